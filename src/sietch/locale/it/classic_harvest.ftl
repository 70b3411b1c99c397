### Spice Harvest, il preludio di Dune classico, in italiano.

## Carte

classic-access-garrison = guarnigione di { $n }
classic-planet-atreides = Caladan
classic-planet-harkonnen = Giedi Primo
classic-planet-emperor = Kaitain
classic-planet-guild = Giunzione
classic-planet-fremen = Arrakis
classic-planet-bene_gesserit = Wallach IX
classic-planet-ixians = Ix
classic-planet-bene_tleilax = Tleilax
classic-planet-landsraad = i mondi del Landsraad
classic-trade-cards =
    { $n ->
        [one] { $n } carta Accesso
       *[other] { $n } carte Accesso
    }
classic-trade-spice = { $n } Spezia
classic-trade-nothing = niente
classic-unclaimed = nessuno la rivendica
classic-claim = { $name } con { $n }

## Azioni

classic-action-announce = Annuncia un raccolto di { $n } Spezia
classic-action-price = { $n } Spezia per una seconda carta Raccolto
classic-action-price-AskPrice = Chiedi { $n } Spezia
classic-action-price-BuySecond = Offri invece { $n } Spezia
classic-action-share_card = Dai una quota di { $n } Spezia
classic-action-look = Guarda una carta Quota: { $arg }
classic-action-vote_for = Vota a favore del rapporto
classic-action-vote_against = Vota contro il rapporto
classic-action-hand_over = Cedi: { $arg }
classic-action-want_cards =
    { $n ->
        [one] Chiedi { $n } carta Accesso
       *[other] Chiedi { $n } carte Accesso
    }
classic-action-show = Proponi mostrando prima le carte
classic-action-hide = Proponi senza mostrare le carte
classic-action-occupy = Rivendica { $arg }
classic-action-garrison = Aggiungi una guarnigione di { $n }
classic-action-pass-AskPrice = Non offrire nulla
classic-action-pass-PeekShare = Non guardarne nessuna
classic-action-pass-AwardOdd = Ritorno alle riserve di Spezia
classic-action-take-AwardOdd = Per { $arg }
classic-action-yes-BuySecond = Paga { $price } Spezia e pesca
classic-action-no-BuySecond = Fanne a meno
classic-action-yes-LastPrice = D'accordo
classic-action-no-LastPrice = Rifiuta
classic-action-yes-PeekAccess = Guarda questa carta
classic-action-no-PeekAccess = Aspettane un'altra
classic-action-yes-AnswerTrade = Accetta
classic-action-no-AnswerTrade = Rifiuta
classic-action-yes-ConfirmTrade = Scambia
classic-action-no-ConfirmTrade = Rinuncia
classic-action-deal-TradeTurn = Proponi uno scambio: { $arg }
classic-action-give_spice-WordTrade = Dai { $n } Spezia
classic-action-want_spice-WordTrade = Chiedi { $n } Spezia
classic-action-drop-WordTrade = Alla fine non proporre nulla
classic-action-done-TradeTurn = Nessun'altra proposta
classic-action-done-LayGarrisons = Non rivendicare altro

## Domande

classic-question-BidForDesk = Quanto offri in segreto per la Direzione della CHOAM? Chi vince versa la sua offerta a chi ha fatto la seconda
classic-question-AskPrice = Che cosa chiedi al Direttore ({ $director }) per una seconda carta Raccolto?
classic-question-BuySecond = Il tuo raccolto è di { $harvest } Spezia. Compri dalla Gilda una seconda carta Raccolto per { $price } Spezia?
classic-question-LastPrice = Il Direttore offre { $price } Spezia per una seconda carta Raccolto. Accetti?
classic-question-Announce = Il tuo raccolto è di { $harvest } Spezia: quanto annunci, la verità o meno?
classic-question-GiveShare =
    { $others ->
        [0] Quale quota dai ({ $faction })? Del raccolto annunciato restano { $left } Spezia, e questa è l'ultima quota
       *[other] Quale quota dai ({ $faction })? Del raccolto annunciato restano { $left } Spezia, per questa quota e altre { $others }
    }
classic-question-PeekShare = Annunciate { $spice } Spezia, la tua quota è { $share }. Quale quota guardi?
classic-question-Vote = Direttore: { $director }. Il raccolto annunciato è di { $spice } Spezia, e la tua quota di { $share }. A favore o contro?
classic-question-AwardOdd = { $spice } Spezia non si possono dividere: a chi le dai? Dovete essere tutti d'accordo: { $sharing }
classic-question-PeekAccess =
    { $left ->
        [one] Arriva l'ultima carta Accesso. Puoi guardarne una per asta: questa?
       *[other] Arriva la prima di { $left } carte Accesso. Puoi guardarne una per asta: questa?
    }
