"""Puzzles over HTTP: the lists, that of the day, what a seat sees, and the verdict on an answer."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.puzzles.days import puzzle_of_day
from zaubertisch.puzzles.files import puzzle_by_key, puzzles_of
from zaubertisch.puzzles.puzzle import Puzzle
from zaubertisch.server.challenges.day_deals import date_ms, next_day, start_of, today
from zaubertisch.server.challenges.puzzle_messages import name_of, puzzle_info, puzzle_view, verdict_on, why_not
from zaubertisch.server.challenges.puzzle_requests import (
    DayPuzzles,
    ExportedPuzzle,
    PuzzleAnswer,
    PuzzleList,
    PuzzleReason,
    PuzzleStreak,
    PuzzleVerdict,
    PuzzleView,
)
from zaubertisch.server.challenges.puzzle_results import PuzzleResult, streak_of
from zaubertisch.server.network.visitors import has_secret, secret_of, within
from zaubertisch.server.node import Node
from zaubertisch.server.people.persons import Person
from zaubertisch.server.play.hub import Unknown
from zaubertisch.server.workshop.cardpages import known_game

NodeHere = NamedDependency[Node]
Here = Request[Any, Any, State]


async def person_here(node: Node, request: Here) -> Person | None:
    """Who looks; a guest is nobody in particular."""
    return await node.store.persons.of(secret_of(request)) if has_secret(request) else None


async def results_of(node: Node, person: Person | None) -> list[PuzzleResult] | None:
    return await node.store.puzzle_results.of(person.person) if person else None


def streak_in(results: list[PuzzleResult] | None) -> PuzzleStreak | None:
    return None if results is None else streak_of(results, today())


def known_puzzle(game: str, key: str) -> Puzzle:
    found = puzzle_by_key(known_game(game[:40])).get(key)
    if found is None:
        raise Unknown(f"no puzzle {key[:40]!r}")
    return found


def of_day(game: str, day: str) -> Puzzle | None:
    return puzzle_of_day(puzzles_of(load_game(game)), day)


@get("/api/puzzles", guards=[within("keeping")])
async def show_day_puzzles(node: NodeHere, request: Here) -> DayPuzzles:
    """The puzzle of the day of each game; with a secret also how far this person is."""
    day, results = today(), await results_of(node, await person_here(node, request))
    solved = {result.puzzle: result.is_solved for result in results or []}
    found = [puzzle for game in GAMES if (puzzle := of_day(game, day))]
    infos = [puzzle_info(puzzle, solved.get(puzzle.key)) for puzzle in found]
    return DayPuzzles(day, start_of(next_day(day)), infos, streak_in(results))


@get("/api/puzzles/{key:str}", guards=[within("keeping")])
async def show_puzzles(key: FromPath[str], node: NodeHere, request: Here) -> PuzzleList:
    """All puzzles of a game, those that most levels find first."""
    game, day = known_game(key[:40]), today()
    results = await results_of(node, await person_here(node, request))
    solved = {result.puzzle: result.is_solved for result in results or []}
    infos = [puzzle_info(puzzle, solved.get(puzzle.key)) for puzzle in easiest_first(puzzles_of(game))]
    found = of_day(game.key, day)
    return PuzzleList(game.key, day, found.key if found else None, infos, streak_in(results))


def easiest_first(puzzles: tuple[Puzzle, ...]) -> list[Puzzle]:
    return sorted(puzzles, key=lambda puzzle: (puzzle.grade, puzzle.key))


@get("/api/puzzles/{key:str}/{puzzle:str}", guards=[within("replays")])
async def show_puzzle(key: FromPath[str], puzzle: FromPath[str], node: NodeHere) -> PuzzleView:
    """A puzzle as its seat sees the table; nothing of what is best."""
    found = known_puzzle(key, puzzle)
    return await node.threads.do(puzzle_view, found, puzzle_info(found), found == of_day(found.game, today()))


@get("/api/puzzles/{key:str}/{puzzle:str}/reason", guards=[within("replays")])
async def show_puzzle_reason(
    key: FromPath[str], puzzle: FromPath[str], node: NodeHere, option: Annotated[int, QueryParameter(ge=0, le=100_000)]
) -> PuzzleReason:
    """Why something is not possible in a puzzle."""
    return PuzzleReason(await node.threads.do(why_not, known_puzzle(key, puzzle), option))


@post("/api/puzzles/{key:str}/{puzzle:str}", guards=[within("replays")], status_code=HTTP_200_OK)
async def answer_puzzle(
    key: FromPath[str], puzzle: FromPath[str], data: JSONBody[PuzzleAnswer], node: NodeHere, request: Here
) -> PuzzleVerdict:
    """Judge an answer; of a person the first one to each puzzle is kept."""
    found, person = known_puzzle(key, puzzle), await person_here(node, request)
    given = await node.threads.do(name_of, found, data.option)
    if person:
        day = today()
        of_today = day if found == of_day(found.game, day) else None
        result = PuzzleResult(found.game, found.key, given == found.solution, of_today, date_ms())
        await node.store.puzzle_results.note(person.person, result)
    return verdict_on(found, data.option, streak_in(await results_of(node, person)))


async def exported_puzzles(node: Node, person: str) -> list[ExportedPuzzle]:
    return [ExportedPuzzle(**vars(result)) for result in await node.store.puzzle_results.of(person)]


PUZZLE_HANDLERS = [show_day_puzzles, show_puzzles, show_puzzle, show_puzzle_reason, answer_puzzle]
