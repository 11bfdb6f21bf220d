"""The store: its schema, and that a number of a log is given once; the same on SQLite and on PostgreSQL."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from zaubertisch.server.migrations import HEAD, configuration, renew_schema, version_of
from zaubertisch.server.play.hub import new_name
from zaubertisch.server.play.keys import KeyRow
from zaubertisch.server.settings import sqlite_url
from zaubertisch.server.storage.pen import Written
from zaubertisch.server.storage.store import Conflict, Settled, Store
from zaubertisch.server.storage.store_schema import METADATA
from zaubertisch.tables.entries import Joined
from zaubertisch.tables.setup import SeatPlan, TableSetup

SETUP = TableSetup("any", {}, "", [SeatPlan("person", "random", "Anna")], None, 2**63 - 1, "salt", "rules")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgresql_url"))
    return sqlite_url(tmp_path / "store.sqlite")


def test_the_schema_is_made_once_and_is_the_one_that_the_store_uses(url: str) -> None:
    store = Store(url)
    for _ in range(2):
        renew_schema(store.engine)
    assert version_of(store.engine) == HEAD
    with store.engine.connect() as link:
        assert ScriptDirectory.from_config(configuration(link)).get_current_head() == HEAD
        assert compare_metadata(MigrationContext.configure(link), METADATA) == []
    asyncio.run(store.close())


def test_of_two_that_want_the_same_number_one_gets_it(url: str) -> None:
    async def inside() -> None:
        one, two = Store(url), Store(url)
        await one.open()
        await two.open()
        name = new_name()
        await one.create(name, SETUP, [KeyRow("hash", 0)], "running", None, None)
        for number in range(1, 30):
            wishes = [store.append(Written(name, number, number, Joined(0, "x"))) for store in (one, two, one)]
            ends = await asyncio.gather(*wishes, return_exceptions=True)
            assert ends.count(None) == 1
            assert sum(isinstance(end, Conflict) for end in ends) == 2
        assert [at for at, _ in await two.entries(name)] == [*range(1, 30)]
        assert [at for at, _ in await two.entries(name, 27)] == [28, 29]
        await one.close()
        await two.close()

    asyncio.run(inside())


def test_what_is_settled_counts_only_for_the_log_it_was_made_from(url: str) -> None:
    async def inside() -> None:
        store = Store(url)
        await store.open()
        name = new_name()
        await store.create(name, SETUP, [KeyRow("hash", 0)], "running", 5, None)
        await store.append(Written(name, 1, 7, Joined(0, "x")))
        await store.settle([Settled(name, 0, "over", None, None)])
        assert name in await store.due(7 + 10_000, 1_000)
        await store.settle([Settled(name, 1, "over", None, "the record")])
        assert name not in await store.due(10**15, 1_000)
        assert await store.record(name) == "the record"
        kept = await store.kept(name)
        assert kept is not None
        assert (kept.state, kept.number, kept.setup) == ("over", 1, SETUP)
        await store.close()

    asyncio.run(inside())
