### Effetti, domande ed eventi di Dune: Imperium – Uprising, dove il gioco base non ha parole.

## Spies

effect-spy =
    { $n ->
        [one] piazza una Spia
       *[other] piazza { $n } Spie
    }
effect-spy_on = piazza una Spia in un posto collegato a uno spazio { $icons }
effect-spy_here = piazza una Spia in un posto dello spazio in cui hai mandato l'Agente, anche accanto alla Spia di un altro giocatore
effect-spy_shared = piazza una Spia, anche in un posto con la Spia di un altro giocatore

## Combinations

effect-at_least_one = uno di questi o entrambi: { $effects }
effect-without = senza { $condition }: { $effect }
effect-retreat_one = puoi ritirare una delle tue truppe dal Conflitto

## Costs

cost-discard =
    { $n ->
        [one] scartare una carta
       *[other] scartare { $n } carte
    }
cost-intrigue =
    { $n ->
        [one] eliminare una carta Intrigo
       *[other] eliminare { $n } carte Intrigo
    }
cost-recall_spies =
    { $n ->
        [one] richiamare una Spia
       *[other] richiamare { $n } Spie
    }
cost-retreat =
    { $n ->
        [one] ritirare una truppa
       *[other] ritirare { $n } truppe
    }
cost-retreat_up_to =
    { $n ->
        [2] ritirare 1 o 2 truppe
       *[other] ritirare da 1 a { $n } truppe
    }
cost-trash_emperor_in_play = eliminare un'altra tua carta Imperatore in gioco
cost-trash_emperor_in_hand = eliminare una carta Imperatore dalla mano

## Conditions

condition-at_maker = il tuo Agente su uno spazio Creatore
condition-at_faction = il tuo Agente su uno spazio di Fazione
condition-recalled_spy = una Spia richiamata in questo turno
condition-spies_on_board = almeno { $n } Spie sul tabellone
condition-spy_at_maker = una Spia che sorveglia uno spazio Creatore
condition-units_in_conflict = almeno { $n } unità nel Conflitto
condition-sandworms =
    { $n ->
        [one] un verme delle sabbie nel Conflitto
       *[other] almeno { $n } vermi delle sabbie nel Conflitto
    }
condition-hooks = gli Ami da Creatore
condition-contracts_done = almeno { $n } contratti completati
condition-seat_and_swordmaster = un seggio nell'Alto Consiglio e il tuo Maestro d'Armi
condition-gained_spice = Spezia ottenuta in questo turno
condition-deployed_this_turn = almeno { $n } unità schierate in questo turno
condition-discarded = una carta { $name } scartata
condition-strength = forza { $n } o più
condition-acquired_spice_must_flow = La Spezia Deve Scorrere acquisita in questo turno
condition-behind_an_alliance = almeno 4 Influenza dove un avversario ha l'Alleanza

## Named effects

effect-special-opponents_discard_one = ogni avversario scarta una carta
effect-special-take_contract = prendi un contratto (o 2 Solari se non ce ne sono)
effect-special-summon_sandworms =
    { $n ->
        [one] attira un verme delle sabbie nel Conflitto
       *[other] attira { $n } vermi delle sabbie nel Conflitto
    }
effect-special-detonate_shield_wall = fai saltare il Muro Scudo (se vuoi)
effect-special-recall_other_agent = richiama un altro dei tuoi Agenti (può ripartire in questo round)
effect-special-take_hooks = prendi gli Ami da Creatore
effect-special-council_seat_or_gifts = prendi un seggio nell'Alto Consiglio: 2 Persuasione in ogni tuo turno Rivelazione; se lo hai già: 2 Spezia, 1 carta Intrigo e 3 truppe
effect-special-discard =
    { $n ->
        [one] scarta una carta
       *[other] scarta { $n } carte
    }
