# Dune classique dans le navigateur : la planète, les joueurs, son propre bouclier, batailles, enchères et marchés.

web-classic-map = Carte de la planète : plus et moins changent l'échelle, les flèches déplacent, zéro montre tout
web-classic-zoom-in = Plus près
web-classic-zoom-out = Plus loin
web-classic-zoom-fit = Toute la planète
web-classic-location = { $territory }, secteur { $sector }
web-classic-stack = { $faction } { $tokens }
web-classic-stack-elites = { $faction } { $tokens } et { $elites } d'élite
web-classic-looks-on = { $stack } (observe)
web-classic-spice = { $n } Épice
web-classic-in-storm = dans la tempête
web-classic-storm-in = Tempête au secteur { $sector }
web-classic-turn = Tour { $turn } sur { $last }

## Les joueurs

web-classic-players = Les joueurs dans l'ordre du tour
web-classic-out = Hors jeu : { $who }
web-classic-you = vous
web-classic-first = premier
web-classic-first-player = Premier joueur de ce tour
web-classic-allies = Alliés
web-classic-figure-spice = Épice : { $n }
web-classic-figure-strongholds = citadelles, et combien il en faut pour gagner : { $n }
web-classic-figure-planet = pions sur la planète : { $n }
web-classic-figure-cards = cartes : { $n }
web-classic-figure-leaders = chefs disponibles, par force : { $n }
web-classic-in-tanks = dans les cuves
web-classic-captive = chez les Harkonnen
web-classic-prisoner = votre prisonnier
web-classic-fought = a combattu : { $place }
web-classic-kwisatz = Kwisatz Haderach

## Cuves et pioches

web-classic-tanks = Cuves tleilaxu
web-classic-decks = Pioches
web-classic-spice-deck = Cartes Épice : { $n }
web-classic-last-blow = Dernière explosion : { $places }
web-classic-spice-pile = Pile Épice { $pile } : { $n }
web-classic-worm = Shai-Hulud
web-classic-treachery-deck = Cartes Traîtrise : { $n }
web-classic-discard = Défaussées : { $n }, dessus { $top }
web-classic-removed = Hors du jeu : { $cards }
web-classic-wall-stands = Le Mur du Bouclier tient
web-classic-wall-gone = Le Mur du Bouclier est détruit

## Derrière le bouclier

web-classic-shield = Derrière votre bouclier
web-classic-only-you = vous seul voyez ceci
web-classic-reserve = { $n } en réserve
web-classic-kwisatz-waking = Kwisatz Haderach : { $n } pertes sur { $of }
web-classic-kwisatz-dead = Le Kwisatz Haderach est dans les cuves
web-classic-pledge = Vous avez promis { $n } Épice.
web-classic-pledged = { $faction } : vous pouvez dépenser { $n } de leur Épice.
web-classic-hand = Vos cartes Traîtrise : { $n }
web-classic-no-cards = aucune
web-classic-anytime = À tout moment
web-classic-leaders = Chefs
web-classic-traitors = À votre solde
web-classic-choose-traitor = Choisissez votre traître
web-classic-prediction = Votre prédiction : { $faction } au tour { $turn }
web-classic-standing = Plus de question sur : { $kinds }.
web-classic-special-karama = votre pouvoir Karama spécial

## Ce que l'on sait

web-classic-known = Ce que vous savez
web-classic-unseen = Cartes Traîtrise que vous n'avez pas vues : { $n }
web-classic-known-cards = a { $cards }
web-classic-known-lacks = n'a pas { $cards }
web-classic-known-traitors = à leur solde : { $leaders }
web-classic-known-innocent = pas à leur solde : { $leaders }
web-classic-silenced = réduit au silence ce tour
web-classic-next-spice = La prochaine carte Épice est { $card }.
web-classic-marker = La tempête avancera de { $n } au prochain tour.
web-classic-known-deck = La pioche Traîtrise commence par { $cards }.

## Bataille

