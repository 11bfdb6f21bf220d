"""Pictures of people's own, as the store keeps them: each once, under the hash of its bytes."""

import hashlib
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import sqlalchemy as sa

from zaubertisch.kernel.errors import TableError
from zaubertisch.server.play.keys import Work
from zaubertisch.server.storage.store_schema import PICTURES, SET_PICTURES, TABLE_PICTURES

KEY_LENGTH = 40  # letters; a card file takes no more digits for a value
TOUCH_MS = 86_400_000  # a use is noted once a day


class Full(TableError):
    """There is no room for more."""

    code = "busy"


def picture_key(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:KEY_LENGTH]


class Gallery:
    """All pictures; those of a set or a table stay as long as it does, others for some time after their last use."""

    def __init__(
        self, engine: sa.Engine, read: Work, write: Work, insert: Callable[[sa.Table], Any], now: Callable[[], int]
    ) -> None:
        self._engine, self._read, self._write, self._insert, self._now = engine, read, write, insert, now

    async def keep(self, bodies: Iterable[bytes], most_bytes: int) -> list[str]:
        """Keep pictures; gives their hashes. The same picture is kept once."""
        return await self._write(self._keep, [*bodies], most_bytes)

    async def picture(self, key: str) -> bytes | None:
        return await self._read(self._picture, key)

    async def pictures(self, keys: Iterable[str]) -> dict[str, bytes]:
        """Those of these that are here."""
        return await self._read(self._pictures, [*keys])

    async def use(self, keys: Iterable[str]) -> set[str]:
        """Note that somebody uses these; gives those that are here."""
        wanted = [*keys]
        return await self._write(self._use, wanted) if wanted else set()

    async def forget_unused(self, before_ms: int) -> int:
        return await self._write(self._forget_unused, before_ms)

    # In the store's threads

    def _keep(self, bodies: list[bytes], most_bytes: int) -> list[str]:
        now, by_key = self._now(), {picture_key(body): body for body in bodies}
        with self._engine.begin() as link:
            fresh = by_key.keys() - known(link, [*by_key])
            if taken(link) + sum(len(by_key[key]) for key in fresh) > most_bytes:
                raise Full("there is no room for more pictures on this server")
            for key, body in by_key.items():
                row = self._insert(PICTURES).values(hash=key, body=body, size=len(body), used_ms=now)
                link.execute(row.on_conflict_do_update(index_elements=["hash"], set_={"used_ms": now}))
        return [picture_key(body) for body in bodies]

    def _picture(self, key: str) -> bytes | None:
        with self._engine.connect() as link:
            found: bytes | None = link.execute(sa.select(PICTURES.c.body).where(PICTURES.c.hash == key)).scalar()
        return found

    def _pictures(self, keys: list[str]) -> dict[str, bytes]:
        with self._engine.connect() as link:
            rows = link.execute(sa.select(PICTURES.c.hash, PICTURES.c.body).where(PICTURES.c.hash.in_(keys)))
            return {row.hash: row.body for row in rows}

    def _use(self, keys: list[str]) -> set[str]:
        now = self._now()
        is_old = PICTURES.c.used_ms < now - TOUCH_MS
        with self._engine.begin() as link:
            link.execute(sa.update(PICTURES).where(PICTURES.c.hash.in_(keys), is_old).values(used_ms=now))
            return known(link, keys)

    def _forget_unused(self, before_ms: int) -> int:
        with self._engine.begin() as link:
            return int(link.execute(sa.delete(PICTURES).where(PICTURES.c.used_ms < before_ms, is_unused())).rowcount)


def taken(link: sa.Connection) -> int:
    """Bytes of all pictures."""
    return int(link.execute(sa.select(sa.func.coalesce(sa.func.sum(PICTURES.c.size), 0))).scalar_one())


def is_unused() -> Any:
    """No set and no table has it."""
    return PICTURES.c.hash.not_in(sa.union(sa.select(SET_PICTURES.c.hash), sa.select(TABLE_PICTURES.c.hash)))


def forget_pictures(link: sa.Connection, keys: Sequence[str]) -> None:
    """Those of these that nobody needs any more."""
    link.execute(sa.delete(PICTURES).where(PICTURES.c.hash.in_(keys), is_unused()))


def known(link: sa.Connection, keys: list[str]) -> set[str]:
    return set(link.execute(sa.select(PICTURES.c.hash).where(PICTURES.c.hash.in_(keys))).scalars())
