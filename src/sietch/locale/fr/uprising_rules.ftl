### Règles de Dune : Imperium – Insurrection, dans les mots de Sietch. Un message par identifiant de règle.

## Mise en place

uprising-R-SET-01 = Le plateau montre sa face standard, avec le jeton Bouclier sous la Raffinerie d'Épice. Les quatre jetons Alliance attendent sur leurs pistes d'Influence.
uprising-R-SET-02 = Le deck Conflit compte dix cartes face cachée : une carte Conflit I au hasard au-dessus, cinq cartes Conflit II au hasard au milieu et les quatre cartes Conflit III au fond. Les autres cartes Conflit quittent la partie sans être vues.
uprising-R-SET-03 = Sans le module de la CHOM, ses quatre cartes Imperium et ses quatre cartes Intrigue ne servent pas. Personne ne peut alors incarner Shaddam Corrino IV.
uprising-R-SET-04 = Le deck Intrigue et le deck Imperium sont mélangés face cachée, et cinq cartes Imperium visibles forment la Rangée Imperium. À côté se trouvent deux piles de Réserve, 8 Préparer le Chemin et 10 L'Épice Doit Couler ; ce jeu n'a ni cartes Espace Plissé ni Mentat.
uprising-R-SET-05 = Vous commencez avec un Dirigeant, un deck mélangé de dix cartes, 1 eau, deux Agents, 0 point de force, 0 Influence sur chaque Faction, 3 troupes dans votre garnison et 9 dans votre réserve. Votre réserve contient aussi trois Espions, trois marqueurs Contrôle et votre jeton Conseiller ; votre troisième Agent, le Maître d'Armes, attend près du plateau.
uprising-R-SET-06 = Chacun commence avec 1 Point de Victoire à quatre joueurs, et avec 0 si vous êtes moins nombreux.
uprising-R-SET-07 = La banque ne manque jamais de Solari, d'Épice, d'eau ni de vers des sables. Elle contient aussi quatre jetons Hameçons à Faiseur.
uprising-R-SET-08 = Les Objectifs prévus pour un autre nombre de joueurs sont écartés, et chacun en reçoit un, face visible. Celui qui obtient l'Objectif au marqueur Premier Joueur commence.
uprising-R-SET-09 = Troupes, Espions, marqueurs Contrôle et Agents se limitent à vos propres pièces. Vous ne pouvez pas en utiliser davantage.

## Principes généraux

uprising-R-GEN-01 = Si une carte et les règles se contredisent, suivez la carte.
uprising-R-GEN-02 = Une carte acquise va dans votre défausse. S'il faut piocher alors que votre deck est vide, votre défausse mélangée devient le nouveau deck et vous continuez ; si les deux sont vides, vous ne piochez rien.
uprising-R-GEN-03 = Une carte détruite depuis votre main, votre défausse ou en jeu ne revient plus de la partie, mais une carte Réserve retourne dans sa pile. Détruire est facultatif, sauf si c'est un coût ou si une carte exige sa propre destruction.
uprising-R-GEN-04 = Ce qui précède une flèche est un coût que vous pouvez payer, une fois par tour au plus, pour obtenir ce qui la suit ; seule une récompense de Conflit doublée par un ver des sables se paie deux fois. Le coût d'une carte Intrigue est dû pour la jouer.
uprising-R-GEN-05 = Un effet doit être appliqué autant que possible, sauf s'il est dit facultatif, s'il se trouve derrière une flèche ou s'il sert à détruire une carte.
uprising-R-GEN-06 = Quand vous défaussez, vous choisissez une carte de votre main. Ce ne peut pas être une carte Intrigue, sauf si l'effet le dit.
uprising-R-GEN-07 = Les cartes jouées pendant vos tours Agent et révélées pendant votre tour Révélation sont en jeu jusqu'au nettoyage qui le termine. Une carte détruite avant n'est plus en jeu.
uprising-R-GEN-08 = Un Lien Fremen agit si vous avez en jeu au moins une autre carte Fremen. Deux cartes à Lien Fremen s'activent l'une l'autre, dans n'importe quel ordre.
uprising-R-GEN-09 = Un effet d'Alliance n'agit que si vous détenez le jeton Alliance de cette Faction. Un effet avec un chiffre d'Influence demande au moins autant d'Influence sur la Faction.
uprising-R-GEN-10 = Votre score peut dépasser 12. Des Points de Victoire peuvent aussi se perdre.
uprising-R-GEN-11 = Si la Faction est à votre choix, vous en choisissez une seule. Un gain de 2 Influence ne se partage pas entre deux Factions.

## Manche

uprising-R-RND-01 = Une manche compte cinq phases : Début de Manche, Tours des Joueurs, Combat, Faiseurs et Rappel.
uprising-R-RND-02 = La manche s'ouvre en retournant la première carte du deck Conflit ; si elle porte le nom d'un emplacement que vous contrôlez, vous pouvez y déployer une troupe de votre réserve. Puis chacun pioche cinq cartes.
uprising-R-RND-03 = À partir du Premier Joueur et dans le sens horaire, chacun joue un seul tour à la fois, Agent ou Révélation ; vous pouvez révéler même s'il vous reste des Agents. Après votre tour Révélation vous ne jouez plus, et la phase s'achève quand tout le monde a révélé.
uprising-R-RND-04 = Les cartes Intrigue Complot se jouent à tout moment de vos propres tours Agent et Révélation, les cartes Combat pendant la phase de Combat, les cartes Fin de Partie à la fin. À tout autre moment, elles ne peuvent pas être jouées.

