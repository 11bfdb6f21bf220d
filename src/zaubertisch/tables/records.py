"""Record files: a whole game as text. The one format for saving, sharing, replaying and testing (docs/records.md)."""

import dataclasses
import functools
import hashlib
import os
import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, NoReturn, TypeVar

from zaubertisch.games import game as load_game
from zaubertisch.kernel.cards import CardSet
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput, Illegal, Stale
from zaubertisch.kernel.facts import parse_number, parse_seat
from zaubertisch.kernel.position import Event, Position
from zaubertisch.kernel.versions import rule_version
from zaubertisch.tables.cardfiles import cards_of_text
from zaubertisch.tables.old_words import today
from zaubertisch.tables.seeds import seed_of

T = TypeVar("T")

TITLE = "zaubertisch record 2"
TITLES = ("zaubertisch record 1", TITLE)  # in the first, variants were called options
END = re.compile(r"end: (\d+) answers, checksum ([0-9a-f]{16})")
SHARE = re.compile(r"[0-9a-f]{32,64}")
NO_SHARE = "-"
LONGEST_NAME = 40
MOST_SEED = 2**64 - 1


class Answer(NamedTuple):
    """What a seat said to a question: an option by its name."""

    seat: int
    option: str


@dataclass(frozen=True)
class Step:
    """A moment of a replay: how many answers were given so far, the last one, what it replied to, what came of it."""

    number: int
    answer: Answer | None
    question: str
    position: Position

    def seen_by(self, observer: int | None) -> Position:
        """What an observer knew then; nobody stands for all cards open."""
        return self.position.copy() if observer is None else self.position.view(observer)

    def events(self, observer: int | None) -> list[Event]:
        return list(self.seen_by(observer).events())


