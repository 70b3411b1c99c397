### Options and presets of Dune: Imperium – Uprising in words.

uprising-option-leaders = How Leaders are given out: by lot, or chosen one after the other.
uprising-option-choam = The CHOAM module: contracts, and the cards that belong to them.
uprising-option-difficulty = How strong the Rivals are.
uprising-option-rivals = The Rivals of a game for one or two.
uprising-option-brutal_escalation = Rivals: Brutal Escalation. In a Conflict III a Rival reveals two cards for swords instead of one.
uprising-option-expert_deployment = Rivals: Expert Deployment. A Rival that leads clearly keeps its troops for the last Conflicts.
uprising-option-smart_politics = Rivals: Smart Politics. A Rival skips Factions where it has nothing more to gain.
uprising-option-dice_churn = Solo: dice replace cards of the Imperium Row after each of your Reveal turns.
uprising-option-streamlined_rivals = Two players: a simple Rival that cannot win, for a first game.
uprising-option-base_cards = Cards of Dune: Imperium are shuffled in.
uprising-option-base_conflicts = Conflict cards of Dune: Imperium are shuffled in.
uprising-option-jessica_needs_memories = Lady Jessica can turn her Leader over only with a memory to return.
uprising-option-last_reveal_breaks_ties = Whoever took a Reveal turn last wins the last tie; otherwise the win is shared.
uprising-option-fourth_takes_third_after_triple_tie = If three of four players tie for first, the fourth takes the third reward.
uprising-preset-standard = The rules of the box, with Leaders by lot.
uprising-preset-choam = The rules of the box with the CHOAM module.
uprising-preset-first_game = For a first game: Leaders and Rivals that are easy to begin with.
