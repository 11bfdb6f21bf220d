"""Open tables: which of this node's tables are in the list, and how seats are taken and given up there."""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from typing import Protocol

from zaubertisch.kernel.errors import TableError
from zaubertisch.server.lobby.lobby import Lobby
from zaubertisch.server.lobby.openings import Noted, open_table_in
from zaubertisch.server.network.bus import Bus
from zaubertisch.server.play.duties import is_slow
from zaubertisch.server.play.hub import Hub
from zaubertisch.server.play.keys import Forbidden, KeyRow, Taken, hash_of
from zaubertisch.server.play.live import Live
from zaubertisch.server.play.player import NODE_SILENT_MS
from zaubertisch.server.play.windows import is_window
from zaubertisch.server.requests import OpenTable
from zaubertisch.server.settings import Settings
from zaubertisch.tables.entries import Freed
from zaubertisch.tables.questions import window_of
from zaubertisch.tables.refusals import NotNow
from zaubertisch.tables.seats import host_of
from zaubertisch.tables.setup import ClockPlan, Opening
from zaubertisch.tables.table import Table

log = logging.getLogger(__name__)

NEWS = "open/"  # before a table's name: another node has news of its line in the list
NOTING_S = 0.5
MOST_NEWS = 400  # lines that are looked up by their names; of more the whole list is read
SWEEP_S = 2.0
SITTING_DOWN_S = 30.0  # so long a seat is kept for somebody who took it and has not come yet
REMOVED = -1  # in the place of a seat
GIVEN_UP_AFTER = 10  # times as long as until a bot sits in
HOUR_MS, NEVER_MS = 3_600_000, 1 << 62
GOING_ON = ("waiting", "running", "paused")


class Releasing(Protocol):
    """What else is to be done when a seat is nobody's any more: its screens are closed, on all nodes."""

    async def __call__(self, live: Live, seat: int, until: int) -> None: ...


