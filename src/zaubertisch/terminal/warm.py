"""A line of progress while rules are compiled."""

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from zaubertisch.bots import use_bots
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.warmup import is_warm, warm_up
from zaubertisch.server.readiness import use_pictures


def warm(keys: list[str]) -> int:
    for key in keys or GAMES:
        ready(load_game(key))
    return 0


def ready(game: Game) -> Game:
    """The game, its rules compiled, with a line of progress while that takes."""
    if not is_warm(game):
        _compile_with_progress(game)
    return game


def _compile_with_progress(game: Game) -> None:
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("Compiling the rules of {task.description} (once per version)"), BarColumn(), TimeElapsedColumn(),
        console=console, transient=True, disable=not console.is_terminal,
    )  # fmt: skip
    with bar:
        task = bar.add_task(game.key, total=None)
        warm_up(game, use_all, lambda done, total: bar.update(task, completed=done, total=total))


def use_all(game: Game) -> None:
    use_bots(game)
    use_pictures(game)
