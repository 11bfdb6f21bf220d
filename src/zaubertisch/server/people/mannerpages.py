"""Manners over HTTP: blocking somebody one met, and reporting what somebody says or how they are called."""

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from zaubertisch.kernel.errors import BadInput
from zaubertisch.server.network.visitors import PERSON, secret_of, within
from zaubertisch.server.node import Node
from zaubertisch.server.people.blocks import Block
from zaubertisch.server.people.manner_requests import BlockInfo, NewBlock, NewTalkReport
from zaubertisch.server.people.talk_reports import NewReport
from zaubertisch.server.play.keys import Forbidden, hash_of
from zaubertisch.server.play.live import Live
from zaubertisch.server.play.talk import clean
from zaubertisch.tables.refusals import NotNow

NodeHere = NamedDependency[Node]
Here = Request[Any, Any, State]
TableName = Annotated[str, PathParameter(max_length=32, pattern="^[a-z0-9]+$")]
Number = Annotated[str, PathParameter(max_length=12, pattern="^[0-9a-f]+$")]


@get("/api/me/blocks", guards=[within("keeping")])
async def show_blocks(node: NodeHere, request: Here) -> list[BlockInfo]:
    """Whom this person blocks."""
    return await blocks_of(node, (await node.store.persons.known(secret_of(request))).person)


@post("/api/me/blocks", guards=[within("sharing")], status_code=HTTP_200_OK)
async def block_seat(data: JSONBody[NewBlock], node: NodeHere, request: Here) -> list[BlockInfo]:
    """Block who sits there; one's own key to a seat of the table is needed. A guest becomes a person by it."""
    node.check_open()
    secret = secret_of(request)
    live = await node.hub.live(data.table)
    own = await own_seat(node, live, request, data.seat)
    blocked = await node.hub.owner_at(live, data.seat)
    if not blocked or own is None:
        raise NotNow("nobody who is known sits there")
    person = await node.store.persons.made(secret)
    if blocked in (person.person, hash_of(secret)):
        raise BadInput(f"seat {data.seat}", "the seat of somebody else")
    await node.store.blocks.add(person.person, blocked, live.table.seats[data.seat].name)
    for guest in node.guests:
        if guest.browser == hash_of(secret):
            guest.blocked |= {blocked}
    return await blocks_of(node, person.person)


@delete("/api/me/blocks/{number:str}", guards=[within("sharing")], status_code=HTTP_200_OK)
async def unblock(number: Number, node: NodeHere, request: Here) -> list[BlockInfo]:
    """Block somebody no longer."""
    person = (await node.store.persons.known(secret_of(request))).person
    await node.store.blocks.remove(person, number)
    return await blocks_of(node, person)


async def blocks_of(node: Node, person: str) -> list[BlockInfo]:
    return [block_info(block) for block in await node.store.blocks.of(person)]


def block_info(block: Block) -> BlockInfo:
    return BlockInfo(block.number, block.name, block.at_ms)


@post("/api/tables/{table:str}/reports", guards=[within("sharing")])
async def report_seat(table: TableName, data: JSONBody[NewTalkReport], node: NodeHere, request: Here) -> None:
    """Tell the operator of a seat's talk or name; what it said last goes with it. One report for each seat."""
    node.check_open()
    live = await node.hub.live(table)
    own = await own_seat(node, live, request, data.seat)
    reporter = await node.store.persons.owner(secret_of(request)) if PERSON in request.headers else ""
    name = live.table.seats[data.seat].name
    await node.store.talk_reports.add(
        NewReport(
            table, live.table.setup.game, data.seat, name, await node.hub.owner_at(live, data.seat),
            reporter or hash_of(f"{table} {own}"), clean(data.reason) if data.reason else "", said_by(live, data.seat),
        )
    )  # fmt: skip


async def own_seat(node: Node, live: Live, request: Here, other: int) -> int | None:
    """Who asks, by the key that they show: a seat, or somebody who watches; not the one whom it is about."""
    token = request.headers.get("Authorization", "").removeprefix("Bearer ")
    own = await node.store.keyring.seat_of(live.name, token)
    if other >= len(live.table.seats) or not live.table.seats[other].is_person:
        raise BadInput(f"seat {other}", "the seat of a person at this table")
    if own == other:
        raise Forbidden("this is your own seat")
    return own


def said_by(live: Live, seat: int) -> list[str]:
    """The last words of a seat; phrases by their names."""
    said = [each.text or f"[{each.phrase}]" for each in live.talk() if each.seat == seat]
    return said[-20:]


MANNER_HANDLERS = [show_blocks, block_seat, unblock, report_seat]
