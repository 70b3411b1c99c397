### Spice Harvest, the prelude of classic Dune, in English.

## Cards

classic-access-garrison = garrison of { $n }
classic-planet-atreides = Caladan
classic-planet-harkonnen = Giedi Prime
classic-planet-emperor = Kaitain
classic-planet-guild = Junction
classic-planet-fremen = Arrakis
classic-planet-bene_gesserit = Wallach IX
classic-planet-ixians = Ix
classic-planet-bene_tleilax = Tleilax
classic-planet-landsraad = the worlds of the Landsraad
classic-trade-cards =
    { $n ->
        [one] { $n } access card
       *[other] { $n } access cards
    }
classic-trade-spice = { $n } spice
classic-trade-nothing = nothing
classic-unclaimed = nobody claims it
classic-claim = { $name } with { $n }

## Actions

classic-action-announce = Announce a harvest of { $n } spice
classic-action-price = { $n } spice for a second harvest card
classic-action-price-AskPrice = Ask { $n } spice
classic-action-price-BuySecond = Offer { $n } spice instead
classic-action-share_card = Give a share of { $n } spice
classic-action-look = Look at the share of { $arg }
classic-action-vote_for = Vote for the report
classic-action-vote_against = Vote against the report
classic-action-hand_over = Hand over: { $arg }
classic-action-want_cards =
    { $n ->
        [one] Ask for { $n } access card
       *[other] Ask for { $n } access cards
    }
classic-action-show = Offer it and show the cards first
classic-action-hide = Offer it with the cards unseen
classic-action-occupy = Claim { $arg }
classic-action-garrison = Add a garrison of { $n }
classic-action-pass-AskPrice = Offer nothing
classic-action-pass-PeekShare = Look at none
classic-action-pass-AwardOdd = Back to the pool
classic-action-take-AwardOdd = For { $arg }
classic-action-yes-BuySecond = Pay { $price } spice and draw
classic-action-no-BuySecond = Do without
classic-action-yes-LastPrice = Agreed
classic-action-no-LastPrice = Refuse
classic-action-yes-PeekAccess = Look at this card
classic-action-no-PeekAccess = Wait for another
classic-action-yes-AnswerTrade = Accept
classic-action-no-AnswerTrade = Refuse
classic-action-yes-ConfirmTrade = Trade
classic-action-no-ConfirmTrade = Call it off
classic-action-deal-TradeTurn = Offer a trade: { $arg }
classic-action-give_spice-WordTrade = Give { $n } spice
classic-action-want_spice-WordTrade = Ask for { $n } spice
classic-action-drop-WordTrade = Offer nothing after all
classic-action-done-TradeTurn = No more offers
classic-action-done-LayGarrisons = Claim no more

## Questions

classic-question-BidForDesk = How much do you bid in secret for the Directorship of CHOAM? The winner pays the bid to the second highest bidder
classic-question-AskPrice = What do you ask { $director } for a second harvest card?
classic-question-BuySecond = Your harvest is { $harvest } spice. Do you buy a second harvest card from the Guild for { $price } spice?
classic-question-LastPrice = The Director offers { $price } spice for a second harvest card. Do you agree?
classic-question-Announce = Your harvest is { $harvest } spice: how much do you announce, the truth or less?
classic-question-GiveShare =
    { $others ->
        [0] Which share do you give { $faction }? Of the announced harvest { $left } spice is left, and this is the last share
       *[other] Which share do you give { $faction }? Of the announced harvest { $left } spice is left, for this share and { $others } more
    }
classic-question-PeekShare = { $spice } spice was announced, your share is { $share }. At whose share do you look?
classic-question-Vote = { $director }: a harvest of { $spice } spice was announced, and your share is { $share }. For or against?
classic-question-AwardOdd = { $spice } spice cannot be divided: whom do you name for it? All of you must agree: { $sharing }
classic-question-PeekAccess =
    { $left ->
        [one] The last access card comes up. You may look at one card of every auction: this one?
       *[other] The first of { $left } access cards comes up. You may look at one card of every auction: this one?
    }
classic-question-SealedAccess =
    { $left ->
        [one] The last access card is up for auction: how much would you pay at most?
       *[other] The first of { $left } access cards is up for auction: how much would you pay at most?
    }
classic-question-AccessBidding =
    { $left ->
        [one] The last access card: { $by }, { $high }. Do you bid more?
       *[other] The first of { $left } access cards: { $by }, { $high }. Do you bid more?
    }
classic-question-AccessBidding-open =
    { $left ->
        [one] The last access card is up for auction. Do you bid?
       *[other] The first of { $left } access cards is up for auction. Do you bid?
    }
classic-question-TradeTurn = Do you offer somebody a trade of access cards?
classic-question-WordTrade = Your offer to { $faction } so far: you give { $give } and get { $get }. What else?
classic-question-AnswerTrade = { $faction }: you are offered { $give } for { $get }. Do you accept?
classic-question-AnswerTrade-cards =
    { $left ->
        [one] { $faction }: you are offered { $give } for { $get }. Which card do you give, if any?
       *[other] { $faction }: you are offered { $give } for { $get }. Which card do you give, if any? { $left } are still to be chosen
    }
