"""Who is to be called, and calling them: what is owed is written down, then taken and sent by any node."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from zaubertisch.kernel.record import EVERYONE
from zaubertisch.server.calls.callers import Callers, Outcome
from zaubertisch.server.calls.owed_calls import Call, Owed
from zaubertisch.server.operation.measures import CALLS
from zaubertisch.server.play.hub import Hub, Unknown
from zaubertisch.server.play.live import Live
from zaubertisch.server.play.loader import OtherRules
from zaubertisch.server.play.windows import is_plainly_forced, is_window
from zaubertisch.server.settings import Pauses, Settings
from zaubertisch.tables.questions import asked_in, window_of
from zaubertisch.tables.table import Table

log = logging.getLogger(__name__)

AT_ONCE = 64  # calls that a node sends at the same time
BEFORE_THE_DEAL = -1  # the turn in which somebody must come so that the cards are dealt
REMINDER_SHARE = 4  # a reminder comes when a fourth of the time is left,
LONGEST_REMINDER_MS = 86_400_000  # at most a day before it is up
ENDING_S = 3.0  # so long a node that ends waits for the receivers of the calls that it is sending
WINDOW_SHARE = 4  # a secret window waits for its calls no longer than a fourth of the time for an answer

AskOthers = Callable[[Live], Awaitable[None]]
Turns = dict[int, tuple[int, int]]  # by seat: which turn it is, and since when (milliseconds)


def called_seats(table: Table) -> dict[int, int]:
    """The persons who are waited for, and how many answers each has given.

    It follows from what everybody knows, and from what a person did: whether somebody is called, comes, and is seen
    coming, must tell nothing of a hand. So in a secret window all are called to whom it was put, also those for whom
    the server has answered because they have no choice.
    """
    if table.state == "waiting" and table.luck is not None and table.luck.is_closed:
        return {seat: BEFORE_THE_DEAL for seat in table.luck.wanted(table.seats) if not table.seats[seat].is_bot}
    if table.state != "running" or table.lesson is not None:
        return {}
    public, in_window = table.view(EVERYONE), is_window(table)
    seats = window_of(public) if in_window else asked_in(public)
    return {seat: table.seats[seat].answers for seat in seats if is_called(table, seat, in_window=in_window)}


def is_called(table: Table, seat: int, *, in_window: bool) -> bool:
    if table.seats[seat].is_bot or has_answered(table, seat):
        return False
    if in_window:
        is_ordered = table.seats[seat].auto_pass != "off" and table.position.question in table.game.reactions.passes
        return not is_ordered and table.ordered(seat) is None
    if table.ordered(seat) is not None:
        return False
    return len(table.view(seat).legal(seat)) > 1 or not is_plainly_forced(table, seat)


def has_answered(table: Table, seat: int) -> bool:
    """By the person's own hand or order; what the server answered in a window does not count."""
    held = table.held.get(seat)
    if held is not None:
        return held.by in ("person", "order")
    return seat not in asked_in(table.position)


def delay_of(table: Table, after_s: float, pauses: Pauses) -> int:
    """How long a question must wait before somebody is called, in milliseconds.

    A secret window of a slow table has its pauses first: if nobody has a choice it closes without a call.
    """
    plan = table.clocks.plan if table.clocks else None
    if plan is None or not plan.each_move or not is_window(table):
        return int(after_s * 1000)
    return int(max(after_s * 1000, min(pauses.away[1] * 1000, plan.bank_ms / WINDOW_SHARE)))


