"""Several devices of one person: joining one by a passkey or a recovery link, signing one out."""

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from zaubertisch.server.calls.contacts import forget_device, hand_over_contacts, hand_over_device
from zaubertisch.server.challenges.day_deals import hand_over_days
from zaubertisch.server.challenges.puzzle_results import hand_over_puzzles
from zaubertisch.server.people.blocks import hand_over_manners
from zaubertisch.server.people.persons import Device, device_row, take_over_guest
from zaubertisch.server.play.keys import Forbidden, Work, hash_of
from zaubertisch.server.storage.store_schema import (
    CLAIMS,
    DEVICES,
    KEYS,
    PASSKEYS,
    PAST_CLAIMS,
    PERSONS,
    RATINGS,
    RESULT_SEATS,
    SETS,
)

MOST_DEVICES = 30  # of one person; the one that was away longest gives way
SHOWN_OF_HASH = 12  # letters: enough to tell devices apart


def number_of(device: Device) -> str:
    """What a list shows of a device, to tell it from others."""
    return device.hash[:SHOWN_OF_HASH]


class Devices:
    """What brings devices to a person and takes them away; each change is one transaction."""

    def __init__(self, engine: sa.Engine, read: Work, write: Work, now: Callable[[], int]) -> None:
        self._engine, self._read, self._write, self._now = engine, read, write, now

    async def join(self, device: str, person: str, name: str) -> None:
        """This device is that person's from now on. A person that nothing else leads to becomes part of that one."""
        await self._write(self._join, device, person, name)

    async def set_recovery(self, person: str, token: str) -> None:
        """The token of the person's recovery link; one that was made before opens nothing any more."""
        await self._write(self._set_recovery, person, hash_of(token))

    async def recover(self, device: str, token: str, fresh: str, name: str) -> None:
        """Join by a recovery link; the fresh token takes its place. The same pair may come again."""
        await self._write(self._recover, device, hash_of(token), hash_of(fresh), name)

    async def has_recovery(self, person: str) -> bool:
        return await self._read(self._has_recovery, person)

    async def sign_out(self, person: str, number: str) -> list[str]:
        """A device is nobody's any more, and its keys open no seat; gives the tables where it had any."""
        return await self._write(self._sign_out, person, number)

    # In the store's threads

    def _join(self, device: str, person: str, name: str) -> None:
        with self._engine.begin() as link:
            self._join_in(link, device, person, name)

    def _join_in(self, link: sa.Connection, device: str, person: str, name: str) -> None:
        before = link.execute(sa.select(DEVICES.c.person).where(DEVICES.c.hash == device)).scalar()
        if before == person:
            return
        if before is not None:
            link.execute(sa.delete(DEVICES).where(DEVICES.c.hash == device))
            hand_over_device(link, device, person)
            if not is_reachable(link, before):
                merge(link, before, person)
        link.execute(sa.insert(DEVICES), device_row(device, person, name, self._now()))
        take_over_guest(link, device, person)
        forget_oldest(link, person)

    def _set_recovery(self, person: str, token: str) -> None:
        with self._engine.begin() as link:
            wanted = sa.update(PERSONS).where(PERSONS.c.person == person)
            link.execute(wanted.values(recovery=token, recovered=None))

    def _recover(self, device: str, token: str, fresh: str, name: str) -> None:
        with self._engine.begin() as link:
            used = sa.update(PERSONS).where(PERSONS.c.recovery == token).values(recovery=fresh, recovered=token)
            link.execute(used)
            now_so = sa.and_(PERSONS.c.recovery == fresh, PERSONS.c.recovered == token)
            person = link.execute(sa.select(PERSONS.c.person).where(now_so)).scalar()
            if person is None:
                raise Forbidden("this recovery link opens nothing: it was used, or a newer one was made")
            self._join_in(link, device, person, name)

    def _has_recovery(self, person: str) -> bool:
        with self._engine.connect() as link:
            return link.execute(sa.select(PERSONS.c.recovery).where(PERSONS.c.person == person)).scalar() is not None

    def _sign_out(self, person: str, number: str) -> list[str]:
        is_meant = sa.and_(DEVICES.c.person == person, DEVICES.c.hash.startswith(number, autoescape=True))
        with self._engine.begin() as link:
            device = link.execute(sa.select(DEVICES.c.hash).where(is_meant)).scalar()
            if device is None:
                raise Forbidden("that is no device of yours")
            return sign_out(link, device)


def sign_out(link: sa.Connection, device: str) -> list[str]:
    """The tables where it had keys."""
    tables = list(link.execute(sa.select(KEYS.c.table).distinct().where(KEYS.c.device == device)).scalars())
    link.execute(sa.delete(KEYS).where(KEYS.c.device == device))
    forget_device(link, device)
    link.execute(sa.delete(DEVICES).where(DEVICES.c.hash == device))
    return tables


def is_reachable(link: sa.Connection, person: str) -> bool:
    """Does a device, a passkey or a recovery link still lead to this person?"""
    ways: list[Any] = [
        sa.select(DEVICES.c.hash).where(DEVICES.c.person == person),
        sa.select(PASSKEYS.c.passkey).where(PASSKEYS.c.person == person),
        sa.select(PERSONS.c.person).where(PERSONS.c.person == person, PERSONS.c.recovery.is_not(None)),
    ]
    return any(link.execute(way).first() for way in ways)


def merge(link: sa.Connection, old: str, person: str) -> None:
    """What was kept for one person is kept for the other; a ban or a welcome goes with it."""
    for mark in (PERSONS.c.is_banned, PERSONS.c.is_welcome):
        if link.execute(sa.select(mark).where(PERSONS.c.person == old)).scalar():
            link.execute(sa.update(PERSONS).where(PERSONS.c.person == person).values({mark.name: True}))
    for claims in (CLAIMS, PAST_CLAIMS):
        link.execute(sa.update(claims).where(claims.c.person == old).values(person=person))
    link.execute(sa.update(RESULT_SEATS).where(RESULT_SEATS.c.person == old).values(person=person))
    link.execute(sa.delete(RATINGS).where(RATINGS.c.player == old))  # the other's own rating counts
    link.execute(sa.update(SETS).where(SETS.c.maker == old).values(maker=person))
    hand_over_contacts(link, old, person)
    hand_over_manners(link, old, person)
    hand_over_days(link, old, person)
    hand_over_puzzles(link, old, person)
    link.execute(sa.delete(PERSONS).where(PERSONS.c.person == old))


def forget_oldest(link: sa.Connection, person: str) -> None:
    wanted = sa.select(DEVICES.c.hash).where(DEVICES.c.person == person).order_by(DEVICES.c.seen_ms.desc())
    for device in link.execute(wanted.offset(MOST_DEVICES)).scalars().all():
        sign_out(link, device)
