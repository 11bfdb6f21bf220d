"""Killing the server at any moment: nothing acknowledged is lost, nothing counts twice, and the game goes on."""

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from tests.server.house import House, free_port
from tests.server.nursery import Nursery, nursery
from zaubertisch.server.loading import fold
from zaubertisch.server.settings import sqlite_url
from zaubertisch.server.store import Store
from zaubertisch.tables.entries import Answered
from zaubertisch.tables.table import Table

KILLS = 200
SEATS = 2


class Witness:
    """A person who notes what was acknowledged, and comes back whenever the line breaks."""

    def __init__(self, seat: int, rng: random.Random) -> None:
        self.seat, self.rng = seat, rng
        self.acknowledged: list[str] = []
        self.sent = 0
        self.seen = 0
        self.is_over = False
        self.unsure: dict[str, Any] | None = None  # sent, but not acknowledged before the line broke

    async def play(self, houses: list[House], created: dict[str, Any]) -> None:
        """Play until the game is over, at whichever server answers."""
        while not self.is_over:
            with contextlib.suppress(ConnectionError, WebSocketException, OSError, TimeoutError, AssertionError):
                await self._visit(self.rng.choice(houses), created)
            await asyncio.sleep(0.01)

    async def _visit(self, house: House, created: dict[str, Any]) -> None:
        async with house.sit(created, self.seat, seen=self.seen) as client:
            if self.unsure is not None:
                await self._send(client, self.unsure)
            while True:
                question = await client.until(lambda: client.question or client.is_over)
                self.seen = client.view["number"] if client.view else 0
                if client.is_over:
                    self.is_over = True
                    return
                self.sent += 1
                answer = {
                    "type": "answer", "question": question["number"], "option": self.rng.choice(question["options"]),
                    "ref": f"{self.seat}-{self.sent}",
                }  # fmt: skip
                await self._send(client, answer)
                number = question["number"]
                await client.until(
                    lambda number=number: client.is_over or (client.question or {}).get("number") != number
                )

    async def _send(self, client: Any, answer: dict[str, Any]) -> None:
        self.unsure = answer
        reply = await client.call(dict(answer))
        self.unsure = None
        if reply["type"] == "acknowledged":
            self.acknowledged.append(answer["ref"])


async def log_of(url: str, table: str) -> tuple[list[Answered], Table]:
    store = Store(url)
    kept = await store.kept(table)
    assert kept is not None
    entries = await store.entries(table)
    await store.close()
    return [entry for _, entry in entries if isinstance(entry, Answered)], fold(kept.founding, entries)


def check_log(answers: list[Answered], witnesses: list[Witness]) -> None:
    refs = [answer.ref for answer in answers if answer.ref]
    assert len(refs) == len(set(refs)), "an answer counted twice"
    for witness in witnesses:
        assert set(witness.acknowledged) <= set(refs), "an acknowledged answer is lost"


def test_nothing_acknowledged_is_lost_at_200_random_moments(tmp_path: Path) -> None:
    url, port = sqlite_url(tmp_path / "tables.sqlite"), free_port()
    rng = random.Random(6)

    async def inside(house: Nursery) -> None:
        kills = games = 0
        server = house.start(database=url, port=port)
        while kills < KILLS:
            home = House(port)
            created = await home.found("p" * SEATS)
            witnesses = [Witness(seat, random.Random(rng.random())) for seat in range(SEATS)]
            playing = asyncio.gather(*(witness.play([home], created) for witness in witnesses))
            while not playing.done():
                await asyncio.sleep(rng.random() * 0.25)
                if kills < KILLS and not playing.done():
                    await asyncio.to_thread(house.kill, server)
                    kills += 1
                    server = await asyncio.to_thread(lambda: house.start(database=url, port=port))
            await playing
            answers, table = await log_of(url, created["table"])
            check_log(answers, witnesses)
            assert table.state == "over"
            games += 1
        assert games >= 1

    with nursery() as house:
        asyncio.run(inside(house))


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    url, port = sqlite_url(tmp_path / "tables.sqlite"), free_port()

    async def inside(house: Nursery) -> None:
        server = house.start(database=url, port=port)
        created = await House(port).found("bbb")
        house.kill(server)
        house.start(database=url, port=port)
        async with House(port).sit(created) as watching:
            await watching.until(lambda: watching.is_over)

    with nursery() as house:
        asyncio.run(inside(house))


@pytest.mark.parametrize("bus", ["redis", "postgresql"])
def test_two_nodes_serve_one_table_and_one_may_die(bus: str, postgresql_url: str, redis_url: str) -> None:
    bus_url = redis_url if bus == "redis" else postgresql_url
    ports = [free_port(), free_port()]

    async def inside(house: Nursery) -> None:
        servers = [house.start(database=postgresql_url, bus=bus_url, port=port) for port in ports]
        homes = [House(port) for port in ports]
        await check_same_answer_once(homes)
        created = await homes[0].found("ppp")
        witnesses = [Witness(seat, random.Random(seat)) for seat in range(3)]
        playing = asyncio.gather(*(witness.play(homes, created) for witness in witnesses))
        await asyncio.sleep(0.7)
        house.kill(servers[0])
        await asyncio.wait_for(playing, 60)
        answers, table = await log_of(postgresql_url, created["table"])
        check_log(answers, witnesses)
        assert table.state == "over"

    with nursery() as house:
        asyncio.run(inside(house))


async def check_same_answer_once(homes: list[House]) -> None:
    """Two nodes are given the same answer at the same moment; one applies it, both say so, both show it."""
    created = await homes[0].found("pp")
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