class OpenTables:
    """The open tables of a node."""

    def __init__(self, hub: Hub, bus: Bus, settings: Settings, node: str, release: Releasing) -> None:
        self.hub, self.bus, self.settings, self.node, self._release = hub, bus, settings, node, release
        self.lobby = Lobby()
        self.taken = 0  # seats, since the start
        self._founders: dict[str, str] = {}  # addresses, by table
        self._unnoted: dict[str, Noted] = {}
        self._noting: asyncio.Task[None] | None = None
        self._claims: dict[tuple[str, int], float] = {}  # seats that were taken or found to be, and when
        self._gone: dict[tuple[str, int], float] = {}
        self._seats_of: dict[str, dict[str, int]] = {}  # by table: who sat on which seat here
        self._sweeping: asyncio.Task[None] | None = None
        self._news: set[str] = set()  # tables of whose lines other nodes have news
        self._reading: asyncio.Task[None] | None = None
        hub.on_change.append(self.look_at)

    async def open(self) -> None:
        """A node by itself begins with tables where moves take days; to all others their persons come back."""
        await self.catch_up(self._alive_since() if self.bus.is_shared else NEVER_MS)
        self._sweeping = asyncio.create_task(self._sweep_for_ever())

    async def close(self) -> None:
        self.lobby.close()
        tasks = [task for task in (self._sweeping, self._noting, self._reading) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # The list

    def look_at(self, live: Live) -> None:
        """A table changed: does the list say something else of it now?"""
        opening = live.table.setup.opening
        if opening is None:
            return
        row = row_of(live, opening, self.lobby.find(live.name), self.hub.now())
        if row == self.lobby.find(live.name):
            return
        if row is None:
            self.lobby.drop(live.name)
            self._founders.pop(live.name, None)
            self._seats_of.pop(live.name, None)
        else:
            self.lobby.put(row)
        self._note(Noted(live.name, row, is_slow(live.table)))

    def note_founder(self, table: str, address: str) -> None:
        self._founders[table] = address

    def check_room(self, address: str) -> None:
        """May somebody from this address open one more?"""
        if len(self.lobby) >= self.settings.most_open_tables:
            raise NotNow("there are too many open tables; sit down at one of them")
        if Counter(self._founders.values())[address] >= self.settings.open_tables_per_address:
            raise NotNow("too many open tables from this address; play at one of them first")

    def _note(self, noted: Noted) -> None:
        """Beside everything else, several changes at once."""
        self._unnoted[noted.table] = noted
        if self._noting is None or self._noting.done():
            self._noting = asyncio.create_task(self._note_later())

    async def _note_later(self) -> None:
        while self._unnoted:
            await asyncio.sleep(NOTING_S)
            news, self._unnoted = [*self._unnoted.values()], {}
            with contextlib.suppress(TableError):
                await self.hub.store.openings.note(self.node, news)
            for each in news:
                self.bus.tell(f"{NEWS}{each.table}", 1)

    def hear(self, table: str) -> None:
        """Another node has news of this table's line: read it, with others of which there is news at the same time."""
        self._news.add(table)
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(self._read_later())

    async def _read_later(self) -> None:
        while self._news:
            await asyncio.sleep(NOTING_S / 2)
            news, self._news = self._news, set()
            with contextlib.suppress(TableError):
                await self.catch_up(self._alive_since(), news if len(news) <= MOST_NEWS else None)

    async def catch_up(self, since: int | None = None, news: set[str] | None = None) -> None:
        """What other nodes say of their tables counts, but not of tables that are here; of all, or of some."""
        listed = await self.hub.store.openings.listed(self._alive_since() if since is None else since, news)
        for name in [*(self.lobby.names() if news is None else news)]:
            if name not in listed and not self._is_here(name):
                self.lobby.drop(name)
        for name, body in listed.items():
            if not self._is_here(name) and not self.lobby.says(name, body):
                self._put(body)

    def _put(self, body: str) -> None:
        table = open_table_in(body)
        if table is not None:
            self.lobby.put(table)

    def _is_here(self, name: str) -> bool:
        return name in self.hub.tables or name in self._unnoted

    def _alive_since(self) -> int:
        return self.hub.now() - NODE_SILENT_MS

    # Seats

    def sat(self, table: str, owner: str, seat: int) -> None:
        """Somebody sits here; whose hand they saw, no other shall be theirs at this table."""
        if owner:
            self._seats_of.setdefault(table, {})[owner] = seat

    async def take(self, live: Live, token: str, owner: str = "") -> int:
        """A free seat gets this key; gives its number. The same key gets the same seat, however often it is sent."""
        keys = await self.hub.store.keyring.of(live.name)
        known = next((key.seat for key in keys if key.hash == hash_of(token) and key.became is None), None)
        if known is not None:
            return known
        await self._check_blocks(live, owner)
        for seat in self._seats_for(live, keys, owner):
            with contextlib.suppress(Taken):
                old = frozenset(key.hash for key in keys if key.seat == seat)
                await self.hub.store.keyring.take(live.name, seat, token, old)
                self._claims[live.name, seat] = time.monotonic()
                self.sat(live.name, owner, seat)
                self.taken += 1
                return seat
        raise Taken("all seats are taken")

    async def _check_blocks(self, live: Live, owner: str) -> None:
        """Who is blocked by the host hears what everybody hears where no seat is free."""
        host = host_of(live.table.seats)
        if not owner or host is None:
            return
        person = await self.hub.owner_at(live, host)
        if person and await self.hub.store.blocks.has(person, owner):
            raise Taken("all seats are taken")

    def _seats_for(self, live: Live, keys: list[KeyRow], owner: str) -> list[int]:
        own = self._seats_of.get(live.name, {}).get(owner)
        if own == REMOVED:
            raise Forbidden("the host does not want you at this table")
        return [seat for seat in self._free_seats(live, keys) if own in (None, seat)]

    def _free_seats(self, live: Live, keys: list[KeyRow]) -> list[int]:
        """Those that can be taken at this moment; waiting a little may help where there are others."""
        if live.table.setup.opening is None or live.table.state not in GOING_ON:
            raise NotNow("nobody can sit down at this table")
        free = [
            seat for seat, who in enumerate(live.table.seats) if who.is_free and not self._is_kept(live, seat, keys)
        ]
        now = [seat for seat in free if may_take(live.table, seat)]
        if free and not now:
            raise NotNow("a moment: this seat is about to answer")
        return now

    def _is_kept(self, live: Live, seat: int, keys: list[KeyRow]) -> bool:
        """Is somebody on the way to it?"""
        if not any(key.seat == seat for key in keys):
            return False
        since = self._claims.setdefault((live.name, seat), time.monotonic())
        return seat in live.here() or time.monotonic() - since < SITTING_DOWN_S

    async def give_up(self, live: Live, entry: Freed) -> None:
        """The seat is free again, and nothing that opened it does any more."""
        await self.hub.write(live, lambda table: table.freed(entry))
        number = live.table.number
        self._claims.pop((live.name, entry.seat), None)
        if entry.why == "removed":
            self._remember_removed(live.name, entry.seat)
        await self._release(live, entry.seat, number)

    def _remember_removed(self, table: str, seat: int) -> None:
        owners = self._seats_of.get(table, {})
        owners.update({owner: REMOVED for owner, own in owners.items() if own == seat})

    # Those who went without a word

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_S, self.settings.sweep_s * 4))
            try:
                for live in [*self.hub.tables.values()]:
                    if live.table.setup.opening is not None:
                        await self._sweep(live)
            except Exception as error:
                log.warning("open_tables_not_swept", extra={"error": type(error).__name__})

    async def _sweep(self, live: Live) -> None:
        """A seat whose person stays away is free again: soon before the game begins, later while it goes on."""
        patience = self.settings.grace_s * (1 if live.table.state == "waiting" else GIVEN_UP_AFTER)
        here = live.here()
        for seat, who in enumerate(live.table.seats):
            place = live.name, seat
            if not who.is_person or who.is_free or not who.has_joined or seat in here or is_slow(live.table):
                self._gone.pop(place, None)
            elif time.monotonic() - self._gone.setdefault(place, time.monotonic()) > patience:
                self._gone.pop(place, None)
                with contextlib.suppress(TableError):
                    await self.give_up(live, Freed(seat, "away"))