classic-question-ConfirmTrade = { $faction }: you would give { $give } and get { $back }. Do you trade?
classic-question-LayGarrisons = Which strongholds do you claim, and with which garrisons? Nothing is laid out yet, and { $most } tokens at most
classic-question-LayGarrisons-more = Laid out so far: { $laid }. There is room for { $most } more tokens
classic-question-PlaceGarrison = { $territory } is yours. How many of the { $left } are elite tokens?

## Why not

classic-why-harvest_too_high = the harvest is { $harvest } spice, and nobody may announce more than there is
classic-why-cannot_be_shared = the share cards for so many players add up to more
classic-why-no_such_share = there is no such share card left
classic-why-shares_too_high = all shares together would be more than was announced
classic-why-not_enough_for_second = the Director cannot pay so much
classic-why-too_many_tokens = twenty tokens are all that may be laid out
classic-why-no_garrison = a stronghold needs a garrison

## What happens

classic-event-planet = { $name } comes from { $planet } and receives { $spice } spice
classic-event-director_bids = Bids for the Directorship: { $bids }
classic-event-director = { $name } is Director of CHOAM
classic-event-harvest_turn = Year { $turn } of the harvest
classic-event-director_broke = { $name } cannot pay the tax and has to go
classic-event-harvest_drawn = { $name } draws a harvest card
classic-event-harvest_drawn_seen = { $name } draws a harvest card: { $harvest } spice
classic-event-harvest_worm = { $name } draws a sandworm
classic-event-second_offered = { $name } asks { $spice } spice for a second harvest card
classic-event-second_countered = { $name } offers { $spice } spice for it
classic-event-second_declined = { $name } refuses
classic-event-announced = { $name } announces a harvest of { $spice } spice
classic-event-share_given = { $name } is given a share card
classic-event-share_given_seen = { $name } is given a share of { $spice } spice
classic-event-share_seen = { $name } looks at the share of { $other }
classic-event-share_seen_seen = { $name } looks at the share of { $other }: { $spice } spice
classic-event-votes = For the report: { $pro }. Against it: { $con }
classic-event-harvest_shown = The harvest of { $name } was { $harvest } spice; with the fee { $spice } spice is divided
classic-event-share_taken = { $name } takes a share of { $spice } spice
classic-event-shares_open = All shares are laid open: { $spice } spice together
classic-event-director_caught = { $name } is caught in a false report
classic-event-director_spared = { $name } stays Director once more
classic-event-rest_split = { $name } takes { $spice } spice of the rest
classic-event-rest_kept = { $name } keeps the rest: { $spice } spice
classic-event-odd_returned = { $spice } spice cannot be divided and goes back to the pool
classic-event-odd_given = { $name } is given the odd { $spice } spice
classic-event-access_auction =
    { $cards ->
        [one] { $cards } access card is up for auction
       *[other] { $cards } access cards are up for auction
    }
classic-event-access_up = { $name } opens the bidding for the next access card ({ $left } left)
classic-event-access_seen = { $name } looks at the access card
classic-event-access_seen_seen = { $name } looks at the access card: { $access }
classic-event-access_bought = { $name } takes the access card
classic-event-access_bought_seen = { $name } takes the access card: { $access }
classic-event-trading = Access cards may be traded
classic-event-trade_offered = { $name } offers { $other } { $give } for { $get }
classic-event-trade_offered_seen = { $name } offers { $other } { $give } for { $get }
classic-event-trade_refused = { $name } refuses the trade with { $other }
classic-event-trade_done = { $name } and { $other } trade
classic-event-trade_done_seen = { $name } gives { $other } { $give } and gets { $back }
classic-event-residue = { $name } returns { $spice } spice to the pool
classic-event-garrisons_sold = { $name } turns spare cards into { $spice } spice: { $cards }
classic-event-sheet_spice = { $name } receives the { $spice } spice of the shield
classic-event-stronghold_called = { $territory } is called: { $claims }

## Rules

