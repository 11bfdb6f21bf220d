"""What every game stands on: records, frames, dice, piles, events, card files, the game contract. Knows no game."""
