"""`zaubertisch cards`: what a card file says, and everything that is wrong with one of your own."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from zaubertisch.games import game
from zaubertisch.kernel.cards import CardSet
from zaubertisch.kernel.toml import Source, read_source
from zaubertisch.tables.cardfiles import faults, game_of
from zaubertisch.terminal.files import HOLDS, MALFORMED, each_file, say
from zaubertisch.text.sentences import as_text
from zaubertisch.text.styles import ACCENT, FAINT, GOOD, WARNING

MARK_SIGNS = {"given": "", "likely": "~", "ours": "*", "own": "+"}


def check_cards(paths: Sequence[Path]) -> int:
    """One line for each file, and one for everything that is wrong with it."""
    return each_file(paths, check_file)


def check_file(path: Path, console: Console) -> int:
    source = read_source(path)
    this = game_of(source)
    wrong = faults(this, source)
    for fault in wrong:
        say(console, "malformed", WARNING, str(fault.error(source.name)))
    if not wrong:
        say(console, "ok", GOOD, f"{path}: {described(this.card_set(source), source)}")
    return MALFORMED if wrong else HOLDS


def described(cards: CardSet, source: Source) -> str:
    changed = len(source.tables) - len(cards.added)
    return f"{cards.game}, {changed} cards changed, {len(cards.added)} added"


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
