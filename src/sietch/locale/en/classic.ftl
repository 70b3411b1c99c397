### What actions, questions, reasons and events of classic Dune say in English.

## Tokens, spice, groups

classic-none = none
classic-this = this
classic-tokens =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
classic-elites =
    { $n ->
        [one] { $n } elite token
       *[other] { $n } elite tokens
    }
classic-group = { $tokens } from { $location }
classic-reserves = reserves
classic-price-free = free
classic-price-each = { $n } spice per token
classic-price-half = half of { $n } spice per token
classic-leader-strength = { $leader } ({ $n })

## Actions

classic-action-pass = Pass
classic-action-pass-KaramaWindow = Let it happen
classic-action-pass-Doubt = Let it happen
classic-action-pass-Ship = Ship nothing
classic-action-pass-Muster = Move nobody
classic-action-pass-Destination = Stay
classic-action-pass-CrossTo = Call the shipment off
classic-action-pass-Command = Give no command
classic-action-pass-Foresee = Ask nothing
classic-action-pass-ReviveLeader = Revive nobody
classic-action-pass-PlaceWorm = Leave the worm in the sand
classic-action-pass-ChooseTraitor = No traitor: all four are yours
classic-action-pass-CallTraitors = Keep silent
classic-action-never = Pass, and never ask me again about { $window }
classic-action-never-KaramaWindow = Let it happen, and never ask me again about { $window }
classic-action-never-Doubt = Let it happen, and never ask me again about { $window }
classic-action-listen = Ask me again whenever I could step in
classic-action-done = Done
classic-action-yes = Yes
classic-action-yes-ClaimCharity = Take the charity
classic-action-yes-SpareAllies = Spare them
classic-action-yes-GrantRevival = Let them revive three for free
classic-action-yes-GuildNow = Now
classic-action-yes-SendAdvisor = Send an advisor
classic-action-yes-Win = Pay { $price } spice
classic-action-yes-Resurrect = Revive the Kwisatz Haderach
classic-action-yes-ReviveLeader = Revive the Kwisatz Haderach for 2 spice
classic-action-no = No
classic-action-no-ClaimCharity = Do without
classic-action-no-SpareAllies = Let the worm eat them
classic-action-no-GuildNow = Wait
classic-action-no-SendAdvisor = Send nobody
classic-action-take = Play { $arg }
classic-action-predict = { $arg } will win
classic-action-in_turn = Predict turn { $n }
classic-action-traitor = { $arg } is your traitor
classic-action-sectors =
    { $n ->
        [one] { $n } sector
       *[other] { $n } sectors
    }
classic-action-sectors-DialStorm = Dial { $n }
classic-action-sectors-SteerStorm =
    { $n ->
        [one] Move the storm { $n } sector
       *[other] Move the storm { $n } sectors
    }
classic-action-play = Play { $arg }
classic-action-at = { $arg }
classic-action-count = { $tokens }
classic-action-count-HowMany = Move { $tokens }
classic-action-count-PlaceFremenCount = Place { $tokens }
classic-action-count-LandHowMany =
    { $spice ->
        [0] Land { $tokens }
       *[other] Land { $tokens } for { $spice } spice
    }
classic-action-count-SwapHands =
    { $n ->
        [one] Take { $n } card
       *[other] Take { $n } cards
    }
classic-action-elite = With { $tokens }
classic-action-elite-TakeReward = Revive { $tokens }
classic-action-worm = A worm in { $arg }
classic-action-invite = Invite { $arg } into an alliance
classic-action-join = Join { $arg } in an alliance
classic-action-leave = Leave your alliance
classic-action-bid = Bid { $n }
classic-action-max = Bid for me up to { $n }
classic-action-max-SealedBids = Pay { $n } at most
classic-action-max-SealedAccess = Pay { $n } at most
classic-action-pledge = Pledge { $n } spice
classic-action-share = Use { $n } of it
classic-action-revive = Revive { $tokens }
classic-action-revive-Revive =
    { $n ->
        [0] Revive nobody
       *[other]
            { $spice ->
                [0] Revive { $tokens } for free
               *[other] Revive { $tokens } for { $spice } spice
            }
    }
