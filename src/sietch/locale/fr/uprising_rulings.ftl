### Ce que disent en français les lectures plus tardives des règles d'Insurrection.

effect-special-awaken = vous pouvez reprendre tous vos souvenirs, piocher 1 carte pour chacun et retourner votre Dirigeant
effect-special-rise_on_own_track = 1 Influence sur votre propre piste
question-GiveContract = Quel Allié reçoit le contrat { $contract } ?
event-personal_lost = { $name } descend sur sa piste de Commandant (désormais { $level })
six-condition-strength = une force de 10 ou plus
why-not_your_row = { $card } est dans la Rangée du Trône : seule l'équipe de Shaddam peut en faire l'acquisition
