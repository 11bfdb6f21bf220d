"""What may be answered, and why not (every reason is the number of a rule in rules.md)."""

from mondtuerme.state import CHOOSE_TOWER, REST, SEARCH, TOWERS, VISIT
from zaubertisch.kernel.record import is_asked, is_within
from zaubertisch.kernel.rules import rule


@rule
def may_visit(g, seat, tower):
    """M4: any tower but the one of the night before."""
    return g.player[seat].tower != tower


@rule
def why_not(g, deck, seat, option):
    """0 if the option is legal for the seat now, else the rule that forbids it."""
    if g.over or seat >= g.seats or not is_asked(g, seat):
        return 3
    if g.question == CHOOSE_TOWER:
        return 0 if is_within(option, VISIT, TOWERS) and may_visit(g, seat, option - VISIT) else 4
    return 0 if option in (REST, SEARCH) else 7


@rule
def legal(g, deck, seat, out):
    """All legal options of an asked seat, written to `out`; returns their number."""
    if not is_asked(g, seat):
        return 0
    if g.question != CHOOSE_TOWER:
        out[0], out[1] = REST, SEARCH
        return 2
    count = 0
    for tower in range(TOWERS):
        if may_visit(g, seat, tower):
            out[count] = VISIT + tower
            count += 1
    return count
