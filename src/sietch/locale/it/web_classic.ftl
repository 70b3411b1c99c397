# Dune classico nel browser: il pianeta, i giocatori, il proprio scudo, battaglie, aste e accordi.

web-classic-map = Mappa del pianeta: più e meno cambiano la scala, le frecce spostano, zero mostra tutto
web-classic-zoom-in = Più vicino
web-classic-zoom-out = Più lontano
web-classic-zoom-fit = Tutto il pianeta
web-classic-location = { $territory }, settore { $sector }
web-classic-stack = { $faction } { $tokens }
web-classic-stack-elites = { $faction } { $tokens } e { $elites } scelti
web-classic-looks-on = { $stack } (osserva)
web-classic-spice = { $n } Spezia
web-classic-in-storm = nella tempesta
web-classic-storm-in = Tempesta nel settore { $sector }
web-classic-turn = Turno { $turn } di { $last }

## I giocatori

web-classic-players = I giocatori in ordine di turno
web-classic-out = Fuori dal gioco: { $who }
web-classic-you = tu
web-classic-first = primo
web-classic-first-player = Primo giocatore di questo turno
web-classic-allies = Alleati
web-classic-figure-spice = Spezia: { $n }
web-classic-figure-strongholds = fortezze, e quante ne servono per vincere: { $n }
web-classic-figure-planet = gettoni sul pianeta: { $n }
web-classic-figure-cards = carte: { $n }
web-classic-figure-leaders = leader disponibili, per forza: { $n }
web-classic-in-tanks = nelle vasche
web-classic-captive = in mano agli Harkonnen
web-classic-prisoner = tuo prigioniero
web-classic-fought = ha combattuto: { $place }
web-classic-kwisatz = Kwisatz Haderach

## Vasche e mazzi

web-classic-tanks = Vasche tleilaxu
web-classic-decks = Mazzi
web-classic-spice-deck = Carte Spezia: { $n }
web-classic-last-blow = Ultima esplosione: { $places }
web-classic-spice-pile = Pila Spezia { $pile }: { $n }
web-classic-worm = Shai-Hulud
web-classic-treachery-deck = Carte Tradimento: { $n }
web-classic-discard = Scartate: { $n }, in cima { $top }
web-classic-removed = Fuori dal gioco: { $cards }
web-classic-wall-stands = Il Muro Scudo è intatto
web-classic-wall-gone = Il Muro Scudo è distrutto

## Dietro lo scudo

web-classic-shield = Dietro il tuo scudo
web-classic-only-you = lo vedi solo tu
web-classic-reserve = { $n } in riserva
web-classic-kwisatz-waking = Kwisatz Haderach: { $n } perdite su { $of }
web-classic-kwisatz-dead = Il Kwisatz Haderach è nelle vasche
web-classic-pledge = Hai promesso { $n } Spezia.
web-classic-pledged = { $faction }: puoi spendere { $n } della loro Spezia.
web-classic-hand = Le tue carte Tradimento: { $n }
web-classic-no-cards = nessuna
web-classic-anytime = In qualsiasi momento
web-classic-leaders = Leader
web-classic-traitors = Al tuo soldo
web-classic-choose-traitor = Scegli il tuo traditore
web-classic-prediction = La tua predizione: { $faction } nel turno { $turn }
web-classic-standing = Nessuna domanda su: { $kinds }.
web-classic-special-karama = il tuo potere Karama speciale

## Quello che si sa

web-classic-known = Quello che sai
web-classic-unseen = Carte Tradimento che non hai visto: { $n }
web-classic-known-cards = ha { $cards }
web-classic-known-lacks = non ha { $cards }
web-classic-known-traitors = al loro soldo: { $leaders }
web-classic-known-innocent = non al loro soldo: { $leaders }
web-classic-silenced = ridotto al silenzio in questo turno
web-classic-next-spice = La prossima carta Spezia è { $card }.
web-classic-marker = Nel prossimo turno la tempesta avanzerà di { $n }.
web-classic-known-deck = Il mazzo Tradimento comincia con { $cards }.

