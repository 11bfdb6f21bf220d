"""The names of everything that is printed on a card, and the numbers that stand for them."""

CREATURE_NAMES = (
    "goblins", "giant_rats", "spiders", "skeleton_warriors", "wolves", "undead", "harpies", "troll", "ogres",
    "basilisk", "green_dragon", "blue_dragon", "red_dragon", "golden_dragon", "bandits", "werewolves", "lizard_folk",
    "storm_giant", "lich", "hydra", "bone_dragon", "shadow_dragon",
)  # fmt: skip
ORB_NAMES = ("small_orb", "middle_orb", "great_orb", "storm_orb")
SITE_NAMES = ("stone_circle", "moon_shrine", "dragon_altar", "gate_of_ulahomar")
SPELL_NAMES = (
    "stonex", "fontanus", "harpagarus", "re_transformus", "transformus", "appendux", "cantiosus", "absolutus",
    "sodalicium", "omnus", "artificium",
)  # fmt: skip
HERO_NAMES = ("apprentice", "dwarf", "elf", "thief", "fighter", "fighter_2")  # Z14: two fighters
MARKET_NAMES = ("buying_market", "selling_market")
ADVENTURE_NAMES = CREATURE_NAMES + ORB_NAMES + SITE_NAMES + SPELL_NAMES + HERO_NAMES + MARKET_NAMES

CREATURES, ORBS, SITES, SPELLS, HEROES, MARKETS = 22, 4, 4, 11, 6, 2
FIRST_ORB = CREATURES
FIRST_SITE = FIRST_ORB + ORBS
FIRST_SPELL = FIRST_SITE + SITES
FIRST_HERO = FIRST_SPELL + SPELLS
BUYING_MARKET = FIRST_HERO + HEROES
SELLING_MARKET = BUYING_MARKET + 1
ADVENTURES = SELLING_MARKET + 1

APPRENTICE = 0  # the one hero who is more than his numbers: a second wizard

# Artefacts: a design is what can lie before a seat; a card is what is drawn. A single is both, a double has two cards.
SINGLE_NAMES = (
    "amulet_moon", "amulet_flame", "amulet_leaf", "red_egg_moon", "red_egg_flame", "red_egg_leaf", "rune_stone_moon",
    "rune_stone_flame", "rune_stone_leaf", "rune_stone_moon_flame", "energy_stone_moon", "energy_stone_flame",
    "energy_stone_leaf", "energy_stone_flame_leaf", "black_egg", "poison_moon", "poison_flame", "poison_leaf",
    "poison_flame_leaf",
)  # fmt: skip
DOUBLE_NAMES = (
    "wand_moon_1", "wand_moon_2", "wand_flame_1", "wand_leaf_1", "wand_leaf_2", "sword_moon_flame_1",
    "sword_moon_flame_2", "sword_flame_leaf_1", "sword_flame_leaf_2", "sword_moon_leaf_1",
)  # fmt: skip
DESIGN_NAMES = SINGLE_NAMES + DOUBLE_NAMES
HALF_NAMES = tuple(f"{name}{part}" for name in DOUBLE_NAMES for part in "ab")
ARTEFACT_NAMES = SINGLE_NAMES + HALF_NAMES

FIRST_RED_EGG, FIRST_RUNE_STONE, FIRST_ENERGY_STONE, BLACK_EGG, FIRST_POISON, FIRST_DOUBLE = 3, 6, 10, 14, 15, 19
DESIGNS, ARTEFACTS, DOUBLES, ENERGY_STONES, POISONS = 29, 39, 10, 4, 4
STEPS = 4  # of an energy stone
MOST_BLACK_EGGS = 4

LANDSCAPE_NAMES = (
    "mountains_1", "mountains_2", "forest_1", "forest_2", "town_1", "town_2", "town_3", "swamp_1", "swamp_2",
    "swamp_3", "wasteland_1", "wasteland_2",
)  # fmt: skip
TERRAINS = ("nowhere", "mountains", "forest", "town", "swamp", "wasteland")
LANDSCAPES = 12
ORC_NAMES = ("orc_1", "orc_2", "orc_3", "orc_4", "orc_5")
ORCS = 5

# The `card` of an event.
CARD_NAMES = (*ADVENTURE_NAMES, *ARTEFACT_NAMES, *DOUBLE_NAMES, *ORC_NAMES, *LANDSCAPE_NAMES, "black_dragon")
ARTEFACT_CARD = ADVENTURES
DOUBLE_CARD = ARTEFACT_CARD + ARTEFACTS
ORC_CARD = DOUBLE_CARD + DOUBLES
LANDSCAPE_CARD = ORC_CARD + ORCS
DRAGON_CARD = LANDSCAPE_CARD + LANDSCAPES

SYMBOL_NAMES = ("moon", "flame", "leaf")
HERO_SYMBOLS = ("apprentice", "dwarf", "elf", "thief", "fighter")
LETTERS = ("A", "B", "C", "D")
WAYS = ("base", "heroes")
BASE, WITH_HEROES = 0, 1
TWO_SEATS = ("printed", "short")
PRINTED, SHORT = 0, 1

# What a spell does: the closed vocabulary of effects.
EFFECT_NAMES = (
    "exchange", "take_magic", "site_stones", "draw_and_return", "support_artefact", "all_pay_once", "end_per_spell",
    "end_per_hero", "end_per_artefact",
)  # fmt: skip
(EXCHANGE, TAKE_MAGIC, SITE_STONES, DRAW_AND_RETURN, SUPPORT_ARTEFACT, ALL_PAY_ONCE, END_PER_SPELL, END_PER_HERO,
 END_PER_ARTEFACT) = range(9)  # fmt: skip
