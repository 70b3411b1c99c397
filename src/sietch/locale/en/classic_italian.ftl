### Classic Dune: the extras of the Italian edition. Ixians, Bene Tleilax, Landsraad, further strongholds, up to nine players.

## Options

classic-option-extra_factions = Ixians and Bene Tleilax may be played: drawn, chosen or named. More than six players need them.
classic-option-ixian_leaders_free = Ixian leaders come back from the tanks for free in every revival.
classic-option-landsraad_reconstruction = The Landsraad may be named as a faction. It is a reconstruction of our own, not a printed faction; nine players need it.

## Powers that a Karama can stop

classic-power-ixian_spice = the spice from the workshops
classic-power-tleilaxu_income = the income from the tanks
classic-power-landsraad_levy = the levy of 2 spice

## Questions and answers

classic-question-BreedTraitor = { $leader } leaves the tanks. Will he be a traitor of yours? Only one may be, each turn
classic-question-RuleTerritory = { $leader } has gained a territory ({ $territory }). Do you show that he is yours, and rule it? It is then your stronghold until tokens move in
classic-question-ChoosePrey = The battles are over. Which leader do you attack?
classic-question-CommandHunter = The Bene Tleilax attack { $leader } ({ $territory }): what does the Voice command?
classic-question-ForeseeKnife = The Bene Tleilax attack { $leader } ({ $territory }): do you ask to see their weapon?
classic-question-ShowKnife = With which weapon do you attack { $leader } ({ $territory })? The Atreides see it now, and it is binding
classic-question-Knives = The Bene Tleilax attack { $leader } ({ $territory }): which card do you play?
classic-question-CallLevy = From whom do you levy 2 spice?
classic-action-yes-BreedTraitor = He serves us
classic-action-no-BreedTraitor = Let him go
classic-action-yes-RuleTerritory = Show it and rule
classic-action-no-RuleTerritory = Keep it secret
classic-action-pass-ChoosePrey = Attack nobody
classic-action-leader-ChoosePrey = Attack { $arg } ({ $n })
classic-action-pass-CommandHunter = Give no command
classic-action-yes-ForeseeKnife = See the weapon
classic-action-no-ForeseeKnife = Ask nothing
classic-action-pass-CallLevy = Levy nothing
classic-action-against-CallLevy = Levy 2 spice from { $arg }

## Reasons

classic-why-one_ghola = one leader revived this turn serves you already

## Events

classic-by-tleilaxu = the Bene Tleilax
classic-event-ixian_spice = { $name } receives { $spice } spice from the workshops of Ix
classic-event-ixian_spice_lost = All spice of { $name } is destroyed: { $spice }
classic-event-ghola = { $leader } has left the tanks; whether he serves { $name } nobody else can tell
classic-event-ghola_seen = { $leader } has left the tanks and serves { $name } in secret
classic-event-ruled = { $leader } was a creature of { $name }, who now rules here: { $territory }
classic-event-rule_ended = Tokens move in: { $name } rules here no longer ({ $territory })
classic-event-hunted = { $name } attacks { $leader } ({ $territory })
classic-event-knives = { $name } against { $leader } of { $other }: weapon { $weapon }, defense { $defense }
classic-event-escaped = { $leader } survives the attack
classic-event-levy = { $name } levies spice from { $other }

## Rules

classic-IT-I = Two to nine may play: besides the six factions of the box there are the Ixians, the Bene Tleilax and the Landsraad, whose shields are not in it.
classic-IT-XVIII-C-1 = With both further sietches two strongholds more are needed to win, but Carthag and Arrakeen count for two each.
classic-SH-IXIANS-1 = Ixian tokens move up to two territories, three with ornithopters.
classic-SH-IXIANS-2 = At the beginning of every collection the Ixians receive 10 spice.
classic-SH-IXIANS-3 = The Ixians always ship and move before everybody else, the Guild included.
classic-SH-IXIANS-4 = By option, Ixian leaders in the tanks come back for free in the revival.
classic-SH-IXIANS-5 = A Karama against the Ixians, when they have received their spice, destroys all the spice they own.
classic-SH-IXIANS-ALLIANCE = Allies of the Ixians also move two territories and receive the 10 spice; the range of the Fremen stays as it is.
classic-SH-IXIANS-KARAMA = Special Karama of the Ixians, in the advanced game: in one battle all their tokens count in full without spice, and one and a half with it.
classic-SH-BENE_TLEILAX-1 = The Bene Tleilax have neither tokens nor leaders nor a dot, draw no traitors and never dial the storm; wherever the order of the storm matters they come last. They are not for two players.
classic-SH-BENE_TLEILAX-2 = All spice that is paid for revivals goes to the Bene Tleilax instead of the bank.
classic-SH-BENE_TLEILAX-3 = After all battles of a turn the Bene Tleilax may attack one living leader who has led in battle: their weapon against a defense of his faction, both in secret. Whoever is attacked may use the own Voice or Prescience. Tokens are lost only in an explosion, and nobody is paid.
classic-SH-BENE_TLEILAX-4 = The Bene Tleilax may in secret make one leader a turn their traitor, at the moment when he is revived. A leader revived again is a new body.
classic-SH-BENE_TLEILAX-5 = When such a leader wins a territory for his faction and lives, the Bene Tleilax may show, then or after the battles of any later turn, that he is theirs and rule the territory, if he lives and his faction is still alone there: it counts as their stronghold, and what is collected there is theirs, until somebody moves tokens in.
classic-SH-BENE_TLEILAX-ALLIANCE = Allies of the Bene Tleilax may revive more than three tokens a turn, each beyond the free ones for 2 spice.
classic-OQ40 = The seventh, eighth and ninth player take dots in sectors 2, 8 and 14.
classic-OQ41 = The Landsraad is a reconstruction of our own, off unless the option says so: of the printed faction only its 20 tokens in reserve are known. Here it may levy 2 spice a turn, before the bidding, from anybody but its allies.
classic-OQ42 = A Karama sends what is paid for tokens in one revival to the bank instead of the Bene Tleilax.
classic-OQ43 = That the Ixians are always first holds for shipping and moving, not for battles and bids.
