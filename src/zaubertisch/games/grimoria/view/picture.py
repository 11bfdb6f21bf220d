"""What a screen draws of a game of Grimoria: made from a view, so it holds nothing that its observer may not know."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from zaubertisch.games.grimoria.rules.attacks import NAMING
from zaubertisch.games.grimoria.state import (
    ADVENTURE_NAMES,
    ATTACK,
    COMPANION_NAMES,
    FIRST_HIDDEN,
    KIND_NAMES,
    NAMED,
    PLACE_NAMES,
    PLACES,
    REFLECTIONS,
    TAKER,
    TREASURE_NAMES,
    VICTIM,
)
from zaubertisch.games.grimoria.view.prospects import Prospect, prospects
from zaubertisch.kernel.codec import SeatNumber, Shape
from zaubertisch.kernel.piles import cards_in
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import HIDDEN, NOTHING, PUBLIC_MARK

Counts = dict[str, int]  # how many of each card
FIELDS = ("coins", "spell", "companion", "cloaked", "row", "places", "treasures")
NO_ROW = [0] * (len(KIND_NAMES) - FIRST_HIDDEN)


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


class Attack(Shape, frozen=True):
    """A spell 9, 12 or 14 that is being carried out; nobody is hit before a target is picked."""

    attacker: SeatNumber
    spell: int
    victim: SeatNumber | None
    taker: SeatNumber | None
    named: str | None  # the companion that spell 14 wants
    reflections: int


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
    g = view.state
    remembers = bool(g["open_memory"][0]) or view.is_over or observer == NOTHING
    level, last_level = int(g["level"][0]), int(g["last_level"][0])
    has_display = not g["no_display"][0]
    players = g["player"]
    spells = players["spell"][0].tolist()
    laid = int(players["cloaked"].sum())
    return GrimoriaPicture(
        round=int(g["round_number"][0]),
        first_level=int(view.deck["start_level"][0][view.seats]),
        level=level,
        last_level=last_level,
        is_last_round=level >= last_level or not has_display,
        books_closed=view.question == "choose_spell" or not spells[0],
        order=g["order"][0].tolist()[: view.seats],
        chosen={spell: count for spell, count in enumerate(g["chosen"][0].tolist()) if spell and count},
        display=[name for name, n in zip(ADVENTURE_NAMES, g["display"][0].tolist(), strict=True) for _ in range(n)],
        face_down=face_down(g),
        has_display=has_display,
        discard=counted(ADVENTURE_NAMES, g["discard"][0].tolist()),
        draw_count=int(g["draw"]["count"][0]),
        draw_known=known_cards(g) if remembers else [],
        treasure_count=int(g["treasure"]["count"][0]),
        cloaks_gone=int(g["cloaks_out"][0]) - laid,
        mirrors_gone=int(g["mirrors_out"][0]),
        seats=[*seat_pictures(view, observer, remembers)],
        attack=attack(g, spells),
        prospects=prospects(view, observer),
    )


def face_down(g: Any) -> FaceDown | None:
    card = int(g["face_down"][0])
    if card == NOTHING:
        return None
    return FaceDown(None if card == HIDDEN else KIND_NAMES[card], bool(g["seen"][0] & PUBLIC_MARK))


def known_cards(g: Any) -> list[KnownCard]:
    cards = enumerate(cards_in(g[0].draw))
    return [KnownCard(depth, KIND_NAMES[card]) for depth, (card, _) in cards if card >= 0]


def seat_pictures(view: Position, observer: int, remembers: bool) -> Iterator[GrimoriaSeat]:
    """All seats; each field is read for all of them at once."""
    players = view.state["player"]
    fields = (players[name][0].tolist() for name in FIELDS)
    for seat, me in zip(range(view.seats), zip(*fields, strict=True), strict=False):
        coins, spell, companion, cloaked, row, places, treasures = me
        shown = row if remembers or seat == observer else NO_ROW
        knows_all = observer in (seat, NOTHING) or view.is_over
        yield GrimoriaSeat(
            coins=coins,
            spell=spell or None,
            companions=companions(companion, cloaked),
            places=Row(places, counted(PLACE_NAMES, shown[:PLACES])),
            treasures=Row(treasures, counted(TREASURE_NAMES, shown[PLACES:])),
            worth=view.points(seat) if knows_all else None,
        )


def companions(counts: list[int], cloaked: list[int]) -> list[Companion]:
    kinds = zip(COMPANION_NAMES, counts, cloaked, strict=True)
    return [Companion(card, count, under) for card, count, under in kinds if count]


def attack(g: Any, spells: list[int]) -> Attack | None:
    """The attack on the stack, if there is one; its notes count from the moment it is aimed at somebody."""
    depth = int(g["depth"][0])
    frame = next((frame for frame in g["frame"][0, :depth].tolist() if frame[0] == ATTACK), None)
    if frame is None:
        return None
    _, stage, attacker, _, notes = frame
    is_aimed = stage >= NAMING
    named = int(notes[NAMED]) if is_aimed else NOTHING
    return Attack(
        attacker=attacker,
        spell=spells[attacker],
        victim=int(notes[VICTIM]) if is_aimed else None,
        taker=int(notes[TAKER]) if is_aimed else None,
        named=None if named == NOTHING else KIND_NAMES[named],
        reflections=int(notes[REFLECTIONS]) if is_aimed else 0,
    )
