### Les effets, questions, raisons et événements de Dune : Imperium en français.

## Lists

list-and = { $first } et { $second }
list-or = { $first } ou { $second }
list-clauses = { $first } ; { $second }
list-or_else = { $first } ; ou { $second }
list-many = { $first }, { $second }

## Resources

resource-solari = Solari
resource-spice = Épice
resource-water = eau
resource-troops = troupes
resource-cards = cartes
resource-intrigue = cartes Intrigue
resource-victory_points = Points de Victoire
resource-persuasion = Persuasion
resource-swords = épées

## Gains

effect-gain-solari = { $n } Solari
effect-gain-spice = { $n } Épice
effect-gain-water = { $n } eau
effect-gain-troops =
    { $n ->
        [one] { $n } troupe
       *[other] { $n } troupes
    }
effect-gain-cards =
    { $n ->
        [one] piochez { $n } carte
       *[other] piochez { $n } cartes
    }
effect-gain-intrigue =
    { $n ->
        [one] { $n } carte Intrigue
       *[other] { $n } cartes Intrigue
    }
effect-gain-victory_points =
    { $n ->
        [one] { $n } Point de Victoire
       *[other] { $n } Points de Victoire
    }
effect-gain-persuasion = { $n } Persuasion
effect-gain-swords =
    { $n ->
        [one] { $n } épée
       *[other] { $n } épées
    }
effect-more-swords = { effect-gain-swords } de plus
effect-more-persuasion = { effect-gain-persuasion } de plus
effect-more-solari = { effect-gain-solari } de plus
effect-more-cards = { effect-gain-cards } de plus
effect-more-victory_points = { effect-gain-victory_points } de plus

## Influence

with-emperor = l'Empereur
with-spacing_guild = la Guilde Spatiale
with-bene_gesserit = le Bene Gesserit
with-fremen = les Fremen
track-emperor = { faction-emperor }
track-spacing_guild = { faction-spacing_guild }
track-bene_gesserit = { faction-bene_gesserit }
track-fremen = { faction-fremen }
effect-influence = { $n } Influence sur { $faction }
effect-influence_any = { $n } Influence sur une Faction de votre choix
effect-influence_one_of = { $n } Influence sur { $factions }, au choix
effect-two_influences = 1 Influence sur chacune de deux Factions différentes

## Combinations

effect-arrow = vous pouvez { $cost } : { $effect }
effect-arrow_must = { $cost } et en échange : { $effect }
effect-when = avec { $condition } : { $effect }
effect-otherwise = avec { $condition } : { $effect } ; sinon { $other }
effect-choose_some = choisissez-en { $n } : { $effects }
effect-nothing = aucun effet

## Costs

cost-solari = payer { $n } Solari
cost-spice = payer { $n } Épice
cost-water = payer { $n } eau
cost-influence = perdre { $n } Influence
cost-trash_self = détruire cette carte
cost-trash_card = détruire une carte
cost-deployed_troops = perdre { $n } de vos troupes dans le Conflit

## Conditions

condition-alliance = votre Alliance avec { $faction }
condition-any_alliance = une Alliance
condition-influence = au moins { $n } Influence sur { $faction }
condition-fremen_bond = Lien Fremen (une autre carte Fremen en jeu)
condition-another_bene_gesserit = une autre carte Bene Gesserit en jeu
condition-council_seat = un siège au Haut Conseil
condition-owns_spice_must_flow = au moins { $n } exemplaires de L'Épice Doit Couler
condition-most_spice_must_flow = plus d'exemplaires de L'Épice Doit Couler que chaque adversaire
condition-influence_on_tracks = au moins 3 Influence sur { $n } pistes

## Single effects

effect-trash = vous pouvez détruire une carte de votre main, de votre défausse ou en jeu
effect-trash_self = détruisez cette carte
effect-deploy = vous pouvez déployer jusqu'à { $n } troupes de votre garnison dans le Conflit
effect-deploy_one = vous pouvez déployer une troupe de votre garnison dans le Conflit
effect-deploy_any = déployez autant de troupes que vous voulez de votre garnison dans le Conflit
effect-retreat = vous pouvez replier jusqu'à { $n } de vos troupes du Conflit
effect-retreat_any = vous pouvez replier autant de vos troupes que vous voulez du Conflit
effect-acquire = faites l'acquisition d'une carte coûtant { $n } ou moins
effect-acquire_top = faites l'acquisition d'une carte coûtant { $n } ou moins, sur le dessus de votre deck

