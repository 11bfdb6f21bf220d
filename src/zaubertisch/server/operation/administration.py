"""What the operator of a server does, on its database, while nodes run: they read the notices that are left there."""

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from zaubertisch.kernel.codec import decode
from zaubertisch.kernel.errors import BadInput
from zaubertisch.server.lobby.openings import open_table_in
from zaubertisch.server.people.persons import NO_SETTINGS, device_row, new_person
from zaubertisch.server.play.keys import hash_of
from zaubertisch.server.storage.pen import Written, row_of
from zaubertisch.server.storage.store_schema import (
    CLAIMS,
    DEVICES,
    ENTRIES,
    HOUSE,
    NOTICES,
    OPEN_TABLES,
    PERSONS,
    TABLES,
    WELCOMES,
)
from zaubertisch.tables.entries import Entry, Forgotten, Joined, TableClosed
from zaubertisch.tables.setup import DAY_MS, TableSetup

CLOSED, DELETED, BANNED, SWITCHED = "closed", "deleted", "banned", "switched"  # kinds of notices
INVITE_ONLY = "invite_only"
FINISHED = ("over", "ended", "stopped")
MOST_TRIES = 20
GUEST = re.compile("[0-9a-f]{64}")
KEPT_NOTICES_MS = DAY_MS


@dataclass(frozen=True)
class TableRow:
    """A table as the operator sees it; nothing of the game is in it."""

    table: str
    game: str
    state: str
    persons: int
    bots: int
    entries: int
    created_ms: int
    changed_ms: int
    is_open: bool  # to everybody
    is_listed: bool  # and in the list now


@dataclass(frozen=True)
class SeatRow:
    """A seat, and whose it is; a guest is nobody."""

    seat: int
    name: str
    kind: str
    person: str


def post_notice(link: sa.Connection, kind: str, subject: str, now: int) -> None:
    """Nodes that run read it within a second or two; old ones have been read by all."""
    link.execute(sa.delete(NOTICES).where(NOTICES.c.at_ms < now - KEPT_NOTICES_MS))
    link.execute(sa.insert(NOTICES), {"kind": kind, "subject": subject, "at_ms": now})


# Tables


def table_rows(link: sa.Connection) -> list[TableRow]:
    """All tables, the one that changed last first."""
    listed = {row.table: row.body for row in link.execute(sa.select(OPEN_TABLES.c.table, OPEN_TABLES.c.body))}
    rows = link.execute(sa.select(TABLES).order_by(TABLES.c.changed_ms.desc(), TABLES.c.table))
    return [table_row(row, listed.get(row.table)) for row in rows]


def table_row(row: Any, listed: str | None) -> TableRow:
    """Its state is noted some seconds after it changed; the list of open tables is quicker."""
    setup: TableSetup = decode(row._mapping[TABLES.c.setup], TableSetup)
    persons = sum(plan.kind == "person" for plan in setup.seats)
    shown = open_table_in(listed) if listed and row.state not in FINISHED else None
    return TableRow(
        row.table, row.game, shown.state if shown else row.state, persons, len(setup.seats) - persons, row.number,
        row.created_ms, row.changed_ms, setup.opening is not None, listed is not None,
    )  # fmt: skip


def seat_rows(link: sa.Connection, table: str) -> list[SeatRow]:
    """Who sits where; names as they were given last."""
    setup: TableSetup = decode(found_table(link, table)._mapping[TABLES.c.setup], TableSetup)
    names = {seat: plan.name for seat, plan in enumerate(setup.seats)} | given_names(link, table)
    persons = {
        row.seat: row.person
        for row in link.execute(sa.select(CLAIMS.c.seat, CLAIMS.c.person).where(CLAIMS.c.table == table))
    }
    return [SeatRow(seat, names[seat], plan.kind, persons.get(seat, "")) for seat, plan in enumerate(setup.seats)]


def given_names(link: sa.Connection, table: str) -> dict[int, str]:
    is_name = sa.or_(ENTRIES.c.body.contains('"joined"'), ENTRIES.c.body.contains('"forgotten"'))
    wanted = sa.select(ENTRIES.c.body).where(ENTRIES.c.table == table, is_name).order_by(ENTRIES.c.number)
    names: dict[int, str] = {}
    for body in link.execute(wanted).scalars():
        entry: Entry = decode(body, Entry)
        if isinstance(entry, Joined):
            names[entry.seat] = entry.name
        elif isinstance(entry, Forgotten):
            names.pop(entry.seat, None)
    return names


def found_table(link: sa.Connection, table: str) -> Any:
    row = link.execute(sa.select(TABLES).where(TABLES.c.table == table)).first()
    if row is None:
        raise BadInput(f"no table {table[:40]!r}", "a name, as `zaubertisch admin tables` shows it")
    return row


