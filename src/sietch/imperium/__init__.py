"""Dune: Imperium and every set that plugs into it."""
