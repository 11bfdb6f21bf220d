"""Compiling from the terminal: with a line of progress for each game, side by side; or beside a game that is played."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.warmup import begin, begin_plain, check_cache, is_warm, take_over_by
from zaubertisch.server.startup.compiler import SIDE_BY_SIDE, compile_game
from zaubertisch.server.startup.readiness import use_all


def warm(keys: list[str]) -> int:
    """Compile these games, or all."""
    cold = [key for key in keys or GAMES if not is_warm(load_game(key).key)]
    if cold:
        check_cache()
        with _bars() as bars:
            asyncio.run(_compile_all(cold, bars))
    return 0


def ready(game: Game) -> Game:
    """The game, its rules compiled, with a line of progress while that takes: for work that needs the speed."""
    warm([game.key])
    return game


def at_once(game: Game) -> Game:
    """The game as it can run now: what is short need not be compiled first."""
    begin(game.key)
    return game


def beside_play(game: Game) -> bool:
    """Is the game to be played plain at first? Then it is compiled meanwhile, and taken over when that is done."""
    if is_warm(game.key):
        return False
    begin_plain(game.key)
    threading.Thread(target=_prepare, args=(game,), daemon=True).start()
    return True


def _prepare(game: Game) -> None:
    """A game that cannot be compiled goes on as it began."""
    if not asyncio.run(compile_game(game.key, lambda done, total: None)):
        take_over_by(game, use_all)


@contextmanager
def _bars() -> Iterator[Progress]:
    console = Console(stderr=True)
    with Progress(
        TextColumn("Compiling the rules of {task.description} (once per version)"), BarColumn(), TimeElapsedColumn(),
        console=console, transient=True, disable=not console.is_terminal,
    ) as bars:  # fmt: skip
        yield bars


async def _compile_all(keys: list[str], bars: Progress) -> None:
    places = asyncio.Semaphore(SIDE_BY_SIDE)

    async def compile_one(key: str) -> None:
        async with places:
            task = bars.add_task(key, total=None)
            why = await compile_game(key, lambda done, total: bars.update(task, completed=done, total=total))
        if why:
            raise BadInput(f"compiling {key}: {why}", "ZAUBERTISCH_RULES=python to play without")

    await asyncio.gather(*map(compile_one, keys))
