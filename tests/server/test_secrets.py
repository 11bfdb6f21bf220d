"""Nothing leaks over the wire: two servers whose hidden cards differ send a seat the same bytes."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.sample import sample
from tests.server.house import Client, House, open_house, quick
from zaubertisch.games import GAMES
from zaubertisch.kernel.rules import COMPILED
from zaubertisch.kernel.versions import rule_version
from zaubertisch.server.app import make_app
from zaubertisch.server.play.keys import SPECTATOR, KeyRow, hash_of, new_token
from zaubertisch.tables.entries import Answered, Joined
from zaubertisch.tables.setup import SeatPlan, TableSetup
from zaubertisch.tables.table import Table

MOMENTS = sample("moments of secret acts, compared", 24, 4) if COMPILED else 4
NOW = 1_800_000_000_000
SEATS = 3
ROUNDS = 5


def played(setup: TableSetup, answers: int, rng: random.Random) -> list[Any]:
    """The log of some random answers."""
    table = Table(setup)
    log: list[Any] = [Joined(seat, f"Seat {seat}") for seat in range(SEATS)]
    for entry in log:
        table.apply(entry, NOW)
    for _ in range(answers):
        if table.position.is_over:
            break
        seat = rng.choice(table.position.asked())
        log.append(Answered(seat, rng.choice(table.position.legal(seat))))
        table.apply(log[-1], NOW)
    return log


class Twins:
    """The same table at two servers; at the second one everything that a seat cannot know is dealt otherwise."""

    def __init__(self, houses: list[House], setup: TableSetup) -> None:
        self.houses, self.setup = houses, setup
        self.created: list[dict[str, Any]] = []

    async def begin(self, log: list[Any], seat: int, seed: int) -> None:
        tokens = {i: new_token() for i in range(SEATS)}
        spectator = new_token()
        keys = [KeyRow(hash_of(token), i) for i, token in tokens.items()] + [KeyRow(hash_of(spectator), SPECTATOR)]
        name = f"t{seed}"
        for house in self.houses:
            await house.node.store.create(name, self.setup, keys, "running", None, None)
            self.created.append({"table": name, "tokens": tokens, "spectator": spectator})
            live = await house.node.hub.live(name)
            for entry in log:
                live.table.apply(entry, NOW)
            live.changed()
        await self._shake(name, seat, seed)

    async def _shake(self, name: str, seat: int, seed: int) -> None:
        live = await self.houses[1].node.hub.live(name)
        position = live.table.position
        other = position.view(seat).imagine(seat, seed)
        position.state[:] = other.state
        live.table._views.clear()
        live.changed()


async def hear_of_everything(client: Client, options: int, rng: random.Random) -> list[str]:
    """All that a seat can make the server say without changing anything."""
    asked = [rng.randrange(options) for _ in range(6)]
    for i, option in enumerate(asked):
        await client.call({"type": "why_not", "option": option, "ref": f"why {i}"})
    number = client.question["number"] if client.question else 1
    await client.call({"type": "answer", "question": number ^ 1, "option": 0, "ref": "stale"})
    await client.call({"type": "answer", "question": number, "option": 32_000, "ref": "wrong"})
    await client.send({"type": "ping", "ref": "last"})
    await client.until(lambda: any(h["type"] == "pong" for h in client.heard))
    await asyncio.sleep(0.02)
    return sorted(client.raw)


@pytest.mark.parametrize("game", GAMES)
def test_servers_that_differ_in_what_a_seat_cannot_know_send_it_the_same_bytes(game: str, tmp_path: Path) -> None:
    rng = random.Random(game)

    async def inside() -> None:
        for folder in ("one", "two"):
            (tmp_path / folder).mkdir()
        settings = [quick(tmp_path / folder, sweep_s=1e6) for folder in ("one", "two")]
        async with open_house(settings[0]) as one, open_house(settings[1]) as two:
            for house in (one, two):
                house.node.hub.now = lambda: NOW
                house.node.player.plan = lambda live: None  # type: ignore[method-assign]
                house.node.hub.on_change.clear()
            for moment in range(MOMENTS):
                await compare(one, two, game, moment, rng)

    asyncio.run(inside())


async def compare(one: House, two: House, game: str, moment: int, rng: random.Random) -> None:
    seats = [SeatPlan("person", "random", f"Seat {i}") for i in range(SEATS)]
    setup = TableSetup(game, {}, "", seats, None, rng.getrandbits(40), "salt", rule_version(game))
    seat = rng.randrange(SEATS)
    twins = Twins([one, two], setup)
    await twins.begin(played(setup, rng.randrange(80), rng), seat, moment + 1)
    options, seed = len(setup.rulebook().options), rng.random()
    heard = []
    for house, created in zip(twins.houses, twins.created, strict=True):
        async with house.sit(created, seat, seen=0) as client:
            heard.append(await hear_of_everything(client, options, random.Random(seed)))
    assert heard[0] == heard[1]
    await compare_replays(twins, seat)


async def compare_replays(twins: Twins, seat: int) -> None:
    """Looking back at a running game shows one's own past, and nobody else's."""
    house, created = twins.houses[0], twins.created[0]
    path = f"/api/tables/{created['table']}/replay?at=3&knowledge="
    own = {"Authorization": f"Bearer {created['tokens'][seat]}"}
    other = (seat + 1) % SEATS
    assert (await house.request("GET", f"{path}seat&seat={seat}", **own))[0] == 200
    assert (await house.request("GET", f"{path}seat&seat={other}", **own))[0] == 403
    assert (await house.request("GET", f"{path}all", **own))[0] == 403
    assert (await house.request("GET", f"{path}seat&seat={seat}"))[0] == 403
    assert (await house.request("GET", f"/api/tables/{created['table']}/record"))[0] == 409


def test_a_window_shows_nobody_who_is_waited_for_and_passes_tell_nothing(tmp_path: Path) -> None:
    """Grimoria's cloak window: one of three passes, and the others hear nothing at all."""
    rng = random.Random(3)

    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            house.node.hub.on_change.clear()
            setup, log = cloak_window(rng)
            twins = Twins([house], setup)
            twins._shake = lambda *_: asyncio.sleep(0)  # type: ignore[method-assign, assignment]
            await twins.begin(log, 0, 1)
            created = twins.created[0]
            async with house.sit_all(created) as clients:
                window = clients[0].view["moment"]["window"] if clients[0].view else []
                first, *others = window
                heard = [await clients[seat].views() for seat in others]
                await clients[first].answer(setup.rulebook().options.number("pass"))
                assert [await clients[seat].views() for seat in others] == heard
                assert clients[others[0]].view["moment"]["asked"] == [others[0]]
                assert (await clients[first].call({"type": "undo"}))["type"] == "acknowledged"
                assert [await clients[seat].views() for seat in others] == heard

    asyncio.run(inside())


