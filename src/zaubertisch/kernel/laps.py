"""A lap: the seats act one after the other, each once. A note of the frame counts how many have had their go.

Either clockwise from a first seat or in an order that the game keeps; after the last seat there is NOTHING.
"""

from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule


@rule
def seat_after(g, seat, steps):
    """The seat so many places clockwise of another, at most once round the table."""
    after = seat + steps
    return after - g.seats if after >= g.seats else after


@rule
def begin_lap(frame, lap):
    frame.note[lap] = 0


@rule
def end_go(frame, lap):
    """The seat has had its go; the next one is due."""
    frame.note[lap] += 1


@rule
def seat_in_lap(g, frame, lap, first):
    """Whose go it is, clockwise from the first seat; NOTHING when all have had theirs."""
    done = frame.note[lap]
    return seat_after(g, first, done) if done < g.seats else NOTHING


@rule
def seat_in_order(g, frame, lap, order):
    """Whose go it is in an order of seats; NOTHING when all have had theirs."""
    done = frame.note[lap]
    return order[done] if done < g.seats else NOTHING


@rule
def next_in_lap(g, frame, lap, first):
    """Whose go it is, clockwise, and the lap moves on: for a go that needs nothing more than this call."""
    seat = seat_in_lap(g, frame, lap, first)
    end_go(frame, lap)
    return seat


@rule
def next_in_order(g, frame, lap, order):
    """The same in an order of seats."""
    seat = seat_in_order(g, frame, lap, order)
    end_go(frame, lap)
    return seat
