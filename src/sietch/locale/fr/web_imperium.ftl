# Les plateaux de Dune: Imperium et de Uprising dans le navigateur

web-imperium-board = Plateau
web-imperium-players = Joueurs
web-imperium-market = Cartes à acquérir
web-imperium-own-things = Vos cartes
web-imperium-row = Rangée Imperium
web-imperium-reserve = Réserve
web-imperium-throne-row = Rangée du Trône
web-imperium-contracts = Contrats (encore { $n } à la banque)
web-imperium-contracts-aside = Mis de côté pour { $name }
web-imperium-costs = coûte { $n }

web-imperium-group-choam = CHOM
web-imperium-group-arrakis = Arrakis
web-imperium-alliance = Alliance
web-imperium-alliance-of = Alliance : { $name }
web-imperium-council-seats = Haut Conseil
web-imperium-own-track = { $name }, { $track } : { $n } sur 4
web-imperium-score = Points de Victoire

web-imperium-gain-steal = + vol
web-imperium-gain-trade = + échange

web-imperium-here-agent = Agent de { $name }
web-imperium-here-voice = fermé par { $name }
web-imperium-here-control = contrôlé par { $name }
web-imperium-here-bonus = { $n } Épice bonus
web-imperium-here-spy = Espion de { $name }

web-imperium-no-conflict = Pas de Conflit
web-imperium-no-conflict-note = Le prochain est révélé au début de la manche.
web-imperium-conflict-line = Conflit { $level } · manche { $round }
web-imperium-round-line = Manche { $round }
web-imperium-strength-of = { $name } : force { $n }
web-imperium-wall-stands = Le Bouclier tient
web-imperium-wall-gone = Le Bouclier a sauté
web-imperium-wall-note = Tant qu'il tient, aucun ver des sables ne rejoint un Conflit sur un emplacement qu'il protège.

web-imperium-team = Équipe de { $name }
web-imperium-you = vous
web-imperium-commander = Commandant
web-imperium-points =
    { $n ->
        [one] { $n } Point de Victoire
       *[other] { $n } Points de Victoire
    }
web-imperium-figure-solari = { $n } Solari
web-imperium-figure-spice = { $n } Épice
web-imperium-figure-water = { $n } eau
web-imperium-figure-garrison = garnison : { $n }
web-imperium-figure-intrigue = cartes Intrigue : { $n }
web-imperium-figure-hand = cartes en main : { $n }
web-imperium-figure-spies = Espions en réserve : { $n }
web-imperium-figure-persuasion = Persuasion : { $n }
web-imperium-figure-agents = Agents restants : { $n }
web-imperium-first-player = Premier joueur
web-imperium-revealed = Révélé
web-imperium-has-mentat = Mentat
web-imperium-mentat-next = Mentat à la prochaine manche
web-imperium-activates = Active { $name }
web-imperium-on-council = Haut Conseil
web-imperium-has-swordmaster = Maître d'Armes
web-imperium-swordmaster-bonus = Bonus de Maître d'Armes
web-imperium-has-hooks = Hameçons à Faiseur
web-imperium-memories = Mémoires : { $n }
web-imperium-contracts-done = Contrats complétés : { $n }
web-imperium-tokens-hidden = Deux Factions choisies en secret

web-imperium-hand = Main
web-imperium-no-cards = Main : aucune carte
web-imperium-intrigue-secret = Intrigue, vous seul voyez ceci
web-imperium-in-play = En jeu
web-imperium-discard = Défausse
web-imperium-discard-count = Défausse : { $n }
web-imperium-deck-count = Deck : { $n }
web-imperium-deck-note = Par ordre alphabétique : vous ne savez pas dans quel ordre il se trouve.
web-imperium-deck-top = Dessus du deck
web-imperium-shown = Montrées à tous
web-imperium-aside = Mise de côté
web-imperium-face-up = Intrigue, face visible
web-imperium-known-intrigue = Intrigue que vous connaissez
web-imperium-contracts-held = Contrats
web-imperium-contracts-finished = Contrats complétés
web-imperium-won = Conflits gagnés
web-imperium-objective = Objectif
web-imperium-piles = Deck { $deck } · en jeu { $play } · défausse { $discard }

web-imperium-imperium-deck = Deck Imperium : { $n }
web-imperium-intrigue-deck = Deck Intrigue : { $n }
web-imperium-conflicts-left = Conflits à venir : { $levels }
web-imperium-hagal-deck = Deck Maison Hagal : { $n }
web-imperium-past-conflicts = Conflits passés : { $n }
web-imperium-intrigue-discard = Défausse Intrigue : { $n }
web-imperium-resolving = En cours de résolution : { $n }
web-imperium-trashed = Cartes détruites : { $n }
web-imperium-trashed-intrigue = Cartes Intrigue détruites : { $n }
web-imperium-hagal-discard = Défausse Maison Hagal : { $n }

web-imperium-choices = Autres choix
web-imperium-which = Lequel ?
web-imperium-leaders = Dirigeants au choix
web-imperium-own-rest = Vos autres cartes
web-imperium-sections = Parties de la table
web-imperium-section-cards = Cartes
web-imperium-section-board = Plateau
web-imperium-section-row = Rangée
web-imperium-section-players = Joueurs
web-imperium-possible = { $n } possibles
web-imperium-count-deploy = Déployer
web-imperium-count-retreat = Retirer
web-imperium-count-give_solari = Donner des Solari
web-imperium-count-give_spice = Donner de l'Épice
web-imperium-count-give_water = Donner de l'eau
