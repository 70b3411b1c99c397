### Rules of Dune: Imperium in Sietch's own words. One message per rule id.

## Setup

R-SET-01 = The Conflict deck holds ten cards: one random Conflict I on top, five random Conflict II below it and the four Conflict III at the bottom. The other Conflict cards leave the game unseen.
R-SET-02 = The 40 Intrigue cards and the 67 Imperium cards are shuffled into two face-down decks. Five Imperium cards form the face-up Imperium Row, and beside it lie the Reserve stacks: 8 Arrakis Liaison, 10 The Spice Must Flow and 6 Foldspace.
R-SET-03 = You start with a Leader, a shuffled deck of ten cards, 1 water and two Agents. Your third Agent, the Swordmaster, waits beside the board until you gain it.
R-SET-04 = Everyone starts with 1 Victory Point in a four-player game and with 0 in any smaller game.
R-SET-05 = At the start you have 0 strength, 0 Influence with each of the four Factions, 3 troops in your garrison and 9 in your supply.
R-SET-06 = Your supply is open for all to see. The bank never runs out of Solari, spice or water.
R-SET-07 = The First Player is drawn at random. Glossu "The Beast" Rabban starts with 1 extra spice and 1 extra Solari; Baron Vladimir Harkonnen secretly picks two Factions once everything else is set up, before the first round.
R-SET-08 = The Mentat starts on its own space and the four Alliance tokens start on the Influence tracks.
R-SET-09 = Solo and two-player games add House Hagal: its cards, its Rivals and a few changes to the setup.

## General principles

R-GEN-01 = When a card and the general rules disagree, follow the card.
R-GEN-02 = You must carry out every effect of a space or card, unless it says you may, it stands behind an arrow, or it lets you trash a card. A card that tells you to trash it, with no arrow, must be trashed.
R-GEN-03 = You may pay the cost before an arrow only once each time you use that effect.
R-GEN-04 = You can play an Intrigue card only if you meet its conditions and pay its cost. It cannot be thrown away for nothing.
R-GEN-05 = What you gain comes from the bank and what you pay goes back there. You cannot pay with something you do not have.
R-GEN-06 = If you must draw and your deck is empty, shuffle your discard pile into a new deck and go on; if both are empty, you draw nothing more. Your discard pile is never shuffled just to look at a card.
R-GEN-07 = When the Intrigue deck is empty, its discard pile is shuffled into a new Intrigue deck.
R-GEN-08 = You discard from your hand unless an effect says otherwise. The player who discards picks the card.
R-GEN-09 = Recruited troops move from your supply to your garrison, as many as your supply still holds. Lost troops go to your supply, retreating troops go to your garrison, and a recalled Agent returns to your Leader and can be sent again this round.
R-GEN-10 = Your score follows every Victory Point you gain or lose. It may go beyond 12.
R-GEN-11 = Your Leader's left ability works as it is described there. The signet ability works only when you play Signet Ring on an Agent turn.
R-GEN-12 = Plot cards are for your own Agent and Reveal turns, Combat cards for the Combat phase, Endgame cards for the end of the game. You may hold any number of Intrigue cards and look at them freely; once played, a card is discarded face up.
R-GEN-13 = Persuasion can be spent only in your Reveal turn of the round in which you gain it. It is never saved.
R-GEN-14 = A card you have just acquired cannot be used yet. Its acquire effect, if it has one, happens once, when you acquire it.
R-GEN-15 = The Mentat can be taken only while it stands on its own space, never from a player or from another space.
R-GEN-16 = The two French rulebook texts agree with each other. Figures that they show only as pictures, such as the prices at Sell Melange, come from the English rulebook.

## Round Start

R-P1-01 = A round starts by turning the top Conflict card face up.
R-P1-02 = If the new Conflict names a space you control, you may deploy one troop from your supply into it.
R-P1-03 = At the start of the round every player draws five cards, on top of any card still in hand.
R-P1-04 = Whoever won Sort Through the Chaos takes the Mentat at the start of the next round. It does not go back to its space in between.

## Player Turns