## Tour Agent

uprising-R-AGT-01 = Un tour Agent consiste à jouer une carte de sa main et à envoyer un Agent vers un emplacement qui a une icône Agent en commun avec la carte. Une carte n'envoie qu'un Agent, et une carte sans icône Agent ne peut qu'être révélée.
uprising-R-AGT-02 = Un emplacement où se trouve un Agent, même le vôtre, est occupé et ne peut pas être choisi. Un Espion qui Infiltre permet d'ignorer l'Agent d'un autre joueur, jamais le vôtre.
uprising-R-AGT-03 = L'icône Espion envoie un Agent sur n'importe quel emplacement relié à un poste d'observation où vous avez un Espion. Cet Espion n'est pas rappelé.
uprising-R-AGT-04 = Le coût d'un emplacement se paie tout de suite, avant tout effet de l'emplacement ou de la carte, et l'Influence demandée doit déjà être atteinte : 2 sur l'Empereur pour Privilège Impérial, sur la Guilde Spatiale pour Transport, sur les Fremen pour Sietch Tabr. Seul Contact sous Couverture dispense de ce prérequis d'Influence.
uprising-R-AGT-05 = Vous placez l'Agent et payez, le joueur qui contrôle l'emplacement prend son bonus, puis vous décidez de Recueillir ou non des Informations. Ensuite viennent, dans l'ordre de votre choix, les effets de l'emplacement, la zone Agent de la carte, l'Influence de la Faction et les contrats complétés.
uprising-R-AGT-06 = Un emplacement de Faction donne 1 Influence sur sa Faction. Une carte qui en donne 2 au lieu de 1 remplace ce gain, sur la même Faction.
uprising-R-AGT-07 = Un Agent rappelé quitte le plateau pour votre Dirigeant et peut repartir dans la manche. Ce ne peut pas être l'Agent envoyé ce tour-ci.
uprising-R-AGT-08 = Maître d'Armes vous donne votre troisième Agent pour le reste de la partie. Chaque joueur ne le gagne qu'une fois.

## Unités et déploiement

uprising-R-UNT-01 = Les troupes et les vers des sables sont des unités, comme les cuirassés de L'Avènement d'Ix. Une troupe recrutée passe de votre réserve à votre garnison ; si votre réserve est vide, vous n'en recrutez pas.
uprising-R-UNT-02 = Un Agent envoyé sur un emplacement de Combat vous laisse déployer les recrues du tour que vous voulez, d'où qu'elles viennent, plus deux troupes de garnison au maximum. Sont des emplacements de Combat toutes les Cités et tous les déserts, Long-Courrier, Tactiques du Désert et Fremkit ; ailleurs, seule une carte permet de déployer.
uprising-R-UNT-03 = Une troupe qui était déjà en garnison ne compte jamais comme recrue du tour. Elle reste soumise à la limite de deux.
uprising-R-UNT-04 = Une troupe repliée va du Conflit à votre garnison ; un ver des sables ne se replie pas. En replier autant que vous voulez peut aussi vouloir dire aucune.
uprising-R-UNT-05 = Après le Combat, les troupes retournent dans les réserves de leurs propriétaires, pas en garnison. Les vers des sables retournent à la banque.

## Vers des sables, Hameçons à Faiseur et Bouclier

uprising-R-WRM-01 = Un ver des sables passe directement de la banque à votre part du Conflit. Il n'est jamais en garnison.
uprising-R-WRM-02 = Aussi longtemps que le Bouclier tient, il est impossible d'attirer un ver des sables dans un Conflit pour Arrakeen, pour la Raffinerie d'Épice ou pour le Bassin Impérial.
uprising-R-WRM-03 = Un effet qui demande les Hameçons à Faiseur n'agit que si vous avez ce jeton. Il ne se dépense jamais, et chaque joueur en a un au plus.
uprising-R-WRM-04 = Un ver des sables apporte 3 points de force. Avec un ou plusieurs dans le Conflit, toutes vos récompenses sont doublées, une seule fois, sauf le contrôle et les icônes bataille ; un coût facultatif peut être payé une seconde fois, et 1 Influence doublée peut aller à deux Factions.
uprising-R-WRM-05 = Un effet qui fait sauter le Bouclier vous permet de retirer son jeton pour toujours, sans y être obligé. Ensuite les vers des sables peuvent rejoindre n'importe quel Conflit.
uprising-R-WRM-06 = Au Bassin de Hagga et au Désert Profond, vous choisissez entre l'Épice de base et les vers des sables. L'Épice bonus posée là est à vous dans les deux cas.

## Espions

