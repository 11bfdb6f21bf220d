"""Invitations to a server that is for invited players only: links of the operator, each for a number of browsers."""

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from zaubertisch.server.play.keys import Forbidden, Work, hash_of
from zaubertisch.server.storage.store_schema import PERSONS, WELCOMES


class InvitationUsed(Forbidden):
    """Used up, too old, or never there."""

    def __init__(self) -> None:
        super().__init__("this invitation opens nothing: it was used, or is too old")


class ServerInvitations:
    """The links that are left."""

    def __init__(self, engine: sa.Engine, read: Work, write: Work, now: Callable[[], int]) -> None:
        self._engine, self._read, self._write, self._now = engine, read, write, now

    async def check(self, token: str) -> None:
        """Is there such an invitation?"""
        if not await self._read(self._is_left, hash_of(token)):
            raise InvitationUsed

    async def accept(self, person: str, token: str) -> None:
        """The person may lay tables from now on; who may already uses nothing up."""
        await self._write(self._accept, person, hash_of(token))

    def _left(self, token: str) -> Any:
        return sa.and_(WELCOMES.c.hash == token, WELCOMES.c.uses > 0, WELCOMES.c.until_ms > self._now())

    def _is_left(self, token: str) -> bool:
        with self._engine.connect() as link:
            return link.execute(sa.select(WELCOMES.c.hash).where(self._left(token))).first() is not None

    def _accept(self, person: str, token: str) -> None:
        with self._engine.begin() as link:
            fresh = sa.update(PERSONS).where(PERSONS.c.person == person, ~PERSONS.c.is_welcome)
            if link.execute(fresh.values(is_welcome=True)).rowcount == 0:
                return
            used = sa.update(WELCOMES).where(self._left(token)).values(uses=WELCOMES.c.uses - 1)
            if link.execute(used).rowcount != 1:
                raise InvitationUsed
