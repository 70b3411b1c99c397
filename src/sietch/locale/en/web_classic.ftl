# Classic Dune in the browser: the planet, the players, one's own shield, battles, auctions and deals.

web-classic-map = Map of the planet: plus and minus zoom, the arrows move, zero shows the whole
web-classic-zoom-in = Closer
web-classic-zoom-out = Farther
web-classic-zoom-fit = The whole planet
web-classic-location = { $territory }, sector { $sector }
web-classic-stack = { $faction } { $tokens }
web-classic-stack-elites = { $faction } { $tokens } and { $elites } elite
web-classic-looks-on = { $stack } (looks on)
web-classic-spice = { $n } spice
web-classic-in-storm = in the storm
web-classic-storm-in = Storm in sector { $sector }
web-classic-turn = Turn { $turn } of { $last }

## Players

web-classic-players = Players in turn order
web-classic-out = Out of the game: { $who }
web-classic-you = you
web-classic-first = first
web-classic-first-player = First player of this turn
web-classic-allies = Allies
web-classic-figure-spice = spice: { $n }
web-classic-figure-strongholds = strongholds, and how many win: { $n }
web-classic-figure-planet = tokens on the planet: { $n }
web-classic-figure-cards = cards: { $n }
web-classic-figure-leaders = leaders at hand, by strength: { $n }
web-classic-in-tanks = in the tanks
web-classic-captive = held by Harkonnen
web-classic-prisoner = your prisoner
web-classic-fought = fought in { $place }
web-classic-kwisatz = Kwisatz Haderach

## Tanks and decks

web-classic-tanks = Tleilaxu tanks
web-classic-decks = Decks
web-classic-spice-deck = Spice deck: { $n }
web-classic-last-blow = Last blow: { $places }
web-classic-spice-pile = Spice pile { $pile }: { $n }
web-classic-worm = Shai-Hulud
web-classic-treachery-deck = Treachery deck: { $n }
web-classic-discard = Discarded: { $n }, on top { $top }
web-classic-removed = Out of the game: { $cards }
web-classic-wall-stands = The Shield Wall stands
web-classic-wall-gone = The Shield Wall is gone

## Behind the shield

web-classic-shield = Behind your shield
web-classic-only-you = only you see this
web-classic-reserve = { $n } in reserve
web-classic-kwisatz-waking = Kwisatz Haderach: { $n } of { $of } losses
web-classic-kwisatz-dead = The Kwisatz Haderach is in the tanks
web-classic-pledge = You have pledged { $n } spice.
web-classic-pledged = { $faction }: you may spend { $n } of their spice.
web-classic-hand = Your treachery cards: { $n }
web-classic-no-cards = none
web-classic-anytime = At any time
web-classic-leaders = Leaders
web-classic-traitors = Your traitors
web-classic-choose-traitor = Choose your traitor
web-classic-prediction = Your prediction: { $faction } in turn { $turn }
web-classic-standing = You are not asked about: { $kinds }.
web-classic-special-karama = your special Karama power

## What one knows

web-classic-known = What you know
web-classic-unseen = Treachery cards you have not seen: { $n }
web-classic-known-cards = holds { $cards }
web-classic-known-lacks = does not hold { $cards }
web-classic-known-traitors = their traitor: { $leaders }
web-classic-known-innocent = not their traitor: { $leaders }
web-classic-silenced = silenced this turn
web-classic-next-spice = The next spice card is { $card }.
web-classic-marker = The storm will move by { $n } next turn.
web-classic-known-deck = The treachery deck begins with { $cards }.

## Battle

web-classic-battle = Battle: { $place }
web-classic-aggressor = aggressor
web-classic-defender = defender
web-classic-tokens-here = tokens here: { $n }
web-classic-voice = The Voice commands { $name }: { $command }
web-classic-voice_play = play a { $kind }
web-classic-voice_avoid = play no { $kind }
web-classic-prescience = Prescience asks { $name } for: { $element }
web-classic-prescience-shown = Prescience has seen of { $name }: { $answer }
web-classic-element-leader = leader
web-classic-element-weapon = weapon
web-classic-element-defense = defense
web-classic-element-number = dial
web-classic-dialled = dial { $n }
web-classic-no-leader = No leader
web-classic-no-weapon = No weapon
web-classic-no-defense = No defense
web-classic-step-leader = Leader
web-classic-step-weapon = Weapon
web-classic-step-defense = Defense
web-classic-step-kwisatz_haderach = Kwisatz Haderach
web-classic-step-dial = Dial
web-classic-step-support = Spice support
web-classic-wheel-most = of { $n }
web-classic-wheel-less = Less
web-classic-wheel-more = More

## Auction

web-classic-auction =
    { $left ->
        [one] Auction: the last card
       *[other] Auction: { $left } cards left
    }
web-classic-no-bid = no bid yet
web-classic-high-bid = highest bid { $n }: { $name }
web-classic-hidden-card = A card face down
web-classic-you-have-seen = you have seen this card
web-classic-shown-to-all = all have seen this card
web-classic-passed = passed
web-classic-hand-full = hand full
web-classic-bid-order = The steward bids for you up to { $n }.
web-classic-up-to = Bid for me up to
web-classic-at-most = Pay at most
web-classic-set-maximum = Set maximum
web-classic-up-to-note = Always one more than the highest bid; nobody is told your limit.

