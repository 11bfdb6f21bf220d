"""The card file as players meet it: the order of the creatures, and rewards that one can keep in mind."""

from itertools import combinations, pairwise, product
from pathlib import Path
from statistics import fmean

import pytest

from zaubertisch.games.zauberschwert.cards import CARD_FILE
from zaubertisch.games.zauberschwert.names import (
    ADVENTURE_NAMES,
    CREATURE_NAMES,
    DOUBLE_NAMES,
    HERO_SYMBOLS,
    LANDSCAPE_NAMES,
    LETTERS,
    ORC_NAMES,
    SINGLE_NAMES,
    SPELL_NAMES,
    WAYS,
)

CARDS = CARD_FILE.card_set()
MENACE = {
    "A": ("giant_rats", "goblins", "bandits", "spiders", "skeleton_warriors"),
    "B": ("wolves", "undead", "harpies", "werewolves", "ogres", "troll"),
    "C": ("lizard_folk", "basilisk", "green_dragon", "blue_dragon", "red_dragon", "golden_dragon"),
    "D": ("storm_giant", "hydra", "lich", "bone_dragon", "shadow_dragon"),
}
IN_ORDER = 0.95
ROOT = Path(__file__).parents[3]
HEROES_SHARES = {"apprentice": 4, "dwarf": 8, "elf": 7, "thief": 3, "fighter": 6}


def strengths(way: str, letter: str) -> list[int]:
    return [CARDS[name].strength for name in CREATURE_NAMES if CARDS[name].letter == letter and way in CARDS[name].ways]


def letters_of(way: str) -> list[str]:
    return [letter for letter in LETTERS if strengths(way, letter)]


# Strengths.


@pytest.mark.parametrize("letter", LETTERS)
def test_strength_rises_with_the_menace_of_the_name(letter: str) -> None:
    assert set(MENACE[letter]) == {name for name in CREATURE_NAMES if CARDS[name].letter == letter}
    found = [CARDS[name].strength for name in MENACE[letter]]
    assert found == sorted(found)
    assert found[0] < found[-1]


@pytest.mark.parametrize("way", WAYS)
def test_each_letter_is_stronger_on_average_than_the_one_before(way: str) -> None:
    means = [fmean(strengths(way, letter)) for letter in letters_of(way)]
    assert all(earlier < later for earlier, later in pairwise(means))


@pytest.mark.parametrize("way", WAYS)
def test_of_two_creatures_of_different_letters_the_later_is_the_stronger(way: str) -> None:
    pairs = [
        pair
        for earlier, later in combinations(letters_of(way), 2)
        for pair in product(strengths(way, earlier), strengths(way, later))
    ]
    assert sum(early < late for early, late in pairs) / len(pairs) >= IN_ORDER


def test_the_last_fights_of_the_expansion_are_the_hardest_of_the_game() -> None:
    before = max(CARDS[name].strength for name in CREATURE_NAMES if CARDS[name].letter != "D")
    assert min(strengths("heroes", "D")) >= before
    assert max(CREATURE_NAMES, key=lambda name: CARDS[name].strength) == "shadow_dragon"


def test_what_the_rulebook_says_of_a_creature_stays() -> None:
    warriors, orc = CARDS["skeleton_warriors"], CARDS["orc_1"]
    assert (warriors.strength, orc.strength) == (4, 1)
    assert (warriors.stones[0] + orc.stones[0], warriors.cards[0] + orc.cards[0]) == (3, 2)


# Rewards.


def kind_of_reward(name: str, wizards: int) -> tuple[bool, bool]:
    """Whether each gets stones, and whether cards."""
    return CARDS[name].stones[wizards - 1] > 0, CARDS[name].cards[wizards - 1] > 0


@pytest.mark.parametrize("name", CREATURE_NAMES)
def test_a_fourth_wizard_never_changes_the_kind_of_what_each_gets(name: str) -> None:
    assert kind_of_reward(name, 3) == kind_of_reward(name, 4) == kind_of_reward(name, 5)


