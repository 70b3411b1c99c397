"""Sets: each contributes spaces, cards, leaders and what else it brings."""

from __future__ import annotations

from importlib import import_module

from sietch.imperium.defs import link_icons

# In this order, and what comes later goes behind: the numbers of the cards depend on it.
MODULES = (
    "base.spaces",
    "base.cards",
    "base.intrigue",
    "base.conflicts",
    "base.leaders",
    "base.hagal",
    "uprising.spaces",
    "uprising.cards",
    "uprising.intrigue",
    "uprising.conflicts",
    "uprising.contracts",
    "uprising.leaders",
    "uprising.rivals",
    "uprising.six",
    "uprising.ix",
)


def load_sets() -> None:
    """Define everything, once."""
    for module in MODULES:
        import_module(f"sietch.imperium.sets.{module}")
    link_icons()
