### Che cosa dicono in italiano le azioni, le domande, i motivi e gli eventi di Dune classico.

## Gettoni, Spezia, gruppi

classic-none = nessuno
classic-this = questo
classic-tokens =
    { $n ->
        [one] { $n } gettone
       *[other] { $n } gettoni
    }
classic-elites =
    { $n ->
        [one] { $n } gettone scelto
       *[other] { $n } gettoni scelti
    }
classic-group = { $tokens } ({ $location })
classic-reserves = riserve
classic-price-free = gratis
classic-price-each = { $n } Spezia per gettone
classic-price-half = metà di { $n } Spezia per gettone
classic-leader-strength = { $leader } ({ $n })

## Azioni

classic-action-pass = Passa
classic-action-pass-KaramaWindow = Lascia fare
classic-action-pass-Doubt = Lascia fare
classic-action-pass-Ship = Non sbarcare nulla
classic-action-pass-Muster = Non spostare nessuno
classic-action-pass-Destination = Resta dove sei
classic-action-pass-CrossTo = Rinuncia al trasporto
classic-action-pass-Command = Non ordinare nulla
classic-action-pass-Foresee = Non chiedere nulla
classic-action-pass-ReviveLeader = Non rigenerare nessuno
classic-action-pass-PlaceWorm = Lascia il verme nella sabbia
classic-action-pass-ChooseTraitor = Nessun traditore: sono tutti e quattro tuoi
classic-action-pass-CallTraitors = Taci
classic-action-never = Passa, e non chiedermi più nulla su questo: { $window }
classic-action-never-KaramaWindow = Lascia fare, e non chiedermi più nulla su questo: { $window }
classic-action-never-Doubt = Lascia fare, e non chiedermi più nulla su questo: { $window }
classic-action-listen = Chiedimi di nuovo ogni volta che potrei intervenire
classic-action-done = Fatto
classic-action-yes = Sì
classic-action-yes-ClaimCharity = Invoca la carità
classic-action-yes-SpareAllies = Risparmiali
classic-action-yes-GrantRevival = Concedi loro tre gettoni gratis
classic-action-yes-GuildNow = Adesso
classic-action-yes-SendAdvisor = Manda un consigliere
classic-action-yes-Win = Paga { $price } Spezia
classic-action-yes-Resurrect = Rigenera il Kwisatz Haderach
classic-action-yes-ReviveLeader = Rigenera il Kwisatz Haderach per 2 Spezia
classic-action-no = No
classic-action-no-ClaimCharity = Fanne a meno
classic-action-no-SpareAllies = Lasciali divorare
classic-action-no-GuildNow = Aspetta
classic-action-no-SendAdvisor = Non mandare nessuno
classic-action-take = Gioca con { $arg }
classic-action-predict = Vittoria predetta: { $arg }
classic-action-in_turn = Predici il turno { $n }
classic-action-traitor = { $arg } è al tuo soldo
classic-action-sectors =
    { $n ->
        [one] { $n } settore
       *[other] { $n } settori
    }
classic-action-sectors-DialStorm = Componi { $n }
classic-action-sectors-SteerStorm =
    { $n ->
        [one] Muovi la tempesta di { $n } settore
       *[other] Muovi la tempesta di { $n } settori
    }
classic-action-play = Gioca { $arg }
classic-action-at = { $arg }
classic-action-count = { $tokens }
classic-action-count-HowMany = Sposta { $tokens }
classic-action-count-PlaceFremenCount = Piazza { $tokens }
classic-action-count-LandHowMany =
    { $spice ->
        [0] Sbarca { $tokens }
       *[other] Sbarca { $tokens } per { $spice } Spezia
    }
classic-action-count-SwapHands =
    { $n ->
        [one] Prendi { $n } carta
       *[other] Prendi { $n } carte
    }