@pytest.mark.parametrize("name", CREATURE_NAMES)
def test_each_wizard_more_brings_each_of_them_no_more(name: str) -> None:
    for values in (CARDS[name].cards, worth_of_columns(name)):
        assert values == sorted(values, reverse=True)


def worth_of_columns(name: str) -> list[int]:
    """Stones and cards of each column together: where a card falls away a stone may take its place."""
    return [stones + cards for stones, cards in zip(CARDS[name].stones, CARDS[name].cards, strict=True)]


@pytest.mark.parametrize("letter", LETTERS)
def test_a_stronger_creature_of_a_letter_brings_a_lone_wizard_no_less(letter: str) -> None:
    alone = [CARDS[name].stones[0] + CARDS[name].cards[0] for name in MENACE[letter]]
    assert alone == sorted(alone)


@pytest.mark.rules("Z83")
@pytest.mark.parametrize("name", ORC_NAMES)
def test_an_orc_adds_strength_and_something_in_every_column(name: str) -> None:
    assert CARDS[name].strength > 0
    assert all(any(kind_of_reward(name, wizards)) for wizards in range(1, 6))


# Artefacts, spells, market, landscapes.


def test_wand_and_sword_differ_by_a_symbol_or_by_stones_not_both() -> None:
    wands = {(len(CARDS[name].symbols), CARDS[name].stones) for name in DOUBLE_NAMES if name.startswith("wand")}
    swords = {(len(CARDS[name].symbols), CARDS[name].stones) for name in DOUBLE_NAMES if name.startswith("sword")}
    [(wand_symbols, wand_stones)], [(sword_symbols, sword_stones)] = wands, swords
    assert sword_symbols == wand_symbols + 1
    assert sword_stones <= wand_stones


@pytest.mark.rules("Z138", "Z139")
def test_no_two_spells_together_bring_something_for_nothing() -> None:
    spells = [CARDS[name] for name in SPELL_NAMES if CARDS[name].pay_magic or CARDS[name].pay_stones]
    assert len(spells) == 2
    for one, other in combinations(spells, 2):
        for ones, others in product(range(1, 10), repeat=2):
            magic = ones * (one.magic - one.pay_magic) + others * (other.magic - other.pay_magic)
            stones = ones * (one.stones - one.pay_stones) + others * (other.stones - other.pay_stones)
            assert min(magic, stones) < 0 or (magic, stones) == (0, 0)


@pytest.mark.rules("Z57")
def test_the_market_pays_what_an_artefact_pays_at_a_win() -> None:
    market = CARDS["selling_market"]
    singles = [CARDS[name] for name in SINGLE_NAMES if name.startswith(("amulet", "red_egg"))]
    assert (market.single_stones, market.single_magic) == (
        max(one.stones for one in singles),
        max(one.magic for one in singles),
    )
    assert market.double_stones == max(CARDS[name].stones for name in DOUBLE_NAMES)
    assert market.double_magic == market.single_magic


@pytest.mark.rules("Z17")
def test_all_landscapes_differ() -> None:
    faces = {
        (one.terrain, tuple(sorted(one.heroes)), one.orcs, one.magic) for one in map(CARDS.__getitem__, LANDSCAPE_NAMES)
    }
    assert len(faces) == len(LANDSCAPE_NAMES)


@pytest.mark.rules("Z18")
def test_the_rules_tell_in_how_many_landscapes_each_hero_acts() -> None:
    found = {hero: sum(hero in CARDS[name].heroes for name in LANDSCAPE_NAMES) for hero in HERO_SYMBOLS}
    assert found == HEROES_SHARES
    written = " ".join((ROOT / "docs/rules/zauberschwert.md").read_text(encoding="utf-8").split())
    shares = "the dwarf acts in 8, the elf in 7, the fighters in 6, the apprentice in 4 and the thief in 3"
    assert f"Of the twelve {shares}." in written


@pytest.mark.parametrize("name", ADVENTURE_NAMES)
def test_every_value_of_an_adventure_says_where_it_comes_from(name: str) -> None:
    assert set(CARDS.marks[name].values()) <= {"given", "likely", "ours"}
