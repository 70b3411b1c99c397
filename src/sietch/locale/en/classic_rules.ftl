### Rules of classic Dune in Sietch's words, one message for each rule id, with hyphens where the id has dots.
### FR and IT are sections of the French and the Italian rulebook, SH powers printed on the shields,
### CARD treachery cards, OQ questions that the rulebooks leave open and that Sietch has settled.

## Material and setup

classic-FR-II-B = Each faction has five leaders and twenty tokens. The stars on some tokens mean nothing without the additional advantages.
classic-FR-II-D-2 = The French treachery deck has 43 cards: the 33 of the base set, five of The Duel and five of Spice Harvest. Which of them are used is an option.
classic-FR-III-C = Treachery cards and spice cards are shuffled into two decks. When the treachery deck runs out, its discards are shuffled into a new one.
classic-FR-III-E = Each player plays one faction; who plays which is settled by agreement, by choice or by lot. A power of a faction overrides the general rules.
classic-FR-III-E-1 = Each player has a dot at the rim of the map; where the dots lie decides who is first.
classic-FR-III-E-2 = The leaders of all factions in play are mixed, and each player draws four unseen. One of them who serves an opponent is from now on a traitor in the drawer's pay; whoever draws only own leaders has no traitor.
classic-FR-III-E-4 = Each player takes the spice that the shield says and hides it.
classic-FR-III-E-5 = Tokens are placed as the shields say; all others wait in the reserves, hidden.
classic-FR-III-E-6 = Each player draws one treachery card, the Harkonnen two.

## Victory and turns

classic-FR-IV = Whoever has a token in each of three strongholds at the end of a turn wins; with two players four are needed. Allies count theirs together.
classic-IT-IV = Strongholds needed in the Italian edition: alone four with two or three players and three with more; a pair five with three players and four with more; a larger alliance five.
classic-FR-V = A game lasts at most fifteen turns. Each turn has storm, spice blow, bidding, revival, shipment and movement, battles and spice collection, in this order.

## Storm

classic-FR-VI-A = In the first turn the two players whose dots are nearest to the storm's start, one on each side, secretly dial 0 to 20; the storm moves the sum counterclockwise.
classic-FR-VI-B = In later turns the two who last used the battle wheels dial 1 to 3 each, and the storm moves the sum.
classic-FR-VI-C = Tokens on sand in a sector that the storm enters or passes go to the tanks, and spice there to the bank. Rock, strongholds and the Polar Sink are safe, and so is Imperial Basin while the Shield Wall stands.

## Spice blow

classic-FR-VII-A-1 = A territory card puts its spice into its sector; if the storm is there, none appears.
classic-FR-VII-A-2 = Shai-Hulud eats all spice and tokens in the territory of the last territory card, and cards are turned until a territory comes.
classic-FR-VII-B = A worm causes a nexus at once, before it eats.
classic-FR-VII-C = Further worms of the same blow are ignored; with the additional advantages the Fremen may place them.
classic-FR-VII-D = Worms of the first turn are shuffled back into the deck and cause nothing.

## Bidding

classic-FR-VIII-A = As many treachery cards are drawn as there are players who can take one; a full hand takes no part.
classic-FR-VIII-B = The cards lie face down in a row and are auctioned one after the other.
classic-FR-VIII-B-1 = The first player opens the bidding for the first card.
classic-FR-VIII-B-2 = Going to the right, each raises or passes until all others have passed; the highest bidder pays and takes the card unseen.
classic-FR-VIII-C = Nobody bids more than they can pay: own spice, what allies pledge, or anything at all with a Karama in hand.
classic-FR-VIII-D = The next card is opened by the next player to the right of the last opener who can still buy.
classic-FR-VIII-E = If nobody bids on a card, it and all cards after it go back on top of the deck, and the bidding ends.
classic-FR-VIII-F = How many treachery cards everybody holds is public during the bidding, what they are is not.
classic-FR-VIII-G = Nobody holds more than four treachery cards, the Harkonnen eight; a full hand must pass.
classic-FR-VIII-H = Whoever does not answer in time has passed. At a table without clocks every player is waited for.
classic-FR-VIII-I = At the start of the bidding whoever has no spice may take 2 from the bank: the charity of CHOAM.

