"""A table as bytes: what its log came to at a number, so that a long log need not be folded from its start.

A snapshot is a cache. It counts only for the very rules and code that made it; whatever else is found is ignored, and
the whole log is folded instead. Everything that a table remembers goes in, by type: a new kind of part is named in
`PARTS`, or making a snapshot fails by name.
"""

import functools
import hashlib
import zlib
from array import array
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, get_args

import msgspec
import numpy as np

from zaubertisch.kernel.cache import PACKAGE
from zaubertisch.kernel.versions import bare, played, rule_version
from zaubertisch.tables.clocks import Clocks
from zaubertisch.tables.entries import Entry
from zaubertisch.tables.luck import Luck
from zaubertisch.tables.reactions import Reactions
from zaubertisch.tables.seats import Seat
from zaubertisch.tables.setup import ClockPlan, SeatPlan, TableSetup
from zaubertisch.tables.streams import Stream
from zaubertisch.tables.table import Table
from zaubertisch.tables.undo import Past
from zaubertisch.tables.votes import Votes

REBUILT = {"setup", "game", "observers", "position", "lesson", "_views", "_numbers"}  # from the setup, or on demand
PARTS: dict[str, type] = {
    part.__name__: part
    for part in (Seat, SeatPlan, Stream, Clocks, ClockPlan, Votes, Luck, Past, Reactions, *get_args(Entry))
}
PLAIN = (type(None), bool, int, float, str, bytes)


@functools.cache
def snapshot_version(game: str) -> str:
    """Of everything that a snapshot depends on: the rules, and the code that folds a log."""
    digest = hashlib.sha256(rule_version(game).encode())
    position = (PACKAGE / "kernel" / "position.py").read_text(encoding="utf-8")
    for name, text in [*played(PACKAGE / "tables"), ("position", bare(position))]:
        digest.update(f"{name}\0{text}\0".encode())
    return digest.hexdigest()[:24]


def contents(table: Table) -> dict[str, Any]:
    """All that a table remembers, as plain values that later changes of it do not touch."""
    kept = {name: _pack(value) for name, value in vars(table).items() if name not in REBUILT}
    position, is_lesson = table.position.state.tobytes(), table.lesson is not None
    return kept | {"position": position, "lesson": is_lesson, "shares": table.setup.shares}


def to_bytes(kept: dict[str, Any]) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(kept), 1)


def from_bytes(data: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.msgpack.decode(zlib.decompress(data))
    return found


def restored(setup: TableSetup, kept: dict[str, Any]) -> Table:
    """The table that remembers all this."""
    table = Table(msgspec.structs.replace(setup, shares=kept.pop("shares")))
    state = functools.partial(_state, table)
    table.position.state[:] = state(kept.pop("position"))
    table.lesson = table.lesson if kept.pop("lesson") else None
    for name, value in kept.items():
        setattr(table, name, _unpack(value, state))
    table.__dict__["_views"].clear()
    return table


def _state(table: Table, data: bytes) -> np.ndarray[Any, Any]:
    return np.frombuffer(data, table.game.state).copy()


def without_talk(kept: dict[str, Any], before_ms: int) -> dict[str, Any]:
    """The same, but what was said before a time is blotted out."""
    tag, length, said = kept["talk"]
    return kept | {"talk": [tag, length, [_silent(each) if _said_at(each) < before_ms else each for each in said]]}


def _said_at(packed: Any) -> int:
    """Of a packed sentence: it is a tuple of its number, its time and the entry."""
    at: int = packed[1][1]
    return at


def _silent(packed: Any) -> Any:
    tag, (number, at, (part, name, fields)) = packed
    return [tag, [number, at, [part, name, fields | {"text": None, "phrase": None}]]]


# What is not plain is a list that begins with its kind.


def _pack(value: Any) -> Any:
    if isinstance(value, PLAIN):
        return value
    pack = PACKING.get(type(value))
    if pack is not None:
        return pack(value)
    if type(value).__name__ in PARTS:
        return ["part", type(value).__name__, {name: _pack(getattr(value, name)) for name in _fields(type(value))}]
    raise TypeError(f"no snapshot of a {type(value).__name__}: allowed is what PARTS names")


def _all(values: Iterable[Any]) -> list[Any]:
    return [_pack(value) for value in values]


PACKING: dict[type, Callable[[Any], Any]] = {
    list: lambda value: ["list", _all(value)],
    tuple: lambda value: ["tuple", _all(value)],
    set: lambda value: ["set", _all(sorted(value))],
    dict: lambda value: ["dict", [[_pack(key), _pack(each)] for key, each in value.items()]],
    deque: lambda value: ["deque", value.maxlen, _all(value)],
    bytearray: lambda value: ["bytearray", bytes(value)],
    array: lambda value: ["array", value.typecode, value.tobytes()],
    np.ndarray: lambda value: ["state", value.tobytes()],
}


def _fields(part: type) -> list[str]:
    return list(getattr(part, "__struct_fields__", ()) or getattr(part, "__slots__", ()))


def _unpack(value: Any, state: Callable[[bytes], Any]) -> Any:
    if not isinstance(value, list):
        return value
    kind, *rest = value
    if kind == "dict":
        return {_unpack(key, state): _unpack(each, state) for key, each in rest[0]}
    if kind == "deque":
        return deque(_each(rest[1], state), rest[0])
    if kind == "part":
        return _part(PARTS[rest[0]], {name: _unpack(each, state) for name, each in rest[1].items()})
    if kind in ("list", "tuple", "set"):
        return {"list": list, "tuple": tuple, "set": set}[kind](_each(rest[0], state))
    return _memory(kind, rest, state)


def _each(values: list[Any], state: Callable[[bytes], Any]) -> list[Any]:
    return [_unpack(value, state) for value in values]


def _memory(kind: str, rest: list[Any], state: Callable[[bytes], Any]) -> Any:
    if kind == "state":
        return state(rest[0])
    return bytearray(rest[0]) if kind == "bytearray" else array(rest[0], rest[1])


def _part(part: type, fields: dict[str, Any]) -> Any:
    """A part of a table, as it was; nothing is started afresh."""
    if issubclass(part, msgspec.Struct):
        return part(**fields)
    made = part.__new__(part)
    for name, value in fields.items():
        object.__setattr__(made, name, value)
    return made
