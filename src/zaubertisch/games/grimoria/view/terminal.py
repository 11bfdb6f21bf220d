"""Grimoria on a text screen: level, order, display, seats, one's own cards and book."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from zaubertisch.games.grimoria.state import (
    ADVENTURES,
    ATTACK_SPELLS,
    BLACK_SPELLS,
    COMPANIONS,
    FIRST_HIDDEN,
    KIND_NAMES,
    PLACES,
    PROTECTING_SPELLS,
    SPELLS,
)
from zaubertisch.kernel.position import Event, Position
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.words import Words
from zaubertisch.text.sentences import Names, card_key, card_word, thing_brief, thing_facts
from zaubertisch.text.styles import ACCENT, FAINT, WARNING, seat_style

OPTIONS_DRAWN = frozenset({"choose_spell"})  # the book is the list of options
REACTIONS = frozenset({"lay_cloak", "react"})  # asked of everyone who could: who has one answer need not give it

PARAGRAPHS = frozenset({"round_began", "spell_revealed", "turn_began", "card_discarded", "game_ended"})
SHOWN_BY_THE_TABLE = frozenset(
    {"round_began", "spell_chosen", "spell_revealed", "order_set", "turn_began", "face_down_seen", "level_risen"}
)
DISPLAY = frozenset({"card_turned_up", "card_laid_face_down"})

WIDE = 132  # columns from which on the display stands beside the seats
KIND_STYLES = ("cyan", "green", "yellow")  # companion, place, treasure


def starts_paragraph(event: Event, paragraph: str) -> bool:
    """A new line of the log: the reveal, every turn, the preparation."""
    return event.name in PARAGRAPHS and (event.name != paragraph or event.name == "turn_began")


def is_news(event: Event, paragraph: str) -> bool:
    """What the table does not show anyway."""
    is_new_display = paragraph == "round_began" and event.name in DISPLAY
    return event.name not in SHOWN_BY_THE_TABLE and not is_new_display


def draw(
    view: Position, seat: int, words: Words, names: Names, width: int, *, looking_back: bool = False
) -> RenderableType:
    """The table as this seat may see it; without a seat, as spectators may.

    Looking back there is nothing to choose, and nobody has to remember what was known of face-down cards.
    """
    table = SeenTable(view, seat, words, names, remembers=looking_back or bool(view.g.open_memory))
    if view.is_over:
        return Group(table.title(), Text(), table.seats())
    parts: list[RenderableType] = [table.title(), table.level_track(), Text()]
    if width >= WIDE:
        parts.append(side_by_side(table.seats(), table.display()))
    else:
        parts += [table.seats(), Text(), table.display()]
    if seat != NOTHING:
        parts += [Text(), table.own_cards()]
    if not looking_back and seat != NOTHING and view.question == "choose_spell":
        parts += [Text(), table.book()]
    return Group(*parts)


def draw_cards(view: Position, words: Words) -> RenderableType:
    """The discard pile, which anyone may leaf through."""
    cards = counted(words, view.g.discard, 0)
    if not cards:
        return Text(words.say("screen-discard-empty"))
    return Text.assemble((words.say("screen-discard"), ACCENT), "  ", ", ".join(cards))


def side_by_side(left: RenderableType, right: RenderableType) -> Table:
    grid = Table.grid(padding=(0, 3), expand=True)
    grid.add_column(ratio=6)
    grid.add_column(ratio=5)
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


SPELL_KINDS = {
    **dict.fromkeys(BLACK_SPELLS, "black"),
    **dict.fromkeys(ATTACK_SPELLS, "attack"),
    **dict.fromkeys(PROTECTING_SPELLS, "ward"),
}
SPELL_MARKS = {"black": ("■", "magenta"), "attack": ("▲", "red"), "ward": ("◆", "blue"), "": (" ", "")}


class SeenTable:
    """A view, whose it is, and in which words it is shown."""

    def __init__(self, view: Position, seat: int, words: Words, names: Names, *, remembers: bool) -> None:
        self.view, self.seat, self.words, self.names, self.remembers = view, seat, words, names, remembers
        self.g = view.g
        self.say = words.say

    # The round

    def title(self) -> Rule:
        first = int(self.view.deck[0].start_level[self.view.seats])
        rounds = int(self.g.last_level) - first + 1
        text = Text.assemble((self.say("game-name"), ACCENT), " · ")
        text.append(self.say("screen-round", round=int(self.g.round_number), rounds=rounds))
        if self.g.level == self.g.last_level or self.g.no_display:
            text.append(f" · {self.say('screen-last-round')}", style=WARNING)
        return Rule(text, style="yellow")

    def level_track(self) -> Text:
        """Fields passed, the field of the marker, fields to come; the last one is red."""
        text = heading(self.say("screen-level")).append(" ")
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
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(justify="right", no_wrap=True)
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
        cards = Text(" · ").join([self.companions(seat), *self.face_down(seat)])
        return Text("\n").join([*lines, cards])

    def spell_and_reason(self, seat: int, place: int) -> Text:
        """The spell, and why the seat acts in this place: alone, or shared and before whom in last round's order."""
        spell = int(self.g.player[seat].spell)
        text = self.marked_spell(spell)
        if self.g.chosen[spell] == 1:
            return text.append(f" · {self.say('screen-alone')}")
        before = int(self.g.order[place - 1]) if place else seat
        if place and self.g.player[before].spell == spell:
            return text.append(f" · {self.say('screen-shared-after', other=self.names[before])}")
        return text.append(f" · {self.say('screen-shared-before', other=self.names[int(self.g.order[place + 1])])}")

    def marked_spell(self, spell: int) -> Text:
        mark, style = SPELL_MARKS[SPELL_KINDS.get(spell, "")]
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
        if known and self.view.is_over:
            return [Text(known, style=KIND_STYLES[1])]
        if known and self.remembers and seat != self.seat:
            text.append(f" ({self.say('screen-known', cards=known)})")
        return [text] if text.plain else []

    # The cards

    def display(self) -> Group:
        title = heading(self.say("screen-display"), self.piles())
        if not self.g.display.any() and self.g.face_down == NOTHING:
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
        elif self.seat == NOTHING:
            grid.add_row(name, "", card_word(self.words, kind))
        else:
            grid.add_row(name, "", self.say("screen-face-down-known", card=card_word(self.words, kind)))

    def piles(self) -> str:
        g = self.g
        return self.say(
            "screen-piles", draw=int(g.draw.count), discard=int(g.discard.sum()), treasure=int(g.treasure.count)
        )

    def own_cards(self) -> Text:
        """What lies face down before me, and what all my cards are worth now."""
        row = self.g.player[self.seat].row
        text = heading(self.say("screen-own-cards")).append("  ")
        groups = [counted(self.words, row[:PLACES], FIRST_HIDDEN), counted(self.words, row[PLACES:], ADVENTURES)]
        cards = [Text(", ".join(group), style=KIND_STYLES[i]) for i, group in enumerate(groups, 1) if group]
        text.append(Text(", ").join(cards) if cards else Text(self.say("screen-nothing-hidden"), style=FAINT))
        return text.append(f" · {self.say('screen-worth', amount=self.view.points(self.seat))}", style=FAINT)

    # The book

    def book(self) -> Group:
        """All spells; those above the level are faint and stand in brackets."""
        legend = [f"{SPELL_MARKS[kind][0]} {self.say(f'screen-{kind}')}" for kind in ("black", "attack", "ward")]
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", width=5)
        for wraps in (False, False, True):
            grid.add_column(no_wrap=not wraps)
        for spell in range(1, SPELLS + 1):
            self.add_spell(grid, spell)
        return Group(heading(self.say("screen-book"), "  ".join(legend)), grid)

    def add_spell(self, grid: Table, spell: int) -> None:
        is_open = spell <= self.g.level
        mark, style = SPELL_MARKS[SPELL_KINDS.get(spell, "")]
        grid.add_row(
            Text(f"{spell} " if is_open else f"({spell})", style="bold" if is_open else FAINT),
            Text(mark, style=style if is_open else FAINT),
            Text(self.say(f"spell-{spell}"), style="bold" if is_open else FAINT),
            Text(thing_brief(self.view, self.words, f"spell-{spell}"), style="" if is_open else FAINT),
        )
