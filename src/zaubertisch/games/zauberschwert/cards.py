"""The card file: which values there are, what is allowed, and the table that rules read them from."""

from pathlib import Path
from typing import Any

from numpy.typing import NDArray

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
    ORB_NAMES,
    ORC_NAMES,
    SINGLE_NAMES,
    SITE_NAMES,
    SPELL_NAMES,
    SYMBOL_NAMES,
    TERRAINS,
    WAYS,
)
from zaubertisch.games.zauberschwert.state import CARDS, MOST_BOUGHT
from zaubertisch.kernel.cards import (
    CardSet,
    Field,
    Fields,
    Maybe,
    Number,
    Numbers,
    Source,
    Word,
    Words,
    changed_set,
    read_source,
    standard_set,
)
from zaubertisch.kernel.record import allocate

FOLDER = Path(__file__).parent
SMALL, STRENGTH, COUNT, SYMBOLS = Number(0, 9), Number(1, 40), Number(0, 9), Words(SYMBOL_NAMES)
OPTIONAL, ANY_MAGIC = Maybe(Number(0, 9), 0), Maybe(Number(0, 99), 99)
STONES, CARD_REWARD = Numbers(5, Number(0, 60)), Numbers(5, Number(0, 4))
MOST_ARTEFACTS, LEAST_ADVENTURES = 64, 6

RED_EGGS_AND_AMULETS = SINGLE_NAMES[:6]
RUNE_STONES, ENERGY_STONES, POISONS = SINGLE_NAMES[6:10], SINGLE_NAMES[10:14], SINGLE_NAMES[15:]

SPELL_NUMBERS = ("pay_magic", "pay_stones", "magic", "stones", "draws", "each")
PRICES = ("single_stones", "single_magic", "double_stones", "double_magic", "spell_stones", "spell_magic")
RULES = {
    "start_magic": Number(0, 30), "most_magic": Number(1, 50), "supply": SMALL, "pass_magic": SMALL,
    "least_bid": Number(1, 9), "display": Number(1, 3), "display_five": Number(1, 3), "display_heroes": Number(1, 3),
    "quiet_rounds": Number(1, 9),
}  # fmt: skip


def adventure(**fields: Field) -> Fields:
    return {"letter": Word(LETTERS), "ways": Words(WAYS), **fields}


CREATURE = adventure(strength=STRENGTH, symbols=SYMBOLS, stones=STONES, cards=CARD_REWARD)
SPELL = adventure(
    effect=Word(EFFECT_NAMES), **dict.fromkeys(SPELL_NUMBERS, OPTIONAL), per=Maybe(Number(1, 9), 1), at_most=ANY_MAGIC
)
HERO = adventure(fight=SMALL, income=OPTIONAL, steals=OPTIONAL, at=Maybe(Word(TERRAINS), "nowhere"))
FIXED_BONUS: Fields = {"symbols": SYMBOLS, "magic": SMALL, "stones": SMALL, "count": COUNT, "more": COUNT}
RUNE_STONE: Fields = {"symbols": SYMBOLS, "stones": SMALL, "cards": Number(0, 4), "count": COUNT}
ENERGY_STONE: Fields = {
    "symbols": SYMBOLS, "magic": Numbers(4, SMALL), "stones": Numbers(4, SMALL), "count": Number(0, 1),
}  # fmt: skip
LANDSCAPE: Fields = {
    "terrain": Word(TERRAINS[1:]), "heroes": Words(HERO_SYMBOLS), "orcs": Number(0, 1), "magic": Number(-9, 9),
}  # fmt: skip
POISON: Fields = {"symbols": SYMBOLS, "loss": SMALL, "count": COUNT}
ORC: Fields = {"strength": Number(1, 9), "stones": STONES, "cards": CARD_REWARD}

SCHEMA: dict[str, Fields] = {
    **dict.fromkeys(CREATURE_NAMES, CREATURE),
    **dict.fromkeys(ORB_NAMES, adventure(magic=SMALL)),
    **dict.fromkeys(SITE_NAMES, adventure(stones=SMALL, cards=Number(0, 4))),
    **dict.fromkeys(SPELL_NAMES, SPELL),
    **dict.fromkeys(HERO_NAMES, HERO),
    "buying_market": adventure(most=Number(1, MOST_BOUGHT), price=SMALL),
    "selling_market": adventure(**dict.fromkeys(PRICES, SMALL)),
    **dict.fromkeys(RED_EGGS_AND_AMULETS + DOUBLE_NAMES, FIXED_BONUS),
    **dict.fromkeys(RUNE_STONES, RUNE_STONE),
    **dict.fromkeys(ENERGY_STONES, ENERGY_STONE),
    "black_egg": {"stones": Numbers(4, Number(0, 30)), "count": Number(0, 20)},
    **dict.fromkeys(POISONS, POISON),
    **dict.fromkeys(LANDSCAPE_NAMES, LANDSCAPE),
    **dict.fromkeys(ORC_NAMES, ORC),
    "rules": RULES,
}


def card_set(own: Source | None = None) -> CardSet:
    """The standard cards, or those with a user's own values laid over them."""
    source = read_source(FOLDER / "cards.toml")
    standard = standard_set("zauberschwert", source, SCHEMA)
    if own is None:
        return standard
    changed = changed_set(standard, own, SCHEMA)
    check_sums(own, changed)
    check_landscapes(own, changed)
    return changed