classic-action-revive-MoreFromEmperor =
    { $n ->
        [0] Pay for nobody
       *[other] Pay { $spice } spice for { $tokens }
    }
classic-action-land = Land in { $arg }
classic-action-land-Ship = Land in { $arg } ({ $price })
classic-action-cross = Ship across the planet from { $arg }
classic-action-withdraw = Ship back to the reserves from { $arg }
classic-action-move = From { $arg }
classic-action-to = To { $arg }
classic-action-end_peace = End coexistence in { $arg }
classic-action-coexist = Coexist
classic-action-oppose = Do not coexist
classic-action-battle = Fight in { $arg }
classic-action-against = Against { $arg }
classic-action-against-Silence = Silence { $arg }
classic-action-against-SwapHands = Take cards from { $arg }
classic-action-against-ChooseSeen = See the plan of { $arg }
classic-action-voice_play = Play a { $arg }
classic-action-voice_avoid = Play no { $arg }
classic-action-ask = Ask to see: { $arg }
classic-action-leader = { $arg } ({ $n })
classic-action-leader-ReviveLeader = Revive { $arg } for { $n } spice
classic-action-leader-Resurrect = Revive { $arg } ({ $n })
classic-action-hero = { $arg } as leader
classic-action-no_leader = No leader
classic-action-weapon = Weapon: { $arg }
classic-action-weapon-none = No weapon
classic-action-defense = Defense: { $arg }
classic-action-defense-none = No defense
classic-action-kwisatz_haderach-yes = With the Kwisatz Haderach
classic-action-kwisatz_haderach-no = Without the Kwisatz Haderach
classic-action-dial = Dial { $n }
classic-action-support = Support it with { $n } spice
classic-action-call_traitor = Treason! The leader is your traitor
classic-action-lose = Lose { $tokens }
classic-action-keep = Keep { $arg }
classic-action-discard = Discard { $arg }
classic-action-capture = Keep the prisoner for one battle
classic-action-kill = Kill the prisoner and get 2 spice
classic-action-karama_rate = Play a Karama: ship at the Guild's price
classic-action-karama_free = Play a Karama: pay nothing
classic-action-karama_special = Play a Karama for your special power
classic-action-karama_special-SpecialWindow = Play a Karama: { $power }
classic-action-karama_with = Play { $arg } as a Karama
classic-action-give = Give { $arg }
classic-action-truthtrance = Play Truthtrance on { $arg }
classic-action-holds = Do you hold the card { $arg }?
classic-action-bribed = Is { $arg } your traitor?
classic-action-spice_at_least = Have you at least { $n } spice?
classic-action-predicted = Did you predict { $arg }?
classic-action-predicted_in = Did you predict turn { $n }?
classic-action-marker_is = Is the next storm marker a { $n }?
classic-action-aloud = A question of your own, asked aloud
classic-action-deal = Propose a deal to { $arg }
classic-action-give_spice = Deal: you give { $n } spice
classic-action-want_spice = Deal: you get { $n } spice
classic-action-promise = Deal: you promise { $promise }
classic-action-want = Deal: you are promised { $promise }
classic-action-pay_later = Deal: you pay { $n } spice at the end of the turn
classic-action-want_later = Deal: you are paid { $n } spice at the end of the turn
classic-action-offer = Offer the deal
classic-action-drop = Drop this deal
classic-action-accept = Accept the deal of { $arg }
classic-action-refuse = Refuse the deal of { $arg }

## Deals and promises; clauses are said of the one who offers

classic-promise-no_shipment = to ship nothing this turn
classic-promise-no_bid = to buy no card this turn
classic-promise-no_traitor_call = to call no traitor against the other this turn
classic-promise-no_karama = to play no Karama against the other this turn
classic-promise-alliance = to ally at the next nexus
classic-promise-keep_out_of = to keep out of { $territory } this turn
classic-promise-pay_later = to pay { $n } spice at the end of the turn
classic-clause-give_spice = gives { $n } spice
classic-clause-want_spice = gets { $n } spice
classic-clause-promise = promises { $promise }
classic-clause-want = has the other promise { $promise }
classic-clause-pay_later = pays { $n } spice at the end of the turn
classic-clause-want_later = is paid { $n } spice at the end of the turn

