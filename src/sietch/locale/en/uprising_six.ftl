### What the game of six says in English.

## Questions

question-ActivateAlly = Through which ally do you act this turn? Troops, swords and influence go to this ally
question-ChooseTrack = { $count } influence: on your own track, or for { $other } with { $faction }?
question-Reinforce = { $count } troops for your team's allies: who gets how many?
question-TradeWith = With which teammate do you trade?
question-Give = Trade: you give { $taker } one kind of goods. Which, and how much?
question-ToThroneRow = Which card goes to the Throne Row?
question-Share = Which of the two do you take? The activated ally gets the other
question-ThreatenOrNot = { $card }: does your team pay { $count } spice for a victory point?
question-Contribute = { $card }: your team may pay { $price } spice for a victory point. How much of it do you pay? Still missing: { $count }
question-Concede = Your teammate { $other } is level with you at strength { $strength }: do you step back, so that { $other } ranks just above you?

## Actions

action-ally = Ally { $arg }
action-ally_fights = Fight for { $arg }
action-ally_trades = Trade with { $arg }
action-ally_wins = { $arg } ranks above you
action-personal = Your own track
action-faction-ChooseTrack = { $arg }, for { $other }
action-reinforce = { $n } to the first ally
action-reinforce_ally = { $n } to { $arg }
action-goods_share = { $mine } for you, { $other } for your ally
action-give_solari = Give { $n } Solari
action-give_spice = Give { $n } spice
action-give_water = Give { $n } water
action-give_intrigue = Give the intrigue card { $arg }
action-skip-TradeWith = No trade
action-skip-Give = Give nothing
action-skip-ThreatenOrNot = Pay nothing
action-pay-ThreatenOrNot = Pay { $count } spice together
action-skip-Concede = Stay level

## Effects

condition-sword_bonus = your Swordmaster Bonus
effect-special-reinforce = recruit { $n } troops, split between your team's allies, who may deploy them at once
effect-special-trade = trade with a teammate: each may give any amount of one kind of goods
effect-special-allies_recruit = each of your allies recruits { $n } troops
effect-special-share_shipment = take 1 water or 2 Solari; the activated ally gets the other
effect-special-share_desert_gifts = take 1 water or 1 spice; the activated ally gets the other
effect-special-contracts_to_allies = give both face-up contracts to your allies, one each
effect-special-to_throne_row = move a card of the Imperium Row that is not Fremen to the Throne Row
effect-special-threaten_spice = your team may pay { $n } spice: 1 victory point, and trash this card

## Reasons and events

space-own-track-note = 1 influence on the commander's own track
space-personal-note = only { $name } may send an Agent here
why-not_your_board = { $space } is on a commander's own board
event-activate = { $name } acts through { $other }
event-personal = { $name } rises on the commander's own track (now { $level })
event-give_intrigue = { $name } gives { $other } an intrigue card
event-give_intrigue_seen = { $name } gives { $other } the intrigue card { $card }
event-throne_row = { $card } goes to the Throne Row

## What six players call otherwise: `six-` stands before the message that it replaces

six-with-emperor = { with-great_houses }
six-with-fremen = { with-fringe_worlds }
six-track-emperor = { faction-great_houses }
six-track-fremen = { faction-fringe_worlds }
six-icon-emperor = { faction-great_houses }
six-icon-fremen = { faction-fringe_worlds }
six-left-always_smiling = with strength 10 or more in your Reveal turn: 1 persuasion
six-left-imperial_birthright = whenever you reach 2 influence with the Great Houses: draw 1 intrigue card
six-left-reverend_mother = once a turn, when you send an Agent to a space of the Bene Gesserit or the Fringe Worlds, you may pay 1 water to use what is printed on it a second time
six-effect-special-gain_swordmaster = gain your Swordmaster, a third Agent for one round, and the Swordmaster Bonus: 2 swords in each of your Reveal turns
six-event-strength =
    { $strength ->
        [0] { $name } ends the Reveal turn
       *[other] { $name } has strength { $strength }
    }
six-why-no_agent = You have no Agent left to send; a commander's has to point to the activated ally
six-question-RevealTurn =
    { $strength ->
        [0] Reveal turn: { $persuasion } persuasion to spend
       *[other] Reveal turn: { $persuasion } persuasion to spend, strength { $strength }
    }
