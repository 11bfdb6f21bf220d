"""Card files of one's own: read, checked with reasons, and written down. The kernel says what each value may be."""

import json
from collections.abc import Iterator
from typing import Any

from zaubertisch.games import GAMES, game
from zaubertisch.kernel.cards import KEY, TABLE, TOO_MUCH, CardSet, Source
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput

MOST_FAULTS = 50

Values = dict[str, dict[str, Any]]  # what a file says, card by card


def own_cards(this: Game, source: Source) -> CardSet:
    """The game's cards with those of a file laid over them."""
    try:
        return this.card_set(source)
    except (RecursionError, ValueError):
        raise TOO_MUCH.at(source.name, 1) from None


def cards_of_text(this: Game, text: str, name: str = "cards") -> CardSet:
    """The cards of a game, or those with a user's own laid over them."""
    return own_cards(this, Source(name, text)) if text else this.card_set()


def game_of(source: Source) -> Game:
    key = source.data.get("game")
    if key not in GAMES:
        raise source.error("game", repr(key) if key else "missing", ", ".join(f'game = "{name}"' for name in GAMES))
    return game(str(key))


def title_of(source: Source) -> str:
    """What the user calls the whole set; one short line, if he does."""
    title = source.data.get("title")
    return " ".join(title.split())[:60] if isinstance(title, str) and title.isprintable() else ""


def faults(this: Game, source: Source, most: int = MOST_FAULTS) -> Iterator[BadInput]:
    """Everything that is wrong, line by line: what is reported is left out, and the rest is read again."""
    lines = source.text.splitlines()
    left_out: set[str] = set()
    for _ in range(most):
        try:
            own_cards(this, Source(source.name, "\n".join(lines)))
            return
        except BadInput as error:
            field, _, fault = error.what.partition(": ")
            if fault != "missing" or field not in left_out:
                yield error
            left_out.add(field)
            if field in ("game", "not TOML") or not leave_out(lines, error):
                return


def leave_out(lines: list[str], error: BadInput) -> bool:
    """Blank the value that is wrong, with all its lines, or the whole table; returns whether there was anything."""
    first = error.line - 1
    if not 0 <= first < len(lines) or not lines[first].strip():
        return False
    is_table = TABLE.match(lines[first]) is not None
    last = first + 1
    while last < len(lines) and not TABLE.match(lines[last]) and (is_table or not KEY.match(lines[last])):
        last += 1
    lines[first:last] = [""] * (last - first)
    return True


def values_of(source: Source) -> Values:
    """What a file says of each card."""
    return {card: table for card, table in source.data.items() if isinstance(table, dict)}


def written(key: str, title: str, values: Values) -> str:
    """The card file that says this.

    >>> print(written("chess", "", {"pit": {"count": 3, "effects": ["life -5"]}}))
    game = "chess"
    <BLANKLINE>
    [pit]
    count = 3
    effects = ["life -5"]
    <BLANKLINE>
    """
    head = [f"game = {toml(key)}", *([f"title = {toml(title)}"] if title else [])]
    tables = [[f"[{card}]", *(f"{name} = {toml(value)}" for name, value in table.items())]
              for card, table in values.items() if table]  # fmt: skip
    return "\n\n".join("\n".join(lines) for lines in [head, *tables]) + "\n"


def toml(value: Any) -> str:
    """A value as TOML writes it: as JSON does, but for one letter that only JSON takes as it is."""
    try:
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    except RecursionError:
        raise TOO_MUCH.at("cards", 1) from None
