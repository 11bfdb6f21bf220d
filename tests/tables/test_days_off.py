"""Days off at a slow table: the clock waits, all can see it, and they come to an end."""

import pytest

from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.versions import rule_version
from zaubertisch.tables.days_off import MOST_DAYS
from zaubertisch.tables.entries import DaysOff, Joined
from zaubertisch.tables.refusals import NotNow
from zaubertisch.tables.setup import DAY_MS, ClockPlan, SeatPlan, TableSetup
from zaubertisch.tables.table import Table


def slow_table(plan: ClockPlan | None) -> Table:
    seats = [SeatPlan("person", "1", name) for name in ("Anna", "Ben")]
    table = Table(TableSetup("grimoria", {}, "", seats, plan, 7, "", rule_version("grimoria")))
    for seat, name in enumerate(("Anna", "Ben")):
        table.apply(Joined(seat, name), 0)
    assert table.state == "running"
    return table


def test_the_clock_of_who_has_days_off_waits_and_goes_on_with_what_was_left() -> None:
    table = slow_table(ClockPlan(2 * DAY_MS, each_move=True))
    clocks = table.clocks
    assert clocks is not None
    assert clocks.until(0) == 2 * DAY_MS
    table.apply(table.days_off_taken(DaysOff(0, 3)), DAY_MS)
    assert clocks.until(0) == DAY_MS + 3 * DAY_MS + DAY_MS  # a day was gone before
    assert clocks.until(1) == 2 * DAY_MS
    table.apply(table.days_off_taken(DaysOff(0, 0)), 2 * DAY_MS)  # back after one of three days
    assert clocks.until(0) == 3 * DAY_MS
    assert table.seats[0].days_off == 1
    assert table.seats[0].off_until == 0


def test_days_off_are_bounded_and_only_for_slow_tables() -> None:
    table = slow_table(ClockPlan(DAY_MS, each_move=True))
    table.apply(table.days_off_taken(DaysOff(0, MOST_DAYS - 1)), 0)
    table.apply(table.days_off_taken(DaysOff(0, 1)), MOST_DAYS * DAY_MS)
    with pytest.raises(BadInput, match="at most 0"):
        table.days_off_taken(DaysOff(0, 1))
    for plan in (None, ClockPlan(60_000)):
        with pytest.raises(NotNow):
            slow_table(plan).days_off_taken(DaysOff(0, 1))
