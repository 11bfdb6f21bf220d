"""The arena for people: a bar while it is played, then a table (or JSON)."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as RichProgress
from rich.table import Table

from zaubertisch.games import game as load_game
from zaubertisch.lab.arena import Match, Result, run_match
from zaubertisch.lab.crew import EVERY_CORE, Crew
from zaubertisch.lab.notebook import Progress
from zaubertisch.lab.standings import Standing, crosstable, standings
from zaubertisch.terminal.new_game import read_cards, variants_typed
from zaubertisch.terminal.saved_games import data_folder
from zaubertisch.terminal.warm import ready


def new_match(game_key: str, bots: str, games: int, variants: Sequence[str], cards: Path | None) -> Match:
    """What was typed, checked."""
    game = load_game(game_key)
    names = tuple(name.strip() for name in bots.split(","))
    match = Match(game_key, names, games, variants_typed(game, variants), read_cards(game, cards))
    match.check()
    return match


def arena(match: Match, *, records: Path | None, as_json: bool, crew: Crew = EVERY_CORE) -> int:
    begin(match, crew)
    with bar("games", match.games) as progress:
        results = run_match(match, data_folder(), progress, records=records, crew=crew)
    found = standings(results)
    if as_json:
        print(json.dumps(as_object(match, results, found), indent=2))
    else:
        Console().print(standings_grid(match, found), crosstable_grid(results))
    return 0


def begin(match: Match, crew: Crew) -> None:
    """The crew can be reached, and the rules are compiled."""
    crew.check()
    ready(load_game(match.game))


@contextmanager
def bar(what: str, total: int) -> Iterator[Progress]:
    """How far the work is, and how long it still takes; after an interrupt, how to go on."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with RichProgress(*columns, console=console, transient=True, disable=not console.is_terminal) as shown:
        task = shown.add_task(what, total=total)
        try:
            yield lambda done, total: shown.update(task, completed=done, total=total)
        except KeyboardInterrupt:
            console.print("Stopped; the same command goes on with it.")
            raise


def as_object(match: Match, results: list[Result], found: list[Standing]) -> dict[str, object]:
    return {
        "game": match.game,
        "games": len(results),
        "bots": [asdict(one) for one in found],
        "crosstable": crosstable(results),
    }


def standings_grid(match: Match, found: list[Standing]) -> Table:
    table = Table("bot", title=f"{match.game}: {match.games} games", title_justify="left")
    for column in ("seats played", "wins", "95 %", "points", "rating"):
        table.add_column(column, justify="right")
    for one in found:
        table.add_row(
            one.bot, str(one.seats_played), f"{one.win_share:.1%}", f"{one.low:.1%} to {one.high:.1%}",
            f"{one.points:.1f}", f"{one.rating:.1f}",
        )  # fmt: skip
    return table


def crosstable_grid(results: list[Result]) -> Table:
    rows = crosstable(results)
    table = Table("finished before", title="Who finished before whom", title_justify="left")
    for name in rows:
        table.add_column(name, justify="right")
    for name, row in rows.items():
        table.add_row(name, *(f"{row[other]:.1%}" if other in row else "" for other in rows))
    return table
