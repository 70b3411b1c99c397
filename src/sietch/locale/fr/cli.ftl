### Ce que dit la ligne de commande en français.

## Commencer

cli-how-to-start =
    Sietch fait jouer aux jeux de plateau Dune, contre des bots ou entre amis.
    Dans un terminal, tapez :
      { $program } play              une partie de Dune : Imperium contre trois bots
      { $program } play --lang en    la même en anglais (it : en italien)
      { $program } play uprising     une partie d'Insurrection (Uprising)
      { $program } play --help       places, parties sauvegardées, variantes
      { $program } --help            tout le reste : cartes, règles, simulations, replays
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

cli-imperium-player = Joueur { $letter }
cli-imperium-you = Vous : { $seats }
cli-imperium-short-paul_atreides = Paul
cli-imperium-short-duke_leto_atreides = Leto
cli-imperium-short-baron_vladimir_harkonnen = Vladimir
cli-imperium-short-glossu_rabban = Rabban
cli-imperium-short-helena_richese = Helena
cli-imperium-short-count_ilban_richese = Ilban
cli-imperium-short-countess_ariana_thorvald = Ariana
cli-imperium-short-earl_memnon_thorvald = Memnon
cli-imperium-short-house_hagal = Hagal
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
cli-imperium-short-feyd_rautha_harkonnen = Feyd
cli-imperium-short-gurney_halleck = Gurney
cli-imperium-short-lady_amber_metulli = Amber
cli-imperium-short-lady_margot_fenring = Margot
cli-imperium-short-princess_irulan = Irulan
cli-imperium-short-lady_jessica = Jessica
cli-imperium-short-reverend_mother_jessica = Jessica
cli-imperium-short-staban_tuek = Staban
cli-imperium-short-shaddam_corrino_iv = Shaddam
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
