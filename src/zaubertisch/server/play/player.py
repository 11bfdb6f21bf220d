"""What the server itself does at its tables: bots, answers that are no choice, standing orders, clocks, leavers."""

import asyncio
import contextlib
import logging
import math
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Coroutine
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

from msgspec.structs import replace

from zaubertisch.bots.workers import Workers
from zaubertisch.games import GAMES
from zaubertisch.kernel.errors import BadInput, Illegal, Stale, TableError
from zaubertisch.kernel.warmup import is_plain
from zaubertisch.server.history.results import GameResult, result_of
from zaubertisch.server.operation.measures import FALLBACKS
from zaubertisch.server.play.duties import GIVERS, Kind, duties_of, is_slow
from zaubertisch.server.play.hub import Hub
from zaubertisch.server.play.live import Live
from zaubertisch.server.play.loader import FINISHED, OtherRules, fingerprint_of
from zaubertisch.server.play.paces import LAP_S, LEAST_WINDOW, paced
from zaubertisch.server.play.windows import (
    Tempos,
    Window,
    is_window,
    key_of,
    must_wait,
    note_times,
    open_window,
)
from zaubertisch.server.settings import Pauses, Settings
from zaubertisch.server.storage.store import Settled, Unreachable
from zaubertisch.tables.entries import Answered, Giver, Left
from zaubertisch.tables.questions import asked_in, window_of
from zaubertisch.tables.refusals import NotNow
from zaubertisch.tables.seeds import personality_of, thinking_seed
from zaubertisch.tables.table import Table

log = logging.getLogger(__name__)

NODE_SILENT_MS = 15_000
DUE_AT_ONCE = 200
LATER_MS = 60_000
LEAST_THINKING_S = 0.5  # outside windows a bot may be late rather than careless
CLOSE_AGAIN_S = 0.5
FALLBACKS_LOGGED_S = 10.0
THINKING_SHARE = 0.75  # of the time until an answer is due; the rest is for the quick bot, should no worker answer


@dataclass(slots=True)
class Duty:
    """An answer that the server owes for a seat: when to begin with it, and when to give it."""

    kind: Kind
    question: int
    begins: float
    due: float
    is_begun: bool = False
    hurried: asyncio.Event = field(default_factory=asyncio.Event)  # it is due sooner than it was


def now() -> float:
    return asyncio.get_running_loop().time()


def is_watched(live: Live) -> bool:
    """Bots alone play only while somebody looks at them."""
    return bool(live.visitors) or any(seat.is_person for seat in live.table.seats)


def has_persons(table: Table) -> bool:
    return any(not seat.is_bot for seat in table.seats)


def personality_at(live: Live, seat: int) -> int:
    """Drawn from the secret seed of the table: every node, and a node that starts again, knows the same character."""
    setup = live.table.setup
    return personality_of(setup.salt, setup.seed, setup.day or live.name, seat)


def seed_for_bot(table: Table, seat: int) -> int:
    """The seed of a bot's search; at the deal of the day the same wherever it sees the same."""
    setup = table.setup
    if setup.day is None:
        return random.getrandbits(32)
    return thinking_seed(setup.salt, setup.seed, seat, table.view(seat).state.tobytes())


def end_of(table: Table) -> tuple[str, str, GameResult | None]:
    """The record of a finished game, the fingerprint of its end, its result; nothing of it changes any more."""
    return table.record().text(), fingerprint_of(table), result_of(table)


class Fallbacks:
    """Answers that no worker gave in time: all are counted, some are logged."""

    def __init__(self) -> None:
        self._unlogged: Counter[str] = Counter()
        self._silent_until = 0.0

    def __call__(self, why: str) -> None:
        FALLBACKS.labels(why).inc()
        self._unlogged[why] += 1
        if time.monotonic() >= self._silent_until:
            log.warning("bot_fallbacks", extra={"reasons": dict(self._unlogged)})
            self._unlogged.clear()
            self._silent_until = time.monotonic() + FALLBACKS_LOGGED_S


def has_company(live: Live) -> bool:
    """Could anybody but one person and the server see how long something takes here?"""
    persons = [seat.is_person for seat in live.table.seats].count(True)
    return persons > 1 or any(visitor.seat is None for visitor in live.visitors)


def is_waiting_for_persons(live: Live, served: Collection[int], *, in_window: bool) -> bool:
    """Does the game wait for a person? Where others could see what follows from it, anybody in a window counts."""
    table = live.table
    if in_window and has_company(live):
        return any(not table.seats[seat].is_bot for seat in window_of(table.position))
    waited_for = (seat for seat in asked_in(table.position) if seat not in served and seat not in table.held)
    return any(not table.seats[seat].is_bot for seat in waited_for)