classic-action-elite = Con { $tokens }
classic-action-elite-TakeReward = Rigenera { $tokens }
classic-action-worm = Un verme: { $arg }
classic-action-invite = Invita { $arg } in un'alleanza
classic-action-join = Alleati con { $arg }
classic-action-leave = Lascia la tua alleanza
classic-action-bid = Offri { $n }
classic-action-max = Offri per me fino a { $n }
classic-action-max-SealedBids = Paga al massimo { $n }
classic-action-max-SealedAccess = Paga al massimo { $n }
classic-action-pledge = Prometti { $n } Spezia
classic-action-share = Usane { $n }
classic-action-revive = Rigenera { $tokens }
classic-action-revive-Revive =
    { $n ->
        [0] Non rigenerare nessuno
       *[other]
            { $spice ->
                [0] Rigenera { $tokens } gratis
               *[other] Rigenera { $tokens } per { $spice } Spezia
            }
    }
classic-action-revive-MoreFromEmperor =
    { $n ->
        [0] Non pagare per nessuno
       *[other] Paga { $spice } Spezia per { $tokens }
    }
classic-action-land = Sbarca: { $arg }
classic-action-land-Ship = Sbarca: { $arg } ({ $price })
classic-action-cross = Trasporta attraverso il pianeta, partenza: { $arg }
classic-action-withdraw = Riporta alle riserve, partenza: { $arg }
classic-action-move = Partenza: { $arg }
classic-action-to = Verso: { $arg }
classic-action-end_peace = Smetti di coesistere: { $arg }
classic-action-coexist = Coesisti
classic-action-oppose = Non coesistere
classic-action-battle = Combatti: { $arg }
classic-action-against = Contro { $arg }
classic-action-against-Silence = Riduci al silenzio { $arg }
classic-action-against-SwapHands = Prendi carte, vittima: { $arg }
classic-action-against-ChooseSeen = Guarda il piano: { $arg }
classic-action-voice_play = Giocare: { $arg }
classic-action-voice_avoid = Non giocare: { $arg }
classic-action-ask = Chiedi di vedere: { $arg }
classic-action-leader = { $arg } ({ $n })
classic-action-leader-ReviveLeader = Rigenera { $arg } per { $n } Spezia
classic-action-leader-Resurrect = Rigenera { $arg } ({ $n })
classic-action-hero = { $arg } come leader
classic-action-no_leader = Nessun leader
classic-action-weapon = Arma: { $arg }
classic-action-weapon-none = Nessuna arma
classic-action-defense = Difesa: { $arg }
classic-action-defense-none = Nessuna difesa
classic-action-kwisatz_haderach-yes = Con il Kwisatz Haderach
classic-action-kwisatz_haderach-no = Senza il Kwisatz Haderach
classic-action-dial = Componi { $n }
classic-action-support = Sostieni con { $n } Spezia
classic-action-call_traitor = Tradimento! Questo leader è al tuo soldo
classic-action-lose = Perdi { $tokens }
classic-action-keep = Tieni { $arg }
classic-action-discard = Scarta { $arg }
classic-action-capture = Tieni il prigioniero per una battaglia
classic-action-kill = Uccidi il prigioniero e ricevi 2 Spezia
classic-action-karama_rate = Gioca un Karama: sbarca al prezzo della Gilda
classic-action-karama_free = Gioca un Karama: non pagare nulla
classic-action-karama_special = Gioca un Karama per il tuo potere speciale
classic-action-karama_special-SpecialWindow = Gioca un Karama: { $power }
classic-action-karama_with = Gioca { $arg } come Karama
classic-action-give = Dai { $arg }
classic-action-truthtrance = Gioca la Trance della Verità contro { $arg }
classic-action-holds = Hai in mano: { $arg }?
classic-action-bribed = { $arg } è al tuo soldo?
classic-action-spice_at_least = Hai almeno { $n } Spezia?
classic-action-predicted = Hai predetto questa vittoria: { $arg }?
classic-action-predicted_in = Hai predetto il turno { $n }?
classic-action-marker_is = Il prossimo segnalino della tempesta è un { $n }?
classic-action-aloud = Una domanda tutta tua, posta a voce alta
classic-action-deal = Proponi un accordo: { $arg }
classic-action-give_spice = Accordo: dai { $n } Spezia
classic-action-want_spice = Accordo: ricevi { $n } Spezia
classic-action-promise = Accordo: prometti { $promise }
classic-action-want = Accordo: ti viene promesso { $promise }
classic-action-pay_later = Accordo: paghi { $n } Spezia alla fine del turno
classic-action-want_later = Accordo: ti vengono pagate { $n } Spezia alla fine del turno
classic-action-offer = Proponi questo accordo
classic-action-drop = Abbandona questo accordo
classic-action-accept = Accetta l'accordo: { $arg }
classic-action-refuse = Rifiuta l'accordo: { $arg }

