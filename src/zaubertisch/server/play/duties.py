"""For which seats the server answers, and why: bots, answers that are no choice, standing orders, time that is up."""

from collections.abc import Collection
from typing import Literal

from zaubertisch.server.play.windows import is_plainly_forced, is_secret, is_window
from zaubertisch.tables.entries import Giver
from zaubertisch.tables.questions import asked_in
from zaubertisch.tables.table import Table

Kind = Literal["bot", "pass", "order", "only", "late", "lesson"]
GIVERS: dict[Kind, Giver] = {"bot": "bot", "late": "bot", "order": "order"}  # all else is the server's own


def duties_of(table: Table, here: Collection[int]) -> dict[int, Kind]:
    """The seats for which the server answers now, and why."""
    if table.state != "running" or table.is_deserted():
        return {}
    in_window = is_window(table)
    asked = [seat for seat in asked_in(table.position) if seat not in table.held]
    kinds = {seat: duty_of(table, seat, is_here=seat in here, in_window=in_window) for seat in asked}
    return {seat: kind for seat, kind in kinds.items() if kind is not None}


def duty_of(table: Table, seat: int, *, is_here: bool, in_window: bool) -> Kind | None:
    if table.lesson_waits(seat):
        return None
    if table.seats[seat].is_bot:
        return "bot"
    step = table.lesson_step(seat)
    if step is not None:
        return None if step.hint else "lesson"
    if not in_window:
        is_forced = len(table.view(seat).legal(seat)) == 1 and is_plainly_forced(table, seat)
        return "only" if is_forced else "order" if table.ordered(seat) is not None else None
    is_served = is_here or is_slow(table)
    if is_served and len(table.view(seat).legal(seat)) == 1:
        return "only"
    if is_served and table.ordered(seat) is not None:
        return "order"
    if is_served and table.seats[seat].auto_pass != "off" and table.position.question in table.game.reactions.passes:
        return "pass"
    return "late" if table.clocks and is_secret(table) else None


def is_slow(table: Table) -> bool:
    """Moves take days, and nobody waits at the table."""
    return table.clocks is not None and table.clocks.plan.each_move
