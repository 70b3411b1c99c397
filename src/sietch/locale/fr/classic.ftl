### Ce que disent en français les actions, questions, raisons et événements de Dune classique.

## Pions, Épice, groupes

classic-none = aucun
classic-this = ceci
classic-tokens =
    { $n ->
        [one] { $n } pion
       *[other] { $n } pions
    }
classic-elites =
    { $n ->
        [one] { $n } pion d'élite
       *[other] { $n } pions d'élite
    }
classic-group = { $tokens } ({ $location })
classic-reserves = réserves
classic-price-free = gratuit
classic-price-each = { $n } Épice par pion
classic-price-half = la moitié de { $n } Épice par pion
classic-leader-strength = { $leader } ({ $n })

## Actions

classic-action-pass = Passer
classic-action-pass-KaramaWindow = Laisser faire
classic-action-pass-Doubt = Laisser faire
classic-action-pass-Ship = Ne rien débarquer
classic-action-pass-Muster = Ne déplacer personne
classic-action-pass-Destination = Rester sur place
classic-action-pass-CrossTo = Renoncer au transport
classic-action-pass-Command = Ne rien ordonner
classic-action-pass-Foresee = Ne rien demander
classic-action-pass-ReviveLeader = Ne ressusciter personne
classic-action-pass-PlaceWorm = Laisser le ver dans le sable
classic-action-pass-ChooseTraitor = Pas de traître : les quatre sont à vous
classic-action-pass-CallTraitors = Se taire
classic-action-never = Passer, et ne plus rien demander à ce sujet : { $window }
classic-action-never-KaramaWindow = Laisser faire, et ne plus rien demander à ce sujet : { $window }
classic-action-never-Doubt = Laisser faire, et ne plus rien demander à ce sujet : { $window }
classic-action-listen = Me demander de nouveau chaque fois que je pourrais intervenir
classic-action-done = Terminé
classic-action-yes = Oui
classic-action-yes-ClaimCharity = Demander l'aumône
classic-action-yes-SpareAllies = Les épargner
classic-action-yes-GrantRevival = Leur offrir trois pions
classic-action-yes-GuildNow = Maintenant
classic-action-yes-SendAdvisor = Envoyer un conseiller
classic-action-yes-Win = Payer { $price } Épice
classic-action-yes-Resurrect = Ressusciter le Kwisatz Haderach
classic-action-yes-ReviveLeader = Ressusciter le Kwisatz Haderach pour 2 Épice
classic-action-no = Non
classic-action-no-ClaimCharity = S'en passer
classic-action-no-SpareAllies = Les laisser dévorer
classic-action-no-GuildNow = Attendre
classic-action-no-SendAdvisor = N'envoyer personne
classic-action-take = Jouer { $arg }
classic-action-predict = Victoire prédite : { $arg }
classic-action-in_turn = Prédire le tour { $n }
classic-action-traitor = { $arg } est à votre solde
classic-action-sectors =
    { $n ->
        [one] { $n } secteur
       *[other] { $n } secteurs
    }
classic-action-sectors-DialStorm = Composer { $n }
classic-action-sectors-SteerStorm =
    { $n ->
        [one] Avancer la tempête de { $n } secteur
       *[other] Avancer la tempête de { $n } secteurs
    }
classic-action-play = Jouer { $arg }
classic-action-at = { $arg }
classic-action-count = { $tokens }
classic-action-count-HowMany = Déplacer { $tokens }
classic-action-count-PlaceFremenCount = Placer { $tokens }
classic-action-count-LandHowMany =
    { $spice ->
        [0] Débarquer { $tokens }
       *[other] Débarquer { $tokens } pour { $spice } Épice
    }
classic-action-count-SwapHands =
    { $n ->
        [one] Prendre { $n } carte
       *[other] Prendre { $n } cartes
    }
