"""The deal of the day in the store: one for each game and day, the same on all nodes, and what came of it."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any

import sqlalchemy as sa

from zaubertisch.kernel.position import Position
from zaubertisch.server.play.keys import Work
from zaubertisch.server.storage.store_schema import DAY_DEALS, DAY_RESULTS, PERSONS
from zaubertisch.tables.seeds import hash_of_seed, new_seed
from zaubertisch.tables.setup import DAY_MS
from zaubertisch.tables.table import Table

PARTS = 8  # of a game, each with a mark of its own
AHEAD, LEVEL, BEHIND = "+=-"
SHOWN = 100  # lines of a list
DAYS_TO_FINISH = 2  # the day itself and the next one
PLAYER = 0  # the seat of the person


@dataclass(frozen=True)
class DayDeal:
    """What everybody is dealt on a day."""

    day: str
    game: str
    seed: int
    salt: str

    @property
    def seed_hash(self) -> str:
        return hash_of_seed(self.salt, self.seed)


@dataclass(frozen=True)
class DayResult:
    """What came of the deal of a day for one player."""

    day: str
    name: str
    figure: str | None
    points: int
    lead: int
    is_won: bool
    course: str


@dataclass(frozen=True)
class DayLine:
    """A result as it stands in the list; who has not finished has no rank."""

    rank: int | None
    player: str
    table: str
    name: str
    figure: str | None
    points: int | None
    lead: int | None
    is_won: bool | None
    course: str | None


def date_ms() -> int:
    """The date of the machine; the clock of a node may lag behind it."""
    return time.time_ns() // 1_000_000


def today() -> str:
    return day_of(date_ms())


def day_of(now_ms: int) -> str:
    """
    >>> day_of(1_700_000_000_000)
    '2023-11-14'
    """
    return datetime.fromtimestamp(now_ms / 1000, UTC).date().isoformat()


def start_of(day: str) -> int:
    """
    >>> day_of(start_of("2026-11-18")), day_of(start_of("2026-11-18") - 1)
    ('2026-11-18', '2026-11-17')
    """
    return int(datetime.fromisoformat(f"{day}T00:00:00+00:00").timestamp()) * 1000


def next_day(day: str) -> str:
    """
    >>> next_day("2026-12-31")
    '2027-01-01'
    """
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()


def closes_ms(day: str) -> int:
    """From then on no result of a day is taken, and what was dealt is no secret any more."""
    return start_of(day) + DAYS_TO_FINISH * DAY_MS


def is_closed(day: str) -> bool:
    return date_ms() >= closes_ms(day)


def day_result_of(table: Table) -> DayResult:
    """Of a game that is over."""
    position, seat = table.position, table.seats[PLAYER]
    is_won = PLAYER in position.winners()
    lead = lead_of(position)
    return DayResult(
        table.setup.day or "", seat.name, seat.figure, position.points(PLAYER), lead, is_won, course_of(table)
    )


def lead_of(position: Position) -> int:
    """How many points the player is before the best of the others."""
    others = [position.points(seat) for seat in range(position.seats) if seat != PLAYER]
    return position.points(PLAYER) - max(others)


def course_of(table: Table) -> str:
    """Was the player ahead, level or behind when an eighth of all answers was given, two eighths, and at the end?"""
    answers, position, marks = table.answers(), table.setup.start(table.position), ""
    ends = {len(answers) * part // PARTS for part in range(1, PARTS + 1)}
    for count, (seat, option) in enumerate(answers, 1):
        position.accept(seat, option)
        if count in ends:
            lead = lead_of(position)
            marks += AHEAD if lead > 0 else BEHIND if lead < 0 else LEVEL
    return marks


def write_day_result(link: sa.Connection, table: str, result: DayResult) -> None:
    """Once, and not when the list is closed; at a table that stands for nobody nothing is written."""
    values = {name: value for name, value in vars(result).items() if name != "day"}
    same = sa.and_(DAY_RESULTS.c.table == table, DAY_RESULTS.c.ended_ms.is_(None))
    if not is_closed(result.day):
        link.execute(sa.update(DAY_RESULTS).where(same).values(**values, ended_ms=date_ms()))


def hand_over_days(link: sa.Connection, old: str, person: str) -> None:
    """A guest became a person, or one person part of another: of two results of a day the first one counts."""
    deal = (DAY_RESULTS.c.day, DAY_RESULTS.c.game)
    known = {tuple(row) for row in link.execute(sa.select(*deal).where(DAY_RESULTS.c.player == person))}
    for day, game in link.execute(sa.select(*deal).where(DAY_RESULTS.c.player == old)).all():
        same = sa.and_(DAY_RESULTS.c.player == old, DAY_RESULTS.c.day == day, DAY_RESULTS.c.game == game)
        is_second = (day, game) in known
        link.execute(
            sa.delete(DAY_RESULTS).where(same)
            if is_second
            else sa.update(DAY_RESULTS).where(same).values(player=person)
        )


class DayDeals:
    """Deals are made a day before they are played, so that their hashes are out before anybody plays."""

    def __init__(self, engine: sa.Engine, read: Work, write: Work, insert: Callable[[sa.Table], Any]) -> None:
        self._engine, self._read, self._write, self._insert = engine, read, write, insert

    async def of(self, day: str, games: Sequence[str]) -> dict[str, DayDeal]:
        """What these games deal on a day, made now where nobody has asked before."""
        found = await self._read(self._of, day)
        if {*games} - {*found}:
            found = await self._write(self._make, day, games)
        return found

    async def known(self, day: str, game: str) -> DayDeal | None:
        """Of a day of the past: what was dealt, as long as it is kept."""
        return (await self._read(self._of, day)).get(game)

    async def table_of(self, deal: DayDeal, player: str) -> str | None:
        """Where somebody plays or played it."""
        return await self._read(self._table_of, deal.day, deal.game, player)

    async def enter(self, deal: DayDeal, player: str, table: str) -> str:
        """Somebody plays it at this table; gives the table where they were first, if they were before."""
        return await self._write(self._enter, deal.day, deal.game, player, table)

    async def lines(self, day: str, game: str, player: str) -> list[DayLine]:
        """The best results, and that of a player wherever it stands."""
        return await self._read(self._lines, day, game, player)

    async def count(self, day: str) -> dict[str, int]:
        """By game: how many have finished it."""
        return await self._read(self._count, day)

    async def all_of(self, player: str) -> list[dict[str, Any]]:
        """Everything that is kept for a player."""
        return await self._read(self._all_of, player)

    async def forget_before(self, now_ms: int) -> int:
        """Days that ended before this time."""
        return await self._write(self._forget_before, day_of(now_ms))

    # In the store's threads

    def _of(self, day: str) -> dict[str, DayDeal]:
        with self._engine.connect() as link:
            rows = link.execute(sa.select(DAY_DEALS).where(DAY_DEALS.c.day == day))
            return {row.game: DayDeal(*row) for row in rows}

    def _make(self, day: str, games: Sequence[str]) -> dict[str, DayDeal]:
        """Whichever node is first: the others read what it made."""
        with self._engine.begin() as link:
            for game in games:
                seed, salt = new_seed()
                row = self._insert(DAY_DEALS).values(day=day, game=game, seed=seed, salt=salt)
                link.execute(row.on_conflict_do_nothing())
        return self._of(day)

    def _table_of(self, day: str, game: str, player: str) -> str | None:
        with self._engine.connect() as link:
            return table_in(link, day, game, player)

    def _enter(self, day: str, game: str, player: str, table: str) -> str:
        row = {"day": day, "game": game, "player": player, "table": table, "name": ""}
        with self._engine.begin() as link:
            link.execute(self._insert(DAY_RESULTS).values(**row).on_conflict_do_nothing())
            return table_in(link, day, game, player) or table

    def _lines(self, day: str, game: str, player: str) -> list[DayLine]:
        best = [DAY_RESULTS.c[name].desc() for name in ("is_won", "lead", "points")]
        rank = sa.func.row_number().over(order_by=[*best, DAY_RESULTS.c.ended_ms, DAY_RESULTS.c.player])
        columns = [DAY_RESULTS.c[name] for name in DayLine.__dataclass_fields__ if name != "rank"]
        joined = DAY_RESULTS.outerjoin(PERSONS, PERSONS.c.person == DAY_RESULTS.c.player)
        is_shown = sa.or_(PERSONS.c.is_banned.is_(None), ~PERSONS.c.is_banned)
        same = (DAY_RESULTS.c.day == day, DAY_RESULTS.c.game == game)
        ended = sa.select(rank.label("rank"), *columns).select_from(joined)
        ranked = ended.where(*same, is_shown, DAY_RESULTS.c.ended_ms.is_not(None)).subquery()
        wanted = sa.select(ranked).where(sa.or_(ranked.c.rank <= SHOWN, ranked.c.player == player))
        unfinished = sa.select(sa.null().label("rank"), *columns).where(
            *same, DAY_RESULTS.c.player == player, DAY_RESULTS.c.ended_ms.is_(None)
        )
        with self._engine.connect() as link:
            rows = [*link.execute(wanted.order_by(ranked.c.rank)), *link.execute(unfinished)]
            return [DayLine(*row) for row in rows]

    def _count(self, day: str) -> dict[str, int]:
        wanted = sa.select(DAY_RESULTS.c.game, sa.func.count()).group_by(DAY_RESULTS.c.game)
        ended = wanted.where(DAY_RESULTS.c.day == day, DAY_RESULTS.c.ended_ms.is_not(None))
        with self._engine.connect() as link:
            return {game: int(count) for game, count in link.execute(ended)}

    def _all_of(self, player: str) -> list[dict[str, Any]]:
        wanted = sa.select(DAY_RESULTS).where(DAY_RESULTS.c.player == player).order_by(DAY_RESULTS.c.day)
        with self._engine.connect() as link:
            return [dict(row) for row in link.execute(wanted).mappings()]

    def _forget_before(self, day: str) -> int:
        with self._engine.begin() as link:
            link.execute(sa.delete(DAY_DEALS).where(DAY_DEALS.c.day < day))
            return int(link.execute(sa.delete(DAY_RESULTS).where(DAY_RESULTS.c.day < day)).rowcount)


def table_in(link: sa.Connection, day: str, game: str, player: str) -> str | None:
    same = (DAY_RESULTS.c.day == day, DAY_RESULTS.c.game == game, DAY_RESULTS.c.player == player)
    found: str | None = link.execute(sa.select(DAY_RESULTS.c.table).where(*same)).scalar()
    return found
