"""What stands where: cards, henchmen, treasures on the fields, and stepping on them (chapter 1)."""

from zaubertisch.games.schatzjagd.rules.board import CASTLE, CASTLE_AT, CITY, CORNER, FIELDS, GROUND, NEIGHBOUR, OPEN
from zaubertisch.games.schatzjagd.rules.hands import SEATS_KNOW, remembered
from zaubertisch.games.schatzjagd.rules.treasures import treasures_at
from zaubertisch.games.schatzjagd.state import CARD_COVERED, CARD_UNCOVERED, MOST_TREASURES
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.record import ALL_OBSERVERS, NOTHING
from zaubertisch.kernel.rules import rule

HALF = FIELDS // 2  # fields in each of the two sets of `taken_fields`


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
def taken_fields(g):
    """Where treasures lie and henchmen stand, for all fields at once: two sets of bits."""
    near, far = 0, 0
    for i in range(MOST_TREASURES):
        near, far = mark(near, far, g.treasure[i].place)
    for seat in range(g.seats):
        near, far = mark(near, far, g.player[seat].field)
    return near, far


@rule
def mark(near, far, field):
    if field < HALF:
        near |= 1 << int(field)
    elif field < FIELDS:
        far |= 1 << int(field - HALF)
    return near, far


@rule
def is_free(g, near, far, field):
    """S11, S101: no card, no treasure and no henchman is there."""
    taken = (near >> field) & 1 if field < HALF else (far >> (field - HALF)) & 1
    return taken == 0 and g.card[field] == NOTHING


@rule
def stops(g, seat, field):
    """S26, S30, S33, S45, S124, S145, S160: does entering this field end the journey?"""
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
def why_not_walk(g, seat, here, direction, has_moved):
    """S10, S31, S34, S36, S131: may he walk from here to there?"""
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
