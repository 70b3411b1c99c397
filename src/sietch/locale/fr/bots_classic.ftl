### Pourquoi le bot heuristique de Dune classique a choisi ainsi, en français.

## Phrases

classicbot-choice = { $choice } : { $reasons }
classicbot-only_choice = rien d'autre n'est possible
classicbot-nothing_to_play = il n'y a rien à jouer ici
classicbot-never = cela ne vaut jamais un Karama
classicbot-listen = il y a maintenant un Karama en main
classicbot-keep_card = la carte vaudra plus tard davantage ({ $card })

## Débuts

classicbot-favourite = gagne plus souvent que d'autres
classicbot-predict = un vainqueur probable
classicbot-predict_turn = beaucoup de parties se décident vers le tour { $n }
classicbot-own_leaders = les quatre chefs tirés sont les siens
classicbot-bribe = ce chef ira souvent au combat
classicbot-place_tabr = le Sietch Tabr est la première forteresse
classicbot-place_west = de là, le Sietch Habbanya est à une marche
classicbot-place_advisor = un seul pion suffit à tenir une forteresse vide

## Tempête, Épice, vers

classicbot-storm = la tempête frappe ainsi les autres plus que nous
classicbot-storm_alike = aucune tempête ne touche quoi que ce soit
classicbot-steer = c'est là que la tempête est la plus utile
classicbot-atomics = la tempête va atteindre d'autres derrière le Mur du Bouclier
classicbot-thumper = un ver coûterait plus aux autres qu'à nous, ou amènerait des alliés
classicbot-harvester = { $n } Épice de plus à récolter
classicbot-worm = c'est là que le ver coûte le plus aux autres
classicbot-no_worm = un ver n'aiderait nulle part
classicbot-help_ally = cela aide un allié et coûte peu

## Alliances et marchés

classicbot-join = ensemble la victoire est plus proche
classicbot-invite = une alliance rapprocherait la victoire
classicbot-leave = seul, les perspectives sont meilleures
classicbot-stay_allied = l'alliance reste la meilleure voie ({ $faction })
classicbot-alone = aucune alliance proposée ne rend la victoire plus probable
classicbot-cone = d'autres vont s'allier jusqu'à la victoire
classicbot-accept = le marché rapporte plus qu'il ne coûte
classicbot-refuse = le marché coûte plus qu'il ne rapporte
classicbot-offer = un peu d'Épice protège une forteresse

## Enchères

classicbot-charity = de l'Épice pour rien
classicbot-pledge = { $n } Épice de trop
classicbot-no_pledge = il n'y a pas d'Épice à donner
classicbot-share = les alliés en paient { $n }
classicbot-ally_bids = un allié l'achète
classicbot-unknown_card = une carte inconnue vaut jusqu'à { $n } Épice
classicbot-wanted_card = cette carte vaut jusqu'à { $n } Épice ({ $card })
classicbot-lacking_card = une telle carte manque ici et vaut jusqu'à { $n } Épice ({ $card })
classicbot-useless_card = la carte ne sert à rien ({ $card })
classicbot-save_spice = les { $n } Épice servent ailleurs
classicbot-too_dear = elle ne vaut pas plus de { $n } Épice
classicbot-karama_free = un Karama épargne { $n } Épice
classicbot-pay = { $n } Épice est un prix correct

## Cuves

classicbot-elite_first = les pions d'élite en valent deux
classicbot-revive_free = une résurrection gratuite
classicbot-revive_paid = il y a assez d'Épice pour des pions
classicbot-kwisatz_back = le Kwisatz Haderach vaut ce prix
classicbot-leader_back = le meilleur chef à ramener
classicbot-tokens_back = les pions manquent plus que les chefs
classicbot-ghola = assez des nôtres sont dans les cuves

## Débarquement et mouvement

classicbot-move_last = qui se déplace en dernier voit tout
classicbot-no_shipment = aucun débarquement ne vaut son prix
classicbot-no_reserves = il n'y a personne en réserve
classicbot-karama_rate = à moitié prix, bien plus peut débarquer
classicbot-group_complete = le groupe est au complet
classicbot-stay = chacun est là où il le faut
classicbot-all_of_them = tous sont nécessaires là-bas
classicbot-moved_enough = il n'y a plus rien à déplacer
classicbot-hajr = une seconde marche compte maintenant
classicbot-block = la victoire y est imminente et doit être empêchée ({ $territory }, { $faction })
classicbot-attack = la forteresse peut être prise ({ $territory }, { $faction })
classicbot-occupy = une forteresse ouverte ({ $territory })
classicbot-reinforce = la garnison doit être renforcée ({ $territory })
classicbot-enough_to_win = cela suffit pour gagner
classicbot-fetch_spice = { $n } Épice s'y trouvent ({ $territory })
classicbot-from_the_storm = la tempête approche
classicbot-from_the_worm = Shai-Hulud peut surgir
classicbot-better_place = une meilleure place ({ $territory })
classicbot-advisor = un pion qui voyage gratuitement
classicbot-keep_reserve = les dernières réserves restent où elles sont
classicbot-oppose = cela vaut un combat
classicbot-coexist = vivre à côté des autres ne coûte rien

## Batailles

classicbot-most_at_stake = c'est là que l'enjeu est le plus grand
classicbot-weakest_first = le plus faible d'abord
classicbot-battle_chance = { $n } chances sur cent de battre { $faction }
classicbot-battle_lost = la bataille est presque perdue ({ $n } chances sur cent), donc peu de risques
classicbot-dump = une bonne occasion de se défaire d'une carte ({ $card })
classicbot-foreseen = la Prescience a montré une partie de l'autre plan
classicbot-voice_helps = la Voix a lié les mains de l'adversaire
classicbot-shown_anyway = cela fait partie du meilleur plan, { $n } chances sur cent
classicbot-voice = c'est ce qui ferait le plus mal
classicbot-prescience = c'est ce à quoi nous pouvons le mieux répondre
classicbot-see_plan = voir tout le plan, c'est gagner
classicbot-traitor = à notre solde ({ $leader })
classicbot-no_traitor = ce chef n'est pas à notre solde
classicbot-poison = cette bataille en vaut la peine
classicbot-fewest_losses = c'est ce qui coûte le moins
classicbot-throw_away = la carte ne sert plus
classicbot-use_again = la carte resservira
classicbot-capture = assez fort pour être gardé pour une bataille
classicbot-kill = deux Épice tout de suite et un chef de moins

## Karama et cartes jouées à tout moment

classicbot-karama = trop de choses en dépendent ({ $power })
classicbot-special = c'est le moment du pouvoir spécial
classicbot-truthtrance = avant la bataille, il faut savoir si ce chef est acheté ({ $leader })
classicbot-ask_bribed = nous voulons envoyer ce chef
classicbot-ask_karama = rien d'autre ne vaut d'être su
classicbot-answer = la question n'a pas été comprise
classicbot-steal = une grande main contre de mauvaises cartes
