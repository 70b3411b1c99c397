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
web-classic-captive = prisonnier
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
web-classic-pledge = Vos alliés peuvent dépenser { $n } de votre Épice.
web-classic-pledged = { $faction } : vous pouvez dépenser { $n } de leur Épice.
web-classic-hand = Cartes Traîtrise : { $n }
web-classic-no-cards = aucune
web-classic-leaders = Chefs
web-classic-traitors = À votre solde
web-classic-choose-traitor = Choisissez votre traître
web-classic-prediction = Votre prédiction : { $faction } au tour { $turn }
web-classic-standing = Plus de question sur : { $kinds }
web-classic-special-karama = votre pouvoir Karama spécial

## Ce que l'on sait

web-classic-known = Ce que vous savez
web-classic-known-cards = a { $cards }
web-classic-known-lacks = n'a pas { $cards }
web-classic-known-traitors = a acheté { $leaders }
web-classic-known-innocent = n'a pas acheté { $leaders }
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
web-classic-element-number = nombre
web-classic-dialled = roue { $n }
web-classic-no-leader = sans chef
web-classic-no-weapon = sans arme
web-classic-no-defense = sans défense
web-classic-step-leader = Chef
web-classic-step-weapon = Arme
web-classic-step-defense = Défense
web-classic-step-kwisatz_haderach = Kwisatz Haderach
web-classic-step-dial = Roue
web-classic-step-support = Épice en soutien
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
web-classic-bid-order = L'intendant mise pour vous jusqu'à { $n }.
web-classic-up-to = Miser pour moi jusqu'à
web-classic-at-most = Payer au plus
web-classic-set-maximum = Fixer le maximum
web-classic-up-to-note = Toujours un de plus que la plus haute mise ; personne ne connaît votre limite.

## Nexus et marchés

web-classic-deals = Marchés et alliances
web-classic-invited = { $name } : l'invitation vient de { $hosts }
web-classic-offer = { $by } à { $to } : { $by } { $clauses }
web-classic-promised = { $by } a promis à { $to } { $promise }
web-classic-broken = Rompu : { $by } avait promis à { $to } { $promise }
web-classic-draft = Votre marché avec { $name } :
web-classic-draft-empty = rien encore
web-classic-promise-no_shipment = de ne rien débarquer ce tour
web-classic-promise-no_bid = de n'acheter aucune carte ce tour
web-classic-promise-no_traitor_call = de ne pas crier à la trahison contre l'autre ce tour
web-classic-promise-no_karama = de ne pas jouer de Karama contre l'autre ce tour
web-classic-promise-alliance = une alliance au prochain nexus
web-classic-promise-keep_out_of = de ne pas entrer ce tour ({ $territory })
web-classic-promise-pay_later = de payer { $n } Épice à la fin du tour
web-classic-clause-give_spice = donne { $n } Épice
web-classic-clause-want_spice = reçoit { $n } Épice
web-classic-clause-promise = promet { $promise }
web-classic-clause-want = reçoit la promesse { $promise }
web-classic-clause-pay_later = paie { $n } Épice à la fin du tour
web-classic-clause-want_later = reçoit { $n } Épice à la fin du tour

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
