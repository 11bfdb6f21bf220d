"""Persons without accounts: a browser is known by a secret of its own, of which the server keeps only the hash.

A guest has no row. Who wants something kept becomes a person, whom several devices can be; seats at tables are claimed.
"""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from zaubertisch.kernel.errors import TableError
from zaubertisch.server.challenges.day_deals import hand_over_days
from zaubertisch.server.people.blocks import hand_over_manners
from zaubertisch.server.play.keys import Forbidden, Work, hash_of, is_alive, row_of
from zaubertisch.server.storage.store_schema import CLAIMS, DEVICES, KEYS, PAST_CLAIMS, PERSONS, SETS, TABLES
from zaubertisch.tables.refusals import NotNow

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
NAME_LENGTH = 22  # letters; it opens nothing, but nobody shall find out who is who
LEAST_SECRET, MOST_SECRET = 20, 64  # letters
SEEN_AGAIN_MS = 3_600_000  # how exactly it is noted when a device was last seen
NO_SETTINGS = "{}"
NOT_LET_IN = "the operator of this server does not let this person in"


class NoSuchPerson(TableError):
    """Nothing is kept for this browser."""

    code = "unknown"


class Banned(Forbidden):
    """The operator does not want this person here."""


def check_secret(secret: str) -> str:
    """Short ones could be guessed."""
    if not LEAST_SECRET <= len(secret) <= MOST_SECRET:
        raise Forbidden(f"X-Person: a secret of this browser is needed, {LEAST_SECRET} to {MOST_SECRET} letters")
    return secret


@dataclass(frozen=True)
class Profile:
    """What a person says of itself, on every device the same."""

    name: str = ""
    figure: str | None = None
    language: str = ""
    settings: str = NO_SETTINGS  # of the browser, as JSON


@dataclass(frozen=True)
class Person(Profile):
    """Somebody who comes with the secret of a device."""

    person: str = ""
    device: str = ""  # the hash of that secret
    changed: int = 0  # how often the profile was
    is_banned: bool = False
    is_welcome: bool = False  # came by an operator's invitation
    made_ms: int = 0
    seen_ms: int = 0  # when this device came last


@dataclass(frozen=True)
class Device:
    """A browser of a person."""

    hash: str
    name: str
    made_ms: int
    seen_ms: int


@dataclass(frozen=True)
class Claim:
    """A seat that is a person's, or was until an entry of the log."""

    table: str
    seat: int
    at_ms: int
    until: int | None = None


PROFILE = [PERSONS.c[name] for name in Profile.__dataclass_fields__]
COLUMNS = [*PROFILE, PERSONS.c.person, DEVICES.c.hash.label("device"), *(PERSONS.c[name] for name in (
    "changed", "is_banned", "is_welcome", "made_ms",
)), DEVICES.c.seen_ms]  # fmt: skip


