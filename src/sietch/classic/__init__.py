"""Classic Dune: six factions, one planet."""
