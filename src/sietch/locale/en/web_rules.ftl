### The rules in the browser: a tab of the table, and a page. A chapter is named by its first rule, with hyphens where the id has dots.

web-rules-companion = The rules
web-rules-lead = Every rule that Sietch enforces, with its id. The table names the same ids when it says why something is not possible.
web-rules-search = Search the rules
web-rules-chapter = Chapter
web-rules-all = { $n ->
    [one] One rule
   *[other] { $n } rules
}
web-rules-found = { $n ->
    [0] No rule found
    [one] One rule found
   *[other] { $n } rules found
}
web-rules-clear = Show all rules

## Chapters

web-chapter-imperium-R-SET-01 = Setup
web-chapter-imperium-R-GEN-01 = General principles
web-chapter-imperium-R-P1-01 = Round Start
web-chapter-imperium-R-P2-01 = Player Turns
web-chapter-imperium-R-AG-01 = Agent turn
web-chapter-imperium-R-RV-01 = Reveal turn
web-chapter-imperium-R-CB-01 = Combat
web-chapter-imperium-R-MK-01 = Makers
web-chapter-imperium-R-RC-01 = Recall
web-chapter-imperium-R-EN-01 = Endgame
web-chapter-imperium-R-IN-01 = Influence and Alliances
web-chapter-imperium-R-TR-01 = Trashing cards
web-chapter-imperium-R-HI-01 = Hidden information
web-chapter-imperium-HG1 = House Hagal
web-chapter-imperium-SO1 = Solo game
web-chapter-imperium-TP1 = Two-player game
web-chapter-imperium-Q1 = Rulings on open questions

web-chapter-uprising-R-SET-01 = Setup
web-chapter-uprising-R-GEN-01 = General principles
web-chapter-uprising-R-RND-01 = Round
web-chapter-uprising-R-AGT-01 = Agent turn
web-chapter-uprising-R-UNT-01 = Units and deployment
web-chapter-uprising-R-WRM-01 = Sandworms, Maker Hooks and Shield Wall
web-chapter-uprising-R-SPY-01 = Spies
web-chapter-uprising-R-REV-01 = Reveal turn
web-chapter-uprising-R-CMB-01 = Combat
web-chapter-uprising-R-END-01 = Makers, Recall and Endgame
web-chapter-uprising-R-INF-01 = Influence and Alliances
web-chapter-uprising-R-CHM-01 = CHOAM module
web-chapter-uprising-R-MIX-01 = Combining with other boxes
web-chapter-uprising-F-01 = Rulings of the official FAQ
web-chapter-uprising-RV-01 = Rivals: setup
web-chapter-uprising-RV-12 = Rivals: difficulty in a solo game
web-chapter-uprising-RV-16 = Rivals: variants
web-chapter-uprising-RV-21 = Rivals: their turn
web-chapter-uprising-RV-29 = Rivals: their rules
web-chapter-uprising-S6-01 = Six players: setup
web-chapter-uprising-S6-13 = Six players: score and end
web-chapter-uprising-S6-16 = Six players: personal boards and icons
web-chapter-uprising-S6-25 = Six players: Swordmaster and Throne Row
web-chapter-uprising-S6-28 = Six players: combat and other matters
web-chapter-uprising-C1 = Commanders
web-chapter-uprising-Q-01 = Rulings on open questions

web-chapter-classic-IT-I = Material and setup
web-chapter-classic-FR-IV = Victory and turns
web-chapter-classic-FR-VI-A = Storm
web-chapter-classic-FR-VII-A-1 = Spice blow
web-chapter-classic-FR-VIII-A = Bidding
web-chapter-classic-FR-IX-A = Revival, shipment and movement
web-chapter-classic-FR-X-A-1 = Battles
web-chapter-classic-FR-XI-A = Spice collection
web-chapter-classic-FR-XII-A = Alliances
web-chapter-classic-FR-XIII-A = Deals
web-chapter-classic-IT-XIV = Optional rules
web-chapter-classic-FR-XXIII-A = Advanced game
web-chapter-classic-IT-XXV-A-1 = Questions and answers of the Italian rulebook
web-chapter-classic-SH-KARAMA = Powers on the shields
web-chapter-classic-CARD-WEAPON = Treachery cards
web-chapter-classic-FR-XIX-A-1 = The Duel
web-chapter-classic-FR-XVI-A-1 = Spice Harvest
web-chapter-classic-OQ2 = Questions that Sietch has settled
