"""Every card of the set does what is printed on it; the values of the card table stand here a second time."""

import pytest

from tests.games.zauberschwert.staging import BRAKE, NAMES, failures
from zaubertisch.games import game as load_game
from zaubertisch.games.zauberschwert.cards import CARD_FILE, DECK
from zaubertisch.games.zauberschwert.names import (
    ADVENTURE_NAMES,
    CREATURE_NAMES,
    DESIGN_NAMES,
    DOUBLE_NAMES,
    HERO_NAMES,
    LANDSCAPE_NAMES,
    ORB_NAMES,
    ORC_NAMES,
    SITE_NAMES,
    SPELL_NAMES,
)
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.toml import Source

CREATURES = {
    "goblins": ("A", 2, "flame", "2s+1c / 1c / 1s / 1s / 1s"),
    "giant_rats": ("A", 1, "leaf", "1s+1c / 1c / 1s / 1s / 1s"),
    "spiders": ("A", 3, "moon", "3s+1c / 1s+1c / 1s / 1s / 1s"),
    "skeleton_warriors": ("A", 4, "moon flame", "3s+1c / 1s+1c / 1s / 1s / 1s"),
    "wolves": ("B", 4, "leaf", "4s+1c / 1s+1c / 1s / 1s / 1s"),
    "undead": ("B", 5, "moon", "5s+1c / 2s+1c / 2s / 1s / 1s"),
    "harpies": ("B", 5, "flame leaf", "5s+1c / 2s+1c / 2s / 1s / 1s"),
    "troll": ("B", 7, "flame", "7s+1c / 3s+1c / 2s / 2s / 1s"),
    "ogres": ("B", 6, "moon leaf", "6s+1c / 3s+1c / 2s / 2s / 1s"),
    "basilisk": ("C", 8, "leaf", "10s / 5s / 3s / 2s / 2s"),
    "green_dragon": ("C", 8, "moon leaf", "10s / 5s / 3s / 2s / 2s"),
    "blue_dragon": ("C", 9, "moon", "11s / 5s / 4s / 3s / 2s"),
    "red_dragon": ("C", 10, "flame", "12s / 6s / 4s / 3s / 2s"),
    "golden_dragon": ("C", 12, "moon flame", "15s / 7s / 5s / 4s / 3s"),
    "bandits": ("A", 2, "flame leaf", "2s+1c / 1c / 1s / 1s / 1s"),
    "werewolves": ("B", 5, "moon leaf", "5s+1c / 2s+1c / 2s / 1s / 1s"),
    "lizard_folk": ("C", 7, "flame leaf", "8s / 4s / 3s / 2s / 2s"),
    "storm_giant": ("D", 12, "moon", "16s / 8s / 5s / 4s / 3s"),
    "lich": ("D", 13, "flame", "18s / 9s / 6s / 5s / 4s"),
    "hydra": ("D", 12, "flame leaf", "17s / 8s / 6s / 4s / 3s"),
    "bone_dragon": ("D", 13, "moon flame", "19s / 9s / 6s / 5s / 4s"),
    "shadow_dragon": ("D", 14, "moon leaf", "20s / 10s / 7s / 5s / 4s"),
}
ORCS = {
    "orc_1": (1, "1c / 1s / 1s / 1s / 1s"),
    "orc_2": (1, "2s / 1s / 1s / 1s / 1s"),
    "orc_3": (2, "2s / 1s / 1s / 1s / 1s"),
    "orc_4": (2, "1s+1c / 1s / 1s / 1s / 1s"),
    "orc_5": (3, "4s / 2s / 1s / 1s / 1s"),
}
ORBS = {"small_orb": 4, "middle_orb": 5, "great_orb": 6, "storm_orb": 8}
SITES = {"stone_circle": (0, 1), "moon_shrine": (1, 1), "dragon_altar": (2, 1), "gate_of_ulahomar": (4, 0)}
LETTERS = {
    "A": "small_orb stone_circle stonex fontanus appendux dwarf elf thief buying_market",
    "B": "middle_orb moon_shrine cantiosus absolutus sodalicium apprentice fighter fighter_2",
    "C": "great_orb dragon_altar harpagarus re_transformus transformus omnus artificium selling_market",
    "D": "gate_of_ulahomar storm_orb",
}
BONUSES = {  # magic, stones
    **dict.fromkeys(("amulet_moon", "amulet_flame", "amulet_leaf"), (2, 0)),
    **dict.fromkeys(("red_egg_moon", "red_egg_flame", "red_egg_leaf"), (0, 1)),
    **dict.fromkeys((name for name in DOUBLE_NAMES if name.startswith("wand")), (0, 5)),
    **dict.fromkeys((name for name in DOUBLE_NAMES if name.startswith("sword")), (0, 4)),
    **dict.fromkeys((name for name in DESIGN_NAMES if name.startswith("energy")), (1, 0)),
    **dict.fromkeys((name for name in DESIGN_NAMES if name.startswith("poison")), (-1, 0)),
    "black_egg": (0, 0),
}
PIECES = {  # base, more
    **dict.fromkeys(("amulet_moon", "amulet_flame", "red_egg_moon", "red_egg_flame", "red_egg_leaf"), (2, 0)),
    "amulet_leaf": (2, 1),
    **dict.fromkeys(DOUBLE_NAMES, (1, 0)),
    "wand_moon_2": (0, 1),
    "sword_flame_leaf_2": (0, 1),
    "black_egg": (8, 0),
}
LANDSCAPES = {
    "mountains_1": ("apprentice dwarf fighter", 0, 0),
    "mountains_2": ("dwarf elf", 1, 0),
    "forest_1": ("apprentice elf fighter", 0, 0),
    "forest_2": ("apprentice elf fighter", 1, 0),
    "town_1": ("dwarf elf thief", 0, 1),
    "town_2": ("apprentice thief", 0, 1),
    "town_3": ("dwarf thief", 0, 1),
    "swamp_1": ("elf", 0, -1),
    "swamp_2": ("dwarf", 0, -1),
    "swamp_3": ("dwarf elf fighter", 1, -1),
    "wasteland_1": ("dwarf elf fighter", 1, -1),
    "wasteland_2": ("dwarf fighter", 1, -1),
}


