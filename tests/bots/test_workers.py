"""Bots in worker processes: an answer in time, a legal one whatever happens, and no process left behind."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from tests.bots.test_bots import positions_on_the_way
from tests.patience import until
from zaubertisch.bots import bot, greedy
from zaubertisch.bots.line import Line
from zaubertisch.bots.workers import Job, Worker, Workers, chosen
from zaubertisch.games import game as load_game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.toml import Source

OWN_CARDS = 'game = "grimoria"\n[king]\npoints = 9\n'
LATE = "4:9000000:milliseconds=600000"  # a bot that thinks ten minutes
WAIT = 60.0
FALLBACKS: list[str] = []  # of the workers that a test has


@asynccontextmanager
async def two_workers(count: int = 2) -> AsyncIterator[Workers]:
    workers = Workers(count, ("grimoria",), FALLBACKS.append)
    FALLBACKS.clear()
    try:
        await workers.ready()
        yield workers
    finally:
        workers.close()


def view_of(seat: int, own: str = "") -> Position:
    game = load_game("grimoria")
    cards = game.card_set(Source("own.toml", own) if own else None)
    return Position.new(game, cards, 3, game.parse_variants({}), 5).view(seat)


def quick_answer(seat: int, seed: int) -> int:
    """What is answered where no worker did: what the quick bot chooses."""
    return greedy.choose(view_of(seat), seat, Random(seed))


def test_a_worker_answers_as_the_bot_would() -> None:
    async def ask() -> None:
        async with two_workers() as workers:
            for own in ("", OWN_CARDS):
                answers = [workers.choose(view_of(seat, own), seat, "2:50", 7, WAIT) for seat in range(3)]
                expected = [bot("2:50")(view_of(seat, own), seat, Random(7)) for seat in range(3)]
                assert await asyncio.gather(*answers) == expected

    asyncio.run(ask())


def test_what_is_about_to_be_played_is_loaded_before_anybody_asks() -> None:
    async def ask() -> None:
        async with two_workers() as workers:
            workers.prepare("schatzjagd")
            assert not workers._line._free  # they are busy with it
            await until(lambda: len(workers._line._free) == 2)
            assert [worker.games for worker in workers._workers] == [{"grimoria", "schatzjagd"}] * 2
            processes = [worker.process.pid for worker in workers._workers]
            workers.prepare("schatzjagd")  # nothing is to be done
            assert len(workers._line._free) == 2
            assert await workers.choose(view_of(0), 0, "1:20", 7, WAIT) == bot("1:20")(view_of(0), 0, Random(7))
            assert [worker.process.pid for worker in workers._workers] == processes
            assert not FALLBACKS

    asyncio.run(ask())


def test_what_is_asked_while_all_load_is_answered_quickly() -> None:
    async def ask() -> None:
        async with two_workers(1) as workers:
            workers.prepare("zauberschwert")
            assert await workers.choose(view_of(0), 0, "1:20", 7, 0.0) == quick_answer(0, 7)
            assert FALLBACKS == ["busy"]

    asyncio.run(ask())


def test_what_a_worker_answers_depends_on_the_personality() -> None:
    """In the worker's own function, without a process: the likings outweigh everything else here."""
    view, name = view_of(0), "1:3:taste=9"
    jobs = [Job("grimoria", "", view.state.tobytes(), 0, name, personality, 7, 60_000) for personality in range(6)]
    taken = [chosen(job) for job in jobs]
    assert taken == [bot(name, personality)(view, 0, Random(7)) for personality in range(6)]
    assert len({*taken}) > 1


def test_a_killed_worker_is_replaced_and_the_answer_is_legal() -> None:
    async def ask() -> None:
        async with two_workers(1) as workers:
            [worker] = workers._workers
            asking = asyncio.ensure_future(workers.choose(view_of(0), 0, LATE, 7, WAIT))
            await until(lambda: not workers._line._free)
            worker.process.kill()
            assert await asking == quick_answer(0, 7)
            assert FALLBACKS == ["failed"]
            await workers.ready()
            assert await workers.choose(view_of(0), 0, "1:20", 7, WAIT) == bot("1:20")(view_of(0), 0, Random(7))

    asyncio.run(ask())


