"""Standing orders over the wire: the server answers for who is away; nobody else sees the order, only the answer."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.house import Client, House
from tests.server.test_calls import add_webhook, calling_house, settled, slow_table
from tests.server.test_persons import secrets_of
from tests.server.test_sockets import with_house
from zaubertisch.tables.table import Table

ALL_DAY = ("cast_spell", "announce", "invite", "choose_adventure", "send_apprentice", "make_offer", "lay_out")


def order(question: str, key: str | None = "pass", named: str = "") -> dict[str, Any]:
    return {"type": "give_order", "question": question, "order": key, "named": named}


async def give(client: Client, *orders: dict[str, Any]) -> None:
    for each in orders:
        assert (await client.call(each))["type"] == "acknowledged", each


async def table_of(house: House, created: dict[str, Any]) -> Table:
    return (await house.node.hub.live(created["table"])).table


def test_the_server_answers_for_who_is_away_also_after_a_restart_and_does_not_call(tmp_path: Path) -> None:
    async def inside() -> None:
        anna, ben = secrets_of("anna", "ben")
        async with calling_house(tmp_path, call_after_s=3600.0) as (house, found):
            created = await slow_table(house, anna, ben, game="zauberschwert")
            first = (await table_of(house, created)).position.asked()[0]
            async with house.sit(created, first, visible=False) as away:
                await give(away, *(order(question) for question in ALL_DAY[2:]))
                assert (away.question or {})["name"] == "announce"
        async with calling_house(tmp_path) as (house, found):
            await add_webhook(house, found, (anna, ben)[first], "/away")
            await settled(house)
            found.received.clear()  # of the question for which there was no order
            async with house.sit(created, first, visible=False) as away:
                assert [each["question"] for each in (away.view or {})["orders"]] == [*ALL_DAY[2:]]
                await give(away, order("announce"))
            table = await table_of(house, created)
            async with house.sit(created, 1 - first) as here:
                asked = await here.until(lambda: here.question)
                assert asked["name"] == "announce"
                await here.answer(table.game.options.number("pass"))
                while here.question and here.question["name"] != "choose_adventure":
                    await here.answer()
                await here.until(lambda: here.question and here.question["name"] == "choose_adventure")
                assert all(each["name"] != "answered_by_order" for each in here.events)
                await settled(house)
                assert found.at("/away") == []
                assert table.seats[first].answers >= 2
            async with house.sit(created, first, seen=0) as away:
                assert any(each["name"] == "answered_by_order" for each in away.events)

    asyncio.run(inside())


@with_house
async def test_an_order_acts_at_once_is_seen_by_nobody_else_and_withdrawn_at_once(house: House) -> None:
    created = await house.create("pp", "zauberschwert")
    table = await table_of(house, created)
    async with house.sit_all(created) as clients, house.sit(created) as watching:
        first = table.position.asked()[0]
        anna, ben = clients[first], clients[1 - first]
        await give(anna, order("choose_adventure", "below", "30"))
        before = [len(await other.views()) for other in (ben, watching)]
        await give(anna, order("lay_out"))
        assert [len(await other.views()) for other in (ben, watching)] == before
        assert (ben.view or {})["orders"] == []
        assert (watching.view or {})["orders"] is None
        while not (anna.question and anna.question["name"] == "announce"):
            await ben.answer()
        await give(anna, order("announce"))
        await anna.until(lambda: any(each["name"] == "answered_by_order" for each in anna.events))
        await give(anna, order("announce", None), order("lay_out", None), order("choose_adventure", None))
        assert (anna.view or {})["orders"] == []
        assert not table.seats[first].orders
        assert all(each["name"] != "answered_by_order" for other in (ben, watching) for each in other.events)


@with_house
async def test_what_no_game_knows_and_what_is_not_ones_own_is_refused(house: House) -> None:
    created = await house.create("pp")
    async with house.sit_all(created) as (anna, _), house.sit(created) as watching:
        for wrong in (order("take_card"), order("react", "always"), order("react", "unless_demanded", "dragon")):
            refused = await anna.call(wrong)
            assert (refused["type"], refused["code"]) == ("error", "malformed"), refused
            assert "allowed" in refused["message"]
        assert (await watching.call(order("react")))["code"] == "forbidden"
        for malformed in (order("react") | {"seat": 1}, order("r" * 41), order("react", "pass", "k" * 41)):
            heard = len(anna.heard)
            await anna.send(malformed)
            assert (await anna.until(lambda heard=heard: anna.heard[heard:]))[0]["code"] == "malformed"
        assert (anna.view or {})["orders"] == []
