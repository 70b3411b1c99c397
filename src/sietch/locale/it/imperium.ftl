### Effetti, domande, ragioni ed eventi di Dune: Imperium in italiano.

## Lists

list-and = { $first } e { $second }
list-or = { $first } o { $second }
list-clauses = { $first }; { $second }
list-or_else = { $first }; oppure { $second }
list-many = { $first }, { $second }

## Resources

resource-solari = Solari
resource-spice = Spezia
resource-water = acqua
resource-troops = truppe
resource-cards = carte
resource-intrigue = carte Intrigo
resource-victory_points = Punti Vittoria
resource-persuasion = Persuasione
resource-swords = spade

## Gains

effect-gain-solari = { $n } Solari
effect-gain-spice = { $n } Spezia
effect-gain-water = { $n } acqua
effect-gain-troops =
    { $n ->
        [one] { $n } truppa
       *[other] { $n } truppe
    }
effect-gain-cards =
    { $n ->
        [one] pesca { $n } carta
       *[other] pesca { $n } carte
    }
effect-gain-intrigue =
    { $n ->
        [one] { $n } carta Intrigo
       *[other] { $n } carte Intrigo
    }
effect-gain-victory_points =
    { $n ->
        [one] { $n } Punto Vittoria
       *[other] { $n } Punti Vittoria
    }
effect-gain-persuasion = { $n } Persuasione
effect-gain-swords =
    { $n ->
        [one] { $n } spada
       *[other] { $n } spade
    }
effect-more-swords = { effect-gain-swords } in più
effect-more-persuasion = { effect-gain-persuasion } in più
effect-more-solari = { effect-gain-solari } in più
effect-more-cards = { effect-gain-cards } in più
effect-more-victory_points = { effect-gain-victory_points } in più

## Influence

with-emperor = l'Imperatore
with-spacing_guild = la Gilda Spaziale
with-bene_gesserit = il Bene Gesserit
with-fremen = i Fremen
track-emperor = { faction-emperor }
track-spacing_guild = { faction-spacing_guild }
track-bene_gesserit = { faction-bene_gesserit }
track-fremen = { faction-fremen }
effect-influence = { $n } Influenza presso { $faction }
effect-influence_any = { $n } Influenza presso una Fazione a tua scelta
effect-influence_one_of = { $n } Influenza presso { $factions }, a scelta
effect-two_influences = 1 Influenza presso ciascuna di due Fazioni diverse

## Combinations

effect-arrow = puoi { $cost }: { $effect }
effect-arrow_must = { $cost } e in cambio: { $effect }
effect-when = con { $condition }: { $effect }
effect-otherwise = con { $condition }: { $effect }; altrimenti { $other }
effect-choose_some = scegline { $n }: { $effects }
effect-nothing = nessun effetto

## Costs

cost-solari = pagare { $n } Solari
cost-spice = pagare { $n } Spezia
cost-water = pagare { $n } acqua
cost-influence = perdere { $n } Influenza
cost-trash_self = eliminare questa carta
cost-trash_card = eliminare una carta
cost-deployed_troops = perdere { $n } delle tue truppe nel Conflitto

## Conditions

