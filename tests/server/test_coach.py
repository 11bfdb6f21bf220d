"""The coach at a real table: three steps for one person alone, for all where several agree, never in a contest."""

from typing import Any

import pytest

from tests.server.house import Client, House
from tests.server.test_day_deals import begin as begin_day
from tests.server.test_lessons import begin as begin_lesson
from tests.server.test_persons import secrets_of
from tests.server.test_sockets import with_house
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.kernel.rules import COMPILED
from zaubertisch.server.analysis.coach import HINTS_AT_ONCE, advice_for_all, cost, own_advice, seen_by

pytestmark = pytest.mark.skipif(not COMPILED, reason="the coach needs compiled rules")


async def ready(house: House, game: str = "grimoria") -> None:
    await house.node.preparation.ready(game)


async def ask(client: Client, step: int = 1, **more: Any) -> dict[str, Any]:
    question = await client.asked()
    return await client.call({"type": "ask_coach", "question": question["number"], "step": step, **more})


async def weigh(client: Client, option: int) -> dict[str, Any]:
    question = await client.asked()
    return await client.call({"type": "weigh", "question": question["number"], "option": option})


def table_of(client: Client) -> dict[str, Any]:
    assert client.view is not None
    return dict(client.view["table"])


async def agree(clients: list[Client]) -> None:
    for client in clients:
        await client.call({"type": "vote", "about": "coach"})
    for client in clients:
        await client.until(lambda client=client: table_of(client)["coach"] == "on")


@with_house
async def test_who_plays_alone_gets_three_steps_and_nobody_else_hears_of_it(house: House) -> None:
    await ready(house)
    created = await house.create("pbb")
    async with house.sit(created, 0) as anna, house.sit(created) as watching:
        question = await anna.asked()
        where, what, why = [(await ask(anna, step))["hint"] for step in (1, 2, 3)]
        assert 2 <= len(where["options"]) <= 3
        assert where["reason"] is None
        assert {*where["options"]} <= {*question["options"]}
        assert what["options"] == why["options"]
        assert what["options"][0] in where["options"]
        assert why["reason"] in ("reason-chance", "reason-alike")
        assert (await ask(anna, 1))["hint"] == where, "asked again, the same"
        assert (await weigh(anna, what["options"][0]))["loss"] == 0
        await watching.views()
        assert all(heard["type"] not in ("hint", "weighed") for heard in watching.heard)
        assert table_of(watching)["hint"] is None


@with_house
async def test_what_goes_to_the_coach_is_the_view_alone(house: House) -> None:
    """Cards that the seat cannot know are dealt otherwise under it: hint, cost and open hint stay the same."""
    await ready(house)
    created = await house.create("ppb")
    async with house.sit_all(created) as [anna, _]:
        option = (await anna.asked())["options"][0]
        table = (await house.node.hub.live(created["table"])).table
        before = seen_by(table, 0, 0), seen_by(table, EVERYONE, 0)
        for observer in (0, EVERYONE):
            state = table.position.state.copy()
            table.position.state[:] = table.position.view(observer).imagine(observer, 77).state
            assert table.position.state.tobytes() != state.tobytes()
            table._views.clear()
            after = seen_by(table, 0, 0), seen_by(table, EVERYONE, 0)
            assert after[1] == before[1]
            assert advice_for_all("", after[1]) == advice_for_all("", before[1])
            if observer == 0:
                assert after[0] == before[0]
                assert own_advice("", after[0]) == own_advice("", before[0])
                assert cost("", after[0], option) == cost("", before[0], option)
            table.position.state[:] = state
            table._views.clear()


