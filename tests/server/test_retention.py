"""What is too old is deleted, all of it, and nothing else; the same on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.house import PATIENCE, House, open_house, quick
from zaubertisch.server.play.live import Live
from zaubertisch.server.settings import Settings
from zaubertisch.server.storage.retention import Purger
from zaubertisch.server.storage.store import now_ms
from zaubertisch.server.storage.store_schema import METADATA, NODES, PRESENCE, SNAPSHOTS, TABLES
from zaubertisch.tables.setup import DAY_MS

PARTS = [part for part in METADATA.sorted_tables if "table" in part.c]


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    if request.param == "postgresql":
        return quick(
            tmp_path, database=str(request.getfixturevalue("postgresql_url")), purge_s=10**6, talks_at_once=1_000
        )
    return quick(tmp_path, purge_s=10**6, talks_at_once=1_000)


def run(inside: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(inside())  # type: ignore[arg-type]


def purger(house: House, days_later: float, settings: Settings) -> Purger:
    """As if it were so many days later."""
    made = Purger(house.node.hub, settings)
    made._before = lambda days: house.node.hub.now() + int((days_later - days) * DAY_MS) if days else 0  # type: ignore[method-assign]
    return made


def rows_of(house: House, table: str) -> dict[str, int]:
    with house.node.store.engine.connect() as link:
        counts = {
            part.name: link.execute(sa.select(sa.func.count()).where(part.c.table == table)).scalar_one()
            for part in PARTS
        }
    return {name: count for name, count in counts.items() if count}


async def ended(house: House) -> dict[str, Any]:
    """A game that two persons broke off after some talk."""
    created = await house.create("pp")
    async with house.sit_all(created) as clients:
        await clients[0].call({"type": "talk", "text": "a secret of ours"})
        await clients[0].answer()
        for client in clients:
            await client.call({"type": "vote", "about": "end", "yes": True})
    live = await house.node.hub.live(created["table"])
    await house.node.store.settle([await house.node.player.settled(live)])
    await house.node.hub.loader.keep(live.name, live.table)
    return created


async def all_gone(live: Live) -> None:
    """Until nobody is at the table, and what the leavers have received is noted."""
    async with asyncio.timeout(PATIENCE):
        while live.visitors:
            await asyncio.sleep(0.01)
    async with live.lock:
        pass


def test_finished_and_deserted_tables_go_when_their_days_are_over(settings: Settings) -> None:
    async def inside() -> None:
        async with open_house(settings) as house:
            done, waiting = await ended(house), await house.create("pp")
            assert {"tables", "keys", "entries", "records", "snapshots"} <= rows_of(house, done["table"]).keys()
            await purger(house, 59, settings).purge()
            assert rows_of(house, done["table"])
            assert rows_of(house, waiting["table"])
            gone = await purger(house, 61, settings).purge()
            assert gone["deserted"] >= 1
            assert not rows_of(house, waiting["table"])
            assert (await house.request("GET", f"/api/tables/{waiting['table']}"))[0] == 404
            assert rows_of(house, done["table"])
            assert (await purger(house, 181, settings).purge())["finished"] >= 1
            assert not rows_of(house, done["table"])
            assert (await house.request("GET", f"/api/tables/{done['table']}/record"))[0] == 404

    run(inside)


def test_nothing_is_deleted_while_somebody_is_there(settings: Settings) -> None:
    async def inside() -> None:
        async with open_house(settings) as house:
            here, elsewhere = await house.create("pp"), await house.create("pp")
            await house.node.store.is_alive("other", now_ms())
            await house.node.store.is_here(elsewhere["table"], 0, "other", 1)
            async with house.sit(here, 0):
                for is_finished in (False, True):
                    await purger(house, 1_000, settings)._purge_tables(1, is_finished=is_finished)
                assert rows_of(house, here["table"])
                assert rows_of(house, elsewhere["table"])

    run(inside)


def test_zero_days_mean_for_ever(settings: Settings) -> None:
    from dataclasses import replace

    async def inside() -> None:
        kinds = ("finished", "deserted", "talk", "nodes", "sets", "persons", "pictures")
        for_ever = replace(settings, **{f"keep_{kind}_days": 0 for kind in kinds})
        async with open_house(for_ever) as house:
            done = await ended(house)
            gone = await purger(house, 100_000, for_ever).purge()
            assert {kind: gone[kind] for kind in kinds} == dict.fromkeys(kinds, 0)
            assert rows_of(house, done["table"])

    run(inside)


def test_old_talk_is_gone_from_log_snapshot_and_memory_and_the_game_goes_on(settings: Settings) -> None:
    async def inside() -> None:
        async with open_house(settings) as house:
            created = await house.create("pp")
            async with house.sit_all(created) as (anna, ben):
                for text in ("a secret of ours", "another"):
                    await anna.call({"type": "talk", "text": text})
                await ben.answer()
                live = await house.node.hub.live(created["table"])
                await house.node.hub.loader.keep(live.name, live.table)
                assert (await purger(house, 31, settings).purge())["talk"] >= 2
            assert [*live.talk()] == []
            await check_silent(house, created["table"])
            house.node.hub.release(live)
            async with house.sit(created, 0) as again:
                await again.answer()
                assert not [message for message in again.heard if message["type"] == "said"]

    run(inside)


async def check_silent(house: House, table: str) -> None:
    store = house.node.store
    async with (await house.node.hub.live(table)).lock:  # a seat that has just left may still have something noted
        entries, numbers = await store.entries(table), await store.numbers([table])
    assert "secret" not in repr(entries)
    snapshot = await store.snapshot(table)
    assert snapshot is not None
    import zlib

    assert b"secret" not in zlib.decompress(snapshot.body)
    assert len(entries) == numbers[table]


def test_nodes_that_are_gone_are_forgotten_with_their_visitors(settings: Settings) -> None:
    async def inside() -> None:
        async with open_house(settings) as house:
            created, store = await house.create("pp"), house.node.store
            for node, seen in (("old", now_ms()), ("new", now_ms() + 2 * DAY_MS)):
                await store.is_alive(node, seen)
                await store.is_here(created["table"], 0, node, 1)
            await purger(house, 2, settings)._purge_nodes(1)
            with store.engine.connect() as link:
                assert "old" not in link.execute(sa.select(NODES.c.node)).scalars().all()
                here = sa.select(PRESENCE.c.node).where(PRESENCE.c.table == created["table"])
                assert link.execute(here).scalars().all() == ["new"]

    run(inside)


def test_a_log_opens_from_its_snapshot_and_not_from_its_start(settings: Settings) -> None:
    """Whatever is before the snapshot is not even read."""
    from zaubertisch.server.play.loader import fold
    from zaubertisch.tables.snapshots import contents

    async def inside() -> None:
        async with open_house(settings) as house:
            created = await house.create("pp")
            house.node.hub.loader._every = 10
            async with house.sit_all(created) as clients:
                for number in range(12):
                    await clients[0].call({"type": "talk", "text": f"number {number}"})
                await clients[1].answer()
            hub, name = house.node.hub, created["table"]
            await all_gone(await hub.live(name))
            await asyncio.gather(*hub._keeping)
            with house.node.store.engine.connect() as link:
                number = link.execute(sa.select(SNAPSHOTS.c.number).where(SNAPSHOTS.c.table == name)).scalar_one()
            assert number == 10
            read: list[int] = []
            entries = house.node.store.entries

            async def counted(table: str, after: int = 0) -> Any:
                read.append(after)
                return await entries(table, after)

            house.node.store.entries = counted  # type: ignore[method-assign]
            hub.release(await hub.live(name))
            again = (await hub.live(name)).table
            assert read == [10]
            kept = await hub.kept(name)
            assert contents(again) == contents(fold(kept.setup, await entries(name)))

    run(inside)


@pytest.mark.parametrize("damage", ["version", "body", "number"])
def test_a_snapshot_that_does_not_fit_is_ignored(tmp_path: Path, damage: str) -> None:
    wrong: dict[str, Any] = {"version": "another", "body": b"nonsense", "number": 10**6}

    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            created = await ended(house)
            hub, name = house.node.hub, created["table"]
            before = (await hub.live(name)).table
            hub.release(await hub.live(name))
            with house.node.store.engine.begin() as link:
                link.execute(sa.update(SNAPSHOTS).values({damage: wrong[damage]}))
                assert link.execute(sa.select(TABLES.c.number)).scalar_one() == before.number
            again = (await hub.live(name)).table
            assert (again.number, again.state, again.answers()) == (before.number, before.state, before.answers())

    run(inside)