class Persons:
    """All persons of the server; each change is one transaction."""

    def __init__(
        self, engine: sa.Engine, read: Work, write: Work, insert: Callable[[sa.Table], Any], now: Callable[[], int]
    ) -> None:
        self._engine, self._read, self._write, self._insert, self._now = engine, read, write, insert, now

    async def of(self, secret: str) -> Person | None:
        """Who comes with this secret; a guest is nobody. Who is banned is refused."""
        found = await self._read(self._of, hash_of(check_secret(secret)))
        if found is None:
            return None
        if found.is_banned:
            raise Banned(NOT_LET_IN)
        if found.seen_ms < self._now() - SEEN_AGAIN_MS:
            await self._write(self._see, found)
        return found

    async def known(self, secret: str) -> Person:
        """Who comes with this secret, if anything is kept for it."""
        found = await self.of(secret)
        if found is None:
            raise NoSuchPerson("nothing is kept for this browser")
        return found

    async def made(self, secret: str, device_name: str = "") -> Person:
        """Who comes with this secret; a guest becomes a person, since there is something to keep."""
        found = await self.of(secret)
        if found is not None:
            return found
        await self._write(self._make, hash_of(secret), device_name)
        return await self.known(secret)

    async def owner(self, secret: str) -> str:
        """Under which name things are kept that a browser makes: the person's, or the hash of a guest's secret."""
        found = await self.of(secret)
        return found.person if found else hash_of(secret)

    async def change(self, person: str, profile: Profile, changed: int | None = None) -> None:
        """A number says which profile is meant; if another device was faster, nothing is changed."""
        await self._write(self._change, person, profile, changed)

    async def name_device(self, person: Person, name: str) -> None:
        """Where it has no name yet: who became a person by the way did not say what the device is."""
        await self._write(self._name_device, person.device, name)

    async def devices(self, person: str) -> list[Device]:
        """All browsers of a person, the one that came last first."""
        return await self._read(self._devices, person)

    async def unseen(self, before_ms: int) -> list[str]:
        """Persons none of whose devices came since then."""
        return await self._read(self._unseen, before_ms)

    # Seats

    async def claim(self, table: str, seat: int, key: str, person: Person) -> None:
        """The seat becomes this person's if it is nobody's; `key` is the hash of the key that the device has to it."""
        if await self._read(self._is_unclaimed, table, seat, key, person.device):
            await self._write(self._claim, table, seat, key, person)

    async def claim_held(self, person: Person, tokens: Sequence[tuple[str, str]]) -> None:
        """The seats that these keys open, each with its table; what opens nothing is passed over."""
        await self._write(self._claim_held, person, tokens)

    async def claims_at(self, table: str) -> dict[int, str]:
        """The persons at a table, by seat."""
        return await self._read(self._claims_at, table)

    async def check_seat(self, table: str, seat: int) -> None:
        """Who is banned has no seat either, and does not get in by not saying who comes."""
        if await self._read(self._is_banned_at, table, seat):
            raise Banned(NOT_LET_IN)

    async def claims_of(self, person: str) -> list[Claim]:
        """All seats of a person, the last one first."""
        return await self._read(self._claims_of, person)

    async def past_claims_of(self, person: str) -> list[Claim]:
        """Seats that a person gave up, the last one first."""
        return await self._read(self._past_claims_of, person)

    async def release(self, table: str, seat: int, until: int) -> None:
        """The seat is nobody's any more after this entry; whose it was stays known, so that they can be forgotten."""
        await self._write(self._release, table, seat, until)

    async def hand_over(self, table: str, seat: int, key: str, person: Person | None) -> None:
        """Who signed all other screens out has the seat alone; where that is a guest, it is nobody's."""
        await self._write(self._hand_over, table, seat, key, person)

    async def copy_claims(self, old: str, new: str) -> None:
        """At the table of a rematch everybody has the seat of before."""
        await self._write(self._copy_claims, old, new)

    # In the store's threads

    def _of(self, device: str) -> Person | None:
        wanted = sa.select(*COLUMNS).join(DEVICES, DEVICES.c.person == PERSONS.c.person)
        with self._engine.connect() as link:
            row = link.execute(wanted.where(DEVICES.c.hash == device)).mappings().first()
        return Person(**row) if row else None

    def _make(self, device: str, device_name: str) -> None:
        person, now = new_person(), self._now()
        row = {
            "person": person, "name": "", "language": "", "settings": NO_SETTINGS, "changed": 0, "is_banned": False,
            "made_ms": now, "seen_ms": now,
        }  # fmt: skip
        with self._engine.begin() as link:
            link.execute(sa.insert(PERSONS), row)
            row = device_row(device, person, device_name, now)
            added = self._insert(DEVICES).values(**row).on_conflict_do_nothing().returning(DEVICES.c.hash)
            if link.execute(added).first():
                take_over_guest(link, device, person)
            else:  # two requests of the same browser came at once
                link.execute(sa.delete(PERSONS).where(PERSONS.c.person == person))

    def _see(self, person: Person) -> None:
        now = self._now()
        with self._engine.begin() as link:
            link.execute(sa.update(DEVICES).where(DEVICES.c.hash == person.device).values(seen_ms=now))
            link.execute(sa.update(PERSONS).where(PERSONS.c.person == person.person).values(seen_ms=now))

    def _change(self, person: str, profile: Profile, changed: int | None) -> None:
        values = {**vars(profile), "changed": PERSONS.c.changed + 1, "seen_ms": self._now()}
        is_meant = sa.true() if changed is None else PERSONS.c.changed == changed
        with self._engine.begin() as link:
            wanted = sa.update(PERSONS).where(PERSONS.c.person == person, is_meant)
            if link.execute(wanted.values(**values)).rowcount != 1:
                raise NotNow("the profile was changed on another device meanwhile")

    def _name_device(self, device: str, name: str) -> None:
        nameless = sa.and_(DEVICES.c.hash == device, DEVICES.c.name == "")
        with self._engine.begin() as link:
            link.execute(sa.update(DEVICES).where(nameless).values(name=name))

    def _devices(self, person: str) -> list[Device]:
        columns = [DEVICES.c[name] for name in Device.__dataclass_fields__]
        wanted = sa.select(*columns).where(DEVICES.c.person == person).order_by(DEVICES.c.seen_ms.desc())
        with self._engine.connect() as link:
            return [Device(*row) for row in link.execute(wanted)]

    def _unseen(self, before_ms: int) -> list[str]:
        with self._engine.connect() as link:
            return [*link.execute(sa.select(PERSONS.c.person).where(PERSONS.c.seen_ms < before_ms)).scalars()]

    def _is_unclaimed(self, table: str, seat: int, key: str, device: str) -> bool:
        with self._engine.connect() as link:
            claimed = link.execute(sa.select(CLAIMS.c.person).where(is_seat(table, seat))).first()
            row = row_of(link, table, key)
        return claimed is None or (row is not None and row.device != device)

    def _claim(self, table: str, seat: int, key: str, person: Person) -> None:
        with self._engine.begin() as link:
            self._claim_in(link, table, seat, key, person)

    def _claim_in(self, link: sa.Connection, table: str, seat: int, key: str, person: Person) -> None:
        row = {"table": table, "seat": seat, "person": person.person, "at_ms": self._now()}
        link.execute(self._insert(CLAIMS).on_conflict_do_nothing(), row)
        of_key = sa.and_(KEYS.c.table == table, KEYS.c.hash == key)
        link.execute(sa.update(KEYS).where(of_key).values(device=person.device))

    def _claim_held(self, person: Person, tokens: Sequence[tuple[str, str]]) -> None:
        with self._engine.begin() as link:
            for table, token in tokens:
                row = row_of(link, table, hash_of(token))
                if is_alive(row) and not row.invites and row.seat >= 0:
                    self._claim_in(link, table, row.seat, row.hash, person)

    def _claims_at(self, table: str) -> dict[int, str]:
        with self._engine.connect() as link:
            rows = link.execute(sa.select(CLAIMS.c.seat, CLAIMS.c.person).where(CLAIMS.c.table == table))
            return {row.seat: row.person for row in rows}

    def _is_banned_at(self, table: str, seat: int) -> bool:
        wanted = sa.select(PERSONS.c.person).join(CLAIMS, CLAIMS.c.person == PERSONS.c.person)
        with self._engine.connect() as link:
            return link.execute(wanted.where(is_seat(table, seat), PERSONS.c.is_banned)).first() is not None

    def _claims_of(self, person: str) -> list[Claim]:
        wanted = sa.select(CLAIMS.c.table, CLAIMS.c.seat, CLAIMS.c.at_ms).where(CLAIMS.c.person == person)
        with self._engine.connect() as link:
            return [Claim(*row) for row in link.execute(wanted.order_by(CLAIMS.c.at_ms.desc(), CLAIMS.c.table))]

    def _past_claims_of(self, person: str) -> list[Claim]:
        columns = [PAST_CLAIMS.c[name] for name in Claim.__dataclass_fields__]
        wanted = sa.select(*columns).where(PAST_CLAIMS.c.person == person)
        with self._engine.connect() as link:
            return [Claim(*row) for row in link.execute(wanted.order_by(PAST_CLAIMS.c.at_ms.desc()))]

    def _release(self, table: str, seat: int, until: int) -> None:
        with self._engine.begin() as link:
            self._end_claims(link, until, is_seat(table, seat))

    def _end_claims(self, link: sa.Connection, until: int, *which: Any) -> None:
        """They are past from now on."""
        columns = (CLAIMS.c.table, CLAIMS.c.seat, CLAIMS.c.person, CLAIMS.c.at_ms)
        for row in link.execute(sa.select(*columns).where(*which)).mappings().all():
            link.execute(self._insert(PAST_CLAIMS).on_conflict_do_nothing(), {**row, "until": until})
        link.execute(sa.delete(CLAIMS).where(*which))

    def _hand_over(self, table: str, seat: int, key: str, person: Person | None) -> None:
        own = "" if person is None else person.person
        with self._engine.begin() as link:
            until = link.execute(sa.select(TABLES.c.number).where(TABLES.c.table == table)).scalar_one()
            self._end_claims(link, until, is_seat(table, seat), CLAIMS.c.person != own)
            if person is not None:
                self._claim_in(link, table, seat, key, person)

    def _copy_claims(self, old: str, new: str) -> None:
        with self._engine.begin() as link:
            rows = link.execute(sa.select(CLAIMS.c.seat, CLAIMS.c.person).where(CLAIMS.c.table == old)).all()
            claims = [{"table": new, "seat": row.seat, "person": row.person, "at_ms": self._now()} for row in rows]
            if claims:
                link.execute(self._insert(CLAIMS).on_conflict_do_nothing(), claims)


def new_person() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(NAME_LENGTH))


def is_seat(table: str, seat: int) -> Any:
    return sa.and_(CLAIMS.c.table == table, CLAIMS.c.seat == seat)


def device_row(device: str, person: str, name: str, now: int) -> dict[str, Any]:
    return {"hash": device, "person": person, "name": name, "made_ms": now, "seen_ms": now}


def take_over_guest(link: sa.Connection, device: str, person: str) -> None:
    """What the browser made as a guest is the person's from now on."""
    link.execute(sa.update(SETS).where(SETS.c.maker == device).values(maker=person))
    hand_over_manners(link, device, person)
    hand_over_days(link, device, person)
