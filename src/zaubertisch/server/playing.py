"""What the server itself does at its tables: bots, answers that are no choice, standing orders, clocks, leavers."""

import asyncio
import contextlib
import logging
import random
import time
import weakref
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Literal

from zaubertisch.bots.workers import Workers
from zaubertisch.kernel.errors import BadInput, Illegal, Stale, TableError
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.server.hub import Hub
from zaubertisch.server.live import Live
from zaubertisch.server.loading import FINISHED, OtherRules, fingerprint_of
from zaubertisch.server.settings import Settings
from zaubertisch.server.store import Settled, Unreachable
from zaubertisch.tables.asking import asked_in
from zaubertisch.tables.entries import Left
from zaubertisch.tables.table import Table

log = logging.getLogger(__name__)

Kind = Literal["bot", "pass", "only", "late", "lesson"]
NODE_SILENT_MS = 15_000
DUE_AT_ONCE = 200
LATER_MS = 60_000


@dataclass(slots=True)
class Deed:
    """An answer that the server owes for a seat."""

    kind: Kind
    question: int
    due: float
    is_thinking: bool = False


def deeds_of(table: Table) -> dict[int, Kind]:
    """The seats for which the server answers now, and why."""
    if table.state != "running" or table.is_deserted():
        return {}
    return {seat: kind for seat in asked_in(table.position) if (kind := deed_of(table, seat)) is not None}


def deed_of(table: Table, seat: int) -> Kind | None:
    if table.seats[seat].is_bot:
        return "bot"
    step = table.lesson_step(seat)
    if step is not None:
        return None if step.thought else "lesson"
    view = table.view(seat)
    if len(view.legal(seat)) == 1:
        return "only"
    if table.seats[seat].passing != "off" and view.question in table.game.reactions.passes:
        return "pass"
    return "late" if table.clocks and is_secret(table) else None


def is_secret(table: Table) -> bool:
    """Is it a secret who is still waited for?"""
    return asked_in(table.view(EVERYONE)) != asked_in(table.position)


def is_window(table: Table) -> bool:
    """A reaction window: whoever answers takes his time, so that time tells nothing."""
    return table.position.question in table.game.reactions.passes or is_secret(table)


async def ready_workers(count: int) -> Workers:
    workers = Workers(count)
    await workers.ready()
    return workers