classic-question-SealedAccess =
    { $left ->
        [one] L'ultima carta Accesso è all'asta: quanto pagheresti al massimo?
       *[other] La prima di { $left } carte Accesso è all'asta: quanto pagheresti al massimo?
    }
classic-question-AccessBidding =
    { $left ->
        [one] L'ultima carta Accesso: { $by }, { $high }. Rilanci?
       *[other] La prima di { $left } carte Accesso: { $by }, { $high }. Rilanci?
    }
classic-question-AccessBidding-open =
    { $left ->
        [one] L'ultima carta Accesso è all'asta. Offri?
       *[other] La prima di { $left } carte Accesso è all'asta. Offri?
    }
classic-question-TradeTurn = Proponi a qualcuno uno scambio di carte Accesso?
classic-question-WordTrade = La tua proposta ({ $faction }): dai { $give } e ricevi { $get }. Che altro?
classic-question-AnswerTrade = { $faction }: ti si propone { $give } per { $get }. Accetti?
classic-question-AnswerTrade-cards =
    { $left ->
        [one] { $faction }: ti si propone { $give } per { $get }. Quale carta cedi, se vuoi?
       *[other] { $faction }: ti si propone { $give } per { $get }. Quale carta cedi, se vuoi? Ne restano { $left } da scegliere
    }
classic-question-ConfirmTrade = { $faction }: cederesti { $give } e riceveresti { $back }. Scambi?
classic-question-LayGarrisons = Quali fortezze rivendichi, e con quali guarnigioni? Non c'è ancora nulla, e { $most } gettoni al massimo
classic-question-LayGarrisons-more = Disposto finora: { $laid }. C'è posto per altri { $most } gettoni
classic-question-PlaceGarrison = { $territory } è tua. Quanti dei { $left } sono gettoni scelti?

## Perché no

classic-why-harvest_too_high = il raccolto è di { $harvest } Spezia, e nessuno annuncia più di quel che c'è
classic-why-cannot_be_shared = le carte Quota per tanti giocatori fanno di più
classic-why-no_such_share = non restano carte Quota di questo valore
classic-why-shares_too_high = tutte le quote insieme supererebbero quanto annunciato
classic-why-not_enough_for_second = il Direttore non può pagare tanto
classic-why-too_many_tokens = si possono impegnare solo venti gettoni
classic-why-no_garrison = una fortezza vuole una guarnigione

## Che cosa accade

classic-event-planet = { $name } viene da { $planet } e riceve { $spice } Spezia
classic-event-director_bids = Offerte per la Direzione: { $bids }
classic-event-director = { $name } dirige la CHOAM
classic-event-harvest_turn = Raccolto, turno { $turn }
classic-event-director_broke = { $name } non può pagare la tassa e deve andarsene
classic-event-harvest_drawn = { $name } pesca una carta Raccolto
classic-event-harvest_drawn_seen = { $name } pesca una carta Raccolto: { $harvest } Spezia
classic-event-harvest_worm = { $name } pesca un verme delle sabbie
classic-event-second_offered = { $name } chiede { $spice } Spezia per una seconda carta Raccolto
classic-event-second_countered = { $name } ne offre { $spice } Spezia
classic-event-second_declined = { $name } rifiuta
classic-event-announced = { $name } annuncia un raccolto di { $spice } Spezia
classic-event-share_given = { $name } riceve una carta Quota
classic-event-share_given_seen = { $name } riceve una quota di { $spice } Spezia
classic-event-share_seen = { $name } guarda la quota di { $other }
classic-event-share_seen_seen = { $name } guarda la quota di { $other }: { $spice } Spezia
classic-event-votes = A favore del rapporto: { $pro }. Contro: { $con }
classic-event-harvest_shown = Il raccolto di { $name } era di { $harvest } Spezia; con il diritto, da dividere sono { $spice } Spezia
classic-event-share_taken = { $name } prende una quota di { $spice } Spezia
classic-event-shares_open = Tutte le quote sono scoperte: { $spice } Spezia insieme
classic-event-director_caught = { $name } è colto a presentare un rapporto falso
classic-event-director_spared = { $name } conserva la Direzione ancora una volta
classic-event-rest_split = { $name } prende { $spice } Spezia del resto
classic-event-rest_kept = { $name } incassa il resto: { $spice } Spezia
classic-event-odd_returned = { $spice } Spezia non si possono dividere e tornano alle riserve di Spezia
classic-event-odd_given = { $name } riceve in più { $spice } Spezia indivisibili
classic-event-access_auction =
    { $cards ->
        [one] { $cards } carta Accesso è messa all'asta
       *[other] { $cards } carte Accesso sono messe all'asta
    }
