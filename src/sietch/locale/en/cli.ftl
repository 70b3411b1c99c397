### What the command line says in English.

## Starting

cli-how-to-start =
    Sietch plays the Dune board games, against bots or with friends.
    In a terminal type:
      { $program } play              a game of Dune: Imperium against three bots
      { $program } play --lang fr    the same in French (it: in Italian)
      { $program } play uprising     a game of Uprising
      { $program } play --help       seats, saved games, rulesets
      { $program } --help            everything else: cards, rules, simulations, replays
cli-seating = At the table: { $seats }
cli-seat-you = you
cli-welcome = Type the number of an option and press Enter. Type { $command } to see everything else you can type.

## Deciding

cli-news = What has happened
cli-more-news = … and { $n } more before (type log)
cli-more-unavailable =
    { $n ->
        [one] … and { $n } more that is not possible (type why)
       *[other] … and { $n } more that are not possible (type why)
    }
cli-say-something = Type a number from 1 to { $n }, or help.
cli-no-such-number = There is no option { $given }; the numbers go from 1 to { $n }.
cli-ambiguous = “{ $given }” could mean several options: { $numbers }. Type more letters or the number.
cli-not-understood = “{ $given }” is none of the options; type a number from 1 to { $n }, or help.
cli-curtain = Pass the keyboard to { $letter } ({ $name }).
cli-curtain-prompt = { "[" }Enter] when nobody else is looking

## Commands

cli-help-title = What you can type
cli-help-number-word = 3, play dagger, dagger
cli-help-number = choose: the number, the notation, or as much of it as is needed
cli-help-why-word = why [option]
cli-help-why = why something is not possible, with the rule
cli-help-undo-word = undo
cli-help-undo = take back your last step, as long as it revealed nothing and nobody else has acted
cli-help-log-word = log [number]
cli-help-log = what has happened so far
cli-help-card-word = card NAME
cli-help-card = what a card, a board space or a leader does
cli-help-rule-word = rule ID or words
cli-help-rule = a rule by its id (as in square brackets), or the rules that have these words
cli-help-board-word = board
cli-help-board = show the whole board again
cli-help-hint-word = hint
cli-help-hint = what the bot would do in your place, and why
cli-help-save-word = save [file]
cli-help-save = save now; the game also saves itself after every step
cli-help-quit-word = quit
cli-help-quit = save and leave; the game can go on later
cli-help-help-word = help
cli-help-help = this list
cli-why-nothing = Nothing that you might expect here is forbidden.
cli-why-allowed = This is allowed: { $label } (notation: { $notation }).
cli-undone = Your last step is taken back.
cli-undo-nothing = There is nothing to take back yet.
cli-undo-others = Somebody else has acted since your last step; it cannot be taken back.
cli-undo-hidden = Your last step revealed hidden information; it cannot be taken back.
cli-log-empty = Nothing has happened yet.
cli-log-cut = The last { $n } of { $all } lines (log { $all } shows all):
cli-card-which = Which one? Type card and a name, such as card dagger.
cli-card-unknown = No card, space or leader is called “{ $given }” or has these words.
cli-card-more = … and { $n } more; type more of the name.
cli-rule-which = Which one? Type rule and an id or words, such as rule troops garrison.
cli-rule-unknown = No rule has the id or the words “{ $given }”.
cli-rule-more = … and { $n } more; type more words.
cli-hint = The { $bot } bot would choose: { $label }
cli-hint-none = No bot knows this game well enough to advise you.
cli-saved = Saved in { $path }
cli-saved-quit = Saved. To go on: { $command }
cli-save-failed = The game could not be saved: { $problem }

## The end

cli-over = The game is over
cli-record-at = The record is in { $path }

## Cards

cli-kind-starter = starting card
cli-kind-reserve = reserve card
cli-kind-imperium = Imperium card
cli-kind-intrigue = intrigue card
cli-kind-conflict = conflict card
cli-kind-leader = leader
cli-kind-space = board space
cli-kind-hagal = House Hagal card
cli-kind-contract = contract
cli-kind-objective = objective card
cli-kind-post = observation post
cli-kind-rival = Rival card
cli-copies = { $n } copies
cli-costs = costs { $n }

