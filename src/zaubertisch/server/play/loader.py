"""From the store into memory: no game is shown or played on by other rules than its own."""

import asyncio
import hashlib
import logging

from zaubertisch.games import GAMES
from zaubertisch.kernel.errors import TableError
from zaubertisch.kernel.versions import rule_version
from zaubertisch.server.storage.pen import Written
from zaubertisch.server.storage.store import Conflict, Kept, Settled, Snapshot, Store
from zaubertisch.tables.entries import Entry, Stopped
from zaubertisch.tables.setup import TableSetup
from zaubertisch.tables.snapshots import contents, from_bytes, restored, snapshot_version, to_bytes
from zaubertisch.tables.table import Table
from zaubertisch.tables.transcripts import Transcript

log = logging.getLogger(__name__)

FINISHED = ("over", "ended")
MOST_TRIES = 8
SNAPSHOT_EVERY = 1_000  # entries


class OtherRules(TableError):
    """The rules of this game have changed."""

    code = "stopped"

    def __init__(self) -> None:
        super().__init__("the rules of this game have changed since it began; its record is kept")


class Loader:
    """Reads tables out of a store."""

    def __init__(self, store: Store, snapshot_every: int = SNAPSHOT_EVERY) -> None:
        self.store, self._every = store, snapshot_every

    async def table(self, kept: Kept) -> Table:
        """The table as it is now; one of other rules is stopped for good, one that is finished may still be shown."""
        if kept.state == "stopped":
            raise OtherRules
        if kept.setup.rules == rule_version(kept.setup.game):
            return await self._running(kept)
        if kept.state in FINISHED:
            return await self._finished(kept)
        await self._stop(kept)
        raise OtherRules

    async def _running(self, kept: Kept) -> Table:
        table = await self._fold(kept)
        if table.is_stopped:
            raise OtherRules
        return table

    async def _finished(self, kept: Kept) -> Table:
        """Do today's rules come to the very same end?"""
        fingerprint = await self.store.fingerprint(kept.table)
        try:
            table = await self._fold(kept)
        except Exception as error:  # rules of another time may fail in any way
            log.info("table_does_not_replay", extra={"table": kept.table, "error": type(error).__name__})
            raise OtherRules from None
        if fingerprint is None or fingerprint != fingerprint_of(table):
            raise OtherRules
        return table

    async def _fold(self, kept: Kept) -> Table:
        """The last snapshot and the entries after it; where much was folded, a new snapshot is made."""
        snapshot = await self.store.snapshot(kept.table)
        table = await asyncio.to_thread(restore, kept, snapshot)
        entries = await self.store.entries(kept.table, table.number)
        await asyncio.to_thread(fold_on, table, entries)
        if len(entries) >= self._every:
            await self.keep(kept.table, table)
        return table

    def is_due(self, table: Table) -> bool:
        """Is it time for another snapshot?"""
        return table.number % self._every == 0

    async def keep(self, name: str, table: Table) -> None:
        """Make a snapshot of what the table is at this moment; without one the log is enough."""
        try:
            kept, number = contents(table), table.number
            body = await asyncio.to_thread(to_bytes, kept)
            await self.store.keep_snapshot(name, Snapshot(number, snapshot_version(table.setup.game), body))
        except Exception as error:
            log.warning("no_snapshot", extra={"table": name, "error": f"{type(error).__name__}: {error}"[:200]})

    async def _stop(self, kept: Kept) -> None:
        """Into the log, so that nodes which still have the old rules do not play on either."""
        for _ in range(MOST_TRIES):
            number = (await self.store.numbers([kept.table]))[kept.table] + 1
            try:
                await self.store.append(Written(kept.table, number, self.store.now(), Stopped(kept.setup.rules)))
            except Conflict:
                continue
            await self.store.settle([Settled(kept.table, number, "stopped", None)])
            log.warning("table_stopped", extra={"table": kept.table, "rules": kept.setup.rules})
            return
        raise Conflict("the store does not answer; try again")

    async def record(self, kept: Kept) -> str:
        """The record file of a game that cannot be shown any more."""
        text = await self.store.record(kept.table)
        return text if text is not None else (await self.transcript(kept)).record(await self._options(kept)).text()

    async def transcript(self, kept: Kept) -> Transcript:
        return Transcript(kept.setup, await self.store.entries(kept.table))

    async def _options(self, kept: Kept) -> list[str]:
        """The names that options had; old tables have no others than today's."""
        setup = kept.setup
        return await self.store.options(setup.game, setup.rules) or [*setup.rulebook().options.names]


def know_versions() -> None:
    """Reading the sources takes a moment: once, at the start, and not while somebody waits."""
    for game in GAMES:
        snapshot_version(game)


def fold(setup: TableSetup, entries: list[tuple[int, Entry]]) -> Table:
    """What a whole log comes to."""
    return fold_on(Table(setup), entries)


def fold_on(table: Table, entries: list[tuple[int, Entry]]) -> Table:
    for at, entry in entries:
        table.apply(entry, at)
    return table


def restore(kept: Kept, snapshot: Snapshot | None) -> Table:
    """The table at its last snapshot, or as it began if this very program made none."""
    if snapshot is None or snapshot.version != snapshot_version(kept.setup.game) or snapshot.number > kept.number:
        return Table(kept.setup)
    try:
        return restored(kept.setup, from_bytes(snapshot.body))
    except Exception as error:  # whatever is wrong with it: the log is the truth
        log.warning("snapshot_is_damaged", extra={"table": kept.table, "error": type(error).__name__})
        return Table(kept.setup)


def fingerprint_of(table: Table) -> str:
    """The game at this moment, and the values of its cards."""
    return hashlib.sha256(table.position.state.tobytes() + table.position.deck.tobytes()).hexdigest()[:32]
