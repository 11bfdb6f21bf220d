"""Two nodes on one PostgreSQL, with Redis: a call is sent once, and by the other node if its own is killed."""

import asyncio
import contextlib
import hashlib
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.sample import sample
from tests.server.house import House, free_port
from tests.server.nursery import Nursery, nursery
from tests.server.receivers import sink
from tests.server.test_calls import QUICK, add_webhook, slow_table
from tests.server.test_persons import secrets_of
from zaubertisch.server.storage.store import make_engine
from zaubertisch.server.storage.store_schema import CALLS

LEASE_S = 2.0
KILLS = sample("kills of a node that sends calls", 12, 6)
TABLES = 4


def node(servers: Nursery, **more: Any) -> tuple[int, House]:
    port = free_port()
    settings = {**QUICK, "call_lease_s": LEASE_S, "call_patience_s": 30.0, **more}
    return servers.start(port=port, **settings), House(port)


def owed(database: str) -> list[Any]:
    engine = make_engine(database)
    with contextlib.closing(engine.connect()) as link:
        found = list(link.execute(sa.select(CALLS).where(CALLS.c.why == "turn")))
    engine.dispose()
    return found


async def until_done(database: str, count: int) -> None:
    async with asyncio.timeout(60):
        while sum(row.is_done for row in await asyncio.to_thread(owed, database)) < count:
            await asyncio.sleep(0.05)


def test_two_nodes_send_each_call_once(postgresql_url: str, redis_url: str) -> None:
    async def inside(servers: Nursery) -> None:
        where = {"database": postgresql_url, "bus": redis_url}
        before = len(owed(postgresql_url)) if has_calls(postgresql_url) else 0
        (_, one), (_, two) = node(servers, **where), node(servers, **where)
        async with sink() as found:
            secrets = secrets_of("anna", "ben")
            for secret, path in zip(secrets, ("/anna", "/ben"), strict=True):
                await add_webhook(one, found, secret, path)
            tables = 6
            for number in range(tables):
                await slow_table(one if number % 2 else two, *secrets)
            await found.until("/anna", tables)
            await found.until("/ben", tables)
            await until_done(postgresql_url, before + 2 * tables)
            assert (len(found.at("/anna")), len(found.at("/ben"))) == (tables, tables)
            urls = [each.json()["url"] for each in found.at("/anna")]
            assert len({*urls}) == tables

    with nursery() as servers:
        asyncio.run(inside(servers))


def has_calls(database: str) -> bool:
    engine = make_engine(database)
    try:
        return sa.inspect(engine).has_table("calls")
    finally:
        engine.dispose()


def test_a_call_is_not_lost_when_the_node_that_owes_it_is_killed(postgresql_url: str, redis_url: str) -> None:
    """Killed before it was sent: while it waits, and while the one who is called does not answer."""

    async def inside(servers: Nursery) -> None:
        where = {"database": postgresql_url, "bus": redis_url}
        process, one = node(servers, **where, call_every_s=3_600.0)  # it writes down what is owed, and sends nothing
        async with sink() as found:
            anna, ben = secrets_of("anna", "ben")
            await add_webhook(one, found, anna, "/anna")
            created = await slow_table(one, anna, ben)
            async with asyncio.timeout(30):
                while not [row for row in owed(postgresql_url) if row.table == created["table"]]:
                    await asyncio.sleep(0.05)
            servers.kill(process)
            _, two = node(servers, **where)
            (call,) = await found.until("/anna")
            assert call.json()["table"] == created["table"]

            process, three = node(servers, **where)  # killed in the middle of it: the other one sends it again
            found.received.clear()
            found.slow.add("/anna")
            created = await slow_table(three, anna, ben)
            await found.until("/anna")
            found.slow.clear()
            row = next(row for row in owed(postgresql_url) if row.table == created["table"])
            assert not row.is_done
            servers.kill(process)
            await found.until("/anna", 2)
            numbers = [each.json()["id"] for each in found.at("/anna")]
            assert len({*numbers}) == 1, "the same call has the same number"
            await until_noted(postgresql_url, created["table"])
            del two

    with nursery() as servers:
        asyncio.run(inside(servers))


