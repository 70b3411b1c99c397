"""How the heuristic bot plays Dune: Imperium."""
