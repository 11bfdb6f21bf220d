"""Compiling the rules of a game takes a while, once per version. Nobody needs to wait: until then it runs plain."""

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any

from zaubertisch.kernel.cache import cache_folder, cache_root, forget_old_caches, source_name
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.packages import folder_of, package_of
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.kernel.rules import COMPILED, MODE, count_rules, hold_back, is_held_back, loading, take_over

Progress = Callable[[int, int], None]
Use = Callable[[Game], None]


@functools.cache
def source_of(key: str) -> str:
    return source_name(folder_of(key).resolve())


def is_warm(key: str) -> bool:
    """Are the compiled rules of this very version on disk?"""
    return not COMPILED or _mark(key).exists()


def _mark(key: str) -> Path:
    """A file that says that all is compiled, for games and for whatever else is compiled with them."""
    return cache_folder(MODE, frozenset({"kernel", "bots", source_of(key)})) / "ready"


def is_plain(key: str) -> bool:
    """Does this game run as plain Python, until it is taken over?"""
    return is_held_back(source_of(key))


def is_compiled(key: str) -> bool:
    """Does this game run compiled by now?"""
    return COMPILED and not is_plain(key)


def begin_plain(key: str) -> None:
    """Play at once; `take_over_by` ends it."""
    if COMPILED:
        hold_back(source_of(key))


def begin(key: str) -> None:
    """Play at once: compiled if that is on disk, else plain."""
    (take_over if is_warm(key) else hold_back)(source_of(key))


def take_over_by(game: Game, use: Use) -> None:
    """Load what is compiled, by using it in this thread; then it is what everybody uses."""
    with loading():
        use_every_rule(game)
        use(game)
    take_over(source_of(game.key))


def warm_up(game: Game, use: Use, progress: Progress = lambda done, total: None) -> None:
    """Compile every rule that playing needs, and what `use` uses; the result is kept on disk.

    `progress` hears of each compiled function.
    """
    if is_warm(game.key):
        return
    check_cache()
    with _counting(progress, count_rules("zaubertisch.kernel", package_of(game.key))):
        use_every_rule(game)
        use(game)
    _mark(game.key).parent.mkdir(parents=True, exist_ok=True)
    _mark(game.key).touch()
    forget_old_caches()


def check_cache() -> None:
    """Nobody should wait for a result that cannot be kept."""
    folder = cache_root()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"cache {folder}: {error.strerror}", "a folder to write to in ZAUBERTISCH_CACHE") from None


def use_every_rule(game: Game) -> None:
    """Every rule of the contract that playing needs."""
    position = Position.new(game, game.card_set(), game.least_seats, game.parse_variants({}), 1)
    seat = position.asked()[0]
    position.answer(seat, position.legal(seat)[0])
    position.view(EVERYONE).imagine(EVERYONE, 1)
    position.points(0)
    position.tally(0)
    position.winners()


def _counting(progress: Progress, total: int) -> Any:
    """While this context is open, every compiled function is reported."""
    from numba.core import event

    class Counter(event.Listener):  # type: ignore[misc]
        done = 0

        def on_start(self, event: Any) -> None:
            """Nothing: a function counts when it is finished."""

        def on_end(self, event: Any) -> None:
            self.done += 1
            progress(min(self.done, total), total)

    return event.install_listener("numba:compile", Counter())
