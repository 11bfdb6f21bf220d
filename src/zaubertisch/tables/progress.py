"""How far a learner is in the lesson of a table, and what the last choice brought."""

from zaubertisch.tables.courses import Place, changes
from zaubertisch.tables.past import position_after
from zaubertisch.tables.table import Table


def lesson_place(table: Table, seat: int) -> Place | None:
    """Where a learner is in the lesson."""
    if table.lesson is None or seat != table.lesson.plan.learner:
        return None
    step = table.lesson_step(seat) if table.question(seat) is not None else None
    return table.lesson.place(step, table.answers())


def lesson_brought(table: Table, place: Place) -> dict[str, int]:
    """What changed for the learner since the last choice, by name."""
    if table.lesson is None or place.chosen is None:
        return {}
    learner = table.lesson.plan.learner
    before = position_after(table.setup, table.answers()[: place.chosen.before]).view(learner)
    return changes(before, table.view(learner), table.lesson.plan)
