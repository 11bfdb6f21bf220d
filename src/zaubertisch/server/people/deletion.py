"""Forgetting a person: every trace goes, at the tables too; what remains of their games says nothing of them."""

import contextlib
import dataclasses
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from msgspec.structs import replace

from zaubertisch.kernel.codec import decode, encode
from zaubertisch.kernel.errors import BadInput, TableError
from zaubertisch.server.history.results import forget_results
from zaubertisch.server.people.persons import Claim
from zaubertisch.server.play.hub import Hub
from zaubertisch.server.storage.store_schema import (
    BLOCKS,
    CHALLENGES,
    CLAIMS,
    DAY_RESULTS,
    DEVICES,
    ENTRIES,
    KEYS,
    NOTICES,
    PAST_CLAIMS,
    PERSONS,
    RECORDS,
    SET_PICTURES,
    SETS,
    SNAPSHOTS,
    TABLES,
    TALK_REPORTS,
)
from zaubertisch.server.workshop.gallery import forget_pictures
from zaubertisch.tables.entries import Entry, Forgotten, Joined, Spoken
from zaubertisch.tables.records import parse_record
from zaubertisch.tables.seats import nameless, without_name
from zaubertisch.tables.setup import TableSetup, free_name


@dataclass(frozen=True)
class Stay:
    """The time that a claim is for: after an entry of the log, and up to another one if it is over."""

    claim: Claim
    after: int  # then somebody else gave the seat up
    since_ms: int
    until_ms: int | None

    @property
    def table(self) -> str:
        return self.claim.table

    @property
    def seat(self) -> int:
        return self.claim.seat

    @property
    def is_over(self) -> bool:
        return self.claim.until is not None

    def has(self, number: int) -> bool:
        until = self.claim.until
        return self.after < number and (until is None or number <= until)


async def forget_person(hub: Hub, person: str) -> list[str]:
    """Seats first: as long as one is left the person is still there, and can say it again. Gives their tables."""
    persons = hub.store.persons
    seats = await persons.claims_of(person)
    for claim in [*await persons.past_claims_of(person), *seats]:
        await forget_seat(hub, claim)
    await hub.store.run(delete_person, hub.store.engine, person)
    return [claim.table for claim in seats]


async def forget_seat(hub: Hub, claim: Claim) -> None:
    """A bot plays on, unless somebody else has the seat; the keys of before open nothing."""
    stay = await hub.store.read(stay_of, hub.store.engine, claim)
    with contextlib.suppress(TableError):  # a table whose rules are gone is only rewritten
        live = await hub.live(claim.table)
        await hub.write(live, lambda _: Forgotten(claim.seat, stay.since_ms, stay.until_ms))
    await hub.store.run(rewrite_table, hub.store.engine, stay)


def stay_of(engine: sa.Engine, claim: Claim) -> Stay:
    """From where somebody else gave the seat up, or from the beginning."""
    with engine.connect() as link:
        freed = freed_in(link, claim)
        last = sa.and_(ENTRIES.c.table == claim.table, ENTRIES.c.number == claim.until)
        until_ms = link.execute(sa.select(ENTRIES.c.at_ms).where(last)).scalar()
    after = max((number for number in freed if claim.until is None or number < claim.until), default=0)
    return Stay(claim, after, freed[after] + 1 if after else 0, until_ms)


def freed_in(link: sa.Connection, claim: Claim) -> dict[int, int]:
    """When the seat was given up: entries of the log by number, with their time."""
    is_meant = sa.and_(ENTRIES.c.table == claim.table, ENTRIES.c.body.contains('"freed"'))
    rows = link.execute(sa.select(ENTRIES.c.number, ENTRIES.c.at_ms, ENTRIES.c.body).where(is_meant)).all()
    return {row.number: row.at_ms for row in rows if decode(row.body, Entry).seat == claim.seat}


