### La Moisson d'Épice, prélude de Dune classique, en français.

## Cartes

classic-access-garrison = garnison de { $n }
classic-planet-atreides = Caladan
classic-planet-harkonnen = Giedi Prime
classic-planet-emperor = Kaitain
classic-planet-guild = Jonction
classic-planet-fremen = Arrakis
classic-planet-bene_gesserit = Wallach IX
classic-planet-ixians = Ix
classic-planet-bene_tleilax = Tleilax
classic-planet-landsraad = les mondes du Landsraad
classic-trade-cards =
    { $n ->
        [one] { $n } carte Accès
       *[other] { $n } cartes Accès
    }
classic-trade-spice = { $n } Épice
classic-trade-nothing = rien
classic-unclaimed = personne ne la revendique
classic-claim = { $name } avec { $n }

## Actions

classic-action-announce = Annoncer une moisson de { $n } Épice
classic-action-price = { $n } Épice pour une deuxième carte Récolte
classic-action-price-AskPrice = Demander { $n } Épice
classic-action-price-BuySecond = Proposer plutôt { $n } Épice
classic-action-share_card = Donner une part de { $n } Épice
classic-action-look = Regarder une carte Partage : { $arg }
classic-action-vote_for = Voter pour le rapport
classic-action-vote_against = Voter contre le rapport
classic-action-hand_over = Céder : { $arg }
classic-action-want_cards =
    { $n ->
        [one] Demander { $n } carte Accès
       *[other] Demander { $n } cartes Accès
    }
classic-action-show = Proposer en montrant d'abord les cartes
classic-action-hide = Proposer sans montrer les cartes
classic-action-occupy = Revendiquer { $arg }
classic-action-garrison = Ajouter une garnison de { $n }
classic-action-pass-AskPrice = Ne rien proposer
classic-action-pass-PeekShare = N'en regarder aucune
classic-action-pass-AwardOdd = Retour aux Réserves d'Épice
classic-action-take-AwardOdd = Pour { $arg }
classic-action-yes-BuySecond = Payer { $price } Épice et piocher
classic-action-no-BuySecond = S'en passer
classic-action-yes-LastPrice = D'accord
classic-action-no-LastPrice = Refuser
classic-action-yes-PeekAccess = Regarder cette carte
classic-action-no-PeekAccess = En attendre une autre
classic-action-yes-AnswerTrade = Accepter
classic-action-no-AnswerTrade = Refuser
classic-action-yes-ConfirmTrade = Échanger
classic-action-no-ConfirmTrade = Renoncer
classic-action-deal-TradeTurn = Proposer un échange : { $arg }
classic-action-give_spice-WordTrade = Donner { $n } Épice
classic-action-want_spice-WordTrade = Demander { $n } Épice
classic-action-drop-WordTrade = Ne rien proposer finalement
classic-action-done-TradeTurn = Plus de propositions
classic-action-done-LayGarrisons = Ne rien revendiquer de plus

## Questions

classic-question-BidForDesk = Combien misez-vous en secret pour le Directoire du C.H.O.M. ? Le gagnant verse sa mise à celui qui le suit de plus près
classic-question-AskPrice = Que demandez-vous au Directeur ({ $director }) pour une deuxième carte Récolte ?
classic-question-BuySecond = Votre moisson est de { $harvest } Épice. Achetez-vous à la Guilde une deuxième carte Récolte pour { $price } Épice ?
classic-question-LastPrice = Le Directeur offre { $price } Épice pour une deuxième carte Récolte. Acceptez-vous ?
classic-question-Announce = Votre moisson est de { $harvest } Épice : combien annoncez-vous, la vérité ou moins ?
classic-question-GiveShare =
    { $others ->
        [0] Quelle part donnez-vous ({ $faction }) ? De la moisson annoncée, il reste { $left } Épice, et c'est la dernière part
       *[other] Quelle part donnez-vous ({ $faction }) ? De la moisson annoncée, il reste { $left } Épice, pour cette part et { $others } autres
    }
classic-question-PeekShare = { $spice } Épice annoncée, votre part est de { $share }. Quelle part regardez-vous ?
classic-question-Vote = Directeur : { $director }. La moisson annoncée est de { $spice } Épice, et votre part de { $share }. Pour ou contre ?
classic-question-AwardOdd = { $spice } Épice ne peut pas être divisée : à qui la donnez-vous ? Tous doivent être d'accord : { $sharing }
classic-question-PeekAccess =
    { $left ->
        [one] La dernière carte Accès arrive. Vous pouvez en regarder une par enchère : celle-ci ?
       *[other] La première de { $left } cartes Accès arrive. Vous pouvez en regarder une par enchère : celle-ci ?
    }
