"""What a screen draws of a game of Schatzjagd: made from a view, so it holds nothing that its observer may not know."""

import functools

import numpy as np
from msgspec.structs import replace

from zaubertisch.games.schatzjagd.rules.board import CITY_FIELDS, COLOURS, FIELD_NAMES, GROUND, HOUSE_NAMES, OPEN
from zaubertisch.games.schatzjagd.rules.death import POINTS_LEFT
from zaubertisch.games.schatzjagd.rules.fight import BOUND, EXCHANGES, MONSTER_LIFE, OPPONENT
from zaubertisch.games.schatzjagd.rules.scoring import ANY_KINDS, GOAL_KINDS, TREASURES_OF_A_KIND
from zaubertisch.games.schatzjagd.state import (
    BURIED,
    CARRIED,
    FIGHT,
    HAS_MOVED,
    KIND_NAMES,
    MONSTER,
    ORDER_NAMES,
    PLAYER,
    STATE,
    STEPS,
    STORED,
    SUCCESSION,
    THRESHOLDS,
    TREASURE,
    TREASURE_NAMES,
    TURN,
    VALUE_NAMES,
)
from zaubertisch.games.schatzjagd.view.odds import Oracle
from zaubertisch.games.schatzjagd.view.reach import ways
from zaubertisch.kernel.codec import SeatNumber, Shape
from zaubertisch.kernel.position import Position, View, frame_of, reader, records_in, remembered
from zaubertisch.kernel.record import HIDDEN, NOTHING
from zaubertisch.kernel.warmup import is_compiled

HIGHEST_ROLL = 6
read_public = reader(
    STATE, "goal", "goal_kind", "last_day", "memory", "day", "order", "house", "played", "discarded", "top",
    "set_aside", "draw.count", "treasure",
)  # fmt: skip
read_own = reader(STATE, "uncovered", "card", "discard", "treasure")
players_in = records_in(STATE, "player")
read_field = reader(PLAYER, "field")
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


class FightOdds(Shape, frozen=True):
    """How a fight to the end goes for `seat`, unless the foe flees; and what fleeing now would cost."""

    seat: SeatNumber
    win: float
    lose: float
    flee: float  # by a standing order
    loss: float  # life, on average
    foe_loss: float
    exchanges: float
    blow_kills: float  # the parting blow
    blow_loss: float


class Way(Shape, frozen=True):
    """A field within the steps left, and the fields that lead there; odds of a monster or henchman known to be there.

    Before the die is rolled: within the highest roll.
    """

    field: str
    path: list[str]
    odds: FightOdds | None


class Successor(Shape, frozen=True):
    """The purchase of a successor's values: points left, spent so far, and what so many points bring."""

    seat: SeatNumber
    points: int
    spent: dict[str, int]
    brings: dict[str, list[int]]


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
    duel: FightOdds | None  # of the observer with him, where the observer may challenge


class Fight(Shape, frozen=True):
    """A fight that goes on: with another seat, or with the monster on the fighter's field."""

    seat: SeatNumber
    opponent: SeatNumber | None
    monster: str | None
    monster_life: int
    monster_power: int
    exchanges: int
    is_bound: bool
    odds: FightOdds
    orders: dict[str, FightOdds]  # by the standing order one could give now


class SchatzjagdPicture(Shape, frozen=True):
    """A whole land of Schatzjagd as one observer sees it."""

    day: int
    last_day: int | None
    goal: int
    goal_kind: str  # of which kinds; "..._alone" where the number says nothing beside
    most: int  # no value is higher
    remembers: bool  # the table shows what was seen
    order: list[SeatNumber]
    houses: dict[str, str]  # field and house
    land: list[Slot]
    lying: list[Lying]
    steps: int
    ways: list[Way]
    has_played: bool
    draw_count: int
    discard_count: int
    discard_top: str | None
    discard: dict[str, int]  # the cards of the discard pile that the observer knows
    set_aside: dict[str, int]
    buried: int
    seats: list[Henchman]
    fight: Fight | None
    successor: Successor | None


def goal_kind(goal: int, kind: int) -> str:
    """S118: what a sentence about the goal says of kinds.

    >>> goal_kind(4, 1), goal_kind(3, 1)
    ('three_of_a_kind', 'three_of_a_kind_alone')
    """
    is_alone = kind != ANY_KINDS and goal == TREASURES_OF_A_KIND
    return f"{GOAL_KINDS[kind]}_alone" if is_alone else GOAL_KINDS[kind]


def picture(view: Position, observer: int) -> SchatzjagdPicture:
    """The land as this observer sees it; NOTHING stands for all cards open."""
    if is_compiled("schatzjagd"):
        rehearsal().hold(view)
    public = public_picture(view.public())
    uncovered, cards, discard, treasures = read_own(view.data)
    return replace(
        public,
        land=land(cards, uncovered),
        lying=lying(treasures),
        ways=ways_on(view, observer, public.steps),
        discard=counted(discard),
        seats=henchmen(view, observer, treasures),
        fight=fight(view, observer),
    )