effect-special-return_to_hand = riprendi in mano questa carta
effect-special-ignore_influence = questo Agente entra senza l'Influenza che lo spazio richiede
effect-special-deploy_recruits = puoi schierare le truppe reclutate in questo turno, da qualsiasi spazio
effect-special-swords_per_emperor =
    { $n ->
        [one] { $n } spada per ogni carta Imperatore che riveli, questa compresa
       *[other] { $n } spade per ogni carta Imperatore che riveli, questa compresa
    }
effect-special-swords_per_sword_card =
    { $n ->
        [one] { $n } spada per ogni altra carta rivelata che dà spade
       *[other] { $n } spade per ogni altra carta rivelata che dà spade
    }
effect-special-draw_per_sandworm =
    { $n ->
        [one] pesca { $n } carta per ogni tuo verme delle sabbie nel Conflitto
       *[other] pesca { $n } carte per ogni tuo verme delle sabbie nel Conflitto
    }
effect-special-persuasion_per_contract = { $n } Persuasione per ogni contratto che hai completato
effect-special-influence_where_spying = 1 Influenza presso ogni Fazione che una tua Spia sorveglia
effect-special-acquire_with_solari = puoi acquisire una carta, direttamente in mano, pagando Solari invece di Persuasione
effect-special-acquire_perhaps_to_hand = acquisisci una carta che costa { $n } o meno, direttamente in mano se hai un verme delle sabbie nel Conflitto
effect-special-sort_top_three = guarda le prime tre carte del tuo mazzo: pescane una, scartane una ed eliminane una
effect-special-call_to_arms = nel tuo turno Rivelazione di questo round, recluta una truppa per ogni carta che acquisisci
effect-special-flip_battle_icon = gira una carta Conflitto che hai vinto con l'icona { $battle } o l'icona jolly: 1 Punto Vittoria
effect-special-advance_training = muovi il tuo segnalino di uno spazio sul tracciato di addestramento e prendi ciò che vi si trova
effect-special-chroniclers_insight = puoi acquisire una carta che costa esattamente 1, senza pagare e direttamente in mano; oppure eliminare una carta dalla mano, per 2 Spezia se costa 1 o più
effect-special-spice_agony = pesca 1 carta Intrigo e metti una truppa della tua scorta presso il Bene Gesserit, come memoria
effect-special-repeat_space = applica una seconda volta gli effetti dello spazio
effect-special-unseen_network = piazza una Spia; in un posto del Landsraad puoi pagare 1 Spezia per 3 Solari, in un posto di Fazione 2 Solari per una carta Intrigo
effect-special-no_deployment = in questo turno non schieri unità nel Conflitto
effect-special-rival_influence =
    { $n ->
        [1] 1 Influenza presso la prima Fazione indicata dalla sua carta Rivale
        [2] 1 Influenza presso la seconda Fazione indicata dalla sua carta Rivale
       *[other] 1 Influenza presso la terza Fazione indicata dalla sua carta Rivale
    }
effect-special-rival_influence_least = { $n } Influenza dove ne ha di meno
effect-special-rival_influence_most = { $n } Influenza dove ne ha di più
effect-special-rival_influence_for_alliance = { $n } Influenza dove procura un'Alleanza, altrimenti dove ne ha di meno
effect-special-rival_signet = il Sigillo della sua carta Rivale
effect-special-rival_spy = piazza una Spia in un posto di Fazione
effect-special-rival_wall = fai saltare il Muro Scudo se ha gli Ami da Creatore
effect-special-rival_harvest = prendi la Spezia bonus e la Spezia di base, oppure vermi delle sabbie al posto della Spezia di base con gli Ami da Creatore

## Boxes of a card, a space, a leader

box-on_discard = Se scartata: { $text }
box-battle = Icona battaglia: { $text }
box-posts = Sorvegliato da: { $text }
box-watches = Sorveglia { $text }
box-complete = Per completarlo: { $text }
box-reward = Ricompensa: { $text }
box-players = Per { $text } giocatori
box-drawback = { $name }: { $text }
box-other_face = Una volta girata, diventa { $name }
box-training = Tracciato di addestramento: { $a1 }; oppure { $a2 } → { $b } → { $c1 }; oppure { $c2 }, poi { $c3 } → { $d }
space-worms-note =
    { $n ->
        [one] con gli Ami da Creatore puoi attirare un verme delle sabbie invece di prendere la Spezia di base
       *[other] con gli Ami da Creatore puoi attirare { $n } vermi delle sabbie invece di prendere la Spezia di base
    }