classic-action-elite = Avec { $tokens }
classic-action-elite-TakeReward = Enrôler { $tokens }
classic-action-worm = Un ver : { $arg }
classic-action-invite = Inviter { $arg } dans une alliance
classic-action-join = S'allier avec { $arg }
classic-action-leave = Quitter votre alliance
classic-action-bid = Miser { $n }
classic-action-max = Miser pour moi jusqu'à { $n }
classic-action-max-SealedBids = Payer { $n } au plus
classic-action-max-SealedAccess = Payer { $n } au plus
classic-action-pledge = Promettre { $n } Épice
classic-action-share = En employer { $n }
classic-action-revive = Enrôler { $tokens }
classic-action-revive-Revive =
    { $n ->
        [0] N'enrôler personne
       *[other]
            { $spice ->
                [0] Enrôler { $tokens } gratuitement
               *[other] Enrôler { $tokens } pour { $spice } Épice
            }
    }
classic-action-revive-MoreFromEmperor =
    { $n ->
        [0] Ne payer pour personne
       *[other] Payer { $spice } Épice pour { $tokens }
    }
classic-action-land = Débarquer : { $arg }
classic-action-land-Ship = Débarquer : { $arg } ({ $price })
classic-action-cross = Transporter à travers la planète, départ : { $arg }
classic-action-withdraw = Rembarquer vers les réserves, départ : { $arg }
classic-action-move = Départ : { $arg }
classic-action-to = Vers : { $arg }
classic-action-end_peace = Cesser de coexister : { $arg }
classic-action-coexist = Coexister
classic-action-oppose = Ne pas coexister
classic-action-battle = Livrer bataille : { $arg }
classic-action-against = Contre { $arg }
classic-action-against-Silence = Réduire au silence { $arg }
classic-action-against-SwapHands = Prendre des cartes, victime : { $arg }
classic-action-against-ChooseSeen = Voir le plan : { $arg }
classic-action-voice_play = Jouer : { $arg }
classic-action-voice_avoid = Ne pas jouer : { $arg }
classic-action-ask = Demander à voir : { $arg }
classic-action-leader = { $arg } ({ $n })
classic-action-leader-ReviveLeader = Ressusciter { $arg } pour { $n } Épice
classic-action-leader-Resurrect = Ressusciter { $arg } ({ $n })
classic-action-hero = { $arg } comme chef
classic-action-no_leader = Pas de chef
classic-action-weapon = Arme : { $arg }
classic-action-weapon-none = Pas d'arme
classic-action-defense = Défense : { $arg }
classic-action-defense-none = Pas de défense
classic-action-kwisatz_haderach-yes = Avec le Kwisatz Haderach
classic-action-kwisatz_haderach-no = Sans le Kwisatz Haderach
classic-action-dial = Composer { $n }
classic-action-support = Soutenir avec { $n } Épice
classic-action-call_traitor = Trahison ! Ce chef est à votre solde
classic-action-lose = Perdre { $tokens }
classic-action-keep = Garder { $arg }
classic-action-discard = Défausser { $arg }
classic-action-capture = Garder le prisonnier pour une bataille
classic-action-kill = Tuer le prisonnier et recevoir 2 Épice
classic-action-karama_rate = Jouer un Karama : débarquer au prix de la Guilde
classic-action-karama_free = Jouer un Karama : ne rien payer
classic-action-karama_special = Jouer un Karama pour votre pouvoir spécial
classic-action-karama_special-SpecialWindow = Jouer un Karama : { $power }
classic-action-karama_with = Jouer { $arg } comme Karama
classic-action-give = Donner { $arg }
classic-action-truthtrance = Jouer la Transe de vérité contre { $arg }
classic-action-holds = Avez-vous en main : { $arg } ?
classic-action-bribed = { $arg } est-il à votre solde ?
classic-action-spice_at_least = Avez-vous au moins { $n } Épice ?
classic-action-predicted = Avez-vous prédit la victoire suivante : { $arg } ?
classic-action-predicted_in = Avez-vous prédit le tour { $n } ?
classic-action-marker_is = Le prochain marqueur de tempête est-il un { $n } ?
classic-action-aloud = Une question de votre cru, posée à voix haute
classic-action-deal = Proposer un marché : { $arg }
classic-action-give_spice = Marché : vous donnez { $n } Épice
classic-action-want_spice = Marché : vous recevez { $n } Épice
classic-action-promise = Marché : vous promettez { $promise }
classic-action-want = Marché : on vous promet { $promise }
classic-action-pay_later = Marché : vous payez { $n } Épice à la fin du tour
classic-action-want_later = Marché : on vous paie { $n } Épice à la fin du tour
classic-action-offer = Proposer ce marché
classic-action-drop = Abandonner ce marché
classic-action-accept = Accepter le marché : { $arg }
classic-action-refuse = Refuser le marché : { $arg }

