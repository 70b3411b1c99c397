### Ce que dit la ligne de commande en français.

## Commencer

cli-seating = À la table : { $seats }
cli-seat-you = vous
cli-welcome = Tapez le numéro d'un choix puis Entrée. Tapez { $command } pour voir tout ce que vous pouvez taper d'autre.

## Choisir

cli-news = Ce qui s'est passé
cli-more-news = … et { $n } lignes avant celles-ci (tapez log)
cli-more-unavailable =
    { $n ->
        [one] … et { $n } autre choix impossible (tapez why)
       *[other] … et { $n } autres choix impossibles (tapez why)
    }
cli-say-something = Tapez un numéro de 1 à { $n }, ou help.
cli-no-such-number = Il n'y a pas de choix { $given } ; les numéros vont de 1 à { $n }.
cli-ambiguous = « { $given } » peut désigner plusieurs choix : { $numbers }. Tapez plus de lettres ou le numéro.
cli-not-understood = « { $given } » n'est aucun des choix ; tapez un numéro de 1 à { $n }, ou help.
cli-curtain = Passez le clavier à { $letter } ({ $name }).
cli-curtain-prompt = { "[" }Entrée] quand personne d'autre ne regarde

## Commandes

cli-help-title = Ce que vous pouvez taper
cli-help-number-word = 3, play dagger, dagger
cli-help-number = choisir : le numéro, la notation, ou le début qui suffit
cli-help-why-word = why [choix]
cli-help-why = pourquoi quelque chose n'est pas possible, avec la règle
cli-help-undo-word = undo
cli-help-undo = reprendre votre dernier pas, tant qu'il n'a rien révélé et que personne d'autre n'a agi
cli-help-log-word = log [nombre]
cli-help-log = ce qui s'est passé jusqu'ici
cli-help-card-word = card NOM
cli-help-card = ce que fait une carte, un emplacement ou un Dirigeant
cli-help-rule-word = rule ID ou mots
cli-help-rule = une règle par son identifiant (celui entre crochets), ou les règles qui contiennent ces mots
cli-help-board-word = board
cli-help-board = montrer de nouveau tout le plateau
cli-help-hint-word = hint
cli-help-hint = ce que le bot ferait à votre place, et pourquoi
cli-help-save-word = save [fichier]
cli-help-save = sauvegarder maintenant ; la partie se sauvegarde aussi après chaque pas
cli-help-quit-word = quit
cli-help-quit = sauvegarder et partir ; la partie peut reprendre plus tard
cli-help-help-word = help
cli-help-help = cette liste
cli-why-nothing = Rien de ce que l'on pourrait attendre ici n'est interdit.
cli-why-allowed = C'est permis : { $label } (notation : { $notation }).
cli-undone = Votre dernier pas est repris.
cli-undo-nothing = Il n'y a encore rien à reprendre.
cli-undo-others = Quelqu'un d'autre a agi depuis votre dernier pas ; il ne peut plus être repris.
cli-undo-hidden = Votre dernier pas a révélé une information cachée ; il ne peut plus être repris.
cli-log-empty = Il ne s'est encore rien passé.
cli-log-cut = Les { $n } dernières lignes sur { $all } (log { $all } les montre toutes) :
cli-card-which = Laquelle ? Tapez card et un nom, par exemple card dagger.
cli-card-unknown = Aucune carte, aucun emplacement ni aucun Dirigeant ne s'appelle « { $given } » ni ne contient ces mots.
cli-card-more = … et { $n } de plus ; tapez davantage du nom.
cli-rule-which = Laquelle ? Tapez rule et un identifiant ou des mots, par exemple rule troupes garnison.
cli-rule-unknown = Aucune règle n'a l'identifiant ni les mots « { $given } ».
cli-rule-more = … et { $n } de plus ; tapez d'autres mots.
cli-hint = Le bot { $bot } choisirait : { $label }
cli-hint-none = Aucun bot ne connaît assez ce jeu pour vous conseiller.
cli-saved = Sauvegardé dans { $path }
cli-saved-quit = Sauvegardé. Pour continuer : { $command }
cli-save-failed = La partie n'a pas pu être sauvegardée : { $problem }

## La fin

