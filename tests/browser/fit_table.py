"""`make fit`: every kind of question of every game, with every number of seats, on every screen; prints a table.

What was tried is kept as it goes, so that the command can be stopped at any time and goes on where it was. What the
screens of a game are made of has changed: then that game is tried again, and so is what did not fit.
"""

import argparse
import hashlib
import json
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from tests.browser.chromium import FLAGS, chromium
from tests.browser.fit import GAMES, MOUSE, TOUCH, Screens, Size, seat_counts
from tests.browser.moments import asked_never, every_kind
from tests.browser.past import Moment
from tests.browser.server import served

HOUSE = Path(__file__).parents[2]
FOLDER = HOUSE / "build" / "fit"
SCREENS = (*MOUSE, *TOUCH)
COMPILING = ("waiting", "compiling", "loading")
SECONDS_TO_COMPILE = 900


class Tried(NamedTuple):
    """One question on one screen, and what did not fit."""

    game: str
    seats: int
    size: Size
    question: str
    faults: list[str]


class Task(NamedTuple):
    """A question and the screens on which it is still to be tried."""

    game: str
    seats: int
    question: str
    moment: Moment
    sizes: tuple[Size, ...]


class Notebook:
    """What was tried, in a file: of each game as its screens are now."""

    def __init__(self, folder: Path, games: tuple[str, ...]) -> None:
        self.file = folder / "tried.jsonl"
        self.prints = {game: fingerprint(game) for game in games}
        self.tried: dict[tuple[str, int, Size, str], Tried] = {}
        for line in self.file.read_text().splitlines() if self.file.exists() else []:
            of, game, seats, size, question, faults = json.loads(line)
            if self.prints.get(game) == of:
                self.note(Tried(game, seats, (size[0], size[1]), question, faults))

    def note(self, one: Tried) -> None:
        self.tried[one.game, one.seats, one.size, one.question] = one

    def write(self, one: Tried) -> None:
        self.note(one)
        with self.file.open("a") as file:
            file.write(json.dumps([self.prints[one.game], *one]) + "\n")

    def fits(self, game: str, seats: int, size: Size, question: str) -> bool:
        known = self.tried.get((game, seats, size, question))
        return known is not None and not known.faults


def fingerprint(game: str) -> str:
    """Of everything that can change how the screens of a game look, and of the test itself."""
    found = hashlib.sha256()
    others = {f"games/{other}/" for other in GAMES if other != game}
    folders = (HOUSE / "web/src", HOUSE / "src/zaubertisch/games" / game, HOUSE / "src/zaubertisch/words")
    files = [HOUSE / "tests/browser/fit.js", *(file for folder in folders for file in sorted(folder.rglob("*.*")))]
    for file in files:
        if file.is_file() and "__pycache__" not in file.parts and not any(other in str(file) for other in others):
            found.update(file.read_bytes())
    return found.hexdigest()[:16]


def tasks(games: tuple[str, ...], seats: int | None, sizes: tuple[Size, ...], question: str | None,
          notebook: Notebook) -> Iterator[Task]:  # fmt: skip
    for game in games:
        for count in seat_counts(game) if seats is None else [seats]:
            for kind, moment in every_kind(game, count, FOLDER).items():
                missing = tuple(size for size in sizes if not notebook.fits(game, count, size, kind))
                if missing and question in (None, kind):
                    yield Task(game, count, kind, moment, missing)


def work(todo: list[Task], screens: Screens, notebook: Notebook) -> Iterator[Tried]:
    """Tries one after the other and says how far it is."""
    began = time.monotonic()
    for done, task in enumerate(todo):
        found = []
        for size, faults in screens.attempt(task.moment, task.sizes):
            found.append(Tried(task.game, task.seats, size, task.question, faults))
            notebook.write(found[-1])
        yield from found
        left = (time.monotonic() - began) / (done + 1) * (len(todo) - done - 1) / 60
        misfits = sum(bool(one.faults) for one in found)
        print(f"[{done + 1}/{len(todo)}] {task.game}, {task.seats} seats, {task.question}: "
              f"{f'{misfits} of {len(found)} screens do not fit' if misfits else 'fits'}; {left:.0f} min left",
              file=sys.stderr, flush=True)  # fmt: skip


def wait_until_compiled(server: str) -> None:
    """Games that are read in would take minutes before."""
    by = time.monotonic() + SECONDS_TO_COMPILE
    while time.monotonic() < by:
        with urllib.request.urlopen(f"{server}/api/readiness", timeout=60) as reply:
            if not any(game["state"] in COMPILING for game in json.load(reply).values()):
                return
        time.sleep(1)


def table_of(results: list[Tried]) -> str:
    """Size, game, seats, kinds of questions that were tried, and the share that fits."""
    lines = [f"{'size':>10}  {'game':14} seats  questions  fits"]
    for size in SCREENS:
        for game, seats in sorted({(one.game, one.seats) for one in results}):
            here = [one for one in results if (one.game, one.seats, one.size) == (game, seats, size)]
            if here:
                share = sum(not one.faults for one in here) / len(here)
                lines.append(f"{size[0]:>5}x{size[1]:<4}  {game:14} {seats:>5}  {len(here):>9}  {share:>4.0%}")
    return "\n".join(lines)


def never_asked(games: tuple[str, ...]) -> Iterator[str]:
    """Kinds of questions that a number of seats never sees, such as whom of several to poison with two."""
    for game in games:
        for count in seat_counts(game):
            if kinds := asked_never(game, every_kind(game, count, FOLDER)):
                yield f"{game} with {count} seats never asks {', '.join(kinds)}"


def parse_sizes(texts: list[str]) -> tuple[Size, ...]:
    return tuple((int(width), int(height)) for width, height in (text.split("x") for text in texts)) or SCREENS


def main() -> int:
    parser = argparse.ArgumentParser(description="try every kind of question on every screen; goes on where it was")
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--size", action="append", default=[], help="for example 390x844")
    parser.add_argument("--question")
    parser.add_argument("--server", help="the address of a server that runs already")
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of everything that is tried")
    parser.add_argument("--afresh", action="store_true", help="forget what was tried before")
    asked = parser.parse_args()
    games, pictures = tuple(asked.games), asked.pictures or FOLDER / "misfits"
    pictures.mkdir(parents=True, exist_ok=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    if asked.afresh:
        (FOLDER / "tried.jsonl").unlink(missing_ok=True)
    notebook = Notebook(FOLDER, games)
    todo = list(tasks(games, asked.seats, parse_sizes(asked.size), asked.question, notebook))
    print(f"{len(notebook.tried)} tried before, {sum(len(task.sizes) for task in todo)} to try", file=sys.stderr)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = asked.server or stack.enter_context(served(folder))
        wait_until_compiled(server)
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        screens = stack.enter_context(closing(Screens.of(browser, server, pictures, bool(asked.pictures))))
        for one in work(todo, screens, notebook):
            for fault in one.faults:
                print(f"{one.game} {one.seats} seats {one.size[0]}x{one.size[1]} {one.question}: {fault}", flush=True)
    results = list(notebook.tried.values())
    print(table_of(results), *never_asked(games), sep="\n")
    return int(any(one.faults for one in results) or not results)


if __name__ == "__main__":
    sys.exit(main())