## Named effects

effect-special-acquire_foldspace = faites l'acquisition d'une carte Espace Plissé
effect-special-steal_intrigue = chaque adversaire ayant 4 cartes Intrigue ou plus vous en donne une au hasard
effect-special-take_council_seat = prenez un siège au Haut Conseil : 2 Persuasion à chacun de vos tours Révélation
effect-special-take_mentat = prenez le Mentat s'il est sur son emplacement : un Agent de plus cette manche
effect-special-gain_swordmaster = gagnez votre Maître d'Armes, un troisième Agent pour le reste de la partie
effect-special-oratory = 1 Persuasion à votre tour Révélation si votre Agent est encore ici
effect-special-signet = utilisez la capacité Chevalière de votre Dirigeant
effect-special-harvest_again = sur un emplacement Faiseur, récoltez sa valeur de base une seconde fois
effect-special-one_more_influence = gagnez 2 Influence au lieu d'une sur l'emplacement de la Faction
effect-special-opponents_lose_garrison_troop = chaque adversaire perd une troupe de sa garnison
effect-special-opponents_discard = chaque adversaire défausse { $n } cartes
effect-special-test_of_humanity = chaque adversaire défausse une carte ou perd une troupe déployée
effect-special-block_space = désignez un emplacement : aucun adversaire ne peut y envoyer d'Agent jusqu'à votre prochain tour
effect-special-take_bene_gesserit_from_discard = prenez en main une carte Bene Gesserit de votre défausse
effect-special-send_any_agent = envoyez un de vos Agents, même déjà en place, sur n'importe quel emplacement, occupé ou non
effect-special-cheaper_spice_must_flow = L'Épice Doit Couler vous coûte { $n } de moins ce tour-ci
effect-special-persuasion_per_fremen = { $n } Persuasion par carte Fremen que vous avez en jeu
effect-special-recruit_and_deploy = recrutez { $n } troupes ; à votre tour Révélation, vous pouvez les déployer aussitôt
effect-special-catch_up_influence = { $n } Influence sur une Faction où un adversaire en a plus que vous
effect-special-set_row_card_aside = mettez de côté une carte de la Rangée Imperium ; vous pouvez l'acquérir cette manche pour 1 Persuasion de moins
effect-special-draw_and_pass = au début de votre tour : piochez 1 carte, et votre tour prend fin
effect-special-reveal_persuasion = { $n } Persuasion à votre tour Révélation de cette manche
effect-special-recruitment_mission = { $n } Persuasion à votre tour Révélation de cette manche, et les cartes acquises alors peuvent aller sur le dessus de votre deck
effect-special-faction_icons = la carte que vous jouez ce tour-ci a aussi les quatre icônes de Faction
effect-special-infiltrate = les Agents adverses ne bloquent pas votre prochain Agent ce tour-ci
effect-special-double_cross = un adversaire perd une troupe déployée et vous en déployez une de votre réserve
effect-special-look_at_top_card = regardez la carte du dessus de votre deck, puis piochez-la ou détruisez-la
effect-special-shuffle_discard_and_draw = mélangez votre défausse à votre deck, puis piochez 1 carte
effect-special-recall_agent = rappelez un de vos Agents ; il peut repartir cette manche
effect-special-control = le contrôle de l'emplacement en jeu
effect-control_of = le contrôle de l'emplacement { $space }
effect-special-mentat_next_round = le Mentat comme Agent supplémentaire à la prochaine manche

## Boxes of a card, a space, a leader

