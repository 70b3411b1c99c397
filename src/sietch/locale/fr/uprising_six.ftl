### Le jeu à six en français.

## Questions

question-ActivateAlly = Par quel Allié agissez-vous ce tour-ci ?
question-ChooseTrack = { $count } Influence : votre propre piste, ou celle de votre Allié sur { $faction } ?
question-Reinforce = { $count } recrues pour votre équipe : combien au premier Allié ?
question-TradeWith = Avec quel coéquipier échangez-vous ?
question-Give = Que donnez-vous ?
question-ToThroneRow = Quelle carte va dans la Rangée du Trône ?
question-Share = Lequel des deux prenez-vous ? Votre Allié reçoit l'autre
question-ThreatenOrNot = Votre équipe paie-t-elle l'Épice pour un Point de Victoire ?
question-Contribute = Combien d'Épice ajoutez-vous ? Il en manque { $count }
question-Concede = Votre coéquipier est à égalité avec vous : qui prend la meilleure place ?

## Actions

action-ally = Siège { $arg }
action-personal = Votre propre piste
action-reinforce = { $n } au premier Allié
action-give_solari = Donner { $n } Solari
action-give_spice = Donner { $n } Épice
action-give_water = Donner { $n } eau
action-give_intrigue = Donner la carte Intrigue { $arg }

## Effects

condition-sword_bonus = votre Bonus de Maître d'Armes
effect-special-reinforce = recrutez { $n } troupes, réparties entre les Alliés de votre équipe, qui peuvent les déployer aussitôt
effect-special-trade = échangez avec un coéquipier : chacun peut donner autant qu'il veut d'un seul type de biens
effect-special-allies_recruit = chacun de vos Alliés recrute { $n } troupes
effect-special-share_shipment = prenez 1 eau ou 2 Solari ; l'Allié activé reçoit l'autre
effect-special-share_desert_gifts = prenez 1 eau ou 1 Épice ; l'Allié activé reçoit l'autre
effect-special-contracts_to_allies = donnez les deux contrats face visible à vos Alliés, un chacun
effect-special-to_throne_row = déplacez une carte non Fremen de la Rangée Imperium vers la Rangée du Trône
effect-special-threaten_spice = votre équipe peut payer { $n } Épice : 1 Point de Victoire, et détruisez cette carte

## Reasons and events

why-not_your_board = { $space } est sur le plateau personnel d'un Commandant
event-activate = { $name } agit par { $other }
event-personal = { $name } monte sur sa propre piste (désormais { $level })
event-give_intrigue = { $name } donne une carte Intrigue à { $other }
event-give_intrigue_seen = { $name } donne la carte Intrigue { $card } à { $other }
event-throne_row = { $card } va dans la Rangée du Trône