cli-over = La partie est finie
cli-record-at = L'enregistrement est dans { $path }

## Cartes

cli-kind-starter = carte de départ
cli-kind-reserve = carte Réserve
cli-kind-imperium = carte Imperium
cli-kind-intrigue = carte Intrigue
cli-kind-conflict = carte Conflit
cli-kind-leader = Dirigeant
cli-kind-space = emplacement
cli-kind-hagal = carte Maison Hagal
cli-kind-contract = contrat
cli-kind-objective = carte Objectif
cli-kind-post = poste d'observation
cli-kind-rival = carte Rival
cli-kind-commander = carte de départ de Commandant
cli-kinds-starter = Cartes de départ
cli-kinds-reserve = Réserve
cli-kinds-imperium = Cartes Imperium
cli-kinds-intrigue = Cartes Intrigue
cli-kinds-conflict = Cartes Conflit
cli-kinds-leader = Dirigeants
cli-kinds-space = Emplacements
cli-kinds-hagal = Cartes Maison Hagal
cli-kinds-rival = Cartes Rival
cli-kinds-contract = Contrats
cli-kinds-objective = Cartes Objectif
cli-kinds-post = Postes d'observation
cli-kinds-commander-muad_dib = À six : cartes de départ de Muad'Dib
cli-kinds-commander-shaddam_corrino_iv = À six : cartes de départ de Shaddam
cli-kinds-six-space = À six : emplacements
cli-kinds-six-post = À six : postes d'observation
cli-copies = { $n } exemplaires
cli-costs = coût { $n }

## Autres commandes

cli-simulate-progress = { $game }
cli-simulate-summary = { $games } parties en { $seconds } s : { $games_per_s } parties/s, { $decisions_per_s } décisions/s
cli-simulate-bot = bot
cli-simulate-seats = places
cli-simulate-wins = victoires
cli-simulate-share = des parties
cli-simulate-error = La partie de graine { $seed } a échoué : { $message }
cli-bench-running = Mesure de { $game } …
cli-bench-compiled = { $game } à { $seats } places, compilé, sur un cœur :
cli-bench-plain = { $game } à { $seats } places, en Python pur, sur un cœur :
cli-bench-decisions-per-s = décisions par seconde
cli-bench-games-per-s = parties par seconde
cli-bench-clones-per-s = copies par seconde
cli-bench-bytes-per-state = octets par position
cli-replay-verified =
    { $digests ->
        [one] Vérifié : { $actions } actions et { $digests } empreinte sont en ordre.
       *[other] Vérifié : { $actions } actions et { $digests } empreintes sont en ordre.
    }
cli-replay-shown = { $shown } actions sur { $actions } montrées.
cli-scenario-summary = { $passed } réussis, { $failed } échoués.
cli-coverage = { $tested } règles sur { $rules } ont un test.
cli-rulesets-presets = Variantes toutes faites (--ruleset NOM)
cli-rulesets-options = Options et valeurs par défaut (--ruleset option=valeur)
cli-rulesets-differ = Ce qui diffère : { $first } et { $second }
cli-rulesets-alike = { $first } et { $second } ne diffèrent pas
cli-coverage-game = { $game } : { $coverage }
cli-compile-done =
    { $n ->
        [one] { $n } module est maintenant compilé ; compile --clean revient en arrière.
       *[other] { $n } modules sont maintenant compilés ; compile --clean revient en arrière.
    }
cli-compile-cleaned =
    { $n ->
        [one] { $n } fichier compilé supprimé ; Sietch tourne en Python pur.
       *[other] { $n } fichiers compilés supprimés ; Sietch tourne en Python pur.
    }

## Le plateau de Dune : Imperium

