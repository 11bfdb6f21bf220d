"""Killing the server at any moment: nothing acknowledged is lost, nothing counts twice, and the game goes on."""

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

from tests.patience import until
from tests.sample import sample
from tests.server import kills
from tests.server.house import House, free_port
from tests.server.nursery import Nursery, nursery
from zaubertisch.server.play.loader import fold
from zaubertisch.server.settings import sqlite_url
from zaubertisch.server.storage.store import Store
from zaubertisch.tables.table import Table


async def log_of(url: str, table: str) -> tuple[dict[str, Counter[str]], Table]:
    store = Store(url)
    kept = await store.kept(table)
    assert kept is not None
    entries = await store.entries(table)
    await store.close()
    return kills.refs_in(entries), fold(kept.setup, entries)


@pytest.mark.long
@pytest.mark.parametrize(
    ("database", "number"),
    [("sqlite", sample("kills with SQLite", 200, 20)), ("postgresql", sample("kills with PostgreSQL", 60, 15))],
)
def test_nothing_is_lost_or_doubled_when_servers_are_killed(
    database: str, number: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """A sample of `python -m tests.server.kills`, which kills a thousand times."""
    assert kills.run(database, number), capsys.readouterr().out


def test_what_is_lost_doubled_or_denied_is_found() -> None:
    replies = {"a": "acknowledged", "b": "acknowledged", "c": "nothing", "d": "error", "e": "error", "f": "nothing"}
    verdict = kills.judge(replies, Counter({"b": 2, "c": 1, "d": 1}))
    assert (verdict.acknowledged, verdict.lost, verdict.doubled, verdict.denied) == (2, 1, 1, 1)
    assert not verdict.is_good
    assert kills.judge({"a": "acknowledged", "b": "nothing"}, Counter("a")).is_good


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    url, port = sqlite_url(tmp_path / "tables.sqlite"), free_port()

    async def inside(house: Nursery) -> None:
        server = house.start(database=url, port=port)
        created = await House(port).create("bbb")
        house.kill(server)
        house.start(database=url, port=port)
        async with House(port).sit(created) as watching:
            await watching.until(lambda: watching.is_over)

    with nursery() as house:
        asyncio.run(inside(house))


A_FEW = 20  # answers, out of hundreds: the game is on its way


@pytest.mark.parametrize("bus", ["redis", "postgresql"])
def test_two_nodes_serve_one_table_and_one_may_die(bus: str, postgresql_url: str, redis_url: str) -> None:
    bus_url = redis_url if bus == "redis" else postgresql_url
    ports = [free_port(), free_port()]

    async def inside(house: Nursery) -> None:
        servers = [house.start(database=postgresql_url, bus=bus_url, port=port) for port in ports]
        homes = [House(port) for port in ports]
        await check_same_answer_once(homes)
        created = await homes[0].create("ppp")
        tale = kills.Tale()
        witnesses = [kills.Witness(created["table"], seat, random.Random(seat), tale) for seat in range(3)]
        playing = asyncio.gather(*(witness.play(homes, created) for witness in witnesses))
        await until(lambda: len(tale.replies) > A_FEW)
        house.kill(servers[0])
        await asyncio.wait_for(playing, 60)
        refs, table = await log_of(postgresql_url, created["table"])
        assert kills.judge(tale.outcomes["answer"], refs["answer"]).is_good
        assert table.state == "over"

    with nursery() as house:
        asyncio.run(inside(house))


async def check_same_answer_once(homes: list[House]) -> None:
    """Two nodes are given the same answer at the same moment; one applies it, both say so, both show it."""
    created = await homes[0].create("pp")
    async with homes[0].sit(created, 0) as here, homes[1].sit(created, 0) as there, homes[1].sit(created, 1) as ben:
        question = await here.asked()
        await there.until(lambda: (there.question or {}).get("number") == question["number"])
        answer = {"type": "answer", "question": question["number"], "option": 1, "ref": "same"}
        replies = await asyncio.gather(here.call(dict(answer)), there.call(dict(answer)))
        assert [reply["type"] for reply in replies] == ["acknowledged", "acknowledged"]
        for client in (here, there, ben):
            await client.until(lambda client=client: client.view["moment"]["answered"] == [0])
        assert sum(event["name"] == "spell_chosen" for event in here.events) == 1
        assert ben.view is not None
        assert [seat["is_here"] for seat in ben.view["table"]["seats"]] == [True, True]
