"""Compiling the rules of a game takes a while, once per version; a person who waits sees the progress."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from zaubertisch.kernel.cache import cache_folder, cache_root, forget_old_caches, source_name
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.packages import package_of
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.kernel.rules import COMPILED, MODE, count_rules

Progress = Callable[[int, int], None]
Use = Callable[[Game], None]


def is_warm(game: Game) -> bool:
    """Are the compiled rules of this very version on disk?"""
    return not COMPILED or _mark(game).exists()


def _mark(game: Game) -> Path:
    """A file that says that all is compiled, for games and for whatever else is compiled with them."""
    folders = {"kernel", "bots", source_name(game.folder.resolve())}
    return cache_folder(MODE, frozenset(folders)) / "ready"


def warm_up(game: Game, also: Use, progress: Progress = lambda done, total: None) -> None:
    """Compile every rule of the game, and what `also` uses; the result is kept on disk.

    `progress` hears of each compiled function.
    """
    if is_warm(game):
        return
    check_cache()
    with _counting(progress, count_rules("zaubertisch.kernel", package_of(game.key))):
        use_every_rule(game)
        also(game)
    _mark(game).parent.mkdir(parents=True, exist_ok=True)
    _mark(game).touch()
    forget_old_caches()


def check_cache() -> None:
    """Nobody should wait for a result that cannot be kept."""
    folder = cache_root()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"cache {folder}: {error.strerror}", "a folder to write to in ZAUBERTISCH_CACHE") from None


def use_every_rule(game: Game) -> None:
    position = Position.new(game, game.card_set(), game.least_seats, game.parse_variants({}), 1)
    seat = position.asked()[0]
    position.answer(seat, position.legal(seat)[0])
    position.view(EVERYONE).imagine(EVERYONE, 1)
    position.tally(0)
    position.winners()
    game.audit(position.g, position.deck[0])


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
