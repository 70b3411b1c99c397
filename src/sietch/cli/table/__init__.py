"""The table in the terminal: the game in progress, what is typed, and what is shown."""
