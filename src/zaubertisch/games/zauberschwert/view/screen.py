"""What a screen of Zauberschwert must know beside the picture."""

from zaubertisch.games.zauberschwert.names import (
    ARTEFACT_NAMES,
    CREATURE_NAMES,
    DESIGN_NAMES,
    DOUBLE_NAMES,
    HALF_NAMES,
    HERO_NAMES,
    LANDSCAPE_NAMES,
    MARKET_NAMES,
    ORB_NAMES,
    ORC_NAMES,
    SITE_NAMES,
    SPELL_NAMES,
)
from zaubertisch.kernel.screen import Screen

ARTEFACT_KINDS = ("amulet", "red_egg", "black_egg", "rune_stone", "energy_stone", "wand", "sword", "poison")


def of_kind(kind: str) -> tuple[str, ...]:
    return tuple(name for name in (*DESIGN_NAMES, *HALF_NAMES) if name.startswith(kind))


SCREEN = Screen(
    families={
        "creature": (*CREATURE_NAMES, "black_dragon"),
        "orb": ORB_NAMES,
        "site": SITE_NAMES,
        "spell": SPELL_NAMES,
        "hero": HERO_NAMES,
        "market": MARKET_NAMES,
        "artefact": (*ARTEFACT_NAMES, *DOUBLE_NAMES),
        "landscape": LANDSCAPE_NAMES,
        "orc": ORC_NAMES,
    },
    kinds={kind: of_kind(kind) for kind in ARTEFACT_KINDS} | {"fighter": ("fighter", "fighter_2")},
    halves={half: half[:-1] for half in HALF_NAMES},
    places={
        "display": ("choose", "announce", "send apprentice to"),
        "spells": ("cast", "sell spell"),
        "heroes": ("use",),
        "hand": ("lay", "give", "return"),
        "laid": ("sell", "support", "give laid"),
        "partner": ("ask for", "ask for laid"),
        "seat": ("target", "invite", "offer"),
    },
    chapters=("round_began", "game_ended"),
    paragraphs=("turn_began", "wizard_laid", "announced", "passed", "auction_began", "swapped", "offer_made"),
    quiet=(
        "card_turned_up", "landscape_turned_up", "orc_joined", "orc_discarded", "start_moved", "pile_refilled",
        "draw_forfeited",
    ),
    scenes={
        "curtain": ("turn_began", "round_began", "start_moved"),
        "adventure": (
            "auction_won", "auction_failed", "creature_beaten", "fight_declined", "hero_recruited", "spell_learned",
            "stones_gained", "spell_cast", "hero_used", "magic_taken", "word_broken",
        ),
        "evening": ("swapped", "artefact_laid", "poison_laid", "dragon_moved"),
        "swap": ("offer_made", "gift_named", "wish_named", "offer_declined", "card_received"),
    },
)  # fmt: skip
