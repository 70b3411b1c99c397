### Règles de Dune : Imperium, dans les mots de Sietch. Un message par identifiant de règle.

## Mise en place

R-SET-01 = Le deck Conflit compte dix cartes : une carte Conflit I au hasard au-dessus, cinq cartes Conflit II au hasard en dessous, puis les quatre cartes Conflit III tout au fond. Les autres cartes Conflit quittent la partie sans être vues.
R-SET-02 = Les 40 cartes Intrigue et les 67 cartes Imperium forment deux decks mélangés, face cachée. Cinq cartes Imperium visibles composent la Rangée Imperium ; à côté se trouvent les piles de Réserve : 8 Contact d'Arrakis, 10 L'Épice Doit Couler et 6 Espace Plissé.
R-SET-03 = Vous commencez avec un Dirigeant, un deck mélangé de dix cartes, 1 eau et deux Agents. Votre troisième Agent, le Maître d'Armes, attend près du plateau que vous le gagniez.
R-SET-04 = Chacun commence avec 1 Point de Victoire à quatre joueurs, et avec 0 si vous êtes moins nombreux.
R-SET-05 = Au départ vous avez 0 point de force, 0 Influence sur chacune des quatre Factions, 3 troupes dans votre garnison et 9 dans votre réserve.
R-SET-06 = Votre réserve est visible de tous. La banque ne manque jamais de Solari, d'Épice ni d'eau.
R-SET-07 = Le Premier Joueur est tiré au sort. Glossu « La Bête » Rabban reçoit en plus 1 Épice et 1 Solari ; le Baron Vladimir Harkonnen choisit en secret deux Factions quand tout le reste est prêt, avant la première manche.
R-SET-08 = Le Mentat commence sur son propre emplacement, et les quatre jetons Alliance sur les pistes d'Influence.
R-SET-09 = Les parties en solo et à deux joueurs ajoutent la Maison Hagal : ses cartes, ses Rivaux et quelques changements de mise en place.

## Principes généraux

R-GEN-01 = Si une carte et les règles générales se contredisent, suivez la carte.
R-GEN-02 = Tout effet d'un emplacement ou d'une carte est obligatoire, sauf s'il est dit facultatif, s'il se trouve derrière une flèche ou s'il sert à détruire une carte. Une carte qui demande sa propre destruction, sans flèche, doit être détruite.
R-GEN-03 = Le coût placé devant une flèche ne se paie qu'une fois par utilisation de l'effet.
R-GEN-04 = Pour jouer une carte Intrigue, il faut remplir ses conditions et payer son coût. On ne peut pas s'en défaire pour rien.
R-GEN-05 = Ce que vous gagnez vient de la banque et ce que vous payez y retourne. Vous ne pouvez pas payer avec ce que vous n'avez pas.
R-GEN-06 = S'il faut piocher alors que votre deck est vide, votre défausse mélangée devient le nouveau deck et vous continuez ; si les deux sont vides, vous ne piochez plus. On ne mélange jamais la défausse dans le seul but de regarder une carte.
R-GEN-07 = Quand le deck Intrigue est vide, sa défausse mélangée devient le nouveau deck Intrigue.
R-GEN-08 = On défausse depuis sa main, sauf indication contraire. Le joueur qui défausse choisit la carte.
R-GEN-09 = Une troupe recrutée passe de votre réserve à votre garnison, dans la limite de votre réserve. Une troupe perdue va dans la réserve, une troupe repliée va dans la garnison, et un Agent rappelé revient sur votre Dirigeant et peut resservir dans la manche.
R-GEN-10 = Votre score suit chaque Point de Victoire gagné ou perdu. Il peut dépasser 12.
R-GEN-11 = La capacité de gauche de votre Dirigeant s'applique comme elle y est décrite. Sa capacité Chevalière ne sert que si vous jouez la carte Chevalière pendant un tour Agent.
R-GEN-12 = Les cartes Complot se jouent pendant vos propres tours Agent et Révélation, les cartes Combat pendant la phase de Combat, les cartes Fin de Partie à la fin. Le nombre de cartes Intrigue en main n'est pas limité et vous les consultez librement ; une fois jouée, une carte est défaussée face visible.
R-GEN-13 = La Persuasion ne se dépense que pendant votre tour Révélation de la manche où vous la gagnez. Elle ne se garde jamais.
R-GEN-14 = Une carte que vous venez d'acquérir ne peut pas encore servir. Son effet d'acquisition, s'il existe, s'applique une seule fois, à ce moment-là.
R-GEN-15 = Le Mentat ne se prend que sur son propre emplacement, jamais chez un joueur ni sur un autre emplacement.
R-GEN-16 = Les deux textes français du livret concordent. Les chiffres qu'ils ne montrent qu'en image, comme les prix de Vendre le Mélange, viennent du livret anglais.