R-P2-01 = Players take turns clockwise from the First Player, one Agent turn or one Reveal turn at a time. You may take your Reveal turn even with Agents left.
R-P2-02 = If you have no legal Agent turn, you must take your Reveal turn. After it you are skipped, and the phase ends when everyone has revealed.
R-P2-03 = You may play any number of Plot Intrigue cards at any moment of your own Agent or Reveal turn, even between two effects. You cannot play them in another player's turn.

## Agent turn

R-AG-01 = On an Agent turn you play one card from your hand and send one Agent from your Leader to a free space that shows one of the card's Agent icons. A card sends one Agent only, and a card without Agent icons cannot be played this way.
R-AG-02 = A space with an Agent on it, even your own, is occupied and cannot be chosen. Kwisatz Haderach ignores this; Infiltrate, and Helena Richese on Landsraad and City spaces, ignore enemy Agents only.
R-AG-03 = To send an Agent you must meet the space's requirement and pay its cost first, before any effect of the space or the card. What they would give you cannot pay for it; a Plot Intrigue card played beforehand can.
R-AG-04 = After paying, you resolve the space, the 1 Influence of a Faction space and the card's Agent box in any order you like. The Reveal box is ignored.
R-AG-05 = Sietch Tabr needs at least 2 Fremen Influence. High Council and Swordmaster can be used only once per game by each player.
R-AG-06 = Each time any player sends an Agent to a controlled space, its controller gains 1 Solari at Arrakeen or Carthag, or 1 spice at Imperial Basin.
R-AG-07 = At a Maker space you gain its base spice and all the bonus spice lying there. Carryall doubles the base only; Countess Ariana Thorvald always takes 1 spice less and draws a card.
R-AG-08 = At a Combat space you may deploy any of the troops you recruited this turn, from whatever source, and up to two more from your garrison. Recruits you keep back go to your garrison, and troops that were already there never count as recruits.
R-AG-09 = Sending an Agent to a space that is not a Combat space does not let you deploy troops. Only a card such as Rapid Mobilization still can.
R-AG-10 = The Mentat space lets you draw a card, and gives you the Mentat only if it stands there. You send it this round like any of your Agents, with any card.
R-AG-11 = The third Agent from Swordmaster can be sent in the same round and in every later one.
R-AG-12 = The Foldspace space puts one Foldspace card in your discard pile. Foldspace has no Persuasion cost and cannot be bought.
R-AG-13 = At Secrets you draw one Intrigue card, and every opponent who holds four or more gives you one of theirs at random.
R-AG-14 = At Selective Breeding you pay the 2 spice in any case. You may then trash one card to draw two.
R-AG-15 = A card played on an Agent turn stays in play until you clean up at the end of your Reveal turn.
R-AG-16 = Kwisatz Haderach may move one of your Agents that is already on the board, to any space, occupied or not, even the one it stands on. It cannot repeat a once-per-game space or enter a space blocked by The Voice; a Maker space left empty gets its bonus spice as usual.
R-AG-17 = The space named with The Voice is closed to the opponents of the player who played it. The block ends when that player's next turn begins.
R-AG-18 = Bindu Suspension can be played only at the very start of your turn, before anything else. You draw one card and your turn ends.

## Reveal turn

R-RV-01 = On your Reveal turn you reveal all the cards left in your hand. Only their Reveal boxes count, not those of the cards you played on Agent turns.
R-RV-02 = You resolve Reveal effects in any order, and may acquire cards before, between or after them. Your Persuasion comes from revealed cards, plus 2 with a High Council seat, 1 with an Agent at Hall of Oratory, and what Charisma or Recruitment Mission adds.
R-RV-03 = A card you draw during your Reveal turn is revealed and used at once.
R-RV-04 = You may acquire any number of cards from the Imperium Row and from the Arrakis Liaison and The Spice Must Flow stacks, as far as your Persuasion goes. Foldspace cannot be acquired this way, and unspent Persuasion is lost.
R-RV-05 = An acquired card goes face up to your discard pile, unless Recruitment Mission or Bypass Protocol puts it on top of your deck. The Imperium Row is refilled at once, and you may acquire the new card too.
R-RV-06 = When the Imperium deck is empty, the Imperium Row is no longer refilled.
R-RV-07 = Your strength is 2 for each of your troops in the Conflict plus 1 for each sword you reveal. Without a troop there it is 0, and nothing can raise it.
R-RV-08 = You announce your strength and set your Combat marker to it. Above 20 the marker is turned to its +20 side.
R-RV-09 = At the end of your Reveal turn all the cards you played and revealed this round go to your discard pile.
R-RV-10 = A Fremen Bond works if you have at least one other Fremen card in play; a trashed card no longer counts. Two cards with a Fremen Bond switch each other on, whatever their order.
R-RV-11 = Guild Bankers lowers the price of every copy of The Spice Must Flow that you acquire this turn.
R-RV-12 = Liet Kynes counts all your Fremen cards in play, including Liet Kynes itself and the cards you played on Agent turns.
R-RV-13 = On a Reveal turn you can deploy troops only through a card that says so: Sardaukar Legion, Gun Thopter, Gurney Halleck, Reinforcements, Rapid Mobilization or Double Cross.

