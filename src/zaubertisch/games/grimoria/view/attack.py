"""The attack that is being carried out, as a screen draws it."""

from zaubertisch.games.grimoria.rules.attacks import NAMING
from zaubertisch.games.grimoria.state import ATTACK, KIND_NAMES, NAMED, REFLECTIONS, TAKER, VICTIM
from zaubertisch.kernel.codec import SeatNumber, Shape
from zaubertisch.kernel.position import Position, frame_of
from zaubertisch.kernel.record import NOTHING


class Attack(Shape, frozen=True):
    """A spell 9, 12 or 14 that is being carried out; nobody is hit before a target is picked."""

    attacker: SeatNumber
    spell: int
    victim: SeatNumber | None
    taker: SeatNumber | None
    named: str | None  # the companion that spell 14 wants
    reflections: int


def attack(view: Position, spells: list[int]) -> Attack | None:
    """The attack on the stack, if there is one; its notes count from the moment it is aimed at somebody."""
    frame = frame_of(view, ATTACK)
    if frame is None:
        return None
    is_aimed, notes = frame.stage >= NAMING, frame.note
    named = notes[NAMED] if is_aimed else NOTHING
    return Attack(
        attacker=frame.seat,
        spell=spells[frame.seat],
        victim=notes[VICTIM] if is_aimed else None,
        taker=notes[TAKER] if is_aimed else None,
        named=None if named == NOTHING else KIND_NAMES[named],
        reflections=notes[REFLECTIONS] if is_aimed else 0,
    )