## Début de Manche

R-P1-01 = La manche s'ouvre en retournant la première carte du deck Conflit.
R-P1-02 = Si le nouveau Conflit porte le nom d'un emplacement que vous contrôlez, vous pouvez y déployer une troupe de votre réserve.
R-P1-03 = En début de manche, chacun pioche cinq cartes, en plus de celles qu'il aurait encore en main.
R-P1-04 = Le vainqueur de Faire le Tri dans le Chaos prend le Mentat au début de la manche suivante. Entre-temps, le Mentat ne retourne pas sur son emplacement.

## Tours des Joueurs

R-P2-01 = À partir du Premier Joueur et dans le sens horaire, chacun joue un seul tour à la fois, Agent ou Révélation. Vous pouvez jouer votre tour Révélation même s'il vous reste des Agents.
R-P2-02 = Si aucun tour Agent ne vous est possible, vous devez jouer votre tour Révélation. Ensuite vous ne jouez plus, et la phase s'achève quand tout le monde a révélé.
R-P2-03 = Vous jouez autant de cartes Intrigue Complot que vous voulez, à n'importe quel moment de votre propre tour Agent ou Révélation, même entre deux effets. Vous ne pouvez pas en jouer pendant le tour d'un autre.

## Tour Agent

R-AG-01 = Un tour Agent consiste à jouer une carte de sa main et à envoyer un Agent du Dirigeant vers un emplacement libre qui a une icône Agent en commun avec la carte. Une carte n'envoie qu'un Agent, et une carte sans icône Agent ne se joue pas ainsi.
R-AG-02 = Un emplacement où se trouve un Agent, même le vôtre, est occupé et ne peut pas être choisi. Kwisatz Haderach passe outre ; Infiltration, ainsi que Helena Richèse sur les emplacements Landsraad et Cité, n'ignorent que les Agents adverses.
R-AG-03 = Pour envoyer un Agent, il faut d'abord remplir le prérequis de l'emplacement et payer son coût, avant tout effet de l'emplacement ou de la carte. Ce qu'ils rapportent ne peut pas servir à payer ; une carte Intrigue Complot jouée avant le peut.
R-AG-04 = Une fois le coût payé, vous appliquez dans l'ordre de votre choix l'emplacement, 1 Influence si c'est un emplacement de Faction, et la zone Agent de la carte. La zone Révélation est ignorée.
R-AG-05 = Sietch Tabr demande au moins 2 Influence sur les Fremen. Haut Conseil et Maître d'Armes ne servent qu'une fois par partie à chaque joueur.
R-AG-06 = Chaque fois qu'un joueur, quel qu'il soit, envoie un Agent sur un emplacement contrôlé, celui qui le contrôle gagne 1 Solari à Arrakeen ou Carthag, ou 1 Épice au Bassin Impérial.
R-AG-07 = Sur un emplacement Faiseur, vous gagnez l'Épice de base et toute l'Épice bonus posée là. Aile Portante ne double que la base ; la Comtesse Ariana Thorvald prend toujours 1 Épice de moins et pioche une carte.
R-AG-08 = Un Agent envoyé sur un emplacement de Combat vous laisse déployer les recrues du tour que vous voulez, d'où qu'elles viennent, plus deux troupes de garnison au maximum. Les recrues gardées vont en garnison, et une troupe qui y était déjà ne compte jamais comme recrue.
R-AG-09 = Envoyer un Agent ailleurs que sur un emplacement de Combat ne permet pas de déployer de troupes. Seule une carte comme Mobilisation Rapide le permet encore.
R-AG-10 = L'emplacement Mentat fait piocher une carte, et ne donne le Mentat que s'il s'y trouve. Vous l'envoyez pendant cette manche comme n'importe lequel de vos Agents, avec n'importe quelle carte.
R-AG-11 = Le troisième Agent gagné sur Maître d'Armes peut être envoyé dès cette manche et dans toutes les suivantes.
R-AG-12 = L'emplacement Espace Plissé met une carte Espace Plissé dans votre défausse. Cette carte n'a pas de coût en Persuasion et ne s'achète pas.
R-AG-13 = Sur Secrets, vous piochez une carte Intrigue, et tout adversaire qui en tient au moins quatre vous en cède une au hasard.
R-AG-14 = Sur Sélection Génétique, vous payez 2 Épice dans tous les cas. Ensuite vous pouvez détruire une carte pour en piocher deux.
R-AG-15 = Une carte jouée pendant un tour Agent reste en jeu jusqu'au nettoyage, à la fin de votre tour Révélation.
R-AG-16 = Kwisatz Haderach peut déplacer un de vos Agents déjà sur le plateau vers n'importe quel emplacement, occupé ou non, même celui où il se trouve. Il ne peut ni répéter un emplacement limité à une fois par partie, ni entrer là où La Voix l'interdit ; un emplacement Faiseur laissé vide reçoit son Épice bonus comme d'habitude.
R-AG-17 = L'emplacement désigné par La Voix est fermé aux adversaires de celui qui l'a jouée. L'interdiction cesse au début de son tour suivant.
R-AG-18 = Suspension Bindu ne se joue qu'au tout début de votre tour, avant toute autre chose. Vous piochez une carte et votre tour s'arrête.

