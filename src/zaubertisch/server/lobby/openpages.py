"""Open tables over HTTP: the list, live; sitting down at one; playing with people at once."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from zaubertisch.server.lobby.lobby import EVERY_GAME
from zaubertisch.server.lobby.open_tables import pace_word
from zaubertisch.server.network.visitors import address_of, require_welcome, secret_of, within
from zaubertisch.server.node import Node, clock_plan
from zaubertisch.server.play.keys import Taken
from zaubertisch.server.requests import (
    NewOpening,
    NewSeat,
    NewTable,
    OpenTable,
    OpenTables,
    PlayWish,
    SeatTaken,
    SeatWish,
)
from zaubertisch.server.workshop.cardpages import known_game
from zaubertisch.tables.refusals import NotNow

NodeHere = NamedDependency[Node]
Here = Request[Any, Any, State]
Name = Annotated[str, PathParameter(max_length=32, pattern="^[a-z0-9]+$")]
Page = Annotated[int, QueryParameter(ge=0, le=10_000)]
JSON, EVENTS = "application/json", "text/event-stream"
UNBUFFERED = {"X-Accel-Buffering": "no"}  # a proxy that waits for the end would show nothing until then
TRIES, BETWEEN_TRIES_S = 6, 0.5  # until a bot that ponders over its window has answered


@get("/api/open", guards=[within("replays")])
async def show_open_tables(node: NodeHere, game: FromQuery[str | None] = None, page: Page = 0) -> OpenTables:
    """A page of the list, as it is now."""
    body = node.open_tables.lobby.page(wanted_game(game), page)
    return Response(body, media_type=JSON)  # type: ignore[return-value]  # it is written already


@get("/api/open/live", is_packed=True, include_in_schema=False, guards=[within("replays")])
async def watch_open_tables(
    node: NodeHere, request: Here, game: FromQuery[str | None] = None, page: Page = 0
) -> Stream:
    """The same as server-sent events: now, and again whenever it changes."""
    node.check_open()
    address = address_of(request, node.settings)
    pages = node.open_tables.lobby.pages(wanted_game(game), page)
    return Stream(events_of(node, address, pages), media_type=EVENTS, headers=UNBUFFERED)


def wanted_game(game: str | None) -> str:
    return known_game(game).key if game else EVERY_GAME


async def events_of(node: Node, address: str, pages: AsyncIterator[bytes | None]) -> AsyncIterator[bytes]:
    with node.listeners.take(address) as has_place:
        if not has_place:
            yield b"retry: 60000\n\n"
            return
        async for page in pages:
            yield b": here\n\n" if page is None else b"data: %s\n\n" % page if page else b""


@post("/api/open/{table:str}/seats", guards=[within("new_tables"), require_welcome])
async def take_seat(table: Name, data: JSONBody[SeatWish], node: NodeHere, request: Here) -> SeatTaken:
    """Sit down at an open table: the key that was sent opens the seat from now on."""
    node.check_open()
    return await taken(node, table, data.key, await owner_of(node, request))


async def owner_of(node: Node, request: Here) -> str:
    """Who it is, as far as this browser says; nobody sits on two seats by mistake, and who is banned on none."""
    return await node.store.persons.owner(secret_of(request)) if "X-Person" in request.headers else ""


async def taken(node: Node, table: str, key: str, owner: str) -> SeatTaken:
    live = await node.hub.live(table)
    seat = await node.open_tables.take(live, key, owner)
    opening = live.table.setup.opening
    return SeatTaken(table, seat, opening.watch if opening else "")


@post("/api/open/play", guards=[within("new_tables"), require_welcome])
async def play_with_people(data: JSONBody[PlayWish], node: NodeHere, request: Here) -> SeatTaken:
    """A seat at a table that fits, or a new one that others find; with bots until somebody comes."""
    node.check_open()
    known_game(data.game).check_seats(data.seats)
    owner, address = await owner_of(node, request), address_of(request, node.settings)
    return await found_place(node, data, owner) or await new_place(node, data, owner, address)


async def found_place(node: Node, wish: PlayWish, owner: str) -> SeatTaken | None:
    """At one of the tables that fit; where a seat is about to answer, it is asked again for a moment."""
    for _ in range(TRIES):
        is_busy = False
        for table in node.open_tables.lobby.fitting(lambda row: fits(row, wish), wish.game):
            try:
                return await taken(node, table, wish.key, owner)
            except Taken:
                continue
            except NotNow:
                is_busy = True
        if not is_busy:
            return None
        await asyncio.sleep(BETWEEN_TRIES_S)
    return None


def fits(row: OpenTable, wish: PlayWish) -> bool:
    plan = clock_plan(wish.clock)
    return (
        row.is_usual and row.seats == wish.seats and row.bots == 0 and row.pace == (pace_word(plan) if plan else "none")
    )


async def new_place(node: Node, wish: PlayWish, owner: str, address: str) -> SeatTaken:
    seats = [NewSeat("person", wish.level) for _ in range(wish.seats)]
    new = NewTable(wish.game, seats, clock=wish.clock, opening=NewOpening())
    created = await node.create(new, address, founder_key=wish.key)
    node.open_tables.sat(created.table, owner, 0)
    return SeatTaken(created.table, 0, created.spectator, is_new=True)


OPEN_HANDLERS = [show_open_tables, watch_open_tables, take_seat, play_with_people]