uprising-R-SPY-01 = Vous avez trois Espions, que vous placez depuis votre réserve, chacun sur un poste d'observation libre. S'il n'en reste pas en réserve, vous pouvez d'abord en rappeler un des vôtres, sans effet.
uprising-R-SPY-02 = Si l'effet nomme une icône, le poste doit être relié à un emplacement qui porte cette icône. Si aucun poste de ce genre n'est libre, l'Espion n'est pas placé.
uprising-R-SPY-03 = Un poste n'accueille qu'un Espion. Seul un effet qui le dit, comme ceux d'Agent Double et de Diversion, permet de le partager avec un autre joueur.
uprising-R-SPY-04 = Rappeler un Espion, c'est remettre un des vôtres de son poste dans votre réserve. C'est le plus souvent un coût : sans Espion sur le plateau, vous ne pouvez pas le payer.
uprising-R-SPY-05 = Pour Infiltrer, rappelez votre Espion d'un poste relié à l'emplacement voulu. L'Agent d'un autre joueur n'y arrête alors pas le vôtre.
uprising-R-SPY-06 = Pour Recueillir des Informations, juste après avoir placé votre Agent et avant tout effet, rappelez votre Espion d'un poste relié à l'emplacement et piochez 1 carte. C'est possible une fois par Agent envoyé.
uprising-R-SPY-07 = Deux de vos Espions sur des postes différents d'un même emplacement peuvent être rappelés pour des effets différents, jamais tous deux pour le même. Un Espion ne sert qu'à un effet.
uprising-R-SPY-08 = Pour Infiltrer ou Recueillir des Informations, vous jouez quand même une carte pour votre tour Agent. L'Espion qui a donné l'accès par l'icône Espion peut ensuite être rappelé pour l'un des deux.
uprising-R-SPY-09 = Un effet qui demande d'avoir rappelé un Espion ce tour-ci accepte tout rappel de ce tour, quelle qu'en soit la raison.

## Tour Révélation

uprising-R-REV-01 = Pendant votre tour Révélation, vous révélez toute votre main. Seules comptent les zones Révélation de ces cartes, pas celles des cartes jouées avant.
uprising-R-REV-02 = Vous appliquez les effets Révélation dans l'ordre voulu. Vous pouvez acquérir des cartes avant, entre ou après eux.
uprising-R-REV-03 = Toute votre Persuasion de la manche se cumule : cartes révélées, 2 avec un siège au Haut Conseil, 1 avec un Agent au Hall de l'Assemblée, et ce qu'ajoute votre Dirigeant. Vous la répartissez à votre guise, et ce qui reste à la fin du tour est perdu.
uprising-R-REV-04 = La Rangée Imperium est complétée aussitôt à cinq cartes. Vous pouvez acquérir la nouvelle carte dans le même tour.
uprising-R-REV-05 = Votre force vaut 2 par troupe et 3 par ver des sables à vous dans le Conflit, plus 1 par épée. Sans aucune unité sur place elle est de 0 ; elle suit tout changement pendant votre tour.
uprising-R-REV-06 = Une carte piochée pendant votre tour Révélation est révélée et utilisée aussitôt.
uprising-R-REV-07 = Au nettoyage, toutes les cartes devant vous vont dans votre défausse. Ce n'est pas défausser : aucun effet lié à une carte défaussée ne se déclenche.

## Combat

uprising-R-CMB-01 = À partir du Premier Joueur et dans le sens horaire, chaque joueur qui a une unité dans le Conflit joue des cartes Intrigue Combat en nombre voulu ou passe. Passer n'exclut pas de rejouer ; l'étape prend fin quand tous ont passé à la suite.
uprising-R-CMB-02 = Tout changement de force compte aussitôt. Elle tombe à 0 dès que vous n'avez plus d'unité dans le Conflit.
uprising-R-CMB-03 = La plus grande force gagne le Conflit et la première récompense, la suivante prend la deuxième, et la troisième n'est donnée qu'à quatre ou six joueurs. Une force de 0 ne rapporte rien.
uprising-R-CMB-04 = En cas d'égalité à la première place, personne ne gagne et chaque ex æquo prend la deuxième récompense ; les autres ne se disputent la troisième que si les ex æquo sont deux et les joueurs au moins quatre. Les ex æquo à la deuxième place prennent chacun la troisième récompense, quel que soit le nombre de joueurs ; à la troisième place, rien.
uprising-R-CMB-05 = Le vainqueur prend la carte Conflit, face visible. Si personne ne gagne, personne ne la prend.
uprising-R-CMB-06 = Si la carte Conflit que vous prenez porte la même icône bataille qu'une autre de vos cartes Conflit ou Objectif face visible, vous devez retourner les deux face cachée et gagner 1 Point de Victoire.
uprising-R-CMB-07 = L'icône bataille joker ne s'associe à rien quand vous gagnez un Conflit. À la fin de la partie, elle s'associe à n'importe laquelle de vos icônes bataille visibles pour 1 Point de Victoire.
uprising-R-CMB-08 = Une récompense de contrôle pose votre marqueur Contrôle sur l'emplacement, à la place de tout autre. Dès lors vous prenez son bonus chaque fois que quelqu'un y envoie un Agent, vous compris.
uprising-R-CMB-09 = Un effet lié à la victoire dans un Conflit demande un vainqueur unique. Une égalité à la première place n'est pas une victoire.

## Faiseurs, Rappel et Fin de Partie

uprising-R-END-01 = Pendant la phase des Faiseurs, chaque emplacement Faiseur sans Agent reçoit 1 Épice bonus, ajoutée à celle qui s'y trouve déjà.
uprising-R-END-02 = Pendant le Rappel, la partie s'achève si un joueur a 10 Points de Victoire ou plus ou si le deck Conflit est vide. Sinon les Agents reviennent sur leurs Dirigeants et le marqueur Premier Joueur passe dans le sens horaire.
uprising-R-END-03 = À la fin, les joueurs peuvent jouer des cartes Intrigue Fin de Partie et associer leurs icônes bataille joker ; puis le plus de Points de Victoire l'emporte. Une égalité se départage par l'Épice, les Solari, l'eau, les troupes en garnison, et enfin par le tour Révélation joué en dernier.

## Influence et Alliances

