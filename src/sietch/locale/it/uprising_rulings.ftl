### Che cosa dicono in italiano le letture più tarde delle regole di Uprising.

effect-special-awaken = puoi riprendere tutte le tue memorie, pescare 1 carta per ciascuna e girare il tuo Leader
effect-special-rise_on_own_track = 1 Influenza sul tuo tracciato
question-GiveContract = Quale Alleato riceve il contratto { $contract }?
event-personal_lost = { $name } scende sul proprio tracciato di Comandante (ora { $level })
six-condition-strength = forza 10 o più
why-not_your_row = { $card } è nella Fila del Trono: solo la squadra di Shaddam può acquisirla
