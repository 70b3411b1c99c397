### Rules of Dune: Imperium – Uprising in Sietch's own words. One message per rule id.

## Setup

uprising-R-SET-01 = The board lies with its standard side up, the Shield Wall token below Spice Refinery. The four Alliance tokens wait on their Influence tracks.
uprising-R-SET-02 = The Conflict deck holds ten face-down cards: one random Conflict I on top, five random Conflict II in the middle and all four Conflict III at the bottom. The other Conflict cards leave the game unseen.
uprising-R-SET-03 = Without the CHOAM module its four Imperium cards and four Intrigue cards are not used. Nobody can then play as Shaddam Corrino IV.
uprising-R-SET-04 = The Intrigue deck and the Imperium deck are shuffled face down, and five Imperium cards form the face-up Imperium Row. Beside it lie two Reserve stacks, 8 Prepare the Way and 10 The Spice Must Flow; this game has no Foldspace cards and no Mentat.
uprising-R-SET-05 = You start with a Leader, a shuffled deck of ten cards, 1 water, two Agents, 0 strength, 0 Influence with each Faction, 3 troops in your garrison and 9 in your supply. Your supply also holds three Spies, three Control markers and your councilor disc; your third Agent, the Swordmaster, waits beside the board.
uprising-R-SET-06 = Everyone starts with 1 Victory Point in a four-player game and with 0 in a smaller one.
uprising-R-SET-07 = The bank never runs out of Solari, spice, water or sandworms. It also holds four Maker Hooks tokens.
uprising-R-SET-08 = Objectives made for another number of players are left out, and everyone receives one, face up. Whoever gets the one with the First Player marker goes first.
uprising-R-SET-09 = Troops, Spies, Control markers and Agents are limited to your own pieces. You cannot use more of them than you have.

## General principles

uprising-R-GEN-01 = When a card and the rules disagree, follow the card.
uprising-R-GEN-02 = A card you acquire goes to your discard pile. If you must draw and your deck is empty, shuffle your discard pile into a new deck and go on; if both are empty, you draw nothing.
uprising-R-GEN-03 = A card trashed from your hand, your discard pile or in play is gone for the rest of the game, but a Reserve card returns to its stack. Trashing is optional unless it is a cost or a card tells you to trash it.
uprising-R-GEN-04 = What stands before an arrow is a cost you may pay, once per turn at most, for what stands behind it; only a Conflict reward doubled by a sandworm can be paid for twice. The cost of an Intrigue card must be paid to play it.
uprising-R-GEN-05 = You must carry out an effect as far as possible, unless it says you may, stands behind an arrow or lets you trash a card.
uprising-R-GEN-06 = When you discard, you choose a card from your hand. It cannot be an Intrigue card unless the effect says so.
uprising-R-GEN-07 = The cards you play on Agent turns and reveal on your Reveal turn are in play until you clean up at its end. A card trashed earlier is no longer in play.
uprising-R-GEN-08 = A Fremen Bond works if you have at least one other Fremen card in play. Two cards with a Fremen Bond switch each other on, whatever their order.
uprising-R-GEN-09 = An Alliance effect works only while you hold that Faction's Alliance token. An effect with an Influence number needs at least that much Influence with the Faction.
uprising-R-GEN-10 = Your score may go beyond 12. Victory Points can also be lost.
uprising-R-GEN-11 = If the Faction is yours to choose, you choose a single one. A gain of 2 Influence cannot be divided between two Factions.

## Round

uprising-R-RND-01 = A round has five phases: Round Start, Player Turns, Combat, Makers and Recall.
uprising-R-RND-02 = A round starts by turning the top Conflict card face up; if it names a space you control, you may deploy one troop from your supply into it. Then everyone draws five cards.
uprising-R-RND-03 = Clockwise from the First Player, each takes one Agent turn or one Reveal turn at a time; you may reveal with Agents left. After your Reveal turn you are skipped, and the phase ends when everyone has revealed.
uprising-R-RND-04 = Plot Intrigue cards are for any moment of your own Agent and Reveal turns, Combat Intrigue cards for the Combat phase, Endgame Intrigue cards for the end of the game. At any other time they cannot be played.