uprising-R-INF-01 = Monter à 2 Influence sur une Faction donne 1 Point de Victoire. Redescendre sous 2 le retire.
uprising-R-INF-02 = Chaque fois que vous montez à 4 Influence, vous gagnez le bonus de la piste. Vous le gardez si vous redescendez, et vous pouvez le regagner.
uprising-R-INF-03 = Le premier à atteindre 4 Influence sur une Faction prend son jeton Alliance, qui vaut 1 Point de Victoire.
uprising-R-INF-04 = Un adversaire ne prend un jeton Alliance qu'en montant plus haut que son détenteur. L'égaler ne suffit pas.
uprising-R-INF-05 = Vous atteignez un niveau d'Influence en y montant ou en le dépassant, jamais en descendant. Vous pouvez l'atteindre à nouveau après l'avoir perdu.
uprising-R-INF-06 = Vous ne pouvez pas perdre l'Influence que vous n'avez pas. Un coût qui la demande est alors impossible à payer.
uprising-R-INF-07 = Si le détenteur d'un jeton Alliance perd de l'Influence, un joueur qui était à sa hauteur le prend ; s'il y en a plusieurs, le détenteur choisit. S'il tombe à 3 ou moins, le jeton va à un joueur qui a au moins 4, sinon il retourne sur le plateau.

## Module de la CHOM

uprising-R-CHM-01 = Les 20 contrats sont mélangés : deux sont visibles et 18 attendent à la banque. Si Shaddam Corrino IV est de la partie, les deux contrats Sardaukar sont d'abord mis de côté, ce qui en laisse 16 à la banque.
uprising-R-CHM-02 = L'icône contrat vous fait prendre un contrat visible, aussitôt remplacé. Sans le module de la CHOM, ou s'il n'en reste aucun, vous gagnez 2 Solari à la place.
uprising-R-CHM-03 = Un contrat qui nomme un emplacement est complété quand vous y envoyez un Agent alors que vous le détenez. Si vous le prenez ce tour-ci pour l'emplacement que vous venez de visiter, il attend une autre visite.
uprising-R-CHM-04 = Un contrat de Récolte demande un Agent envoyé sur un emplacement Faiseur et au moins l'Épice indiquée, gagnée dans ce tour toutes sources confondues.
uprising-R-CHM-05 = Le contrat Immédiat est complété dès que vous le prenez. Le contrat lié à L'Épice Doit Couler l'est à votre prochaine acquisition de cette carte.
uprising-R-CHM-06 = Vous devez compléter tous les contrats dont la condition est remplie, en même temps, et l'annoncer. Chacun est retourné face cachée, et vous le gardez.
uprising-R-CHM-07 = Avec L'Avènement d'Ix, chacun reçoit deux de ses dix contrats supplémentaires, et tous choisissent en secret et en même temps celui qu'ils gardent face visible. Les autres quittent la partie.

## Combiner avec d'autres boîtes

uprising-R-MIX-01 = Avec L'Avènement d'Ix, sa section CHOM remplace Hall de l'Assemblée, Recueillir le Soutien, Transport et Accepter un Contrat ; un poste d'observation dessert Expédition Interstellaire et Contrebande, un autre Négociation de Technologie et Cuirassé. Mieux vaut se passer de ses cartes Conflit, sauf Suprématie Économique en Partie Épique, et seule Ilesa Ecaz peut acquérir Espace Plissé.
uprising-R-MIX-02 = Avec Immortalité, sa propre Station de Recherche recouvre celle de ce plateau.
uprising-R-MIX-03 = Avec les cartes du jeu de base, Recrutement Calculé et Faire le Tri dans le Chaos sont écartées, faute de Mentat. Mieux vaut se passer de toutes ses cartes Conflit.

## Décisions de la FAQ officielle

uprising-F-01 = Un effet est obligatoire, sauf s'il est dit facultatif, s'il se trouve derrière une flèche ou s'il porte l'icône de destruction. Une carte qui demande sa propre destruction, sans flèche, doit être détruite.
uprising-F-02 = Un coût placé devant une flèche se paie une fois par tour. Le coût d'une carte Intrigue est dû, sinon la carte ne peut pas être jouée.
uprising-F-03 = Les cartes piochées pendant votre tour Révélation sont révélées et utilisées aussitôt. Celles piochées après restent en main pour la manche suivante.
uprising-F-04 = Compléter un contrat est obligatoire, et plusieurs contrats pour un même emplacement se complètent ensemble. Vous les appliquez dans n'importe quel ordre avec les effets de l'emplacement et de la carte.
uprising-F-05 = Shaddam Corrino IV ne commence pas avec les contrats Sardaukar. Quand il prend un contrat, il peut en prendre un parmi eux au lieu d'un contrat visible.
uprising-F-06 = L'interdiction de déployer imposée par Shaddam ne dure que ce tour-là. À six joueurs, elle lie aussi l'Allié qu'il active.
uprising-F-07 = Les Hameçons à Faiseur ne se dépensent jamais : une fois gagné, le jeton vous reste.
uprising-F-08 = Infiltrer ou Recueillir des Informations ne remplace pas la carte : il faut toujours en jouer une pour envoyer l'Agent.
uprising-F-09 = Si un Rival est le premier à gagner un Maître d'Armes, le prix pour les joueurs humains tombe à 6 Solari.
uprising-F-10 = Une carte Maison Hagal à deux emplacements n'utilise que celui dont la condition est remplie. S'il est occupé, une autre carte est révélée.
uprising-F-11 = Si l'égalité persiste après tous les départages, celui qui a joué un tour Révélation en dernier gagne.
uprising-F-12 = Le Point de Victoire de L'Épice Doit Couler est conservé même si la carte est détruite ensuite.
uprising-F-13 = Quand le deck Intrigue est vide, sa défausse mélangée devient le nouveau deck.
uprising-F-14 = Une carte Complot dont l'effet attend votre tour Révélation, comme Appel aux Armes ou Manipuler, reste visible jusque-là.
uprising-F-15 = Le détenteur d'un jeton Alliance qui perd de l'Influence le cède à un joueur qui était à sa hauteur. S'il tombe à 3 ou moins, le jeton va à un joueur qui a au moins 4, ou retourne sur le plateau s'il n'y en a pas.
uprising-F-16 = Quand un effet compte l'Épice de base d'un emplacement Faiseur, elle vaut 1 au Bassin Impérial, 2 au Bassin de Hagga, 2 à la Chaîne de Habbanya et 4 au Désert Profond.

