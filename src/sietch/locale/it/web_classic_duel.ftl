### Il Duello nel browser: l'arena, le minacce, e di che si tratta a ogni passo.

web-classic-duel = Il Duello
web-classic-duel-war = Guerra di Assassini
web-classic-duel-arena = L'arena
web-classic-duel-hidden = coperto
web-classic-duel-support = sostegno: { $n } Spezia
web-classic-duel-second = secondo: { $name }
web-classic-duel-hand = Le tue carte Duello:
web-classic-duel-threat = { $by } — Kanly contro { $to }: { $deed }
web-classic-duel-deed-ship = sbarcare chiunque
web-classic-duel-deed-bid = fare un'offerta per una carta
web-classic-duel-deed-buy = comprare una carta
web-classic-duel-deed-enter = portare gettoni ({ $what })
web-classic-duel-deed-collect = raccogliere Spezia ({ $what })
web-classic-duel-deed-play = giocare una carta ({ $what })
web-classic-duel-deed-attack = attaccare { $what }
web-classic-duel-deed-ally = allearsi con { $what }
web-classic-duel-help-NameDeed = Una minaccia nomina un atto e vale fino alla fine del turno. Se viene compiuto lo stesso, dichiari il Kanly e decide un duello.
web-classic-duel-help-CallKanly = La tua minaccia non è stata ascoltata. O segue ora un duello, o l'altro può considerarlo vinto e uccidere un tuo leader qualsiasi.
web-classic-duel-help-AnswerOne = Devi combattere un solo duello in questo turno; gli altri se ne vanno.
web-classic-duel-help-ClaimForfeit = Nessuno ha dichiarato in tempo: un loro leader è sconfitto senza combattere. Chi perde il Leader Principale è fuori dal gioco.
web-classic-duel-help-ChooseChampion = I campioni restano coperti finché colpiscono o sono feriti. La loro forza è sia quella dei colpi sia la vita.
web-classic-duel-help-PlaceChampion = Tutti cominciano dal bordo e guardano il centro: la casella seguente in senso antiorario è alla tua destra.
web-classic-duel-help-SupportChampion = Il sostegno subisce i colpi prima del campione. Quello colpito va al nemico; il resto torna.
web-classic-duel-help-ChooseSide = Il tuo leader è in gioco: porta la sua forza in Spezia o dalle vasche se la tua parte vince, e muore se perde.
web-classic-duel-help-TakeReward = Spendi il premio in gettoni e leader nelle tue vasche; il resto è pagato in Spezia.
web-classic-duel-help-DuelTurn = Due azioni: un passo in una casella segnata, se ce n'è una, o una carta. Un attacco colpisce solo nella sua direzione; un passo verso il centro fa pescare.
web-classic-duel-help-ParryAttack = Una parata non ferma il colpo: risponde nello stesso momento, se è dal lato dell'attaccante.
web-classic-duel-help-ThrowKnife = Il coltello raggiunge chiunque a due caselle al massimo.
web-classic-duel-help-PlaceObstacle = Scegli un bordo: nessuno lo attraversa né colpisce oltre.
web-classic-duel-help-RemoveObstacle = Scegli l'ostacolo che sparisce.
web-classic-duel-help-JumpObstacle = Scegli la casella dietro un ostacolo in cui atterrare.

## Moduli

web-classic-duel-primer-title = Che cos'è il Duello
web-classic-duel-primer = Una volta per turno puoi minacciare qualcuno di Kanly per un certo atto. Se viene compiuto lo stesso, ci si incontra nell'arena: ognuno manda un leader, avanzano e colpiscono a turno con carte Duello, e chi cade è morto. Tutti gli altri devono schierarsi. Chi perde il Leader Principale è fuori dal gioco.
web-classic-duel-actions =
    { $n ->
        [one] ancora 1 azione
       *[other] ancora { $n } azioni
    }
web-classic-duel-draws = e pesca una carta
web-classic-duel-dead = caduto
web-classic-duel-left = uscito con onore
web-classic-duel-strength = forza
web-classic-duel-blow = Un colpo di { $blow }: lo prende prima la Spezia di sostegno. Ti resterebbero { $support } Spezia e { $strength } di forza.
web-classic-duel-blow-falls = Un colpo di { $blow }: il tuo campione cade.
web-classic-principal = Leader Principale: senza di lui sei fuori dal gioco
web-classic-principal-enemy = Leader Principale: senza di lui questa fazione è fuori dal gioco
web-classic-fork-kanly = Il duello comincia: ognuno manda un leader nell'arena.
web-classic-fork-pass = Nessun duello. Ma l'altro ({ $name }) può allora considerare sconfitto un tuo leader qualsiasi, che muore.
web-classic-threat-whom = Minaccia di Kanly
web-classic-threat-if = Kanly contro
web-classic-threat-dare = se osano
web-classic-threat-then = prima della fine del turno.
web-classic-threat-deed = Quale atto
web-classic-threat-about = Riguardo a che cosa
web-classic-threat-speak = Minaccia:
web-classic-threat-ship = sbarcare chiunque
web-classic-threat-bid = fare un'offerta per una carta
web-classic-threat-buy = comprare una carta
web-classic-threat-enter = portare gettoni qui:
web-classic-threat-collect = raccogliere Spezia qui:
web-classic-threat-play = giocare una carta:
web-classic-threat-attack = attaccare
web-classic-threat-ally = allearsi con