classic-question-SealedAccess =
    { $left ->
        [one] La dernière carte Accès est aux enchères : combien paieriez-vous au plus ?
       *[other] La première de { $left } cartes Accès est aux enchères : combien paieriez-vous au plus ?
    }
classic-question-AccessBidding =
    { $left ->
        [one] La dernière carte Accès : { $by }, { $high }. Surenchérissez-vous ?
       *[other] La première de { $left } cartes Accès : { $by }, { $high }. Surenchérissez-vous ?
    }
classic-question-AccessBidding-open =
    { $left ->
        [one] La dernière carte Accès est aux enchères. Misez-vous ?
       *[other] La première de { $left } cartes Accès est aux enchères. Misez-vous ?
    }
classic-question-TradeTurn = Proposez-vous à quelqu'un un échange de cartes Accès ?
classic-question-WordTrade = Votre proposition ({ $faction }) : vous donnez { $give } et recevez { $get }. Quoi d'autre ?
classic-question-AnswerTrade = { $faction } : on vous propose { $give } contre { $get }. Acceptez-vous ?
classic-question-AnswerTrade-cards =
    { $left ->
        [one] { $faction } : on vous propose { $give } contre { $get }. Quelle carte cédez-vous, le cas échéant ?
       *[other] { $faction } : on vous propose { $give } contre { $get }. Quelle carte cédez-vous, le cas échéant ? Il en reste { $left } à choisir
    }
classic-question-ConfirmTrade = { $faction } : vous céderiez { $give } et recevriez { $back }. Échangez-vous ?
classic-question-LayGarrisons = Quelles citadelles revendiquez-vous, et avec quelles garnisons ? Rien n'est encore posé, et { $most } pions au plus
classic-question-LayGarrisons-more = Posé jusqu'ici : { $laid }. Il y a place pour { $most } pions de plus
classic-question-PlaceGarrison = { $territory } est à vous. Combien des { $left } sont des pions d'élite ?

## Pourquoi pas

classic-why-harvest_too_high = la moisson est de { $harvest } Épice, et nul n'annonce plus qu'il n'y a
classic-why-cannot_be_shared = les cartes Partage pour tant de joueurs font davantage
classic-why-no_such_share = il ne reste pas de carte Partage de cette valeur
classic-why-shares_too_high = toutes les parts ensemble dépasseraient ce qui est annoncé
classic-why-not_enough_for_second = le Directeur ne peut pas payer autant
classic-why-too_many_tokens = on ne peut engager que vingt pions
classic-why-no_garrison = une citadelle demande une garnison

## Ce qui arrive

classic-event-planet = { $name } vient de { $planet } et reçoit { $spice } Épice
classic-event-director_bids = Mises pour le Directoire : { $bids }
classic-event-director = { $name } dirige le C.H.O.M.
classic-event-harvest_turn = Moisson, tour { $turn }
classic-event-director_broke = { $name } ne peut pas payer l'impôt et doit partir
classic-event-harvest_drawn = { $name } pioche une carte Récolte
classic-event-harvest_drawn_seen = { $name } pioche une carte Récolte : { $harvest } Épice
classic-event-harvest_worm = { $name } pioche un ver des sables
classic-event-second_offered = { $name } demande { $spice } Épice pour une deuxième carte Récolte
classic-event-second_countered = { $name } en offre { $spice } Épice
classic-event-second_declined = { $name } refuse
classic-event-announced = { $name } annonce une moisson de { $spice } Épice
classic-event-share_given = { $name } reçoit une carte Partage
classic-event-share_given_seen = { $name } reçoit une part de { $spice } Épice
classic-event-share_seen = { $name } regarde la part de { $other }
classic-event-share_seen_seen = { $name } regarde la part de { $other } : { $spice } Épice
classic-event-votes = Pour le rapport : { $pro }. Contre : { $con }
classic-event-harvest_shown = La moisson de { $name } était de { $harvest } Épice ; avec la taxe, { $spice } Épice est à partager
classic-event-share_taken = { $name } prend une part de { $spice } Épice
classic-event-shares_open = Toutes les parts sont dévoilées : { $spice } Épice ensemble
classic-event-director_caught = { $name } est pris à présenter un faux rapport
classic-event-director_spared = { $name } garde le Directoire cette fois encore
classic-event-rest_split = { $name } prend { $spice } Épice du reste
classic-event-rest_kept = { $name } encaisse le reste : { $spice } Épice
classic-event-odd_returned = { $spice } Épice ne peut pas être divisée et retourne aux Réserves d'Épice
classic-event-odd_given = { $name } reçoit en plus { $spice } Épice indivisible
classic-event-access_auction =
    { $cards ->
        [one] { $cards } carte Accès est mise aux enchères
       *[other] { $cards } cartes Accès sont mises aux enchères
    }