## Questions

classic-question-ChooseFaction = Which faction do you play?
classic-question-Predict = Write down in secret: who will win?
classic-question-PredictTurn = You predict { $faction }: in which turn?
classic-question-ChooseTraitor = You have drawn { $drawn }: which of your enemies' leaders is your traitor?
classic-question-PlaceFremen =
    { $left ->
        [one] Where does your last token start?
       *[other] { $left } of your tokens are still to be placed: where do some of them start?
    }
classic-question-PlaceFremenCount = { $location }: how many of the { $left } that are left?
classic-question-PlaceAdvisor = Where does your first token start?
classic-question-DialStorm = How far do you turn your wheel for the storm?
classic-question-WeatherWindow =
    { $sectors ->
        [one] The storm will move { $sectors } sector. Do you play Weather Control?
       *[other] The storm will move { $sectors } sectors. Do you play Weather Control?
    }
classic-question-SteerStorm = Weather Control: how many sectors does the storm move?
classic-question-AtomicsWindow = Do you blow up the Shield Wall before the storm moves?
classic-question-ThumperWindow = Do you plant a Thumper before the spice blows?
classic-question-HarvesterWindow = { $spice } spice has blown in { $location }. Do you double it with a Harvester?
classic-question-SpareAllies = A worm rises in { $territory }: does it spare your allies?
classic-question-PlaceWorm = In which sand territory does the worm rise?
classic-question-NexusTurn = Nexus: do you change anything about your alliances?
classic-question-ClaimCharity = You have no spice. Do you take the charity of CHOAM?
classic-question-SealedBids =
    { $left ->
        [one] The last card is up for auction: how much would you pay at most?
       *[other] The first of { $left } cards is up for auction: how much would you pay at most?
    }
classic-question-Bidding =
    { $left ->
        [one] The last card: { $by } bid { $high }. Do you raise?
       *[other] The first of { $left } cards: { $by } bid { $high }. Do you raise?
    }
classic-question-Bidding-open =
    { $left ->
        [one] The last card is up for auction. Do you bid?
       *[other] The first of { $left } cards is up for auction. Do you bid?
    }
classic-question-card_seen = { $question } You have seen it: { $card }
classic-question-Win = The card is yours for { $price } spice: how do you pay?
classic-question-SwapHands-whom = Whose cards do you take? You give back as many
classic-question-SwapHands-count = How many cards do you take, unseen?
classic-question-SwapHands-give =
    { $taken ->
        [one] Which card do you give back?
       *[other] Which card do you give back first? { $taken } in all
    }
classic-question-Pledge = How much of your spice may your allies spend in this phase?
classic-question-ShareBill = You owe { $amount } spice; your allies have pledged you { $pledged }. How much of theirs do you use?
classic-question-GrantRevival = Do you let your allies revive three tokens for free?
classic-question-Revive = How many tokens do you revive? { $free } for free, the others for { $price } spice each; in the tanks: { $tanks }
classic-question-MoreFromEmperor = For how many more tokens of { $ally } do you pay { $price } spice each?
classic-question-ReviveLeader = Leaders are revived at the end of your movement. Do you revive one?
classic-question-CoexistOrOppose = { $territory }: do you coexist? If so, this turn you are there as if you were not: no battle, no spice, no stronghold
classic-question-EndPeace = Where do you end coexistence?
classic-question-GuildNow = Do you ship and move now, or wait?
classic-question-Ship = Ship: where do you land? In reserve: { $reserve }
classic-question-LandHowMany = { $location }: how many tokens land?
classic-question-CrossTo = Shipping { $picked }: where to?
classic-question-SendAdvisor = Do you send an advisor to { $location }?
classic-question-Muster =
    { $purpose ->
        [ride] The worm carries you: which tokens ride?
        [cross] Which tokens go aboard?
        [withdraw] Which tokens go aboard?
       *[march] Which group moves?
    }