## Rivaux : mise en place

uprising-RV-01 = Chaque Rival a sa couleur et commence avec 0 Influence sur chacune des quatre pistes.
uprising-RV-02 = Un Rival commence avec deux Agents, trois Espions, 1 eau et 3 troupes en garnison, les autres dans sa réserve ; son Maître d'Armes attend près du plateau. En solo, en difficulté Mercenaire, sa garnison est vide au départ.
uprising-RV-03 = Un Rival n'a ni deck ni main et ne prend jamais de contrat. Au lieu d'un contrat, il gagne 2 Solari.
uprising-RV-04 = En solo, vous affrontez deux Rivaux, chacun avec sa carte Rival. Pour une première partie, choisissez des cartes dont la valeur de Maître d'Armes est d'au moins 8 : plus elle est basse, plus l'adversaire est coriace.
uprising-RV-05 = En solo, Remélangez est retirée du deck Maison Hagal avant le mélange.
uprising-RV-06 = En solo, vous et les deux Rivaux recevez chacun un Objectif au hasard parmi ceux d'un à trois joueurs. Le marqueur Premier Joueur de l'un d'eux désigne qui commence.
uprising-RV-07 = À deux joueurs, il n'y a qu'un Rival pour les deux. Il prend l'Objectif Orni, et les deux autres sont distribués au hasard aux joueurs.
uprising-RV-08 = À deux joueurs, le Rival ne détient jamais le marqueur Premier Joueur. Il agit toujours entre vous deux, après celui qui détient le marqueur.
uprising-RV-09 = À deux joueurs, Remélangez reste dans le deck Maison Hagal. Quand elle apparaît, toutes les cartes Maison Hagal sont mélangées ensemble et la suivante est révélée.
uprising-RV-10 = En solo et à deux joueurs, tout le monde commence avec 0 Point de Victoire, Rivaux compris.
uprising-RV-11 = Le module de la CHOM peut s'utiliser avec des Rivaux. Les contrats de L'Avènement d'Ix ne sont distribués qu'aux joueurs humains.

## Rivaux : difficulté en solo

uprising-RV-12 = En difficulté Mercenaire, les Rivaux commencent sans troupe en garnison, et vous avec 1 carte Intrigue.
uprising-RV-13 = La difficulté Sardaukar ne change rien aux règles.
uprising-RV-14 = En difficulté Mentat, les Rivaux utilisent Escalade Brutale, Déploiement Expert et Politique Avisée.
uprising-RV-15 = La difficulté Kwisatz Haderach est comme Mentat, et vous ne pouvez jamais gagner de Maître d'Armes.

## Rivaux : variantes

uprising-RV-16 = Escalade Brutale : au Combat d'un Conflit III, un Rival révèle deux cartes Maison Hagal pour ses épées au lieu d'une.
uprising-RV-17 = Déploiement Expert : pour un Conflit I ou II, un Rival qui mène déjà d'au moins trois unités ne déploie aucune troupe, et pour un Conflit III il déploie tout ce qu'il peut. Il attire toujours ses vers des sables avant que son avance soit vérifiée.
uprising-RV-18 = Politique Avisée : un Rival ignore Service Dévoué, Livrer des Provisions, Secrets ou Fremkit s'il détient l'Alliance de cette Faction et y devance tout le monde, ou s'il y a au moins 2 Influence mais 2 de retard ou plus sur le premier. Une autre carte est alors révélée.
uprising-RV-19 = Brassage aux dés, au choix en solo : après chacun de vos tours Révélation, deux dés sont lancés, et les cartes de la Rangée Imperium à ces places depuis la gauche sont retirées et remplacées. Un 6 ne retire rien, et un double ne retire qu'une carte.
uprising-RV-20 = Rivaux simplifiés, pour une première partie à deux joueurs : Dame Amber Metulli ou Glossu « La Bête » Rabban comme Rival qui ne peut pas gagner. Une fois son Maître d'Armes obtenu, il ne prend plus de ressources, et l'Épice bonus qu'il prendrait va à la banque.

## Rivaux : leur tour

