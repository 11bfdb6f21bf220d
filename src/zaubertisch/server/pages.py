"""The HTTP side: games, tables, records, looking back, health. Sockets have a file of their own."""

import re
from typing import Annotated, Any

from litestar import Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec.structs import replace

from zaubertisch import __version__
from zaubertisch.games import GAMES
from zaubertisch.kernel.codec import Raw, encode
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.record import EVERYONE, NOTHING
from zaubertisch.kernel.words import check_language
from zaubertisch.server.analysis.reviewpages import REVIEW_HANDLERS
from zaubertisch.server.calls.callpages import CALL_HANDLERS
from zaubertisch.server.challenges.daypages import DAY_HANDLERS
from zaubertisch.server.challenges.puzzlepages import PUZZLE_HANDLERS
from zaubertisch.server.history.resultpages import RESULT_HANDLERS
from zaubertisch.server.lobby.invitationpages import INVITATION_HANDLERS
from zaubertisch.server.lobby.openpages import OPEN_HANDLERS
from zaubertisch.server.network.visitors import address_of, check_origin, require_welcome, within
from zaubertisch.server.node import Node
from zaubertisch.server.operation.housepages import HOUSE_HANDLERS
from zaubertisch.server.people.devicepages import DEVICE_HANDLERS
from zaubertisch.server.people.mannerpages import MANNER_HANDLERS
from zaubertisch.server.people.personpages import PERSON_HANDLERS
from zaubertisch.server.play.hub import Unknown
from zaubertisch.server.play.keys import Forbidden
from zaubertisch.server.play.loader import OtherRules
from zaubertisch.server.play.messages import GameEvent
from zaubertisch.server.play.socket import Guest
from zaubertisch.server.play.view_messages import clock_of, event_of, moment_of, question_of, result_of, table_info
from zaubertisch.server.requests import (
    Analysis,
    Answered,
    Created,
    GameFacts,
    GameInfo,
    Health,
    HealthStatus,
    Imported,
    Knowledge,
    LinkInfo,
    NewFork,
    NewLesson,
    NewTable,
    OwnSeat,
    PastMoment,
    Readiness,
    RuleInfo,
    TableSummary,
)
from zaubertisch.server.startup.game_facts import facts_of, game_facts, game_info
from zaubertisch.server.workshop.cardpages import check_cards, known_game, show_forms
from zaubertisch.server.workshop.picturepages import PICTURE_HANDLERS
from zaubertisch.server.workshop.setpages import SET_HANDLERS
from zaubertisch.server.workshop.trialpages import try_cards
from zaubertisch.tables.lessons import has_lesson
from zaubertisch.tables.memory import names_the_past
from zaubertisch.tables.past import Past
from zaubertisch.tables.rulebook import Rule, rules_in_words
from zaubertisch.tables.seats import taken_figures
from zaubertisch.tables.setup import TableSetup
from zaubertisch.tables.streams import Stream
from zaubertisch.tables.table import Table

NodeHere = NamedDependency[Node]
NAME = re.compile("[a-z0-9]{1,32}")
Name = Annotated[str, PathParameter(max_length=32, pattern="^[a-z0-9]+$")]


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """The games of the house."""
    return [game_info(key) for key in GAMES]


@get("/api/readiness", sync_to_thread=False)
def show_readiness(node: NodeHere) -> dict[str, Readiness]:
    """How far each game is compiled; all can be played."""
    return node.preparation.games


@get("/api/games/{key:str}", sync_to_thread=True)
def show_game(key: FromPath[str]) -> GameFacts:
    """Everything that is fixed in a game."""
    return facts_of(known_game(key).key)


@get("/api/games/{key:str}/words/{language:str}", media_type="text/plain", sync_to_thread=True)
def show_words(key: FromPath[str], language: FromPath[str]) -> str:
    """A game's words as a Fluent file, for pages that were built without the game."""
    file = known_game(key).folder / "words" / f"{check_language(language[:20])}.ftl"
    return file.read_text(encoding="utf-8")


@get("/api/games/{key:str}/rules/{language:str}", sync_to_thread=True)
def show_rules(key: FromPath[str], language: FromPath[str]) -> list[RuleInfo]:
    """A game's numbered rules in words; a game from outside may have them in one language only, or not at all."""
    return [rule_info(rule) for rule in rules_in_words(known_game(key).key, check_language(language[:20]))]


