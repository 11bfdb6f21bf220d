"""Results of finished games: each is written once, with the ratings that it moves, when its table is settled."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from zaubertisch.server.challenges.day_deals import DayResult, day_result_of, write_day_result
from zaubertisch.server.history.choices import choices_of
from zaubertisch.server.history.ratings import moved_ratings
from zaubertisch.server.play.keys import Work
from zaubertisch.server.storage.store_schema import CHOICES, CLAIMS, PERSONS, RATINGS, RESULT_SEATS, RESULTS
from zaubertisch.tables.series import Series
from zaubertisch.tables.table import Table

ON_A_PAGE = 30
LEAST_RATED = 3  # games, before somebody stands in the list of the best
BEST = 50


@dataclass(frozen=True)
class SeatResult:
    """What came of one seat; the persons are looked up when it is written."""

    seat: int
    level: str | None
    name: str
    points: int
    victory: float


@dataclass(frozen=True)
class GameResult:
    """What came of a game."""

    game: str
    is_rated: bool
    seats: tuple[SeatResult, ...]
    choices: tuple[Mapping[str, int], ...]  # by seat
    series: Series | None
    day: DayResult | None = None  # of the deal of the day


def result_of(table: Table) -> GameResult | None:
    """Nothing of games that were broken off, read in, taught, played on from a moment, or that bots played alone."""
    setup = table.setup
    is_plain = not (setup.is_past or setup.lesson or setup.answers)
    if table.state != "over" or not is_plain or not any(seat.is_person for seat in table.seats):
        return None
    winners = table.position.winners()
    seats = [
        SeatResult(
            number, None if seat.is_person else seat.plan.level, seat.name, table.position.points(number),
            1 / len(winners) if number in winners else 0.0,
        )
        for number, seat in enumerate(table.seats)
    ]  # fmt: skip
    is_rated = setup.is_rated and not setup.cards
    day = day_result_of(table) if setup.day else None
    return GameResult(setup.game, is_rated, tuple(seats), choices_of(table), setup.series, day)


@dataclass(frozen=True)
class PastSeat:
    """A seat of a finished game, as its players see it."""

    table: str
    seat: int
    person: str | None
    level: str | None
    name: str
    points: int
    victory: float


@dataclass(frozen=True)
class PastGame:
    """A finished game of a person."""

    table: str
    game: str
    is_rated: bool
    ended_ms: int
    series_game: int | None
    series_games: int | None
    seats: tuple[PastSeat, ...]


@dataclass(frozen=True)
class Rating:
    """How well somebody plays a game, and how uncertain that is."""

    game: str
    player: str
    mu: float
    sigma: float
    games: int


class Results:
    """All results; only settling a table writes any."""

    def __init__(
        self, engine: sa.Engine, read: Work, insert: Callable[[sa.Table], Any], now: Callable[[], int]
    ) -> None:
        self._engine, self._read, self._insert, self._now = engine, read, insert, now

    async def of(self, person: str, page: int) -> list[PastGame]:
        """Games of a person, the last one first."""
        return await self._read(self._of, person, page * ON_A_PAGE, ON_A_PAGE)

    async def all_of(self, person: str) -> list[PastGame]:
        return await self._read(self._of, person, 0, None)

    async def means(self) -> dict[str, tuple[int, float]]:
        """By game: how many seats of persons there were, and their mean points."""
        return await self._read(self._means)

    async def choices_of(self, person: str | None) -> dict[str, dict[str, int]]:
        """By game: how often each answer was given; by nobody in particular, how often by all."""
        return await self._read(self._choices_of, person)

    async def ratings_of(self, player: str) -> list[Rating]:
        return await self._read(self._ratings_of, player)

    async def best(self, game: str) -> list[tuple[Rating, str, str | None]]:
        """The surest of the good: rating, name and figure; a bot has neither."""
        return await self._read(self._best, game)

    # In the store's threads

    def write(self, link: sa.Connection, table: str, result: GameResult) -> None:
        """Once, by the first to come; a second time nothing happens."""
        row = {"table": table, "game": result.game, "is_rated": result.is_rated, "ended_ms": self._now()}
        if result.series:
            row |= {"series_game": result.series.number, "series_games": result.series.games}
        added = self._insert(RESULTS).values(**row).on_conflict_do_nothing().returning(RESULTS.c.table)
        if link.execute(added).first() is None:
            return
        claims = sa.select(CLAIMS.c.seat, CLAIMS.c.person).where(CLAIMS.c.table == table)
        persons = {row.seat: row.person for row in link.execute(claims)}
        link.execute(sa.insert(RESULT_SEATS), [seat_row(table, seat, persons.get(seat.seat)) for seat in result.seats])
        chosen = choice_rows(table, result)
        if chosen:
            link.execute(sa.insert(CHOICES), chosen)
        if result.is_rated:
            self._rate(link, result, persons)
        if result.day:
            write_day_result(link, table, result.day)

    def _rate(self, link: sa.Connection, result: GameResult, persons: dict[int, str]) -> None:
        """Persons and bots; a guest plays against the others, but nothing is kept of it."""
        players = [f"bot:{seat.level}" if seat.level else persons.get(seat.seat) for seat in result.seats]
        own = [persons[seat] for seat in persons]
        if not own or len({*own}) < len(own):  # nobody known, or somebody played against himself
            return
        same = (RATINGS.c.game == result.game, RATINGS.c.player.in_([player for player in players if player]))
        known = {row.player: row for row in link.execute(sa.select(RATINGS).where(*same).with_for_update())}
        before = [known.get(player or "") for player in players]
        scores = [seat.points + seat.victory / 2 for seat in result.seats]
        for player, (mu, sigma) in moved_ratings(players, before, scores).items():
            values = {"mu": mu, "sigma": sigma, "games": known[player].games + 1 if player in known else 1}
            row = self._insert(RATINGS).values(game=result.game, player=player, **values)
            link.execute(row.on_conflict_do_update(index_elements=["game", "player"], set_=values))

    def _of(self, person: str, start: int, most: int | None) -> list[PastGame]:
        mine = sa.select(RESULT_SEATS.c.table).where(RESULT_SEATS.c.person == person)
        wanted = (
            sa.select(RESULTS).where(RESULTS.c.table.in_(mine)).order_by(RESULTS.c.ended_ms.desc(), RESULTS.c.table)
        )
        with self._engine.connect() as link:
            games = link.execute(wanted.offset(start).limit(most)).all()
            names = [row.table for row in games]
            seats = sa.select(RESULT_SEATS).where(RESULT_SEATS.c.table.in_(names)).order_by(RESULT_SEATS.c.seat)
            found = [PastSeat(**row) for row in link.execute(seats).mappings()]
        of_game = [tuple(seat for seat in found if seat.table == name) for name in names]
        return [
            PastGame(row.table, row.game, row.is_rated, row.ended_ms, row.series_game, row.series_games, seats)
            for row, seats in zip(games, of_game, strict=True)
        ]

    def _means(self) -> dict[str, tuple[int, float]]:
        count, mean = sa.func.count(), sa.func.avg(RESULT_SEATS.c.points)
        both = RESULTS.c.table == RESULT_SEATS.c.table
        wanted = sa.select(RESULTS.c.game, count, mean).join(RESULT_SEATS, both).where(RESULT_SEATS.c.level.is_(None))
        with self._engine.connect() as link:
            return {game: (int(n), float(points)) for game, n, points in link.execute(wanted.group_by(RESULTS.c.game))}

    def _choices_of(self, person: str | None) -> dict[str, dict[str, int]]:
        wanted = sa.select(RESULTS.c.game, CHOICES.c.choice, sa.func.sum(CHOICES.c.count))
        wanted = wanted.join(CHOICES, CHOICES.c.table == RESULTS.c.table)
        if person is not None:
            same = (RESULT_SEATS.c.table == CHOICES.c.table, RESULT_SEATS.c.seat == CHOICES.c.seat)
            wanted = wanted.join(RESULT_SEATS, sa.and_(*same)).where(RESULT_SEATS.c.person == person)
        found: dict[str, dict[str, int]] = {}
        with self._engine.connect() as link:
            for game, choice, count in link.execute(wanted.group_by(RESULTS.c.game, CHOICES.c.choice)):
                found.setdefault(game, {})[choice] = int(count)
        return found

    def _ratings_of(self, player: str) -> list[Rating]:
        with self._engine.connect() as link:
            rows = link.execute(sa.select(RATINGS).where(RATINGS.c.player == player).order_by(RATINGS.c.game))
            return [Rating(*row) for row in rows]

    def _best(self, game: str) -> list[tuple[Rating, str, str | None]]:
        who = sa.select(RATINGS, PERSONS.c.name, PERSONS.c.figure)
        joined = who.outerjoin(PERSONS, PERSONS.c.person == RATINGS.c.player)
        is_bot = RATINGS.c.player.startswith("bot:")
        is_shown = sa.or_(is_bot, sa.and_(PERSONS.c.name != "", ~PERSONS.c.is_banned))
        wanted = joined.where(RATINGS.c.game == game, RATINGS.c.games >= LEAST_RATED, is_shown)
        order = wanted.order_by((RATINGS.c.mu - 3 * RATINGS.c.sigma).desc(), RATINGS.c.player).limit(BEST)
        with self._engine.connect() as link:
            return [(Rating(*row[:5]), row[5] or "", row[6]) for row in link.execute(order)]


def seat_row(table: str, seat: SeatResult, person: str | None) -> dict[str, Any]:
    name = seat.name if seat.level or person else ""
    return {**vars(seat), "table": table, "person": person, "name": name}


def choice_rows(table: str, result: GameResult) -> list[dict[str, Any]]:
    """Of persons; what bots choose says nothing of anybody's taste."""
    persons = [seat.seat for seat in result.seats if seat.level is None]
    return [
        {"table": table, "seat": seat, "choice": choice, "count": count}
        for seat in persons
        for choice, count in result.choices[seat].items()
    ]


def forget_results(link: sa.Connection, person: str) -> None:
    """Results stay, and are nobody's."""
    link.execute(sa.update(RESULT_SEATS).where(RESULT_SEATS.c.person == person).values(person=None, name=""))
    link.execute(sa.delete(RATINGS).where(RATINGS.c.player == person))
