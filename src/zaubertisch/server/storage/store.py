"""The store: setups, keys and logs of all tables, in SQLite or PostgreSQL. What it returns from is on the disk."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from zaubertisch.kernel.codec import decode, encode
from zaubertisch.kernel.errors import TableError
from zaubertisch.kernel.looks import pictures_in
from zaubertisch.server.calls.contacts import Contacts
from zaubertisch.server.calls.owed_calls import OwedCalls
from zaubertisch.server.challenges.day_deals import DayDeals
from zaubertisch.server.challenges.puzzle_results import PuzzleResults
from zaubertisch.server.history.results import GameResult, Results
from zaubertisch.server.lobby.openings import Openings
from zaubertisch.server.lobby.server_invitations import ServerInvitations
from zaubertisch.server.migrations import renew_schema
from zaubertisch.server.people.blocks import Blocks
from zaubertisch.server.people.devices import Devices
from zaubertisch.server.people.passkeys import Passkeys
from zaubertisch.server.people.persons import Persons
from zaubertisch.server.people.talk_reports import TalkReports
from zaubertisch.server.play.keys import Keyring, KeyRow
from zaubertisch.server.storage.pen import Pen, Written, change_of, row_of
from zaubertisch.server.storage.store_schema import (
    ENTRIES,
    KEYS,
    NODES,
    OPTIONS,
    PRESENCE,
    RECORDS,
    SNAPSHOTS,
    TABLE_PICTURES,
    TABLES,
)
from zaubertisch.server.workshop.gallery import Gallery
from zaubertisch.server.workshop.sets import Sets
from zaubertisch.tables.entries import Entry
from zaubertisch.tables.setup import TableSetup

T = TypeVar("T")

READERS = 4
MOST_IN_ONE_COMMIT = 256
BETWEEN_COMMITS_S = 0.008  # a commit costs as much for one entry as for many: where many come, they wait a moment
CONNECT_S = 5
DOWN = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.InternalError, sa.exc.TimeoutError, OSError)

log = logging.getLogger(__name__)


def now_ms() -> int:
    """The machine's date; a node has a clock of its own."""
    return time.time_ns() // 1_000_000


class Conflict(TableError):
    """Another node was faster: the log has this number already."""

    code = "busy"


class Unreachable(TableError):
    """The database does not answer, or takes nothing: it is gone, or the disk is full."""

    code = "busy"


@dataclass(frozen=True)
class Settled:
    """What the log of a table makes of it: its state, when somebody must look after it, its record if it is over."""

    table: str
    number: int
    state: str
    due_ms: int | None
    record: str | None = None
    fingerprint: str | None = None
    result: GameResult | None = None


@dataclass(frozen=True)
class Kept:
    """A table as the store has it."""

    table: str
    setup: TableSetup
    state: str
    number: int


@dataclass(frozen=True)
class Snapshot:
    """What a log came to at a number, as a certain program saw it."""

    number: int
    version: str
    body: bytes


class Screens(NamedTuple):
    """Of a seat: how many there are, and how many of them somebody sees."""

    screens: int
    looking: int