web-classic-battle = Bataille : { $place }
web-classic-aggressor = agresseur
web-classic-defender = défenseur
web-classic-tokens-here = pions ici : { $n }
web-classic-voice = La Voix commande à { $name } : { $command }
web-classic-voice_play = jouer { $kind }
web-classic-voice_avoid = ne pas jouer { $kind }
web-classic-prescience = La Prescience demande à { $name } : { $element }
web-classic-prescience-shown = La Prescience a vu de { $name } : { $answer }
web-classic-element-leader = chef
web-classic-element-weapon = arme
web-classic-element-defense = défense
web-classic-element-number = roue
web-classic-dialled = roue { $n }
web-classic-no-leader = Sans chef
web-classic-no-weapon = Sans arme
web-classic-no-defense = Sans défense
web-classic-step-leader = Chef
web-classic-step-weapon = Arme
web-classic-step-defense = Défense
web-classic-step-kwisatz_haderach = Kwisatz Haderach
web-classic-step-dial = Roue
web-classic-step-support = Soutien en Épice
web-classic-wheel-most = sur { $n }
web-classic-wheel-less = Moins
web-classic-wheel-more = Plus

## Enchères

web-classic-auction =
    { $left ->
        [one] Enchères : la dernière carte
       *[other] Enchères : encore { $left } cartes
    }
web-classic-no-bid = pas encore de mise
web-classic-high-bid = plus haute mise { $n } : { $name }
web-classic-hidden-card = Une carte face cachée
web-classic-you-have-seen = vous avez vu cette carte
web-classic-shown-to-all = tous ont vu cette carte
web-classic-passed = passe
web-classic-hand-full = main pleine
web-classic-bid-order = L'intendant mise pour vous jusqu'à { $n }.
web-classic-up-to = Miser pour moi jusqu'à
web-classic-at-most = Payer au plus
web-classic-set-maximum = Fixer le maximum
web-classic-up-to-note = Toujours un de plus que la plus haute mise ; personne ne connaît votre limite.

## Nexus et marchés

web-classic-deals = Marchés et alliances
web-classic-invited = { $name } : l'invitation vient de { $hosts }
web-classic-offer = { $by } propose un marché à { $to }
web-classic-promised = { $by } a promis à { $to } { $promise }
web-classic-broken = Rompu : { $by } avait promis à { $to } { $promise }
web-classic-draft = Projet de marché avec { $name } :
web-classic-draft-empty = rien encore
web-classic-promise-no_shipment = de ne rien débarquer ce tour
web-classic-promise-no_bid = de n'acheter aucune carte ce tour
web-classic-promise-no_traitor_call = de ne pas crier à la trahison contre l'autre ce tour
web-classic-promise-no_karama = de ne pas jouer de Karama contre l'autre ce tour
web-classic-promise-alliance = de s'allier au prochain nexus
web-classic-promise-keep_out_of = de ne pas entrer ce tour ({ $territory })
web-classic-promise-pay_later = de payer { $n } Épice à la fin du tour
web-classic-clause-promise = la promesse { $promise }
web-classic-clause-later = { $n } Épice à la fin du tour
web-classic-gives = { $name } donne : { $what }
web-classic-you-give = Vous donnez : { $what }
web-classic-you-get = Vous recevez : { $what }
web-classic-gives-nothing = rien
web-classic-too-dear = Il n'y a pas assez d'Épice pour l'accepter.

## La fin

web-classic-winners =
    { $n ->
        [one] Victoire : { $names }
       *[other] Victoire commune : { $names }
    }
web-classic-ending-strongholds = Assez de citadelles étaient tenues à la fin d'un tour.
web-classic-ending-prediction = Le Bene Gesserit l'avait prédit.
web-classic-ending-fremen_special = Les Fremen ont gardé les sietchs pour eux.
web-classic-ending-guild_default = Personne n'a maîtrisé Dune, comme la Guilde le voulait.
web-classic-ending-most_strongholds = C'est le plus grand nombre de citadelles à la fin.

## Formulaires

