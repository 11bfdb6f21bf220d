"""Bots in processes of their own, for a server: ask, and there is always a legal answer in time.

A worker gets a view as bytes and nothing else. It is told how long it may think, and answers with what it has found by
then. One that is late all the same, or dies, is replaced by a new one, and something legal is answered at once.
"""

import asyncio
import multiprocessing
import signal
import time
import traceback
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import Connection
from random import Random
from typing import Any

import numpy as np

from zaubertisch.bots import bot, use_bots
from zaubertisch.bots.searching import Thinker
from zaubertisch.games import game as load_game
from zaubertisch.kernel.cards import Source
from zaubertisch.kernel.position import Position

SPAWN = multiprocessing.get_context("spawn")
THINKING = 0.7  # of the time that is left, so much is thought; the rest is for the way there and back
START_SECONDS = 120.0  # a new worker may have to load, or even compile, the rules
READY = "ready"


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


_bot = lru_cache(maxsize=16)(bot)


@lru_cache(maxsize=32)
def _cards(key: str, text: str) -> tuple[Any, Any, Any]:
    game = load_game(key)
    cards = game.card_set(Source("cards.toml", text) if text else None)
    return game, cards, game.card_table(cards)


def work(line: Connection, games: tuple[str, ...]) -> None:
    """The life of a worker: it gets ready, then answers until nobody listens any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it also ends it
    for key in games:
        use_bots(load_game(key))
    with suppress(EOFError, OSError):
        line.send(READY)
        while True:
            line.send(answer_to(line.recv()))


def answer_to(job: Job) -> int | None:
    """An option, or nothing if thinking failed."""
    try:
        return chosen(job)
    except Exception:
        traceback.print_exc()
        return None


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
        if not self.get_ready(until):
            return None
        self.line.send(job)
        option: int | None = self.reply(until - time.monotonic())
        return option

    def stop(self) -> None:
        self.line.close()
        self.process.kill()
        self.process.join()
        self.process.close()


class Workers:
    """So many bots can think at once; further questions wait for a free one, but never longer than they may."""

    def __init__(self, count: int, games: tuple[str, ...] = ()) -> None:
        self._games, self._is_closed = games, False
        self._workers = [Worker(games) for _ in range(count)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def ready(self, seconds: float = START_SECONDS) -> None:
        """Wait until every worker has loaded the rules; not needed, but the first answers come sooner after it."""
        until = time.monotonic() + seconds
        await asyncio.gather(*(asyncio.to_thread(worker.get_ready, until) for worker in self._workers))

    async def choose(
        self, view: Position, seat: int, level: int | str, seed: int, seconds: float, personality: int = 0
    ) -> int:
        """The option of a bot for a seat that is asked: always legal, and not much later than allowed.

        `personality` is the same number through a whole game: it decides what the weaker levels like.
        """
        options = view.legal(seat)
        if len(options) == 1:
            return options[0]
        until = time.monotonic() + seconds
        try:
            worker = await asyncio.wait_for(self._free.get(), seconds)
        except TimeoutError:
            return fallback(options, seed)
        milliseconds = max(1, round(1000 * THINKING * (until - time.monotonic())))
        job = Job(
            view.game.key, view.cards.text, view.state.tobytes(), seat, str(level), personality, seed, milliseconds
        )
        option = await self._ask(worker, job, until)
        return option if option in options else fallback(options, seed)

    async def _ask(self, worker: Worker, job: Job, until: float) -> int | None:
        """The worker's option; nothing if it was late, died or failed. It works on also if whoever asked gives up."""
        asking = asyncio.ensure_future(asyncio.to_thread(worker.ask, job, until))
        asking.add_done_callback(lambda done: self._release(worker, done))
        try:
            return await asyncio.shield(asking)
        except (TimeoutError, EOFError, OSError):
            return None

    def _release(self, worker: Worker, done: "asyncio.Future[int | None]") -> None:
        """It is free again, or replaced."""
        if done.exception() and not self._is_closed:
            self._workers.remove(worker)
            worker.stop()
            worker = Worker(self._games)
            self._workers.append(worker)
        self._free.put_nowait(worker)

    def close(self) -> None:
        """End all processes."""
        self._is_closed = True
        for worker in self._workers:
            worker.stop()
        self._workers.clear()


def fallback(options: list[int], seed: int) -> int:
    """Something legal at once."""
    return Random(seed).choice(options)
