"""What a screen draws of a game of Grimoria: made from a view, so it holds nothing that its observer may not know."""

import functools
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from zaubertisch.games.grimoria.state import (
    ADVENTURE_NAMES,
    COMPANION_NAMES,
    FIRST_HIDDEN,
    KIND_NAMES,
    PLACE_NAMES,
    PLACES,
    PLAYER,
    STATE,
    TREASURE_NAMES,
)
from zaubertisch.games.grimoria.view.attack import Attack, attack
from zaubertisch.games.grimoria.view.prospects import Prospect, prospects
from zaubertisch.kernel.codec import SeatNumber, Shape
from zaubertisch.kernel.piles import cards_in
from zaubertisch.kernel.position import Position, View, reader, records_in, remembered
from zaubertisch.kernel.record import HIDDEN, NOTHING, PUBLIC_MARK

Counts = dict[str, int]  # how many of each card
NO_ROW = bytes(len(KIND_NAMES) - FIRST_HIDDEN)
PUBLIC_PARTS = (
    "last_level", "level", "round_number", "order", "chosen", "no_display", "display", "discard", "cloaks_out",
    "mirrors_out", "draw.count", "treasure.count",
)  # fmt: skip
read_public = reader(STATE, *PUBLIC_PARTS)
read_own = reader(STATE, "open_memory", "face_down", "seen")
players_in = records_in(STATE, "player")
read_player = reader(PLAYER, "coins", "spell", "companion", "cloaked", "row", "places", "treasures")


class Companion(Shape, frozen=True):
    """One kind of companion before a seat; `cloaked` of its `count` lie under a cloak."""

    card: str
    count: int
    cloaked: int


class Row(Shape, frozen=True):
    """Face-down cards before a seat: how many there are, and those of them that the observer knows."""

    count: int
    known: Counts


class GrimoriaSeat(Shape, frozen=True):
    """Everything before one seat."""

    coins: int
    spell: int | None  # the spell of this round, from the reveal on
    companions: list[Companion]
    places: Row
    treasures: Row
    worth: int | None  # what all its cards are worth now, as far as the observer knows all of them


class FaceDown(Shape, frozen=True):
    """The face-down card of the display; `card` only for those who have seen it."""

    card: str | None
    is_place: bool  # everyone knows that it is a place


class KnownCard(Shape, frozen=True):
    """A card of the draw pile that the observer knows; depth 0 is the top."""

    depth: int
    card: str


class GrimoriaPicture(Shape, frozen=True):
    """A whole table of Grimoria as one observer sees it."""

    round: int
    first_level: int
    level: int
    last_level: int
    is_last_round: bool
    books_closed: bool  # spells are being chosen: `order` is still that of the last round
    order: list[SeatNumber]
    chosen: dict[int, int]  # how many seats chose each spell, from the reveal on
    display: list[str]
    face_down: FaceDown | None
    has_display: bool
    discard: Counts
    draw_count: int
    draw_known: list[KnownCard]
    treasure_count: int
    cloaks_gone: int
    mirrors_gone: int
    seats: list[GrimoriaSeat]
    attack: Attack | None
    prospects: dict[int, Prospect]  # what the observer's answers would bring now, by option


def counted(names: Sequence[str], counts: Iterable[int]) -> Counts:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def picture(view: Position, observer: int) -> GrimoriaPicture:
    """The table as this observer sees it; NOTHING stands for all cards open.

    What was seen earlier of other rows and of the pile is shown only if the table agreed on that (`open_memory`).
    """
    public = public_picture(view.public())
    open_memory, card, knowers = read_own(view.data)
    remembers = bool(open_memory) or view.is_over or observer == NOTHING
    return replace(
        public,
        face_down=face_down(card, knowers),
        draw_known=known_cards(view.state) if remembers else [],
        seats=seat_pictures(view, observer, public.seats, remembers),
        prospects=prospects(view, observer),
    )


@remembered(1 << 8)
def public_picture(view: View) -> GrimoriaPicture:
    """What everybody sees, from the spectators' view."""
    (
        last_level, level, round_number, order, chosen, no_display, display, discard, cloaks_out, mirrors_out,
        draw_count, treasure_count,
    ) = read_public(view.data)  # fmt: skip
    _, card, knowers = read_own(view.data)
    players = players_in(view.data, view.seats)
    spells = [read_player(player)[1] for player in players]
    return GrimoriaPicture(
        round=round_number,
        first_level=int(view.deck["start_level"][0, view.seats]),
        level=level,
        last_level=last_level,
        is_last_round=level >= last_level or bool(no_display),
        books_closed=view.question == "choose_spell" or not spells[0],
        order=[*order[: view.seats]],
        chosen={spell: count for spell, count in enumerate(chosen) if spell and count},
        display=[name for name, count in zip(ADVENTURE_NAMES, display, strict=True) if count for _ in range(count)],
        face_down=face_down(card, knowers),
        has_display=not no_display,
        discard=counted(ADVENTURE_NAMES, discard),
        draw_count=draw_count,
        draw_known=[],
        treasure_count=treasure_count,
        cloaks_gone=cloaks_out - sum(sum(read_player(player)[3]) for player in players),
        mirrors_gone=mirrors_out,
        seats=[seat_picture(player, False, None) for player in players],
        attack=attack(view, spells),
        prospects={},
    )


def face_down(card: int, knowers: int) -> FaceDown | None:
    if card == NOTHING:
        return None
    return FaceDown(None if card == HIDDEN else KIND_NAMES[card], bool(knowers & PUBLIC_MARK))


def known_cards(g: Any) -> list[KnownCard]:
    cards = enumerate(cards_in(g[0].draw))
    return [KnownCard(depth, KIND_NAMES[card]) for depth, (card, _) in cards if card >= 0]


def seat_pictures(view: Position, observer: int, public: list[GrimoriaSeat], remembers: bool) -> list[GrimoriaSeat]:
    """All seats: where earlier cards are not shown, only the observer's own differs from what everybody sees."""
    shown = range(view.seats) if remembers else [observer] if 0 <= observer < view.seats else []
    players, seats = players_in(view.data, view.seats) if shown else [], [*public]
    for seat in shown:
        knows_all = observer in (seat, NOTHING) or view.is_over
        seats[seat] = seat_picture(players[seat], True, view.points(seat) if knows_all else None)
    return seats


@functools.lru_cache(maxsize=1 << 12)
def seat_picture(player: bytes, shows_row: bool, worth: int | None) -> GrimoriaSeat:
    """From the bytes of a seat in a view; `worth` where the observer knows all of its cards."""
    coins, spell, companion, cloaked, row, places, treasures = read_player(player)
    shown = row if shows_row else NO_ROW
    return GrimoriaSeat(
        coins=coins,
        spell=spell or None,
        companions=companions(companion, cloaked),
        places=Row(places, counted(PLACE_NAMES, shown[:PLACES])),
        treasures=Row(treasures, counted(TREASURE_NAMES, shown[PLACES:])),
        worth=worth,
    )


def companions(counts: bytes, cloaked: bytes) -> list[Companion]:
    kinds = zip(COMPANION_NAMES, counts, cloaked, strict=True)
    return [Companion(card, count, under) for card, count, under in kinds if count]