## Tour Révélation

R-RV-01 = Pendant votre tour Révélation, vous révélez toutes les cartes encore en main. Seules leurs zones Révélation comptent, pas celles des cartes jouées pendant vos tours Agent.
R-RV-02 = Vous appliquez les effets Révélation dans l'ordre voulu, et vous pouvez acquérir des cartes avant, entre ou après eux. La Persuasion vient des cartes révélées, plus 2 avec un siège au Haut Conseil, 1 avec un Agent au Hall de l'Oratoire, et ce qu'ajoutent Charisme ou Mission de Recrutement.
R-RV-03 = Une carte piochée pendant votre tour Révélation est révélée et utilisée aussitôt.
R-RV-04 = Votre Persuasion sert à acquérir des cartes, sans limite de nombre, dans la Rangée Imperium et dans les piles Contact d'Arrakis et L'Épice Doit Couler. Espace Plissé ne s'acquiert pas ainsi, et la Persuasion restante est perdue.
R-RV-05 = Une carte acquise va face visible dans votre défausse, sauf si Mission de Recrutement ou Contourner le Protocole la met sur votre deck. La Rangée Imperium est complétée aussitôt, et vous pouvez acquérir aussi la nouvelle carte.
R-RV-06 = Quand le deck Imperium est vide, la Rangée Imperium n'est plus complétée.
R-RV-07 = Votre force vaut 2 par troupe à vous dans le Conflit, plus 1 par épée révélée. Sans troupe sur place elle est de 0, et rien ne peut l'augmenter.
R-RV-08 = Vous annoncez votre force et réglez votre marqueur Combat. Au-delà de 20, le marqueur passe sur sa face +20.
R-RV-09 = À la fin de votre tour Révélation, toutes les cartes jouées et révélées dans la manche vont dans votre défausse.
R-RV-10 = Un Lien Fremen agit si vous avez en jeu au moins une autre carte Fremen ; une carte détruite ne compte plus. Deux cartes à Lien Fremen s'activent l'une l'autre, dans n'importe quel ordre.
R-RV-11 = Banquiers de la Guilde réduit le prix de chaque exemplaire de L'Épice Doit Couler acquis pendant ce tour.
R-RV-12 = Liet Kynes compte toutes vos cartes Fremen en jeu, y compris lui-même et celles jouées pendant vos tours Agent.
R-RV-13 = Pendant un tour Révélation, seule une carte qui le dit permet de déployer : Légion Sardaukar, Orni de Combat, Gurney Halleck, Renforts, Mobilisation Rapide ou Double Jeu.

