### The Duel: questions, actions, events, reasons and names of Kanly and the arena.

## Names

classic-principal = principal character
classic-duel_card-attack_inward = Attack inward
classic-duel_card-attack_outward = Attack outward
classic-duel_card-attack_right = Attack to the right
classic-duel_card-attack_left = Attack to the left
classic-duel_card-thrown_knife = Thrown Knife
classic-duel_card-parry_inside = Parry from the inside
classic-duel_card-parry_outside = Parry from the outside
classic-duel_card-parry_right = Parry from the right
classic-duel_card-parry_left = Parry from the left
classic-duel_card-place_obstacle = Place an Obstacle
classic-duel_card-jump_obstacle = Jump an Obstacle
classic-duel_card-remove_obstacle = Remove an Obstacle
classic-duel_card-three_actions = Three Actions
classic-duel_card-leave_with_honour = Leave the Arena with Honour
classic-space-outer_1 = outer ring, space 1
classic-space-outer_2 = outer ring, space 2
classic-space-outer_3 = outer ring, space 3
classic-space-outer_4 = outer ring, space 4
classic-space-outer_5 = outer ring, space 5
classic-space-middle_1 = middle ring, space 1
classic-space-middle_2 = middle ring, space 2
classic-space-middle_3 = middle ring, space 3
classic-space-middle_4 = middle ring, space 4
classic-space-middle_5 = middle ring, space 5
classic-space-inner_1 = inner ring, space 1
classic-space-inner_2 = inner ring, space 2
classic-space-inner_3 = inner ring, space 3
classic-space-inner_4 = inner ring, space 4
classic-space-inner_5 = inner ring, space 5
classic-edge = the edge between { $one } and { $other }
classic-deed-ship = ship anybody
classic-deed-bid = bid for a card
classic-deed-buy = buy a card
classic-deed-enter = bring tokens into { $what }
classic-deed-collect = collect spice in { $what }
classic-deed-play = play the card { $what }
classic-deed-attack = attack { $what }
classic-deed-ally = ally with { $what }

## What duel cards do

classic-does-duel_card-attack_inward = Strikes the champion in the space next to yours towards the centre.
classic-does-duel_card-attack_outward = Strikes the champion in the space next to yours away from the centre.
classic-does-duel_card-attack_right = Strikes the champion in the space on your right; you face the centre.
classic-does-duel_card-attack_left = Strikes the champion in the space on your left; you face the centre.
classic-does-duel_card-thrown_knife = Strikes a champion at most two spaces away, in any direction.
classic-does-duel_card-parry_inside = When you are struck from the side of the centre: strike back at the same time.
classic-does-duel_card-parry_outside = When you are struck from the outer side: strike back at the same time.
classic-does-duel_card-parry_right = When you are struck from the right: strike back at the same time.
classic-does-duel_card-parry_left = When you are struck from the left: strike back at the same time.
classic-does-duel_card-place_obstacle = Put an obstacle on any edge of the arena; nobody walks or strikes across it.
classic-does-duel_card-jump_obstacle = Step across an obstacle.
classic-does-duel_card-remove_obstacle = Take any obstacle out of the arena.
classic-does-duel_card-three_actions = Take three more actions for the one that this card costs.
classic-does-duel_card-leave_with_honour = The duel ends at once and nobody loses anything; in a War of Assassins you alone leave.
classic-does-duel_copies = { $n } of 25 duel cards.

## Actions

classic-action-threaten = Threaten { $arg } with Kanly
classic-action-deed = { $arg }
classic-action-kanly = Kanly!
classic-action-space = { $arg }
classic-action-space-PlaceChampion = Begin here: { $arg }
classic-action-space-DuelTurn = Step: { $arg }
classic-action-space-JumpObstacle = Jump: { $arg }
classic-action-second = Take the side of { $arg }
classic-action-duel_card = Duel card: { $arg }
classic-action-edge = { $arg }
classic-action-against-AnswerOne = Meet { $arg }
classic-action-against-ThrowKnife = Throw it at { $arg }
classic-action-support-SupportChampion = Lay out { $n } spice
classic-action-leader-ClaimForfeit = { $arg } ({ $n }) loses the duel and dies
classic-action-leader-TakeReward = Take { $arg } ({ $n }) out of the tanks
classic-action-done-TakeReward = Take what is left in spice
classic-action-pass-CallKanly = Let it go
classic-action-pass-ClaimForfeit = Ignore it
classic-action-pass-ChooseSide = Stay out of it
classic-action-pass-DuelTurn = End the turn
classic-action-pass-ParryAttack = Take the blow

## Questions