@pytest.mark.parametrize("act", ["order", "answer"])
def test_talk_watching_coming_back_and_every_route_tell_nothing_of_secret_acts(act: str, tmp_path: Path) -> None:
    """At one of two servers a seat acts in secret; all that others get is compared, message by message."""
    rng = random.Random(act)

    async def inside() -> None:
        async with two_houses(tmp_path) as houses:
            setup, log = cloak_window(rng)
            twins = Twins(houses, setup)
            twins._shake = lambda *_: asyncio.sleep(0)  # type: ignore[method-assign, assignment]
            await twins.begin(log, 0, 1)
            lives = [Bystanders(house, created) for house, created in zip(houses, twins.created, strict=True)]
            async with lives[0].come(), lives[1].come():
                for number in range(ROUNDS):
                    await lives[1].act_in_secret(act, number)
                    for bystanders in lives:
                        await bystanders.live_on(number)
                    assert lives[0].heard() == lives[1].heard()
            assert lives[0].table.number < lives[1].table.number

    asyncio.run(inside())


@contextlib.asynccontextmanager
async def two_houses(folder: Path) -> AsyncIterator[list[House]]:
    """Two servers that do nothing by themselves and know the same time."""
    for name in ("one", "two"):
        (folder / name).mkdir()
    settings = [quick(folder / name, sweep_s=1e6, talks_per_s=1e6, talks_at_once=10**6) for name in ("one", "two")]
    async with open_house(settings[0]) as one, open_house(settings[1]) as two:
        for house in (one, two):
            house.node.hub.now = lambda: NOW
            house.node.hub.on_change.clear()
        yield [one, two]


