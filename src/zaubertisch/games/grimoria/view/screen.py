"""What a screen of Grimoria must know beside the picture."""

from zaubertisch.games.grimoria.state import (
    ATTACK_SPELLS,
    BLACK_SPELLS,
    COMPANION_NAMES,
    PLACE_NAMES,
    PROTECTING_SPELLS,
    TREASURE_NAMES,
)
from zaubertisch.kernel.screen import Screen


def pages(spells: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(f"spell-{spell}" for spell in spells)


SCREEN = Screen(
    families={"companion": COMPANION_NAMES, "place": PLACE_NAMES, "treasure": TREASURE_NAMES},
    kinds={"black": pages(BLACK_SPELLS), "attack": pages(ATTACK_SPELLS), "ward": pages(PROTECTING_SPELLS)},
    places={
        "display": ("take", "remove", "swap"),
        "companions": ("give", "cloak", "drop"),
        "cloaked": ("drop cloaked",),
        "row": ("drop",),
        "victim": ("name",),
        "seat": ("target",),
        "book": ("spell",),
    },
    chapters=("round_began", "game_ended"),
    paragraphs=("turn_began", "spell_revealed"),
    quiet=("spell_chosen", "order_set", "card_laid_face_down", "card_discarded"),
    scenes={
        "curtain": ("turn_began", "round_began"),
        "strike": ("spell_cast", "target_picked"),
        "answer": ("cloak_laid", "mirror_used", "attack_accepted", "companion_named"),
        "outcome": ("companion_taken", "coins_taken", "attack_missed", "spell_fizzled"),
    },
)
