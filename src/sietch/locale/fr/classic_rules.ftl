### Règles de Dune classique, dans les mots de Sietch. Un message par identifiant, avec des tirets à la place des points.
### FR et IT sont des sections des livrets français et italien, SH des pouvoirs imprimés sur les boucliers,
### CARD des cartes Traîtrise, OQ des questions que les livrets laissent ouvertes et que Sietch a tranchées.

## Matériel et mise en place

classic-FR-II-B = Chaque faction a cinq chefs et vingt pions. Les étoiles de certains pions ne signifient rien sans les atouts supplémentaires.
classic-FR-II-D-2 = La pile Traîtrise française compte 43 cartes : les 33 du jeu de base, cinq du Duel et cinq de la Moisson d'Épice. Une option dit lesquelles servent.
classic-FR-III-C = Les cartes Traîtrise et les cartes Épice forment deux piles mélangées. Quand la pile Traîtrise est épuisée, sa défausse mélangée la remplace.
classic-FR-III-E = Chaque joueur joue une faction ; on s'accorde, on choisit ou on tire au sort. Un pouvoir d'une faction l'emporte sur les règles générales.
classic-FR-III-E-1 = Chaque joueur a un point au bord de la carte ; la place de ces points décide qui est premier.
classic-FR-III-E-2 = Les chefs de toutes les factions en jeu sont mélangés et chacun en tire quatre sans les montrer. L'un d'eux, au service d'un adversaire, est désormais un traître à sa solde ; qui ne tire que ses propres chefs n'a pas de traître.
classic-FR-III-E-4 = Chacun prend l'Épice indiquée par son bouclier et la cache.
classic-FR-III-E-5 = Les pions sont placés comme le disent les boucliers ; les autres attendent en réserve, cachés.
classic-FR-III-E-6 = Chacun pioche une carte Traîtrise, les Harkonnen deux.

## Victoire et tours

classic-FR-IV = Qui a un pion dans chacune de trois citadelles à la fin d'un tour gagne ; à deux joueurs, il en faut quatre. Les alliés additionnent les leurs.
classic-IT-IV = Citadelles nécessaires dans l'édition italienne : seul, quatre à deux ou trois joueurs et trois au-delà ; à deux alliés, cinq à trois joueurs et quatre au-delà ; à plus, cinq.
classic-FR-V = Une partie dure quinze tours au plus. Chaque tour compte, dans cet ordre, tempête, explosion de l'Épice, enchères, enrôlement, débarquement et mouvement, batailles et récolte.

## Tempête

classic-FR-VI-A = Au premier tour, les deux joueurs dont les points sont les plus proches du départ de la tempête, un de chaque côté, composent en secret de 0 à 20 ; la tempête avance de la somme dans le sens inverse des aiguilles d'une montre.
classic-FR-VI-B = Aux tours suivants, les deux derniers à avoir utilisé les roues de bataille composent de 1 à 3, et la tempête avance de la somme.
classic-FR-VI-C = Les pions en désert dans un secteur où la tempête passe ou s'arrête vont aux cuves, et l'Épice à la banque. Roche, citadelles et Cuvette Polaire sont à l'abri, comme le Bassin Impérial tant que le Mur du Bouclier tient.

## Explosion de l'Épice

classic-FR-VII-A-1 = Une carte de territoire place son Épice dans son secteur ; si la tempête y est, rien n'apparaît.
classic-FR-VII-A-2 = Shai-Hulud dévore toute l'Épice et tous les pions dans le territoire de la dernière carte de territoire, et l'on retourne des cartes jusqu'à un territoire.
classic-FR-VII-B = Un ver provoque aussitôt un nexus, avant de dévorer.
classic-FR-VII-C = Les autres vers de la même explosion sont ignorés ; avec les atouts supplémentaires, les Fremen peuvent les placer.
classic-FR-VII-D = Les vers du premier tour sont remis dans la pile mélangée, sans effet.

## Enchères