## Agent turn

uprising-R-AGT-01 = On an Agent turn you play one card from your hand and send one Agent to a space that shows one of the card's Agent icons. A card sends one Agent only, and a card without Agent icons can only be revealed.
uprising-R-AGT-02 = A space with an Agent on it, even your own, is occupied and cannot be chosen. A Spy that Infiltrates lets you ignore another player's Agent, never your own.
uprising-R-AGT-03 = The Spy icon sends an Agent to any space connected to an observation post where you have a Spy. That Spy is not recalled.
uprising-R-AGT-04 = You must pay a space's cost at once, before any effect of the space or the card, and already have the Influence it asks for: 2 with the Emperor for Imperial Privilege, with the Spacing Guild for Shipping, with the Fremen for Sietch Tabr. Only Undercover Asset lifts the Influence requirement.
uprising-R-AGT-05 = You place the Agent and pay, the space's controller takes the control bonus, and you decide whether to Gather Intelligence. Then the effects of the space, the card's Agent box, the Faction's Influence and completed contracts follow in the order you choose.
uprising-R-AGT-06 = A Faction space gives 1 Influence with its Faction. A card that gives 2 instead of 1 replaces that gain, with the same Faction.
uprising-R-AGT-07 = A recalled Agent returns from the board to your Leader and can be sent again this round. It cannot be the Agent you sent this turn.
uprising-R-AGT-08 = Swordmaster gives you your third Agent for the rest of the game. Each player can gain it only once.

## Units and deployment

uprising-R-UNT-01 = Troops and sandworms are units, and so are the dreadnoughts of Rise of Ix. Recruited troops move from your supply to your garrison; with an empty supply you recruit none.
uprising-R-UNT-02 = When you send an Agent to a Combat space you may deploy any of the troops recruited this turn, from whatever source, and up to two more from your garrison. Combat spaces are all City and desert spaces, Heighliner, Desert Tactics and Fremkit; elsewhere only a card can let you deploy.
uprising-R-UNT-03 = A troop that was already in your garrison never counts as recruited this turn. It stays under the limit of two.
uprising-R-UNT-04 = A troop that retreats goes from the Conflict to your garrison; sandworms cannot retreat. Any number may also be none.
uprising-R-UNT-05 = After Combat troops return to their owners' supplies, not to garrisons. Sandworms return to the bank.

## Sandworms, Maker Hooks and Shield Wall

uprising-R-WRM-01 = A sandworm goes from the bank straight into your part of the Conflict. It is never in a garrison.
uprising-R-WRM-02 = While the Shield Wall stands, no sandworm can be summoned into a Conflict for Arrakeen, Spice Refinery or Imperial Basin.
uprising-R-WRM-03 = An effect that asks for Maker Hooks works only if you have that token. It is never spent, and each player has one at most.
uprising-R-WRM-04 = A sandworm is worth 3 strength. With one or more in the Conflict all your rewards are doubled, once only, except control and battle icons; an optional cost may be paid a second time, and a doubled 1 Influence may go to two Factions.
uprising-R-WRM-05 = An effect that blows up the Shield Wall lets you remove its token for good; you need not. Afterwards sandworms may join any Conflict.
uprising-R-WRM-06 = At Hagga Basin and Deep Desert you choose between the base spice and sandworms. You take the bonus spice lying there in either case.

## Spies