## Combat

R-CB-01 = Seuls participent les joueurs qui ont une troupe dans le Conflit : à partir du Premier Joueur et dans le sens horaire, chacun joue des cartes Intrigue Combat en nombre voulu ou passe. Passer n'exclut pas de rejouer ; l'étape prend fin quand tous ont passé à la suite.
R-CB-02 = Tout changement de force compte aussitôt : 1 par épée d'une carte Intrigue, 2 par troupe qui arrive ou repart. Sans aucune troupe, votre force est de 0.
R-CB-03 = La plus grande force gagne le Conflit et la première récompense, la suivante prend la deuxième, et la troisième n'est donnée qu'à quatre joueurs. Une force de 0 ne rapporte rien.
R-CB-04 = En cas d'égalité à la première place, personne ne gagne et chacun des ex æquo prend la deuxième récompense. À quatre joueurs, si l'égalité n'en concerne que deux, les deux autres se disputent la troisième ; à moins de quatre, les autres n'ont rien.
R-CB-05 = Les ex æquo à la deuxième place prennent chacun la troisième récompense, quel que soit le nombre de joueurs. Les ex æquo à la troisième place n'ont rien.
R-CB-06 = À un, deux ou trois joueurs, les récompenses suivent les mêmes règles. Seule la partie à quatre diffère.
R-CB-07 = Une carte liée à la victoire dans un Conflit se joue une fois le Conflit résolu et avant la phase suivante, et seulement par un vainqueur unique. L'Épice de la récompense peut la payer, et une telle carte reçue en récompense peut être jouée aussitôt.
R-CB-08 = Une récompense de contrôle pose votre marqueur Contrôle sur l'emplacement, à la place de celui d'un adversaire. Une récompense de 2 Influence va à une seule Faction ; Machinations en donne 1 sur chacune de deux Factions différentes.
R-CB-09 = Après les récompenses, toutes les troupes du Conflit retournent dans les réserves de leurs propriétaires, pas en garnison, et toutes les forces retombent à 0.
R-CB-10 = Une récompense qui détruit une carte est facultative. La carte peut être dans votre main, dans votre défausse ou en jeu.

## Faiseurs

R-MK-01 = Chaque emplacement Faiseur sans Agent reçoit 1 Épice bonus, ajoutée à celle qui s'y trouve déjà.

## Rappel

R-RC-01 = Si un joueur a 10 Points de Victoire ou plus, ou si le deck Conflit est vide, la Fin de Partie commence. Sinon les Agents reviennent sur leurs Dirigeants et le Mentat sur son emplacement, sauf s'il a été gagné pour la manche suivante, et le marqueur Premier Joueur passe à gauche.
R-RC-02 = La fin de la partie ne se vérifie que pendant la phase de Rappel. Atteindre 10 Points de Victoire plus tôt n'arrête rien, et des points peuvent encore se perdre.

## Fin de Partie

R-EN-01 = En Fin de Partie, les joueurs peuvent jouer des cartes Intrigue Fin de Partie. Puis celui qui a le plus de Points de Victoire gagne.
R-EN-02 = Une égalité se départage par le plus d'Épice, puis de Solari, puis d'eau, puis de troupes en garnison.
R-EN-03 = En Fin de Partie, Départage vaut 10 Épice et Des Plans dans les Plans demande au moins 3 Influence sur chaque piste comptée. Monopoliser le Marché vous compare à chaque adversaire séparément.
R-EN-04 = Une partie dure dix manches au plus.

## Influence et Alliances