classic-event-access_up = { $name } ouvre les enchères pour la prochaine carte Accès (il en reste { $left })
classic-event-access_seen = { $name } regarde la carte Accès
classic-event-access_seen_seen = { $name } regarde la carte Accès : { $access }
classic-event-access_bought = { $name } prend la carte Accès
classic-event-access_bought_seen = { $name } prend la carte Accès : { $access }
classic-event-trading = Les cartes Accès peuvent être échangées
classic-event-trade_offered = { $name } propose à { $other } { $give } contre { $get }
classic-event-trade_offered_seen = { $name } propose à { $other } { $give } contre { $get }
classic-event-trade_refused = { $name } refuse l'échange avec { $other }
classic-event-trade_done = { $name } et { $other } font un échange
classic-event-trade_done_seen = { $name } cède à { $other } { $give } et reçoit { $back }
classic-event-residue = { $name } rend { $spice } Épice aux Réserves d'Épice
classic-event-garrisons_sold = { $name } convertit des cartes en { $spice } Épice : { $cards }
classic-event-sheet_spice = { $name } reçoit les { $spice } Épice de son bouclier
classic-event-stronghold_called = { $territory } est appelée : { $claims }

## Règles

classic-FR-XVI-A-1 = Il y a 14 cartes Récolte (deux de 5, 8, 10, 12 et 15 Épice, une de 25, une de 40, deux vers des sables), 36 cartes Accès (deux par citadelle ; quatre garnisons de 1, 2, 3, 5 et 7 pions et trois de 8 et 10) et 30 cartes Partage (trois de chaque valeur de 0 à 5, deux de 6, 7, 8, 10, 12 et 15).
classic-FR-XVI-A-2-a = Une carte Planète décide qui joue qui. Personne ne prend encore l'Épice de son bouclier, et aucun pion n'est placé.
classic-FR-XVI-A-2-b = Chacun commence avec 10 Épice.
classic-FR-XVI-A-2-c = Les cartes Récolte et Accès sont mélangées ; les cartes Partage et Vote ne le sont pas : le Directeur choisit parmi toutes les parts.
classic-FR-XVI-A-2-d = Tous misent en secret pour le Directoire. La mise la plus haute l'emporte et va au joueur de la deuxième ; entre égaux on tire au sort. Le Directeur ne vote jamais.
classic-FR-XVI-B = On joue cinq tours de moisson, chacun avec un rapport, une réunion et une lutte d'influence ; puis commence la partie normale.
classic-FR-XVI-B-1-a = Le Directeur verse une Épice à l'Empereur, ou aux Réserves d'Épice s'il n'est pas en jeu, regarde en secret la première carte Récolte et annonce cette moisson ou une moindre.
classic-FR-XVI-B-1-b = Le Directeur donne en secret une carte Partage à chacun des autres. Les parts peuvent être inégales ; leur somme ne dépasse pas la moisson annoncée, et le Directeur n'en a pas. Il faut s'arranger des cartes qu'il y a : une moisson de 5 ne se divise pas en cinq parts de un.
classic-FR-XVI-B-2-a = Tous sauf le Directeur votent pour ou contre le rapport, face cachée, et les votes sont retournés ensemble. Nul ne révèle sa propre part.
classic-FR-XVI-B-2-b = La carte Récolte est montrée, et autant d'Épice plus trois est à partager. Qui a voté pour prend sa part. Si les voix contre l'emportent et que le rapport était faux (une autre moisson, ou des parts qui n'en font pas la somme), elles se partagent également le reste, l'indivisible retournant aux Réserves sauf accord unanime, et le joueur de droite devient Directeur. Sinon le Directeur encaisse le reste et garde son poste.
classic-FR-XVI-B-3-a = Autant de cartes Accès que de joueurs sont mises aux enchères sans être vues, une par une, comme les cartes Traîtrise ; le joueur à droite du Directeur ouvre. L'Épice va aux Réserves.
classic-FR-XVI-B-3-b = Qui achète une carte Accès la regarde et la tient secrète.
classic-FR-XVI-B-4 = Après le cinquième tour, les cartes Accès s'échangent librement, montrées d'avance ou non.
classic-FR-XVI-B-5 = Quand les échanges sont finis, toute l'Épice qui reste retourne aux Réserves d'Épice.
classic-FR-XVI-B-6-a = Chacun pose face cachée les citadelles qu'il revendique, chacune avec une ou plusieurs cartes de garnison : vingt pions au plus en tout.
classic-FR-XVI-B-6-b = Les garnisons qui restent sont montrées et rapportent une Épice par pion. Puis chacun reçoit l'Épice de son bouclier.
classic-FR-XVI-B-6-c = Les citadelles sont appelées dans le sens inverse des aiguilles d'une montre, de Carthag à Arrakeen. Seul, on y place sa garnison ; si personne ne la revendique, elle est vide ; à deux, la plus forte garnison place la différence : 12 contre 8 laissent 4.
classic-FR-XVI-B-7 = La partie normale commence dans ces positions ; les places de départ des boucliers sont ignorées.
classic-FR-XVI-C-1 = Atréides, Caladan : à chaque rapport, vous pouvez regarder la part d'un partenaire avant le vote, et à chaque enchère une carte Accès avant sa vente.
classic-FR-XVI-C-2 = Bene Gesserit, Wallach IX : vous voyez toutes les cartes Accès que les autres achètent, et ne prédisez qu'une fois les positions de départ connues.
classic-FR-XVI-C-3 = Guilde, Jonction : vous pouvez vendre au Directeur une deuxième carte Récolte, que vous ne voyez pas, pour 4 à 8 Épice selon votre accord. Le rapport porte alors sur les deux cartes ensemble.
classic-FR-XVI-C-4 = Fremen, Arrakis : quand un ver des sables est pioché, vous devenez Directeur.
classic-FR-XVI-C-5 = Empereur, Kaitain : le Directeur vous verse une Épice avant chaque moisson ; qui ne le peut pas est remplacé par le joueur à sa droite, qui doit payer.
classic-FR-XVI-C-6 = Harkonnen, Giedi Prime : pris comme Directeur à présenter un faux rapport, vous restez en place, sauf la seconde fois.
classic-OQ26 = Un ver des sables parmi les cartes Récolte est montré aussitôt. Les Fremen deviennent Directeur et piochent une autre carte ; sans eux, ou s'ils dirigent déjà, il ne vaut rien.
classic-OQ27 = Les mises pour les cartes Accès tournent dans le sens des aiguilles d'une montre, comme imprimé, à partir du joueur à droite du Directeur ; par option vers la droite, comme pour les cartes Traîtrise.
classic-OQ28 = L'Épice du bouclier n'est pas prise au début du prélude mais reçue avant l'appel des citadelles.
classic-OQ29 = Des garnisons égales laissent une citadelle vide. Les pions non placés restent en réserve, et les Fremen peuvent commencer dans n'importe quelle citadelle.
classic-OQ30 = L'égalité n'est pas une majorité : le Directeur reste. À deux joueurs, une voix décide.
classic-OQ31 = Si toutes les mises pour le Directoire sont égales, le sort dit qui l'obtient et qui est payé ; une mise nulle ne paie personne.
classic-OQ32 = Un Directeur qui ne peut pas payer l'impôt cède la place à droite, même sans Empereur ; si personne ne peut payer, le premier reste.

## Au terminal

cli-classic-range-announce = annoncer une telle moisson ; le nombre seul suffit
cli-classic-harvest = Moisson d'Épice · tour { $turn } sur { $turns } · Directeur : { $name }
cli-classic-harvest-none = Moisson d'Épice · pas encore de Directeur
cli-classic-harvest-announced = Annoncé : { $n } Épice
cli-classic-harvest-drawn = Pioché : { $n } Épice
cli-classic-harvest-share = part { $n }
cli-classic-harvest-envelope = part cachée
cli-classic-harvest-vote-for = a voté pour
cli-classic-harvest-vote-against = a voté contre
cli-classic-harvest-cards =
    { $n ->
        [one] { $n } carte Accès
       *[other] { $n } cartes Accès
    }
cli-classic-harvest-reported = Moissons jusqu'ici : { $cards }
cli-classic-harvest-worm = ver
cli-classic-harvest-auction = Cartes Accès aux enchères : { $left }
cli-classic-harvest-access = celle-ci : { $card }
