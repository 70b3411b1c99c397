### Effets, questions et événements de Dune : Imperium – Insurrection, là où le jeu de base n’a pas de mot.

## Spies

effect-spy =
    { $n ->
        [one] placez un Espion
       *[other] placez { $n } Espions
    }
effect-spy_on = placez un Espion sur un poste relié à un emplacement { $icons }
effect-spy_here = placez un Espion sur un poste de l'emplacement où vous avez envoyé votre Agent, même à côté de l'Espion d'un autre joueur
effect-spy_shared = placez un Espion, même sur un poste où se trouve l'Espion d'un autre joueur

## Combinations

effect-at_least_one = l'un ou les deux : { $effects }
effect-without = sans { $condition } : { $effect }
effect-retreat_one = vous pouvez replier une de vos troupes du Conflit

## Costs

cost-discard =
    { $n ->
        [one] défausser une carte
       *[other] défausser { $n } cartes
    }
cost-intrigue =
    { $n ->
        [one] détruire une carte Intrigue
       *[other] détruire { $n } cartes Intrigue
    }
cost-recall_spies =
    { $n ->
        [one] rappeler un Espion
       *[other] rappeler { $n } Espions
    }
cost-retreat =
    { $n ->
        [one] replier une troupe
       *[other] replier { $n } troupes
    }
cost-retreat_up_to =
    { $n ->
        [2] replier 1 ou 2 troupes
       *[other] replier de 1 à { $n } troupes
    }
cost-trash_emperor_in_play = détruire une autre carte Empereur que vous avez en jeu
cost-trash_emperor_in_hand = détruire une carte Empereur de votre main

## Conditions

condition-at_maker = votre Agent sur un emplacement Faiseur
condition-at_faction = votre Agent sur un emplacement de Faction
condition-recalled_spy = un Espion rappelé ce tour-ci
condition-spies_on_board = au moins { $n } Espions sur le plateau
condition-spy_at_maker = un Espion qui surveille un emplacement Faiseur
condition-units_in_conflict = au moins { $n } unités dans le Conflit
condition-sandworms =
    { $n ->
        [one] un ver des sables dans le Conflit
       *[other] au moins { $n } vers des sables dans le Conflit
    }
condition-hooks = les Hameçons à Faiseur
condition-contracts_done = au moins { $n } contrats complétés
condition-seat_and_swordmaster = un siège au Haut Conseil et votre Maître d'Armes
condition-gained_spice = de l'Épice gagnée ce tour-ci
condition-deployed_this_turn = au moins { $n } unités déployées ce tour-ci
condition-discarded = une carte { $name } défaussée
condition-strength = une force de { $n } ou plus
condition-acquired_spice_must_flow = L'Épice Doit Couler acquise ce tour-ci
condition-behind_an_alliance = au moins 4 Influence là où un adversaire détient l'Alliance

## Named effects

effect-special-opponents_discard_one = chaque adversaire défausse une carte
effect-special-take_contract = prenez un contrat (ou 2 Solari s'il n'y en a pas)
effect-special-summon_sandworms =
    { $n ->
        [one] attirez un ver des sables dans le Conflit
       *[other] attirez { $n } vers des sables dans le Conflit
    }
effect-special-detonate_shield_wall = faites sauter le Bouclier (si vous voulez)
effect-special-recall_other_agent = rappelez un autre de vos Agents (il peut repartir cette manche)
effect-special-take_hooks = prenez les Hameçons à Faiseur
effect-special-council_seat_or_gifts = prenez un siège au Haut Conseil : 2 Persuasion à chacun de vos tours Révélation ; si vous en avez un : 2 Épice, 1 carte Intrigue et 3 troupes
effect-special-discard =
    { $n ->
        [one] défaussez une carte
       *[other] défaussez { $n } cartes
    }