## Marchés et promesses ; les clauses sont dites de celui qui propose

classic-promise-no_shipment = de ne rien débarquer ce tour
classic-promise-no_bid = de n'acheter aucune carte ce tour
classic-promise-no_traitor_call = de ne pas crier à la trahison contre l'autre ce tour
classic-promise-no_karama = de ne pas jouer de Karama contre l'autre ce tour
classic-promise-alliance = de s'allier au prochain nexus
classic-promise-keep_out_of = de ne pas entrer ce tour ({ $territory })
classic-promise-pay_later = de payer { $n } Épice à la fin du tour
classic-clause-give_spice = donne { $n } Épice
classic-clause-want_spice = reçoit { $n } Épice
classic-clause-promise = promet { $promise }
classic-clause-want = reçoit la promesse { $promise }
classic-clause-pay_later = paie { $n } Épice à la fin du tour
classic-clause-want_later = est payé { $n } Épice à la fin du tour

## Questions

classic-question-ChooseFaction = Quelle faction jouez-vous ?
classic-question-Predict = Notez en secret : qui gagnera ?
classic-question-PredictTurn = Vous prédisez { $faction } : à quel tour ?
classic-question-ChooseTraitor = Vous avez tiré { $drawn } : lequel des chefs adverses est à votre solde ?
classic-question-PlaceFremen =
    { $left ->
        [one] Où commence votre dernier pion ?
       *[other] Il reste { $left } de vos pions à placer : où commencent quelques-uns d'entre eux ?
    }
classic-question-PlaceFremenCount = { $location } : combien des { $left } qui restent ?
classic-question-PlaceAdvisor = Où commence votre premier pion ?
classic-question-DialStorm = Combien composez-vous sur votre roue pour la tempête ?
classic-question-WeatherWindow =
    { $sectors ->
        [one] La tempête avancera de { $sectors } secteur. Jouez-vous le Contrôle du climat ?
       *[other] La tempête avancera de { $sectors } secteurs. Jouez-vous le Contrôle du climat ?
    }
classic-question-SteerStorm = Contrôle du climat : de combien de secteurs avance la tempête ?
classic-question-AtomicsWindow = Faites-vous sauter le Mur du Bouclier avant que la tempête avance ?
classic-question-ThumperWindow = Plantez-vous un Marteleur avant l'explosion de l'Épice ?
classic-question-HarvesterWindow = { $spice } Épice vient d'apparaître ({ $location }). La doublez-vous avec une Moissonneuse ?
classic-question-SpareAllies = Un ver surgit ({ $territory }) : épargne-t-il vos alliés ?
classic-question-PlaceWorm = Dans quel territoire de désert le ver surgit-il ?
classic-question-NexusTurn = Nexus : changez-vous quelque chose à vos alliances ?
classic-question-ClaimCharity = Vous n'avez pas d'Épice. Demandez-vous l'aumône du C.H.O.M. ?
classic-question-SealedBids =
    { $left ->
        [one] La dernière carte est aux enchères : combien paieriez-vous au plus ?
       *[other] La première de { $left } cartes est aux enchères : combien paieriez-vous au plus ?
    }
classic-question-Bidding =
    { $left ->
        [one] La dernière carte : { $by }, { $high }. Surenchérissez-vous ?
       *[other] La première de { $left } cartes : { $by }, { $high }. Surenchérissez-vous ?
    }
classic-question-Bidding-open =
    { $left ->
        [one] La dernière carte est aux enchères. Misez-vous ?
       *[other] La première de { $left } cartes est aux enchères. Misez-vous ?
    }
classic-question-card_seen = { $question } Vous l'avez vue : { $card }
classic-question-Win = La carte est à vous pour { $price } Épice : comment payez-vous ?
classic-question-SwapHands-whom = À qui prenez-vous des cartes ? Vous en rendez autant
classic-question-SwapHands-count = Combien de cartes prenez-vous, sans les voir ?
classic-question-SwapHands-give =
    { $taken ->
        [one] Quelle carte rendez-vous ?
       *[other] Quelle carte rendez-vous d'abord ? { $taken } en tout
    }
