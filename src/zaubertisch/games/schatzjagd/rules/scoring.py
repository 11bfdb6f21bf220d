"""Victory, the ranking and the tally (chapter 10)."""

from zaubertisch.games.schatzjagd.rules.treasures import nothing_unstored, treasures_at
from zaubertisch.games.schatzjagd.state import GAME_ENDED, GOLD, MOST_TREASURES, STORED, TREASURE_KINDS, TREASURE_NAMES
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import pop
from zaubertisch.kernel.ranking import winners_by
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

GOAL_KINDS = ("any", "three_of_a_kind", "one_of_each")
ANY_KINDS, THREE_OF_A_KIND, ONE_OF_EACH = range(3)
TREASURES_OF_A_KIND = 3  # how many either of the two kinds of a goal needs
TALLY_PARTS = tuple(f"{name}s" for name in TREASURE_NAMES)


@rule
def stored_of_kind(g, seat, kind):
    count = 0
    for i in range(MOST_TREASURES):
        if g.treasure[i].place == STORED + seat and g.treasure[i].kind == kind:
            count += 1
    return count


@rule
def kinds_stored(g, seat):
    """How many of the three kinds, as far as the record knows them."""
    kinds = 0
    for kind in range(TREASURE_KINDS):
        if stored_of_kind(g, seat, kind) > 0:
            kinds += 1
    return kinds


@rule
def has_three_of_a_kind(g, seat):
    for kind in range(TREASURE_KINDS):
        if stored_of_kind(g, seat, kind) >= TREASURES_OF_A_KIND:
            return True
    return False


@rule
def meets_goal(g, seat):
    """S118, S156: enough, and of the kinds agreed on."""
    if treasures_at(g, STORED + seat) < g.goal:
        return False
    if g.goal_kind == THREE_OF_A_KIND:
        return has_three_of_a_kind(g, seat)
    return g.goal_kind == ANY_KINDS or kinds_stored(g, seat) == TREASURE_KINDS


@rule
def end_if_decided(g):
    """S117, S134, S159: somebody meets the goal, or nothing can change any more."""
    for seat in range(g.seats):
        if meets_goal(g, seat):
            end_game(g)
            return
    if not g.plunder and nothing_unstored(g):
        end_game(g)


@rule
def end_game(g):
    g.over = 1
    g.turn = NOTHING
    while g.depth > 0:
        pop(g)
    tell(g, GAME_ENDED, NOTHING)


@rule
def points(g, deck, seat):
    """S205."""
    return treasures_at(g, STORED + seat)


@rule
def tally(g, deck, seat, out):
    """S205: stored treasures by kind; returns their number."""
    for kind in range(TREASURE_KINDS):
        out[kind] = stored_of_kind(g, seat, kind)
    return points(g, deck, seat)


@rule
def rank(g, deck, seat):
    """S117, S134: a seat that met the goal is above all; else stored treasures, then kinds, then gold."""
    return meets_goal(g, seat), treasures_at(g, STORED + seat), kinds_stored(g, seat), int(g.player[seat].value[GOLD])


winners = winners_by("schatzjagd", rank)  # S134: a set of seats; equals share the victory