## Other commands

cli-simulate-progress = { $game }
cli-simulate-summary = { $games } games in { $seconds } s: { $games_per_s } games/s, { $decisions_per_s } decisions/s
cli-simulate-bot = bot
cli-simulate-seats = seats
cli-simulate-wins = wins
cli-simulate-share = of the games
cli-simulate-error = The game with seed { $seed } failed: { $message }
cli-bench-running = Measuring { $game } …
cli-bench-compiled = { $game } with { $seats } seats, compiled, on one core:
cli-bench-plain = { $game } with { $seats } seats, plain Python, on one core:
cli-bench-decisions-per-s = decisions per second
cli-bench-games-per-s = games per second
cli-bench-clones-per-s = copies per second
cli-bench-bytes-per-state = bytes per position
cli-replay-verified =
    { $digests ->
        [one] Verified: { $actions } actions and { $digests } digest are in order.
       *[other] Verified: { $actions } actions and { $digests } digests are in order.
    }
cli-replay-shown = { $shown } of { $actions } actions shown.
cli-scenario-summary = { $passed } passed, { $failed } failed.
cli-coverage = { $tested } of { $rules } rules have a test.
cli-rulesets-presets = Presets (--ruleset NAME)
cli-rulesets-options = Options with their defaults (--ruleset option=value)
cli-compile-done =
    { $n ->
        [one] { $n } module is compiled now; compile --clean goes back.
       *[other] { $n } modules are compiled now; compile --clean goes back.
    }
cli-compile-cleaned =
    { $n ->
        [one] { $n } compiled file removed; Sietch runs as plain Python.
       *[other] { $n } compiled files removed; Sietch runs as plain Python.
    }

## The board of Dune: Imperium

cli-imperium-player = Player { $letter }
cli-imperium-you = You: { $seats }
cli-imperium-short-paul_atreides = Paul
cli-imperium-short-duke_leto_atreides = Leto
cli-imperium-short-baron_vladimir_harkonnen = Vladimir
cli-imperium-short-glossu_rabban = Rabban
cli-imperium-short-helena_richese = Helena
cli-imperium-short-count_ilban_richese = Ilban
cli-imperium-short-countess_ariana_thorvald = Ariana
cli-imperium-short-earl_memnon_thorvald = Memnon
cli-imperium-short-house_hagal = Hagal
cli-imperium-row = Imperium Row and Reserve
cli-imperium-row-line = Row: { $cards }
cli-imperium-spaces = Board
cli-imperium-round = Round { $round } of { $last }
cli-imperium-left = ({ $n } left)
cli-imperium-no-conflict = No conflict yet
cli-imperium-conflict = Conflict { $level }: { $name }
cli-imperium-deck-conflict = { $n } more conflicts
cli-imperium-deck-imperium = { $n } in the Imperium deck
cli-imperium-deck-intrigue = { $n } in the intrigue deck
cli-imperium-deck-hagal = { $n } in the House Hagal deck
cli-imperium-col-vp = VP
cli-imperium-col-solari = Sol
cli-imperium-col-spice = Spi
cli-imperium-col-water = Wat
cli-imperium-col-agents = Agt
cli-imperium-col-garrison = Gar
cli-imperium-col-in-conflict = Con
cli-imperium-col-strength = Str
cli-imperium-col-emperor = Emp
cli-imperium-col-spacing-guild = Gui
cli-imperium-col-bene-gesserit = BG
cli-imperium-col-fremen = Fre
cli-imperium-col-hand = Hand
cli-imperium-col-intrigue = Int
cli-imperium-first = First player: { $seats }
cli-imperium-council = High Council: { $seats }
cli-imperium-swordmaster = Swordmaster: { $seats }
cli-imperium-mentat = Mentat: { $seats }
cli-imperium-revealed = Revealed: { $seats }
cli-imperium-alliance-legend = * alliance
cli-imperium-hand =
    { $n ->
        [one] Your hand: { $n } card
       *[other] Your hand: { $n } cards
    }