@remembered(1 << 8)
def public_picture(view: View) -> SchatzjagdPicture:
    """What everybody sees, from the spectators' view; what else there is to see is drawn for each observer."""
    (
        goal, kind, last_day, memory, day, order, houses, played, discarded, top, set_aside, draw_count, treasures,
    ) = read_public(view.data)  # fmt: skip
    return SchatzjagdPicture(
        day=day,
        last_day=last_day or None,
        goal=goal,
        goal_kind=goal_kind(goal, kind),
        most=int(view.deck["most"][0]),
        remembers=bool(memory),
        order=[*order[: view.seats]],
        houses={FIELD_NAMES[field]: HOUSE_NAMES[house] for field, house in zip(CITY_FIELDS, houses, strict=True)},
        land=[],
        lying=[],
        steps=steps_left(view),
        ways=[],
        has_played=bool(played),
        draw_count=draw_count,
        discard_count=discarded,
        discard_top=card_name(top),
        discard={},
        set_aside=counted(set_aside),
        buried=len(treasures_at(treasures, BURIED)),
        seats=[],
        fight=None,
        successor=successor(view),
    )


def card_name(kind: int) -> str | None:
    return KIND_NAMES[kind] if kind >= 0 else None


@functools.lru_cache(maxsize=1 << 10)
def counted(counts: bytes) -> dict[str, int]:
    return {name: count for name, count in zip(KIND_NAMES, counts, strict=True) if count}


@functools.lru_cache(maxsize=1 << 10)
def land(cards: bytes, uncovered: int) -> list[Slot]:
    kinds = enumerate(memoryview(cards).cast("b"))
    return [Slot(FIELD_NAMES[f], card_name(kind), f == uncovered) for f, kind in kinds if kind != NOTHING]


@functools.lru_cache(maxsize=1 << 12)
def treasures_at(treasures: bytes, place: int) -> Cards:
    """From the bytes of all treasures in a view."""
    found = np.frombuffer(treasures, TREASURE).tolist()
    return [None if kind == HIDDEN else TREASURE_NAMES[kind] for kind, where, _ in found if where == place]


@functools.lru_cache(maxsize=1 << 10)
def lying(treasures: bytes) -> list[Lying]:
    places = np.frombuffer(treasures, TREASURE)["place"].tolist()
    fields = sorted({where for where in places if 0 <= where < CARRIED})
    return [Lying(FIELD_NAMES[field], sorted_cards(treasures_at(treasures, field))) for field in fields]


def sorted_cards(cards: Cards) -> Cards:
    return sorted(cards, key=lambda card: (card is None, card or ""))


@functools.cache
def oracle() -> Oracle:
    return Oracle()


class Rehearsal:
    """A fight of each kind, foreseen with the first compiled picture: nobody waits in his first fight for compiling."""

    def __init__(self) -> None:
        self.is_over = False

    def hold(self, view: Position) -> None:
        if not self.is_over:
            self.is_over = True
            oracle().monster(view, 0, KIND_NAMES.index("robber"))
            oracle().duel(view, 0, 1)
            oracle().bound()


@functools.cache
def rehearsal() -> Rehearsal:
    return Rehearsal()


def shown(seat: int, odds: dict[str, float]) -> FightOdds:
    return FightOdds(seat=seat, **{name: round(odds[name], 3) for name in odds if name != "foe_flees"})


def steps_left(view: Position) -> int:
    turn = frame_of(view, TURN)
    return turn.note[STEPS] if turn and view.question == "step" else 0


def ways_on(view: Position, observer: int, steps: int) -> list[Way]:
    """S25: where the journey can still lead, and what it would meet there as far as the observer knows."""
    is_pondering = view.question == "travel" and view.asks(observer)
    steps = HIGHEST_ROLL if is_pondering else steps
    turn = frame_of(view, TURN) if steps else None
    if turn is None:
        return []
    found = ways(view, turn.seat, steps, bool(turn.note[HAS_MOVED]))
    cards, there = view.state["card"][0].tolist(), fields_of(view)
    return [
        Way(FIELD_NAMES[field], named(path), odds_at(view, turn.seat, field, cards[field], there))
        for field, path in found.items()
    ]


def fields_of(view: Position) -> list[int]:
    """Where each seat stands."""
    return [read_field(player)[0] for player in players_in(view.data, view.seats)]


def named(fields: list[int]) -> list[str]:
    return [FIELD_NAMES[field] for field in fields]


def odds_at(view: Position, seat: int, field: int, kind: int, there: list[int]) -> FightOdds | None:
    """Of the fight that would be met, or could be sought, on this field: with its card, else with a henchman (S48)."""
    if kind >= 0 and view.deck["type"][0, kind] == MONSTER:
        return shown(seat, oracle().monster(view, seat, kind))
    if kind != NOTHING or GROUND[field] != OPEN:
        return None
    other = next((other for other, place in enumerate(there) if place == field and other != seat), None)
    return None if other is None else shown(seat, oracle().duel(view, seat, other))


