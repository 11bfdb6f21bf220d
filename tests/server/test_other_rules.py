"""A game keeps the rules and cards it began with; when they change it is stopped, and its record is kept."""

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from tests.server.house import Client, House, free_port, open_house, play_out, quick
from tests.server.nursery import ROOT, nursery
from zaubertisch.kernel.codec import decode, encode
from zaubertisch.server.settings import Settings, sqlite_url
from zaubertisch.server.storage.store import make_engine
from zaubertisch.server.storage.store_schema import RECORDS, TABLES
from zaubertisch.tables.records import parse_record
from zaubertisch.tables.setup import TableSetup

SENTENCE = "the rules of this game have changed since it began; its record is kept"
OTHER = "0123456789ab"


async def code_of(house: House, created: dict[str, Any]) -> int | None:
    """What a socket to the table is closed with."""
    try:
        async with house.sit(created, min(created["tokens"])):
            return None
    except (ConnectionError, ConnectionClosed) as error:
        return int(str(error).split()[-1])


async def check_stopped(house: House, created: dict[str, Any]) -> str:
    """Everything says so; returns the record."""
    table = f"/api/tables/{created['table']}"
    assert await code_of(house, created) == 4410
    for page in (f"{table}/replay", f"{table}/facts"):
        assert await house.request("GET", page) == (410, {"code": "stopped", "message": SENTENCE})
    status, summary = await house.request("GET", table)
    assert (status, summary["state"]) == (200, "stopped")
    status, record = await house.request("GET", f"{table}/record")
    assert status == 200
    return str(record)


def test_a_card_that_changes_stops_the_running_games_with_it_and_no_others(tmp_path: Path) -> None:
    """Two real programs: the same rules but for one value in one card file."""
    other = tmp_path / "src"
    shutil.copytree(ROOT / "src", other, ignore=shutil.ignore_patterns("__pycache__", "client"))
    cards = other / "zaubertisch/games/grimoria/cards.toml"
    cards.write_text(cards.read_text(encoding="utf-8").replace("count = 12\npoints = 3", "count = 12\npoints = 4"))
    url, port = sqlite_url(tmp_path / "tables.sqlite"), free_port()
    house = House(port)

    async def begin() -> tuple[dict[str, Any], dict[str, Any]]:
        spells = await house.create("pp")
        async with house.sit_all(spells) as clients:
            for client in clients:
                assert (await client.answer())["type"] == "acknowledged"
        treasure = await house.create("pp", "schatzjagd")
        async with house.sit_all(treasure):
            pass
        return spells, treasure

    async def after(spells: dict[str, Any], treasure: dict[str, Any]) -> str:
        record = await check_stopped(house, spells)
        assert await code_of(house, treasure) is None
        return record

    with nursery(ZAUBERTISCH_RULES="python") as servers:
        server = servers.start(database=url, port=port)
        spells, treasure = asyncio.run(begin())
        servers.kill(server)
    with nursery(other, ZAUBERTISCH_RULES="python") as servers:
        servers.start(database=url, port=port)
        text = asyncio.run(after(spells, treasure))
    record = parse_record(text)
    record.check()
    assert (len(record.answers), record.seats, record.seed_hash) == (2, ("Seat 0", "Seat 1"), spells["seed_hash"])
    with nursery(ZAUBERTISCH_RULES="python") as servers:  # the old program again: stopped is stopped
        servers.start(database=url, port=port)
        assert asyncio.run(check_stopped(house, spells)) == text


def pretend(settings: Settings, table: str, *, fingerprint: str | None = None) -> None:
    """The table was played by rules of another time, and perhaps came to something else."""
    engine = make_engine(settings.database)
    with engine.begin() as link:
        setup = decode(link.execute(sa.select(TABLES.c.setup)).scalar_one(), TableSetup)
        changed = {name: getattr(setup, name) for name in setup.__struct_fields__} | {"rules": OTHER}
        link.execute(sa.update(TABLES).values(setup=encode(TableSetup(**changed)).decode()))
        if fingerprint is not None:
            link.execute(sa.update(RECORDS).values(fingerprint=fingerprint))
    engine.dispose()


async def finished(settings: Settings) -> dict[str, Any]:
    """A game that was played to its end and settled."""
    async with open_house(settings) as house:
        created = await house.create("pp")
        async with house.sit_all(created) as clients:
            await play_out(clients, lambda options: options[0])
        await settled(house, created["table"])
    return created


async def settled(house: House, table: str) -> None:
    async with asyncio.timeout(30):
        while await house.node.store.record(table) is None:
            await asyncio.sleep(0.05)


def run(inside: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(inside())  # type: ignore[arg-type]


def test_a_finished_game_of_other_rules_is_shown_if_it_comes_to_the_same_end(tmp_path: Path) -> None:
    async def inside() -> None:
        settings = quick(tmp_path, idle_s=0.1)
        created = await finished(settings)
        pretend(settings, created["table"])
        async with open_house(settings) as house:
            async with house.sit(created, 0) as client:
                assert client.is_over
            status, look = await house.request("GET", f"/api/tables/{created['table']}/replay?at=99999")
            assert (status, look["result"] is not None) == (200, True)

    run(inside)


def test_a_finished_game_that_would_end_otherwise_today_is_not_shown_but_kept(tmp_path: Path) -> None:
    async def inside() -> None:
        settings = quick(tmp_path, idle_s=0.1)
        created = await finished(settings)
        pretend(settings, created["table"], fingerprint="0" * 32)
        async with open_house(settings) as house:
            record = parse_record(await check_stopped(house, created))
            assert len(record.points) == 2

    run(inside)


def test_nodes_with_the_old_rules_stop_too(tmp_path: Path, postgresql_url: str) -> None:
    """A node that still has the table in memory hears of it and sends everybody away."""

    async def inside() -> None:
        settings = quick(tmp_path, database=postgresql_url, bus=postgresql_url)
        async with open_house(settings) as old:
            created = await old.create("pp")
            async with old.sit_all(created) as clients:
                await clients[0].asked()
                kept = await old.node.hub.kept(created["table"])
                with pytest.raises(Exception, match="the rules of this game have changed"):
                    await old.node.hub.loader.table(changed_rules(kept))
                old.node.bus.tell(created["table"], (await old.node.store.numbers([kept.table]))[kept.table])
                for client in clients:
                    assert await closing(client) == 4410

    run(inside)


def changed_rules(kept: Any) -> Any:
    from dataclasses import replace

    import msgspec

    return replace(kept, setup=msgspec.structs.replace(kept.setup, rules=OTHER))


async def closing(client: Client) -> int | None:
    with pytest.raises(ConnectionError):
        await client.until(lambda: False)
    return client.closed