## Revival, shipment and movement

classic-FR-IX-A = First player is the one whose dot the storm reaches next, counterclockwise; a dot right under the storm counts as passed.
classic-FR-IX-B = Before anybody ships or moves, each player may take tokens back from the tanks.
classic-FR-IX-B-1 = As many as the shield says come back for free, each further one for 2 spice to the bank.
classic-FR-IX-B-2 = At most three tokens come back in a turn, except by a Tleilaxu Ghola.
classic-FR-IX-B-3 = Tokens that come back go to the reserves.
classic-FR-IX-C = The first player ships and then moves, then the next to the right, until everybody has.
classic-FR-IX-C-1-a = Once a turn any number of tokens may land from the reserves in one place.
classic-FR-IX-C-1-b = A token costs 1 spice into a stronghold and 2 elsewhere. The Fremen land for free.
classic-FR-IX-C-1-c = Nobody lands in the storm, or in a stronghold that two other factions hold.
classic-FR-IX-C-1-d = Tokens on Dune do not go back to the reserves; only the Guild can ship so.
classic-FR-IX-C-2-a = One group from one territory moves together: up to three territories with a token in Arrakeen or Carthag, otherwise one. Tokens that have just landed may be among them.
classic-FR-IX-C-2-b = Each player makes one move a turn.
classic-FR-IX-C-2-c = Sectors do not matter to movement, except that nobody leaves, enters or crosses the sector of the storm.
classic-FR-IX-C-2-d = In a territory with several sectors tokens end their move in one of them.
classic-FR-IX-C-2-e = The Polar Sink is never in the storm.
classic-FR-IX-C-2-f = Tokens of others do not stop a move, but a stronghold that two other factions hold can be neither entered nor crossed.
classic-FR-IX-D-1 = Once all five leaders of a player are in the tanks, one may be revived each turn until all are back.
classic-FR-IX-D-2 = Reviving a leader costs as much spice as he is strong.
classic-FR-IX-D-3 = A revived leader serves as before, and a traitor stays a traitor.
classic-FR-IX-D-4 = Leaders are revived at the end of their owner's movement.
classic-FR-IX-D-5 = A leader who has been revived and killed again waits until all others have been revived and killed again too.

## Battles

classic-FR-X-A-1 = Players with tokens in the same territory fight.
classic-FR-X-A-2 = Battles go on until one player or nobody is left in each territory. There are none across a sector in the storm, and none in the Polar Sink.
classic-FR-X-A-3 = The first player is the aggressor in all own battles and picks their order; then it is the turn of the next to the right.
classic-FR-X-A-4 = Where three or more meet, the aggressor picks whom to fight first.
classic-FR-X-B-1 = Each fighter makes a plan in secret and dials a number from 0 to the tokens present.
classic-FR-X-B-2 = A leader goes into each plan.
classic-FR-X-B-3 = A weapon, a defense or both may go with the leader.
classic-FR-X-B-4 = Both plans are revealed at the same time.
classic-IT-X-B-5 = Where both are used in one battle, the Voice comes before Prescience.
classic-FR-X-C-1 = The higher sum of dial and leader wins.
classic-FR-X-C-2 = A tie goes to the aggressor.
classic-FR-X-C-3 = A leader who meets a weapon without the right defense dies and does not count; both may die.
classic-FR-X-C-4 = Killed leaders go to the tanks, and the winner is paid their strength, the own leader's included.
classic-FR-X-C-5 = The loser loses all tokens there and discards all cards played.
classic-FR-X-C-6 = The winner loses only what was dialed, and keeps or discards each card played.
classic-FR-X-C-7 = Losing a battle does not kill a leader; only weapons, explosions and treason do.
classic-FR-X-C-8 = A leader who has survived a battle may fight again in that turn only in the same territory.
classic-FR-X-C-9 = Whoever has a leader or a cheap hero must use one.
classic-FR-X-C-10 = Whoever has neither says so, plays no cards and counts only the dial.
classic-FR-X-D-1 = If the enemy's leader is a traitor in one's pay, one may call treason and wins at once; the betrayed side loses its tokens there, its cards and the leader. One may also keep silent.
classic-IT-X-D-1 = In the Italian edition a traitor is called as soon as he shows.
classic-FR-X-D-2 = The winner by treason loses nothing and is paid the traitor's strength.
classic-FR-X-D-3 = If both leaders are traitors and both are called, both sides lose their tokens there, their cards and their leaders, and nobody is paid.

