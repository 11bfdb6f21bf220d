"""Schatzjagd's cards: which values each kind has, what is allowed, and where the deck keeps them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, cast

import numpy as np
from msgspec import Meta, defstruct
from msgspec import field as of
from numpy.typing import NDArray

from zaubertisch.games.schatzjagd.phrases import BLOWS, PHRASES, in_order
from zaubertisch.games.schatzjagd.rules.board import COLOURS, FIELD_NAMES, OPEN_FIELDS
from zaubertisch.games.schatzjagd.state import (
    ACTION_NAMES,
    ANYWHERE,
    EFFECT,
    EFFECT_LISTS,
    FACE,
    KIND_NAMES,
    MAP_NAMES,
    MONSTER_NAMES,
    MOST_CARDS,
    MOST_EFFECTS,
    MOST_TREASURES,
    ON_FLIGHT,
    ON_HIT,
    OWN_EFFECTS,
    OWN_NAMES,
    POTION_NAMES,
    STANDARD_NAMES,
    TRAP_NAMES,
    TREASURE_KINDS,
    TREASURE_NAMES,
    TYPE_NAMES,
    VALUE_NAMES,
    VALUES,
    WEAPON_NAMES,
)
from zaubertisch.kernel.cardfiles import CardFile, NewCards
from zaubertisch.kernel.cards import Card, CardSet, Conflict, Kind, fields_of
from zaubertisch.kernel.decks import NOWHERE, Code, DeckType, In, index_in
from zaubertisch.kernel.fields import one_of, one_phrase_of
from zaubertisch.kernel.toml import Values

LEAST_CARDS = 16
SIDES = 6
OPEN_NAMES = tuple(FIELD_NAMES[field] for field in OPEN_FIELDS)
ROADS = (*COLOURS, "anywhere", "death")  # by their numbers: the four lands, ANYWHERE, DEADLY


def padded(effects: list[str]) -> NDArray[Any]:
    """A list of effects as the deck keeps it: in the order they happen, then nothing."""
    row = np.zeros(MOST_EFFECTS, EFFECT)
    for i, effect in enumerate(in_order(effects)):
        row[i] = effect
    return row


LISTS = (EFFECT_LISTS, MOST_EFFECTS)
EFFECT_LIST = Code(EFFECT, LISTS, padded)
SIX_LISTS = Code(EFFECT, LISTS, lambda faces: np.stack([padded(effects) for effects in faces]))
TREASURES, BY_VALUE = Code("i1", (TREASURE_KINDS,)), Code("i1", (VALUES,))
NUMBER = In("number", KIND_NAMES)  # of an action: each has one at most

Amount = Annotated[int, Meta(ge=0, le=15)]
Some = Annotated[int, Meta(ge=1, le=15)]
Effects = Annotated[list[Annotated[str, one_phrase_of(PHRASES)]], Meta(max_length=MOST_EFFECTS, title="effect")]
Blows = Annotated[list[Annotated[str, one_phrase_of(BLOWS)]], Meta(max_length=MOST_EFFECTS, title="effect")]
Faces = Annotated[list[Effects], Meta(min_length=SIDES, max_length=SIDES, title="face")]
Roads = Annotated[list[Annotated[str, one_of(*ROADS)]], Meta(min_length=SIDES, max_length=SIDES, title="road")]
OwnEffects = Annotated[Effects, Meta(description="what it does"), In("effect", KIND_NAMES, EFFECT_LIST, at=OWN_EFFECTS)]
Treasures = Annotated[int, Meta(ge=0, le=MOST_TREASURES, description="how many there are")]


class PlayingCard(Card, frozen=True, kw_only=True):
    """A card that is drawn and laid."""

    type: Annotated[
        str, Meta(description="what kind of card it is"), In(rows=KIND_NAMES, code=index_in(TYPE_NAMES, "i1"))
    ]
    count: Annotated[
        int, Meta(ge=0, le=30, description="how many there are in the game"), In(rows=KIND_NAMES, code=Code("i2"))
    ]


class Weapon(PlayingCard, frozen=True, kw_only=True):
    """A weapon."""

    type: Annotated[str, one_of("weapon")]
    effects: OwnEffects


class Potion(PlayingCard, frozen=True, kw_only=True):
    """A potion."""

    type: Annotated[str, one_of("potion")]
    effects: OwnEffects


class Trap(PlayingCard, frozen=True, kw_only=True):
    """A trap."""

    type: Annotated[str, one_of("trap")]
    effects: OwnEffects


class Monster(PlayingCard, frozen=True, kw_only=True):
    """A monster."""

    type: Annotated[str, one_of("monster")]
    power: Annotated[int, Meta(ge=0, le=30, description="its strength and weapons together"), In(rows=KIND_NAMES)]
    loot: Annotated[Amount, Meta(description="gold for beating it"), In(rows=KIND_NAMES)] = 0
    on_hit: Annotated[
        Blows, Meta(description="what a blow of it does"), In("effect", KIND_NAMES, EFFECT_LIST, at=ON_HIT)
    ] = of(default_factory=list)
    on_flight: Annotated[
        Blows, Meta(description="what fleeing from it costs"), In("effect", KIND_NAMES, EFFECT_LIST, at=ON_FLIGHT)
    ] = of(default_factory=list)


class Map(PlayingCard, frozen=True, kw_only=True):
    """A map."""

    type: Annotated[str, one_of("map")]
    field: Annotated[
        str,
        one_of(*OPEN_NAMES),
        Meta(description="the field of the land that it shows"),
        In(rows=KIND_NAMES, code=index_in(FIELD_NAMES, "i1"), other=-1),
    ]


class Acting(PlayingCard, frozen=True, kw_only=True):
    """A card that does something when it is used."""

    action: Annotated[str, Meta(description="what happens"), In(rows=KIND_NAMES, code=index_in(ACTION_NAMES, "i1"))]


class Place(Acting, frozen=True, kw_only=True):
    """A place that can be used."""

    type: Annotated[str, one_of("place")]
    price: Annotated[Amount, Meta(description="gold for using it"), In(rows=KIND_NAMES)] = 0
    stays: Annotated[bool, Meta(description="whether it stays when it was used"), In(rows=KIND_NAMES)] = True


class EffectPlace(Place, frozen=True, kw_only=True):
    """A place with effects."""

    action: Annotated[str, one_of("effects")]
    effects: OwnEffects


class DieTable(Place, frozen=True, kw_only=True):
    """A place where a die says what happens."""

    action: Annotated[str, one_of("die")]
    faces: Annotated[
        Faces,
        Meta(description="the effects of each face"),
        In("effect", KIND_NAMES, SIX_LISTS, at=slice(FACE, FACE + SIDES)),
    ]


class Trade(Place, frozen=True, kw_only=True):
    """A merchant of cards."""

    action: Annotated[str, one_of("trade")]


class Portal(Place, frozen=True, kw_only=True):
    """A portal."""

    action: Annotated[str, one_of("portal")]
    roads: Annotated[
        Roads,
        Meta(description="where each face of the die leads"),
        In("face", KIND_NAMES, index_in(ROADS, "i1", SIDES), other=ANYWHERE),
    ]


class Bets(Place, frozen=True, kw_only=True):
    """A booth that takes bets on a die."""

    action: Annotated[str, one_of("bets")]
    bets: Annotated[Some, Meta(description="the most bets of a visit"), NUMBER]


class Riddle(Place, frozen=True, kw_only=True):
    """A riddle: a number is named, then a die is rolled."""

    action: Annotated[str, one_of("riddle")]
    effects: OwnEffects


class Lookout(Place, frozen=True, kw_only=True):
    """A place from which a card far away is seen."""

    action: Annotated[str, one_of("look")]


class Whirlwind(Place, frozen=True, kw_only=True):
    """A whirlwind that carries away who uses it."""

    action: Annotated[str, one_of("whirlwind")]


class Ring(Place, frozen=True, kw_only=True):
    """A ring to which an opponent is summoned."""

    action: Annotated[str, one_of("ring")]


class Ride(Place, frozen=True, kw_only=True):
    """A stable with horses."""

    action: Annotated[str, one_of("ride")]


class Guild(Place, frozen=True, kw_only=True):
    """A guild that steals for money."""

    action: Annotated[str, one_of("guild")]
    lucky: Annotated[int, Meta(ge=0, le=6, description="the highest face with which it succeeds"), NUMBER]


class Spell(Acting, frozen=True, kw_only=True):
    """A spell."""

    type: Annotated[str, one_of("spell")]


class EffectSpell(Spell, frozen=True, kw_only=True):
    """A spell with effects."""

    action: Annotated[str, one_of("effects")]
    effects: OwnEffects


class Binding(Spell, frozen=True, kw_only=True):
    """A spell that binds an opponent."""

    action: Annotated[str, one_of("bind")]


class Tremor(Spell, frozen=True, kw_only=True):
    """A spell that strikes a field."""

    action: Annotated[str, one_of("tremor")]


class FarSight(Spell, frozen=True, kw_only=True):
    """A spell that shows the cards of the neighbouring fields."""

    action: Annotated[str, one_of("far_sight")]


class MindTheft(Spell, frozen=True, kw_only=True):
    """A spell that reads a hand and steals from it."""

    action: Annotated[str, one_of("mind_theft")]


class Displacement(Spell, frozen=True, kw_only=True):
    """A spell that puts a henchman elsewhere."""

    action: Annotated[str, one_of("displace")]


class Treasury(Card, frozen=True, kw_only=True):
    """How many of each treasure there are."""

    crown: Annotated[Treasures, In("treasures", code=TREASURES, at=0)]
    orb: Annotated[Treasures, In("treasures", code=TREASURES, at=1)]
    chalice: Annotated[Treasures, In("treasures", code=TREASURES, at=2)]


class Henchman(Card, frozen=True, kw_only=True):
    """A henchman at the start."""

    life: Annotated[Some, Meta(description="life at the start"), In("start", code=BY_VALUE, at=0)]
    gold: Annotated[Amount, Meta(description="gold at the start"), In("start", code=BY_VALUE, at=1)]
    strength: Annotated[Amount, Meta(description="strength at the start"), In("start", code=BY_VALUE, at=2)]
    weapons: Annotated[Amount, Meta(description="weapons at the start"), In("start", code=BY_VALUE, at=3)]
    most: Annotated[Some, Meta(description="the highest that any of them can be")]


class Successor(Card, frozen=True, kw_only=True):
    """Who comes after a henchman who died, bought with points."""

    points: Annotated[int, Meta(ge=1, le=24, description="points to buy a successor with")]
    most: Annotated[int, Meta(ge=1, le=6, description="the most points for one value"), In("most_points")]
    life: Annotated[Some, Meta(description="life for a point"), In("bought", code=BY_VALUE, at=0, other=1)]
    gold: Annotated[Amount, Meta(description="gold for a point"), In("bought", code=BY_VALUE, at=1, other=1)]
    weapons: Annotated[Amount, Meta(description="weapons for a point"), In("bought", code=BY_VALUE, at=3, other=1)]
    points_per_strength: Annotated[
        int,
        Meta(ge=1, le=6, description="points for one strength"),
        In("per_points", code=BY_VALUE, at=2, other=1),
    ]


class Monsters(Card, frozen=True, kw_only=True):
    """All monsters."""

    life: Annotated[int, Meta(ge=1, le=60, description="the life of a monster"), In("monster_life")]


class Hand(Card, frozen=True, kw_only=True):
    """A hand of cards."""

    size: Annotated[int, Meta(ge=1, le=8, description="how many cards it has"), In("hand")]


class Poison(Card, frozen=True, kw_only=True):
    """Being poisoned."""

    loss: Annotated[Amount, Meta(description="life lost each day"), In("poison_loss")]


class Tavern(Card, frozen=True, kw_only=True):
    """The tavern of the city."""

    pay: Annotated[Amount, Meta(description="gold for working there"), In("tavern_pay")]


class Healer(Card, frozen=True, kw_only=True):
    """The healer of the city."""

    cure: Annotated[Amount, Meta(description="gold for a cure of poison"), In("cure_price")]
    healing: Annotated[Some, Meta(description="life for a piece of gold")]


class School(Card, frozen=True, kw_only=True):
    """The school of the city."""

    price: Annotated[Amount, Meta(description="gold for a lesson"), In("school_price")]
    gain: Annotated[Some, Meta(description="strength of a lesson"), In("school_gain")]


class Smith(Card, frozen=True, kw_only=True):
    """The smith of the city."""

    points: Annotated[Some, Meta(description="weapons for a piece of gold"), In("smith_points")]


# What each place and spell of the standard deck does.
PLACES: dict[str, Kind] = {
    "merchant_priest": Trade, "portal": Portal, "dice_booth": Bets, "wyrms_hoard": DieTable, "riddle_imp": Riddle,
    "lookout": Lookout, "whirlwind": Whirlwind, "fighting_ring": Ring, "courier_stable": Ride, "thieves_guild": Guild,
}  # fmt: skip
SPELLS: dict[str, Kind] = {
    "binding_gaze": Binding, "tremor": Tremor, "far_sight": FarSight, "mind_theft": MindTheft,
    "displacement": Displacement,
}  # fmt: skip
KINDS: dict[str, Kind] = {
    **dict.fromkeys(WEAPON_NAMES, Weapon),
    **dict.fromkeys(POTION_NAMES, Potion),
    **dict.fromkeys(TRAP_NAMES, Trap),
    **PLACES,
    **dict.fromkeys(MONSTER_NAMES, Monster),
    **SPELLS,
    **dict.fromkeys(MAP_NAMES, Map),
    "treasures": Treasury,
    "henchman": Henchman,
    "successor": Successor,
    "monsters": Monsters,
    "hand": Hand,
    "poison": Poison,
    "tavern": Tavern,
    "healer": Healer,
    "school": School,
    "smith": Smith,
}


# Cards of one's own


def titled(kind: Kind) -> Kind:
    """S115: the same kind with a name that its maker gives."""
    title = Annotated[str, Meta(min_length=1, max_length=60, description="what it is called"), NOWHERE]
    said = {"__doc__": kind.__doc__}
    return cast(Kind, defstruct(f"New{kind.__name__}", [("title", title)], bases=(kind,), namespace=said, kw_only=True))


def words_of(kind: Kind) -> tuple[str, ...]:
    """What makes a card one of this kind: its type, and for places and spells its action."""
    fields = fields_of(kind)
    return tuple(fields[step].words[0] for step in STEPS if step in fields)


STEPS = ("type", "action")
MADE: tuple[Kind, ...] = (
    Weapon, Potion, Trap, EffectPlace, DieTable, Trade, Portal, Bets, Riddle, Lookout, Whirlwind, Ring, Ride, Guild,
    Monster, EffectSpell, Binding, Tremor, FarSight, MindTheft, Displacement, Map,
)  # fmt: skip
NEW = NewCards(STEPS, {words_of(kind): titled(kind) for kind in MADE}, OWN_NAMES)


def conflicts(cards: CardSet, said: Values) -> Iterator[Conflict]:
    """What must hold of all cards together."""
    yield from cards_in_all(cards, said)
    yield from treasures_in_all(cards)
    yield from above_most(cards, said)


def cards_in_all(cards: CardSet, said: Values) -> Iterator[Conflict]:
    """There must be cards for the first hands, and no more than the record can hold."""
    names = (*STANDARD_NAMES, *cards.added)
    total = sum(cards[name].count for name in names)
    if not LEAST_CARDS <= total <= MOST_CARDS:
        place = next((f"{name}.count" for name in names if "count" in said.get(name, {})), "game")
        wanted = f"{LEAST_CARDS} to {MOST_CARDS} playing cards in all"
        found = {"total": total, "low": LEAST_CARDS, "high": MOST_CARDS}
        yield Conflict("cards_in_all", place, f"{total} cards in all", wanted, found)


def treasures_in_all(cards: CardSet) -> Iterator[Conflict]:
    total = sum(getattr(cards["treasures"], name) for name in TREASURE_NAMES)
    if not 1 <= total <= MOST_TREASURES:
        found = {"total": total, "low": 1, "high": MOST_TREASURES}
        wanted = f"1 to {MOST_TREASURES} in all"
        yield Conflict("treasures_in_all", "treasures", f"{total} treasures in all", wanted, found)


def above_most(cards: CardSet, said: Values) -> Iterator[Conflict]:
    """S55: nobody begins with more than the highest mark."""
    most = cards["henchman"].most
    for name in VALUE_NAMES:
        start = getattr(cards["henchman"], name)
        if start > most:
            place = name if name in said.get("henchman", {}) else "most"
            what = f"begins with {start} {name}, the most is {most}"
            found = {"value": name, "start": start, "high": most}
            yield Conflict("above_most", f"henchman.{place}", what, "no start value above most", found)


FOLDER = Path(__file__).parent
CARD_FILE = CardFile("schatzjagd", FOLDER / "cards.toml", KINDS, conflicts, NEW)
DECK = DeckType(KINDS, *NEW.kinds.values(), number="i1")
