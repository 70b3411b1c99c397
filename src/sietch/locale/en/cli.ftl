### What the command line says in English.

## Starting

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
cli-kind-commander = commander's starting card
cli-kinds-starter = Starting cards
cli-kinds-reserve = Reserve
cli-kinds-imperium = Imperium cards
cli-kinds-intrigue = Intrigue cards
cli-kinds-conflict = Conflict cards
cli-kinds-leader = Leaders
cli-kinds-space = Board spaces
cli-kinds-hagal = House Hagal cards
cli-kinds-rival = Rival cards
cli-kinds-contract = Contracts
cli-kinds-objective = Objective cards
cli-kinds-post = Observation posts
cli-kinds-commander-muad_dib = Six players: Muad'Dib's starting cards
cli-kinds-commander-shaddam_corrino_iv = Six players: Shaddam's starting cards
cli-kinds-six-space = Six players: board spaces
cli-kinds-six-post = Six players: observation posts
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
cli-rulesets-differ = What differs: { $first } and { $second }
cli-rulesets-alike = { $first } and { $second } do not differ
cli-coverage-game = { $game }: { $coverage }
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

cli-imperium-you = You: { $seats }
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

## The board of Uprising for six

cli-imperium-col-great-houses = GH
cli-imperium-col-fringe-worlds = FW
cli-imperium-sword-bonus = Swordmaster Bonus: { $seats }
cli-uprising-team = Team of { $name }
cli-uprising-team-score = { $team }: { $n } VP
cli-uprising-own-track = { $track } track { $level }/{ $top } (next: { $reward })
cli-uprising-own-track-top = { $track } track { $level }, the top
cli-uprising-step-each = { $gain } for everyone
cli-uprising-step-alliance = the { $track } alliance, 1 victory point
cli-uprising-board-emperor = Shaddam's own board (and 1 influence on his { $track } track)
cli-uprising-board-fremen = Muad'Dib's own board (and 1 influence on his { $track } track)
cli-uprising-throne = (Throne Row: Shaddam's team only)
cli-uprising-throne-line = Throne Row (Shaddam's team only): { $cards }
cli-uprising-mate-troops = { $name }: garrison { $garrison }, Conflict { $in_conflict }, strength { $strength }
cli-uprising-mate-goods =
    { $name }: { $solari } Solari, { $spice } spice, { $water } water, { $intrigue_count ->
        [one] { $intrigue_count } intrigue card
       *[other] { $intrigue_count } intrigue cards
    }
cli-uprising-turn-of = turn of { $name }
cli-uprising-no-arrow = no Agent left that points to this ally, so only a Reveal turn
cli-uprising-brief-through =
    { $solari } Solari, { $spice } spice, { $water } water · { $agents ->
        [one] { $agents } Agent
       *[other] { $agents } Agents
    }, { $spies_in_supply ->
        [one] { $spies_in_supply } Spy
       *[other] { $spies_in_supply } Spies
    } · through { $ally }: garrison { $garrison }, Conflict { $in_conflict }{ $sandworms ->
        [0] {""}
        [one] {" "}and 1 sandworm
       *[other] {" "}and { $sandworms } sandworms
    } (strength { $strength })

## What is wrong, as the parts of Sietch say it in English; a sentence is found again by its English words, so each
## stands on one line and blanks are plain. `hint` is itself such a sentence.

cli-said-did-you-mean = did you mean { $name }?
cli-said-known-are = known are { $names }
cli-said-presets-are = presets are { $names }
cli-said-no-file = No such file or directory
cli-said-denied = Permission denied
cli-said-is-a-directory = Is a directory
cli-said-not-a-directory = Not a directory
cli-said-disk-full = No space left on device
cli-said-read-only = Read-only file system
cli-said-interrupted = interrupted
cli-said-fault = this is a fault in Sietch itself ({ $error }); SIETCH_DEBUG=1 shows where
cli-said-no-command = No such command { $name }
cli-said-no-command-hint = No such command { $name }. Did you mean { $near }?
cli-said-no-option = No such option: { $name }
cli-said-no-option-hint = No such option: { $name } Did you mean { $near }?
cli-said-no-option-hints = No such option: { $name } (Possible options: { $names })
cli-said-missing-argument = Missing argument { $name }
cli-said-missing-value = Option { $name } requires an argument
cli-said-unwanted-value = Option { $name } does not take a value
cli-said-unwanted-argument = Got unexpected extra argument(s) ({ $names })
cli-said-bad-value = Invalid value for { $name }: { $hint }
cli-said-at-least = Input should be greater than or equal to { $n }
cli-said-at-most = Input should be less than or equal to { $n }
cli-said-whole-number = Input should be a valid integer, unable to parse string as an integer
cli-said-number = Input should be a valid number, unable to parse string as a number
cli-said-language = --lang { $lang }: unknown language; { $hint }
cli-said-seed-length = a seed has 1 to { $most } characters, not { $n }
cli-said-unknown-player = unknown player { $name }; { $hint }
cli-said-unknown-bot = unknown bot { $name }; { $hint }
cli-said-bot-does-not-play = the { $name } bot does not play { $game } yet; those that do: { $names }
cli-said-heuristic-does-not-play = the heuristic bot does not play { $game }
cli-said-seat-count = { $game } is played with { $counts } seats, not { $n }
cli-said-no-preset-or-file = { $word } is neither a preset nor a file; { $hint }
cli-said-not-yaml = this is neither YAML nor JSON
cli-said-no-table = a table of options is wanted
cli-said-unknown-game = unknown game { $name }; { $hint }
cli-said-unknown-game-only = unknown game { $name }
cli-said-no-card = no card of { $game } has the id or the words { $words }
cli-said-no-card-hint = no card of { $game } has the id or the words { $words }; { $hint }
cli-said-no-rule = no rule of { $game } has the id or the words { $words }
cli-said-no-rule-hint = no rule of { $game } has the id or the words { $words }; { $hint }
cli-said-no-folder = there is no folder { $path }
cli-said-resume-alone = --resume goes on with the seed and the ruleset of the saved game; leave out --seed and --ruleset
cli-said-nobody-is-you = nobody is 'you', so there is nothing to play; sietch simulate lets bots play alone
cli-said-other-game = this is a game of { $found }, not of { $wanted }
cli-said-saved-seats = the saved game has { $found } seats, not { $given }
cli-said-save-folder = this is a folder; name a file with --save
cli-said-cannot-keep = the game cannot be kept: { $hint }; name another file with --save
cli-said-record-seat = the record has no seat { $seat }, only { $n } seats
cli-said-not-a-seat = { $letter } is not a seat; seats are letters from a to i
cli-said-no-seat = there is no seat { $seat }, only { $n } seats
cli-said-option-list = ruleset option { $option } is a list, not { $value }
cli-said-option-switch = ruleset option { $option } is a switch: true or false, not { $value }
cli-said-option-number = ruleset option { $option } is a number from 0 to 1000, not { $value }
cli-said-option-value = ruleset option { $option } cannot be { $value }
cli-said-option-value-hint = ruleset option { $option } cannot be { $value }; { $hint }
cli-said-ruleset-shape = a ruleset is a preset's name or a table of options, not { $value }
cli-said-no-preset = there is no preset { $name }; { $hint }
cli-said-unknown-option = unknown ruleset option { $name }
cli-said-unknown-option-hint = unknown ruleset option { $name }; { $hint }
cli-said-leaders-of-six = 'leaders' names the four allies of a game of six; the two commanders are given
cli-said-leader-choam = { $name } plays only with the CHOAM module; switch 'choam' on
cli-said-conflicts-need-cards = 'base_conflicts' mixes the base game's conflicts in; it needs 'base_cards' as well
cli-said-rival-option = { $option } is about Rivals, who play only with one or two players, not with { $n }
cli-said-rival-count = 'rivals' names { $given } Rivals; with { $n } players there are { $wanted }
cli-said-rival-twice = 'rivals' names a Rival twice; each Rival card exists once
cli-said-streamlined-who = 'streamlined_rivals' is for amber_metulli and glossu_rabban only
cli-said-streamlined-two = 'streamlined_rivals' is for two players
cli-said-churn-solo = 'dice_churn' is for solo games
cli-said-difficulty-solo = 'difficulty' is for solo games
cli-said-leader-count = 'leaders' names { $given } leaders for { $n } seats
cli-said-leader-twice = 'leaders' names a leader twice; each leader exists once
cli-said-no-leader = there is no leader { $name }
cli-said-two-rivals = 'rivals' names two different leaders for the two Rivals of a solo game
cli-said-rival-is-player = { $name } is the player's leader and cannot be a Rival too
cli-said-alliance-size = alliance_size is the most members an alliance may have: 2 or more, 0 for no limit
cli-said-alliance-size-alone = alliance_size has no meaning without alliances (FR-XX.A)
cli-said-faction-count = { $seats } seats need { $wanted } factions, not { $given }
cli-said-faction-once = a faction can be played by one seat only
cli-said-record-format = the record has format { $found }, newer than this program reads ({ $read }); update Sietch
cli-said-record-version = the record needs { $game } rules version { $wanted }; this is { $found }
cli-said-record-field-shape = field { $field } of the record must be { $hint }
cli-said-list-of-names = a list of names
cli-said-list-of-actions = a list of actions
cli-said-number-or-text = a number or a text
cli-said-a-table = a table
cli-said-table-or-null = a table or null
cli-said-a-whole-number = a whole number
cli-said-a-text = a text
cli-said-record-seats = { $game } cannot be played with { $n } seats
cli-said-not-text-file = this is not a text file
cli-said-no-such-file = there is no such file
cli-said-cannot-read = the file cannot be read ({ $hint })
cli-said-record-too-short = the record has { $found } actions; there is no position after { $n }
cli-said-record-too-long = the record has more than { $n } actions
cli-said-record-differs = at action { $n } the position differs: the record was edited or made by other rules
cli-said-record-not-over = the record names a result, but after { $n } actions the game is not over
cli-said-record-other-result = the result in the record is not the one that its actions lead to
cli-said-record-not-turn = action { $n }, { $move }: it is not this seat's turn
cli-said-record-illegal = action { $n }, { $move }, is not allowed ({ $rule })
cli-said-record-empty = the record is empty
cli-said-record-cut = the record is cut off in line { $line }
cli-said-record-json = this is not JSON: line { $line }, column { $column }: { $said }
cli-said-record-nested = this is not a record: it is nested too deeply or has a number too long to read
cli-said-record-no-table = this is not a record: the outermost value must be a table
cli-said-record-no-field = the record has no field { $field }
cli-said-record-field-value = field { $field } of the record cannot be { $value }
cli-said-record-action-text = action { $n } must be a text, not { $value }
cli-said-record-unknown-action = unknown action { $name } at action { $n }, { $line }
cli-said-record-unknown-action-hint = unknown action { $name }; { $hint } at action { $n }, { $line }
cli-said-record-action = action { $n }, { $line }: { $hint }
cli-said-record-digest = digest { $field } of the record must be the number of an action with a text
cli-said-record-digest-late = the record has a digest for action { $field } but only { $n } actions: some are missing
cli-said-scenario-nothing = nothing is expected, so it could not fail
cli-said-key-missing = the key { $field } is missing
cli-said-no-compiler = compiling needs a C compiler (on Debian: apt install gcc python3-dev)
cli-said-mypyc-failed = mypyc could not build the hot packages
cli-said-not-a-link = { $link } is not a link; one looks like { $example }
cli-said-link-no-table = { $link } does not lead to a table; a link looks like { $example }
cli-said-link-not-whole = the link is not whole: what follows the # looks like { $example }
cli-said-not-a-server = { $given } is not the address of a server; one looks like { $example }
cli-said-server-code = { $server } answers with { $code }; is it a Sietch server?
cli-said-server-else = { $server } answers something else; is it a Sietch server?
cli-said-no-answer = { $server } cannot be reached: { $hint }
cli-said-refused-connection = Connection refused
cli-said-unknown-host = Name or service not known
cli-said-server-gone = the server cannot be reached
cli-said-server-silent = the server does not answer
cli-said-no-packages = tables at a server need packages that are missing here ({ $names }): pip install 'sietch[server]'
cli-said-table-version = the table is played by rules version { $wanted }, this is { $found }
cli-said-host-what = name a game, or with --start a table to begin
cli-said-no-clock = { $given } is no clock; one looks like live:600+15, days:2 or none
cli-said-clock-length = the { $name } of a clock is a number of seconds up to 60 days, not { $value }
cli-said-not-host-link = this link is not the host's; it was shown when the table was made and ends in #host=KEY
cli-said-address-scheme = this is not such an address; it begins with one of { $names }
cli-said-port-used = Address already in use; choose another with --host or --port
cli-said-port-other = { $hint }; choose another with --host or --port
cli-said-no-database = the database cannot be opened: { $hint }
cli-said-no-redis = Redis cannot be reached: { $hint }
cli-said-not-whole-number = { $name } is a whole number, not { $value }
cli-said-no-such-vote = There is no vote about { $name }
cli-said-too-few-actions = There are not so many actions to take back
cli-said-no-such-seat = There is no such seat
cli-said-bot-already = A bot plays there already
cli-said-that-state = The table is in that state already
cli-said-table-no-clock = This table has no clock
