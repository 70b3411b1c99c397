### Il Duello nel terminale: minacce e arena.

cli-classic-threat = { $by } — Kanly contro { $to }: { $deed }
cli-classic-out = Fuori dal gioco: { $names }
cli-classic-arena = L'arena, il centro in alto
cli-classic-war = Guerra di Assassini, il centro dell'arena in alto
cli-classic-duel-hand = Carte Duello: { $cards } (mazzo: { $deck })
cli-classic-hidden-champion = coperto
cli-classic-champion-support = sostegno { $n }
cli-classic-backed = secondi: { $names }
cli-classic-range-threaten = minaccia qualcuno di Kanly
cli-classic-range-enter = portare gettoni in un territorio
cli-classic-range-collect = raccogliere Spezia in un territorio
cli-classic-range-edge = un bordo tra due caselle
