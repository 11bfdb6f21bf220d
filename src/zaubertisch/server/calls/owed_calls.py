"""Calls that are owed, as the store keeps them: each is sent by one node, and by another if that one is gone.

A row is one call to one contact. It stays when it is done, until the seat has gone on, so that it is owed only once. A
contact is called once at a time, and rests after a failure, however many calls wait for it: who does not answer holds
up nobody else.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import sqlalchemy as sa

from zaubertisch.server.calls.contacts import MOST_FAILURES, Contact, Wishes
from zaubertisch.server.play.keys import Work
from zaubertisch.server.storage.store_schema import CALLS, CLAIMS, CONTACTS, WISHES

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
        await self._write(self._change, call, {"is_done": True})

    async def again(self, call: Call, due_ms: int) -> None:
        """Not now, but then."""
        await self._write(self._change, call, {"due_ms": due_ms})

    async def failed(self, call: Call, rests: Sequence[int]) -> Literal["failed", "given_up", "gone"]:
        """Nobody took it: again after a rest, the longer the more calls in a row failed (milliseconds).

        A call is given up after as many tries; a contact that would have had several calls given up is gone.
        """
        return await self._write(self._failed, call, rests)

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
        wanted = sa.select(CALLS.c.seat).join(CONTACTS, CONTACTS.c.contact == CALLS.c.contact)
        with self._engine.connect() as link:
            return link.execute(wanted.where(is_due(now_ms), is_rested(now_ms)).limit(1)).first() is not None

    def _take(self, node: str, now_ms: int, until_ms: int, most: int) -> list[Call]:
        """One statement takes them, so that two nodes never take the same."""
        key = [CALLS.c[name] for name in KEY]
        due = sa.select(*key).where(sa.tuple_(*key).in_(first_due(now_ms)), is_due(now_ms))
        locked = due.order_by(CALLS.c.due_ms).limit(most).with_for_update(skip_locked=True)
        taken = sa.update(CALLS).where(sa.tuple_(*key).in_(locked))
        with self._engine.begin() as link:
            rows = link.execute(taken.values(node=node, until_ms=until_ms).returning(*key)).all()
            calls = [call for row in rows if (call := self._call(link, row)) is not None]
            called = CONTACTS.c.contact.in_([call.contact.contact for call in calls])
            link.execute(sa.update(CONTACTS).where(called).values(until_ms=until_ms))
            return calls

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
        """The contact is free for other calls."""
        with self._engine.begin() as link:
            change_call(link, call, values)
            change_contact(link, call, {"until_ms": None})

    def _failed(self, call: Call, rests: Sequence[int]) -> Literal["failed", "given_up", "gone"]:
        with self._engine.begin() as link:
            of_contact = sa.select(CONTACTS.c.failures).where(CONTACTS.c.contact == call.contact.contact)
            failures = (link.execute(of_contact).scalar() or 0) + 1
            if failures >= MOST_FAILURES * (len(rests) + 1):
                link.execute(sa.delete(CONTACTS).where(CONTACTS.c.contact == call.contact.contact))
                return "gone"
            until = self._now() + rests[min(failures, len(rests)) - 1] if rests else None
            change_contact(link, call, {"failures": failures, "until_ms": until})
            is_given_up = call.tries >= len(rests)
            change_call(link, call, {"is_done": is_given_up, "tries": call.tries + 1, "due_ms": until or self._now()})
            return "given_up" if is_given_up else "failed"

    def _waiting(self) -> int:
        with self._engine.connect() as link:
            return link.execute(sa.select(sa.func.count()).where(~CALLS.c.is_done)).scalar() or 0


def same_key(row: Any) -> list[Any]:
    return [CALLS.c[name] == getattr(row, name) for name in KEY]


def change_call(link: sa.Connection, call: Call, values: dict[str, Any]) -> None:
    key = {"table": call.table, "seat": call.seat, "turn": call.turn, "why": call.why}
    same = [*(CALLS.c[name] == value for name, value in key.items()), CALLS.c.contact == call.contact.contact]
    link.execute(sa.update(CALLS).where(*same).values(node=None, until_ms=None, **values))


def change_contact(link: sa.Connection, call: Call, values: dict[str, Any]) -> None:
    link.execute(sa.update(CONTACTS).where(CONTACTS.c.contact == call.contact.contact).values(**values))


def first_due(now_ms: int) -> Any:
    """Of each contact that is called at all, the call that waits longest."""
    order = sa.func.row_number().over(
        partition_by=CALLS.c.contact, order_by=(CALLS.c.due_ms, CALLS.c.table, CALLS.c.seat, CALLS.c.why)
    )
    waiting = (
        sa.select(*(CALLS.c[name] for name in KEY), order.label("place"))
        .join(CONTACTS, CONTACTS.c.contact == CALLS.c.contact)
        .where(is_due(now_ms), is_rested(now_ms))
        .subquery()
    )
    return sa.select(*(waiting.c[name] for name in KEY)).where(waiting.c.place == 1)


def is_rested(now_ms: int) -> Any:
    """Nobody calls this contact now, and it need not rest."""
    return sa.or_(CONTACTS.c.until_ms.is_(None), CONTACTS.c.until_ms < now_ms)


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