classic-FR-VIII-A = On tire autant de cartes Traîtrise qu'il y a de joueurs capables d'en prendre une ; une main pleine ne participe pas.
classic-FR-VIII-B = Les cartes sont posées en rangée, face cachée, et mises aux enchères l'une après l'autre.
classic-FR-VIII-B-1 = Le premier joueur ouvre les enchères pour la première carte.
classic-FR-VIII-B-2 = En allant vers la droite, chacun surenchérit ou passe jusqu'à ce que tous les autres aient passé ; le plus offrant paie et prend la carte sans la montrer.
classic-FR-VIII-C = Nul ne mise plus qu'il ne peut payer : sa propre Épice, celle promise par ses alliés, ou n'importe quoi avec un Karama en main.
classic-FR-VIII-D = La carte suivante est ouverte par le prochain joueur à droite du dernier ouvreur qui peut encore acheter.
classic-FR-VIII-E = Si personne ne mise sur une carte, elle et toutes les suivantes retournent sur la pile, et les enchères cessent.
classic-FR-VIII-F = Pendant les enchères, le nombre de cartes Traîtrise de chacun est public, leur nature ne l'est pas.
classic-FR-VIII-G = Nul n'a plus de quatre cartes Traîtrise en main, les Harkonnen huit ; une main pleine doit passer.
classic-FR-VIII-H = Qui ne répond pas à temps a passé. À une table sans horloge, on attend chaque joueur.
classic-FR-VIII-I = Au début des enchères, qui n'a pas d'Épice peut en prendre 2 à la banque : l'aumône du C.H.O.M.

## Enrôlement, débarquement et mouvement

classic-FR-IX-A = Le premier joueur est celui dont la tempête atteindra le point en premier ; un point juste sous la tempête compte comme dépassé.
classic-FR-IX-B = Avant tout débarquement et tout mouvement, chacun peut reprendre des pions dans les cuves.
classic-FR-IX-B-1 = Autant de pions que l'indique le bouclier reviennent gratuitement, chaque autre pour 2 Épice à la banque.
classic-FR-IX-B-2 = Trois pions au plus reviennent par tour, sauf par un Ghola Tleilaxu.
classic-FR-IX-B-3 = Les pions repris vont en réserve.
classic-FR-IX-C = Le premier joueur débarque puis se déplace, ensuite son voisin de droite, et ainsi de suite.
classic-FR-IX-C-1-a = Une fois par tour, n'importe quel nombre de pions de la réserve peut débarquer en un endroit.
classic-FR-IX-C-1-b = Un pion coûte 1 Épice dans une citadelle et 2 ailleurs. Les Fremen débarquent gratuitement.
classic-FR-IX-C-1-c = Nul ne débarque dans la tempête, ni dans une citadelle tenue par deux autres factions.
classic-FR-IX-C-1-d = Les pions sur Dune ne retournent pas en réserve ; seule la Guilde transporte ainsi.
classic-FR-IX-C-2-a = Un groupe d'un seul territoire se déplace ensemble : jusqu'à trois territoires avec un pion à Arrakeen ou à Carthag, sinon un. Des pions tout juste débarqués peuvent en être.
classic-FR-IX-C-2-b = Chacun fait un mouvement par tour.
classic-FR-IX-C-2-c = Les secteurs ne comptent pas pour le mouvement, sauf que nul ne quitte, n'atteint ni ne traverse celui de la tempête.
classic-FR-IX-C-2-d = Dans un territoire de plusieurs secteurs, les pions finissent leur mouvement dans l'un d'eux.
classic-FR-IX-C-2-e = La Cuvette Polaire n'est jamais dans la tempête.
classic-FR-IX-C-2-f = Les pions des autres n'arrêtent pas un mouvement, mais une citadelle tenue par deux autres factions ne peut être ni atteinte ni traversée.
classic-FR-IX-D-1 = Quand les cinq chefs d'un joueur sont dans les cuves, il peut en ressusciter un par tour jusqu'au retour de tous.
classic-FR-IX-D-2 = Ressusciter un chef coûte autant d'Épice que sa force.
classic-FR-IX-D-3 = Un chef ressuscité sert comme avant, et un traître reste un traître.
classic-FR-IX-D-4 = Les chefs ressuscitent à la fin du mouvement de leur maître.
classic-FR-IX-D-5 = Un chef ressuscité puis tué de nouveau attend que tous les autres aient été ressuscités et tués de nouveau.

