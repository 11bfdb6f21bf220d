"""Words given and broken: talk binds nobody (Z37), but the game remembers (chapter 4)."""

from zaubertisch.games.zauberschwert.rules.wizards import is_at
from zaubertisch.games.zauberschwert.state import WORD_BROKEN
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule


@rule
def remember_word(g, seat):
    """Z152: a seat that announced a card gave its word; with neither wizard nor apprentice there it broke it."""
    announced = g.player[seat].announced
    if announced == NOTHING:
        return
    g.player[seat].words_given += 1
    if not is_at(g, seat, announced):
        break_word(g, seat, NOTHING, announced)


@rule
def remember_alliance(g, seat, card):
    """Z152: a seat that invited another to a creature, which came, and then wants it alone, breaks its word."""
    me = g.player[seat]
    if me.announced == card and me.invited != NOTHING and is_at(g, me.invited, card):
        break_word(g, seat, me.invited, card)


@rule
def break_word(g, seat, other, card):
    g.player[seat].words_broken += 1
    tell(g, WORD_BROKEN, seat, other, card)
