"""Guided first games on a real server: the request, the seats that follow the script, refusals, leaving."""

from typing import Any

from tests.server.house import Client, House
from tests.server.test_sockets import with_house
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.tables.courses import track
from zaubertisch.tables.lessons import lesson_of

OPTIONS = load_game("grimoria").options


async def begin(house: House, game: str = "grimoria", **body: Any) -> dict[str, Any]:
    status, created = await house.request("POST", f"/api/lessons/{game}", body)
    assert status == 201, created
    created["tokens"] = {key["seat"]: key["token"] for key in created["seats"]}
    return dict(created)


def fresh(learner: Client, numbers: list[int]) -> bool:
    """Is anything asked that was not asked before?"""
    return learner.question is not None and learner.question["number"] not in numbers


@with_house
async def test_a_learner_is_led_through_the_whole_game_by_pressing_what_is_lit(house: House) -> None:
    plan = lesson_of("grimoria").plan()
    async with house.sit(await begin(house, name="Lea"), 0) as learner:
        hints: list[str] = []
        numbers: list[int] = []
        while not learner.is_over:
            await learner.until(lambda: learner.is_over or fresh(learner, numbers))
            if learner.is_over:
                break
            question = await learner.asked()
            assert learner.view is not None
            lesson = learner.view["lesson"]
            assert (len(question["options"]) > 1) == lesson["is_choice"]
            assert len(lesson["scores"]) == 3
            hints.append(lesson["hint"])
            numbers.append(question["number"])
            await learner.answer()
        assert [*dict.fromkeys(hints)] == [
            *dict.fromkeys(step.hint for step in track(plan, [], goes_on=True).steps if step.hint)
        ]
        assert learner.view["lesson"] == {
            "step": plan.hints(), "steps": plan.hints(), "hint": None, "rules": [], "is_done": True,
            "is_choice": False, "declined": None, "answer": "last_card-take_town", "brought": {"points": 2},
            "scores": learner.view["result"]["points"],
        }  # fmt: skip
        assert [seat["name"] for seat in learner.view["table"]["seats"]] == ["Lea", "Bela", "Cora"]


@with_house
async def test_another_answer_is_refused_in_one_sentence_and_nothing_has_changed(house: House) -> None:
    async with house.sit(await begin(house), 0) as learner:
        question = await learner.asked()
        other = question["options"][0] + 1
        reply = await learner.answer(other)
        assert (reply["type"], reply["code"]) == ("error", "lesson")
        assert reply["message"] == "the lesson goes on with 'spell 1'; leave it to choose freely"
        reason = await learner.call({"type": "why_not", "option": other})
        assert reason["rule"] is None
        assert learner.question == question


@with_house
async def test_what_is_chosen_is_answered_and_everything_else_declined_with_a_reason(house: House) -> None:
    created = await begin(house)
    async with house.sit(created, 0) as learner:
        await learner.answer()
        question = await learner.until(lambda: learner.view["lesson"]["step"] == 2 and learner.question)  # type: ignore[index]
        assert learner.view is not None
        assert learner.view["lesson"]["declined"] == "exchange-else"
        names = [OPTIONS.name(option) for option in question["options"]]
        assert names == ["remove castle", "remove queen", "remove maid"]
        other = OPTIONS.number("remove face_down")
        refusal = await learner.answer(other)
        assert refusal["message"].startswith(
            "the lesson goes on with 'remove castle' or 'remove queen' or 'remove maid'"
        )
        await learner.answer(question["options"][1])
        await learner.until(lambda: learner.view["lesson"]["step"] == 3 and learner.question)  # type: ignore[index]
        assert learner.view["lesson"]["answer"] == "exchange-remove_queen"
    async with house.sit(created, 0) as learner:  # and after coming back
        await learner.asked()
        assert learner.view is not None
        assert learner.view["lesson"]["answer"] == "exchange-remove_queen"


@with_house
async def test_bots_wait_for_the_learner_to_choose_and_then_follow(house: House) -> None:
    """What they answer in the same breath depends on the choice; nobody plays anything of one's own instead."""
    async with house.sit(await begin(house), 0) as learner:
        numbers: list[int] = []
        while True:
            await learner.until(lambda: fresh(learner, numbers))
            assert learner.view is not None
            question = await learner.asked()
            numbers.append(question["number"])
            if learner.view["lesson"]["hint"] == "ward":
                break
            await learner.answer()
        assert learner.view["moment"]["answered"] == []
        await learner.answer(OPTIONS.number("spell 6"))
        await learner.until(lambda: fresh(learner, numbers))
        shown = [event["fields"]["spell"] for event in learner.events if event["name"] == "spell_revealed"][-3:]
        assert shown == [6, 9, 5]
        assert learner.view["lesson"]["answer"] == "ward-spell_6"
        assert learner.view["lesson"]["brought"]["coins"] == 2


@with_house
async def test_a_learner_who_comes_back_finds_the_lesson_where_it_was(house: House) -> None:
    created = await begin(house)
    async with house.sit(created, 0) as learner:
        await learner.answer()
        second = await learner.until(lambda: learner.view["lesson"]["step"] == 2 and learner.question)  # type: ignore[index]
    async with house.sit(created, 0) as learner:
        assert await learner.asked() == second
        assert learner.view is not None
        assert learner.view["lesson"]["hint"] == "exchange"


@with_house
async def test_after_leaving_all_options_are_open_and_bots_play_the_others(house: House) -> None:
    async with house.sit(await begin(house), 0) as learner:
        await learner.asked()
        assert (await learner.call({"type": "leave_lesson"}))["type"] == "acknowledged"
        question = await learner.until(lambda: learner.view["lesson"] is None and learner.question)  # type: ignore[index]
        assert len(question["options"]) == 5
        await learner.answer(question["options"][4])
        await learner.until(lambda: any(event["name"] == "turn_began" for event in learner.events))
        assert (await learner.call({"type": "leave_lesson"}))["code"] == "not_now"


@with_house
async def test_spectators_see_the_table_and_not_the_hints(house: House) -> None:
    async with house.sit(await begin(house)) as spectator:
        assert spectator.view is not None
        assert spectator.view["lesson"] is None


@with_house
async def test_a_game_without_a_lesson_is_unknown_and_games_say_who_has_one(house: House) -> None:
    status, complaint = await house.request("POST", "/api/lessons/chess", {})
    assert (status, complaint["code"]) == (404, "unknown")
    _, games = await house.request("GET", "/api/games")
    assert {game["key"] for game in games if game["has_lesson"]} == set(GAMES)
