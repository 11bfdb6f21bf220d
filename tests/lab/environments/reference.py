"""Observations once more, slowly and by NumPy, from what a game declares: the compiled ones must be the same."""

from collections.abc import Iterator
from functools import singledispatch
from typing import Any

import numpy as np

from zaubertisch.bots.features import parts_of
from zaubertisch.kernel import observation as o
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE, HIDDEN, NOTHING


class Looking:
    """One seat, and the view that it looks at."""

    def __init__(self, view: Position, seat: int) -> None:
        self.view, self.seat, self.most = view, seat, view.game.most_seats

    def turned(self) -> list[int]:
        """The seats in the order in which this one sees them."""
        return [(self.seat + turn) % self.view.seats for turn in range(self.view.seats)]

    def padded(self, rows: list[list[float]]) -> list[float]:
        """A row for each seat; zeros for those that do not play."""
        return [number for row in rows + [[0.0] * len(rows[0])] * (self.most - len(rows)) for number in row]


def one_hot(place: int, count: int) -> list[float]:
    return [float(place == other) for other in range(count)]


@singledispatch
def numbers(part: Any, record: Any, at: Looking) -> list[float]:
    raise TypeError(part)


@numbers.register
def _(part: o.Number, record: Any, at: Looking) -> list[float]:
    return [float(value) / part.most for value in np.ravel(record[part.field])]


@numbers.register
def _(part: o.Kind, record: Any, at: Looking) -> list[float]:
    values = [int(value) for value in np.ravel(record[part.field])]
    kinds = [part.groups[value] if part.groups and value >= 0 else value for value in values]
    return [number for kind in kinds for number in one_hot(kind - HIDDEN, part.count + 2)]


@numbers.register
def _(part: o.SeatNumber, record: Any, at: Looking) -> list[float]:
    seats = at.turned()
    turns = [seats.index(seat) if seat in seats else -1 for seat in map(int, np.ravel(record[part.field]))]
    return [number for turn in turns for number in one_hot(turn, at.most)]


@numbers.register
def _(part: o.SeatSet, record: Any, at: Looking) -> list[float]:
    sets = map(int, np.ravel(record[part.field]))
    return [number for bits in sets for number in at.padded([[float(bits >> seat & 1)] for seat in at.turned()])]


@numbers.register
def _(part: o.Set, record: Any, at: Looking) -> list[float]:
    sets = map(int, np.ravel(record[part.field]))
    return [float(bits >> place & 1) for bits in sets for place in range(part.count)]


@numbers.register
def _(part: o.BySeat, record: Any, at: Looking) -> list[float]:
    rows = [record[part.field][seat] for seat in at.turned()]
    if part.parts:
        return at.padded([[n for inner in part.parts for n in numbers(inner, row, at)] for row in rows])
    return at.padded([[float(value) / part.most for value in np.ravel(row)] for row in rows])


@numbers.register
def _(part: o.Records, record: Any, at: Looking) -> list[float]:
    return [n for row in record[part.field] for inner in part.parts for n in numbers(inner, row, at)]


@numbers.register
def _(part: o.Knowledge, record: Any, at: Looking) -> list[float]:
    known = record[part.field]
    observers = [at.seat, EVERYONE] if len(known) > EVERYONE else [at.seat]
    return [
        number
        for observer in observers
        for number in at.padded([(known[observer, seat].ravel() / part.most).tolist() for seat in at.turned()])
    ]


@numbers.register
def _(part: o.Counts, record: Any, at: Looking) -> list[float]:
    counts = np.zeros((part.count, part.kinds + 1))
    things = record[part.field][: int(record[part.length]) if part.length else None]
    for thing in things:
        value = int(thing[part.value] if part.value else thing)
        for first in part.seats_at:
            if first <= value < first + at.view.seats:
                value = first + at.turned().index(value - first)
                break
        kind = max(int(thing[part.kind]), -1) + 1 if part.kind else 0
        if 0 <= value < part.count:
            counts[value, kind] += 1 / part.most
    return [float(count) for count in counts.ravel()]


@numbers.register
def _(part: o.Pile, record: Any, at: Looking) -> list[float]:
    pile = record[part.field]
    size, cards = len(pile["card"]), [int(card) for card in np.roll(pile["card"], -int(pile["first"]))]
    cards = cards[: int(pile["count"])]
    counts = [cards.count(kind) / part.most for kind in range(part.kinds)]
    return [len(cards) / size, *one_hot(cards[0] if cards else -1, part.kinds), *counts]


@numbers.register
def _(part: o.Frames, record: Any, at: Looking) -> list[float]:
    return [number for place in range(part.depth) for number in frame_numbers(part, record, place, at)]


def frame_numbers(part: o.Frames, record: Any, place: int, at: Looking) -> list[float]:
    depth = int(record["depth"])
    notes = record["frame"].dtype["note"].shape[0]
    if place >= depth:
        return [0.0] * (part.rules + 1 + at.most + notes + len(part.seat_notes) * at.most)
    frame = record["frame"][depth - 1 - place]
    seats = at.turned()

    def seat(number: int) -> list[float]:
        return one_hot(seats.index(number) if number in seats else -1, at.most)

    own = [*one_hot(int(frame["rule"]), part.rules), int(frame["stage"]) / 10, *seat(int(frame["seat"]))]
    others = [number for note in part.seat_notes for number in seat(int(frame["note"][note]))]
    return [*own, *(float(note) / 20 for note in frame["note"]), *others]


@numbers.register
def _(part: o.Replied, record: Any, at: Looking) -> list[float]:
    return at.padded([[float(record["reply"][seat] != NOTHING)] for seat in at.turned()])


@numbers.register
def _(part: o.SeatCount, record: Any, at: Looking) -> list[float]:
    return one_hot(at.view.seats - 1, at.most)


def reference(position: Position, seat: int) -> Iterator[float]:
    """The observation of a seat."""
    view = position.view(seat)
    for part in parts_of(position.game):
        yield from numbers(part, view.state[0], Looking(view, seat))
