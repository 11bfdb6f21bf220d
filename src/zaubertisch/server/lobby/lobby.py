"""The list of open tables in memory, page by page, and those who watch it.

A change costs the same whether ten tables are in it or thousands: one row is written, found and put in its place. Who
watches a page gets that page again, made once for all of them and at most a few times a second.
"""

import asyncio
from bisect import bisect_left, insort
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

from zaubertisch.kernel.codec import encode
from zaubertisch.server.requests import OpenTable

ON_A_PAGE = 24
BETWEEN_PAGES_S = 0.4
SIGN_OF_LIFE_S = 20.0
EVERY_GAME = ""

Order = tuple[int, int, str]
Topic = tuple[str, int]  # a game, or every game, and a page


@dataclass(frozen=True, slots=True)
class Row:
    """A table as it stands in the list; its text is written once."""

    table: OpenTable
    text: bytes

    @property
    def order(self) -> Order:
        """Where one can sit down comes first, and of those the newest."""
        return (0 if self.table.free else 1, -self.table.opened_ms, self.table.table)


class Watcher:
    """Somebody who looks at a page of the list; only the latest is kept for one who is slow."""

    def __init__(self) -> None:
        self._text: bytes | None = None
        self._news = asyncio.Event()

    def show(self, text: bytes) -> None:
        self._text = text
        self._news.set()

    async def next(self) -> bytes | None:
        """The page as it is now, when it has changed; nothing after a while without news."""
        try:
            await asyncio.wait_for(self._news.wait(), SIGN_OF_LIFE_S)
        except TimeoutError:
            return None
        self._news.clear()
        return self._text


class Lobby:
    """All open tables that this node knows of."""

    def __init__(self) -> None:
        self._rows: dict[str, Row] = {}
        self._orders: dict[str, list[Order]] = {EVERY_GAME: []}
        self._free: dict[str, int] = {EVERY_GAME: 0}
        self._watchers: dict[Topic, set[Watcher]] = {}
        self._shown: dict[Topic, bytes] = {}
        self._later: asyncio.TimerHandle | None = None
        self.is_closed = False

    def __len__(self) -> int:
        return len(self._rows)

    @property
    def free(self) -> int:
        """Tables with a free seat."""
        return self._free[EVERY_GAME]

    @property
    def watchers(self) -> int:
        return sum(map(len, self._watchers.values()))

    def names(self) -> list[str]:
        return [*self._rows]

    def find(self, table: str) -> OpenTable | None:
        row = self._rows.get(table)
        return row.table if row else None

    def says(self, table: str, body: str) -> bool:
        """Does the list say just this of a table?"""
        row = self._rows.get(table)
        return row is not None and row.text == body.encode()

    def fitting(self, fits: Callable[[OpenTable], bool], game: str) -> list[str]:
        """Tables of a game with a free seat that fit, the newest first."""
        free = self._orders.get(game, [])[: self._free.get(game, 0)]
        return [name for _, _, name in free if fits(self._rows[name].table)]

    # Changing

    def put(self, table: OpenTable) -> None:
        """A table came, or is otherwise than it was."""
        self._remove(table.table)
        row = self._rows[table.table] = Row(table, encode(table))
        for game in (EVERY_GAME, table.game):
            insort(self._orders.setdefault(game, []), row.order)
            self._free[game] = self._free.get(game, 0) + (table.free > 0)
        self._show_later()

    def drop(self, table: str) -> None:
        if self._remove(table):
            self._show_later()

    def _remove(self, table: str) -> bool:
        row = self._rows.pop(table, None)
        if row is None:
            return False
        for game in (EVERY_GAME, row.table.game):
            orders = self._orders[game]
            del orders[bisect_left(orders, row.order)]
            self._free[game] -= row.table.free > 0
        return True

    # Looking

    def page(self, game: str, page: int) -> bytes:
        """A page of the list as JSON (`OpenTables`)."""
        orders = self._orders.get(game, [])
        shown = orders[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]
        texts = b",".join([self._rows[name].text for _, _, name in shown])
        head = b'{"page":%d,"pages":%d,"total":%d,"free":%d,"tables":['
        pages = max(1, -(-len(orders) // ON_A_PAGE))
        return head % (page, pages, len(orders), self._free.get(game, 0)) + texts + b"]}"

    async def pages(self, game: str, page: int) -> AsyncIterator[bytes | None]:
        """A page now, and again whenever it has changed; nothing as a sign of life."""
        watcher, topic = Watcher(), (game, page)
        self._watchers.setdefault(topic, set()).add(watcher)
        try:
            yield self._shown.setdefault(topic, self.page(game, page))
            while not self.is_closed:
                yield await watcher.next()
        finally:
            self._watchers[topic].discard(watcher)
            if not self._watchers[topic]:
                del self._watchers[topic]
                self._shown.pop(topic, None)

    def _show_later(self) -> None:
        if self._later is None and self._watchers:
            self._later = asyncio.get_running_loop().call_later(BETWEEN_PAGES_S, self._show)

    def _show(self) -> None:
        """Every page that somebody looks at and that is not as it was shown."""
        self._later = None
        for topic, watchers in self._watchers.items():
            text = self.page(*topic)
            if text != self._shown.get(topic):
                self._shown[topic] = text
                for watcher in watchers:
                    watcher.show(text)

    def close(self) -> None:
        """Nobody is held up by a list when the server ends."""
        self.is_closed = True
        for watchers in self._watchers.values():
            for watcher in watchers:
                watcher.show(b"")
