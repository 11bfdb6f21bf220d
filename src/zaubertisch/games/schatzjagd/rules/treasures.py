"""Treasures: buried, lying, carried, stored; and who knows their kinds (chapter 10)."""

from zaubertisch.games.schatzjagd.state import (
    BURIED,
    CARRIED,
    FIRST_TREASURE,
    MOST_TREASURES,
    NOWHERE,
    SEATS,
    STORED,
    TREASURE_DROPPED,
    TREASURE_LIFTED,
    TREASURE_STOLEN,
    TREASURES_TAKEN,
)
from zaubertisch.kernel.dice import below
from zaubertisch.kernel.events import tell, tell_secret
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule


@rule
def treasures_at(g, place):
    count = 0
    for i in range(MOST_TREASURES):
        if g.treasure[i].place == place:
            count += 1
    return count


@rule
def nth_at(g, place, n):
    """The n-th treasure of a place, counted from 0, or NOTHING."""
    for i in range(MOST_TREASURES):
        if g.treasure[i].place == place:
            if n == 0:
                return i
            n -= 1
    return NOTHING


@rule
def find_kind(g, place, kind):
    """A treasure of that kind at a place, or NOTHING."""
    for i in range(MOST_TREASURES):
        if g.treasure[i].place == place and g.treasure[i].kind == kind:
            return i
    return NOTHING


@rule
def all_lifted(g):
    return nth_at(g, BURIED, 0) == NOTHING


@rule
def holder_of(place):
    """S201: the seat that carries or stores what is at this place, else NOTHING."""
    if CARRIED <= place < CARRIED + SEATS:
        return place - CARRIED
    if STORED <= place < STORED + SEATS:
        return place - STORED
    return NOTHING


@rule
def put_treasure(g, treasure, place):
    """It comes to a place; its holder knows it, the others only what they may remember."""
    treasure.place = place
    if not g.memory:
        treasure.knowers = 0
    holder = holder_of(place)
    if holder != NOTHING:
        treasure.knowers |= 1 << holder


@rule
def swap_identity(one, other):
    one.kind, other.kind = other.kind, one.kind
    one.knowers, other.knowers = other.knowers, one.knowers


@rule
def move_treasure(g, chosen, place, witnesses):
    """One of a group moves; who does not see which is certain of none of them (S202). Returns its number now.

    It is always the first of the group that moves in memory, so that its number betrays nothing.
    """
    source = g.treasure[chosen].place
    first = nth_at(g, source, 0)
    if chosen != first:
        swap_identity(g.treasure[first], g.treasure[chosen])
    if treasures_at(g, source) > 1:
        for i in range(MOST_TREASURES):
            if g.treasure[i].place == source:
                g.treasure[i].knowers &= witnesses
    put_treasure(g, g.treasure[first], place)
    return first


@rule
def move_all(g, source, place):
    """A whole group moves: what was known of it stays known."""
    for i in range(MOST_TREASURES):
        if g.treasure[i].place == source:
            put_treasure(g, g.treasure[i], place)


@rule
def random_at(g, place):
    """A random treasure of a place, which must not be empty."""
    return nth_at(g, place, below(g, treasures_at(g, place)))


@rule
def take_treasures(g, seat, count):
    """S59, S162: some of the treasures that lie where the henchman stands; if not all, random ones."""
    field = g.player[seat].field
    tell(g, TREASURES_TAKEN, seat, NOTHING, NOTHING, count)
    if count == treasures_at(g, field):
        move_all(g, field, CARRIED + seat)
    else:
        for _ in range(count):
            move_treasure(g, random_at(g, field), CARRIED + seat, 1 << seat)


@rule
def lift_treasure(g, seat):
    """S15: the top treasure of the pile; only who draws it learns its kind."""
    treasure = g.treasure[nth_at(g, BURIED, 0)]
    put_treasure(g, treasure, CARRIED + seat)
    tell_secret(g, TREASURE_LIFTED, seat, FIRST_TREASURE + treasure.kind, 1 << seat)


@rule
def drop_treasures(g, seat):
    """S90, S95: they lie where he died."""
    count = treasures_at(g, CARRIED + seat)
    if count > 0:
        tell(g, TREASURE_DROPPED, seat, NOTHING, NOTHING, count)
        move_all(g, CARRIED + seat, g.player[seat].field)


@rule
def steal_treasure(g, seat, victim, place):
    """A random treasure of a hand or castle; both see which."""
    both = (1 << seat) | (1 << victim)
    moved = move_treasure(g, random_at(g, place), CARRIED + seat, both)
    tell_secret(g, TREASURE_STOLEN, seat, FIRST_TREASURE + g.treasure[moved].kind, both, 0, victim)


@rule
def nothing_unstored(g):
    """S134: every treasure of the game is stored."""
    for i in range(MOST_TREASURES):
        place = g.treasure[i].place
        if place != NOWHERE and place < STORED:
            return False
        if place == BURIED:
            return False
    return True
