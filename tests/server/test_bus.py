"""The bus between nodes may be down, at the start or later: nodes go on without it, and join when it is there."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.patience import until
from tests.server import services
from tests.server.house import open_house, quick
from zaubertisch.server.network.bus import SharedBus, make_bus

Restartable = Callable[[], AbstractContextManager[str]]


@pytest.fixture(params=["postgresql", "redis"])
def service(request: pytest.FixtureRequest) -> Iterator[Restartable]:
    """A bus that can be started and stopped again and again, always at the same address and with the same data."""
    kind = services.postgresql_house if request.param == "postgresql" else services.redis_house
    with kind() as start:
        yield start


class Listener:
    """A node's side of the bus."""

    def __init__(self, url: str) -> None:
        self.bus = make_bus(url)
        self.heard: list[tuple[str, int]] = []

    async def hear(self, table: str, number: int) -> None:
        self.heard.append((table, number))

    @property
    def is_joined(self) -> bool:
        assert isinstance(self.bus, SharedBus)
        return self.bus.is_joined


async def tells(one: Listener, other: Listener, number: int) -> None:
    """What one says reaches the other."""
    await until(lambda: one.is_joined and other.is_joined)
    one.bus.tell("table", number)
    await until(lambda: ("table", number) in other.heard)


def run(inside: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(inside())  # type: ignore[arg-type]


def test_the_bus_comes_back_after_a_restart(service: Restartable) -> None:
    async def inside() -> None:
        running = service()
        url = running.__enter__()
        one, other = Listener(url), Listener(url)
        for listener in (one, other):
            await listener.bus.open(listener.hear)
        await tells(one, other, 1)
        await asyncio.to_thread(running.__exit__, None, None, None)
        one.bus.tell("table", 2)  # into the void
        await until(lambda: not one.is_joined and not other.is_joined)
        with contextlib.ExitStack() as stack:
            await asyncio.to_thread(stack.enter_context, service())
            await tells(one, other, 3)
            await tells(other, one, 4)
            for listener in (one, other):
                await listener.bus.close()

    run(inside)


def test_a_bus_that_is_down_at_the_start_does_not_stop_the_node(service: Restartable, tmp_path: Path) -> None:
    async def inside() -> None:
        with service() as url:
            pass
        async with open_house(quick(tmp_path, bus=url)) as house:
            created = await house.create("pp")
            async with house.sit(created, 0), house.sit(created, 1) as ben:
                assert (await ben.answer())["type"] == "acknowledged"
            with contextlib.ExitStack() as stack:
                await asyncio.to_thread(stack.enter_context, service())
                await until(lambda: house.node.bus.is_joined)  # type: ignore[attr-defined]

    run(inside)


def test_one_message_that_cannot_be_handled_does_not_break_the_line(redis_url: str) -> None:
    async def inside() -> None:
        listener = Listener(redis_url)

        async def hear(table: str, number: int) -> None:
            if number == 1:
                raise ValueError("about this table")
            await listener.hear(table, number)

        await listener.bus.open(hear)
        await until(lambda: listener.is_joined)
        for number in (1, 2):
            listener.bus.tell("table", number)
        await until(lambda: listener.heard == [("table", 2)])
        assert listener.is_joined
        await listener.bus.close()

    run(inside)