uprising-RV-21 = Un Rival joue un tour Agent à la fois, dans l'ordre du tour, tant qu'il a des Agents ; ensuite sa manche est finie. Il ne joue jamais de tour Révélation et n'achète pas de cartes.
uprising-RV-22 = Des cartes Maison Hagal sont révélées jusqu'à ce que l'une montre un emplacement libre et utilisable, et l'Agent du Rival y va. Les coûts, prérequis et effets de l'emplacement ne comptent pas, sauf ceux de la carte.
uprising-RV-23 = Un Rival ne gagne que ce que montre la carte Maison Hagal : Influence, ressources, troupes, Espion, Hameçons à Faiseur ou capacité Chevalière.
uprising-RV-24 = Si une carte Maison Hagal montre deux emplacements, seul compte celui dont la condition est remplie. S'il est occupé, une autre carte est révélée.
uprising-RV-25 = Une carte Maison Hagal qui ne fait que placer un Espion est appliquée, puis une autre carte est révélée.
uprising-RV-26 = Sur un emplacement de Combat, un Rival déploie toutes les troupes recrutées ce tour-ci et deux autres de sa garnison au maximum.
uprising-RV-27 = Quand le deck Maison Hagal est vide, sa défausse mélangée devient le nouveau deck et le tour continue.
uprising-RV-28 = L'Agent d'un Rival déclenche le bonus de contrôle pour celui qui contrôle l'emplacement. Les Rivaux peuvent eux aussi contrôler des emplacements.

## Rivaux : leurs règles

uprising-RV-29 = Un Rival libre de choisir prend la Faction où il a le moins d'Influence ; une égalité suit l'ordre des Factions de sa carte. Une icône d'Influence numérotée désigne la Faction à cette place dans l'ordre.
uprising-RV-30 = Un Rival marque le Point de Victoire à 2 Influence et prend ou perd les jetons Alliance comme un joueur. Il n'a jamais le bonus à 4 Influence.
uprising-RV-31 = Sur un emplacement Faiseur, un Rival prend toujours l'Épice bonus. S'il a les Hameçons à Faiseur et que le Conflit le permet, il attire 1 ver des sables au Bassin de Hagga ou 2 au Désert Profond ; sinon il prend l'Épice de base.
uprising-RV-32 = Un Rival ne retire le Bouclier que s'il a les Hameçons à Faiseur.
uprising-RV-33 = Quand un Rival vole des cartes Intrigue, tout adversaire qui en tient au moins quatre lui en cède une au hasard.
uprising-RV-34 = Un Rival place un Espion sur le premier poste de Faction libre dans son ordre, sauf si la carte nomme d'autres postes, et n'Infiltre ni ne Recueille jamais d'Informations. Quand il place son troisième Espion, les deux autres sont rappelés et son Stratagème s'applique.
uprising-RV-35 = Au début du Combat, un Rival qui a des unités dans le Conflit révèle une carte Maison Hagal et ajoute ses épées. Il ne joue jamais de carte Intrigue.
uprising-RV-36 = Un Rival prend la première et la deuxième récompense comme à trois joueurs, doublées par les vers des sables, avec le contrôle et les Points de Victoire des icônes bataille. Il paie pour un Point de Victoire d'une récompense dès qu'il le peut.
uprising-RV-37 = Un effet sur les adversaires touche aussi un Rival, s'il possède ce que l'effet demande. Il n'a pas de main : une défausse ne lui fait rien.
uprising-RV-38 = Dès que les Solari, l'Épice, les cartes Intrigue et l'eau d'un Rival atteignent ensemble sa valeur de Maître d'Armes, il en paie autant, dans cet ordre, et gagne son Maître d'Armes. Le prix pour les joueurs humains est alors de 6 Solari.
uprising-RV-39 = Une fois son Maître d'Armes gagné, un Rival dépense 3 cartes Intrigue, 3 eau, 7 Solari ou 7 Épice contre 1 Point de Victoire dès qu'il les a, aussi souvent que possible. Avec L'Avènement d'Ix en solo, il ne dépense ainsi l'Épice que pendant un Conflit III.
uprising-RV-40 = Un Rival à 10 Points de Victoire ou plus met lui aussi fin à la partie et peut la gagner, avec les départages habituels.
uprising-RV-41 = Si un choix pour un Rival reste à égalité, le détenteur du marqueur Premier Joueur décide, ou à défaut le joueur humain suivant.

## Six joueurs : mise en place

uprising-S6-01 = Deux équipes s'affrontent, chacune avec un Commandant et deux Alliés : Muad'Dib commande l'une, Shaddam Corrino IV l'autre. Tout autre Dirigeant peut être un Allié.
uprising-S6-02 = Les joueurs s'assoient dans cet ordre, dans le sens horaire : Muad'Dib, un Allié de Shaddam, un Allié de Muad'Dib, Shaddam, un Allié de Muad'Dib, un Allié de Shaddam.
uprising-S6-03 = Les tours vont dans le sens horaire à partir du Premier Joueur : les équipes alternent. Le marqueur passe chaque manche dans le sens horaire, aux Commandants aussi.
uprising-S6-04 = La face à six joueurs du plateau et le module de la CHOM sont toujours utilisés. Les deux contrats Sardaukar sont mis de côté pour Shaddam ; des 18 autres, deux sont visibles et 16 attendent à la banque.
uprising-S6-05 = Le deck Conflit n'a pas de Conflit I : cinq cartes Conflit II au hasard reposent sur les quatre Conflit III. La partie dure neuf manches au plus.
uprising-S6-06 = Les Commandants commencent avec 4 Points de Victoire, les Alliés avec 1.
uprising-S6-07 = Le plateau porte les jetons Alliance des Grandes Maisons, de la Guilde Spatiale, du Bene Gesserit et des Mondes Périphériques. Ceux de l'Empereur et des Fremen sont sur les plateaux personnels des Commandants.
uprising-S6-08 = Six jetons Bonus de Maître d'Armes attendent près du plateau avec les Maîtres d'Armes, un par joueur.
uprising-S6-09 = Les Alliés commencent comme dans le jeu standard : un deck de dix cartes, 3 troupes en garnison, trois Espions, 1 eau et 0 Influence sur les quatre pistes du plateau.
uprising-S6-10 = Un Commandant commence avec son propre deck de dix cartes, un plateau personnel à une piste, trois Espions, 1 eau et deux Agents portant chacun une flèche ; le troisième, le Maître d'Armes à deux flèches, est mis de côté. Un Commandant n'a ni troupes, ni marqueur Combat, ni marqueurs Contrôle.
uprising-S6-11 = Seuls les quatre Alliés reçoivent un Objectif, face visible : deux Souris du Désert et deux Krys, et la Souris du Désert au marqueur Premier Joueur commence. Si une équipe a les deux Souris du Désert, l'autre des deux s'échange avec l'Objectif de l'Allié adverse voisin, pour que chaque équipe ait un Objectif de chaque sorte.
uprising-S6-12 = À la mise en place, Shaddam déplace une carte de la Rangée Imperium, mais pas une carte Fremen, vers la Rangée du Trône.