async def until_noted(database: str, table: str) -> None:
    async with asyncio.timeout(60):
        while not all(row.is_done for row in await asyncio.to_thread(owed, database) if row.table == table):
            await asyncio.sleep(0.05)


def test_what_was_acknowledged_is_not_sent_again_when_the_node_is_killed(postgresql_url: str, redis_url: str) -> None:
    """One receiver has answered, another has not, when the node is killed: only what was not answered comes again."""

    async def inside(servers: Nursery) -> None:
        where = {"database": postgresql_url, "bus": redis_url}
        process, one = node(servers, **where)
        async with sink() as found:
            anna, ben = secrets_of("anna", "ben")
            await add_webhook(one, found, anna, "/anna")
            await add_webhook(one, found, ben, "/ben")
            found.slow.add("/ben")
            created = await slow_table(one, anna, ben)
            await found.until("/anna")
            await found.until("/ben")
            async with asyncio.timeout(30):
                while not any(row.is_done for row in owed(postgresql_url) if row.table == created["table"]):
                    await asyncio.sleep(0.05)
            found.slow.clear()
            servers.kill(process)
            node(servers, **where)
            await found.until("/ben", 2)
            await until_noted(postgresql_url, created["table"])
            await asyncio.sleep(2 * LEASE_S)  # a lease that nobody gave back would have run out by now
            assert (len(found.at("/anna")), len(found.at("/ben"))) == (1, 2)
            assert len({each.json()["id"] for each in found.at("/ben")}) == 1

    with nursery() as servers:
        asyncio.run(inside(servers))


@pytest.mark.long
def test_at_whatever_moment_a_node_is_killed_what_was_noted_comes_once_and_all_else_too(
    postgresql_url: str, redis_url: str
) -> None:
    """Only what the killed node was just sending may come twice, with the same number."""

    async def inside(servers: Nursery) -> None:
        rng, secrets = random.Random(20), secrets_of("eva", "fritz")
        where = {"database": postgresql_url, "bus": redis_url}
        (process, one), (_, two) = node(servers, **where), node(servers, **where)
        async with sink() as found:
            for secret, path in zip(secrets, ("/late/eva", "/late/fritz"), strict=True):
                await add_webhook(two, found, secret, path)
            for _ in range(KILLS):
                found.received.clear()
                tables = [(await slow_table((one, two)[i % 2], *secrets))["table"] for i in range(TABLES)]
                await found.until_any(rng.randrange(1, 2 * TABLES))
                await asyncio.sleep(rng.random() / 2)
                servers.kill(process)
                noted = {number_of(row) for row in owed(postgresql_url) if row.is_done}
                process, one = node(servers, **where)
                for table in tables:
                    await until_noted(postgresql_url, table)
                heard = Counter(each.json()["id"] for each in found.received)
                calls = {number_of(row) for row in owed(postgresql_url) if row.table in tables}
                assert len(calls) == 2 * TABLES
                assert heard.keys() == calls
                assert all(heard[number] == 1 for number in calls & noted)
                assert sum(count - 1 for count in heard.values()) <= len(secrets)  # each is called once at a time

    with nursery() as servers:
        asyncio.run(inside(servers))


def number_of(row: Any) -> str:
    """As the call says it."""
    key = f"{row.table} {row.seat} {row.turn} {row.why} {row.contact}"
    return hashlib.sha256(key.encode()).hexdigest()[:32]


def test_what_a_killed_node_had_not_written_down_is_found_by_the_next(tmp_path: Path, postgresql_url: str) -> None:
    async def inside(servers: Nursery) -> None:
        process, one = node(servers, database=postgresql_url, call_after_s=3_600.0)  # it would note it in an hour
        async with sink() as found:
            anna, ben = secrets_of("anna", "ben")
            await add_webhook(one, found, anna, "/anna")
            created = await slow_table(one, anna, ben)
            assert not [row for row in owed(postgresql_url) if row.table == created["table"]]
            servers.kill(process)
            node(servers, database=postgresql_url)
            (call,) = await found.until("/anna")
            assert call.json()["table"] == created["table"]

    with nursery() as servers:
        asyncio.run(inside(servers))