## Combat

R-CB-01 = Only players with a troop in the Conflict take part: clockwise from the First Player, each plays any number of Combat Intrigue cards or passes. A pass does not shut you out; this step ends when all of them have passed in a row.
R-CB-02 = Every change of strength counts at once: 1 for each sword on an Intrigue card, 2 for each troop that enters or leaves. With no troop left your strength is 0.
R-CB-03 = The highest strength wins the Conflict and takes the first reward, the next takes the second, and the third reward is given only with four players. Strength 0 earns nothing.
R-CB-04 = If players tie for first, nobody wins and each of them takes the second reward. With four players and exactly two tied, the other two compete for the third reward; with fewer players the rest get nothing.
R-CB-05 = Players tied for second each take the third reward, at any number of players. Players tied for third get nothing.
R-CB-06 = Games with one, two or three players share the same reward rules. Only a four-player game differs.
R-CB-07 = A card for winning a Conflict is played after the Conflict is resolved and before the next phase, and only by a sole winner. Spice from the reward may pay for it, and such a card received as a reward may be played at once.
R-CB-08 = A control reward puts your Control marker on the space in place of an opponent's. A reward of 2 Influence goes to a single Faction; Machinations gives 1 Influence with each of two different Factions.
R-CB-09 = After the rewards all troops in the Conflict return to their owners' supplies, not to garrisons, and every strength drops to 0.
R-CB-10 = A reward that trashes a card is optional. You may choose a card from your hand, your discard pile or in play.

## Makers

R-MK-01 = Each Maker space without an Agent gets 1 bonus spice, added to what already lies there.

## Recall

R-RC-01 = If a player has 10 or more Victory Points or the Conflict deck is empty, the Endgame begins. Otherwise Agents return to their Leaders and the Mentat to its space, unless it was won for the next round, and the First Player marker passes to the left.
R-RC-02 = The end of the game is checked only in the Recall phase. Reaching 10 Victory Points earlier ends nothing, and points can still be lost.

## Endgame

R-EN-01 = In the Endgame players may play Endgame Intrigue cards. Then the player with the most Victory Points wins.
R-EN-02 = A tie is broken by the most spice, then Solari, then water, then troops in garrison.
R-EN-03 = In the Endgame Tiebreaker is worth 10 spice, and Plans Within Plans asks for at least 3 Influence on each track it counts. Corner the Market compares you with each opponent separately.
R-EN-04 = A game lasts ten rounds at most.

## Influence and Alliances

R-IN-01 = Influence runs from 0 to 6 on each track and anything beyond is lost. Rising to 2 gives 1 Victory Point; falling below 2 takes it away.
R-IN-02 = Each time you rise to 4 Influence you gain the bonus of that track. You keep it if you fall, and you can earn it again.
R-IN-03 = The first player to reach 4 Influence takes the Alliance token, worth 1 Victory Point. An opponent takes it over only by rising above the holder, not by drawing level.
R-IN-04 = If the holder of an Alliance token loses Influence, a player who was level with them takes it; the holder chooses among several. If the holder falls to 3 or less, it goes to a player with 4 or more, or back to the board.
R-IN-05 = To pay by losing Influence you need at least 1 Influence on that track.
R-IN-06 = An Alliance effect works only while you hold that Faction's Alliance token. An effect with an Influence number needs at least that much Influence with the Faction.

## Trashing cards

