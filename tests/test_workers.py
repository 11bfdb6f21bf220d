"""Bots in worker processes: an answer in time, a legal one whatever happens, and no process left behind."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from tests.test_bots import positions_on_the_way
from zaubertisch.bots import bot
from zaubertisch.bots.workers import Workers, fallback
from zaubertisch.games import game as load_game
from zaubertisch.kernel.cards import Source
from zaubertisch.kernel.position import Position

OWN_CARDS = 'game = "grimoria"\n[king]\npoints = 9\n'
LATE = "4:9000000:milliseconds=600000"  # a bot that thinks ten minutes
WAIT = 60.0


@asynccontextmanager
async def two_workers(count: int = 2) -> AsyncIterator[Workers]:
    workers = Workers(count, ("grimoria",))
    try:
        await workers.ready()
        yield workers
    finally:
        workers.close()


def view_of(seat: int, own: str = "") -> Position:
    game = load_game("grimoria")
    cards = game.card_set(Source("own.toml", own) if own else None)
    return Position.new(game, cards, 3, game.parse_choices({}), 5).view(seat)


def test_a_worker_answers_as_the_bot_would() -> None:
    async def ask() -> None:
        async with two_workers() as workers:
            for own in ("", OWN_CARDS):
                answers = [workers.choose(view_of(seat, own), seat, "2:50", 7, WAIT) for seat in range(3)]
                expected = [bot("2:50")(view_of(seat, own), seat, Random(7)) for seat in range(3)]
                assert await asyncio.gather(*answers) == expected

    asyncio.run(ask())


def test_a_killed_worker_is_replaced_and_the_answer_is_legal() -> None:
    async def ask() -> None:
        async with two_workers(1) as workers:
            [worker] = workers._workers
            asking = asyncio.ensure_future(workers.choose(view_of(0), 0, LATE, 7, WAIT))
            await asyncio.sleep(0.2)
            worker.process.kill()
            assert await asking == fallback(view_of(0).legal(0), 7)
            await workers.ready()
            assert await workers.choose(view_of(0), 0, "1:20", 7, WAIT) == bot("1:20")(view_of(0), 0, Random(7))

    asyncio.run(ask())


def test_whoever_is_late_is_ended_and_something_legal_is_answered() -> None:
    async def ask() -> None:
        async with two_workers(1) as workers:
            [worker] = workers._workers
            process = worker.process.pid
            waiting = workers.choose(view_of(0), 0, LATE, 3, 0.3), workers.choose(view_of(1), 1, LATE, 3, 0.1)
            assert await asyncio.gather(*waiting) == [fallback(view_of(seat).legal(seat), 3) for seat in (0, 1)]
            assert workers._workers[0].process.pid != process

    asyncio.run(ask())


def test_a_level_thinks_no_longer_than_it_may() -> None:
    """It is asked for ten million simulations, and answers by thinking, not by chance."""

    async def ask() -> None:
        async with two_workers(1) as workers:
            [worker] = workers._workers
            await workers.choose(view_of(0), 0, "4:9000000", 3, 1.0)
            assert workers._workers == [worker]

    asyncio.run(ask())


@pytest.mark.parametrize("name", ["nobody", "4:many"])
def test_a_bot_that_fails_costs_nothing_but_its_answer(name: str) -> None:
    async def ask() -> None:
        async with two_workers(1) as workers:
            [worker] = workers._workers
            assert await workers.choose(view_of(0), 0, name, 3, WAIT) == fallback(view_of(0).legal(0), 3)
            assert workers._workers == [worker]

    asyncio.run(ask())


def test_an_only_option_needs_no_worker() -> None:
    async def ask() -> None:
        workers = Workers(0)
        moments = positions_on_the_way(load_game("grimoria"), 2, 1, 1000)
        position = next(one for one in moments if len(one.legal(one.asked()[0])) == 1)
        seat = position.asked()[0]
        assert [await workers.choose(position.view(seat), seat, 4, 1, 0.1)] == position.legal(seat)

    asyncio.run(ask())


def test_giving_up_and_closing_leave_no_process_behind() -> None:
    async def ask() -> list[int | None]:
        async with two_workers() as workers:
            processes = [worker.process for worker in workers._workers]
            asking = asyncio.ensure_future(workers.choose(view_of(0), 0, LATE, 3, 1.0))
            await asyncio.sleep(0.1)
            asking.cancel()
            ids = [process.pid for process in processes]
        return ids

    for process in asyncio.run(ask()):
        assert not is_running(process)


def is_running(process: int | None, seconds: float = 5.0) -> bool:
    """Give a process that was ended a moment to be gone."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            with open(f"/proc/{process}/stat", encoding="ascii") as file:
                if file.read().rsplit(")", 1)[1].split()[0] == "Z":
                    return False
        except FileNotFoundError:
            return False
        time.sleep(0.05)
    return True
