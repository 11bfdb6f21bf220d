"""How persons want to be called: their push subscriptions, mail addresses and webhooks, and when not."""

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

import sqlalchemy as sa

from zaubertisch.kernel.errors import TableError
from zaubertisch.server.calls.quiet_hours import QuietHours
from zaubertisch.server.play.keys import Work, hash_of, new_token
from zaubertisch.server.storage.store_schema import CONTACTS, WISHES
from zaubertisch.server.workshop.gallery import Full

MOST_OF_A_KIND = 8  # contacts of one person
DAYS_TO_CONFIRM = 7  # somebody else may have named the address
MOST_FAILURES = 3  # calls in a row that could not be delivered, with all tries of each; then the contact is dropped


class NoSuchContact(TableError):
    """There is no such contact, or no longer, or it is somebody else's."""

    code = "unknown"


@dataclass(frozen=True)
class Contact:
    """One way to call a person."""

    contact: str
    person: str
    kind: str  # push, mail or webhook
    address: str
    p256dh: str  # of a push subscription: what is encrypted for
    auth: str
    is_confirmed: bool
    stop: str  # who has it may end the contact, without being the person
    made_ms: int


@dataclass(frozen=True)
class Wishes:
    """What a person wishes about being called."""

    language: str = "de"
    zone: str = "Europe/Berlin"
    quiet_from: int = 0  # minutes of the day; none if both are the same
    quiet_to: int = 0
    reminds: bool = True  # once more, before time runs out

    def quiet(self) -> QuietHours:
        return QuietHours(self.zone, self.quiet_from, self.quiet_to)


@dataclass(frozen=True)
class NewRow:
    """A contact that is to be kept; `confirm` is the token that makes it count, if that is needed."""

    kind: str
    address: str
    p256dh: str = ""
    auth: str = ""
    confirm: str | None = None
    device: str | None = None  # the hash of its secret, where this is a push subscription of its browser
    contact: str = field(default_factory=lambda: secrets.token_hex(12))


COLUMNS = [CONTACTS.c[name] for name in Contact.__dataclass_fields__]