class Store:
    """One engine; reads run in threads, writes in one thread that commits all waiting entries together."""

    def __init__(self, url: str, now: Callable[[], int] = now_ms) -> None:
        self.engine, self.now = make_engine(url), now
        self._pen = Pen(self.engine)
        self._readers = ThreadPoolExecutor(READERS, "store-read")
        self._writer = ThreadPoolExecutor(1, "store-write")
        self.keyring = Keyring(self.engine, self._read, self._write)
        self.gallery = Gallery(self.engine, self._read, self._write, self._insert, now)
        self.openings = Openings(self.engine, self._read, self._write, self._insert, now)
        self.sets = Sets(self.engine, self._read, self._write, self._insert, now)
        self.persons = Persons(self.engine, self._read, self._write, self._insert, now)
        self.devices = Devices(self.engine, self._read, self._write, now)
        self.passkeys = Passkeys(self.engine, self._read, self._write, now)
        self.results = Results(self.engine, self._read, self._insert, now)
        self.day_deals = DayDeals(self.engine, self._read, self._write, self._insert)
        self.puzzle_results = PuzzleResults(self.engine, self._read, self._write, self._insert)
        self.contacts = Contacts(self.engine, self._read, self._write, self._insert, now)
        self.calls = OwedCalls(self.engine, self._read, self._write, self._insert, now)
        self.blocks = Blocks(self.engine, self._read, self._write, self._insert, now)
        self.talk_reports = TalkReports(self.engine, self._write, self._insert, now)
        self.server_invitations = ServerInvitations(self.engine, self._read, self._write, now)
        self._waiting: list[tuple[Written, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._next_commit = 0.0
        self.commits = 0
        self.failed: float | None = None  # when it last could not write

    async def open(self) -> None:
        await self._write(renew_schema, self.engine)

    async def close(self) -> None:
        while self._writing is not None:
            await self._writing
        self._readers.shutdown()
        self._writer.submit(self._pen.lay_down).result()
        self._writer.shutdown()
        self.engine.dispose()

    async def _read(self, work: Callable[..., T], *args: Any) -> T:
        return await self._run(self._readers, work, *args)

    async def _write(self, work: Callable[..., T], *args: Any) -> T:
        try:
            return await self._run(self._writer, work, *args)
        except Unreachable:
            self.failed = time.monotonic()
            raise

    async def _run(self, threads: ThreadPoolExecutor, work: Callable[..., T], *args: Any) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, work, *args)
        except DOWN as error:
            reason = type(getattr(error, "orig", None) or error).__name__
            log.warning("store_does_not_answer", extra={"reason": reason})
            raise Unreachable("the store does not answer; try again later") from error

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Anything else that is to be done with the database, in its turn with all that is written."""
        return await self._write(work, *args)

    async def read(self, work: Callable[..., T], *args: Any) -> T:
        """Anything else that only looks, beside all that is written."""
        return await self._read(work, *args)

    # Tables

    async def create(
        self,
        table: str,
        setup: TableSetup,
        keys: Iterable[KeyRow],
        state: str,
        due_ms: int | None,
        record: str | None = None,
        fingerprint: str | None = None,
    ) -> None:
        """A new table with the keys to it."""
        kept = None if record is None else {"table": table, "text": record, "fingerprint": fingerprint}
        await self._write(self._found, table, setup, list(keys), state, due_ms, kept)

    def _found(
        self, table: str, setup: TableSetup, keys: list[KeyRow], state: str, due_ms: int | None,
        record: dict[str, str | None] | None,
    ) -> None:  # fmt: skip
        now = self.now()
        row = {
            "table": table, "game": setup.game, "setup": encode(setup).decode(), "state": state, "number": 0,
            "due_ms": due_ms, "created_ms": now, "changed_ms": now,
        }  # fmt: skip
        with self.engine.begin() as link:
            link.execute(sa.insert(TABLES), row)
            link.execute(sa.insert(KEYS), [{"table": table, **asdict(key)} for key in keys])
            if record is not None:
                link.execute(sa.insert(RECORDS), record)
            if pictures := [{"table": table, "hash": key} for key in pictures_in(setup.cards)]:
                link.execute(sa.insert(TABLE_PICTURES), pictures)

    async def kept(self, table: str) -> Kept | None:
        return await self._read(self._kept, table)

    def _kept(self, table: str) -> Kept | None:
        wanted = sa.select(TABLES.c.setup, TABLES.c.state, TABLES.c.number).where(TABLES.c.table == table)
        with self.engine.connect() as link:
            row = link.execute(wanted).first()
        return Kept(table, decode(row.setup, TableSetup), row.state, row.number) if row else None

    async def record(self, table: str) -> str | None:
        return await self._read(self._record, table)

    def _record(self, table: str) -> str | None:
        with self.engine.connect() as link:
            found: str | None = link.execute(sa.select(RECORDS.c.text).where(RECORDS.c.table == table)).scalar()
        return found

    async def fingerprint(self, table: str) -> str | None:
        """What a finished game came to under its own rules, if that was noted."""
        return await self._read(self._fingerprint, table)

    def _fingerprint(self, table: str) -> str | None:
        with self.engine.connect() as link:
            wanted = sa.select(RECORDS.c.fingerprint).where(RECORDS.c.table == table)
            found: str | None = link.execute(wanted).scalar()
        return found

    async def keep_options(self, game: str, rules: str, names: Sequence[str]) -> None:
        """What the numbers of options mean under these rules, so that logs can be read when they are gone."""
        await self._write(self._keep_options, {"game": game, "rules": rules, "names": encode(names).decode()})

    def _keep_options(self, row: dict[str, str]) -> None:
        with self.engine.begin() as link:
            link.execute(self._insert(OPTIONS).on_conflict_do_nothing(), row)

    async def options(self, game: str, rules: str) -> list[str] | None:
        return await self._read(self._options, game, rules)

    def _options(self, game: str, rules: str) -> list[str] | None:
        wanted = sa.select(OPTIONS.c.names).where(OPTIONS.c.game == game, OPTIONS.c.rules == rules)
        with self.engine.connect() as link:
            found: str | None = link.execute(wanted).scalar()
        return None if found is None else decode(found, list[str])

    async def due(self, before_ms: int, most: int) -> list[str]:
        """Running tables on which something has to be done, the most urgent first."""
        return await self._read(self._due, before_ms, most)

    def _due(self, before_ms: int, most: int) -> list[str]:
        wanted = sa.select(TABLES.c.table).where(TABLES.c.due_ms <= before_ms).order_by(TABLES.c.due_ms).limit(most)
        with self.engine.connect() as link:
            return list(link.execute(wanted).scalars())

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are."""
        return await self._read(self._numbers, tables)

    def _numbers(self, tables: Sequence[str]) -> dict[str, int]:
        wanted = sa.select(TABLES.c.table, TABLES.c.number).where(TABLES.c.table.in_(tables))
        with self.engine.connect() as link:
            return {row.table: row.number for row in link.execute(wanted)}

    # The log

    async def entries(self, table: str, after: int = 0) -> list[tuple[int, Entry]]:
        """The log of a table after a number: when and what."""
        return await self._read(self._entries, table, after)

    def _entries(self, table: str, after: int) -> list[tuple[int, Entry]]:
        wanted = sa.select(ENTRIES.c.at_ms, ENTRIES.c.body).where(ENTRIES.c.table == table, ENTRIES.c.number > after)
        with self.engine.connect() as link:
            rows = link.execute(wanted.order_by(ENTRIES.c.number)).all()
        return [(row.at_ms, decode(row.body, Entry)) for row in rows]

    async def snapshot(self, table: str) -> Snapshot | None:
        return await self._read(self._snapshot, table)

    def _snapshot(self, table: str) -> Snapshot | None:
        with self.engine.connect() as link:
            row = link.execute(sa.select(SNAPSHOTS).where(SNAPSHOTS.c.table == table)).first()
        return Snapshot(row.number, row.version, row.body) if row else None

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """In the place of the one before."""
        await self._write(self._keep_snapshot, table, snapshot)

    def _keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        row = {"number": snapshot.number, "version": snapshot.version, "body": snapshot.body}
        insert = self._insert(SNAPSHOTS).values(table=table, **row)
        with self.engine.begin() as link:
            link.execute(insert.on_conflict_do_update(index_elements=["table"], set_=row))

    async def append(self, written: Written) -> None:
        """Write one entry; returns when it is on the disk, raises Conflict if its number is taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((written, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_waiting())
        await done

    async def _write_waiting(self) -> None:
        """As long as entries wait: commit all of them at once."""
        try:
            while self._waiting:
                await self._gather()
                batch, self._waiting = self._waiting[:MOST_IN_ONE_COMMIT], self._waiting[MOST_IN_ONE_COMMIT:]
                await self._write_batch(batch)
        finally:
            self._writing = None

    async def _gather(self) -> None:
        """Who comes alone is written at once."""
        pause = self._next_commit - time.monotonic()
        if pause > 0:
            await asyncio.sleep(pause)
        self._next_commit = time.monotonic() + BETWEEN_COMMITS_S

    async def _write_batch(self, batch: list[tuple[Written, asyncio.Future[None]]]) -> None:
        try:
            taken = await self._write(self._append, [written for written, _ in batch])
        except Exception as error:
            if isinstance(error, sa.exc.IntegrityError) and len(batch) > 1:
                for one in batch:  # a table was deleted meanwhile: that is no matter of the others
                    await self._write_batch([one])
                return
            for _, done in batch:
                if not done.cancelled():
                    done.set_exception(Conflict(f"the store does not write: {type(error).__name__}"))
            return
        self.commits += 1
        for written, done in batch:
            if done.cancelled():
                continue
            if (written.table, written.number) in taken:
                taken.remove((written.table, written.number))  # of two equal ones in this batch the first has it
                done.set_result(None)
            else:
                done.set_exception(Conflict("another node was faster"))

    def _append(self, batch: list[Written]) -> set[tuple[str, int]]:
        """All in one transaction; returns those whose number was free."""
        if self._pen.append(batch):
            return {(w.table, w.number) for w in batch}
        rows = [row_of(w) for w in batch]
        with self.engine.begin() as link:
            insert = self._insert(ENTRIES).on_conflict_do_nothing().returning(ENTRIES.c.table, ENTRIES.c.number)
            taken = {(row.table, row.number) for row in link.execute(insert.values(rows))}
            changes = [change_of(w) for w in batch if (w.table, w.number) in taken]
            if changes:
                link.execute(UPDATE, changes)
        return taken

    async def settle(self, settled: Sequence[Settled]) -> None:
        """Note what logs make of their tables, where they are still the same logs; all in one transaction."""
        if settled:
            await self._write(self._settle, settled)

    def _settle(self, settled: Sequence[Settled]) -> None:
        rows = [{"of_table": s.table, "at_number": s.number, "state": s.state, "due_ms": s.due_ms} for s in settled]
        records = [
            {"table": s.table, "text": s.record, "fingerprint": s.fingerprint} for s in settled if s.record is not None
        ]
        with self.engine.begin() as link:
            link.execute(SETTLE, rows)
            if records:
                link.execute(self._insert(RECORDS).on_conflict_do_nothing(), records)
            for each in settled:
                if each.result is not None:
                    self.results.write(link, each.table, each.result)

    def _insert(self, table: sa.Table) -> Any:
        return (postgresql if self.engine.dialect.name == "postgresql" else sqlite).insert(table)

    # Nodes that serve the same tables

    async def is_alive(self, node: str, at_ms: int) -> None:
        """This node says that it lives."""
        await self._write(self._is_alive, node, at_ms)

    def _is_alive(self, node: str, at_ms: int) -> None:
        row = self._insert(NODES).values(node=node, seen_ms=at_ms)
        with self.engine.begin() as link:
            link.execute(row.on_conflict_do_update(index_elements=["node"], set_={"seen_ms": at_ms}))

    async def is_gone(self, node: str) -> None:
        """This node has ended, and nobody is connected to it any more."""
        await self._write(self._is_gone, node)

    def _is_gone(self, node: str) -> None:
        with self.engine.begin() as link:
            for table in (PRESENCE, NODES):
                link.execute(sa.delete(table).where(table.c.node == node))

    async def last_alive(self) -> int | None:
        """When any node was last known to live: it said so, or changed a table."""
        return await self._read(self._last_alive)

    def _last_alive(self) -> int | None:
        with self.engine.connect() as link:
            signs = [
                link.execute(sa.select(sa.func.max(sign))).scalar() for sign in (NODES.c.seen_ms, TABLES.c.changed_ms)
            ]
        return max((sign for sign in signs if sign is not None), default=None)

    async def is_here(self, table: str, seat: int, node: str, screens: int, looking: int = 0) -> None:
        """So many screens of a seat are at this node, and so many of them somebody sees."""
        await self._write(self._is_here, table, seat, node, screens, looking)

    def _is_here(self, table: str, seat: int, node: str, screens: int, looking: int) -> None:
        row = {"table": table, "seat": seat, "node": node}
        with self.engine.begin() as link:
            if screens:
                seen = {"screens": screens, "looking": looking}
                insert = self._insert(PRESENCE).values(**row, **seen)
                link.execute(insert.on_conflict_do_update(index_elements=[*row], set_=seen))
            else:
                same = [PRESENCE.c[name] == value for name, value in row.items()]
                link.execute(sa.delete(PRESENCE).where(*same))

    async def here_elsewhere(self, table: str, node: str, since_ms: int) -> dict[int, Screens]:
        """The seats of a table that are connected to other nodes which live, with their screens there."""
        return await self._read(self._here_elsewhere, table, node, since_ms)

    def _here_elsewhere(self, table: str, node: str, since_ms: int) -> dict[int, Screens]:
        lives = sa.and_(PRESENCE.c.node == NODES.c.node, NODES.c.seen_ms >= since_ms)
        sums = [sa.func.sum(PRESENCE.c[name]).label(name) for name in ("screens", "looking")]
        wanted = sa.select(PRESENCE.c.seat, *sums).join(NODES, lives)
        there = wanted.where(PRESENCE.c.table == table, PRESENCE.c.node != node).group_by(PRESENCE.c.seat)
        with self.engine.connect() as link:
            return {row.seat: Screens(int(row.screens), int(row.looking)) for row in link.execute(there)}


SETTLE = (
    sa.update(TABLES)
    .where(TABLES.c.table == sa.bindparam("of_table"), TABLES.c.number == sa.bindparam("at_number"))
    .values(state=sa.bindparam("state"), due_ms=sa.bindparam("due_ms"))
)

UPDATE = (
    sa.update(TABLES)
    .where(TABLES.c.table == sa.bindparam("of_table"))
    .values({name: sa.bindparam(name) for name in ("number", "due_ms", "changed_ms")})
)


PRAGMAS = (
    "journal_mode = WAL", "synchronous = FULL", "busy_timeout = 30000", "foreign_keys = ON", "secure_delete = ON",
)  # fmt: skip


def make_engine(url: str) -> sa.Engine:
    """SQLite writes ahead, waits for the disk and wipes what is deleted; PostgreSQL is asked through psycopg."""
    made = sa.make_url(url)
    if made.get_backend_name() == "postgresql":
        made = made.set(drivername="postgresql+psycopg").update_query_dict({"connect_timeout": str(CONNECT_S)})
        return sa.create_engine(made, pool_size=READERS + 1, pool_pre_ping=True)
    engine = sa.create_engine(made, connect_args={"timeout": 30, "check_same_thread": False})

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    return engine