## Battaglia

web-classic-battle = Battaglia: { $place }
web-classic-aggressor = aggressore
web-classic-defender = difensore
web-classic-tokens-here = gettoni qui: { $n }
web-classic-voice = La Voce comanda a { $name }: { $command }
web-classic-voice_play = giocare { $kind }
web-classic-voice_avoid = non giocare { $kind }
web-classic-prescience = La Prescienza chiede a { $name }: { $element }
web-classic-prescience-shown = La Prescienza ha visto di { $name }: { $answer }
web-classic-element-leader = leader
web-classic-element-weapon = arma
web-classic-element-defense = difesa
web-classic-element-number = ruota
web-classic-dialled = ruota { $n }
web-classic-no-leader = Senza leader
web-classic-no-weapon = Senza arma
web-classic-no-defense = Senza difesa
web-classic-step-leader = Leader
web-classic-step-weapon = Arma
web-classic-step-defense = Difesa
web-classic-step-kwisatz_haderach = Kwisatz Haderach
web-classic-step-dial = Ruota
web-classic-step-support = Sostegno in Spezia
web-classic-wheel-most = su { $n }
web-classic-wheel-less = Meno
web-classic-wheel-more = Più

## Asta

web-classic-auction =
    { $left ->
        [one] Asta: l'ultima carta
       *[other] Asta: ancora { $left } carte
    }
web-classic-no-bid = nessuna offerta ancora
web-classic-high-bid = offerta più alta { $n }: { $name }
web-classic-hidden-card = Una carta coperta
web-classic-you-have-seen = hai visto questa carta
web-classic-shown-to-all = tutti hanno visto questa carta
web-classic-passed = passa
web-classic-hand-full = mano piena
web-classic-bid-order = L'intendente offre per te fino a { $n }.
web-classic-up-to = Offri per me fino a
web-classic-at-most = Paga al massimo
web-classic-set-maximum = Fissa il massimo
web-classic-up-to-note = Sempre uno più dell'offerta più alta; nessuno conosce il tuo limite.

## Legame e accordi

web-classic-deals = Accordi e alleanze
web-classic-invited = { $name }: l'invito viene da { $hosts }
web-classic-offer = { $by } propone un accordo a { $to }
web-classic-promised = { $by } ha promesso a { $to } { $promise }
web-classic-broken = Rotto: { $by } aveva promesso a { $to } { $promise }
web-classic-draft = Bozza di accordo con { $name }:
web-classic-draft-empty = ancora nulla
web-classic-promise-no_shipment = di non sbarcare nulla in questo turno
web-classic-promise-no_bid = di non comprare carte in questo turno
web-classic-promise-no_traitor_call = di non gridare al tradimento contro l'altro in questo turno
web-classic-promise-no_karama = di non giocare Karama contro l'altro in questo turno
web-classic-promise-alliance = di allearsi al prossimo legame
web-classic-promise-keep_out_of = di non entrare in questo turno ({ $territory })
web-classic-promise-pay_later = di pagare { $n } Spezia alla fine del turno
web-classic-clause-promise = la promessa { $promise }
web-classic-clause-later = { $n } Spezia alla fine del turno
web-classic-gives = { $name } dà: { $what }
web-classic-you-give = Tu dai: { $what }
web-classic-you-get = Tu ricevi: { $what }
web-classic-gives-nothing = nulla
web-classic-too-dear = Non c'è abbastanza Spezia per accettarlo.

## La fine

web-classic-winners =
    { $n ->
        [one] Vittoria: { $names }
       *[other] Vittoria comune: { $names }
    }
web-classic-ending-strongholds = Alla fine di un turno le fortezze occupate erano abbastanza.
web-classic-ending-prediction = Le Bene Gesserit lo avevano predetto.
web-classic-ending-fremen_special = I Fremen hanno tenuto i sietch per sé.
web-classic-ending-guild_default = Nessuno ha dominato Dune, come voleva la Gilda.
web-classic-ending-most_strongholds = È il maggior numero di fortezze alla fine.

## Moduli

