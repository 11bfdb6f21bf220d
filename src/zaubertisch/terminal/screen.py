"""What any game shows in a terminal: the log, the options, help, the tally."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import Event, Position
from zaubertisch.kernel.record import HIDDEN
from zaubertisch.kernel.words import Words
from zaubertisch.tables.memory import screen_remembers
from zaubertisch.text.sentences import Names, event_sentence, option_sentence, thing_facts, thing_help
from zaubertisch.text.styles import ACCENT, FAINT, GOOD, seat_style

COMMANDS = ("help", "why", "hint", "log", "cards", "undo", "language", "quit")


def colour_names(text: Text, names: Names) -> Text:
    for seat, name in enumerate(names):
        text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", style=seat_style(seat))
    return text


def listed(words: Words, things: Sequence[str]) -> str:
    """Anna, Bela and Cora."""
    if len(things) < 2:
        return "".join(things)
    return words.say("and", first=", ".join(things[:-1]), last=things[-1])


def paragraphs(drawing: Any, events: Sequence[Event], *, only_news: bool) -> Iterator[list[Event]]:
    """The log as the game's drawing divides it; `only_news` leaves out what the table shows anyway."""
    name = ""
    lines: list[Event] = []
    for event in events:
        if drawing.starts_paragraph(event, name):
            yield lines
            name, lines = event.name, []
        if not only_news or drawing.is_news(event, name):
            lines.append(event)
    yield lines


def remembered(view: Position, events: Sequence[Event]) -> list[Event]:
    """G84, S170: the past log; where memory is part of the game it keeps what was done, but not with which card."""
    if screen_remembers(view):
        return list(events)
    return [replace(event, card=HIDDEN) if event.card >= 0 else event for event in events]


def log(
    game: Game, words: Words, names: Names, drawing: Any, events: Sequence[Event], *, only_news: bool
) -> list[RenderableType]:
    shown: list[RenderableType] = []
    for lines in paragraphs(drawing, events, only_news=only_news):
        if lines:
            text = Text(" ".join(event_sentence(game, words, names, event) for event in lines))
            shown.append(hanging("·", colour_names(text, names)))
    return shown


def hanging(mark: str, text: RenderableType) -> Table:
    """A line with a mark before it; what follows is indented."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(Text(f" {mark}", style=FAINT), text)
    return grid


def options(game: Game, words: Words, names: Names, legal: Sequence[int]) -> Table:
    """The numbered options, with the name by which each can be typed as well."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold")
    for number, option in enumerate(legal, 1):
        sentence = Text(option_sentence(game, words, names, option))
        grid.add_row(f"{number:>4}", colour_names(sentence, names), Text(game.options.name(option), style=FAINT))
    return grid


def commands(words: Words) -> Table:
    grid = Table.grid(padding=(0, 3, 0, 0))
    for name in COMMANDS:
        use = Text(f"  {words.say(f'command-{name}-use')}", style="bold")
        grid.add_row(use, words.say(f"command-{name}-does"))
    return grid


def topic_help(view: Position, words: Words, key: str) -> Padding:
    """A card or a spell: name, effect, and how often and for how many points it is there."""
    what, name = key.split("-", 1)
    title = words.say(key) if what == "card" else f"{words.say(f'thing-{what}')} {name}: {words.say(key)}"
    text = Text.assemble((title, ACCENT), "\n", thing_help(view, words, key))
    facts = thing_facts(view, key)
    if "points" in facts and "count" in facts:
        text.append(f"\n{words.say('thing-facts', **facts)}", style=FAINT)
    return Padding(text, (0, 2))


def tally(position: Position, words: Words, names: Names) -> Group:
    """The sum line by line, like a scoring pad, and who won and why."""
    seats = range(position.seats)
    parts = [position.tally(seat) for seat in seats]
    table = Table(title=words.say("tally-title"), title_style=ACCENT, show_footer=True)
    table.add_column("", footer=words.say("tally-sum"))
    for seat in seats:
        points = Text(str(position.points(seat)), style="bold")
        table.add_column(Text(names[seat], style=seat_style(seat)), footer=points, justify="right")
    for part in position.game.tally_parts:
        table.add_row(words.say(f"tally-{part}"), *(number(mine[part]) for mine in parts))
    return Group(Rule(style="yellow"), table, Text(winner(position, words, names), style=GOOD))


def number(points: int) -> Text:
    return Text(str(points)) if points else Text("·", style=FAINT)


def winner(position: Position, words: Words, names: Names) -> str:
    winners = position.winners()
    points = [position.points(seat) for seat in range(position.seats)]
    is_tie = points.count(max(points)) > 1
    key = "win-shared" if len(winners) > 1 else "win-tie" if is_tie else "win-points"
    return words.say(key, winner=listed(words, [names[seat] for seat in winners]))
