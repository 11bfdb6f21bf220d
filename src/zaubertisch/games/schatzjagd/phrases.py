"""The closed vocabulary of card files: effects, faces of a die, roads of a portal (rule S115)."""

import re
from dataclasses import dataclass

from zaubertisch.games.schatzjagd.rules.board import COLOURS
from zaubertisch.games.schatzjagd.state import (
    ANYWHERE,
    CURE,
    DEADLY,
    DIVIDE,
    DRAW,
    HOME,
    KILL,
    LOWER,
    MOST_EFFECTS,
    POISON,
    RAISE,
    SET,
    SKIP,
    VALUE_NAMES,
)

CHANGE = re.compile(r"(\w+) *([+\-/=]) *(\d{1,2})")
DRAWS = re.compile(r"draw +([1-9])")
OPERATIONS = {"+": RAISE, "-": LOWER, "/": DIVIDE, "=": SET}
STATES = {"poison": POISON, "cure": CURE, "skip": SKIP, "death": KILL, "home": HOME}
LOSSES = (LOWER, DIVIDE, POISON, SKIP, KILL)
MOST_AMOUNT = 15
ROADS = {**{colour: land for land, colour in enumerate(COLOURS)}, "anywhere": ANYWHERE, "death": DEADLY}

Effect = tuple[int, int, int]  # what it does, to which value, how much


def parse_effect(text: str) -> Effect | None:
    """One effect in words as numbers, or None if it is none.

    >>> parse_effect("weapons +3") == (RAISE, 3, 3), parse_effect("luck +3")
    (True, None)
    """
    if text in STATES:
        return STATES[text], 0, 0
    if match := DRAWS.fullmatch(text):
        return DRAW, 0, int(match[1])
    match = CHANGE.fullmatch(text)
    if not match or match[1] not in VALUE_NAMES:
        return None
    does, amount = OPERATIONS[match[2]], int(match[3])
    least = 0 if does == SET else 2 if does == DIVIDE else 1
    return (does, VALUE_NAMES.index(match[1]), amount) if least <= amount <= MOST_AMOUNT else None


def in_order(effects: list[str]) -> list[Effect]:
    """S57: losses before gains; the way home comes last."""
    parsed = [effect for effect in map(parse_effect, effects) if effect]
    return sorted(parsed, key=lambda effect: (effect[0] == HOME, effect[0] not in LOSSES))


@dataclass(frozen=True)
class Effects:
    """A list of effects; those of a blow may only change what he has, not where he is."""

    is_simple: bool = False

    def __str__(self) -> str:
        names = ", ".join(VALUE_NAMES)
        states = ", ".join(f'"{name}"' for name in self.states())
        draws = "" if self.is_simple else ', "draw n"'
        return (
            f'a list of at most {MOST_EFFECTS}: "value +n", -n, /n or =n (value: {names}; n up to 15), {states}{draws}'
        )

    def states(self) -> list[str]:
        return [name for name in STATES if not self.is_simple or name not in ("death", "home")]

    def fault(self, value: object) -> str:
        if not isinstance(value, list):
            return repr(value)
        if len(value) > MOST_EFFECTS:
            return f"{len(value)} effects"
        return next((repr(effect) for effect in value if not self.allows(effect)), "")

    def allows(self, effect: object) -> bool:
        if not isinstance(effect, str) or not parse_effect(effect):
            return False
        return not self.is_simple or not (effect in ("death", "home") or effect.startswith("draw"))


@dataclass(frozen=True)
class Faces:
    """A die table: for each of the six faces a list of effects."""

    effects: Effects = Effects()

    def __str__(self) -> str:
        return f"six lists, one for each face of the die; each {self.effects}"

    def fault(self, value: object) -> str:
        if not isinstance(value, list) or len(value) != 6:
            return f"{len(value)} faces" if isinstance(value, list) else repr(value)
        faults = ((face, self.effects.fault(effects)) for face, effects in enumerate(value, 1))
        return next((f"face {face}: {fault}" for face, fault in faults if fault), "")


@dataclass(frozen=True)
class Roads:
    """Where a portal leads: for each face of the die a land, anywhere, or death."""

    def __str__(self) -> str:
        return f"a list of six of {', '.join(ROADS)}"

    def fault(self, value: object) -> str:
        if not isinstance(value, list) or len(value) != 6:
            return repr(value)
        return next((repr(road) for road in value if not isinstance(road, str) or road not in ROADS), "")