uprising-R-SPY-01 = You have three Spies and place them from your supply, each on a free observation post. If none is left in your supply, you may first recall one of yours, for no effect.
uprising-R-SPY-02 = If the effect names an icon, the post must be connected to a space with that icon. If no such post is free, the Spy is not placed.
uprising-R-SPY-03 = A post holds a single Spy. Only an effect that says so, like those of Double Agent and Distraction, lets you share it with another player.
uprising-R-SPY-04 = To recall a Spy, return one of yours from its post to your supply. It is usually a cost: without a Spy on the board you cannot pay it.
uprising-R-SPY-05 = To Infiltrate, recall your Spy from a post connected to the space you want. Another player's Agent there then does not stop yours.
uprising-R-SPY-06 = To Gather Intelligence, right after placing your Agent and before any effect, recall your Spy from a post connected to the space and draw 1 card. You can do it once for each Agent you send.
uprising-R-SPY-07 = Two of your Spies on different posts of one space may be recalled for different effects, never both for the same one. One Spy serves one effect only.
uprising-R-SPY-08 = To Infiltrate or Gather Intelligence you still play a card for your Agent turn. The Spy that gave access through the Spy icon may afterwards be recalled for one of the two.
uprising-R-SPY-09 = An effect that needs a Spy recalled this turn accepts any recall of this turn, whatever its reason.

## Reveal turn

uprising-R-REV-01 = On your Reveal turn you reveal your whole hand. Only the Reveal boxes of these cards count, not those of the cards you played earlier.
uprising-R-REV-02 = You resolve Reveal effects in any order. You may acquire cards before, between or after them.
uprising-R-REV-03 = All your Persuasion of the round forms one pool: revealed cards, 2 with a High Council seat, 1 with an Agent at Assembly Hall, and what your Leader adds. You split it as you like, and what is left at the end of the turn is lost.
uprising-R-REV-04 = The Imperium Row is refilled to five cards at once. You may acquire the new card in the same turn.
uprising-R-REV-05 = Your strength is 2 for each of your troops and 3 for each of your sandworms in the Conflict, plus 1 for each sword. Without any unit there it is 0; it follows every change during your turn.
uprising-R-REV-06 = A card you draw during your Reveal turn is revealed and used at once.
uprising-R-REV-07 = When you clean up, all the cards in front of you go to your discard pile. This is not discarding, so it sets off no effect for a discarded card.

## Combat

uprising-R-CMB-01 = Clockwise from the First Player, each player with a unit in the Conflict plays any number of Combat Intrigue cards or passes. A pass does not shut you out; this step ends when all of them have passed in a row.
uprising-R-CMB-02 = Every change of strength counts at once. With no unit left in the Conflict your strength is 0.
uprising-R-CMB-03 = The highest strength wins the Conflict and takes the first reward, the next takes the second, and the third is given only with four or six players. Strength 0 earns nothing.
uprising-R-CMB-04 = If players tie for first, nobody wins and each takes the second reward; the others compete for the third only if exactly two tied and there are at least four players. Players tied for second each take the third reward, with any number of players; players tied for third get nothing.
uprising-R-CMB-05 = The winner takes the Conflict card, face up. If nobody wins, nobody takes it.
uprising-R-CMB-06 = If the Conflict card you take has the same battle icon as another face-up Conflict or Objective card of yours, you must turn both face down and gain 1 Victory Point.
uprising-R-CMB-07 = The wild battle icon matches nothing when you win a Conflict. At the end of the game it pairs with any face-up battle icon of yours for 1 Victory Point.
uprising-R-CMB-08 = A control reward puts your Control marker on the space in place of any other. From then on you take its bonus whenever anyone sends an Agent there, you included.
uprising-R-CMB-09 = An effect for winning a Conflict needs a sole winner. A tie for first is not a win.

## Makers, Recall and Endgame

uprising-R-END-01 = In the Makers phase each Maker space without an Agent gets 1 bonus spice, added to what already lies there.
uprising-R-END-02 = In the Recall phase the game ends if a player has 10 or more Victory Points or the Conflict deck is empty. Otherwise Agents return to their Leaders and the First Player marker passes clockwise.
uprising-R-END-03 = At the end players may play Endgame Intrigue cards and pair wild battle icons; then the most Victory Points win. Ties are broken by spice, Solari, water, troops in garrison and finally by who took a Reveal turn last.

## Influence and Alliances