cli-imperium-you = Vous : { $seats }
cli-imperium-row = Rangée Imperium et Réserve
cli-imperium-row-line = Rangée : { $cards }
cli-imperium-spaces = Plateau
cli-imperium-round = Manche { $round } sur { $last }
cli-imperium-left = (reste { $n })
cli-imperium-no-conflict = Pas encore de conflit
cli-imperium-conflict = Conflit { $level } : { $name }
cli-imperium-deck-conflict = encore { $n } conflits
cli-imperium-deck-imperium = { $n } dans le deck Imperium
cli-imperium-deck-intrigue = { $n } dans le deck Intrigue
cli-imperium-deck-hagal = { $n } dans le deck Maison Hagal
cli-imperium-col-vp = PV
cli-imperium-col-solari = Sol
cli-imperium-col-spice = Épi
cli-imperium-col-water = Eau
cli-imperium-col-agents = Agt
cli-imperium-col-garrison = Gar
cli-imperium-col-in-conflict = Con
cli-imperium-col-strength = For
cli-imperium-col-emperor = Emp
cli-imperium-col-spacing-guild = Gui
cli-imperium-col-bene-gesserit = BG
cli-imperium-col-fremen = Fre
cli-imperium-col-hand = Main
cli-imperium-col-intrigue = Int
cli-imperium-first = Premier Joueur : { $seats }
cli-imperium-council = Haut Conseil : { $seats }
cli-imperium-swordmaster = Maître d'Armes : { $seats }
cli-imperium-mentat = Mentat : { $seats }
cli-imperium-revealed = Ont révélé : { $seats }
cli-imperium-alliance-legend = * alliance
cli-imperium-hand =
    { $n ->
        [one] Votre main : { $n } carte
       *[other] Votre main : { $n } cartes
    }
cli-imperium-pile-play = En jeu : { $cards }
cli-imperium-pile-discard = Défausse : { $cards }
cli-imperium-pile-deck =
    { $n ->
        [one] Votre deck : { $n } carte
       *[other] Votre deck : { $n } cartes
    }
cli-imperium-pile-top = Au-dessus de votre deck : { $card }
cli-imperium-pile-aside = Mise de côté : { $card }
cli-imperium-pile-tokens = Vos Factions du Coup de Maître : { $factions }
cli-imperium-brief =
    { $solari } Solari, { $spice } Épice, { $water } eau · { $agents ->
        [one] { $agents } Agent
       *[other] { $agents } Agents
    } · garnison { $garrison }, Conflit { $in_conflict } (force { $strength })
cli-imperium-group-faction = { $faction } (et 1 Influence)
cli-imperium-all-icons = tous les emplacements
cli-imperium-group-choam = CHOM
cli-imperium-group-cities = Cités
cli-imperium-group-desert = Désert
cli-imperium-harvest = { $n } Épice et l'Épice bonus
cli-imperium-exchange = Épice→Solari : { $rates }
cli-imperium-space-legend = * Combat · lettres : Agents · +n Épice bonus · ⚑ contrôle · × La Voix
cli-imperium-harvest-bonus = { $n } Épice et { $bonus } Épice bonus
cli-imperium-combat = emplacement de Combat
cli-imperium-level = actuellement { $n }
cli-imperium-strength = force { $n }
cli-imperium-winner =
    { $n ->
        [one] { $names } l'emporte.
       *[other] { $names } partagent la victoire.
    }
cli-imperium-points =
    { $n ->
        [one] { $n } Point de Victoire
       *[other] { $n } Points de Victoire
    }
cli-imperium-decided-spice = Égalité aux points ; plus d'Épice a tranché.
cli-imperium-decided-solari = Égalité aux points et en Épice ; plus de Solari a tranché.
cli-imperium-decided-water = Égalité aux points, en Épice et en Solari ; plus d'eau a tranché.
cli-imperium-decided-garrison = Égalité pour tout le reste ; plus de troupes en garnison a tranché.
cli-imperium-decided-last-reveal = Égalité pour tout le reste ; le tour Révélation le plus tardif a tranché.
cli-imperium-decided-shared = Égalité pour tout ce qui compte.

## Le plateau d'Insurrection

cli-imperium-col-spies-in-supply = Esp
cli-imperium-col-sandworms = Ver
cli-uprising-rival-vladimir_harkonnen = Vladimir (Rival)
cli-uprising-rival-glossu_rabban = Rabban (Rival)
cli-uprising-rival-staban_tuek = Staban (Rival)
cli-uprising-rival-amber_metulli = Amber (Rival)
cli-uprising-rival-gurney_halleck = Gurney (Rival)
cli-uprising-rival-margot_fenring = Margot (Rival)
cli-uprising-rival-irulan = Irulan (Rival)
cli-uprising-rival-lady_jessica = Jessica (Rival)
cli-uprising-rival-feyd_rautha = Feyd (Rival)
cli-uprising-rival-muad_dib = Muad'Dib (Rival)
cli-uprising-space-legend = * Combat · lettres : Agents · ◎ Espions en surveillance · +n Épice bonus · ⚑ contrôle
cli-uprising-worms =
    { $n ->
        [one] avec les Hameçons à Faiseur, un ver des sables au lieu de l'Épice de base
       *[other] avec les Hameçons à Faiseur, { $n } vers des sables au lieu de l'Épice de base
    }
