### The Duel in the terminal: threats and the arena.

cli-classic-threat = { $by } threaten { $to } with Kanly: { $deed }
cli-classic-out = Out of the game: { $names }
cli-classic-arena = The arena, its centre at the top
cli-classic-war = War of Assassins, the centre of the arena at the top
cli-classic-duel-hand = Duel cards: { $cards } (pile: { $deck })
cli-classic-hidden-champion = face down
cli-classic-champion-support = support { $n }
cli-classic-backed = seconds: { $names }
cli-classic-range-threaten = threaten somebody with Kanly
cli-classic-range-enter = bring tokens into a territory
cli-classic-range-collect = collect spice in a territory
cli-classic-range-edge = an edge between two spaces
