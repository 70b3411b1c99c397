### What the game of six says in English.

## Questions

question-ActivateAlly = Through which ally do you act this turn?
question-ChooseTrack = { $count } influence: your own track, or your ally's with { $faction }?
question-Reinforce = { $count } recruits for your team: how many to the first ally?
question-TradeWith = With which teammate do you trade?
question-Give = What do you give?
question-ToThroneRow = Which card goes to the Throne Row?
question-Share = Which of the two do you take? Your ally gets the other
question-ThreatenOrNot = Does your team pay the spice for a victory point?
question-Contribute = How much spice do you add? { $count } is missing
question-Concede = Your teammate is level with you: who takes the better place?

## Actions

action-ally = Seat { $arg }
action-personal = Your own track
action-reinforce = { $n } to the first ally
action-give_solari = Give { $n } Solari
action-give_spice = Give { $n } spice
action-give_water = Give { $n } water
action-give_intrigue = Give the intrigue card { $arg }

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

why-not_your_board = { $space } is on a commander's own board
event-activate = { $name } acts through { $other }
event-personal = { $name } rises on the own track (now { $level })
event-give_intrigue = { $name } gives { $other } an intrigue card
event-give_intrigue_seen = { $name } gives { $other } the intrigue card { $card }
event-throne_row = { $card } goes to the Throne Row