R-IN-01 = L'Influence va de 0 à 6 sur chaque piste, et tout surplus est perdu. Monter à 2 donne 1 Point de Victoire ; redescendre sous 2 le retire.
R-IN-02 = Chaque fois que vous montez à 4 Influence, vous gagnez le bonus de la piste. Vous le gardez si vous redescendez, et vous pouvez le regagner.
R-IN-03 = Le premier à 4 Influence prend le jeton Alliance, qui vaut 1 Point de Victoire. Un adversaire ne le lui prend qu'en montant plus haut que lui, pas en l'égalant.
R-IN-04 = Si le détenteur d'un jeton Alliance perd de l'Influence, un joueur qui était à sa hauteur le prend ; s'il y en a plusieurs, le détenteur choisit. S'il tombe à 3 ou moins, le jeton va à un joueur qui a au moins 4, sinon il retourne sur le plateau.
R-IN-05 = Pour payer en perdant de l'Influence, il faut en avoir au moins 1 sur cette piste.
R-IN-06 = Un effet d'Alliance n'agit que si vous détenez le jeton Alliance de cette Faction. Un effet avec un chiffre d'Influence demande au moins autant d'Influence sur la Faction.

## Détruire des cartes

R-TR-01 = La carte à détruire peut être dans votre main, dans votre défausse ou en jeu ; elle quitte la partie, mais une carte Réserve retourne dans sa pile. Le Point de Victoire gagné avec L'Épice Doit Couler est conservé.
R-TR-02 = Une carte en jeu peut être détruite par son propre effet de destruction. Le reste de cette zone s'applique quand même.
R-TR-03 = Mission d'Assassinat donne 4 Solari chaque fois qu'elle est détruite. Espion Impérial ne donne une carte Intrigue que si son propre effet le détruit.

## Informations cachées

R-HI-01 = Les mains, l'ordre des decks, les cartes du deck Conflit, les cartes Intrigue en main et les Factions choisies par le Baron sont cachés ; seul Paul Atréides peut voir la première carte de son propre deck. Tout le reste est public, y compris le nombre de cartes Intrigue de chacun.
R-HI-02 = Une carte Intrigue se montre quand elle est jouée, puis elle est défaussée face visible. Charisme et Mission de Recrutement, jouées à l'avance, restent visibles jusqu'à votre tour Révélation.

## Maison Hagal

HG1 = Un Rival ne joue que des tours Agent, jamais de tour Révélation. Il n'a ni deck, ni main, ni Persuasion.
HG2 = Au tour d'un Rival, la première carte Maison Hagal est révélée et son Agent va sur l'emplacement indiqué. S'il est occupé, la carte est ignorée et la suivante est révélée.
HG3 = Quand le deck Maison Hagal est vide ou que Remélangez apparaît, toutes ses cartes forment aussitôt un nouveau deck mélangé et le tour continue.
HG4 = Un Rival ne paie aucun coût, n'a besoin d'aucun prérequis et ne reçoit aucun effet de l'emplacement. Seules comptent les icônes de sa carte.
HG5 = Une icône d'Influence fait monter le Rival de 1 sur cette piste. Il n'a pas le bonus à 4 Influence, mais il prend et perd le jeton Alliance comme un joueur.
HG6 = Un Rival recrute dans sa réserve, tant qu'il y en a. Avec une carte d'emplacement de Combat, les troupes vont droit dans le Conflit, sinon dans sa garnison.
HG7 = Un Rival qui arrive sur un emplacement de Combat engage aussi deux troupes de sa garnison au maximum, même si sa carte n'en recrute aucune.
HG8 = Quand un Rival récolte de l'Épice, l'Épice bonus quitte l'emplacement. À deux joueurs elle va à la banque ; en solo le Rival la prend avec l'Épice de base.
HG9 = Au début du Combat, chaque Rival qui a une troupe dans le Conflit révèle une carte Maison Hagal, dans l'ordre du tour, et n'ajoute que ses épées à sa force. Ensuite les joueurs peuvent jouer des cartes Intrigue Combat.
HG10 = Une carte ou un emplacement qui touche les adversaires touche aussi un Rival, s'il possède ce que l'effet demande.
HG11 = Votre marqueur Contrôle vous donne aussi son bonus quand l'Agent d'un Rival y est envoyé.

## Partie solo