## Batailles

classic-FR-X-A-1 = Les joueurs qui ont des pions dans le même territoire se battent.
classic-FR-X-A-2 = On se bat jusqu'à ce qu'un seul joueur, ou personne, reste dans chaque territoire. Il n'y a pas de bataille à travers un secteur en tempête, ni dans la Cuvette Polaire.
classic-FR-X-A-3 = Le premier joueur est l'agresseur dans toutes ses batailles et en choisit l'ordre ; puis c'est à son voisin de droite.
classic-FR-X-A-4 = Là où trois joueurs ou plus se rencontrent, l'agresseur choisit qui il combat d'abord.
classic-FR-X-B-1 = Chaque adversaire fait un plan en secret et compose un nombre de 0 au nombre de pions présents.
classic-FR-X-B-2 = Un chef entre dans chaque plan.
classic-FR-X-B-3 = Une arme, une défense ou les deux peuvent accompagner le chef.
classic-FR-X-B-4 = Les deux plans sont révélés en même temps.
classic-IT-X-B-5 = Si toutes deux servent dans une bataille, la Voix précède la Prescience.
classic-FR-X-C-1 = La plus forte somme de la roue et du chef l'emporte.
classic-FR-X-C-2 = En cas d'égalité, l'agresseur l'emporte.
classic-FR-X-C-3 = Un chef qui rencontre une arme sans la bonne défense meurt et ne compte pas ; les deux peuvent mourir.
classic-FR-X-C-4 = Les chefs tués vont aux cuves, et le vainqueur est payé de leur force, celle de son propre chef comprise.
classic-FR-X-C-5 = Le vaincu perd tous ses pions sur place et défausse toutes les cartes jouées.
classic-FR-X-C-6 = Le vainqueur ne perd que ce qu'il a composé, et garde ou défausse chaque carte jouée.
classic-FR-X-C-7 = Perdre une bataille ne tue pas un chef ; seules les armes, les explosions et la trahison le font.
classic-FR-X-C-8 = Un chef qui a survécu à une bataille ne peut combattre encore dans le tour que dans le même territoire.
classic-FR-X-C-9 = Qui a un chef ou un héros de pacotille doit en employer un.
classic-FR-X-C-10 = Qui n'en a aucun le dit, ne joue pas de cartes et ne compte que sa roue.
classic-FR-X-D-1 = Si le chef ennemi est un traître à sa solde, on peut crier à la trahison et l'on gagne aussitôt ; le camp trahi perd ses pions sur place, ses cartes et ce chef. On peut aussi se taire.
classic-IT-X-D-1 = Dans l'édition italienne, un traître est dénoncé dès qu'il se montre.
classic-FR-X-D-2 = Le vainqueur par trahison ne perd rien et reçoit la force du traître.
classic-FR-X-D-3 = Si les deux chefs sont des traîtres dénoncés, les deux camps perdent leurs pions sur place, leurs cartes et leurs chefs, et personne n'est payé.

## Récolte

classic-FR-XI-A = Chaque pion récolte 2 Épice de son secteur, 3 si son joueur tient Carthag.
classic-IT-XI-A = Dans l'édition italienne, Arrakeen aussi permet de récolter 3 Épice par pion.
classic-FR-XI-B = L'Épice non récoltée reste sur place.

## Alliances

