"""The Duel: Kanly, the arena, and the War of Assassins. [FR-XIX]"""