## Accordi e promesse; le clausole sono dette di chi propone

classic-promise-no_shipment = di non sbarcare nulla in questo turno
classic-promise-no_bid = di non comprare carte in questo turno
classic-promise-no_traitor_call = di non gridare al tradimento contro l'altro in questo turno
classic-promise-no_karama = di non giocare Karama contro l'altro in questo turno
classic-promise-alliance = di allearsi al prossimo legame
classic-promise-keep_out_of = di non entrare in questo turno ({ $territory })
classic-promise-pay_later = di pagare { $n } Spezia alla fine del turno
classic-clause-give_spice = dà { $n } Spezia
classic-clause-want_spice = riceve { $n } Spezia
classic-clause-promise = promette { $promise }
classic-clause-want = riceve la promessa { $promise }
classic-clause-pay_later = paga { $n } Spezia alla fine del turno
classic-clause-want_later = riceve { $n } Spezia alla fine del turno

## Domande

classic-question-ChooseFaction = Con quale fazione giochi?
classic-question-Predict = Scrivi in segreto: chi vincerà?
classic-question-PredictTurn = Predici { $faction }: in quale turno?
classic-question-ChooseTraitor = Hai pescato { $drawn }: quale dei leader avversari è al tuo soldo?
classic-question-PlaceFremen =
    { $left ->
        [one] Dove comincia il tuo ultimo gettone?
       *[other] Restano da collocare { $left } dei tuoi gettoni: dove ne cominciano alcuni?
    }
classic-question-PlaceFremenCount = { $location }: quanti dei { $left } che restano?
classic-question-PlaceAdvisor = Dove comincia il tuo primo gettone?
classic-question-DialStorm = Quanto componi sulla tua ruota per la tempesta?
classic-question-WeatherWindow =
    { $sectors ->
        [one] La tempesta avanzerà di { $sectors } settore. Giochi il Controllo del clima?
       *[other] La tempesta avanzerà di { $sectors } settori. Giochi il Controllo del clima?
    }
classic-question-SteerStorm = Controllo del clima: di quanti settori avanza la tempesta?
classic-question-AtomicsWindow = Fai saltare il Muro Scudo prima che la tempesta avanzi?
classic-question-ThumperWindow = Pianti un Martellatore prima dell'esplosione di Spezia?
classic-question-HarvesterWindow = Sono apparse { $spice } Spezia ({ $location }). Le raddoppi con una Mietitrice?
classic-question-SpareAllies = Sorge un verme ({ $territory }): risparmia i tuoi alleati?
classic-question-PlaceWorm = In quale territorio di sabbia sorge il verme?
classic-question-NexusTurn = Legame: cambi qualcosa nelle tue alleanze?
classic-question-ClaimCharity = Non hai Spezia. Invochi la carità della CHOAM?
classic-question-SealedBids =
    { $left ->
        [one] L'ultima carta è all'asta: quanto pagheresti al massimo?
       *[other] La prima di { $left } carte è all'asta: quanto pagheresti al massimo?
    }
classic-question-Bidding =
    { $left ->
        [one] L'ultima carta: { $by }, { $high }. Rilanci?
       *[other] La prima di { $left } carte: { $by }, { $high }. Rilanci?
    }
classic-question-Bidding-open =
    { $left ->
        [one] L'ultima carta è all'asta. Offri?
       *[other] La prima di { $left } carte è all'asta. Offri?
    }
classic-question-card_seen = { $question } L'hai vista: { $card }
classic-question-Win = La carta è tua per { $price } Spezia: come paghi?
classic-question-SwapHands-whom = A chi prendi le carte? Ne restituisci altrettante
classic-question-SwapHands-count = Quante carte prendi, senza vederle?
classic-question-SwapHands-give =
    { $taken ->
        [one] Quale carta restituisci?
       *[other] Quale carta restituisci per prima? { $taken } in tutto
    }
