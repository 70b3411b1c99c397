### Le Duel dans le terminal : les menaces et l'arène.

cli-classic-threat = { $by } — Kanly contre { $to } : { $deed }
cli-classic-out = Éliminés : { $names }
cli-classic-arena = L'arène, le centre en haut
cli-classic-war = Guerre des Assassins, le centre de l'arène en haut
cli-classic-duel-hand = Cartes Duel : { $cards } (pile : { $deck })
cli-classic-hidden-champion = face cachée
cli-classic-champion-support = soutien { $n }
cli-classic-backed = seconds : { $names }
cli-classic-range-threaten = menacer quelqu'un de Kanly
cli-classic-range-enter = amener des pions dans un territoire
cli-classic-range-collect = récolter de l'Épice dans un territoire
cli-classic-range-edge = un bord entre deux cases