uprising-R-INF-01 = Rising to 2 Influence with a Faction gives 1 Victory Point. Falling below 2 takes it away.
uprising-R-INF-02 = Each time you rise to 4 Influence you gain the bonus of that track. You keep it if you fall, and you can earn it again.
uprising-R-INF-03 = The first player to reach 4 Influence with a Faction takes its Alliance token, worth 1 Victory Point.
uprising-R-INF-04 = An opponent takes over an Alliance token only by rising above its holder. Drawing level is not enough.
uprising-R-INF-05 = You reach a level of Influence by rising to it or past it, never by falling. You can reach it again after losing it.
uprising-R-INF-06 = You cannot lose Influence that you do not have. A cost that asks for it then cannot be paid.
uprising-R-INF-07 = If the holder of an Alliance token loses Influence, a player who was level with them takes it; the holder chooses among several. If the holder falls to 3 or less, it goes to a player with 4 or more, or back to the board.

## CHOAM module

uprising-R-CHM-01 = The 20 contracts are shuffled: two lie face up and 18 wait in the bank. If Shaddam Corrino IV is in play, both Sardaukar contracts are set aside first, which leaves 16 in the bank.
uprising-R-CHM-02 = The contract icon lets you take a face-up contract, which is replaced at once. Without the CHOAM module, or if none is left, you gain 2 Solari instead.
uprising-R-CHM-03 = A contract that names a space is completed when you send an Agent there while you hold it. If you take it this turn for the space you have just visited, it waits for a later visit.
uprising-R-CHM-04 = A Harvest contract needs an Agent sent to a Maker space and at least the spice it shows, gained in that turn from all sources together.
uprising-R-CHM-05 = The Immediate contract is completed as soon as you take it. The contract for The Spice Must Flow is completed the next time you acquire that card.
uprising-R-CHM-06 = You must complete every contract whose condition is met, all at once, and say so. Each is turned face down, and you keep it.
uprising-R-CHM-07 = With Rise of Ix everyone receives two of its ten extra contracts, and all choose in secret at the same time which one to keep face up. The others leave the game.

## Combining with other boxes

uprising-R-MIX-01 = With Rise of Ix its CHOAM section replaces Assembly Hall, Gather Support, Shipping and Accept Contract; one observation post serves Interstellar Shipping and Smuggling, another Tech Negotiation and Dreadnought. Its Conflict cards are better left out, except Economic Supremacy in Epic mode, and only Ilesa Ecaz may acquire Foldspace.
uprising-R-MIX-02 = With Immortality its own Research Station covers the one on this board.
uprising-R-MIX-03 = With cards of the base game, Calculated Hire and Sort Through the Chaos are left out, since there is no Mentat. Its Conflict cards are better left out altogether.

## Rulings of the official FAQ

uprising-F-01 = Effects are compulsory unless they say you may, stand behind an arrow or show the trash icon. A card that tells you to trash it, with no arrow, must be trashed.
uprising-F-02 = A cost before an arrow can be paid once per turn. The cost of an Intrigue card must be paid, or the card cannot be played.
uprising-F-03 = Cards drawn during your Reveal turn are revealed and used at once. Cards drawn after it stay in your hand for the next round.
uprising-F-04 = Completing a contract is compulsory, and several contracts for one space are completed together. You resolve them in any order with the effects of the space and the card.
uprising-F-05 = Shaddam Corrino IV does not start with the Sardaukar contracts. When he takes a contract he may take one of them in place of a face-up one.
uprising-F-06 = Shaddam's ban on deploying units lasts for that turn only. With six players it also binds the Ally he activates.
uprising-F-07 = Maker Hooks are never spent: once you have the token, you keep it.
uprising-F-08 = Infiltrating or Gathering Intelligence does not replace the card: you must still play one to send the Agent.
uprising-F-09 = If a Rival is the first to gain a Swordmaster, the price for the human players falls to 6 Solari.
uprising-F-10 = A House Hagal card with two spaces uses only the one whose condition is met. If that space is occupied, another card is revealed.
uprising-F-11 = If players are level after all tiebreakers, the one who took a Reveal turn last wins.
uprising-F-12 = The Victory Point from The Spice Must Flow is kept even if the card is trashed later.
uprising-F-13 = When the Intrigue deck is empty, its discard pile is shuffled into a new deck.
uprising-F-14 = A Plot card whose effect waits for your Reveal turn, such as Call to Arms or Manipulate, stays face up until then.
uprising-F-15 = A holder of an Alliance token who loses Influence gives it to a player who was level with them. On falling to 3 or less it goes to a player with 4 or more, or back to the board if there is none.
uprising-F-16 = Where an effect counts the base spice of a Maker space, it is 1 at Imperial Basin, 2 at Hagga Basin, 2 at Habbanya Erg and 4 at Deep Desert.