## Nexus and deals

web-classic-deals = Deals and alliances
web-classic-invited = { $name }: invited by { $hosts }
web-classic-offer = { $by } offers { $to } a deal
web-classic-promised = { $by } has promised { $to } { $promise }
web-classic-broken = Broken: { $by } had promised { $to } { $promise }
web-classic-draft = Draft of a deal with { $name }:
web-classic-draft-empty = nothing yet
web-classic-promise-no_shipment = to ship nothing this turn
web-classic-promise-no_bid = to buy no card this turn
web-classic-promise-no_traitor_call = to call no traitor against the other this turn
web-classic-promise-no_karama = to play no Karama against the other this turn
web-classic-promise-alliance = to ally at the next nexus
web-classic-promise-keep_out_of = to keep out of { $territory } this turn
web-classic-promise-pay_later = to pay { $n } spice at the end of the turn
web-classic-clause-promise = the promise { $promise }
web-classic-clause-later = { $n } spice at the end of the turn
web-classic-gives = { $name } gives: { $what }
web-classic-you-give = You give: { $what }
web-classic-you-get = You get: { $what }
web-classic-gives-nothing = nothing
web-classic-too-dear = There is not enough spice to accept it.

## The end

web-classic-winners =
    { $n ->
        [one] { $names } wins
       *[other] { $names } win together
    }
web-classic-ending-strongholds = Enough strongholds were held at the end of a turn.
web-classic-ending-prediction = The Bene Gesserit had predicted it.
web-classic-ending-fremen_special = The Fremen kept the sietches to themselves.
web-classic-ending-guild_default = Nobody mastered Dune, as the Guild wished.
web-classic-ending-most_strongholds = The most strongholds were held at the end.

## Forms

web-classic-amount = How many
web-classic-on-the-map =
    { $n ->
        [one] One place glows on the map: choose it there
       *[other] { $n } places glow on the map: choose one there
    }
web-classic-spice-after = spice: { $before } → { $after }
web-classic-you-have = you have { $n } spice
web-classic-travel-from = From where
web-classic-travel-count = How many
web-classic-travel-to = Where to
web-classic-travel-land = Where to land
web-classic-travel-place = Where
web-classic-ship-free = landing costs nothing
web-classic-ship-half = half price: 1 spice for two tokens in a stronghold, 1 each elsewhere
web-classic-ship-full = 1 spice each in a stronghold, 2 elsewhere
web-classic-left-to-place = { $n } left to place
web-classic-reach =
    { $n ->
        [one] one territory away
       *[other] up to { $n } territories away
    }
web-classic-window-nothing = You hold nothing for this moment. The others cannot tell: they only see that you answer.
web-classic-dial-hint = Asked for later; you may turn it now.
web-classic-dial-loss = Win: you lose tokens worth { $n }. Lose: all { $all }.
web-classic-lose-fewest = the fewest tokens
web-classic-foe = What you know of { $name }
web-classic-foe-traitor = your traitor
web-classic-foe-most = At most { $n }: the best leader and every token at full strength.
web-classic-truth-about = What the question is about
web-classic-truth-heard = must answer truly, and all hear it
web-classic-truth-holds = Cards
web-classic-truth-bribed = Traitors
web-classic-truth-spice_at_least = Spice
web-classic-truth-predicted = Prediction: who
web-classic-truth-predicted_in = Prediction: when
web-classic-truth-marker_is = Storm
web-classic-truth-aloud = In your own words
web-classic-nexus-invite = Invite
web-classic-nexus-join = Join
web-classic-nexus-ally = your ally
web-classic-nexus-invites-you = invites you
web-classic-nexus-invited = invited by you
web-classic-nexus-allied = allied with
web-classic-nexus-alone = without allies
web-classic-talk-rule = Everybody hears what is said here; allies may talk among themselves.
web-classic-talk-allies = In secret you may talk with { $names }. Everything else is heard by all.
web-classic-talk-nobody = You have no ally: whatever you say is heard by all.
web-classic-deal-with = Propose a deal to
web-classic-deal-side = Who gives
web-classic-deal-give = You give
web-classic-deal-get = You get
web-classic-deal-what = What
web-classic-deal-detail = How much, or where
web-classic-deal-add = Add to the deal
web-classic-deal-spice = spice now
web-classic-deal-later = spice at the end of the turn
web-classic-deal-no_shipment = a promise: no shipment
web-classic-deal-no_bid = a promise: no card bought
web-classic-deal-no_traitor_call = a promise: no traitor called
web-classic-deal-no_karama = a promise: no Karama
web-classic-deal-alliance = a promise: alliance at the next nexus
web-classic-deal-keep_out_of = a promise: keep out of a territory

## About places and factions

web-classic-sectors = sectors: { $list }
web-classic-about-sand = Open sand: storm and worms kill whoever stands here.
web-classic-about-rock = Safe from storm and worms.
web-classic-about-stronghold = Safe from storm and worms, room for two factions; holding enough of them wins.
web-classic-about-polar_sink = Always open, never in the storm; nobody fights here.
web-classic-about-allies = Allies: { $names }