condition-alliance = la tua Alleanza con { $faction }
condition-any_alliance = un'Alleanza
condition-influence = almeno { $n } Influenza presso { $faction }
condition-fremen_bond = Legame Fremen (un'altra carta Fremen in gioco)
condition-another_bene_gesserit = un'altra carta Bene Gesserit in gioco
condition-council_seat = un seggio nell'Alto Consiglio
condition-owns_spice_must_flow = almeno { $n } copie de La Spezia Deve Scorrere
condition-most_spice_must_flow = più copie de La Spezia Deve Scorrere di ogni avversario
condition-influence_on_tracks = almeno 3 Influenza su { $n } tracciati

## Single effects

effect-trash = puoi eliminare una carta dalla mano, dagli scarti o in gioco
effect-trash_self = elimina questa carta
effect-deploy = puoi schierare fino a { $n } truppe dalla guarnigione nel Conflitto
effect-deploy_one = puoi schierare una truppa dalla guarnigione nel Conflitto
effect-deploy_any = schiera quante truppe vuoi dalla guarnigione nel Conflitto
effect-retreat = puoi ritirare fino a { $n } delle tue truppe dal Conflitto
effect-retreat_any = puoi ritirare quante truppe vuoi dal Conflitto
effect-acquire = acquisisci una carta che costa { $n } o meno
effect-acquire_top = acquisisci una carta che costa { $n } o meno, in cima al tuo mazzo

## Named effects

effect-special-acquire_foldspace = acquisisci una carta Spazio Piegato
effect-special-steal_intrigue = ogni avversario con 4 o più carte Intrigo te ne cede una a caso
effect-special-take_council_seat = prendi un seggio nell'Alto Consiglio: 2 Persuasione in ogni tuo turno Rivelazione
effect-special-take_mentat = prendi il Mentat se è sul suo spazio: un Agente in più in questo round
effect-special-gain_swordmaster = ottieni il tuo Maestro d'Armi, un terzo Agente per il resto della partita
effect-special-oratory = 1 Persuasione nel tuo turno Rivelazione se il tuo Agente è ancora qui
effect-special-signet = usa l'abilità Sigillo del tuo Leader
effect-special-harvest_again = su uno spazio Creatore, raccogli una seconda volta la sua Spezia di base
effect-special-one_more_influence = ottieni 2 Influenza invece di 1 sullo spazio della Fazione
effect-special-opponents_lose_garrison_troop = ogni avversario perde una truppa dalla guarnigione
effect-special-opponents_discard = ogni avversario scarta { $n } carte
effect-special-test_of_humanity = ogni avversario scarta una carta o perde una truppa schierata
effect-special-block_space = indica uno spazio: nessun avversario può mandarvi un Agente fino al tuo prossimo turno
effect-special-take_bene_gesserit_from_discard = prendi in mano una carta Bene Gesserit dai tuoi scarti
effect-special-send_any_agent = manda uno dei tuoi Agenti, anche già sul tabellone, in uno spazio qualsiasi, occupato o no
effect-special-cheaper_spice_must_flow = La Spezia Deve Scorrere ti costa { $n } in meno in questo turno
effect-special-persuasion_per_fremen = { $n } Persuasione per ogni tua carta Fremen in gioco
effect-special-recruit_and_deploy = recluta { $n } truppe; nel tuo turno Rivelazione puoi schierarle subito
effect-special-catch_up_influence = { $n } Influenza presso una Fazione in cui un avversario ne ha più di te
effect-special-set_row_card_aside = metti da parte una carta della Fila Imperium; in questo round puoi acquisirla per 1 Persuasione in meno
effect-special-draw_and_pass = all'inizio del tuo turno: pesca 1 carta e il turno finisce
effect-special-reveal_persuasion = { $n } Persuasione nel tuo turno Rivelazione di questo round
effect-special-recruitment_mission = { $n } Persuasione nel tuo turno Rivelazione di questo round, e le carte acquisite allora possono andare in cima al tuo mazzo
effect-special-faction_icons = la carta che giochi in questo turno ha anche le quattro icone di Fazione
effect-special-infiltrate = gli Agenti nemici non bloccano il tuo prossimo Agente in questo turno
effect-special-double_cross = un avversario perde una truppa schierata e tu ne schieri una dalla tua scorta
effect-special-look_at_top_card = guarda la carta in cima al tuo mazzo, poi pescala o eliminala
effect-special-shuffle_discard_and_draw = mescola gli scarti nel tuo mazzo, poi pesca 1 carta
effect-special-recall_agent = richiama uno dei tuoi Agenti; può ripartire in questo round
effect-special-control = il controllo dello spazio in gioco
effect-control_of = il controllo dello spazio { $space }
effect-special-mentat_next_round = il Mentat come Agente in più nel prossimo round

## Boxes of a card, a space, a leader

box-agent = Agente: { $text }
box-reveal = Rivelazione: { $text }
box-acquire = All'acquisizione: { $text }
box-on_trash = Se eliminata: { $text }
box-plot = Complotto: { $text }
box-combat = Combattimento: { $text }
box-win = Quando vinci un Conflitto: { $text }
box-endgame = Fine partita: { $text }
box-first = Prima ricompensa: { $text }
box-second = Seconda ricompensa: { $text }
box-third = Terza ricompensa: { $text }
box-signet = Sigillo, { $name }: { $text }
box-left = { $name }: { $text }
box-space = { $text }
box-cost = Costo: { $text }
box-needs = Richiede { $text }
box-control = A chi lo controlla: { $text }
box-icons = Icone Agente: { $text }
box-faction = Carta { $text }
box-price = { $n } Persuasione
space-combat-note = Spazio Combattimento
space-once-note = Una volta per partita e giocatore
space-maker-note = raccogli { $n } Spezia e tutta la Spezia bonus
space-exchange-note = paga { $spice } Spezia per { $solari } Solari
hagal-note-space = Manda un Agente: { $space }
hagal-note-harvest = Manda un Agente nello spazio Creatore con più Spezia bonus
hagal-note-reshuffle = Rimescola il mazzo della Casata Hagal
hagal-note-signet = usa l'abilità Sigillo del suo Leader

## Left abilities of the leaders

left-prescience = guarda quando vuoi la carta in cima al tuo mazzo
left-landsraad_popularity = gli spazi del Landsraad ti costano 1 Solari in meno
left-masterstroke = scegli in segreto due Fazioni prima della partita; una volta, in un turno in cui schieri almeno quattro truppe, ottieni 1 Influenza presso ciascuna
left-arrakis_fiefdom = inizia con 1 Spezia e 1 Solari in più
left-eyes_everywhere = gli Agenti nemici non bloccano i tuoi negli spazi Landsraad e Città
left-ruthless_negotiator = ogni volta che paghi Solari per uno spazio, pesca 1 carta
left-spice_addict = quando raccogli Spezia, prendine 1 in meno e pesca 1 carta
left-connections = quando prendi il seggio nell'Alto Consiglio, ottieni 1 Influenza presso una Fazione a tua scelta

## Actions

action-play = Gioca { $arg }
action-to = Manda l'Agente: { $arg }
action-from_leader = Usa un Agente del tuo Leader
action-from = Sposta l'Agente: { $arg }
action-reveal = Rivela la mano (turno Rivelazione)
action-end = Fine
action-pass = Passa
action-intrigue = Gioca la carta Intrigo { $arg }
action-buy = Acquisisci { $arg }
action-costs = { $action } (costa { $n })
action-buy_to_top = Acquisisci { $arg } in cima al mazzo
action-buy_aside = Acquisisci { $arg }, messa da parte
action-buy_aside_to_top = Acquisisci { $arg }, messa da parte, in cima al mazzo
action-deploy =
    { $n ->
        [one] Schiera { $n } truppa
       *[other] Schiera { $n } truppe
    }
action-retreat =
    { $n ->
        [one] Ritira { $n } truppa
       *[other] Ritira { $n } truppe
    }
action-sell = Vendi { $n } Spezia
action-sell_for = Vendi { $n } Spezia per { $solari } Solari
action-resolve = { $source }: { $arg }
action-pay = Fallo
action-pay_for = { $arg }
action-skip = Rinuncia
action-skip-Resolve = Lascia il resto
action-skip-PayOrNot = Non pagare nulla
action-skip-ChooseTrash = Non eliminare nulla
action-skip-Defend = Non schierare truppe
action-skip-PassOrNot = Continua il turno
action-skip-OfferMasterstroke = Tienili per dopo
action-skip-RivalSignet = Non pagare nulla
action-choose = Scegli l'opzione { $arg }
action-choose_effect = { $arg }
action-faction = { $arg }
action-lose_influence = Perdi 1 Influenza: { $arg }
action-trash_from_hand = Elimina { $arg } dalla mano
action-trash_from_discard = Elimina { $arg } dagli scarti
action-trash_in_play = Elimina { $arg }, in gioco
action-discard = Scarta { $arg }
action-lose_troop = Perdi una truppa schierata
action-take = Prendi { $arg }
action-set_aside = Metti da parte { $arg }
action-block = Proibisci { $arg }
action-recall = Richiama l'Agente: { $arg }
action-draw_top = Pescala
action-trash_top = Eliminala
action-opponent = Posto { $arg }
action-opponent_fights =
    { $n ->
        [one] { $arg } ({ $n } truppa, forza { $strength })
       *[other] { $arg } ({ $n } truppe, forza { $strength })
    }
action-leader = { $arg }
action-token = { $arg }
action-masterstroke = Rivela i segnalini
action-defend = Schiera una truppa dalla tua scorta
action-harvest = { $arg }

## Questions

question-ChooseLeader = Scegli il tuo Leader
question-ChooseTokens = Colpo da Maestro, { $count } di 2: quale Fazione scegli in segreto?
question-Defend = Nel Conflitto è in gioco { $space }, sotto il tuo controllo: difenderlo con una truppa della scorta?
question-TakeTurn = Tocca a te: gioca una carta e manda un Agente, oppure rivela la mano
question-ChooseAgent = Quale Agente manda il Kwisatz Haderach?
question-ChooseSpace = { $card }: dove mandi il tuo Agente?
question-SellMelange = Quanta Spezia vendi?
question-Resolve = Quale effetto risolvi adesso?
question-DeployTroops = Quante truppe schieri nel Conflitto? Fino a { $limit }
question-EndTurn = Altro prima della fine del tuo turno?
question-RevealTurn = Turno Rivelazione: { $persuasion } Persuasione da spendere, forza { $strength }
question-ChooseAcquire = Acquisisci una carta che costa { $max_cost } o meno
question-ChooseTrash = Quale carta elimini?
question-ChooseTrash_for = Quale carta elimini, per questo: { $gain }?
question-ChooseTrash_goods = Quale carta elimini per { $gain }?
question-DiscardCards =
    { $count ->
        [one] Quale carta scarti?
       *[other] Scarti { $count } carte: quale adesso?
    }
question-DiscardCards_by =
    { $count ->
        [one] { $by } ti fa scartare una carta: quale?
       *[other] { $by } ti fa scartare { $count } carte: quale adesso?
    }
question-PayOrNot = { $cost }, per questo: { $gain }?
question-PayOrNot_goods = { $cost } per { $gain }?
question-ChooseLoss = Presso quale Fazione perdi 1 Influenza?
question-ChooseHeir = Chi prende l'Alleanza con { $faction }?
question-ChooseFaction = Presso quale Fazione ottieni { $count } Influenza?
question-ChooseOne = Scegli una opzione
question-ChooseSome =
    { $count ->
        [one] scegli ancora una opzione
       *[other] scegli { $count } opzioni: quale adesso?
    }
question-ChooseDeploy = Quante truppe schieri? Fino a { $limit }
question-ChooseRetreat = Quante truppe ritiri? Fino a { $limit }
question-TestOfHumanity = Prova di Umanità: scarta una carta o perdi una truppa schierata
question-BlockSpace = La Voce: quale spazio proibisci agli avversari?
question-TakeFromDiscard = Quale carta Bene Gesserit prendi?
question-SetAside = Quale carta della fila metti da parte?
question-PassOrNot = Il tuo turno finisce qui?
question-DoubleCross = Chi perde una truppa schierata?
question-DrawOrTrash = La carta in cima al tuo mazzo è { $card }: pescarla o eliminarla?
question-RecallAgent = Quale Agente richiami?
question-OfferMasterstroke = Colpo da Maestro, una volta a partita: rivelare adesso i tuoi segnalini per 1 Influenza ciascuno ({ $factions })?
question-CombatTurn = Combattimento: gioca carte Intrigo o passa
question-AfterWin = Hai vinto il Conflitto: qualche carta da giocare?
question-EndgameTurn = La partita finisce: qualche carta da giocare?
question-ChooseHarvest = Due spazi Creatore si equivalgono per la Casata Hagal: quale?
question-RivalSignet = Il Rivale paga per la sua abilità Sigillo?
question-for-rival = { $question } (decidi per { $name })
question-of = { $source }: { $question }

## Why something is not possible

why-not_now = Ora non si può fare
why-not_your_turn = Non tocca a te scegliere
why-game_over = La partita è finita
why-no_icon = { $card } non ha icone Agente e può solo essere rivelata
why-wrong_icon = { $card } non ha un'icona che porti a { $space }
why-no_agent = Non hai più Agenti da mandare
why-no_space = { $card } non porta a nessuno spazio in cui puoi entrare ora
why-occupied = Un Agente occupa { $space }
why-too_dear = { $space } costa { $need } { $resource }; ne hai { $have }
why-too_little_influence = { $space } richiede { $influence } Influenza presso { $faction }; ne hai { $level }
why-once_only = Ci sei già stato: { $space } si usa una volta per partita
why-voice = La Voce proibisce { $space } fino al prossimo turno di chi l'ha usata
why-no_swordmaster = A questa difficoltà non puoi ottenere un Maestro d'Armi
why-cannot_pay = Non hai di che pagare
why-condition_unmet = La condizione di questo effetto non è soddisfatta
why-no_effect = Ora non avrebbe alcun effetto
why-no_influence_to_lose = Lì non hai Influenza da perdere
why-not_that_faction = Questo effetto non permette quella Fazione
why-only_own_turn = Una carta Complotto si gioca nel tuo turno Agente o Rivelazione
why-only_combat = Una carta Combattimento si gioca nella fase di Combattimento
why-only_after_win = Questa carta si gioca subito dopo aver vinto da solo un Conflitto
why-only_endgame = Una carta Fine Partita si gioca alla fine della partita
why-only_at_start = Questa carta si gioca all'inizio del tuo turno
why-only_before_card = Questa carta si gioca prima della carta del tuo turno Agente
why-cannot_pay_intrigue = Non puoi pagare il costo di questa carta
why-condition_unmet_intrigue = Non soddisfi la condizione di questa carta
why-too_many_troops = Puoi schierarne al massimo { $limit }: { $recruited } reclutate in questo turno e altre 2
why-too_little_spice = Servono { $need } Spezia; ne hai { $have }
why-too_dear_card = { $card } costa { $need } Persuasione; ne hai { $have }
why-not_for_sale = { $card } non si compra con la Persuasione
why-stack_empty = Non restano copie di { $card }
why-unresolved = Prima va risolto un effetto obbligatorio
why-no_deployed_troop = Non hai truppe schierate da perdere

## What happened

event-draw =
    { $n ->
        [one] { $name } pesca { $n } carta
       *[other] { $name } pesca { $n } carte
    }
event-draw_seen = { $name } pesca: { $cards }
event-reshuffle = { $name } rimescola gli scarti in un nuovo mazzo
event-draw_intrigue =
    { $n ->
        [one] { $name } pesca { $n } carta Intrigo
       *[other] { $name } pesca { $n } carte Intrigo
    }
event-draw_intrigue_seen = { $name } pesca l'Intrigo: { $cards }
event-discard = { $name } scarta { $card }
event-row = { $card } entra nella Fila Imperium
event-acquire = { $name } acquisisce { $card }
event-acquire_top = { $name } acquisisce { $card } in cima al mazzo
event-trash = { $name } elimina { $card }
event-influence = { $name } ottiene { $n } Influenza presso { $faction } (ora { $level })
event-influence_lost = { $name } perde { $n } Influenza presso { $faction } (ora { $level })
event-track_bonus = { $name } riceve il bonus del tracciato: { $faction }
event-alliance = { $name } ora ha l'Alleanza con { $faction }
event-alliance_lost = L'Alleanza con { $faction } torna sul tabellone
event-vp =
    { $n ->
        [one] { $name } ottiene { $n } Punto Vittoria ({ $vp })
       *[other] { $name } ottiene { $n } Punti Vittoria ({ $vp })
    }
event-vp_lost = { $name } perde un Punto Vittoria ({ $vp })
event-recruit =
    { $n ->
        [one] { $name } recluta { $n } truppa
       *[other] { $name } recluta { $n } truppe
    }
event-deploy =
    { $n ->
        [one] { $name } schiera { $n } truppa (ora { $troops })
       *[other] { $name } schiera { $n } truppe (ora { $troops })
    }
event-retreat =
    { $n ->
        [one] { $name } ritira { $n } truppa
       *[other] { $name } ritira { $n } truppe
    }
event-lose_troops =
    { $n ->
        [one] { $name } perde { $n } truppa
       *[other] { $name } perde { $n } truppe
    }
event-gain = { $name } ottiene { $amount }
event-rival_spends = { $name } spende per un Punto Vittoria: { $resource }
event-intrigue = { $name } gioca la carta Intrigo { $card }
event-steal_intrigue = { $name } prende una carta Intrigo a { $other }
event-steal_intrigue_seen = { $name } prende la carta Intrigo { $card } a { $other }
event-council = { $name } prende un seggio nell'Alto Consiglio
event-mentat = { $name } prende il Mentat
event-swordmaster = { $name } ottiene un Maestro d'Armi
event-voice = { $name } usa la Voce: { $space } è proibito
event-take_card = { $name } riprende { $card } dagli scarti
event-set_aside = { $name } mette da parte { $card }
event-recall = { $name } richiama un Agente: { $space }
event-turn = Tocca a { $name }
event-send = { $name } gioca { $card } e manda un Agente: { $space }
event-pay = { $name } paga { $amounts }
event-tokens = { $name } ha scelto due Fazioni in segreto
event-masterstroke = { $name } rivela il Colpo da Maestro: { $factions }
event-reveal = { $name } rivela: { $cards }
event-reveal_nothing = { $name } rivela una mano vuota
event-strength = { $name } ha forza { $strength }
event-phase = Fase: { $phase }
event-pass = { $name } passa
event-combat = Combattimento: { $strengths }
event-combat_reward = { $name } riceve la ricompensa { $n }
event-control = { $name } prende il controllo: { $space }
event-control_lost = Il segnalino Controllo viene rimosso
event-round = Round { $round }: { $conflict }
event-maker = La Spezia si accumula: { $space } ({ $bonus })
event-recall_all = Tutti gli Agenti tornano
event-hagal = { $name } manda un Agente: { $space }
event-hagal_swords =
    { $n ->
        [one] { $name } aggiunge { $n } spada
       *[other] { $name } aggiunge { $n } spade
    }
event-leader = { $name } gioca { $leader }
event-end_by_points = { $name } ha { $vp } Punti Vittoria: era l'ultimo round
event-end_by_conflicts = L'ultimo Conflitto è concluso: era l'ultimo round
event-game_over = La partita è finita

## What people at the table are called in a sentence

imperium-player = Giocatore { $letter }
imperium-short-paul_atreides = Paul
imperium-short-duke_leto_atreides = Leto
imperium-short-baron_vladimir_harkonnen = Vladimir
imperium-short-glossu_rabban = Rabban
imperium-short-helena_richese = Helena
imperium-short-count_ilban_richese = Ilban
imperium-short-countess_ariana_thorvald = Ariana
imperium-short-earl_memnon_thorvald = Memnon
imperium-short-house_hagal = Hagal
imperium-short-feyd_rautha_harkonnen = Feyd
imperium-short-gurney_halleck = Gurney
imperium-short-lady_amber_metulli = Amber
imperium-short-lady_margot_fenring = Margot
imperium-short-princess_irulan = Irulan
imperium-short-lady_jessica = Jessica
imperium-short-reverend_mother_jessica = Jessica
imperium-short-staban_tuek = Staban
imperium-short-shaddam_corrino_iv = Shaddam