def public_paths(house: House, table: str) -> list[str]:
    """Every page about tables and the server that anybody may ask for; a new one is asked for by itself."""
    routes = [route for route in make_app(house.node).routes if "GET" in getattr(route, "methods", ())]
    paths = [r.path.replace("{table:str}", table) for r in routes if "{table:str}" in r.path or r.path == "/health"]
    assert len(paths) >= 6
    queries = [f"?at={at}&knowledge=public" for at in (0, 5, 100_000)]
    return sorted(path + query for path in paths for query in (queries if path.endswith("/replay") else ["?at=1"]))


class Bystanders:
    """A seat and a spectator who talk, watch, come back and ask for every page; and a seat that acts in secret."""

    def __init__(self, house: House, created: dict[str, Any]) -> None:
        self.house, self.created = house, created
        self.table = house.node.hub.tables[created["table"]].table
        self.actor, *others = self.table.position.asked()
        self.other = next(seat for seat in range(SEATS) if seat not in (self.actor, others[0]))
        self.spoken = 0
        self.left: list[list[str]] = []  # what sockets that are closed by now had heard
        self.pages: list[str] = []

    @contextlib.asynccontextmanager
    async def come(self) -> AsyncIterator[None]:
        async with (
            self.house.sit(self.created, self.actor) as self.acting,
            self.house.sit(self.created) as self.watching,
        ):
            yield

    async def act_in_secret(self, act: str, number: int) -> None:
        if act == "order":
            await self.acting.call({"type": "auto_pass", "passing": ("game", "round", "off")[number % 3]})
        elif self.acting.question:
            await self.acting.answer(self.table.game.options.number("pass"))
            await self.acting.until(lambda: self.acting.view["can_undo"])
        else:
            assert (await self.acting.call({"type": "undo"}))["type"] == "acknowledged"
            await self.acting.until(lambda: self.acting.question)

    async def live_on(self, number: int) -> None:
        """Say something, come back with what was seen so far, ask for every page."""
        seen = {"seen": self.seen} if number else {}
        async with self.house.sit(self.created, self.other, **seen) as client:
            await self._is_here(True)
            await self._say(client, client, "one")
            await self._say(self.watching, client, "two")
            await hear_of_everything(client, len(self.table.game.options), random.Random(number))
            self.seen = client.view["number"] if client.view else 0
            self.left.append(client.raw)
        await self._is_here(False)
        for path in public_paths(self.house, self.created["table"]):
            self.pages.append(f"{path} {await self.house.request('GET', path)}".replace(self.house.address, "HOST"))

    async def _is_here(self, wanted: bool) -> None:
        watching, other = self.watching, self.other
        await watching.until(lambda: watching.view["table"]["seats"][other]["is_here"] is wanted)

    async def _say(self, who: Client, other: Client, text: str) -> None:
        self.spoken += 1
        await who.call({"type": "talk", "text": text, "ref": f"{text} {self.spoken}"})
        for client in (self.watching, other):
            await client.until(lambda client=client: any(h.get("number") == self.spoken for h in of_talk(client)))

    def heard(self) -> list[list[str]]:
        """Everything in its order."""
        return [*self.left, self.watching.raw, self.pages]


def of_talk(client: Client) -> list[dict[str, Any]]:
    return [message for message in client.heard if message["type"] == "said"]


def cloak_window(rng: random.Random) -> tuple[TableSetup, list[Any]]:
    """A random game that stands at a cloak window of at least two seats."""
    while True:
        seats = [SeatPlan("person", "random", f"Seat {i}") for i in range(SEATS)]
        setup = TableSetup("grimoria", {}, "", seats, None, rng.getrandbits(40), "salt", rule_version("grimoria"))
        table = Table(setup)
        log: list[Any] = [Joined(seat, f"Seat {seat}") for seat in range(SEATS)]
        while not table.position.is_over:
            if table.position.question == "lay_cloak" and len(table.position.asked()) > 1:
                return setup, log
            seat = rng.choice(table.position.asked())
            log.append(Answered(seat, rng.choice(table.position.legal(seat))))
            table.position.answer(seat, log[-1].option)
