# Classic Dune in the terminal: the planet, the players, what goes on at the table.

cli-classic-mark-atreides = At
cli-classic-mark-harkonnen = Ha
cli-classic-mark-emperor = Em
cli-classic-mark-guild = Gu
cli-classic-mark-fremen = Fr
cli-classic-mark-bene_gesserit = BG
cli-classic-mark-ixians = IX
cli-classic-mark-bene_tleilax = BT
cli-classic-mark-landsraad = LR

## The planet; short names stand where a sector is too narrow for the whole one: eight letters, seven in sectors 8 and 17

cli-classic-planet = The planet: the storm runs from left to right, the pole is at the top
cli-classic-map-legend = █ stronghold  ▒ rock  │ sand  ≋ storm  ● seat  ◆ spice  * elite  ( ) looks on
cli-classic-list-strongholds = Strongholds
cli-classic-list-spice = Spice
cli-classic-list-elsewhere = Elsewhere
cli-classic-short-imperial_basin = Imp.Bas
cli-classic-short-cielago_west = Ciel.W.
cli-classic-short-rim_wall_west = RimWall
cli-classic-short-hole_in_the_rock = Hole
cli-classic-short-tueks_sietch = Tuek's S
cli-classic-short-red_chasm = RedChasm
cli-classic-short-gara_kulon = Gara K.
cli-classic-short-sihaya_ridge = Sihaya
cli-classic-short-old_gap = Old Gap
cli-classic-short-the_great_flat = GreatFl.
cli-classic-short-the_greater_flat = GreaterF
cli-classic-short-wind_pass_north = Wind Pass North
cli-classic-short-funeral_plain = Funeral
cli-classic-short-sietch_tabr = S. Tabr
cli-classic-short-rock_outcroppings = Rock Outcrops
cli-classic-short-habbanya_ridge_flat = Habb. Ridge Flat
cli-classic-short-bight_of_the_cliff = Bight of Cliff
cli-classic-short-habbanya_sietch = Habb. S.

## Players

cli-classic-turn = Turn { $turn } of { $last } · { $phase } · storm in sector { $storm }
cli-classic-col-order = in turn order
cli-classic-col-dot = sector
cli-classic-col-cards = cards
cli-classic-col-planet = planet
cli-classic-col-tanks = tanks
cli-classic-col-strongholds = strongholds
cli-classic-col-leaders = leaders
cli-classic-col-allies = allies
cli-classic-leaders = Leaders
cli-classic-leaders-legend = † in the tanks  ‡ captive  · has fought this turn
cli-classic-fought = fought in { $place }
cli-classic-kwisatz = Kwisatz Haderach
cli-classic-kwisatz-short = KH
cli-classic-decks = Treachery deck: { $treachery } (discarded: { $discard }). Spice deck: { $spice }.
cli-classic-last-blow = Last blow: { $places }.
cli-classic-wall-gone = The Shield Wall is gone.
cli-classic-known = What you know:
cli-classic-known-cards = holds { $cards }
cli-classic-known-lacks = does not hold { $cards }
cli-classic-known-traitors = has as traitor { $leaders }
cli-classic-known-innocent = does not have as traitor { $leaders }
cli-classic-silenced = silenced this turn
cli-classic-next-spice = The next spice card is { $card }.
cli-classic-marker = The storm will move by { $n } next turn.
cli-classic-known-deck = The treachery deck begins with { $cards }.

## Behind the shield

cli-classic-shield = Behind your shield: { $faction }
cli-classic-figures = { $spice } spice · { $reserve } in reserve · { $tanks } in the tanks · cards: { $cards }/{ $most }
cli-classic-powers = Your powers: type rule { $id }
cli-classic-hand = Cards: { $cards }
cli-classic-own-leaders = Leaders:
cli-classic-traitors = Your traitors: { $leaders }
cli-classic-prediction = Your prediction: { $faction } in turn { $turn }
cli-classic-pledge = Your allies may spend { $n } of your spice.
cli-classic-pledged = { $faction }: you may spend { $n } of their spice.
cli-classic-standing = Not asked about: { $kinds } (type listen to be asked again)

## At the table

cli-classic-auction =
    { $left ->
        [one] Auction: the last card.
       *[other] Auction: { $left } cards left.
    }
cli-classic-auction-card = You have seen it: { $card }.
cli-classic-no-bid = No bid yet.
cli-classic-high-bid = Highest bid: { $n } ({ $name }).
cli-classic-bid-passed = Out: { $names }
cli-classic-bid-order = The steward bids for you up to { $n }.
cli-classic-hands = Cards in hand:
cli-classic-battle = Battle in { $place }: { $aggressor } against { $defender }
cli-classic-voice = The Voice commands { $name }: { $command }
cli-classic-prescience = Prescience asks { $name } for: { $element }
cli-classic-prescience-shown = Prescience has seen of { $name }: { $answer }
cli-classic-plan = Plan of { $text }
cli-classic-dialed = dial { $n }
cli-classic-supported = { $n } spice
cli-classic-no-leader = no leader
cli-classic-invited = { $name }: invited by { $hosts }
cli-classic-deal = Offer: { $by } to { $to } – { $by } { $clauses }
cli-classic-promise = Promise: { $by } to { $to } – { $promise }
cli-classic-broken = Broken: { $text }
cli-classic-draft = Your deal with { $name }: { $by } { $clauses }
cli-classic-draft-empty = Your deal with { $name }: nothing yet; add up to three clauses, then type offer

## Beside the options

cli-classic-in-storm = in the storm
cli-classic-together = together { $n } of { $needed } strongholds
cli-classic-never = type listen to be asked again
cli-classic-range-in_turn = the turn
cli-classic-range-bid = bid so much; the number alone is enough
cli-classic-range-max = let the steward bid for you, up to so much
cli-classic-range-pledge = so much spice for your allies to spend
cli-classic-range-share = so much is paid by your allies
cli-classic-range-dial = the strength you commit; it is lost even if you win
cli-classic-range-support = so much spice to support your tokens
cli-classic-range-spice_at_least = “Have you at least so much spice?”
cli-classic-range-predicted_in = “Did you foresee this turn?”
cli-classic-range-marker_is = “Is this the storm marker?”
cli-classic-range-give_spice = your deal: you give so much spice now
cli-classic-range-want_spice = your deal: you get so much spice now
cli-classic-range-pay_later = your deal: you pay so much at the end of the turn
cli-classic-range-want_later = your deal: you are paid so much at the end of the turn
cli-classic-range-at = anywhere else
cli-classic-range-land = land anywhere else
cli-classic-range-to = go anywhere else
cli-classic-range-holds = “Do you hold this card?”
cli-classic-range-bribed = “Is this leader your traitor?”
cli-classic-range-deal = propose a deal
cli-classic-range-promise = your deal: what you promise
cli-classic-range-want = your deal: what you are promised
cli-classic-range-truthtrance = play Truthtrance

## The end

cli-classic-winner =
    { $n ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
cli-classic-ended = Turn { $turn }. { $reason }
cli-classic-held =
    { $n ->
        [one] { $n } stronghold
       *[other] { $n } strongholds
    }
