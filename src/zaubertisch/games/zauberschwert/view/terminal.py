"""Zauberschwert & Drachenei on a text screen: seats, landscape, display with what each card would bring, one's hand."""

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from zaubertisch.games.zauberschwert.names import (
    ADVENTURE_NAMES,
    APPRENTICE,
    ARTEFACT_NAMES,
    BLACK_EGG,
    CREATURES,
    DESIGN_NAMES,
    FIRST_ENERGY_STONE,
    FIRST_HERO,
    FIRST_ORB,
    FIRST_SITE,
    FIRST_SPELL,
    HERO_NAMES,
    LANDSCAPE_NAMES,
    ORC_NAMES,
    SPELL_NAMES,
    SYMBOL_NAMES,
    WAYS,
)
from zaubertisch.games.zauberschwert.state import BID, BID_UP_TO, OUT
from zaubertisch.games.zauberschwert.view import prospect
from zaubertisch.games.zauberschwert.view.prospect import PROSPECT
from zaubertisch.kernel.position import Event, Position
from zaubertisch.kernel.record import NOTHING, allocate
from zaubertisch.kernel.rules import specialise
from zaubertisch.kernel.words import Words
from zaubertisch.text.sentences import Names, card_word
from zaubertisch.text.styles import ACCENT, FAINT, seat_style

OPTIONS_DRAWN = frozenset({"bid"})  # a line says it shorter than sixty options
REACTIONS: frozenset[str] = frozenset({"choose_alliance", "lay_out"})  # asked for secrecy's sake even without a choice

PARAGRAPHS = frozenset({"round_began", "wizard_laid", "turn_began", "swapped", "artefact_laid", "game_ended"})
REPEATED = frozenset({"turn_began"})
SHOWN_BY_THE_TABLE = frozenset({"round_began", "card_turned_up", "landscape_turned_up", "orc_joined", "start_moved"})

foresee = specialise(prospect.foresee, "screen")


def starts_paragraph(event: Event, paragraph: str) -> bool:
    """A new line of the log: every turn, and the parts of a round."""
    return event.name in PARAGRAPHS and (event.name != paragraph or event.name in REPEATED)


def is_news(event: Event, paragraph: str) -> bool:
    """What the table does not show anyway."""
    return event.name not in SHOWN_BY_THE_TABLE


def draw(
    view: Position, seat: int, words: Words, names: Names, width: int, *, looking_back: bool = False
) -> RenderableType:
    """The table as this seat may see it; without a seat, as spectators may."""
    table = SeenTable(view, seat, words, names)
    parts: list[RenderableType] = [table.title(), table.seats()]
    if not view.is_over:
        parts += [Text(), table.display()]
    if seat != NOTHING:
        parts += [Text(), table.own_hand()]
    if view.question == "bid" and seat in view.asked():
        parts += [Text(), table.bids()]
    return Group(*parts)


def draw_cards(view: Position, words: Words) -> RenderableType:
    """What has left the game."""
    gone = [card_word(words, name) for name, where in zip(ADVENTURE_NAMES, view.g.where, strict=True) if where == OUT]
    gone += counted(words, ARTEFACT_NAMES, view.g.artefact_out)
    if not gone:
        return Text(words.say("screen-gone-none"))
    return Text.assemble((words.say("screen-gone"), ACCENT), "  ", ", ".join(gone))


def counted(words: Words, names: Iterable[str], counts: Iterable[int]) -> list[str]:
    """Cards by name; those that are there more than once with their number."""
    cards = [(card_word(words, name), int(count)) for name, count in zip(names, counts, strict=True) if count]
    return [name if count == 1 else f"{name} ×{count}" for name, count in cards]


