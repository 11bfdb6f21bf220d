"""Standing orders at a table: what a seat has laid down, and what it comes to when the seat is asked."""

from collections.abc import Mapping

from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.standing_orders import find_order, orders_of
from zaubertisch.tables.entries import OrderGiven
from zaubertisch.tables.seats import Seat

Orders = Mapping[str, tuple[str, str]]  # by question: the key of an order, and what was named with it


def check_order(game: Game, entry: OrderGiven) -> None:
    """Refuse an order that the game does not know; whatever is laid down can be withdrawn."""
    if entry.order is not None:
        find_order(game, entry.question, entry.order).check(entry.named)


def laid_down(entry: OrderGiven) -> tuple[str, str] | None:
    return None if entry.order is None else (entry.order, entry.named)


def keep_order(seat: Seat, entry: OrderGiven) -> None:
    order = laid_down(entry)
    if order is None:
        seat.orders.pop(entry.question, None)
    else:
        seat.orders[entry.question] = order


def ordered_option(orders: Orders, public: Position, view: Position, seat: int) -> int | None:
    """What a seat answers by its orders; one that a log of before names and no game knows is none."""
    key, named = orders.get(view.question, ("", ""))
    order = orders_of(view.game).get(view.question, {}).get(key)
    return order.answer(public, view, seat, named) if order else None
