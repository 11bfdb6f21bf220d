"""What persons made of puzzles: of each the first answer counts. For guests nothing is kept; their browsers do that."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

import sqlalchemy as sa

from zaubertisch.server.challenges.puzzle_requests import PuzzleStreak
from zaubertisch.server.play.keys import Work
from zaubertisch.server.storage.store_schema import PUZZLE_RESULTS


@dataclass(frozen=True)
class PuzzleResult:
    """The first answer of a person to a puzzle."""

    game: str
    puzzle: str
    is_solved: bool
    day: str | None  # where it was the puzzle of that day
    at_ms: int


COLUMNS = [PUZZLE_RESULTS.c[name] for name in PuzzleResult.__dataclass_fields__]


def streak_of(results: Iterable[PuzzleResult], today: str) -> PuzzleStreak:
    """From first answers in the order in which they were given.

    >>> given = [("a", True), ("b", False), ("c", True), ("d", True)]
    >>> streak = streak_of([PuzzleResult("g", key, good, "2026-11-17", 1) for key, good in given], "2026-11-18")
    >>> streak.now, streak.best, streak.days, streak.solved, streak.answered
    (2, 2, 1, 3, 4)
    """
    now = best = solved = answered = 0
    days = set()
    for result in results:
        now = now + 1 if result.is_solved else 0
        best, solved, answered = max(best, now), solved + result.is_solved, answered + 1
        if result.is_solved and result.day:
            days.add(result.day)
    return PuzzleStreak(now, best, days_in_a_row(days, date.fromisoformat(today)), solved, answered)


def days_in_a_row(days: set[str], today: date) -> int:
    """Up to today; as long as today is not over, up to yesterday.

    >>> days_in_a_row({"2026-02-28", "2026-03-01"}, date(2026, 3, 2)), days_in_a_row({"2026-03-01"}, date(2026, 3, 3))
    (2, 0)
    """
    last = today if today.isoformat() in days else today - timedelta(days=1)
    count = 0
    while (last - timedelta(days=count)).isoformat() in days:
        count += 1
    return count


class PuzzleResults:
    """Written once, never changed."""

    def __init__(self, engine: sa.Engine, read: Work, write: Work, insert: Callable[[sa.Table], Any]) -> None:
        self._engine, self._read, self._write, self._insert = engine, read, write, insert

    async def of(self, person: str) -> list[PuzzleResult]:
        """All first answers, in the order in which they were given."""
        return await self._read(self._of, person)

    async def note(self, person: str, result: PuzzleResult) -> None:
        """Only the first answer to a puzzle is noted."""
        await self._write(self._note, person, result)

    def _of(self, person: str) -> list[PuzzleResult]:
        wanted = sa.select(*COLUMNS).where(PUZZLE_RESULTS.c.person == person)
        with self._engine.connect() as link:
            ordered = wanted.order_by(PUZZLE_RESULTS.c.at_ms, PUZZLE_RESULTS.c.puzzle)
            return [PuzzleResult(*row) for row in link.execute(ordered)]

    def _note(self, person: str, result: PuzzleResult) -> None:
        with self._engine.begin() as link:
            row = self._insert(PUZZLE_RESULTS).values(person=person, **vars(result))
            link.execute(row.on_conflict_do_nothing())


def hand_over_puzzles(link: sa.Connection, old: str, person: str) -> None:
    """One person became part of another: of two answers to a puzzle the other's own counts."""
    key = (PUZZLE_RESULTS.c.game, PUZZLE_RESULTS.c.puzzle)
    known = {tuple(row) for row in link.execute(sa.select(*key).where(PUZZLE_RESULTS.c.person == person))}
    for game, puzzle in link.execute(sa.select(*key).where(PUZZLE_RESULTS.c.person == old)).all():
        if (game, puzzle) not in known:
            same = sa.and_(PUZZLE_RESULTS.c.person == old, key[0] == game, key[1] == puzzle)
            link.execute(sa.update(PUZZLE_RESULTS).where(same).values(person=person))
