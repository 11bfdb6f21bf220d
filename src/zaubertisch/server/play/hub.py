"""All live tables of a node: loading them, changing them one entry at a time, releasing them again."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

from zaubertisch.kernel.errors import TableError
from zaubertisch.kernel.versions import rule_version
from zaubertisch.server.network.bus import Bus
from zaubertisch.server.operation.measures import WRITING
from zaubertisch.server.play.keys import KeyRow
from zaubertisch.server.play.live import Live
from zaubertisch.server.play.loader import Loader, fingerprint_of
from zaubertisch.server.storage.pen import Written
from zaubertisch.server.storage.store import Conflict, Kept, Store, now_ms
from zaubertisch.tables.entries import Entry, Reacted, Spoken, Stopped
from zaubertisch.tables.refusals import Again
from zaubertisch.tables.setup import TableSetup
from zaubertisch.tables.table import Table

E = TypeVar("E", bound=Entry)

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
NAME_LENGTH = 12
MOST_TRIES = 8


class Unknown(TableError):
    """There is no such table."""

    code = "unknown"


class Busy(TableError):
    """Not at the moment."""

    code = "busy"


def new_name() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(NAME_LENGTH))


async def at_once(_: str) -> None:
    """Nothing has to be got ready."""


class Hub:
    """The tables of this node."""

    def __init__(self, store: Store, bus: Bus, *, most_tables: int, now: Callable[[], int] = now_ms) -> None:
        self.store, self.bus, self.now = store, bus, now
        self.tables: dict[str, Live] = {}
        self.on_change: list[Callable[[Live], None]] = []  # who else wants to know: what the server has to do
        self.get_ready: Callable[[str], Awaitable[None]] = at_once  # before a game is folded, by its key
        self.slept: tuple[int, int] | None = None  # when no node ran before this one: since, until (milliseconds)
        self.written = 0
        self.loader = Loader(store)
        self._keeping: set[asyncio.Task[None]] = set()
        self._named: set[tuple[str, str]] = set()  # games and rules whose options the store knows
        self._most_tables = most_tables
        self._loading: dict[str, asyncio.Task[Live]] = {}

    # New tables and loading

    async def create(self, setup: TableSetup, keys: Iterable[KeyRow], *, record: str | None = None) -> str:
        """A new table; returns its name."""
        name = new_name()
        await self.get_ready(setup.game)
        table = await asyncio.to_thread(Table, setup)
        state = table.state if record is None else "over"
        due = self.now() if state == "running" else None
        await self._keep_options(setup)
        await self.store.create(name, setup, keys, state, due, record, fingerprint_of(table))
        return name

    async def _keep_options(self, setup: TableSetup) -> None:
        """Names of options are written down once for each version of the rules; a record may claim any other."""
        named = setup.game, setup.rules
        if named not in self._named and setup.rules == rule_version(setup.game):
            await self.store.keep_options(*named, setup.rulebook().options.names)
            self._named.add(named)

    async def live(self, name: str) -> Live:
        """The table in memory, read from the store if it is not there."""
        found = self.tables.get(name)
        if found is None:
            task = self._loading.get(name)
            if task is None:
                task = self._loading[name] = asyncio.create_task(self._load(name))
                task.add_done_callback(lambda _: self._loading.pop(name, None))
            found = await asyncio.shield(task)
        found.touched = time.monotonic()
        return found

    async def _load(self, name: str) -> Live:
        kept = await self.kept(name)
        if len(self.tables) >= self._most_tables:
            raise Busy("too many tables are being played here")
        await self.get_ready(kept.setup.game)
        live = Live(name, await self.loader.table(kept))
        live.touched = time.monotonic()
        self.tables[name] = live
        await self._stop_clocks_of_the_past(live)
        self.tell(live)
        return live

    async def _stop_clocks_of_the_past(self, live: Live) -> None:
        """Nobody could answer while no node ran; so nobody's time ran either."""
        if self.slept is not None:
            since, until = self.slept
            with contextlib.suppress(TableError):
                await self.write(live, lambda table: table.stood(since, until))

    async def kept(self, name: str) -> Kept:
        kept = await self.store.kept(name)
        if kept is None:
            raise Unknown(f"no table {name[:40]!r}")
        return kept

    async def owner_at(self, live: Live, seat: int) -> str:
        """Whose seat it is, as far as this server knows: a person's, a guest's, or nobody's."""
        return (await self.store.persons.claims_at(live.name)).get(seat) or live.owners.get(seat, "")

    def release(self, live: Live) -> None:
        """Out of the memory; the store has everything."""
        self.tables.pop(live.name, None)

    # Changing

    async def write(self, live: Live, make: Callable[[Table], E], *, is_long: bool = False) -> E:
        """Make an entry that fits the table now, write it down, then let it count. Errors change nothing.

        What takes long to make is made in a thread; the lock keeps the table as it is meanwhile.
        """
        began = time.perf_counter()
        try:
            return await self._write(live, make, is_long=is_long)
        finally:
            WRITING.observe(time.perf_counter() - began)

    async def _write(self, live: Live, make: Callable[[Table], E], *, is_long: bool) -> E:
        async with live.lock:
            for _ in range(MOST_TRIES):
                try:
                    entry = await asyncio.to_thread(make, live.table) if is_long else make(live.table)
                except TableError as refusal:
                    if await self._was_behind(live, refusal):
                        continue
                    raise
                at, number = self.now(), live.table.number + 1
                try:
                    await self.store.append(Written(live.name, number, at, entry))
                except Conflict:
                    if not await self._catch_up(live):
                        raise Busy("the store does not answer; try again") from None
                    continue
                self._apply(live, entry, at, is_checked=True)
                self.tell(live)
                self.bus.tell(live.name, number)
                self._keep_snapshot(live)
                return entry
        raise Busy("too many answers at once; try again")

    async def _was_behind(self, live: Live, refusal: TableError) -> bool:
        """A node that others write beside looks into the store before it refuses anything."""
        return self.bus.is_shared and not isinstance(refusal, Again) and await self._catch_up(live)

    def _keep_snapshot(self, live: Live) -> None:
        """From time to time, beside everything else."""
        if self.loader.is_due(live.table):
            task = asyncio.create_task(self.loader.keep(live.name, live.table))
            self._keeping.add(task)
            task.add_done_callback(self._keeping.discard)

    def _apply(self, live: Live, entry: Entry, at: int, *, is_checked: bool) -> None:
        live.table.apply(entry, at, is_checked=is_checked)
        self.written += 1
        if isinstance(entry, Spoken):
            self._say(live, live.table.said)
        if isinstance(entry, Reacted):
            self._say(live, entry.said)
        if isinstance(entry, Stopped):
            for visitor in live.visitors:
                visitor.stop()

    def _say(self, live: Live, number: int) -> None:
        """All hear a sentence, or how somebody reacted to it."""
        for said in live.talk(number - 1):
            if said.number == number:
                for visitor in live.visitors:
                    visitor.say(said)

    async def catch_up(self, live: Live) -> bool:
        """Another node wrote something: read it. Returns whether there was anything."""
        async with live.lock:
            return await self._catch_up(live)

    async def _catch_up(self, live: Live) -> bool:
        try:
            entries = await self.store.entries(live.name, live.table.number)
        except Exception:
            return False
        for at, entry in entries:
            self._apply(live, entry, at, is_checked=False)
        if entries:
            self.tell(live)
        return bool(entries)

    def tell(self, live: Live) -> None:
        """Show it, then see what is to be done."""
        live.changed()
        for heard in self.on_change:
            heard(live)
