"""What screens of text have in common: sentences of any game, and how they look."""
