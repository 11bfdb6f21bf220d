"""One answer can make very much happen: all of it is an event (docs/decisions)."""

from tests.games.zauberschwert.staging import NAMES
from zaubertisch.tables.scenarios import check_text

LAID = ("amulet_moon", "amulet_leaf", "red_egg_moon", "red_egg_leaf", "wand_moon_1", "wand_leaf_1")
OTHERS = ("amulet_flame", "red_egg_flame", "black_egg", "wand_moon_2", "wand_flame_1", "wand_leaf_2")
BONUS = "".join(f"card {name}.magic: 1\ncard {name}.stones: 1\ncard {name}.more: 0\n" for name in LAID)
COUNTS = "".join(f"card {name}.count: 5\n" for name in LAID) + "".join(f"card {name}.count: 0\n" for name in OTHERS)
SEATS = "".join(f"{name}.magic: 5\n{name}.wizard: shadow_dragon\n{name}.laid: {', '.join(LAID)}\n" for name in NAMES)
DRAGON = f"""\
game: zauberschwert
seats: {", ".join(NAMES)}
start: Anna
variant announcements: off
variant offers: 0
scenario: five seats beat a dragon with thirty artefacts
{BONUS}{COUNTS}landscape: forest_1
display: shadow_dragon, small_orb, stone_circle
{SEATS}begin: evaluation
"""


def test_nothing_is_dropped_when_five_seats_beat_a_dragon_with_many_artefacts() -> None:
    lines = [f"expect event: stones_gained by {name} card {card} stones 1" for name in NAMES for card in LAID]
    lines += [f"expect event: magic_gained by {name} card {card} magic 1" for name in NAMES for card in LAID]
    lines += ["expect event: card_left card shadow_dragon", "expect event: start_moved by Ben"]
    assert [str(failure) for failure in check_text(DRAGON + "\n".join(lines) + "\n")] == []
