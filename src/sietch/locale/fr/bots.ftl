### Pourquoi un bot a choisi ce qu'il a choisi, en français.

## Phrases

bot-choice = { $choice } – { $reasons }
bot-though = { $reasons }, même si { $against }
bot-only_choice = rien d'autre n'est possible

## Gains

bot-gain-solari = { $n } Solari
bot-gain-spice = { $n } Épice
bot-gain-water = { $n } eau
bot-gain-troops =
    { $n ->
        [one] { $n } troupe
       *[other] { $n } troupes
    }
bot-gain-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
bot-gain-intrigue =
    { $n ->
        [one] { $n } carte Intrigue
       *[other] { $n } cartes Intrigue
    }
bot-gain-victory_points =
    { $n ->
        [one] { $n } Point de Victoire
       *[other] { $n } Points de Victoire
    }
bot-gain-persuasion = { $n } Persuasion
bot-gain-swords =
    { $n ->
        [one] { $n } épée
       *[other] { $n } épées
    }
bot-influence =
    { $level ->
        [1] une première
        [2] une deuxième
        [3] une troisième
        [4] une quatrième
        [5] une cinquième
       *[6] une sixième
    } Influence sur { $faction }
bot-influence_point = { bot-influence }, soit un Point de Victoire
bot-influence_alliance = { bot-influence }, et avec elle l'Alliance
bot-influence_takes_alliance = { bot-influence }, qui prend l'Alliance à un adversaire
bot-second_step = un second pas sur cette piste
bot-council_seat = un siège au Haut Conseil pour le reste de la partie
bot-swordmaster = un troisième Agent pour le reste de la partie
bot-swordmaster_once = un troisième Agent pour une manche, et des épées à chaque Révélation
bot-mentat = un Agent de plus cette manche
bot-foldspace = une carte Espace Plissé
bot-control = le contrôle d'un emplacement

## Coûts et échanges

bot-cost-solari = cela coûte { $n } Solari
bot-cost-spice = cela coûte { $n } Épice
bot-cost-water = cela coûte { $n } eau
bot-sale = { $solari } Solari pour { $spice } Épice
bot-poor_sale = { $solari } Solari, c'est peu pour { $spice } Épice

## Tours

bot-visit = une visite à l'emplacement { $space }
bot-missed_at_reveal = la carte { $card } manquera à la Révélation
bot-no_better_turn = aucun Agent n'a mieux à faire
bot-nothing_more = rien d'autre n'en vaut la peine
bot-agent_free = l'Agent qui s'y trouve a fait son travail
bot-not_worth_it = cela n'en vaut pas la peine
bot-faction_space = un emplacement de Faction devient accessible
bot-occupied_space = un emplacement occupé devient accessible
bot-endgame = rien ne se garde après la fin

## Cartes

bot-better_deck = un meilleur deck
bot-same_deck = cela n'améliore pas le deck
bot-thinner_deck = un deck plus léger
bot-better_without = le deck est meilleur sans elle
bot-worse_without = le deck est moins bon sans elle
bot-missed_least = c'est la carte qui manquera le moins
bot-better_purchase = cela permet d'acquérir une meilleure carte

## Le Conflit

bot-troops_to_win =
    { $n ->
        [one] { $n } troupe pour un Conflit alors remporté environ { $chance } fois sur 100
       *[other] { $n } troupes pour un Conflit alors remporté environ { $chance } fois sur 100
    }
bot-troops_for_less =
    { $n ->
        [one] { $n } troupe pour l'une des moindres récompenses du Conflit
       *[other] { $n } troupes pour l'une des moindres récompenses du Conflit
    }
bot-conflict_odds = le Conflit est alors remporté environ { $chance } fois sur 100
bot-reward_in_reach = l'une des moindres récompenses est à votre portée
bot-no_more_troops = le Conflit ne mérite pas plus de troupes
bot-troops_home = les troupes sont plus utiles dans votre garnison
bot-free_troop = une troupe gratuite
bot-fresh_troops = des troupes fraîches pour le Conflit
bot-turns_conflict = cela renverse le Conflit
bot-changes_conflict = cela change l'issue du Conflit
bot-no_combat_card = aucune carte ne changerait l'issue du Conflit
bot-lost_troops = un Point de Victoire pour trois troupes perdues de toute façon

## Insurrection

bot-spies =
    { $n ->
        [one] un Espion sur le plateau
       *[other] { $n } Espions sur le plateau
    }
bot-spy_post = un bon poste d'observation
bot-spy_gathers = une carte en échange d'un Espion en place
bot-spy_passes = un Espion doit être rappelé pour ouvrir le passage
bot-spy_missed_least = c'est l'Espion qui manquera le moins
bot-contract = un contrat
bot-completes_contract = un contrat accompli
bot-council_gifts = les dons du Haut Conseil
bot-agent_again = un Agent qui peut repartir
bot-hooks = les Hameçons à Faiseur, et avec eux des vers des sables
bot-sandworms = des vers des sables qui doublent les récompenses du Conflit
bot-wall = les vers des sables peuvent alors rejoindre tous les Conflits
bot-battle_pair = une paire d'icônes bataille pour le vainqueur, soit un Point de Victoire
bot-back_to_hand = la carte revient en main
bot-training = un pas dans l'entraînement de Feyd-Rautha
bot-awaken = les souvenirs reviennent sous forme de cartes

## Équipes à six

bot-personal_point = un pas sur la piste personnelle, soit un Point de Victoire
bot-personal_gift = un pas sur la piste personnelle, avec un don pour toute l'équipe
bot-swords_for_ally = c'est cet Allié qui tire le meilleur parti des épées
bot-shared = chacun reçoit ce qui lui manque le plus
bot-throne_row = seule votre équipe peut l'y acquérir
bot-trade = un échange aide l'équipe
bot-gift = cela aide plus là-bas que cela ne manque ici
bot-team_spice = de l'Épice de l'équipe pour un Point de Victoire
bot-contract_for_ally = le contrat va à l'Allié qui peut l'accomplir
bot-concede = la meilleure place va à l'Allié qui en tire le plus
bot-teammate_wins = un coéquipier remporte le Conflit en l'état