class Player:
    """Looks after all live tables of a node."""

    def __init__(self, hub: Hub, settings: Settings, node: str) -> None:
        self.hub, self.settings, self.node = hub, settings, node
        self._thinking: asyncio.Task[Workers] | None = None
        self._duties: dict[Live, dict[int, Duty]] = {}
        self._windows: dict[Live, Window] = {}
        self._tempos: WeakKeyDictionary[Live, Tempos] = WeakKeyDictionary()
        self._timers: dict[Live, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.before_settling: list[Callable[[Live], Awaitable[None]]] = []
        self._failing: WeakSet[Live] = WeakSet()  # tables that were complained about
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
            games = tuple(key for key in GAMES if not is_plain(key)) if self.settings.workers_at_start else ()
            start = asyncio.to_thread(Workers, self.settings.workers, games, Fallbacks())
            self._thinking = asyncio.create_task(start)
        return self._thinking

    def prepare(self, key: str) -> None:
        """The compiled rules of a game are there, and somebody plays it: bots will be asked soon."""
        self._start(self._prepare(key))

    async def _prepare(self, key: str) -> None:
        (await asyncio.shield(self._begin_thinking())).prepare(key)

    # What is to be done at a table, and when

    def plan(self, live: Live) -> None:
        """The table changed: note what the server owes, and wake up for the first of it."""
        wanted = duties_of(live.table, live.here()) if is_watched(live) else {}
        in_window = is_window(live.table)
        self._look_at_lap(live, wanted, in_window=in_window)
        self._look_at_window(live, in_window=in_window)
        known = self._duties.get(live, {})
        duties = {seat: self._duty(live, seat, kind, known.get(seat)) for seat, kind in wanted.items()}
        if duties:
            self._duties[live] = duties
        else:
            self._duties.pop(live, None)
        self._set_timer(live)

    def _look_at_lap(self, live: Live, served: Collection[int], *, in_window: bool) -> None:
        """A lap of the bots begins whenever a person had something to do; who sits down wants to be asked at once."""
        if is_waiting_for_persons(live, served, in_window=in_window):
            live.lap = now()
        elif live.lap is None:
            live.lap = now() - LAP_S

    def _pauses(self, live: Live) -> Pauses:
        """As fast as those at the table want the bots to be."""
        return paced(self.settings.pauses, live.pace(), 0.0 if live.lap is None else now() - live.lap)

    def change_pace(self, live: Live) -> None:
        """What bots owe under the old pace is due under the new one, if that is sooner."""
        window = self._windows.get(live)
        if window is not None and live.pace() != "calm" and not has_company(live):
            window.length = min(window.length, max(LEAST_WINDOW, now() - window.opened))
        for seat, duty in self._duties.get(live, {}).items():
            if duty.kind != "late":
                duty.due = min(duty.due, now() + self._pause(live, seat, duty.kind))
                duty.hurried.set()
        self._set_timer(live)

    def _look_at_window(self, live: Live, *, in_window: bool) -> None:
        """Draw for a window that opens, remember how long persons take in it, forget one that has closed."""
        if not (in_window and self.settings.pauses.has_windows):
            self._windows.pop(live, None)
            return
        table, tempos = live.table, self._tempos.setdefault(live, {})
        window = self._windows.get(live)
        if window is None or window.key != key_of(table):
            is_seen = self.hub.bus.is_shared or has_company(live)
            window = open_window(table, tempos, self._pauses(live), now(), is_seen=is_seen)
            self._windows[live] = window
        note_times(table, window, tempos, now())

    def in_time(self, table: Table, answer: Answered) -> Answered:
        """The answer as it is written down: in a secret window it waits until the window closes.

        At the deal of the day always: bots must not see something else because somebody was quicker.
        """
        has_windows = self.settings.pauses.has_windows or table.setup.day is not None
        waits = has_windows and must_wait(table, answer.seat, answer.option)
        return replace(answer, waits=True) if waits else answer

    def _duty(self, live: Live, seat: int, kind: Kind, known: Duty | None) -> Duty:
        question = live.table.question(seat) or 0
        if known is not None and known.question == question and known.kind == kind:
            return known
        due = now() + self._pause(live, seat, kind)
        return Duty(kind, question, now() if kind == "bot" else due, due)

    def _pause(self, live: Live, seat: int, kind: Kind) -> float:
        window = self._windows.get(live)
        if kind == "late":
            return self._patience(live.table) + max(0.0, (live.table.seats[seat].off_until - self.hub.now()) / 1000)
        if window is not None and kind != "bot" and seat not in live.here():
            return math.exp(random.uniform(*map(math.log, self.settings.pauses.away)))
        if window is not None:
            return window.moments.get(seat, 0.0)
        return random.uniform(*self._pauses(live).bot)

    def _patience(self, table: Table) -> float:
        """How long a window waits for a person where a clock is agreed on."""
        return table.clocks.plan.bank_ms / 1000 if table.clocks and is_slow(table) else self.settings.window_s

    def _set_timer(self, live: Live) -> None:
        timer = self._timers.pop(live, None)
        if timer is not None:
            timer.cancel()
        moments = [duty.begins for duty in self._duties.get(live, {}).values() if not duty.is_begun]
        clock = live.table.clocks.due() if live.table.clocks else None
        if clock is not None and clock[1] not in live.table.held:
            moments.append(now() + max(0.0, (clock[0] - self.hub.now()) / 1000))
        if live.table.is_answered():
            moments.append(self._closing(live))
        if moments:
            delay = max(0.0, min(moments) - now())
            self._timers[live] = asyncio.get_running_loop().call_later(delay, self._wake, live)

    def _closing(self, live: Live) -> float:
        """When the window may close; at once where none is known."""
        window = self._windows.get(live)
        return window.closes if window else 0.0

    def _wake(self, live: Live) -> None:
        self._timers.pop(live, None)
        moment = now()
        for seat, duty in self._duties.get(live, {}).items():
            if duty.begins <= moment and not duty.is_begun:
                duty.is_begun = True
                self._start(self._do(live, seat, duty))
        if live.table.is_answered() and self._closing(live) <= moment:
            self._start(self._close_window(live))
            return  # whatever comes of it is a change, which is planned for
        clock = live.table.clocks.due() if live.table.clocks else None
        if clock is not None and clock[0] <= self.hub.now():
            self._start(self._time_out(live, clock[1]))
        self._set_timer(live)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Doing it

    async def _do(self, live: Live, seat: int, duty: Duty) -> None:
        """Answer for a seat; if the question is no longer the same, there is nothing to do."""
        by = GIVERS.get(duty.kind, "server")
        try:
            option = await self._option(live, seat, duty)
            await self._wait_for(duty)
            await self.hub.write(live, lambda table: self._answered(table, seat, duty, option, by))
        except TableError as error:
            log.debug("duty_dropped", extra={"table": live.name, "code": error.code})
            duty.is_begun, duty.begins = False, now() + 1.0
            self._plan_again(live)

    def _answered(self, table: Table, seat: int, duty: Duty, option: int, by: Giver) -> Answered:
        """An order that was withdrawn or changed meanwhile answers nothing any more."""
        if duty.kind == "order" and table.ordered(seat) != option:
            raise NotNow("the order is withdrawn")
        return self.in_time(table, table.answered(seat, duty.question, option, by))

    async def _wait_for(self, duty: Duty) -> None:
        """Until it is due, which may change meanwhile."""
        while (left := duty.due - now()) > 0:
            duty.hurried.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(duty.hurried.wait(), left)

    async def _close_window(self, live: Live) -> None:
        try:
            await self.hub.write(live, lambda table: table.closed())
        except TableError as error:
            log.debug("window_stays_open", extra={"table": live.name, "code": error.code})
            await asyncio.sleep(CLOSE_AGAIN_S)
            self._plan_again(live)

    def _plan_again(self, live: Live) -> None:
        if live.name in self.hub.tables:
            self.plan(live)

    async def _option(self, live: Live, seat: int, duty: Duty) -> int:
        table = live.table
        step = table.lesson_step(seat)
        if step is not None:
            return step.option
        view = table.view(seat)
        if duty.kind == "only":
            return view.legal(seat)[0]
        if duty.kind == "order":
            return self._ordered(table, seat)
        passing = table.game.reactions.passes.get(view.question)
        if duty.kind in ("pass", "late") and passing is not None:
            return table.game.options.number(passing)
        level = table.seats[seat].level
        workers = await asyncio.shield(self._begin_thinking())
        seed, seconds = seed_for_bot(table, seat), self._thinking_time(live, duty)
        return await workers.choose(
            view, seat, level, seed, seconds, personality_at(live, seat), table=live.name, is_urgent=has_persons(table)
        )

    def _ordered(self, table: Table, seat: int) -> int:
        option = table.ordered(seat)
        if option is None:
            raise NotNow("the order is withdrawn")
        return option

    def _thinking_time(self, live: Live, duty: Duty) -> float:
        """A bot has thought when its answer is due, or when the window may close: thinking takes no time of its own."""
        window = self._windows.get(live)
        left = (window.closes if window else duty.due) - now()
        least = 0.0 if window else LEAST_THINKING_S
        return (
            min(self.settings.bot_seconds, max(least, THINKING_SHARE * left)) if left > 0 else self.settings.bot_seconds
        )

    async def _time_out(self, live: Live, seat: int) -> None:
        """Time is up: a bot sits in, and the others' game goes on."""
        with contextlib.suppress(TableError):
            await self.hub.write(live, lambda table: self._left_by_time(table, seat))

    def _left_by_time(self, table: Table, seat: int) -> Left:
        until = table.clocks.until(seat) if table.clocks else None
        if until is None or until > self.hub.now() or seat in table.held:
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
        """Bots for leavers; tables that wait for somebody; tables that nobody needs any more. Others go between."""
        for live in [*self.hub.tables.values()]:
            await asyncio.sleep(0)
            if self.hub.tables.get(live.name) is live:
                await self._swept(live)
        settled = []
        for name in await self.hub.store.due(self.hub.now(), DUE_AT_ONCE):
            await asyncio.sleep(0)
            settled.append(await self._looked_after(name))
        await self.hub.store.settle(settled)

    async def _swept(self, live: Live) -> None:
        """One table; whatever is wrong with it, the others are looked after too."""
        try:
            await self._replace_leavers(live)
            if self._is_idle(live):
                self.hub.release(live)
                await self.hub.store.settle([await self.settled(live)])
        except Unreachable:
            raise
        except Exception as error:
            if live not in self._failing:
                log.warning("table_is_not_looked_after", extra={"table": live.name, "error": type(error).__name__})
            self._failing.add(live)

    async def _looked_after(self, name: str) -> Settled:
        """Load the table if need be, which sets its bots and clocks going."""
        try:
            return await self.settled(self.hub.tables.get(name) or await self.hub.live(name))
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

    async def settled(self, live: Live) -> Settled:
        """What the log makes of the table, and when somebody must look after it; a long record takes its time.

        Calls that it owes are written down before: nobody looks at it again for their sake.
        """
        for written_first in self.before_settling:
            await written_first(live)
        table = live.table
        if table.is_stopped:
            return Settled(live.name, table.number, "stopped", None)
        found = live.name, table.number, table.state, self._due_of(live)
        return Settled(*found, *(await asyncio.to_thread(end_of, table) if table.state in FINISHED else ()))

    def _due_of(self, live: Live) -> int | None:
        table = live.table
        clock = table.clocks.due() if table.clocks else None
        has_duties = is_watched(live) and (duties_of(table, live.here()) or table.is_answered())
        return self.hub.now() + 10_000 if has_duties else clock[0] if clock else None

    def _is_idle(self, live: Live) -> bool:
        is_needed = live.visitors or live.lock.locked() or self._duties.get(live)
        return not is_needed and time.monotonic() - live.touched > self.settings.idle_s

    async def _replace_leavers(self, live: Live) -> None:
        """A person away for too long from a running table is replaced by a bot, but not where moves take days."""
        table = live.table
        if table.state != "running" or is_slow(table):
            return
        here, now = live.here(), time.monotonic()
        for seat, who in enumerate(table.seats):
            if who.is_bot or seat in here:
                live.went.pop(seat, None)
            elif now - live.went.setdefault(seat, now) > self.settings.grace_s:
                await self._replace(live, seat)

    async def _replace(self, live: Live, seat: int) -> None:
        if self.hub.bus.is_shared:
            await self.ask_other_nodes(live)
        if seat in live.here():
            return
        with contextlib.suppress(TableError):
            await self.hub.write(live, lambda table: table.left(Left(seat, "away")))
        live.went.pop(seat, None)

    async def ask_other_nodes(self, live: Live) -> None:
        """Who is connected to other nodes?"""
        since = self.hub.now() - NODE_SILENT_MS
        there = await self.hub.store.here_elsewhere(live.name, self.node, since)
        live.elsewhere = {seat: found.screens for seat, found in there.items()}
        live.looking_elsewhere = {seat for seat, found in there.items() if found.looking}
