"""Time at a table: it runs on evenly in a node, and stands still while no node runs."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from tests.server.house import free_port, quick
from zaubertisch.kernel.versions import rule_version
from zaubertisch.server.node import Node
from zaubertisch.server.play.clock import NodeClock
from zaubertisch.server.play.keys import SPECTATOR, KeyRow, hash_of, new_token
from zaubertisch.server.requests import NewSeat, NewTable
from zaubertisch.server.settings import Settings
from zaubertisch.server.storage.retention import Purger
from zaubertisch.tables.clocks import Clocks
from zaubertisch.tables.entries import Joined, Spoken
from zaubertisch.tables.setup import ClockPlan, SeatPlan, TableSetup

HOUR = 3_600_000
DAY = 24 * HOUR
YEAR = 365 * DAY
START = 1_800_000_000_000
BANK = 10 * 60_000


class Machine:
    """A machine whose date can be set, and whose time passes on command."""

    def __init__(self) -> None:
        self.date, self.passed = START, 0.0

    def wait(self, milliseconds: int) -> None:
        self.date += milliseconds
        self.passed += milliseconds / 1000

    def clock(self) -> NodeClock:
        return NodeClock(lambda: self.date, lambda: self.passed)


def test_a_date_that_is_changed_moves_no_clock() -> None:
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


def test_a_date_far_ahead_is_not_believed() -> None:
    for ahead, believed in ((2 * DAY, 2 * DAY), (7 * DAY, 7 * DAY), (7 * DAY + 1, 0), (YEAR, 0)):
        machine = Machine()
        machine.date += ahead
        clock = machine.clock()
        clock.go_on_from(START)
        machine.wait(250)
        assert clock() == START + believed + 250


def test_clocks_stand_still_for_a_time_and_never_run_backwards() -> None:
    clocks = Clocks(ClockPlan(BANK), 2)
    clocks.run([0], 1_000)
    clocks.stand(2_000, 10_000)
    assert clocks.until(0) == 9_000 + BANK
    clocks.run([1], 5_000)
    assert clocks.left[0] == BANK
    clocks.stand(2_000, 9_000)
    assert clocks.until(1) == 9_000 + BANK


@contextlib.asynccontextmanager
async def node_on(machine: Machine, settings: Settings) -> AsyncIterator[Node]:
    node = Node(settings, clock=machine.clock())
    await node.open()
    try:
        yield node
    finally:
        await node.close()


async def left_after(settings: Settings, machine: Machine, name: str) -> tuple[list[int | None], Any]:
    """A node begins on this machine and looks at the table; the time that each asked seat then has."""
    async with node_on(machine, settings) as node:
        return await left_at(node, name)


async def left_at(node: Node, name: str) -> tuple[list[int | None], Any]:
    table = (await node.hub.live(name)).table
    assert table.clocks is not None
    now = node.hub.now()
    return [(table.clocks.until(seat) or now) - now for seat in range(2)], table.number


async def begun(settings: Settings, machine: Machine) -> str:
    """A table of two persons who both ponder, at a node that ends a minute later."""
    async with node_on(machine, settings) as node:
        seats = [SeatPlan("person", "random", f"Seat {i}") for i in range(2)]
        plan = TableSetup("grimoria", {}, "", seats, ClockPlan(BANK), 7, "salt", rule_version("grimoria"))
        name = await node.hub.create(plan, [KeyRow(hash_of(new_token()), SPECTATOR)])
        live = await node.hub.live(name)
        for seat in range(2):
            await node.hub.write(live, lambda table, seat=seat: Joined(seat, f"Seat {seat}"))
        machine.wait(60_000)
        await node.store.is_alive(node.name, node.hub.now())
        return name


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


async def purged(node: Node) -> dict[str, int]:
    return await Purger(node.hub, node.settings).purge()


def test_a_node_that_begins_with_a_date_far_ahead_deletes_nothing_and_stops_no_clock(tmp_path: Path) -> None:
    """The date may stay wrong or be mended meanwhile; what is really old is deleted all the same."""
    kinds = ("finished", "deserted", "talk", "nodes", "sets", "challenges", "persons", "pictures", "reports", "deals",
             "contacts")  # fmt: skip
    nothing = dict.fromkeys(kinds, 0)

    async def inside() -> None:
        machine, settings = Machine(), quick(tmp_path, sweep_s=1e6, purge_s=10**6)
        name = await begun(settings, machine)
        async with node_on(machine, settings) as node:
            await node.hub.write(await node.hub.live(name), lambda table: Spoken(0, "hello", None))
        for jump in (YEAR, 0, YEAR, -2 * YEAR):
            machine.date += jump
            async with node_on(machine, settings) as node:
                assert await node.pulse.can_write()
                new = (await node.create(NewTable("grimoria", [NewSeat("person"), NewSeat("person")]))).table
                assert await purged(node) == nothing
                assert (await left_at(node, name))[0] == [BANK - 60_000] * 2
                assert node.hub.now() == await node.store.last_alive() == START + 60_000
                assert (await node.store.kept(new)) is not None
        async with node_on(machine, settings) as node:
            machine.wait(61 * DAY)
            assert (await purged(node))["deserted"] == 5
            assert (await node.store.kept(name)) is None

    asyncio.run(inside())


def test_a_node_that_is_asked_for_its_health_says_by_its_own_clock_that_it_lives(tmp_path: Path) -> None:
    async def inside() -> None:
        machine, settings = Machine(), quick(tmp_path, sweep_s=1e6)
        async with node_on(machine, settings) as node:
            machine.date += YEAR
            machine.passed += 5
            assert await node.pulse.can_write()
            assert await node.store.last_alive() == START + 5_000

    asyncio.run(inside())