## Six joueurs : score et fin

uprising-S6-13 = Chaque joueur a son propre score. Le score d'une équipe est la somme de ceux de ses trois joueurs.
uprising-S6-14 = La partie s'achève pendant le Rappel si un joueur a à lui seul 10 Points de Victoire ou plus ou si le deck Conflit est vide. La somme d'une équipe ne compte pas pour cela.
uprising-S6-15 = L'équipe au plus haut total gagne. En cas d'égalité, les équipes additionnent leurs ressources et comparent l'Épice, puis les Solari, l'eau et les troupes en garnison.

## Six joueurs : plateaux personnels et icônes

uprising-S6-16 = Le plateau personnel de Shaddam a les emplacements Sardaukar et Immense Richesse. Sa piste Empereur donne, à 1, 1 Solari à chaque membre de l'équipe, Shaddam compris ; à 2, 1 Point de Victoire à Shaddam ; à 3, un Espion à chaque membre ; à 4, l'Alliance de l'Empereur et 1 Point de Victoire à Shaddam.
uprising-S6-17 = Le plateau personnel de Muad'Dib a les emplacements Guerriers Endurcis et Maîtrise du Désert. Sa piste Fremen donne, à 1, 1 Épice à chaque membre de l'équipe, Muad'Dib compris ; à 2, 1 Point de Victoire à Muad'Dib ; à 3, 1 eau à chaque membre ; à 4, l'Alliance des Fremen et 1 Point de Victoire à Muad'Dib.
uprising-S6-18 = Seul son propriétaire peut envoyer des Agents sur un plateau personnel ou bouger sur sa piste. Les Alliés n'y changent jamais rien.
uprising-S6-19 = L'icône Empereur désigne les Grandes Maisons pour tout le monde. Shaddam peut l'utiliser plutôt pour sa piste Empereur et son plateau personnel.
uprising-S6-20 = L'icône Fremen désigne les Mondes Périphériques pour tout le monde. Muad'Dib peut l'utiliser plutôt pour sa piste Fremen et son plateau personnel.
uprising-S6-21 = Ces deux icônes changent de sens partout : comme icônes Agent et dans tout gain, perte ou condition d'Influence des cartes et des emplacements. Sietch Tabr demande donc 2 Influence sur les Mondes Périphériques, ou sur les Fremen pour Muad'Dib.
uprising-S6-22 = Une récompense d'équipe est gagnée par chaque joueur de votre équipe.
uprising-S6-23 = Renforcer recrute 3 troupes, réparties à votre guise entre les deux Alliés de votre équipe. Ces troupes, et aucune autre, peuvent être déployées même hors d'un emplacement de Combat.
uprising-S6-24 = Échanger permet à vous et à un coéquipier de vous donner l'un à l'autre une quantité quelconque d'un seul bien : cartes Intrigue, Épice, eau ou Solari.

## Six joueurs : Maître d'Armes et Rangée du Trône

uprising-S6-25 = Le Maître d'Armes se gagne une fois par partie et la quitte après la manche où il a servi. Il coûte 8 Solari, ou 6 dès que quelqu'un a gagné le sien.
uprising-S6-26 = Avec votre Maître d'Armes, vous gagnez aussi un jeton Bonus de Maître d'Armes : 2 épées à chacun de vos tours Révélation dès lors. Celles d'un Commandant vont à l'Allié activé.
uprising-S6-27 = La Rangée du Trône contient des cartes venues de la Rangée Imperium, jamais des cartes Fremen ; la Rangée Imperium est complétée aussitôt. Seule l'équipe de Shaddam peut les acquérir, au coût normal.

## Six joueurs : combat et divers

uprising-S6-28 = Chaque Allié combat pour soi, et les trois récompenses sont attribuées.
uprising-S6-29 = Si les deux Alliés d'une équipe sont à égalité, l'un peut céder : l'autre prend la meilleure récompense, et gagne si c'était la première place. Celui qui cède prend la récompense suivante, ou rien si c'était la troisième place.
uprising-S6-30 = Les épées et les replis d'une carte jouée par un Commandant s'appliquent à l'Allié qu'il choisit.
uprising-S6-31 = Les coéquipiers ne devraient se parler qu'ouvertement. Les messages secrets entre eux sont déconseillés.
uprising-S6-32 = En Fin de Partie, Krys, Souris du Désert et Orni ne font rien pour un Commandant, alors que Profits de la CHOM, Garantir le Commerce d'Épice et Alliance dans l'Ombre peuvent lui rapporter. Alliance dans l'Ombre demande une Alliance détenue par l'équipe adverse.
uprising-S6-33 = À six joueurs, Gurney Halleck a besoin de 10 points de force au lieu de 6 pour Toujours Souriant.