effect-special-return_to_hand = reprenez cette carte en main
effect-special-ignore_influence = cet Agent entre sans l'Influence que demande l'emplacement
effect-special-deploy_recruits = vous pouvez déployer les troupes recrutées ce tour-ci, de n'importe quel emplacement
effect-special-swords_per_emperor =
    { $n ->
        [one] { $n } épée par carte Empereur que vous révélez, celle-ci comprise
       *[other] { $n } épées par carte Empereur que vous révélez, celle-ci comprise
    }
effect-special-swords_per_sword_card =
    { $n ->
        [one] { $n } épée par autre carte révélée qui donne des épées
       *[other] { $n } épées par autre carte révélée qui donne des épées
    }
effect-special-draw_per_sandworm =
    { $n ->
        [one] piochez { $n } carte par ver des sables à vous dans le Conflit
       *[other] piochez { $n } cartes par ver des sables à vous dans le Conflit
    }
effect-special-persuasion_per_contract = { $n } Persuasion par contrat que vous avez complété
effect-special-influence_where_spying = 1 Influence sur chaque Faction que surveille un de vos Espions
effect-special-acquire_with_solari = vous pouvez acquérir une carte, directement en main, en payant des Solari au lieu de la Persuasion
effect-special-acquire_perhaps_to_hand = faites l'acquisition d'une carte coûtant { $n } ou moins, directement en main si vous avez un ver des sables dans le Conflit
effect-special-sort_top_three = regardez les trois cartes du dessus de votre deck : piochez-en une, défaussez-en une et détruisez-en une
effect-special-call_to_arms = à votre tour Révélation de cette manche, recrutez une troupe à chaque carte acquise
effect-special-flip_battle_icon = retournez une carte Conflit remportée portant l'icône { $battle } ou l'icône joker : 1 Point de Victoire
effect-special-advance_training = avancez votre jeton d'une case sur la piste d'entraînement et prenez ce qui s'y trouve
effect-special-chroniclers_insight = vous pouvez acquérir une carte coûtant exactement 1, sans payer et directement en main ; ou détruire une carte de votre main, pour 2 Épice si elle coûte 1 ou plus
effect-special-spice_agony = piochez 1 carte Intrigue et placez une troupe de votre réserve chez le Bene Gesserit, comme souvenir
effect-special-repeat_space = appliquez une seconde fois les effets de l'emplacement
effect-special-unseen_network = placez un Espion ; sur un poste du Landsraad, vous pouvez payer 1 Épice pour 3 Solari, sur un poste de Faction, 2 Solari pour une carte Intrigue
effect-special-no_deployment = vous ne déployez aucune unité dans le Conflit ce tour-ci
effect-special-rival_influence =
    { $n ->
        [1] 1 Influence sur la première Faction que nomme sa carte Rival
        [2] 1 Influence sur la deuxième Faction que nomme sa carte Rival
       *[other] 1 Influence sur la troisième Faction que nomme sa carte Rival
    }
effect-special-rival_influence_least = { $n } Influence là où il en a le moins
effect-special-rival_influence_most = { $n } Influence là où il en a le plus
effect-special-rival_influence_for_alliance = { $n } Influence là où cela rapporte une Alliance, sinon là où il en a le moins
effect-special-rival_signet = la Chevalière de sa carte Rival
effect-special-rival_spy = placez un Espion sur un poste de Faction
effect-special-rival_wall = faites sauter le Bouclier s'il a les Hameçons à Faiseur
effect-special-rival_harvest = prenez l'Épice bonus et l'Épice de base, ou des vers des sables au lieu de l'Épice de base avec les Hameçons à Faiseur

## Boxes of a card, a space, a leader

box-on_discard = Si défaussée : { $text }
box-battle = Icône bataille : { $text }
box-posts = Surveillé depuis : { $text }
box-watches = Surveille { $text }
box-complete = Pour le compléter : { $text }
box-reward = Récompense : { $text }
box-players = À { $text } joueurs
box-drawback = { $name } : { $text }
box-other_face = Une fois retournée, elle devient { $name }
box-training = Piste d'entraînement : { $a1 } ; ou { $a2 } → { $b } → { $c1 } ; ou { $c2 }, puis { $c3 } → { $d }
space-worms-note =
    { $n ->
        [one] avec les Hameçons à Faiseur, vous pouvez attirer un ver des sables au lieu de prendre l'Épice de base
       *[other] avec les Hameçons à Faiseur, vous pouvez attirer { $n } vers des sables au lieu de prendre l'Épice de base
    }
