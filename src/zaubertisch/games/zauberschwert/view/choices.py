"""Where one's taste shows: the adventures one goes to."""

QUESTIONS = ("choose_adventure",)
