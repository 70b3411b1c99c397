### Le Duel dans le navigateur : l'arène, les menaces, et ce dont il s'agit à chaque étape.

web-classic-duel = Le Duel
web-classic-duel-war = Guerre des Assassins
web-classic-duel-arena = L'arène
web-classic-duel-hidden = face cachée
web-classic-duel-support = soutien : { $n } Épice
web-classic-duel-second = second : { $name }
web-classic-duel-hand = Vos cartes Duel :
web-classic-duel-threat = { $by } — Kanly contre { $to } : { $deed }
web-classic-duel-deed-ship = débarquer qui que ce soit
web-classic-duel-deed-bid = enchérir sur une carte
web-classic-duel-deed-buy = acheter une carte
web-classic-duel-deed-enter = amener des pions ({ $what })
web-classic-duel-deed-collect = récolter de l'Épice ({ $what })
web-classic-duel-deed-play = jouer une carte ({ $what })
web-classic-duel-deed-attack = attaquer { $what }
web-classic-duel-deed-ally = s'allier avec { $what }
web-classic-duel-help-NameDeed = Une menace nomme un acte et vaut jusqu'à la fin du tour. S'il est accompli quand même, vous déclarez le Kanly et un duel décide.
web-classic-duel-help-CallKanly = Votre menace n'a pas été entendue. Soit un duel a lieu maintenant, soit l'autre peut le tenir pour gagné et tuer n'importe lequel de vos chefs.
web-classic-duel-help-AnswerOne = Vous ne livrez qu'un duel ce tour ; les autres s'en vont.
web-classic-duel-help-ClaimForfeit = Personne n'a rien déclaré à temps : un de leurs chefs est vaincu sans combat. Qui perd son Personnage Principal est éliminé.
web-classic-duel-help-ChooseChampion = Les champions restent cachés jusqu'à ce qu'ils frappent ou soient blessés. Leur force est à la fois celle des coups et leur vie.
web-classic-duel-help-PlaceChampion = Chacun part du bord et fait face au centre : la case suivante, à l'inverse des aiguilles d'une montre, est à votre droite.
web-classic-duel-help-SupportChampion = Le soutien encaisse les coups avant votre champion. Ce qui en est frappé revient à l'ennemi ; le reste vous revient.
web-classic-duel-help-ChooseSide = Votre chef est en jeu : il rapporte sa force en Épice ou des cuves si votre camp gagne, et meurt s'il perd.
web-classic-duel-help-TakeReward = Dépensez la récompense en pions et chefs de vos cuves ; le reste est payé en Épice.
web-classic-duel-help-DuelTurn = Deux actions : un pas vers une case marquée, s'il y en a une, ou une carte. Une attaque ne frappe que dans sa direction ; un pas vers le centre donne une carte.
web-classic-duel-help-ParryAttack = Une parade n'arrête pas le coup : elle riposte au même moment, si elle est du côté de l'attaquant.
web-classic-duel-help-ThrowKnife = Le couteau atteint quiconque à deux cases au plus.
web-classic-duel-help-PlaceObstacle = Choisissez un bord : personne n'y passe ni n'y frappe plus.
web-classic-duel-help-RemoveObstacle = Choisissez l'obstacle qui disparaît.
web-classic-duel-help-JumpObstacle = Choisissez la case derrière un obstacle où atterrir.

## Formulaires

web-classic-duel-primer-title = Ce qu'est le Duel
web-classic-duel-primer = Une fois par tour, vous pouvez menacer quelqu'un de Kanly pour un certain acte. S'il est accompli quand même, on se retrouve dans l'arène : chacun y envoie un chef, ils avancent et frappent tour à tour avec des cartes Duel, et qui tombe est mort. Tous les autres doivent prendre parti. Qui perd son Personnage Principal est éliminé.
web-classic-duel-actions =
    { $n ->
        [one] encore 1 action
       *[other] encore { $n } actions
    }
web-classic-duel-draws = et piochez une carte
web-classic-duel-dead = tombé
web-classic-duel-left = sorti avec honneur
web-classic-duel-strength = force
web-classic-duel-blow = Un coup de { $blow } : l'Épice de soutien l'encaisse d'abord. Il vous resterait { $support } Épice et { $strength } de force.
web-classic-duel-blow-falls = Un coup de { $blow } : votre champion tombe.
web-classic-principal = Personnage Principal : sans lui, vous êtes éliminé
web-classic-principal-enemy = Personnage Principal : sans lui, cette faction est éliminée
web-classic-fork-kanly = Le duel commence : chacun envoie un chef dans l'arène.
web-classic-fork-pass = Pas de duel. Mais l'autre ({ $name }) peut alors tenir pour vaincu n'importe lequel de vos chefs, qui meurt.
web-classic-threat-whom = Menacer de Kanly
web-classic-threat-if = Kanly contre
web-classic-threat-dare = s'ils osent
web-classic-threat-then = avant la fin du tour.
web-classic-threat-deed = Quel acte
web-classic-threat-about = À quel sujet
web-classic-threat-speak = Menacer :
web-classic-threat-ship = débarquer qui que ce soit
web-classic-threat-bid = enchérir sur une carte
web-classic-threat-buy = acheter une carte
web-classic-threat-enter = amener des pions ici :
web-classic-threat-collect = récolter de l'Épice ici :
web-classic-threat-play = jouer une carte :
web-classic-threat-attack = attaquer
web-classic-threat-ally = s'allier avec
