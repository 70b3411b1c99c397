### Le Duel : questions, actions, événements, raisons et noms du Kanly et de l'arène.

## Names

classic-principal = Personnage Principal
classic-duel_card-attack_inward = Attaque vers l'intérieur
classic-duel_card-attack_outward = Attaque vers l'extérieur
classic-duel_card-attack_right = Attaque sur la droite
classic-duel_card-attack_left = Attaque sur la gauche
classic-duel_card-thrown_knife = Lancer de couteau
classic-duel_card-parry_inside = Parade à l'intérieur
classic-duel_card-parry_outside = Parade à l'extérieur
classic-duel_card-parry_right = Parade à droite
classic-duel_card-parry_left = Parade à gauche
classic-duel_card-place_obstacle = Placer un obstacle
classic-duel_card-jump_obstacle = Sauter un obstacle
classic-duel_card-remove_obstacle = Retirer un obstacle
classic-duel_card-three_actions = Trois actions
classic-duel_card-leave_with_honour = Quitter l'arène avec les honneurs
classic-space-outer_1 = cercle extérieur, case 1
classic-space-outer_2 = cercle extérieur, case 2
classic-space-outer_3 = cercle extérieur, case 3
classic-space-outer_4 = cercle extérieur, case 4
classic-space-outer_5 = cercle extérieur, case 5
classic-space-middle_1 = cercle médian, case 1
classic-space-middle_2 = cercle médian, case 2
classic-space-middle_3 = cercle médian, case 3
classic-space-middle_4 = cercle médian, case 4
classic-space-middle_5 = cercle médian, case 5
classic-space-inner_1 = cercle intérieur, case 1
classic-space-inner_2 = cercle intérieur, case 2
classic-space-inner_3 = cercle intérieur, case 3
classic-space-inner_4 = cercle intérieur, case 4
classic-space-inner_5 = cercle intérieur, case 5
classic-edge = le bord entre { $one } et { $other }
classic-deed-ship = débarquer qui que ce soit
classic-deed-bid = enchérir sur une carte
classic-deed-buy = acheter une carte
classic-deed-enter = amener des pions ({ $what })
classic-deed-collect = récolter de l'Épice ({ $what })
classic-deed-play = jouer une carte ({ $what })
classic-deed-attack = attaquer { $what }
classic-deed-ally = conclure une alliance avec { $what }

## What duel cards do

classic-does-duel_card-attack_inward = Frappe le champion de la case voisine du côté du centre.
classic-does-duel_card-attack_outward = Frappe le champion de la case voisine du côté opposé au centre.
classic-does-duel_card-attack_right = Frappe le champion de la case à votre droite ; vous faites face au centre.
classic-does-duel_card-attack_left = Frappe le champion de la case à votre gauche ; vous faites face au centre.
classic-does-duel_card-thrown_knife = Frappe un champion à deux cases au plus, dans n'importe quelle direction.
classic-does-duel_card-parry_inside = Si le coup vient du côté du centre : vous ripostez en même temps.
classic-does-duel_card-parry_outside = Si le coup vient de l'extérieur : vous ripostez en même temps.
classic-does-duel_card-parry_right = Si le coup vient de la droite : vous ripostez en même temps.
classic-does-duel_card-parry_left = Si le coup vient de la gauche : vous ripostez en même temps.
classic-does-duel_card-place_obstacle = Posez un obstacle sur un bord quelconque ; personne n'y passe ni n'y frappe plus.
classic-does-duel_card-jump_obstacle = Franchissez un obstacle.
classic-does-duel_card-remove_obstacle = Ôtez un obstacle quelconque de l'arène.
classic-does-duel_card-three_actions = Faites trois actions de plus pour celle que coûte la carte.
classic-does-duel_card-leave_with_honour = Le duel s'arrête aussitôt et personne ne perd rien ; dans une Guerre des Assassins, vous seul partez.
classic-does-duel_copies = { $n } des 25 cartes Duel.

## Actions

classic-action-threaten = Menacer de Kanly { $arg }
classic-action-deed = { $arg }
classic-action-kanly = Kanly !
classic-action-space = { $arg }
classic-action-space-PlaceChampion = Entrer ici : { $arg }
classic-action-space-DuelTurn = Un pas : { $arg }
classic-action-space-JumpObstacle = Sauter : { $arg }
classic-action-second = Prendre parti pour { $arg }
classic-action-duel_card = Carte Duel : { $arg }
classic-action-edge = { $arg }
classic-action-against-AnswerOne = Affronter { $arg }
classic-action-against-ThrowKnife = Le lancer sur { $arg }
classic-action-support-SupportChampion = Déposer { $n } Épice
classic-action-leader-ClaimForfeit = { $arg } ({ $n }) perd le duel et meurt
classic-action-leader-TakeReward = Sortir { $arg } ({ $n }) des cuves
classic-action-done-TakeReward = Prendre le reste en Épice
classic-action-pass-CallKanly = Laisser passer
classic-action-pass-ClaimForfeit = Ignorer l'affaire
classic-action-pass-ChooseSide = Rester en dehors
classic-action-pass-DuelTurn = Finir le tour
classic-action-pass-ParryAttack = Encaisser le coup

## Questions