classic-question-Pledge = Combien de votre Épice vos alliés peuvent-ils dépenser dans cette phase ?
classic-question-ShareBill = Vous devez { $amount } Épice ; vos alliés vous en ont promis { $pledged }. Combien de la leur employez-vous ?
classic-question-GrantRevival = Laissez-vous vos alliés enrôler trois pions gratuitement ?
classic-question-Revive = Combien de pions enrôlez-vous ? Gratuits : { $free }, les autres à { $price } Épice chacun ; dans les cuves : { $tanks }
classic-question-MoreFromEmperor = Pour combien d'autres pions payez-vous { $price } Épice chacun ? Allié : { $ally }
classic-question-ReviveLeader = Les chefs ressuscitent à la fin de votre mouvement. En ressuscitez-vous un ?
classic-question-CoexistOrOppose = { $territory } : coexistez-vous ? Si oui, ce tour vous y êtes comme absent : ni bataille, ni Épice, ni citadelle
classic-question-EndPeace = Où cessez-vous de coexister ?
classic-question-GuildNow = Débarquez-vous et vous déplacez-vous maintenant, ou attendez-vous ?
classic-question-Ship = Débarquement : où ? En réserve : { $reserve }
classic-question-LandHowMany = { $location } : combien de pions débarquent ?
classic-question-CrossTo = Transport : { $picked }. Vers où ?
classic-question-SendAdvisor = Envoyez-vous un conseiller ({ $location }) ?
classic-question-Muster =
    { $purpose ->
        [ride] Le ver vous emporte : quels pions le chevauchent ?
        [cross] Quels pions embarquent ?
        [withdraw] Quels pions embarquent ?
       *[march] Quel groupe se déplace ?
    }
classic-question-Muster-more = { $picked } : d'autres pions de ce territoire aussi ?
classic-question-HowMany = { $location } : combien de pions ?
classic-question-Destination =
    { $purpose ->
        [ride] Le ver emporte { $picked } : vers où ?
       *[march] { $picked } : vers où ? Portée : { $range }
    }
classic-question-FinishMovement = Autre chose avant la fin de votre mouvement ?
classic-question-ChooseBattle = Quelle bataille livrez-vous ensuite ?
classic-question-ChooseEnemy = { $territory } : qui combattez-vous d'abord ?
classic-question-PoisonWindow = Employez-vous le Poison résiduel contre { $against } ?
classic-question-Command = Bataille contre { $against } ({ $territory }) : qu'ordonne la Voix ?
classic-question-Foresee = Bataille contre { $against } ({ $territory }) : quelle partie du plan demandez-vous à voir ?
classic-question-ShowElement = Bataille contre { $against } ({ $territory }) : la Prescience demande une partie de votre plan ({ $element }). Que montrez-vous ? Cela vous engage
classic-question-ChooseSeen = De qui voyez-vous le plan entier ?
classic-question-Plans = Bataille contre { $against } ({ $territory }) : quel est votre plan ?
classic-question-Plans-chosen = Bataille contre { $against } ({ $territory }) : quoi d'autre ? Jusqu'ici : { $chosen }
classic-question-CallTraitors = { $leader } mène l'ennemi. Criez-vous à la trahison ?
classic-question-LoseTokens = Vous avez composé { $dial } avec { $spice } Épice : quels pions de cette valeur perdez-vous ? Un pion compte 1 avec une Épice et ½ sans, un pion d'élite en général le double
classic-question-KeepCards = Gardez-vous la carte que vous avez jouée ?
classic-question-CaptureOrKill = { $leader } est votre prisonnier : que faites-vous ?
classic-question-KaramaWindow = { $victim } : { $power }. Un Karama l'arrête-t-il ?
classic-question-Doubt = { $victim } : { $power }. Répondez-vous par un Karama ?
classic-question-SpecialWindow = Votre pouvoir Karama spécial : { $power } ?
classic-question-SpecialWindow-against = Votre pouvoir Karama spécial contre { $victim } : { $power } ?
classic-question-Resurrect =
    { $most ->
        [0] Résurrection gratuite : quel chef ?
        [1] Résurrection gratuite : un chef, ou le pion des cuves ?
       *[other] Résurrection gratuite : un chef, ou jusqu'à { $most } pions parmi ceux des cuves ?
    }
