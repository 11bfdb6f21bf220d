"""Playing the deal of the day: a table for one person and the bots of the day, and its result as soon as it is over."""

import asyncio
from typing import TYPE_CHECKING

from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.versions import rule_version
from zaubertisch.server.challenges.day_deals import PLAYER, DayDeal, today
from zaubertisch.server.challenges.day_requests import DayWish
from zaubertisch.server.play.live import Live
from zaubertisch.server.requests import SeatTaken
from zaubertisch.tables.setup import SeatPlan, TableSetup, free_name

if TYPE_CHECKING:
    from zaubertisch.server.node import Node

DAY_LEVEL = "3"
SEATS = 3
OPPONENTS = ("Bela", "Cora", "Dorian", "Edda")


def seats_for(game: str) -> int:
    """Three, or as near to it as the game allows."""
    rules = load_game(game)
    return min(max(SEATS, rules.least_seats), rules.most_seats)


def setup_for(deal: DayDeal, wish: DayWish) -> TableSetup:
    """The same for everybody, but for the name and figure of the person."""
    bots = OPPONENTS[: seats_for(deal.game) - 1]
    me = SeatPlan("person", DAY_LEVEL, free_name(wish.name or "", bots, "#1"), wish.figure)
    plans = [me, *(SeatPlan("bot", DAY_LEVEL, name) for name in bots)]
    variants = load_game(deal.game).agreed({})
    return TableSetup(
        deal.game, variants, "", plans, None, deal.seed, deal.salt, rule_version(deal.game), day=deal.day
    )  # fmt: skip


class Days:
    """What a node does for the deal of the day."""

    def __init__(self, node: "Node") -> None:
        self.node = node
        self._writing: set[asyncio.Task[None]] = set()
        self._written: set[str] = set()
        node.hub.on_change.append(self.look_at)

    async def deals(self, day: str) -> dict[str, DayDeal]:
        return await self.node.store.day_deals.of(day, tuple(GAMES))

    async def play(self, game: str, wish: DayWish, player: str) -> SeatTaken:
        """A table with today's deal; who has one already hears its name, and gets no other."""
        kept, deal = self.node.store.day_deals, (await self.deals(today()))[game]
        table = await kept.table_of(deal, player)
        if table is not None:
            return SeatTaken(table, PLAYER, "")
        created = await self.node.found(setup_for(deal, wish), wish.key)
        table = await kept.enter(deal, player, created.table)
        is_new = table == created.table
        return SeatTaken(table, PLAYER, created.spectator if is_new else "", is_new)

    def look_at(self, live: Live) -> None:
        """The result stands in the list at once, not only when everybody has left the table."""
        if live.table.setup.day and live.table.state == "over" and live.name not in self._written:
            self._written.add(live.name)
            task = asyncio.create_task(self._write(live))
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)

    async def _write(self, live: Live) -> None:
        await self.node.store.settle([await self.node.player.settled(live)])

    async def settled(self) -> None:
        """Results of games that have just ended are written."""
        await asyncio.gather(*self._writing, return_exceptions=True)
