### Why the heuristic bot of classic Dune threatens and duels as it does, in English.

classicbot-threaten = { $faction } must not get any further
classicbot-forbid = this stronghold matters most
classicbot-call_kanly = a threat that is not made good costs a leader
classicbot-weakest_rival = the weakest of them
classicbot-claim = nobody called in time
classicbot-last_leader = there is nobody else
classicbot-champion = the strongest for a hand full of attacks
classicbot-expendable = the one who would be missed least
classicbot-keep_away = far from the others
classicbot-support = spice saves the champion, and what is not struck comes back
classicbot-stay_out = the principal character is not risked
classicbot-take_side = the better armed side, or an ally
classicbot-reward_leader = few leaders are left
classicbot-reward_tokens = tokens would cost more to bring back
classicbot-reward_spice = spice is of use now
classicbot-honour = the next blow might be the last
classicbot-strike = the enemy stands where it strikes
classicbot-close_in = from there a card can strike
classicbot-three_actions = enough actions to come close and strike
classicbot-weary = this duel leads nowhere
classicbot-draw_card = a step towards the centre draws a card
classicbot-free_hand = makes room for a better card
classicbot-wait = there is nothing to gain
classicbot-parry = a blow for a blow
classicbot-obstacle = keeps the enemy away
classicbot-clear_way = opens the way
