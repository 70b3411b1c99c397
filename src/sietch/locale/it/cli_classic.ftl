# Dune classico nel terminale: il pianeta, i giocatori, quello che accade al tavolo.

cli-classic-mark-atreides = At
cli-classic-mark-harkonnen = Ha
cli-classic-mark-emperor = Im
cli-classic-mark-guild = Gi
cli-classic-mark-fremen = Fr
cli-classic-mark-bene_gesserit = BG
cli-classic-mark-ixians = IX
cli-classic-mark-bene_tleilax = BT
cli-classic-mark-landsraad = LR

## Il pianeta; i nomi brevi servono dove il settore è troppo stretto: otto lettere, sette nei settori 8 e 17

cli-classic-planet = Il pianeta: la tempesta va da sinistra a destra, il polo è in alto
cli-classic-map-legend = █ fortezza  ▒ roccia  │ sabbia  ≋ tempesta  ● posto  ◆ Spezia  * scelti  ( ) osserva
cli-classic-list-strongholds = Fortezze
cli-classic-list-spice = Spezia
cli-classic-list-elsewhere = Altrove
cli-classic-short-imperial_basin = Bac.Imp
cli-classic-short-cielago_west = Ciel.O.
cli-classic-short-rim_wall_west = Orlo O.
cli-classic-short-hole_in_the_rock = Buco
cli-classic-short-tueks_sietch = S. Tuek
cli-classic-short-red_chasm = Abisso
cli-classic-short-gara_kulon = Gara K.
cli-classic-short-sihaya_ridge = Sihaya
cli-classic-short-old_gap = V.Varco
cli-classic-short-the_great_flat = Gr.Piana
cli-classic-short-the_greater_flat = Gr.ma P.
cli-classic-short-wind_pass_north = Passo Vento Nord
cli-classic-short-funeral_plain = P.Funeb.
cli-classic-short-sietch_tabr = S. Tabr
cli-classic-short-rock_outcroppings = Affior. Rocc.
cli-classic-short-habbanya_ridge_flat = P. Cresta Habb.
cli-classic-short-bight_of_the_cliff = Ansa Scogliera
cli-classic-short-habbanya_sietch = S. Habb.

## I giocatori

cli-classic-turn = Turno { $turn } di { $last } · { $phase } · tempesta nel settore { $storm }
cli-classic-col-order = in ordine di turno
cli-classic-col-dot = settore
cli-classic-col-cards = carte
cli-classic-col-planet = pianeta
cli-classic-col-tanks = vasche
cli-classic-col-strongholds = fortezze
cli-classic-col-leaders = leader
cli-classic-col-allies = alleati
cli-classic-leaders = Leader
cli-classic-leaders-legend = † nelle vasche  ‡ prigioniero  · ha combattuto in questo turno
cli-classic-fought = ha combattuto: { $place }
cli-classic-kwisatz = Kwisatz Haderach
cli-classic-kwisatz-short = KH
cli-classic-decks = Carte Tradimento: { $treachery } (scartate: { $discard }). Carte Spezia: { $spice }.
cli-classic-last-blow = Ultima esplosione: { $places }.
cli-classic-wall-gone = Il Muro Scudo è distrutto.
cli-classic-known = Quello che sai:
cli-classic-known-cards = ha { $cards }
cli-classic-known-lacks = non ha { $cards }
cli-classic-known-traitors = ha come traditore { $leaders }
cli-classic-known-innocent = non ha come traditore { $leaders }
cli-classic-silenced = ridotto al silenzio in questo turno
cli-classic-next-spice = La prossima carta Spezia è { $card }.
cli-classic-marker = Nel prossimo turno la tempesta avanzerà di { $n }.
cli-classic-known-deck = Il mazzo Tradimento comincia con { $cards }.

## Dietro lo scudo

