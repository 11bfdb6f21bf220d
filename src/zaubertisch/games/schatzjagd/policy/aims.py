"""Where a henchman wants to go: home with a treasure, else the nearest chance of one, else the city. For bots; no rule.

The numbers were found by letting two sets of them play against each other, thousands of games each (docs/balance).
"""

from zaubertisch.games.schatzjagd.policy.prospects import (
    FAR,
    HARMFUL,
    distance,
    face_of,
    lasting_power,
    way_to_city,
)
from zaubertisch.games.schatzjagd.rules.board import CITY_FIELDS, FIELDS, HEALER, SCHOOL, SMITH, TAVERN
from zaubertisch.games.schatzjagd.rules.fight import power
from zaubertisch.games.schatzjagd.rules.land import home_of
from zaubertisch.games.schatzjagd.rules.treasures import all_lifted, treasures_at
from zaubertisch.games.schatzjagd.state import CARRIED, GOLD, LIFE, MAP, MOST_TREASURES, STRENGTH, WEAPONS
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

NIGHT = 5  # what a night before the wall costs, in steps
GUARDED = 15  # what a monster on the field of a map costs, in steps
PREY_RANGE, PREY_EDGE = 9, 1  # how far a weaker carrier is hunted, and how much weaker he must be
LIFE_LOW, WEAPONS_LOW, LEAST_FOR_SMITH = 9, 6, 3


@rule
def aim_of(g, deck, seat):
    """The field he wants to reach."""
    if treasures_at(g, CARRIED + seat) > 0:
        return home_of(g, seat)
    field, way = nearest_map(g, deck, seat)
    field, way = nearer_treasure(g, deck, seat, field, way)
    field, way = nearer_prey(g, seat, field, way)
    house = house_wanted(g, deck, seat)
    if field != NOTHING and (house == NOTHING or not is_city_near(g, seat, way)):
        return field
    return field_of(g, TAVERN if house == NOTHING else house)


@rule
def is_city_near(g, seat, way):
    """Is the city half as far as the errand?"""
    city = way_to_city(int(g.player[seat].field))
    return 2 * (city + NIGHT if city > 0 else 0) < way


@rule
def nearest_map(g, deck, seat):
    """S106: the field of the best map in the hand, and the way; the way home counts a third."""
    me = g.player[seat]
    best, best_way = NOTHING, FAR
    if all_lifted(g):
        return best, best_way
    for slot in range(me.cards):
        kind = me.hand[slot]
        if kind >= 0 and deck.type[kind] == MAP:
            field = int(deck.field[kind])
            way = distance(int(me.field), field) + distance(field, home_of(g, seat)) // 3
            way += GUARDED if face_of(g, deck, seat, field) == HARMFUL else 0
            if way < best_way:
                best, best_way = field, way
    return best, best_way


@rule
def nearer_treasure(g, deck, seat, best, best_way):
    """S59: one that lies about, unless he knows of a guard he cannot beat."""
    here = int(g.player[seat].field)
    for i in range(MOST_TREASURES):
        place = int(g.treasure[i].place)
        if place < FIELDS and distance(here, place) < best_way and face_of(g, deck, seat, place) != HARMFUL:
            best, best_way = place, distance(here, place)
    return best, best_way


@rule
def is_prey(g, seat, other):
    """S90: a weaker henchman with a treasure who is not home yet."""
    if other == seat or treasures_at(g, CARRIED + other) == 0 or g.player[other].field == home_of(g, other):
        return False
    return lasting_power(g, seat) > power(g, other) + PREY_EDGE


@rule
def nearer_prey(g, seat, best, best_way):
    here = int(g.player[seat].field)
    for other in range(g.seats):
        if is_prey(g, seat, other):
            way = distance(here, int(g.player[other].field))
            if way < best_way and way <= PREY_RANGE:
                best, best_way = int(g.player[other].field), way
    return best, best_way


@rule
def house_wanted(g, deck, seat):
    """S39, S41, S43, S44: what he needs most and can pay for, or NOTHING."""
    me = g.player[seat]
    gold = me.value[GOLD]
    if (me.poisoned and gold >= deck.cure_price) or (me.value[LIFE] <= LIFE_LOW and gold > 0):
        return HEALER
    if me.value[WEAPONS] < WEAPONS_LOW and gold >= LEAST_FOR_SMITH:
        return SMITH
    return SCHOOL if gold >= deck.school_price and me.value[STRENGTH] < deck.most else NOTHING


@rule
def field_of(g, house):
    """S6."""
    for plot in range(g.house.size):
        if g.house[plot] == house:
            return CITY_FIELDS[plot]
    return CITY_FIELDS[0]
