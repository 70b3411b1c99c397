### La Moisson d'Épice dans le navigateur : la table du Directeur.

web-classic-harvest = Moisson d'Épice · tour { $turn } sur { $turns } · Directeur : { $name }
web-classic-harvest-none = Moisson d'Épice · pas encore de Directeur
web-classic-harvest-announced = Annoncé : { $n } Épice
web-classic-harvest-drawn = Pioché : { $n } Épice
web-classic-harvest-share = part { $n }
web-classic-harvest-envelope = part cachée
web-classic-harvest-vote-for = a voté pour
web-classic-harvest-vote-against = a voté contre
web-classic-harvest-cards =
    { $n ->
        [one] { $n } carte Accès
       *[other] { $n } cartes Accès
    }
web-classic-harvest-reported = Moissons jusqu'ici : { $cards }
web-classic-harvest-auction = Cartes Accès aux enchères : { $left }
web-classic-harvest-director = Directeur
web-classic-harvest-garrison = garnison de { $n }
web-classic-harvest-hand = Vos cartes Accès :

## Formulaires

web-classic-harvest-primer-title = Ce qu'est la Moisson d'Épice
web-classic-harvest-primer = Avant le premier tour, cinq années de commerce décident d'où chacun part sur Dune. Chaque année, le Directeur voit la moisson en secret, l'annonce, ou moins, et distribue des parts ; les autres votent s'ils le croient. Avec l'Épice, chacun enchérit sur des cartes Accès : citadelles et garnisons. À la fin on les pose, et ce sont les pions avec lesquels vous commencez.
web-classic-harvest-truth = C'est la vérité.
web-classic-harvest-lie = Moins que la moisson : un faux rapport.
web-classic-harvest-short = Les parts ne font pas ce qui est annoncé : un faux rapport.
web-classic-harvest-keeps = Si tous votent pour, { $n } Épice vous reste.
web-classic-harvest-undivided = Encore à distribuer : { $n }
web-classic-harvest-empty = pas encore de part
web-classic-fork-vote_for = Vous prenez votre part de { $share } Épice, quel que soit le vote des autres.
web-classic-fork-vote_against = Vous ne prenez pas de part. Si les votes contre l'emportent et que le rapport était faux, ceux qui ont voté contre se partagent le reste, et le Directeur s'en va.
web-classic-trade-with = Un échange avec
web-classic-trade-shown = les cartes sont d'abord montrées
web-classic-garrison-tokens = { $n } pions posés, { $of } au plus
web-classic-garrison-spare = Les garnisons que vous gardez rapportent { $n } Épice.
web-classic-harvest-help-BidForDesk = Le Directeur voit la moisson, la divise et garde le reste, mais ne vote jamais. Seul le plus offrant paie : sa mise va à celui qui le suit.
web-classic-harvest-help-AskPrice = Vous pouvez vendre au Directeur une deuxième carte Récolte, que vous ne voyez pas vous-même.
web-classic-harvest-help-BuySecond = Une deuxième carte s'ajoute à votre moisson, et le rapport porte sur les deux. Ce peut être un ver des sables.
web-classic-harvest-help-LastPrice = Si vous refusez, rien n'est payé et aucune deuxième carte n'est piochée.
web-classic-harvest-help-Announce = Vous seul connaissez la moisson. Ce que vous annoncez va dans les parts ; le reste est à vous, avec 3 Épice de plus. Si la majorité vote contre un faux rapport, vous perdez le reste et le Directoire.
web-classic-harvest-help-GiveShare = Une part n'est vue que de vous et de qui la reçoit. Le rapport est faux aussi si les parts ne font pas ce que vous avez annoncé.
web-classic-harvest-help-PeekShare = Avant le vote, vous pouvez regarder une part : de petites parts pour tous font penser qu'on cache quelque chose.
web-classic-harvest-help-Vote = Un rapport est faux si la moisson était plus grande, ou si les parts ne font pas ce qui est annoncé. Nul ne peut dire sa propre part.
web-classic-harvest-help-AwardOdd = Seulement si vous nommez tous le même joueur, quelqu'un la reçoit.
web-classic-harvest-help-PeekAccess = Vous seul pouvez regarder une carte de chaque enchère avant que quiconque mise.
web-classic-harvest-help-AccessBidding = Une carte Accès est une citadelle ou une garnison de 1 à 10 pions ; il faut les deux pour commencer sur Dune. L'Épice non dépensée est perdue après les échanges.
web-classic-harvest-help-TradeTurn = Une citadelle ne vaut rien sans garnison, ni une garnison grand-chose sans citadelle. Des cartes montrées d'abord se jugent ; sinon, l'autre doit vous croire.
web-classic-harvest-help-AnswerTrade = Si les cartes sont montrées, chacun voit ce qu'il reçoit avant que ce soit fait ; sinon tout change de main aussitôt.
web-classic-harvest-help-ConfirmTrade = Vous avez vu ce que vous recevriez. Rien n'a encore changé de main.
web-classic-harvest-help-LayGarrisons = Posez une citadelle, puis ses garnisons. Personne ne les voit avant que tous soient prêts ; si deux revendiquent la même, la plus grande garnison ne place que la différence.
web-classic-harvest-help-PlaceGarrison = Les pions d'élite que vous ne placez pas ici restent en réserve.
