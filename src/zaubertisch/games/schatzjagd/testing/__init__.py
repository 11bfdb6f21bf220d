"""What tests and scenarios need to know of the game."""
