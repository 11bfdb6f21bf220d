"""What bots think of a position: opinions, no rule."""
