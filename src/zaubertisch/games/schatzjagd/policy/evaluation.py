"""How well a seat stands before anything is stored: for bots that look one step ahead. No rule; a rough guess."""

from zaubertisch.games.schatzjagd.policy.prospects import distance
from zaubertisch.games.schatzjagd.rules.land import home_of
from zaubertisch.games.schatzjagd.rules.scoring import meets_goal
from zaubertisch.games.schatzjagd.rules.treasures import all_lifted, treasures_at
from zaubertisch.games.schatzjagd.state import (
    CARRIED,
    GOLD,
    LIFE,
    MAP,
    STORED,
    STRENGTH,
    WEAPONS,
)
from zaubertisch.kernel.rules import rule

WON, STORED_VALUE, CARRIED_VALUE, STEP_HOME = 100_000, 4000, 1500, 40
MAP_VALUE, STEP_TO_MAP = 300, 25
LIFE_VALUE, GOLD_VALUE, STRENGTH_VALUE, WEAPONS_VALUE, POISON = 25, 14, 70, 22, 150
FARTHEST = 18


@rule
def evaluate(g, deck, seat):
    """Stored treasures above all, then those on their way home, then maps within reach and a sound henchman."""
    me = g.player[seat]
    carried = treasures_at(g, CARRIED + seat)
    total = treasures_at(g, STORED + seat) * STORED_VALUE + carried * CARRIED_VALUE
    if g.over and meets_goal(g, seat):
        total += WON
    if carried > 0:
        total += (FARTHEST - distance(int(me.field), home_of(g, seat))) * STEP_HOME
    else:
        total += best_map(g, deck, seat)
    return total + soundness(me)


@rule
def best_map(g, deck, seat):
    """The nearest map in the hand."""
    me = g.player[seat]
    best = 0
    for slot in range(me.cards):
        kind = me.hand[slot]
        if deck.type[kind] == MAP and not all_lifted(g):
            near = FARTHEST - distance(int(me.field), int(deck.field[kind]))
            best = max(best, MAP_VALUE + near * STEP_TO_MAP)
    return best


@rule
def soundness(me):
    values = int(me.value[LIFE]) * LIFE_VALUE + int(me.value[GOLD]) * GOLD_VALUE
    values += int(me.value[STRENGTH]) * STRENGTH_VALUE + int(me.value[WEAPONS]) * WEAPONS_VALUE
    return values - POISON * int(me.poisoned)
