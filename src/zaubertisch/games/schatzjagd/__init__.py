"""Schatzjagd: henchmen walk a land of face-down cards, fight, lift treasures and carry them home."""
