"""How scenarios name every fact of a game of Schatzjagd."""

FACTS = None