## Rivals: setup

uprising-RV-01 = Each Rival has its own colour and starts with 0 Influence on each of the four tracks.
uprising-RV-02 = A Rival starts with two Agents, three Spies, 1 water and 3 troops in its garrison, the others in its supply; its Swordmaster waits beside the board. In a solo game at Mercenary difficulty its garrison starts empty.
uprising-RV-03 = A Rival has no deck and no hand and never takes contracts. Instead of a contract it gains 2 Solari.
uprising-RV-04 = In a solo game you face two Rivals, each with its own Rival card. For a first game choose cards with a Swordmaster value of 8 or more, since a lower value makes a harder opponent.
uprising-RV-05 = In a solo game Reshuffle is taken out of the House Hagal deck before shuffling.
uprising-RV-06 = In a solo game you and both Rivals each receive a random Objective from the set for one to three players. The First Player marker on one of them shows who starts.
uprising-RV-07 = With two players there is a single Rival for both. It takes the Ornithopter Objective, and the other two are dealt to the players at random.
uprising-RV-08 = With two players the Rival never holds the First Player marker. It always acts between the two of you, after the one who holds the marker.
uprising-RV-09 = With two players Reshuffle stays in the House Hagal deck. When it appears, all House Hagal cards are shuffled together and the next one is revealed.
uprising-RV-10 = In solo and two-player games everyone starts with 0 Victory Points, Rivals included.
uprising-RV-11 = The CHOAM module can be used with Rivals. Contracts of Rise of Ix are dealt to human players only.

## Rivals: difficulty in a solo game

uprising-RV-12 = At Mercenary difficulty the Rivals start with no troops in their garrisons, and you start with 1 Intrigue card.
uprising-RV-13 = Sardaukar difficulty changes nothing in the rules.
uprising-RV-14 = At Mentat difficulty the Rivals use Brutal Escalation, Expert Deployment and Smart Politics.
uprising-RV-15 = Kwisatz Haderach difficulty is like Mentat, and you can never gain a Swordmaster.

## Rivals: variants

uprising-RV-16 = Brutal Escalation: in the Combat of a Conflict III a Rival reveals two House Hagal cards for swords instead of one.
uprising-RV-17 = Expert Deployment: for a Conflict I or II a Rival that already leads by three units or more deploys no troops, and for a Conflict III it deploys all it can. It always summons sandworms before its lead is checked.
uprising-RV-18 = Smart Politics: a Rival skips Dutiful Service, Deliver Supplies, Secrets or Fremkit if it holds that Faction's Alliance and is ahead of everyone there, or if it has 2 or more Influence there but is at least 2 behind the leader. Another card is then revealed.
uprising-RV-19 = Dice churn, a solo option: after each of your Reveal turns two dice are rolled, and the Imperium Row cards at those places from the left are removed and replaced. A 6 removes nothing, and a double removes one card.
uprising-RV-20 = Streamlined Rivals, for a first game with two players: Lady Amber Metulli or Glossu "The Beast" Rabban as a Rival that cannot win. Once it has its Swordmaster it collects no more resources, and bonus spice it would take goes to the bank.

## Rivals: their turn

uprising-RV-21 = A Rival takes one Agent turn at a time, in turn order, while it has Agents; then it is done for the round. It never takes a Reveal turn and never buys cards.
uprising-RV-22 = House Hagal cards are revealed until one shows a free space that can be used, and the Rival's Agent goes there. Costs, requirements and effects of the space do not count, except those on the card.
uprising-RV-23 = A Rival gains only what the House Hagal card shows: Influence, resources, troops, a Spy, Maker Hooks or its signet ability.
uprising-RV-24 = If a House Hagal card shows two spaces, only the one whose condition is met counts. If that one is occupied, another card is revealed.
uprising-RV-25 = A House Hagal card that only places a Spy is carried out, and then another card is revealed.
uprising-RV-26 = At a Combat space a Rival deploys all the troops it recruited this turn and up to two more from its garrison.
uprising-RV-27 = When the House Hagal deck is empty, its discards are shuffled into a new deck and the turn goes on.
uprising-RV-28 = A Rival's Agent sets off the control bonus for whoever controls the space. Rivals can control spaces too.

