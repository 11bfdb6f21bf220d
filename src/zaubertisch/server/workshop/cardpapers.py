"""What a card file may say, made from the kinds of cards: a schema for editors, and a page for people."""

from typing import Any

import msgspec

from zaubertisch.kernel.cardfiles import CardFile
from zaubertisch.kernel.cards import Kind, fields_of, notes_of
from zaubertisch.kernel.fields import FieldInfo, allowed
from zaubertisch.kernel.looks import BACK, BACK_FIELDS, FLAVOUR, PICTURE_ALLOWED

HEAD = "Made from `src/zaubertisch/games/{game}/cards.py` by `make types`; do not edit.\n"
MARKS_HEAD = """\
Every card may also have the lists `given`, `likely`, `ours` and `own`: the names of values, by where they come from
([own-cards.md](../own-cards.md)).

Every card may also have a `picture` (`kit:` and the name of a card whose picture it takes, or `own:` and the hash of a
picture on the server) and a `flavour`, a line of up to {flavour} letters. The table `[back]` says what all cards look
like from behind: `colour` ({colours}) and `emblem` ({emblems}). No rule reads any of these.
"""
PICTURE_PATTERN = "^(kit:[a-z0-9_+]{1,60}|own:[0-9a-f]{40})$"
NEW_HEAD = """\
# New cards

Up to {most} tables with new names add cards. Each has a `title` and all values of its kind:
"""


def kinds_of(file: CardFile) -> dict[Kind, list[str]]:
    """Each kind with its cards, in the order of the file."""
    found: dict[Kind, list[str]] = {}
    for card, kind in file.kinds.items():
        found.setdefault(kind, []).append(card)
    return found


# The schema of a file

LOOK_SCHEMA = {
    "picture": {"type": "string", "pattern": PICTURE_PATTERN, "description": PICTURE_ALLOWED},
    "flavour": {"type": "string", "maxLength": FLAVOUR.high, "description": "a line of one's own"},
}
BACK_SCHEMA = {
    "type": "object",
    "properties": {name: {"enum": info.words} for name, info in BACK_FIELDS.items()},
    "additionalProperties": False,
}


def card_schema(file: CardFile) -> dict[str, Any]:
    """A user's file: the game, and of each card only what differs; new cards say everything."""
    new = [*file.new.kinds.values()]
    _, found = msgspec.json.schema_components([*kinds_of(file), *new], ref_template="#/$defs/{name}")
    for kind in kinds_of(file):
        found[kind.__name__].pop("required", None)
    for kind in [*kinds_of(file), *new]:
        found[kind.__name__]["properties"] |= LOOK_SCHEMA
    cards = {card: {"$ref": f"#/$defs/{kind.__name__}"} for card, kind in file.kinds.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A card file of {file.game}",
        "type": "object",
        "properties": {"game": {"const": file.game}, "title": {"type": "string"}, BACK: BACK_SCHEMA, **cards},
        "required": ["game"],
        "additionalProperties": {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in new]} if new else False,
        "$defs": found,
    }


# A page for people


def card_page(file: CardFile) -> str:
    """Every kind of card with its values, what each means and what is allowed."""
    parts = [f"# The card file of {file.game}\n", HEAD.format(game=file.game), marks_head()]
    parts += [section(kind, ", ".join(f"`{card}`" for card in cards)) for kind, cards in kinds_of(file).items()]
    return "\n".join(parts + (new_cards(file) if file.new.kinds else []))


def marks_head() -> str:
    """What every card may have beside its values."""
    words = {f"{name}s": ", ".join(f"`{word}`" for word in info.words) for name, info in BACK_FIELDS.items()}
    return MARKS_HEAD.format(flavour=FLAVOUR.high, **words)


def new_cards(file: CardFile) -> list[str]:
    """The kinds that users may add; those that the game has no card of are described here."""
    made = {words: kind.__mro__[1] for words, kind in file.new.kinds.items()}
    others = [section(kind, "") for kind in made.values() if kind not in kinds_of(file)]
    return [NEW_HEAD.format(most=len(file.new.names)), choices(file.new.steps, made), *others]


def choices(steps: tuple[str, ...], made: dict[tuple[str, ...], type]) -> str:
    """What makes a new card one of each kind."""
    head = [f"| {' | '.join(f'`{step}`' for step in steps)} | kind |", "|---" * len(steps) + "|---|"]
    rows = [f"| {' | '.join(cells(words, len(steps)))} | {kind.__name__} |" for words, kind in made.items()]
    return "\n".join([*head, *rows, ""])


def cells(words: tuple[str, ...], count: int) -> list[str]:
    return [f"`{word}`" for word in words] + [""] * (count - len(words))


def section(kind: Kind, cards: str) -> str:
    rows = [row(kind, name, info) for name, info in fields_of(kind).items()]
    table = ["| value | what it is | allowed | if left out |", "|---|---|---|---|", *rows]
    return "\n".join([f"## {kind.__name__}", f"{kind.__doc__} {cards}".rstrip() + "\n", *table, ""])


def row(kind: Kind, name: str, info: FieldInfo) -> str:
    default = "" if info.default is None else f"`{msgspec.json.encode(info.default).decode()}`"
    return f"| `{name}` | {description(kind, name)} | {allowed(info)} | {default} |"


def description(kind: Kind, name: str) -> str:
    """What a value means; the kind that says it last counts."""
    said = [note.description for note in notes_of(kind, name) if isinstance(note, msgspec.Meta) and note.description]
    return said[-1]
