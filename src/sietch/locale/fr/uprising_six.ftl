### Le jeu à six en français.

## Questions

question-ActivateAlly = Par quel Allié agissez-vous ce tour-ci ? Troupes, épées et Influence vont à cet Allié
question-ChooseTrack = { $count } Influence : sur votre propre piste, ou pour { $other } sur { $faction } ?
question-Reinforce = { $count } troupes pour les Alliés de votre équipe : combien à chacun ?
question-TradeWith = Avec quel coéquipier échangez-vous ?
question-Give = Échange : vous donnez à { $taker } un seul type de ressource. Lequel, et combien ?
question-ToThroneRow = Quelle carte va dans la Rangée du Trône ?
question-Share = Lequel des deux prenez-vous ? L'Allié activé reçoit l'autre
question-ThreatenOrNot = { $card } : votre équipe paie-t-elle { $count } Épice pour un Point de Victoire ?
question-Contribute = { $card } : votre équipe peut payer { $price } Épice pour un Point de Victoire. Combien payez-vous ? Il en manque { $count }
question-Concede = Votre coéquipier { $other } est à égalité avec vous, force { $strength } : passez-vous juste derrière ?

## Actions

action-ally = Allié { $arg }
action-ally_fights = Combattre pour { $arg }
action-ally_trades = Échanger avec { $arg }
action-ally_wins = { $arg } passe devant vous
action-personal = Votre propre piste
action-faction-ChooseTrack = { $arg }, pour { $other }
action-reinforce = { $n } au premier Allié
action-reinforce_ally = { $n } à { $arg }
action-goods_share = { $mine } pour vous, { $other } pour votre Allié
action-give_solari = Donner { $n } Solari
action-give_spice = Donner { $n } Épice
action-give_water = Donner { $n } eau
action-give_intrigue = Donner la carte Intrigue { $arg }
action-skip-TradeWith = Ne pas échanger
action-skip-Give = Ne rien donner
action-skip-ThreatenOrNot = Ne rien payer
action-pay-ThreatenOrNot = Payer ensemble { $count } Épice
action-skip-Concede = Rester à égalité

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

space-own-track-note = 1 Influence sur la piste du Commandant
space-personal-note = seul { $name } peut y envoyer un Agent
why-not_your_board = { $space } est sur le plateau personnel d'un Commandant
event-activate = { $name } agit par { $other }
event-personal = { $name } monte sur sa piste de Commandant (désormais { $level })
event-give_intrigue = { $name } donne une carte Intrigue à { $other }
event-give_intrigue_seen = { $name } donne la carte Intrigue { $card } à { $other }
event-throne_row = { $card } va dans la Rangée du Trône

## Ce qui s'appelle autrement à six : `six-` précède le message remplacé

six-with-emperor = { with-great_houses }
six-with-fremen = { with-fringe_worlds }
six-track-emperor = { faction-great_houses }
six-track-fremen = { faction-fringe_worlds }
six-icon-emperor = { faction-great_houses }
six-icon-fremen = { faction-fringe_worlds }
six-left-always_smiling = avec une force de 10 ou plus à votre tour Révélation : 1 Persuasion
six-left-imperial_birthright = chaque fois que vous atteignez 2 Influence sur les Grandes Maisons : piochez 1 carte Intrigue
six-left-reverend_mother = une fois par tour, quand vous envoyez un Agent sur un emplacement du Bene Gesserit ou des Mondes Périphériques, vous pouvez payer 1 eau pour appliquer une seconde fois ce qui y est imprimé
six-effect-special-gain_swordmaster = gagnez votre Maître d'Armes, un troisième Agent pour une manche, et le Bonus de Maître d'Armes : 2 épées à chacun de vos tours Révélation
six-event-strength =
    { $strength ->
        [0] { $name } termine son tour Révélation
       *[other] { $name } a une force de { $strength }
    }
six-why-no_agent = Il ne vous reste aucun Agent à envoyer ; celui d'un Commandant doit désigner l'Allié activé
six-question-RevealTurn =
    { $strength ->
        [0] Tour Révélation : { $persuasion } Persuasion à dépenser
       *[other] Tour Révélation : { $persuasion } Persuasion à dépenser, force { $strength }
    }
