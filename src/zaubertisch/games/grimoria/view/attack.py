"""The attack that is being carried out, as a screen draws it."""

from typing import Any

from zaubertisch.games.grimoria.rules.attacks import NAMING
from zaubertisch.games.grimoria.state import ATTACK, KIND_NAMES, NAMED, REFLECTIONS, TAKER, VICTIM
from zaubertisch.kernel.codec import SeatNumber, Shape
from zaubertisch.kernel.record import NOTHING


class Attack(Shape, frozen=True):
    """A spell 9, 12 or 14 that is being carried out; nobody is hit before a target is picked."""

    attacker: SeatNumber
    spell: int
    victim: SeatNumber | None
    taker: SeatNumber | None
    named: str | None  # the companion that spell 14 wants
    reflections: int


def attack(g: Any, spells: list[int]) -> Attack | None:
    """The attack on the stack, if there is one; its notes count from the moment it is aimed at somebody."""
    rules = g["frame"]["rule"][0].tolist()[: g["depth"].item()]
    if ATTACK not in rules:
        return None
    _, stage, attacker, _, notes = g["frame"][0, rules.index(ATTACK)].tolist()
    is_aimed = stage >= NAMING
    named = int(notes[NAMED]) if is_aimed else NOTHING
    return Attack(
        attacker=attacker,
        spell=spells[attacker],
        victim=int(notes[VICTIM]) if is_aimed else None,
        taker=int(notes[TAKER]) if is_aimed else None,
        named=None if named == NOTHING else KIND_NAMES[named],
        reflections=int(notes[REFLECTIONS]) if is_aimed else 0,
    )