def close_table(engine: sa.Engine, table: str, now: int) -> None:
    """Its game is ended by an entry of its log, as by a vote; everybody there sees it."""
    for _ in range(MOST_TRIES):
        with engine.begin() as link:
            row = found_table(link, table)
            if row.state in FINISHED:
                raise BadInput(f"table {table} is {row.state} already", "a table whose game goes on")
            if write_entry(link, table, row.number + 1, TableClosed(), now):
                link.execute(sa.update(TABLES).where(TABLES.c.table == table).values(state="ended"))
                post_notice(link, CLOSED, table, now)
                return
    raise BadInput(f"table {table}: others write faster", "to try again")


def write_entry(link: sa.Connection, table: str, number: int, entry: Entry, now: int) -> bool:
    """Under the next number of the log, unless a node was faster."""
    taken = sa.select(ENTRIES.c.number).where(ENTRIES.c.table == table, ENTRIES.c.number == number)
    if link.execute(taken).first():
        return False
    try:
        with link.begin_nested():
            link.execute(sa.insert(ENTRIES), row_of(Written(table, number, now, entry)))
    except sa.exc.IntegrityError:
        return False
    changed = {"number": number, "due_ms": now, "changed_ms": now}
    link.execute(sa.update(TABLES).where(TABLES.c.table == table).values(**changed))
    return True


def old_tables(link: sa.Connection, days: float, now: int) -> list[TableRow]:
    """Tables whose log did not grow for so many days."""
    return [row for row in table_rows(link) if row.changed_ms < now - days * DAY_MS]


def delete_table(link: sa.Connection, row: TableRow, now: int) -> bool:
    """With its keys, log, record and snapshot; but not if somebody came back meanwhile."""
    same = sa.and_(TABLES.c.table == row.table, TABLES.c.changed_ms == row.changed_ms)
    is_gone = link.execute(sa.delete(TABLES).where(same)).rowcount == 1
    if is_gone:
        post_notice(link, DELETED, row.table, now)
    return is_gone


# Persons


def ban(link: sa.Connection, who: str, now: int) -> str:
    """A person, or a guest by the hash of the browser's secret; gives the person."""
    person = person_of(link, who)
    if person is None and GUEST.fullmatch(who):
        person = noted_guest(link, who, now)
    set_ban(link, who, person, is_banned=True)
    post_notice(link, BANNED, str(person), now)
    return str(person)


def unban(link: sa.Connection, who: str) -> str:
    person = person_of(link, who)
    set_ban(link, who, person, is_banned=False)
    return str(person)


def set_ban(link: sa.Connection, who: str, person: str | None, *, is_banned: bool) -> None:
    wanted = sa.update(PERSONS).where(PERSONS.c.person == person, PERSONS.c.is_banned != is_banned)
    if person is None:
        raise BadInput(f"no person {who[:70]!r}", "a person, as `zaubertisch admin seats` or `reports` shows it")
    if link.execute(wanted.values(is_banned=is_banned)).rowcount != 1:
        raise BadInput(f"{who} is {'' if is_banned else 'not '}banned", "somebody for whom that changes something")


def person_of(link: sa.Connection, who: str) -> str | None:
    found: str | None = link.execute(sa.select(PERSONS.c.person).where(PERSONS.c.person == who)).scalar()
    return found or link.execute(sa.select(DEVICES.c.person).where(DEVICES.c.hash == who)).scalar()


def noted_guest(link: sa.Connection, device: str, now: int) -> str:
    """Who is banned has to be known again."""
    person = new_person()
    row = {
        "person": person, "name": "", "language": "", "settings": NO_SETTINGS, "changed": 0, "is_banned": False,
        "made_ms": now, "seen_ms": now,
    }  # fmt: skip
    link.execute(sa.insert(PERSONS), row)
    link.execute(sa.insert(DEVICES), device_row(device, person, "", now))
    return person


def banned(link: sa.Connection) -> Sequence[tuple[str, str]]:
    """Persons who are, with their names."""
    wanted = sa.select(PERSONS.c.person, PERSONS.c.name).where(PERSONS.c.is_banned).order_by(PERSONS.c.person)
    return [(row.person, row.name) for row in link.execute(wanted)]


# Who may come


def is_invite_only(link: sa.Connection) -> bool:
    return link.execute(sa.select(HOUSE.c.value).where(HOUSE.c.name == INVITE_ONLY)).scalar() == "on"


def set_invite_only(link: sa.Connection, value: str, now: int) -> None:
    link.execute(sa.delete(HOUSE).where(HOUSE.c.name == INVITE_ONLY))
    link.execute(sa.insert(HOUSE), {"name": INVITE_ONLY, "value": value})
    post_notice(link, SWITCHED, INVITE_ONLY, now)


def new_welcome(link: sa.Connection, uses: int, days: float, now: int) -> str:
    """The token of a link that lets so many browsers in; only its hash is kept."""
    token = secrets.token_urlsafe(18)
    link.execute(sa.delete(WELCOMES).where(WELCOMES.c.until_ms < now))
    row = {"hash": hash_of(token), "uses": uses, "until_ms": now + int(days * DAY_MS)}
    link.execute(sa.insert(WELCOMES), row)
    return token