R-TR-01 = You may trash a card from your hand, your discard pile or in play; it leaves the game, but a Reserve card returns to its stack. The Victory Point gained with The Spice Must Flow is kept.
R-TR-02 = A card in play may be trashed by its own trash effect. The rest of that box is still carried out.
R-TR-03 = Assassination Mission gives 4 Solari whenever it is trashed. Imperial Spy gives an Intrigue card only when its own effect trashes it.

## Hidden information

R-HI-01 = Hands, the order of decks, the cards in the Conflict deck, Intrigue cards in hand and the Factions the Baron picked are hidden; only Paul Atreides may see the top card of his own deck. Everything else is open, including how many Intrigue cards each player holds.
R-HI-02 = An Intrigue card is shown when it is played and then discarded face up. Charisma and Recruitment Mission, if played early, stay face up until your Reveal turn.

## House Hagal

HG1 = A Rival takes Agent turns only, never a Reveal turn. It has no deck, no hand and no Persuasion.
HG2 = On a Rival's turn the top House Hagal card is revealed and its Agent goes to the space shown. If that space is occupied, the card is skipped and the next one is revealed.
HG3 = When the House Hagal deck is empty or Reshuffle appears, all its cards are shuffled into a new deck at once and the turn goes on.
HG4 = A Rival pays no cost, needs no requirement and gets no effect of the space. Only the icons on its card count.
HG5 = An Influence icon moves the Rival up 1 on that track. It gets no bonus at 4 Influence, but it takes and loses the Alliance token as a player does.
HG6 = A Rival recruits from its supply, as far as that goes. With a card for a Combat space the troops go straight into the Conflict, otherwise into its garrison.
HG7 = Whenever a Rival goes to a Combat space it also deploys up to two troops from its garrison, even if its card recruits none.
HG8 = When a Rival harvests spice, the bonus spice leaves the space. With two players it goes to the bank; in solo the Rival takes it together with the base spice.
HG9 = When Combat starts, each Rival with a troop in the Conflict reveals one House Hagal card, in turn order, and adds only its swords to its strength. Then players may play Combat Intrigue cards.
HG10 = A card or space that affects opponents affects a Rival too, if the Rival has what the effect asks for.
HG11 = Your Control marker also gives you its bonus when a Rival's Agent is sent there.

## Solo game

SO1 = Rivals take their turns in seat order with you while they have Agents. The First Player marker passes among all three of you.
SO2 = Rivals score Victory Points for 2 Influence and for Alliance tokens. They never get the bonus at 4 Influence.
SO3 = Rivals take first and second Conflict rewards in full: Victory Points, Influence, resources, Intrigue cards kept face down, control, and the Mentat for the next round. A reward that trashes a card does nothing for them.
SO4 = A Rival that controls a space gains the control bonus. It always deploys its extra troop when a Conflict names that space.
SO5 = A Rival that must choose a Faction takes the one where it has the least Influence. You decide ties and all its other choices.
SO6 = At Mentat and Kwisatz Haderach difficulty, a Rival already ahead by 4 strength or more in a Conflict I or II deploys nothing and keeps its troops in its garrison. In a Conflict III it always deploys all it can.
SO7 = For Corner the Market each Rival counts as owning two copies of The Spice Must Flow.
SO8 = A Rival with 10 or more Victory Points also brings the game to its end. The highest score wins, with the usual tiebreaks.

## Two-player game

TP1 = In a two-player game House Hagal has three Agents, no Leader, no resources and no troops in its garrison. All its troops start in its supply.
TP2 = The three Arrakeen (1P) cards leave the House Hagal deck. The other 28 cards are shuffled.
TP3 = House Hagal acts after each Agent turn of the First Player, as long as it has an Agent left.
TP4 = House Hagal collects no resources, takes no Conflict rewards and scores no Victory Points.
TP5 = House Hagal cannot take control of a space. If it wins a Conflict that names a space, the Control marker there is removed.
TP6 = House Hagal's strength counts in the ranking. The reward of the place it takes is lost.

## Rulings on open questions

