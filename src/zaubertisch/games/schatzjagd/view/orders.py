"""Standing orders of Schatzjagd beside letting a question pass; conditions read the public view.

In fights the rules themselves know orders (S203): those are given as answers, and are a part of the game.
"""

from zaubertisch.games.schatzjagd.state import CARRIED, GOLD, KIND_NAMES, MOST_TREASURES, PLACE_NAMES, TREASURE_NAMES
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.standing_orders import StandingOrder

AMOUNTS = tuple(str(n) for n in range(1, 16))


def is_at(public: Position, seat: int, card: str) -> bool:
    """Does this card lie open where the henchman stands?"""
    g = public.g
    return int(g.card[int(g.player[seat].field)]) == KIND_NAMES.index(card)


def has_gold(public: Position, seat: int, gold: str) -> bool:
    return int(public.g.player[seat].value[GOLD]) >= int(gold)


def meets_treasure(public: Position, seat: int, _: str) -> bool:
    """Does another henchman here carry anything?"""
    g = public.g
    carried = {int(treasure.place) - CARRIED for treasure in g.treasure}
    here = (other for other in range(public.seats) if other != seat and g.player[other].field == g.player[seat].field)
    return not carried.isdisjoint(here)


ORDERS = (
    StandingOrder("use_place", "use", ("use", "pass")),
    StandingOrder("use_place", "unless_at", ("pass",), PLACE_NAMES, "card", unless=is_at),
    StandingOrder(
        "take_treasures", "take_all", (*(f"take {n}" for n in range(MOST_TREASURES, 0, -1)), "pass"),
    ),
    StandingOrder("search_castle", "search", ("search", "pass")),
    StandingOrder("challenge", "unless_treasure", ("pass",), unless=meets_treasure),
    StandingOrder("do_business", "cure_or_work", ("cure", "work")),
    StandingOrder("influence", "store", tuple(f"store {kind}" for kind in TREASURE_NAMES)),
    StandingOrder("buy_card", "buy", ("buy", "pass")),
    StandingOrder("buy_card", "below", ("pass",), AMOUNTS[1:], "number", unless=has_gold),
    StandingOrder("place_bet", "even", ("bet even *", "pass"), AMOUNTS, "number"),
    StandingOrder("place_bet", "odd", ("bet odd *", "pass"), AMOUNTS, "number"),
)  # fmt: skip
