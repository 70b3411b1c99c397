### Why a bot chose as it did, in English.

## Sentences

bot-choice = { $choice }: { $reasons }
bot-though = { $reasons }, though { $against }
bot-only_choice = nothing else is possible

## Gains

bot-gain-solari = { $n } Solari
bot-gain-spice = { $n } spice
bot-gain-water = { $n } water
bot-gain-troops =
    { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
bot-gain-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
bot-gain-intrigue =
    { $n ->
        [one] { $n } intrigue card
       *[other] { $n } intrigue cards
    }
bot-gain-victory_points =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
bot-gain-persuasion = { $n } persuasion
bot-gain-swords =
    { $n ->
        [one] { $n } sword
       *[other] { $n } swords
    }
bot-influence =
    { $level ->
        [1] a first
        [2] a second
        [3] a third
        [4] a fourth
        [5] a fifth
       *[6] a sixth
    } influence with { $faction }
bot-influence_point = { bot-influence }, which is a victory point
bot-influence_alliance = { bot-influence }, and with it the alliance
bot-influence_takes_alliance = { bot-influence }, which takes the alliance from another
bot-second_step = a second step on that track
bot-council_seat = a council seat for the rest of the game
bot-swordmaster = a third Agent for the rest of the game
bot-swordmaster_once = a third Agent for one round, and swords at every reveal
bot-mentat = one more Agent this round
bot-foldspace = a Foldspace card
bot-control = control of a space

## Costs and exchanges

bot-cost-solari = it costs { $n } Solari
bot-cost-spice = it costs { $n } spice
bot-cost-water = it costs { $n } water
bot-sale = { $solari } Solari for { $spice } spice
bot-poor_sale = { $solari } Solari is little for { $spice } spice

## Turns

bot-visit = a visit to { $space }
bot-missed_at_reveal = { $card } is missed at the reveal
bot-no_better_turn = no Agent has anything better to do
bot-nothing_more = nothing more is worth doing
bot-agent_free = the Agent there has done its work
bot-not_worth_it = it is not worth it
bot-faction_space = a faction space comes into reach
bot-occupied_space = an occupied space opens
bot-endgame = nothing is kept after the end

## Cards

bot-better_deck = a better deck
bot-same_deck = it makes the deck no better
bot-thinner_deck = a thinner deck
bot-better_without = the deck is better without it
bot-worse_without = the deck is worse without it
bot-missed_least = it will be missed least
bot-better_purchase = it buys a better card

## The Conflict

bot-troops_to_win =
    { $n ->
        [one] { $n } troop for a Conflict that is then won about { $chance } times in 100
       *[other] { $n } troops for a Conflict that is then won about { $chance } times in 100
    }
bot-troops_for_less =
    { $n ->
        [one] { $n } troop for one of the lesser rewards of the Conflict
       *[other] { $n } troops for one of the lesser rewards of the Conflict
    }
bot-conflict_odds = the Conflict is then won about { $chance } times in 100
bot-reward_in_reach = one of the lesser rewards is within reach
bot-no_more_troops = the Conflict is not worth more troops
bot-troops_home = the troops are worth more at home
bot-free_troop = a troop for nothing
bot-fresh_troops = fresh troops for the Conflict
bot-turns_conflict = it turns the Conflict
bot-changes_conflict = it changes the outcome of the Conflict
bot-no_combat_card = no card would change the outcome of the Conflict
bot-lost_troops = a victory point for three troops that are lost anyway

## Uprising

bot-spies =
    { $n ->
        [one] a Spy on the board
       *[other] { $n } Spies on the board
    }
bot-spy_post = a good post to watch from
bot-spy_gathers = a card for a Spy that is watching
bot-spy_passes = a Spy has to come home to clear the way
bot-spy_missed_least = the Spy there will be missed least
bot-contract = a contract
bot-completes_contract = a contract completed
bot-council_gifts = the gifts of the High Council
bot-agent_again = an Agent that can be sent again
bot-hooks = Maker Hooks, and with them sandworms
bot-sandworms = sandworms that double the rewards of the Conflict
bot-wall = sandworms can then join every Conflict
bot-battle_pair = a pair of battle icons for the winner, which is a victory point
bot-back_to_hand = the card comes back to the hand
bot-training = a step in Feyd-Rautha's training
bot-awaken = the memories come back as cards

## Teams of six

bot-personal_point = a step on the own track, which is a victory point
bot-personal_gift = a step on the own track, with a gift for the whole team
bot-swords_for_ally = this ally can use the swords best
bot-shared = each gets what is needed more
bot-throne_row = only one's own team can acquire it there
bot-trade = a trade helps the team
bot-gift = it helps more there than it is missed here
bot-team_spice = spice of the team for a victory point
bot-contract_for_ally = the ally who can complete it gets the contract
bot-concede = the better place goes to the ally who makes more of it
bot-teammate_wins = a teammate wins the Conflict as things are
