"""Dune: Imperium and every set that plugs into it."""

# The modules of the engine know each other; the ring is entered here, always at the same place.
import sietch.imperium.resolve  # noqa: F401
