"""Reviews of finished games: made piece by piece in a process of their own, one at a time for each table, and kept."""

import asyncio
import logging
import os
import zlib
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from zaubertisch.kernel.codec import decode, encode
from zaubertisch.kernel.warmup import is_plain
from zaubertisch.review.growth import GrowingReview, Piece, judge_piece
from zaubertisch.review.reviewer import Choice, Moment, Parts
from zaubertisch.server.analysis.foreign import use_mind_of
from zaubertisch.server.analysis.readers import Readers
from zaubertisch.server.play.hub import Busy
from zaubertisch.server.play.live import Live
from zaubertisch.server.storage.store import Store
from zaubertisch.server.storage.store_schema import REVIEWS
from zaubertisch.server.threads import Threads
from zaubertisch.tables.records import Record
from zaubertisch.tables.refusals import NotNow

log = logging.getLogger(__name__)

PIECE_S = 120.0  # a piece takes a second or so
KINDNESS = 5  # bots at tables come first
MOST_GROWING = 8  # tables whose reviews are made at a time; they take turns


@dataclass(frozen=True)
class Judged:
    """What is kept of a review: all that was judged, no names."""

    start: Parts
    moments: list[Moment]
    again: dict[int, Choice]


def packed(growing: GrowingReview) -> bytes:
    return zlib.compress(encode(Judged(growing.start, growing.moments, growing.again)))


def unpacked(record: Record, body: bytes) -> GrowingReview:
    judged: Judged = decode(zlib.decompress(body), Judged)
    return GrowingReview(record, judged.start, judged.moments, judged.again, is_done=True)


class KeptReviews:
    """Reviews in the store; they go with their tables."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, table: str) -> bytes | None:
        return await self._store.read(self._of, table)

    def _of(self, table: str) -> bytes | None:
        with self._store.engine.connect() as link:
            return link.execute(sa.select(REVIEWS.c.body).where(REVIEWS.c.table == table)).scalar()

    async def keep(self, table: str, body: bytes) -> None:
        await self._store.run(self._keep, table, body)

    def _keep(self, table: str, body: bytes) -> None:
        with self._store.engine.begin() as link:
            link.execute(sa.delete(REVIEWS).where(REVIEWS.c.table == table))
            link.execute(sa.insert(REVIEWS).values(table=table, body=body))


def get_ready(key: str, *_: Any) -> None:
    """What judging needs is loaded, and stands back behind bots at tables."""
    if os.nice(0) < KINDNESS:
        os.nice(KINDNESS)
    use_mind_of(key)


def judge(_: str, record: Record, piece: Piece) -> Any:
    return judge_piece(record, piece)


class Reviews:
    """Who asks gets what there is, and while it is not all, it grows."""

    def __init__(self, store: Store, threads: Threads, most_waiting: int) -> None:
        self.kept = KeptReviews(store)
        self._threads = threads
        self._readers = Readers(1, max(most_waiting, MOST_GROWING))
        self._growing: dict[str, GrowingReview] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def of(self, live: Live) -> GrowingReview:
        """The review of a table whose game is over, as far as it is made."""
        table = live.table
        if table.state != "over":
            raise NotNow("only a game that was played to its end has a review")
        if live.name in self._growing:
            return self._growing[live.name]
        record = await self._threads.do(table.record)
        body = await self.kept.of(live.name)
        if body is not None:
            return await self._threads.do(unpacked, record, body)
        return self._begin(live.name, record)

    def _begin(self, name: str, record: Record) -> GrowingReview:
        if name in self._growing:  # somebody else asked meanwhile
            return self._growing[name]
        if is_plain(record.game):
            raise Busy("games are judged as soon as their rules are compiled; try again in a minute")
        if len(self._tasks) >= MOST_GROWING:
            raise Busy("other games are being judged at the moment; try again in a minute")
        growing = self._growing[name] = GrowingReview(record)
        task = self._tasks[name] = asyncio.create_task(self._grow(name, growing))
        task.add_done_callback(lambda _: self._forget(name))
        return growing

    def _forget(self, name: str) -> None:
        self._tasks.pop(name, None)
        self._growing.pop(name, None)

    async def _grow(self, name: str, growing: GrowingReview) -> None:
        """Piece after piece; what fails is begun again when somebody asks."""
        try:
            while (piece := growing.next_piece()) is not None:
                record = growing.record
                found = await self._readers.do(PIECE_S, get_ready, judge, record.game, record, piece)
                growing.take(piece, found)
            await self.kept.keep(name, packed(growing))
        except Exception as error:
            log.warning("review_failed", extra={"error": type(error).__name__})

    def close(self) -> None:
        for task in [*self._tasks.values()]:
            task.cancel()
        self._readers.close()
