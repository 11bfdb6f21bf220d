"""Games are played at once, as plain Python; beside that they are compiled, and taken over when that is done."""

import asyncio
import logging
from collections.abc import Iterable

from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.warmup import is_plain, is_warm, take_over_by
from zaubertisch.server.compiler import SIDE_BY_SIDE, compile_game
from zaubertisch.server.readiness import use_pictures
from zaubertisch.server.requests import Readiness

log = logging.getLogger(__name__)


class Preparation:
    """How far each game is, and what brings it further."""

    def __init__(self, games: Iterable[str] = GAMES) -> None:
        self.games = {key: Readiness("waiting" if is_plain(key) else "compiled") for key in games}
        self._preparing: list[asyncio.Task[None]] = []
        self._loading = asyncio.Lock()  # one after the other: players share this process

    def begin(self) -> None:
        self._preparing = [asyncio.create_task(self._prepare_all()) for _ in range(SIDE_BY_SIDE)]

    async def close(self) -> None:
        for task in self._preparing:
            task.cancel()
        await asyncio.gather(*self._preparing, return_exceptions=True)

    def prefer(self, key: str) -> None:
        """Somebody plays it: it comes before others that nobody plays."""
        if key in self.games:
            self.games = {key: self.games[key], **self.games}

    async def _prepare_all(self) -> None:
        """What is compiled already first: it only needs to be loaded."""
        while waiting := [key for key, ready in self.games.items() if ready.state == "waiting"]:
            await self._prepare(min(waiting, key=lambda key: not is_warm(key)))

    async def _prepare(self, key: str) -> None:
        """A game that cannot be compiled or loaded goes on as it began; the log says why, once."""
        self.games[key] = Readiness("compiling")
        try:
            why = "" if is_warm(key) else await compile_game(key, lambda *count: self._note(key, *count))
            if not why:
                await self._load(key)
                return
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
        self.games[key] = Readiness("plain")
        log.warning("game_stays_plain", extra={"game": key, "why": why})

    def _note(self, key: str, done: int, total: int) -> None:
        self.games[key] = Readiness("compiling", done, total)

    async def _load(self, key: str) -> None:
        async with self._loading:
            self.games[key] = Readiness("loading")
            await asyncio.to_thread(lambda: take_over_by(load_game(key), use_pictures))
            self.games[key] = Readiness("compiled")
        log.info("game_taken_over", extra={"game": key})
