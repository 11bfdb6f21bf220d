"""Schatzjagd's forms: effects, faces of a die and roads of a portal; new cards by type and action (rule S115)."""

import re
from typing import Any

from zaubertisch.forms import FieldInfo, PhraseInfo
from zaubertisch.games.schatzjagd.cards import PLACE_ACTIONS, SPELL_ACTIONS, TYPES, new_fields
from zaubertisch.games.schatzjagd.phrases import MOST_AMOUNT, ROADS, Effects, Faces, Roads
from zaubertisch.games.schatzjagd.state import MOST_EFFECTS, OWN_CARDS, VALUE_NAMES
from zaubertisch.kernel.cards import Fields, Source

MOST_NEW = OWN_CARDS
SIDES = 6
REASONS = {
    "new_cards": re.compile(r"(?P<total>\d+) new cards"),
    "cards_in_all": re.compile(r"(?P<total>\d+) cards in all: .*?(?P<low>\d+) to (?P<high>\d+)"),
    "treasures_in_all": re.compile(r"(?P<total>\d+) treasures in all: .*?(?P<low>\d+) to (?P<high>\d+)"),
}
ACTIONS = {"place": PLACE_ACTIONS, "spell": SPELL_ACTIONS}


def describe(field: Any) -> FieldInfo:
    if isinstance(field, Effects):
        return FieldInfo("list", 0, MOST_EFFECTS, each=FieldInfo("phrase", phrases=phrases(field)))
    if isinstance(field, Faces):
        return FieldInfo("list", SIDES, SIDES, each=describe(field.effects))
    assert isinstance(field, Roads)
    return FieldInfo("list", SIDES, SIDES, each=FieldInfo("word", words=[*ROADS]))


def phrases(field: Effects) -> list[PhraseInfo]:
    """Every effect there is, as far as this field allows it."""
    values = FieldInfo("word", words=[*VALUE_NAMES])
    changes = [("raise", "+", 1), ("lower", "-", 1), ("divide", "/", 2), ("set", "=", 0)]
    found = [
        PhraseInfo(name, f"{{}} {sign}{{}}", [values, FieldInfo("number", least, MOST_AMOUNT)])
        for name, sign, least in changes
    ]
    found += [PhraseInfo(state, state, []) for state in field.states()]
    return found if field.is_simple else [*found, PhraseInfo("draw", "draw {}", [FieldInfo("number", 1, 9)])]


def new_cards() -> list[tuple[dict[str, str], Fields]]:
    """S115: each type, places and spells with each of their actions."""
    kinds = [
        {"type": kind, **({"action": action} if action else {})}
        for kind in TYPES
        for action in ACTIONS.get(kind, ("",))
    ]
    return [(fixed, new_fields(Source("form", ""), "new_card", fixed)) for fixed in kinds]