classic-question-Pledge = Quanta della tua Spezia possono spendere i tuoi alleati in questa fase?
classic-question-ShareBill = Devi { $amount } Spezia; i tuoi alleati te ne hanno promesse { $pledged }. Quante delle loro usi?
classic-question-GrantRevival = Lasci che i tuoi alleati rigenerino tre gettoni gratis?
classic-question-Revive = Quanti gettoni rigeneri? { $free } gratis, gli altri a { $price } Spezia l'uno; nelle vasche: { $tanks }
classic-question-MoreFromEmperor = Per quanti altri gettoni paghi { $price } Spezia l'uno? Alleato: { $ally }
classic-question-ReviveLeader = I leader si rigenerano alla fine dei tuoi spostamenti. Ne rigeneri uno?
classic-question-CoexistOrOppose = { $territory }: coesisti? Se sì, in questo turno è come se non ci fossi: niente battaglia, Spezia o fortezza
classic-question-EndPeace = Dove smetti di coesistere?
classic-question-GuildNow = Sbarchi e ti sposti adesso, o aspetti?
classic-question-Ship = Sbarco: dove? In riserva: { $reserve }
classic-question-LandHowMany = { $location }: quanti gettoni sbarcano?
classic-question-CrossTo = Trasporto: { $picked }. Verso dove?
classic-question-SendAdvisor = Mandi un consigliere ({ $location })?
classic-question-Muster =
    { $purpose ->
        [ride] Il verme ti porta: quali gettoni lo cavalcano?
        [cross] Quali gettoni salgono a bordo?
        [withdraw] Quali gettoni salgono a bordo?
       *[march] Quale gruppo si sposta?
    }
classic-question-Muster-more = { $picked }: anche altri gettoni di questo territorio?
classic-question-HowMany = { $location }: quanti gettoni?
classic-question-Destination =
    { $purpose ->
        [ride] Il verme porta { $picked }: verso dove?
       *[march] { $picked }: verso dove? Raggio: { $range }
    }
classic-question-FinishMovement = Altro prima della fine dei tuoi spostamenti?
classic-question-ChooseBattle = Quale battaglia combatti adesso?
classic-question-ChooseEnemy = { $territory }: chi combatti per primo?
classic-question-PoisonWindow = Usi il Veleno residuo contro { $against }?
classic-question-Command = Battaglia contro { $against } ({ $territory }): che cosa ordina la Voce?
classic-question-Foresee = Battaglia contro { $against } ({ $territory }): quale parte del piano chiedi di vedere?
classic-question-ShowElement = Battaglia contro { $against } ({ $territory }): la Prescienza chiede una parte del tuo piano ({ $element }). Che cosa mostri? È vincolante
classic-question-ChooseSeen = Di chi vedi il piano intero?
classic-question-Plans = Battaglia contro { $against } ({ $territory }): qual è il tuo piano?
classic-question-Plans-chosen = Battaglia contro { $against } ({ $territory }): che altro? Finora: { $chosen }
classic-question-CallTraitors = { $leader } guida il nemico. Gridi al tradimento?
classic-question-LoseTokens = Hai composto { $dial } con { $spice } Spezia: quali gettoni di questo valore perdi? Un gettone conta 1 con una Spezia e ½ senza, un gettone d'élite di regola il doppio
classic-question-KeepCards = Tieni la carta che hai giocato?
classic-question-CaptureOrKill = { $leader } è tuo prigioniero: che cosa fai?
classic-question-KaramaWindow = { $victim }: { $power }. Un Karama lo impedisce?
classic-question-Doubt = { $victim }: { $power }. Rispondi con un Karama?
classic-question-SpecialWindow = Il tuo potere Karama speciale: { $power }?
classic-question-SpecialWindow-against = Il tuo potere Karama speciale contro { $victim }: { $power }?
classic-question-Resurrect =
    { $most ->
        [0] Rigenerazione gratuita: quale leader?
        [1] Rigenerazione gratuita: un leader, o il gettone nelle vasche?
       *[other] Rigenerazione gratuita: un leader, o fino a { $most } gettoni tra quelli nelle vasche?
    }
