"""The puzzle of the day: it follows from the date and the list alone, so it is the same on every server."""

import hashlib
from collections.abc import Sequence
from datetime import date

from zaubertisch.puzzles.puzzle import Puzzle


def puzzle_of_day(puzzles: Sequence[Puzzle], day: str) -> Puzzle | None:
    """Each in its turn, in an order by chance; when all have had their day, it begins again."""
    shuffled = sorted(puzzles, key=lambda puzzle: hashlib.sha256(puzzle.key.encode()).digest())
    return shuffled[date.fromisoformat(day).toordinal() % len(shuffled)] if shuffled else None
