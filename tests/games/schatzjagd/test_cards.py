"""Every card of the deck does what it should; the deck is complete."""

from collections import Counter

import pytest

from tests.games.schatzjagd.scene import GAME, act, events, fact, scene
from zaubertisch.games.schatzjagd.state import STANDARD_NAMES

CARDS = GAME.card_set()
WEAPONS = {"knife": (6, 1), "club": (5, 2), "pike": (4, 3), "sabre": (3, 4), "halberd": (2, 5), "battle_axe": (1, 6)}
POTIONS_AND_TRAPS = {
    "antidote": (2, "Anna.poisoned", "no"),
    "draught_of_life": (4, "Anna.life", "15"),
    "strength_draught": (3, "Anna.strength", "8"),
    "giants_blood": (2, "Anna.strength", "9"),
    "shackles": (4, "Anna.skips", "yes"),
    "poison_thorn": (4, "Anna.poisoned", "yes"),
    "hail_of_stones": (2, "Anna.life", "4"),
    "pit": (2, "Anna.life", "4"),
    "magpies_nest": (2, "Anna.weapons", "2"),
    "fever_sleep": (2, "Anna.strength", "3"),
}
PLACES = {
    "merchant_priest": 2, "portal": 2, "dice_booth": 1, "wyrms_hoard": 1, "riddle_imp": 1, "lookout": 1, "whirlwind": 1,
    "fighting_ring": 1, "courier_stable": 3, "thieves_guild": 1,
}  # fmt: skip
THIEF, POISON, PLAIN, WARPIG = range(4)
MONSTERS = {
    "robber": (2, 4, 3, THIEF), "poisoner": (3, 4, 3, POISON), "mercenary": (4, 4, 3, PLAIN),
    "robber_gang": (5, 3, 4, THIEF), "poisoner_coven": (6, 3, 4, POISON), "mercenary_squad": (7, 3, 4, PLAIN),
    "robber_horde": (8, 2, 5, THIEF), "poisoner_league": (9, 2, 5, POISON), "mercenary_company": (10, 2, 5, PLAIN),
    "robber_king": (11, 1, 6, THIEF), "venom_master": (12, 1, 6, POISON), "field_captain": (13, 1, 6, PLAIN),
    "highway_giant": (14, 1, 8, THIEF), "mire_colossus": (15, 1, 8, POISON), "nightmare": (17, 1, 10, POISON),
    "warpig": (20, 1, 15, WARPIG),
}  # fmt: skip
SPELLS = {"binding_gaze": 4, "tremor": 4, "far_sight": 4, "mind_theft": 1, "displacement": 1}
ACTIONS = {
    "merchant_priest": "trade", "portal": "portal", "dice_booth": "bets", "wyrms_hoard": "die", "riddle_imp": "riddle",
    "lookout": "look", "whirlwind": "whirlwind", "fighting_ring": "ring", "courier_stable": "ride",
    "thieves_guild": "guild", "binding_gaze": "bind", "tremor": "tremor", "far_sight": "far_sight",
    "mind_theft": "mind_theft", "displacement": "displace",
}  # fmt: skip
MAPS = ["a4", "c2", "e3", "f0", "h2", "g4", "j5", "h7", "f6", "e9", "c7", "d5"]


@pytest.mark.rules("S16", "S9")
def test_the_deck_is_complete():
    counts = {name: CARDS.value(name, "count") for name in STANDARD_NAMES}
    assert sum(counts.values()) == 122
    sums = Counter(CARDS.value(name, "type") for name in STANDARD_NAMES for _ in range(counts[name]))
    assert sums == {"weapon": 21, "potion": 11, "trap": 16, "place": 14, "monster": 34, "spell": 14, "map": 12}
    wanted = {name: count for name, (count, *_) in {**WEAPONS, **POTIONS_AND_TRAPS}.items()} | PLACES | SPELLS
    wanted |= {name: count for name, (_, count, *_) in MONSTERS.items()} | {f"map_{field}": 1 for field in MAPS}
    assert counts == wanted
    assert sum(CARDS.value(name, "loot") * counts[name] for name in MONSTERS) == 161
    assert sum(points * count for count, points in WEAPONS.values()) == 56


