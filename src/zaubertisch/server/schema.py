"""The protocol as a JSON schema and as TypeScript types: `python -m zaubertisch.server.schema` writes both."""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from zaubertisch.forms import CardForms
from zaubertisch.games import game as load_game
from zaubertisch.kernel.packages import BUILT_IN
from zaubertisch.server import messages, requests

SCHEMA_FILE, TYPES_FILE = Path("docs/protocol.schema.json"), Path("web/src/wire/types.ts")
PICTURE_FILE = "web/src/games/{game}/picture.ts"  # only a game's own screens know what it draws
HEAD = "// Made from the server's shapes by `make types`; do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def picture_shape(game: str) -> Any:
    """What a game draws."""
    return load_game(game).picture.__annotations__["return"]


def shapes() -> list[Any]:
    """Everything that is sent, either way, whatever the game."""
    of_http = [
        kind for kind in vars(requests).values() if isinstance(kind, type) and kind.__module__ == requests.__name__
    ]
    return [*messages.FromClient.__args__, *messages.FromServer.__args__, *of_http, CardForms]


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
    pictures = {Path(PICTURE_FILE.format(game=game)): typescript_of_picture(game) for game in BUILT_IN}
    return {SCHEMA_FILE: json.dumps(schema(), indent=1) + "\n", TYPES_FILE: typescript()} | pictures


def write(root: Path) -> None:
    for path, text in texts().items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
