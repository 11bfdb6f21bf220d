"""Reports on what somebody says or how they are called: kept for the operator, until they are settled or too old."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sa

from zaubertisch.kernel.codec import decode, encode
from zaubertisch.server.play.keys import Work
from zaubertisch.server.storage.store_schema import TALK_REPORTS
from zaubertisch.server.workshop.gallery import Full

MOST_REPORTS = 10_000  # that nobody has looked at


@dataclass(frozen=True)
class NewReport:
    """Somebody reports a seat."""

    table: str
    game: str
    seat: int
    name: str
    offender: str
    reporter: str
    reason: str
    said: list[str]


class TalkReports:
    """What waits for the operator."""

    def __init__(
        self, engine: sa.Engine, write: Work, insert: Callable[[sa.Table], Any], now: Callable[[], int]
    ) -> None:
        self._engine, self._write, self._insert, self._now = engine, write, insert, now

    async def add(self, report: NewReport) -> None:
        """One of each reporter for each seat."""
        await self._write(self._add, report)

    def _add(self, report: NewReport) -> None:
        fields = asdict(report)
        words = encode(fields.pop("said")).decode()
        row = {**fields, "words": words, "at_ms": self._now()}
        with self._engine.begin() as link:
            if link.execute(sa.select(sa.func.count()).select_from(TALK_REPORTS)).scalar_one() >= MOST_REPORTS:
                raise Full("too many reports wait for the operator")
            link.execute(self._insert(TALK_REPORTS).on_conflict_do_nothing(), row)


@dataclass(frozen=True)
class TalkReport:
    """Whom somebody reported, and what was said last."""

    report: int
    table: str
    game: str
    seat: int
    name: str
    offender: str
    reason: str
    said: list[str]
    at_ms: int


def talk_reports(link: sa.Connection) -> list[TalkReport]:
    """All of them, the oldest first."""
    rows = link.execute(sa.select(TALK_REPORTS).order_by(TALK_REPORTS.c.report))
    return [
        TalkReport(
            row.report, row.table, row.game, row.seat, row.name, row.offender, row.reason,
            decode(row.words, list[str]), row.at_ms,
        )
        for row in rows
    ]  # fmt: skip


def delete_report(link: sa.Connection, report: int) -> bool:
    """The operator has looked at it."""
    return link.execute(sa.delete(TALK_REPORTS).where(TALK_REPORTS.c.report == report)).rowcount == 1
