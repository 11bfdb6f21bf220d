"""Grimoria on a text screen: level, order, display, seats, one's own cards and book."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from zaubertisch.games.grimoria.belongings import discard_size, display_is_empty
from zaubertisch.games.grimoria.spellbook import others_with_spell
from zaubertisch.games.grimoria.spells import is_attack, is_black
from zaubertisch.games.grimoria.state import ADVENTURES, COMPANIONS, FIRST_HIDDEN, KIND_NAMES, PLACES, SPELLS
from zaubertisch.kernel.position import Event, Position
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.words import Words
from zaubertisch.terminal.styles import ACCENT, FAINT, WARNING, seat_style
from zaubertisch.terminal.telling import Names, card_key, card_word, thing_brief, thing_facts

OPTIONS_DRAWN = frozenset({"choose_spell"})  # the book is the list of options
REACTIONS = frozenset({"lay_cloak", "react"})  # asked of everyone who could: who has one answer need not give it

PREPARATION = ("", "card_discarded", "level_risen")
PARAGRAPHS = frozenset({"spell_revealed", "turn_began", "card_discarded", "level_risen", "game_ended"})
SHOWN_BY_THE_TABLE = frozenset({"spell_chosen", "order_set", "turn_began", "face_down_seen", "level_risen"})
DISPLAY = frozenset({"card_turned_up", "card_laid_face_down"})

WIDE = 112  # columns from which on the display stands beside the seats
KIND_STYLES = ("cyan", "green", "yellow")  # companion, place, treasure
PROTECTING = (8, 11)


def starts_paragraph(event: Event, paragraph: str) -> bool:
    """A new line of the log: the reveal, every turn, the preparation."""
    return event.name in PARAGRAPHS and (event.name != paragraph or event.name == "turn_began")


def is_news(event: Event, paragraph: str) -> bool:
    """What the table does not show anyway."""
    is_new_display = paragraph in PREPARATION and event.name in DISPLAY
    return event.name not in SHOWN_BY_THE_TABLE and not is_new_display


def draw(view: Position, seat: int, words: Words, names: Names, width: int) -> RenderableType:
    """The table as this seat may see it."""
    table = SeenTable(view, seat, words, names)
    parts: list[RenderableType] = [table.title(), table.level_track(), Text()]
    if width >= WIDE:
        parts.append(side_by_side(table.seats(), table.display()))
    else:
        parts += [table.seats(), Text(), table.display()]
    parts += [Text(), table.own_cards()]
    if view.question == "choose_spell":
        parts += [Text(), table.book(width)]
    return Group(*parts)


def draw_cards(view: Position, words: Words) -> RenderableType:
    """The discard pile, which anyone may leaf through."""
    cards = counted(words, view.g.discard, 0)
    if not cards:
        return Text(words.say("screen-discard-empty"))
    return Text.assemble((words.say("screen-discard"), ACCENT), "  ", ", ".join(cards))


def side_by_side(left: RenderableType, right: RenderableType) -> Table:
    grid = Table.grid(padding=(0, 3), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    grid.add_row(left, right)
    return grid


def heading(title: str, note: str = "") -> Text:
    return Text.assemble((title, ACCENT), (f"  {note}" if note else "", FAINT))


def times(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"


def counted(words: Words, counts: Iterable[int], first: int) -> list[str]:
    """Cards by name; those that are there more than once with their number."""
    return [times(card_word(words, KIND_NAMES[first + i]), int(n)) for i, n in enumerate(counts) if n]


def kind_of(card: int) -> int:
    """0 companion, 1 place, 2 treasure."""
    return (card >= COMPANIONS) + (card >= ADVENTURES)


def spell_kind(spell: int) -> str:
    if is_black(spell):
        return "black"
    if is_attack(spell):
        return "attack"
    return "ward" if spell in PROTECTING else ""


SPELL_MARKS = {"black": ("■", "magenta"), "attack": ("▲", "red"), "ward": ("◆", "blue"), "": (" ", "")}


class SeenTable:
    """A view, whose it is, and in which words it is shown."""

    def __init__(self, view: Position, seat: int, words: Words, names: Names) -> None:
        self.view, self.seat, self.words, self.names = view, seat, words, names
        self.g = view.g
        self.say = words.say

    # The round

    def title(self) -> Rule:
        first = int(self.view.table[0].start_level[self.view.seats])
        rounds = int(self.g.last_level) - first + 1
        text = Text.assemble((self.say("game-name"), ACCENT), " · ")
        text.append(self.say("screen-round", round=int(self.g.round_number), rounds=rounds))
        if self.g.level == self.g.last_level or self.g.no_display:
            text.append(f" · {self.say('screen-last-round')}", style=WARNING)
        return Rule(text, style="yellow")

    def level_track(self) -> Text:
        """Fields passed, the field of the marker, fields to come; the last one is red."""
        text = heading(self.say("screen-level"))
        for field in range(1, int(self.g.last_level) + 1):
            style = WARNING if field == self.g.last_level else FAINT if field > self.g.level else ""
            mark = f"[{field}]" if field == self.g.level else f" {field} "
            text.append(mark, style=f"bold reverse {style}" if field == self.g.level else style)
        return text

    # The seats

    def books_are_closed(self) -> bool:
        return self.view.question == "choose_spell" or not self.g.player[0].spell

    def order_note(self) -> str:
        if not self.books_are_closed():
            return self.say("screen-order-set")
        return self.say("screen-order-first" if self.g.round_number <= 1 else "screen-order-books")

    def seats(self) -> Group:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for justify in ("right", "left", "right"):
            grid.add_column(justify=justify, no_wrap=True)  # type: ignore[arg-type]
        grid.add_column()
        for place in range(self.view.seats):
            self.add_seat(grid, place)
        return Group(heading(self.say("screen-order"), self.order_note()), grid)

    def add_seat(self, grid: Table, place: int) -> None:
        seat = int(self.g.order[place])
        marker = ("▶ ", ACCENT) if self.g.turn == seat else ("  ", "")
        name = Text(self.names[seat], style=seat_style(seat))
        if seat == self.seat:
            name.append(f" ({self.say('you')})", style="default")
        coins = self.say("screen-coins", amount=int(self.g.player[seat].coins))
        grid.add_row(Text.assemble(marker, f"{place + 1}."), name, coins, self.belongings(seat, place))

    def belongings(self, seat: int, place: int) -> Text:
        lines = [] if self.books_are_closed() else [self.spell_and_reason(seat, place)]
        if self.books_are_closed() and self.g.reply[seat] != NOTHING:
            lines.append(Text(self.say("screen-chosen"), style=FAINT))
        return Text("\n").join([*lines, self.companions(seat), *self.face_down(seat)])

    def spell_and_reason(self, seat: int, place: int) -> Text:
        """The spell, and why the seat acts in this place: alone, or shared and before whom in last round's order."""
        spell = int(self.g.player[seat].spell)
        text = self.marked_spell(spell)
        if others_with_spell(self.g, seat) == 0:
            return text.append(f" · {self.say('screen-alone')}")
        others = [int(other) for other in self.g.order[: self.view.seats] if self.g.player[other].spell == spell]
        later = [self.names[int(o)] for o in self.g.order[place + 1 : self.view.seats] if int(o) in others]
        shared = ", ".join(self.names[other] for other in others if other != seat)
        key = "screen-shared-earlier" if later else "screen-shared"
        return text.append(f" · {self.say(key, others=shared, after=', '.join(later))}")

    def marked_spell(self, spell: int) -> Text:
        mark, style = SPELL_MARKS[spell_kind(spell)]
        title = self.say("screen-spell", number=spell, title=self.say(f"spell-{spell}"))
        return Text.assemble((f"{mark} " if mark.strip() else "", style), (title, "bold"))

    def companions(self, seat: int) -> Text:
        me = self.g.player[seat]
        cards = []
        for kind in range(COMPANIONS):
            name = card_word(self.words, KIND_NAMES[kind])
            cloaked, open_ones = int(me.cloaked[kind]), int(me.companion[kind] - me.cloaked[kind])
            cards += [times(name, open_ones)] * (open_ones > 0)
            cards += [times(self.say("screen-cloaked", card=name), cloaked)] * (cloaked > 0)
        none = Text(self.say("screen-no-companions"), style=FAINT)
        return Text(", ".join(cards), style=KIND_STYLES[0]) if cards else none

    def face_down(self, seat: int) -> list[Text]:
        """How many cards lie face down; which, only if that is open or the game is over."""
        me = self.g.player[seat]
        counts = [("screen-places", int(me.places)), ("screen-treasures", int(me.treasures))]
        text = Text(", ".join(self.say(key, amount=n) for key, n in counts if n), style=FAINT)
        known = ", ".join(counted(self.words, me.row, FIRST_HIDDEN))
        if known and (self.view.is_over or (self.g.open_memory and seat != self.seat)):
            text.append(f" ({self.say('screen-known', cards=known)})")
        return [text] if text.plain else []

    # The cards

    def display(self) -> Group:
        title = heading(self.say("screen-display"), self.piles())
        if display_is_empty(self.g):
            return Group(title, Text(f"  {self.say('screen-no-display')}", style=FAINT))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, justify="right")
        grid.add_column()
        for kind, count in enumerate(self.g.display):
            if count:
                self.add_card(grid, kind, int(count))
        if self.g.face_down != NOTHING:
            self.add_face_down(grid)
        return Group(title, grid)

    def add_card(self, grid: Table, kind: int, count: int) -> None:
        key = f"card-{KIND_NAMES[kind]}"
        points = self.say("screen-points", amount=thing_facts(self.view, key)["points"])
        name = Text(f"  {times(self.say(key), count)}", style=f"bold {KIND_STYLES[kind_of(kind)]}")
        grid.add_row(name, points, Text(thing_brief(self.view, self.words, key), style=FAINT))

    def add_face_down(self, grid: Table) -> None:
        """The owner of a Seer, and who has seen it before, knows the card."""
        kind = card_key(self.view.game, int(self.g.face_down))
        name = Text(f"  ▒ {self.say('screen-face-down')}", style="bold")
        if kind == "hidden":
            grid.add_row(name, "", Text(self.say("screen-face-down-unknown"), style=FAINT))
        else:
            grid.add_row(name, "", self.say("screen-face-down-known", card=card_word(self.words, kind)))

    def piles(self) -> str:
        g = self.g
        return self.say(
            "screen-piles", draw=int(g.draw.count), discard=int(discard_size(g)), treasure=int(g.treasure.count)
        )

    def own_cards(self) -> Text:
        """What lies face down before me, and what all my cards are worth now."""
        row = self.g.player[self.seat].row
        text = heading(self.say("screen-own-cards")).append("  ")
        groups = [counted(self.words, row[:PLACES], FIRST_HIDDEN), counted(self.words, row[PLACES:], ADVENTURES)]
        cards = [Text(", ".join(group), style=KIND_STYLES[i]) for i, group in enumerate(groups, 1) if group]
        text.append(Text(", ").join(cards) if cards else Text(self.say("screen-nothing-hidden"), style=FAINT))
        return text.append(f"  {self.say('screen-worth', amount=self.view.points(self.seat))}", style=FAINT)

    # The book

    def book(self, width: int) -> Group:
        """All spells; those above the level are faint."""
        legend = [f"{SPELL_MARKS[kind][0]} {self.say(f'screen-{kind}')}" for kind in ("black", "attack", "ward")]
        title = heading(self.say("screen-book"), "  ".join(legend))
        spells = range(1, SPELLS + 1)
        if width < WIDE:
            return Group(title, self.pages(spells))
        return Group(title, side_by_side(self.pages(spells[:8]), self.pages(spells[8:])))

    def pages(self, spells: Iterable[int]) -> Table:
        grid = Table.grid(padding=(0, 1, 0, 0))
        for column in ("number", "mark", "title", "brief"):
            grid.add_column(justify="right" if column == "number" else "left", no_wrap=column != "brief")
        for spell in spells:
            self.add_spell(grid, spell)
        return grid

    def add_spell(self, grid: Table, spell: int) -> None:
        is_open = spell <= self.g.level
        mark, style = SPELL_MARKS[spell_kind(spell)]
        grid.add_row(
            Text(f"{spell:>4}", style="bold" if is_open else FAINT),
            Text(mark, style=style if is_open else FAINT),
            Text(self.say(f"spell-{spell}"), style="bold" if is_open else FAINT),
            Text(thing_brief(self.view, self.words, f"spell-{spell}"), style="" if is_open else FAINT),
        )
