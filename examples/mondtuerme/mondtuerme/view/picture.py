"""What a screen draws of a game of Mondtürme: made from a view, so it holds nothing that its observer may not know."""

from typing import Any

from mondtuerme.state import RELIC_NAMES, TOWER_NAMES
from zaubertisch.kernel.codec import Shape
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import NOTHING


class MondtuermeSeat(Shape, frozen=True):
    """Everything before one seat."""

    gems: int
    tower: str | None  # where it was the night before
    relics: int
    known: dict[str, int]  # those of its relics that the observer knows


class MondtuermePicture(Shape, frozen=True):
    """A whole table of Mondtürme as one observer sees it."""

    night: int
    nights: int
    start: int
    towers: dict[str, int]  # the gems in each
    pile: int
    seats: list[MondtuermeSeat]


def picture(view: Position, observer: int) -> MondtuermePicture:
    g = view.g
    towers = dict(zip(TOWER_NAMES, g.gems.tolist(), strict=True))
    seats = [seat_picture(g.player[seat]) for seat in range(view.seats)]
    return MondtuermePicture(int(g.night), int(g.nights), int(g.start), towers, int(g.pile.count), seats)


def seat_picture(me: Any) -> MondtuermeSeat:
    tower = None if me.tower == NOTHING else TOWER_NAMES[me.tower]
    known = {name: count for name, count in zip(RELIC_NAMES, me.hand.tolist(), strict=True) if count}
    return MondtuermeSeat(int(me.gems), tower, int(me.relics), known)
