"""The arena for people: a bar while it is played, then a table (or JSON)."""

import json
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from zaubertisch.games import game as load_game
from zaubertisch.lab.arena import Match, Result, run_match
from zaubertisch.lab.standings import Standing, crosstable, standings
from zaubertisch.terminal.keeping import data_folder
from zaubertisch.terminal.warming import ready


def arena(match: Match, *, records: Path | None, as_json: bool, processes: int = 0) -> int:
    match.check()
    ready(load_game(match.game))
    results = play_with_bar(match, records, processes)
    found = standings(results)
    if as_json:
        print(json.dumps(as_object(match, results, found), indent=2))
    else:
        Console().print(standings_table(match, found), crosstable_table(results))
    return 0


def play_with_bar(match: Match, records: Path | None, processes: int) -> list[Result]:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("games", total=match.games)
        try:
            return run_match(
                match, data_folder(), lambda done, total: bar.update(task, completed=done), records=records,
                processes=processes,
            )  # fmt: skip
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


def standings_table(match: Match, found: list[Standing]) -> Table:
    table = Table("bot", title=f"{match.game}: {match.games} games", title_justify="left")
    for column in ("seats played", "wins", "95 %", "points", "rating"):
        table.add_column(column, justify="right")
    for one in found:
        table.add_row(
            one.bot, str(one.seats_played), f"{one.win_share:.1%}", f"{one.low:.1%} to {one.high:.1%}",
            f"{one.points:.1f}", f"{one.rating:.1f}",
        )  # fmt: skip
    return table


def crosstable_table(results: list[Result]) -> Table:
    rows = crosstable(results)
    table = Table("finished before", title="Who finished before whom", title_justify="left")
    for name in rows:
        table.add_column(name, justify="right")
    for name, row in rows.items():
        table.add_row(name, *(f"{row[other]:.1%}" if other in row else "" for other in rows))
    return table