## Spice collection

classic-FR-XI-A = Each token collects 2 spice of its sector, 3 if its player holds Carthag.
classic-IT-XI-A = In the Italian edition Arrakeen also lets tokens collect 3 spice each.
classic-FR-XI-B = Spice that is not collected stays where it is.

## Alliances

classic-FR-XII-A = From the second turn on a worm makes a nexus, and play stops.
classic-FR-XII-B = At a nexus everybody may make, join and leave alliances; then the worm eats and the Fremen ride.
classic-FR-XII-C-2 = An alliance may have any number of members.
classic-FR-XII-C-3 = Who is allied with whom is public.
classic-FR-XII-C-4 = There may be several alliances, but nobody belongs to two.
classic-FR-XII-C-5 = After a nexus nothing changes until the next one.
classic-FR-XII-D = Whoever leaves an alliance at a nexus may enter another at once.
classic-FR-XII-E-1 = Strongholds of allies count together, and allies win together.
classic-FR-XII-E-2 = Allies may talk in secret; others talk before everybody.
classic-FR-XII-E-3 = Allies may pay for each other's cards, so that more can be bid than one owns.
classic-FR-XII-E-4 = Allies may pay for each other's shipments.
classic-FR-XII-E-5 = Nobody enters a territory where an ally stands, except the Polar Sink; allies never fight each other.
classic-FR-XII-E-6 = Allies help each other as their shields say.

## Deals

classic-FR-XIII-A = Nobody has to reveal spice, reserves, cards or traitors, and nobody has to keep them secret.
classic-FR-XIII-B = Spice and reserves are hidden behind the shield; the number of cards need be shown only during the bidding.
classic-FR-XIII-C = Deals are said aloud and must be kept; spice may be part of them.
classic-FR-XIII-D = Cards, leaders, tokens and powers cannot be part of a deal.

## Optional rules

classic-IT-XIV = The optional rules do not depend on each other.
classic-FR-XV = Chapter of the rulebook: additional advantages of the factions.
classic-FR-XV-B-1 = With the additional advantages the Bene Gesserit's first token goes to any territory, after the Fremen are placed.
classic-FR-XV-B-2 = From the second turn on the Bene Gesserit are given the charity of CHOAM in every bidding, whatever they have.
classic-FR-XV-B-3 = When another player lands from off the planet, the Bene Gesserit may land one token beside them for free.
classic-FR-XV-B-4 = Coexisting Bene Gesserit are as if they were not there: no spice, no battle, no stronghold, no ornithopters. Storm, worm and explosion kill them all the same.
classic-FR-XV-B-5 = Before anybody moves, the Bene Gesserit say where they cease to coexist; on entering an occupied territory they say at once whether they coexist. Otherwise they do, until the end of the turn.
classic-IT-XV-B-5 = In the Italian edition they also say so when somebody enters a territory that they hold alone.
classic-FR-XVI = Chapter of the rulebook: the prelude Spice Harvest.
classic-FR-XVII = Chapter of the rulebook: weather.
classic-FR-XVII-A = With the weather rule the storm is dialed in the first turn only.
classic-FR-XVII-B = In the first storm phase the Fremen draw one of six markers, 1 to 6, look at it and lay it face down.
classic-FR-XVII-C = In the next storm phase it is revealed, the storm moves so far, and the Fremen draw another.
classic-FR-XVII-D = The rule is meant for games with Fremen; without them nobody sees the marker.
classic-FR-XVIII = Chapter of the rulebook: special Karama powers.
classic-FR-XVIII-A = Besides the ordinary uses of a Karama card each faction has a special power of its own.
classic-FR-XVIII-B = A Karama card either stops a power of an opponent or is spent on the special power.
classic-FR-XIX = Chapter of the rulebook: Kanly and duels.
classic-FR-XX-A = For a longer game alliances are left out, or one stronghold more is needed, or both.
classic-IT-XVIII-A-1 = For a longer game alliances may also be limited to two members.
classic-FR-XX-B = The Shield Wall may count as a sixth territory for victory; then four of the six are needed. It stays rock.
classic-IT-XVIII-C = With many players False Wall East or Harg Pass may be made a stronghold; what wins stays the same. Neither gives ornithopters, storm and worm spare it, and Family Atomics do not expose it.
classic-FR-XXI = At the collection whoever holds Carthag or Arrakeen receives 2 spice for each, and whoever holds Tuek's Sietch 1.

