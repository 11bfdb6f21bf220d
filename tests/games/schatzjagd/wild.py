"""Games that begin in the middle: cards everywhere, treasures on their way. Random play hardly gets there."""

from zaubertisch.games.schatzjagd.rules.board import CASTLE_AT, CITY_FIELDS, FIELDS, OPEN_FIELDS
from zaubertisch.games.schatzjagd.rules.draw import set_maps_aside
from zaubertisch.games.schatzjagd.rules.hands import draw_card, first_map, remembered
from zaubertisch.games.schatzjagd.rules.land import owner_of
from zaubertisch.games.schatzjagd.rules.scoring import meets_goal
from zaubertisch.games.schatzjagd.rules.setup import set_up
from zaubertisch.games.schatzjagd.rules.treasures import all_lifted, put_treasure
from zaubertisch.games.schatzjagd.state import (
    CARRIED,
    GOLD,
    LIFE,
    MOST_TREASURES,
    NOWHERE,
    STORED,
    STRENGTH,
    TRAVEL,
    WEAPONS,
)
from zaubertisch.kernel.dice import below
from zaubertisch.kernel.events import forget_events
from zaubertisch.kernel.piles import draw
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

CITY_E4, CITY_F4, CITY_F5, CITY_E5 = CITY_FIELDS


@rule
def wild_set_up(g, deck, seats, variants, seed):
    """A new game, brought into disorder at its first question."""
    set_up(g, deck, seats, variants, seed)
    if g.question != TRAVEL:
        return
    scatter_treasures(g)
    for seat in range(g.seats):
        unsettle(g, deck, seat)
    scatter_cards(g)
    forget_events(g)


@rule
def scatter_cards(g):
    for _ in range(below(g, 60)):
        field = OPEN_FIELDS[below(g, OPEN_FIELDS.size)]
        if g.card[field] == NOTHING and g.draw.count > 8:
            kind, _ = draw(g.draw)
            g.card[field] = kind
            g.known[field] = remembered(g, below(g, 16))


@rule
def scatter_treasures(g):
    """Sometimes none is left in the ground."""
    deepest = 2 if below(g, 3) == 0 else 5
    for i in range(MOST_TREASURES):
        treasure = g.treasure[i]
        seat, where = below(g, g.seats), below(g, deepest)
        if treasure.place == NOWHERE:
            continue
        if where == 0:
            put_treasure(g, treasure, CARRIED + seat)
        elif where == 1:
            put_treasure(g, treasure, STORED + seat)
            if meets_goal(g, seat):
                put_treasure(g, treasure, CARRIED + seat)
        elif where == 2:
            put_treasure(g, treasure, below(g, FIELDS))


@rule
def some_field(g, seat):
    where = below(g, 10)
    if where == 0:
        return CASTLE_AT[g.player[seat].castle]
    if where == 1 and g.plunder:
        corner = below(g, 4)
        if owner_of(g, corner) != NOTHING:
            return CASTLE_AT[corner]
    if where == 2:
        return CITY_E4 + below(g, 2) + 10 * below(g, 2)
    if where == 3:
        return OPEN_FIELDS[40]  # several meet here
    return OPEN_FIELDS[below(g, OPEN_FIELDS.size)]


@rule
def unsettle(g, deck, seat):
    me = g.player[seat]
    me.value[LIFE] = 1 + below(g, 15)
    me.value[GOLD] = below(g, 16)
    me.value[STRENGTH] = below(g, 16)
    me.value[WEAPONS] = below(g, 16)
    me.poisoned = below(g, 2)
    me.field = some_field(g, seat)
    for _ in range(below(g, 6)):
        draw_card(g, seat)
    if all_lifted(g):
        set_maps_aside(g, deck, seat)
    slot = first_map(g, deck, seat)
    if slot != NOTHING and below(g, 2):
        me.field = deck.field[me.hand[slot]]
    if g.card[me.field] == NOTHING:
        me.in_flight = below(g, 2)
