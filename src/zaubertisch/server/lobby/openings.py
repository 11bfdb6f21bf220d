"""Open tables in the store: what each node says of its own, so that all nodes show one list."""

import logging
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from zaubertisch.kernel.codec import decode, encode
from zaubertisch.kernel.errors import BadInput
from zaubertisch.server.play.keys import Work
from zaubertisch.server.requests import OpenTable
from zaubertisch.server.storage.store_schema import NODES, OPEN_TABLES, TABLES

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Noted:
    """What a node says of an open table; without a row it is not in the list."""

    table: str
    row: OpenTable | None
    is_slow: bool = False  # moves take days: it stays in the list while nobody is there


class Openings:
    """The lines of all nodes; each table has one, by the node that last had something to say of it."""

    def __init__(
        self, engine: sa.Engine, read: Work, write: Work, insert: Callable[[sa.Table], Any], now: Callable[[], int]
    ) -> None:
        self._engine, self._read, self._write, self._insert, self._now = engine, read, write, insert, now

    async def note(self, node: str, news: Sequence[Noted]) -> None:
        """All in one transaction."""
        await self._write(self._note, node, news)

    async def listed(self, alive_since_ms: int, tables: Collection[str] | None = None) -> dict[str, str]:
        """The line of every table in the list, or of these: of nodes that live, and those where moves take days."""
        return await self._read(self._listed, alive_since_ms, tables)

    # In the store's threads

    def _note(self, node: str, news: Iterable[Noted]) -> None:
        with self._engine.begin() as link:
            for each in news:
                if each.row is None:
                    link.execute(sa.delete(OPEN_TABLES).where(OPEN_TABLES.c.table == each.table))
                    continue
                if link.execute(sa.select(TABLES.c.table).where(TABLES.c.table == each.table)).first() is None:
                    continue  # it was deleted meanwhile
                row = {"node": node, "body": encode(each.row).decode(), "is_slow": each.is_slow}
                made = self._insert(OPEN_TABLES).values(table=each.table, **row)
                link.execute(made.on_conflict_do_update(index_elements=["table"], set_=row))

    def _listed(self, alive_since_ms: int, tables: Collection[str] | None) -> dict[str, str]:
        alive = sa.select(NODES.c.node).where(NODES.c.seen_ms >= alive_since_ms)
        wanted = [sa.or_(OPEN_TABLES.c.is_slow, OPEN_TABLES.c.node.in_(alive))]
        if tables is not None:
            wanted.append(OPEN_TABLES.c.table.in_(tables))
        with self._engine.connect() as link:
            rows = link.execute(sa.select(OPEN_TABLES.c.table, OPEN_TABLES.c.body).where(*wanted))
            return {row.table: row.body for row in rows}


def open_table_in(body: str) -> OpenTable | None:
    """A line of the list; one that another version wrote and this one cannot read is left out, not a reason to fail."""
    try:
        return decode(body, OpenTable)
    except BadInput as error:
        log.warning("open_table_not_read", extra={"error": type(error).__name__})
        return None