space-protected-note = Derrière le Bouclier
space-cheaper-note = { $n } Solari dès que quelqu'un a un Maître d'Armes
contract-note-space = envoyez un Agent : { $space }
contract-note-harvest = envoyez un Agent sur un emplacement Faiseur et gagnez au moins { $n } Épice ce tour-là
contract-note-immediate = dès que vous le prenez
contract-note-acquire = faites l'acquisition de L'Épice Doit Couler
contract-note-reserved = Avec Shaddam Corrino IV à la table, pour lui seul
objective-note-first = Qui le détient est Premier Joueur
box-rival_signet = Chevalière : { $text }
box-scheme = Machination, à son troisième Espion : { $text }
box-swordmaster = Gagne un Maître d'Armes pour { $n } ressources en tout
box-prefers = Préfère, dans cet ordre : { $text }
hagal-note-posts = Place un Espion sur le premier de ces postes qui est libre, puis une autre carte suit : { $posts }
hagal-note-basins = Envoie un Agent là où il y a le plus d'Épice bonus : { $first } ou { $second }
hagal-note-when_conflict_three = Pour un Conflit de niveau III :
hagal-note-when_guild_two = Avec 2 Influence sur la Guilde Spatiale :
hagal-note-only_fremen_two = Seulement avec 2 Influence sur les Fremen
hagal-note-only_bonus_spice = Seulement s'il y a de l'Épice bonus

## Left abilities of the leaders

left-devious_strength = à votre tour Révélation, vous pouvez rappeler un Espion pour 2 épées
left-always_smiling = avec une force de 6 ou plus à votre tour Révélation : 1 Persuasion
left-desert_scouts = à votre tour Révélation, vous pouvez replier une de vos troupes
left-loyalty = chaque fois que vous atteignez 2 Influence sur le Bene Gesserit : 2 Épice
left-unpredictable_foe = avec un ver des sables dans le Conflit à votre tour Révélation : piochez 1 carte Intrigue
left-imperial_birthright = chaque fois que vous atteignez 2 Influence sur l'Empereur : piochez 1 carte Intrigue
left-other_memories = quand vous envoyez un Agent sur un emplacement Bene Gesserit, vous pouvez reprendre tous vos souvenirs, piocher 1 carte pour chacun et retourner ce Dirigeant pour de bon
left-reverend_mother = une fois par tour, quand vous envoyez un Agent sur un emplacement Bene Gesserit ou Fremen, vous pouvez payer 1 eau pour appliquer une seconde fois ce qui y est imprimé
left-limited_allies = commencez sans Diplomatie
left-smuggle_spice = 1 Épice chaque fois qu'un autre joueur envoie un Agent sur un emplacement Faiseur que surveille un de vos Espions
left-sardaukar_commander = les deux contrats Sardaukar sont mis de côté pour vous ; quand vous prenez un contrat, vous pouvez en prendre un parmi eux

## Actions

action-spy = Placer l'Espion : { $arg }
action-recall_spy = Rappeler l'Espion : { $arg }
action-contract = { $arg } : { $task } → { $reward }
action-trash_intrigue = Détruire la carte Intrigue { $arg }
action-take-SortTopThree = Piocher { $arg }
action-detonate = Faire sauter le Bouclier
action-take_spice = Prendre l'Épice de base
action-take_spice_of = Prendre { $n } Épice
action-summon = Attirer des vers des sables
action-summon_number =
    { $n ->
        [one] Attirer un ver des sables
       *[other] Attirer { $n } vers des sables
    }