## Advanced game

classic-FR-I = Chapter of the rulebook: introduction.
classic-FR-XXII = Chapter of the rulebook: what the advanced game changes.
classic-FR-XXIII = Chapter of the rulebook: two spice blows.
classic-FR-XXIII-A = There are two spice blows a turn, each with its own discard pile.
classic-FR-XXIII-A-3 = In the first turn worms of both blows are shuffled back.
classic-FR-XXIII-A-4 = A worm of one pile does not touch the last territory of the other.
classic-FR-XXIII-B = When the spice deck runs out, all spice cards are shuffled into a new one, and the blow goes on.
classic-FR-XXIII-B-2 = Worms that come right after that do not touch the territory of the last blow.
classic-IT-XXI-B-2 = In the Italian edition they eat it.
classic-FR-XXIV = Chapter of the rulebook: advanced battles.
classic-FR-XXIV-A-1 = In the advanced game a token counts in full only if 1 spice supports it, otherwise half.
classic-FR-XXIV-A-2 = Spice for the battle is set aside in secret and goes to the bank, won or lost; the winner by treason keeps it.
classic-FR-XXIV-B = Half numbers can be dialed.
classic-FR-XXIV-C = The winner picks the tokens that are lost, so that they add up to the dial with the spice spent.
classic-FR-XXV = With the advanced game the increased spice flow is always on.

## Questions and answers of the Italian rulebook

classic-IT-XXV-A-1 = Family Atomics do not strike the sector where the storm already is; sectors that it enters later are struck.
classic-IT-XXV-A-2 = Family Atomics may be fired even if the Shield Wall or the tokens beside it are in the storm.
classic-IT-XXV-A-3 = The explosion of a Lasegun and a Shield destroys spice and all tokens there, also those of players who do not fight.
classic-IT-XXV-A-4 = A Karama against the Atreides' sight of treachery cards holds for the whole auction of the turn.
classic-IT-XXV-A-5 = A leader revived by a Ghola during the battles does not fight again in that turn.
classic-IT-XXV-A-6 = The five tokens of a Ghola come back for free.
classic-IT-XXV-A-7 = If a worthless card played as a Karama is stopped by a Karama, both are discarded.
classic-IT-XXV-A-8 = The worm that the Fremen call with a Karama makes no nexus.
classic-IT-XXV-B-1 = Tokens in several sectors of a territory move and land each on their own, but fight as one, as far as the storm allows.
classic-IT-XXV-B-2 = A cheap hero stands only in the leader's place.
classic-IT-XXV-B-3 = A weapon or defense that was kept may be used again, even in the same turn.
classic-IT-XXV-B-4 = An elite token needs 1 spice to count in full, not 2.

## Powers on the shields