def reward(column: str) -> tuple[int, int]:
    """`2s+1c` is two stones and one card."""
    parts = dict.fromkeys("sc", 0) | {part[-1]: int(part[:-1]) for part in column.split("+") if part != "0"}
    return parts["s"], parts["c"]


def columns(text: str) -> list[tuple[int, int]]:
    return [reward(column) for column in text.split(" / ")]


def fight(creature: str, wizards: int, orc: str = "") -> str:
    """All wizards fight together, the first one alone."""
    names = NAMES[:wizards]
    lines = [f"display: {creature}{f' ({orc})' if orc else ''}, small_orb, middle_orb", "landscape: swamp_1"]
    lines += [f"{name}.magic: 20\n{name}.wizard: {creature}" for name in names]
    lines += ["begin: evaluation"]
    lines += [f"{name}: together" for name in names] if wizards > 1 else ["Anna: fight"]
    return "\n".join(lines) + "\n"


def test_every_card_is_tested_here() -> None:
    assert set(CREATURES) == set(CREATURE_NAMES)
    assert set(ORCS) == set(ORC_NAMES)
    assert set(ORBS) == set(ORB_NAMES)
    assert set(SITES) == set(SITE_NAMES)
    assert set(LANDSCAPES) == set(LANDSCAPE_NAMES)
    named = set(" ".join(LETTERS.values()).split()) | set(CREATURES)
    assert named == set(ADVENTURE_NAMES)
    assert set(BONUSES) | {name for name in DESIGN_NAMES if name.startswith("rune")} == set(DESIGN_NAMES)


