"""How well a seat stands, in hundredths of a logit of winning. For bots; no rule.

The weights began as a regression over thousands of games played by the rollout policy, and were corrected by arenas
(docs/balance/schatzjagd.md). Each table goes by a number of treasures still needed, a way in steps, or a value.
"""

import numpy as np

from zaubertisch.games.schatzjagd.policy.aims import is_prey
from zaubertisch.games.schatzjagd.policy.prospects import closed_exits, distance, lasting_power, way_to_city
from zaubertisch.games.schatzjagd.rules.board import FIELDS
from zaubertisch.games.schatzjagd.rules.fight import power
from zaubertisch.games.schatzjagd.rules.land import home_of
from zaubertisch.games.schatzjagd.rules.scoring import meets_goal
from zaubertisch.games.schatzjagd.rules.treasures import all_lifted, treasures_at
from zaubertisch.games.schatzjagd.state import (
    CARRIED,
    GOLD,
    LIFE,
    MAP,
    MOST_TREASURES,
    STORED,
    STRENGTH,
    WEAPONS,
)
from zaubertisch.kernel.rules import rule

WON = 2000
NEEDED = np.array([900, 560, 415, 300, 200, 100, 0, -100, -200, -300, -400, -500, -600], np.int64)
WAY_HOME = np.array([92, 85, 79, 73, 68, 63, 58, 54, 50, 46, 43, 40, 37, 34, 32, 30, 28, 26, 24], np.int64)
WAY_TO_WIN = np.array([300, 270, 240, 205, 175, 150, 130, 115, 105, 98, 93, 89, 86, 83, 80, 78, 76, 74, 72], np.int64)
WAY_TO_MAP = np.array([66, 62, 57, 52, 47, 42, 38, 34, 30, 27, 24, 21, 18, 16, 14, 12, 10, 8, 6], np.int64)
WAY_TO_LYING = np.array([60, 54, 48, 42, 37, 32, 28, 24, 20, 17, 14, 11, 8, 6, 4, 3, 2, 1, 0], np.int64)
WAY_TO_PREY = np.array([55, 46, 38, 31, 25, 20, 16, 12, 8, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0], np.int64)
LIFE_VALUE = np.array([-45, -38, -32, -27, -23, -20, -17, -15, -13, -11, -9, -7, -5, -3, -1, 0], np.int64)
STRENGTH_VALUE = np.array([0, 9, 18, 27, 36, 43, 49, 54, 58, 62, 65, 68, 71, 74, 77, 80], np.int64)
WEAPONS_VALUE = np.array([0, 3, 6, 9, 12, 15, 18, 20, 22, 24, 25, 26, 27, 28, 29, 30], np.int64)
GOLD_VALUE = np.array([0, 1, 3, 5, 6, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19], np.int64)
EXTRA_CARRIED, MORE_MAPS, POISON, LOST_TURN, FLIGHT = 70, 14, 20, 8, 4
STEP_TO_CITY, STEP_TO_HOUSE = 1, 2  # the second with gold to spend
ENOUGH_GOLD = 3
GREAT_EDGE = 6  # the lead in power with which a duel is as good as won
CLOSED = np.array([0, 8, 24], np.int64)  # exits of the own castle


@rule
def outlook(g, deck, seat):
    """Stored treasures above all, then those on their way home, then what may bring more, and a sound henchman."""
    stored, carried = treasures_at(g, STORED + seat), treasures_at(g, CARRIED + seat)
    total = NEEDED[max(0, g.goal - stored)] + soundness(g, deck, seat)
    if g.over and meets_goal(g, seat):
        total += WON
    if carried > 0:
        return total + carried_value(g, deck, seat, stored, carried)
    return total + best_errand(g, deck, seat)


@rule
def carried_value(g, deck, seat, stored, carried):
    """The less the farther from home, the nearer a stronger henchman, the more before his door."""
    way = distance(int(g.player[seat].field), home_of(g, seat))
    total = WAY_TO_WIN[way] if stored + carried >= g.goal else WAY_HOME[way]
    total += EXTRA_CARRIED * (carried - 1) - danger(g, seat)
    if way > 1:
        total -= closed_exits(g, deck, seat) * 6
    return total + best_map(g, deck, seat) // 4


@rule
def danger(g, seat):
    """Stronger henchmen close by."""
    here, mine = int(g.player[seat].field), power(g, seat)
    worst = 0
    for other in range(g.seats):
        if other != seat:
            ahead = power(g, other) - mine
            near = 7 - distance(here, int(g.player[other].field))
            if ahead > 2 and near > 0:
                worst = max(worst, near * min(ahead, 10) // 2)
    return worst


@rule
def best_errand(g, deck, seat):
    """The best of what may bring a treasure: a map, a treasure that lies about, a weak carrier."""
    one, two, three = best_map(g, deck, seat), best_lying(g, seat), best_prey(g, seat)
    best = max(one, max(two, three))
    return best + (one + two + three - best) // 4


@rule
def best_map(g, deck, seat):
    me = g.player[seat]
    best, maps = 0, 0
    if all_lifted(g):
        return 0
    for slot in range(me.cards):
        kind = me.hand[slot]
        if kind >= 0 and deck.type[kind] == MAP:
            maps += 1
            field = int(deck.field[kind])
            way = distance(int(me.field), field) + distance(field, home_of(g, seat)) // 3
            best = max(best, WAY_TO_MAP[min(way, 18)])
    return best + MORE_MAPS * (maps - 1) if maps > 0 else 0


@rule
def best_lying(g, seat):
    here, best = int(g.player[seat].field), 0
    for i in range(MOST_TREASURES):
        place = int(g.treasure[i].place)
        if place < FIELDS:
            best = max(best, WAY_TO_LYING[distance(here, place)])
    return best


@rule
def best_prey(g, seat):
    """A weak carrier close by: the weaker, the better."""
    here, best = int(g.player[seat].field), 0
    for other in range(g.seats):
        if is_prey(g, seat, other):
            edge = min(lasting_power(g, seat) - power(g, other), GREAT_EDGE)
            near = WAY_TO_PREY[distance(here, int(g.player[other].field))]
            best = max(best, near * treasures_at(g, CARRIED + other) * edge // GREAT_EDGE)
    return best


@rule
def soundness(g, deck, seat):
    """The henchman himself: his values, what ails him, his way to the city, his castle's exits."""
    me = g.player[seat]
    total = LIFE_VALUE[me.value[LIFE]] + GOLD_VALUE[me.value[GOLD]]
    total += STRENGTH_VALUE[me.value[STRENGTH]] + WEAPONS_VALUE[me.value[WEAPONS]]
    step = STEP_TO_HOUSE if me.value[GOLD] >= ENOUGH_GOLD else STEP_TO_CITY
    total -= POISON * me.poisoned + LOST_TURN * me.skips + FLIGHT * me.in_flight + step * way_to_city(int(me.field))
    return total - CLOSED[closed_exits(g, deck, seat)]