def reminder_of(table: Table, seat: int) -> int | None:
    """When somebody is reminded whose time runs."""
    until = table.clocks.until(seat) if table.clocks else None
    if until is None or table.clocks is None or not table.clocks.plan.each_move:
        return None
    return until - min(table.clocks.plan.bank_ms // REMINDER_SHARE, LONGEST_REMINDER_MS)


@dataclass(slots=True)
class Waiting:
    """For whom a table waits: since when, who has looked at the question, what is written down, and until when not."""

    turns: Turns = field(default_factory=dict)
    seen: set[tuple[int, int]] = field(default_factory=set)
    noted: set[Owed] = field(default_factory=set)
    timer: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def see(waiting: Waiting, live: Live, called: dict[int, int]) -> None:
    """Who looks at the table sees the question; what is over is forgotten."""
    turns, looking = {*called.items()}, live.looking()
    waiting.seen = (waiting.seen | {turn for turn in turns if turn[0] in looking}) & turns


class Calls:
    """The calls of one node."""

    def __init__(self, hub: Hub, settings: Settings, node: str, ask_other_nodes: AskOthers) -> None:
        self.hub, self.settings, self.node, self._ask_other_nodes = hub, settings, node, ask_other_nodes
        self.callers = Callers(settings)
        self._waiting: WeakKeyDictionary[Live, Waiting] = WeakKeyDictionary()
        self._tasks: set[asyncio.Task[None]] = set()
        self.waiting = 0  # calls that are not sent, of all nodes, as far as was seen last
        self._sending: asyncio.Task[None] | None = None
        hub.on_change.append(self.plan)

    def open(self) -> None:
        self._sending = asyncio.create_task(self._send_for_ever())

    async def close(self) -> None:
        """What is being sent is noted, so that no other node sends it again; for a while at least."""
        for waiting in self._waiting.values():
            waiting.stop()
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=ENDING_S)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.callers.close()

    # What is owed

    def plan(self, live: Live) -> None:
        """The table changed: remember since when whom it waits for, and write it down after a while."""
        waiting, now = self._at(live), self.hub.now()
        called = called_seats(live.table)
        see(waiting, live, called)
        still = {seat: found for seat, found in waiting.turns.items() if found[0] == called.get(seat)}
        turns = {seat: still.get(seat, (turn, now)) for seat, turn in called.items()}
        if turns == waiting.turns:
            return
        waiting.turns = turns
        waiting.stop()
        self._note_later(live, waiting)

    def came(self, live: Live, seat: int) -> None:
        """Somebody has this seat, perhaps not who had it before: what is owed there is written down for them too."""
        waiting = self._at(live)
        waiting.noted = {each for each in waiting.noted if each.seat != seat}
        self._note_later(live, waiting)

    def _note_later(self, live: Live, waiting: Waiting) -> None:
        if waiting.turns and waiting.timer is None:
            delay = delay_of(live.table, self.settings.call_after_s, self.settings.pauses) / 1000
            waiting.timer = asyncio.get_running_loop().call_later(delay, self._note_now, live, waiting)

    def _note_now(self, live: Live, waiting: Waiting) -> None:
        waiting.timer = None
        self._start(self._note_in_time, live)

    def _at(self, live: Live) -> Waiting:
        found = self._waiting.get(live)
        if found is None:
            found = self._waiting[live] = Waiting()
        return found

    async def _note_in_time(self, live: Live) -> None:
        with contextlib.suppress(Exception):  # the store is gone: a sweep will find the table again
            await self.note(live)

    async def note(self, live: Live) -> None:
        """Write down what the table owes, before anybody forgets it."""
        waiting = self._at(live)
        see(waiting, live, called_seats(live.table))
        owed = [each for each in self.owed_at(live) if each not in waiting.noted]
        if owed:
            await self.hub.store.calls.note(live.name, owed)
            waiting.noted |= set(owed)

    def owed_at(self, live: Live) -> list[Owed]:
        """Who has looked at the table has seen the question; a reminder may still be due."""
        delay = delay_of(live.table, self.settings.call_after_s, self.settings.pauses)
        turns, seen = self._at(live).turns, self._at(live).seen
        calls = [
            Owed(seat, turn, "turn", since + delay) for seat, (turn, since) in turns.items() if (seat, turn) not in seen
        ]
        reminders = [
            Owed(seat, turn, "reminder", due)
            for seat, (turn, _) in turns.items()
            if (due := reminder_of(live.table, seat)) is not None
        ]
        return calls + reminders

    # Sending

    async def _send_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.call_every_s)
            try:
                await self.send_due()
                self.waiting = await self.hub.store.calls.waiting()
            except Exception as error:
                log.warning("calls_not_sent", extra={"error": type(error).__name__})

    async def send_due(self) -> None:
        """Take what is due, as much as there is room for; each is sent by itself, so that nobody waits for another."""
        room, now = AT_ONCE - len(self._tasks), self.hub.now()
        if room <= 0 or not await self.hub.store.calls.has_due(now):
            return
        until = now + int(self.settings.call_lease_s * 1000)
        for call in await self.hub.store.calls.take(self.node, now, until, room):
            self._start(self._call, call)

    def _start(self, work: Any, about: Any) -> None:
        task = asyncio.create_task(self._finish(work(about)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _finish(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:  # the lease runs out, then it is tried again
            log.warning("call_failed", extra={"error": type(error).__name__})

    async def _call(self, call: Call) -> None:
        live = await self._table_of(call)
        if live is None or not self._is_still_owed(live, call):
            await self.hub.store.calls.done(call)
            return
        later = self._not_before(live, call)
        if later is not None:
            await self.hub.store.calls.again(call, later)
            return
        table = live.table
        outcome = await self.callers.call(call, live.name, table.game, table.seats[call.seat].name)
        await self._note_outcome(call, outcome)

    async def _table_of(self, call: Call) -> Live | None:
        try:
            live = await self.hub.live(call.table)
        except (Unknown, OtherRules):
            return None
        await self.hub.catch_up(live)
        if self.hub.bus.is_shared:
            await self._ask_other_nodes(live)
        return live

    def _is_still_owed(self, live: Live, call: Call) -> bool:
        turn = called_seats(live.table).get(call.seat)
        return turn == call.turn and call.seat not in live.looking()

    def _not_before(self, live: Live, call: Call) -> int | None:
        """Days off and quiet hours end first; and a reminder waits if the clock has got more time."""
        now, off = self.hub.now(), live.table.seats[call.seat].off_until
        if off > now:
            return off
        due = reminder_of(live.table, call.seat) if call.why == "reminder" else None
        if due is not None and due > now + 60_000:
            quiet_before = call.wishes.quiet().around(due)
            return due if quiet_before is None or quiet_before[0] <= now else None
        quiet = call.wishes.quiet().around(now)
        return quiet[1] if quiet else None

    async def _note_outcome(self, call: Call, outcome: Outcome) -> None:
        store = self.hub.store
        said: str = outcome
        if outcome == "failed":
            said = await store.calls.failed(call, [int(rest * 1000) for rest in self.settings.call_again_s])
        CALLS.labels(call.contact.kind, said).inc()
        if outcome == "gone":
            await store.contacts.drop(call.contact.contact)
        elif outcome == "sent":
            await store.calls.done(call)
            await store.contacts.note_success(call.contact.contact)
