"""How entries get into the logs: the one thing that the store does all the time, so it is done without layers."""

import logging
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from zaubertisch.kernel.codec import encode
from zaubertisch.tables.entries import Entry, Spoken

CARE_AFTER_MS = 10_000
INSERT = """INSERT INTO entries ("table", number, at_ms, body, talk_ms) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"""
UPDATE = """UPDATE tables SET number = ?, due_ms = ?, changed_ms = ? WHERE "table" = ?"""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Written:
    """One entry on its way into the log."""

    table: str
    number: int
    at_ms: int
    entry: Entry


def row_of(written: Written) -> dict[str, Any]:
    talk_ms = written.at_ms if isinstance(written.entry, Spoken) else None
    body = encode(written.entry).decode()
    return {
        "table": written.table, "number": written.number, "at_ms": written.at_ms, "body": body, "talk_ms": talk_ms
    }  # fmt: skip


def change_of(written: Written) -> dict[str, Any]:
    """Somebody must look after the table soon, even if this node is no more."""
    due = written.at_ms + CARE_AFTER_MS
    return {"number": written.number, "due_ms": due, "changed_ms": written.at_ms, "of_table": written.table}


class Pen:
    """A connection of the driver itself, for the thread that writes, with statements that stay prepared.

    It writes only if all goes well: whatever else happens is undone, and the store finds out what it is.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        is_postgresql = engine.dialect.name == "postgresql"
        self._insert, self._update = (text.replace("?", "%s") if is_postgresql else text for text in (INSERT, UPDATE))
        self._line: sa.PoolProxiedConnection | None = None

    def append(self, batch: list[Written]) -> bool:
        """Write all of these, in one transaction; false if nothing is written."""
        try:
            return self._append(batch)
        except Exception as error:
            log.debug("pen_does_not_write", extra={"error": type(error).__name__})
            self.lay_down()
            return False

    def _append(self, batch: list[Written]) -> bool:
        self._line = self._line or self._engine.raw_connection()
        cursor = self._line.cursor()
        cursor.executemany(self._insert, [tuple(row_of(written).values()) for written in batch])
        if cursor.rowcount != len(batch):
            self._line.rollback()
            return False
        cursor.executemany(self._update, [tuple(change_of(written).values()) for written in batch])
        self._line.commit()
        return True

    def lay_down(self) -> None:
        """Give the connection up; the next stroke takes another."""
        line, self._line = self._line, None
        if line is not None:
            line.invalidate()
            line.close()
