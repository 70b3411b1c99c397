### Spice Harvest in the browser: the Director's table.

web-classic-harvest = Spice Harvest · year { $turn } of { $turns } · Director: { $name }
web-classic-harvest-none = Spice Harvest · nobody is Director yet
web-classic-harvest-announced = Announced: { $n } spice
web-classic-harvest-drawn = Drawn: { $n } spice
web-classic-harvest-share = share { $n }
web-classic-harvest-envelope = share unseen
web-classic-harvest-vote-for = voted for
web-classic-harvest-vote-against = voted against
web-classic-harvest-cards =
    { $n ->
        [one] { $n } access card
       *[other] { $n } access cards
    }
web-classic-harvest-reported = Harvests so far: { $cards }
web-classic-harvest-auction = Access cards up for auction: { $left }
web-classic-harvest-director = Director
web-classic-harvest-garrison = garrison of { $n }
web-classic-harvest-hand = Your access cards:

## Forms

web-classic-harvest-primer-title = What Spice Harvest is
web-classic-harvest-primer = Before the first turn, five years of trade decide who begins where on Dune. Every year the Director sees the harvest in secret, announces it, or less, and hands out shares; the others vote whether they believe it. With the spice everybody bids for access cards: strongholds and garrisons. In the end these are laid out, and they are the tokens that you begin with.
web-classic-harvest-truth = This is the truth.
web-classic-harvest-lie = Less than the harvest: a false report.
web-classic-harvest-short = The shares do not add up to what was announced: a false report.
web-classic-harvest-keeps = If all vote for it, { $n } spice stays with you.
web-classic-harvest-undivided = Still to hand out: { $n }
web-classic-harvest-empty = no share yet
web-classic-fork-vote_for = You take your share of { $share } spice, however the others vote.
web-classic-fork-vote_against = You take no share. If more vote against than for and the report was false, those against divide the rest of the harvest, and the Director has to go.
web-classic-trade-with = A trade with
web-classic-trade-shown = the cards are shown first
web-classic-garrison-tokens = { $n } of at most { $of } tokens laid out
web-classic-garrison-spare = The garrisons that you keep bring { $n } spice.
web-classic-harvest-help-BidForDesk = The Director sees the harvest, divides it and keeps the rest, but never votes. Only the highest bidder pays: the bid goes to the second highest bidder.
web-classic-harvest-help-AskPrice = You may sell the Director a second harvest card, which you do not see yourself.
web-classic-harvest-help-BuySecond = A second card is added to your harvest, and your report is then about both. It may turn out to be a sandworm.
web-classic-harvest-help-LastPrice = If you refuse, nothing is paid and no second card is drawn.
web-classic-harvest-help-Announce = Only you know the harvest. What you announce goes into the shares; the rest stays with you, and 3 spice more. If most vote against a false report, you lose the rest and the Directorship.
web-classic-harvest-help-GiveShare = A share is seen only by you and whoever gets it. The report is false as well if the shares do not add up to what you announced.
web-classic-harvest-help-PeekShare = Before the vote you may look at one share: small ones for all are a sign that something is kept back.
web-classic-harvest-help-Vote = A report is false if the harvest was higher, or if the shares do not add up to what was announced. Nobody may tell their own share.
web-classic-harvest-help-AwardOdd = Only if all of you name the same player does anybody get it.
web-classic-harvest-help-PeekAccess = You alone may look at one card of every auction before anybody bids for it.
web-classic-harvest-help-AccessBidding = An access card is a stronghold or a garrison of 1 to 10 tokens, and you need both to begin on Dune. Spice that you do not spend is lost after the trading.
web-classic-harvest-help-TradeTurn = A stronghold is worth nothing without a garrison, nor a garrison much without a stronghold. Cards that are shown first can be judged; unseen, the other has to trust you.
web-classic-harvest-help-AnswerTrade = If the cards are shown, both see what they get before it is done; unseen, everything changes hands at once.
web-classic-harvest-help-ConfirmTrade = Now you have seen what you would get. Nothing has changed hands yet.
web-classic-harvest-help-LayGarrisons = Lay a stronghold, then its garrisons. Nobody sees it until all are ready; where two claim the same stronghold, the larger garrison places only the difference.
web-classic-harvest-help-PlaceGarrison = Elite tokens that you do not place here stay in reserve.