classic-SH-KARAMA = A Karama stops one use of one power of another faction. It also buys one shipment at the Guild's price, paid to the bank, or a treachery card for free. A Karama itself cannot be stopped.
classic-SH-ELITE = Sardaukar and Fedaykin count as two tokens in battle and in losses. Against Fremen Sardaukar count as one. One elite token a turn comes back from the tanks.
classic-SH-ATREIDES-1 = The Atreides see each treachery card before it is auctioned.
classic-SH-ATREIDES-2 = At the start of the movement the Atreides look at the top card of the spice deck.
classic-SH-ATREIDES-3 = Before plans are made in a battle of theirs, the Atreides have the opponent show one element: leader, weapon, defense or number. What was shown is binding.
classic-SH-ATREIDES-4 = After seven tokens lost in battle the Kwisatz Haderach goes along with a leader of the Atreides, once a turn: 2 more strength, and nobody can call that leader a traitor. Only an explosion kills it.
classic-SH-ATREIDES-ALLIANCE = The Atreides may use Prescience for an ally.
classic-SH-ATREIDES-KARAMA = Special Karama of the Atreides: they see the whole plan of one fighter before theirs is made.
classic-SH-HARKONNEN-1 = All opposing leaders that the Harkonnen draw in the setup are in their pay.
classic-SH-HARKONNEN-2 = The Harkonnen hold up to eight treachery cards and start with two.
classic-SH-HARKONNEN-3 = With each card bought the Harkonnen draw another for free, if the hand has room.
classic-SH-HARKONNEN-4 = After a won battle the Harkonnen draw one of the loser's leaders at random: they kill him for 2 spice, or use him in one battle and return him. When all their own leaders are dead, prisoners go free.
classic-SH-HARKONNEN-ALLIANCE = Traitors of the Harkonnen also work for their allies.
classic-SH-HARKONNEN-KARAMA = Special Karama of the Harkonnen: during the bidding they take cards from one player unseen and give back as many of their choice.
classic-SH-EMPEROR-1 = What others pay for treachery cards goes to the Emperor; he himself pays the bank.
classic-SH-EMPEROR-ALLIANCE = The Emperor may let allies spend his spice; what they pay for cards comes back to him.
classic-SH-EMPEROR-KARAMA = Special Karama of the Emperor: at any time he revives up to three tokens or one leader for free.
classic-SH-GUILD-1 = Others pay for their shipments to the Guild; the Guild itself pays the bank.
classic-SH-GUILD-2 = The Guild may ship from the reserves, from one territory to another, or from a territory back to the reserves.
classic-SH-GUILD-3 = The Guild pays half, rounded up; back to the reserves it is 1 spice for two tokens.
classic-SH-GUILD-4 = If nobody has won after the last turn, the Guild wins, unless the Fremen do.
classic-SH-GUILD-5 = The Guild may ship and move at any point of the order, without saying so beforehand.
classic-SH-GUILD-ALLIANCE = Allies of the Guild ship at half price and across the planet, and share its victory after the last turn.
classic-SH-GUILD-KARAMA = Special Karama of the Guild: it stops a shipment of another player.
classic-SH-FREMEN-START = The Fremen spread ten tokens over Sietch Tabr, False Wall South and False Wall West as they like, Fedaykin included.
classic-SH-FREMEN-1 = The Fremen move two territories, with ornithopters three.
classic-SH-FREMEN-2 = The Fremen land for free, on the Great Flat or in a territory within two of it; they ship in no other way.
classic-SH-FREMEN-3 = A worm does not eat Fremen: after the nexus they may ride to any territory.
classic-SH-FREMEN-4 = If nobody has won after the last turn, the Fremen win if nobody else is in Sietch Tabr and Habbanya Sietch, and neither Harkonnen, Atreides nor Emperor in Tuek's Sietch.
classic-SH-FREMEN-5 = The Fremen may place every further worm of a blow in any sand territory.
classic-SH-FREMEN-6 = The storm kills only half of the Fremen it strikes, rounded up. They may land in the storm, and lose half of those who do.
classic-SH-FREMEN-ALLIANCE = The Fremen may have a worm spare their allies, and may let them revive three tokens for free; allies share their victory after the last turn.
classic-SH-FREMEN-KARAMA = Special Karama of the Fremen: before the spice blow they call a worm to any sand territory.
classic-SH-BENE_GESSERIT-1 = Before the game the Bene Gesserit write down a faction and a turn. If that faction wins by strongholds in that turn, alone or with allies, the Bene Gesserit win instead, alone.
classic-SH-BENE_GESSERIT-2 = Whenever another player lands from off the planet, the Bene Gesserit may land one token in the Polar Sink for free.
classic-SH-BENE_GESSERIT-3 = In their battles the Bene Gesserit may command the opponent to play, or not to play, one kind of card. Whoever cannot obey does as they like.
classic-SH-BENE_GESSERIT-4 = With the additional advantages the Bene Gesserit may play any worthless card as a Karama.
classic-SH-BENE_GESSERIT-ALLIANCE = The Bene Gesserit may use the Voice for an ally.

## Treachery cards