classic-FR-XII-A = À partir du deuxième tour, un ver provoque un nexus, et le jeu s'arrête.
classic-FR-XII-B = Lors d'un nexus, chacun peut former, rejoindre et quitter des alliances ; ensuite le ver dévore et les Fremen chevauchent.
classic-FR-XII-C-2 = Une alliance peut compter n'importe quel nombre de membres.
classic-FR-XII-C-3 = La composition des alliances est publique.
classic-FR-XII-C-4 = Il peut y avoir plusieurs alliances, mais nul n'appartient à deux.
classic-FR-XII-C-5 = Après un nexus, rien ne change jusqu'au suivant.
classic-FR-XII-D = Qui quitte une alliance lors d'un nexus peut aussitôt entrer dans une autre.
classic-FR-XII-E-1 = Les citadelles des alliés s'additionnent, et les alliés gagnent ensemble.
classic-FR-XII-E-2 = Les alliés peuvent parler en secret ; les autres parlent devant tous.
classic-FR-XII-E-3 = Les alliés peuvent payer les cartes les uns des autres, si bien qu'on peut miser plus qu'on n'a.
classic-FR-XII-E-4 = Les alliés peuvent payer les débarquements les uns des autres.
classic-FR-XII-E-5 = Nul n'entre dans un territoire où se trouve un allié, sauf dans la Cuvette Polaire ; les alliés ne se battent jamais.
classic-FR-XII-E-6 = Les alliés s'entraident comme le disent leurs boucliers.

## Tractations

classic-FR-XIII-A = Nul n'est tenu de révéler son Épice, ses réserves, ses cartes ou ses traîtres, ni de les tenir secrets.
classic-FR-XIII-B = L'Épice et les réserves sont cachées derrière le bouclier ; le nombre de cartes ne se montre que pendant les enchères.
classic-FR-XIII-C = Les marchés sont dits à voix haute et doivent être tenus ; l'Épice peut en faire partie.
classic-FR-XIII-D = Cartes, chefs, pions et pouvoirs ne peuvent faire partie d'un marché.

## Règles optionnelles

classic-IT-XIV = Les règles optionnelles ne dépendent pas les unes des autres.
classic-FR-XV = Chapitre du livret : atouts supplémentaires des factions.
classic-FR-XV-B-1 = Avec les atouts supplémentaires, le premier pion du Bene Gesserit va dans n'importe quel territoire, après le placement des Fremen.
classic-FR-XV-B-2 = À partir du deuxième tour, le Bene Gesserit reçoit l'aumône du C.H.O.M. à toutes les enchères, quoi qu'il possède.
classic-FR-XV-B-3 = Quand un autre joueur débarque de l'espace, le Bene Gesserit peut débarquer gratuitement un pion à ses côtés.
classic-FR-XV-B-4 = Le Bene Gesserit qui coexiste est comme absent : ni Épice, ni bataille, ni citadelle, ni ornithoptères. Tempête, ver et explosion le tuent pourtant.
classic-FR-XV-B-5 = Avant tout mouvement, le Bene Gesserit dit où il cesse de coexister ; en entrant dans un territoire occupé, il dit aussitôt s'il coexiste. Sinon il coexiste, jusqu'à la fin du tour.
classic-IT-XV-B-5 = Dans l'édition italienne, il le dit aussi quand quelqu'un entre dans un territoire qu'il tient seul.
classic-FR-XVI = Chapitre du livret : le prélude de la Moisson d'Épice.
classic-FR-XVII = Chapitre du livret : le climat.
classic-FR-XVII-A = Avec la règle du climat, on ne compose la tempête qu'au premier tour.
classic-FR-XVII-B = À la première phase de tempête, les Fremen tirent l'un des six marqueurs, de 1 à 6, le regardent et le posent face cachée.
classic-FR-XVII-C = À la phase de tempête suivante, il est révélé, la tempête avance d'autant, et les Fremen en tirent un autre.
classic-FR-XVII-D = La règle est faite pour les parties avec les Fremen ; sans eux, personne ne voit le marqueur.
classic-FR-XVIII = Chapitre du livret : pouvoirs Karama spéciaux.
classic-FR-XVIII-A = Outre les usages ordinaires d'une carte Karama, chaque faction a un pouvoir spécial qui lui est propre.
classic-FR-XVIII-B = Une carte Karama arrête un pouvoir d'un adversaire, ou sert au pouvoir spécial.
classic-FR-XIX = Chapitre du livret : Kanly et duels.
classic-FR-XX-A = Pour une partie plus longue, on se passe d'alliances, ou il faut une citadelle de plus, ou les deux.
classic-IT-XVIII-A-1 = Pour une partie plus longue, on peut aussi limiter les alliances à deux membres.
classic-FR-XX-B = Le Mur du Bouclier peut compter comme sixième territoire pour la victoire ; il en faut alors quatre sur six. Il reste de la roche.
classic-IT-XVIII-C = Avec de nombreux joueurs, on peut faire une citadelle du Faux Mur Est ou de la Passe de Harg ; ce qu'il faut pour gagner ne change pas. Aucune ne donne d'ornithoptères, la tempête et le ver l'épargnent, et les Atomiques de famille ne l'exposent pas.
classic-FR-XXI = À la récolte, qui tient Carthag ou Arrakeen reçoit 2 Épice pour chacune, et qui tient le Sietch de Tuek 1.

