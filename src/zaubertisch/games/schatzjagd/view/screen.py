"""What a screen of Schatzjagd must know beside the picture."""

from zaubertisch.games.schatzjagd.state import (
    MAP_NAMES,
    MONSTER_NAMES,
    PLACE_NAMES,
    POTION_NAMES,
    SPELL_NAMES,
    TRAP_NAMES,
    TREASURE_NAMES,
    WEAPON_NAMES,
)
from zaubertisch.kernel.screen import Screen

SCREEN = Screen(
    families={
        "weapon": WEAPON_NAMES,
        "potion": POTION_NAMES,
        "trap": TRAP_NAMES,
        "place": PLACE_NAMES,
        "monster": MONSTER_NAMES,
        "spell": SPELL_NAMES,
        "map": MAP_NAMES,
        "treasure": TREASURE_NAMES,
    },
    family_value="type",
    places={
        "hand": ("show", "lay"),
        "loot": ("steal",),
        "carried": ("store", "deposit"),
        "heap": ("take",),
        "land": ("at", "castle"),
        "seat": ("target",),
    },
    chapters=("day_began", "game_ended"),
    paragraphs=("turn_began",),
    quiet=("card_covered", "nothing_played", "day_ended", "order_given", "place_declined", "card_discarded"),
    scenes={
        "aside": (
            "turn_began", "day_began", "day_ended", "card_covered", "card_drawn", "card_discarded", "nothing_played",
        ),
    },
)  # fmt: skip
