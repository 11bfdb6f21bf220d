"""What stands where: cards, henchmen, treasures on the fields, and stepping on them (rules S11, S13, S26 to S33)."""

from zaubertisch.games.schatzjagd.rules.board import CASTLE, CASTLE_AT, CITY, CORNER, EXITS, GROUND, NEIGHBOUR, OPEN
from zaubertisch.games.schatzjagd.rules.hands import SEATS_KNOW, remembered
from zaubertisch.games.schatzjagd.rules.treasures import treasures_at
from zaubertisch.games.schatzjagd.state import CARD_COVERED, CARD_UNCOVERED, SEATS
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.record import ALL_OBSERVERS, NOTHING
from zaubertisch.kernel.rules import rule


@rule
def owner_of(g, corner):
    """The seat whose castle stands in that corner, or NOTHING."""
    for seat in range(g.seats):
        if g.player[seat].castle == corner:
            return seat
    return NOTHING


@rule
def home_of(g, seat):
    return CASTLE_AT[g.player[seat].castle]


@rule
def is_home(g, seat):
    return g.player[seat].field == home_of(g, seat)


@rule
def others_at(g, seat, field):
    """How many other henchmen stand there."""
    count = 0
    for other in range(g.seats):
        if other != seat and g.player[other].field == field:
            count += 1
    return count


@rule
def is_occupied(g, seat, field):
    """S26: a card, a treasure or another henchman."""
    return g.card[field] != NOTHING or others_at(g, seat, field) > 0 or treasures_at(g, field) > 0


@rule
def stops(g, seat, field):
    """S26, S30, S33, S124, S145, S160: does entering this field end the journey?"""
    ground = GROUND[field]
    if ground == CITY:
        return False
    if ground == CASTLE and field != home_of(g, seat):
        return True
    return is_occupied(g, seat, field)


@rule
def move_to(g, seat, field):
    """S125, S139: leaving ends a search and the duty to uncover."""
    me = g.player[seat]
    me.field = field
    me.searches = 0
    me.must_uncover = 0


@rule
def why_not_enter(g, seat, field):
    """S13, S31, S124: castles."""
    if GROUND[field] != CASTLE or field == home_of(g, seat):
        return 0
    if owner_of(g, CORNER[field]) == NOTHING:
        return 13
    return 0 if g.plunder else 31


@rule
def why_not_step(g, seat, direction, has_moved):
    """May the henchman walk there from where he stands?"""
    return why_not_walk(g, seat, g.player[seat].field, direction, has_moved)


@rule
def why_not_walk(g, seat, here, direction, has_moved):
    """S10, S31, S131: may he walk from here to there?"""
    there = NEIGHBOUR[here, direction]
    if there < 0:
        return 1
    if GROUND[there] == CITY and GROUND[here] != CITY and has_moved:
        return 131
    return why_not_enter(g, seat, there)


@rule
def why_not_put(g, seat, field):
    """S31, S35, S145: where magic may put a henchman."""
    if GROUND[field] == OPEN or field == home_of(g, seat):
        return 0
    return 35 if GROUND[field] == CITY else 31


@rule
def uncover(g, seat, field):
    """S50: shown to all."""
    g.uncovered = field
    g.known[field] = ALL_OBSERVERS
    tell(g, CARD_UNCOVERED, seat, NOTHING, g.card[field], field)


@rule
def cover(g):
    """S50, S150: the card that lies open stands face down again."""
    field = g.uncovered
    if field != NOTHING:
        g.known[field] = remembered(g, SEATS_KNOW)
        g.uncovered = NOTHING
        tell(g, CARD_COVERED, NOTHING, NOTHING, NOTHING, field)


@rule
def take_off(g, field):
    """The card of a field leaves the board."""
    kind = g.card[field]
    g.card[field] = NOTHING
    g.known[field] = 0
    if g.uncovered == field:
        g.uncovered = NOTHING
    return kind


@rule
def locks_in(g, field):
    """S130, S158: is this the last free exit of an owned castle?"""
    for seat in range(g.seats):
        corner = g.player[seat].castle
        one, other = EXITS[corner, 0], EXITS[corner, 1]
        if (field == one and g.card[other] != NOTHING) or (field == other and g.card[one] != NOTHING):
            return True
    return False


@rule
def why_not_lay_on(g, field):
    """S47, S101, S130, S181."""
    if GROUND[field] != OPEN:
        return 47 if GROUND[field] == CITY else 181
    if g.card[field] != NOTHING or treasures_at(g, field) > 0 or others_at(g, SEATS, field) > 0:
        return 101
    return 130 if g.no_lock_in and locks_in(g, field) else 0