## Jeu avancé

classic-FR-I = Chapitre du livret : introduction.
classic-FR-XXII = Chapitre du livret : ce que change le jeu avancé.
classic-FR-XXIII = Chapitre du livret : deux explosions de l'Épice.
classic-FR-XXIII-A = Il y a deux explosions de l'Épice par tour, chacune avec sa propre défausse.
classic-FR-XXIII-A-3 = Au premier tour, les vers des deux explosions sont remis dans la pile mélangée.
classic-FR-XXIII-A-4 = Un ver d'une défausse ne touche pas le dernier territoire de l'autre.
classic-FR-XXIII-B = Quand la pile Épice est épuisée, toutes les cartes Épice mélangées en forment une nouvelle, et l'explosion continue.
classic-FR-XXIII-B-2 = Les vers tirés juste après ne touchent pas le territoire de la dernière explosion.
classic-IT-XXI-B-2 = Dans l'édition italienne, ils le dévorent.
classic-FR-XXIV = Chapitre du livret : batailles avancées.
classic-FR-XXIV-A-1 = Dans le jeu avancé, un pion ne compte en entier que si 1 Épice le soutient, sinon pour moitié.
classic-FR-XXIV-A-2 = L'Épice de la bataille est mise de côté en secret et va à la banque, victoire ou défaite ; le vainqueur par trahison la garde.
classic-FR-XXIV-B = On peut composer des demi-nombres.
classic-FR-XXIV-C = Le vainqueur choisit les pions perdus, pourvu qu'ils fassent le nombre composé avec l'Épice dépensée.
classic-FR-XXV = Dans le jeu avancé, l'accroissement des flux d'Épice est toujours en vigueur.

## Questions et réponses du livret italien

classic-IT-XXV-A-1 = Les Atomiques de famille n'exposent pas le secteur où la tempête se trouve déjà ; ceux où elle entre ensuite sont frappés.
classic-IT-XXV-A-2 = Les Atomiques de famille peuvent être employées même si le Mur du Bouclier ou les pions voisins sont dans la tempête.
classic-IT-XXV-A-3 = L'explosion d'un Laser et d'un Bouclier détruit l'Épice et tous les pions sur place, même ceux des joueurs qui ne se battent pas.
classic-IT-XXV-A-4 = Un Karama contre la vision des cartes Traîtrise par les Atréides vaut pour toutes les enchères du tour.
classic-IT-XXV-A-5 = Un chef ressuscité par un Ghola pendant les batailles ne combat plus ce tour.
classic-IT-XXV-A-6 = Les cinq pions d'un Ghola reviennent gratuitement.
classic-IT-XXV-A-7 = Si une carte sans valeur jouée comme Karama est arrêtée par un Karama, les deux sont défaussées.
classic-IT-XXV-A-8 = Le ver que les Fremen appellent par un Karama ne provoque pas de nexus.
classic-IT-XXV-B-1 = Des pions dans plusieurs secteurs d'un territoire se déplacent et débarquent chacun pour soi, mais combattent ensemble, autant que la tempête le permet.
classic-IT-XXV-B-2 = Un héros de pacotille ne prend que la place du chef.
classic-IT-XXV-B-3 = Une arme ou une défense gardée peut resservir, même dans le tour.
classic-IT-XXV-B-4 = Un pion d'élite a besoin de 1 Épice pour compter en entier, non de 2.

## Pouvoirs des boucliers

