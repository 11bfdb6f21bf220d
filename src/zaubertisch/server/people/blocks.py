"""Whom persons do not want to meet again: their talk is not shown, and they find no seat at tables of that person."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from zaubertisch.server.play.keys import Forbidden, Work, hash_of
from zaubertisch.server.storage.store_schema import BLOCKS, TALK_REPORTS
from zaubertisch.server.workshop.gallery import Full

MOST_BLOCKS = 500  # of one person
SHOWN_OF_HASH = 12  # letters: enough to tell them apart


@dataclass(frozen=True)
class Block:
    """Somebody who is blocked, under the name they had when they met."""

    blocked: str
    name: str
    at_ms: int

    @property
    def number(self) -> str:
        """What a list shows of it; it says nothing of who it is."""
        return hash_of(f"block {self.blocked}")[:SHOWN_OF_HASH]


class Blocks:
    """The blocks of all persons; each change is one transaction."""

    def __init__(
        self, engine: sa.Engine, read: Work, write: Work, insert: Callable[[sa.Table], Any], now: Callable[[], int]
    ) -> None:
        self._engine, self._read, self._write, self._insert, self._now = engine, read, write, insert, now

    async def add(self, person: str, blocked: str, name: str) -> None:
        await self._write(self._add, person, blocked, name)

    async def remove(self, person: str, number: str) -> None:
        await self._write(self._remove, person, number)

    async def of(self, person: str) -> list[Block]:
        """The last one first."""
        return await self._read(self._of, person)

    async def has(self, person: str, blocked: str) -> bool:
        return await self._read(self._has, person, blocked)

    # In the store's threads

    def _add(self, person: str, blocked: str, name: str) -> None:
        row = {"person": person, "blocked": blocked, "name": name, "at_ms": self._now()}
        with self._engine.begin() as link:
            if len(blocks_of(link, person)) >= MOST_BLOCKS:
                raise Full(f"you block {MOST_BLOCKS} already; allow somebody again first")
            link.execute(self._insert(BLOCKS).on_conflict_do_nothing(), row)

    def _remove(self, person: str, number: str) -> None:
        with self._engine.begin() as link:
            meant = [block.blocked for block in blocks_of(link, person) if block.number == number]
            if not meant:
                raise Forbidden("you block nobody of this number")
            same = sa.and_(BLOCKS.c.person == person, BLOCKS.c.blocked == meant[0])
            link.execute(sa.delete(BLOCKS).where(same))

    def _of(self, person: str) -> list[Block]:
        with self._engine.connect() as link:
            return blocks_of(link, person)

    def _has(self, person: str, blocked: str) -> bool:
        same = sa.and_(BLOCKS.c.person == person, BLOCKS.c.blocked == blocked)
        with self._engine.connect() as link:
            return link.execute(sa.select(BLOCKS.c.person).where(same)).first() is not None


def blocks_of(link: sa.Connection, person: str) -> list[Block]:
    wanted = sa.select(BLOCKS.c.blocked, BLOCKS.c.name, BLOCKS.c.at_ms).where(BLOCKS.c.person == person)
    return [Block(*row) for row in link.execute(wanted.order_by(BLOCKS.c.at_ms.desc(), BLOCKS.c.blocked))]


def hand_over_manners(link: sa.Connection, old: str, person: str) -> None:
    """A guest became a person, or one person part of another: blocks and reports are about the same human."""
    mine = {block.blocked for block in blocks_of(link, person)} | {person}
    link.execute(sa.delete(BLOCKS).where(BLOCKS.c.person == old, BLOCKS.c.blocked.in_(mine)))
    link.execute(sa.update(BLOCKS).where(BLOCKS.c.person == old).values(person=person))
    blockers = sa.select(BLOCKS.c.person).where(BLOCKS.c.blocked == person)
    known = [*link.execute(blockers).scalars(), person]
    link.execute(sa.delete(BLOCKS).where(BLOCKS.c.blocked == old, BLOCKS.c.person.in_(known)))
    link.execute(sa.update(BLOCKS).where(BLOCKS.c.blocked == old).values(blocked=person))
    link.execute(sa.update(TALK_REPORTS).where(TALK_REPORTS.c.offender == old).values(offender=person))
    hand_over_reports(link, old, person)


def hand_over_reports(link: sa.Connection, old: str, person: str) -> None:
    """One of each seat counts."""
    columns = TALK_REPORTS.c.table, TALK_REPORTS.c.seat
    known = {tuple(row) for row in link.execute(sa.select(*columns).where(TALK_REPORTS.c.reporter == person))}
    for report, *seat in link.execute(sa.select(TALK_REPORTS.c.report, *columns).where(TALK_REPORTS.c.reporter == old)):
        same = TALK_REPORTS.c.report == report
        is_twice = tuple(seat) in known
        link.execute(
            sa.delete(TALK_REPORTS).where(same)
            if is_twice
            else sa.update(TALK_REPORTS).where(same).values(reporter=person)
        )
