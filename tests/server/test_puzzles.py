"""Puzzles on a server: the same for everybody, redacted, judged there, and a person's first answers are kept."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.puzzles.examples import GAMES, made_up, shipped
from tests.sample import part
from tests.server.house import House, open_house, quick
from tests.server.test_deletion import dump
from tests.server.test_persons import as_person, keep_profile, secrets_of
from tests.server.test_sockets import with_house
from zaubertisch.games import game as load_game
from zaubertisch.kernel.codec import encode
from zaubertisch.kernel.packages import BUILT_IN
from zaubertisch.puzzles.days import puzzle_of_day
from zaubertisch.puzzles.files import puzzles_of
from zaubertisch.puzzles.puzzle import Puzzle
from zaubertisch.server.challenges import day_deals, puzzlepages
from zaubertisch.server.challenges.day_deals import next_day, today
from zaubertisch.server.challenges.puzzle_messages import (
    moments_since_own_answer,
    puzzle_info,
    puzzle_view,
    remembering,
    seen,
    view_message,
)
from zaubertisch.server.challenges.puzzle_results import PuzzleResult, streak_of

GAME = GAMES[0]
DEALS = 6  # other deals of what is hidden, for each puzzle


def path_of(puzzle: Puzzle) -> str:
    return f"/api/puzzles/{puzzle.game}/{puzzle.key}"


def number(puzzle: Puzzle, name: str) -> int:
    return load_game(puzzle.game).options.number(name)


async def ask(house: House, path: str, secret: str | None = None) -> Any:
    status, found = await house.request("GET", path, **(as_person(secret) if secret else {}))
    assert status == 200, found
    return found


async def solve(house: House, puzzle: Puzzle, place: int = 0, secret: str | None = None) -> Any:
    """Answer with the best, the second best, ..."""
    body = {"option": number(puzzle, [*puzzle.chances][place])}
    status, found = await house.request("POST", path_of(puzzle), body, **(as_person(secret) if secret else {}))
    assert status == 200, found
    return found


@with_house
async def test_an_answer_is_judged_and_explained(house: House) -> None:
    puzzle = puzzles_of(load_game(GAME))[0]
    best, second, *_ = puzzle.chances
    right, wrong = await solve(house, puzzle), await solve(house, puzzle, -1)
    assert (right["is_solved"], wrong["is_solved"]) == (True, False)
    assert (right["reason"], wrong["reason"]) == ("reason-chance", "reason-chance-less")
    assert (right["next"], wrong["next"]) == (number(puzzle, second), number(puzzle, best))
    assert right["chances"] == wrong["chances"]
    assert [each["chance"] for each in right["chances"]] == sorted(puzzle.chances.values(), reverse=True)
    assert right["chances"][0] == {"option": number(puzzle, best), "chance": puzzle.chances[best]}
    assert right["finders"] == puzzle.finders
    assert right["streak"] is None  # nothing is kept for a guest


@with_house
async def test_before_an_answer_nothing_says_what_is_best(house: House) -> None:
    puzzle = puzzles_of(load_game(GAME))[0]
    lists = [await ask(house, "/api/puzzles"), await ask(house, f"/api/puzzles/{GAME}")]
    view = await ask(house, path_of(puzzle))
    assert {*view} == {"puzzle", "is_of_day", "seat", "seats", "moment", "question", "events", "picture"}
    assert {*view["puzzle"]} == {"key", "game", "seats", "grade", "question", "is_solved"}
    assert view["question"]["options"] == puzzle.view().legal(puzzle.asked)  # as at any table, not the best one first
    assert [number(puzzle, name) in view["question"]["options"] for name in puzzle.chances]
    for what in ("chance", "solution", "finders", "seed", "answers", "before"):
        assert f'"{what}"' not in json.dumps([*lists, view])


@pytest.mark.parametrize("key", GAMES)
def test_the_page_gets_the_same_whatever_is_best(key: str) -> None:
    for puzzle in puzzles_of(load_game(key))[:5]:
        turned = dict(zip(puzzle.chances, reversed(puzzle.chances.values()), strict=True))
        other = replace(puzzle, chances=turned, before=1)
        assert message(other) == message(puzzle)


def message(puzzle: Puzzle) -> bytes:
    return encode(puzzle_view(puzzle, puzzle_info(puzzle), False))


@pytest.mark.parametrize("key", BUILT_IN)
def test_the_page_gets_the_same_whatever_is_hidden(key: str) -> None:
    """Deal again what the seat cannot know: byte for byte the same view, question, seats and events."""
    puzzles = list(puzzles_of(load_game(key))) or [made_up(key, answers) for answers in (20, 60)]
    differ = 0
    for puzzle in part(f"puzzles of {key} dealt otherwise", puzzles, 4):
        position, expected = puzzle.position(), message(puzzle)
        _, events = seen(puzzle)
        for deal in range(DEALS):
            other = position.view(puzzle.asked).imagine(puzzle.asked, 1000 + deal)
            differ += other.state.tobytes() != position.state.tobytes()
            view = remembering(other.view(puzzle.asked))
            assert encode(view_message(view, puzzle.asked, events, puzzle_info(puzzle), False)) == expected, puzzle.key
    assert differ > DEALS // 2, "nothing was hidden: the test says nothing"


@pytest.mark.parametrize("key", BUILT_IN)
def test_events_before_a_question_are_those_that_the_seat_heard(key: str) -> None:
    for puzzle in list(puzzles_of(load_game(key)))[:5] or [made_up(key, 40)]:
        views = moments_since_own_answer(puzzle)
        assert views[-1].shows_the_same(puzzle.view())
        said = [event for view in views for event in view.events()]
        _, events = seen(puzzle)
        assert [event.name for event in events] == [event.name for event in said][-len(events) or len(said) :]
        assert len(views) <= len(puzzle.answers) + 1
        open_cards = [event.card for event in events if event.is_hidden]
        assert open_cards == [None] * len(open_cards)


@with_house
async def test_a_memory_that_nobody_has_is_on_the_screen(house: House) -> None:
    """Who solves a puzzle was not there: the screen shows all that the seat has seen."""
    for puzzle in shipped()[:3]:
        variant = load_game(puzzle.game).memory_variant
        view, _ = seen(puzzle)
        assert not variant or view.state[variant][0] == 1


@with_house
async def test_the_puzzle_of_the_day_is_everybodys_and_changes_with_the_day(house: House) -> None:
    found, day = await ask(house, "/api/puzzles"), today()
    assert found["day"] == day
    by_game = {each["game"]: each["key"] for each in found["puzzles"]}
    assert [*by_game] == [key for key in by_game if puzzles_of(load_game(key))]
    for key in by_game:
        expected = puzzle_of_day(puzzles_of(load_game(key)), day)
        assert expected is not None
        assert by_game[key] == expected.key == (await ask(house, f"/api/puzzles/{key}"))["of_day"]
        assert (await ask(house, path_of(expected)))["is_of_day"] is True
        assert puzzle_of_day(puzzles_of(load_game(key)), next_day(day)) is not expected


@with_house
async def test_the_first_answer_of_a_person_counts_on_every_device(house: House) -> None:
    (anna,) = secrets_of("anna")
    await keep_profile(house, anna, name="Anna")
    first, second, third = puzzles_of(load_game(GAME))[:3]
    assert (await solve(house, first, secret=anna))["streak"]["now"] == 1
    assert (await solve(house, second, secret=anna))["streak"] | {"days": 0} == {
        "now": 2, "best": 2, "days": 0, "solved": 2, "answered": 2,
    }  # fmt: skip
    assert (await solve(house, third, 1, secret=anna))["streak"]["now"] == 0
    assert (await solve(house, third, 0, secret=anna))["streak"]["solved"] == 2  # too late
    found = await ask(house, f"/api/puzzles/{GAME}", anna)
    outcomes = {each["key"]: each["is_solved"] for each in found["puzzles"]}
    assert (outcomes[first.key], outcomes[third.key]) == (True, False)
    assert sum(each is not None for each in outcomes.values()) == 3
    assert (await ask(house, f"/api/puzzles/{GAME}"))["streak"] is None


@with_house
async def test_what_is_kept_is_the_persons_and_goes_with_it(house: House) -> None:
    anna, ben = secrets_of("anna", "ben")
    await keep_profile(house, anna, name="Anna")
    await keep_profile(house, ben, name="Ben")
    puzzle = puzzles_of(load_game(GAME))[0]
    await solve(house, puzzle, secret=anna)
    exported = (await house.request("GET", "/api/me/export", **as_person(anna)))[1]["puzzles"]
    assert [(each["puzzle"], each["is_solved"]) for each in exported] == [(puzzle.key, True)]
    assert (await ask(house, "/api/puzzles", ben))["streak"]["answered"] == 0
    assert puzzle.key in dump(house)
    assert (await house.request("DELETE", "/api/me", **as_person(anna)))[0] == 204
    assert puzzle.key not in dump(house)


@with_house
async def test_a_guest_leaves_nothing(house: House) -> None:
    (guest,) = secrets_of("guest")
    puzzle = puzzles_of(load_game(GAME))[1]
    assert (await solve(house, puzzle, secret=guest))["streak"] is None
    assert puzzle.key not in dump(house)


@with_house
async def test_what_is_not_possible_is_refused_with_its_rule(house: House) -> None:
    puzzle = puzzles_of(load_game(GAME))[0]
    options = load_game(GAME).options
    legal = {number(puzzle, name) for name in puzzle.chances}
    illegal = next(option for option in range(len(options)) if option not in legal)
    status, complaint = await house.request("POST", path_of(puzzle), {"option": illegal})
    assert (status, complaint["code"]) == (400, "illegal")
    reason = await ask(house, f"{path_of(puzzle)}/reason?option={illegal}")
    assert reason["rule"]
    assert (await ask(house, f"{path_of(puzzle)}/reason?option={min(legal)}")) == {"rule": None}
    for body in ({"option": len(options)}, {"option": -1}, {"option": "best"}, {}, {"option": 1, "more": 2}, []):
        status, complaint = await house.request("POST", path_of(puzzle), body)
        assert status == 400, (body, complaint)
        assert "\n" not in complaint["message"]
    for path in (f"/api/puzzles/{GAME}/00000000", "/api/puzzles/chess", f"/api/puzzles/chess/{puzzle.key}"):
        assert (await house.request("GET", path))[0] == 404


def test_one_address_may_ask_only_so_much(tmp_path: Path) -> None:
    async def hurry() -> None:
        puzzle = puzzles_of(load_game(GAME))[0]
        async with open_house(quick(tmp_path, replays_per_minute=8.0, persons_per_minute=2.0)) as house:
            said = [(await house.request("GET", path_of(puzzle)))[0] for _ in range(4)]
            assert (said[0], said[-1]) == (200, 429)
            assert (await house.request("POST", path_of(puzzle), {"option": 1}))[0] == 429
            assert [(await house.request("GET", "/api/puzzles"))[0] for _ in range(4)][-1] == 429

    asyncio.run(hurry())


def test_days_in_a_row_are_those_of_the_puzzle_of_the_day(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asyncio.run(solve_for_days(tmp_path, monkeypatch))


async def solve_for_days(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(quick(folder)) as house:
        (anna,) = secrets_of("anna")
        await keep_profile(house, anna, name="Anna")
        day = today()
        for expected in (1, 2, 3):
            ms = day_deals.start_of(day)
            monkeypatch.setattr(day_deals, "date_ms", lambda ms=ms: ms)
            monkeypatch.setattr(puzzlepages, "date_ms", lambda ms=ms: ms)
            puzzle = puzzle_of_day(puzzles_of(load_game(GAME)), day)
            assert puzzle is not None
            assert (await solve(house, puzzle, secret=anna))["streak"]["days"] == expected
            day = next_day(day)


def test_a_day_without_the_puzzle_ends_the_row() -> None:
    solved = [PuzzleResult(GAME, str(i), True, f"2026-11-1{i}", i) for i in (1, 2, 3)]
    missed = PuzzleResult(GAME, "m", False, "2026-11-14", 4)
    assert streak_of(solved, "2026-11-13").days == streak_of(solved, "2026-11-14").days == 3
    assert streak_of(solved, "2026-11-15").days == 0
    assert streak_of([*solved, missed], "2026-11-14").days == 3  # the day is not over for other games
    assert streak_of([*solved, missed], "2026-11-14").now == 0