class Player:
    """Looks after all live tables of a node."""

    def __init__(self, hub: Hub, settings: Settings, node: str) -> None:
        self.hub, self.settings, self.node = hub, settings, node
        self._thinking: asyncio.Task[Workers] | None = None
        self._deeds: dict[Live, dict[int, Deed]] = {}
        self._timers: dict[Live, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._failing: weakref.WeakSet[Live] = weakref.WeakSet()  # tables that were complained about
        self._sweeping: asyncio.Task[None] | None = None
        hub.on_change.append(self.plan)

    def open(self) -> None:
        if self.settings.workers_at_start:
            self._begin_thinking()
        self._sweeping = asyncio.create_task(self._sweep_for_ever())

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        tasks = [*self._tasks, *([self._sweeping] if self._sweeping else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._thinking:
            (await self._thinking).close()

    def _begin_thinking(self) -> "asyncio.Task[Workers]":
        """The processes of the bots; they are started once, at the latest when the first bot is asked."""
        if self._thinking is None:
            self._thinking = asyncio.create_task(ready_workers(self.settings.workers))
        return self._thinking

    # What is to be done at a table, and when

    def plan(self, live: Live) -> None:
        """The table changed: note what the server owes, and wake up for the first of it."""
        wanted = deeds_of(live.table)
        known = self._deeds.get(live, {})
        deeds = {seat: self._deed(live, seat, kind, known.get(seat)) for seat, kind in wanted.items()}
        if deeds:
            self._deeds[live] = deeds
        else:
            self._deeds.pop(live, None)
        self._set_timer(live)

    def _deed(self, live: Live, seat: int, kind: Kind, known: Deed | None) -> Deed:
        question = live.table.question(seat) or 0
        if known is not None and known.question == question and known.kind == kind:
            return known
        return Deed(kind, question, time.monotonic() + self._pause(live.table, kind))

    def _pause(self, table: Table, kind: Kind) -> float:
        if kind == "late":
            return self.settings.window_s
        pauses = self.settings.pauses
        if table.lesson is not None:
            return random.uniform(*pauses.bot)
        return random.uniform(*(pauses.window if kind == "only" or is_window(table) else pauses.bot))

    def _set_timer(self, live: Live) -> None:
        timer = self._timers.pop(live, None)
        if timer is not None:
            timer.cancel()
        moments = [deed.due for deed in self._deeds.get(live, {}).values() if not deed.is_thinking]
        clock = live.table.clocks.due() if live.table.clocks else None
        if clock is not None:
            moments.append(time.monotonic() + max(0.0, (clock[0] - self.hub.now()) / 1000))
        if moments:
            delay = max(0.0, min(moments) - time.monotonic())
            self._timers[live] = asyncio.get_running_loop().call_later(delay, self._wake, live)

    def _wake(self, live: Live) -> None:
        self._timers.pop(live, None)
        now = time.monotonic()
        for seat, deed in self._deeds.get(live, {}).items():
            if deed.due <= now and not deed.is_thinking:
                deed.is_thinking = True
                self._start(self._do(live, seat, deed))
        clock = live.table.clocks.due() if live.table.clocks else None
        if clock is not None and clock[0] <= self.hub.now():
            self._start(self._time_out(live, clock[1]))
        self._set_timer(live)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Doing it

    async def _do(self, live: Live, seat: int, deed: Deed) -> None:
        """Answer for a seat; if the question is no longer the same, there is nothing to do."""
        try:
            option = await self._option(live, seat, deed)
            by = "bot" if deed.kind in ("bot", "late") else "server"
            await self.hub.write(live, lambda table: table.answered(seat, deed.question, option, by))  # type: ignore[arg-type]
        except TableError as error:
            log.debug("deed_dropped", extra={"table": live.name, "code": error.code})
            deed.is_thinking, deed.due = False, time.monotonic() + 1.0
            if live.name in self.hub.tables:
                self.plan(live)

    async def _option(self, live: Live, seat: int, deed: Deed) -> int:
        table = live.table
        step = table.lesson_step(seat)
        if step is not None:
            return step.option
        view = table.view(seat)
        if deed.kind == "only":
            return view.legal(seat)[0]
        passing = table.game.reactions.passes.get(view.question)
        if deed.kind in ("pass", "late") and passing is not None:
            return table.game.options.number(passing)
        level = table.seats[seat].level
        workers = await asyncio.shield(self._begin_thinking())
        return await workers.choose(view, seat, level, random.getrandbits(32), self.settings.bot_seconds)

    async def _time_out(self, live: Live, seat: int) -> None:
        """Time is up: a bot sits in, and the others' game goes on."""
        with contextlib.suppress(TableError):
            await self.hub.write(live, lambda table: self._left_by_time(table, seat))

    def _left_by_time(self, table: Table, seat: int) -> Left:
        until = table.clocks.until(seat) if table.clocks else None
        if until is None or until > self.hub.now():
            raise TableError("the clock does not run any more")
        return table.left(Left(seat, "time"))

    # Looking after what nobody looks at

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_s)
            try:
                await self.sweep()
            except Exception:
                log.exception("sweep_failed")

    async def sweep(self) -> None:
        """Bots for leavers; tables that wait for somebody; tables that nobody needs any more."""
        for live in [*self.hub.tables.values()]:
            await self._swept(live)
        due = await self.hub.store.due(self.hub.now(), DUE_AT_ONCE)
        await self.hub.store.settle([await self._looked_after(name) for name in due])

    async def _swept(self, live: Live) -> None:
        """One table; whatever is wrong with it, the others are looked after too."""
        try:
            await self._replace_leavers(live)
            if self._is_idle(live):
                self.hub.let_go(live)
                await self.hub.store.settle([self.settled(live)])
        except Unreachable:
            raise
        except Exception as error:
            if live not in self._failing:
                log.warning("table_is_not_looked_after", extra={"table": live.name, "error": type(error).__name__})
            self._failing.add(live)

    async def _looked_after(self, name: str) -> Settled:
        """Load the table if need be, which sets its bots and clocks going."""
        try:
            return self.settled(self.hub.tables.get(name) or await self.hub.live(name))
        except OtherRules:
            state, due = "stopped", None
        except (Illegal, Stale, BadInput) as error:  # its log does not fit the rules of today
            log.warning("table_cannot_go_on", extra={"table": name, "code": error.code})
            state, due = "ended", None
        except Exception as error:
            log.warning("table_is_not_looked_after", extra={"table": name, "error": type(error).__name__})
            state, due = "running", self.hub.now() + LATER_MS
        number = (await self.hub.store.numbers([name])).get(name, 0)
        return Settled(name, number, state, due)

    def settled(self, live: Live) -> Settled:
        """What the log makes of the table, and when somebody must look after it."""
        table = live.table
        clock = table.clocks.due() if table.clocks else None
        due = self.hub.now() + 10_000 if deeds_of(table) else clock[0] if clock else None
        if table.is_stopped:
            return Settled(live.name, table.number, "stopped", None)
        record = table.record().text() if table.state in FINISHED else None
        return Settled(live.name, table.number, table.state, due, record, fingerprint_of(table) if record else None)

    def _is_idle(self, live: Live) -> bool:
        is_needed = live.visitors or live.lock.locked() or self._deeds.get(live)
        return not is_needed and time.monotonic() - live.touched > self.settings.idle_s

    async def _replace_leavers(self, live: Live) -> None:
        """Whoever is away for too long at a table that goes on gets a bot, but not where moves take days."""
        table = live.table
        if table.state != "running" or (table.clocks and table.clocks.plan.each_move):
            return
        here, now = live.here(), time.monotonic()
        for seat, who in enumerate(table.seats):
            if who.is_bot or seat in here:
                live.went.pop(seat, None)
            elif now - live.went.setdefault(seat, now) > self.settings.grace_s:
                await self._replace(live, seat)

    async def _replace(self, live: Live, seat: int) -> None:
        if self.hub.bus.is_shared:
            await self.look_elsewhere(live)
        if seat in live.here():
            return
        with contextlib.suppress(TableError):
            await self.hub.write(live, lambda table: table.left(Left(seat, "away")))
        live.went.pop(seat, None)

    async def look_elsewhere(self, live: Live) -> None:
        """Who is connected to other nodes?"""
        since = self.hub.now() - NODE_SILENT_MS
        live.elsewhere = await self.hub.store.here_elsewhere(live.name, self.node, since)