box-agent = Agent : { $text }
box-reveal = Révélation : { $text }
box-acquire = À l'acquisition : { $text }
box-on_trash = Si détruite : { $text }
box-plot = Complot : { $text }
box-combat = Combat : { $text }
box-win = Quand vous remportez un Conflit : { $text }
box-endgame = Fin de Partie : { $text }
box-first = Première récompense : { $text }
box-second = Deuxième récompense : { $text }
box-third = Troisième récompense : { $text }
box-signet = Chevalière, { $name } : { $text }
box-left = { $name } : { $text }
box-space = { $text }
box-cost = Coût : { $text }
box-needs = Requiert { $text }
box-control = Pour qui le contrôle : { $text }
box-icons = Icônes Agent : { $text }
box-faction = Carte { $text }
box-price = { $n } Persuasion
space-combat-note = Emplacement de Combat
space-once-note = Une fois par partie et par joueur
space-maker-note = récoltez { $n } Épice et toute l'Épice bonus
space-exchange-note = payez { $spice } Épice pour { $solari } Solari
hagal-note-space = Envoie un Agent : { $space }
hagal-note-harvest = Envoie un Agent sur l'emplacement Faiseur ayant le plus d'Épice bonus
hagal-note-reshuffle = Remélangez le deck Maison Hagal
hagal-note-signet = utilise la capacité Chevalière de son Dirigeant

## Left abilities of the leaders

left-prescience = regardez la carte du dessus de votre deck quand vous voulez
left-landsraad_popularity = les emplacements du Landsraad vous coûtent 1 Solari de moins
left-masterstroke = choisissez en secret deux Factions avant la partie ; une fois, lors d'un tour où vous déployez au moins quatre troupes, gagnez 1 Influence sur chacune
left-arrakis_fiefdom = commencez avec 1 Épice et 1 Solari de plus
left-eyes_everywhere = les Agents adverses ne bloquent pas les vôtres sur les emplacements Landsraad et Cité
left-ruthless_negotiator = chaque fois que vous payez des Solari pour un emplacement, piochez 1 carte
left-spice_addict = quand vous récoltez de l'Épice, prenez-en 1 de moins et piochez 1 carte
left-connections = quand vous prenez votre siège au Haut Conseil, gagnez 1 Influence sur une Faction de votre choix

## Actions

action-play = Jouer { $arg }
action-to = Envoyer l'Agent : { $arg }
action-from_leader = Utiliser un Agent de votre Dirigeant
action-from = Déplacer l'Agent : { $arg }
action-reveal = Révéler votre main (tour Révélation)
action-end = Terminer
action-pass = Passer
action-intrigue = Jouer la carte Intrigue { $arg }
action-buy = Acquérir { $arg }
action-costs = { $action } (coûte { $n })
action-buy_to_top = Acquérir { $arg } sur le dessus de votre deck
action-buy_aside = Acquérir { $arg }, mise de côté
action-buy_aside_to_top = Acquérir { $arg }, mise de côté, sur le dessus de votre deck
action-deploy =
    { $n ->
        [one] Déployer { $n } troupe
       *[other] Déployer { $n } troupes
    }
action-retreat =
    { $n ->
        [one] Replier { $n } troupe
       *[other] Replier { $n } troupes
    }
action-sell = Vendre { $n } Épice
action-sell_for = Vendre { $n } Épice pour { $solari } Solari
action-resolve = { $source } : { $arg }
action-pay = Le faire
action-pay_for = { $arg }
action-skip = Y renoncer
action-skip-Resolve = Laisser le reste
action-skip-PayOrNot = Ne rien payer
action-skip-ChooseTrash = Ne rien détruire
action-skip-Defend = Ne pas déployer de troupe
action-skip-PassOrNot = Poursuivre le tour
action-skip-OfferMasterstroke = Les garder pour plus tard
action-skip-RivalSignet = Ne rien payer
action-choose = Choisir l'option { $arg }
action-choose_effect = { $arg }
action-faction = { $arg }
action-lose_influence = Perdre 1 Influence : { $arg }
action-trash_from_hand = Détruire { $arg } de votre main
action-trash_from_discard = Détruire { $arg } de votre défausse
action-trash_in_play = Détruire { $arg }, en jeu
action-discard = Défausser { $arg }
action-lose_troop = Perdre une troupe déployée
action-take = Prendre { $arg }
action-set_aside = Mettre { $arg } de côté
action-block = Interdire { $arg }
action-recall = Rappeler l'Agent : { $arg }
action-draw_top = La piocher
action-trash_top = La détruire
action-opponent = Siège { $arg }
action-opponent_fights =
    { $n ->
        [one] { $arg } ({ $n } troupe, force { $strength })
       *[other] { $arg } ({ $n } troupes, force { $strength })
    }
