### Il Duello: domande, azioni, eventi, ragioni e nomi del Kanly e dell'arena.

## Names

classic-principal = Leader Principale
classic-duel_card-attack_inward = Attacco verso l'interno
classic-duel_card-attack_outward = Attacco verso l'esterno
classic-duel_card-attack_right = Attacco a destra
classic-duel_card-attack_left = Attacco a sinistra
classic-duel_card-thrown_knife = Lancio del coltello
classic-duel_card-parry_inside = Parata dall'interno
classic-duel_card-parry_outside = Parata dall'esterno
classic-duel_card-parry_right = Parata da destra
classic-duel_card-parry_left = Parata da sinistra
classic-duel_card-place_obstacle = Poni un ostacolo
classic-duel_card-jump_obstacle = Salta un ostacolo
classic-duel_card-remove_obstacle = Togli un ostacolo
classic-duel_card-three_actions = Tre azioni
classic-duel_card-leave_with_honour = Lascia l'arena con onore
classic-space-outer_1 = anello esterno, casella 1
classic-space-outer_2 = anello esterno, casella 2
classic-space-outer_3 = anello esterno, casella 3
classic-space-outer_4 = anello esterno, casella 4
classic-space-outer_5 = anello esterno, casella 5
classic-space-middle_1 = anello mediano, casella 1
classic-space-middle_2 = anello mediano, casella 2
classic-space-middle_3 = anello mediano, casella 3
classic-space-middle_4 = anello mediano, casella 4
classic-space-middle_5 = anello mediano, casella 5
classic-space-inner_1 = anello interno, casella 1
classic-space-inner_2 = anello interno, casella 2
classic-space-inner_3 = anello interno, casella 3
classic-space-inner_4 = anello interno, casella 4
classic-space-inner_5 = anello interno, casella 5
classic-edge = il bordo tra { $one } e { $other }
classic-deed-ship = sbarcare chiunque
classic-deed-bid = fare un'offerta per una carta
classic-deed-buy = comprare una carta
classic-deed-enter = portare gettoni ({ $what })
classic-deed-collect = raccogliere Spezia ({ $what })
classic-deed-play = giocare una carta ({ $what })
classic-deed-attack = attaccare { $what }
classic-deed-ally = allearsi con { $what }

## What duel cards do

classic-does-duel_card-attack_inward = Colpisce il campione nella casella accanto verso il centro.
classic-does-duel_card-attack_outward = Colpisce il campione nella casella accanto verso l'esterno.
classic-does-duel_card-attack_right = Colpisce il campione nella casella alla tua destra; guardi verso il centro.
classic-does-duel_card-attack_left = Colpisce il campione nella casella alla tua sinistra; guardi verso il centro.
classic-does-duel_card-thrown_knife = Colpisce un campione a due caselle al massimo, in qualsiasi direzione.
classic-does-duel_card-parry_inside = Se il colpo viene dal centro: rispondi nello stesso momento.
classic-does-duel_card-parry_outside = Se il colpo viene dall'esterno: rispondi nello stesso momento.
classic-does-duel_card-parry_right = Se il colpo viene da destra: rispondi nello stesso momento.
classic-does-duel_card-parry_left = Se il colpo viene da sinistra: rispondi nello stesso momento.
classic-does-duel_card-place_obstacle = Poni un ostacolo su un bordo qualsiasi; nessuno lo attraversa né colpisce oltre.
classic-does-duel_card-jump_obstacle = Supera un ostacolo.
classic-does-duel_card-remove_obstacle = Togli un ostacolo qualsiasi dall'arena.
classic-does-duel_card-three_actions = Fai altre tre azioni per quella che costa la carta.
classic-does-duel_card-leave_with_honour = Il duello finisce subito e nessuno perde nulla; in una Guerra di Assassini te ne vai tu solo.
classic-does-duel_copies = { $n } delle 25 carte Duello.

## Actions

classic-action-threaten = Minaccia di Kanly { $arg }
classic-action-deed = { $arg }
classic-action-kanly = Kanly!
classic-action-space = { $arg }
classic-action-space-PlaceChampion = Entra qui: { $arg }
classic-action-space-DuelTurn = Un passo: { $arg }
classic-action-space-JumpObstacle = Salta: { $arg }
classic-action-second = Schierati con { $arg }
classic-action-duel_card = Carta Duello: { $arg }
classic-action-edge = { $arg }
classic-action-against-AnswerOne = Affronta { $arg }
classic-action-against-ThrowKnife = Lancialo: { $arg }
classic-action-support-SupportChampion = Deponi { $n } Spezia
classic-action-leader-ClaimForfeit = { $arg } ({ $n }) perde il duello e muore
classic-action-leader-TakeReward = Prendi { $arg } ({ $n }) dalle vasche
classic-action-done-TakeReward = Prendi il resto in Spezia
classic-action-pass-CallKanly = Lascia correre
classic-action-pass-ClaimForfeit = Ignora la cosa
classic-action-pass-ChooseSide = Restane fuori
classic-action-pass-DuelTurn = Finisci il turno
classic-action-pass-ParryAttack = Subisci il colpo

## Questions

