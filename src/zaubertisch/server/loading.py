"""From the store into memory: no game is shown or played on by other rules than its own."""

import asyncio
import hashlib
import logging

from zaubertisch.kernel.errors import TableError
from zaubertisch.kernel.versions import rule_version
from zaubertisch.server.store import Conflict, Kept, Settled, Store, Written, now_ms
from zaubertisch.tables.entries import Entry, Stopped
from zaubertisch.tables.founding import Founding
from zaubertisch.tables.table import Table
from zaubertisch.tables.transcripts import Transcript

log = logging.getLogger(__name__)

FINISHED = ("over", "ended")
MOST_TRIES = 8


class OtherRules(TableError):
    """The rules of this game have changed."""

    code = "stopped"

    def __init__(self) -> None:
        super().__init__("the rules of this game have changed since it began; its record is kept")


class Loader:
    """Reads tables out of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def table(self, kept: Kept) -> Table:
        """The table as it is now; one of other rules is stopped for good, one that is finished may still be shown."""
        if kept.state == "stopped":
            raise OtherRules
        if kept.founding.rules == rule_version(kept.founding.game):
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
        entries = await self.store.entries(kept.table)
        return await asyncio.get_running_loop().run_in_executor(None, fold, kept.founding, entries)

    async def _stop(self, kept: Kept) -> None:
        """Into the log, so that nodes which still have the old rules do not play on either."""
        for _ in range(MOST_TRIES):
            number = (await self.store.numbers([kept.table]))[kept.table] + 1
            try:
                await self.store.append(Written(kept.table, number, now_ms(), Stopped(kept.founding.rules)))
            except Conflict:
                continue
            await self.store.settle([Settled(kept.table, number, "stopped", None)])
            log.warning("table_stopped", extra={"table": kept.table, "rules": kept.founding.rules})
            return
        raise Conflict("the store does not answer; try again")

    async def record(self, kept: Kept) -> str:
        """The record file of a game that cannot be shown any more."""
        text = await self.store.record(kept.table)
        return text if text is not None else (await self.transcript(kept)).record(await self._options(kept)).text()

    async def transcript(self, kept: Kept) -> Transcript:
        return Transcript(kept.founding, await self.store.entries(kept.table))

    async def _options(self, kept: Kept) -> list[str]:
        """The names that options had; tables of old have no other than today's."""
        founding = kept.founding
        return await self.store.options(founding.game, founding.rules) or [*founding.rulebook().options.names]


def fold(founding: Founding, entries: list[tuple[int, Entry]]) -> Table:
    table = Table(founding)
    for at, entry in entries:
        table.apply(entry, at)
    return table


def fingerprint_of(table: Table) -> str:
    """The game at this moment, and the values of its cards."""
    return hashlib.sha256(table.position.state.tobytes() + table.position.table.tobytes()).hexdigest()[:32]
