"""Where a henchman can get with the steps he has left, for screens that light these fields (chapter 3)."""

from typing import Any

import numpy as np

from zaubertisch.games.schatzjagd.rules.board import DIRECTIONS, FIELDS, NEIGHBOUR, OUTSIDE
from zaubertisch.games.schatzjagd.rules.land import stops, why_not_walk
from zaubertisch.kernel.rules import open_to_python, rule


@rule
def find_ways(g, seat, steps, has_moved, back):
    """For every field that can be reached: the field before it on a shortest way, plus one; 0 elsewhere.

    `back` has a row for the ways and one for the number of steps.
    """
    for field in range(FIELDS):
        back[0, field] = 0
        back[1, field] = -1
    back[1, g.player[seat].field] = 0
    for walked in range(steps):
        for field in range(FIELDS):
            if back[1, field] == walked and (walked == 0 or not stops(g, seat, field)):
                walk_from(g, seat, field, walked, has_moved or walked > 0, back)


@rule
def walk_from(g, seat, field, walked, has_moved, back):
    for direction in range(DIRECTIONS):
        there = NEIGHBOUR[field, direction]
        if there != OUTSIDE and back[1, there] < 0 and why_not_walk(g, seat, field, direction, has_moved) == 0:
            back[0, there] = field + 1
            back[1, there] = walked + 1


_find_ways = open_to_python(find_ways)


def ways(view: Any, seat: int, steps: int, has_moved: bool) -> dict[int, list[int]]:
    """For every field in reach the fields of a shortest way there, in the order they are walked."""
    back = np.zeros((2, FIELDS), np.int64)
    _find_ways.at(view.state, seat, steps, int(has_moved), back)
    before = back[0].tolist()
    return {field: way_to(field, before) for field in range(FIELDS) if before[field]}


def way_to(field: int, before: list[int]) -> list[int]:
    way = [field]
    while before[before[way[0]] - 1]:
        way.insert(0, before[way[0]] - 1)
    return way