@dataclass(frozen=True)
class Record:
    """A whole game: how it began and every answer. Seed, cards and rules make the rest."""

    game: str
    seats: tuple[str, ...]
    seed: int
    variants: dict[str, str] = field(default_factory=dict)
    cards: str = ""  # the text of a card file of one's own
    answers: tuple[Answer, ...] = ()
    points: tuple[int, ...] = ()  # the result, once the game is over
    winners: tuple[int, ...] = ()
    rules: str = ""  # the version of the rules it was played with; today's if nothing is said
    salt: str = ""  # with the seed it gives the hash that was published at the start
    seed_hash: str = ""
    server_seed: int | None = None  # what the hash was made from; with the shares it gives the seed
    shares: tuple[str, ...] = ()  # of the luck, by seat; empty for a seat that gave none
    file: str = field(default="", compare=False)
    lines: dict[str, int] = field(default_factory=dict, compare=False, repr=False)  # where each part stands in the file

    def __post_init__(self) -> None:
        object.__setattr__(self, "rules", self.rules or rule_version(self.game))
        check_names(self.seats)
        if not 0 <= self.seed <= MOST_SEED:
            raise BadInput(f"seed {self.seed}", f"a whole number from 0 to {MOST_SEED}")

    def rulebook(self) -> Game:
        return load_game(self.game)

    def card_set(self) -> CardSet:
        return cards_of_text(self.rulebook(), self.cards, "")

    def start(self) -> Position:
        """The game before the first answer."""
        game = self.rulebook()
        return Position.new(game, self.card_set(), len(self.seats), game.parse_variants(self.variants), self.seed)

    def replay(self) -> Iterator[Step]:
        """Every moment of the game, the beginning first; an answer that does not fit is an error with its line."""
        position = self.start()
        yield Step(0, None, "", position.copy())
        for number, answer in enumerate(self.answers, 1):
            question = position.question
            self._give(position, number, answer)
            yield Step(number, answer, question, position.copy())

    def last(self) -> Position:
        """The game after the last answer."""
        for step in self.replay():
            position = step.position
        return position

    def check(self) -> None:
        """Every answer fits, and the result is the one that is written down."""
        position = self.last()
        if self.shares and self.seed != seed_of(self.salt, self.committed_seed(), self.shares):
            self._fail("seed", "the seed does not follow from server seed, salt and shares")
        if self.points and self.points != all_points(position):
            self._fail("points", f"the points are {', '.join(map(str, all_points(position)))}")
        if self.winners and self.winners != tuple(position.winners()):
            self._fail("winner", "the game was won by " + ", ".join(self.seats[seat] for seat in position.winners()))

    def committed_seed(self) -> int:
        """The seed that the server published the hash of."""
        return self.seed if self.server_seed is None else self.server_seed

    def answered(self, seat: int, option: str) -> "Record":
        """The same game, one answer later."""
        return dataclasses.replace(self, answers=(*self.answers, Answer(seat, option)))

    def ended(self, position: Position) -> "Record":
        """The same game with its result."""
        return dataclasses.replace(self, points=all_points(position), winners=tuple(position.winners()))

    def text(self) -> str:
        """The record file."""
        header = [*self._header(), *_card_lines(self.cards)]
        answers = [f"{self.seats[answer.seat]}: {answer.option}" for answer in self.answers]
        body = "\n".join([*header, "", *answers, "", *self._result(), ""])
        return f"{body}end: {len(answers)} answers, checksum {checksum(body)}\n"

    def _header(self) -> Iterator[str]:
        yield TITLE
        yield f"game: {self.game}"
        yield f"rules: {self.rules}"
        yield from (f"seat: {name}" for name in self.seats)
        yield from (f"variant {name}: {value}" for name, value in self.variants.items())
        yield f"seed: {self.seed}"
        if self.seed_hash:
            yield f"salt: {self.salt}"
            yield f"seed hash: {self.seed_hash}"
        if self.shares:
            yield f"server seed: {self.committed_seed()}"
            yield from (f"share: {share or NO_SHARE}" for share in self.shares)

    def _result(self) -> Iterator[str]:
        if self.points:
            yield f"points: {', '.join(map(str, self.points))}"
        yield from (f"winner: {self.seats[seat]}" for seat in self.winners)

    def _give(self, position: Position, number: int, answer: Answer) -> None:
        try:
            position.answer(answer.seat, position.game.options.number(answer.option))
        except Stale:
            waited = ", ".join(self.seats[seat] for seat in position.asked()) or "nobody: the game is over"
            self._fail(f"answer {number}", f"{self.seats[answer.seat]} is not asked here but {waited}")
        except (Illegal, BadInput) as error:
            self._fail(f"answer {number}", str(error))

    def _fail(self, part: str, what: str) -> NoReturn:
        line = self.lines.get(part, 0)
        place = "" if line else f"{part}: "
        raise BadInput(place + what + other_rules(self.game, self.rules), file=self.file, line=line)


def parse_share(text: str) -> str:
    if text != NO_SHARE and not SHARE.fullmatch(text):
        raise BadInput(f"share {text[:80]!r}", f"32 to 64 hexadecimal digits, or {NO_SHARE}")
    return "" if text == NO_SHARE else text


def other_rules(game: str, rules: str) -> str:
    """A hint for errors in records of another version of the rules."""
    return "" if rules == rule_version(game) else f" (recorded with another version of the rules, {rules})"


def all_points(position: Position) -> tuple[int, ...]:
    return tuple(position.points(seat) for seat in range(position.seats))


def check_names(names: Sequence[str]) -> None:
    """Any name that fits on a line, each only once."""
    for name in names:
        if not name.isprintable() or name != name.strip() or not 0 < len(name) <= LONGEST_NAME:
            raise BadInput(f"seat {name!r}", f"a name of 1 to {LONGEST_NAME} printable characters")
        if names.count(name) > 1:
            raise BadInput(f"seat {name!r} twice", "a name of its own for each seat")


BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs by name, but nobody can see them


def plain_name(text: str, longest: int = LONGEST_NAME) -> str:
    """A name as it may be shown and written down: one line, cut and trimmed; nothing where nothing is to be seen.

    >>> plain_name(" A\\n\\tb\\x07 "), plain_name("\\u200b \\u3164"), plain_name("ab cd", 3)
    ('A b', '', 'ab')
    """
    printable = "".join(c if c.isprintable() and c not in BLANK else " " for c in unicodedata.normalize("NFC", text))
    plain = " ".join(printable.split())[:longest].strip()
    return plain if any(unicodedata.category(c)[0] in "LNPS" for c in plain) else ""