classic-question-Silence = Cono di silenzio: chi non può comprare carte né allearsi in questo turno? Nominali uno dopo l'altro
classic-question-AskTruth = Trance della Verità contro { $victim }: che cosa chiedi?
classic-question-AnswerAloud = Domanda posta a voce alta ({ $asker }): sì o no, secondo verità?

## Perché no

classic-why-in_storm = vi infuria la tempesta
classic-why-caught_in_storm = nessuno esce dalla tempesta
classic-why-two_already = altre due fazioni tengono questa fortezza
classic-why-ally_there = vi si trova un alleato
classic-why-too_far =
    { $range ->
        [one] è a più di { $range } territorio
       *[other] è a più di { $range } territori
    }
classic-why-not_enough_spice = non c'è abbastanza Spezia
classic-why-not_fremen_land = le riserve dei Fremen sbarcano sulla Grande Piana o entro due territori da essa
classic-why-no_reserves = non ci sono gettoni in riserva
classic-why-only_guild = solo la Gilda trasporta così
classic-why-cancelled = un Karama lo ha impedito
classic-why-promised = un accordo lo vieta
classic-why-bid_too_high = si possono pagare al massimo { $spice } Spezia
classic-why-bid_too_low = l'offerta è già a { $high }
classic-why-hand_full = la mano è piena
classic-why-leader_dead = questo leader è nelle vasche
classic-why-leader_captured = questo leader è prigioniero
classic-why-fought_elsewhere = questo leader ha combattuto altrove in questo turno
classic-why-no_cards_alone = senza leader non si possono giocare carte
classic-why-voice_forbids = la Voce lo vieta
classic-why-shown_already = ciò che è stato mostrato è vincolante
classic-why-not_revivable = i leader tornano solo quando tutti e cinque sono stati nelle vasche
classic-why-wait_for_others = prima tornano gli altri leader
classic-why-revival_limit = al massimo tre gettoni per turno
classic-why-one_elite = al massimo un gettone scelto per turno
classic-why-not_on_turn_one = non nel primo turno
classic-why-nothing_to_revive = non c'è nulla da rigenerare
classic-why-alliance_full = l'alleanza ha tanti membri quanti ne può avere
classic-why-nobody_left = almeno un giocatore deve restare fuori dall'alleanza
classic-why-silenced = un Cono di silenzio lo vieta in questo turno

## Come finisce una partita

classic-ending-strongholds = alla fine di un turno le fortezze occupate erano abbastanza
classic-ending-prediction = le Bene Gesserit lo avevano predetto
classic-ending-fremen_special = i Fremen hanno tenuto i sietch per sé
classic-ending-guild_default = nessuno ha dominato Dune, come voleva la Gilda
classic-ending-most_strongholds = è il maggior numero di fortezze alla fine

## Cause

classic-by-storm = la tempesta
classic-by-worm = Shai-Hulud
classic-by-atomics = le Atomiche di famiglia
classic-by-explosion = l'esplosione
classic-by-battle = in battaglia
classic-by-weapon = un'arma
classic-by-treason = il tradimento
classic-by-harkonnen = gli Harkonnen
classic-by-poison = il Veleno residuo

## Trance della Verità

classic-fact-holds = ha in mano { $arg }
classic-fact-bribed = ha { $arg } al suo soldo
classic-fact-spice_at_least = ha almeno { $n } Spezia
classic-fact-predicted = ha predetto { $arg }
classic-fact-predicted_in = ha predetto il turno { $n }
classic-fact-marker_is = ha visto un { $n } sul prossimo segnalino della tempesta
classic-answer-yes = sì
classic-answer-no = no

## Eventi