cli-classic-shield = Dietro il tuo scudo: { $faction }
cli-classic-figures = { $spice } Spezia · { $reserve } in riserva · { $tanks } nelle vasche · carte: { $cards }/{ $most }
cli-classic-powers = I tuoi poteri: scrivi rule { $id }
cli-classic-hand = Carte: { $cards }
cli-classic-own-leaders = Leader:
cli-classic-traitors = Al tuo soldo: { $leaders }
cli-classic-prediction = La tua predizione: { $faction } nel turno { $turn }
cli-classic-pledge = I tuoi alleati possono spendere { $n } della tua Spezia.
cli-classic-pledged = { $faction }: puoi spendere { $n } della loro Spezia.
cli-classic-standing = Nessuna domanda su: { $kinds } (scrivi listen per riceverne di nuovo)

## Al tavolo

cli-classic-auction =
    { $left ->
        [one] Asta: l'ultima carta.
       *[other] Asta: ancora { $left } carte.
    }
cli-classic-auction-card = L'hai vista: { $card }.
cli-classic-no-bid = Nessuna offerta ancora.
cli-classic-high-bid = Offerta più alta: { $n } ({ $name }).
cli-classic-bid-passed = Fuori: { $names }
cli-classic-bid-order = L'intendente offre per te fino a { $n }.
cli-classic-hands = Carte in mano:
cli-classic-battle = Battaglia ({ $place }): { $aggressor } contro { $defender }
cli-classic-voice = La Voce comanda a { $name }: { $command }
cli-classic-prescience = La Prescienza chiede a { $name }: { $element }
cli-classic-prescience-shown = La Prescienza ha visto di { $name }: { $answer }
cli-classic-plan = Piano di { $text }
cli-classic-dialed = ruota { $n }
cli-classic-supported = { $n } Spezia
cli-classic-no-leader = senza leader
cli-classic-invited = { $name }: l'invito viene da { $hosts }
cli-classic-deal = Offerta: { $by } a { $to } – { $by } { $clauses }
cli-classic-promise = Promessa: { $by } a { $to } – { $promise }
cli-classic-broken = Rotto: { $text }
cli-classic-draft = Il tuo accordo con { $name }: { $by } { $clauses }
cli-classic-draft-empty = Il tuo accordo con { $name }: ancora nulla; aggiungi fino a tre clausole, poi scrivi offer

## Accanto alle scelte

cli-classic-in-storm = nella tempesta
cli-classic-together = insieme { $n } fortezze su { $needed }
cli-classic-never = scrivi listen per essere interpellato di nuovo
cli-classic-range-in_turn = il turno
cli-classic-range-bid = offri tanto; basta il numero
cli-classic-range-max = lascia che l'intendente offra per te, fino a tanto
cli-classic-range-pledge = tanta Spezia che i tuoi alleati possono spendere
cli-classic-range-share = tanto pagano i tuoi alleati
cli-classic-range-dial = la forza impegnata; è persa anche se vinci
cli-classic-range-support = tanta Spezia per sostenere i tuoi gettoni
cli-classic-range-spice_at_least = «Hai almeno tanta Spezia?»
cli-classic-range-predicted_in = «Hai predetto questo turno?»
cli-classic-range-marker_is = «È questo il segnalino della tempesta?»
cli-classic-range-give_spice = il tuo accordo: dai tanta Spezia adesso
cli-classic-range-want_spice = il tuo accordo: ricevi tanta Spezia adesso
cli-classic-range-pay_later = il tuo accordo: paghi tanto alla fine del turno
cli-classic-range-want_later = il tuo accordo: ti pagano tanto alla fine del turno
cli-classic-range-at = in qualunque altro luogo
cli-classic-range-land = sbarca altrove
cli-classic-range-to = va' altrove
cli-classic-range-holds = «Hai questa carta?»
cli-classic-range-bribed = «È questo leader il tuo traditore?»
cli-classic-range-deal = proponi un accordo
cli-classic-range-promise = il tuo accordo: quello che prometti
cli-classic-range-want = il tuo accordo: quello che ti viene promesso
cli-classic-range-truthtrance = gioca la Trance della Verità

## La fine

cli-classic-winner =
    { $n ->
        [one] Vittoria: { $names }.
       *[other] Vittoria comune: { $names }.
    }
cli-classic-ended = Turno { $turn }. { $reason }
cli-classic-held =
    { $n ->
        [one] { $n } fortezza
       *[other] { $n } fortezze
    }
