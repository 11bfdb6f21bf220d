"""What somebody tries who has a link to watch, or one of two seats, or only an address."""

import asyncio
import contextlib
from pathlib import Path

import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.house import House, open_house, quick
from zaubertisch.server.play.socket import NO_TABLE
from zaubertisch.server.storage.pen import Written
from zaubertisch.server.storage.store import Conflict
from zaubertisch.server.storage.store_schema import TABLES
from zaubertisch.tables.entries import Spoken

SOCKETS = 12
VOTE = {"type": "vote", "about": "replace", "seat": 1, "yes": True}


async def shout(house: House, created: dict[str, object], times: int) -> int:
    """Talk from many sockets of spectators; how much of it counted?"""
    async with contextlib.AsyncExitStack() as stack:
        crowd = [await stack.enter_async_context(house.sit(created)) for _ in range(SOCKETS)]
        words = [(one, f"{number} {i}") for number, one in enumerate(crowd) for i in range(times)]
        replies = [await one.call({"type": "talk", "text": text, "ref": text}) for one, text in words]
    return sum(reply["type"] == "acknowledged" for reply in replies)


def test_spectators_with_many_sockets_do_not_talk_the_table_down(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path, talks_per_s=0.0001, talks_at_once=2)) as house:
            created = await house.create("pp")
            async with house.sit_all(created) as (anna, ben):
                heard = await shout(house, created, 2)
                assert 2 <= heard < 2 * SOCKETS
                assert (await anna.call({"type": "talk", "text": "a word"}))["type"] == "acknowledged"
                await ben.until(lambda: any(said.get("text") == "a word" for said in ben.heard))

    asyncio.run(inside())


def test_nobody_is_replaced_as_absent_who_sits_at_another_node(redis_url: str, tmp_path: Path) -> None:
    """Not even if the bus lost the word that somebody came."""

    async def inside() -> None:
        async with (
            open_house(quick(tmp_path, bus=redis_url)) as one,
            open_house(quick(tmp_path, bus=redis_url)) as two,
        ):
            created = await one.create("pp")
            async with one.sit(created, 0) as anna, two.sit(created, 1) as ben:
                await anna.until(lambda: anna.question)
                live = one.node.hub.tables[created["table"]]
                while 1 not in live.elsewhere:  # the other node notes who came a moment after all have heard of it
                    await asyncio.sleep(0)
                live.elsewhere = {}
                assert (await anna.call(VOTE))["code"] == "not_now"
                assert not (ben.view or {})["table"]["seats"][1]["is_played_by_bot"]

    asyncio.run(inside())


def test_a_table_that_cannot_be_is_unknown_on_every_database(postgresql_url: str, tmp_path: Path) -> None:
    """PostgreSQL takes no zero byte in a text: that is no mistake of the server."""

    async def code_of(house: House, name: str) -> int | None:
        async with connect(f"ws://{house.address}/api/tables/{name}/socket") as line:
            await line.send('{"type": "hello", "token": "nobodysnobodysnobodys"}')
            with contextlib.suppress(ConnectionClosed):
                await line.recv()
            return line.close_code

    async def inside() -> None:
        async with open_house(quick(tmp_path, database=postgresql_url)) as house:
            for name in ("%00", "a%00b", "A", "a" * 33, "%F0%9F%98%80"):
                assert await code_of(house, name) == NO_TABLE

    asyncio.run(inside())


def test_who_talks_at_a_table_that_is_deleted_keeps_nobody_else_from_writing(
    postgresql_url: str, tmp_path: Path
) -> None:
    """Entries of many tables are written together; another node may have deleted one of these tables."""

    async def inside(**where: str) -> None:
        async with open_house(quick(tmp_path, **where)) as house:
            names = [(await house.create("pp"))["table"] for _ in range(3)]
            store = house.node.store
            with store.engine.begin() as link:
                link.execute(sa.delete(TABLES).where(TABLES.c.table == names[1]))
            words = [Written(name, 1, 1, Spoken(None, "a word", None)) for name in names]
            done = await asyncio.gather(*map(store.append, words), return_exceptions=True)
            assert [type(each) for each in done] == [type(None), Conflict, type(None)]
            assert [len(await store.entries(name)) for name in names] == [1, 0, 1]

    asyncio.run(inside())
    asyncio.run(inside(database=postgresql_url))
