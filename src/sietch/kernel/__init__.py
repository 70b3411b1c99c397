"""What every game shares: state, frames, actions, events, records. Contains no word of any game."""
