"""What a table begins with: game, options, cards, seats, clock, seed. Together with its log it is the whole table."""

import functools
from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
from msgspec import field
from numpy.typing import NDArray

from zaubertisch.bots import bot
from zaubertisch.games import game as load_game
from zaubertisch.kernel.cards import CardSet
from zaubertisch.kernel.codec import Shape
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import allocate
from zaubertisch.tables.cardfiles import cards_of_text
from zaubertisch.tables.courses import LessonPlan
from zaubertisch.tables.records import LONGEST_NAME, Answer, Record, check_names, plain_name
from zaubertisch.tables.seeds import hash_of_seed, seed_of
from zaubertisch.tables.series import Series

DAY_MS = 86_400_000
HOUR_MS = 3_600_000
LONGEST_WANTED = LONGEST_NAME - 4  # a number may have to follow


class SeatPlan(Shape, frozen=True):
    """Who is to sit there; the level is that of the bot, or of the one that sits in for a person."""

    kind: Literal["person", "bot"]
    level: str
    name: str
    figure: str | None = None  # how it wants to be drawn; none in tables of before
    is_open: bool = False  # of an open table: anybody may take it


class ClockPlan(Shape, frozen=True):
    """A bank that grows with every answer; or a fresh bank for every move (days)."""

    bank_ms: int
    increment_ms: int = 0
    each_move: bool = False


class Opening(Shape, frozen=True):
    """How a table is open to everybody; the token to watch it is no secret then."""

    title: str
    watch: str
    with_bots: bool  # bots play on free seats, so that the game begins with the first person


class TableSetup(Shape, frozen=True):
    """What a table began with; nothing of it ever changes."""

    game: str
    variants: dict[str, str] = field(name="options")
    cards: str
    seats: list[SeatPlan]
    clock: ClockPlan | None
    seed: int
    salt: str
    rules: str
    answers: list[tuple[int, int]] = field(default_factory=list)  # where a table goes on from a moment of another
    is_past: bool = False  # a game that was read in to look back at: nobody plays it
    lesson: LessonPlan | None = None  # a guided first game: what its seats answer as long as it lasts
    is_rated: bool = False  # its result moves ratings; a friendly game does not
    opening: Opening | None = None  # it stands in the list of open tables
    series: Series | None = None  # it is one of several games that the same seats play
    is_among_strangers: bool = False  # a rematch of those who met at an open table
    day: str | None = None  # it is the deal of this day, as everybody else gets it: 2026-11-18
    shares: list[str] | None = None  # of the luck, by seat; empty: still to come; None: the server's seed alone decides

    def rulebook(self) -> Game:
        return load_game(self.game)

    def seed_hash(self) -> str:
        return hash_of_seed(self.salt, self.seed)

    def is_dealt(self) -> bool:
        """Is it known what the cards are dealt from?"""
        return self.shares != []

    def game_seed(self) -> int:
        """What the cards are dealt from; while shares are to come it stands for nothing."""
        if self.shares is None:
            return self.seed
        return seed_of(self.salt, self.seed, self.shares) if self.shares else 0

    def proof(self) -> dict[str, Any]:
        """What a record says about the luck; without a salt nothing was published that could be compared."""
        if not self.salt:
            return {"seed": self.game_seed()}
        shared = {"server_seed": self.seed, "shares": tuple(self.shares)} if self.shares else {}
        return {"seed": self.game_seed(), "salt": self.salt, "seed_hash": self.seed_hash(), **shared}

    def start(self, like: Position | None = None) -> Position:
        """The game before the first answer; tables with the same cards share them.

        Reading a card file takes long: where a position of this table is at hand, its cards are used.
        """
        game = self.rulebook()
        cards, deck = (like.cards, like.deck) if like is not None else cards_of(self.game, self.cards)
        position = Position(game, cards, allocate(game.state), deck)
        variants = game.parse_variants(self.variants)
        game.set_up(position.g, deck[0], game.check_seats(len(self.seats)), variants, np.uint64(self.game_seed()))
        return position


@functools.lru_cache(maxsize=64)
def cards_of(game: str, text: str) -> tuple[CardSet, NDArray[Any]]:
    rulebook = load_game(game)
    cards = cards_of_text(rulebook, text)
    return cards, rulebook.make_deck(cards)


def setup_of(record: Record, seats: list[SeatPlan], **more: Any) -> TableSetup:
    """A table for the game of a record, before its first answer."""
    return TableSetup(
        record.game, record.variants, record.cards, seats, None, record.committed_seed(), record.salt, record.rules,
        shares=[*record.shares] or None, **more,
    )  # fmt: skip


def record_of(setup: TableSetup, names: Sequence[str], answers: Sequence[tuple[int, int]]) -> Record:
    """The other way: a game as a record, with these answers as seat and option."""
    options = setup.rulebook().options.names
    return Record(
        setup.game, tuple(names), variants=setup.variants, cards=setup.cards,
        answers=tuple(Answer(seat, options[option]) for seat, option in answers), rules=setup.rules, **setup.proof(),
    )  # fmt: skip


def check_setup(setup: TableSetup) -> TableSetup:
    """Everything a table can be wrong about, before it exists."""
    game = setup.rulebook()
    game.check_seats(len(setup.seats))
    game.parse_variants(setup.variants)
    cards_of(setup.game, setup.cards)
    check_names([seat.name for seat in setup.seats])
    for seat in setup.seats:
        bot(seat.level)
    if setup.clock and setup.clock.bank_ms <= 0:
        raise BadInput(f"clock of {setup.clock.bank_ms} ms", "a bank of some seconds, or days for each move")
    return setup


def free_name(wanted: str, taken: Sequence[str], otherwise: str = "?") -> str:
    """The name, with a number if somebody else is called so; another one if there is nothing to be seen in it.

    >>> free_name("Anna", ["Ben", "Anna"]), free_name(" ", ["Ben"], "#2")
    ('Anna 2', '#2')
    """
    plain = plain_name(wanted, LONGEST_WANTED) or plain_name(otherwise, LONGEST_WANTED) or "?"
    names = [plain, *(f"{plain} {number}" for number in range(2, len(taken) + 2))]
    return next(name for name in names if name not in taken)