cli-uprising-posts = Postes d'observation
cli-uprising-wall-stands = Le Bouclier tient : pas de vers des sables dans un Conflit pour Arrakeen, la Raffinerie d'Épice ou le Bassin Impérial
cli-uprising-wall-gone = Le Bouclier a sauté : les vers des sables peuvent rejoindre tout Conflit
cli-uprising-contracts = Contrats visibles (encore { $n } à la banque)
cli-uprising-contracts-line = Contrats : { $contracts }
cli-uprising-contracts-aside = mis de côté pour Shaddam : { $contracts }
cli-uprising-spies = Espions : { $posts }
cli-uprising-hooks = Hameçons à Faiseur
cli-uprising-contracts-held = contrats : { $contracts }
cli-uprising-contracts-done =
    { $n ->
        [one] { $n } contrat complété
       *[other] { $n } contrats complétés
    }
cli-uprising-icons = icônes bataille : { $icons }
cli-uprising-memories =
    { $n ->
        [one] { $n } souvenir
       *[other] { $n } souvenirs
    }
cli-uprising-training = entraînement : { $reward }
cli-uprising-pile-contract = Contrat { $name }. { $text }
cli-uprising-brief =
    { $solari } Solari, { $spice } Épice, { $water } eau · { $agents ->
        [one] { $agents } Agent
       *[other] { $agents } Agents
    }, { $spies_in_supply ->
        [one] { $spies_in_supply } Espion
       *[other] { $spies_in_supply } Espions
    } · garnison { $garrison }, Conflit { $in_conflict }{ $sandworms ->
        [0] {""}
        [1] {" "}et 1 ver des sables
       *[other] {" "}et { $sandworms } vers des sables
    } (force { $strength })

## Le plateau de Uprising à six

cli-imperium-col-great-houses = GM
cli-imperium-col-fringe-worlds = MP
cli-imperium-sword-bonus = Bonus de Maître d'Armes : { $seats }
cli-uprising-team = Équipe de { $name }
cli-uprising-team-score = { $team } : { $n } PV
cli-uprising-own-track = piste { $track } { $level }/{ $top } (ensuite : { $reward })
cli-uprising-own-track-top = piste { $track } { $level }, le sommet
cli-uprising-step-each = { $gain } pour chacun
cli-uprising-step-alliance = l'Alliance { $track }, 1 Point de Victoire
cli-uprising-board-emperor = Plateau personnel de Shaddam (et 1 Influence sur sa piste { $track })
cli-uprising-board-fremen = Plateau personnel de Muad'Dib (et 1 Influence sur sa piste { $track })
cli-uprising-throne = (Rangée du Trône : équipe de Shaddam seulement)
cli-uprising-throne-line = Rangée du Trône (équipe de Shaddam seulement) : { $cards }
cli-uprising-mate-troops = { $name } : garnison { $garrison }, Conflit { $in_conflict }, force { $strength }
cli-uprising-mate-goods =
    { $name } : { $solari } Solari, { $spice } Épice, { $water } eau, { $intrigue_count ->
        [one] { $intrigue_count } carte Intrigue
       *[other] { $intrigue_count } cartes Intrigue
    }
cli-uprising-turn-of = tour de { $name }
cli-uprising-no-arrow = aucun Agent disponible ne désigne cet Allié : seulement un tour Révélation
cli-uprising-brief-through =
    { $solari } Solari, { $spice } Épice, { $water } eau · { $agents ->
        [one] { $agents } Agent
       *[other] { $agents } Agents
    }, { $spies_in_supply ->
        [one] { $spies_in_supply } Espion
       *[other] { $spies_in_supply } Espions
    } · par { $ally } : garnison { $garrison }, Conflit { $in_conflict }{ $sandworms ->
        [0] {""}
        [1] {" "}et 1 ver des sables
       *[other] {" "}et { $sandworms } vers des sables
    } (force { $strength })

