"""Nets that learn a game by playing it: `zaubertisch train`."""