classic-question-Muster-more = { $picked }: more tokens of this territory as well?
classic-question-HowMany = { $location }: how many tokens?
classic-question-Destination =
    { $purpose ->
        [ride] The worm carries { $picked }: where to?
       *[march] { $picked }: where to? Range: { $range }
    }
classic-question-FinishMovement = Anything else before your movement ends?
classic-question-ChooseBattle = Which battle do you fight next?
classic-question-ChooseEnemy = { $territory }: whom do you fight first?
classic-question-PoisonWindow = Do you use Residual Poison against { $against }?
classic-question-Command = Battle against { $against } in { $territory }: what does the Voice command?
classic-question-Foresee = Battle against { $against } in { $territory }: which part of the plan do you ask to see?
classic-question-ShowElement = Battle against { $against } in { $territory }: Prescience asks for a part of your plan ({ $element }). What do you show? It is binding
classic-question-ChooseSeen = Whose whole plan do you see?
classic-question-Plans = Battle against { $against } in { $territory }: what is your plan?
classic-question-Plans-chosen = Battle against { $against } in { $territory }: what else? So far: { $chosen }
classic-question-CallTraitors = { $leader } leads the enemy. Do you call treason?
classic-question-LoseTokens = You dialed { $dial } with { $spice } spice: which tokens of that worth do you lose? A token counts 1 with a spice and ½ without, an elite token as a rule twice that
classic-question-KeepCards = Do you keep the card you played?
classic-question-CaptureOrKill = { $leader } is your prisoner: what do you do?
classic-question-KaramaWindow = { $victim }: { $power }. Does a Karama stop it?
classic-question-Doubt = { $victim }: { $power }. Do you answer with a Karama?
classic-question-SpecialWindow = Your special Karama power: { $power }?
classic-question-SpecialWindow-against = Your special Karama power against { $victim }: { $power }?
classic-question-Resurrect =
    { $most ->
        [0] Which leader do you revive for free?
        [1] Whom do you revive for free: a leader, or the token in the tanks?
       *[other] Whom do you revive for free: a leader, or up to { $most } tokens of those in the tanks?
    }
classic-question-Silence = Cone of Silence: who may neither buy cards nor ally this turn? Name one after the other
classic-question-AskTruth = Truthtrance: what do you ask { $victim }?
classic-question-AnswerAloud = { $asker } asked you a question aloud: yes or no, and truly?

## Why not

classic-why-in_storm = the storm rages there
classic-why-caught_in_storm = nobody leaves the storm
classic-why-two_already = two other factions hold this stronghold
classic-why-ally_there = an ally stands there
classic-why-too_far =
    { $range ->
        [one] that is farther than { $range } territory
       *[other] that is farther than { $range } territories
    }
classic-why-not_enough_spice = there is not enough spice for that
classic-why-not_fremen_land = Fremen reserves land on the Great Flat or within two territories of it
classic-why-no_reserves = there are no tokens in reserve
classic-why-only_guild = only the Guild can ship so
classic-why-cancelled = a Karama has stopped this
classic-why-promised = a deal forbids it
classic-why-bid_too_high = at most { $spice } spice can be paid
classic-why-bid_too_low = the bid stands at { $high } already
classic-why-hand_full = the hand is full
classic-why-leader_dead = this leader is in the tanks
classic-why-leader_captured = this leader is a prisoner
classic-why-fought_elsewhere = this leader has fought elsewhere this turn
classic-why-no_cards_alone = without a leader no card can be played
classic-why-voice_forbids = the Voice forbids it
classic-why-shown_already = what was shown is binding
classic-why-not_revivable = leaders come back only once all five have been in the tanks
classic-why-wait_for_others = the other leaders come back first
classic-why-revival_limit = three tokens a turn are the limit
classic-why-one_elite = one elite token a turn is the limit
classic-why-not_on_turn_one = not in the first turn
classic-why-nothing_to_revive = there is nothing to revive
classic-why-alliance_full = the alliance has as many members as it may have
classic-why-nobody_left = somebody must be left outside the alliance
classic-why-silenced = a Cone of Silence forbids it this turn

