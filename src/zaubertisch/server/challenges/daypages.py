"""The deal of the day over HTTP: today's, the results of a day, and playing it once."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from zaubertisch.games import GAMES
from zaubertisch.kernel.errors import BadInput
from zaubertisch.server.challenges.day_deals import DayLine, closes_ms, day_of, is_closed, next_day, start_of, today
from zaubertisch.server.challenges.day_requests import DayInfo, DayLineInfo, DayList, DayWish, ExportedDay, OwnDay
from zaubertisch.server.challenges.days import DAY_LEVEL, seats_for
from zaubertisch.server.network.visitors import has_secret, require_welcome, secret_of, within
from zaubertisch.server.node import Node
from zaubertisch.server.people.refused_words import is_decent
from zaubertisch.server.play.hub import Unknown
from zaubertisch.server.requests import SeatTaken
from zaubertisch.server.workshop.cardpages import known_game

NodeHere = NamedDependency[Node]
Here = Request[Any, Any, State]


@get("/api/day", guards=[within("keeping")])
async def show_day(node: NodeHere, request: Here) -> list[DayInfo]:
    """The deals of today, and what this browser made of them."""
    await node.days.settled()
    day, player = today(), await player_of(node, request)
    deals, tomorrow = [await node.days.deals(each) for each in (day, next_day(day))]
    counts = await node.store.day_deals.count(day)
    own = {game: await own_day(node, day, game, player) for game in GAMES} if player else {}
    ends = start_of(next_day(day))
    return [
        DayInfo(
            day, game, seats_for(game), DAY_LEVEL, deal.seed_hash, tomorrow[game].seed_hash, ends,
            counts.get(game, 0), own.get(game),
        )
        for game, deal in deals.items() if game in GAMES
    ]  # fmt: skip


async def player_of(node: Node, request: Here) -> str:
    """Who looks; nobody in particular where a browser does not say."""
    return await node.store.persons.owner(secret_of(request)) if has_secret(request) else ""


async def own_day(node: Node, day: str, game: str, player: str) -> OwnDay | None:
    lines = await node.store.day_deals.lines(day, game, player)
    mine = next((line for line in lines if line.player == player), None)
    return None if mine is None else OwnDay(mine.table, line_info(mine, player))


def line_info(line: DayLine, player: str) -> DayLineInfo | None:
    if line.rank is None or line.points is None or line.lead is None or line.is_won is None:
        return None
    return DayLineInfo(
        line.rank, line.name, line.figure, line.points, line.lead, line.is_won, line.course or "",  # type: ignore[arg-type]
        line.player == player,
    )  # fmt: skip


@get("/api/day/{key:str}/results", guards=[within("keeping")])
async def show_day_results(
    key: FromPath[str], node: NodeHere, request: Here, day: Annotated[str, QueryParameter(max_length=10)] = ""
) -> DayList:
    """The results of a day, today's if none is named; names that nobody should read are left out."""
    await node.days.settled()
    game, day = known_game(key[:40]).key, checked_day(day) or today()
    deal = await node.store.day_deals.known(day, game)
    if deal is None:
        raise Unknown(f"no deal of {day}")
    player, is_open = await player_of(node, request), is_closed(day)
    found = [line_info(line, player) for line in await node.store.day_deals.lines(day, game, player)]
    return DayList(
        day, game, deal.seed_hash, closes_ms(day), str(deal.seed) if is_open else None, deal.salt if is_open else None,
        [line for line in found if line and (line.is_mine or is_decent(line.name, node.settings.refused_words))],
    )  # fmt: skip


def checked_day(day: str) -> str:
    try:
        return day_of(start_of(day)) if day else ""
    except ValueError:
        raise BadInput(f"day {day!r}", "a day as 2026-11-18") from None


@post("/api/day/{key:str}", guards=[within("new_tables"), require_welcome])
async def play_day(key: FromPath[str], data: JSONBody[DayWish], node: NodeHere, request: Here) -> SeatTaken:
    """Play the deal of today, once; who has begun it before hears where."""
    secret, persons = secret_of(request), node.store.persons
    taken = await node.days.play(known_game(key[:40]).key, data, await persons.owner(secret))
    person = await persons.of(secret)
    if person and taken.is_new:
        await persons.claim_held(person, [(taken.table, data.key)])
    return taken


async def exported_days(node: Node, person: str) -> list[ExportedDay]:
    names = ExportedDay.__struct_fields__
    return [ExportedDay(*(row[name] for name in names)) for row in await node.store.day_deals.all_of(person)]


DAY_HANDLERS = [show_day, show_day_results, play_day]