space-protected-note = Dietro il Muro Scudo
space-cheaper-note = { $n } Solari appena qualcuno ha un Maestro d'Armi
contract-note-space = manda un Agente: { $space }
contract-note-harvest = manda un Agente su uno spazio Creatore e ottieni almeno { $n } Spezia in quel turno
contract-note-immediate = appena lo prendi
contract-note-acquire = acquisisci La Spezia Deve Scorrere
contract-note-reserved = Con Shaddam Corrino IV al tavolo, solo per lui
objective-note-first = Chi lo possiede è Primo Giocatore
box-rival_signet = Sigillo: { $text }
box-scheme = Macchinazione, con la sua terza Spia: { $text }
box-swordmaster = Ottiene un Maestro d'Armi per { $n } risorse in tutto
box-prefers = Preferisce, in quest'ordine: { $text }
hagal-note-posts = Piazza una Spia nel primo di questi posti che è libero, poi segue un'altra carta: { $posts }
hagal-note-basins = Manda un Agente dove c'è più Spezia bonus: { $first } o { $second }
hagal-note-when_conflict_three = In un Conflitto di livello III:
hagal-note-when_guild_two = Con 2 Influenza presso la Gilda Spaziale:
hagal-note-only_fremen_two = Solo con 2 Influenza presso i Fremen
hagal-note-only_bonus_spice = Solo se c'è Spezia bonus

## Left abilities of the leaders

left-devious_strength = nel tuo turno Rivelazione puoi richiamare una Spia per 2 spade
left-always_smiling = con forza 6 o più nel tuo turno Rivelazione: 1 Persuasione
left-desert_scouts = nel tuo turno Rivelazione puoi ritirare una delle tue truppe
left-loyalty = ogni volta che raggiungi 2 Influenza presso il Bene Gesserit: 2 Spezia
left-unpredictable_foe = con un verme delle sabbie nel Conflitto nel tuo turno Rivelazione: pesca 1 carta Intrigo
left-imperial_birthright = ogni volta che raggiungi 2 Influenza presso l'Imperatore: pesca 1 carta Intrigo
left-other_memories = quando mandi un Agente su uno spazio Bene Gesserit, puoi riprendere tutte le tue memorie, pescare 1 carta per ciascuna e girare per sempre questo Leader
left-reverend_mother = una volta per turno, quando mandi un Agente su uno spazio Bene Gesserit o Fremen, puoi pagare 1 acqua per applicare una seconda volta ciò che vi è stampato
left-limited_allies = inizia senza Diplomazia
left-smuggle_spice = 1 Spezia ogni volta che un altro giocatore manda un Agente su uno spazio Creatore che una tua Spia sorveglia
left-sardaukar_commander = i due contratti Sardaukar sono messi da parte per te; quando prendi un contratto, puoi prendere uno di questi

## Actions

action-spy = Piazza la Spia: { $arg }
action-recall_spy = Richiama la Spia: { $arg }
action-contract = { $arg }: { $task } → { $reward }
action-trash_intrigue = Elimina la carta Intrigo { $arg }
action-take-SortTopThree = Pesca { $arg }
action-detonate = Fai saltare il Muro Scudo
action-take_spice = Prendi la Spezia di base
action-take_spice_of = Prendi { $n } Spezia
action-summon = Attira vermi delle sabbie
action-summon_number =
    { $n ->
        [one] Attira un verme delle sabbie
       *[other] Attira { $n } vermi delle sabbie
    }
