"""Bots in processes of their own, for a server: ask, and there is always a sensible answer in time.

A worker gets a view as bytes and nothing else. It gets a time limit, and answers with what it has found by
then. Tables take turns, those with persons first; the more questions wait, the shorter each is thought about. Where no
worker answers in time, the quick bot answers; one that stays late, or dies, is replaced by a new one (decision 0012).
"""

import asyncio
import multiprocessing
import time
import traceback
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Literal, TypeVar

import numpy as np

from zaubertisch.bots import bot, greedy, use_bots
from zaubertisch.bots.line import Line
from zaubertisch.bots.search import Thinker
from zaubertisch.games import game as load_game
from zaubertisch.kernel.children import depend_on_parent
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.rules import COMPILED
from zaubertisch.kernel.toml import Source
from zaubertisch.kernel.warmup import is_plain

T = TypeVar("T")

SPAWN = multiprocessing.get_context("spawn")
THINKING = 0.7  # of the time that is left, so much is thought; the rest is for the way there and back
START_SECONDS = 120.0  # a new worker may have to load, or even compile, the rules
PATIENCE = 2.0  # a worker later than this is replaced
QUICK_THREADS = 2
QUICK_SECONDS = 3.0  # it needs some milliseconds, but once it may have to load the rules first
READY = "ready"
FIRST_LEVEL = "1"  # all searching levels use the same rules

Why = Literal["busy", "late", "failed", "chance"]  # no worker was free, it was late, died or failed; the quick one too


@dataclass(frozen=True)
class Job:
    """A view on its way to a worker: the game, a user's own card file, the redacted record."""

    game: str
    cards: str
    state: bytes
    seat: int
    bot: str
    personality: int
    seed: int
    milliseconds: int

    def view(self) -> Position:
        game, cards, table = _cards(self.game, self.cards)
        return Position(game, cards, np.frombuffer(bytearray(self.state), game.state), table)


@dataclass(frozen=True)
class Errand:
    """Get ready for a game: it is about to be played."""

    game: str


_bot = lru_cache(maxsize=16)(bot)


@lru_cache(maxsize=32)
def _cards(key: str, text: str) -> tuple[Any, Any, Any]:
    game = load_game(key)
    cards = game.card_set(Source("cards.toml", text) if text else None)
    return game, cards, game.make_deck(cards)


def work(line: Connection, games: tuple[str, ...]) -> None:
    """The life of a worker: it gets ready, then answers until nobody listens any more."""
    depend_on_parent()
    for key in games if COMPILED else ():
        use_bots(load_game(key))
    with suppress(EOFError, OSError):
        line.send(READY)
        while True:
            line.send(answer_to(line.recv()))


def answer_to(job: Job | Errand) -> int | None:
    """An option; nothing if thinking failed, or nothing was asked."""
    try:
        if isinstance(job, Job):
            return chosen(job)
        get_ready_for(job.game)
        return None
    except Exception:
        traceback.print_exc()
        return None


def get_ready_for(key: str) -> None:
    """Load its rules and its search by using them once."""
    game = load_game(key)
    position = Position.new(game, game.card_set(), game.least_seats, game.parse_variants({}), 1)
    seat = position.asked()[0]
    _bot(FIRST_LEVEL, 0)(position.view(seat), seat, Random(1))


def chosen(job: Job) -> int:
    """A level answers in time, however many simulations it would like."""
    chooser, view, rng = _bot(job.bot, job.personality), job.view(), Random(job.seed)
    if isinstance(chooser, Thinker):
        return chooser.choice(view, job.seat, rng, job.milliseconds)[0].option
    return chooser(view, job.seat, rng)


class Worker:
    """One process, and the line to it."""

    def __init__(self, games: tuple[str, ...]) -> None:
        self.line, far_end = SPAWN.Pipe()
        self.process = SPAWN.Process(target=work, args=(far_end, games), daemon=True)
        self.process.start()
        far_end.close()
        self.is_ready = False
        self.games = {*games}  # those whose rules it has loaded

    def reply(self, seconds: float) -> Any:
        """What it says within this time; EOFError if it is dead, TimeoutError if it is late."""
        if not self.line.poll(max(0.0, seconds)):
            raise TimeoutError
        return self.line.recv()

    def get_ready(self, until: float) -> bool:
        """Wait until the rules are loaded; a worker that needs longer may go on loading."""
        if not self.is_ready and self.line.poll(max(0.0, until - time.monotonic())):
            self.is_ready = self.line.recv() == READY
        return self.is_ready

    def ask(self, job: Job, until: float) -> int | None:
        """An option, by this time; the first question of a game takes as long as its rules take to load."""
        if not self.get_ready(max(until, time.monotonic() + START_SECONDS)):
            raise TimeoutError
        patience = PATIENCE if job.game in self.games else START_SECONDS
        self.line.send(job)
        option: int | None = self.reply(until + patience - time.monotonic())
        self.games.add(job.game)
        return option

    def load(self, key: str) -> None:
        """Load a game before it is asked about it."""
        if not self.get_ready(time.monotonic() + START_SECONDS):
            raise TimeoutError
        self.line.send(Errand(key))
        self.reply(START_SECONDS)
        self.games.add(key)

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.line.close()


def nothing_to_say(why: Why) -> None:
    """Fallbacks are reported only where somebody asked for it."""


