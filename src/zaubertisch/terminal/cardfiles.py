"""`zaubertisch cards`: what a card file says, and everything that is wrong with one of your own."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from zaubertisch.games import GAMES, game
from zaubertisch.kernel.cards import KEY, TABLE, CardSet, Source, read_source
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.terminal.checking import HOLDS, MALFORMED, say
from zaubertisch.terminal.styles import ACCENT, FAINT, GOOD, WARNING
from zaubertisch.terminal.telling import as_text

MOST_FAULTS = 50
MARK_SIGNS = {"given": "", "likely": "~", "ours": "*", "own": "+"}


def check_cards(paths: Sequence[Path]) -> int:
    """One line for each file, and one for everything that is wrong with it."""
    console = Console(highlight=False, soft_wrap=True)
    return max((check_file(path, console) for path in paths), default=HOLDS)


def check_file(path: Path, console: Console) -> int:
    try:
        source = read_source(path)
        this = game_of(source)
    except BadInput as error:
        say(console, "malformed", WARNING, str(error))
        return MALFORMED
    wrong = sorted(faults(this, source), key=lambda fault: fault.line)
    for fault in wrong:
        say(console, "malformed", WARNING, str(fault))
    if not wrong:
        say(console, "ok", GOOD, f"{path}: {described(this.card_set(source))}")
    return MALFORMED if wrong else HOLDS


def game_of(source: Source) -> Game:
    key = source.data.get("game")
    if key not in GAMES:
        raise source.error("game", repr(key) if key else "missing", ", ".join(f'game = "{name}"' for name in GAMES))
    return game(str(key))


def described(cards: CardSet) -> str:
    changed = sum("own" in marks.values() for marks in cards.marks.values()) - len(cards.added)
    return f"{cards.game}, {changed} cards changed, {len(cards.added)} added"


def faults(this: Game, source: Source) -> Iterator[BadInput]:
    """Everything that is wrong, line by line: what is reported is left out, and the rest is read again."""
    lines = source.text.splitlines()
    left_out: set[str] = set()
    for _ in range(MOST_FAULTS):
        try:
            this.card_set(Source(source.name, "\n".join(lines)))
            return
        except BadInput as error:
            field, _, fault = error.what.partition(": ")
            if fault != "missing" or field not in left_out:
                yield error
            left_out.add(field)
            if error.what.startswith("not TOML") or not leave_out(lines, error):
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


def show_cards(key: str, own: Path | None = None) -> int:
    """All cards of a game with their values, and a sign for each that is not given by the rules."""
    this = game(key)
    cards = this.card_set(read_source(own) if own else None)
    table = Table(title=f"{key}: ~ likely  * ours  + own", title_style=FAINT)
    for column in ("card", "value", "is"):
        table.add_column(column)
    for card, values in cards.values.items():
        add_card(table, cards, card, values)
    Console(highlight=False).print(table)
    return HOLDS


def add_card(table: Table, cards: CardSet, card: str, values: dict[str, Any]) -> None:
    title = Text(card, style=ACCENT)
    for name, value in values.items():
        sign = MARK_SIGNS[cards.marks[card].get(name, "own")]
        table.add_row(title, Text(name), Text(f"{as_text(value)} {sign}".strip()))
        title = Text()
