"""Which card to lay, and where: the rollout policy of influence. No rule.

Harm goes before the others' doors and into carriers' ways; good cards before the own door, where they keep worse ones
away, or where the own henchman comes by next.
"""

from zaubertisch.games.schatzjagd.policy.prospects import distance, is_harm
from zaubertisch.games.schatzjagd.rules.influence import KIND
from zaubertisch.games.schatzjagd.rules.land import home_of
from zaubertisch.games.schatzjagd.rules.treasures import treasures_at
from zaubertisch.games.schatzjagd.state import (
    CARRIED,
    LAY,
    MAP,
    MONSTER,
    PASS,
    PLACE,
    POTION,
    PUT_DOWN,
    SHOW,
    SPELL,
    STORE,
    STORED,
    TRAP,
    WEAPON,
)
from zaubertisch.kernel.frames import top
from zaubertisch.kernel.rules import rule

STORING, LAY_HARM, LAY_WEAPON, LAY_POTION, LAY_PLACE, LAY_SPELL, LAY_NOTHING = 4000, 60, 21, 30, 30, 7, 1
DOOR, DOOR_PER_STORED, BEFORE_DOOR = 12, 20, 2  # how much harm before another's castle is worth
CARRIERS_DOOR, CARRIERS_WAY, BESIDE_OTHER = 40, 20, 5
OWN_DOOR, PLACE_AT_OWN_DOOR, BESIDE_ME = 84, 120, 30


@rule
def weigh_card(g, deck, seat, option):
    """S100: a treasure is stored; harm is laid first; maps stay in the hand as long as they may (S103)."""
    if STORE <= option < PUT_DOWN:
        return STORING
    if option == PASS or PUT_DOWN <= option < SHOW:
        return LAY_NOTHING if option == PASS else 0
    kind = deck.type[option - LAY]
    if kind == MAP:
        return 0 if g.player[seat].cards <= deck.hand else 1
    return weigh_type(kind)


@rule
def weigh_type(kind):
    if kind == MONSTER or kind == TRAP:
        return LAY_HARM
    if kind == WEAPON:
        return LAY_WEAPON
    if kind == POTION:
        return LAY_POTION
    return LAY_SPELL if kind == SPELL else LAY_PLACE


@rule
def weigh_field(g, deck, seat, field):
    """S101: where to lay the card of this turn."""
    kind = top(g).note[KIND]
    if not is_harm(deck, kind):
        return weigh_own_field(g, deck, seat, kind, field)
    if distance(field, int(g.player[seat].field)) <= 2 or distance(field, home_of(g, seat)) <= 2:
        return 0
    weight = 0
    for other in range(g.seats):
        if other != seat:
            weight += harm_to(g, other, field)
    return weight


@rule
def weigh_own_field(g, deck, seat, kind, field):
    if distance(field, home_of(g, seat)) == 1:
        return PLACE_AT_OWN_DOOR if deck.type[kind] == PLACE else OWN_DOOR
    is_for_me = deck.type[kind] == WEAPON or deck.type[kind] == POTION
    return BESIDE_ME if is_for_me and distance(field, int(g.player[seat].field)) == 1 else 0


@rule
def harm_to(g, other, field):
    """How much a card there is in somebody's way."""
    home, here = home_of(g, other), int(g.player[other].field)
    carried, stored = treasures_at(g, CARRIED + other), treasures_at(g, STORED + other)
    to_home = distance(field, home)
    weight = DOOR + DOOR_PER_STORED * stored if to_home == 1 else BEFORE_DOOR if to_home == 2 else 0
    if carried == 0:
        return weight + (BESIDE_OTHER if distance(field, here) == 1 else 0)
    if distance(here, field) + to_home > distance(here, home):
        return weight
    if to_home == 1:
        return weight + CARRIERS_DOOR * (stored + 1)
    return weight + (CARRIERS_WAY if distance(field, here) <= 2 else 0)