action-advance = Aller à : { $arg }
action-advance_paid = Aller à : { $cost } → { $gain }
action-awaken = Reprendre les souvenirs et retourner le Dirigeant
action-skip-PlaceSpy = Ne placer aucun Espion
action-skip-GatherIntelligence = Ne rappeler aucun Espion
action-skip-DetonateOrNot = Le laisser debout
action-skip-ChooseAtLeastOne = Pas l'autre ligne
action-skip-AwakenOrNot = Pas maintenant
action-skip-ChroniclersInsight = Ni l'un ni l'autre
action-skip-AcquireWithSolari = Ne rien acquérir

## Questions

question-PlaceSpy =
    { $supply ->
        [0] Tous vos Espions sont placés : lequel rappelez-vous, pour le placer ailleurs ?
       *[other]
            { $count ->
                [one] Où placez-vous un Espion ?
               *[other] Vous placez { $count } Espions : où va celui-ci ?
            }
    }
question-Infiltrate = Quel Espion rappelez-vous pour infiltrer cet emplacement : { $space } ?
question-GatherIntelligence = { $space } : rappeler un Espion pour piocher une carte ?
question-RecallSpies =
    { $count ->
        [one] Quel Espion rappelez-vous ?
       *[other] Vous rappelez { $count } Espions : lequel maintenant ?
    }
question-TakeContract = Quel contrat prenez-vous ?
question-DetonateOrNot = Faites-vous sauter le Bouclier ?
question-SpiceOrSandworms = { $space } : prendre de l'Épice ou attirer des vers des sables ?
question-RecallOtherAgent = Quel Agent rappelez-vous ?
question-TrashIntrigue = Quelle carte Intrigue détruisez-vous ?
question-RetreatSome = Combien de troupes repliez-vous ? De 1 à { $limit }
question-TrashEmperorCard = Quelle carte Empereur détruisez-vous ?
question-ChooseAtLeastOne = que faites-vous en premier ? Vous pourrez ensuite faire l'autre
question-ChooseAtLeastOne_only = de ses deux lignes, seule celle-ci est possible maintenant
question-ChooseAtLeastOne_also = ceci aussi : { $also } ?
question-AdvanceTraining =
    { $training ->
        [start] Votre jeton est au début de la piste d'entraînement : où va-t-il ?
       *[other] Votre jeton est au milieu de la piste d'entraînement : où va-t-il ?
    }
question-AwakenOrNot = Reprenez-vous vos souvenirs, en piochant une carte pour chacun, pour devenir Révérende Mère ?
question-ChroniclersInsight = Acquérir en main une carte de la rangée coûtant 1, ou détruire une carte de votre main ? Celle-ci donne 2 Épice si elle coûte 1 ou plus
question-AcquireWithSolari = Quelle carte acquérez-vous en main, en payant des Solari ?
question-AcquirePerhapsToHand = Faites l'acquisition d'une carte coûtant { $max_cost } ou moins
question-SortTopThree =
    { $count ->
        [3] Laquelle des trois cartes du dessus piochez-vous ?
       *[other] Laquelle des deux autres défaussez-vous ? La dernière est détruite
    }

## What happened

event-spy = { $name } place un Espion : { $post }
event-recall_spy = { $name } rappelle un Espion : { $post }
event-sandworm =
    { $n ->
        [one] { $name } attire un ver des sables
       *[other] { $name } attire { $n } vers des sables
    }
event-detonate = { $name } fait sauter le Bouclier
event-hooks = { $name } prend des Hameçons à Faiseur
event-take_conflict = { $name } prend la carte Conflit { $conflict }
event-battle_icons = { $name } retourne des icônes bataille : { $battle }
event-contract = { $name } prend le contrat { $contract }
event-contract_done = { $name } complète le contrat { $contract }
event-trash_intrigue = { $name } détruit la carte Intrigue { $card }
event-training = { $name } avance sur la piste d'entraînement : { $training }
event-awaken =
    { $n ->
        [one] { $name } reprend { $n } souvenir et devient Révérende Mère
       *[other] { $name } reprend { $n } souvenirs et devient Révérende Mère
    }
event-return_card = { $name } reprend { $card } en main
event-acquire_hand = { $name } acquiert { $card } directement en main
event-scheme = { $name } lance une machination
event-churn = { $card } quitte la Rangée Imperium
