"""What tests and scenarios need of a game."""