class SeenTable:
    """A view, whose it is, and in which words it is shown."""

    def __init__(self, view: Position, seat: int, words: Words, names: Names) -> None:
        self.view, self.seat, self.words, self.names = view, seat, words, names
        self.g, self.deck = view.g, view.deck[0]
        self.say = words.say

    def word(self, name: str) -> str:
        return card_word(self.words, name)

    def title(self) -> Rule:
        text = Text.assemble((self.say("game-name"), ACCENT), " · ", self.say(f"screen-way-{WAYS[self.g.way]}"), " · ")
        return Rule(text.append(self.say("screen-round", round=int(self.g.round_number))), style="yellow")

    # The seats

    def seats(self) -> Table:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(4):
            grid.add_column(no_wrap=True)
        grid.add_column()
        for place in range(self.view.seats):
            self.add_seat(grid, (int(self.g.start) + place) % self.view.seats)
        return grid

    def add_seat(self, grid: Table, seat: int) -> None:
        me = self.g.player[seat]
        name = Text(self.names[seat], style=seat_style(seat))
        if seat == self.seat:
            name.append(f" ({self.say('you')})", style="default")
        magic = self.say("screen-magic", amount=int(me.magic))
        stones = self.say("screen-stones", amount=self.view.points(seat))
        marker = Text("▶" if self.g.turn == seat else " ", style=ACCENT)
        grid.add_row(marker, name, Text(magic, style="cyan"), Text(stones, style="yellow"), self.belongings(seat))

    def belongings(self, seat: int) -> Text:
        marks = [self.say("screen-start")] if self.g.start == seat else []
        marks += [self.say("screen-dragon")] if self.g.dragon == seat else []
        broken = int(self.g.player[seat].words_broken)
        marks += [self.say("screen-words-broken", amount=broken)] if broken else []
        marks.append(self.say("screen-hand", amount=int(self.g.player[seat].hand_size)))
        groups = [", ".join(group) for group in (self.heroes(seat), self.spells(seat), self.laid(seat)) if group]
        return Text(" · ").join([Text(", ".join(marks), style=FAINT), *map(Text, groups)])

    def heroes(self, seat: int) -> list[str]:
        mine = [hero for hero, owner in enumerate(self.g.hero_owner) if owner == seat]
        return [self.marked(HERO_NAMES[hero], self.g.hero_used >> hero & 1) for hero in mine]

    def spells(self, seat: int) -> list[str]:
        mine = [spell for spell, owner in enumerate(self.g.spell_owner) if owner == seat]
        return [self.marked(SPELL_NAMES[spell], self.g.spell_used[spell]) for spell in mine]

    def marked(self, name: str, is_used: int) -> str:
        return self.say("screen-used", card=self.word(name)) if is_used else self.word(name)

    def laid(self, seat: int) -> list[str]:
        """Artefacts; energy stones with their step, the one that Absolutus supports with a mark."""
        cards = counted(self.words, DESIGN_NAMES, self.g.player[seat].laid)
        there = [design for design in range(len(DESIGN_NAMES)) if self.g.player[seat].laid[design]]
        return [self.with_marks(card, design, seat) for card, design in zip(cards, there, strict=True)]

    def with_marks(self, card: str, design: int, seat: int) -> str:
        if FIRST_ENERGY_STONE <= design < BLACK_EGG:
            card = self.say("screen-step", card=card, step=int(self.g.charge[design - FIRST_ENERGY_STONE]) + 1)
        pairs = zip(self.g.support, self.g.spell_owner, strict=True)
        supported = any(where == design and owner == seat for where, owner in pairs)
        return self.say("screen-supported", card=card) if supported else card

    # The display

    def display(self) -> Group:
        piles = self.say("screen-piles", adventures=int(self.g.adventures.count), artefacts=int(self.g.artefacts.count))
        lines = [Text.assemble((self.say("screen-display"), ACCENT), (f"  {piles}", FAINT))]
        if self.g.landscape != NOTHING:
            lines.append(self.landscape())
        grid = Table.grid(padding=(0, 2, 0, 0))
        for spot in self.g.display[: self.g.displayed]:
            self.add_card(grid, int(spot.card), int(spot.orc))
        return Group(*lines, grid)

    def landscape(self) -> Text:
        allowed = self.deck.allows[self.g.landscape]
        heroes = dict.fromkeys(name.removesuffix("_2") for i, name in enumerate(HERO_NAMES) if allowed[i])
        acting = ", ".join(self.word(name) for name in heroes) or self.say("screen-nobody")
        name = self.word(LANDSCAPE_NAMES[self.g.landscape])
        return Text.assemble(
            (f"  {name}", "bold green"), (f"  {self.say('screen-acts', heroes=acting)}", FAINT)
        )  # fmt: skip

    def add_card(self, grid: Table, card: int, orc: int) -> None:
        name = Text(f"  {self.word(ADVENTURE_NAMES[card])}", style="bold")
        if orc != NOTHING:
            name.append(f" + {self.word(ORC_NAMES[orc])}")
        grid.add_row(name, self.brief(card), Text(self.there(card)))

    def brief(self, card: int) -> Text:
        """What the card is, and for a seat what it would cost and bring."""
        found = allocate(PROSPECT)[0]
        foresee(self.g, self.deck, max(self.seat, 0), card, 0, found)
        if card < CREATURES:
            return self.creature(card, found)
        if card < FIRST_SITE:
            return Text(self.say("screen-orb", amount=int(self.deck.orb_magic[card - FIRST_ORB])))
        if card < FIRST_SPELL:
            return Text(self.gain(int(found.stones[1]), int(found.cards[1])))
        kind = "spell" if card < FIRST_HERO else "hero" if card < FIRST_HERO + len(HERO_NAMES) else "market"
        return Text(self.say(f"screen-{kind}"), style=FAINT)

    def symbols(self, card: int) -> str:
        shown = [name for i, name in enumerate(SYMBOL_NAMES) if self.deck.creature_symbols[card] >> i & 1]
        return "+".join(self.say(f"screen-symbol-{name}") for name in shown)

    def creature(self, card: int, found: Any) -> Text:
        rewards = [self.gain(int(found.stones[n]), int(found.cards[n])) for n in (1, 2)]
        text = Text(self.say("screen-strength", amount=int(found.price)), style="red")
        text.append(f" · {self.symbols(card)}", style="magenta")
        text.append(f" · {self.say('screen-reward', alone=rewards[0], two=rewards[1])}", style="default")
        if self.seat != NOTHING:
            gain = self.gain(int(found.stones[1] + found.bonus_stones), int(found.cards[1] + found.bonus_choices))
            text.append(f"\n{self.say('screen-prospect', cost=int(found.cost[1]), gain=gain)}", style=FAINT)
            bids = ", ".join(f"{self.names[i]} {found.highest_bid[i]}" for i in range(self.view.seats))
            text.append(f" · {self.say('screen-outbid', bids=bids)}", style=FAINT)
        return text

    def gain(self, stones: int, cards: int) -> str:
        parts = [self.say("screen-gain-stones", amount=stones)] if stones else []
        parts += [self.say("screen-gain-cards", amount=cards)] if cards else []
        return " + ".join(parts) or self.say("screen-gain-nothing")

    def there(self, card: int) -> str:
        """Who lies at a card."""
        names = [self.names[seat] for seat in range(self.view.seats) if self.g.player[seat].wizard == card]
        if self.g.apprentice == card:
            names.append(self.say("screen-apprentice", name=self.names[int(self.g.hero_owner[APPRENTICE])]))
        return self.say("screen-wizards", names=", ".join(names)) if names else ""

    # What only this seat sees

    def own_hand(self) -> Text:
        cards = counted(self.words, ARTEFACT_NAMES, self.g.player[self.seat].hand)
        text = Text.assemble((self.say("screen-own-hand"), ACCENT), "  ")
        return text.append(", ".join(cards) or self.say("screen-hand-empty"), style="" if cards else FAINT)

    def bids(self) -> Text:
        bids = [option - BID + 1 for option in self.view.legal(self.seat) if BID <= option < BID_UP_TO]
        return Text(self.say("screen-bids", least=min(bids), most=max(bids)))
