"""Schatzjagd on a text screen: the land, the henchmen, one's own hand, the odds of a fight."""

import functools

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from zaubertisch.games.schatzjagd.rules.board import (
    CASTLE_FIELDS,
    CITY_FIELDS,
    COLUMNS,
    FIELD_NAMES,
    HOUSE_NAMES,
    RIVER,
    SIDE,
    STREET,
)
from zaubertisch.games.schatzjagd.rules.fight import MONSTER_LIFE, OPPONENT
from zaubertisch.games.schatzjagd.state import (
    BURIED,
    CARRIED,
    FIGHT,
    KINDS,
    MAP_NAMES,
    ORDER_NAMES,
    STEPS,
    STORED,
    THRESHOLDS,
    TREASURE_NAMES,
    TURN,
    VALUE_NAMES,
)
from zaubertisch.games.schatzjagd.view.odds import Oracle
from zaubertisch.games.schatzjagd.view.picture import goal_kind
from zaubertisch.kernel.position import Event, Position
from zaubertisch.kernel.record import HIDDEN, NOTHING
from zaubertisch.kernel.words import Words
from zaubertisch.text.sentences import Names, card_key, card_word
from zaubertisch.text.styles import ACCENT, FAINT, WARNING, seat_style

# Fields are chosen on the land, not in a list.
OPTIONS_DRAWN = frozenset({"lay_card", "look_at", "leave_portal", "strike_field", "displace_to", "remove_card"})
REACTIONS: frozenset[str] = frozenset()
PARAGRAPHS = frozenset({"day_began", "turn_began", "game_ended"})
SHOWN_BY_THE_TABLE = frozenset({"day_began", "day_ended", "turn_began", "card_covered", "nothing_played"})

FEW_FIELDS = 16
WIDE = 100  # columns from which on the seats stand beside the land
MAP_FIELDS = frozenset(FIELD_NAMES.index(name.removeprefix("map_")) for name in MAP_NAMES)
ROADS = {**dict.fromkeys(STREET, "yellow"), **dict.fromkeys(RIVER, "blue")}
LAND_STYLES = ("green", "yellow", "blue", "red")


def starts_paragraph(event: Event, paragraph: str) -> bool:
    """A new line of the log for every turn."""
    return event.name in PARAGRAPHS


def is_news(event: Event, paragraph: str) -> bool:
    return event.name not in SHOWN_BY_THE_TABLE


@functools.cache
def oracle() -> Oracle:
    return Oracle()


def draw(
    view: Position, seat: int, words: Words, names: Names, width: int, *, looking_back: bool = False
) -> RenderableType:
    """The land as this seat may see it; without a seat, as spectators may."""
    table = SeenLand(view, seat, words, names)
    if width >= WIDE:
        grid = Table.grid(padding=(0, 3, 0, 0))
        grid.add_row(table.land(), table.seats())
        parts: list[RenderableType] = [table.title(), grid]
    else:
        parts = [table.title(), table.land(), table.seats()]
    parts += [Text(), *table.notes()]
    return Group(*parts)


def draw_cards(view: Position, words: Words) -> RenderableType:
    """The discard pile, as far as it is seen."""
    if view.g.top == NOTHING:
        return Text(words.say("screen-discard-empty"))
    known = [f"{card_word(words, card_key(view.game, kind))} ×{n}" for kind, n in enumerate(view.g.discard) if n]
    if int(view.g.discard.sum()) < int(view.g.discarded):
        return Text(words.say("screen-discard-top", card=card_word(words, card_key(view.game, int(view.g.top)))))
    return Text.assemble((words.say("screen-discard"), ACCENT), "  ", ", ".join(known))


