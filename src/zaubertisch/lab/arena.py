"""Bots against bots: every deal in every rotation of the seats; what was stopped goes on later."""

import functools
import hashlib
import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import numpy as np

from zaubertisch.bots import Choose, bot, settings_of
from zaubertisch.games import game as load_game
from zaubertisch.kernel.cache import hash_of_sources
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.versions import rule_version
from zaubertisch.lab.crew import EVERY_CORE, Crew
from zaubertisch.lab.notebook import Notebook, Piece, Progress, do_all
from zaubertisch.tables.entries import Answered
from zaubertisch.tables.records import Record, write_record
from zaubertisch.tables.setup import SeatPlan, TableSetup, cards_of
from zaubertisch.tables.table import Table

NO_NAME = re.compile(r"[^a-z0-9.]+")  # what a bot's name has and a seat's name must not
EVERY = 50  # one game in so many is kept as a record file


@dataclass(frozen=True)
class Match:
    """What is to be played: the bots at the table, how often, with which options and cards, from which deal on."""

    game: str
    bots: tuple[str, ...]
    games: int
    variants: dict[str, str] = field(default_factory=dict)
    cards: str = ""  # the text of a card file of one's own
    first_deal: int = 1

    def check(self) -> None:
        game = load_game(self.game)
        game.check_seats(len(self.bots))
        game.parse_variants(self.variants)
        for name in self.bots:
            bot(name)
        if self.games < 1:
            raise BadInput(f"--games {self.games}", "1 or more")

    def key(self) -> str:
        """A name for exactly this match by exactly these programs; its length does not belong to it."""
        game = load_game(self.game)
        _, deck = cards_of(self.game, self.cards)
        players = [(name, settings_of(game, name)) for name in self.bots]
        what = [self.game, players, sorted(self.variants.items()), deck.tobytes().hex(), self.first_deal]
        text = json.dumps([what, hash_of_sources(("kernel", f"games/{self.game}", "bots"))])
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def notebook(self, folder: Path, kind: str) -> Notebook:
        return Notebook(folder / f"{kind}-{self.game}-{self.key()}.jsonl")

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game: the same deal for each rotation."""
        turn = number % len(self.bots)
        return self.bots[turn:] + self.bots[:turn]

    def deal(self, number: int) -> int:
        return self.first_deal + number // len(self.bots)

    def table(self, number: int) -> Table:
        """A table for one game; nobody looks at it."""
        plans = [
            SeatPlan("bot", name, f"{NO_NAME.sub('-', name)}-{seat + 1}")
            for seat, name in enumerate(self.seating(number))
        ]
        rules = rule_version(self.game)
        setup = TableSetup(self.game, self.variants, self.cards, plans, None, self.deal(number), "", rules)
        return Table(setup, observers=())

    def choosers(self, number: int, personality: int) -> list[Choose]:
        """What answers on each seat; bots of one name are one."""
        bots = {name: bot(name, personality) for name in self.bots}
        return [bots[name] for name in self.seating(number)]


@dataclass(frozen=True)
class Result:
    """One finished game: by seat."""

    number: int
    bots: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    answers: int

    def piece(self) -> Piece:
        return [self.number, self.bots, self.points, self.winners, self.answers]

    @classmethod
    def of(cls, piece: Piece) -> "Result":
        number, bots, points, winners, answers = piece
        return cls(number, tuple(bots), tuple(points), tuple(winners), answers)


Watch = Callable[[Position, int, int], None]  # (position, seat, option)


def unwatched(position: Position, seat: int, option: int) -> None:
    """Nobody looks."""


def play_to_the_end(
    table: Table, choosers: Sequence[Choose], rng: Random, *, before: Watch = unwatched, after: Watch = unwatched
) -> None:
    """Every seat answers from its view until the game is over; `before` and `after` see each answer, all cards open.

    `after` may change the game: views are made only then.
    """
    while table.state == "running":
        seat = table.position.asked()[0]
        option = choosers[seat](table.view(seat), seat, rng)
        before(table.position, seat, option)
        table.apply(Answered(seat, option, "bot"), 0)
        after(table.position, seat, option)


def play_game(match: Match, number: int, watch: Watch = unwatched) -> tuple[Position, Record]:
    """One game of a match to its end; the same number gives the same game."""
    table = match.table(number)
    play_to_the_end(table, match.choosers(number, personality=number), Random(number), before=watch)
    return table.position, table.record()


def play_one(job: tuple[Match, int, bool]) -> tuple[Piece, Record | None]:
    """What came of one game, and its record if somebody wants it."""
    match, number, is_wanted = job
    _, record = play_game(match, number)
    result = Result(number, match.seating(number), record.points, record.winners, len(record.answers))
    return result.piece(), record if is_wanted else None


def keep_record(folder: Path | None, played: tuple[Piece, Record | None]) -> Piece:
    """A record lies where the match is held, whichever machine played the game."""
    piece, record = played
    if folder and record:
        folder.mkdir(parents=True, exist_ok=True)
        write_record(folder / f"{record.game}-{piece[0]}.record", record)
    return piece


def run_match(
    match: Match,
    folder: Path,
    progress: Progress,
    *,
    records: Path | None = None,
    every: int = EVERY,
    crew: Crew = EVERY_CORE,
) -> list[Result]:
    """Play what is still missing of a match; every finished game is written down at once."""
    match.check()
    jobs = [(number, (match, number, bool(records) and number % every == 0)) for number in range(match.games)]
    notebook = match.notebook(folder, "arena")
    pieces = do_all(play_one, jobs, notebook, progress, crew, functools.partial(keep_record, records))
    return [Result.of(piece) for piece in pieces]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 percent interval of a share."""
    if games == 0:
        return 0.0, 1.0
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = z * np.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return float(max(0.0, middle - spread)), float(min(1.0, middle + spread))