classic-FR-XVI-A-1 = There are 14 harvest cards (two each of 5, 8, 10, 12 and 15 spice, one of 25, one of 40, two sandworms), 36 access cards (two for every stronghold; four garrisons each of 1, 2, 3, 5 and 7 tokens and three each of 8 and 10) and 30 share cards (three each from 0 to 5, two each of 6, 7, 8, 10, 12 and 15).
classic-FR-XVI-A-2-a = A planet card decides who plays whom. Nobody takes the spice of the shield yet, and no token is placed.
classic-FR-XVI-A-2-b = Everybody begins with 10 spice.
classic-FR-XVI-A-2-c = Harvest cards and access cards are shuffled; share cards and votes are not: the Director chooses among all shares.
classic-FR-XVI-A-2-d = All bid in secret for the Directorship. The highest bid wins and is paid to the second highest bidder; between equals lots are drawn. The Director never votes.
classic-FR-XVI-B = Five years of harvest are played, each with a report, a meeting and a struggle for influence; then the normal game begins.
classic-FR-XVI-B-1-a = The Director pays one spice to the Emperor, or to the pool where there is none, looks at the top harvest card in secret, and announces that harvest or a lower one.
classic-FR-XVI-B-1-b = The Director gives every other player one share card in secret. The shares may be unequal; together they are no more than was announced, and the Director gets none. The cards that there are must do: an announced harvest of 5 cannot be divided into five shares of one.
classic-FR-XVI-B-2-a = Everybody but the Director votes for the report or against it, face down, and all votes are shown together. Nobody may tell their own share.
classic-FR-XVI-B-2-b = The harvest card is shown, and so much spice and three more are divided. Whoever voted for the report takes the share. If those against are more and the report was false (another harvest, or shares that do not add up to it), they divide the rest equally, what cannot be divided going to the pool unless they agree, and the player on the right becomes Director. Otherwise the Director keeps the rest and stays.
classic-FR-XVI-B-3-a = As many access cards as there are players are auctioned unseen, one by one, as treachery cards are; the player on the Director's right opens. The spice goes to the pool.
classic-FR-XVI-B-3-b = Whoever buys an access card looks at it and keeps it secret.
classic-FR-XVI-B-4 = After the fifth year access cards may be traded freely, shown beforehand or unseen.
classic-FR-XVI-B-5 = When trading is over, all spice that is left goes back to the pool.
classic-FR-XVI-B-6-a = Everybody lays out, face down, the strongholds to be claimed, each with one garrison card or more: twenty tokens at most in all.
classic-FR-XVI-B-6-b = Garrison cards that are left are shown and bring one spice for each token. Then everybody receives the spice of the shield.
classic-FR-XVI-B-6-c = The strongholds are called counterclockwise from Carthag to Arrakeen. One claimant places the garrison; if nobody claims it, it is empty; of two, the larger garrison places the difference: 12 against 8 leave 4.
classic-FR-XVI-B-7 = The normal game begins from these positions; the starting places of the shields are ignored.
classic-FR-XVI-C-1 = Atreides, Caladan: in every report you may look at the share of one partner before the vote, and in every auction at one access card before it is sold.
classic-FR-XVI-C-2 = Bene Gesserit, Wallach IX: you see every access card that others buy, and predict only when the starting positions are known.
classic-FR-XVI-C-3 = Guild, Junction: you may sell the Director a second harvest card, which you do not see, for 4 to 8 spice as you both agree. The report is then about both cards together.
classic-FR-XVI-C-4 = Fremen, Arrakis: when a sandworm is drawn you become Director.
classic-FR-XVI-C-5 = Emperor, Kaitain: the Director pays you one spice before every harvest; one who cannot is replaced by the player on the right, who must pay.
classic-FR-XVI-C-6 = Harkonnen, Giedi Prime: caught in a false report as Director you stay, unless it is the second time.
classic-OQ26 = A sandworm among the harvest cards is shown at once. The Fremen become Director and draw another card; without them, or if they are Director already, it counts nothing.
classic-OQ27 = Bids for access cards go round clockwise, as printed, from the player on the Director's right; by option to the right, as for treachery cards.
classic-OQ28 = The spice of the shield is not taken at the beginning of the prelude but received before the strongholds are called.
classic-OQ29 = Equal garrisons in one stronghold leave it empty. Tokens that are not placed stay in reserve, and the Fremen may begin in any stronghold.
classic-OQ30 = A tie is no majority: the Director stays. With two players one vote decides.
classic-OQ31 = If all bids for the Directorship are equal, lots decide who gets it and who is paid; a bid of nothing pays nobody.
classic-OQ32 = A Director who cannot pay the tax gives way to the right also where there is no Emperor; if nobody can pay, the first one stays.

## In the terminal

cli-classic-range-announce = announce a harvest of so much; the number alone is enough
cli-classic-harvest = Spice Harvest · year { $turn } of { $turns } · Director: { $name }
cli-classic-harvest-none = Spice Harvest · nobody is Director yet
cli-classic-harvest-announced = Announced: { $n } spice
cli-classic-harvest-drawn = Drawn: { $n } spice
cli-classic-harvest-share = share { $n }
cli-classic-harvest-envelope = share unseen
cli-classic-harvest-vote-for = voted for
cli-classic-harvest-vote-against = voted against
cli-classic-harvest-cards =
    { $n ->
        [one] { $n } access card
       *[other] { $n } access cards
    }
cli-classic-harvest-reported = Harvests so far: { $cards }
cli-classic-harvest-worm = worm
cli-classic-harvest-auction = Access cards up for auction: { $left }
cli-classic-harvest-access = this one is { $card }