web-classic-amount = Quanti
web-classic-on-the-map =
    { $n ->
        [one] Un luogo brilla sulla mappa: sceglilo lì
       *[other] { $n } luoghi brillano sulla mappa: scegline uno lì
    }
web-classic-spice-after = spezia: { $before } → { $after }
web-classic-you-have = hai { $n } spezia
web-classic-travel-from = Da dove
web-classic-travel-count = Quanti
web-classic-travel-to = Verso dove
web-classic-travel-land = Dove sbarcare
web-classic-travel-place = Dove
web-classic-ship-free = sbarcare non costa nulla
web-classic-ship-half = metà prezzo: 1 spezia per due gettoni in una fortezza, 1 per gettone altrove
web-classic-ship-full = 1 spezia per gettone in una fortezza, 2 altrove
web-classic-left-to-place = { $n } da collocare
web-classic-reach =
    { $n ->
        [one] a un territorio di distanza
       *[other] fino a { $n } territori di distanza
    }
web-classic-window-nothing = Non hai nulla per questo momento. Gli altri non lo sanno: vedono solo che rispondi.
web-classic-dial-hint = Si chiede più tardi; puoi già girarla.
web-classic-dial-loss = Vittoria: perdi gettoni per { $n }. Sconfitta: tutti, cioè { $all }.
web-classic-lose-fewest = il minor numero di gettoni
web-classic-foe = Quel che sai: { $name }
web-classic-foe-traitor = il tuo traditore
web-classic-foe-most = Al massimo { $n }: il leader migliore e tutti i gettoni a piena forza.
web-classic-truth-about = Di che cosa chiedi
web-classic-truth-heard = deve rispondere il vero, e tutti sentono
web-classic-truth-holds = Carte
web-classic-truth-bribed = Traditori
web-classic-truth-spice_at_least = Spezia
web-classic-truth-predicted = Predizione: chi
web-classic-truth-predicted_in = Predizione: quando
web-classic-truth-marker_is = Tempesta
web-classic-truth-aloud = Con parole tue
web-classic-nexus-invite = Invita
web-classic-nexus-join = Unisciti
web-classic-nexus-ally = tuo alleato
web-classic-nexus-invites-you = ti invita
web-classic-nexus-invited = invitato da te
web-classic-nexus-allied = alleato con
web-classic-nexus-alone = senza alleati
web-classic-talk-rule = Tutti sentono quel che si dice qui; gli alleati possono parlare tra loro.
web-classic-talk-allies = In segreto puoi parlare con { $names }. Tutto il resto lo sentono tutti.
web-classic-talk-nobody = Non hai alleati: quel che dici lo sentono tutti.
web-classic-deal-with = Proponi un accordo a
web-classic-deal-side = Chi dà
web-classic-deal-give = Tu dai
web-classic-deal-get = Tu ricevi
web-classic-deal-what = Che cosa
web-classic-deal-detail = Quanto, o dove
web-classic-deal-add = Aggiungi all'accordo
web-classic-deal-spice = spezia adesso
web-classic-deal-later = spezia alla fine del turno
web-classic-deal-no_shipment = una promessa: nessuno sbarco
web-classic-deal-no_bid = una promessa: nessuna carta comprata
web-classic-deal-no_traitor_call = una promessa: nessun traditore svelato
web-classic-deal-no_karama = una promessa: nessun Karama
web-classic-deal-alliance = una promessa: alleanza al prossimo legame
web-classic-deal-keep_out_of = una promessa: restare fuori da un territorio

## Di luoghi e fazioni

web-classic-sectors = settori: { $list }
web-classic-about-sand = Sabbia aperta: tempesta e vermi uccidono chi ci sta.
web-classic-about-rock = Al sicuro da tempesta e vermi.
web-classic-about-stronghold = Al sicuro da tempesta e vermi, posto per due fazioni; tenerne abbastanza fa vincere.
web-classic-about-polar_sink = Sempre aperto, mai nella tempesta; qui nessuno combatte.
web-classic-about-allies = Alleati: { $names }