class SeenLand:
    """A view, whose it is, and in which words it is shown."""

    def __init__(self, view: Position, seat: int, words: Words, names: Names) -> None:
        self.view, self.seat, self.words, self.names = view, seat, words, names
        self.g = view.g
        self.say = words.say

    def card(self, kind: int) -> str:
        return card_word(self.words, card_key(self.view.game, kind))

    def treasures(self, place: int) -> list[int]:
        return [int(t.kind) for t in self.g.treasure if t.place == place]

    def title(self) -> Rule:
        text = Text.assemble((self.say("game-name"), ACCENT), " · ", self.say("screen-day", day=int(self.g.day)))
        text.append(f" · {self.goal()}")
        if self.g.day == self.g.last_day:
            text.append(f" · {self.say('screen-last-day')}", style=WARNING)
        return Rule(text, style="yellow")

    def goal(self) -> str:
        """S118."""
        goal = int(self.g.goal)
        return self.say(f"screen-goal-{goal_kind(goal, int(self.g.goal_kind))}", goal=goal)

    # The land

    def land(self) -> Group:
        lines = [Text("    " + "".join(f"{letter.upper():<4}" for letter in COLUMNS), style=FAINT)]
        for row in range(SIDE):
            line = Text(f" {row}  ", style=FAINT)
            for column in range(SIDE):
                line.append(self.field(row * SIDE + column))
            lines.append(line)
        legend = Text(f"    {self.say('screen-legend')}\n    {self.say('screen-houses')}", style=FAINT)
        return Group(*lines, legend)

    def field(self, field: int) -> Text:
        """Three marks: ground or card, treasure, henchman; then a gap."""
        text = Text.assemble(self.ground(field), self.treasure_mark(field))
        here = [seat for seat in range(self.view.seats) if self.g.player[seat].field == field]
        if not here:
            return text.append("  ")
        for seat in here[:2]:
            text.append(str(seat + 1), style=f"{seat_style(seat)} reverse")
        return text.append(" " * (2 - len(here[:2])))

    def ground(self, field: int) -> Text:
        kind = int(self.g.card[field])
        if kind == HIDDEN:
            return Text("▒")
        if kind != NOTHING:
            return Text(self.card(kind)[:1].lower(), style="bold")
        if field in CASTLE_FIELDS:
            return Text("⌂", style=f"bold {LAND_STYLES[CASTLE_FIELDS.index(field)]}")
        if field in CITY_FIELDS:
            house = HOUSE_NAMES[self.g.house[CITY_FIELDS.index(field)]]
            return Text(self.say(f"screen-{house}"), style="bold")
        return Text("▪" if field in MAP_FIELDS else "·", style=ROADS.get(field, FAINT))

    def treasure_mark(self, field: int) -> Text:
        return Text("◆" if self.treasures(field) else " ", style="bold yellow")

    # The seats

    def seats(self) -> Table:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for seat in self.g.order[: self.view.seats]:
            self.add_seat(grid, int(seat))
        return grid

    def add_seat(self, grid: Table, seat: int) -> None:
        marker = ("▶ ", ACCENT) if self.g.turn == seat else ("  ", "")
        name = Text.assemble(marker, (f"{seat + 1} {self.names[seat]}", seat_style(seat)))
        if seat == self.seat:
            name.append(f" ({self.say('you')})", style="default")
        grid.add_row(name, self.henchman(seat))

    def henchman(self, seat: int) -> Text:
        me = self.g.player[seat]
        if me.field == NOTHING:
            return Text("")
        values = " · ".join(f"{self.say(f'screen-{name}')} {me.value[i]}" for i, name in enumerate(VALUE_NAMES))
        text = Text(f"{FIELD_NAMES[me.field].upper()}: {values}\n")
        carried, stored = len(self.treasures(CARRIED + seat)), len(self.treasures(STORED + seat))
        text.append(self.say("screen-cards", amount=int(me.cards)), style=FAINT)
        text.append(f" · {self.say('screen-carries', amount=carried)}", style="yellow" if carried else FAINT)
        text.append(f" · {self.say('screen-stored', amount=stored)}", style="bold yellow" if stored else FAINT)
        for mark in ("poisoned", "skips", "in_flight"):
            if me[mark]:
                text.append(f" · {self.say(f'screen-{mark}')}", style=WARNING)
        return text

    # What matters now

    def notes(self) -> list[RenderableType]:
        lines = [self.piles(), self.open_card(), self.steps(), self.odds(), self.own_cards(), self.own_order()]
        lines.append(self.field_hint())
        return [line for line in lines if line is not None]

    def piles(self) -> Text:
        top = card_key(self.view.game, int(self.g.top))
        card = "" if top == "none" else card_word(self.words, top)
        pile = self.say(
            "screen-piles", draw=int(self.g.draw.count), discard=int(self.g.discarded), top=top, card=card,
            treasure=len(self.treasures(BURIED)),
        )  # fmt: skip
        return Text(pile, style=FAINT)

    def open_card(self) -> Text | None:
        field = int(self.g.uncovered)
        if field == NOTHING:
            return None
        name = self.card(int(self.g.card[field]))
        return Text(self.say("screen-open-card", field=FIELD_NAMES[field].upper(), card=name), style="bold")

    def frame(self, rule: int) -> object:
        return next((frame for frame in self.g.frame[: self.g.depth] if frame.rule == rule), None)

    def steps(self) -> Text | None:
        frame = self.frame(TURN)
        if frame is None or self.view.question != "step":
            return None
        return Text(self.say("screen-steps", amount=int(frame.note[STEPS])))  # type: ignore[attr-defined]

    def odds(self) -> Text | None:
        """The chances of the fight in progress, for the seat that is asked."""
        frame = self.frame(FIGHT)
        if frame is None or self.view.question != "fight":
            return None
        me = self.view.asked()[0] if self.view.asked() else int(frame.seat)  # type: ignore[attr-defined]
        foe, odds = self.foe_and_odds(frame, me)
        numbers = {name: round(100 * odds[key]) for name, key in (("win", "win"), ("lose", "lose"))}
        deadly = round(100 * odds["blow_kills"])
        loss = f"{odds['blow_loss']:.1f}"
        return Text(self.say("screen-fight", foe=foe, **numbers, loss=loss, deadly=deadly), style=ACCENT)

    def foe_and_odds(self, frame: object, me: int) -> tuple[str, dict[str, float]]:
        note, active = frame.note, int(frame.seat)  # type: ignore[attr-defined]
        other = int(note[OPPONENT])
        if other != NOTHING:
            foe = other if me == active else active
            return self.names[foe], oracle().duel(self.view, me, foe, is_challenger=me == active)
        kind, life = int(self.g.card[self.g.player[active].field]), int(note[MONSTER_LIFE])
        power = int(self.view.deck[0].power[kind])
        name = self.say("screen-monster", card=self.card(kind), power=power, life=life)
        return name, oracle().monster(self.view, me, kind, life=life)

    def own_cards(self) -> Text | None:
        if self.seat == NOTHING:
            return None
        me = self.g.player[self.seat]
        hand = ", ".join(self.card(int(kind)) for kind in me.hand[: me.cards]) or self.say("screen-nothing")
        text = Text.assemble((self.say("screen-own-hand"), ACCENT), f"  {hand}")
        treasures = [*self.treasures(CARRIED + self.seat), *self.treasures(STORED + self.seat)]
        if treasures:
            names = ", ".join(self.card(KINDS + kind) for kind in treasures)
            text.append(f"\n{self.say('screen-own-treasures')}", style=ACCENT).append(f"  {names}")
        return text

    def field_hint(self) -> Text | None:
        """Which fields may be chosen: all named if they are few, else an example."""
        if self.view.question not in OPTIONS_DRAWN or self.seat not in self.view.asked():
            return None
        names = [self.view.game.options.name(option) for option in self.view.legal(self.seat)]
        fields = [name.removeprefix("at ").upper() for name in names if name.startswith("at ")]
        few = ", ".join(fields) if len(fields) <= FEW_FIELDS else f"{', '.join(fields[:FEW_FIELDS])}, …"
        return Text(self.say("screen-fields", amount=len(fields), fields=few))

    def own_order(self) -> Text | None:
        if self.seat == NOTHING or self.g.player[self.seat].order == NOTHING:
            return None
        order = ORDER_NAMES[THRESHOLDS.index(int(self.g.player[self.seat].order))]
        return Text(self.say("screen-order", order=self.say(f"order-{order}")), style=FAINT)


assert len(TREASURE_NAMES) == 3  # a card number from KINDS on is a treasure
