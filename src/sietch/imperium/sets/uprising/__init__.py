"""Dune: Imperium – Uprising."""
