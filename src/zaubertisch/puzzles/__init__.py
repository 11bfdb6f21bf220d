"""Puzzles: positions from games of strong bots in which one answer is clearly best, and not obvious."""
