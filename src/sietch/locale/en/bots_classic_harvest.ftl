### Why the heuristic bot chose as it did in Spice Harvest, in English.

classicbot-harvest_post = the Directorship is worth { $n } spice
classicbot-harvest_sell = spice for a card that costs nothing
classicbot-harvest_buy = a second harvest brings more than it costs
classicbot-harvest_haggle = it may be had for less
classicbot-harvest_too_dear = a second harvest is not worth so much
classicbot-harvest_truth = the truth does no harm here
classicbot-harvest_lie = { $n } spice could well have been drawn, and the rest is for us
classicbot-harvest_whole = an honest report gives everything out
classicbot-harvest_feed = content voters keep a Director in office
classicbot-harvest_starve = there are votes enough without this one
classicbot-harvest_peek = it shows what others were given
classicbot-harvest_caught = the shares do not add up to the report
classicbot-harvest_against = the report is hard to believe
classicbot-harvest_for = a share of { $n } spice is certain
classicbot-harvest_odd = the others would never agree
classicbot-access_seen = it is worth up to { $n } spice to us ({ $access })
classicbot-access_worth = a card is worth up to { $n } spice now
classicbot-access_look = whoever looks bids better
classicbot-access_no_trade = there is nothing to trade
classicbot-access_trade = another card would be of more use
classicbot-access_gain = the trade brings more than it costs
classicbot-access_keep = our card is of more use
classicbot-access_garrison = so the best strongholds are held
classicbot-access_elite = elite tokens stay in reserve