## Rivals: their rules

uprising-RV-29 = A Rival free to choose takes the Faction where it has the least Influence; a tie follows the order of Factions on its card. An Influence icon with a number stands for the Faction in that place of the order.
uprising-RV-30 = A Rival scores the Victory Point at 2 Influence and takes and loses Alliance tokens like a player. It never gets the bonus at 4 Influence.
uprising-RV-31 = At a Maker space a Rival always takes the bonus spice. If it has Maker Hooks and the Conflict allows it, it summons 1 sandworm at Hagga Basin or 2 at Deep Desert; otherwise it takes the base spice.
uprising-RV-32 = A Rival removes the Shield Wall only if it has Maker Hooks.
uprising-RV-33 = When a Rival steals Intrigue cards, each opponent who holds four or more gives it one at random.
uprising-RV-34 = A Rival puts a Spy on the first free Faction post in its order, unless the card names other posts, and never Infiltrates or Gathers Intelligence. When it places its third Spy, the other two are recalled and its Scheme takes effect.
uprising-RV-35 = When Combat starts, a Rival with units in the Conflict reveals one House Hagal card and adds its swords. It never plays Intrigue cards.
uprising-RV-36 = A Rival takes first and second rewards as in a three-player game, doubled by sandworms, with control and the Victory Points for battle icons. It pays for a Victory Point in a reward whenever it can.
uprising-RV-37 = An effect on opponents touches a Rival too, if it has what the effect asks for. It has no hand, so a discard does nothing to it.
uprising-RV-38 = As soon as a Rival's Solari, spice, Intrigue cards and water add up to its Swordmaster value, it pays that many, in this order, and gains its Swordmaster. The price for human players is then 6 Solari.
uprising-RV-39 = Once it has its Swordmaster, a Rival spends 3 Intrigue cards, 3 water, 7 Solari or 7 spice for 1 Victory Point whenever it has them, as often as it can. With Rise of Ix in a solo game it spends spice this way only during a Conflict III.
uprising-RV-40 = A Rival with 10 or more Victory Points also brings the game to its end and can win it, with the usual tiebreaks.
uprising-RV-41 = If a choice for a Rival is still tied, the holder of the First Player marker decides, or the next human player.

## Six players: setup

uprising-S6-01 = Two teams face each other, each with a Commander and two Allies: Muad'Dib commands one, Shaddam Corrino IV the other. Any other Leader may be an Ally.
uprising-S6-02 = Players sit clockwise in this order: Muad'Dib, an Ally of Shaddam, an Ally of Muad'Dib, Shaddam, an Ally of Muad'Dib, an Ally of Shaddam.
uprising-S6-03 = Turns go clockwise from the First Player, so the teams alternate. The marker passes clockwise each round, to Commanders as well.
uprising-S6-04 = The six-player side of the board and the CHOAM module are always used. Both Sardaukar contracts are set aside for Shaddam; of the other 18, two lie face up and 16 wait in the bank.
uprising-S6-05 = The Conflict deck has no Conflict I: five random Conflict II lie on top of the four Conflict III. The game lasts nine rounds at most.
uprising-S6-06 = Commanders start with 4 Victory Points, Allies with 1.
uprising-S6-07 = The board holds the Alliance tokens of the Great Houses, the Spacing Guild, the Bene Gesserit and the Fringe Worlds. Those of the Emperor and the Fremen lie on the Commanders' personal boards.
uprising-S6-08 = Six Swordmaster Bonus tokens wait beside the board with the Swordmasters, one for each player.
uprising-S6-09 = Allies start as in the standard game: a deck of ten cards, 3 troops in garrison, three Spies, 1 water and 0 Influence on the four tracks of the board.
uprising-S6-10 = A Commander starts with a ten-card deck of their own, a personal board with one track, three Spies, 1 water and two Agents with an arrow each; the third, the Swordmaster with two arrows, is set aside. A Commander has no troops, no Combat marker and no Control markers.
uprising-S6-11 = Only the four Allies receive Objectives, face up: two Desert Mice and two Crysknives, and the Desert Mouse with the First Player marker goes first. If one team gets both Desert Mice, the other of the two is exchanged with that of the neighbouring opposing Ally, so that each team has one of each.
uprising-S6-12 = During setup Shaddam moves one card of the Imperium Row, not a Fremen card, to the Throne Row.

