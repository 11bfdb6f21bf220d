"""What a node does about the operator's words: it reads the notices that `zaubertisch admin` leaves in the store."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import sqlalchemy as sa

from zaubertisch.kernel.errors import TableError
from zaubertisch.server.operation.administration import BANNED, CLOSED, DELETED, is_invite_only
from zaubertisch.server.people.persons import NOT_LET_IN, Person
from zaubertisch.server.play.keys import Forbidden
from zaubertisch.server.play.socket import NO_TABLE, NOT_ALLOWED, Closed, Guest
from zaubertisch.server.storage.store_schema import CLAIMS, DEVICES, NOTICES, PERSONS, TALK_REPORTS

if TYPE_CHECKING:
    from zaubertisch.server.node import Node

log = logging.getLogger(__name__)

COUNTING = 15  # times the notices are read before persons and reports are counted again


class InviteOnly(Forbidden):
    """Only who was invited plays on this server."""

    code = "invite_only"


@dataclass(frozen=True)
class Notice:
    """Something that the operator did."""

    number: int
    kind: str
    subject: str


@dataclass(frozen=True)
class Counts:
    """How many there are, for those who run the server."""

    persons: int = 0
    banned: int = 0
    reports: int = 0


class NoticeBoard:
    """Looks into the store from time to time, and does what is to be done here."""

    def __init__(self, node: "Node") -> None:
        self._node = node
        self.is_invite_only = False
        self.counts = Counts()
        self._read = 0  # the number of the last notice
        self._looking: asyncio.Task[None] | None = None
        self._acts: dict[str, Callable[[str], Awaitable[None]]] = {
            CLOSED: self._catch_up, DELETED: self._clear, BANNED: self._end_visits,
        }  # fmt: skip

    async def open(self) -> None:
        """What was said before this node began is true already."""
        try:
            self._read = await self._node.store.run(self._last_number)
            await self._look_around()
        except TableError:
            log.warning("notices_not_read")
        self._looking = asyncio.create_task(self._look_for_ever())

    def close(self) -> None:
        if self._looking:
            self._looking.cancel()

    async def _look_for_ever(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(self._node.settings.notices_s)
            rounds += 1
            try:
                await self.look()
                if rounds % COUNTING == 0:
                    self.counts = await self._node.store.read(self._count)
            except Exception as error:
                log.warning("notices_not_read", extra={"error": type(error).__name__})

    async def look(self) -> None:
        """Do what the operator said since the last look."""
        notices = await self._node.store.read(self._new_notices)
        for notice in notices:
            act = self._acts.get(notice.kind)
            if act is not None:
                await act(notice.subject)
            self._read = notice.number
        if notices:
            await self._look_around()

    async def _look_around(self) -> None:
        self.is_invite_only = await self._node.store.read(self._is_invite_only)
        self.counts = await self._node.store.read(self._count)

    # What is done

    async def _catch_up(self, table: str) -> None:
        live = self._node.hub.tables.get(table)
        if live is not None:
            await self._node.hub.catch_up(live)

    async def _clear(self, table: str) -> None:
        """A table is deleted: nobody is shown it any longer."""
        live = self._node.hub.tables.get(table)
        if live is not None:
            self._node.hub.release(live)
            self._node.open_tables.lobby.drop(table)
            self._end([guest for guest in self._node.guests if guest.live is live], Closed(NO_TABLE, "no such table"))

    async def _end_visits(self, person: str) -> None:
        """Every socket of a person, by whichever device or key it came."""
        devices, seats = await self._node.store.read(self._places_of, person)
        found = [guest for guest in self._node.guests if is_of(guest, person, devices, seats)]
        self._end(found, Closed(NOT_ALLOWED, NOT_LET_IN))

    def _end(self, guests: list[Guest], closed: Closed) -> None:
        for guest in guests:
            guest.end(closed)

    # Who may lay tables

    async def is_welcome(self, secret: str) -> bool:
        person = await self._node.store.persons.of(secret) if secret else None
        return not self.is_invite_only or (person is not None and person.is_welcome)

    async def check_welcome(self, secret: str) -> None:
        """May somebody with this secret, or without one, lay tables and sit down at open ones?"""
        if self.is_invite_only and not await self.is_welcome(secret):
            raise InviteOnly("this server is for invited players: ask its operator for a link")

    # In the store's threads

    def _last_number(self) -> int:
        with self._node.store.engine.connect() as link:
            return int(link.execute(sa.select(sa.func.max(NOTICES.c.number))).scalar() or 0)

    def _new_notices(self) -> list[Notice]:
        columns = NOTICES.c.number, NOTICES.c.kind, NOTICES.c.subject
        wanted = sa.select(*columns).where(NOTICES.c.number > self._read).order_by(NOTICES.c.number)
        with self._node.store.engine.connect() as link:
            return [Notice(*row) for row in link.execute(wanted)]

    def _is_invite_only(self) -> bool:
        with self._node.store.engine.connect() as link:
            return is_invite_only(link)

    def _count(self) -> Counts:
        with self._node.store.engine.connect() as link:
            found = [
                link.execute(sa.select(sa.func.count()).select_from(wanted)).scalar_one()
                for wanted in (PERSONS, sa.select(PERSONS.c.person).where(PERSONS.c.is_banned).subquery(), TALK_REPORTS)
            ]
        return Counts(*found)

    def _places_of(self, person: str) -> tuple[set[str], set[tuple[str, int]]]:
        with self._node.store.engine.connect() as link:
            devices = link.execute(sa.select(DEVICES.c.hash).where(DEVICES.c.person == person)).scalars()
            seats = link.execute(sa.select(CLAIMS.c.table, CLAIMS.c.seat).where(CLAIMS.c.person == person))
            return {*devices}, {(row.table, row.seat) for row in seats}


def is_of(guest: Guest, person: str, devices: set[str], seats: set[tuple[str, int]]) -> bool:
    known: Person | None = guest.person
    is_seat = guest.live is not None and guest.seat is not None and (guest.live.name, guest.seat) in seats
    return is_seat or guest.browser in devices or (known is not None and known.person == person)
