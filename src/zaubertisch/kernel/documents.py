"""TOML texts as documents, by tomlkit: on which line everything stands; and changed with all comments kept."""

from collections.abc import Iterable, Iterator
from typing import Any

import tomlkit
from tomlkit import TOMLDocument
from tomlkit.exceptions import ParseError, TOMLKitError
from tomlkit.items import AoT, Item, Key, Table

from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.toml import TOO_MUCH, Source, Values

LIGHT_DOTS, LIGHT_COMMAS, LIGHT_KEY = 2_000, 8_000, 8  # dots and commas in all, dots in a line
HEAD = ("game", "title")  # what a file says beside its cards


def is_light(text: str) -> bool:
    """Whether tomlkit reads a text in a moment: long lists cost it the square of their length, long keys the cube."""
    if text.count(".") > LIGHT_DOTS or text.count(",") > LIGHT_COMMAS:
        return False
    return all(line.count(".") <= LIGHT_KEY or line.startswith("#") for line in text.splitlines())


# Where everything stands


def line_of_mistake(text: str) -> int:
    """Where a text stops being TOML; 0 if finding out would take too long."""
    if is_light(text):
        try:
            tomlkit.parse(text)
        except ParseError as error:
            return error.line
        except (TOMLKitError, ValueError, RecursionError):
            return 0
    return 0


def lines_of(text: str) -> dict[str, int]:
    """The line of each `table` and `table.key`; an array's tables are numbered from 0."""
    lines: dict[str, int] = {}
    if is_light(text):
        for path, line in Walk().through(tomlkit.parse(text).body, ""):
            lines.setdefault(path, line)
    return lines


class Walk:
    """Goes through a document and knows on which line it is."""

    def __init__(self) -> None:
        self.line = 1

    def through(self, body: Iterable[tuple[Key | None, Item]], before: str) -> Iterator[tuple[str, int]]:
        for key, item in body:
            if key is None:  # a comment, or empty lines
                self.pass_by(item.as_string())
            else:
                yield from self.to(item, f"{before}{key.key}")

    def to(self, item: Item, path: str) -> Iterator[tuple[str, int]]:
        if isinstance(item, AoT):
            for number, table in enumerate(item.body):
                yield from self.to(table, f"{path}.{number}")
            return
        self.pass_by(item.trivia.indent)
        yield path, self.line
        if not isinstance(item, Table):
            self.pass_by(item.as_string())
        if not (isinstance(item, Table) and item.is_super_table()):
            self.pass_by(item.trivia.trail)
        if isinstance(item, Table):
            yield from self.through(item.value.body, f"{path}.")

    def pass_by(self, text: str) -> None:
        self.line += text.count("\n")


# Writing


def written(key: str, title: str, values: Values, before: str = "") -> str:
    """The card file that says this; what the file before said too stays where it is, and so do its comments.

    >>> print(written("chess", "", {"pit": {"count": 3, "effects": ["life -5"]}}))
    game = "chess"
    <BLANKLINE>
    [pit]
    count = 3
    effects = ["life -5"]
    <BLANKLINE>
    >>> print(written("chess", "", {"pit": {"count": 4}}, 'game = "chess"\\n[pit]\\ncount = 3 # by the cellar\\n'))
    game = "chess"
    [pit]
    count = 4 # by the cellar
    <BLANKLINE>
    """
    try:
        said = {card: table for card, table in values.items() if table}
        document = opened(key, title, said, before)
        change(document, said)
        return tomlkit.dumps(document)
    except RecursionError:
        raise TOO_MUCH.at("cards", 1) from None
    except TOMLKitError as error:
        raise BadInput(f"not TOML: {error}", "values that TOML can hold", file="cards", line=1) from None


def opened(key: str, title: str, values: Values, before: str) -> TOMLDocument:
    """The file before, under this title, without cards that are gone; a new one if there was none to be changed."""
    if not can_change(key, before):
        return tomlkit.parse("\n".join(head(key, title)) + "\n")
    document = tomlkit.parse("\n".join(kept(before, values, head(key, title)[1:])))
    if not title:
        document.pop("title", None)
    elif document["title"] != title:
        document["title"] = title
    return document


def kept(text: str, values: Values, title: list[str]) -> list[str]:
    """The lines of a file without tables of cards that are not among the values, and with a title if it had none.

    Comments before the next table belong to that one, and stay.
    """
    rows, lines = text.split("\n"), lines_of(text)
    tables = sorted((line, path) for path, line in lines.items() if rows[line - 1].lstrip().startswith("["))
    ends = [line - 1 for line, _ in tables[1:]] + [len(rows)]
    for (first, path), last in reversed([*zip(tables, ends, strict=False)]):
        if path.partition(".")[0] not in values:
            del rows[first - 1 : last_said(rows, first, last)]
    at = lines["game"]
    return rows if "title" in lines else [*rows[:at], *title, *rows[at:]]


def last_said(rows: list[str], first: int, last: int) -> int:
    while last > first and (not rows[last - 1].strip() or rows[last - 1].lstrip().startswith("#")):
        last -= 1
    return last


def head(key: str, title: str) -> list[str]:
    said = {"game": key} | ({"title": title} if title else {})
    return [f"{name} = {tomlkit.item(value).as_string()}" for name, value in said.items()]


def can_change(key: str, before: str) -> bool:
    """Whether a file is one of this game, in a shape that tomlkit can change in a moment."""
    try:
        return bool(before) and is_light(before) and Source("cards", before).data.get("game") == key
    except BadInput:
        return False


def change(document: TOMLDocument, values: Values) -> None:
    """Make the tables of a document say this and nothing else."""
    for key, table in [*document.items()]:
        if key not in HEAD and (key not in values or not isinstance(table, dict)):
            del document[key]
    for card, said in values.items():
        if card in HEAD:
            raise BadInput(f"not TOML: {card} is no name for a card", "any other name", file="cards", line=1)
        if card not in document:
            document.add(card, tomlkit.table())
        change_table(document[card], said)


def change_table(table: Any, values: dict[str, Any]) -> None:
    before = table.unwrap()
    for name in before:
        if name not in values:
            del table[name]
    for name, value in values.items():
        if repr(before.get(name)) != repr(value):  # True is not 1
            table[name] = value
