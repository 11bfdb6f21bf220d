"""The Cloak of Invisibility: what it hides, when it may be laid, and on whom (chapter 6)."""

from zaubertisch.games.grimoria.rules.belongings import could_hold, lose_openly
from zaubertisch.games.grimoria.state import (
    CLOAK,
    CLOAK_LAID,
    COMPANIONS,
    CUTPURSE,
    FIRST_HIDDEN,
    LAY,
    LAY_CLOAK,
    OPTIONS,
    PASS,
    REACT,
)
from zaubertisch.kernel.answers import listing
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import top
from zaubertisch.kernel.record import NOTHING, is_within
from zaubertisch.kernel.rules import rule
from zaubertisch.kernel.windows import has_reacted


@rule
def visible(g, seat, kind):
    """G50: how many companions of the kind no cloak covers."""
    return g.player[seat].companion[kind] - g.player[seat].cloaked[kind]


@rule
def visible_companions(g, seat):
    """G50: cloaked companions are not counted."""
    me = g.player[seat]
    count = 0
    for kind in range(COMPANIONS):
        count += me.companion[kind] - me.cloaked[kind]
    return count


@rule
def refusal_of_visible(g, seat, kind, otherwise):
    """G50: a companion that can be named and given; else whether a cloak hides it, or the rule that asks for one."""
    if visible(g, seat, kind) > 0:
        return 0
    return 50 if g.player[seat].cloaked[kind] > 0 else otherwise


@rule
def has_assigned_cloak(g, seat):
    for kind in range(COMPANIONS):
        if g.player[seat].cloaked[kind] > 0:
            return True
    return False


# When: what may be answered, and why not.


@rule
def cloaks_help(g, frame):
    """G63: against coins a cloak is no answer."""
    return g.player[frame.seat].spell != CUTPURSE


@rule
def refusal_of_cloaking(g, seat):
    """G51, G52, G54, G55, G63: at every question of one's own turn, before an attack picks, or when it hits."""
    if g.question == LAY_CLOAK or g.turn == seat:
        return refusal_without_cloak(g, seat)
    if g.question == REACT:
        return refusal_without_cloak(g, seat) if cloaks_help(g, top(g)) else 63
    return 51


@rule
def refusal_without_cloak(g, seat):
    """G49: a cloak of one's own."""
    return 0 if g.player[seat].row[CLOAK - FIRST_HIDDEN] > 0 else 49


@rule
def refusal_of_cloak(g, seat, kind):
    """G49: on an uncloaked companion of one's own."""
    return 0 if visible(g, seat, kind) > 0 else 49


list_cloaks = listing(OPTIONS, "cloak", refusal_of_cloak)


@rule
def lay_cloak(g, seat, kind):
    """G49: a cloak from the row is laid on a companion, for good."""
    lose_openly(g, seat, CLOAK)
    g.player[seat].cloaked[kind] += 1
    g.cloaks_out += 1
    tell(g, CLOAK_LAID, seat, NOTHING, kind)


@rule
def is_cloak_by_the_way(g, option):
    """G51: a cloak laid at a question of one's own turn that asks for something else."""
    return is_within(option, LAY, COMPANIONS) and g.question != LAY_CLOAK and g.question != REACT


# Before an attack picks its target: the question LAY_CLOAK.


@rule
def could_lay_cloak(g, deck, seat):
    """G53, G66: by public knowledge; and it has an uncloaked companion."""
    could = could_hold(g, seat, CLOAK, g.cloaks_out < deck.count[CLOAK])
    return could and visible_companions(g, seat) > 0


@rule
def seats_that_could_cloak(g, deck):
    """G52, G53: the set of them; the caster and protected seats are among them."""
    seats = 0
    for seat in range(g.seats):
        if could_lay_cloak(g, deck, seat):
            seats |= 1 << seat
    return seats


@rule
def show_cloaks(g):
    """G52: all cloaks are shown together; returns whether anyone laid one."""
    any_laid = False
    for seat in range(g.seats):
        if has_reacted(g, seat, PASS):
            lay_cloak(g, seat, g.reply[seat] - LAY)
            any_laid = True
    return any_laid
