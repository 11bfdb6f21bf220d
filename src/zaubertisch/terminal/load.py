"""`zaubertisch load`: a server, a swarm of clients, and numbers; beside those of a peer, if one is named."""

import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from zaubertisch.games import game as load_game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.load.growth import SERIES, plot
from zaubertisch.load.measurement import Load, compare, measure
from zaubertisch.load.peers import check_peer
from zaubertisch.server.process import allow_many_sockets
from zaubertisch.terminal.serve import database_url
from zaubertisch.terminal.warm import ready

Found = dict[str, dict[str, Any]]
OURS = "zaubertisch"


def load(
    *, tables: int, sockets: int, rate: float, seconds: float, game: str, database: str, processes: int, against: str,
    growth: Path | None, as_json: bool,
) -> int:  # fmt: skip
    if against:
        check_peer(against)
    rulebook = ready(load_game(game))
    allow_many_sockets()
    if growth is not None:
        return grow(game, seconds, growth)
    seats = min(rulebook.most_seats, max(rulebook.least_seats, sockets // tables))
    wanted = Load(game, tables, seats, sockets, rate, seconds, processes)
    wanted.check()
    with tempfile.TemporaryDirectory(prefix="zaubertisch-load-") as folder:
        found = run(wanted, against, database or str(Path(folder) / "tables.sqlite"))
    if as_json:
        print(json.dumps(found if against else found[OURS]))
    else:
        show(found)
    return 0 if found[OURS]["errors"] == 0 else 1


def grow(game: str, seconds: float, page: Path) -> int:
    """A row of measurements, each on a server of its own; the plot is written at the end."""
    if not page.parent.is_dir():
        raise BadInput(f"--growth {page}", "a file in a folder that is there")
    measured = [(each.title, {n: one(each.load(game, n, seconds), each.title) for n in each.values}) for each in SERIES]
    page.write_text(plot(game, measured), encoding="utf-8")
    return 0 if all(found["errors"] == 0 for _, points in measured for found in points.values()) else 1


def one(wanted: Load, title: str) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="zaubertisch-load-") as folder:
        found = run(wanted, "", str(Path(folder) / "tables.sqlite"))[OURS]
    shown = ("tables", "sockets", "server_ms_per_answer", "p99_ms", "bytes_per_answer", "errors")
    print(f"{title}: {wanted.seats} seats,", ", ".join(f"{name.replace('_', ' ')} {found[name]}" for name in shown))
    return found


def run(load: Load, against: str, database: str) -> Found:
    url = database_url(database)
    with Console(stderr=True).status("starting") as status:
        if against:
            return asyncio.run(compare(load, against, database, url, status.update))
        return {OURS: asyncio.run(measure(load, database, url, status.update))}


def show(found: Found) -> None:
    grid = Table.grid(padding=(0, 2))
    if len(found) > 1:
        grid.add_row("", *found)
    for name in found[OURS]:
        grid.add_row(name.replace("_", " "), *(str(each[name]) for each in found.values()))
    Console().print(grid)
