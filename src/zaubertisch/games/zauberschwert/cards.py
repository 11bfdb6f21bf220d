"""Zauberschwert's cards: which values each kind has, what is allowed, and where the deck keeps them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from zaubertisch.games.zauberschwert.names import (
    ADVENTURE_NAMES,
    CREATURE_NAMES,
    DESIGN_NAMES,
    DOUBLE_NAMES,
    EFFECT_NAMES,
    HERO_NAMES,
    HERO_SYMBOLS,
    LANDSCAPE_NAMES,
    LETTERS,
    MOST_BLACK_EGGS,
    ORB_NAMES,
    ORC_NAMES,
    SINGLE_NAMES,
    SITE_NAMES,
    SPELL_NAMES,
    STEPS,
    SYMBOL_NAMES,
    TERRAINS,
    WAYS,
)
from zaubertisch.games.zauberschwert.state import COLUMNS, MOST_BOUGHT
from zaubertisch.kernel.cardfiles import CardFile
from zaubertisch.kernel.cards import Card, CardSet, Conflict, Kind
from zaubertisch.kernel.decks import Code, DeckType, In, bits_of, flags_of, index_in
from zaubertisch.kernel.fields import DIFFERENT, one_of
from zaubertisch.kernel.record import MOST_SEATS
from zaubertisch.kernel.toml import Values

MOST_ARTEFACTS, LEAST_ADVENTURES, LEAST_SEATS = 64, 6, 2

RED_EGGS_AND_AMULETS = SINGLE_NAMES[:6]
RUNE_STONES, ENERGY_STONES, POISONS = SINGLE_NAMES[6:10], SINGLE_NAMES[10:14], SINGLE_NAMES[15:]


def symbol(hero: str) -> str:
    """The symbol of a hero on the landscapes: both fighters have the same."""
    return hero.removesuffix("_2")


# Rewards are read by the number of wizards, 1 to 5; stones of black eggs by their number.
BY_WIZARDS, BY_EGGS, FROM_ONE = Code("u1", (COLUMNS,)), Code("u1", (MOST_BLACK_EGGS + 1,)), slice(1, None)
SHOWN_HEROES = flags_of([symbol(hero) for hero in HERO_NAMES])

Small = Annotated[int, Meta(ge=0, le=9)]
Few = Annotated[int, Meta(ge=0, le=4)]
Some = Annotated[int, Meta(ge=1, le=3)]
Stones = Annotated[list[Annotated[int, Meta(ge=0, le=60)]], Meta(min_length=MOST_SEATS, max_length=MOST_SEATS)]
Cards = Annotated[list[Few], Meta(min_length=MOST_SEATS, max_length=MOST_SEATS)]
Steps = Annotated[list[Small], Meta(min_length=STEPS, max_length=STEPS)]
EggStones = Annotated[
    list[Annotated[int, Meta(ge=0, le=30)]], Meta(min_length=MOST_BLACK_EGGS, max_length=MOST_BLACK_EGGS)
]
Symbols = Annotated[list[Annotated[str, one_of(*SYMBOL_NAMES)]], DIFFERENT]


class Adventure(Card, frozen=True, kw_only=True):
    """What lies in the display."""

    letter: Annotated[
        str,
        one_of(*LETTERS),
        Meta(description="the letter on its back; A lies on top of the pile"),
        In(rows=ADVENTURE_NAMES, code=index_in(LETTERS)),
    ]
    ways: Annotated[
        list[Annotated[str, one_of(*WAYS)]],
        DIFFERENT,
        Meta(description="the ways of playing in which it takes part"),
        In("in_way", ADVENTURE_NAMES, flags_of(WAYS)),
    ]
    from_seats: Annotated[
        int,
        Meta(ge=LEAST_SEATS, le=MOST_SEATS, description="the fewest seats with which the short game has it"),
        In(rows=ADVENTURE_NAMES),
    ] = LEAST_SEATS


class Creature(Adventure, frozen=True, kw_only=True):
    """A creature that wizards fight, alone or together."""

    strength: Annotated[int, Meta(ge=1, le=40, description="its strength in magic")]
    symbols: Annotated[Symbols, Meta(description="its symbols"), In("creature_symbols", code=bits_of(SYMBOL_NAMES))]
    stones: Annotated[
        Stones,
        Meta(description="stones to each of 1 to 5 wizards who beat it"),
        In("reward_stones", code=BY_WIZARDS, at=FROM_ONE),
    ]
    cards: Annotated[
        Cards,
        Meta(description="artefact cards to each of 1 to 5 wizards who beat it"),
        In("reward_cards", code=BY_WIZARDS, at=FROM_ONE),
    ]


class Orb(Adventure, frozen=True, kw_only=True):
    """An orb full of magic."""

    magic: Annotated[Small, Meta(description="magic it brings"), In("orb_magic")]


class Site(Adventure, frozen=True, kw_only=True):
    """A place where something lies."""

    stones: Annotated[Small, Meta(description="stones that lie there"), In("site_stones")]
    cards: Annotated[Few, Meta(description="artefact cards that lie there"), In("site_cards")]


class Spell(Adventure, frozen=True, kw_only=True):
    """A spell that is learned; what its effect does not use is left out."""

    effect: Annotated[str, one_of(*EFFECT_NAMES), Meta(description="what it does"), In(code=index_in(EFFECT_NAMES))]
    pay_magic: Annotated[Small, Meta(description="magic it costs")] = 0
    pay_stones: Annotated[Small, Meta(description="stones it costs")] = 0
    magic: Annotated[Small, Meta(description="magic it brings"), In("spell_magic")] = 0
    stones: Annotated[Small, Meta(description="stones it brings"), In("spell_stones")] = 0
    draws: Annotated[Small, Meta(description="more artefact cards to draw")] = 0
    each: Annotated[Small, Meta(description="stones at the end for so many things as `per` says")] = 0
    per: Annotated[int, Meta(ge=1, le=9, description="how many things bring `each` stones")] = 1
    at_most: Annotated[int, Meta(ge=0, le=99, description="the most magic with which it works")] = 99


class Hero(Adventure, frozen=True, kw_only=True):
    """A hero who goes with a wizard."""

    fight: Annotated[Small, Meta(description="magic that the hero adds to a fight")]
    income: Annotated[Small, Meta(description="magic that the hero brings each round")] = 0
    steals: Annotated[Small, Meta(description="magic that the hero steals each round")] = 0
    at: Annotated[
        str,
        one_of(*TERRAINS),
        Meta(description="the terrain where the hero brings or steals magic"),
        In("hero_at", code=index_in(TERRAINS)),
    ] = "nowhere"


class BuyingMarket(Adventure, frozen=True, kw_only=True):
    """A market where artefact cards are bought."""

    most: Annotated[int, Meta(ge=1, le=MOST_BOUGHT, description="cards that may be bought"), In("market_most")]
    price: Annotated[Small, Meta(description="magic for each"), In("market_price")]


class SellingMarket(Adventure, frozen=True, kw_only=True):
    """A market where something is sold."""

    single_stones: Annotated[Small, Meta(description="stones for a single artefact")]
    single_magic: Annotated[Small, Meta(description="magic for a single artefact")]
    double_stones: Annotated[Small, Meta(description="stones for a double artefact")]
    double_magic: Annotated[Small, Meta(description="magic for a double artefact")]
    spell_stones: Annotated[Small, Meta(description="stones for a spell"), In("sold_spell_stones")]
    spell_magic: Annotated[Small, Meta(description="magic for a spell"), In("sold_spell_magic")]


class Artefact(Card, frozen=True, kw_only=True):
    """An artefact with symbols."""

    symbols: Annotated[
        Symbols,
        Meta(description="its symbols: it works when a creature with one of them is beaten"),
        In(rows=DESIGN_NAMES, code=bits_of(SYMBOL_NAMES)),
    ]


class FixedBonus(Artefact, frozen=True, kw_only=True):
    """An amulet, a red egg, a wand or a sword: always the same bonus."""

    magic: Annotated[Small, Meta(description="magic it brings"), In("bonus_magic", DESIGN_NAMES)]
    stones: Annotated[Small, Meta(description="stones it brings"), In("bonus_stones", DESIGN_NAMES)]
    count: Annotated[Small, Meta(description="how many there are"), In(rows=DESIGN_NAMES)]
    more: Annotated[Small, Meta(description="how many more there are with heroes"), In(rows=DESIGN_NAMES)]


class RuneStone(Artefact, frozen=True, kw_only=True):
    """A rune stone: stones or cards, as its owner likes."""

    stones: Annotated[Small, Meta(description="stones it brings"), In("bonus_stones", DESIGN_NAMES)]
    cards: Annotated[Few, Meta(description="or artefact cards"), In("bonus_cards", DESIGN_NAMES)]
    count: Annotated[Small, Meta(description="how many there are"), In(rows=DESIGN_NAMES)]


class EnergyStone(Artefact, frozen=True, kw_only=True):
    """An energy stone: each win charges it for the next step."""

    magic: Annotated[Steps, Meta(description="magic of its four steps"), In("step_magic")]
    stones: Annotated[Steps, Meta(description="stones of its four steps"), In("step_stones")]
    count: Annotated[int, Meta(ge=0, le=1, description="whether there is one"), In(rows=DESIGN_NAMES)]


class BlackEgg(Card, frozen=True, kw_only=True):
    """Black eggs are worth more the more one has."""

    stones: Annotated[
        EggStones,
        Meta(description="stones at the end for 1 to 4 of them"),
        In("egg_stones", code=BY_EGGS, at=FROM_ONE),
    ]
    count: Annotated[int, Meta(ge=0, le=20, description="how many there are"), In(rows=DESIGN_NAMES)]


class Poison(Artefact, frozen=True, kw_only=True):
    """Poison, laid before another seat."""

    loss: Annotated[Small, Meta(description="magic lost after a win with its symbol"), In("bonus_magic", DESIGN_NAMES)]
    count: Annotated[Small, Meta(description="how many there are"), In(rows=DESIGN_NAMES)]


class Landscape(Card, frozen=True, kw_only=True):
    """A landscape of a round."""

    terrain: Annotated[str, one_of(*TERRAINS[1:]), Meta(description="what it is"), In(code=index_in(TERRAINS))]
    heroes: Annotated[
        list[Annotated[str, one_of(*HERO_SYMBOLS)]],
        DIFFERENT,
        Meta(description="the heroes who may act there"),
        In("allows", code=SHOWN_HEROES),
    ]
    orcs: Annotated[int, Meta(ge=0, le=1, description="whether an orc joins a creature"), In("brings_orcs")]
    magic: Annotated[
        int, Meta(ge=-9, le=9, description="magic for every seat; below 0 it is lost"), In("landscape_magic")
    ]


class Orc(Card, frozen=True, kw_only=True):
    """An orc that joins a creature."""

    strength: Annotated[int, Meta(ge=1, le=9, description="strength it adds"), In("orc_strength")]
    stones: Annotated[
        Stones,
        Meta(description="stones it adds to the reward of each of 1 to 5 wizards"),
        In("orc_stones", code=BY_WIZARDS, at=FROM_ONE),
    ]
    cards: Annotated[
        Cards,
        Meta(description="artefact cards it adds to the reward of each of 1 to 5 wizards"),
        In("orc_cards", code=BY_WIZARDS, at=FROM_ONE),
    ]


class Rules(Card, frozen=True, kw_only=True):
    """Numbers of the rules."""

    start_magic: Annotated[int, Meta(ge=0, le=30, description="magic of each seat at the start")]
    most_magic: Annotated[int, Meta(ge=1, le=50, description="the most magic that a seat can have")]
    supply: Annotated[Small, Meta(description="magic for each seat at the start of a round")]
    pass_magic: Annotated[Small, Meta(description="magic for passing")]
    least_bid: Annotated[int, Meta(ge=1, le=9, description="the least bid of an auction")]
    display: Annotated[Some, Meta(description="adventures in the display")]
    display_five: Annotated[Some, Meta(description="adventures in the display of five seats")]
    display_heroes: Annotated[Some, Meta(description="adventures in the display with heroes")]
    display_two: Annotated[Some, Meta(description="adventures in the display of the short game for two")]
    surcharge_two: Annotated[
        int,
        Meta(ge=0, le=20, description="what the least bid is above the strength if one of two wants it alone"),
    ]
    quiet_rounds: Annotated[
        int, Meta(ge=1, le=9, description="rounds in a row without a change of the display that end the game")
    ]


KINDS: dict[str, Kind] = {
    **dict.fromkeys(CREATURE_NAMES, Creature),
    **dict.fromkeys(ORB_NAMES, Orb),
    **dict.fromkeys(SITE_NAMES, Site),
    **dict.fromkeys(SPELL_NAMES, Spell),
    **dict.fromkeys(HERO_NAMES, Hero),
    "buying_market": BuyingMarket,
    "selling_market": SellingMarket,
    **dict.fromkeys(RED_EGGS_AND_AMULETS + DOUBLE_NAMES, FixedBonus),
    **dict.fromkeys(RUNE_STONES, RuneStone),
    **dict.fromkeys(ENERGY_STONES, EnergyStone),
    "black_egg": BlackEgg,
    **dict.fromkeys(POISONS, Poison),
    **dict.fromkeys(LANDSCAPE_NAMES, Landscape),
    **dict.fromkeys(ORC_NAMES, Orc),
    "rules": Rules,
}


def conflicts(cards: CardSet, said: Values) -> Iterator[Conflict]:
    """What must hold of all cards together."""
    yield from few_adventures(cards)
    yield from many_artefacts(cards, said)
    yield from hidden_heroes(cards)


def few_adventures(cards: CardSet) -> Iterator[Conflict]:
    """There must be adventures for some rounds, in the short game for two as well."""
    for way in WAYS:
        total = sum(is_for_two(cards, name, way) for name in ADVENTURE_NAMES if name not in HERO_NAMES)
        if total < LEAST_ADVENTURES:
            found = {"total": total, "way": way, "low": LEAST_ADVENTURES}
            wanted = f"at least {LEAST_ADVENTURES}, no heroes"
            yield Conflict("adventures", "game", f"{total} adventures in {way}", wanted, found)


def is_for_two(cards: CardSet, name: str, way: str) -> bool:
    return way in cards[name].ways and cards[name].from_seats == LEAST_SEATS


def many_artefacts(cards: CardSet, said: Values) -> Iterator[Conflict]:
    """There must be no more artefact cards than the pile can hold."""
    total = sum(pieces(cards, name) * (2 if name in DOUBLE_NAMES else 1) for name in DESIGN_NAMES)
    if total > MOST_ARTEFACTS:
        place = next((f"{name}.count" for name in DESIGN_NAMES if name in said), "game")
        found = {"total": total, "high": MOST_ARTEFACTS}
        yield Conflict(
            "artefacts_in_all", place, f"{total} artefact cards in all", f"at most {MOST_ARTEFACTS} in all", found
        )


def pieces(cards: CardSet, design: str) -> int:
    return int(cards[design].count + getattr(cards[design], "more", 0))


def hidden_heroes(cards: CardSet) -> Iterator[Conflict]:
    """Z18: where a hero brings or steals magic, the landscape shows it."""
    for name in LANDSCAPE_NAMES:
        terrain, shown = cards[name].terrain, cards[name].heroes
        hidden = [symbol(hero) for hero in HERO_NAMES if cards[hero].at == terrain and symbol(hero) not in shown]
        for hero in hidden[:1]:
            found = {"terrain": terrain, "hero": hero}
            yield Conflict("landscape", f"{name}.heroes", f"{terrain} without {hero}", f"a list with {hero}", found)


FOLDER = Path(__file__).parent
CARD_FILE = CardFile("zauberschwert", FOLDER / "cards.toml", KINDS, conflicts)
DECK = DeckType(KINDS)
