"""Puzzles as text: a file for each game, which comes with it, and says with which rules it was made."""

import functools
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from zaubertisch.bots.levels import MOST_LEVELS
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.facts import parse_number
from zaubertisch.puzzles.puzzle import WHOLE, Puzzle
from zaubertisch.tables.records import MOST_SEED, read_text

T = TypeVar("T")

TITLE = "zaubertisch puzzles 1"
FILE = "puzzles.txt"
BETWEEN = "; "
HEADER = ("game", "rules", "judge", "command")
NAMES = "names"  # of all answers that lead to a puzzle; puzzles say which by its number here
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
PARTS = ("seed", "seats", "variants", "asked", "question", "answers", "before", "chances", "found")
MOST_TRIES = 1000
NONE = "nothing"


@dataclass(frozen=True)
class Collection:
    """The puzzles of a game, and how they were made."""

    game: str
    rules: str  # the version of the rules
    judge: str  # who said the chances
    command: str
    puzzles: tuple[Puzzle, ...] = ()

    def text(self) -> str:
        names = self._names()
        said = {name: getattr(self, name) for name in HEADER} | {NAMES: BETWEEN.join(names) or NONE}
        head = "\n".join([TITLE, *(f"{name}: {value}" for name, value in said.items())])
        return "\n\n".join([head, *(text_of(puzzle, names) for puzzle in self.puzzles)]) + "\n"

    def _names(self) -> list[str]:
        """The commonest first: its number is short."""
        counts = Counter(name for puzzle in self.puzzles for name in puzzle.answers)
        return sorted(counts, key=lambda name: (-counts[name], name))


def path_of(game: Game) -> Path:
    return game.folder / FILE


def text_of(puzzle: Puzzle, names: Sequence[str]) -> str:
    """
    >>> chances = {"spell 3": 512, "spell 2": 460}
    >>> puzzle = Puzzle("grimoria", 2, 5, {}, ("pass",), "choose_spell", 1, 455, chances, (1, 2, 4, 8, 8), 8)
    >>> print(text_of(puzzle, ["take king", "pass"]))
    seed: 5
    seats: 2
    variants: nothing
    asked: 2
    question: choose_spell
    answers: 1
    before: 45.5
    chances: spell 3 51.2; spell 2 46.0
    found: 1 2 4 8 8 of 8
    """
    variants = BETWEEN.join(f"{name} {value}" for name, value in puzzle.variants.items())
    chances = BETWEEN.join(f"{option} {percent_of(worth)}" for option, worth in puzzle.chances.items())
    number = {name: in_digits(place) for place, name in enumerate(names)}
    lines = {
        "seed": puzzle.seed,
        "seats": puzzle.seats,
        "variants": variants or NONE,
        "asked": puzzle.asked + 1,
        "question": puzzle.question,
        "answers": " ".join(number[name] for name in puzzle.answers) or NONE,
        "before": percent_of(puzzle.before),
        "chances": chances,
        "found": f"{' '.join(map(str, puzzle.found))} of {puzzle.tries}",
    }
    return "\n".join(f"{name}: {value}" for name, value in lines.items())


def percent_of(thousandths: int) -> str:
    return f"{thousandths / 10:.1f}"


def in_digits(number: int) -> str:
    """
    >>> in_digits(0), in_digits(35), in_digits(36)
    ('0', 'z', '10')
    """
    rest, digit = divmod(number, len(DIGITS))
    return (in_digits(rest) if rest else "") + DIGITS[digit]


def parse_puzzles(text: str, file: str = "") -> Collection:
    """What the text says; or one line that names the place and what is allowed there."""
    return _Reader(text, file).collection()


