"""Bots against bots: every deal in every rotation of the seats, on all cores; what was stopped goes on later."""

import hashlib
import json
import multiprocessing
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from zaubertisch.bots import bot
from zaubertisch.games import game as load_game
from zaubertisch.kernel.cache import hash_of_sources
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.position import Position
from zaubertisch.tables.records import Answer, Record, write_record

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Match:
    """What is to be played: the bots at the table, how often, under which table options, from which deal on."""

    game: str
    bots: tuple[str, ...]
    games: int
    options: dict[str, str] = field(default_factory=dict)
    first_deal: int = 1

    def check(self) -> None:
        game = load_game(self.game)
        game.check_seats(len(self.bots))
        game.parse_choices(self.options)
        for name in self.bots:
            bot(name)
        if self.games < 1:
            raise BadInput(f"--games {self.games}", "1 or more")

    def key(self) -> str:
        """A name for exactly this match by exactly these programs; its length does not belong to it."""
        what = [self.game, self.bots, sorted(self.options.items()), self.first_deal]
        text = json.dumps([what, hash_of_sources(("kernel", f"games/{self.game}", "bots"))])
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game: the same deal for each rotation."""
        turn = number % len(self.bots)
        return self.bots[turn:] + self.bots[:turn]

    def deal(self, number: int) -> int:
        return self.first_deal + number // len(self.bots)


@dataclass(frozen=True)
class Result:
    """One finished game: by seat."""

    number: int
    bots: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    answers: int


def play_game(match: Match, number: int, records: Path | None = None) -> Result:
    """One game of a match; the same number gives the same game."""
    game = load_game(match.game)
    seating = match.seating(number)
    choosers = {name: bot(name) for name in seating}
    position = Position.new(game, game.card_set(), len(seating), game.parse_choices(match.options), match.deal(number))
    rng, answers = Random(number), []
    while not position.is_over:
        seat = position.asked()[0]
        option = choosers[seating[seat]](position.view(seat), seat, rng)
        position.answer(seat, option)
        answers.append(Answer(seat, game.options.name(option)))
    points = tuple(position.points(seat) for seat in range(len(seating)))
    winners = tuple(position.winners())
    if records:
        keep_record(match, number, records, tuple(answers), points, winners)
    return Result(number, seating, points, winners, len(answers))


def keep_record(
    match: Match,
    number: int,
    folder: Path,
    answers: tuple[Answer, ...],
    points: tuple[int, ...],
    winners: tuple[int, ...],
) -> None:
    names = tuple(f"{name.replace(':', '-')}-{seat + 1}" for seat, name in enumerate(match.seating(number)))
    record = Record(match.game, names, match.deal(number), match.options, "", answers, points, winners)
    folder.mkdir(parents=True, exist_ok=True)
    write_record(folder / f"{match.game}-{number}.record", record)


class Notebook:
    """The results of a match so far, a line each; whoever stops and comes back goes on from here."""

    def __init__(self, folder: Path, match: Match) -> None:
        self.path = folder / f"arena-{match.game}-{match.key()}.jsonl"
        self.results = {one.number: one for one in self._read()}

    def _read(self) -> Iterator[Result]:
        if self.path.exists():
            for line in self.path.read_text(encoding="utf-8").splitlines():
                if line.endswith("]"):  # a line cut off by a stop does not count
                    number, bots, points, winners, answers = json.loads(line)
                    yield Result(number, tuple(bots), tuple(points), tuple(winners), answers)

    def write(self, result: Result) -> None:
        self.results[result.number] = result
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([result.number, result.bots, result.points, result.winners, result.answers]) + "\n")


def _work(job: tuple[Match, int, Path | None]) -> Result:
    return play_game(*job)


def run_match(match: Match, folder: Path, progress: Progress, *, records: Path | None = None, every: int = 50,
              processes: int = 0) -> list[Result]:  # fmt: skip
    """Play what is still missing of a match; every finished game is written down at once."""
    match.check()
    notebook = Notebook(folder, match)
    missing = [number for number in range(match.games) if number not in notebook.results]
    jobs = [(match, number, records if number % every == 0 else None) for number in missing]
    progress(match.games - len(jobs), match.games)
    for done, result in enumerate(_results(jobs, processes or os.cpu_count() or 1), match.games - len(jobs) + 1):
        notebook.write(result)
        progress(done, match.games)
    return [notebook.results[number] for number in range(match.games)]


def _results(jobs: list[Any], processes: int) -> Iterator[Result]:
    if not jobs:
        return
    if processes == 1:
        yield from map(_work, jobs)
        return
    with multiprocessing.get_context("spawn").Pool(min(processes, len(jobs))) as pool:
        yield from pool.imap_unordered(_work, jobs)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 percent interval of a share."""
    if games == 0:
        return 0.0, 1.0
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = z * np.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return float(max(0.0, middle - spread)), float(min(1.0, middle + spread))