classic-event-faction = { $name } gioca con { $faction }
classic-event-sheets = Ognuno prende la Spezia e i gettoni indicati dal suo scudo
classic-event-prediction = { $name } scrive una predizione
classic-event-prediction_seen = { $name } predice { $faction } nel turno { $turn }
classic-event-traitors = { $name } sa chi è al suo soldo
classic-event-traitors_seen = Al soldo di { $name }: { $traitors }
classic-event-placed = { $name } colloca { $tokens } ({ $location })
classic-event-dealt = { $name } riceve una carta Tradimento
classic-event-dealt_seen = { $name } riceve { $card }
classic-event-turn = Turno { $turn }
classic-event-phase = { $phase }
classic-event-storm_dialed = Le ruote mostrano { $dials }
classic-event-marker_revealed = Il segnalino della tempesta mostra { $sectors }
classic-event-marker_drawn = { $name } guarda il prossimo segnalino della tempesta
classic-event-marker_drawn_unseen = Il prossimo segnalino della tempesta è posto coperto
classic-event-marker_drawn_seen = { $name } guarda il prossimo segnalino della tempesta: { $sectors }
classic-event-weather_control =
    { $sectors ->
        [one] { $name } fa avanzare la tempesta di { $sectors } settore
       *[other] { $name } fa avanzare la tempesta di { $sectors } settori
    }
classic-event-family_atomics = { $name } fa saltare il Muro Scudo
classic-event-storm =
    { $sectors ->
        [one] La tempesta avanza di { $sectors } settore, da { $from } a { $to }
       *[other] La tempesta avanza di { $sectors } settori, da { $from } a { $to }
    }
classic-event-spice_lost = { $spice } Spezia perduta ({ $location }): { $by }
classic-event-killed = { $name } perde { $tokens } ({ $location }): { $by }
classic-event-spice_reshuffled = Le carte Spezia sono mescolate in un nuovo mazzo
classic-event-worm_aside = Shai-Hulud arriva troppo presto e torna nel mazzo
classic-event-worm = Shai-Hulud!
classic-event-worm_again = Shai-Hulud ancora una volta
classic-event-spice_blow = Esplosione di Spezia: { $spice } Spezia ({ $location })
classic-event-spice_blow_none = Esplosione di Spezia nella tempesta: non ne resta nulla ({ $location })
classic-event-harvester = { $name } manda una Mietitrice: altre { $spice } Spezia ({ $location })
classic-event-worm_called = { $name } chiama un verme ({ $territory })
classic-event-nexus = Legame: le alleanze possono cambiare
classic-event-invited = { $name } invita { $other } in un'alleanza
classic-event-left_alliance = { $name } lascia l'alleanza
classic-event-joined_alliance = { $name } si allea con { $others }
classic-event-charity = { $name } riceve { $spice } Spezia dalla carità della CHOAM
classic-event-auction =
    { $cards ->
        [one] { $cards } carta è messa all'asta
       *[other] { $cards } carte sono messe all'asta
    }
classic-event-card_seen = { $name } guarda la carta
classic-event-card_seen_seen = { $name } guarda la carta: { $card }
classic-event-card_up = { $name } apre le offerte per la prossima carta (ne restano { $left })
classic-event-bid = { $name } offre { $spice }
classic-event-passed = { $name } passa
classic-event-no_bids =
    { $left ->
        [one] Nessuno offre: l'ultima carta torna sul mazzo
       *[other] Nessuno offre: { $left } carte tornano sul mazzo
    }
classic-event-karama_free = { $name } gioca { $card } e non paga le { $price } Spezia
classic-event-bid_void = { $name } non può pagare { $price } Spezia e non ottiene la carta
classic-event-bought = { $name } prende la carta
classic-event-bought_seen = { $name } prende la carta: { $card }
classic-event-bonus_card = { $name } pesca una carta in più
classic-event-bonus_card_seen = { $name } pesca una carta in più: { $card }
classic-event-hand_taken =
    { $cards ->
        [one] { $name } prende { $cards } carta a { $other }
       *[other] { $name } prende { $cards } carte a { $other }
    }
