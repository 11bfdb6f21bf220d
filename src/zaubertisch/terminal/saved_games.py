"""Games in the user's data folder: each is a record file, and beside it a note of who sits where."""

import json
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from zaubertisch.bots import bot
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.versions import rule_version
from zaubertisch.tables.records import Record, parse_record, read_text, write_record


def data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "zaubertisch"


@dataclass(frozen=True)
class Kept:
    """Where a game is kept, and what plays on each seat; the person's seat has an empty name."""

    file: Path
    players: tuple[str, ...]

    @property
    def person(self) -> int:
        return self.players.index("")

    def write(self, record: Record) -> None:
        note = players_file(self.file)
        if not note.exists():
            self.file.parent.mkdir(parents=True, exist_ok=True)
            note.write_text(json.dumps({"players": self.players}) + "\n", encoding="utf-8")
        write_record(self.file, record)


def players_file(file: Path) -> Path:
    return file.with_suffix(".players")


def new_file(game: str) -> Path:
    """A name that sorts by time and is free."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    number = 1
    while (file := data_folder() / f"{game}-{stamp}-{number}.record").exists():
        number += 1
    return file


def kept_files(game: str) -> Iterator[Path]:
    """The kept games, the latest first."""
    yield from sorted(data_folder().glob(f"{game}-*.record"), key=lambda file: file.stat().st_mtime_ns, reverse=True)


def last_unfinished(game: str, skipped: Callable[[BadInput], None]) -> tuple[Record, Kept] | None:
    """The game that was played last and is not over; `skipped` hears of files that cannot be used."""
    for file in kept_files(game):
        try:
            record = parse_record(read_text(file), str(file))
            if not record.points:
                return go_on_with(record), Kept(file, read_players(file, len(record.seats)))
        except BadInput as error:
            skipped(error)
    return None


def go_on_with(record: Record) -> Record:
    """The same game, if it began with the rules and cards of today."""
    if record.rules != rule_version(record.game):
        what = "the rules of this game have changed since it began; its record is kept"
        raise BadInput(what, "a game of today's rules", file=record.file, line=record.lines.get("rules", 0))
    record.check()
    return record


def read_players(file: Path, seats: int) -> tuple[str, ...]:
    """Who sits where; without a note the first seat is the person's, and all others are greedy."""
    note = players_file(file)
    if not note.exists():
        return ("", *["greedy"] * (seats - 1))
    try:
        players = tuple(name.strip() for name in json.loads(read_text(note))["players"])
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadInput("not a note of players", '{"players": ["", "greedy"]}', file=str(note)) from None
    check_players(players, seats, note)
    return players


def check_players(players: tuple[str, ...], seats: int, note: Path) -> None:
    if len(players) != seats or players.count("") != 1:
        raise BadInput(f"{len(players)} players", f"{seats}, one of them empty: the person", file=str(note))
    for name in players:
        try:
            check_player(name)
        except BadInput as error:
            raise BadInput(error.what, error.allowed, file=str(note)) from None


def check_player(name: str) -> None:
    if name != "":
        bot(name)