action-advance = Vai a: { $arg }
action-advance_paid = Vai a: { $cost } → { $gain }
action-awaken = Riprendi le memorie e gira il Leader
action-skip-PlaceSpy = Non piazzare Spie
action-skip-GatherIntelligence = Non richiamare Spie
action-skip-DetonateOrNot = Lascialo in piedi
action-skip-ChooseAtLeastOne = Non l'altra riga
action-skip-AwakenOrNot = Non ora
action-skip-ChroniclersInsight = Nessuna delle due
action-skip-AcquireWithSolari = Non acquisire nulla

## Questions

question-PlaceSpy =
    { $supply ->
        [0] Tutte le tue Spie sono piazzate: quale richiami, per piazzarla altrove?
       *[other]
            { $count ->
                [one] Dove piazzi una Spia?
               *[other] Piazzi { $count } Spie: dove va questa?
            }
    }
question-Infiltrate = Quale Spia richiami per infiltrarti: { $space }?
question-GatherIntelligence = { $space }: richiamare una Spia per pescare una carta?
question-RecallSpies =
    { $count ->
        [one] Quale Spia richiami?
       *[other] Richiami { $count } Spie: quale adesso?
    }
question-TakeContract = Quale contratto prendi?
question-DetonateOrNot = Fai saltare il Muro Scudo?
question-SpiceOrSandworms = { $space }: prendere Spezia o attirare vermi delle sabbie?
question-RecallOtherAgent = Quale Agente richiami?
question-TrashIntrigue = Quale carta Intrigo elimini?
question-RetreatSome = Quante truppe ritiri? Da 1 a { $limit }
question-TrashEmperorCard = Quale carta Imperatore elimini?
question-ChooseAtLeastOne = che cosa fai per prima? Poi puoi fare anche l'altra
question-ChooseAtLeastOne_only = delle sue due righe, solo questa è possibile ora
question-ChooseAtLeastOne_also = anche questo: { $also }?
question-AdvanceTraining =
    { $training ->
        [start] Il tuo segnalino è all'inizio del tracciato di addestramento: dove va?
       *[other] Il tuo segnalino è a metà del tracciato di addestramento: dove va?
    }
question-AwakenOrNot = Riprendi le tue memorie, peschi una carta per ciascuna e diventi Reverenda Madre?
question-ChroniclersInsight = Acquisire in mano una carta della fila che costa 1, o eliminare una carta dalla mano? Questa dà 2 Spezia se costa 1 o più
question-AcquireWithSolari = Quale carta acquisisci in mano, pagando Solari?
question-AcquirePerhapsToHand = Acquisisci una carta che costa { $max_cost } o meno
question-SortTopThree =
    { $count ->
        [3] Quale delle prime tre carte peschi?
       *[other] Quale delle altre due scarti? L'ultima viene eliminata
    }

## What happened

event-spy = { $name } piazza una Spia: { $post }
event-recall_spy = { $name } richiama una Spia: { $post }
event-sandworm =
    { $n ->
        [one] { $name } attira un verme delle sabbie
       *[other] { $name } attira { $n } vermi delle sabbie
    }
event-detonate = { $name } fa saltare il Muro Scudo
event-hooks = { $name } prende gli Ami da Creatore
event-take_conflict = { $name } prende la carta Conflitto { $conflict }
event-battle_icons = { $name } gira icone battaglia: { $battle }
event-contract = { $name } prende il contratto { $contract }
event-contract_done = { $name } completa il contratto { $contract }
event-trash_intrigue = { $name } elimina la carta Intrigo { $card }
event-training = { $name } avanza sul tracciato di addestramento: { $training }
event-awaken =
    { $n ->
        [one] { $name } riprende { $n } memoria e diventa Reverenda Madre
       *[other] { $name } riprende { $n } memorie e diventa Reverenda Madre
    }
event-return_card = { $name } riprende in mano { $card }
event-acquire_hand = { $name } acquisisce { $card } direttamente in mano
event-scheme = { $name } mette in atto una macchinazione
event-churn = { $card } esce dalla Fila Imperium