class Workers:
    """So many bots can think at once; further questions wait for a free one, but never longer than they may."""

    def __init__(
        self, count: int, games: tuple[str, ...] = (), on_fallback: Callable[[Why], None] = nothing_to_say
    ) -> None:
        self._games, self._on_fallback, self._is_closed = games, on_fallback, False
        self._workers = [Worker(games) for _ in range(count)]
        self._line: Line[Worker] = Line(self._workers)
        self._asking = ThreadPoolExecutor(2 * count + 1, "asking")
        self._quick = ThreadPoolExecutor(QUICK_THREADS, "quick")
        self._replacing: set[asyncio.Task[None]] = set()

    async def ready(self, seconds: float = START_SECONDS) -> None:
        """Wait until every worker has loaded the rules; not needed, but the first answers come sooner after it."""
        until = time.monotonic() + seconds
        await asyncio.gather(*self._replacing)
        await asyncio.gather(*(asyncio.to_thread(worker.get_ready, until) for worker in self._workers))

    def prepare(self, key: str) -> None:
        """A game is about to be played: all workers that are free load its rules, so that no bot waits for them."""
        for worker in self._line.take_all():
            if key in worker.games:
                self._line.give(worker)
            else:
                self._send(worker, worker.load, key)

    async def choose(
        self, view: Position, seat: int, level: int | str, seed: int, seconds: float, personality: int = 0,
        table: Hashable = None, is_urgent: bool = True,
    ) -> int:  # fmt: skip
        """The option of a bot for a seat that is asked: always legal, and not much later than allowed.

        `personality` is the same number through a whole game: it decides what the weaker levels like. Tables take turns
        to be thought for; what is urgent comes first.
        """
        options = view.legal(seat)
        if len(options) == 1:
            return options[0]
        if str(level) == "random":
            return by_chance(options, seed)
        if is_plain(view.game.key):
            return await self._quick_answer(view, seat, seed)
        until = time.monotonic() + seconds
        worker = await self._line.wait(table, is_urgent, seconds)
        if worker is None:
            return await self._answer_quickly(view, seat, seed, "busy")
        job = Job(
            view.game.key, view.cards.text, view.state.tobytes(), seat, str(level), personality, seed,
            self._milliseconds(until),
        )  # fmt: skip
        option = await self._ask(worker, job, until)
        return option if option in options else await self._answer_quickly(view, seat, seed, self._why(until))

    def _milliseconds(self, until: float) -> int:
        """A share of the time that is left: it must do for all who wait, too."""
        share = min(1.0, max(1, len(self._workers)) / (1 + len(self._line)))
        return max(1, round(1000 * THINKING * share * (until - time.monotonic())))

    @staticmethod
    def _why(until: float) -> Why:
        return "late" if time.monotonic() >= until else "failed"

    async def _answer_quickly(self, view: Position, seat: int, seed: int, why: Why) -> int:
        self._on_fallback(why)
        return await self._quick_answer(view, seat, seed)

    async def _quick_answer(self, view: Position, seat: int, seed: int) -> int:
        """What the quick bot chooses, in a thread; only if it fails chance decides."""
        try:
            loop = asyncio.get_running_loop()
            answering = loop.run_in_executor(self._quick, greedy.choose, view, seat, Random(seed))
            return await asyncio.wait_for(asyncio.shield(answering), QUICK_SECONDS)
        except Exception:
            traceback.print_exc()
            self._on_fallback("chance")
            return by_chance(view.legal(seat), seed)

    async def _ask(self, worker: Worker, job: Job, until: float) -> int | None:
        """The worker's option; nothing if it was late, died or failed. It works on even if the caller gives up."""
        asking = self._send(worker, worker.ask, job, until)
        try:
            return await asyncio.wait_for(asyncio.shield(asking), max(0.0, until - time.monotonic()))
        except (TimeoutError, EOFError, OSError):
            return None

    def _send(self, worker: Worker, what: Callable[..., T], *values: Any) -> "asyncio.Future[T]":
        asking = asyncio.get_running_loop().run_in_executor(self._asking, what, *values)
        asking.add_done_callback(lambda done: self._release(worker, done))
        return asking

    def _release(self, worker: Worker, done: "asyncio.Future[T]") -> None:
        """It is free again, or replaced; at the end of all it is stopped in the middle of whatever it does."""
        if done.cancelled():
            return
        failure = done.exception()
        if self._is_closed:
            return
        if failure is None:
            self._line.give(worker)
            return
        task = asyncio.get_running_loop().create_task(self._replace(worker))
        self._replacing.add(task)
        task.add_done_callback(self._replacing.discard)

    async def _replace(self, old: Worker) -> None:
        """The new worker has loaded what the old one had before the old one is stopped."""
        new = await asyncio.to_thread(Worker, tuple(old.games))
        self._workers.append(new)
        await asyncio.to_thread(new.get_ready, time.monotonic() + START_SECONDS)
        if self._is_closed:
            return
        self._workers.remove(old)
        await asyncio.to_thread(old.stop)
        self._line.give(new)

    def close(self) -> None:
        """End all processes."""
        self._is_closed = True
        for task in self._replacing:
            task.cancel()
        for worker in self._workers:
            worker.stop()
        self._workers.clear()
        for threads in (self._asking, self._quick):
            threads.shutdown(wait=False, cancel_futures=True)


def by_chance(options: list[int], seed: int) -> int:
    return Random(seed).choice(options)