action-leader = { $arg }
action-token = { $arg }
action-masterstroke = Révéler les jetons
action-defend = Déployer une troupe de votre réserve
action-harvest = { $arg }

## Questions

question-ChooseLeader = Choisissez votre Dirigeant
question-ChooseTokens = Coup de Maître, { $count } sur 2 : quelle Faction choisissez-vous en secret ?
question-Defend = Le Conflit a pour enjeu { $space }, sous votre contrôle : y déployer une troupe de votre réserve ?
question-TakeTurn = À vous : jouez une carte et envoyez un Agent, ou révélez votre main
question-ChooseAgent = Quel Agent le Kwisatz Haderach envoie-t-il ?
question-ChooseSpace = { $card } : où envoyez-vous votre Agent ?
question-SellMelange = Combien d'Épice vendez-vous ?
question-Resolve = Quel effet résoudre maintenant ?
question-DeployTroops = Combien de troupes déployez-vous dans le Conflit ? Jusqu'à { $limit }
question-EndTurn = Autre chose avant la fin de votre tour ?
question-RevealTurn = Tour Révélation : { $persuasion } Persuasion à dépenser, force { $strength }
question-ChooseAcquire = Faites l'acquisition d'une carte coûtant { $max_cost } ou moins
question-ChooseTrash = Quelle carte détruisez-vous ?
question-ChooseTrash_for = Quelle carte détruisez-vous, pour ceci : { $gain } ?
question-ChooseTrash_goods = Quelle carte détruisez-vous pour { $gain } ?
question-DiscardCards =
    { $count ->
        [one] Quelle carte défaussez-vous ?
       *[other] Vous défaussez { $count } cartes : laquelle maintenant ?
    }
question-DiscardCards_by =
    { $count ->
        [one] { $by } vous fait défausser une carte : laquelle ?
       *[other] { $by } vous fait défausser { $count } cartes : laquelle maintenant ?
    }
question-PayOrNot = { $cost }, pour ceci : { $gain } ?
question-PayOrNot_goods = { $cost } pour { $gain } ?
question-ChooseLoss = Sur quelle Faction perdez-vous 1 Influence ?
question-ChooseHeir = Qui reçoit l'Alliance avec { $faction } ?
question-ChooseFaction = Sur quelle Faction gagnez-vous { $count } Influence ?
question-ChooseOne = Choisissez une option
question-ChooseSome =
    { $count ->
        [one] choisissez encore une option
       *[other] choisissez { $count } options : laquelle maintenant ?
    }
question-ChooseDeploy = Combien de troupes déployez-vous ? Jusqu'à { $limit }
question-ChooseRetreat = Combien de troupes repliez-vous ? Jusqu'à { $limit }
question-TestOfHumanity = Test d'Humanité : défaussez une carte ou perdez une troupe déployée
question-BlockSpace = La Voix : quel emplacement interdisez-vous à vos adversaires ?
question-TakeFromDiscard = Quelle carte Bene Gesserit prenez-vous ?
question-SetAside = Quelle carte de la rangée mettez-vous de côté ?
question-PassOrNot = Votre tour s'arrête-t-il ici ?
question-DoubleCross = Qui perd une troupe déployée ?
question-DrawOrTrash = La carte du dessus de votre deck est { $card } : la piocher ou la détruire ?
question-RecallAgent = Quel Agent rappelez-vous ?
question-OfferMasterstroke = Coup de Maître, une fois par partie : révéler maintenant vos jetons pour 1 Influence chacun ({ $factions }) ?
question-CombatTurn = Combat : jouez des cartes Intrigue ou passez
question-AfterWin = Vous avez remporté le Conflit : une carte à jouer ?
question-EndgameTurn = La partie s'achève : une carte à jouer ?
question-ChooseHarvest = Deux emplacements Faiseur se valent pour la Maison Hagal : lequel ?
question-RivalSignet = Le Rival paie-t-il pour sa capacité Chevalière ?
question-for-rival = { $question } (vous décidez pour { $name })
question-of = { $source } : { $question }

