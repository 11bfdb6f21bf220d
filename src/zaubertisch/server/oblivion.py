"""Forgetting a person: every trace goes, at the tables too; what remains of their games says nothing of them."""

import contextlib
import dataclasses
from typing import TYPE_CHECKING

import sqlalchemy as sa
from msgspec.structs import replace

from zaubertisch.kernel.codec import decode, encode
from zaubertisch.kernel.errors import BadInput, TableError
from zaubertisch.server.persons import Claim, Person
from zaubertisch.server.results import forget_results
from zaubertisch.server.store_schema import (
    BLOCKS,
    CLAIMS,
    DAY_RESULTS,
    DEVICES,
    ENTRIES,
    KEYS,
    PERSONS,
    RECORDS,
    SETS,
    SNAPSHOTS,
    TABLES,
    TALK_REPORTS,
)
from zaubertisch.tables.entries import Entry, Forgotten, Joined, Spoken
from zaubertisch.tables.records import parse_record
from zaubertisch.tables.seats import nameless
from zaubertisch.tables.setup import TableSetup, free_name

if TYPE_CHECKING:
    from zaubertisch.server.node import Node


async def forget_person(node: "Node", person: Person) -> None:
    """Seats first: as long as one is left the person is still there, and can say it again."""
    for claim in await node.store.persons.claims_of(person.person):
        await forget_seat(node, claim)
    await node.store.run(delete_person, node.store.engine, person.person)


async def forget_seat(node: "Node", claim: Claim) -> None:
    """A bot plays on; sockets and keys of the seat end, on all nodes."""
    with contextlib.suppress(TableError):  # a table whose rules are gone is only rewritten
        live = await node.hub.live(claim.table)
        await node.hub.write(live, lambda _: Forgotten(claim.seat))
    await node.store.run(rewrite_table, node.store.engine, claim)
    await node.end_strangers_at(claim.table)


def rewrite_table(engine: sa.Engine, claim: Claim) -> None:
    """Setup, log and record without the name and the words of a seat; a snapshot is only a cache."""
    with engine.begin() as link:
        rewrite_setup(link, claim)
        rewrite_log(link, claim)
        rewrite_record(link, claim)
        link.execute(sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table == claim.table))
        link.execute(sa.delete(KEYS).where(KEYS.c.table == claim.table, KEYS.c.seat == claim.seat))
        link.execute(sa.delete(CLAIMS).where(CLAIMS.c.table == claim.table, CLAIMS.c.seat == claim.seat))


def rewrite_setup(link: sa.Connection, claim: Claim) -> None:
    same = TABLES.c.table == claim.table
    text = link.execute(sa.select(TABLES.c.setup).where(same)).scalar()
    if text is not None:
        setup: TableSetup = decode(text, TableSetup)
        link.execute(sa.update(TABLES).where(same).values(setup=encode(without_name(setup, claim.seat)).decode()))


def without_name(setup: TableSetup, seat: int) -> TableSetup:
    name = unnamed([plan.name for plan in setup.seats], seat)
    seats = [replace(plan, name=name, figure=None) if i == seat else plan for i, plan in enumerate(setup.seats)]
    return replace(setup, seats=seats)


def unnamed(names: list[str], seat: int) -> str:
    return free_name(nameless(seat), [name for i, name in enumerate(names) if i != seat])


def rewrite_log(link: sa.Connection, claim: Claim) -> None:
    may_name = sa.or_(ENTRIES.c.body.contains('"joined"'), ENTRIES.c.body.contains('"spoken"'))
    rows = link.execute(sa.select(ENTRIES).where(ENTRIES.c.table == claim.table, may_name)).all()
    for row in rows:
        entry: Entry = decode(row.body, Entry)
        forgotten = without_words(entry, claim.seat)
        if forgotten != entry:
            same = sa.and_(ENTRIES.c.table == claim.table, ENTRIES.c.number == row.number)
            link.execute(sa.update(ENTRIES).where(same).values(body=encode(forgotten).decode(), talk_ms=None))


def without_words(entry: Entry, seat: int) -> Entry:
    match entry:
        case Joined() if entry.seat == seat:
            return replace(entry, name=nameless(seat), figure=None)
        case Spoken() if entry.seat == seat:
            return replace(entry, text=None, phrase=None)
    return entry


def rewrite_record(link: sa.Connection, claim: Claim) -> None:
    same = RECORDS.c.table == claim.table
    text = link.execute(sa.select(RECORDS.c.text).where(same)).scalar()
    if text is None:
        return
    try:
        link.execute(sa.update(RECORDS).where(same).values(text=without_name_in_record(text, claim.seat)))
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
        link.execute(sa.delete(KEYS).where(KEYS.c.device.in_(devices)))
        forget_results(link, person)
        link.execute(sa.delete(SETS).where(SETS.c.maker == person))
        link.execute(sa.delete(DAY_RESULTS).where(DAY_RESULTS.c.player == person))
        link.execute(sa.delete(BLOCKS).where(BLOCKS.c.blocked == person))
        is_theirs = sa.or_(TALK_REPORTS.c.offender == person, TALK_REPORTS.c.reporter == person)
        link.execute(sa.delete(TALK_REPORTS).where(is_theirs))
        link.execute(sa.delete(PERSONS).where(PERSONS.c.person == person))