cli-imperium-pile-play = In play: { $cards }
cli-imperium-pile-discard = Discard pile: { $cards }
cli-imperium-pile-deck =
    { $n ->
        [one] Your deck: { $n } card
       *[other] Your deck: { $n } cards
    }
cli-imperium-pile-top = On top of your deck: { $card }
cli-imperium-pile-aside = Set aside: { $card }
cli-imperium-pile-tokens = Your Masterstroke factions: { $factions }
cli-imperium-brief =
    { $solari } Solari, { $spice } spice, { $water } water · { $agents ->
        [one] { $agents } Agent
       *[other] { $agents } Agents
    } · garrison { $garrison }, Conflict { $in_conflict } (strength { $strength })
cli-imperium-group-faction = { $faction } (and 1 influence)
cli-imperium-all-icons = every space
cli-imperium-group-choam = CHOAM
cli-imperium-group-cities = Cities
cli-imperium-group-desert = Desert
cli-imperium-harvest = { $n } spice and the bonus spice
cli-imperium-exchange = spice→Solari: { $rates }
cli-imperium-space-legend = * Combat space · letters: Agents · +n bonus spice · ⚑ control · × The Voice
cli-imperium-harvest-bonus = { $n } spice and { $bonus } bonus spice
cli-imperium-combat = Combat space
cli-imperium-level = now { $n }
cli-imperium-strength = strength { $n }
cli-imperium-winner =
    { $n ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
cli-imperium-points =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
cli-imperium-decided-spice = Equal on points; more spice decided it.
cli-imperium-decided-solari = Equal on points and spice; more Solari decided it.
cli-imperium-decided-water = Equal on points, spice and Solari; more water decided it.
cli-imperium-decided-garrison = Equal in everything else; more troops in the garrison decided it.
cli-imperium-decided-last-reveal = Equal in everything else; the later Reveal turn decided it.
cli-imperium-decided-shared = Equal in everything that counts.

## The board of Uprising

cli-imperium-col-spies-in-supply = Spy
cli-imperium-col-sandworms = Wrm
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
cli-uprising-space-legend = * Combat space · letters: Agents · ◎ Spies watching · +n bonus spice · ⚑ control
cli-uprising-worms =
    { $n ->
        [one] with Maker Hooks a sandworm instead of the base spice
       *[other] with Maker Hooks { $n } sandworms instead of the base spice
    }
cli-uprising-posts = Observation posts
cli-uprising-wall-stands = The Shield Wall stands: no sandworms in a conflict for Arrakeen, Spice Refinery or Imperial Basin
cli-uprising-wall-gone = The Shield Wall is gone: sandworms can come to every conflict
cli-uprising-contracts = Contracts on offer ({ $n } more in the bank)
cli-uprising-contracts-line = Contracts: { $contracts }
cli-uprising-contracts-aside = set aside for Shaddam: { $contracts }
cli-uprising-spies = Spies: { $posts }
cli-uprising-hooks = Maker Hooks
cli-uprising-contracts-held = contracts: { $contracts }
cli-uprising-contracts-done =
    { $n ->
        [one] { $n } contract completed
       *[other] { $n } contracts completed
    }
cli-uprising-icons = battle icons: { $icons }
cli-uprising-memories =
    { $n ->
        [one] { $n } memory
       *[other] { $n } memories
    }
cli-uprising-training = training: { $reward }
cli-uprising-pile-contract = Contract { $name }. { $text }
cli-uprising-brief =
    { $solari } Solari, { $spice } spice, { $water } water · { $agents ->
        [one] { $agents } Agent
       *[other] { $agents } Agents
    }, { $spies_in_supply ->
        [one] { $spies_in_supply } Spy
       *[other] { $spies_in_supply } Spies
    } · garrison { $garrison }, Conflict { $in_conflict }{ $sandworms ->
        [0] {""}
        [one] {" "}and 1 sandworm
       *[other] {" "}and { $sandworms } sandworms
    } (strength { $strength })