## How a game ends

classic-ending-strongholds = enough strongholds were held at the end of a turn
classic-ending-prediction = the Bene Gesserit had predicted it
classic-ending-fremen_special = the Fremen kept the sietches to themselves
classic-ending-guild_default = nobody mastered Dune, as the Guild wished
classic-ending-most_strongholds = the most strongholds were held at the end

## Causes

classic-by-storm = the storm
classic-by-worm = Shai-Hulud
classic-by-atomics = Family Atomics
classic-by-explosion = the explosion
classic-by-battle = in the battle
classic-by-weapon = a weapon
classic-by-treason = treason
classic-by-harkonnen = the Harkonnen
classic-by-poison = Residual Poison

## Truthtrance

classic-fact-holds = holds { $arg }
classic-fact-bribed = has { $arg } as a traitor
classic-fact-spice_at_least = has at least { $n } spice
classic-fact-predicted = has predicted { $arg }
classic-fact-predicted_in = has predicted turn { $n }
classic-fact-marker_is = has seen a { $n } as the next storm marker
classic-answer-yes = yes
classic-answer-no = no

## Events

classic-event-faction = { $name } plays { $faction }
classic-event-sheets = Everybody takes spice and tokens as the shields say
classic-event-prediction = { $name } writes down a prediction
classic-event-prediction_seen = { $name } predicts { $faction } in turn { $turn }
classic-event-traitors = { $name } knows who is in their pay
classic-event-traitors_seen = In the pay of { $name }: { $traitors }
classic-event-placed = { $name } places { $tokens } ({ $location })
classic-event-dealt = { $name } is dealt a treachery card
classic-event-dealt_seen = { $name } is dealt { $card }
classic-event-turn = Turn { $turn }
classic-event-phase = { $phase }
classic-event-storm_dialed = The wheels show { $dials }
classic-event-marker_revealed = The storm marker shows { $sectors }
classic-event-marker_drawn = { $name } looks at the next storm marker
classic-event-marker_drawn_unseen = The next storm marker lies face down
classic-event-marker_drawn_seen = { $name } looks at the next storm marker: { $sectors }
classic-event-weather_control =
    { $sectors ->
        [one] { $name } makes the storm move { $sectors } sector
       *[other] { $name } makes the storm move { $sectors } sectors
    }
classic-event-family_atomics = { $name } blows up the Shield Wall
classic-event-storm =
    { $sectors ->
        [one] The storm moves { $sectors } sector, from { $from } to { $to }
       *[other] The storm moves { $sectors } sectors, from { $from } to { $to }
    }
classic-event-spice_lost = { $spice } spice is lost ({ $location }): { $by }
classic-event-killed = { $name } loses { $tokens } ({ $location }): { $by }
classic-event-spice_reshuffled = The spice cards are shuffled into a new deck
classic-event-worm_aside = Shai-Hulud comes too early and goes back into the deck
classic-event-worm = Shai-Hulud!
classic-event-worm_again = Shai-Hulud once more
classic-event-spice_blow = A spice blow: { $spice } spice ({ $location })
classic-event-spice_blow_none = A spice blow in the storm: nothing is left ({ $location })
classic-event-harvester = { $name } sends a Harvester: { $spice } more spice ({ $location })
classic-event-worm_called = { $name } calls a worm to { $territory }
classic-event-nexus = Nexus: alliances can change
classic-event-invited = { $name } invites { $other } into an alliance
classic-event-left_alliance = { $name } leaves the alliance
classic-event-joined_alliance = { $name } allies with { $others }
classic-event-charity = { $name } takes { $spice } spice from the charity of CHOAM
classic-event-auction =
    { $cards ->
        [one] { $cards } card is up for auction
       *[other] { $cards } cards are up for auction
    }
classic-event-card_seen = { $name } looks at the card
classic-event-card_seen_seen = { $name } looks at the card: { $card }
classic-event-card_up = { $name } opens the bidding for the next card ({ $left } left)
classic-event-bid = { $name } bids { $spice }
classic-event-passed = { $name } passes
classic-event-no_bids =
    { $left ->
        [one] Nobody bids: the last card goes back on the deck
       *[other] Nobody bids: { $left } cards go back on the deck
    }