SO1 = Les Rivaux jouent à leur place autour de la table, comme vous, tant qu'ils ont des Agents. Le marqueur Premier Joueur circule entre vous trois.
SO2 = Les Rivaux marquent les Points de Victoire dus à 2 Influence et aux jetons Alliance. Ils n'ont jamais le bonus à 4 Influence.
SO3 = Les Rivaux prennent en entier la première et la deuxième récompense des Conflits : Points de Victoire, Influence, ressources, cartes Intrigue gardées face cachée, contrôle, et le Mentat pour la manche suivante. Une récompense qui détruit une carte ne leur fait rien.
SO4 = Un Rival qui contrôle un emplacement gagne le bonus de contrôle. Il déploie toujours sa troupe supplémentaire quand un Conflit porte le nom de cet emplacement.
SO5 = Un Rival qui doit choisir une Faction prend celle où il a le moins d'Influence. Vous tranchez les égalités et tous ses autres choix.
SO6 = En difficulté Mentat ou Kwisatz Haderach, un Rival qui mène déjà d'au moins 4 points de force dans un Conflit I ou II ne déploie rien et garde ses troupes en garnison. Dans un Conflit III, il déploie toujours tout ce qu'il peut.
SO7 = Pour Monopoliser le Marché, chaque Rival compte comme possédant deux exemplaires de L'Épice Doit Couler.
SO8 = Un Rival à 10 Points de Victoire ou plus met lui aussi fin à la partie. Le plus haut score gagne, avec les départages habituels.

## Partie à deux joueurs

TP1 = À deux joueurs, la Maison Hagal a trois Agents, pas de Dirigeant, pas de ressources et aucune troupe en garnison. Toutes ses troupes commencent dans sa réserve.
TP2 = Les trois cartes Arrakeen (1J) quittent le deck Maison Hagal. Les 28 autres cartes sont mélangées.
TP3 = La Maison Hagal agit après chaque tour Agent du Premier Joueur, aussi longtemps qu'elle a un Agent.
TP4 = La Maison Hagal ne reçoit ni ressources, ni récompenses de Conflit, ni Points de Victoire.
TP5 = La Maison Hagal ne peut prendre le contrôle d'aucun emplacement. Si elle gagne un Conflit qui porte le nom d'un emplacement, le marqueur Contrôle qui s'y trouve est retiré.
TP6 = La force de la Maison Hagal compte dans le classement. La récompense de la place qu'elle occupe est perdue.

## Décisions sur les questions ouvertes

