"""Random card files: any values that a game's schema allows, the ends of every range more often than the middle."""

import functools
import json
import random
from typing import Any

from zaubertisch.games import game as load_game
from zaubertisch.games.schatzjagd import cards as schatzjagd
from zaubertisch.games.schatzjagd.phrases import MOST_AMOUNT, ROADS, Effects, Faces, Roads
from zaubertisch.games.schatzjagd.state import MOST_EFFECTS, VALUE_NAMES
from zaubertisch.kernel.cards import Fields, Flag, Maybe, Number, Numbers, Source, Text, Word, Words
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.packages import part_of

Tables = dict[str, dict[str, Any]]
BOUND_FIELDS = ("count", "more", "ways", "heroes", "terrain", "at")
BOUND_TABLES = ("treasures", "henchman")


@functools.singledispatch
def some_value(field: Any, rng: random.Random) -> Any:
    """Something that the field allows."""
    raise TypeError(f"no random {type(field).__name__}")


@some_value.register
def _(field: Number, rng: random.Random) -> int:
    return rng.choice((field.low, field.high, rng.randint(field.low, field.high), rng.randint(field.low, field.high)))


@some_value.register
def _(field: Word, rng: random.Random) -> str:
    return rng.choice(field.words)


@some_value.register
def _(field: Words, rng: random.Random) -> list[str]:
    return rng.sample(field.words, rng.randint(0, len(field.words)))


@some_value.register
def _(field: Numbers, rng: random.Random) -> list[int]:
    return [some_value(field.each, rng) for _ in range(field.count)]


@some_value.register
def _(field: Text, rng: random.Random) -> str:
    return "x" * rng.randint(1, field.longest)


@some_value.register
def _(field: Flag, rng: random.Random) -> bool:
    return rng.random() < 0.5


@some_value.register
def _(field: Maybe, rng: random.Random) -> Any:
    return some_value(field.field, rng)


@some_value.register
def _(field: Effects, rng: random.Random) -> list[str]:
    return [an_effect(field, rng) for _ in range(rng.randint(0, MOST_EFFECTS))]


def an_effect(field: Effects, rng: random.Random) -> str:
    amount = some_value(Number(2, MOST_AMOUNT), rng)
    changes = [f"{value} {sign}{amount}" for value in VALUE_NAMES for sign in "+-/="]
    draws = [] if field.is_simple else [f"draw {some_value(Number(1, 9), rng)}"]
    return rng.choice([*changes, *field.states(), *draws])


@some_value.register
def _(field: Faces, rng: random.Random) -> list[list[str]]:
    return [some_value(field.effects, rng) for _ in range(6)]


@some_value.register
def _(field: Roads, rng: random.Random) -> list[str]:
    return [rng.choice(list(ROADS)) for _ in range(6)]


def some_values(fields: Fields, rng: random.Random, share: float) -> dict[str, Any]:
    values = {name: some_value(field, rng) for name, field in fields.items() if rng.random() < share}
    few = {name: min(values[name], rng.choice((0, 1, 2, 4, 30))) for name in ("count", "more") if name in values}
    return values | few


def new_cards(rng: random.Random) -> Tables:
    """Schatzjagd's blanks: cards that only this file has."""
    tables = {}
    for number in range(rng.choice((0, 3, schatzjagd.OWN_CARDS))):
        kind = rng.choice(list(schatzjagd.TYPES))
        actions = schatzjagd.PLACE_ACTIONS if kind == "place" else schatzjagd.SPELL_ACTIONS
        action = rng.choice(actions)
        fields = schatzjagd.fields_of(kind, action, actions) | {"title": Text()}
        values = some_values(fields, rng, 1.0) | ({"action": action} if "action" in fields else {})
        tables[f"new_{number}"] = values
    return tables


def as_text(key: str, tables: Tables) -> str:
    lines = [f'game = "{key}"']
    for card, values in tables.items():
        lines += [f"[{card}]", *(f"{name} = {json.dumps(value)}" for name, value in values.items())]
    return "\n".join(lines) + "\n"


def random_file(key: str, seed: int) -> Source:
    """A file that the game accepts; what makes it too large or too small in all is left out again, a part at a time."""
    rng = random.Random(f"{key} {seed}")
    schema = part_of(key, "cards").SCHEMA
    share = rng.choice((0.1, 0.5, 1.0))
    tables = {card: some_values(fields, rng, share) for card, fields in schema.items()}
    tables |= new_cards(rng) if key == "schatzjagd" else {}
    loose = [(card, name) for card in tables for name in tables[card] if is_bound(card, name)]
    rng.shuffle(loose)
    while True:
        source = Source(f"{key} {seed}", as_text(key, tables))
        try:
            load_game(key).card_set(source)
        except BadInput:
            for _ in range(1 + len(loose) // 3):
                leave_out(tables, schema, *loose.pop())
        else:
            return source


def is_bound(card: str, name: str) -> bool:
    """What is allowed only together with others: sums, a landscape and its heroes, a henchman's values."""
    return card in BOUND_TABLES or name in BOUND_FIELDS


def leave_out(tables: Tables, schema: dict[str, Fields], card: str, name: str) -> None:
    """The value is that of the standard card again; of a new card there is none."""
    if card in schema:
        del tables[card][name]
    else:
        tables[card][name] = 0