classic-question-Silence = Cône de silence : qui ne peut ni acheter de carte ni s'allier ce tour ? Nommez-les l'un après l'autre
classic-question-AskTruth = Transe de vérité contre { $victim } : que demandez-vous ?
classic-question-AnswerAloud = Question posée à voix haute ({ $asker }) : oui ou non, en toute vérité ?

## Pourquoi pas

classic-why-in_storm = la tempête y sévit
classic-why-caught_in_storm = nul ne sort de la tempête
classic-why-two_already = deux autres factions tiennent cette citadelle
classic-why-ally_there = un allié s'y trouve
classic-why-too_far =
    { $range ->
        [one] c'est à plus de { $range } territoire
       *[other] c'est à plus de { $range } territoires
    }
classic-why-not_enough_spice = il n'y a pas assez d'Épice pour cela
classic-why-not_fremen_land = les réserves des Fremen débarquent sur la Grande Étendue ou à deux territoires au plus
classic-why-no_reserves = il n'y a pas de pions en réserve
classic-why-only_guild = seule la Guilde transporte ainsi
classic-why-cancelled = un Karama l'a arrêté
classic-why-promised = un marché l'interdit
classic-why-bid_too_high = on ne peut payer que { $spice } Épice au plus
classic-why-bid_too_low = la mise est déjà à { $high }
classic-why-hand_full = la main est pleine
classic-why-leader_dead = ce chef est dans les cuves
classic-why-leader_captured = ce chef est prisonnier
classic-why-fought_elsewhere = ce chef a combattu ailleurs ce tour
classic-why-no_cards_alone = sans chef, aucune carte ne peut être jouée
classic-why-voice_forbids = la Voix l'interdit
classic-why-shown_already = ce qui a été montré engage
classic-why-not_revivable = les chefs ne reviennent que lorsque tous les cinq ont été dans les cuves
classic-why-wait_for_others = les autres chefs reviennent d'abord
classic-why-revival_limit = trois pions par tour au plus
classic-why-one_elite = un pion d'élite par tour au plus
classic-why-not_on_turn_one = pas au premier tour
classic-why-nothing_to_revive = il n'y a rien à ressusciter
classic-why-alliance_full = l'alliance compte autant de membres que permis
classic-why-nobody_left = au moins un joueur doit rester hors de l'alliance
classic-why-silenced = un Cône de silence l'interdit ce tour

## Comment une partie se termine

classic-ending-strongholds = assez de citadelles étaient tenues à la fin d'un tour
classic-ending-prediction = le Bene Gesserit l'avait prédit
classic-ending-fremen_special = les Fremen ont gardé les sietchs pour eux
classic-ending-guild_default = personne n'a maîtrisé Dune, comme la Guilde le voulait
classic-ending-most_strongholds = c'est le plus grand nombre de citadelles à la fin

## Causes

classic-by-storm = la tempête
classic-by-worm = Shai-Hulud
classic-by-atomics = les Atomiques de famille
classic-by-explosion = l'explosion
classic-by-battle = dans la bataille
classic-by-weapon = une arme
classic-by-treason = la trahison
classic-by-harkonnen = les Harkonnen
classic-by-poison = le Poison résiduel

## Transe de vérité

classic-fact-holds = a en main { $arg }
classic-fact-bribed = a { $arg } à sa solde
classic-fact-spice_at_least = a au moins { $n } Épice
classic-fact-predicted = a prédit { $arg }
classic-fact-predicted_in = a prédit le tour { $n }
classic-fact-marker_is = a vu un { $n } sur le prochain marqueur de tempête
classic-answer-yes = oui
classic-answer-no = non

## Événements