def rewrite_table(engine: sa.Engine, stay: Stay) -> None:
    """Setup, log and record without the name and the words of a seat; a snapshot is only a cache."""
    with engine.begin() as link:
        if not stay.after:
            rewrite_setup(link, stay)
        rewrite_log(link, stay)
        link.execute(sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table == stay.table))
        if stay.is_over:
            is_meant = PAST_CLAIMS.c.until == stay.claim.until
            link.execute(sa.delete(PAST_CLAIMS).where(*place_in(PAST_CLAIMS, stay), is_meant))
        else:
            rewrite_record(link, stay)
            link.execute(sa.delete(KEYS).where(*place_in(KEYS, stay)))
            link.execute(sa.delete(CLAIMS).where(*place_in(CLAIMS, stay)))


def place_in(kept: sa.Table, stay: Stay) -> tuple[Any, Any]:
    return kept.c.table == stay.table, kept.c.seat == stay.seat


def rewrite_setup(link: sa.Connection, stay: Stay) -> None:
    same = TABLES.c.table == stay.table
    text = link.execute(sa.select(TABLES.c.setup).where(same)).scalar()
    if text is not None:
        setup: TableSetup = decode(text, TableSetup)
        link.execute(sa.update(TABLES).where(same).values(setup=encode(without_name(setup, stay.seat)).decode()))


def unnamed(names: list[str], seat: int) -> str:
    return free_name(nameless(seat), [name for i, name in enumerate(names) if i != seat])


def rewrite_log(link: sa.Connection, stay: Stay) -> None:
    may_name = sa.or_(ENTRIES.c.body.contains('"joined"'), ENTRIES.c.body.contains('"spoken"'))
    rows = link.execute(sa.select(ENTRIES).where(ENTRIES.c.table == stay.table, may_name)).all()
    for row in rows:
        entry: Entry = decode(row.body, Entry)
        forgotten = without_words(entry, stay.seat)
        if forgotten != entry and stay.has(row.number):
            same = sa.and_(ENTRIES.c.table == stay.table, ENTRIES.c.number == row.number)
            link.execute(sa.update(ENTRIES).where(same).values(body=encode(forgotten).decode(), talk_ms=None))


def without_words(entry: Entry, seat: int) -> Entry:
    match entry:
        case Joined() if entry.seat == seat:
            return replace(entry, name=nameless(seat), figure=None)
        case Spoken() if entry.seat == seat:
            return replace(entry, text=None, phrase=None)
    return entry


def rewrite_record(link: sa.Connection, stay: Stay) -> None:
    same = RECORDS.c.table == stay.table
    text = link.execute(sa.select(RECORDS.c.text).where(same)).scalar()
    if text is None:
        return
    try:
        link.execute(sa.update(RECORDS).where(same).values(text=without_name_in_record(text, stay.seat)))
    except BadInput:  # a record of rules that are gone cannot be read, and so not rewritten either
        link.execute(sa.delete(RECORDS).where(same))


def without_name_in_record(text: str, seat: int) -> str:
    record = parse_record(text)
    names = [*record.seats]
    names[seat] = unnamed(names, seat)
    return dataclasses.replace(record, seats=tuple(names)).text()


def delete_person(engine: sa.Engine, person: str) -> None:
    """What hangs on the person goes with the row."""
    with engine.begin() as link:
        devices = sa.select(DEVICES.c.hash).where(DEVICES.c.person == person)
        for kept in (KEYS, CHALLENGES):
            link.execute(sa.delete(kept).where(kept.c.device.in_(devices)))
        forget_results(link, person)
        forget_sets(link, person)
        link.execute(sa.delete(DAY_RESULTS).where(DAY_RESULTS.c.player == person))
        link.execute(sa.delete(BLOCKS).where(BLOCKS.c.blocked == person))
        link.execute(sa.delete(NOTICES).where(NOTICES.c.subject == person))
        is_theirs = sa.or_(TALK_REPORTS.c.offender == person, TALK_REPORTS.c.reporter == person)
        link.execute(sa.delete(TALK_REPORTS).where(is_theirs))
        link.execute(sa.delete(PERSONS).where(PERSONS.c.person == person))


def forget_sets(link: sa.Connection, person: str) -> None:
    """With those of their pictures that nobody else has."""
    own = sa.select(SETS.c.set).where(SETS.c.maker == person)
    pictures = link.execute(sa.select(SET_PICTURES.c.hash).where(SET_PICTURES.c.set.in_(own))).scalars().all()
    link.execute(sa.delete(SETS).where(SETS.c.maker == person))
    forget_pictures(link, pictures)