def check_sums(source: Source, cards: CardSet) -> None:
    """There must be adventures for some rounds, and no more artefact cards than the pile can hold."""
    for way in WAYS:
        there = [name for name in ADVENTURE_NAMES if name not in HERO_NAMES and way in cards.value(name, "ways")]
        if len(there) < LEAST_ADVENTURES:
            raise source.error("game", f"{len(there)} adventures in {way}", f"at least {LEAST_ADVENTURES}, no heroes")
    total = sum(pieces(cards, name) * (2 if name in DOUBLE_NAMES else 1) for name in DESIGN_NAMES)
    if total > MOST_ARTEFACTS:
        place = next((f"{name}.count" for name in DESIGN_NAMES if name in source.data), "game")
        raise source.error(place, f"{total} artefact cards in all", f"at most {MOST_ARTEFACTS} in all")


def pieces(cards: CardSet, design: str) -> int:
    return int(cards.value(design, "count") + cards.values[design].get("more", 0))


def check_landscapes(source: Source, cards: CardSet) -> None:
    """Z18: where a hero brings or steals magic, the landscape shows it."""
    for name in LANDSCAPE_NAMES:
        terrain, shown = cards.value(name, "terrain"), cards.value(name, "heroes")
        for hero in HERO_NAMES:
            if cards.value(hero, "at") == terrain and symbol(hero) not in shown:
                raise source.error(f"{name}.heroes", f"{terrain} without {symbol(hero)}", f"a list with {symbol(hero)}")


def symbol(hero: str) -> str:
    """The symbol of a hero on the landscapes: both fighters have the same."""
    return hero.removesuffix("_2")


def bits(words: list[str], vocabulary: tuple[str, ...]) -> int:
    return sum(1 << vocabulary.index(word) for word in words)


def make_deck(cards: CardSet) -> NDArray[Any]:
    """The values as the rules read them."""
    table = allocate(CARDS)
    row = table[0]
    _fill_adventures(row, cards)
    _fill_spells_and_heroes(row, cards)
    _fill_artefacts(row, cards)
    _fill_landscapes_and_orcs(row, cards)
    for name in RULES:
        setattr(row, name, cards.value("rules", name))
    return table


def _fill_adventures(row: Any, cards: CardSet) -> None:
    for i, name in enumerate(ADVENTURE_NAMES):
        row.letter[i] = LETTERS.index(cards.value(name, "letter"))
        row.in_way[i] = [way in cards.value(name, "ways") for way in WAYS]
    for i, name in enumerate(CREATURE_NAMES):
        row.strength[i] = cards.value(name, "strength")
        row.creature_symbols[i] = bits(cards.value(name, "symbols"), SYMBOL_NAMES)
        row.reward_stones[i][1:] = cards.value(name, "stones")
        row.reward_cards[i][1:] = cards.value(name, "cards")
    row.orb_magic[:] = [cards.value(name, "magic") for name in ORB_NAMES]
    row.site_stones[:] = [cards.value(name, "stones") for name in SITE_NAMES]
    row.site_cards[:] = [cards.value(name, "cards") for name in SITE_NAMES]
    row.market_most = cards.value("buying_market", "most")
    row.market_price = cards.value("buying_market", "price")
    for price in PRICES:
        setattr(row, price.replace("spell", "sold_spell"), cards.value("selling_market", price))


def _fill_spells_and_heroes(row: Any, cards: CardSet) -> None:
    for i, name in enumerate(SPELL_NAMES):
        row.effect[i] = EFFECT_NAMES.index(cards.value(name, "effect"))
        row.spell_magic[i] = cards.value(name, "magic")
        row.spell_stones[i] = cards.value(name, "stones")
        for number in ("pay_magic", "pay_stones", "at_most", "draws", "each", "per"):
            getattr(row, number)[i] = cards.value(name, number)
    for i, name in enumerate(HERO_NAMES):
        row.fight[i] = cards.value(name, "fight")
        row.income[i] = cards.value(name, "income")
        row.steals[i] = cards.value(name, "steals")
        row.hero_at[i] = TERRAINS.index(cards.value(name, "at"))


def _fill_artefacts(row: Any, cards: CardSet) -> None:
    for i, name in enumerate(DESIGN_NAMES):
        values = cards.values[name]
        row.count[i] = values["count"]
        row.more[i] = values.get("more", 0)
        row.symbols[i] = bits(values.get("symbols", []), SYMBOL_NAMES)
        if name in RED_EGGS_AND_AMULETS + DOUBLE_NAMES + RUNE_STONES:
            row.bonus_magic[i] = values.get("magic", 0)
            row.bonus_stones[i] = values["stones"]
            row.bonus_cards[i] = values.get("cards", 0)
        row.bonus_magic[i] = values.get("loss", row.bonus_magic[i])  # what a poison takes
    for i, name in enumerate(ENERGY_STONES):
        row.step_magic[i] = cards.value(name, "magic")
        row.step_stones[i] = cards.value(name, "stones")
    row.egg_stones[1:] = cards.value("black_egg", "stones")


def _fill_landscapes_and_orcs(row: Any, cards: CardSet) -> None:
    for i, name in enumerate(LANDSCAPE_NAMES):
        row.terrain[i] = TERRAINS.index(cards.value(name, "terrain"))
        row.allows[i] = [symbol(hero) in cards.value(name, "heroes") for hero in HERO_NAMES]
        row.brings_orcs[i] = cards.value(name, "orcs")
        row.landscape_magic[i] = cards.value(name, "magic")
    for i, name in enumerate(ORC_NAMES):
        row.orc_strength[i] = cards.value(name, "strength")
        row.orc_stones[i][1:] = cards.value(name, "stones")
        row.orc_cards[i][1:] = cards.value(name, "cards")