@pytest.mark.rules("Z76", "Z78", "Z84")
@pytest.mark.parametrize("wizards", range(1, 6))
@pytest.mark.parametrize("creature", CREATURE_NAMES)
def test_a_creature_costs_and_brings_what_is_printed(creature: str, wizards: int) -> None:
    _, strength, _, rewards = CREATURES[creature]
    stones, cards = columns(rewards)[wizards - 1]
    share = -(-strength // wizards)
    expected = f"expect Anna.magic: {20 - share}\nexpect Anna.stones: {stones}\nexpect artefact_pile_size: "
    held = 49 - cards * wizards
    text = fight(creature, wizards) + f"{expected}{held}\nexpect adventures_out: {creature}, ...\n"
    if not cards:  # nobody holds a card, so the round is over and the next supply has come
        text = text.replace(f"expect Anna.magic: {20 - share}\n", f"expect event: magic_paid by Anna magic {share}\n")
    assert failures(text, max(2, wizards)) == []


@pytest.mark.rules("Z83", "Z84")
@pytest.mark.parametrize("wizards", range(1, 6))
@pytest.mark.parametrize("orc", ORC_NAMES)
def test_an_orc_adds_its_strength_and_reward(orc: str, wizards: int) -> None:
    strength, rewards = ORCS[orc]
    stones, cards = columns(rewards)[wizards - 1]
    more_stones, more_cards = columns(CREATURES["troll"][3])[wizards - 1]
    share = -(-(CREATURES["troll"][1] + strength) // wizards)
    text = fight("troll", wizards, orc)
    text += f"expect event: magic_paid by Anna magic {share}\nexpect Anna.stones: {stones + more_stones}\n"
    text += f"expect artefact_pile_size: {49 - (cards + more_cards) * wizards}\n"
    assert failures(text, max(2, wizards)) == []


@pytest.mark.rules("Z51")
@pytest.mark.parametrize("orb", ORB_NAMES)
def test_an_orb_brings_its_magic(orb: str) -> None:
    text = f"{BRAKE}display: {orb}, goblins, spiders\nAnna.magic: 1\nAnna.wizard: {orb}\nbegin: evaluation\n"
    assert failures(text + f"expect Anna.magic: {1 + ORBS[orb]}\n") == []


@pytest.mark.rules("Z52")
@pytest.mark.parametrize("site", SITE_NAMES)
def test_a_site_brings_its_stones_and_cards(site: str) -> None:
    stones, cards = SITES[site]
    text = f"{BRAKE}display: {site}, goblins, spiders\nAnna.wizard: {site}\nbegin: evaluation\n"
    assert failures(text + f"expect Anna.stones: {stones}\nexpect artefact_pile_size: {48 - cards}\n") == []


@pytest.mark.rules("Z5")
def test_letters_are_as_in_the_table() -> None:
    cards = CARD_FILE.card_set()
    for letter, names in LETTERS.items():
        assert all(cards.value(name, "letter") == letter for name in names.split())
    for name, (letter, *_) in CREATURES.items():
        assert cards.value(name, "letter") == letter


@pytest.mark.rules("Z88", "Z117", "Z119", "Z126")
@pytest.mark.parametrize("design", BONUSES)
def test_an_artefact_pays_its_bonus(design: str) -> None:
    """Spiders show the moon, goblins the flame, rats the leaf."""
    symbol = CARD_FILE.card_set().values[design].get("symbols", ["moon"])[0]
    creature = {"moon": "spiders", "flame": "goblins", "leaf": "giant_rats"}[symbol]
    magic, stones = BONUSES[design]
    _, strength, _, rewards = CREATURES[creature]
    text = f"variant poison: on\ndisplay: {creature}, small_orb, middle_orb\nlandscape: swamp_1\nBen.hand: black_egg\n"
    text += f"Anna.laid: {design}\nAnna.magic: 9\nAnna.wizard: {creature}\nbegin: evaluation\nAnna: fight\n"
    text += f"expect Anna.magic: {9 - strength + magic}\nexpect Anna.stones: {columns(rewards)[0][0] + stones}\n"
    assert failures(text) == []


@pytest.mark.rules("Z88")
@pytest.mark.parametrize("design", [name for name in BONUSES if name != "black_egg"])
def test_an_artefact_pays_nothing_without_its_symbol(design: str) -> None:
    shown = CARD_FILE.card_set().values[design]["symbols"]
    creature = next(
        name for name, row in CREATURES.items() if not set(row[2].split()) & set(shown) and row[3].count("c")
    )
    _, strength, _, rewards = CREATURES[creature]
    text = f"variant poison: on\ndisplay: {creature}, small_orb, middle_orb\nlandscape: swamp_1\nBen.hand: black_egg\n"
    text += f"Anna.laid: {design}\nAnna.magic: 9\nAnna.wizard: {creature}\nbegin: evaluation\nAnna: fight\n"
    text += f"expect Anna.magic: {9 - strength}\nexpect Anna.stones: {columns(rewards)[0][0]}\n"
    assert failures(text) == []


@pytest.mark.rules("Z116")
@pytest.mark.parametrize("stone", [name for name in DESIGN_NAMES if name.startswith("rune")])
def test_a_rune_stone_asks(stone: str) -> None:
    symbol = CARD_FILE.card_set().value(stone, "symbols")[0]
    creature = {"moon": "spiders", "flame": "goblins", "leaf": "giant_rats"}[symbol]
    text = f"display: {creature}, small_orb, middle_orb\nAnna.laid: {stone}\nAnna.magic: 9\nAnna.wizard: {creature}\n"
    text += "begin: evaluation\nAnna: fight\nexpect question: use_rune_stone\nAnna: take card\n"
    assert failures(text + "expect artefact_pile_size: 46\n") == []


@pytest.mark.rules("Z17", "Z27", "Z67")
@pytest.mark.parametrize("landscape", LANDSCAPE_NAMES)
def test_a_landscape_says_who_acts_and_what_it_brings(landscape: str) -> None:
    heroes, orcs, magic = LANDSCAPES[landscape]
    table, number = DECK.filled(CARD_FILE.card_set())[0], LANDSCAPE_NAMES.index(landscape)
    acting = {name.removesuffix("_2") for hero, name in enumerate(HERO_NAMES) if table.allows[number][hero]}
    assert acting == set(heroes.split())
    text = f"landscape_pile: {landscape}, ...\ndisplay: goblins, small_orb, middle_orb\nAnna.magic: 5\nbegin: round\n"
    text += f"expect Anna.magic: {7 + magic}\nexpect {'event' if orcs else 'no event'}: orc_joined card goblins\n"
    assert failures(text) == []


@pytest.mark.rules("Z14", "Z70")
@pytest.mark.parametrize(
    ("hero", "landscape", "fights"),
    [
        ("dwarf", "mountains_1", 1),
        ("elf", "forest_1", 1),
        ("fighter", "forest_1", 2),
        ("fighter_2", "forest_1", 2),
        ("thief", "town_1", 0),
        ("apprentice", "forest_1", 0),
    ],
)
def test_a_hero_takes_off_its_number(hero: str, landscape: str, fights: int) -> None:
    text = f"{BRAKE}display: spiders, small_orb, middle_orb\nlandscape: {landscape}\nAnna.heroes: {hero}\n"
    text += "Anna.magic: 9\nAnna.wizard: spiders\nbegin: evaluation\n"
    if fights:
        text += f"Anna: use {hero}\nAnna: fight\nexpect Anna.magic: {9 - 3 + fights}\n"
    else:
        text += f"refuse Anna: use {hero} because Z67\n"
    assert failures(text) == []


@pytest.mark.rules("Z6", "Z11")
def test_pieces_are_as_many_as_in_the_table() -> None:
    cards = CARD_FILE.card_set()
    for name in DESIGN_NAMES:
        values = cards.values[name]
        assert (values["count"], values.get("more", 0)) == PIECES.get(name, (1, 0)), name


SPELL_EFFECTS = {
    "stonex": "site_stones",
    "fontanus": "exchange",
    "harpagarus": "take_magic",
    "re_transformus": "exchange",
    "transformus": "exchange",
    "appendux": "draw_and_return",
    "cantiosus": "end_per_spell",
    "absolutus": "support_artefact",
    "sodalicium": "end_per_hero",
    "omnus": "all_pay_once",
    "artificium": "end_per_artefact",
}


@pytest.mark.rules("Z54")
@pytest.mark.parametrize("spell", SPELL_NAMES)
def test_a_spell_has_its_effect(spell: str) -> None:
    """What the effects do is in the scenarios."""
    assert CARD_FILE.card_set().value(spell, "effect") == SPELL_EFFECTS[spell]


@pytest.mark.rules("Z54")
def test_any_spell_may_be_given_any_effect() -> None:
    """An owner of the printed game finds that Stonex brings magic: no code changes."""
    own = 'game = "zauberschwert"\n[stonex]\neffect = "exchange"\nmagic = 3\nstones = 0\n'
    game = load_game("zauberschwert")
    position = Position.new(game, CARD_FILE.card_set(Source("own.toml", own)), 2, game.parse_variants({}), 1)
    staging = game.facts.stage(position, ["Anna", "Ben"])
    for fact, value in {"start": "Anna", "landscape": "swamp_1", "Anna.spells": "stonex", "Anna.magic": "2"}.items():
        staging.set(fact, value)
    staging.begin("supply")
    position.answer(0, game.options.number("cast stonex"))
    assert position.g.player[0].magic == 6
