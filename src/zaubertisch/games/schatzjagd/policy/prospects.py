"""What a henchman can count on: powers, ways, and what he knows of cards. Facts that bots judge by; no rules.

Only what the seat knows is looked at, so all of it works alike on a view and on a full game.
"""

from zaubertisch.games.schatzjagd.rules.board import CITY, EXITS, GROUND, SIDE, WALL_FIELDS
from zaubertisch.games.schatzjagd.state import MONSTER, STRENGTH, TRAP, WEAPONS
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

EMPTY, UNKNOWN, HARMLESS, HARMFUL = range(4)
WORN = 3  # weapon points that are gone by the middle of a fight
FAR = 60  # farther than any field


@rule
def distance(one, other):
    return abs(one % SIDE - other % SIDE) + abs(one // SIDE - other // SIDE)


@rule
def way_to_city(field):
    """To the nearest house by way of the wall; 0 in the city."""
    if GROUND[field] == CITY:
        return 0
    nearest = FAR
    for i in range(len(WALL_FIELDS)):
        nearest = min(nearest, distance(field, WALL_FIELDS[i]))
    return nearest + 1


@rule
def lasting_power(g, seat):
    """S66: in the middle of a fight some weapons are worn."""
    me = g.player[seat]
    return int(me.value[STRENGTH]) + max(0, int(me.value[WEAPONS]) - WORN)


@rule
def is_harm(deck, kind):
    """A card to lay in the way of others."""
    return deck.type[kind] == MONSTER or deck.type[kind] == TRAP


@rule
def would_harm(g, deck, seat, kind):
    """A trap, or a monster that would win."""
    if deck.type[kind] == MONSTER:
        return lasting_power(g, seat) <= deck.power[kind]
    return deck.type[kind] == TRAP


@rule
def face_of(g, deck, seat, field):
    """What a seat knows of the card of a field."""
    kind = g.card[field]
    if kind == NOTHING:
        return EMPTY
    if kind < 0 or (g.known[field] >> seat) & 1 == 0:
        return UNKNOWN
    return HARMFUL if would_harm(g, deck, seat, kind) else HARMLESS


@rule
def closed_exits(g, deck, seat):
    """Exits of the own castle with a card that is not known to be harmless."""
    corner = g.player[seat].castle
    closed = 0
    for i in range(2):
        face = face_of(g, deck, seat, EXITS[corner, i])
        closed += 1 if face == UNKNOWN or face == HARMFUL else 0
    return closed
