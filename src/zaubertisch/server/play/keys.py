"""Keys to seats: a link invites once and is exchanged for a fresh key; a seat adds and removes its own screens."""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeVar

import sqlalchemy as sa

from zaubertisch.kernel.errors import TableError
from zaubertisch.server.storage.store_schema import KEYS

T = TypeVar("T")

SPECTATOR = -1
INVITATIONS_AT_ONCE = 5
INVITATIONS_PER_S = 1 / 30


class Forbidden(TableError):
    """It is not yours."""

    code = "forbidden"


class Used(TableError):
    """An invitation that was already exchanged for a key."""

    code = "used"


def new_token() -> str:
    return secrets.token_urlsafe(18)


def link_token(key: str, table: str, ref: str) -> str:
    """What `invite` with this ref gives to the holder of a key: the same if sent again. Nobody else can guess it."""
    digest = hmac.digest(key.encode(), f"{table} {ref}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:18]).decode()


def hash_of(token: str) -> str:
    """All that is ever stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(frozen=True)
class Admitted:
    """Whom a token lets in: a seat or SPECTATOR, with the hash of the key that counts from now on."""

    seat: int
    key: str
    is_fresh: bool = False  # the token was an invitation and this key took its place


@dataclass(frozen=True)
class KeyRow:
    """A key as the store has it: the hash of a token, and the seat that it opens."""

    hash: str
    seat: int
    invites: bool = False  # a link, to be exchanged once
    became: str | None = None  # the hash of the key that took its place
    device: str | None = None  # the hash of the secret of the device that has it, where that is a person's


class Taken(TableError):
    """Somebody else was faster, or all seats are taken."""

    code = "not_now"


class Work(Protocol):
    """Runs something in a thread of the store."""

    def __call__(self, work: Callable[..., T], *args: Any) -> Coroutine[Any, Any, T]: ...


class Keyring:
    """The keys of all tables. Whatever changes them is one transaction, so two nodes never exchange the same link."""

    def __init__(self, engine: sa.Engine, read: Work, write: Work) -> None:
        self._engine, self._read, self._write = engine, read, write

    async def of(self, table: str) -> list[KeyRow]:
        """All keys of a table, dead ones too."""
        return await self._read(self._of, table)

    async def admit(self, table: str, token: str, fresh: str) -> Admitted:
        """Who comes with this token; an invitation turns into the fresh key, once. The same pair may come again."""
        row = await self._read(self._row, table, hash_of(token))
        if row is None:
            raise Forbidden("this is no key to the table")
        if row.seat == SPECTATOR or not (row.invites or row.became):
            return Admitted(row.seat, row.hash)
        return await self._write(self._exchange, table, hash_of(token), hash_of(fresh))

    async def watch(self, table: str, token: str) -> str:
        """Any link of the table lets its holder watch, even one that was used; gives the hash of it."""
        if await self._read(self._row, table, hash_of(token)) is None:
            raise Forbidden("this is no key to the table")
        return hash_of(token)

    async def seat_of(self, table: str, token: str) -> int | None:
        """Whose key it is; None stands for a spectator. An unknown key is an error. An invitation opens nothing."""
        row = await self._read(self._row, table, hash_of(token))
        if row is None or row.invites or row.became:
            raise Forbidden("this is no key to the table")
        return None if row.seat == SPECTATOR else int(row.seat)

    async def opens(self, table: str, token: str) -> Literal["seat", "watching", "used"]:
        """What this token opens, without opening it."""
        row = await self._read(self._row, table, hash_of(token))
        if row is None:
            raise Forbidden("this is no key to the table")
        return "watching" if row.seat == SPECTATOR else "used" if row.became else "seat"

    async def has(self, table: str, token: str) -> bool:
        """Is this token known, even if it opens nothing any more?"""
        return await self._read(self._row, table, hash_of(token)) is not None

    async def invite(self, table: str, seat: int, token: str) -> None:
        """A new one-time link to a seat; an earlier one that nobody opened is dead."""
        await self._write(self._invite, table, seat, hash_of(token))

    async def take(self, table: str, seat: int, token: str, instead_of: frozenset[str]) -> None:
        """A free seat gets this key, if its keys are still these: nobody takes it from one who was faster."""
        await self._write(self._take, table, seat, hash_of(token), instead_of)

    async def drop(self, table: str, seat: int) -> None:
        """Nothing opens this seat any more."""
        await self._write(self._drop, table, seat)

    async def renew(self, table: str, seat: int, old: str, fresh: str) -> str:
        """The seat's only key from now on is the fresh one; `old` is the hash of the one it had. Gives its hash."""
        await self._write(self._renew, table, seat, old, hash_of(fresh))
        return hash_of(fresh)

    async def alive(self, tables: list[str]) -> set[tuple[str, str]]:
        """The hashes of all keys of these tables that open something."""
        return await self._read(self._alive, tables)

    # In the store's threads

    def _of(self, table: str) -> list[KeyRow]:
        columns = [KEYS.c[name] for name in KeyRow.__dataclass_fields__]
        with self._engine.connect() as link:
            return [KeyRow(*row) for row in link.execute(sa.select(*columns).where(KEYS.c.table == table))]

    def _row(self, table: str, key: str) -> Any:
        with self._engine.connect() as link:
            return row_of(link, table, key)

    def _exchange(self, table: str, invitation: str, fresh: str) -> Admitted:
        with self._engine.begin() as link:
            unused = sa.update(KEYS).where(is_key(table, invitation), KEYS.c.invites, KEYS.c.became.is_(None))
            is_first = link.execute(unused.values(became=fresh)).rowcount == 1
            row = row_of(link, table, invitation)
            if row is None:
                raise Forbidden("this is no key to the table")
            if is_first:
                add_key(link, table, fresh, row.seat)
            elif row.became != fresh or not is_alive(row_of(link, table, fresh)):
                raise Used("this invitation was used already")
            return Admitted(row.seat, fresh, is_fresh=True)

    def _invite(self, table: str, seat: int, invitation: str) -> None:
        with self._engine.begin() as link:
            forget_unopened(link, table, seat)
            add_key(link, table, invitation, seat, invites=True)

    def _take(self, table: str, seat: int, fresh: str, instead_of: frozenset[str]) -> None:
        of_seat = sa.and_(KEYS.c.table == table, KEYS.c.seat == seat)
        with self._engine.begin() as link:
            if frozenset(link.execute(sa.select(KEYS.c.hash).where(of_seat)).scalars()) != instead_of:
                raise Taken("somebody else was faster")
            link.execute(sa.delete(KEYS).where(of_seat))
            add_key(link, table, fresh, seat)

    def _drop(self, table: str, seat: int) -> None:
        with self._engine.begin() as link:
            link.execute(sa.delete(KEYS).where(KEYS.c.table == table, KEYS.c.seat == seat))

    def _renew(self, table: str, seat: int, old: str, fresh: str) -> None:
        with self._engine.begin() as link:
            if old == fresh and was_renewed(link, table, fresh):
                return  # it was said before, and only its answer got lost
            if old != fresh:
                replace_key(link, table, seat, old, fresh)
            forget_unopened(link, table, seat)
            others = sa.and_(KEYS.c.hash != fresh, KEYS.c.became.is_distinct_from(fresh))
            link.execute(sa.delete(KEYS).where(KEYS.c.table == table, KEYS.c.seat == seat, ~KEYS.c.invites, others))

    def _alive(self, tables: list[str]) -> set[tuple[str, str]]:
        wanted = sa.select(KEYS.c.table, KEYS.c.hash).where(KEYS.c.table.in_(tables), KEYS.c.became.is_(None))
        with self._engine.connect() as link:
            return {(row.table, row.hash) for row in link.execute(wanted)}


def is_key(table: str, key: str) -> Any:
    return sa.and_(KEYS.c.table == table, KEYS.c.hash == key)


def row_of(link: sa.Connection, table: str, key: str) -> Any:
    return link.execute(sa.select(KEYS).where(is_key(table, key))).first()


def is_alive(row: Any) -> bool:
    return row is not None and row.became is None


def add_key(link: sa.Connection, table: str, key: str, seat: int, *, invites: bool = False) -> None:
    if row_of(link, table, key) is not None:
        raise Forbidden("this key is not fresh: make a new one")
    link.execute(sa.insert(KEYS), {"table": table, "hash": key, "seat": seat, "invites": invites})


def replace_key(link: sa.Connection, table: str, seat: int, old: str, fresh: str) -> None:
    own = sa.update(KEYS).where(is_key(table, old), KEYS.c.seat == seat, KEYS.c.became.is_(None))
    if link.execute(own.values(became=fresh)).rowcount != 1:
        raise Forbidden("this screen was signed out")
    add_key(link, table, fresh, seat)


def was_renewed(link: sa.Connection, table: str, key: str) -> bool:
    """Did this key take the place of another key, and not of a link?"""
    before = sa.and_(KEYS.c.table == table, KEYS.c.became == key, ~KEYS.c.invites)
    return link.execute(sa.select(KEYS.c.hash).where(before)).first() is not None


def forget_unopened(link: sa.Connection, table: str, seat: int) -> None:
    """Links to a seat that nobody has opened open nothing any more."""
    unopened = sa.and_(KEYS.c.table == table, KEYS.c.seat == seat, KEYS.c.invites, KEYS.c.became.is_(None))
    link.execute(sa.delete(KEYS).where(unopened))
