### What effects, questions and events say in Dune: Imperium – Uprising, where the base game has no word for it.

## Spies

effect-spy =
    { $n ->
        [one] place a Spy
       *[other] place { $n } Spies
    }
effect-spy_on = place a Spy on a post connected to a space with the { $icons } icon
effect-spy_here = place a Spy on a post of the space where you sent your Agent, even beside another player's Spy
effect-spy_shared = place a Spy, even on a post with another player's Spy

## Combinations

effect-at_least_one = one of these or both: { $effects }
effect-without = without { $condition }: { $effect }
effect-retreat_one = you may retreat one of your troops from the Conflict

## Costs

cost-discard =
    { $n ->
        [one] discard a card
       *[other] discard { $n } cards
    }
cost-intrigue =
    { $n ->
        [one] trash an intrigue card
       *[other] trash { $n } intrigue cards
    }
cost-recall_spies =
    { $n ->
        [one] recall a Spy
       *[other] recall { $n } Spies
    }
cost-retreat =
    { $n ->
        [one] retreat a troop
       *[other] retreat { $n } troops
    }
cost-retreat_up_to =
    { $n ->
        [2] retreat 1 or 2 troops
       *[other] retreat 1 to { $n } troops
    }
cost-trash_emperor_in_play = trash another Emperor card that you have in play
cost-trash_emperor_in_hand = trash an Emperor card from your hand

## Conditions

condition-at_maker = your Agent on a Maker space
condition-at_faction = your Agent on a faction's space
condition-recalled_spy = a Spy recalled this turn
condition-spies_on_board = at least { $n } Spies on the board
condition-spy_at_maker = a Spy watching a Maker space
condition-units_in_conflict = at least { $n } units in the Conflict
condition-sandworms =
    { $n ->
        [one] a sandworm in the Conflict
       *[other] at least { $n } sandworms in the Conflict
    }
condition-hooks = Maker Hooks
condition-contracts_done = at least { $n } completed contracts
condition-seat_and_swordmaster = a seat on the High Council and your Swordmaster
condition-gained_spice = spice gained this turn
condition-deployed_this_turn = at least { $n } units deployed this turn
condition-discarded = a discarded { $name } card
condition-strength = strength { $n } or more
condition-acquired_spice_must_flow = The Spice Must Flow acquired this turn
condition-behind_an_alliance = 4 influence or more where an opponent holds the alliance

## Named effects

effect-special-opponents_discard_one = each opponent discards a card
effect-special-take_contract = take a contract (or 2 Solari if there is none)
effect-special-summon_sandworms =
    { $n ->
        [one] summon a sandworm into the Conflict
       *[other] summon { $n } sandworms into the Conflict
    }
effect-special-detonate_shield_wall = blow up the Shield Wall (if you want)
effect-special-recall_other_agent = recall one of your other Agents (it can be sent again this round)
effect-special-take_hooks = take Maker Hooks
effect-special-council_seat_or_gifts = take a seat on the High Council: 2 persuasion in each of your Reveal turns; if you have one: 2 spice, 1 intrigue card and 3 troops
effect-special-discard =
    { $n ->
        [one] discard a card
       *[other] discard { $n } cards
    }
effect-special-return_to_hand = take this card back into your hand
effect-special-ignore_influence = this Agent needs no influence to enter a space
effect-special-deploy_recruits = you may deploy the troops you recruit this turn, from any space
effect-special-swords_per_emperor =
    { $n ->
        [one] { $n } sword for each Emperor card you reveal, this one included
       *[other] { $n } swords for each Emperor card you reveal, this one included
    }
effect-special-swords_per_sword_card =
    { $n ->
        [one] { $n } sword for each other card you reveal that gives swords
       *[other] { $n } swords for each other card you reveal that gives swords
    }
effect-special-draw_per_sandworm =
    { $n ->
        [one] draw { $n } card for each of your sandworms in the Conflict
       *[other] draw { $n } cards for each of your sandworms in the Conflict
    }