## Six players: score and end

uprising-S6-13 = Every player keeps a score of their own. A team's score is the sum of its three players' scores.
uprising-S6-14 = The game ends in the Recall phase if a single player has 10 or more Victory Points or the Conflict deck is empty. The sum of a team does not count for this.
uprising-S6-15 = The team with the higher total wins. In a tie the teams add up their resources and compare spice, then Solari, water and troops in garrison.

## Six players: personal boards and icons

uprising-S6-16 = Shaddam's personal board has the spaces Sardaukar and Vast Wealth. Its Emperor track gives at 1 each teammate, Shaddam included, 1 Solari, at 2 Shaddam 1 Victory Point, at 3 each teammate a Spy, and at 4 Shaddam the Emperor Alliance with 1 Victory Point.
uprising-S6-17 = Muad'Dib's personal board has the spaces Hardy Warriors and Desert Mastery. Its Fremen track gives at 1 each teammate, Muad'Dib included, 1 spice, at 2 Muad'Dib 1 Victory Point, at 3 each teammate 1 water, and at 4 Muad'Dib the Fremen Alliance with 1 Victory Point.
uprising-S6-18 = Only its owner may send Agents to a personal board or move on its track. Allies can never change it.
uprising-S6-19 = The Emperor icon means the Great Houses for everyone. Shaddam may use it for his Emperor track and personal board instead.
uprising-S6-20 = The Fremen icon means the Fringe Worlds for everyone. Muad'Dib may use it for his Fremen track and personal board instead.
uprising-S6-21 = These two icons change meaning everywhere: as Agent icons and in every Influence gain, loss or condition on cards and spaces. Sietch Tabr thus needs 2 Influence with the Fringe Worlds, or with the Fremen for Muad'Dib.
uprising-S6-22 = A team reward is gained by each player of your team.
uprising-S6-23 = Reinforce recruits 3 troops, divided as you like between your team's two Allies. These troops, and no others, may be deployed even if the space is not a Combat space.
uprising-S6-24 = Trade lets you and one teammate each give the other any amount of one kind of goods: Intrigue cards, spice, water or Solari.

## Six players: Swordmaster and Throne Row

uprising-S6-25 = The Swordmaster can be gained once per game and leaves it after the round in which it was used. It costs 8 Solari, or 6 once anyone has gained theirs.
uprising-S6-26 = With your Swordmaster you also gain a Swordmaster Bonus token: 2 swords on each of your Reveal turns from then on. A Commander's swords go to the activated Ally.
uprising-S6-27 = The Throne Row holds cards moved there from the Imperium Row, never Fremen cards; the Imperium Row is refilled at once. Only Shaddam's team may acquire them, at the normal cost.

## Six players: combat and other matters

uprising-S6-28 = Each Ally fights separately, and all three rewards are given.
uprising-S6-29 = If both Allies of a team tie, one may concede: the other takes the better reward and wins if the tie was for first. The one who concedes takes the next reward, or nothing if the tie was for third.
uprising-S6-30 = Swords and retreats from a card that a Commander plays apply to the Ally the Commander chooses.
uprising-S6-31 = Teammates should talk openly only. Secret messages between them are not recommended.
uprising-S6-32 = In the Endgame Crysknife, Desert Mouse and Ornithopter do nothing for a Commander, while CHOAM Profits, Secure Spice Trade and Shadow Alliance can score. Shadow Alliance needs an Alliance held by the opposing team.
uprising-S6-33 = With six players Gurney Halleck needs 10 strength instead of 6 for Always Smiling.