@pytest.mark.rules("S175")
@pytest.mark.parametrize("name", WEAPONS)
def test_a_weapon_raises_the_weapon_points(name):
    position = scene(f"Anna.field: c3\nAnna.weapons: 5\nboard: {name} at d3\nbegin: turn of Anna, walking 1\n")
    act(position, "step east")
    assert fact(position, "Anna.weapons") == str(5 + WEAPONS[name][1])
    assert fact(position, "discard_top") == name


@pytest.mark.rules("S176", "S177")
@pytest.mark.parametrize("name", POTIONS_AND_TRAPS)
def test_a_potion_or_trap_works_at_once(name):
    _, what, wanted = POTIONS_AND_TRAPS[name]
    values = "Anna.life: 9\nAnna.strength: 7\nAnna.weapons: 5\n"
    poison = "Anna.poisoned: yes\n" if name == "antidote" else ""
    position = scene(f"Anna.field: c3\n{values}{poison}board: {name} at d3\nbegin: turn of Anna, walking 1\n")
    act(position, "step east")
    assert fact(position, what) == wanted
    assert fact(position, "discard_top") == name
    assert fact(position, "board") == "none"


@pytest.mark.rules("S67", "S75")
@pytest.mark.parametrize("name", MONSTERS)
def test_a_beaten_monster_gives_its_loot(name):
    power, _, loot, _ = MONSTERS[name]
    values = "Anna.strength: 15\nAnna.weapons: 15\nAnna.gold: 0\n"
    position = scene(f"{values}Anna.field: d3\nboard: {name} at d3\ndice: 6, 1\nbegin: turn of Anna\n")
    act(position, "stay", "strike")
    left = 15 - (30 + 6 - power - 1)
    if left > 0:
        assert fact(position, "monster_life") == str(left)
        position.g.frame[position.g.depth - 1].note[1] = 1
        position.g.player[0].value[2:] = 15
        act(position, "strike")
    assert fact(position, "Anna.gold") == str(loot)
    assert fact(position, "discard_top") == name


@pytest.mark.rules("S73", "S74")
@pytest.mark.parametrize("name", MONSTERS)
def test_what_a_monster_does_to_those_who_flee(name):
    power, _, _, special = MONSTERS[name]
    values = "Anna.strength: 10\nAnna.weapons: 3\nAnna.gold: 7\n"
    position = scene(f"{values}Anna.field: d3\nboard: {name} at d3\ndice: 4\nbegin: turn of Anna\n")
    act(position, "stay", "flee")
    damage = max(0, power + 4 - 13)
    assert fact(position, "Anna.life") == str(15 - damage)
    assert fact(position, "Anna.gold") == {THIEF: "3", WARPIG: "0"}.get(special, "7")
    assert fact(position, "Anna.poisoned") == ("yes" if special == POISON and damage else "no")
    assert fact(position, "board") == f"{name} at d3"


@pytest.mark.rules("S9", "S106", "S197")
@pytest.mark.parametrize("field", MAPS)
def test_a_map_lifts_a_treasure_on_its_field(field):
    position = scene(f"Anna.field: {field}\nAnna.hand: map_{field}\nbegin: turn of Anna, influence\n")
    act(position, f"show map_{field}")
    assert "treasure_lifted" in events(position)
    assert fact(position, "discard_top") == f"map_{field}"
    assert fact(position, "treasure_pile_size") == "11"


@pytest.mark.parametrize("name", [*PLACES, *SPELLS])
def test_places_and_spells_have_their_action(name):
    """What each action does is proved by the scenarios of places, spells and fights."""
    assert CARDS.value(name, "action") == ACTIONS[name]


@pytest.mark.rules("S15")
def test_treasures_are_four_of_each_kind_in_random_order():
    def pile(seed: int) -> list[str]:
        return fact(scene(f"seed: {seed}\nbegin: new game\n"), "treasure_pile").split(", ")

    from zaubertisch.kernel.facts import expand, parse_list

    for seed in (1, 2):
        kinds = [name for name, _ in expand(parse_list(", ".join(pile(seed))))]
        assert sorted(kinds) == ["chalice"] * 4 + ["crown"] * 4 + ["orb"] * 4
    assert pile(1) != pile(2)
