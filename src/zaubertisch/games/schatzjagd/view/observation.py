"""What a learner sees of a game of Schatzjagd. Of the cards on the board it sees what they are, not which of them."""

from zaubertisch.games.schatzjagd.rules.board import FIELDS
from zaubertisch.games.schatzjagd.state import (
    CARRIED,
    KINDS,
    MAP,
    MAP_NAMES,
    MONSTER,
    MONSTER_NAMES,
    NOWHERE,
    ORDERS,
    OWN_NAMES,
    PLACE,
    PLACE_NAMES,
    POTION,
    POTION_NAMES,
    SPELL,
    SPELL_NAMES,
    STORED,
    TRAP,
    TRAP_NAMES,
    TREASURE_KINDS,
    WEAPON,
    WEAPON_NAMES,
)
from zaubertisch.kernel.observation import BySeat, Counts, Frames, Kind, Number, Observation, Pile, SeatNumber

OF_ONES_OWN = MAP + 1
TYPES = OF_ONES_OWN + 1
NAMES_BY_TYPE = (
    (WEAPON, WEAPON_NAMES), (POTION, POTION_NAMES), (TRAP, TRAP_NAMES), (PLACE, PLACE_NAMES), (MONSTER, MONSTER_NAMES),
    (SPELL, SPELL_NAMES), (MAP, MAP_NAMES), (OF_ONES_OWN, OWN_NAMES),
)  # fmt: skip
TYPE_OF = tuple(number for number, names in NAMES_BY_TYPE for _ in names)  # as the kinds of cards are numbered

SWITCHES = ("deposit", "plunder", "catharsis", "memory", "no_lock_in", "healer_both", "standing_orders")
OF_TURN = ("played", "challenged", "searched")

OBSERVATION = Observation(
    Frames(rules=ORDERS + 1, depth=3, seat_notes=(0, 1)),
    (
        Number("goal", 6),
        Number("goal_kind", 2),
        Number("last_day", 100),
        *(Number(name) for name in SWITCHES),
        Number("day", 100),
        SeatNumber("order"),
        Kind("house", 4),
        *(Number(name) for name in OF_TURN),
        Kind("uncovered", FIELDS),
        Kind("card", TYPES, groups=TYPE_OF),
        Number("discarded", 50),
        Number("discard", 3),
        Number("set_aside"),
        Pile("draw", KINDS),
        Counts("treasure", NOWHERE + 1, value="place", seats_at=(CARRIED, STORED), kind="kind", kinds=TREASURE_KINDS),
        BySeat(
            "player",
            (
                Kind("castle", 4),
                Kind("field", FIELDS),
                Number("value", 10),
                Number("poisoned"),
                Number("skips"),
                Number("in_flight"),
                Number("must_uncover"),
                Number("searches", 3),
                Number("order", 15),
                Number("cards", 5),
                Counts("hand", KINDS, length="cards"),
            ),
        ),
    ),
)