## Commandants

uprising-C1 = Chaque tour d'un Commandant active un Allié : pendant un tour Agent, celui que désigne la flèche de l'Agent, au-delà de l'adversaire voisin. Avec le Maître d'Armes à deux flèches et pendant un tour Révélation, le Commandant choisit.
uprising-C2 = Ce qu'un Commandant ne peut pas détenir va à l'Allié activé : unités recrutées, choix de déployer, Influence sur les pistes du plateau, épées et vers des sables.
uprising-C3 = Ressources, cartes, cartes Intrigue, Espions, contrats et Points de Victoire des cartes restent au Commandant.
uprising-C4 = Les unités et la garnison de l'Allié activé comptent aussi comme celles du Commandant. Les unités recrutées ou déployées pendant le tour du Commandant comptent pour les deux.
uprising-C5 = Pendant son tour Révélation, un Commandant peut donner des épées à un Allié qui n'a pas encore révélé. Cette force est notée tout de suite et complétée ensuite, ou tombe à 0 si l'Allié finit sans unité.
uprising-C6 = Un Commandant peut faire déployer ou replier l'Allié activé même après le tour Révélation de celui-ci. Si l'Allié n'entre dans le Conflit qu'à ce moment, les épées de son propre tour Révélation sont perdues.
uprising-C7 = Au Combat, un Commandant peut jouer des cartes Intrigue Combat pour un Allié qui a au moins une unité dans le Conflit. Une même carte ne se partage pas entre les deux Alliés.
uprising-C8 = Un Commandant ne reçoit jamais de récompense ni de carte Conflit et ne contrôle jamais d'emplacement. Les effets liés à la victoire dans un Conflit ne lui servent pas.
uprising-C9 = Pour les prérequis et les conditions, un Commandant a l'Influence de celui de ses Alliés qui en a le plus sur cette piste du plateau, même si l'autre est activé. Il ne peut pas obtenir ces Alliances.
uprising-C10 = Seule l'équipe de Muad'Dib peut avoir des Hameçons à Faiseur et des vers des sables.

## Décisions sur les questions ouvertes

uprising-Q-01 = Le deck Maison Hagal compte 37 cartes, plus Remélangez à deux joueurs.
uprising-Q-02 = Le bonus à 4 Influence est un Espion sur l'Empereur, 3 Solari sur la Guilde Spatiale, une carte Intrigue sur le Bene Gesserit et 1 eau sur les Fremen.
uprising-Q-03 = L'Avènement d'Ix remplace Transport et Accepter un Contrat aussi bien que Hall de l'Assemblée et Recueillir le Soutien.
uprising-Q-04 = Une fois le jeton de Feyd sur la dernière case de sa piste, sa capacité Chevalière ne le déplace plus et ne donne rien.
uprising-Q-05 = Pour jouer Changer d'Allégeance ou Réserves Stratégiques, il faut payer au moins un de ses deux coûts, et vous pouvez payer les deux ; En Route pour Arrakis demande ses 2 Épice, même pour la carte qu'elle peut faire piocher.
uprising-Q-06 = Dame Jessica peut retourner son Dirigeant même sans aucune mémoire à rendre.
uprising-Q-07 = Un siège au Haut Conseil pris pendant votre tour Révélation avec Cité de Corrinth donne ses 2 Persuasion dans ce même tour.
uprising-Q-08 = Seule Dame Jessica a un verso avec ses propres règles ; celui de tout autre Dirigeant ne change rien.
uprising-Q-09 = L'Espion qui a donné l'accès par l'icône Espion peut ensuite être rappelé une fois, soit pour Infiltrer, soit pour Recueillir des Informations.
uprising-Q-10 = À six joueurs, les plateaux personnels des Commandants n'ont pas de poste d'observation.
uprising-Q-11 = La Rangée du Trône peut contenir n'importe quel nombre de cartes, et Shaddam y déplace une carte à la mise en place.
uprising-Q-12 = À six joueurs, chacun peut prendre un siège au Haut Conseil, sans autre limite.
uprising-Q-13 = Hall de l'Assemblée ne donne 1 Persuasion que si votre Agent s'y trouve quand vous révélez.
uprising-Q-14 = Un ver des sables sans aucune troupe suffit pour avoir de la force et jouer des cartes Intrigue Combat.
uprising-Q-15 = L'icône technologie d'un contrat de L'Avènement d'Ix permet d'acquérir une tuile Technologie pour 1 Épice de moins.
uprising-Q-16 = Faire Impression, Forcer l'Admiration et Princesse Irulan permettent d'acquérir une carte de la Rangée Imperium ou de la Réserve.
uprising-Q-17 = Vous décidez de Recueillir ou non des Informations avant que les contrats soient complétés.
uprising-Q-18 = Opération Secrète et les autres effets sur les mains ne font rien à un Rival.
uprising-Q-19 = Les décisions de la FAQ officielle connues seulement par une aide de jeu publique sont suivies telles qu'elle les rapporte.
uprising-Q-20 = Quand aucun nom français officiel n'est connu, Sietch affiche sa propre traduction.
