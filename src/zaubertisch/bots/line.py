"""Waiting for one of a few: tables take turns, however many questions each has, and what is urgent comes first."""

import asyncio
from collections import deque
from collections.abc import Hashable, Iterable
from itertools import chain
from typing import Generic, TypeVar

T = TypeVar("T")


class Line(Generic[T]):
    """Those that are free, and those who wait for one."""

    def __init__(self, free: Iterable[T] = ()) -> None:
        self._free = deque(free)
        self._urgent: dict[Hashable, deque[asyncio.Future[T]]] = {}
        self._others: dict[Hashable, deque[asyncio.Future[T]]] = {}

    def __len__(self) -> int:
        """How many wait."""
        turns = chain(*self._urgent.values(), *self._others.values())
        return sum(not turn.done() for turn in turns)

    def take_all(self) -> list[T]:
        """All that are free."""
        taken = [*self._free]
        self._free.clear()
        return taken

    async def wait(self, table: Hashable, is_urgent: bool, seconds: float) -> T | None:
        """One that is free, when it is this table's turn; nothing if that takes longer."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        (self._urgent if is_urgent else self._others).setdefault(table, deque()).append(turn)
        try:
            async with asyncio.timeout(max(0.0, seconds)):
                return await turn
        except TimeoutError:
            return turn.result() if is_given(turn) else None
        except asyncio.CancelledError:
            if is_given(turn):
                self.give(turn.result())
            raise

    def give(self, one: T) -> None:
        """It is free: for the next in line, or for later."""
        turn = next_turn(self._urgent) or next_turn(self._others)
        if turn is None:
            self._free.append(one)
        else:
            turn.set_result(one)


def is_given(turn: "asyncio.Future[T]") -> bool:
    return turn.done() and not turn.cancelled()


def next_turn(tables: dict[Hashable, deque["asyncio.Future[T]"]]) -> "asyncio.Future[T] | None":
    """The first who still waits at the first table; the table goes to the end of the line."""
    while tables:
        table, turns = next(iter(tables.items()))
        del tables[table]
        while turns:
            turn = turns.popleft()
            if not turn.done():
                if turns:
                    tables[table] = turns
                return turn
    return None