def rule_info(rule: Rule) -> RuleInfo:
    return RuleInfo(rule.number, [*rule.aliases], rule.chapter, rule.certainty, rule.text)


@post("/api/tables", guards=[within("new_tables"), require_welcome])
async def create_table(data: JSONBody[NewTable], node: NodeHere, request: Request[Any, Any, State]) -> Created:
    """A new table with the keys to its seats."""
    return await node.create(data, address_of(request, node.settings))


@post("/api/lessons/{key:str}", guards=[within("new_tables"), require_welcome])
async def create_lesson(key: FromPath[str], data: JSONBody[NewLesson], node: NodeHere) -> Created:
    """A guided first game, with the key to the learner's seat."""
    if not has_lesson(key):
        raise Unknown(f"no lesson for {key[:40]!r}")
    return await node.teach(key, data)


@get("/api/tables/{table:str}")
async def show_table(table: Name, node: NodeHere, request: Request[Any, Any, State]) -> TableSummary:
    """What anybody may know of a table, and with the key of a seat how that seat stands."""
    try:
        found = (await node.hub.live(table)).table
    except OtherRules:
        read = await node.hub.loader.transcript(await node.hub.kept(table))
        return summary_of(table, read.setup, "stopped", read.names)
    token = token_of(request)
    seat = await node.store.keyring.seat_of(table, token) if token else None
    mine = None if seat is None else OwnSeat(seat, question_of(found, seat) is not None, clock_of(found, seat))
    summary = summary_of(table, found.setup, found.state, [seat.name for seat in found.seats], mine)
    return replace(summary, figures=taken_figures(found.seats), is_open=found.setup.opening is not None)


def token_of(request: Request[Any, Any, State]) -> str:
    return request.headers.get("Authorization", "").removeprefix("Bearer ")


def summary_of(
    table: str, setup: TableSetup, state: str, names: list[str], mine: OwnSeat | None = None
) -> TableSummary:
    return TableSummary(table, setup.game, state, names, setup.variants, bool(setup.cards), setup.seed_hash(), mine)


@get("/api/tables/{table:str}/link", guards=[within("replays")])
async def show_link(table: Name, node: NodeHere, request: Request[Any, Any, State]) -> LinkInfo:
    """What a link opens, before anybody sits down with it; nothing is used up."""
    await node.hub.kept(table)
    return LinkInfo(await node.store.keyring.opens(table, token_of(request)))


@get("/api/tables/{table:str}/facts", guards=[within("replays")])
async def show_table_facts(table: Name, node: NodeHere) -> GameFacts:
    """Everything that is fixed at this table, its own cards included."""
    setup = (await node.hub.live(table)).table.setup
    return await node.threads.do(game_facts, setup.rulebook(), setup.cards)


@get("/api/tables/{table:str}/record", media_type="text/plain", guards=[within("replays")])
async def show_record(table: Name, node: NodeHere) -> Response[str]:
    """The record file of a finished game."""
    return Response(await node.record(table), headers={"Content-Disposition": f'attachment; filename="{table}.record"'})


@post("/api/records", guards=[within("new_tables"), require_welcome])
async def read_record(node: NodeHere, request: Request[Any, Any, State]) -> Imported:
    """Read a record file in, to look back at it."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise BadInput("not a text", "a record file in UTF-8") from None
    return await node.read_in(text)


@get("/api/tables/{table:str}/replay", guards=[within("replays")])
async def show_past(
    table: Name,
    node: NodeHere,
    request: Request[Any, Any, State],
    at: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    knowledge: FromQuery[Knowledge] = "public",
    seat: Annotated[int | None, QueryParameter(ge=0, le=4)] = None,
) -> PastMoment:
    """A moment of the past at somebody's knowledge."""
    live = await node.hub.live(table)
    observer = await allowed_observer(node, live.name, live.table, request, knowledge, seat)
    return past_moment_of(live.table, observer, *await node.past_moment(live, at, observer))