web-classic-amount = Combien
web-classic-on-the-map =
    { $n ->
        [one] Un lieu brille sur la carte : choisissez-le là
       *[other] { $n } lieux brillent sur la carte : choisissez-en un là
    }
web-classic-spice-after = épice : { $before } → { $after }
web-classic-you-have = vous avez { $n } épices
web-classic-travel-from = D'où
web-classic-travel-count = Combien
web-classic-travel-to = Vers où
web-classic-travel-land = Où débarquer
web-classic-travel-place = Où
web-classic-ship-free = débarquer ne coûte rien
web-classic-ship-half = moitié prix : 1 épice pour deux pions dans une citadelle, 1 par pion ailleurs
web-classic-ship-full = 1 épice par pion dans une citadelle, 2 ailleurs
web-classic-left-to-place = { $n } à placer
web-classic-reach =
    { $n ->
        [one] à un territoire de distance
       *[other] jusqu'à { $n } territoires de distance
    }
web-classic-window-nothing = Vous n'avez rien à jouer ici. Les autres ne le savent pas : ils voient seulement que vous répondez.
web-classic-dial-hint = Demandée plus tard ; vous pouvez déjà la tourner.
web-classic-dial-loss = Victoire : vous perdez des pions pour { $n }. Défaite : tous, soit { $all }.
web-classic-lose-fewest = le moins de pions
web-classic-foe = Ce que vous savez : { $name }
web-classic-foe-traitor = votre traître
web-classic-foe-most = Au plus { $n } : le meilleur chef et tous les pions à pleine force.
web-classic-truth-about = Sujet de la question
web-classic-truth-heard = doit répondre la vérité, et tous l'entendent
web-classic-truth-holds = Cartes
web-classic-truth-bribed = Traîtres
web-classic-truth-spice_at_least = Épice
web-classic-truth-predicted = Prédiction : qui
web-classic-truth-predicted_in = Prédiction : quand
web-classic-truth-marker_is = Tempête
web-classic-truth-aloud = Avec vos propres mots
web-classic-nexus-invite = Inviter
web-classic-nexus-join = Rejoindre
web-classic-nexus-ally = votre allié
web-classic-nexus-invites-you = vous invite
web-classic-nexus-invited = invité par vous
web-classic-nexus-allied = allié avec
web-classic-nexus-alone = sans alliés
web-classic-talk-rule = Tous entendent ce qui se dit ici ; les alliés peuvent se parler entre eux.
web-classic-talk-allies = En secret vous pouvez parler avec { $names }. Le reste est entendu de tous.
web-classic-talk-nobody = Vous n'avez pas d'allié : tout ce que vous dites est entendu de tous.
web-classic-deal-with = Proposer un marché à
web-classic-deal-side = Qui donne
web-classic-deal-give = Vous donnez
web-classic-deal-get = Vous recevez
web-classic-deal-what = Quoi
web-classic-deal-detail = Combien, ou où
web-classic-deal-add = Ajouter au marché
web-classic-deal-spice = de l'épice maintenant
web-classic-deal-later = de l'épice à la fin du tour
web-classic-deal-no_shipment = une promesse : aucun débarquement
web-classic-deal-no_bid = une promesse : aucune carte achetée
web-classic-deal-no_traitor_call = une promesse : aucun traître révélé
web-classic-deal-no_karama = une promesse : aucun Karama
web-classic-deal-alliance = une promesse : alliance au prochain nexus
web-classic-deal-keep_out_of = une promesse : rester hors d'un territoire

## À propos des lieux et des factions

web-classic-sectors = secteurs : { $list }
web-classic-about-sand = Sable découvert : la tempête et les vers tuent ceux qui s'y trouvent.
web-classic-about-rock = À l'abri de la tempête et des vers.
web-classic-about-stronghold = À l'abri de la tempête et des vers, place pour deux factions ; en tenir assez fait gagner.
web-classic-about-polar_sink = Toujours ouvert, jamais dans la tempête ; personne ne s'y bat.
web-classic-about-allies = Alliés : { $names }
