"""Where one's taste shows: the card of a turn, the field it is laid on, and orders for fights."""

QUESTIONS = ("influence", "lay_card", "give_order")
