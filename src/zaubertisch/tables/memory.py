"""What may be repeated of a running game: one rule for the log sent again, the replay and the terminal's log.

Where remembering is part of the game (the contract's `memory_variant`), what happened may be repeated, but not with
which cards, unless the table agreed that the screen remembers. Spectators have no memory that could be agreed on. After
the end everything is open (G84, S51, S150, S170).
"""

from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.tables.table import Table


def screen_remembers(view: Position) -> bool:
    """Does the screen itself keep what a seat has seen?"""
    variant = view.game.memory_variant
    return not variant or view.is_over or bool(view.state[variant][0])


def names_the_past(table: Table, observer: int | None) -> bool:
    """May the past be shown to an observer with its cards?"""
    if not table.game.memory_variant or table.state in ("over", "ended"):
        return True
    return observer != EVERYONE and screen_remembers(table.position)