classic-event-revival_granted = { $name } lascia che gli alleati rigenerino tre gettoni gratis
classic-event-revived = { $name } rigenera { $tokens }
classic-event-leader_revived = { $leader } torna in vita
classic-event-kwisatz_killed = Il Kwisatz Haderach muore nell'esplosione
classic-event-kwisatz_revived = Il Kwisatz Haderach torna in vita
classic-event-spice_seen = { $name } guarda la prossima carta Spezia
classic-event-spice_seen_seen = { $name } guarda la prossima carta Spezia: { $card }
classic-event-coexists = { $name } coesiste ({ $territory })
classic-event-opposes = { $name } non coesiste ({ $territory })
classic-event-moves = { $name } sbarca e si sposta
classic-event-moved = { $name } sposta { $tokens }: { $from } → { $to }
classic-event-ships = { $name } trasporta { $tokens }: { $from } → { $to }
classic-event-karama_rate = { $name } gioca { $card } e sbarca al prezzo della Gilda
classic-event-shipment_stopped = Lo sbarco di { $name } è fermato
classic-event-advisor = { $name } manda un consigliere ({ $location })
classic-event-battle = Battaglia: { $name } contro { $other } ({ $territory })
classic-event-voice = La Voce di { $name } ordina a { $other }: { $command }
classic-event-command-voice_play = giocare: { $arg }
classic-event-command-voice_avoid = non giocare: { $arg }
classic-event-prescience = { $name } chiede a { $other } di mostrare: { $element }
classic-event-shown = { $name } lo mostra
classic-event-shown_seen = { $name } mostra: { $answer }
classic-event-no_leader = { $name } annuncia: nessun leader disponibile
classic-event-plan_seen = { $name } vede il piano di battaglia di { $other }
classic-event-plan = Piano di { $name }: { $plan }
classic-event-plan-dial = ruota { $n }
classic-event-plan-spice = { $n } Spezia
classic-event-plan-kwisatz = Kwisatz Haderach
classic-event-plan-no_leader = nessun leader
classic-event-traitor = Tradimento! { $leader } è al soldo di { $name }
classic-event-won = { $name } vince contro { $other }, { $high } a { $low }
classic-event-won_treason = { $name } vince contro { $other } per tradimento
classic-event-explosion = Una pistola laser incontra uno scudo: tutto è distrutto ({ $territory })
classic-event-paid = { $name } paga { $spice } Spezia alla banca
classic-event-paid_to = { $name } paga { $spice } Spezia a { $other }
classic-event-bounty = { $name } riceve { $spice } Spezia per i leader caduti
classic-event-leader_killed = Morte di { $leader }, causa: { $by }
classic-event-captive_returns = { $leader } torna da { $name }
classic-event-captured = { $name } fa prigioniero { $leader }
classic-event-karama = { $name } gioca { $card } contro { $other } e impedisce questo: { $power }
classic-event-karama_special = { $name } gioca un Karama per { $power }
classic-event-silenced = { $name } riduce { $other } al silenzio per questo turno
classic-event-truthtrance = Trance della Verità: { $name } chiede se { $other } { $fact }: { $answer }
classic-event-truthtrance_aloud = Trance della Verità: { $name } pone a { $other } una domanda a voce alta
classic-event-answered = { $name } risponde a { $other }: { $answer }
classic-event-promise_paid = { $name } paga a { $other } { $spice } delle { $owed } Spezia promesse
classic-event-promise_broken = { $name } manca a una promessa fatta a { $other }: { $promise }
classic-event-deal_offered = { $name } propone un accordo a { $other }: { $name } { $clauses }
classic-event-deal_accepted = { $name } accetta l'accordo: { $other } { $clauses }
classic-event-deal_refused = { $name } rifiuta questo accordo: «{ $other } { $clauses }»
classic-event-pledged = { $name } promette Spezia all'alleanza
classic-event-pledged_seen = { $name } promette { $spice } Spezia all'alleanza
classic-event-paid_for_ally = { $name } paga { $spice } Spezia per { $other }
classic-event-discard = { $name } scarta { $card }
classic-event-treachery_reshuffled = Le carte Tradimento scartate sono mescolate in un nuovo mazzo
classic-event-collected = { $name } raccoglie { $spice } Spezia ({ $location }), ne restano { $left }
classic-event-flow = { $name } riceve { $spice } Spezia ({ $territory })
classic-event-game_over = La partita è finita, vittoria: { $winners }; { $reason }

## Che cosa fa ogni carta

