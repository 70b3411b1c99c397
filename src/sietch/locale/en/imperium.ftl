### What effects, questions, reasons and events of Dune: Imperium say in English.

## Lists

list-and = { $first } and { $second }
list-or = { $first } or { $second }
list-clauses = { $first }; { $second }
list-or_else = { $first }; or { $second }
list-many = { $first }, { $second }

## Resources

resource-solari = Solari
resource-spice = spice
resource-water = water
resource-troops = troops
resource-cards = cards
resource-intrigue = intrigue cards
resource-victory_points = victory points
resource-persuasion = persuasion
resource-swords = swords

## Gains

effect-gain-solari = { $n } Solari
effect-gain-spice = { $n } spice
effect-gain-water = { $n } water
effect-gain-troops =
    { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
effect-gain-cards =
    { $n ->
        [one] draw { $n } card
       *[other] draw { $n } cards
    }
effect-gain-intrigue =
    { $n ->
        [one] { $n } intrigue card
       *[other] { $n } intrigue cards
    }
effect-gain-victory_points =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
effect-gain-persuasion = { $n } persuasion
effect-gain-swords =
    { $n ->
        [one] { $n } sword
       *[other] { $n } swords
    }
effect-more-swords =
    { $n ->
        [one] { $n } more sword
       *[other] { $n } more swords
    }
effect-more-persuasion = { $n } more persuasion
effect-more-solari = { $n } more Solari
effect-more-cards =
    { $n ->
        [one] draw { $n } more card
       *[other] draw { $n } more cards
    }
effect-more-victory_points =
    { $n ->
        [one] { $n } more victory point
       *[other] { $n } more victory points
    }

## Influence

with-emperor = the Emperor
with-spacing_guild = the Spacing Guild
with-bene_gesserit = the Bene Gesserit
with-fremen = the Fremen
track-emperor = { faction-emperor }
track-spacing_guild = { faction-spacing_guild }
track-bene_gesserit = { faction-bene_gesserit }
track-fremen = { faction-fremen }
effect-influence = { $n } influence with { $faction }
effect-influence_any = { $n } influence with a faction of your choice
effect-influence_one_of = { $n } influence with { $factions }, as you choose
effect-two_influences = 1 influence with each of two different factions

## Combinations

effect-arrow = you may { $cost }: { $effect }
effect-arrow_must = { $cost } and in return: { $effect }
effect-when = with { $condition }: { $effect }
effect-otherwise = with { $condition }: { $effect }; otherwise { $other }
effect-choose_some = choose { $n } of: { $effects }
effect-nothing = no effect

## Costs

cost-solari = pay { $n } Solari
cost-spice = pay { $n } spice
cost-water = pay { $n } water
cost-influence = lose { $n } influence
cost-trash_self = trash this card
cost-trash_card = trash a card
cost-deployed_troops = lose { $n } of your troops in the Conflict

## Conditions

condition-alliance = your alliance with { $faction }
condition-any_alliance = an alliance
condition-influence = at least { $n } influence with { $faction }
condition-fremen_bond = Fremen Bond (another Fremen card in play)
condition-another_bene_gesserit = another Bene Gesserit card in play
condition-council_seat = a seat on the High Council
condition-owns_spice_must_flow = at least { $n } copies of The Spice Must Flow
condition-most_spice_must_flow = more copies of The Spice Must Flow than each opponent
condition-influence_on_tracks = at least 3 influence on { $n } tracks

## Single effects

effect-trash = you may trash a card from your hand, your discard pile or in play
effect-trash_self = trash this card
effect-deploy = you may deploy up to { $n } troops from your garrison to the Conflict
effect-deploy_one = you may deploy a troop from your garrison to the Conflict
effect-deploy_any = deploy any number of troops from your garrison to the Conflict
effect-retreat = you may retreat up to { $n } of your troops from the Conflict
effect-retreat_any = you may retreat any number of your troops from the Conflict
effect-acquire = acquire a card that costs { $n } or less
effect-acquire_top = acquire a card that costs { $n } or less, on top of your deck

## Named effects

effect-special-acquire_foldspace = acquire a Foldspace card
effect-special-steal_intrigue = each opponent with 4 or more intrigue cards gives you one at random
effect-special-take_council_seat = take a seat on the High Council: 2 persuasion in each of your Reveal turns
effect-special-take_mentat = take the Mentat if it is on its space: one more Agent this round
effect-special-gain_swordmaster = gain your Swordmaster, a third Agent for the rest of the game
effect-special-oratory = 1 persuasion in your Reveal turn if your Agent is still here
effect-special-signet = use your leader's signet ability
effect-special-harvest_again = on a Maker space, harvest its base spice a second time
effect-special-one_more_influence = gain 2 influence instead of 1 on the faction's space
effect-special-opponents_lose_garrison_troop = each opponent loses a troop from the garrison
effect-special-opponents_discard = each opponent discards { $n } cards
effect-special-test_of_humanity = each opponent discards a card or loses a deployed troop
effect-special-block_space = name a board space: no opponent may send an Agent there until your next turn
effect-special-take_bene_gesserit_from_discard = take a Bene Gesserit card from your discard pile into your hand
effect-special-send_any_agent = send one of your Agents, even one already on the board, to any space, occupied or not
effect-special-cheaper_spice_must_flow = The Spice Must Flow costs you { $n } less this turn
effect-special-persuasion_per_fremen = { $n } persuasion for each Fremen card you have in play
effect-special-recruit_and_deploy = recruit { $n } troops; in your Reveal turn you may deploy them at once
effect-special-catch_up_influence = { $n } influence with a faction in which an opponent has more than you
effect-special-set_row_card_aside = set a card of the Imperium Row aside; you may acquire it this round for 1 persuasion less
effect-special-draw_and_pass = at the start of your turn: draw 1 card, and your turn ends
effect-special-reveal_persuasion = { $n } persuasion in your Reveal turn this round
effect-special-recruitment_mission = { $n } persuasion in your Reveal turn this round, and cards you acquire then may go on top of your deck
effect-special-faction_icons = the card you play this turn also has the four faction icons
effect-special-infiltrate = enemy Agents do not block your next Agent this turn
effect-special-double_cross = an opponent loses a deployed troop, and you deploy one from your supply
effect-special-look_at_top_card = look at the top card of your deck, then draw it or trash it
effect-special-shuffle_discard_and_draw = shuffle your discard pile into your deck, then draw 1 card
effect-special-recall_agent = recall one of your Agents; it can be sent again this round
effect-special-control = control of the space that is fought for
effect-control_of = control of { $space }
effect-special-mentat_next_round = the Mentat as one more Agent next round

## Boxes of a card, a space, a leader

box-agent = Agent: { $text }
box-reveal = Reveal: { $text }
box-acquire = When acquired: { $text }
box-on_trash = When trashed: { $text }
box-plot = Plot: { $text }
box-combat = Combat: { $text }
box-win = When you win a conflict: { $text }
box-endgame = Endgame: { $text }
box-first = First: { $text }
box-second = Second: { $text }
box-third = Third: { $text }
box-signet = Signet Ring, { $name }: { $text }
box-left = { $name }: { $text }
box-space = { $text }
box-cost = Cost: { $text }
box-needs = Requires { $text }
box-control = Whoever controls it: { $text }
box-icons = Agent icons: { $text }
box-faction = { $text } card
box-price = { $n } persuasion
space-combat-note = Combat space
space-once-note = Once per game and player
space-maker-note = harvest { $n } spice and all bonus spice here
space-exchange-note = pay { $spice } spice for { $solari } Solari
hagal-note-space = Sends an Agent to { $space }
hagal-note-harvest = Sends an Agent to the Maker space with most bonus spice
hagal-note-reshuffle = Reshuffle the House Hagal deck
hagal-note-signet = uses its leader's signet ability

## Left abilities of the leaders

left-prescience = look at the top card of your deck at any time
left-landsraad_popularity = Landsraad spaces cost you 1 Solari less
left-masterstroke = secretly choose two factions before the game; once, in a turn in which you deploy four or more troops, gain 1 influence with each
left-arrakis_fiefdom = start with 1 more spice and 1 more Solari
left-eyes_everywhere = enemy Agents do not block yours on Landsraad and City spaces
left-ruthless_negotiator = whenever you pay Solari for a board space, draw 1 card
left-spice_addict = when you harvest spice, take 1 less and draw 1 card
left-connections = when you take your seat on the High Council, gain 1 influence with a faction of your choice

## Actions

action-play = Play { $arg }
action-to = Send the Agent to { $arg }
action-from_leader = Use an Agent from your leader
action-from = Move the Agent from { $arg }
action-reveal = Reveal your hand (Reveal turn)
action-end = Done
action-pass = Pass
action-intrigue = Play the intrigue card { $arg }
action-buy = Acquire { $arg }
action-costs = { $action } (costs { $n })
action-buy_to_top = Acquire { $arg } on top of your deck
action-buy_aside = Acquire { $arg }, which you set aside
action-buy_aside_to_top = Acquire { $arg }, which you set aside, on top of your deck
action-deploy =
    { $n ->
        [one] Deploy { $n } troop
       *[other] Deploy { $n } troops
    }
action-retreat =
    { $n ->
        [one] Retreat { $n } troop
       *[other] Retreat { $n } troops
    }
action-sell = Sell { $n } spice
action-sell_for = Sell { $n } spice for { $solari } Solari
action-resolve = { $source }: { $arg }
action-pay = Do it
action-pay_for = { $arg }
action-skip = Leave it
action-skip-Resolve = Leave the rest
action-skip-PayOrNot = Pay nothing
action-skip-ChooseTrash = Trash nothing
action-skip-Defend = Deploy no troop
action-skip-PassOrNot = Go on with the turn
action-skip-OfferMasterstroke = Keep them for later
action-skip-RivalSignet = Pay nothing
action-choose = Choose option { $arg }
action-choose_effect = { $arg }
action-faction = { $arg }
action-lose_influence = Lose 1 influence: { $arg }
action-trash_from_hand = Trash { $arg } from your hand
action-trash_from_discard = Trash { $arg } from your discard pile
action-trash_in_play = Trash { $arg }, which is in play
action-discard = Discard { $arg }
action-lose_troop = Lose a deployed troop
action-take = Take { $arg }
action-set_aside = Set { $arg } aside
action-block = Forbid { $arg }
action-recall = Recall the Agent from { $arg }
action-draw_top = Draw it
action-trash_top = Trash it
action-opponent = Seat { $arg }
action-opponent_fights =
    { $n ->
        [one] { $arg } ({ $n } troop, strength { $strength })
       *[other] { $arg } ({ $n } troops, strength { $strength })
    }
action-leader = { $arg }
action-token = { $arg }
action-masterstroke = Reveal the tokens
action-defend = Deploy a troop from your supply
action-harvest = { $arg }

## Questions

question-ChooseLeader = Choose your leader
question-ChooseTokens = Masterstroke, { $count } of 2: which faction do you choose in secret?
question-Defend = The Conflict is for { $space }, which you control: defend it with a troop from your supply?
question-TakeTurn = Your turn: play a card and send an Agent, or reveal your hand
question-ChooseAgent = Which Agent does the Kwisatz Haderach send?
question-ChooseSpace = { $card }: where do you send your Agent?
question-SellMelange = How much spice do you sell?
question-Resolve = Which effect comes next?
question-DeployTroops = How many troops do you deploy to the Conflict? Up to { $limit }
question-EndTurn = Anything else before your turn ends?
question-RevealTurn = Reveal turn: { $persuasion } persuasion to spend, strength { $strength }
question-ChooseAcquire = Acquire a card that costs { $max_cost } or less
question-ChooseTrash = Which card do you trash?
question-ChooseTrash_for = Which card do you trash, for this: { $gain }?
question-ChooseTrash_goods = Which card do you trash for { $gain }?
question-DiscardCards =
    { $count ->
        [one] Which card do you discard?
       *[other] You discard { $count } cards: which one now?
    }
question-DiscardCards_by =
    { $count ->
        [one] { $by } makes you discard a card: which one?
       *[other] { $by } makes you discard { $count } cards: which one now?
    }
question-PayOrNot = { $cost }, for this: { $gain }?
question-PayOrNot_goods = { $cost } for { $gain }?
question-ChooseLoss = With which faction do you lose 1 influence?
question-ChooseHeir = Who takes the alliance with { $faction }?
question-ChooseFaction = With which faction do you gain { $count } influence?
question-ChooseOne = Choose one
question-ChooseSome =
    { $count ->
        [one] choose one more
       *[other] choose { $count }: which one now?
    }
question-ChooseDeploy = How many troops do you deploy? Up to { $limit }
question-ChooseRetreat = How many troops do you retreat? Up to { $limit }
question-TestOfHumanity = Test of Humanity: discard a card or lose a deployed troop
question-BlockSpace = The Voice: which space do you forbid your opponents?
question-TakeFromDiscard = Which Bene Gesserit card do you take?
question-SetAside = Which card of the row do you set aside?
question-PassOrNot = Does your turn end here?
question-DoubleCross = Who loses a deployed troop?
question-DrawOrTrash = The top card of your deck is { $card }: draw it or trash it?
question-RecallAgent = Which Agent do you recall?
question-OfferMasterstroke = Masterstroke, once a game: reveal your tokens now for 1 influence each ({ $factions })?
question-CombatTurn = Combat: play intrigue cards or pass
question-AfterWin = You won the conflict: anything to play?
question-EndgameTurn = The game ends: anything to play?
question-ChooseHarvest = Two Maker spaces are equally good for House Hagal: which one?
question-RivalSignet = Does the Rival pay for its signet ability?
question-for-rival = { $question } (you decide for { $name })
question-of = { $source }: { $question }

## Why something is not possible

why-not_now = This cannot be done now
why-not_your_turn = It is not your turn to choose
why-game_over = The game is over
why-no_icon = { $card } has no agent icon and can only be revealed
why-wrong_icon = { $card } has no icon that leads to { $space }
why-no_agent = You have no Agent left to send
why-no_space = { $card } leads to no space that you can enter now
why-occupied = { $space } is occupied by an Agent
why-too_dear = { $space } costs { $need } { $resource }; you have { $have }
why-too_little_influence = { $space } needs { $influence } influence with { $faction }; you have { $level }
why-once_only = You have been to { $space }; it can be used once per game
why-voice = The Voice forbids { $space } until its owner's next turn
why-no_swordmaster = At this difficulty you cannot gain a Swordmaster
why-cannot_pay = You do not have what this costs
why-condition_unmet = The condition for this effect is not met
why-no_effect = It would have no effect now
why-no_influence_to_lose = You have no influence to lose there
why-not_that_faction = This effect does not allow that faction
why-only_own_turn = A plot card is played in your own Agent or Reveal turn
why-only_combat = A combat card is played during the combat phase
why-only_after_win = This card is played right after you win a conflict alone
why-only_endgame = An endgame card is played when the game ends
why-only_at_start = This card is played at the very start of your turn
why-only_before_card = This card is played before the card of your Agent turn
why-cannot_pay_intrigue = You cannot pay what this card costs
why-condition_unmet_intrigue = You do not meet this card's condition
why-too_many_troops = You may deploy { $limit } at most: { $recruited } recruited this turn and 2 others
why-too_little_spice = That takes { $need } spice; you have { $have }
why-too_dear_card = { $card } costs { $need } persuasion; you have { $have }
why-not_for_sale = { $card } cannot be bought with persuasion
why-stack_empty = No copy of { $card } is left
why-unresolved = An effect that is not optional must be resolved first
why-no_deployed_troop = You have no deployed troop to lose

## What happened

event-draw =
    { $n ->
        [one] { $name } draws { $n } card
       *[other] { $name } draws { $n } cards
    }
event-draw_seen = { $name } draws: { $cards }
event-reshuffle = { $name } shuffles the discard pile into a new deck
event-draw_intrigue =
    { $n ->
        [one] { $name } draws { $n } intrigue card
       *[other] { $name } draws { $n } intrigue cards
    }
event-draw_intrigue_seen = { $name } draws the intrigue: { $cards }
event-discard = { $name } discards { $card }
event-row = { $card } joins the Imperium Row
event-acquire = { $name } acquires { $card }
event-acquire_top = { $name } acquires { $card } on top of the deck
event-trash = { $name } trashes { $card }
event-influence = { $name } gains { $n } influence with { $faction } (now { $level })
event-influence_lost = { $name } loses { $n } influence with { $faction } (now { $level })
event-track_bonus = { $name } takes the bonus on the track of { $faction }
event-alliance = { $name } now holds the alliance with { $faction }
event-alliance_lost = The alliance with { $faction } goes back to the board
event-vp =
    { $n ->
        [one] { $name } gains { $n } victory point ({ $vp })
       *[other] { $name } gains { $n } victory points ({ $vp })
    }
event-vp_lost = { $name } loses a victory point ({ $vp })
event-recruit =
    { $n ->
        [one] { $name } recruits { $n } troop
       *[other] { $name } recruits { $n } troops
    }
event-deploy =
    { $n ->
        [one] { $name } deploys { $n } troop (now { $troops })
       *[other] { $name } deploys { $n } troops (now { $troops })
    }
event-retreat =
    { $n ->
        [one] { $name } retreats { $n } troop
       *[other] { $name } retreats { $n } troops
    }
event-lose_troops =
    { $n ->
        [one] { $name } loses { $n } troop
       *[other] { $name } loses { $n } troops
    }
event-gain = { $name } gains { $amount }
event-rival_spends = { $name } spends { $resource } for a victory point
event-intrigue = { $name } plays the intrigue card { $card }
event-steal_intrigue = { $name } takes an intrigue card from { $other }
event-steal_intrigue_seen = { $name } takes the intrigue card { $card } from { $other }
event-council = { $name } takes a seat on the High Council
event-mentat = { $name } takes the Mentat
event-swordmaster = { $name } gains a Swordmaster
event-voice = { $name } uses the Voice: { $space } is forbidden
event-take_card = { $name } takes { $card } from the discard pile
event-set_aside = { $name } sets { $card } aside
event-recall = { $name } recalls an Agent from { $space }
event-turn = { $name } to play
event-send = { $name } plays { $card } and sends an Agent to { $space }
event-pay = { $name } pays { $amounts }
event-tokens = { $name } has chosen two factions in secret
event-masterstroke = { $name } reveals the Masterstroke: { $factions }
event-reveal = { $name } reveals: { $cards }
event-reveal_nothing = { $name } reveals an empty hand
event-strength = { $name } has strength { $strength }
event-phase = Phase: { $phase }
event-pass = { $name } passes
event-combat = Combat: { $strengths }
event-combat_reward = { $name } takes reward { $n }
event-control = { $name } takes control of { $space }
event-control_lost = The control marker is removed
event-round = Round { $round }: { $conflict }
event-maker = Spice gathers at { $space } ({ $bonus })
event-recall_all = All Agents come home
event-hagal = { $name } sends an Agent to { $space }
event-hagal_swords =
    { $n ->
        [one] { $name } adds { $n } sword
       *[other] { $name } adds { $n } swords
    }
event-leader = { $name } leads as { $leader }
event-end_by_points = { $name } has { $vp } victory points: this was the last round
event-end_by_conflicts = The last Conflict was fought: this was the last round
event-game_over = The game is over

## What people at the table are called in a sentence

imperium-player = Player { $letter }
imperium-short-paul_atreides = Paul
imperium-short-duke_leto_atreides = Leto
imperium-short-baron_vladimir_harkonnen = Vladimir
imperium-short-glossu_rabban = Rabban
imperium-short-helena_richese = Helena
imperium-short-count_ilban_richese = Ilban
imperium-short-countess_ariana_thorvald = Ariana
imperium-short-earl_memnon_thorvald = Memnon
imperium-short-house_hagal = Hagal
imperium-short-feyd_rautha_harkonnen = Feyd
imperium-short-gurney_halleck = Gurney
imperium-short-lady_amber_metulli = Amber
imperium-short-lady_margot_fenring = Margot
imperium-short-princess_irulan = Irulan
imperium-short-lady_jessica = Jessica
imperium-short-reverend_mother_jessica = Jessica
imperium-short-staban_tuek = Staban
imperium-short-shaddam_corrino_iv = Shaddam
