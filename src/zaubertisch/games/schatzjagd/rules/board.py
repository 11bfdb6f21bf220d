"""The land: a hundred fields, castles in the corners, the city in the middle (chapter 1)."""

import numpy as np
from numpy.typing import NDArray

from zaubertisch.kernel.rules import rule

SIDE = 10
FIELDS = SIDE * SIDE
COLUMNS = "abcdefghij"
FIELD_NAMES = tuple(f"{COLUMNS[field % SIDE]}{field // SIDE}" for field in range(FIELDS))  # S1, S8: letter, digit
DIRECTION_NAMES = ("north", "east", "south", "west")
DIRECTIONS = 4
OUTSIDE = -1

OPEN, CITY, CASTLE = range(3)
COLOURS = ("green", "yellow", "blue", "red")  # S5: the lands and their castles, clockwise
HOUSE_NAMES = ("tavern", "healer", "school", "smith")
TAVERN, HEALER, SCHOOL, SMITH = range(4)


def numbers(names: str) -> tuple[int, ...]:
    """The numbers of some fields.

    >>> numbers("a0 b0 a1")
    (0, 1, 10)
    """
    return tuple(FIELD_NAMES.index(name) for name in names.split())


CASTLE_FIELDS = numbers("a0 j0 j9 a9")
CITY_FIELDS = numbers("e4 f4 f5 e5")  # S3: clockwise
WALL_FIELDS = numbers("d4 d5 e3 f3 g4 g5 e6 f6")  # S12: they touch the city
STREET = numbers("a4 b4 b3 c3 c2 d2 e2 e3 f6 f7 g7 h7 h6 i6 i5 j5")  # S7: a drawing
RIVER = numbers("f0 f1 g1 g2 h2 h3 h4 g4 d5 c5 c6 c7 d7 d8 e8 e9")


def neighbours_of(field: int) -> list[int]:
    """North, east, south, west."""
    row, column = divmod(field, SIDE)
    places = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
    return [r * SIDE + c if 0 <= r < SIDE and 0 <= c < SIDE else OUTSIDE for r, c in places]


def land_of(field: int) -> int:
    """S4: quarters of 5 by 5, numbered like the castles in them."""
    row, column = divmod(field, SIDE)
    return (0 if column < 5 else 1) if row < 5 else (3 if column < 5 else 2)


def marked(fields: tuple[int, ...], values: range | tuple[int, ...], rest: int) -> NDArray[np.int64]:
    grid = np.full(FIELDS, rest, np.int64)
    grid[list(fields)] = values
    return grid


NEIGHBOUR = np.array([neighbours_of(field) for field in range(FIELDS)], np.int64)
LAND = np.array([land_of(field) for field in range(FIELDS)], np.int64)
GROUND = marked(CITY_FIELDS + CASTLE_FIELDS, (CITY,) * 4 + (CASTLE,) * 4, OPEN)
CORNER = marked(CASTLE_FIELDS, range(4), OUTSIDE)  # which castle stands there
PLOT = marked(CITY_FIELDS, range(4), OUTSIDE)  # which of the four city fields it is
CASTLE_AT = np.array(CASTLE_FIELDS, np.int64)
EXITS = np.array([[n for n in neighbours_of(field) if n != OUTSIDE] for field in CASTLE_FIELDS], np.int64)
OPEN_FIELDS = np.array([field for field in range(FIELDS) if GROUND[field] == OPEN], np.int64)


@rule
def is_open(field):
    return GROUND[field] == OPEN
