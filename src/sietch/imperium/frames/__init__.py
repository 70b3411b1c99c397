"""The steps of the rulebook, one class each."""