class _Reader:
    """Blocks with an empty line between them: the first says what all of it is, each other is a puzzle."""

    def __init__(self, text: str, file: str) -> None:
        self.lines, self.file = text.removesuffix("\n").split("\n"), file

    def collection(self) -> Collection:
        if self.lines[0] != TITLE:
            raise BadInput("not a file of puzzles", TITLE, file=self.file, line=1)
        starts = [number for number, line in enumerate(self.lines) if not line]
        ends = [*starts[1:], len(self.lines)][: len(starts)]
        head = self._parts(1, starts[0] if starts else len(self.lines), (*HEADER, NAMES))
        game, names = self._read(head, "game", load_game), split(head[NAMES][1])
        blocks = [self._parts(start + 1, end, PARTS) for start, end in zip(starts, ends, strict=True)]
        said = {name: head[name][1] for name in HEADER}
        return Collection(**said, puzzles=tuple(self._puzzle(game, names, block) for block in blocks))

    def _parts(self, start: int, end: int, names: Sequence[str]) -> dict[str, tuple[int, str]]:
        """Each line of a block by its name, with its number."""
        found = {}
        for number, line in enumerate(self.lines[start:end], start + 1):
            name, colon, value = line.partition(": ")
            if not colon or name not in names or name in found:
                raise BadInput(repr(line[:80]), f"once each: {', '.join(names)}", file=self.file, line=number)
            found[name] = number, value
        for name in names:
            if name not in found:
                raise BadInput(f"{name} is missing", f"a line {name}: ...", file=self.file, line=start + 1)
        return found

    def _read(self, block: dict[str, tuple[int, str]], name: str, read: Callable[[str], T]) -> T:
        number, text = block[name]
        try:
            return read(text)
        except BadInput as error:
            raise error.at(self.file, number) from None

    def _puzzle(self, game: Game, names: Sequence[str], block: dict[str, tuple[int, str]]) -> Puzzle:
        seats = self._read(block, "seats", lambda text: parse_number(text, game.least_seats, game.most_seats))
        found, tries = self._read(block, "found", parse_found)
        return Puzzle(
            game.key,
            seats,
            self._read(block, "seed", lambda text: parse_number(text, 0, MOST_SEED)),
            self._read(block, "variants", functools.partial(parse_variants, game)),
            self._read(block, "answers", functools.partial(parse_answers, names)),
            block["question"][1],
            self._read(block, "asked", lambda text: parse_number(text, 1, seats)) - 1,
            self._read(block, "before", parse_thousandths),
            self._read(block, "chances", parse_chances),
            found,
            tries,
        )


def split(text: str) -> list[str]:
    return [] if text == NONE else text.split(BETWEEN)


def parse_answers(names: Sequence[str], text: str) -> tuple[str, ...]:
    """
    >>> parse_answers(["take king", "pass"], "1 1 0")
    ('pass', 'pass', 'take king')
    """
    try:
        return tuple(names[int(number, len(DIGITS))] for number in ("" if text == NONE else text).split())
    except (ValueError, IndexError):
        raise BadInput(f"answers {text[:80]!r}", f"numbers of names, from 0 to {in_digits(len(names) - 1)}") from None


def parse_variants(game: Game, text: str) -> dict[str, str]:
    variants = dict(part.rpartition(" ")[::2] for part in split(text))
    game.parse_variants(variants)
    return variants


def parse_chances(text: str) -> dict[str, int]:
    """The best one stands first.

    >>> parse_chances("take king 41.2; pass 20.0")
    {'take king': 412, 'pass': 200}
    """
    chances = {}
    for part in split(text):
        option, _, percent = part.rpartition(" ")
        chances[option] = parse_thousandths(percent)
    if len(chances) < 2 or list(chances.values()) != sorted(chances.values(), reverse=True):
        raise BadInput(f"chances {text[:80]!r}", "at least two: OPTION PERCENT; OPTION PERCENT, the best one first")
    return chances


def parse_thousandths(percent: str) -> int:
    whole, point, tenth = percent.partition(".")
    if not point or not tenth.isdigit() or len(tenth) != 1:
        raise BadInput(f"{percent!r}", "a percentage with one decimal: 41.2")
    return min(10 * parse_number(whole, 0, 100) + int(tenth), WHOLE)


def parse_found(text: str) -> tuple[tuple[int, ...], int]:
    """
    >>> parse_found("0 1 4 8 8 of 8")
    ((0, 1, 4, 8, 8), 8)
    """
    numbers, _, of = text.partition(" of ")
    tries = parse_number(of, 1, MOST_TRIES)
    found = tuple(parse_number(number, 0, tries) for number in numbers.split())
    if len(found) != MOST_LEVELS:
        raise BadInput(f"found {text!r}", f"{MOST_LEVELS} numbers, one for each level, then: of TRIES")
    return found, tries


def read_puzzles(path: Path) -> Collection:
    return parse_puzzles(read_text(path), str(path))


@functools.cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """Those that come with a game; none, where it brings none."""
    path = path_of(game)
    return read_puzzles(path).puzzles if path.exists() else ()


@functools.cache
def puzzle_by_key(game: Game) -> dict[str, Puzzle]:
    return {puzzle.key: puzzle for puzzle in puzzles_of(game)}
