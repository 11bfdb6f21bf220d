"""Random card files: any values that a game allows, the ends of every range more often than the middle."""

import random
from typing import Any

from zaubertisch.games import game as load_game
from zaubertisch.kernel.cardfiles import CardFile
from zaubertisch.kernel.cards import fields_of
from zaubertisch.kernel.documents import written
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.fields import FieldInfo
from zaubertisch.kernel.toml import Source, Values

BOUND_FIELDS = ("count", "more", "ways", "heroes", "terrain", "at")
BOUND_TABLES = ("treasures", "henchman")


def some_value(info: FieldInfo, rng: random.Random) -> Any:
    """Something that is allowed."""
    match info.kind:
        case "number":
            return rng.choice((info.low, info.high, rng.randint(info.low, info.high), rng.randint(info.low, info.high)))
        case "flag":
            return rng.random() < 0.5
        case "word":
            return rng.choice(info.words)
        case "words":
            return rng.sample(info.words, rng.randint(0, len(info.words)))
        case "text":
            return "x" * rng.randint(info.low, info.high)
        case "phrase":
            phrase = rng.choice(info.phrases)
            return phrase.text.format(*(some_value(part, rng) for part in phrase.parts))
    assert info.each
    return [some_value(info.each, rng) for _ in range(rng.randint(info.low, info.high))]


def some_values(fields: dict[str, FieldInfo], rng: random.Random, share: float) -> dict[str, Any]:
    values = {name: some_value(info, rng) for name, info in fields.items() if rng.random() < share}
    few = {name: min(values[name], rng.choice((0, 1, 2, 4, 30))) for name in ("count", "more") if name in values}
    return values | few


def new_cards(file: CardFile, rng: random.Random) -> Values:
    """Cards that only this file has."""
    kinds = [*file.new.kinds.values()]
    count = rng.choice((0, 3, len(file.new.names))) if kinds else 0
    return {f"new_{number}": some_values(fields_of(rng.choice(kinds)), rng, 1.0) for number in range(count)}


def random_file(key: str, seed: int) -> Source:
    """A file that the game accepts; what makes it too large or too small in all is left out again, a part at a time."""
    rng = random.Random(f"{key} {seed}")
    file = load_game(key).card_file
    share = rng.choice((0.1, 0.5, 1.0))
    tables = {card: some_values(fields_of(kind), rng, share) for card, kind in file.kinds.items()}
    tables |= new_cards(file, rng)
    loose = [(card, name) for card in tables for name in tables[card] if is_bound(card, name)]
    rng.shuffle(loose)
    while True:
        source = Source(f"{key} {seed}", written(key, "", tables))
        try:
            file.card_set(source)
        except BadInput:
            for _ in range(1 + len(loose) // 3):
                leave_out(tables, file, *loose.pop())
        else:
            return source


def is_bound(card: str, name: str) -> bool:
    """What is allowed only together with others: sums, a landscape and its heroes, a henchman's values."""
    return card in BOUND_TABLES or name in BOUND_FIELDS


def leave_out(tables: Values, file: CardFile, card: str, name: str) -> None:
    """The value is that of the standard card again; of a new card there is none."""
    if card in file.kinds:
        del tables[card][name]
    else:
        tables[card][name] = 0