classic-CARD-WEAPON = A projectile weapon kills unless a Shield guards, a poison weapon unless a Snooper does. The loser discards it, the winner may keep it.
classic-CARD-LASEGUN = A Lasegun kills whatever is played against it. With a Shield in either plan the territory explodes: both leaders, all tokens and all spice there are lost, cards are discarded, nobody wins and nobody is paid. Treason comes first.
classic-CARD-DEFENSE = A Shield guards against projectiles, a Snooper against poison.
classic-CARD-HERO = A cheap hero stands in for a leader with strength 0, cannot be a traitor and is always discarded.
classic-CARD-WORTHLESS = A worthless card does nothing; in the place of weapon or defense one is rid of it.
classic-CARD-TRUTHTRANCE = At any time one player must answer a question about the game with yes or no, truly. The engine answers listed facts itself; another question is answered on record.
classic-CARD-WEATHER = Once the distance is known, Weather Control sets the storm's move to 0 to 10 sectors.
classic-CARD-HAJR = Hajr gives one more move, with the same group or another.
classic-CARD-GHOLA = A Tleilaxu Ghola revives one leader, or up to five tokens beyond the limit, for free, at any time.
classic-CARD-ATOMICS = Family Atomics, fired before the storm moves from the Shield Wall or beside it, kill all tokens on it and end its shelter for good; the card is out of the game.
classic-CARD-CONE = A Cone of Silence keeps the opponents that are named from buying cards, from new alliances and from threats of Kanly until the end of the turn.
classic-CARD-POISON = Residual Poison is played before plans are made and kills a random available leader of the opponent, without payment; by the other reading it discards one's own worthless cards.
classic-CARD-THUMPER = A Thumper before the first spice card of a phase counts as a worm. It cannot be planted in the first turn.
classic-CARD-HARVESTER = A Harvester right after a spice blow doubles its spice.

## Questions that Sietch has settled

classic-OQ2 = The text of Residual Poison is uncertain: it kills a random leader, or by option rids its owner of worthless cards.
classic-OQ3 = A Thumper counts as the first worm of the phase: further ones are further worms.
classic-OQ4 = A Karama stops the powers listed for each faction, never a victory.
classic-OQ5 = If several sides hold enough strongholds in the same turn, the first in storm order wins.
classic-OQ6 = The Atreides do not see the extra card of the Harkonnen, unless the option says so.
classic-OQ7 = Which city lets tokens collect 3 spice is an option: Carthag alone, as the French rulebook says, or either city.
classic-OQ8 = Whoever passes on a card is out of its auction; by option a raise lets everybody back in.
classic-OQ9 = Charity is for those with no spice at all.
classic-OQ10 = The Emperor does not pay for revivals of allies, unless the option says so: then for up to three more each.
classic-OQ11 = In the advanced game the Fremen pay for full strength like everybody else.
classic-OQ12 = Every set of tokens whose value equals the dial with exactly the spice spent may be lost.
classic-OQ13 = What elite tokens are worth is fixed for a battle by the opponent; stopped by a Karama they count as one.
classic-OQ14 = The Kwisatz Haderach is revived for 2 spice, or by a Ghola.
classic-OQ15 = The losses that wake the Kwisatz Haderach are counted in tokens.
classic-OQ16 = Whether there are ornithopters is looked at after the landing, before the move.
classic-OQ17 = A group gathers from all sectors of a territory that the storm does not part; by option from one sector only.
classic-OQ18 = A move may just change the sector within a territory.
classic-OQ19 = Nobody rides or walks to where an ally stands, except Bene Gesserit who coexist.
classic-OQ20 = Allies who already share a territory stay together without fighting until one goes.
classic-OQ21 = The first storm kills like any other.
classic-OQ22 = A worm before any territory card makes only a nexus.
classic-OQ23 = Fremen place worms in sand territories; Imperial Basin is sand.
classic-OQ24 = A territory whose spice the storm swallowed is still the last one.
classic-OQ25 = Coexisting Bene Gesserit who are left alone stay so until the end of the turn and do not hold the stronghold, unless the option says so.
classic-OQ46 = Special Karama powers may be used with every Karama card; by option once in a game.
classic-OQ47 = The special Karama of the Harkonnen exchanges card for card, so that a hand of eight is no obstacle.
classic-OQ48 = Weather Control and Family Atomics cannot be played in the first turn, unless the option says so.
