"""Garbage of every kind: typed errors, nothing changes, nothing grows, no stack trace goes out."""

import asyncio
import contextlib
import json
import random
from pathlib import Path
from typing import Any

import psutil
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.garbage import garbage
from tests.server.house import House, open_house, quick

TYPED = {
    "malformed", "unknown", "forbidden", "stale", "illegal", "not_now", "cannot_undo", "too_fast", "too_big", "busy",
}  # fmt: skip


def test_garbage_changes_nothing_and_is_answered_by_typed_errors(tmp_path: Path) -> None:
    rng = random.Random(11)

    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            created = await house.create("pp")
            async with house.sit_all(created) as (anna, _):
                before = house.node.hub.tables[created["table"]].table.position.state.tobytes()
                for _ in range(12):
                    await throw(house, created, rng, 40)
                after = house.node.hub.tables[created["table"]].table.position.state.tobytes()
                assert after == before
                assert (await anna.answer())["type"] == "acknowledged"

    asyncio.run(inside())


async def throw(house: House, created: dict[str, Any], rng: random.Random, count: int) -> None:
    """A socket of a seat says hello, then garbage until it is thrown out or tired."""
    address = f"ws://{house.address}/api/tables/{created['table']}/socket"
    async with connect(address, max_size=None) as line:
        await line.send(json.dumps({"type": "hello", "token": created["tokens"][1], "key": "k" * 24}))
        listening = asyncio.create_task(collect(line))
        try:
            for _ in range(count):
                await line.send(garbage(rng))
        except ConnectionClosed:
            pass
        await asyncio.wait([listening], timeout=0.3)
        listening.cancel()
        for message in await asyncio.gather(listening, return_exceptions=True):
            assert not isinstance(message, AssertionError), message


async def collect(line: Any) -> None:
    try:
        async for text in line:
            message = json.loads(text)
            assert "Traceback" not in text
            assert "/src/" not in text
            if message["type"] == "error":
                assert message["code"] in TYPED, message
    except ConnectionClosed:
        pass


def test_without_a_right_hello_there_is_nothing_to_hear(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path, hello_s=0.3)) as house:
            created = await house.create("pp")
            other = await house.create("pp")
            wrong = {"type": "hello", "token": other["tokens"][0]}
            for name, first, code in (
                (created["table"], json.dumps(wrong), 4403),
                (created["table"], json.dumps({"type": "hello", "token": "x" * 24}), 4403),
                (created["table"], "{", 4400),
                (created["table"], json.dumps({"type": "ping", "ref": "a"}), 4400),
                (created["table"], None, 4400),
                ("nosuchtable", json.dumps(wrong), 4404),
            ):
                assert await close_code(house, name, first) == (code, [])

    asyncio.run(inside())


async def close_code(house: House, name: str, first: str | None, **more: Any) -> tuple[int | None, list[str]]:
    async with connect(f"ws://{house.address}/api/tables/{name}/socket", **more) as line:
        heard: list[str] = []
        with contextlib.suppress(ConnectionClosed):
            if first is not None:
                await line.send(first)
            async for text in line:
                heard.append(str(text))
        return line.close_code, heard


def test_a_page_from_elsewhere_may_open_no_socket(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            created = await house.create("pp")
            hello = json.dumps({"type": "hello", "token": created["tokens"][0]})
            code, heard = await close_code(house, created["table"], hello, origin="https://elsewhere.example")
            assert (code, heard) == (4403, [])
            address = f"ws://{house.address}/api/tables/{created['table']}/socket"
            async with connect(address, origin=f"http://{house.address}") as line:  # type: ignore[arg-type]
                await line.send(hello)
                assert json.loads(await line.recv())["type"] == "welcome"

    asyncio.run(inside())


def test_who_sends_too_fast_or_too_much_is_slowed_and_then_closed(tmp_path: Path) -> None:
    async def inside() -> None:
        settings = quick(tmp_path, messages_per_s=5, messages_at_once=10, talks_at_once=2, talks_per_s=0.01)
        async with open_house(settings) as house:
            created = await house.create("pp")
            async with house.sit(created, 0) as anna:
                for _ in range(2):
                    await anna.call({"type": "talk", "phrase": "hurry"})
                assert (await anna.call({"type": "talk", "phrase": "hurry"}))["code"] == "too_fast"
                with contextlib.suppress(ConnectionClosed):
                    for i in range(500):
                        await anna.send({"type": "ping", "ref": str(i)})
                        await asyncio.sleep(0)
                with pytest.raises(ConnectionError):
                    await anna.until(lambda: False)
                assert anna.closed == 4429

    asyncio.run(inside())


def test_garbage_does_not_make_the_memory_grow(tmp_path: Path) -> None:
    rng = random.Random(12)

    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            created = await house.create("pp")
            for _ in range(10):
                await throw(house, created, rng, 60)
            before = psutil.Process().memory_info().rss
            for _ in range(30):
                await throw(house, created, rng, 60)
            growth = psutil.Process().memory_info().rss - before
            assert growth < 20 * 1024 * 1024
            assert not house.node.guests

    asyncio.run(inside())


def test_a_slow_client_gets_the_latest_view_and_all_events(tmp_path: Path) -> None:
    """It stops reading while the others play; then it gets one view, and every event since."""

    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            created = await house.create("pp")
            async with house.sit_all(created) as (anna, ben), house.sit(created) as slow:
                slow._listening.cancel()
                for _ in range(20):
                    for client in (anna, ben):
                        if client.question:
                            await client.answer()
                number = house.node.hub.tables[created["table"]].table.streams[5].number
                events = list(slow.events)
                async for text in slow.line:
                    message = json.loads(text)
                    events += message.get("events", [])
                    if message.get("number") == number:
                        break
                assert [event["number"] for event in events] == [*range(1, number + 1)]

    asyncio.run(inside())