classic-question-NameDeed = Quale atto varrà il Kanly entro la fine del turno? Vittima: { $victim }
classic-question-CallKanly = L'atto vietato è compiuto ({ $deed }), autore: { $against }. Dichiari il Kanly? Altrimenti l'altro può considerare vinto il duello contro un tuo leader qualsiasi
classic-question-AnswerOne = Più giocatori dichiarano il Kanly contro di te, e devi rispondere a uno solo. Chi affronti?
classic-question-ClaimForfeit = Il Kanly non è stato dichiarato in tempo ({ $silent }). Quale leader consideri sconfitto?
classic-question-ChooseChampion = Kanly contro { $against }: quale leader entra nell'arena, coperto? Chi cade muore; senza Leader Principale sei fuori dal gioco
classic-question-ChooseChampion-war = Legame: quale leader attende nell'arena, coperto? Se nessuno si allea, tutti combattono a morte
classic-question-PlaceChampion = Dove entra nell'arena il tuo campione?
classic-question-SupportChampion = Duello contro { $against }: quanta Spezia subisce i primi colpi? Tutti la vedono, e quella colpita va al nemico
classic-question-ChooseSide = Nell'arena { $caller } contro { $target }: con chi ti schieri? Se la tua parte vince, ricevi la forza del leader che mandi; se perde, quel leader muore
classic-question-DuelTurn = Al tuo campione ({ $space }) { $left ->
        [one] resta 1 azione
       *[other] restano { $left } azioni
    }: un passo o una carta Duello?
classic-question-ThrowKnife = Chi colpisce il coltello?
classic-question-PlaceObstacle = Dove sta l'ostacolo?
classic-question-RemoveObstacle = Quale ostacolo sparisce?
classic-question-JumpObstacle = Dove salti?
classic-question-ParryAttack = Sei colpito, forza { $strength }, autore: { $by }. Rispondi nello stesso momento, con una parata dal lato dell'attacco?
classic-question-TakeReward = La tua parte ha vinto: come prendi i { $left } che restano, in Spezia o, se ce ne sono nelle vasche, in gettoni (1 ciascuno) o in leader (la loro forza)?

## Reasons

classic-why-silenced_threat = un Cono di silenzio vieta le minacce di Kanly in questo turno
classic-why-threatened_already = in questo turno hai già minacciato qualcuno
classic-why-no_threat_to_ally = gli alleati non si minacciano
classic-why-said_already = questa minaccia è già stata pronunciata in questo turno
classic-why-not_outer = i campioni entrano dall'anello esterno
classic-why-must_second = chi ha un altro leader oltre al Leader Principale si schiera
classic-why-reward_too_small = il leader è più forte di ciò che resta del premio
classic-why-space_taken = lì sta un altro campione
classic-why-no_target = nessuno sta dove colpisce la carta
classic-why-not_attacked = una parata risponde solo a un attacco
classic-why-wrong_side = serve solo la parata dal lato dell'attacco, e nessuna contro un coltello da lontano
classic-why-behind_obstacle = in mezzo c'è un ostacolo
classic-why-enough_obstacles = i sei ostacoli sono già nell'arena
classic-why-no_obstacle = non c'è un ostacolo adatto

## Events

classic-by-duel = il duello
classic-ending-last_standing = tutti gli altri avevano perso il loro Leader Principale
classic-event-duel_card_drawn = { $name } pesca una carta Duello
classic-event-duel_card_drawn_seen = { $name } pesca una carta Duello: { $duel_card }
classic-event-threatened = { $name } minaccia { $other } di Kanly per questo turno; atto vietato: { $deed }
classic-event-kanly = { $name } dichiara il Kanly contro { $other }
classic-event-kanly_not_called = { $name } non dichiara il Kanly contro { $other }
classic-event-kanly_ignored = { $name } lascia riposare il Kanly mancato
classic-event-kanly_forfeited = { $name } considera vinto il duello contro { $leader }
classic-event-champion_placed = Un campione entra nell'arena per { $name } ({ $space })
classic-event-champion_supported = { $name } sostiene il campione con { $spice } Spezia
classic-event-seconds = { $name } si schiera con { $other }
classic-event-seconds_seen = { $name } si schiera con { $other }, in gioco { $leader }
classic-event-second_refused = { $name } resta fuori dal duello
classic-event-champion_steps = Il campione di { $name } avanza ({ $space })
classic-event-duel_card = { $name } gioca una carta Duello: { $duel_card }
classic-event-obstacle_placed = { $name } pone un ostacolo: { $edge }
classic-event-obstacle_removed = { $name } toglie un ostacolo: { $edge }
classic-event-champion_revealed = Il campione di { $name } è { $leader }, forza { $strength }
classic-event-champion_strikes = { $name } colpisce { $other } e prende { $spice } Spezia
classic-event-champion_falls = { $leader }, campione di { $name }, cade
classic-event-duel_passed = { $name } non fa nulla nell'arena
classic-event-duel_over_won = { $name } vince il duello
classic-event-duel_over_both = Entrambi i campioni sono morti, il duello è finito
classic-event-duel_over_honour = Il duello finisce con onore
classic-event-war_of_assassins = Nessuna alleanza: comincia la Guerra di Assassini
classic-event-war_over = La Guerra di Assassini è finita
classic-event-war_over_won = Il campione di { $name } è sopravvissuto alla Guerra di Assassini
classic-event-eliminated = { $name } ha perso il Leader Principale ed è fuori dal gioco

## Options

classic-option-principal_strength = Con i duelli: la forza dei Leader Principali, e quanta Spezia sostiene al massimo un campione.
classic-option-war_of_assassins = Con i duelli: un legame senza alleanze finisce in una Guerra di Assassini.
