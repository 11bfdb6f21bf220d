"""Calls that are owed, as the store keeps them: each is sent by one node, and by another if that one is gone.

A row is one call to one contact. It stays when it is done, until the seat has gone on, so that it is owed only once.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import sqlalchemy as sa

from zaubertisch.server.contacts import Contact, Wishes
from zaubertisch.server.keys import Work
from zaubertisch.server.store_schema import CALLS, CLAIMS, CONTACTS, WISHES

Why = Literal["turn", "reminder"]


@dataclass(frozen=True)
class Owed:
    """A seat is to be called, at the earliest at a time; the turn counts what the seat has answered."""

    seat: int
    turn: int
    why: Why
    due_ms: int


@dataclass(frozen=True)
class Call:
    """A call that this node has taken on: to whom, why, and how often it was tried before."""

    table: str
    seat: int
    turn: int
    why: Why
    tries: int
    contact: Contact
    wishes: Wishes


KEY = ("table", "seat", "turn", "why", "contact")
OF_CONTACT = [CONTACTS.c[name].label(f"contact_{name}") for name in Contact.__dataclass_fields__]
OF_WISHES = [WISHES.c[name].label(f"wish_{name}") for name in Wishes.__dataclass_fields__]


class OwedCalls:
    """All calls of all tables."""

    def __init__(
        self, engine: sa.Engine, read: Work, write: Work, insert: Callable[[sa.Table], Any], now: Callable[[], int]
    ) -> None:
        self._engine, self._read, self._write, self._insert, self._now = engine, read, write, insert, now

    async def note(self, table: str, owed: Sequence[Owed]) -> int:
        """Write down what is owed to the persons at these seats; what is written already stays. Gives how many."""
        contacts = await self._read(self._contacts_at, table)
        rows = [row for each in owed for row in rows_of(table, each, contacts, self._now())]
        return await self._write(self._note, table, rows) if rows else 0

    async def has_due(self, now_ms: int) -> bool:
        return await self._read(self._has_due, now_ms)

    async def take(self, node: str, now_ms: int, until_ms: int, most: int) -> list[Call]:
        """Calls that nobody else sends now. Who takes one and does not come back by then has lost it to others."""
        return await self._write(self._take, node, now_ms, until_ms, most)

    async def done(self, call: Call) -> None:
        await self._write(self._change, call, {"is_done": True, "node": None, "until_ms": None})

    async def again(self, call: Call, due_ms: int, *, is_failed: bool) -> None:
        """Not now, but then."""
        tries = call.tries + (1 if is_failed else 0)
        await self._write(self._change, call, {"due_ms": due_ms, "node": None, "until_ms": None, "tries": tries})

    async def waiting(self) -> int:
        """How many calls are not done."""
        return await self._read(self._waiting)

    # In the store's threads

    def _contacts_at(self, table: str) -> list[Any]:
        """Who is to be called at a table: seat, contact, and the wishes of the person."""
        wanted = (
            sa.select(CLAIMS.c.seat, CONTACTS.c.contact, *OF_WISHES)
            .join(CONTACTS, CONTACTS.c.person == CLAIMS.c.person)
            .join(WISHES, WISHES.c.person == CLAIMS.c.person, isouter=True)
            .where(CLAIMS.c.table == table, CONTACTS.c.is_confirmed)
        )
        with self._engine.connect() as link:
            return list(link.execute(wanted).mappings())

    def _note(self, table: str, rows: list[dict[str, Any]]) -> int:
        """Beside it, what is over is forgotten."""
        with self._engine.begin() as link:
            for seat, turn in {(row["seat"], row["turn"]) for row in rows}:
                old = sa.and_(CALLS.c.table == table, CALLS.c.seat == seat, CALLS.c.turn < turn)
                link.execute(sa.delete(CALLS).where(old))
            added = self._insert(CALLS).on_conflict_do_nothing().returning(CALLS.c.seat)
            return len(link.execute(added.values(rows)).all())

    def _has_due(self, now_ms: int) -> bool:
        with self._engine.connect() as link:
            return link.execute(sa.select(CALLS.c.seat).where(is_due(now_ms)).limit(1)).first() is not None

    def _take(self, node: str, now_ms: int, until_ms: int, most: int) -> list[Call]:
        """One statement takes them, so that two nodes never take the same."""
        key = [CALLS.c[name] for name in KEY]
        due = sa.select(*key).where(is_due(now_ms)).order_by(CALLS.c.due_ms).limit(most)
        taken = sa.update(CALLS).where(sa.tuple_(*key).in_(due.with_for_update(skip_locked=True)))
        with self._engine.begin() as link:
            rows = link.execute(taken.values(node=node, until_ms=until_ms).returning(*key)).all()
            return [call for row in rows if (call := self._call(link, row)) is not None]

    def _call(self, link: sa.Connection, row: Any) -> Call | None:
        """To who has the seat now; a call to who had it when it was written down is forgotten."""
        has_seat = sa.and_(
            CLAIMS.c.table == CALLS.c.table, CLAIMS.c.seat == CALLS.c.seat, CLAIMS.c.person == CONTACTS.c.person
        )
        wanted = (
            sa.select(CALLS.c.tries, *OF_CONTACT, *OF_WISHES)
            .join(CONTACTS, CONTACTS.c.contact == CALLS.c.contact)
            .join(CLAIMS, has_seat)
            .join(WISHES, WISHES.c.person == CONTACTS.c.person, isouter=True)
            .where(*same_key(row))
        )
        found = link.execute(wanted).mappings().first()
        if found is None:
            link.execute(sa.delete(CALLS).where(*same_key(row)))
            return None
        contact = Contact(**{name: found[f"contact_{name}"] for name in Contact.__dataclass_fields__})
        return Call(row.table, row.seat, row.turn, row.why, found["tries"], contact, wishes_of(found))

    def _change(self, call: Call, values: dict[str, Any]) -> None:
        key = {"table": call.table, "seat": call.seat, "turn": call.turn, "why": call.why}
        same = [CALLS.c[name] == value for name, value in key.items()]
        with self._engine.begin() as link:
            link.execute(sa.update(CALLS).where(*same, CALLS.c.contact == call.contact.contact).values(**values))

    def _waiting(self) -> int:
        with self._engine.connect() as link:
            return link.execute(sa.select(sa.func.count()).where(~CALLS.c.is_done)).scalar() or 0


def same_key(row: Any) -> list[Any]:
    return [CALLS.c[name] == getattr(row, name) for name in KEY]


def is_due(now_ms: int) -> Any:
    is_free = sa.or_(CALLS.c.until_ms.is_(None), CALLS.c.until_ms < now_ms)
    return sa.and_(~CALLS.c.is_done, CALLS.c.due_ms <= now_ms, is_free)


def wishes_of(found: Any) -> Wishes:
    """Who never said anything wishes what is usual."""
    if found["wish_zone"] is None:
        return Wishes()
    return Wishes(**{name: found[f"wish_{name}"] for name in Wishes.__dataclass_fields__})


def rows_of(table: str, owed: Owed, contacts: Iterable[Any], now_ms: int) -> list[dict[str, Any]]:
    """One for each contact of the person at the seat."""
    rows = []
    for found in contacts:
        wishes = wishes_of(found)
        if found["seat"] == owed.seat and (owed.why == "turn" or wishes.reminds):
            due = before_quiet_hours(owed, wishes, now_ms)
            rows.append({
                "table": table, "seat": owed.seat, "turn": owed.turn, "why": owed.why, "contact": found["contact"],
                "due_ms": due, "tries": 0, "is_done": False,
            })  # fmt: skip
    return rows


def before_quiet_hours(owed: Owed, wishes: Wishes, now_ms: int) -> int:
    """A reminder that would come in quiet hours comes before them, if there is time."""
    quiet = wishes.quiet().around(owed.due_ms) if owed.why == "reminder" else None
    return quiet[0] if quiet and quiet[0] > now_ms else owed.due_ms
