### Options and presets of Dune: Imperium in words.

imperium-option-leaders = How Leaders are given out: by lot, or chosen one after the other.
imperium-option-difficulty = How strong the Rivals of a solo game are.
imperium-option-rivals = The Rivals of a solo game.
imperium-option-bindu_pass_optional = Bindu Suspension lets you go on with your turn instead of ending it.
imperium-option-reverend_mother_spice_always = Sietch Reverend Mother gives its spice even without a Fremen Bond.
imperium-option-masterstroke_forced = Baron Harkonnen's Masterstroke must be used as soon as it can be.
imperium-option-masterstroke_counts_all_troops = Masterstroke counts every troop that comes into the Conflict in the turn, not only those that are deployed.
imperium-option-last_reveal_breaks_ties = Whoever took a Reveal turn last wins the last tie; otherwise the win is shared.
imperium-option-corner_the_market_needs_two = Corner the Market gives nothing for a single copy of The Spice Must Flow.
imperium-option-rivals_hold_by_troops = With expert deployment a Rival holds back when it is two troops ahead, rather than 4 strength.
imperium-option-hagal_starts_with_garrison = In a two-player game House Hagal starts with troops in its garrison.
imperium-option-rival_signet_asks = You decide whether a Rival pays for its signet ability.
imperium-option-hagal_acts_after_bindu = With two players House Hagal also acts after a turn ended by Bindu Suspension.
imperium-option-kwisatz_haderach_enters_free = Kwisatz Haderach also lifts the cost and the requirement of the space.
imperium-option-envoy_needs_an_icon = With Dispatch an Envoy, too, only a card with an Agent icon can send an Agent.
imperium-option-fourth_takes_third_after_triple_tie = If three of four players tie for first, the fourth takes the third reward.
imperium-preset-standard = The rules of the box, with Leaders by lot.
imperium-preset-first_game = For a first game: Leaders and Rivals that are easy to begin with.