classic-event-karama_free = { $name } plays { $card } and does not pay the { $price } spice
classic-event-bid_void = { $name } cannot pay { $price } spice and does not get the card
classic-event-bought = { $name } takes the card
classic-event-bought_seen = { $name } takes the card: { $card }
classic-event-bonus_card = { $name } draws one more card
classic-event-bonus_card_seen = { $name } draws one more card: { $card }
classic-event-hand_taken =
    { $cards ->
        [one] { $name } takes { $cards } card from { $other }
       *[other] { $name } takes { $cards } cards from { $other }
    }
classic-event-revival_granted = { $name } lets allies revive three tokens for free
classic-event-revived = { $name } revives { $tokens }
classic-event-leader_revived = { $leader } lives again
classic-event-kwisatz_killed = The Kwisatz Haderach dies in the explosion
classic-event-kwisatz_revived = The Kwisatz Haderach lives again
classic-event-spice_seen = { $name } looks at the next spice card
classic-event-spice_seen_seen = { $name } looks at the next spice card: { $card }
classic-event-coexists = { $name } coexists in { $territory }
classic-event-opposes = { $name } does not coexist in { $territory }
classic-event-moves = { $name } ships and moves
classic-event-moved = { $name } moves { $tokens }: { $from } → { $to }
classic-event-ships = { $name } ships { $tokens }: { $from } → { $to }
classic-event-karama_rate = { $name } plays { $card } and ships at the Guild's price
classic-event-shipment_stopped = The shipment of { $name } is stopped
classic-event-advisor = { $name } sends an advisor ({ $location })
classic-event-battle = Battle: { $name } against { $other } ({ $territory })
classic-event-voice = The Voice of { $name } commands { $other }: { $command }
classic-event-command-voice_play = play a { $arg }
classic-event-command-voice_avoid = do not play a { $arg }
classic-event-prescience = { $name } asks { $other } to show: { $element }
classic-event-shown = { $name } shows it
classic-event-shown_seen = { $name } shows: { $answer }
classic-event-no_leader = { $name } announces: no leader is available
classic-event-plan_seen = { $name } sees the battle plan of { $other }
classic-event-plan = Plan of { $name }: { $plan }
classic-event-plan-dial = dial { $n }
classic-event-plan-spice = { $n } spice
classic-event-plan-kwisatz = Kwisatz Haderach
classic-event-plan-no_leader = no leader
classic-event-traitor = Treason! { $leader } is a traitor of { $name }
classic-event-won = { $name } wins against { $other }, { $high } to { $low }
classic-event-won_treason = { $name } wins against { $other } by treason
classic-event-explosion = A lasegun meets a shield: everything is destroyed ({ $territory })
classic-event-paid = { $name } pays { $spice } spice to the bank
classic-event-paid_to = { $name } pays { $spice } spice to { $other }
classic-event-bounty = { $name } is paid { $spice } spice for fallen leaders
classic-event-leader_killed = { $leader } is killed by { $by }
classic-event-captive_returns = { $leader } returns to { $name }
classic-event-captured = { $name } takes { $leader } prisoner
classic-event-karama = { $name } plays { $card } against { $other } and stops this: { $power }
classic-event-karama_special = { $name } plays a Karama to { $power }
classic-event-silenced = { $name } silences { $other } for this turn
classic-event-truthtrance = Truthtrance: { $name } asks whether { $other } { $fact }: { $answer }
classic-event-truthtrance_aloud = Truthtrance: { $name } asks { $other } a question aloud
classic-event-answered = { $name } answers { $other }: { $answer }
classic-event-promise_paid = { $name } pays { $other } { $spice } of the { $owed } spice promised
classic-event-promise_broken = { $name } breaks a promise to { $other }: { $promise }
classic-event-deal_offered = { $name } offers { $other } a deal: { $name } { $clauses }
classic-event-deal_accepted = { $name } accepts the deal: { $other } { $clauses }
classic-event-deal_refused = { $name } refuses this deal: “{ $other } { $clauses }”
classic-event-pledged = { $name } pledges spice to the alliance
classic-event-pledged_seen = { $name } pledges { $spice } spice to the alliance
classic-event-paid_for_ally = { $name } pays { $spice } spice for { $other }
classic-event-discard = { $name } discards { $card }
classic-event-treachery_reshuffled = The discarded treachery cards are shuffled into a new deck
classic-event-collected = { $name } collects { $spice } spice ({ $location }), { $left } left
classic-event-flow = { $name } receives { $spice } spice for { $territory }
classic-event-game_over = The game is over: { $winners } won; { $reason }