## Commanders

uprising-C1 = Every turn of a Commander activates one Ally: on an Agent turn the one to whom the arrow on the Agent points, beyond the neighbouring opponent. With the two-arrow Swordmaster and on a Reveal turn the Commander chooses.
uprising-C2 = What a Commander cannot hold goes to the activated Ally: recruited units, the choice to deploy, Influence on the tracks of the board, swords and sandworms.
uprising-C3 = Resources, cards, Intrigue cards, Spies, contracts and Victory Points from cards stay with the Commander.
uprising-C4 = The activated Ally's units and garrison count as the Commander's too. Units recruited or deployed on the Commander's turn count for both.
uprising-C5 = On a Reveal turn a Commander may give swords to an Ally who has not revealed yet. That strength is marked now and added to later, or falls to 0 if the Ally ends without units.
uprising-C6 = A Commander may make the activated Ally deploy or retreat even after that Ally's own Reveal turn. If that first brings the Ally into the Conflict, the swords of the Ally's own Reveal turn are lost.
uprising-C7 = In Combat a Commander may play Combat Intrigue cards for an Ally with at least one unit in the Conflict. One card cannot be divided between both Allies.
uprising-C8 = A Commander never receives Conflict rewards or Conflict cards and never controls a space. Effects for winning a Conflict do not work for a Commander.
uprising-C9 = For requirements and conditions a Commander has the Influence of the Ally with the most on that track of the board, even if the other is activated. A Commander cannot earn those Alliances.
uprising-C10 = Only Muad'Dib's team can have Maker Hooks and sandworms.

## Rulings on open questions

uprising-Q-01 = The House Hagal deck has 37 cards, and Reshuffle besides with two players.
uprising-Q-02 = The bonus at 4 Influence is a Spy with the Emperor, 3 Solari with the Spacing Guild, an Intrigue card with the Bene Gesserit and 1 water with the Fremen.
uprising-Q-03 = Rise of Ix replaces Shipping and Accept Contract as well as Assembly Hall and Gather Support.
uprising-Q-04 = Once Feyd's token is on the last space of his track, his signet ability neither moves it nor gives a reward.
uprising-Q-05 = To play Change Allegiances or Strategic Stockpiling you must pay at least one of its two costs, and may pay both; Depart for Arrakis needs its 2 spice, also for the card it may draw.
uprising-Q-06 = Lady Jessica may turn her Leader over even without any memory to return.
uprising-Q-07 = A High Council seat taken during your Reveal turn with Corrinth City gives its 2 Persuasion in that same turn.
uprising-Q-08 = Only Lady Jessica has a second side with rules of its own; the back of every other Leader changes nothing.
uprising-Q-09 = The Spy that gave access through the Spy icon may then be recalled once, either to Infiltrate or to Gather Intelligence.
uprising-Q-10 = With six players the Commanders' personal boards have no observation posts.
uprising-Q-11 = The Throne Row may hold any number of cards, and Shaddam moves one card there during setup.
uprising-Q-12 = With six players each may take one seat on the High Council, and there is no other limit.
uprising-Q-13 = Assembly Hall gives its 1 Persuasion only if your Agent stands there when you reveal.
uprising-Q-14 = A sandworm without any troop is enough to have strength and to play Combat Intrigue cards.
uprising-Q-15 = The tech icon on a Rise of Ix contract lets you acquire a tech tile for 1 spice less.
uprising-Q-16 = Impress, Inspire Awe and Princess Irulan may acquire a card from the Imperium Row or from the Reserve.
uprising-Q-17 = You decide whether to Gather Intelligence before contracts are completed.
uprising-Q-18 = Covert Operation and other effects on hands do nothing to a Rival.
uprising-Q-19 = Rulings of the official FAQ that are known only through a public rules aid are followed as they are reported.
uprising-Q-20 = Where no official translated name is known, Sietch shows its own translation.