@with_house
async def test_with_others_all_must_agree_and_all_see_the_hint_until_it_is_answered(house: House) -> None:
    await ready(house)
    created = await house.create("ppb")
    async with house.sit_all(created) as [anna, ben], house.sit(created) as watching:
        assert table_of(anna)["coach"] == "asks"
        assert (await ask(anna))["code"] == "not_now"
        await anna.call({"type": "vote", "about": "coach"})
        assert (await ask(anna))["code"] == "not_now", "one of two is not all"
        await agree([ben])
        await anna.until(lambda: table_of(anna)["coach"] == "on")
        assert (await ask(anna, 3))["type"] == "acknowledged"
        for each in (anna, ben, watching):
            hint = await each.until(lambda each=each: table_of(each)["hint"])
            assert (hint["seat"], hint["step"]) == (0, 3)
            assert hint["reason"]
        assert all(heard["type"] != "hint" for each in (anna, ben, watching) for heard in each.heard)
        option = (await anna.asked())["options"][0]
        assert (await weigh(anna, option))["type"] == "weighed"
        assert all(heard["type"] != "weighed" for each in (ben, watching) for heard in each.heard)
        await anna.answer(option)
        await ben.answer()
        await ben.until(lambda: table_of(ben)["hint"] is None)
        await ben.call({"type": "vote", "about": "coach", "yes": False})
        await anna.until(lambda: table_of(anna)["coach"] == "asks")
        refused = await anna.call({"type": "ask_coach", "question": 1, "step": 1})
        assert refused["code"] == "not_now", "who agreed may think better of it"


@with_house
async def test_a_hint_that_all_see_outlives_a_restart_and_comes_once(house: House) -> None:
    await ready(house)
    created = await house.create("ppb")
    async with house.sit_all(created) as [anna, ben]:
        await agree([anna, ben])
        for _ in range(2):
            assert (await ask(anna, 2, ref="once"))["type"] == "acknowledged"
        shown = table_of(anna)["hint"] or await anna.until(lambda: table_of(anna)["hint"])
        live = await house.node.hub.live(created["table"])
        entries = await house.node.store.entries(created["table"], 0)
        assert sum(type(entry).__name__ == "Hinted" for _, entry in entries) == 1
        house.node.hub.release(live)
    async with house.sit(created, 1) as ben:
        assert table_of(ben)["hint"] == shown


@with_house
async def test_wrong_and_hasty_requests_are_refused_and_change_nothing(house: House) -> None:
    await ready(house)
    created = await house.create("pbb")
    async with house.sit(created, 0) as anna, house.sit(created) as watching:
        question = await anna.asked()
        number, before = question["number"], anna.view
        for message, code in (
            ({"type": "ask_coach", "question": number + 1, "step": 1}, "stale"),
            ({"type": "ask_coach", "question": number, "step": 4}, "malformed"),
            ({"type": "weigh", "question": number, "option": 32_000}, "malformed"),
            ({"type": "weigh", "question": number, "option": max(question["options"]) + 1}, "illegal"),
            ({"type": "vote", "about": "coach"}, "not_now"),
        ):
            await anna.send({**message, "ref": f"no {code} {message['type']}"})
            complaint = await anna.until(
                lambda: next((one for one in reversed(anna.heard) if one["type"] == "error"), None)
            )
            assert complaint["code"] == code, message
            anna.heard.clear()
        assert (await watching.call({"type": "ask_coach", "question": number, "step": 1}))["code"] == "forbidden"
        assert before is not None
        assert anna.view is not None
        assert (anna.view["question"], anna.view["picture"]) == (before["question"], before["picture"])
        codes = [(await ask(anna)).get("code") for _ in range(HINTS_AT_ONCE + 5)]
        assert "too_fast" in codes


@with_house
async def test_there_is_no_coach_where_results_are_compared(house: House) -> None:
    await ready(house)
    rated = await house.create("pbb", is_rated=True)
    (anna,) = secrets_of("anna")
    for created in (rated, await begin_day(house, anna)):
        async with house.sit(created, 0) as client:
            assert table_of(client)["coach"] == "never"
            assert (await ask(client))["code"] == "not_now"
            assert (await weigh(client, (await client.asked())["options"][0]))["code"] == "not_now"


@with_house
async def test_in_a_lesson_the_coach_compares_what_may_be_chosen_and_warns_of_nothing(house: House) -> None:
    await ready(house)
    async with house.sit(await begin_lesson(house), 0) as learner:
        await learner.answer()
        question = await learner.until(lambda: learner.view["lesson"]["is_choice"] and learner.question)  # type: ignore[index]
        offered = question["options"]
        where, what, why = [(await ask(learner, step))["hint"]["options"] for step in (1, 2, 3)]
        assert len(offered) == 3
        assert len(where) == 2
        assert {*where} < {*offered}
        assert what == why
        assert what[0] in where
        assert (await weigh(learner, offered[0]))["code"] == "not_now"
        await learner.call({"type": "leave_lesson"})
        question = await learner.until(lambda: learner.question and len(learner.question["options"]) > 3)
        assert (await weigh(learner, offered[0]))["type"] == "weighed"
