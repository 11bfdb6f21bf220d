"""One socket from hello to goodbye: what comes in is checked here, what goes out is the latest view."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from zaubertisch.kernel.codec import decode, encode
from zaubertisch.kernel.errors import BadInput, Illegal, Stale, TableError
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.server.network.limits import Bucket
from zaubertisch.server.network.lines import line_of
from zaubertisch.server.operation.measures import REFUSED
from zaubertisch.server.people.persons import Banned, Person
from zaubertisch.server.people.refused_words import is_decent
from zaubertisch.server.play import messages as m
from zaubertisch.server.play.hub import Busy, Unknown
from zaubertisch.server.play.keys import SPECTATOR, Forbidden, Used, hash_of, link_token, new_token
from zaubertisch.server.play.live import Live
from zaubertisch.server.play.loader import OtherRules
from zaubertisch.server.play.player import has_persons
from zaubertisch.server.play.talk import Voice, know_others, spoken
from zaubertisch.server.play.view_messages import Drawn, view_of
from zaubertisch.server.storage.store import Unreachable
from zaubertisch.tables.entries import AutoPassSet, DaysOff, Freed, Left, OrderGiven, Reacted, Voted
from zaubertisch.tables.refusals import Again
from zaubertisch.tables.seats import host_of
from zaubertisch.tables.table import Table

if TYPE_CHECKING:
    from zaubertisch.server.node import Node

log = logging.getLogger(__name__)

NO_HELLO, NOT_ALLOWED, NO_TABLE, TOO_SLOW, TOO_FAST, RESTART = 4400, 4403, 4404, 4408, 4429, 1012
INTERNAL, TRY_LATER = 1011, 1013
USED, STOPPED, SIGNED_OUT, SEAT_FREED = 4409, 4410, 4411, 4412
GOODBYE, GONE = 1000, 1001  # a client that says so has all it was sent
MOST_WAITING = 64
MOST_FAULTS = 20


class Closed(Exception):
    """The socket is to be closed, with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Guest:
    """A visitor of a table: one socket, one observer."""

    def __init__(self, node: "Node", socket: WebSocket[Any, Any, Any]) -> None:
        self.node, self.socket = node, socket
        self._line = line_of(socket.scope)
        self.seat: int | None = None
        self.key = ""  # the hash of the key that it came with
        self._secret = ""  # that key itself
        self.is_looking = True  # until it says otherwise
        self.person: Person | None = None  # a guest is nobody
        self.blocked: frozenset[str] = frozenset()  # whom this person does not want to hear
        self.browser = ""  # the hash of its secret, where it was said
        self.renewals = 0  # of the table's keys when it came
        self.observer = EVERYONE
        self.live: Live | None = None
        self._sent_number = 0
        self._takes_changes = False
        self._sent: Drawn | None = None  # the last view
        self._arrives = 0  # the number of the last event that was sent
        self._named_after = 0
        self._outbox: list[bytes] = []
        self._is_flushing = False
        self._flushing: asyncio.Task[None] | None = None  # if that takes longer than a moment
        self._closing: Closed | None = None
        settings = node.settings
        self._bucket = Bucket(settings.messages_per_s, settings.messages_at_once)
        self._voice = Voice(settings)
        self._faults = 0

    # The way in

    async def visit(self, name: str) -> None:
        """The whole life of the socket."""
        self._line.forget_handshake()
        try:
            hello = await self._hear_hello()
            await self._sit_down(name, hello)
            while True:
                await self._hear(await self._receive())
        except Closed as closed:
            await self._close(closed)
        except WebSocketDisconnect as end:
            if end.code in (GOODBYE, GONE):
                self._note_arrival()
        except (WebSocketException, OSError):
            pass
        except TableError as error:
            await self._close(Closed(CLOSING.get(type(error), NO_HELLO), str(error)[:100]))
        except Exception:
            await self._fail()
        finally:
            await self._go()

    async def _receive(self) -> str:
        """The next text; what is too big or comes too fast is not even read."""
        message = await self._line.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=message.get("code", GONE))
        text = message.get("text") or ""
        self._note_arrival()
        if self._closing:
            raise self._closing
        if not self._bucket.take():
            self._fault("too_fast", "too many messages")
            await asyncio.sleep(0.05)
            return ""
        if len(text) > self.node.settings.message_bytes:
            self._fault("too_big", f"allowed are {self.node.settings.message_bytes} bytes")
            return ""
        return str(text)

    async def _hear_hello(self) -> m.Hello:
        try:
            async with asyncio.timeout(self.node.settings.hello_s):
                message: m.FromClient = decode(await self._receive(), m.FromClient)
        except TimeoutError:
            raise Closed(NO_HELLO, "no hello") from None
        if not isinstance(message, m.Hello):
            raise Closed(NO_HELLO, "hello comes first")
        return message

    async def _sit_down(self, name: str, hello: m.Hello) -> None:
        self.is_looking = hello.visible
        live = await self.node.hub.live(name)
        self.renewals = live.renewals
        fresh = await self._come_in(name, hello)
        self.observer = EVERYONE if self.seat is None else self.seat
        self.live = live
        self._takes_changes = hello.changes
        if self.seat is not None:
            self._bucket = live.buckets.setdefault(self.seat, self._bucket)
            await self._take_seat(live, self.seat, hello)
            await self.node.ask_other_nodes(live)
        self._send(self._welcome(live, fresh))
        self._sent_number = min(hello.seen or 0, live.table.streams[self.observer].number)
        self._named_after = live.named_after(self.observer, hello.seen)
        self.blocked = await know_others(self, live)
        live.visitors.add(self)
        for said in live.talk():
            self.say(said)
        await self.node.came(live, self)
        self.show()

    async def _come_in(self, name: str, hello: m.Hello) -> str | None:
        """Whose socket it is; returns the key for which an invitation was exchanged."""
        self.node.check_open()
        keyring, persons = self.node.store.keyring, self.node.store.persons
        self.person = await persons.of(hello.person) if hello.person else None
        self.browser = hash_of(hello.person) if hello.person else ""
        if hello.watch:
            self.key = await keyring.watch(name, hello.token)
            return None
        fresh = hello.key or new_token()
        admitted = await keyring.admit(name, hello.token, fresh)
        self.seat = None if admitted.seat == SPECTATOR else admitted.seat
        if self.seat is not None:
            await persons.check_seat(name, self.seat)
        self.key = admitted.key
        self._secret = fresh if admitted.is_fresh else hello.token
        if self.person is not None and self.seat is not None:
            await persons.claim(name, self.seat, self.key, self.person)
        return fresh if admitted.is_fresh else None

    async def _take_seat(self, live: Live, seat: int, hello: m.Hello) -> None:
        """Sit down for the first time, come back, or be called otherwise."""
        await self._take_back(seat)
        if live.table.state not in ("over", "ended"):
            with contextlib.suppress(Again):
                name = self._fitting_name(live, hello.name)
                await self._write(
                    lambda table: table.joined(seat, name or table.seats[seat].name, hello.commitment, hello.figure)
                )

    def _fitting_name(self, live: Live, name: str | None) -> str | None:
        """At an open table everybody sees it: one that does not fit counts as none."""
        is_seen = live.table.setup.opening is not None
        return None if is_seen and name and not is_decent(name, self.node.settings.refused_words) else name

    async def _take_back(self, seat: int) -> None:
        """From the bot, if one plays here."""
        if self._table().table.seats[seat].is_away:
            with contextlib.suppress(Again):
                await self._write(lambda table: table.returned(seat))

    async def _go(self) -> None:
        if self._flushing:
            self._flushing.cancel()
        live = self.live
        if live is not None and self in live.visitors:
            live.visitors.discard(self)
            await self.node.went(live, self)

    # What comes in

    async def _hear(self, text: str) -> None:
        if not text:
            return
        ref = None
        try:
            message: m.FromClient = decode(text, m.FromClient)
            ref = getattr(message, "ref", None)
            await self._obey(message)
        except Again:
            self._send(m.Acknowledged(ref))
        except TableError as error:
            self._complain(error, ref)

    def _complain(self, error: TableError, ref: str | None) -> None:
        REFUSED.labels(error.code).inc()
        rule = error.rule if isinstance(error, Illegal) else None
        if isinstance(error, BadInput | Forbidden):
            self._count_fault()
        self._send(m.ErrorMessage(error.code, str(error)[:300], ref, rule))  # type: ignore[arg-type]
        if error.code == "stale":
            self._sent = None
            self.show()

    async def _obey(self, message: m.FromClient) -> None:
        match message:
            case m.Ping():
                self._send(m.Pong(message.ref, self.node.hub.now()))
            case m.Hello():
                raise BadInput("hello twice", "hello once, first")
            case m.Talk():
                await self._talk(message)
            case m.SetVisible():
                self.is_looking = message.visible
                await self.node.looked(self._table(), self)
                self._send(m.Acknowledged(message.ref))
            case m.SetPace() | m.Skip() if self.seat is not None or not has_persons(self._table().table):
                self._set_pace(message)
            case _ if self.seat is None:
                raise Forbidden("spectators only watch and talk")
            case _:
                await self._act(message, self.seat)

    async def _act(self, message: m.FromClient, seat: int) -> None:
        match message:
            case m.WhyNot():
                self._send(self._reason(message, seat))
                return
            case m.Invite(ref=ref):
                await self._invite(seat, ref)
                return
            case m.AskCoach() | m.Weigh():
                self.node.coach.begin(self._table(), seat, message, self._send, self._complain)
                return
            case m.SignOut(key=key):
                await self.node.sign_out_others(self._table(), self, seat, key)
                self._secret = key
            case m.Answer(question=question, option=option, ref=ref):
                await self._answer(
                    lambda table: self.node.player.in_time(
                        table, table.answered(seat, question, option, "person", ref)
                    ),
                    seat,
                )
            case m.Undo(ref=ref):
                await self._write(lambda table: table.undone(seat, ref), is_long=True)
            case m.Share(share=share):
                await self._write(lambda table: table.shared(seat, share))
            case m.AutoPass(passing=passing, ref=ref):
                await self._write(lambda table: table.auto_pass_set(AutoPassSet(seat, passing, ref)))
            case m.GiveOrder(question=about, order=order, named=named, ref=ref):
                await self._write(lambda table: table.order_given(OrderGiven(seat, about, order, named, ref)))
            case m.TakeDaysOff(days=days, ref=ref):
                await self._write(lambda table: table.days_off_taken(DaysOff(seat, days, ref)))
            case m.React(said=said, reaction=reaction, on=on, ref=ref):
                self._voice.check(self._table(), seat)
                await self._write(lambda table: table.reacted(Reacted(seat, said, reaction, on, ref)))
            case m.Vote():
                await self.node.ask_other_nodes(self._table())  # is the one who should go there, at any node?
                await self._write(lambda table: table.voted(self._vote(message, seat)))
            case m.Leave(ref=ref):
                await self._leave(seat, ref)
            case m.Remove(seat=other, ref=ref):
                await self._remove(seat, Freed(other, "removed", ref))
            case m.ComeBack():
                await self._take_back(seat)
            case m.LeaveLesson(ref=ref):
                await self._write(lambda table: table.lesson_left(seat, ref))
            case m.Rematch():
                await self.node.rematch(self._table())
        self._send(m.Acknowledged(getattr(message, "ref", None)))

    def _set_pace(self, wish: m.SetPace | m.Skip) -> None:
        """A wish of this screen; it is not written down, for the browser remembers it."""
        live = self._table()
        if isinstance(wish, m.SetPace):
            live.paces[self.observer] = wish.pace
        else:
            live.skipping.add(self.observer)
        self.node.player.change_pace(live)
        self._send(m.Acknowledged(wish.ref))

    async def _answer(self, make: Callable[[Table], Any], seat: int) -> None:
        """An answer takes the seat back from the bot, even if the bot was faster this time."""
        self._table().skipping.discard(seat)
        try:
            await self._write(make)
        except Stale:
            await self._take_back(seat)
            raise

    async def _leave(self, seat: int, ref: str | None) -> None:
        """A bot sits in until one comes back; a seat at an open table is anybody's then."""
        live = self._table()
        if live.table.setup.opening is None or live.table.state in ("over", "ended"):
            await self._write(lambda table: table.left(Left(seat, "left", ref)))
        else:
            await self.node.open_tables.give_up(live, Freed(seat, "left", ref))

    async def _remove(self, seat: int, entry: Freed) -> None:
        live = self._table()
        if live.table.setup.opening is None or host_of(live.table.seats) != seat or entry.seat == seat:
            raise Forbidden("only the host of an open table removes others")
        if entry.seat >= len(live.table.seats):
            raise BadInput(f"seat {entry.seat}", f"a number from 0 to {len(live.table.seats) - 1}")
        await self.node.open_tables.give_up(live, entry)

    async def _invite(self, seat: int, ref: str) -> None:
        token = link_token(self._secret, self._table().name, ref)
        await self.node.invite(self._table(), seat, token)
        self._send(m.Invited(ref, token))

    def _vote(self, vote: m.Vote, seat: int) -> Voted:
        was_here = vote.seat is not None and vote.seat in self._table().here()
        return Voted(seat, vote.about, vote.yes, vote.seat, was_here, vote.ref)

    async def _talk(self, talk: m.Talk) -> None:
        said = spoken(self.seat, talk)
        self._table().table.spoken(said)
        self._voice.check(self._table(), self.seat)
        await self._write(lambda table: table.spoken(said))
        self._send(m.Acknowledged(talk.ref))

    def _reason(self, message: m.WhyNot, seat: int) -> m.Reason:
        view = self._table().table.view(seat)
        if message.option >= len(view.game.options):
            raise BadInput(f"option {message.option}", f"a number from 0 to {len(view.game.options) - 1}")
        rule = view.why_not(seat, message.option)
        return m.Reason(message.ref, message.option, view.game.cite(rule) if rule else None)

    def _table(self) -> Live:
        assert self.live is not None
        return self.live

    async def _write(self, make: Callable[[Table], Any], *, is_long: bool = False) -> None:
        self.node.check_open()
        await self.node.hub.write(self._table(), make, is_long=is_long)

    def _fault(self, code: str, text: str) -> None:
        REFUSED.labels(code).inc()
        self._send(m.ErrorMessage(code, text))  # type: ignore[arg-type]
        self._count_fault()

    def _count_fault(self) -> None:
        self._faults += 1
        if self._faults > MOST_FAULTS:
            raise Closed(TOO_FAST, "too many faults")

    # What goes out

    def _welcome(self, live: Live, fresh: str | None) -> m.Welcome:
        setup = live.table.setup
        return m.Welcome(
            live.name, setup.game, self.seat, setup.variants, bool(setup.cards), setup.seed_hash(),
            self.node.hub.now(), setup.rules, fresh,
        )  # fmt: skip

    def _send(self, message: Any) -> None:
        """Into the outbox; a socket whose outbox overflows is closed."""
        if len(self._outbox) >= MOST_WAITING:
            self.end(Closed(TOO_SLOW, "too slow"))
            return
        self._outbox.append(encode(message))
        self._flush()

    def say(self, said: m.Said) -> None:
        """Who is blocked is not heard."""
        is_heard = said.seat is None or self._table().owners.get(said.seat) not in self.blocked
        if is_heard:
            self._send(said)

    def show(self) -> None:
        self._flush()

    def stop(self) -> None:
        self.end(Closed(STOPPED, str(OtherRules())))

    def end(self, closed: Closed) -> None:
        self._closing = closed
        self._flush()

    def _flush(self) -> None:
        """Later in this turn of the loop, when all that is new is known."""
        if not self._is_flushing:
            self._is_flushing = True
            asyncio.get_running_loop().call_soon(self._send_now)

    def _send_now(self) -> None:
        """At once where the line is free; a slow one is waited for in a task, so that nobody else waits."""
        if self._line.is_writable and not self._closing:
            self._is_flushing = False
            try:
                self._send_ready()
            except Exception:
                self._flushing = asyncio.create_task(self._fail())
        else:
            self._flushing = asyncio.create_task(self._send_later())

    async def _send_later(self) -> None:
        try:
            async with asyncio.timeout(self.node.settings.slow_s):
                await self._line.until_writable()
            self._send_ready()
            if self._closing:
                await self._close(self._closing)
        except TimeoutError:
            await self._close(Closed(TOO_SLOW, "too slow"))
        except Exception:
            await self._fail()
        finally:
            self._is_flushing, self._flushing = False, None
            if self._has_news() and not self._closing:
                self._flush()

    def _send_ready(self) -> None:
        """What waits, then the latest view, all in one piece."""
        if not self._line.is_open:
            return
        texts, self._outbox = self._outbox, []
        view = self._next_view()
        if view is not None:
            texts.append(view)
        if texts:
            self._line.push(texts)
            self._note_sending(self._sent_number)
            self.node.sent(sum(map(len, texts)))

    def _has_news(self) -> bool:
        return bool(self._outbox) and self._line.is_open

    def _next_view(self) -> bytes | None:
        """The view, if this observer has not seen it yet."""
        live = self.live
        if live is None or self not in live.visitors:
            return None
        drawn, before = live.drawn(self.observer), self._sent
        stream = live.table.streams[self.observer]
        if stream.number == self._sent_number and drawn == before:
            self._sent = drawn  # all who see the same keep the same
            return None
        number, events = live.events(self.observer, self._sent_number, self._named_after)
        self._sent_number, self._sent = number, drawn
        return view_of(drawn, before if self._takes_changes else None, number, events)

    def _note_sending(self, number: int) -> None:
        if self.live is not None and self.seat is not None:
            self._arrives = number
            self.live.delivery(self.seat).send(number)

    def _note_arrival(self) -> None:
        """A sign of life: what was sent before has arrived."""
        if self.live is not None and self.seat is not None:
            self.live.delivery(self.seat).arrive(self._arrives)

    async def _fail(self) -> None:
        """Our own mistake: it goes to the log, the visitor hears only that there was one."""
        log.exception("socket_failed")
        await self._close(Closed(INTERNAL, "something went wrong here"))

    async def _close(self, closed: Closed) -> None:
        with contextlib.suppress(Exception):
            await self.socket.close(closed.code, closed.reason)


CLOSING: dict[type, int] = {
    Unknown: NO_TABLE, Forbidden: NOT_ALLOWED, Used: USED, Busy: TRY_LATER, Unreachable: TRY_LATER,
    OtherRules: STOPPED, Banned: NOT_ALLOWED,
}  # fmt: skip
