"""Games are played at once, and compiled beside that."""
