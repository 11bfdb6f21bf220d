"""`zaubertisch puzzles`: make the puzzles of a game out of games by strong bots, or check those that there are."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as RichProgress
from rich.table import Table

from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.versions import rule_version
from zaubertisch.lab.crew import Crew
from zaubertisch.lab.notebook import Notebook
from zaubertisch.lab.puzzles import Chosen, Hunt, hunt_for, judged_by, seconds_of, share_found
from zaubertisch.puzzles.checks import faults_of
from zaubertisch.puzzles.files import Collection, path_of, read_puzzles
from zaubertisch.puzzles.puzzle import Puzzle
from zaubertisch.tables.records import write_text
from zaubertisch.terminal.saved_games import data_folder
from zaubertisch.terminal.warm import ready

CHECK_SEED = 20_000_003  # another chance than that of making
NO_END = float("inf")
Faults = dict[str, list[str]]  # by the key of the puzzle
Show = Callable[[Chosen, int], None]


def puzzles(
    hunt: Hunt, count: int, *, to: Path | None = None, minutes: float = 0.0, checked: bool = False, crew: Crew
) -> int:
    """Make puzzles until there are so many; or only check."""
    hunt.check()
    crew.check()
    game = ready(load_game(hunt.game))
    path = to or path_of(game)
    console = Console(highlight=False)
    if checked:
        return check(path, game, crew, console)
    if not path.parent.is_dir():
        raise BadInput(f"--to {path}", "a file in a folder that exists")
    make(hunt, count, path, game, crew, console, 60 * minutes)
    return 0


def check(path: Path, game: Game, crew: Crew, console: Console) -> int:
    """Judge all of them again; a line for each that does not hold."""
    found = read_puzzles(path)
    faults = faults_found(found.puzzles, crew)
    tell_version(found, game, console)
    tell_faults(faults, console)
    console.print(f"{len(found.puzzles) - len(faults)} of {len(found.puzzles)} puzzles hold")
    return 1 if faults else 0


def judged_again(puzzle: Puzzle) -> tuple[str, list[str]]:
    return puzzle.key, faults_of(puzzle, CHECK_SEED)


def faults_found(puzzles: Sequence[Puzzle], crew: Crew) -> Faults:
    return {key: faults for key, faults in crew.results(judged_again, puzzles) if faults}


def tell_version(found: Collection, game: Game, console: Console) -> None:
    if found.rules != rule_version(game.key):
        console.print(f"made with the rules {found.rules}; those of today are {rule_version(game.key)}")


def tell_faults(faults: Faults, console: Console) -> None:
    for key, what in faults.items():
        console.print(f"{key}: {'; '.join(what)}")


def make(hunt: Hunt, count: int, path: Path, game: Game, crew: Crew, console: Console, seconds: float) -> None:
    """What is there and holds is kept; the file is written at the end, and games are noted as they are played."""
    kept = still_good(hunt, path, game, crew, console)
    notebook, begun = hunt.notebook(data_folder()), time.monotonic()
    known = seconds_of(notebook)
    with shown(count) as progress:
        chosen = hunt_for(hunt, count, notebook, progress, crew, kept, begun + seconds if seconds else NO_END)
    write_text(path, collection(hunt, chosen.puzzles, game).text())
    tell_rate(chosen, notebook, len(kept), time.monotonic() - begun, seconds_of(notebook) - known, console)
    console.print(f"{len(chosen.puzzles)} puzzles: {path}", soft_wrap=True)


def still_good(hunt: Hunt, path: Path, game: Game, crew: Crew, console: Console) -> list[Puzzle]:
    """Of the puzzles in the file; where rules or judge are others than then, each is judged again."""
    if not path.exists():
        return []
    found = read_puzzles(path)
    if found.game != game.key:
        raise BadInput(f"--to {path}: puzzles of {found.game}", f"a file of {game.key}, or a new one")
    is_same = (found.rules, found.judge) == (rule_version(game.key), judged_by(game, hunt.deals))
    faults = {} if is_same else faults_found(found.puzzles, crew)
    tell_faults(faults, console)
    return [puzzle for puzzle in found.puzzles if puzzle.key not in faults]


def collection(hunt: Hunt, puzzles: Sequence[Puzzle], game: Game) -> Collection:
    command = f"zaubertisch puzzles {game.key} --count {len(puzzles)}"
    command += f" --player {hunt.player} --deals {hunt.deals} --deep {hunt.deep}"
    return Collection(game.key, rule_version(game.key), judged_by(game, hunt.deals), command, tuple(puzzles))


@contextmanager
def shown(count: int) -> Iterator[Show]:
    """How many there are, out of how many games; after an interrupt, how to go on."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with RichProgress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("puzzles", total=count)
        try:
            yield lambda chosen, games: bar.update(
                task, completed=len(chosen.puzzles), description=f"puzzles ({games} games)"
            )
        except KeyboardInterrupt:
            console.print("Stopped; the same command goes on with it.")
            raise


def tell_rate(chosen: Chosen, notebook: Notebook, kept: int, took: float, busy: float, console: Console) -> None:
    """How fast it went, and why other questions are none."""
    made, games = len(chosen.puzzles) - kept, len(notebook.pieces)
    grades = [sum(puzzle.grade == grade for puzzle in chosen.puzzles) for grade in range(1, 6)]
    table = Table("rejected", title=f"{made} puzzles out of {games} games", title_justify="left")
    table.add_column("questions", justify="right")
    for reason, questions in chosen.rejected.most_common():
        table.add_row(reason, f"{questions:,}")
    console.print(table)
    console.print(f"this time: {took:.0f} s, {busy:.0f} s of processes")
    if seconds_of(notebook):
        console.print(f"in all: {60 * made / seconds_of(notebook):.1f} puzzles a minute of one process")
    console.print(f"by grade, from 1 to 5: {', '.join(map(str, grades))}")
    for level, share in shares_by_level(chosen.puzzles):
        console.print(f"level {level} finds {share:.0%}")


def shares_by_level(puzzles: Sequence[Puzzle]) -> Iterator[tuple[int, float]]:
    """How often each level finds the best answer, of all its tries."""
    for place in range(len(puzzles[0].found) if puzzles else 0):
        yield place + 1, share_found(puzzles, place)