async def allowed_observer(
    node: Node, name: str, table: Table, request: Request[Any, Any, State], knowledge: Knowledge, seat: int | None
) -> int | None:
    """Whose knowledge is shown; of a running game only one's own past, or as a spectator; of one that is over any."""
    if knowledge == "seat" and (seat is None or seat >= len(table.seats)):
        raise BadInput(f"seat {seat}", f"a number from 0 to {len(table.seats) - 1}")
    if table.state not in ("over", "ended"):
        visitor = await node.store.keyring.seat_of(name, token_of(request))
        if knowledge == "all" or (knowledge == "seat" and visitor != seat):
            raise Forbidden("while the game goes on, only your own past")
    return {"public": EVERYONE, "all": None, "seat": seat}[knowledge]


def past_moment_of(table: Table, observer: int | None, moment: Past, answers: int) -> PastMoment:
    """A moment of the past as an observer may look at it now."""
    game = table.game
    is_named = names_the_past(table, observer)
    shown = moment.view if is_named or observer is None else table.view(observer)
    return PastMoment(
        at=moment.number,
        answers=answers,
        last=last_answer(moment, observer),
        events=past_events(game, moment, is_named=is_named),
        table=table_info(table, ()),
        moment=moment_of(table, moment.view),
        picture=Raw(encode(game.picture(shown, NOTHING if observer is None else observer))),
        result=result_of(table) if moment.number == answers else None,
    )


def last_answer(moment: Past, observer: int | None) -> Answered | None:
    """Who answered what to which question; what others chose only with all cards open."""
    if moment.seat is None:
        return None
    option = moment.option if observer in (None, moment.seat) else None
    return Answered(moment.number, moment.seat, moment.question, option)


def past_events(game: Game, moment: Past, *, is_named: bool) -> list[GameEvent]:
    """What happened at that moment, with its cards if they may be named."""
    stream = Stream()
    stream.hear(moment.view)
    return [event_of(game, each) for each in stream.after(0, 0 if is_named else stream.number)]


@get("/api/tables/{table:str}/analysis", guards=[within("new_tables")])
async def think_back(
    table: Name,
    node: NodeHere,
    at: Annotated[int, QueryParameter(ge=1, le=1_000_000)],
    level: Annotated[int, QueryParameter(ge=1, le=4)] = 3,
) -> Analysis:
    """What a bot thinks of an answer of the past, and why."""
    return await node.analysis(await node.hub.live(table), at, level)


@post("/api/tables/{table:str}/fork", guards=[within("new_tables"), require_welcome])
async def fork_table(table: Name, data: JSONBody[NewFork], node: NodeHere) -> Created:
    """Play on from a moment of a finished game against bots."""
    return await node.fork(table, data)


@get("/health")
async def health(node: NodeHere) -> Response[Health]:
    """Is this node able to take visitors?"""
    status: HealthStatus = "draining" if node.is_draining else "ok" if await node.pulse.can_write() else "cannot_write"
    return Response(Health(status, __version__), status_code=200 if status == "ok" else 503)


@websocket("/api/tables/{table:str}/socket")
async def visit_table(socket: WebSocket[Any, Any, State], table: FromPath[str], node: NodeHere) -> None:
    """A seat or a spectator at a table."""
    await socket.accept()
    address = address_of(socket, node.settings)
    with node.places.take(address) as has_place:
        problem = check_origin(socket, node.settings) or node.is_full(address, has_place=has_place)
        if problem is not None:
            await socket.close(problem.code, problem.reason)
            return
        await Guest(node, socket).visit(table if NAME.fullmatch(table) else "")


HANDLERS = [
    list_games, show_readiness, show_game, show_words, show_rules, create_table, create_lesson, show_table, show_link,
    show_table_facts, show_record, read_record, show_past, think_back, fork_table, show_forms, check_cards, health,
    visit_table, *PICTURE_HANDLERS, *SET_HANDLERS, *PERSON_HANDLERS, *DEVICE_HANDLERS, *RESULT_HANDLERS,
    *INVITATION_HANDLERS, *OPEN_HANDLERS, *CALL_HANDLERS, *HOUSE_HANDLERS, *MANNER_HANDLERS, *REVIEW_HANDLERS,
    *DAY_HANDLERS, *PUZZLE_HANDLERS,
    try_cards,
]  # fmt: skip