classic-event-faction = { $name } joue { $faction }
classic-event-sheets = Chacun prend l'Épice et les pions qu'indique son bouclier
classic-event-prediction = { $name } note une prédiction
classic-event-prediction_seen = { $name } prédit { $faction } au tour { $turn }
classic-event-traitors = { $name } sait qui est à sa solde
classic-event-traitors_seen = À la solde de { $name } : { $traitors }
classic-event-placed = { $name } place { $tokens } ({ $location })
classic-event-dealt = { $name } reçoit une carte Traîtrise
classic-event-dealt_seen = { $name } reçoit { $card }
classic-event-turn = Tour { $turn }
classic-event-phase = { $phase }
classic-event-storm_dialed = Les roues montrent { $dials }
classic-event-marker_revealed = Le marqueur de tempête montre { $sectors }
classic-event-marker_drawn = { $name } regarde le prochain marqueur de tempête
classic-event-marker_drawn_unseen = Le prochain marqueur de tempête est posé face cachée
classic-event-marker_drawn_seen = { $name } regarde le prochain marqueur de tempête : { $sectors }
classic-event-weather_control =
    { $sectors ->
        [one] { $name } fait avancer la tempête de { $sectors } secteur
       *[other] { $name } fait avancer la tempête de { $sectors } secteurs
    }
classic-event-family_atomics = { $name } fait sauter le Mur du Bouclier
classic-event-storm =
    { $sectors ->
        [one] La tempête avance de { $sectors } secteur, de { $from } à { $to }
       *[other] La tempête avance de { $sectors } secteurs, de { $from } à { $to }
    }
classic-event-spice_lost = { $spice } Épice perdue ({ $location }) : { $by }
classic-event-killed = { $name } perd { $tokens } ({ $location }) : { $by }
classic-event-spice_reshuffled = Les cartes Épice sont mélangées en une nouvelle pile
classic-event-worm_aside = Shai-Hulud vient trop tôt et retourne dans la pile
classic-event-worm = Shai-Hulud !
classic-event-worm_again = Shai-Hulud encore une fois
classic-event-spice_blow = Explosion de l'Épice : { $spice } Épice ({ $location })
classic-event-spice_blow_none = Explosion de l'Épice dans la tempête : il n'en reste rien ({ $location })
classic-event-harvester = { $name } envoie une Moissonneuse : { $spice } Épice de plus ({ $location })
classic-event-worm_called = { $name } appelle un ver ({ $territory })
classic-event-nexus = Nexus : les alliances peuvent changer
classic-event-invited = { $name } invite { $other } dans une alliance
classic-event-left_alliance = { $name } quitte l'alliance
classic-event-joined_alliance = { $name } s'allie avec { $others }
classic-event-charity = { $name } reçoit { $spice } Épice de l'aumône du C.H.O.M.
classic-event-auction =
    { $cards ->
        [one] { $cards } carte est mise aux enchères
       *[other] { $cards } cartes sont mises aux enchères
    }
classic-event-card_seen = { $name } regarde la carte
classic-event-card_seen_seen = { $name } regarde la carte : { $card }
classic-event-card_up = { $name } ouvre les enchères pour la prochaine carte (il en reste { $left })
classic-event-bid = { $name } mise { $spice }
classic-event-passed = { $name } passe
classic-event-no_bids =
    { $left ->
        [one] Personne ne mise : la dernière carte retourne sur la pile
       *[other] Personne ne mise : { $left } cartes retournent sur la pile
    }
classic-event-karama_free = { $name } joue { $card } et ne paie pas les { $price } Épice
classic-event-bid_void = { $name } ne peut pas payer { $price } Épice et n'a pas la carte
classic-event-bought = { $name } prend la carte
classic-event-bought_seen = { $name } prend la carte : { $card }
classic-event-bonus_card = { $name } pioche une carte de plus
classic-event-bonus_card_seen = { $name } pioche une carte de plus : { $card }
classic-event-hand_taken =
    { $cards ->
        [one] { $name } prend { $cards } carte à { $other }
       *[other] { $name } prend { $cards } cartes à { $other }
    }