def may_take(table: Table, seat: int) -> bool:
    """Not while the bot on it ponders over a reaction window: what follows would tell who came when."""
    return table.state != "running" or not (is_window(table) and seat in window_of(table.position))


def row_of(live: Live, opening: Opening, before: OpenTable | None, now: int) -> OpenTable | None:
    """What the list says of a table; nothing, once it is over or nobody is there any more."""
    table = live.table
    persons = [seat for seat in table.seats if seat.is_person and seat.has_joined]
    is_there = is_slow(table) or any(not table.seats[seat].is_free for seat in live.here())
    if table.state not in GOING_ON or not persons or not is_there:
        return None
    host = host_of(table.seats)
    return OpenTable(
        table=live.name, game=table.setup.game, title=opening.title,
        host=table.seats[host].name if host is not None else "",
        state=table.state, seats=len(table.seats), free=sum(seat.is_free for seat in table.seats),
        names=[seat.name for seat in persons], figures=[seat.figure for seat in persons],
        bots=sum(not seat.is_person for seat in table.seats), with_bots=opening.with_bots, pace=pace_of(table),
        is_usual=not (table.setup.cards or table.setup.variants), watch=opening.watch,
        opened_ms=before.opened_ms if before else now,
    )  # fmt: skip


def pace_of(table: Table) -> str:
    """The clock in a word: none, minutes in the bank, or hours for an answer.

    Tables of the same pace fit the same wish.
    """
    plan = table.setup.clock
    return pace_word(plan) if plan else "none"


def pace_word(plan: ClockPlan) -> str:
    """
    >>> pace_word(ClockPlan(300_000, 10_000)), pace_word(ClockPlan(48 * HOUR_MS, each_move=True))
    ('5m', '48h')
    """
    return f"{plan.bank_ms // HOUR_MS}h" if plan.each_move else f"{plan.bank_ms // 60_000}m"