Q1 = Bindu Suspension ends your turn after the draw; the ruleset switch bindu_pass_optional lets you go on instead.
Q2 = Sietch Reverend Mother gives its 3 Persuasion and its 1 spice only with a Fremen Bond.
Q3 = The bonus at 4 Emperor Influence is 2 troops.
Q4 = Once per game, when Baron Vladimir Harkonnen deploys four or more troops in a turn, he may choose whether to use Masterstroke; a ruleset switch makes it compulsory.
Q5 = Masterstroke counts all the troops the Baron moves into the Conflict during one of his own turns, but not the extra troop for a space he controls.
Q6 = Tiebreaker gives 10 real spice in the Endgame, where nothing can spend it.
Q7 = If players are still level after troops in garrison, the one who took a Reveal turn last wins, and if that settles nothing they share the win; a ruleset switch lets them share it at once.
Q8 = The two parts of Corner the Market are separate, so a single copy of The Spice Must Flow scores 1 Victory Point if no opponent has any; all your cards count, wherever they are.
Q9 = A card may trash itself while it resolves; a condition about another card in play is checked when that part resolves, and never counts the card itself.
Q10 = Power Play is always trashed, and it doubles only the Influence of the Faction space, not Influence from card effects.
Q11 = Bypass Protocol cannot take The Spice Must Flow or Foldspace, but it can take Arrakis Liaison or the card Helena Richese has set aside.
Q12 = Cards you draw after your Reveal turn stay in your hand, and you still draw five in the next round.
Q13 = The Voice may name any space, even an occupied one, and a Rival skips a House Hagal card for a blocked space.
Q14 = With expert deployment a Rival holds back when it leads the strongest other player by 4 strength or more; a ruleset switch asks for a lead of two troops instead.
Q15 = Harvest Spice looks only at free Maker spaces; if none has bonus spice the next card is revealed, and a full tie is decided by you in solo, by the First Player with two players.
Q16 = When House Hagal comes second its reward is lost and nobody moves up; if it ties for first with a player, nobody wins, that player takes the second reward and no Control marker is removed.
Q17 = In a two-player game House Hagal starts with no troops in its garrison.
Q18 = A solo Rival spends 3 Intrigue cards, 3 water, 7 Solari or 7 spice for 1 Victory Point as soon as it has them, before anything else happens, and repeats this while it can.
Q19 = A Rival whose signet ability has a cost always pays it if it can; a ruleset switch leaves that choice to you.
Q20 = Reverend Mother Mohiam does nothing to a Rival, while Test of Humanity makes it lose one troop in the Conflict if it has one.
Q21 = Secrets takes no Intrigue card from a Rival.
Q22 = At Kwisatz Haderach difficulty you cannot send an Agent to Swordmaster.
Q23 = A High Council seat already gives its 2 Persuasion in this round's Reveal turn.
Q24 = Hall of Oratory gives its 1 Persuasion only if one of your Agents stands there during your Reveal turn, and never more than 1.
Q25 = You may choose a Faction where you already have 6 Influence, but you gain nothing there.
Q26 = Cards are identified by their English names; where no official translated name is known, Sietch shows its own translation.
Q27 = The swords on House Hagal cards are taken from community card lists, because the official texts show only those of Harvest Spice.
Q28 = The Conflict deck is empty after its tenth card, so the Endgame begins in that round's Recall phase at the latest.
Q29 = Infiltrate and Helena Richese ignore enemy Agents only; your own Agents still block you.
Q30 = Dispatch an Envoy and Infiltrate can be played only on an Agent turn, before you play the card that sends the Agent.
Q31 = A solo Rival takes any reward the general rules give it, including the third reward in a tie for second.
Q32 = If three of four players tie for first, the fourth player gets no reward.
Q33 = In a two-player game House Hagal does not act after a Reveal turn or after a turn ended by Bindu Suspension.
Q34 = House Hagal also acts after an extra Agent turn taken with the Mentat, as long as it has an Agent left.
Q35 = Helena Richese must set a card aside when she plays Signet Ring on an Agent turn, but she need not acquire it later.
Q36 = The card Helena Richese set aside leaves the game at the end of her Reveal turn of that round if she has not acquired it.
Q37 = Rivals are opponents, so Gun Thopter and Double Cross affect them as usual.
Q38 = Kwisatz Haderach lifts only the need for a free space and a matching Agent icon; the space's cost and requirement still apply.
Q39 = Seek Allies gives nothing when it is revealed.