## What each card does

classic-does-projectile_weapon = Weapon in a battle plan: kills the enemy leader unless a Shield is played against it.
classic-does-poison_weapon = Weapon in a battle plan: kills the enemy leader unless a Snooper is played against it.
classic-does-lasegun = Weapon in a battle plan: kills the enemy leader whatever is played against it. With a Shield in either plan everything in the territory is destroyed, and nobody wins.
classic-does-projectile_defense = Defense in a battle plan: saves your leader from a projectile weapon. Meeting a Lasegun it makes the territory explode.
classic-does-poison_defense = Defense in a battle plan: saves your leader from a poison weapon.
classic-does-cheap_hero = Stands in for a leader in a battle plan, with strength 0. Nobody can call him a traitor; afterwards the card is always discarded.
classic-does-worthless = Does nothing. You are rid of it by playing it as weapon or defense; with the additional advantages the Bene Gesserit may play it as a Karama.
classic-does-truthtrance = At any time: one player must answer one question with yes or no, truly, before everybody.
classic-does-karama = Stops one use of one power of another faction. Or: ship once at the Guild's price, take a card at auction without paying, or use your special Karama power where that rule is on.
classic-does-weather_control = When the storm is about to move: you say how far, 0 to 10 sectors.
classic-does-hajr = At the end of your movement: one more move, with the same group or another.
classic-does-tleilaxu_ghola = At any time: revive one of your leaders, or up to five tokens, for free.
classic-does-family_atomics = Before the storm moves, with a token on the Shield Wall or next to it: all tokens there die, and Imperial Basin, Arrakeen and Carthag lie open to storms for good. The card leaves the game.
classic-does-cone_of_silence = At any time: the opponents you name may buy no cards, enter no new alliance and threaten nobody with Kanly this turn.
classic-does-residual_poison = In your battle, before plans are made: one of the opponent's available leaders, drawn at random, dies, and nobody is paid. By the other reading of the card, you discard your worthless cards instead.
classic-does-thumper = Before the first spice card of a turn: it counts as a Shai-Hulud, with nexus and all.
classic-does-harvester = Right after a spice blow: as much spice again is placed there.
classic-does-spice = { $n } spice appears in { $location }.
classic-does-shai_hulud = A nexus, and everything in the territory of the last spice blow is eaten.
classic-does-leader = Strength { $n }.
classic-does-copies = Copies: base set { $base }, The Duel { $duel }, Spice Harvest { $harvest }.

## Lists of `sietch cards`

cli-kind-treachery = treachery card
cli-kind-spice_card = spice card
cli-kinds-treachery = Treachery cards
cli-kinds-spice_card = Spice cards
cli-kinds-leader-atreides = Leaders: Atreides
cli-kinds-leader-harkonnen = Leaders: Harkonnen
cli-kinds-leader-emperor = Leaders: Emperor
cli-kinds-leader-guild = Leaders: Guild
cli-kinds-leader-fremen = Leaders: Fremen
cli-kinds-leader-bene_gesserit = Leaders: Bene Gesserit
cli-kinds-leader-ixians = Leaders: Ixians
cli-kinds-leader-bene_tleilax = Leaders: Bene Tleilax
cli-kinds-leader-landsraad = Leaders: Landsraad

## Sections of the rulebooks

classic-section-both = French { $french }, Italian { $italian }
classic-section-french = French { $french }
classic-section-italian = Italian { $italian }

## What people at the table are called before factions are taken

classic-player = Player { $letter }
