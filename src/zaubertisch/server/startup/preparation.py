"""Games are played at once, as plain Python; they are compiled beside that, and taken over where they are played."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable

from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.packages import folder_of
from zaubertisch.kernel.warmup import is_plain, is_warm, take_over_by
from zaubertisch.server.requests import Readiness
from zaubertisch.server.startup.compiler import SIDE_BY_SIDE, compile_game
from zaubertisch.server.startup.readiness import use_pictures

HEAD_START_S = 5.0  # who comes at once sees the page and the first question before anything else is done

log = logging.getLogger(__name__)


def size_of(key: str) -> int:
    """Of a game's sources; it need not be imported for that."""
    return sum(path.stat().st_size for path in folder_of(key).rglob("*.py"))


class Preparation:
    """How far each game is, and what brings it further."""

    def __init__(self, games: Iterable[str] = GAMES) -> None:
        self.games = {key: Readiness("waiting" if is_plain(key) and not is_warm(key) else "compiled") for key in games}
        self._needed: list[str] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._loads: dict[str, asyncio.Task[None]] = {}  # of games that were compiled before this server began
        self.on_load: list[Callable[[str], None]] = []  # of those who load a game beside us
        self._loading = asyncio.Lock()  # one after the other: players share this process

    def begin(self) -> None:
        for _ in range(SIDE_BY_SIDE):
            self._start(self._compile_all())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def need(self, key: str) -> None:
        """Somebody plays it: it is compiled before the others, and loaded when that is done."""
        if key in self.games and key not in self._needed:
            self._needed.append(key)
            if self.games[key].state == "compiled" and is_plain(key):
                self.games[key] = Readiness("loading")
                self._loads[key] = self._start(self._load(key))

    async def ready(self, key: str) -> None:
        """Wait for what is compiled already: to load it takes less time than a few plain answers."""
        self.need(key)
        if key in self._loads:
            await asyncio.shield(self._loads[key])

    def _start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _compile_all(self) -> None:
        """What is played first, then the largest: so that none is left alone at the end."""
        await asyncio.sleep(HEAD_START_S)
        while waiting := [key for key, ready in self.games.items() if ready.state == "waiting"]:
            await self._compile(min(waiting, key=lambda key: (key not in self._needed, -size_of(key))))

    async def _compile(self, key: str) -> None:
        self.games[key] = Readiness("compiling")
        try:
            why = await compile_game(key, lambda done, total: self._note(key, Readiness("compiling", done, total)))
        except OSError as error:
            why = str(error)
        if why:
            self._stay_plain(key, why)
            return
        self.games[key] = Readiness("compiled")
        if key in self._needed:
            await self._load(key)

    async def _load(self, key: str) -> None:
        for tell in self.on_load:
            tell(key)
        async with self._loading:
            self.games[key] = Readiness("loading")
            try:
                await asyncio.to_thread(lambda: take_over_by(load_game(key), use_pictures))
            except Exception as error:
                self._stay_plain(key, f"{type(error).__name__}: {error}")
                return
            self.games[key] = Readiness("compiled")
        log.info("game_taken_over", extra={"game": key})

    def _note(self, key: str, ready: Readiness) -> None:
        self.games[key] = ready

    def _stay_plain(self, key: str, why: str) -> None:
        """It goes on as it began; the log says why, once."""
        self.games[key] = Readiness("plain")
        log.warning("game_stays_plain", extra={"game": key, "why": why})
