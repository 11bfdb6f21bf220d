"""Shared card sets over HTTP: a link for friends, a shelf for everybody, reports on what should not be there."""

import hashlib
from collections.abc import Iterator
from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.looks import BACK, pictures_in
from zaubertisch.server.network.visitors import address_of, has_secret, secret_of, within
from zaubertisch.server.node import Node
from zaubertisch.server.people.refused_words import check_decent
from zaubertisch.server.requests import CardDraft, CheckedCards, NewReport, SetDraft, SetSummary, SharedSet
from zaubertisch.server.workshop.cardpages import known_game
from zaubertisch.server.workshop.sets import KeptSet, SetRow

NodeHere = NamedDependency[Node]
SetKey = Annotated[str, PathParameter(max_length=32, pattern="^[a-z0-9]+$")]
Here = Request[Any, Any, State]


async def maker_of(node: Node, request: Here) -> str:
    """Who makes sets with this secret: a person, or the hash of what a guest's browser came with."""
    return await node.store.persons.owner(secret_of(request))


async def maker_or_nobody(node: Node, request: Here) -> str:
    return await maker_of(node, request) if has_secret(request) else ""


@post("/api/sets", guards=[within("sharing")])
async def share_set(data: JSONBody[SetDraft], node: NodeHere, request: Here) -> SharedSet:
    """Share a card set: who gets its key may look at it, play it and copy it."""
    node.check_open()
    maker, settings = await maker_of(node, request), node.settings
    row = await checked_row(node, data)
    key = await node.store.sets.share(maker, row, settings.most_sets, settings.sets_per_maker)
    return shared(await node.store.sets.find(key), maker)


@put("/api/sets/{key:str}", guards=[within("sharing")])
async def change_set(key: SetKey, data: JSONBody[SetDraft], node: NodeHere, request: Here) -> SharedSet:
    """Only its maker may change it, or put it on the shelf."""
    node.check_open()
    maker = await maker_of(node, request)
    await node.store.sets.change(key, maker, await checked_row(node, data))
    return shared(await node.store.sets.find(key), maker)


@delete("/api/sets/{key:str}", guards=[within("sharing")])
async def delete_set(key: SetKey, node: NodeHere, request: Here) -> None:
    """Only its maker may. Tables that play with it go on."""
    await node.store.sets.delete(key, await maker_of(node, request))


@get("/api/sets/{key:str}", guards=[within("replays")])
async def show_set(key: SetKey, node: NodeHere, request: Here) -> SharedSet:
    """A set, for anybody who knows its key."""
    found = await node.store.sets.find(key)
    await node.store.gallery.use(pictures_in(found.text))
    return shared(found, await maker_or_nobody(node, request))


@get("/api/sets", guards=[within("replays")])
async def show_shelf(
    node: NodeHere,
    game: FromQuery[str | None] = None,
    page: Annotated[int, QueryParameter(ge=0, le=1_000)] = 0,
) -> list[SetSummary]:
    """Public sets, those that were played most first."""
    return [summary(each, "") for each in await node.store.sets.shelf(game, page)]


@get("/api/my/sets", guards=[within("replays")])
async def show_my_sets(node: NodeHere, request: Here) -> list[SetSummary]:
    """All sets of a maker, those on no shelf too."""
    maker = await maker_of(node, request)
    return [summary(each, maker) for each in await node.store.sets.of_maker(maker)]


@post("/api/sets/{key:str}/reports", guards=[within("sharing")])
async def report_set(key: SetKey, data: JSONBody[NewReport], node: NodeHere, request: Here) -> None:
    """Say that a set should not be there; each visitor counts once."""
    node.check_open()
    visitor = hashlib.sha256(f"{key} {address_of(request, node.settings)}".encode()).hexdigest()
    await node.store.sets.report(key, visitor, data.reason.strip(), node.settings.reports_to_hide)


# What a maker sends


async def checked_row(node: Node, data: SetDraft) -> SetRow:
    """A set that can be played, and whose names may be shown if everybody sees them."""
    known_game(data.game)
    found = await node.foreign.checked_draft(CardDraft(data.game, data.text))
    if found.faults:
        raise found.faults[0].error("cards")
    name = " ".join(data.maker_name.split())
    if not name.isprintable():
        raise BadInput(f"maker_name {name!r}", "a line of text")
    if data.is_public:
        check_public(found, name, node.settings.refused_words)
    await node.store.gallery.use(pictures_in(data.text))
    changed = sum(1 for card in found.values if card != BACK)
    return SetRow(data.game, found.title, name, data.text, changed, data.is_public)


def check_public(found: CheckedCards, maker_name: str, refused: tuple[str, ...]) -> None:
    if not found.title or not maker_name:
        raise BadInput("a set without a name, or without one of its maker", "both, where everybody sees it")
    check_decent([found.title, maker_name, *texts_of(found)], refused)


def texts_of(found: CheckedCards) -> Iterator[str]:
    """What the cards of a set say in the maker's own words."""
    for card in found.cards:
        yield from (text for text in (card.title, card.flavour) if text)


# What is shown of a set


def summary(kept: KeptSet, maker: str) -> SetSummary:
    return SetSummary(
        kept.set, kept.game, kept.title, kept.maker_name, kept.changed_cards, kept.plays, kept.is_public,
        kept.is_hidden, kept.maker == maker, kept.changed_ms,
    )  # fmt: skip


def shared(kept: KeptSet, maker: str) -> SharedSet:
    return SharedSet(summary(kept, maker), kept.text)


SET_HANDLERS = [share_set, change_set, delete_set, show_set, show_shelf, show_my_sets, report_set]
