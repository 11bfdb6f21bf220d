"""The server itself, over HTTP: how it is run, and being let in where only invited players play."""

from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from zaubertisch.server.network.visitors import PERSON, secret_of, within
from zaubertisch.server.node import Node
from zaubertisch.server.operation.house_requests import CallKind, HouseInfo, Keeping, WelcomeToken
from zaubertisch.server.settings import Settings

NodeHere = NamedDependency[Node]
Here = Request[Any, Any, State]
CALL_KINDS: list[CallKind] = ["push", "mail", "webhook"]


@get("/api/house", guards=[within("keeping")])
async def show_house(node: NodeHere, request: Here) -> HouseInfo:
    """Who may play, what is kept and for how long; for a browser that says who it is, whether it may."""
    secret = secret_of(request) if PERSON in request.headers else ""
    return house_info(node, is_welcome=await node.notices.is_welcome(secret))


def house_info(node: Node, *, is_welcome: bool) -> HouseInfo:
    settings, calls = node.settings, [kind for kind in CALL_KINDS if node.calls.callers.can(kind)]
    return HouseInfo(node.notices.is_invite_only, is_welcome, settings.operator, keeping_of(settings), calls)


def keeping_of(settings: Settings) -> Keeping:
    return Keeping(
        settings.keep_finished_days, settings.keep_deserted_days, settings.keep_talk_days, settings.keep_reports_days,
        settings.keep_deals_days, settings.keep_sets_days, settings.keep_pictures_days, settings.keep_persons_days,
    )  # fmt: skip


@post("/api/me/welcome", guards=[within("keeping")], status_code=HTTP_200_OK)
async def accept_welcome(data: JSONBody[WelcomeToken], node: NodeHere, request: Here) -> HouseInfo:
    """Use an operator's invitation: this person may lay tables from now on, on every device."""
    node.check_open()
    secret = secret_of(request)
    persons, invitations = node.store.persons, node.store.server_invitations
    known = await persons.of(secret)
    if known is None or not known.is_welcome:
        await invitations.check(data.token)
        person = await persons.made(secret)
        await invitations.accept(person.person, data.token)
    return house_info(node, is_welcome=True)


HOUSE_HANDLERS = [show_house, accept_welcome]