## Why something is not possible

why-not_now = Ce n'est pas possible maintenant
why-not_your_turn = Ce n'est pas à vous de choisir
why-game_over = La partie est terminée
why-no_icon = { $card } n'a pas d'icône Agent et ne peut qu'être révélée
why-wrong_icon = { $card } n'a pas d'icône menant à cet emplacement : { $space }
why-no_agent = Il ne vous reste aucun Agent à envoyer
why-no_space = { $card } ne mène à aucun emplacement accessible pour l'instant
why-occupied = Un Agent occupe cet emplacement : { $space }
why-too_dear = { $space } coûte { $need } { $resource } ; vous en avez { $have }
why-too_little_influence = { $space } requiert { $influence } Influence sur { $faction } ; vous en avez { $level }
why-once_only = Vous y êtes déjà allé : { $space } ne sert qu'une fois par partie
why-voice = La Voix interdit cet emplacement jusqu'au prochain tour de son propriétaire : { $space }
why-no_swordmaster = À cette difficulté, vous ne pouvez pas gagner de Maître d'Armes
why-cannot_pay = Vous n'avez pas de quoi payer
why-condition_unmet = La condition de cet effet n'est pas remplie
why-no_effect = Cela n'aurait aucun effet maintenant
why-no_influence_to_lose = Vous n'y avez aucune Influence à perdre
why-not_that_faction = Cet effet n'autorise pas cette Faction
why-only_own_turn = Une carte Complot se joue pendant votre tour Agent ou Révélation
why-only_combat = Une carte Combat se joue pendant la phase de Combat
why-only_after_win = Cette carte se joue juste après avoir remporté seul un Conflit
why-only_endgame = Une carte Fin de Partie se joue à la fin de la partie
why-only_at_start = Cette carte se joue au tout début de votre tour
why-only_before_card = Cette carte se joue avant la carte de votre tour Agent
why-cannot_pay_intrigue = Vous ne pouvez pas payer le coût de cette carte
why-condition_unmet_intrigue = Vous ne remplissez pas la condition de cette carte
why-too_many_troops = Vous pouvez en déployer { $limit } au plus : { $recruited } recrutées ce tour-ci et 2 autres
why-too_little_spice = Il faut { $need } Épice ; vous en avez { $have }
why-too_dear_card = { $card } coûte { $need } Persuasion ; vous en avez { $have }
why-not_for_sale = { $card } ne s'achète pas avec de la Persuasion
why-stack_empty = Il ne reste aucun exemplaire de { $card }
why-unresolved = Il faut d'abord résoudre un effet obligatoire
why-no_deployed_troop = Vous n'avez aucune troupe déployée à perdre

## What happened

event-draw =
    { $n ->
        [one] { $name } pioche { $n } carte
       *[other] { $name } pioche { $n } cartes
    }
event-draw_seen = { $name } pioche : { $cards }
event-reshuffle = { $name } mélange sa défausse pour former un nouveau deck
event-draw_intrigue =
    { $n ->
        [one] { $name } pioche { $n } carte Intrigue
       *[other] { $name } pioche { $n } cartes Intrigue
    }
event-draw_intrigue_seen = { $name } pioche l'Intrigue : { $cards }
event-discard = { $name } défausse { $card }
event-row = { $card } rejoint la Rangée Imperium
event-acquire = { $name } acquiert { $card }
event-acquire_top = { $name } acquiert { $card } sur le dessus de son deck
event-trash = { $name } détruit { $card }
event-influence = { $name } gagne { $n } Influence sur { $faction } (désormais { $level })
event-influence_lost = { $name } perd { $n } Influence sur { $faction } (désormais { $level })
event-track_bonus = { $name } reçoit le bonus de la piste : { $faction }
event-alliance = { $name } détient désormais l'Alliance avec { $faction }
event-alliance_lost = L'Alliance avec { $faction } revient sur le plateau
event-vp =
    { $n ->
        [one] { $name } gagne { $n } Point de Victoire ({ $vp })
       *[other] { $name } gagne { $n } Points de Victoire ({ $vp })
    }
