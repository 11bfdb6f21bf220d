"""The closed vocabulary of card files: what an effect may be (rule S115)."""

from zaubertisch.games.schatzjagd.state import (
    CURE,
    DIVIDE,
    DRAW,
    HOME,
    KILL,
    LOWER,
    POISON,
    RAISE,
    SET,
    SKIP,
    VALUE_NAMES,
)
from zaubertisch.kernel.fields import FieldInfo, PhraseInfo, fills, read_phrase

MOST_AMOUNT, MOST_DRAWN = 15, 9
LOSSES = (LOWER, DIVIDE, POISON, SKIP, KILL)

Effect = tuple[int, int, int]  # what it does, to which value, how much


def change(name: str, sign: str, least: int) -> PhraseInfo:
    value = FieldInfo("word", words=[*VALUE_NAMES], thing="value")
    return PhraseInfo(name, f"{{}} {sign}{{}}", [value, FieldInfo("number", least, MOST_AMOUNT)])


DOES = {
    "raise": RAISE, "lower": LOWER, "divide": DIVIDE, "set": SET, "poison": POISON, "cure": CURE, "skip": SKIP,
    "death": KILL, "home": HOME, "draw": DRAW,
}  # fmt: skip
PHRASES = (
    change("raise", "+", 1),
    change("lower", "-", 1),
    change("divide", "/", 2),
    change("set", "=", 0),
    *(PhraseInfo(state, state, []) for state in ("poison", "cure", "skip", "death", "home")),
    PhraseInfo("draw", "draw {}", [FieldInfo("number", 1, MOST_DRAWN)]),
)
BLOWS = tuple(phrase for phrase in PHRASES if phrase.name not in ("death", "home", "draw"))  # what a blow can do: it
# changes only what a henchman has, not where he is


def parse_effect(text: str) -> Effect | None:
    """One effect in words as numbers, or None if it is none.

    >>> parse_effect("weapons +3") == (RAISE, 3, 3), parse_effect("luck +3")
    (True, None)
    """
    found = read_phrase(text, PHRASES)
    if not found or not all(map(fills, found[0].parts, found[1])):
        return None
    phrase, gaps = found
    value = VALUE_NAMES.index(gaps[0]) if len(gaps) == 2 else 0
    return DOES[phrase.name], value, int(gaps[-1]) if gaps else 0


def in_order(effects: list[str]) -> list[Effect]:
    """S57: losses before gains; the way home comes last."""
    parsed = [effect for effect in map(parse_effect, effects) if effect]
    return sorted(parsed, key=lambda effect: (effect[0] == HOME, effect[0] not in LOSSES))