class Contacts:
    """All contacts of all persons; they go with the person."""

    def __init__(
        self, engine: sa.Engine, read: Work, write: Work, insert: Callable[[sa.Table], Any], now: Callable[[], int]
    ) -> None:
        self._engine, self._read, self._write, self._insert, self._now = engine, read, write, insert, now

    async def of(self, person: str) -> list[Contact]:
        return await self._read(self._of, person)

    async def wishes(self, person: str) -> Wishes:
        return await self._read(self._wishes, person)

    async def wish(self, person: str, wishes: Wishes) -> None:
        await self._write(self._wish, person, wishes)

    async def add(self, person: str, row: NewRow) -> Contact:
        """A new contact; the same address again is the same contact, with what is new about it."""
        return await self._write(self._add, person, row)

    async def remove(self, person: str, contact: str) -> None:
        if not await self._write(self._remove, CONTACTS.c.person == person, CONTACTS.c.contact == contact):
            raise NoSuchContact("no such contact")

    async def confirm(self, token: str) -> Contact:
        """Somebody who reads what comes to this address says so."""
        found = await self._write(self._confirm, hash_of(token))
        if found is None:
            raise NoSuchContact("this link has been used, or it is none of ours")
        return found

    async def stop(self, token: str) -> None:
        """No more calls to this contact; doing it twice is no fault."""
        await self._write(self._remove, CONTACTS.c.stop == token)

    async def drop(self, contact: str) -> None:
        """Nobody is there any more."""
        await self._write(self._remove, CONTACTS.c.contact == contact)

    async def forget_unconfirmed(self, before_ms: int) -> int:
        """Addresses that were named before, and whose owners never said that calls may come there."""
        return await self._write(self._forget_unconfirmed, before_ms)

    async def note_success(self, contact: str) -> None:
        await self._write(self._note_success, contact)

    # In the store's threads

    def _of(self, person: str) -> list[Contact]:
        wanted = sa.select(*COLUMNS).where(CONTACTS.c.person == person).order_by(CONTACTS.c.made_ms)
        with self._engine.connect() as link:
            return [Contact(*row) for row in link.execute(wanted)]

    def _wishes(self, person: str) -> Wishes:
        columns = [WISHES.c[name] for name in Wishes.__dataclass_fields__]
        with self._engine.connect() as link:
            row = link.execute(sa.select(*columns).where(WISHES.c.person == person)).first()
        return Wishes(*row) if row else Wishes()

    def _wish(self, person: str, wishes: Wishes) -> None:
        insert = self._insert(WISHES).values(person=person, **asdict(wishes))
        with self._engine.begin() as link:
            link.execute(insert.on_conflict_do_update(index_elements=["person"], set_=asdict(wishes)))

    def _add(self, person: str, row: NewRow) -> Contact:
        same = sa.and_(CONTACTS.c.person == person, CONTACTS.c.kind == row.kind)
        here = sa.and_(same, CONTACTS.c.address_hash == hash_of_address(row.address))
        with self._engine.begin() as link:
            known = link.execute(sa.select(*COLUMNS).where(here)).first()
            if known is None:
                check_room(link, same)
                link.execute(sa.insert(CONTACTS), self._row(person, row))
            elif row.kind == "push":
                fresh = {"p256dh": row.p256dh, "auth": row.auth, "device": row.device, "failures": 0}
                link.execute(sa.update(CONTACTS).where(here).values(fresh))
            elif not known.is_confirmed:
                link.execute(sa.update(CONTACTS).where(here).values(confirm=row.confirm and hash_of(row.confirm)))
            if row.kind == "push":
                drop_from_others(link, person, row)
            return Contact(*link.execute(sa.select(*COLUMNS).where(here)).one())

    def _row(self, person: str, row: NewRow) -> dict[str, Any]:
        return {
            "contact": row.contact, "person": person, "kind": row.kind, "address": row.address,
            "address_hash": hash_of_address(row.address), "p256dh": row.p256dh, "auth": row.auth,
            "is_confirmed": row.confirm is None, "confirm": row.confirm and hash_of(row.confirm), "stop": new_token(),
            "device": row.device, "failures": 0, "made_ms": self._now(),
        }  # fmt: skip

    def _remove(self, *which: Any) -> bool:
        with self._engine.begin() as link:
            return bool(link.execute(sa.delete(CONTACTS).where(*which)).rowcount)

    def _forget_unconfirmed(self, before_ms: int) -> int:
        is_old = sa.and_(~CONTACTS.c.is_confirmed, CONTACTS.c.made_ms < before_ms)
        with self._engine.begin() as link:
            return int(link.execute(sa.delete(CONTACTS).where(is_old)).rowcount)

    def _confirm(self, confirm: str) -> Contact | None:
        with self._engine.begin() as link:
            found = link.execute(sa.select(*COLUMNS).where(CONTACTS.c.confirm == confirm)).first()
            if found is None:
                return None
            here = CONTACTS.c.contact == found.contact
            link.execute(sa.update(CONTACTS).where(here).values(is_confirmed=True, confirm=None))
            return Contact(*link.execute(sa.select(*COLUMNS).where(here)).one())

    def _note_success(self, contact: str) -> None:
        with self._engine.begin() as link:
            failed = sa.and_(CONTACTS.c.contact == contact, CONTACTS.c.failures > 0)
            link.execute(sa.update(CONTACTS).where(failed).values(failures=0))


def hash_of_address(address: str) -> str:
    return hashlib.sha256(address.lower().encode()).hexdigest()


def hand_over_contacts(link: sa.Connection, old: str, person: str) -> None:
    """Of a person who becomes another one: what that one has not already."""
    known = sa.select(CONTACTS.c.address_hash).where(CONTACTS.c.person == person)
    fresh = sa.and_(CONTACTS.c.person == old, CONTACTS.c.address_hash.not_in(known))
    link.execute(sa.update(CONTACTS).where(fresh).values(person=person))


def drop_from_others(link: sa.Connection, person: str, row: NewRow) -> None:
    """One browser is one person's: who had it before is not called there any more."""
    same = [CONTACTS.c[name] == getattr(row, name) for name in ("kind", "address", "p256dh", "auth")]
    link.execute(sa.delete(CONTACTS).where(*same, CONTACTS.c.person != person))


def forget_device(link: sa.Connection, device: str) -> None:
    """It was signed out: nobody is called there any more."""
    link.execute(sa.delete(CONTACTS).where(CONTACTS.c.device == device))


def hand_over_device(link: sa.Connection, device: str, person: str) -> None:
    """The device is another person's from now on: calls that come there are for them."""
    known = sa.select(CONTACTS.c.address_hash).where(CONTACTS.c.person == person)
    of_device = CONTACTS.c.device == device
    link.execute(sa.update(CONTACTS).where(of_device, CONTACTS.c.address_hash.not_in(known)).values(person=person))
    link.execute(sa.delete(CONTACTS).where(of_device, CONTACTS.c.person != person))


def check_room(link: sa.Connection, same: Any) -> None:
    count = link.execute(sa.select(sa.func.count()).select_from(CONTACTS).where(same)).scalar() or 0
    if count >= MOST_OF_A_KIND:
        raise Full(f"at most {MOST_OF_A_KIND} contacts of a kind; remove one first")
