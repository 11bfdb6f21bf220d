"""A table in memory: its fold, its visitors, and what the server has to do for it."""

import asyncio
from collections.abc import Iterable
from typing import Any, Protocol

from zaubertisch.kernel.record import EVERYONE
from zaubertisch.server.network.limits import Bucket
from zaubertisch.server.play.delivery import Delivery
from zaubertisch.server.play.keys import INVITATIONS_AT_ONCE, INVITATIONS_PER_S
from zaubertisch.server.play.messages import Pace, Said
from zaubertisch.server.play.paces import wished
from zaubertisch.server.play.view_messages import Drawn, Easel, events_of
from zaubertisch.tables.entries import Spoken
from zaubertisch.tables.memory import names_the_past
from zaubertisch.tables.table import Table


class Visitor(Protocol):
    """A visitor of a table, at a socket."""

    observer: int
    seat: int | None

    def show(self) -> None:
        """The table changed: send what is new, as soon as the socket takes it."""

    def say(self, said: Said) -> None: ...

    def stop(self) -> None:
        """Nobody plays on at this table."""

    @property
    def is_looking(self) -> bool:
        """Does somebody see this screen?"""


class Live:
    """One live table. Everything that changes it holds the lock."""

    def __init__(self, name: str, table: Table) -> None:
        self.name = name
        self.table = table
        self.lock = asyncio.Lock()
        self.visitors: set[Visitor] = set()
        self.elsewhere: dict[int, int] = {}  # seats that are connected to other nodes, with their screens
        self.looking_elsewhere: set[int] = set()  # seats whose screens at other nodes somebody sees
        self.went: dict[int, float] = {}  # when the last socket of a seat closed
        self.buckets: dict[int, Bucket] = {}  # how much each seat may send, over all its sockets
        self.spectators: Bucket | None = None  # how much all of them together may say
        self.paces: dict[int, Pace] = {}  # by observer
        self.skipping: set[int] = set()  # observers who want bots to be done until they answer again
        self.owners: dict[int, str] = {}  # who came to a seat at this node: a person, or the hash of a guest's secret
        self.touched = 0.0  # when anybody last needed it
        self.lap: float | None = None  # since when nobody is waited for but bots
        self.renewals = 0  # how often a seat has signed its other screens out
        self._easel = Easel(table)
        self._drawn: dict[int, Drawn] = {}
        self._invitations: dict[int, Bucket] = {}  # how many links each seat may ask for
        self._deliveries: dict[int, Delivery] = {}

    def here(self) -> set[int]:
        return {visitor.seat for visitor in self.visitors if visitor.seat is not None} | self.elsewhere.keys()

    def pace(self) -> Pace:
        """How fast bots answer here. At another node somebody may wish it calm; of bots alone the onlookers decide."""
        if self.elsewhere:
            return "calm"
        players = {visitor.observer for visitor in self.visitors if visitor.seat is not None} or {EVERYONE}
        return wished({**self.paces, **dict.fromkeys(self.skipping, "at_once")}, players)

    def looking(self) -> set[int]:
        """The seats whose screens somebody sees now."""
        here = {visitor.seat for visitor in self.visitors if visitor.seat is not None and visitor.is_looking}
        return here | self.looking_elsewhere

    def looking_here(self, seat: int) -> int:
        """How many screens of a seat at this node somebody sees."""
        return sum(visitor.seat == seat and visitor.is_looking for visitor in self.visitors)

    def screens_here(self, seat: int) -> int:
        """How many sockets of this node are at a seat."""
        return [visitor.seat for visitor in self.visitors].count(seat)

    def screens(self, observer: int) -> int | None:
        """How many screens are at a seat, on all nodes; only the seat itself may know."""
        return None if observer == EVERYONE else self.screens_here(observer) + self.elsewhere.get(observer, 0)

    def may_invite(self, seat: int) -> bool:
        return self._invitations.setdefault(seat, Bucket(INVITATIONS_PER_S, INVITATIONS_AT_ONCE)).take()

    def drawn(self, observer: int) -> Drawn:
        """What this observer sees now; made once for all its sockets."""
        found = self._drawn.get(observer)
        if found is None:
            found = self._drawn[observer] = self._easel.draw(observer, self.screens(observer))
        return found

    def events(self, observer: int, after: int, named_after: int = 0) -> tuple[int, bytes]:
        """The number of the observer's last event, and its events after a number; cards only after another."""
        stream = self.table.streams[observer]
        events = events_of(self.table.game, stream, after, named_after) if after < stream.number else b"[]"
        return stream.number, events

    def delivery(self, seat: int) -> Delivery:
        """What this seat already has; the table's log remembers it across nodes and restarts."""
        noted, found = self.table.seats[seat].received, self._deliveries.get(seat)
        if found is None:
            found = self._deliveries[seat] = Delivery(noted)
        found.arrive(noted)
        return found

    def named_after(self, observer: int, seen: int | None) -> int:
        """Somebody comes: from which of its events on it hears of cards."""
        last = self.table.streams[observer].number
        if observer == EVERYONE:
            return 0 if names_the_past(self.table, observer) else last
        delivery = self.delivery(observer)
        if observer in self.elsewhere:  # another node sends it everything
            delivery.arrive(last)
        if observer in self.here():
            delivery.age()
        after = delivery.named_after(seen)
        return 0 if names_the_past(self.table, observer) else after

    def changed(self) -> None:
        self._easel.table_changed(self.here())
        self._drawn.clear()
        for visitor in self.visitors:
            visitor.show()

    def said(self, number: int, at: int, spoken: Spoken) -> Said:
        """A sentence, with how seats reacted to it."""
        given: dict[Any, list[int]] = self.table.reactions.of(number)
        return Said(number, spoken.seat, spoken.text, spoken.phrase, at, given)  # type: ignore[arg-type]

    def talk(self, after: int = 0) -> Iterable[Said]:
        """What was said after a number, as far as it is kept."""
        return [
            self.said(number, at, spoken)
            for number, at, spoken in self.table.talk
            if number > after and (spoken.text or spoken.phrase)
        ]