classic-event-revival_granted = { $name } laisse ses alliés enrôler trois pions gratuitement
classic-event-revived = { $name } enrôle { $tokens }
classic-event-leader_revived = { $leader } revient à la vie
classic-event-kwisatz_killed = Le Kwisatz Haderach meurt dans l'explosion
classic-event-kwisatz_revived = Le Kwisatz Haderach revient à la vie
classic-event-spice_seen = { $name } regarde la prochaine carte Épice
classic-event-spice_seen_seen = { $name } regarde la prochaine carte Épice : { $card }
classic-event-coexists = { $name } coexiste ({ $territory })
classic-event-opposes = { $name } ne coexiste pas ({ $territory })
classic-event-moves = { $name } débarque et se déplace
classic-event-moved = { $name } déplace { $tokens } : { $from } → { $to }
classic-event-ships = { $name } transporte { $tokens } : { $from } → { $to }
classic-event-karama_rate = { $name } joue { $card } et débarque au prix de la Guilde
classic-event-shipment_stopped = Le débarquement de { $name } est arrêté
classic-event-advisor = { $name } envoie un conseiller ({ $location })
classic-event-battle = Bataille : { $name } contre { $other } ({ $territory })
classic-event-voice = La Voix de { $name } ordonne à { $other } : { $command }
classic-event-command-voice_play = jouer : { $arg }
classic-event-command-voice_avoid = ne pas jouer : { $arg }
classic-event-prescience = { $name } demande à { $other } de montrer : { $element }
classic-event-shown = { $name } le montre
classic-event-shown_seen = { $name } montre : { $answer }
classic-event-no_leader = { $name } annonce : aucun chef disponible
classic-event-plan_seen = { $name } voit le plan de bataille de { $other }
classic-event-plan = Plan de { $name } : { $plan }
classic-event-plan-dial = roue { $n }
classic-event-plan-spice = { $n } Épice
classic-event-plan-kwisatz = Kwisatz Haderach
classic-event-plan-no_leader = pas de chef
classic-event-traitor = Trahison ! { $leader } est à la solde de { $name }
classic-event-won = { $name } l'emporte sur { $other }, { $high } à { $low }
classic-event-won_treason = { $name } l'emporte sur { $other } par trahison
classic-event-explosion = Un laser touche un bouclier : tout est détruit ({ $territory })
classic-event-paid = { $name } paie { $spice } Épice à la banque
classic-event-paid_to = { $name } paie { $spice } Épice à { $other }
classic-event-bounty = { $name } reçoit { $spice } Épice pour les chefs tombés
classic-event-leader_killed = Mort de { $leader }, cause : { $by }
classic-event-captive_returns = { $leader } revient auprès de { $name }
classic-event-captured = { $name } fait prisonnier { $leader }
classic-event-karama = { $name } joue { $card } contre { $other } et arrête ceci : { $power }
classic-event-karama_special = { $name } joue un Karama pour { $power }
classic-event-silenced = { $name } réduit { $other } au silence pour ce tour
classic-event-truthtrance = Transe de vérité : { $name } demande si { $other } { $fact } : { $answer }
classic-event-truthtrance_aloud = Transe de vérité : { $name } pose à { $other } une question à voix haute
classic-event-answered = { $name } répond à { $other } : { $answer }
classic-event-promise_paid = { $name } paie à { $other } { $spice } des { $owed } Épice promises
classic-event-promise_broken = { $name } manque à une promesse faite à { $other } : { $promise }
classic-event-deal_offered = { $name } propose un marché à { $other } : { $name } { $clauses }
classic-event-deal_accepted = { $name } accepte le marché : { $other } { $clauses }
classic-event-deal_refused = { $name } refuse ce marché : « { $other } { $clauses } »
classic-event-pledged = { $name } promet de l'Épice à l'alliance
classic-event-pledged_seen = { $name } promet { $spice } Épice à l'alliance
classic-event-paid_for_ally = { $name } paie { $spice } Épice pour { $other }
classic-event-discard = { $name } défausse { $card }
classic-event-treachery_reshuffled = Les cartes Traîtrise défaussées sont mélangées en une nouvelle pile
classic-event-collected = { $name } récolte { $spice } Épice ({ $location }), il en reste { $left }
classic-event-flow = { $name } reçoit { $spice } Épice ({ $territory })
classic-event-game_over = La partie est finie, victoire : { $winners } ; { $reason }

## Ce que fait chaque carte

