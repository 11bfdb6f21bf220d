"""`zaubertisch load`: a server, a swarm of clients, and numbers."""

import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from zaubertisch.games import game as load_game
from zaubertisch.load.measurement import Load, measure
from zaubertisch.server.process import allow_many_sockets
from zaubertisch.terminal.serve import database_url
from zaubertisch.terminal.warm import ready


def load(
    *, tables: int, sockets: int, rate: float, seconds: float, game: str, database: str, as_json: bool
) -> int:  # fmt: skip
    rulebook = ready(load_game(game))
    allow_many_sockets()
    seats = min(rulebook.most_seats, max(rulebook.least_seats, sockets // tables))
    wanted = Load(game, tables, seats, sockets, rate, seconds)
    wanted.check()
    with tempfile.TemporaryDirectory(prefix="zaubertisch-load-") as folder:
        found = run(wanted, database or str(Path(folder) / "tables.sqlite"))
    print(json.dumps(found)) if as_json else show(found)
    return 0 if found["errors"] == 0 else 1


def run(load: Load, database: str) -> dict[str, Any]:
    with Console(stderr=True).status("starting") as status:
        return asyncio.run(measure(load, database, database_url(database), status.update))


def show(found: dict[str, Any]) -> None:
    grid = Table.grid(padding=(0, 2))
    for name, value in found.items():
        grid.add_row(name.replace("_", " "), str(value))
    Console().print(grid)