def test_a_late_worker_is_ended_and_something_legal_is_answered() -> None:
    async def ask() -> None:
        async with two_workers(1) as workers:
            [worker] = workers._workers
            process = worker.process.pid
            waiting = workers.choose(view_of(0), 0, LATE, 3, 0.3), workers.choose(view_of(1), 1, LATE, 3, 0.1)
            assert await asyncio.gather(*waiting) == [quick_answer(seat, 3) for seat in (0, 1)]
            assert sorted(FALLBACKS) == ["busy", "late"]
            await workers.choose(view_of(0), 0, "1:20", 7, WAIT)
            assert [worker.process.pid for worker in workers._workers] != [process]

    asyncio.run(ask())


def test_a_replacement_is_ready_before_the_old_worker_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    ready_at_stop: list[list[bool]] = []
    stop = Worker.stop

    async def ask() -> None:
        async with two_workers(1) as workers:
            [old] = workers._workers

            def watched_stop(worker: Worker) -> None:
                if worker is old and not workers._is_closed:
                    ready_at_stop.append([other.is_ready for other in workers._workers if other is not old])
                stop(worker)

            monkeypatch.setattr(Worker, "stop", watched_stop)
            await workers.choose(view_of(0), 0, LATE, 3, 0.1)
            await workers.choose(view_of(0), 0, "1:20", 7, WAIT)

    asyncio.run(ask())
    assert ready_at_stop == [[True]]


def test_many_questions_at_once_share_the_time_and_none_is_left_out() -> None:
    """Each of 24 tables asks for all the time there is; the first ones leave some to the others."""

    async def ask() -> None:
        async with two_workers(1) as workers:
            many = [workers.choose(view_of(0), 0, "4:9000000", 3, 8.0, table=number) for number in range(24)]
            await asyncio.gather(*many)
            assert len(FALLBACKS) < 4

    asyncio.run(ask())


def test_tables_take_turns_and_those_with_persons_come_first() -> None:
    served: list[str] = []

    async def ask(line: Line[int], name: str, table: str, *, is_urgent: bool) -> None:
        one = await line.wait(table, is_urgent, WAIT)
        assert one is not None
        served.append(name)
        await asyncio.sleep(0)
        line.give(one)

    async def all_ask() -> None:
        line = Line([1])
        greedy_table = [ask(line, f"a{i}", "a", is_urgent=False) for i in range(4)]
        others = [ask(line, "b0", "b", is_urgent=False), ask(line, "c0", "c", is_urgent=True)]
        await asyncio.gather(*greedy_table, *others)
        assert len(line) == 0

    asyncio.run(all_ask())
    assert served == ["a0", "c0", "a1", "b0", "a2", "a3"]


def test_giving_up_waiting_loses_no_worker() -> None:
    async def ask() -> None:
        line = Line([1])
        assert await line.wait("a", True, WAIT) == 1
        assert await line.wait("b", True, 0.0) is None
        waiting = asyncio.ensure_future(line.wait("c", True, WAIT))
        await asyncio.sleep(0)
        line.give(1)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert await line.wait("d", True, WAIT) == 1

    asyncio.run(ask())


def test_only_if_the_quick_bot_fails_chance_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise RuntimeError("no idea")

    async def ask() -> None:
        workers = Workers(0, (), FALLBACKS.append)
        FALLBACKS.clear()
        assert await workers.choose(view_of(0), 0, 2, 5, 0.0) == quick_answer(0, 5)
        assert FALLBACKS == ["busy"]
        monkeypatch.setattr(greedy, "choose", fail)
        assert await workers.choose(view_of(0), 0, 2, 5, 0.0) in view_of(0).legal(0)
        assert FALLBACKS == ["busy", "busy", "chance"]

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
            assert await workers.choose(view_of(0), 0, name, 3, WAIT) == quick_answer(0, 3)
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
            await until(lambda: len(workers._line._free) == 1)
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