classic-SH-KARAMA = Un Karama arrête un usage d'un pouvoir d'une autre faction. Il achète aussi un débarquement au prix de la Guilde, payé à la banque, ou une carte Traîtrise pour rien. Un Karama lui-même ne peut être arrêté.
classic-SH-ELITE = Sardaukar et Fedaykin comptent pour deux pions en bataille et dans les pertes. Contre les Fremen, les Sardaukar comptent pour un. Un pion d'élite par tour revient des cuves.
classic-SH-ATREIDES-1 = Les Atréides voient chaque carte Traîtrise avant ses enchères.
classic-SH-ATREIDES-2 = Au début du mouvement, les Atréides regardent la première carte de la pile Épice.
classic-SH-ATREIDES-3 = Avant les plans d'une de leurs batailles, les Atréides font montrer à l'adversaire un élément : chef, arme, défense ou nombre. Ce qui a été montré engage.
classic-SH-ATREIDES-4 = Après sept pions perdus en bataille, le Kwisatz Haderach accompagne un chef des Atréides, une fois par tour : 2 de force en plus, et nul ne peut déclarer ce chef traître. Seule une explosion le tue.
classic-SH-ATREIDES-ALLIANCE = Les Atréides peuvent employer la Prescience pour un allié.
classic-SH-ATREIDES-KARAMA = Karama spécial des Atréides : ils voient tout le plan d'un combattant avant de faire le leur.
classic-SH-HARKONNEN-1 = Tous les chefs adverses que les Harkonnen tirent à la mise en place sont à leur solde.
classic-SH-HARKONNEN-2 = Les Harkonnen ont jusqu'à huit cartes Traîtrise en main et commencent avec deux.
classic-SH-HARKONNEN-3 = Pour chaque carte achetée, les Harkonnen en piochent une autre gratuitement, si leur main a de la place.
classic-SH-HARKONNEN-4 = Après une bataille gagnée, les Harkonnen tirent au sort un des chefs du vaincu : ils le tuent pour 2 Épice, ou l'emploient dans une bataille puis le rendent. Quand tous leurs propres chefs sont morts, les prisonniers sont libres.
classic-SH-HARKONNEN-ALLIANCE = Les traîtres des Harkonnen servent aussi leurs alliés.
classic-SH-HARKONNEN-KARAMA = Karama spécial des Harkonnen : pendant les enchères, ils prennent des cartes à un joueur sans les voir et en rendent autant de leur choix.
classic-SH-EMPEROR-1 = Ce que les autres paient pour des cartes Traîtrise va à l'Empereur ; lui-même paie la banque.
classic-SH-EMPEROR-ALLIANCE = L'Empereur peut laisser ses alliés dépenser son Épice ; ce qu'ils paient pour des cartes lui revient.
classic-SH-EMPEROR-KARAMA = Karama spécial de l'Empereur : à tout moment, il ressuscite gratuitement jusqu'à trois pions ou un chef.
classic-SH-GUILD-1 = Les autres paient leurs débarquements à la Guilde ; elle-même paie la banque.
classic-SH-GUILD-2 = La Guilde peut transporter depuis la réserve, d'un territoire à un autre, ou d'un territoire vers la réserve.
classic-SH-GUILD-3 = La Guilde paie la moitié, arrondie vers le haut ; vers la réserve, 1 Épice pour deux pions.
classic-SH-GUILD-4 = Si personne n'a gagné après le dernier tour, la Guilde gagne, sauf si les Fremen gagnent.
classic-SH-GUILD-5 = La Guilde peut débarquer et se déplacer à n'importe quel moment de l'ordre, sans l'annoncer.
classic-SH-GUILD-ALLIANCE = Les alliés de la Guilde débarquent à moitié prix et à travers la planète, et partagent sa victoire après le dernier tour.
classic-SH-GUILD-KARAMA = Karama spécial de la Guilde : elle arrête un débarquement d'un autre joueur.
classic-SH-FREMEN-START = Les Fremen répartissent dix pions à leur gré sur le Sietch Tabr, le Faux Mur Sud et le Faux Mur Ouest, Fedaykin compris.
classic-SH-FREMEN-1 = Les Fremen avancent de deux territoires, de trois avec des ornithoptères.
classic-SH-FREMEN-2 = Les Fremen débarquent gratuitement, sur la Grande Étendue ou à deux territoires d'elle au plus ; ils n'ont pas d'autre transport.
classic-SH-FREMEN-3 = Un ver ne dévore pas les Fremen : après le nexus, ils peuvent le chevaucher jusqu'à n'importe quel territoire.
classic-SH-FREMEN-4 = Si personne n'a gagné après le dernier tour, les Fremen gagnent si nul autre n'est dans le Sietch Tabr et le Sietch Habbanya, et si ni Harkonnen, ni Atréides, ni Empereur n'est dans le Sietch de Tuek.
classic-SH-FREMEN-5 = Les Fremen peuvent placer chaque autre ver d'une explosion dans n'importe quel territoire de désert.
classic-SH-FREMEN-6 = La tempête ne tue que la moitié des Fremen qu'elle frappe, arrondie vers le haut. Ils peuvent débarquer dans la tempête, et y perdent la moitié des arrivants.
classic-SH-FREMEN-ALLIANCE = Les Fremen peuvent faire épargner leurs alliés par un ver, et leur laisser enrôler trois pions gratuitement ; les alliés partagent leur victoire après le dernier tour.
classic-SH-FREMEN-KARAMA = Karama spécial des Fremen : avant l'explosion de l'Épice, ils appellent un ver dans n'importe quel territoire de désert.
classic-SH-BENE_GESSERIT-1 = Avant la partie, le Bene Gesserit note une faction et un tour. Si cette faction gagne par les citadelles à ce tour, seule ou alliée, le Bene Gesserit gagne à sa place, seul.
classic-SH-BENE_GESSERIT-2 = Chaque fois qu'un autre joueur débarque de l'espace, le Bene Gesserit peut débarquer gratuitement un pion dans la Cuvette Polaire.
classic-SH-BENE_GESSERIT-3 = Dans ses batailles, le Bene Gesserit peut ordonner à l'adversaire de jouer, ou de ne pas jouer, une sorte de carte. Qui ne peut obéir fait à son gré.
classic-SH-BENE_GESSERIT-4 = Avec les atouts supplémentaires, le Bene Gesserit peut jouer toute carte sans valeur comme Karama.
classic-SH-BENE_GESSERIT-ALLIANCE = Le Bene Gesserit peut employer la Voix pour un allié.

