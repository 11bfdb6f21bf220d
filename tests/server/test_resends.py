"""Sent again over the wire: at once, at a new socket, at a restarted server; and bots for persons."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Client, House, free_port, open_house, quick
from zaubertisch.server.network.bus import Bus

TALK = {"talks_per_s": 1e6, "talks_at_once": 10**6}


def messages(question: int) -> list[dict[str, Any]]:
    """One of every kind that changes a table, in an order in which all are taken."""
    return [
        {"type": "answer", "question": question, "option": 2},
        {"type": "undo"},
        {"type": "talk", "text": "hello"},
        {"type": "auto_pass", "passing": "game"},
        {"type": "auto_pass", "passing": "off"},
        {"type": "give_order", "question": "react", "order": "unless_demanded", "named": "king"},
        {"type": "give_order", "question": "react", "order": None},
        {"type": "vote", "about": "pause", "yes": True},
        {"type": "vote", "about": "pause", "yes": False},
        {"type": "leave"},
        {"type": "come_back"},
    ]


async def send(client: Client, message: dict[str, Any]) -> None:
    before = len(client.heard)
    await client.send(message)
    reply = await client.until(lambda: next((h for h in client.heard[before:] if h.get("ref") == message["ref"]), None))
    assert reply["type"] == "acknowledged", (message, reply)


async def length(house: House, table: str) -> int:
    return (await house.node.store.numbers([table]))[table]


def test_every_kind_of_message_counts_once_at_new_sockets_and_after_a_restart(tmp_path: Path) -> None:
    async def inside() -> None:
        settings = quick(tmp_path, **TALK)
        async with open_house(settings) as house:
            created = await house.create("ppp")
            table = created["table"]
            async with house.sit_all(created) as (anna, *_):
                sent = [m | {"ref": f"ref {i}"} for i, m in enumerate(messages((await anna.asked())["number"]))]
                for message in sent:
                    await send(anna, message)
                written = await length(house, table)
                for message in (*sent, *reversed(sent)):
                    await send(anna, message)
                assert await length(house, table) == written
            async with house.sit(created, 0) as anna, house.sit(created) as watching:
                written = await length(house, table)
                for message in sent:
                    await send(anna, message)
                await send(watching, {"type": "talk", "text": "I see", "ref": "mine"})
                assert await length(house, table) == written + 1
        async with (
            open_house(replace(settings, port=free_port())) as house,
            house.sit(created, 0) as anna,
            house.sit(created) as watching,
        ):
            written = await length(house, table)
            for message in sent:
                await send(anna, message)
            await send(watching, {"type": "talk", "text": "I see", "ref": "mine"})
            assert await length(house, table) == written
            assert sum(h["type"] == "said" for h in anna.heard) == 2

    asyncio.run(inside())


def test_what_makes_no_difference_does_not_make_the_log_longer(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            created = await house.create("ppp")
            async with house.sit_all(created) as (anna, *_):
                await anna.call({"type": "auto_pass", "passing": "game"})
                await anna.call({"type": "vote", "about": "pause"})
                written = await length(house, created["table"])
                for _ in range(10):
                    await anna.call({"type": "auto_pass", "passing": "game"})
                    await anna.call({"type": "vote", "about": "pause"})
                    await anna.call({"type": "come_back"})
                    async with house.sit(created, 0, name="Seat 0"):
                        pass
                assert await length(house, created["table"]) == written

    asyncio.run(inside())


def test_one_of_two_replaces_the_other_only_while_he_is_away(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path, grace_s=1e6)) as house:
            created = await house.create("pp")
            async with house.sit(created, 0, name="Anna") as anna:
                async with house.sit(created, 1, name="Ben"):
                    vote = {"type": "vote", "about": "replace", "seat": 1}
                    assert (await anna.call(dict(vote)))["code"] == "not_now"
                    assert not anna.view["table"]["votes"]
                await anna.until(lambda: not anna.view["table"]["seats"][1]["is_here"])
                assert (await anna.call(dict(vote)))["type"] == "acknowledged"
                await anna.until(lambda: anna.view["table"]["seats"][1]["is_played_by_bot"])
                async with house.sit(created, 1):
                    await anna.until(lambda: not anna.view["table"]["seats"][1]["is_played_by_bot"])

    asyncio.run(inside())


def test_who_is_replaced_while_he_is_there_takes_the_seat_back_by_answering_or_by_saying_so(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            house.node.hub.on_change.clear()
            created = await house.create("ppp")
            async with house.sit_all(created) as (anna, ben, cleo):
                question = await cleo.asked()
                for take_back in (
                    {"type": "answer", "question": question["number"], "option": question["options"][0]},
                    {"type": "answer", "question": question["number"] ^ 1, "option": 0},
                    {"type": "come_back"},
                ):
                    for client in (anna, ben):
                        await client.call({"type": "vote", "about": "replace", "seat": 2})
                    await cleo.until(lambda: cleo.view["table"]["seats"][2]["is_played_by_bot"])
                    assert cleo.view["table"]["seats"][2]["level"] == "3"
                    await cleo.call(take_back)
                    await anna.until(lambda: not anna.view["table"]["seats"][2]["is_played_by_bot"])

    asyncio.run(inside())


def test_a_node_that_did_not_hear_of_an_answer_looks_for_it_before_it_refuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bus, "is_shared", True)  # with a bus that loses every message

    async def inside() -> None:
        settings = quick(tmp_path, sweep_s=3600.0)
        async with open_house(settings) as here, open_house(replace(settings, port=free_port())) as there:
            created = await here.create("pp")
            async with there.sit(created, 0) as late, here.sit_all(created) as seats:
                first = (await late.asked())["number"]
                for seat in seats:
                    await seat.answer()
                who = await seats[0].until(lambda: next((s for s in seats if s.question), None))
                following = {"type": "answer", "option": who.question["options"][0], "ref": "one"}
                following["question"] = who.question["number"]
                assert following["question"] != first
                await send(who, following)
                assert late.question is not None
                assert late.question["number"] == first
                async with there.sit(created, seats.index(who)) as back:
                    await send(back, following)

    asyncio.run(inside())