classic-does-projectile_weapon = Arma di un piano di battaglia: uccide il leader avversario, a meno che le sia opposto uno Scudo.
classic-does-poison_weapon = Arma di un piano di battaglia: uccide il leader avversario, a meno che le sia opposto un Fiutaveleni.
classic-does-lasegun = Arma di un piano di battaglia: uccide il leader avversario, qualunque cosa le si opponga. Con uno Scudo in uno dei due piani, nel territorio tutto è distrutto e nessuno vince.
classic-does-projectile_defense = Difesa di un piano di battaglia: salva il tuo leader da un'arma a proiettile. Se incontra una Pistola laser, fa esplodere il territorio.
classic-does-poison_defense = Difesa di un piano di battaglia: salva il tuo leader da un'arma avvelenata.
classic-does-cheap_hero = Fa le veci di un leader in un piano di battaglia, con forza 0. Nessuno può dichiararlo traditore; dopo, la carta è sempre scartata.
classic-does-worthless = Nessun effetto. Ci si libera di essa giocandola come arma o come difesa; con le abilità aggiuntive le Bene Gesserit possono giocarla come Karama.
classic-does-truthtrance = In qualsiasi momento: un giocatore deve rispondere davanti a tutti, secondo verità, sì o no a una domanda.
classic-does-karama = Impedisce un uso di un potere di un'altra fazione. Oppure: sbarca una volta al prezzo della Gilda, prendi una carta all'asta senza pagare, o usa il tuo potere Karama speciale se quella regola è in vigore.
classic-does-weather_control = Quando la tempesta sta per avanzare: dici tu di quanto, da 0 a 10 settori.
classic-does-hajr = Alla fine dei tuoi spostamenti: uno spostamento in più, con lo stesso gruppo o con un altro.
classic-does-tleilaxu_ghola = In qualsiasi momento: un tuo leader, o fino a cinque gettoni, tornano gratis.
classic-does-family_atomics = Prima che la tempesta avanzi, con un gettone sul Muro Scudo o accanto: tutti i gettoni che vi si trovano muoiono, e il Bacino Imperiale, Arrakeen e Carthag restano per sempre esposti alle tempeste. La carta lascia la partita.
classic-does-cone_of_silence = In qualsiasi momento: gli avversari che nomini non possono comprare carte, entrare in una nuova alleanza né minacciare di Kanly in questo turno.
classic-does-residual_poison = Nella tua battaglia, prima dei piani: uno dei leader disponibili dell'avversario, estratto a sorte, muore, e nessuno è pagato. Secondo l'altra lettura della carta, scarti invece le tue carte senza valore.
classic-does-thumper = Prima della prima carta Spezia di un turno: vale come uno Shai-Hulud, legame compreso.
classic-does-harvester = Subito dopo un'esplosione di Spezia: vi è posta altrettanta Spezia.
classic-does-spice = Appaiono { $n } Spezia ({ $location }).
classic-does-shai_hulud = Un legame, poi tutto ciò che si trova nel territorio dell'ultima esplosione è divorato.
classic-does-leader = Forza { $n }.
classic-does-copies = Copie: gioco base { $base }, The Duel { $duel }, Spice Harvest { $harvest }.

## Elenchi di `sietch cards`

cli-kind-treachery = carta Tradimento
cli-kind-spice_card = carta Spezia
cli-kinds-treachery = Carte Tradimento
cli-kinds-spice_card = Carte Spezia
cli-kinds-leader-atreides = Leader: Atreides
cli-kinds-leader-harkonnen = Leader: Harkonnen
cli-kinds-leader-emperor = Leader: Imperatore
cli-kinds-leader-guild = Leader: Gilda
cli-kinds-leader-fremen = Leader: Fremen
cli-kinds-leader-bene_gesserit = Leader: Bene Gesserit
cli-kinds-leader-ixians = Leader: Ixiani
cli-kinds-leader-bene_tleilax = Leader: Bene Tleilax
cli-kinds-leader-landsraad = Leader: Landsraad

## Sezioni dei regolamenti

classic-section-both = regolamento francese { $french }, italiano { $italian }
classic-section-french = regolamento francese { $french }
classic-section-italian = regolamento italiano { $italian }

## What people at the table are called before factions are taken

classic-player = Giocatore { $letter }
