### Pourquoi le bot heuristique de Dune classique a choisi ainsi, avec les suppléments de l'édition italienne.

classicbot-breed = un chef des autres qui nous sert ne coûte rien
classicbot-rule = une citadelle vaut la peine de le montrer
classicbot-bide = ce chef vaut plus tant que nul ne sait
classicbot-hunt = l'arme a de bonnes chances de porter ({ $leader })
classicbot-protect = cette défense répond à l'arme la plus probable
classicbot-levy = c'est là qu'il y a le plus d'Épice ({ $faction })
