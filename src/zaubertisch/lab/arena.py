"""Bots against bots: every deal in every rotation of the seats; what was stopped goes on later."""

import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from random import Random

import numpy as np

from zaubertisch.bots import bot, settings_of
from zaubertisch.games import game as load_game
from zaubertisch.kernel.cache import hash_of_sources
from zaubertisch.kernel.cards import CardSet
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.toml import Source
from zaubertisch.lab.notebook import Notebook, Piece, Progress, do_all
from zaubertisch.tables.records import Answer, Record, write_record

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
        table = game.make_deck(card_set(game, self.cards)).tobytes().hex()
        players = [(name, settings_of(game, name)) for name in self.bots]
        what = [self.game, players, sorted(self.variants.items()), table, self.first_deal]
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

    def start(self, number: int) -> Position:
        game = load_game(self.game)
        variants = game.parse_variants(self.variants)
        return Position.new(game, card_set(game, self.cards), len(self.bots), variants, self.deal(number))


@lru_cache(maxsize=8)
def card_set(game: Game, text: str) -> CardSet:
    return game.card_set(Source("cards", text) if text else None)


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


Watch = Callable[[Position, int, int], None]  # sees the game before every answer: (position, seat, option)


def play_game(match: Match, number: int, watch: Watch = lambda position, seat, option: None) -> tuple[Position, Record]:
    """One game of a match to its end; the same number gives the same game."""
    seating = match.seating(number)
    choosers = {name: bot(name, personality=number) for name in seating}
    position, rng, answers = match.start(number), Random(number), []
    while not position.is_over:
        seat = position.asked()[0]
        option = choosers[seating[seat]](position.view(seat), seat, rng)
        watch(position, seat, option)
        position.answer(seat, option)
        answers.append(Answer(seat, position.game.options.name(option)))
    names = tuple(f"{NO_NAME.sub('-', name)}-{seat + 1}" for seat, name in enumerate(seating))
    record = Record(match.game, names, match.deal(number), match.variants, match.cards, tuple(answers))
    return position, record.ended(position)


def play_one(job: tuple[Match, int, Path | None]) -> Piece:
    match, number, folder = job
    _, record = play_game(match, number)
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
        write_record(folder / f"{match.game}-{number}.record", record)
    return Result(number, match.seating(number), record.points, record.winners, len(record.answers)).piece()


def run_match(
    match: Match,
    folder: Path,
    progress: Progress,
    *,
    records: Path | None = None,
    every: int = EVERY,
    processes: int = 0,
) -> list[Result]:
    """Play what is still missing of a match; every finished game is written down at once."""
    match.check()
    jobs = [(number, (match, number, records if number % every == 0 else None)) for number in range(match.games)]
    pieces = do_all(play_one, jobs, match.notebook(folder, "arena"), progress, processes)
    return [Result.of(piece) for piece in pieces]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 percent interval of a share."""
    if games == 0:
        return 0.0, 1.0
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = z * np.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return float(max(0.0, middle - spread)), float(min(1.0, middle + spread))
