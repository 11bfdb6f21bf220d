"""What does a card set do to the game? Bots find out, and who asked sees the numbers grow, line by line."""

from collections.abc import AsyncIterator
from typing import Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Stream

from zaubertisch.kernel.codec import encode
from zaubertisch.lab.arena import Match
from zaubertisch.server.network.visitors import address_of, within
from zaubertisch.server.node import Node
from zaubertisch.server.play.hub import Busy
from zaubertisch.server.requests import CardDraft, NewTrial, TrialState
from zaubertisch.server.workshop.cardpages import known_game

LINES = "application/x-ndjson"
HEADERS = {"X-Accel-Buffering": "no"}  # a proxy that waits for the end would show nothing until then


@post("/api/trials", status_code=200, is_packed=True, guards=[within("sharing")])
async def try_cards(data: JSONBody[NewTrial], node: NamedDependency[Node], request: Request[Any, Any, State]) -> Stream:
    """Lines of `TrialState` while bots play, until all games are played or nobody listens."""
    node.check_open()
    game = known_game(data.game)
    game.check_seats(data.seats)
    node.trials.check(data.game)
    found = await node.foreign.checked_draft(CardDraft(data.game, data.text))
    if found.faults:
        raise found.faults[0].error("cards")
    match = Match(data.game, (data.level,) * data.seats, data.games, {}, data.text)
    states = node.trials.run(address_of(request, node.settings), match)
    first = await anext(states, None)
    if first is None:
        raise Busy("trying these cards out failed; try again")
    return Stream(lines_of(first, states), media_type=LINES, headers=HEADERS)


async def lines_of(first: TrialState, others: AsyncIterator[TrialState]) -> AsyncIterator[bytes]:
    """The first numbers are there before anything is sent, so that what cannot be done is answered as such."""
    try:
        yield encode(first) + b"\n"
        async for state in others:
            yield encode(state) + b"\n"
    finally:
        await others.aclose()  # type: ignore[attr-defined]
