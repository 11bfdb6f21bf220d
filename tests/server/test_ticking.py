"""Time at a table: it runs on evenly in a node, and stands still while no node runs."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.house import free_port, quick
from zaubertisch.kernel.versions import rule_version
from zaubertisch.server.keys import SPECTATOR, KeyRow, hash_of, new_token
from zaubertisch.server.node import Node
from zaubertisch.server.settings import Settings
from zaubertisch.server.ticking import NodeClock
from zaubertisch.tables.clocks import Clocks
from zaubertisch.tables.entries import Joined
from zaubertisch.tables.founding import ClockPlan, Founding, SeatPlan

HOUR = 3_600_000
START = 1_800_000_000_000
BANK = 10 * 60_000


class Machine:
    """A machine whose date can be set, and whose time passes when it is told to."""

    def __init__(self) -> None:
        self.date, self.passed = START, 0.0

    def wait(self, milliseconds: int) -> None:
        self.date += milliseconds
        self.passed += milliseconds / 1000

    def clock(self) -> NodeClock:
        return NodeClock(lambda: self.date, lambda: self.passed)


def test_a_date_that_is_set_anew_moves_no_clock() -> None:
    machine = Machine()
    clock = machine.clock()
    for jump in (HOUR, -2 * HOUR, 365 * 24 * HOUR):
        before = clock()
        machine.date += jump
        machine.wait(250)
        assert clock() - before == 250


def test_a_node_is_never_earlier_than_the_one_before() -> None:
    machine = Machine()
    clock = machine.clock()
    clock.go_on_from(START + HOUR)
    assert clock() == START + HOUR
    clock.go_on_from(START)
    assert clock() == START + HOUR


def test_clocks_stand_still_for_a_time_and_never_run_backwards() -> None:
    clocks = Clocks(ClockPlan(BANK), 2)
    clocks.run([0], 1_000)
    clocks.stand(2_000, 10_000)
    assert clocks.until(0) == 9_000 + BANK
    clocks.run([1], 5_000)
    assert clocks.left[0] == BANK
    clocks.stand(2_000, 9_000)
    assert clocks.until(1) == 9_000 + BANK


async def left_after(settings: Settings, machine: Machine, name: str) -> tuple[list[int | None], Any]:
    """A node begins on this machine and looks at the table; the time that each asked seat then has."""
    node = Node(settings, clock=machine.clock())
    await node.open()
    try:
        table = (await node.hub.live(name)).table
        assert table.clocks is not None
        now = node.hub.now()
        return [(table.clocks.until(seat) or now) - now for seat in range(2)], table.number
    finally:
        await node.close()


async def begun(settings: Settings, machine: Machine) -> str:
    """A table of two persons who both ponder, at a node that ends a minute later."""
    node = Node(settings, clock=machine.clock())
    await node.open()
    try:
        seats = [SeatPlan("person", "random", f"Seat {i}") for i in range(2)]
        plan = Founding("grimoria", {}, "", seats, ClockPlan(BANK), 7, "salt", rule_version("grimoria"))
        name = await node.hub.found(plan, [KeyRow(hash_of(new_token()), SPECTATOR)])
        live = await node.hub.live(name)
        for seat in range(2):
            await node.hub.write(live, lambda table, seat=seat: Joined(seat, f"Seat {seat}"))
        machine.wait(60_000)
        await node.store.is_alive(node.name, node.hub.now())
        return name
    finally:
        await node.close()


def test_while_no_node_runs_no_clock_does_whatever_the_date_says_after(tmp_path: Path) -> None:
    """A night without the server, a machine that wakes up five days ahead, one that wakes up in the past."""

    async def inside() -> None:
        machine, settings = Machine(), quick(tmp_path, sweep_s=1e6, port=free_port())
        name = await begun(settings, machine)
        for jump in (8 * HOUR, 5 * 24 * HOUR, -400 * 24 * HOUR):
            machine.date += jump
            left, number = await left_after(settings, machine, name)
            assert left == [BANK - 60_000] * 2
        machine.wait(0)
        assert (await left_after(settings, machine, name))[1] == number

    asyncio.run(inside())