classic-does-projectile_weapon = Arme d'un plan de bataille : tue le chef adverse, sauf si un Bouclier lui est opposé.
classic-does-poison_weapon = Arme d'un plan de bataille : tue le chef adverse, sauf si un Goûte-poison lui est opposé.
classic-does-lasegun = Arme d'un plan de bataille : tue le chef adverse, quoi qu'on lui oppose. Avec un Bouclier dans l'un des plans, tout est détruit dans le territoire et personne ne gagne.
classic-does-projectile_defense = Défense d'un plan de bataille : protège votre chef d'une arme à projectile. Touché par un Laser, il fait exploser le territoire.
classic-does-poison_defense = Défense d'un plan de bataille : protège votre chef d'une arme empoisonnée.
classic-does-cheap_hero = Tient lieu de chef dans un plan de bataille, avec une force de 0. Nul ne peut le déclarer traître ; la carte est toujours défaussée ensuite.
classic-does-worthless = Sans effet. On s'en débarrasse en la jouant comme arme ou comme défense ; avec les atouts supplémentaires, le Bene Gesserit peut la jouer comme Karama.
classic-does-truthtrance = À tout moment : un joueur doit répondre devant tous par oui ou par non, en toute vérité, à une question.
classic-does-karama = Arrête un usage d'un pouvoir d'une autre faction. Ou bien : débarquer une fois au prix de la Guilde, prendre une carte aux enchères sans payer, ou employer votre pouvoir Karama spécial si cette règle est en vigueur.
classic-does-weather_control = Quand la tempête va avancer : vous dites de combien, 0 à 10 secteurs.
classic-does-hajr = À la fin de votre mouvement : un mouvement de plus, avec le même groupe ou un autre.
classic-does-tleilaxu_ghola = À tout moment : un de vos chefs, ou jusqu'à cinq pions, reviennent gratuitement.
classic-does-family_atomics = Avant que la tempête avance, avec un pion sur le Mur du Bouclier ou à côté : tous les pions qui s'y trouvent meurent, et le Bassin Impérial, Arrakeen et Carthag restent pour toujours exposés aux tempêtes. La carte quitte la partie.
classic-does-cone_of_silence = À tout moment : les adversaires que vous nommez ne peuvent ni acheter de carte, ni entrer dans une nouvelle alliance, ni menacer de Kanly ce tour.
classic-does-residual_poison = Dans votre bataille, avant les plans : un des chefs disponibles de l'adversaire, tiré au sort, meurt, et personne n'est payé. Selon l'autre lecture de la carte, vous défaussez plutôt vos cartes sans valeur.
classic-does-thumper = Avant la première carte Épice d'un tour : il compte comme un Shai-Hulud, nexus compris.
classic-does-harvester = Juste après une explosion de l'Épice : autant d'Épice encore y est placée.
classic-does-spice = { $n } Épice apparaît ({ $location }).
classic-does-shai_hulud = Un nexus, puis tout ce qui se trouve dans le territoire de la dernière explosion est dévoré.
classic-does-leader = Force { $n }.
classic-does-copies = Exemplaires : jeu de base { $base }, Le Duel { $duel }, La Moisson d'Épice { $harvest }.

## Listes de `sietch cards`

cli-kind-treachery = carte Traîtrise
cli-kind-spice_card = carte Épice
cli-kinds-treachery = Cartes Traîtrise
cli-kinds-spice_card = Cartes Épice
cli-kinds-leader-atreides = Chefs : Atréides
cli-kinds-leader-harkonnen = Chefs : Harkonnen
cli-kinds-leader-emperor = Chefs : Empereur
cli-kinds-leader-guild = Chefs : Guilde
cli-kinds-leader-fremen = Chefs : Fremen
cli-kinds-leader-bene_gesserit = Chefs : Bene Gesserit
cli-kinds-leader-ixians = Chefs : Ixiens
cli-kinds-leader-bene_tleilax = Chefs : Bene Tleilax
cli-kinds-leader-landsraad = Chefs : Landsraad

## Sections des livrets

classic-section-both = livret français { $french }, italien { $italian }
classic-section-french = livret français { $french }
classic-section-italian = livret italien { $italian }

## What people at the table are called before factions are taken

classic-player = Joueur { $letter }