## Ce qui ne va pas

cli-said-did-you-mean = vouliez-vous dire { $name } ?
cli-said-known-are = sont connus : { $names }
cli-said-presets-are = les préréglages sont { $names }
cli-said-no-file = ce fichier ou dossier n'existe pas
cli-said-denied = accès refusé
cli-said-is-a-directory = c'est un dossier
cli-said-not-a-directory = ce n'est pas un dossier
cli-said-disk-full = le disque est plein
cli-said-read-only = le disque est en lecture seule
cli-said-interrupted = interrompu
cli-said-fault = c'est un défaut de Sietch lui-même ({ $error }) ; SIETCH_DEBUG=1 montre où
cli-said-no-command = il n'y a pas de commande { $name }
cli-said-no-command-hint = il n'y a pas de commande { $name } ; vouliez-vous dire { $near } ?
cli-said-no-option = il n'y a pas d'option { $name }
cli-said-no-option-hint = il n'y a pas d'option { $name } ; vouliez-vous dire { $near } ?
cli-said-no-option-hints = il n'y a pas d'option { $name } (options possibles : { $names })
cli-said-missing-argument = il manque l'argument { $name }
cli-said-missing-value = l'option { $name } demande une valeur
cli-said-unwanted-value = l'option { $name } n'accepte pas de valeur
cli-said-unwanted-argument = argument(s) de trop : { $names }
cli-said-bad-value = valeur refusée pour { $name } : { $hint }
cli-said-at-least = au moins { $n }
cli-said-at-most = au plus { $n }
cli-said-whole-number = un nombre entier est attendu
cli-said-number = un nombre est attendu
cli-said-language = --lang { $lang } : langue inconnue ; { $hint }
cli-said-seed-length = une graine a de 1 à { $most } caractères, pas { $n }
cli-said-unknown-player = joueur inconnu : { $name } ; { $hint }
cli-said-unknown-bot = bot inconnu : { $name } ; { $hint }
cli-said-bot-does-not-play = le bot { $name } ne joue pas encore à { $game } ; ceux qui y jouent : { $names }
cli-said-heuristic-does-not-play = le bot heuristic ne joue pas à { $game }
cli-said-seat-count = { $game } se joue à { $counts }, pas à { $n }
cli-said-no-preset-or-file = { $word } n'est ni un préréglage ni un fichier ; { $hint }
cli-said-not-yaml = ce n'est ni du YAML ni du JSON
cli-said-no-table = un tableau d'options est attendu
cli-said-unknown-game = jeu inconnu : { $name } ; { $hint }
cli-said-unknown-game-only = jeu inconnu : { $name }
cli-said-no-card = aucune carte de { $game } n'a l'identifiant ou les mots { $words }
cli-said-no-card-hint = aucune carte de { $game } n'a l'identifiant ou les mots { $words } ; { $hint }
cli-said-no-rule = aucune règle de { $game } n'a l'identifiant ou les mots { $words }
cli-said-no-rule-hint = aucune règle de { $game } n'a l'identifiant ou les mots { $words } ; { $hint }
cli-said-no-folder = il n'y a pas de dossier { $path }
cli-said-resume-alone = --resume reprend la graine et les règles de la partie enregistrée ; retirez --seed et --ruleset
cli-said-nobody-is-you = personne n'est « you », il n'y a donc rien à jouer ; sietch simulate fait jouer les bots entre eux
cli-said-other-game = c'est une partie de { $found }, pas de { $wanted }
cli-said-saved-seats = la partie enregistrée a { $found } sièges, pas { $given }
cli-said-save-folder = c'est un dossier ; nommez un fichier avec --save
cli-said-cannot-keep = la partie ne peut pas être enregistrée : { $hint } ; nommez un autre fichier avec --save
cli-said-record-seat = l'enregistrement n'a pas de siège { $seat }, seulement { $n } sièges
cli-said-not-a-seat = { $letter } n'est pas un siège ; les sièges sont des lettres de a à i
cli-said-no-seat = il n'y a pas de siège { $seat }, seulement { $n } sièges
cli-said-option-list = l'option { $option } est une liste, pas { $value }
cli-said-option-switch = l'option { $option } est un interrupteur : true ou false, pas { $value }
cli-said-option-number = l'option { $option } est un nombre de 0 à 1000, pas { $value }
cli-said-option-value = l'option { $option } ne peut pas être { $value }
cli-said-option-value-hint = l'option { $option } ne peut pas être { $value } ; { $hint }
cli-said-ruleset-shape = des règles sont le nom d'un préréglage ou un tableau d'options, pas { $value }
cli-said-no-preset = il n'y a pas de préréglage { $name } ; { $hint }
cli-said-unknown-option = option de règles inconnue : { $name }
cli-said-unknown-option-hint = option de règles inconnue : { $name } ; { $hint }
cli-said-leaders-of-six = « leaders » nomme les quatre Alliés d'une partie à six ; les deux Commandants sont donnés
cli-said-leader-choam = { $name } ne joue qu'avec le module CHOM ; activez « choam »
cli-said-conflicts-need-cards = « base_conflicts » ajoute les Conflits du jeu de base ; il faut aussi « base_cards »
cli-said-rival-option = { $option } concerne les Rivaux, qui ne jouent qu'à un ou deux joueurs, pas à { $n }
cli-said-rival-count = « rivals » nomme { $given } Rivaux ; à { $n } joueurs il y en a { $wanted }
cli-said-rival-twice = « rivals » nomme deux fois un Rival ; chaque carte Rival existe une fois
cli-said-streamlined-who = « streamlined_rivals » ne vaut que pour amber_metulli et glossu_rabban
cli-said-streamlined-two = « streamlined_rivals » est pour deux joueurs
cli-said-churn-solo = « dice_churn » est pour le solo
cli-said-difficulty-solo = « difficulty » est pour le solo
cli-said-leader-count = « leaders » nomme { $given } Dirigeants pour { $n } sièges
cli-said-leader-twice = « leaders » nomme deux fois un Dirigeant ; chaque Dirigeant existe une fois
cli-said-no-leader = il n'y a pas de Dirigeant { $name }
cli-said-two-rivals = « rivals » nomme deux Dirigeants différents pour les deux Rivaux d'une partie en solo
cli-said-rival-is-player = { $name } est le Dirigeant du joueur et ne peut pas être aussi un Rival
cli-said-alliance-size = alliance_size est le nombre maximal de membres d'une alliance : 2 ou plus, 0 sans limite
cli-said-alliance-size-alone = alliance_size n'a pas de sens sans alliances (FR-XX.A)
cli-said-faction-count = { $seats } sièges demandent { $wanted } factions, pas { $given }
cli-said-faction-once = une faction ne peut être jouée que par un seul siège
cli-said-record-format = l'enregistrement a le format { $found }, plus récent que ce que lit ce programme ({ $read }) ; mettez Sietch à jour
cli-said-record-version = l'enregistrement demande la version { $wanted } des règles de { $game } ; celle-ci est la { $found }
cli-said-record-field-shape = le champ { $field } de l'enregistrement doit être { $hint }
cli-said-list-of-names = une liste de noms
cli-said-list-of-actions = une liste d'actions
cli-said-number-or-text = un nombre ou un texte
cli-said-a-table = un tableau
cli-said-table-or-null = un tableau ou null
cli-said-a-whole-number = un nombre entier
cli-said-a-text = un texte
cli-said-record-seats = { $game } ne se joue pas à { $n }
cli-said-not-text-file = ce n'est pas un fichier texte
cli-said-no-such-file = ce fichier n'existe pas
cli-said-cannot-read = le fichier ne peut pas être lu ({ $hint })
cli-said-record-too-short = l'enregistrement a { $found } actions ; il n'y a pas de position après { $n }
cli-said-record-too-long = l'enregistrement a plus de { $n } actions
cli-said-record-differs = à l'action { $n } la position diffère : l'enregistrement a été modifié ou suit d'autres règles
cli-said-record-not-over = l'enregistrement donne un résultat, mais après { $n } actions la partie n'est pas finie
cli-said-record-other-result = le résultat de l'enregistrement n'est pas celui auquel mènent ses actions
cli-said-record-not-turn = action { $n }, { $move } : ce n'est pas le tour de ce siège
cli-said-record-illegal = l'action { $n }, { $move }, n'est pas permise ({ $rule })
cli-said-record-empty = l'enregistrement est vide
cli-said-record-cut = l'enregistrement est coupé à la ligne { $line }
cli-said-record-json = ce n'est pas du JSON : ligne { $line }, colonne { $column } : { $said }
cli-said-record-nested = ce n'est pas un enregistrement : il est trop imbriqué ou contient un nombre trop long
cli-said-record-no-table = ce n'est pas un enregistrement : la valeur extérieure doit être un tableau
cli-said-record-no-field = l'enregistrement n'a pas de champ { $field }
cli-said-record-field-value = le champ { $field } de l'enregistrement ne peut pas être { $value }
cli-said-record-action-text = l'action { $n } doit être un texte, pas { $value }
cli-said-record-unknown-action = action inconnue { $name } à l'action { $n }, { $line }
cli-said-record-unknown-action-hint = action inconnue { $name } à l'action { $n }, { $line } ; { $hint }
cli-said-record-action = action { $n }, { $line } : { $hint }
cli-said-record-digest = l'empreinte { $field } de l'enregistrement doit être le numéro d'une action avec un texte
cli-said-record-digest-late = l'enregistrement a une empreinte pour l'action { $field } mais seulement { $n } actions : il en manque
cli-said-scenario-nothing = rien n'est attendu, il ne pourrait donc pas échouer
cli-said-key-missing = il manque la clé { $field }
cli-said-no-compiler = compiler demande un compilateur C (sous Debian : apt install gcc python3-dev)
cli-said-mypyc-failed = mypyc n'a pas pu construire les modules rapides
cli-said-not-a-link = { $link } n'est pas un lien ; un lien ressemble à { $example }
cli-said-link-no-table = { $link } ne mène pas à une table ; un lien ressemble à { $example }
cli-said-link-not-whole = le lien n'est pas entier : ce qui suit le # ressemble à { $example }
cli-said-not-a-server = { $given } n'est pas l'adresse d'un serveur ; une adresse ressemble à { $example }
cli-said-server-code = { $server } répond par { $code } ; est-ce un serveur Sietch ?
cli-said-server-else = { $server } répond autre chose ; est-ce un serveur Sietch ?
cli-said-no-answer = { $server } est injoignable : { $hint }
cli-said-refused-connection = connexion refusée
cli-said-unknown-host = nom ou service inconnu
cli-said-server-gone = le serveur est injoignable
cli-said-server-silent = le serveur ne répond pas
cli-said-no-packages = les tables d'un serveur ont besoin de paquets qui manquent ici ({ $names }) : pip install 'sietch[server]'
cli-said-table-version = la table se joue avec la version { $wanted } des règles, celle-ci est la { $found }
cli-said-host-what = nommez un jeu, ou avec --start une table à commencer
cli-said-no-clock = { $given } n'est pas une pendule ; une pendule ressemble à live:600+15, days:2 ou none
cli-said-clock-length = la valeur { $name } d'une pendule est un nombre de secondes, 60 jours au plus, pas { $value }
cli-said-not-host-link = ce lien n'est pas celui de l'hôte ; il a été montré à la création de la table et finit par #host=KEY
cli-said-address-scheme = ce n'est pas une telle adresse ; elle commence par { $names }
cli-said-port-used = adresse déjà utilisée ; choisissez-en une autre avec --host ou --port
cli-said-port-other = { $hint } ; choisissez-en une autre avec --host ou --port
cli-said-no-database = la base de données ne peut pas être ouverte : { $hint }
cli-said-no-redis = Redis est injoignable : { $hint }
cli-said-not-whole-number = { $name } est un nombre entier, pas { $value }
cli-said-no-such-vote = il n'y a pas de vote sur { $name }
cli-said-too-few-actions = il n'y a pas autant d'actions à reprendre
cli-said-no-such-seat = cette place n'existe pas
cli-said-bot-already = un bot y joue déjà
cli-said-that-state = la table est déjà dans cet état
cli-said-table-no-clock = cette table n'a pas de pendule
