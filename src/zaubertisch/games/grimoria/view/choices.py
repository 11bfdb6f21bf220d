"""Where one's taste shows: the spells one chooses, and the cards one takes."""

QUESTIONS = ("choose_spell", "take_card")
