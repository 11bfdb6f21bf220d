"""What anybody may ask for never changes when something hidden happens; the numbers for Prometheus are elsewhere."""

import asyncio
import http.client
import itertools
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.sample import sample
from tests.server.house import Client, House, free_port, open_house, quick
from tests.server.test_secrets import SEATS, Twins, cloak_window
from zaubertisch.games import game as load_game
from zaubertisch.puzzles.files import puzzles_of
from zaubertisch.server.app import make_app
from zaubertisch.server.client_files import PAGE
from zaubertisch.server.node import Node
from zaubertisch.server.operation.measures import REGISTRY

TABLES = sample("tables watched from outside", 5, 5)
TRIES = 100  # at each table; about half of them do something hidden
QUERIES = {"replay": ("?at=0", "?at=5", "?at=999999", "?at=999999&knowledge=all"), "analysis": ("?at=1",)}


def public_paths(schema: dict[str, Any], table: str) -> Iterator[str]:
    """Everything that can be asked for without a key, as the server itself describes it; and what it no longer has."""
    for path, methods in schema["paths"].items():
        if "get" in methods:
            plain = path.replace("{table}", table).replace("{key}", "grimoria").replace("{language}", "en")
            plain = plain.replace("{game}", "grimoria")
            plain = plain.replace("{puzzle}", puzzles_of(load_game("grimoria"))[0].key)
            plain = plain.replace("{name}", f"{'0' * 40}.webp")
            assert "{" not in plain, f"what stands in {path}?"
            yield from (plain + query for query in QUERIES.get(path.rpartition("/")[2], ("",)))
    yield from ("/metrics", "/", f"/t/{table}", "/nothing")


class Passer:
    """Somebody without a key, on one line that is kept."""

    def __init__(self, house: House, table: str) -> None:
        self._line = http.client.HTTPConnection(house.address, timeout=30)
        schema = json.loads(self.ask("/api/schema/openapi.json")[2])
        self.paths = [*public_paths(schema, table)]

    def ask(self, path: str) -> tuple[int, list[tuple[str, str]], bytes]:
        self._line.request("GET", path)
        reply = self._line.getresponse()
        headers = [(name, value) for name, value in reply.getheaders() if name.lower() != "date"]
        return reply.status, headers, reply.read()

    def look(self) -> dict[str, Any]:
        return {path: self.ask(path) for path in self.paths}

    def close(self) -> None:
        self._line.close()


async def act_in_secret(client: Client, passing: int, rng: random.Random) -> None:
    """A standing order; or a pass in a window, or taking it back."""
    if rng.random() < 0.5:
        wanted = {"type": "auto_pass", "passing": rng.choice(["off", "round", "game"])}
    elif client.question:
        wanted = {"type": "answer", "question": client.question["number"], "option": passing}
    else:
        wanted = {"type": "undo"}
    assert (await client.call(wanted))["type"] == "acknowledged"


def test_no_public_answer_changes_over_hundreds_of_hidden_ones(tmp_path: Path) -> None:
    """Windows stay open: one seat never answers. Whatever the others do in secret, nobody outside can tell."""
    rng = random.Random(12)
    changes: set[str] = set()  # which of them changed
    tally = {True: [0, 0], False: [0, 0]}  # was there something hidden? tries, and how often anything changed

    async def inside() -> None:
        async with open_house(quick(tmp_path, metrics=f"127.0.0.1:{free_port()}")) as house:
            house.node.hub.on_change.clear()
            for number in range(TABLES):
                await watch_table(house, number)
            hidden = tally[True][0]
            assert hidden > 40 * TABLES
            written = house.node.hub.written
            assert written > hidden / 2  # the same order again is not written
            shown = entries_in(await metrics_of(house))  # meanwhile may be noted what those who left have received
            assert written <= shown <= house.node.hub.written

    async def watch_table(house: House, number: int) -> None:
        setup, log = cloak_window(rng)
        twins = Twins([house], setup)
        twins._shake = lambda *_: asyncio.sleep(0)  # type: ignore[method-assign, assignment]
        await twins.begin(log, 0, number)
        async with house.sit_all(twins.created[0]) as clients:
            window = clients[0].view["moment"]["window"] if clients[0].view else [*range(SEATS)]
            passer = await asyncio.to_thread(Passer, house, twins.created[0]["table"])
            before = await asyncio.to_thread(passer.look)
            for _ in range(TRIES):
                acts = rng.random() < 0.5
                if acts:
                    await act_in_secret(clients[window[0]], setup.rulebook().options.number("pass"), rng)
                after = await asyncio.to_thread(passer.look)
                tally[acts][0] += 1
                changed = [path for path in before if before[path] != after[path]]
                tally[acts][1] += bool(changed)
                changes.update(path.removeprefix(f"/api/tables/t{number}") for path in changed)
                before = after
            passer.close()

    asyncio.run(inside())
    assert [changed for _, changed in tally.values()] == [0, 0], (tally, changes)


def entries_in(metrics: str) -> int:
    found = re.search(r"^zaubertisch_entries_total (\d+)\.0$", metrics, re.MULTILINE)
    assert found, metrics
    return int(found[1])


async def metrics_of(house: House, path: str = "/metrics") -> str:
    wanted = house.node.settings.metrics
    if wanted.startswith("unix:"):
        reader, writer = await asyncio.open_unix_connection(wanted.removeprefix("unix:"))
    else:
        reader, writer = await asyncio.open_connection(*wanted.split(":"))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    text = (await asyncio.wait_for(reader.read(), 10)).decode()
    writer.close()
    return text


@pytest.mark.parametrize("kind", ["port", "socket"])
def test_the_numbers_are_shown_at_an_address_of_their_own(kind: str, tmp_path: Path) -> None:
    where = f"127.0.0.1:{free_port()}" if kind == "port" else f"unix:{tmp_path}/metrics"

    async def inside() -> None:
        async with open_house(quick(tmp_path, metrics=where)) as house:
            created = await house.create("pp")
            async with house.sit(created, 0):
                text = await metrics_of(house)
                assert text.startswith("HTTP/1.1 200 ")
                assert "zaubertisch_sockets 1.0" in text
                assert created["table"] not in text
                assert (await metrics_of(house, "/else")).startswith("HTTP/1.1 404 ")
        assert not (tmp_path / "metrics").exists()

    asyncio.run(inside())


def test_without_an_address_the_numbers_are_shown_nowhere(tmp_path: Path) -> None:
    """Neither with a built client, whose page answers for every address, nor without."""
    built = tmp_path / "client"
    built.mkdir()
    (built / PAGE).write_text("the page")

    async def inside(client: Path) -> None:
        async with open_house(quick(tmp_path, client=client)) as house:
            for path in ("/metrics", "/metrics/", "/api/metrics"):
                status, text = await house.request("GET", path)
                assert status == 404
                assert "zaubertisch_" not in str(text)

    for client in (built, tmp_path / "none"):
        asyncio.run(inside(client))


def test_no_route_of_the_tables_shows_what_is_counted(tmp_path: Path) -> None:
    counted = {sample.name for metric in REGISTRY.collect() for sample in metric.samples}
    routes = [route.path for route in make_app(Node(quick(tmp_path))).routes]
    assert counted
    assert not [path for path in routes if "metric" in path]


def test_the_proxy_example_blocks_the_numbers() -> None:
    text = (Path(__file__).parents[2] / "docs/hosting.md").read_text(encoding="utf-8")
    example = next(itertools.islice(re.findall(r"```nginx\n(.*?)```", text, re.S), 0, 1))
    assert re.search(r"location = /metrics \{\s*return 404;\s*\}", example)