Q1 = Suspension Bindu met fin à votre tour après la pioche ; l'option de règles bindu_pass_optional vous permet de continuer.
Q2 = Révérende Mère du Sietch ne donne 3 Persuasion et 1 Épice qu'avec un Lien Fremen.
Q3 = Le bonus à 4 Influence sur l'Empereur est de 2 troupes.
Q4 = Une fois par partie, quand le Baron Vladimir Harkonnen déploie au moins quatre troupes dans un tour, il choisit d'utiliser ou non Coup de Maître ; une option de règles le rend obligatoire.
Q5 = Coup de Maître compte toutes les troupes que le Baron met dans le Conflit pendant un de ses propres tours, mais pas la troupe supplémentaire d'un emplacement qu'il contrôle.
Q6 = Départage donne réellement 10 Épice en Fin de Partie, où rien ne permet de les dépenser.
Q7 = Si l'égalité persiste après les troupes en garnison, celui qui a joué un tour Révélation en dernier gagne, et à défaut la victoire est partagée ; une option de règles la partage tout de suite.
Q8 = Les deux parties de Monopoliser le Marché sont indépendantes : un seul exemplaire de L'Épice Doit Couler rapporte 1 Point de Victoire si aucun adversaire n'en a, et toutes vos cartes comptent, où qu'elles soient.
Q9 = Une carte peut se détruire pendant sa propre résolution ; une condition sur une autre carte en jeu se vérifie quand cette partie est résolue, et la carte elle-même ne compte jamais.
Q10 = Jeu de Pouvoir est toujours détruite, et ne double que l'Influence de l'emplacement de Faction, pas celle des effets de cartes.
Q11 = Contourner le Protocole ne peut prendre ni L'Épice Doit Couler ni Espace Plissé, mais peut prendre Contact d'Arrakis ou la carte mise de côté par Helena Richèse.
Q12 = Les cartes piochées après votre tour Révélation restent en main, et vous en piochez quand même cinq à la manche suivante.
Q13 = La Voix peut désigner n'importe quel emplacement, même occupé, et un Rival ignore une carte Maison Hagal qui vise un emplacement interdit.
Q14 = Avec le déploiement expert, un Rival se retient quand il devance le plus fort des autres joueurs d'au moins 4 points de force ; une option de règles demande plutôt une avance de deux troupes.
Q15 = Récolte d'Épice ne regarde que les emplacements Faiseur libres ; si aucun n'a d'Épice bonus, on révèle la carte suivante, et une égalité parfaite est tranchée par vous en solo, par le Premier Joueur à deux.
Q16 = Si la Maison Hagal est deuxième, sa récompense est perdue et personne n'avance d'une place ; si elle est à égalité avec un joueur pour la première place, personne ne gagne, ce joueur prend la deuxième récompense et aucun marqueur Contrôle n'est retiré.
Q17 = À deux joueurs, la Maison Hagal commence sans troupe dans sa garnison.
Q18 = En solo, un Rival dépense 3 cartes Intrigue, 3 eau, 7 Solari ou 7 Épice contre 1 Point de Victoire dès qu'il les a, avant toute autre chose, et recommence tant qu'il le peut.
Q19 = Un Rival dont la capacité Chevalière a un coût le paie toujours s'il le peut ; une option de règles vous laisse ce choix.
Q20 = Révérende Mère Mohiam ne fait rien à un Rival, alors que Test d'Humanité lui fait perdre une troupe du Conflit s'il en a une.
Q21 = Secrets ne prend aucune carte Intrigue à un Rival.
Q22 = En difficulté Kwisatz Haderach, vous ne pouvez pas envoyer d'Agent sur Maître d'Armes.
Q23 = Un siège au Haut Conseil donne 2 Persuasion dès le tour Révélation de cette manche.
Q24 = Hall de l'Oratoire ne donne 1 Persuasion que si un de vos Agents s'y trouve pendant votre tour Révélation, et jamais plus de 1.
Q25 = Vous pouvez choisir une Faction où vous avez déjà 6 Influence, mais vous n'y gagnez rien.
Q26 = Les cartes sont identifiées par leur nom anglais ; quand aucun nom français officiel n'est connu, Sietch affiche sa propre traduction.
Q27 = Les épées des cartes Maison Hagal viennent de listes de joueurs, car les textes officiels ne montrent que celles de Récolte d'Épice.
Q28 = Le deck Conflit est vide après sa dixième carte, donc la Fin de Partie commence au plus tard pendant le Rappel de cette manche.
Q29 = Infiltration et Helena Richèse n'ignorent que les Agents adverses ; vos propres Agents vous bloquent toujours.
Q30 = Dépêcher un Émissaire et Infiltration ne se jouent que pendant un tour Agent, avant la carte qui envoie l'Agent.
Q31 = En solo, un Rival prend toute récompense que les règles générales lui donnent, y compris la troisième en cas d'égalité à la deuxième place.
Q32 = Si trois joueurs sur quatre sont à égalité pour la première place, le quatrième n'a pas de récompense.
Q33 = À deux joueurs, la Maison Hagal n'agit pas après un tour Révélation ni après un tour interrompu par Suspension Bindu.
Q34 = La Maison Hagal agit aussi après un tour Agent supplémentaire joué avec le Mentat, aussi longtemps qu'elle a un Agent.
Q35 = Helena Richèse doit mettre une carte de côté quand elle joue Chevalière pendant un tour Agent, mais rien ne l'oblige à l'acquérir ensuite.
Q36 = La carte mise de côté par Helena Richèse quitte la partie à la fin de son tour Révélation de la manche si elle ne l'a pas acquise.
Q37 = Les Rivaux sont des adversaires : Orni de Combat et Double Jeu les touchent comme les autres.
Q38 = Kwisatz Haderach ne dispense que d'un emplacement libre et d'une icône Agent correspondante ; le coût et le prérequis de l'emplacement restent dus.
Q39 = À la Recherche d'Alliés ne donne rien quand on la révèle.
