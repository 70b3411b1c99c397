### Dune classique : les suppléments de l'édition italienne. Ixiens, Bene Tleilax, Landsraad, autres citadelles, jusqu'à neuf joueurs.

## Options

classic-option-extra_factions = On peut jouer les Ixiens et le Bene Tleilax : tirés au sort, choisis ou nommés. Il les faut à plus de six joueurs.
classic-option-ixian_leaders_free = Les chefs ixiens sortent gratuitement des cuves à chaque résurrection.
classic-option-landsraad_reconstruction = On peut nommer le Landsraad comme faction. C'est une reconstitution de notre cru, pas une faction imprimée ; il le faut à neuf joueurs.

## Pouvoirs qu'un Karama peut arrêter

classic-power-ixian_spice = l'Épice des ateliers
classic-power-tleilaxu_income = le revenu des cuves
classic-power-landsraad_levy = l'impôt de 2 Épice

## Questions et réponses

classic-question-BreedTraitor = { $leader } sort des cuves. Sera-ce un traître à votre solde ? Un seul par tour peut l'être
classic-question-RuleTerritory = { $leader } a gagné un territoire ({ $territory }). Montrez-vous que ce chef est à vous, pour y régner ? Ce sera votre citadelle, tant que personne n'y entre
classic-question-ChoosePrey = Les batailles sont finies. Quel chef attaquez-vous ?
classic-question-CommandHunter = Le Bene Tleilax attaque { $leader } ({ $territory }) : qu'ordonne la Voix ?
classic-question-ForeseeKnife = Le Bene Tleilax attaque { $leader } ({ $territory }) : demandez-vous à voir son arme ?
classic-question-ShowKnife = Avec quelle arme attaquez-vous { $leader } ({ $territory }) ? Les Atréides la voient maintenant, et elle vous engage
classic-question-Knives = Le Bene Tleilax attaque { $leader } ({ $territory }) : quelle carte jouez-vous ?
classic-question-CallLevy = De qui exigez-vous 2 Épice ?
classic-action-yes-BreedTraitor = Ce chef nous sert
classic-action-no-BreedTraitor = Le laisser partir
classic-action-yes-RuleTerritory = Le montrer et régner
classic-action-no-RuleTerritory = Garder le secret
classic-action-pass-ChoosePrey = N'attaquer personne
classic-action-leader-ChoosePrey = Attaquer { $arg } ({ $n })
classic-action-pass-CommandHunter = Ne rien ordonner
classic-action-yes-ForeseeKnife = Voir l'arme
classic-action-no-ForeseeKnife = Ne rien demander
classic-action-pass-CallLevy = Ne rien lever
classic-action-against-CallLevy = Lever 2 Épice : { $arg }

## Raisons

classic-why-one_ghola = un chef ressuscité ce tour vous sert déjà

## Événements

classic-by-tleilaxu = le Bene Tleilax
classic-event-ixian_spice = { $name } reçoit { $spice } Épice des ateliers d'Ix
classic-event-ixian_spice_lost = Toute l'Épice de { $name } est détruite : { $spice }
classic-event-ghola = { $leader } est sorti des cuves ; nul autre ne sait si ce chef sert { $name }
classic-event-ghola_seen = { $leader } est sorti des cuves et sert { $name } en secret
classic-event-ruled = { $leader } était une créature de { $name }, qui règne désormais ici : { $territory }
classic-event-rule_ended = Des pions entrent : { $name } ne règne plus ici ({ $territory })
classic-event-hunted = { $name } attaque { $leader } ({ $territory })
classic-event-knives = { $name } contre { $leader }, chef de { $other } : arme { $weapon }, défense { $defense }
classic-event-escaped = { $leader } survit à l'attaque
classic-event-levy = { $name } lève un impôt : { $other }

## Règles

classic-IT-I = On joue de deux à neuf : outre les six factions de la boîte, il y a les Ixiens, le Bene Tleilax et le Landsraad, dont les boucliers n'y sont pas.
classic-IT-XVIII-C-1 = Avec les deux nouveaux sietchs, il faut deux citadelles de plus pour gagner, mais Carthag et Arrakeen comptent double.
classic-SH-IXIANS-1 = Les pions ixiens avancent de deux territoires au plus, de trois avec des ornithoptères.
classic-SH-IXIANS-2 = Au début de chaque récolte, les Ixiens reçoivent 10 Épice.
classic-SH-IXIANS-3 = Les Ixiens débarquent et se déplacent toujours avant tous les autres, la Guilde comprise.
classic-SH-IXIANS-4 = Par option, les chefs ixiens sortent gratuitement des cuves à la résurrection.
classic-SH-IXIANS-5 = Un Karama joué contre les Ixiens, quand ils viennent de recevoir leur Épice, détruit toute celle qu'ils possèdent.
classic-SH-IXIANS-ALLIANCE = Les alliés des Ixiens avancent aussi de deux territoires et reçoivent les 10 Épice ; la portée des Fremen ne change pas.
classic-SH-IXIANS-KARAMA = Karama spécial des Ixiens, dans le jeu avancé : dans une bataille, tous leurs pions comptent pleinement sans Épice, et un et demi avec.
classic-SH-BENE_TLEILAX-1 = Le Bene Tleilax n'a ni pions, ni chefs, ni point ; il ne tire pas de traîtres et ne compose jamais la tempête ; là où l'ordre de la tempête compte, il vient en dernier. On ne le joue pas à deux.
classic-SH-BENE_TLEILAX-2 = Toute l'Épice payée pour des résurrections va au Bene Tleilax au lieu de la banque.
classic-SH-BENE_TLEILAX-3 = Après toutes les batailles d'un tour, le Bene Tleilax peut attaquer un chef vivant qui a mené une bataille : son arme contre une défense de la faction de ce chef, en secret l'une et l'autre. Qui est attaqué peut user de sa Voix ou de sa Prescience. Des pions ne sont perdus que dans une explosion, et nul n'est payé.
classic-SH-BENE_TLEILAX-4 = Le Bene Tleilax peut, en secret, faire d'un chef par tour son traître, au moment où ce chef est ressuscité. Un chef ressuscité de nouveau est un corps nouveau.
classic-SH-BENE_TLEILAX-5 = Quand un tel chef gagne un territoire pour sa faction et survit, le Bene Tleilax peut montrer, alors ou après les batailles d'un tour suivant, qu'il est à lui et y régner, si le chef vit et que sa faction y est toujours seule : le territoire compte comme sa citadelle, et ce qu'on y récolte est à lui, jusqu'à ce que quelqu'un y fasse entrer des pions.
classic-SH-BENE_TLEILAX-ALLIANCE = Les alliés du Bene Tleilax peuvent ressusciter plus de trois pions par tour, chacun au-delà des gratuits pour 2 Épice.
classic-OQ40 = Les septième, huitième et neuvième joueurs prennent des points dans les secteurs 2, 8 et 14.
classic-OQ41 = Le Landsraad est une reconstitution de notre cru, absente sauf si l'option le dit : de la faction imprimée, on ne connaît que ses 20 pions en réserve. Ici, il peut lever 2 Épice par tour, avant les enchères, sur quiconque n'est pas son allié.
classic-OQ42 = Un Karama envoie à la banque, au lieu du Bene Tleilax, ce qui est payé pour les pions d'une résurrection.
classic-OQ43 = Les Ixiens sont toujours premiers pour débarquer et se déplacer, non pour les batailles et les enchères.
