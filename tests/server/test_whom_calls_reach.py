"""Whom calls reach: who has the seat now, and everybody in time, whatever other people's receivers do."""

import asyncio
from pathlib import Path

from tests.server.house import House, open_house, quick
from tests.server.receivers import Browser, sink
from tests.server.test_calls import QUICK, add, add_webhook, calling_house, noted, settled, slow_table
from tests.server.test_persons import secrets_of
from zaubertisch.server.calls.push import make_keys

NOT_YET = {"call_every_s": 3_600.0}  # what is owed is written down, and sent when the test says so


async def send(house: House) -> None:
    calls = house.node.calls
    for live in [*house.node.hub.tables.values()]:
        await calls.note(live)
    await calls.send_due()
    while calls._tasks:
        await asyncio.sleep(0.02)


def test_nobody_is_called_for_a_seat_that_is_somebody_elses_by_now(tmp_path: Path) -> None:
    async def inside() -> None:
        anna, ben, cora = secrets_of("anna", "ben", "cora")
        async with calling_house(tmp_path, **NOT_YET) as (house, found):
            for secret, path in ((anna, "/anna"), (cora, "/cora")):
                await add_webhook(house, found, secret, path)
            created = await slow_table(house, anna, ben)
            await house.node.calls.note(await house.node.hub.live(created["table"]))
            assert [row.is_done for row in await noted(house) if row.why == "turn"] == [False]
            async with house.sit(created, 0, person=anna, visible=False) as seat:
                invited = await seat.call({"type": "invite", "ref": "r" * 20})
            lent = {**created, "tokens": {0: invited["token"]}}
            async with house.sit(lent, 0, person=cora, visible=False) as other:  # it is lent, and kept
                await other.call({"type": "sign_out", "key": "k" * 30, "ref": "s" * 20})
            await send(house)
            await send(house)
            assert [call.path for call in found.received] == ["/cora"]
            assert all(row.is_done for row in await noted(house) if row.why == "turn")

    asyncio.run(inside())


SLOW_ONES = 8  # push services of one person that take what is sent to them, and never answer


def test_who_does_not_answer_holds_up_nobody_else(tmp_path: Path) -> None:
    """A person at many tables with receivers that hang: each is called once at a time, and rests when it failed."""

    async def inside() -> None:
        mallory, other, ben = secrets_of("mallory", "other", "ben")
        keys = tmp_path / "push.pem"
        make_keys(keys)
        settings = {"push_keys": keys, "call_every_s": 0.1, "call_patience_s": 1.0, "call_again_s": (2.0, 600.0)}
        async with calling_house(tmp_path, **settings) as (house, found):
            browser = Browser()
            for number in range(SLOW_ONES):
                await add(house, mallory, "push", found.url(f"/slow/{number}"), **browser.keys())
            await add_webhook(house, found, ben, "/ben")
            for _ in range(10):  # eighty calls, which is more than a node sends at the same time
                await slow_table(house, mallory, other)
            await slow_table(house, other, ben)
            async with asyncio.timeout(20):
                while len([row for row in await noted(house) if row.why == "turn"]) < 10 * SLOW_ONES + 1:
                    await asyncio.sleep(0.02)
            await found.until("/ben")
            assert len(found.received) <= 2 * SLOW_ONES + 1
            async with asyncio.timeout(20):
                while len(found.received) <= 2 * SLOW_ONES:  # once more, after the first rest
                    await asyncio.sleep(0.02)
            await asyncio.sleep(3)
            assert {len(found.at(f"/slow/{number}")) for number in range(SLOW_ONES)} == {2}

    asyncio.run(inside())


def test_many_calls_to_one_who_answers_all_come(tmp_path: Path) -> None:
    async def inside() -> None:
        anna, ben = secrets_of("anna", "ben")
        async with calling_house(tmp_path) as (house, found):
            await add_webhook(house, found, anna, "/anna")
            found.statuses["/anna"] = 503
            tables = {(await slow_table(house, anna, ben))["table"] for _ in range(5)}
            await found.until("/anna", 2)
            found.statuses.clear()
            found.received.clear()
            await settled(house)
            assert {each.json()["table"] for each in found.at("/anna")} == tables

    asyncio.run(inside())


def test_a_node_that_ends_notes_what_it_is_sending(tmp_path: Path) -> None:
    """So the next one does not send it again."""

    async def inside() -> None:
        anna, ben = secrets_of("anna", "ben")
        async with sink() as found:
            settings = {**QUICK, "call_lease_s": 1.0, "call_patience_s": 5.0}
            async with open_house(quick(tmp_path, **settings)) as house:
                await add_webhook(house, found, anna, "/late")
                created = await slow_table(house, anna, ben)
                await found.until("/late")
            async with open_house(quick(tmp_path, **settings)) as house:
                await house.node.hub.live(created["table"])
                await asyncio.sleep(2)
                await settled(house)
            assert [each.json()["table"] for each in found.at("/late")] == [created["table"]]

    asyncio.run(inside())
