"""The Magic Mirror: an attack turns on the attacker (chapter 7)."""

from zaubertisch.games.grimoria.rules.belongings import could_hold, lose_openly
from zaubertisch.games.grimoria.state import FIRST_HIDDEN, MIRROR, MIRROR_USED, REFLECTIONS, TAKER
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import top
from zaubertisch.kernel.rules import rule

MOST_REFLECTIONS = 2


@rule
def may_reflect(frame):
    """G61: at most two reflections."""
    return frame.note[REFLECTIONS] < MOST_REFLECTIONS


@rule
def could_use_mirror(g, deck, frame, seat):
    """G61, G66: by public knowledge."""
    return may_reflect(frame) and could_hold(g, seat, MIRROR, g.mirrors_out < deck.count[MIRROR])


@rule
def refusal_of_mirror(g, seat):
    """G59: a mirror of one's own; G61: at most two reflections."""
    if not may_reflect(top(g)):
        return 61
    return 0 if g.player[seat].row[MIRROR - FIRST_HIDDEN] > 0 else 59


@rule
def use_mirror(g, frame, seat):
    """G59: the mirror leaves the game."""
    lose_openly(g, seat, MIRROR)
    g.mirrors_out += 1
    frame.note[REFLECTIONS] += 1
    tell(g, MIRROR_USED, seat, frame.note[TAKER])