## Cartes Traîtrise

classic-CARD-WEAPON = Une arme à projectile tue sauf si un Bouclier protège, une arme empoisonnée sauf si un Goûte-poison le fait. Le vaincu la défausse, le vainqueur peut la garder.
classic-CARD-LASEGUN = Un Laser tue quoi qu'on lui oppose. Avec un Bouclier dans l'un des plans, le territoire explose : les deux chefs, tous les pions et toute l'Épice sur place sont perdus, les cartes défaussées, personne ne gagne ni n'est payé. La trahison passe avant.
classic-CARD-DEFENSE = Un Bouclier protège des projectiles, un Goûte-poison du poison.
classic-CARD-HERO = Un héros de pacotille tient lieu de chef avec une force de 0, ne peut être un traître et est toujours défaussé.
classic-CARD-WORTHLESS = Une carte sans valeur n'a pas d'effet ; jouée comme arme ou comme défense, on s'en débarrasse.
classic-CARD-TRUTHTRANCE = À tout moment, un joueur doit répondre par oui ou par non, en toute vérité, à une question sur la partie. Le moteur répond lui-même aux faits de sa liste ; la réponse à une autre question est consignée.
classic-CARD-WEATHER = Une fois la distance connue, le Contrôle du climat fixe l'avancée de la tempête entre 0 et 10 secteurs.
classic-CARD-HAJR = Le Hajr donne un mouvement de plus, avec le même groupe ou un autre.
classic-CARD-GHOLA = Un Ghola Tleilaxu ressuscite gratuitement, à tout moment, un chef, ou jusqu'à cinq pions au-delà de la limite.
classic-CARD-ATOMICS = Les Atomiques de famille, employées avant l'avancée de la tempête depuis le Mur du Bouclier ou à côté, tuent tous les pions qui s'y trouvent et mettent fin à son abri pour toujours ; la carte quitte la partie.
classic-CARD-CONE = Un Cône de silence interdit aux adversaires nommés d'acheter des cartes, de s'allier de nouveau et de menacer de Kanly jusqu'à la fin du tour.
classic-CARD-POISON = Le Poison résiduel se joue avant les plans et tue au hasard un chef disponible de l'adversaire, sans paiement ; selon l'autre lecture, il défausse ses propres cartes sans valeur.
classic-CARD-THUMPER = Un Marteleur avant la première carte Épice d'une phase compte comme un ver. On ne peut le planter au premier tour.
classic-CARD-HARVESTER = Une Moissonneuse juste après une explosion de l'Épice en double l'Épice.

