"""Days off at a slow table: all can see who is away until when, and that seat's clock waits. They are counted."""

from zaubertisch.kernel.errors import BadInput
from zaubertisch.tables.clocks import Clocks
from zaubertisch.tables.entries import DaysOff
from zaubertisch.tables.refusals import NotNow
from zaubertisch.tables.seats import Seat
from zaubertisch.tables.setup import DAY_MS

MOST_DAYS = 21  # of one seat in one game


def check_days_off(entry: DaysOff, seat: Seat, state: str, clocks: Clocks | None) -> None:
    """May the seat be away so long? Only where moves take their time does a clock wait for anybody."""
    if clocks is None or not clocks.plan.each_move:
        raise NotNow("days off are for tables where each answer has its own time")
    if state in ("over", "ended"):
        raise NotNow(f"the table is {state}")
    if entry.days > days_left(seat):
        raise BadInput(f"{entry.days} days off", f"at most {days_left(seat)}, of {MOST_DAYS} in a whole game")


def days_left(seat: Seat) -> int:
    return MOST_DAYS - seat.days_off


def take_days_off(entry: DaysOff, seat: Seat, clocks: Clocks | None, at: int) -> None:
    """From now on; who comes back early gets whole days that are left for another time."""
    if seat.off_until > at:
        seat.days_off -= (seat.off_until - at) // DAY_MS
    seat.days_off += entry.days
    seat.off_until = at + entry.days * DAY_MS if entry.days else 0
    if clocks is not None and entry.seat in clocks.since:
        clocks.stop(entry.seat, at)