event-vp_lost = { $name } perd un Point de Victoire ({ $vp })
event-recruit =
    { $n ->
        [one] { $name } recrute { $n } troupe
       *[other] { $name } recrute { $n } troupes
    }
event-deploy =
    { $n ->
        [one] { $name } déploie { $n } troupe (désormais { $troops })
       *[other] { $name } déploie { $n } troupes (désormais { $troops })
    }
event-retreat =
    { $n ->
        [one] { $name } replie { $n } troupe
       *[other] { $name } replie { $n } troupes
    }
event-lose_troops =
    { $n ->
        [one] { $name } perd { $n } troupe
       *[other] { $name } perd { $n } troupes
    }
event-gain = { $name } gagne { $amount }
event-rival_spends = { $name } dépense pour un Point de Victoire : { $resource }
event-intrigue = { $name } joue la carte Intrigue { $card }
event-steal_intrigue = { $name } prend une carte Intrigue à { $other }
event-steal_intrigue_seen = { $name } prend la carte Intrigue { $card } à { $other }
event-council = { $name } prend un siège au Haut Conseil
event-mentat = { $name } prend le Mentat
event-swordmaster = { $name } gagne un Maître d'Armes
event-voice = { $name } utilise la Voix : { $space } est interdit
event-take_card = { $name } reprend { $card } de sa défausse
event-set_aside = { $name } met { $card } de côté
event-recall = { $name } rappelle un Agent : { $space }
event-turn = À { $name } de jouer
event-send = { $name } joue { $card } et envoie un Agent : { $space }
event-pay = { $name } paie { $amounts }
event-tokens = { $name } a choisi deux Factions en secret
event-masterstroke = { $name } révèle son Coup de Maître : { $factions }
event-reveal = { $name } révèle : { $cards }
event-reveal_nothing = { $name } révèle une main vide
event-strength = { $name } a une force de { $strength }
event-phase = Phase : { $phase }
event-pass = { $name } passe
event-combat = Combat : { $strengths }
event-combat_reward = { $name } reçoit la récompense { $n }
event-control = { $name } prend le contrôle : { $space }
event-control_lost = Le marqueur Contrôle est retiré
event-round = Manche { $round } : { $conflict }
event-maker = L'Épice s'accumule : { $space } ({ $bonus })
event-recall_all = Tous les Agents reviennent
event-hagal = { $name } envoie un Agent : { $space }
event-hagal_swords =
    { $n ->
        [one] { $name } ajoute { $n } épée
       *[other] { $name } ajoute { $n } épées
    }
event-leader = { $name } joue { $leader }
event-end_by_points = { $name } a { $vp } Points de Victoire : c'était la dernière manche
event-end_by_conflicts = Le dernier Conflit est joué : c'était la dernière manche
event-game_over = La partie est terminée

## What people at the table are called in a sentence

imperium-player = Joueur { $letter }
imperium-short-paul_atreides = Paul
imperium-short-duke_leto_atreides = Leto
imperium-short-baron_vladimir_harkonnen = Vladimir
imperium-short-glossu_rabban = Rabban
imperium-short-helena_richese = Helena
imperium-short-count_ilban_richese = Ilban
imperium-short-countess_ariana_thorvald = Ariana
imperium-short-earl_memnon_thorvald = Memnon
imperium-short-house_hagal = Hagal
imperium-short-feyd_rautha_harkonnen = Feyd
imperium-short-gurney_halleck = Gurney
imperium-short-lady_amber_metulli = Amber
imperium-short-lady_margot_fenring = Margot
imperium-short-princess_irulan = Irulan
imperium-short-lady_jessica = Jessica
imperium-short-reverend_mother_jessica = Jessica
imperium-short-staban_tuek = Staban
imperium-short-shaddam_corrino_iv = Shaddam