def checksum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _card_lines(text: str) -> list[str]:
    """A card file inside a record: each line behind a bar."""
    return ["cards:", *(f"| {line}" if line else "|" for line in text.split("\n"))] if text else []


def write_record(path: Path, record: Record) -> None:
    write_text(path, record.text())


def write_text(path: Path, text: str) -> None:
    """Write the whole file or nothing: a crash leaves the old one."""
    new = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with new.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)


def read_record(path: Path) -> Record:
    """A record whose every answer fits."""
    record = parse_record(read_text(path), str(path))
    record.check()
    return record


def read_text(path: Path) -> str:
    try:
        return path.read_bytes().decode()
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}", "a file that can be read") from None
    except UnicodeDecodeError as error:
        line = path.read_bytes()[: error.start].count(b"\n") + 1
        raise BadInput("not a text", "a text file in UTF-8", file=str(path), line=line) from None


def parse_record(text: str, file: str = "") -> Record:
    """The record in a text; an edited one is refused with the line that does not fit, or else with the last."""
    reader = _Reader(file, text)
    if reader.is_edited():
        raise reader.damage()
    record = reader.record()
    reader.check_count()
    return record


class _Reader:
    """A record file in three sections with empty lines between them: header, answers, result."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines = text.removesuffix("\n").split("\n")
        self.body = text.removesuffix("\n").removesuffix(self.lines[-1])
        self.places: dict[str, int] = {}  # the line of each part
        self.parts: dict[str, str] = {}
        self.seats: list[str] = []
        self.variants: dict[str, str] = {}
        self.cards: list[str] = []
        self.shares: list[str] = []
        self.answers: list[Answer] = []
        self.points: tuple[int, ...] = ()
        self.winners: list[int] = []

    def is_edited(self) -> bool:
        """Was the text changed after it was written? (One that was cut off has no end.)"""
        end = END.fullmatch(self.lines[-1])
        return end is not None and end[2] != checksum(self.body)

    def record(self) -> Record:
        header, answers = self._sections()
        for number in range(2, header):
            self._at(number, self._read_header)
        game = self._game()
        for number in range(header + 1, answers):
            self._at(number, self._read_answer, game)
        for number in range(answers + 1, len(self.lines)):
            self._at(number, self._read_result)
        return self._put_together()

    def damage(self) -> BadInput:
        """The first thing in an edited file that does not fit; the rules of its time are not to blame."""
        try:
            dataclasses.replace(self.record(), rules="").check()
            self.check_count()
        except BadInput as error:
            what = f"edited, the checksum does not fit: {error.what}"
            return BadInput(what, error.allowed, file=error.file, line=error.line)
        return self._error(len(self.lines), f"edited: the checksum of this text is {checksum(self.body)}")

    def check_count(self) -> None:
        """The last line is not under the checksum."""
        count = self.lines[-1].split()[1]
        if int(count) != len(self.answers):
            raise self._error(len(self.lines), f"there are {len(self.answers)} answers, not {count}")

    def _error(self, line: int, what: str, allowed: str = "") -> BadInput:
        return BadInput(what, allowed, file=self.file, line=line)

    def _at(self, number: int, read: Callable[..., None], *more: Any) -> None:
        """Read one line; its errors get its number."""
        try:
            read(number, self.lines[number - 1], *more)
        except BadInput as error:
            raise error.at(self.file, number) from None

    def _sections(self) -> tuple[int, int]:
        """The numbers of the two empty lines: after the header and after the answers."""
        if self.lines[0] not in TITLES:
            raise self._error(1, "not a record file", TITLE)
        ends = [number for number, line in enumerate(self.lines, 1) if END.fullmatch(line)]
        if not ends:
            raise self._error(len(self.lines), "truncated: the file has no end", "end: N answers, checksum C")
        if ends[0] != len(self.lines):
            raise self._error(ends[0] + 1, "text after the end", "nothing")
        empty = [number for number, line in enumerate(self.lines, 1) if not line]
        if len(empty) != 2:
            place = empty[2] if len(empty) > 2 else len(self.lines)
            raise self._error(place, "wrong empty lines", "one after the header, one after the answers")
        return empty[0], empty[1]

    def _read_header(self, number: int, line: str) -> None:
        name, colon, value = line.partition(":")
        value = value.removeprefix(" ")
        if line.startswith("|") and "cards" in self.places:
            self.cards.append(line[2:])
        elif name == "seat":
            self.places[name] = number
            self.seats.append(value)
        elif name == "share":
            self.places[name] = number
            self.shares.append(parse_share(value))
        elif name.startswith(("variant ", "option ")):
            word, _, variant = name.partition(" ")
            self._note(number, f"{today(word)} {variant}")
            self.variants[variant] = value
        elif colon and name in ("game", "rules", "seed", "cards", "salt", "seed hash", "server seed"):
            self._note(number, name)
            self.parts[name] = value
        else:
            raise BadInput(
                f"{line!r}", "game, rules, seat, variant, seed, salt, seed hash, server seed, share or cards"
            )

    def _note(self, number: int, name: str) -> None:
        if name in self.places:
            raise BadInput(f"{name} twice", "once")
        self.places[name] = number

    def _part(self, name: str) -> str:
        if name not in self.parts:
            raise self._error(2, f"{name} is missing", f"a line {name}: ...")
        return self.parts[name]

    def _game(self) -> Game:
        """The game, with seats and variants that it allows."""
        name = self._part("game")
        game = self._checked("game", lambda: load_game(name))
        self._checked("seat", lambda: game.check_seats(len(self.seats)))
        for variant, value in self.variants.items():
            self._checked(f"variant {variant}", functools.partial(game.parse_variants, {variant: value}))
        return game

    def _checked(self, part: str, make: Callable[[], T]) -> T:
        try:
            return make()
        except BadInput as error:
            raise error.at(self.file, self.places.get(part, 2)) from None

    def _read_answer(self, number: int, line: str, game: Game) -> None:
        name, colon, option = line.rpartition(": ")
        if not colon or name not in self.seats:
            raise BadInput(f"{line!r}", f"SEAT: OPTION, a seat being {', '.join(self.seats)}")
        self.answers.append(Answer(self.seats.index(name), option))
        self.places[f"answer {len(self.answers)}"] = number
        self._check_option(game, option)

    def _check_option(self, game: Game, option: str) -> None:
        try:
            game.options.number(option)
        except BadInput as error:
            hint = "" if self.is_edited() else other_rules(game.key, self._part("rules"))
            raise BadInput(error.what + hint, error.allowed) from None

    def _read_result(self, number: int, line: str) -> None:
        name, _, value = line.partition(": ")
        if name == "points":
            self._note(number, name)
            self.points = tuple(parse_number(part, 0, 9999) for part in value.split(", "))
        elif name == "winner":
            self.places[name] = number
            self.winners.append(parse_seat(value, self.seats))
        elif not END.fullmatch(line):
            raise BadInput(f"{line!r}", "points, winner or end")

    def _put_together(self) -> Record:
        seed = self._checked("seed", lambda: parse_number(self._part("seed"), 0, MOST_SEED))
        record = self._checked("seat", lambda: Record(
            self.parts["game"], tuple(self.seats), seed, self.variants, "\n".join(self.cards), tuple(self.answers),
            self.points, tuple(self.winners), self._part("rules"), self.parts.get("salt", ""),
            self.parts.get("seed hash", ""), self._server_seed(), tuple(self.shares), self.file, self.places,
        ))  # fmt: skip
        self._check_cards(record)
        return record

    def _server_seed(self) -> int | None:
        """It comes with one share for each seat, or there is neither."""
        if bool(self.shares) != ("server seed" in self.parts) or len(self.shares) not in (0, len(self.seats)):
            line = self.places.get("share") or self.places["server seed"]
            raise self._error(line, f"{len(self.shares)} shares", "a server seed and one share for each seat")
        if not self.shares:
            return None
        return self._checked("server seed", lambda: parse_number(self._part("server seed"), 0, MOST_SEED))

    def _check_cards(self, record: Record) -> None:
        try:
            record.card_set()
        except BadInput as error:
            line = self.places["cards"] + error.line
            raise BadInput(error.what, error.allowed, file=self.file, line=line) from None