classic-event-access_up = { $name } apre le offerte per la prossima carta Accesso (ne restano { $left })
classic-event-access_seen = { $name } guarda la carta Accesso
classic-event-access_seen_seen = { $name } guarda la carta Accesso: { $access }
classic-event-access_bought = { $name } prende la carta Accesso
classic-event-access_bought_seen = { $name } prende la carta Accesso: { $access }
classic-event-trading = Le carte Accesso si possono scambiare
classic-event-trade_offered = { $name } propone a { $other } { $give } per { $get }
classic-event-trade_offered_seen = { $name } propone a { $other } { $give } per { $get }
classic-event-trade_refused = { $name } rifiuta lo scambio con { $other }
classic-event-trade_done = { $name } e { $other } fanno uno scambio
classic-event-trade_done_seen = { $name } cede a { $other } { $give } e riceve { $back }
classic-event-residue = { $name } restituisce { $spice } Spezia alle riserve di Spezia
classic-event-garrisons_sold = { $name } converte carte in { $spice } Spezia: { $cards }
classic-event-sheet_spice = { $name } riceve le { $spice } Spezia del suo scudo
classic-event-stronghold_called = { $territory } è chiamata: { $claims }

## Regole

classic-FR-XVI-A-1 = Ci sono 14 carte Raccolto (due da 5, 8, 10, 12 e 15 Spezia, una da 25, una da 40, due vermi delle sabbie), 36 carte Accesso (due per fortezza; quattro guarnigioni da 1, 2, 3, 5 e 7 gettoni e tre da 8 e 10) e 30 carte Quota (tre per ogni valore da 0 a 5, due da 6, 7, 8, 10, 12 e 15).
classic-FR-XVI-A-2-a = Una carta Pianeta decide chi gioca con chi. Nessuno prende ancora la Spezia del suo scudo, e nessun gettone è piazzato.
classic-FR-XVI-A-2-b = Ognuno comincia con 10 Spezia.
classic-FR-XVI-A-2-c = Le carte Raccolto e Accesso sono mescolate; le carte Quota e Voto no: il Direttore sceglie fra tutte le quote.
classic-FR-XVI-A-2-d = Tutti offrono in segreto per la Direzione. L'offerta più alta vince e va al giocatore della seconda; fra pari si estrae a sorte. Il Direttore non vota mai.
classic-FR-XVI-B = Si giocano cinque turni di raccolto, ognuno con un rapporto, una riunione e una lotta d'influenza; poi comincia la partita normale.
classic-FR-XVI-B-1-a = Il Direttore versa una Spezia all'Imperatore, o alle riserve di Spezia se non è in gioco, guarda in segreto la prima carta Raccolto e annuncia quel raccolto o uno minore.
classic-FR-XVI-B-1-b = Il Direttore dà in segreto una carta Quota a ciascuno degli altri. Le quote possono essere disuguali; insieme non superano il raccolto annunciato, e il Direttore non ne ha. Devono bastare le carte che ci sono: un raccolto di 5 non si divide in cinque quote da uno.
classic-FR-XVI-B-2-a = Tutti tranne il Direttore votano a favore o contro il rapporto, a carte coperte, e i voti si scoprono insieme. Nessuno rivela la propria quota.
classic-FR-XVI-B-2-b = La carta Raccolto è mostrata, e da dividere c'è altrettanta Spezia più tre. Chi ha votato a favore prende la quota. Se i contrari sono di più e il rapporto era falso (un altro raccolto, o quote che non fanno quella somma), si dividono il resto in parti uguali, l'indivisibile tornando alle riserve salvo accordo unanime, e il giocatore a destra diventa Direttore. Altrimenti il Direttore incassa il resto e conserva il posto.
classic-FR-XVI-B-3-a = Tante carte Accesso quanti sono i giocatori vanno all'asta non viste, una alla volta, come le carte Tradimento; apre il giocatore a destra del Direttore. La Spezia va alle riserve.
classic-FR-XVI-B-3-b = Chi compra una carta Accesso la guarda e la tiene segreta.
classic-FR-XVI-B-4 = Dopo il quinto turno le carte Accesso si scambiano liberamente, mostrate prima o no.
classic-FR-XVI-B-5 = Quando gli scambi sono finiti, tutta la Spezia che resta torna alle riserve di Spezia.
classic-FR-XVI-B-6-a = Ognuno dispone a faccia in giù le fortezze che rivendica, ciascuna con una o più carte guarnigione: venti gettoni al massimo in tutto.
classic-FR-XVI-B-6-b = Le guarnigioni che restano sono mostrate e rendono una Spezia per gettone. Poi ognuno riceve la Spezia del suo scudo.
classic-FR-XVI-B-6-c = Le fortezze sono chiamate in senso antiorario, da Carthag ad Arrakeen. Da solo, chi la rivendica vi piazza la guarnigione; se nessuno la rivendica è vuota; se sono due, la guarnigione maggiore piazza la differenza: 12 contro 8 lasciano 4.
classic-FR-XVI-B-7 = La partita normale comincia da queste posizioni; i piazzamenti iniziali degli scudi sono ignorati.
classic-FR-XVI-C-1 = Atreides, Caladan: a ogni rapporto puoi guardare la quota di un compagno prima del voto, e a ogni asta una carta Accesso prima che sia venduta.
classic-FR-XVI-C-2 = Bene Gesserit, Wallach IX: vedi tutte le carte Accesso che gli altri comprano, e predici solo quando le posizioni di partenza sono note.
classic-FR-XVI-C-3 = Gilda, Giunzione: puoi vendere al Direttore una seconda carta Raccolto, che non vedi, per 4-8 Spezia di comune accordo. Il rapporto riguarda allora le due carte insieme.
classic-FR-XVI-C-4 = Fremen, Arrakis: quando è pescato un verme delle sabbie, diventi Direttore.
classic-FR-XVI-C-5 = Imperatore, Kaitain: il Direttore ti versa una Spezia prima di ogni raccolto; chi non può è sostituito dal giocatore alla sua destra, che deve pagare.
classic-FR-XVI-C-6 = Harkonnen, Giedi Primo: colto come Direttore a presentare un rapporto falso resti al tuo posto, tranne la seconda volta.
classic-OQ26 = Un verme delle sabbie fra le carte Raccolto è mostrato subito. I Fremen diventano Direttore e pescano un'altra carta; senza di loro, o se dirigono già, non vale nulla.
classic-OQ27 = Le offerte per le carte Accesso girano in senso orario, come stampato, dal giocatore a destra del Direttore; per opzione verso destra, come per le carte Tradimento.
classic-OQ28 = La Spezia dello scudo non si prende all'inizio del preludio ma si riceve prima che le fortezze siano chiamate.
classic-OQ29 = Guarnigioni uguali lasciano vuota una fortezza. I gettoni non piazzati restano in riserva, e i Fremen possono cominciare in qualsiasi fortezza.
classic-OQ30 = La parità non è maggioranza: il Direttore resta. In due giocatori decide un voto.
classic-OQ31 = Se tutte le offerte per la Direzione sono uguali, la sorte dice chi la ottiene e chi è pagato; un'offerta di nulla non paga nessuno.
classic-OQ32 = Un Direttore che non può pagare la tassa cede il posto a destra anche senza Imperatore; se nessuno può pagare, il primo resta.

## Nel terminale

cli-classic-range-announce = annuncia un raccolto così; basta il numero
cli-classic-harvest = Spice Harvest · turno { $turn } di { $turns } · Direttore: { $name }
cli-classic-harvest-none = Spice Harvest · ancora nessun Direttore
cli-classic-harvest-announced = Annunciate: { $n } Spezia
cli-classic-harvest-drawn = Pescate: { $n } Spezia
cli-classic-harvest-share = quota { $n }
cli-classic-harvest-envelope = quota coperta
cli-classic-harvest-vote-for = ha votato a favore
cli-classic-harvest-vote-against = ha votato contro
cli-classic-harvest-cards =
    { $n ->
        [one] { $n } carta Accesso
       *[other] { $n } carte Accesso
    }
cli-classic-harvest-reported = Raccolti finora: { $cards }
cli-classic-harvest-worm = verme
cli-classic-harvest-auction = Carte Accesso all'asta: { $left }
cli-classic-harvest-access = questa è { $card }
