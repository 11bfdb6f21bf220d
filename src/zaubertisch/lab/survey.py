"""A survey: games of every number of seats and way of playing, counted, kept in a data file and shown on a page.

`python -m zaubertisch.lab.survey zauberschwert --bots 3 --games 200` plays what is missing, writes the counts to
`docs/balance/data/zauberschwert.json` and the page with its figures beside it. Stopped, it goes on where it was; with
`--page-only` nothing is played, and the page is written from the data again.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

from zaubertisch.games import game as load_game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.lab.arena import Match
from zaubertisch.lab.balance import run_balance
from zaubertisch.lab.crew import Crew

FOLDER = Path("docs/balance")
NOTEBOOKS = Path("arena")
STRONG, BEGINNERS = "strong", "beginners"


@dataclass(frozen=True)
class Cell:
    """One kind of games: who plays, how many, agreed on what, counted by which study."""

    seats: int
    variants: dict[str, str] = field(default_factory=dict)
    study: str = "play"
    players: str = STRONG

    @property
    def key(self) -> str:
        agreed = " ".join(f"{name}={value}" for name, value in sorted(self.variants.items()))
        return " ".join(filter(None, (self.players, self.study, f"{self.seats} seats", agreed)))


@dataclass
class Sample:
    """What was counted in the games of a cell."""

    cell: Cell
    bots: str
    games: int
    counts: dict[str, float]


def plan_of(game: str) -> Iterator[Cell]:
    """Everything that a game's page tells of."""
    if game == "zauberschwert":
        yield from plan_of_zauberschwert()
    elif game == "schatzjagd":
        yield from (Cell(seats, {"standing_orders": "off", "last_day": "200"}) for seats in (4, 3, 2))
    else:
        seats = range(load_game(game).least_seats, load_game(game).most_seats + 1)
        yield from (Cell(number, players=who) for who in (STRONG, BEGINNERS) for number in seats)


def plan_of_zauberschwert() -> Iterator[Cell]:
    ways = ("base", "heroes")
    yield from (Cell(seats, {"way": way}) for way, seats in product(ways, (2, 3, 4, 5)))
    yield from (Cell(4, {"way": way}, "handed") for way in ways)
    yield from (Cell(4, {"way": way}, players=BEGINNERS) for way in ways)
    yield from (Cell(2, {"way": way, "two_seats": "printed"}) for way in ways)
    yield from (Cell(4, {"way": way, switch: "on"}) for way, switch in product(ways, ("poison", "variant")))


class Data:
    """The samples of a game, in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.samples: dict[str, Sample] = {sample.cell.key: sample for sample in self._read()}

    def _read(self) -> Iterator[Sample]:
        if self.path.exists():
            for one in json.loads(self.path.read_text(encoding="utf-8")):
                yield Sample(Cell(**one.pop("cell")), **one)

    def add(self, sample: Sample) -> None:
        self.samples[sample.cell.key] = sample
        self.path.parent.mkdir(parents=True, exist_ok=True)
        kept = [asdict(self.samples[key]) for key in sorted(self.samples)]
        self.path.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def data_of(game: str, folder: Path) -> Data:
    return Data(folder / "data" / f"{game}.json")


def measure(game: str, cell: Cell, bots: str, games: int, crew: Crew) -> Sample:
    """The games of one cell; those that were played before are not played again."""
    match = Match(game, (bots,) * cell.seats, games, cell.variants)
    counts = run_balance(match, cell.study, NOTEBOOKS, quietly, crew)
    return Sample(cell, bots, games, {name: round(count, 6) for name, count in sorted(counts.items())})


def quietly(done: int, total: int) -> None:
    """A line for each cell is progress enough."""


def run_survey(game: str, said: argparse.Namespace) -> None:
    data = data_of(game, said.folder)
    cells = [cell for cell in plan_of(game) if said.only in cell.key]
    crew = Crew(said.processes, said.ray)
    crew.check()
    for number, cell in enumerate(cells, 1):
        bots = said.beginners if cell.players == BEGINNERS else said.bots
        print(f"{number} of {len(cells)}: {cell.key}, {said.games} games by {bots}", flush=True)
        data.add(measure(game, cell, bots, said.games, crew))


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m zaubertisch.lab.survey", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", default="3", help="the bot that judges: a level, or any other bot's name")
    parser.add_argument("--beginners", default="1", help="the bot that stands for beginners")
    parser.add_argument("--games", type=int, default=200, help="games of each kind")
    parser.add_argument("--only", default="", help="only kinds of games whose name contains this, like '2 seats'")
    parser.add_argument("--processes", type=int, default=0, help="how many games at once; 0: one for each core")
    parser.add_argument("--ray", default="", help="HOST:PORT of a Ray cluster that plays, or `local`")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the page and its data are")
    parser.add_argument("--page-only", action="store_true", help="play nothing; write the page from the data")
    return parser


def main(words: list[str]) -> None:
    from zaubertisch.lab.pages import write_page

    said: Any = arguments().parse_args(words)
    load_game(said.game)
    if not said.page_only:
        run_survey(said.game, said)
    print(write_page(said.game, data_of(said.game, said.folder), said.folder))


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except BadInput as error:
        print(error, file=sys.stderr)
        sys.exit(2)
