"""Finished games: results, ratings, what was chosen."""
