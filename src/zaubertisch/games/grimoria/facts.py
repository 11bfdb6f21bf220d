"""How scenarios name every fact of a game of Grimoria."""

FACTS = None