classic-question-NameDeed = Which deed of { $victim } will be Kanly, if it is done before the turn is over?
classic-question-CallKanly = { $against } did what you forbade: { $deed }. Do you call Kanly? If not, they may claim the duel as won against any leader of yours
classic-question-AnswerOne = Several call Kanly against you, and you have to answer only one of them. Whom do you meet?
classic-question-ClaimForfeit = Kanly was not called in time ({ $silent }). Which leader do you declare beaten?
classic-question-ChooseChampion = Kanly against { $against }: which leader enters the arena, face down? Whoever falls there dies; without the principal character you are out of the game
classic-question-ChooseChampion-war = Nexus: which leader waits in the arena, face down? If nobody allies, all of them fight to the death
classic-question-PlaceChampion = Where does your champion enter the arena?
classic-question-SupportChampion = Duel against { $against }: how much spice takes the first blows for your champion? Everybody sees it, and what is struck from it goes to the enemy
classic-question-ChooseSide = { $caller } against { $target } in the arena: whose side do you take? If your side wins, you are paid the strength of the leader whom you send; if it loses, that leader dies
classic-question-DuelTurn = Your champion ({ $space }) has { $left ->
        [one] 1 action
       *[other] { $left } actions
    } left: a step or a duel card?
classic-question-ThrowKnife = Whom does the knife hit?
classic-question-PlaceObstacle = Where does the obstacle stand?
classic-question-RemoveObstacle = Which obstacle goes?
classic-question-JumpObstacle = Where do you jump?
classic-question-ParryAttack = A blow of { $strength } from { $by }: do you strike back at the same time, with a parry for the side of the attack?
classic-question-TakeReward = Your side has won: how do you take the { $left } that you still get, in spice, or if the tanks hold any, in tokens (1 each) or leaders (their strength)?

## Reasons

classic-why-silenced_threat = a Cone of Silence forbids threats of Kanly this turn
classic-why-threatened_already = you have threatened somebody this turn already
classic-why-no_threat_to_ally = allies are not threatened
classic-why-said_already = this threat has been spoken this turn already
classic-why-not_outer = champions begin in the outer ring
classic-why-must_second = everybody takes a side who has another leader than the principal character
classic-why-reward_too_small = the leader is stronger than what is left of the reward
classic-why-space_taken = another champion stands there
classic-why-no_target = nobody stands where the card strikes
classic-why-not_attacked = a parry only answers an attack
classic-why-wrong_side = only the parry for the side of the attack helps, and against a knife from afar none
classic-why-behind_obstacle = an obstacle stands in between
classic-why-enough_obstacles = all six obstacles are in the arena
classic-why-no_obstacle = there is no obstacle for it

## Events

classic-by-duel = the duel
classic-ending-last_standing = everybody else had lost their principal character
classic-event-duel_card_drawn = { $name } draws a duel card
classic-event-duel_card_drawn_seen = { $name } draws a duel card: { $duel_card }
classic-event-threatened = { $name } threatens { $other } with Kanly for this turn, should they { $deed }
classic-event-kanly = { $name } calls Kanly against { $other }
classic-event-kanly_not_called = { $name } does not call Kanly against { $other }
classic-event-kanly_ignored = { $name } lets the missed Kanly rest
classic-event-kanly_forfeited = { $name } claims the duel that nobody called as won against { $leader }
classic-event-champion_placed = A champion of { $name } enters the arena ({ $space })
classic-event-champion_supported = { $name } supports the champion with { $spice } spice
classic-event-seconds = { $name } takes the side of { $other }
classic-event-seconds_seen = { $name } takes the side of { $other } with { $leader }
classic-event-second_refused = { $name } stays out of the duel
classic-event-champion_steps = The champion of { $name } steps on ({ $space })
classic-event-duel_card = { $name } plays a duel card: { $duel_card }
classic-event-obstacle_placed = { $name } puts an obstacle on { $edge }
classic-event-obstacle_removed = { $name } takes the obstacle off { $edge }
classic-event-champion_revealed = The champion of { $name } is { $leader }, strength { $strength }
classic-event-champion_strikes = { $name } strikes { $other } and takes { $spice } spice
classic-event-champion_falls = { $leader }, champion of { $name }, falls
classic-event-duel_passed = { $name } does nothing in the arena
classic-event-duel_over_won = { $name } wins the duel
classic-event-duel_over_both = Both champions are dead, and the duel is over
classic-event-duel_over_honour = The duel ends with honour
classic-event-war_of_assassins = No alliance: the War of Assassins begins
classic-event-war_over = The War of Assassins is over
classic-event-war_over_won = The champion of { $name } has survived the War of Assassins
classic-event-eliminated = { $name } has lost the principal character and is out of the game

## Options

classic-option-principal_strength = With duels: how strong the principal characters are, and how much spice supports a champion at most.
classic-option-war_of_assassins = With duels: a nexus without an alliance ends in a War of Assassins.
