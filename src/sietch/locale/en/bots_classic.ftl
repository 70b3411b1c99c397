### Why the heuristic bot of classic Dune chose as it did, in English.

## Sentences

classicbot-choice = { $choice }: { $reasons }
classicbot-only_choice = nothing else is possible
classicbot-nothing_to_play = there is nothing to play here
classicbot-never = no Karama is ever worth spending on this
classicbot-listen = there is a Karama in hand now
classicbot-keep_card = the card is worth more later ({ $card })

## Beginnings

classicbot-favourite = wins more often than most
classicbot-predict = a likely winner
classicbot-predict_turn = many games are decided around turn { $n }
classicbot-own_leaders = all four leaders drawn are one's own
classicbot-bribe = this leader will be sent to battle often
classicbot-place_tabr = Sietch Tabr is the stronghold to begin with
classicbot-place_west = from there Habbanya Sietch is one march away
classicbot-place_advisor = one token is enough to hold an empty stronghold

## Storm, spice, worms

classicbot-storm = the storm then hurts others more than us
classicbot-storm_alike = no storm touches anything now
classicbot-steer = there the storm does most good
classicbot-atomics = the storm is about to reach others behind the Shield Wall
classicbot-thumper = a worm would cost others more than us, or bring allies
classicbot-harvester = { $n } more spice can be gathered
classicbot-worm = the worm costs others most there
classicbot-no_worm = a worm would help nowhere
classicbot-help_ally = it helps an ally and costs little

## Alliances and deals

classicbot-join = together victory is nearer
classicbot-invite = an alliance would bring victory nearer
classicbot-leave = alone the prospects are better
classicbot-stay_allied = the alliance is still the best way ({ $faction })
classicbot-alone = no alliance offered makes victory likelier
classicbot-cone = others are about to ally their way to victory
classicbot-accept = the deal brings more than it costs
classicbot-refuse = the deal costs more than it brings
classicbot-offer = a little spice keeps a stronghold out of reach

## Bidding

classicbot-charity = spice for nothing
classicbot-pledge = { $n } spice are to spare
classicbot-no_pledge = there is no spice to spare
classicbot-share = allies pay { $n } spice of it
classicbot-ally_bids = an ally is buying it
classicbot-unknown_card = an unknown card is worth up to { $n } spice
classicbot-wanted_card = this card is worth up to { $n } spice ({ $card })
classicbot-lacking_card = such a card is missing here, and worth up to { $n } spice ({ $card })
classicbot-useless_card = the card is of no use ({ $card })
classicbot-save_spice = the { $n } spice are needed elsewhere
classicbot-too_dear = it is not worth more than { $n } spice
classicbot-karama_free = a Karama saves { $n } spice
classicbot-pay = { $n } spice is a fair price

## Tanks

classicbot-elite_first = elite tokens are worth two
classicbot-revive_free = revival that costs nothing
classicbot-revive_paid = there is spice to spare for tokens
classicbot-kwisatz_back = the Kwisatz Haderach is worth the price
classicbot-leader_back = the best leader to bring back
classicbot-tokens_back = tokens are needed more than leaders
classicbot-ghola = enough of ours lie in the tanks

## Shipment and movement

classicbot-move_last = whoever moves last sees everything
classicbot-no_shipment = no landing is worth its price now
classicbot-no_reserves = there is nobody in reserve
classicbot-karama_rate = at half price much more can land
classicbot-group_complete = the group is complete
classicbot-stay = everybody stands where they are needed
classicbot-all_of_them = all of them are needed there
classicbot-moved_enough = nothing more is to be moved
classicbot-hajr = a second march matters now
classicbot-block = whoever stands there is about to win and must be stopped ({ $territory }, { $faction })
classicbot-attack = the stronghold can be taken ({ $territory }, { $faction })
classicbot-occupy = an open stronghold ({ $territory })
classicbot-reinforce = the garrison needs more ({ $territory })
classicbot-enough_to_win = that is enough to win
classicbot-fetch_spice = { $n } spice lie there ({ $territory })
classicbot-from_the_storm = the storm is coming
classicbot-from_the_worm = Shai-Hulud may come
classicbot-better_place = a better place to stand ({ $territory })
classicbot-advisor = a token that travels for nothing
classicbot-keep_reserve = the last reserves stay where they are
classicbot-oppose = worth standing up for
classicbot-coexist = living beside the others costs nothing

## Battles

classicbot-most_at_stake = most is at stake there
classicbot-weakest_first = the weakest first
classicbot-battle_chance = { $n } chances in a hundred to win against { $faction }
classicbot-battle_lost = the battle is as good as lost ({ $n } chances in a hundred), so little is risked
classicbot-dump = a good moment to be rid of a card ({ $card })
classicbot-foreseen = Prescience has shown part of the other plan
classicbot-voice_helps = the Voice has tied the opponent's hands
classicbot-shown_anyway = it belongs to the best plan, with { $n } chances in a hundred
classicbot-voice = that would hurt most if played
classicbot-prescience = that is what we can answer best
classicbot-see_plan = to see the whole plan is to win
classicbot-traitor = in our pay ({ $leader })
classicbot-no_traitor = this leader is not in our pay
classicbot-poison = this battle is worth it
classicbot-fewest_losses = that costs least
classicbot-throw_away = the card is of no more use
classicbot-use_again = the card will be used again
classicbot-capture = strong enough to be kept for a battle
classicbot-kill = two spice now, and one leader fewer

## Karama and any-time cards

classicbot-karama = too much hangs on it ({ $power })
classicbot-special = this is the moment for the special power
classicbot-truthtrance = before the battle we must know whether this leader is bought ({ $leader })
classicbot-ask_bribed = we mean to send this leader
classicbot-ask_karama = nothing else is worth knowing
classicbot-answer = the question was not understood
classicbot-steal = a big hand for poor cards
