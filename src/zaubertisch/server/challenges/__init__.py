"""Puzzles, and the deal of the day."""
