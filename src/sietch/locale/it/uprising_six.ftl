### Il gioco in sei in italiano.

## Questions

question-ActivateAlly = Attraverso quale Alleato agisci in questo turno? Truppe, spade e Influenza vanno a lui
question-ChooseTrack = { $count } Influenza: sul tuo tracciato, o per { $other } presso { $faction }?
question-Reinforce = { $count } truppe per gli Alleati della tua squadra: quante a ciascuno?
question-TradeWith = Con quale compagno di squadra scambi?
question-Give = Scambio: dai a { $taker } un solo tipo di risorsa. Quale, e quanto?
question-ToThroneRow = Quale carta va nella Fila del Trono?
question-Share = Quale dei due prendi? L'Alleato attivato riceve l'altro
question-ThreatenOrNot = { $card }: la tua squadra paga { $count } Spezia per un Punto Vittoria?
question-Contribute = { $card }: la vostra squadra può pagare { $price } Spezia per un Punto Vittoria. Quanta ne paghi? Ne manca ancora { $count }
question-Concede = Il tuo compagno { $other } è alla pari con te, forza { $strength }: ti metti subito dietro?

## Actions

action-ally = Alleato { $arg }
action-ally_fights = Combatti per { $arg }
action-ally_trades = Scambia con { $arg }
action-ally_wins = { $arg } passa davanti a te
action-personal = Il tuo tracciato
action-faction-ChooseTrack = { $arg }, per { $other }
action-reinforce = { $n } al primo Alleato
action-reinforce_ally = { $n } a { $arg }
action-goods_share = { $mine } per te, { $other } per il tuo Alleato
action-give_solari = Dai { $n } Solari
action-give_spice = Dai { $n } Spezia
action-give_water = Dai { $n } acqua
action-give_intrigue = Dai la carta Intrigo { $arg }
action-skip-TradeWith = Nessuno scambio
action-skip-Give = Non dare nulla
action-skip-ThreatenOrNot = Non pagare nulla
action-pay-ThreatenOrNot = Pagate insieme { $count } Spezia
action-skip-Concede = Resta alla pari

## Effects

condition-sword_bonus = il tuo Bonus Maestro d'Armi
effect-special-reinforce = recluta { $n } truppe, divise tra gli Alleati della tua squadra, che possono schierarle subito
effect-special-trade = scambia con un compagno di squadra: ciascuno può dare quanto vuole di un solo tipo di beni
effect-special-allies_recruit = ciascuno dei tuoi Alleati recluta { $n } truppe
effect-special-share_shipment = prendi 1 acqua o 2 Solari; l'Alleato attivato riceve l'altro
effect-special-share_desert_gifts = prendi 1 acqua o 1 Spezia; l'Alleato attivato riceve l'altro
effect-special-contracts_to_allies = dai i due contratti scoperti ai tuoi Alleati, uno ciascuno
effect-special-to_throne_row = sposta una carta non Fremen della Fila Imperium nella Fila del Trono
effect-special-threaten_spice = la tua squadra può pagare { $n } Spezia: 1 Punto Vittoria, ed elimina questa carta

## Reasons and events

space-own-track-note = 1 Influenza sul tracciato del Comandante
space-personal-note = solo { $name } può mandarvi un Agente
why-not_your_board = { $space } è sulla plancia personale di un Comandante
event-activate = { $name } agisce attraverso { $other }
event-personal = { $name } sale sul proprio tracciato di Comandante (ora { $level })
event-give_intrigue = { $name } dà una carta Intrigo a { $other }
event-give_intrigue_seen = { $name } dà a { $other } la carta Intrigo { $card }
event-throne_row = { $card } va nella Fila del Trono

## Ciò che in sei si chiama altrimenti: `six-` precede il messaggio sostituito

six-with-emperor = { with-great_houses }
six-with-fremen = { with-fringe_worlds }
six-track-emperor = { faction-great_houses }
six-track-fremen = { faction-fringe_worlds }
six-icon-emperor = { faction-great_houses }
six-icon-fremen = { faction-fringe_worlds }
six-left-always_smiling = con forza 10 o più nel tuo turno Rivelazione: 1 Persuasione
six-left-imperial_birthright = ogni volta che raggiungi 2 Influenza presso le Grandi Casate: pesca 1 carta Intrigo
six-left-reverend_mother = una volta per turno, quando mandi un Agente su uno spazio del Bene Gesserit o dei Mondi Periferici, puoi pagare 1 acqua per applicare una seconda volta ciò che vi è stampato
six-effect-special-gain_swordmaster = ottieni il tuo Maestro d'Armi, un terzo Agente per un round, e il Bonus Maestro d'Armi: 2 spade in ciascuno dei tuoi turni Rivelazione
six-event-strength =
    { $strength ->
        [0] { $name } conclude il turno Rivelazione
       *[other] { $name } ha forza { $strength }
    }
six-why-no_agent = Non hai più Agenti da mandare; quello di un Comandante deve indicare l'Alleato attivato
six-question-RevealTurn =
    { $strength ->
        [0] Turno Rivelazione: { $persuasion } Persuasione da spendere
       *[other] Turno Rivelazione: { $persuasion } Persuasione da spendere, forza { $strength }
    }
