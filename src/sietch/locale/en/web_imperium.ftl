# The boards of Dune: Imperium and Uprising in the browser

web-imperium-board = Board
web-imperium-players = Players
web-imperium-market = Cards to acquire
web-imperium-own-things = Your cards
web-imperium-row = Imperium Row
web-imperium-reserve = Reserve
web-imperium-throne-row = Throne Row
web-imperium-contracts = Contracts ({ $n } more in the bank)
web-imperium-contracts-aside = Set aside for { $name }
web-imperium-costs = costs { $n }

web-imperium-group-choam = CHOAM
web-imperium-group-arrakis = Arrakis
web-imperium-alliance = Alliance
web-imperium-alliance-of = Alliance: { $name }
web-imperium-council-seats = High Council
web-imperium-own-track = { $name }, { $track }: step { $n } of 4
web-imperium-score = Victory points

web-imperium-gain-steal = + steal
web-imperium-gain-trade = + trade

web-imperium-here-agent = Agent of { $name }
web-imperium-here-voice = closed by { $name }
web-imperium-here-control = controlled by { $name }
web-imperium-here-bonus = { $n } bonus spice
web-imperium-here-spy = Spy of { $name }

web-imperium-no-conflict = No Conflict
web-imperium-no-conflict-note = The next one is revealed when the round begins.
web-imperium-conflict-line = Conflict { $level } · round { $round }
web-imperium-round-line = Round { $round }
web-imperium-strength-of = { $name }: strength { $n }
web-imperium-wall-stands = Shield Wall stands
web-imperium-wall-gone = Shield Wall is gone
web-imperium-wall-note = While it stands, no sandworm comes to a Conflict at a space behind it.

web-imperium-team = Team { $name }
web-imperium-you = you
web-imperium-commander = Commander
web-imperium-points =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
web-imperium-figure-solari = { $n } Solari
web-imperium-figure-spice = { $n } spice
web-imperium-figure-water = { $n } water
web-imperium-figure-garrison = garrison: { $n }
web-imperium-figure-intrigue = Intrigue cards: { $n }
web-imperium-figure-hand = cards in hand: { $n }
web-imperium-figure-spies = Spies in supply: { $n }
web-imperium-figure-persuasion = persuasion: { $n }
web-imperium-figure-agents = Agents left: { $n }
web-imperium-first-player = First player
web-imperium-revealed = Revealed
web-imperium-has-mentat = Mentat
web-imperium-mentat-next = Mentat next round
web-imperium-activates = Activates { $name }
web-imperium-on-council = High Council
web-imperium-has-swordmaster = Swordmaster
web-imperium-swordmaster-bonus = Swordmaster bonus
web-imperium-has-hooks = Maker Hooks
web-imperium-memories = Memories: { $n }
web-imperium-contracts-done = Contracts done: { $n }
web-imperium-tokens-hidden = Two factions chosen in secret

web-imperium-hand = Hand
web-imperium-no-cards = Hand: no cards
web-imperium-intrigue-secret = Intrigue, only you see this
web-imperium-in-play = In play
web-imperium-discard = Discard pile
web-imperium-discard-count = Discard pile: { $n }
web-imperium-deck-count = Deck: { $n }
web-imperium-deck-note = In alphabetical order: you do not know how it lies.
web-imperium-deck-top = Top of the deck
web-imperium-shown = Shown to everybody
web-imperium-aside = Set aside
web-imperium-face-up = Intrigue, face up
web-imperium-known-intrigue = Intrigue that you know of
web-imperium-contracts-held = Contracts
web-imperium-contracts-finished = Completed contracts
web-imperium-won = Conflicts won
web-imperium-objective = Objective
web-imperium-piles = Deck { $deck } · in play { $play } · discard { $discard }

web-imperium-imperium-deck = Imperium deck: { $n }
web-imperium-intrigue-deck = Intrigue deck: { $n }
web-imperium-conflicts-left = Conflicts to come: { $levels }
web-imperium-hagal-deck = House Hagal deck: { $n }
web-imperium-past-conflicts = Past Conflicts: { $n }
web-imperium-intrigue-discard = Intrigue discard pile: { $n }
web-imperium-resolving = Being resolved: { $n }
web-imperium-trashed = Trashed cards: { $n }
web-imperium-trashed-intrigue = Trashed Intrigue cards: { $n }
web-imperium-hagal-discard = House Hagal discard pile: { $n }

web-imperium-choices = Other choices
web-imperium-which = Which of these?
web-imperium-leaders = Leaders to choose from
web-imperium-own-rest = Your other cards
web-imperium-sections = Parts of the table
web-imperium-section-cards = Cards
web-imperium-section-board = Board
web-imperium-section-row = Row
web-imperium-section-players = Players
web-imperium-possible = { $n } possible
web-imperium-count-deploy = Deploy
web-imperium-count-retreat = Retreat
web-imperium-count-give_solari = Give Solari
web-imperium-count-give_spice = Give spice
web-imperium-count-give_water = Give water
