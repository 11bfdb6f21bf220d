"""Everything that speaks to a person in a terminal."""
