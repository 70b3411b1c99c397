"""Headless work on the rules: many games, their speed, and what the tests cover."""