## Questions que Sietch a tranchées

classic-OQ2 = Le texte du Poison résiduel est incertain : il tue un chef au hasard, ou, par option, débarrasse son possesseur des cartes sans valeur.
classic-OQ3 = Un Marteleur compte comme le premier ver de la phase : les suivants sont des vers de plus.
classic-OQ4 = Un Karama arrête les pouvoirs indiqués pour chaque faction, jamais une victoire.
classic-OQ5 = Si plusieurs camps tiennent assez de citadelles au même tour, le premier dans l'ordre de la tempête gagne.
classic-OQ6 = Les Atréides ne voient pas la carte supplémentaire des Harkonnen, sauf si l'option le dit.
classic-OQ7 = La ville qui permet de récolter 3 Épice est une option : Carthag seule, comme le dit le livret français, ou l'une ou l'autre.
classic-OQ8 = Qui passe sur une carte est hors de son enchère ; par option, une surenchère y ramène tout le monde.
classic-OQ9 = L'aumône est pour ceux qui n'ont pas d'Épice du tout.
classic-OQ10 = L'Empereur ne paie pas l'enrôlement de ses alliés, sauf si l'option le dit : alors jusqu'à trois pions de plus chacun.
classic-OQ11 = Dans le jeu avancé, les Fremen paient la pleine force comme les autres.
classic-OQ12 = Tout ensemble de pions dont la valeur fait le nombre composé avec exactement l'Épice dépensée peut être perdu.
classic-OQ13 = La valeur des pions d'élite est fixée pour une bataille par l'adversaire ; arrêtés par un Karama, ils comptent pour un.
classic-OQ14 = Le Kwisatz Haderach ressuscite pour 2 Épice, ou par un Ghola.
classic-OQ15 = Les pertes qui éveillent le Kwisatz Haderach se comptent en pions.
classic-OQ16 = On regarde après le débarquement, avant le mouvement, s'il y a des ornithoptères.
classic-OQ17 = Un groupe se forme de tous les secteurs d'un territoire que la tempête ne sépare pas ; par option, d'un seul secteur.
classic-OQ18 = Un mouvement peut se borner à changer de secteur dans un territoire.
classic-OQ19 = Nul ne chevauche ni ne marche là où se trouve un allié, sauf le Bene Gesserit qui coexiste.
classic-OQ20 = Des alliés qui partagent déjà un territoire y restent sans se battre jusqu'à ce que l'un parte.
classic-OQ21 = La première tempête tue comme les autres.
classic-OQ22 = Un ver avant toute carte de territoire ne provoque qu'un nexus.
classic-OQ23 = Les Fremen placent les vers dans les territoires de désert ; le Bassin Impérial en est un.
classic-OQ24 = Un territoire dont la tempête a pris l'Épice reste le dernier.
classic-OQ25 = Le Bene Gesserit qui coexiste et reste seul le demeure jusqu'à la fin du tour et ne tient pas la citadelle, sauf si l'option le dit.
classic-OQ46 = Les pouvoirs Karama spéciaux servent avec chaque carte Karama ; par option, une fois par partie.
classic-OQ47 = Le Karama spécial des Harkonnen échange carte pour carte, si bien qu'une main de huit n'est pas un obstacle.
classic-OQ48 = Le Contrôle du climat et les Atomiques de famille ne se jouent pas au premier tour, sauf si l'option le dit.
