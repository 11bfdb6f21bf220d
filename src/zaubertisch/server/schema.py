"""Everything that is made from types: the protocol and card files as schemas, TypeScript types and docs.

`python -m zaubertisch.server.schema` writes it all.
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from zaubertisch.games import game as load_game
from zaubertisch.kernel.cardfiles import CardForms
from zaubertisch.kernel.cards import MARKS
from zaubertisch.kernel.packages import BUILT_IN
from zaubertisch.server import requests
from zaubertisch.server.analysis import review_messages
from zaubertisch.server.calls import call_requests
from zaubertisch.server.challenges import day_requests, puzzle_requests
from zaubertisch.server.operation import house_requests
from zaubertisch.server.people import manner_requests, person_requests
from zaubertisch.server.play import messages
from zaubertisch.server.workshop.cardpapers import card_page, card_schema, kinds_of

SCHEMA_FILE, TYPES_FILE = Path("docs/protocol.schema.json"), Path("web/src/wire/types.ts")
PICTURE_FILE = "web/src/games/{game}/picture.ts"  # only a game's own screens know what it draws
CARDS_FILE, CARD_DOCS = "web/src/games/{game}/cards.ts", Path("docs/cards")
HEAD = "// Made from the server's shapes by `make types`; do not edit.\n"
CARD_FIELD = "export type CardField = { [Card in keyof Cards]: keyof Cards[Card] }[keyof Cards]\n"
HTTP = (
    requests,
    person_requests,
    call_requests,
    house_requests,
    manner_requests,
    review_messages,
    day_requests,
    puzzle_requests,
)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def picture_shape(game: str) -> Any:
    """What a game draws."""
    return load_game(game).picture.__annotations__["return"]


def shapes() -> list[Any]:
    """Everything that is sent, either way, whatever the game."""
    of_http = [kind for module in HTTP for kind in shapes_in(module)]
    return [*messages.FromClient.__args__, *messages.FromServer.__args__, *of_http, CardForms]


def shapes_in(module: ModuleType) -> list[type]:
    """Those that are written there."""
    return [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__]


def definitions(kinds: Iterable[Any]) -> dict[str, Any]:
    _, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return dict(sorted(found.items()))


def schema() -> dict[str, Any]:
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Zaubertisch protocol",
        "$defs": definitions([*shapes(), *(picture_shape(game) for game in BUILT_IN)])
        | {
            "FromClient": {"anyOf": [_reference(kind) for kind in messages.FromClient.__args__]},
            "FromServer": {"anyOf": [_reference(kind) for kind in messages.FromServer.__args__]},
        },
    }


def _reference(kind: type) -> dict[str, str]:
    return {"$ref": f"#/$defs/{kind.__name__}"}


def typescript() -> str:
    """One exported type for each shape, and unions of what is said either way."""
    unions = [
        f"export type {union} = {_names(getattr(messages, union).__args__)}\n" for union in ("FromClient", "FromServer")
    ]
    return "\n".join([HEAD, *_declarations(definitions(shapes())), *unions])


def typescript_of_picture(game: str) -> str:
    """The types that only one game's screens need."""
    return "\n".join([HEAD, *_declarations(definitions([picture_shape(game)]))])


def typescript_of_cards(game: str) -> str:
    """What each card says, and the names of all values."""
    file = load_game(game).card_file
    kinds = definitions([*kinds_of(file), *file.new.kinds.values()])
    for kind in kinds.values():
        kind["properties"] = {name: value for name, value in kind["properties"].items() if name not in MARKS}
    cards = [f"  {card}: {kind.__name__}" for card, kind in file.kinds.items()]
    whole = "\n".join(["/** Every card of the card file. */", "export interface Cards {", *cards, "}\n"])
    return "\n".join([HEAD, *_declarations(kinds), whole, CARD_FIELD])


def _names(kinds: Iterable[type]) -> str:
    return " | ".join(kind.__name__ for kind in kinds)


def _declarations(found: dict[str, Any]) -> list[str]:
    return [_declaration(name, shape) for name, shape in found.items()]


def _declaration(name: str, shape: dict[str, Any]) -> str:
    if shape.get("type") != "object":
        return f"export type {name} = {ts(shape)}\n"
    needed = set(shape.get("required", ()))
    lines = [f"/** {shape['description']} */"] if "description" in shape else []
    lines.append(f"export interface {name} {{")
    for field, kind in shape.get("properties", {}).items():
        lines.append(f"  {field}{'' if field in needed else '?'}: {ts(kind)}")
    return "\n".join([*lines, "}", ""])


def ts(kind: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in kind:
        return str(kind["$ref"]).rpartition("/")[2]
    if "enum" in kind:
        return " | ".join(json.dumps(value) for value in kind["enum"])
    if "anyOf" in kind:
        return " | ".join(dict.fromkeys(ts(each) for each in kind["anyOf"]))
    if kind.get("type") == "array":
        each = ts(kind.get("items", {}))
        return f"({each})[]" if "|" in each else f"{each}[]"
    if kind.get("type") == "object":
        values = kind.get("additionalProperties")
        return f"Record<string, {ts(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN.get(kind.get("type", ""), "unknown")


def texts() -> dict[Path, str]:
    """Every generated file with what must be in it."""
    found = {SCHEMA_FILE: as_json(schema()), TYPES_FILE: typescript()}
    for game in BUILT_IN:
        file = load_game(game).card_file
        found[Path(PICTURE_FILE.format(game=game))] = typescript_of_picture(game)
        found[Path(CARDS_FILE.format(game=game))] = typescript_of_cards(game)
        found[CARD_DOCS / f"{game}.md"] = card_page(file)
        found[CARD_DOCS / f"{game}.schema.json"] = as_json(card_schema(file))
    return found


def as_json(value: Any) -> str:
    return json.dumps(value, indent=1) + "\n"


def write(root: Path) -> None:
    for path, text in texts().items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