def duel_with(view: Position, observer: int, other: int) -> FightOdds | None:
    """The odds of a challenge, where one may be spoken now."""
    if view.question not in ("challenge", "summon") or not view.asks(observer) or other == observer:
        return None
    return shown(observer, oracle().duel(view, observer, other))


def henchmen(view: Position, observer: int, treasures: bytes) -> list[Henchman]:
    """All seats; what one has is drawn once for all who see the same of it."""
    players = enumerate(players_in(view.data, view.seats))
    return [henchman(player, seat, treasures, duel_with(view, observer, seat)) for seat, player in players]


@functools.lru_cache(maxsize=1 << 12)
def henchman(player: bytes, seat: int, treasures: bytes, duel: FightOdds | None) -> Henchman:
    """From the bytes of a seat, and of all treasures, in a view."""
    me = np.frombuffer(player, PLAYER)
    field, castle, order = me["field"].item(), me["castle"].item(), me["order"].item()
    hand = [card_name(kind) for kind in me["hand"][0].tolist()[: me["cards"].item()]]
    return Henchman(
        castle=COLOURS[castle] if castle >= 0 else None,
        field=FIELD_NAMES[field] if field >= 0 else None,
        **dict(zip(VALUE_NAMES, me["value"][0].tolist(), strict=True)),
        is_poisoned=bool(me["poisoned"].item()),
        skips=bool(me["skips"].item()),
        in_flight=bool(me["in_flight"].item()),
        must_uncover=bool(me["must_uncover"].item()),
        searches=me["searches"].item(),
        order=None if order == NOTHING else ORDER_NAMES[THRESHOLDS.index(order)],
        hand=sorted_cards(hand),
        carries=sorted_cards(treasures_at(treasures, CARRIED + seat)),
        stored=sorted_cards(treasures_at(treasures, STORED + seat)),
        duel=duel,
    )


def fight(view: Position, observer: int) -> Fight | None:
    frame = frame_of(view, FIGHT)
    if frame is None:
        return None
    seat, notes = frame.seat, frame.note
    is_duel = notes[OPPONENT] != NOTHING
    kind = NOTHING if is_duel else int(view.state["card"][0, fields_of(view)[seat]])
    fought = Fought(view, seat, kind, notes)
    mine = observer if is_duel and observer == notes[OPPONENT] else seat
    return Fight(
        seat=seat,
        opponent=notes[OPPONENT] if is_duel else None,
        monster=card_name(kind),
        monster_life=notes[MONSTER_LIFE],
        monster_power=int(view.deck["power"][0, kind]) if kind >= 0 else 0,
        exchanges=notes[EXCHANGES],
        is_bound=bool(notes[BOUND]),
        odds=fought.odds(mine),
        orders=fought.by_orders(mine) if view.question == "give_order" and view.asked() == [observer] else {},
    )


class Fought:
    """A fight as its odds see it."""

    def __init__(self, view: Position, seat: int, kind: int, notes: tuple[int, ...]) -> None:
        self.view, self.seat, self.kind = view, seat, kind
        self.opponent, self.monster_life, self.exchanges, self.is_bound = notes[:4]

    def odds(self, mine: int, flees_below: int = 0) -> FightOdds:
        """For the fighter `mine`, who strikes now and flees below so much life."""
        if self.opponent == NOTHING:
            odds = oracle().monster(self.view, mine, self.kind, flees_below, self.monster_life)
        else:
            other = self.opponent if mine == self.seat else self.seat
            is_first = mine == self.seat and self.exchanges == 0
            odds = oracle().duel(self.view, mine, other, flees_below, is_challenger=is_first)
        return shown(mine, oracle().bound() if self.is_bound and mine == self.seat else odds)

    def by_orders(self, mine: int) -> dict[str, FightOdds]:
        orders = zip(ORDER_NAMES[1:], THRESHOLDS[1:], strict=True)
        return {name: self.odds(mine, flees_below) for name, flees_below in orders}


def successor(view: Position) -> Successor | None:
    if not view.question.startswith("spend_on"):
        return None
    frame = frame_of(view, SUCCESSION)
    assert frame is not None
    deck, notes = view.deck[0], frame.note
    points = range(int(deck["most_points"]) + 1)
    bring = zip(VALUE_NAMES, deck["bought"].tolist(), deck["per_points"].tolist(), strict=True)
    return Successor(
        seat=frame.seat,
        points=notes[POINTS_LEFT],
        spent=dict(zip(VALUE_NAMES, notes, strict=False)),
        brings={name: [min(n * amount // per, int(deck["most"])) for n in points] for name, amount, per in bring},
    )
