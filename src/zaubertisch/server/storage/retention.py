"""What is not kept for ever: finished and deserted tables, talk, nodes that are gone, shared sets and pictures."""

import asyncio
import logging
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from zaubertisch.kernel.codec import decode, encode
from zaubertisch.server.calls.contacts import DAYS_TO_CONFIRM
from zaubertisch.server.people.deletion import forget_person
from zaubertisch.server.play.hub import Hub
from zaubertisch.server.settings import Settings
from zaubertisch.server.storage.store_schema import ENTRIES, NODES, PRESENCE, SNAPSHOTS, TABLES, TALK_REPORTS
from zaubertisch.tables.entries import Entry, Spoken
from zaubertisch.tables.setup import DAY_MS
from zaubertisch.tables.snapshots import from_bytes, to_bytes, without_talk
from zaubertisch.tables.table import Table

log = logging.getLogger(__name__)

FINISHED = ("over", "ended", "stopped")
AT_ONCE = 100  # tables
TALK_AT_ONCE = 500
NODE_SILENT_MS = 15_000


class Purger:
    """Looks from time to time for what is older than the settings say. Zero days mean for ever."""

    def __init__(self, hub: Hub, settings: Settings) -> None:
        self.hub, self.settings = hub, settings

    async def purge_for_ever(self) -> None:
        while True:
            try:
                await self.purge()
            except Exception as error:
                log.warning("purge_failed", extra={"error": type(error).__name__})
            await asyncio.sleep(self.settings.purge_s)

    async def purge(self) -> dict[str, int]:
        """Everything that is too old; returns how much there was of it."""
        settings = self.settings
        gone = {
            "finished": await self._purge_tables(settings.keep_finished_days, is_finished=True),
            "deserted": await self._purge_tables(settings.keep_deserted_days, is_finished=False),
            "talk": await self._purge_talk(settings.keep_talk_days),
            "nodes": await self._purge_nodes(settings.keep_nodes_days),
            "sets": await self.hub.store.sets.forget_unused(self._before(settings.keep_sets_days)),
            "deals": await self.hub.store.day_deals.forget_before(self._before(settings.keep_deals_days)),
            "challenges": await self.hub.store.passkeys.forget_challenges(),
            "contacts": await self.hub.store.contacts.forget_unconfirmed(self._before(DAYS_TO_CONFIRM)),
            "persons": await self._purge_persons(settings.keep_persons_days),
            "reports": await self.hub.store.run(self._forget_reports, self._before(settings.keep_reports_days)),
            "pictures": await self.hub.store.gallery.forget_unused(self._before(settings.keep_pictures_days)),
        }
        if any(gone.values()):
            log.info("purged", extra=gone)
        return gone

    def _before(self, days: float) -> int:
        return self.hub.now() - int(days * DAY_MS) if days > 0 else 0

    # Tables

    async def _purge_tables(self, days: float, *, is_finished: bool) -> int:
        is_old = sa.and_(
            TABLES.c.changed_ms < self._before(days),
            TABLES.c.state.in_(FINISHED) if is_finished else TABLES.c.state.not_in(FINISHED),
        )
        count, passed = 0, ""
        while names := await self.hub.store.run(self._old_tables, is_old, passed):
            for name in names:
                if not self._is_visited(name):
                    gone = await self.hub.store.run(self._delete, name, is_old)
                    count += gone
                    if gone:  # else somebody came back meanwhile
                        self._release(name)
            passed = names[-1]
        return count

    def _old_tables(self, is_old: Any, after: str) -> list[str]:
        """Those without visitors at other nodes."""
        lives = NODES.c.seen_ms >= self.hub.now() - NODE_SILENT_MS
        visited = sa.select(PRESENCE.c.table).join(NODES, sa.and_(PRESENCE.c.node == NODES.c.node, lives))
        wanted = sa.select(TABLES.c.table).where(is_old, TABLES.c.table > after, TABLES.c.table.not_in(visited))
        with self.hub.store.engine.connect() as link:
            return list(link.execute(wanted.order_by(TABLES.c.table).limit(AT_ONCE)).scalars())

    def _is_visited(self, name: str) -> bool:
        live = self.hub.tables.get(name)
        return live is not None and bool(live.visitors)

    def _release(self, name: str) -> None:
        live = self.hub.tables.get(name)
        if live is not None:
            self.hub.release(live)

    def _delete(self, name: str, is_old: Any) -> int:
        """With its keys, log, record and snapshot; but not if somebody came back meanwhile."""
        with self.hub.store.engine.begin() as link:
            return int(link.execute(sa.delete(TABLES).where(TABLES.c.table == name, is_old)).rowcount)

    # Persons

    async def _purge_persons(self, days: float) -> int:
        persons = await self.hub.store.persons.unseen(self._before(days))
        for person in persons:
            await forget_person(self.hub, person)
        return len(persons)

    def _forget_reports(self, before: int) -> int:
        with self.hub.store.engine.begin() as link:
            return int(link.execute(sa.delete(TALK_REPORTS).where(TALK_REPORTS.c.at_ms < before)).rowcount)

    # Talk

    async def _purge_talk(self, days: float) -> int:
        """The entries stay, for the log is numbered; what was said is gone from log, snapshots and memory."""
        before, count = self._before(days), 0
        while tables := await self.hub.store.run(self._silence, before):
            count += len(tables)
            await self.hub.store.run(self._silence_snapshots, set(tables), before)
        for live in self.hub.tables.values():
            forget_talk(live.table, before)
        return count

    def _silence(self, before: int) -> list[str]:
        """Blot out some old talk; returns the tables it was at."""
        old = sa.select(ENTRIES.c.table, ENTRIES.c.number, ENTRIES.c.body).where(ENTRIES.c.talk_ms < before)
        with self.hub.store.engine.begin() as link:
            rows = link.execute(old.limit(TALK_AT_ONCE)).all()
            if rows:
                link.execute(SILENCE, [silent_row(row) for row in rows])
        return [row.table for row in rows]

    def _silence_snapshots(self, tables: Iterable[str], before: int) -> None:
        for table in tables:
            same = SNAPSHOTS.c.table == table
            with self.hub.store.engine.begin() as link:
                body = link.execute(sa.select(SNAPSHOTS.c.body).where(same)).scalar()
                if body is not None:
                    quiet = to_bytes(without_talk(from_bytes(body), before))
                    link.execute(sa.update(SNAPSHOTS).where(same).values(body=quiet))

    # Nodes

    async def _purge_nodes(self, days: float) -> int:
        return await self.hub.store.run(self._forget_nodes, self._before(days))

    def _forget_nodes(self, before: int) -> int:
        with self.hub.store.engine.begin() as link:
            count = link.execute(sa.delete(NODES).where(NODES.c.seen_ms < before)).rowcount
            link.execute(sa.delete(PRESENCE).where(PRESENCE.c.node.not_in(sa.select(NODES.c.node))))
        return int(count)


SILENCE = (
    sa.update(ENTRIES)
    .where(ENTRIES.c.table == sa.bindparam("of_table"), ENTRIES.c.number == sa.bindparam("at_number"))
    .values(body=sa.bindparam("silence"), talk_ms=None)
)


def silent_row(row: Any) -> dict[str, Any]:
    entry: Entry = decode(row.body, Entry)
    return {"of_table": row.table, "at_number": row.number, "silence": encode(silent(entry)).decode()}


def silent(entry: Entry) -> Entry:
    return msgspec.structs.replace(entry, text=None, phrase=None) if isinstance(entry, Spoken) else entry


def forget_talk(table: Table, before: int) -> None:
    kept: Sequence[Any] = [(n, at, silent(said) if at < before else said) for n, at, said in table.talk]
    table.talk = deque(kept, table.talk.maxlen)
