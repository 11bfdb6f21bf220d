"""Card files: every value of a game's cards, with a mark of where it comes from. Owners may change any of them.

A file is TOML. Each card is a table of values; the lists `given`, `likely` and `ours` say how sure each value is.
A user's file names the game and holds only what differs; its values are marked `own`.
"""

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from zaubertisch.kernel.errors import BadInput

MARKS = ("given", "likely", "ours", "own")
TABLE = re.compile(r"\s*(\[+)([^\[\]]+)\]")
KEY = re.compile(r"\s*([A-Za-z0-9_.\-\"]+)\s*=")
SYNTAX_PLACE = re.compile(r"\(at line (\d+), column \d+\)|\(at end of document\)")


class Field(Protocol):
    """What a value may be; written out, it says what is allowed."""

    def fault(self, value: object) -> str:
        """What is wrong with a value; empty if nothing is."""


@dataclass(frozen=True)
class Number:
    """A whole number between two bounds, both allowed."""

    low: int
    high: int

    def __str__(self) -> str:
        return f"a whole number from {self.low} to {self.high}"

    def accepts(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def fault(self, value: object) -> str:
        return "" if self.accepts(value) else repr(value)


@dataclass(frozen=True)
class Word:
    """One of some words."""

    words: tuple[str, ...]

    def __str__(self) -> str:
        return ", ".join(self.words)

    def fault(self, value: object) -> str:
        return "" if isinstance(value, str) and value in self.words else repr(value)


@dataclass(frozen=True)
class Words:
    """A list of different ones of some words."""

    words: tuple[str, ...]

    def __str__(self) -> str:
        return "a list of different ones of " + ", ".join(self.words)

    def fault(self, value: object) -> str:
        if isinstance(value, list) and all(isinstance(word, str) and word in self.words for word in value):
            return "" if len(value) == len(set(value)) else repr(value)
        return repr(value)


@dataclass(frozen=True)
class Numbers:
    """A list of so many whole numbers, such as a reward for one to five seats."""

    count: int
    each: Number

    def __str__(self) -> str:
        return f"a list of {self.count} times {self.each}"

    def fault(self, value: object) -> str:
        is_list = isinstance(value, list) and len(value) == self.count and all(map(self.each.accepts, value))
        return "" if is_list else repr(value)


@dataclass(frozen=True)
class Text:
    """A line of text for people."""

    longest: int = 60

    def __str__(self) -> str:
        return f"a line of text of 1 to {self.longest} letters"

    def fault(self, value: object) -> str:
        is_line = isinstance(value, str) and value.isprintable() and 0 < len(value.strip()) <= self.longest
        return "" if is_line else repr(value)


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    def __str__(self) -> str:
        return "true or false"

    def fault(self, value: object) -> str:
        return "" if isinstance(value, bool) else repr(value)


@dataclass(frozen=True)
class Maybe:
    """A value that may be left out."""

    field: Field
    default: Any

    def __str__(self) -> str:
        return str(self.field)

    def fault(self, value: object) -> str:
        return self.field.fault(value)


Fields = dict[str, Any]  # the name of each value, and the Field that says what it may be
NewFields = Callable[["Source", str, dict[str, Any]], Fields]  # the values of a card that a user adds

TOO_MUCH = BadInput("not TOML: nested too deep, or a number too long", "key = value under [card]")
MOST_LETTERS, MOST_LINES, LONGEST_LINE = 120_000, 6_000, 4_000
MOST_DOTS, DEEPEST, MOST_DIGITS = 40, 16, 60  # of a line; of brackets in brackets; of a number
BRACKETS = re.compile(r"[\[\]{}]")
LONG_NUMBER = re.compile(rf"[0-9][0-9A-Fa-f_]{{{MOST_DIGITS}}}")


@dataclass
class Source:
    """A TOML text that remembers on which line each of its values stands."""

    name: str
    text: str
    data: dict[str, Any] = field(init=False)
    lines: dict[str, int] = field(init=False)

    def __post_init__(self) -> None:
        _check_shape(self.name, self.text)
        try:
            self.data = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            place = SYNTAX_PLACE.search(str(error))
            line = int(place[1]) if place and place[1] else self.text.count("\n") + 1
            message = SYNTAX_PLACE.sub("", str(error)).strip()
            raise BadInput(f"not TOML: {message}", "key = value under [card]", file=self.name, line=line) from None
        except (RecursionError, ValueError):
            raise TOO_MUCH.at(self.name, 1) from None
        self.lines = _lines_of_keys(self.text)

    def line(self, path: str) -> int:
        while path and path not in self.lines:
            path = path.rpartition(".")[0]
        return self.lines.get(path, 1)

    def error(self, path: str, what: str, allowed: str) -> BadInput:
        return BadInput(f"{path}: {what}", allowed, file=self.name, line=self.line(path))


def _check_shape(name: str, text: str) -> None:
    """Refuse what would keep a reader of TOML busy, at the cost of one look at each letter."""
    lines = text.splitlines()
    if len(text) > MOST_LETTERS or len(lines) > MOST_LINES:
        what = f"not TOML: {len(text)} letters in {len(lines)} lines"
        raise BadInput(what, f"at most {MOST_LETTERS} letters in {MOST_LINES} lines", file=name)
    depth = 0
    for number, line in enumerate(lines, 1):
        if not line.lstrip().startswith("#"):
            deepest, depth = _depth(line, depth)
            if fault := _fault_of_line(line, deepest):
                raise BadInput(f"not TOML: {fault[0]}", fault[1], file=name, line=number)


def _depth(line: str, depth: int) -> tuple[int, int]:
    """How deep brackets stand in brackets in a line, at most and at its end; those in texts count as well."""
    deepest = depth
    for bracket in BRACKETS.findall(line):
        depth = max(0, depth + (1 if bracket in "[{" else -1))
        deepest = max(deepest, depth)
    return deepest, depth


def _fault_of_line(line: str, deepest: int) -> tuple[str, str] | None:
    if len(line) > LONGEST_LINE:
        return f"a line of {len(line)} letters", f"at most {LONGEST_LINE}"
    if line.count(".") > MOST_DOTS:
        return f"{line.count('.')} dots in a line", f"at most {MOST_DOTS}"
    if deepest > DEEPEST:
        return "nested too deep", f"at most {DEEPEST} brackets in brackets"
    return (TOO_MUCH.what.partition(": ")[2], TOO_MUCH.allowed) if LONG_NUMBER.search(line) else None


def _lines_of_keys(text: str) -> dict[str, int]:
    """Which line each `table.key` is on; an array's tables are numbered from 0."""
    lines: dict[str, int] = {}
    counts: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        if match := TABLE.match(line):
            table = match[2].strip().replace('"', "")
            if match[1] == "[[":
                counts[table] = counts.get(table, -1) + 1
                table = f"{table}.{counts[table]}"
            lines.setdefault(table, number)
        elif match := KEY.match(line):
            key = match[1].replace('"', "")
            lines.setdefault(f"{table}.{key}" if table else key, number)
    return lines


def read_source(path: Path) -> Source:
    try:
        return Source(path.name, path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"card file {path}: {error.strerror}", "a file that can be read") from None
    except UnicodeDecodeError:
        raise BadInput(f"card file {path}: not a text", "a TOML file in UTF-8") from None


@dataclass
class CardSet:
    """All values of a game's cards with their marks; `text` is the user's file, if one was laid over the standard."""

    game: str
    values: dict[str, dict[str, Any]]
    marks: dict[str, dict[str, str]]
    text: str = ""
    added: tuple[str, ...] = ()  # the cards that only the user's file has, in its order
    titles: dict[str, str] = field(default_factory=dict)  # what he calls them, by the name that the rules know

    def value(self, card: str, name: str) -> Any:
        return self.values[card][name]


def standard_set(game: str, source: Source, schema: dict[str, Fields]) -> CardSet:
    """The game's own card file: it must say everything, and mark every value exactly once."""
    _check_tables(source, game, schema)
    values: dict[str, dict[str, Any]] = {}
    marks: dict[str, dict[str, str]] = {}
    for card, fields in schema.items():
        table = source.data.get(card)
        if table is None:
            raise source.error(card, "missing", f"a table [{card}] with {', '.join(fields)}")
        values[card] = _complete(source, card, table, fields)
        marks[card] = _marks(source, card, table, fields)
        for name in fields:
            if name not in table:
                marks[card].setdefault(name, "ours")  # that a card does not state it was decided here
            if name in table and name not in marks[card]:
                raise source.error(f"{card}.{name}", "has no mark", "its name in given, likely or ours")
    return CardSet(game, values, marks)


def changed_set(
    standard: CardSet, source: Source, schema: dict[str, Fields], new_fields: NewFields | None = None
) -> CardSet:
    """The standard cards with a user's changes laid over them; with `new_fields` he may add cards of his own."""
    _check_tables(source, standard.game, schema, new_fields is not None)
    values = {card: dict(fields) for card, fields in standard.values.items()}
    marks = {card: dict(fields) for card, fields in standard.marks.items()}
    tables = {card: table for card, table in source.data.items() if isinstance(table, dict)}
    for card, table in tables.items():
        if card in schema:
            changed = {name: _checked(source, card, name, table, schema[card]) for name in table if name not in MARKS}
            marks[card] |= _own_marks(source, card, table, schema[card])
            values[card] |= changed
        elif new_fields is not None:
            fields = new_fields(source, card, table)
            values[card] = _complete(source, card, table, fields)
            marks[card] = _own_marks(source, card, table, fields)
    return CardSet(standard.game, values, marks, source.text, tuple(card for card in tables if card not in schema))


def _complete(source: Source, card: str, table: dict[str, Any], fields: Fields) -> dict[str, Any]:
    """All values of a card; nothing else may stand there."""
    for name in table:
        if name not in fields and name not in MARKS:
            raise source.error(f"{card}.{name}", "unknown field", ", ".join(fields))
    return {name: _checked(source, card, name, table, fields) for name in fields}


def _own_marks(source: Source, card: str, table: dict[str, Any], fields: Fields) -> dict[str, str]:
    marks = _marks(source, card, table, fields)
    return {name: marks.get(name, "own") for name in table if name not in MARKS}


def _check_tables(source: Source, game: str, schema: dict[str, Fields], may_add: bool = False) -> None:
    if source.data.get("game") != game:
        raise source.error("game", f"{source.data.get('game', 'missing')!r}", f'game = "{game}"')
    for key, table in source.data.items():
        if isinstance(table, dict) and key not in schema and not may_add:
            raise source.error(key, "no such card", ", ".join(schema))
        if not isinstance(table, dict) and key not in ("game", "title"):
            raise source.error(key, "unknown field", "game, title, or a table of a card")


def _checked(source: Source, card: str, name: str, table: dict[str, Any], fields: Fields) -> Any:
    path = f"{card}.{name}"
    if name not in fields:
        raise source.error(path, "unknown field", ", ".join(fields))
    if name not in table:
        if isinstance(fields[name], Maybe):
            return fields[name].default
        raise source.error(path, "missing", str(fields[name]))
    if fault := fields[name].fault(table[name]):
        raise source.error(path, fault, str(fields[name]))
    return table[name]


def _marks(source: Source, card: str, table: dict[str, Any], fields: Fields) -> dict[str, str]:
    marks: dict[str, str] = {}
    for mark in MARKS:
        names = table.get(mark, [])
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise source.error(f"{card}.{mark}", repr(names), "a list of names of values")
        for name in names:
            if name not in fields:
                raise source.error(f"{card}.{mark}", f"{name!r} is no value here", ", ".join(fields))
            if name in marks:
                raise source.error(f"{card}.{mark}", f"{name!r} is marked twice", "one mark for each value")
            marks[name] = mark
    return marks