effect-special-persuasion_per_contract = { $n } persuasion for each contract you have completed
effect-special-influence_where_spying = 1 influence with each faction that one of your Spies is watching
effect-special-acquire_with_solari = you may acquire a card to your hand, paying Solari instead of persuasion
effect-special-acquire_perhaps_to_hand = acquire a card that costs { $n } or less, to your hand if you have a sandworm in the Conflict
effect-special-sort_top_three = look at the top three cards of your deck: draw one, discard one and trash one
effect-special-call_to_arms = in your Reveal turn this round, recruit a troop with each card you acquire
effect-special-flip_battle_icon = turn over a conflict card you won with the { $battle } icon or the wild one: 1 victory point
effect-special-advance_training = move your token one space along the training track and take what is there
effect-special-chroniclers_insight = you may acquire a card that costs exactly 1, for nothing and to your hand; or trash a card from your hand, for 2 spice if it costs 1 or more
effect-special-spice_agony = draw 1 intrigue card and put a troop from your supply with the Bene Gesserit, as a memory
effect-special-repeat_space = use the effects of the space a second time
effect-special-unseen_network = place a Spy; on a Landsraad post you may pay 1 spice for 3 Solari, on a faction's post 2 Solari for an intrigue card
effect-special-no_deployment = you deploy no units to the Conflict this turn
effect-special-rival_influence =
    { $n ->
        [1] 1 influence with the first faction that its Rival card names
        [2] 1 influence with the second faction that its Rival card names
       *[other] 1 influence with the third faction that its Rival card names
    }
effect-special-rival_influence_least = { $n } influence where it has least
effect-special-rival_influence_most = { $n } influence where it has most
effect-special-rival_influence_for_alliance = { $n } influence where that earns an alliance, otherwise where it has least
effect-special-rival_signet = the signet of its Rival card
effect-special-rival_spy = place a Spy on a faction's post
effect-special-rival_wall = blow up the Shield Wall if it has Maker Hooks
effect-special-rival_harvest = take the bonus spice and the base spice, or sandworms instead of the base spice with Maker Hooks

## Boxes of a card, a space, a leader

box-on_discard = When discarded: { $text }
box-battle = Battle icon: { $text }
box-posts = Watched from: { $text }
box-watches = Watches { $text }
box-complete = Complete it: { $text }
box-reward = Reward: { $text }
box-players = For { $text } players
box-drawback = { $name }: { $text }
box-other_face = Once turned over she is { $name }
box-training = Training track: { $a1 }; or { $a2 } → { $b } → { $c1 }; or { $c2 }, then { $c3 } → { $d }
space-worms-note =
    { $n ->
        [one] with Maker Hooks you may summon a sandworm instead of the base spice
       *[other] with Maker Hooks you may summon { $n } sandworms instead of the base spice
    }
space-protected-note = Behind the Shield Wall
space-cheaper-note = { $n } Solari once anybody has a Swordmaster
contract-note-space = send an Agent to { $space }
contract-note-harvest = send an Agent to a Maker space and gain at least { $n } spice in that turn
contract-note-immediate = as soon as you take it
contract-note-acquire = acquire The Spice Must Flow
contract-note-reserved = With Shaddam Corrino IV at the table, for him alone
objective-note-first = Whoever holds it is the first player
box-rival_signet = Signet: { $text }
box-scheme = Scheme, with its third Spy: { $text }
box-swordmaster = Gains a Swordmaster for { $n } resources in all
box-prefers = Prefers, in this order: { $text }
hagal-note-posts = Places a Spy on the first of these that is free, then another card follows: { $posts }
hagal-note-basins = Sends an Agent to { $first } or { $second }, wherever more bonus spice lies
hagal-note-when_conflict_three = In a conflict of level III:
hagal-note-when_guild_two = With 2 influence with the Spacing Guild:
hagal-note-only_fremen_two = Only with 2 influence with the Fremen
hagal-note-only_bonus_spice = Only if bonus spice lies there

## Left abilities of the leaders

left-devious_strength = in your Reveal turn you may recall a Spy for 2 swords
left-always_smiling = with strength 6 or more in your Reveal turn: 1 persuasion
left-desert_scouts = in your Reveal turn you may retreat one of your troops
left-loyalty = whenever you reach 2 influence with the Bene Gesserit: 2 spice
left-unpredictable_foe = with a sandworm in the Conflict in your Reveal turn: draw 1 intrigue card
left-imperial_birthright = whenever you reach 2 influence with the Emperor: draw 1 intrigue card
left-other_memories = when you send an Agent to a Bene Gesserit space, you may take back all your memories, draw 1 card for each of them and turn this leader over for good
left-reverend_mother = once a turn, when you send an Agent to a Bene Gesserit or Fremen space, you may pay 1 water to use what is printed on it a second time
left-limited_allies = start without Diplomacy
left-smuggle_spice = 1 spice whenever another player sends an Agent to a Maker space that one of your Spies is watching
left-sardaukar_commander = both Sardaukar contracts are set aside for you; whenever you take a contract, you may take one of them

