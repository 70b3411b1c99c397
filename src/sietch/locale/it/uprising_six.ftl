### Il gioco in sei in italiano.

## Questions

question-ActivateAlly = Attraverso quale Alleato agisci in questo turno?
question-ChooseTrack = { $count } Influenza: il tuo tracciato, o quello del tuo Alleato presso { $faction }?
question-Reinforce = { $count } reclute per la tua squadra: quante al primo Alleato?
question-TradeWith = Con quale compagno di squadra scambi?
question-Give = Che cosa dai?
question-ToThroneRow = Quale carta va nella Fila del Trono?
question-Share = Quale dei due prendi? Il tuo Alleato riceve l'altro
question-ThreatenOrNot = La tua squadra paga la Spezia per un Punto Vittoria?
question-Contribute = Quanta Spezia aggiungi? Ne manca { $count }
question-Concede = Il tuo compagno è alla pari con te: chi prende il posto migliore?

## Actions

action-ally = Posto { $arg }
action-personal = Il tuo tracciato
action-reinforce = { $n } al primo Alleato
action-give_solari = Dai { $n } Solari
action-give_spice = Dai { $n } Spezia
action-give_water = Dai { $n } acqua
action-give_intrigue = Dai la carta Intrigo { $arg }

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

why-not_your_board = { $space } è sulla plancia personale di un Comandante
event-activate = { $name } agisce attraverso { $other }
event-personal = { $name } sale sul proprio tracciato (ora { $level })
event-give_intrigue = { $name } dà una carta Intrigo a { $other }
event-give_intrigue_seen = { $name } dà a { $other } la carta Intrigo { $card }
event-throne_row = { $card } va nella Fila del Trono
