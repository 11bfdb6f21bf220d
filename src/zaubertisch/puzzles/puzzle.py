"""A puzzle: a game up to a question, what each answer is worth, and which levels find the best one."""

import functools
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from zaubertisch.bots.levels import MOST_LEVELS
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput, TableError
from zaubertisch.kernel.position import Position, View
from zaubertisch.kernel.record import NOTHING

LEAST_LEAD = 30  # of a thousand: no other answer is nearer to the best one
NAMES = ("Anna", "Bela", "Cora", "Dorian", "Edda")
WHOLE = 1000
KEY_LENGTH = 8


@dataclass(frozen=True)
class Puzzle:
    """Chances of the asked seat are in thousandths. Of several seats that are asked at once the first one answers."""

    game: str
    seats: int
    seed: int
    variants: dict[str, str]
    answers: tuple[str, ...]  # by name, up to the question
    question: str
    asked: int  # the seat whose puzzle it is
    before: int  # its chance as it is asked
    chances: dict[str, int]  # after each possible answer, by its name; the best one first
    found: tuple[int, ...]  # by level, how many of its tries found the best one
    tries: int

    def __hash__(self) -> int:
        return hash(self.key)

    @functools.cached_property
    def key(self) -> str:
        """Its name: the same for the same position of the same game."""
        what = [self.game, self.seats, self.seed, sorted(self.variants.items()), self.answers, self.asked]
        return hashlib.sha256(repr(what).encode()).hexdigest()[:KEY_LENGTH]

    @property
    def solution(self) -> str:
        return next(iter(self.chances))

    @property
    def lead(self) -> int:
        """By how much the best answer is ahead of the second, in thousandths."""
        best, second, *_ = sorted(self.chances.values(), reverse=True)
        return best - second

    @property
    def finders(self) -> list[int]:
        """The levels that find it: in more than half of their tries."""
        return [level for level, found in enumerate(self.found, 1) if 2 * found > self.tries]

    @property
    def grade(self) -> int:
        """From 1, which every level finds, to 5, which only one does."""
        return MOST_LEVELS + 1 - max(1, len(self.finders))

    def rulebook(self) -> Game:
        return load_game(self.game)

    def steps(self) -> Iterator[Position]:
        """The game with all cards open: as it begins, and after each answer. It is one position, which goes on."""
        game = self.rulebook()
        position = Position.new(game, game.card_set(), self.seats, game.parse_variants(self.variants), self.seed)
        yield position
        for number, option in enumerate(self.answers, 1):
            self._give(position, number, option)
            yield position

    def position(self) -> Position:
        """With all cards open, as the question is asked."""
        *_, last = self.steps()
        return last

    def view(self) -> View:
        """All that the asked seat may know."""
        return self.position().view(self.asked)

    def _give(self, position: Position, number: int, option: str) -> None:
        try:
            position.answer(next(iter(position.asked()), NOTHING), self.rulebook().options.number(option))
        except TableError as error:
            raise BadInput(f"puzzle {self.key}, answer {number}: {error}") from None
