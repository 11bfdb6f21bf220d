"""What a screen draws of a game of Schatzjagd: made from a view, so it holds nothing that its observer may not know."""

from typing import Any

from zaubertisch.games.schatzjagd.board import CITY_FIELDS, COLOURS, FIELD_NAMES, HOUSE_NAMES
from zaubertisch.games.schatzjagd.fight import BOUND, EXCHANGES, MONSTER_LIFE, OPPONENT
from zaubertisch.games.schatzjagd.state import (
    BURIED,
    CARRIED,
    FIGHT,
    KIND_NAMES,
    ORDER_NAMES,
    STORED,
    THRESHOLDS,
    TREASURE_NAMES,
    TURN,
    VALUE_NAMES,
)
from zaubertisch.games.schatzjagd.turn import STEPS
from zaubertisch.kernel.codec import Shape
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import HIDDEN, NOTHING

Cards = list[str | None]  # by name; None is a card that this observer may not know


class Slot(Shape, frozen=True):
    """A card on a field of the land."""

    field: str
    card: str | None
    is_open: bool


class Lying(Shape, frozen=True):
    """Treasures on a field of the land."""

    field: str
    treasures: Cards


class Henchman(Shape, frozen=True):
    """Everything of one seat."""

    castle: str | None
    field: str | None
    life: int
    gold: int
    strength: int
    weapons: int
    is_poisoned: bool
    skips: bool
    in_flight: bool
    must_uncover: bool
    searches: int
    order: str | None  # the standing order, for its giver only
    hand: Cards
    carries: Cards
    stored: Cards


class Fight(Shape, frozen=True):
    """A fight that goes on: with another seat, or with the monster on the fighter's field."""

    seat: int
    opponent: int | None
    monster: str | None
    monster_life: int
    monster_power: int
    exchanges: int
    is_bound: bool


class SchatzjagdPicture(Shape, frozen=True):
    """A whole land of Schatzjagd as one observer sees it."""

    day: int
    last_day: int | None
    goal: int
    order: list[int]
    houses: dict[str, str]  # field and house
    land: list[Slot]
    lying: list[Lying]
    steps: int
    has_played: bool
    draw_count: int
    discard_count: int
    discard_top: str | None
    discard: dict[str, int]  # the cards of the discard pile that the observer knows
    set_aside: dict[str, int]
    buried: int
    seats: list[Henchman]
    fight: Fight | None


def picture(view: Position, observer: int) -> SchatzjagdPicture:
    """The land as this observer sees it; NOTHING stands for all cards open."""
    g = view.state
    turn = frame_of(g, TURN)
    return SchatzjagdPicture(
        day=int(g["day"][0]),
        last_day=int(g["last_day"][0]) or None,
        goal=int(g["goal"][0]),
        order=g["order"][0].tolist()[: view.seats],
        houses={FIELD_NAMES[f]: HOUSE_NAMES[h] for f, h in zip(CITY_FIELDS, g["house"][0].tolist(), strict=True)},
        land=land(g),
        lying=lying(g),
        steps=int(turn[4][STEPS]) if turn and view.question == "step" else 0,
        has_played=bool(g["played"][0]),
        draw_count=int(g["draw"]["count"][0]),
        discard_count=int(g["discarded"][0]),
        discard_top=card_name(int(g["top"][0])),
        discard=counted(g["discard"][0].tolist()),
        set_aside=counted(g["set_aside"][0].tolist()),
        buried=len(treasures_at(g, BURIED)),
        seats=[henchman(g, seat) for seat in range(view.seats)],
        fight=fight(view),
    )


def card_name(kind: int) -> str | None:
    return KIND_NAMES[kind] if kind >= 0 else None


def counted(counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(KIND_NAMES, counts, strict=True) if count}


def frame_of(g: Any, rule: int) -> Any:
    """The frame of a kind on the stack, as a plain tuple whose last part are its notes."""
    frames = g["frame"][0, : int(g["depth"][0])].tolist()
    return next((frame for frame in frames if frame[0] == rule), None)


def land(g: Any) -> list[Slot]:
    uncovered = int(g["uncovered"][0])
    cards = enumerate(g["card"][0].tolist())
    return [Slot(FIELD_NAMES[f], card_name(kind), f == uncovered) for f, kind in cards if kind != NOTHING]


def treasures_at(g: Any, place: int) -> Cards:
    treasures = g["treasure"][0].tolist()
    return [None if kind == HIDDEN else TREASURE_NAMES[kind] for kind, where, _ in treasures if where == place]


def lying(g: Any) -> list[Lying]:
    fields = sorted({where for _, where, _ in g["treasure"][0].tolist() if 0 <= where < CARRIED})
    return [Lying(FIELD_NAMES[field], sorted_cards(treasures_at(g, field))) for field in fields]


def sorted_cards(cards: Cards) -> Cards:
    return sorted(cards, key=lambda card: (card is None, card or ""))


def henchman(g: Any, seat: int) -> Henchman:
    me = g["player"][0, seat]
    field, castle, order = int(me["field"]), int(me["castle"]), int(me["order"])
    hand = [card_name(kind) for kind in me["hand"].tolist()[: int(me["cards"])]]
    return Henchman(
        castle=COLOURS[castle] if castle >= 0 else None,
        field=FIELD_NAMES[field] if field >= 0 else None,
        **dict(zip(VALUE_NAMES, me["value"].tolist(), strict=True)),
        is_poisoned=bool(me["poisoned"]),
        skips=bool(me["skips"]),
        in_flight=bool(me["in_flight"]),
        must_uncover=bool(me["must_uncover"]),
        searches=int(me["searches"]),
        order=None if order == NOTHING else ORDER_NAMES[THRESHOLDS.index(order)],
        hand=sorted_cards(hand),
        carries=sorted_cards(treasures_at(g, CARRIED + seat)),
        stored=sorted_cards(treasures_at(g, STORED + seat)),
    )


def fight(view: Position) -> Fight | None:
    frame = frame_of(view.state, FIGHT)
    if frame is None:
        return None
    seat, notes = frame[2], frame[4]
    is_duel = int(notes[OPPONENT]) != NOTHING
    kind = NOTHING if is_duel else int(view.state["card"][0, int(view.state["player"]["field"][0, seat])])
    return Fight(
        seat=seat,
        opponent=int(notes[OPPONENT]) if is_duel else None,
        monster=card_name(kind),
        monster_life=int(notes[MONSTER_LIFE]),
        monster_power=int(view.table["power"][0, kind]) if kind >= 0 else 0,
        exchanges=int(notes[EXCHANGES]),
        is_bound=bool(notes[BOUND]),
    )
