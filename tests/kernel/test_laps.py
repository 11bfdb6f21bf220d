"""In a lap every seat has its go, once."""

import pytest

from tests.kernel.toy import toy
from zaubertisch.kernel.frames import push
from zaubertisch.kernel.laps import begin_lap, next_in_lap, next_in_order, seat_after, seat_in_lap, seat_in_order
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import specialise

PUSH, BEGIN, AFTER, NEXT, NEXT_IN_ORDER, PEEK, PEEK_IN_ORDER = (
    specialise(f, "test") for f in (push, begin_lap, seat_after, next_in_lap, next_in_order, seat_in_lap, seat_in_order)
)
LAP = 2


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_seats_sit_in_a_circle(seats: int) -> None:
    g = toy(seats)
    for seat in range(seats):
        for steps in range(seats + 1):
            assert AFTER(g, seat, steps) == (seat + steps) % seats


@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 2), (5, 0), (5, 3)])
def test_a_lap_goes_once_round_from_the_first(seats: int, first: int) -> None:
    g = toy(seats)
    PUSH(g, 1, 0)
    frame = g.frame[0]
    for _ in range(2):
        BEGIN(frame, LAP)
        assert [int(NEXT(g, frame, LAP, first)) for _ in range(seats)] == [(first + i) % seats for i in range(seats)]
        assert PEEK(g, frame, LAP, first) == NOTHING
        assert NEXT(g, frame, LAP, first) == NOTHING


def test_a_lap_can_follow_an_order() -> None:
    g = toy(4)
    PUSH(g, 1, 0)
    g.order[:4] = [2, 0, 3, 1]
    frame = g.frame[0]
    assert PEEK_IN_ORDER(g, frame, LAP, g.order) == 2
    assert [int(NEXT_IN_ORDER(g, frame, LAP, g.order)) for _ in range(5)] == [2, 0, 3, 1, NOTHING]
