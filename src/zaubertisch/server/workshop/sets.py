"""Card sets that were shared: anybody who knows the key of a set may look at it, its maker may change it.

Public ones stand on the shelf, until reports or the operator take them off.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from zaubertisch.kernel.errors import TableError
from zaubertisch.kernel.looks import pictures_in
from zaubertisch.server.play.keys import Forbidden, Work
from zaubertisch.server.storage.store_schema import REPORTS, SET_PICTURES, SETS
from zaubertisch.server.workshop.gallery import TOUCH_MS, Full

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
KEY_LENGTH = 22  # letters: nobody guesses it
ON_A_PAGE = 60


class NoSuchSet(TableError):
    """There is no such set, or no longer."""

    code = "unknown"


def new_key() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(KEY_LENGTH))


@dataclass(frozen=True)
class SetRow:
    """What a maker says of a set."""

    game: str
    title: str
    maker_name: str
    text: str
    changed_cards: int
    is_public: bool


@dataclass(frozen=True)
class KeptSet(SetRow):
    """A set as the store has it."""

    set: str
    maker: str  # the hash of the maker's key
    plays: int
    is_hidden: bool
    changed_ms: int


COLUMNS = [SETS.c[name] for name in KeptSet.__dataclass_fields__]


class Sets:
    """All shared sets; each change is one transaction."""

    def __init__(
        self, engine: sa.Engine, read: Work, write: Work, insert: Callable[[sa.Table], Any], now: Callable[[], int]
    ) -> None:
        self._engine, self._read, self._write, self._insert, self._now = engine, read, write, insert, now

    async def share(self, maker: str, row: SetRow, most: int, most_of_maker: int) -> str:
        """A new set of this maker; gives its key."""
        return await self._write(self._share, maker, row, most, most_of_maker)

    async def change(self, key: str, maker: str, row: SetRow) -> None:
        """Only its maker may. A set that was taken off the shelf stays off, whatever becomes of it."""
        await self._write(self._change, key, maker, row)

    async def delete(self, key: str, maker: str) -> None:
        await self._write(self._delete, key, maker)

    async def find(self, key: str) -> KeptSet:
        """Somebody looks at it, which keeps it alive."""
        found = await self._read(self._find, key)
        await self._write(self._touch, key)
        return found

    async def played(self, key: str) -> None:
        await self._write(self._played, key)

    async def shelf(self, game: str | None, page: int) -> list[KeptSet]:
        """Public sets, those that were played most first."""
        return await self._read(self._shelf, game, page)

    async def of_maker(self, maker: str) -> list[KeptSet]:
        return await self._read(self._of_maker, maker)

    async def report(self, key: str, reporter: str, reason: str, to_hide: int) -> None:
        """One report of each visitor counts; enough of them take a set off the shelf."""
        await self._write(self._report, key, reporter, reason, to_hide)

    async def forget_unused(self, before_ms: int) -> int:
        return await self._write(self._forget_unused, before_ms)

    # In the store's threads

    def _share(self, maker: str, row: SetRow, most: int, most_of_maker: int) -> str:
        key, now = new_key(), self._now()
        with self._engine.begin() as link:
            if count(link) >= most:
                raise Full("there is no room for more card sets on this server")
            if count(link, SETS.c.maker == maker) >= most_of_maker:
                raise Full(f"you share {most_of_maker} card sets already; delete one first")
            new = {"set": key, "maker": maker, "plays": 0, "is_hidden": False, "used_ms": now, "changed_ms": now}
            link.execute(sa.insert(SETS), {**vars(row), **new})
            note_pictures(link, key, row.text)
        return key

    def _change(self, key: str, maker: str, row: SetRow) -> None:
        now = self._now()
        with self._engine.begin() as link:
            require_maker(link, key, maker)
            changed = {**vars(row), "used_ms": now, "changed_ms": now}
            link.execute(sa.update(SETS).where(SETS.c.set == key).values(**changed))
            note_pictures(link, key, row.text)

    def _delete(self, key: str, maker: str) -> None:
        with self._engine.begin() as link:
            require_maker(link, key, maker)
            link.execute(sa.delete(SETS).where(SETS.c.set == key))

    def _find(self, key: str) -> KeptSet:
        with self._engine.connect() as link:
            return found_set(link, key)

    def _touch(self, key: str) -> None:
        now = self._now()
        is_old = SETS.c.used_ms < now - TOUCH_MS
        with self._engine.begin() as link:
            link.execute(sa.update(SETS).where(SETS.c.set == key, is_old).values(used_ms=now))

    def _played(self, key: str) -> None:
        with self._engine.begin() as link:
            more = {"plays": SETS.c.plays + 1, "used_ms": self._now()}
            link.execute(sa.update(SETS).where(SETS.c.set == key).values(**more))

    def _shelf(self, game: str | None, page: int) -> list[KeptSet]:
        wanted = sa.select(*COLUMNS).where(SETS.c.is_public, ~SETS.c.is_hidden)
        if game is not None:
            wanted = wanted.where(SETS.c.game == game)
        order = wanted.order_by(SETS.c.plays.desc(), SETS.c.changed_ms.desc(), SETS.c.set)
        with self._engine.connect() as link:
            rows = link.execute(order.limit(ON_A_PAGE).offset(page * ON_A_PAGE)).mappings()
            return [KeptSet(**row) for row in rows]

    def _of_maker(self, maker: str) -> list[KeptSet]:
        wanted = sa.select(*COLUMNS).where(SETS.c.maker == maker).order_by(SETS.c.changed_ms.desc())
        with self._engine.connect() as link:
            return [KeptSet(**row) for row in link.execute(wanted).mappings()]

    def _report(self, key: str, reporter: str, reason: str, to_hide: int) -> None:
        row = {"set": key, "reporter": reporter, "reason": reason, "at_ms": self._now()}
        with self._engine.begin() as link:
            found_set(link, key)
            link.execute(self._insert(REPORTS).on_conflict_do_nothing(), row)
            if len(reports_on(link, key)) >= to_hide:
                hide_set(link, key)

    def _forget_unused(self, before_ms: int) -> int:
        with self._engine.begin() as link:
            return int(link.execute(sa.delete(SETS).where(SETS.c.used_ms < before_ms)).rowcount)


def count(link: sa.Connection, *which: Any) -> int:
    return int(link.execute(sa.select(sa.func.count()).select_from(SETS).where(*which)).scalar_one())


def found_set(link: sa.Connection, key: str) -> KeptSet:
    row = link.execute(sa.select(*COLUMNS).where(SETS.c.set == key)).mappings().first()
    if row is None:
        raise NoSuchSet("there is no such card set, or no longer")
    return KeptSet(**row)


def require_maker(link: sa.Connection, key: str, maker: str) -> None:
    if found_set(link, key).maker != maker:
        raise Forbidden("only the maker of this card set may do that")


def note_pictures(link: sa.Connection, key: str, text: str) -> None:
    """The pictures of a set stay as long as it names them."""
    link.execute(sa.delete(SET_PICTURES).where(SET_PICTURES.c.set == key))
    if rows := [{"set": key, "hash": picture} for picture in pictures_in(text)]:
        link.execute(sa.insert(SET_PICTURES), rows)


# What the operator does too


def reports_on(link: sa.Connection, key: str) -> list[str]:
    """The reasons of all reports since the operator last looked."""
    wanted = sa.select(REPORTS.c.reason).where(REPORTS.c.set == key).order_by(REPORTS.c.at_ms)
    return list(link.execute(wanted).scalars())


def hide_set(link: sa.Connection, key: str) -> None:
    found_set(link, key)
    link.execute(sa.update(SETS).where(SETS.c.set == key).values(is_hidden=True))


def restore_set(link: sa.Connection, key: str) -> None:
    """Back on the shelf; the reports were looked at and count no more."""
    found_set(link, key)
    link.execute(sa.delete(REPORTS).where(REPORTS.c.set == key))
    link.execute(sa.update(SETS).where(SETS.c.set == key).values(is_hidden=False))


def delete_set(link: sa.Connection, key: str) -> None:
    found_set(link, key)
    link.execute(sa.delete(SETS).where(SETS.c.set == key))


def reported_sets(link: sa.Connection) -> list[tuple[KeptSet, list[str]]]:
    """All that somebody reported or that is hidden, with the reasons."""
    is_reported = sa.or_(SETS.c.is_hidden, SETS.c.set.in_(sa.select(REPORTS.c.set)))
    rows = link.execute(sa.select(*COLUMNS).where(is_reported).order_by(SETS.c.set)).mappings().all()
    return [(KeptSet(**row), reports_on(link, row["set"])) for row in rows]


def public_sets(link: sa.Connection) -> list[KeptSet]:
    rows = link.execute(sa.select(*COLUMNS).where(SETS.c.is_public).order_by(SETS.c.plays.desc())).mappings().all()
    return [KeptSet(**row) for row in rows]