classic-question-NameDeed = Quel acte vaudra le Kanly d'ici la fin du tour ? Victime : { $victim }
classic-question-CallKanly = L'acte défendu est accompli ({ $deed }), auteur : { $against }. Déclarez-vous le Kanly ? Sinon l'autre peut tenir le duel pour gagné contre n'importe lequel de vos chefs
classic-question-AnswerOne = Plusieurs déclarent le Kanly contre vous, et vous ne devez répondre qu'à un seul. Qui affrontez-vous ?
classic-question-ClaimForfeit = Le Kanly n'a pas été déclaré à temps ({ $silent }). Quel chef tenez-vous pour vaincu ?
classic-question-ChooseChampion = Kanly contre { $against } : quel chef entre dans l'arène, face cachée ? Qui tombe meurt ; sans Personnage Principal, vous êtes éliminé
classic-question-ChooseChampion-war = Nexus : quel chef attend dans l'arène, face cachée ? Si personne ne s'allie, tous se battent à mort
classic-question-PlaceChampion = Où votre champion entre-t-il dans l'arène ?
classic-question-SupportChampion = Duel contre { $against } : combien d'Épice encaisse les premiers coups ? Tout le monde la voit, et ce qui en est frappé revient à l'ennemi
classic-question-ChooseSide = Dans l'arène, { $caller } contre { $target } : pour qui prenez-vous parti ? Si votre camp gagne, vous touchez la force du chef que vous envoyez ; s'il perd, ce chef meurt
classic-question-DuelTurn = Il reste à votre champion ({ $space }) { $left ->
        [one] 1 action
       *[other] { $left } actions
    } : un pas ou une carte Duel ?
classic-question-ThrowKnife = Qui le couteau touche-t-il ?
classic-question-PlaceObstacle = Où l'obstacle se dresse-t-il ?
classic-question-RemoveObstacle = Quel obstacle disparaît ?
classic-question-JumpObstacle = Où sautez-vous ?
classic-question-ParryAttack = Vous êtes frappé, force { $strength }, par { $by }. Ripostez-vous en même temps, par une parade du côté de l'attaque ?
classic-question-TakeReward = Votre camp a gagné : comment prenez-vous les { $left } qui restent, en Épice ou, s'il y en a dans les cuves, en pions (1 chacun) ou en chefs (leur force) ?

## Reasons

classic-why-silenced_threat = un Cône de silence interdit les menaces de Kanly ce tour
classic-why-threatened_already = vous avez déjà menacé quelqu'un ce tour
classic-why-no_threat_to_ally = on ne menace pas ses alliés
classic-why-said_already = cette menace a déjà été prononcée ce tour
classic-why-not_outer = les champions entrent par le cercle extérieur
classic-why-must_second = quiconque a un autre chef que son Personnage Principal prend parti
classic-why-reward_too_small = ce chef est plus fort que ce qui reste de la récompense
classic-why-space_taken = un autre champion s'y trouve
classic-why-no_target = personne ne se trouve là où frappe la carte
classic-why-not_attacked = une parade ne répond qu'à une attaque
classic-why-wrong_side = seule la parade du côté de l'attaque sert, et aucune contre un couteau venu de loin
classic-why-behind_obstacle = un obstacle les sépare
classic-why-enough_obstacles = les six obstacles sont déjà dans l'arène
classic-why-no_obstacle = aucun obstacle ne s'y prête

## Events

classic-by-duel = le duel
classic-ending-last_standing = tous les autres avaient perdu leur Personnage Principal
classic-event-duel_card_drawn = { $name } pioche une carte Duel
classic-event-duel_card_drawn_seen = { $name } pioche une carte Duel : { $duel_card }
classic-event-threatened = { $name } menace { $other } de Kanly ce tour ; acte défendu : { $deed }
classic-event-kanly = { $name } déclare le Kanly contre { $other }
classic-event-kanly_not_called = { $name } ne déclare pas le Kanly contre { $other }
classic-event-kanly_ignored = { $name } laisse dormir le Kanly manqué
classic-event-kanly_forfeited = { $name } tient le duel pour gagné contre { $leader }
classic-event-champion_placed = Un champion entre dans l'arène pour { $name } ({ $space })
classic-event-champion_supported = { $name } soutient son champion avec { $spice } Épice
classic-event-seconds = { $name } prend parti pour { $other }
classic-event-seconds_seen = { $name } prend parti pour { $other } avec { $leader }
classic-event-second_refused = { $name } reste en dehors du duel
classic-event-champion_steps = Le champion de { $name } avance ({ $space })
classic-event-duel_card = { $name } joue une carte Duel : { $duel_card }
classic-event-obstacle_placed = { $name } pose un obstacle : { $edge }
classic-event-obstacle_removed = { $name } retire un obstacle : { $edge }
classic-event-champion_revealed = Le champion de { $name } est { $leader }, force { $strength }
classic-event-champion_strikes = { $name } frappe { $other } et prend { $spice } Épice
classic-event-champion_falls = { $leader }, champion de { $name }, succombe
classic-event-duel_passed = { $name } ne fait rien dans l'arène
classic-event-duel_over_won = { $name } gagne le duel
classic-event-duel_over_both = Les deux champions sont morts, le duel est fini
classic-event-duel_over_honour = Le duel finit avec les honneurs
classic-event-war_of_assassins = Aucune alliance : la Guerre des Assassins commence
classic-event-war_over = La Guerre des Assassins est finie
classic-event-war_over_won = Le champion de { $name } a survécu à la Guerre des Assassins
classic-event-eliminated = { $name } a perdu son Personnage Principal et quitte la partie

## Options

classic-option-principal_strength = Avec les duels : la force des Personnages Principaux, et le plus d'Épice qui soutient un champion.
classic-option-war_of_assassins = Avec les duels : un nexus sans alliance finit par une Guerre des Assassins.