## Actions

action-spy = Place the Spy: { $arg }
action-recall_spy = Recall the Spy: { $arg }
action-contract = { $arg }: { $task } → { $reward }
action-trash_intrigue = Trash the intrigue card { $arg }
action-take-SortTopThree = Draw { $arg }
action-detonate = Blow up the Shield Wall
action-take_spice = Take the base spice
action-take_spice_of = Take { $n } spice
action-summon = Summon sandworms
action-summon_number =
    { $n ->
        [one] Summon a sandworm
       *[other] Summon { $n } sandworms
    }
action-advance = Go to: { $arg }
action-advance_paid = Go to: { $cost } → { $gain }
action-awaken = Take back the memories and turn the leader over
action-skip-PlaceSpy = Place no Spy
action-skip-GatherIntelligence = Recall no Spy
action-skip-DetonateOrNot = Let it stand
action-skip-ChooseAtLeastOne = Not the other line
action-skip-AwakenOrNot = Not now
action-skip-ChroniclersInsight = Neither
action-skip-AcquireWithSolari = Acquire nothing

## Questions

question-PlaceSpy =
    { $supply ->
        [0] All your Spies are placed: which one do you recall, to place it elsewhere?
       *[other]
            { $count ->
                [one] Where do you place a Spy?
               *[other] You place { $count } Spies: where does this one go?
            }
    }
question-Infiltrate = Which Spy do you recall to infiltrate { $space }?
question-GatherIntelligence = { $space }: recall a Spy to draw a card?
question-RecallSpies =
    { $count ->
        [one] Which Spy do you recall?
       *[other] You recall { $count } Spies: which one now?
    }
question-TakeContract = Which contract do you take?
question-DetonateOrNot = Do you blow up the Shield Wall?
question-SpiceOrSandworms = { $space }: take spice or summon sandworms?
question-RecallOtherAgent = Which Agent do you recall?
question-TrashIntrigue = Which intrigue card do you trash?
question-RetreatSome = How many troops do you retreat? 1 to { $limit }
question-TrashEmperorCard = Which Emperor card do you trash?
question-ChooseAtLeastOne = which do you do first? You may do the other afterwards
question-ChooseAtLeastOne_only = of its two lines, only this one is possible now
question-ChooseAtLeastOne_also = also this: { $also }?
question-AdvanceTraining =
    { $training ->
        [start] Your token is at the start of the training track: where does it go?
       *[other] Your token is in the middle of the training track: where does it go?
    }
question-AwakenOrNot = Do you take back your memories, draw a card for each and become a Reverend Mother?
question-ChroniclersInsight = Acquire a card of the Row that costs 1, to your hand, or trash a card from your hand? That gives 2 spice if it costs 1 or more
question-AcquireWithSolari = Which card do you acquire to your hand, paying Solari?
question-AcquirePerhapsToHand = Acquire a card that costs { $max_cost } or less
question-SortTopThree =
    { $count ->
        [3] Which of the top three cards do you draw?
       *[other] Which of the other two do you discard? The last one is trashed
    }

## What happened

event-spy = { $name } places a Spy: { $post }
event-recall_spy = { $name } recalls a Spy: { $post }
event-sandworm =
    { $n ->
        [one] { $name } summons a sandworm
       *[other] { $name } summons { $n } sandworms
    }
event-detonate = { $name } blows up the Shield Wall
event-hooks = { $name } takes Maker Hooks
event-take_conflict = { $name } takes the conflict card { $conflict }
event-battle_icons = { $name } turns over battle icons: { $battle }
event-contract = { $name } takes the contract { $contract }
event-contract_done = { $name } completes the contract { $contract }
event-trash_intrigue = { $name } trashes the intrigue card { $card }
event-training = { $name } moves along the training track: { $training }
event-awaken =
    { $n ->
        [one] { $name } takes back { $n } memory and becomes a Reverend Mother
       *[other] { $name } takes back { $n } memories and becomes a Reverend Mother
    }
event-return_card = { $name } takes { $card } back into the hand
event-acquire_hand = { $name } acquires { $card } to the hand
event-scheme = { $name } sets a scheme in motion
event-churn = { $card } leaves the Imperium Row
