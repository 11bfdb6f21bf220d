"""How scenarios name every fact of a game."""

FACTS = None
