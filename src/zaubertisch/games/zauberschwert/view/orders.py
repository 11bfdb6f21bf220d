"""Standing orders of Zauberschwert beside letting a question pass; conditions read the public view.

In an auction the rules themselves know an order (Z100): "bid up to" is an answer, and a part of the game.
"""

from zaubertisch.games.zauberschwert.names import DESIGN_NAMES, SPELL_NAMES
from zaubertisch.games.zauberschwert.rules.auction import LEAST
from zaubertisch.games.zauberschwert.state import AUCTION, MOST_BOUGHT
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.standing_orders import StandingOrder

AMOUNTS = tuple(str(n) for n in range(1, 31))


def has_magic(public: Position, seat: int, magic: str) -> bool:
    return int(public.g.player[seat].magic) >= int(magic)


def costs_at_most(public: Position, _: int, price: str) -> bool:
    """Could one still bid so much, or less?"""
    g = public.g
    frame = g.frame[int(g.depth) - 1]
    return int(frame.rule) == AUCTION and int(frame.note[LEAST]) <= int(price)


def below(question: str, letting_by: str = "pass") -> StandingOrder:
    """Not with less magic than this; with more the seat is asked."""
    return StandingOrder(question, "below", (letting_by,), AMOUNTS[1:], "number", unless=has_magic)


CAST_ANY = tuple(f"cast {spell}" for spell in SPELL_NAMES)
ORDERS = (
    below("choose_adventure"),
    below("buy_cards"),
    StandingOrder("buy_cards", "buy", ("buy *", "pass"), tuple(str(n) for n in range(1, MOST_BOUGHT + 1)), "number"),
    StandingOrder("fight_creature", "fight", ("fight",)),
    below("fight_creature", "decline"),
    StandingOrder("bid", "above", ("pass",), AMOUNTS, "number", unless=costs_at_most),
    StandingOrder("use_appendux", "cast", (*CAST_ANY, "pass")),
    StandingOrder("lay_out", "all", (*(f"lay {design}" for design in DESIGN_NAMES), "pass")),
)
