"""Hypothesis leads clients through random lives at a real table: whatever they do, it stays whole."""

import asyncio
import contextlib
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.house import Client, House, open_house, quick
from zaubertisch.server.play.loader import fold
from zaubertisch.server.play.view_messages import body_of

SEATS = 3
ACT = st.tuples(
    st.sampled_from(
        ["come", "go", "answer", "answer", "answer", "undo", "vote", "leave", "order", "talk", "garbage", "foreign"]
    ),
    st.integers(0, SEATS - 1),
    st.integers(0, 1_000),
)
GARBAGE = (
    "",
    "{",
    "[]",
    '{"type":"answer"}',
    '{"type":"hello","token":"' + "a" * 30 + '"}',
    '{"type":"undo","x":1}',
    "é" * 3_000,
)


@settings(max_examples=15)
@given(acts=st.lists(ACT, max_size=40))
def test_a_table_stays_whole_whatever_its_visitors_do(acts: list[tuple[str, int, int]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(live_through(Path(folder), acts))


async def live_through(folder: Path, acts: list[tuple[str, int, int]]) -> None:
    async with open_house(quick(folder, grace_s=0.05)) as house:
        created = await house.create("p" * SEATS)
        async with contextlib.AsyncExitStack() as stack:
            clients: dict[int, Client] = {}
            for kind, seat, number in acts:
                await do(house, created, stack, clients, kind, seat, number)
        await check_whole(house, created)


async def do(
    house: House, created: dict[str, Any], stack: contextlib.AsyncExitStack, clients: dict[int, Client], kind: str,
    seat: int, number: int,
) -> None:  # fmt: skip
    """One act; whatever it is answered with must be typed."""
    if kind == "come" or seat not in clients:
        name = ["Anna", "Ben", "\u0000", "x" * 40][number % 4]
        clients[seat] = await stack.enter_async_context(house.sit(created, seat, name=name))
        return
    client = clients[seat]
    if kind == "go":
        await clients.pop(seat).line.close()
        return
    try:
        if kind == "garbage":
            await client.send(GARBAGE[number % len(GARBAGE)])
        else:
            await say(client, kind, number)
    except ConnectionError:
        clients.pop(seat)


async def say(client: Client, kind: str, number: int) -> None:
    question = client.question or {"number": number, "options": [number]}
    about = ["pause", "resume", "replace", "end"][number % 4] if number % 7 else "pause"
    options = question["options"]
    target = number % SEATS if about == "replace" else None
    message: dict[str, dict[str, Any]] = {
        "answer": {"type": "answer", "question": question["number"], "option": options[number % len(options)]},
        "foreign": {"type": "answer", "question": question["number"] ^ 1, "option": number},
        "undo": {"type": "undo"},
        "vote": {
            "type": "vote",
            "about": about,
            "yes": number % 3 > 0,
            "seat": target,
        },
        "leave": {"type": "leave"},
        "order": {"type": "auto_pass", "passing": ["off", "round", "game"][number % 3]},
        "talk": {"type": "talk", "phrase": "hello"},
    }
    reply = await client.call(message[kind])
    assert reply["type"] in ("acknowledged", "error")
    assert reply.get("code") != "internal"


async def check_whole(house: House, created: dict[str, Any]) -> None:
    """What is in memory is what the log says."""
    live = house.node.hub.tables[created["table"]] if house.node.hub.tables else None
    if live is None:
        return
    async with live.lock:
        kept = await house.node.store.kept(live.name)
        assert kept is not None
        again = fold(kept.setup, await house.node.store.entries(live.name))
        assert again.position.state.tobytes() == live.table.position.state.tobytes()
        for observer in live.table.observers:
            assert body_of(again, observer, ()) == body_of(live.table, observer, ())
