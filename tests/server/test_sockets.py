"""A table over real sockets: whole games, coming back, watching, talking, and what is refused."""

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import pytest

from tests.sample import is_chosen
from tests.server.house import House, open_house, play_out, quick
from zaubertisch.games import GAMES
from zaubertisch.kernel.codec import decode
from zaubertisch.server.network.connections import Mailbox
from zaubertisch.server.play.messages import FromServer
from zaubertisch.tables.records import parse_record

FEW = {"schatzjagd": {"variants": {"last_day": "5"}}}


def with_house(test: Any) -> Any:
    """Run a test with a server of its own, on SQLite and, of many tests some, on PostgreSQL."""
    is_on_both = is_chosen("tests of the server on PostgreSQL too", test.__name__)

    def run(tmp_path: Path, database: str, request: pytest.FixtureRequest) -> None:
        url = {"database": request.getfixturevalue("postgresql_url")} if database == "postgresql" else {}

        async def inside() -> None:
            async with open_house(quick(tmp_path, **url)) as house:
                await test(house)

        asyncio.run(inside())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return pytest.mark.parametrize("database", ["sqlite", "postgresql"] if is_on_both else ["sqlite"])(run)


@pytest.mark.parametrize("game", GAMES)
def test_persons_and_bots_play_a_whole_game_that_replays_to_what_they_saw(game: str, tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            created = await house.create("pbp", game, **FEW.get(game, {}))
            async with house.sit_all(created) as clients, house.sit(created) as spectator:
                await play_out(clients, random.Random(1).choice)
                await spectator.until(lambda: spectator.is_over)
                status, text = await house.request("GET", f"/api/tables/{created['table']}/record")
                assert status == 200
                record = parse_record(text)
                record.check()
                for client in (*clients, spectator):
                    assert client.view is not None
                    assert client.view["result"]["points"] == [*record.points]
                    assert [event["number"] for event in client.events] == [*range(1, len(client.events) + 1)]
                    for raw in client.raw:
                        decode(raw, FromServer)

    asyncio.run(inside())


@with_house
async def test_who_comes_back_gets_what_was_missed_and_nothing_twice(house: House) -> None:
    created = await house.create("pp")
    async with house.sit(created, 1, name="Ben") as ben:
        async with house.sit(created, 0, name="Anna") as anna:
            await anna.answer()
            await anna.until(lambda: anna.view["moment"]["answered"] == [0])
            seen, before = anna.view["number"], len(anna.events)
        await ben.answer()
        await ben.until(lambda: ben.view["moment"]["question"] != "choose_spell")
        async with house.sit(created, 0, seen=seen) as back:
            assert back.events[0]["number"] == seen + 1
            missed = back.events
        async with house.sit(created, 0) as fresh:
            assert fresh.events[0]["number"] == 1
            assert fresh.events[before:] == missed


@with_house
async def test_the_same_ref_is_acknowledged_again_and_counts_once(house: House) -> None:
    created = await house.create("pp")
    async with house.sit_all(created) as (anna, ben):
        question = await anna.asked()
        answer = {"type": "answer", "question": question["number"], "option": 2, "ref": "only once"}
        assert (await anna.call(dict(answer)))["type"] == "acknowledged"
        anna.heard.clear()
        assert (await anna.call(dict(answer)))["type"] == "acknowledged"
        assert len(house.node.hub.tables[created["table"]].table.answers()) == 1
        assert (await anna.call({**answer, "ref": "another"}))["code"] == "stale"
        assert (await ben.answer(99))["code"] == "illegal"
        assert (await ben.answer(9_999))["code"] == "malformed"


@with_house
async def test_an_answer_can_be_taken_back_until_it_revealed_something(house: House) -> None:
    created = await house.create("pp")
    async with house.sit_all(created) as (anna, ben):
        await anna.answer(3)
        await anna.until(lambda: anna.view["can_undo"])
        assert anna.view["reply"] == 3
        assert (await anna.call({"type": "undo"}))["type"] == "acknowledged"
        await anna.until(lambda: anna.question)
        await ben.until(lambda: ben.events[-1]["name"] == "undone")
        assert ben.events[-1]["fields"] == {"count": 1}
        assert (await anna.call({"type": "undo"}))["code"] == "cannot_undo"
        await anna.answer(0)
        await ben.answer(1)
        await ben.until(lambda: ben.view["moment"]["question"] != "choose_spell")
        assert (await ben.call({"type": "undo"}))["code"] == "cannot_undo"


@with_house
async def test_a_spectator_sees_only_what_is_public_and_may_not_act(house: House) -> None:
    created = await house.create("pp")
    async with house.sit_all(created) as (anna, _), house.sit(created) as watching:
        assert watching.view["question"] is None
        assert watching.view["auto_pass"] is None
        question = await anna.asked()
        answer = {"type": "answer", "question": question["number"], "option": 1}
        others = [{"type": kind} for kind in ("undo", "leave", "rematch")]
        for message in (answer, *others, {"type": "vote", "about": "end"}, {"type": "why_not", "option": 1}):
            assert (await watching.call(message))["code"] == "forbidden"
        await anna.answer(2)
        await watching.until(lambda: watching.view["moment"]["answered"] == [0])
        assert '"reply":2' not in watching.raw[-1]


@with_house
async def test_why_not_names_the_rule(house: House) -> None:
    created = await house.create("pp")
    async with house.sit_all(created) as (anna, _):
        assert (await anna.call({"type": "why_not", "option": 0}))["rule"] is None
        assert (await anna.call({"type": "why_not", "option": 14}))["rule"] == "G7"
        assert (await anna.call({"type": "why_not", "option": 30_000}))["code"] == "malformed"


@with_house
async def test_talk_reaches_all_as_plain_text(house: House) -> None:
    created = await house.create("pp")
    async with house.sit_all(created) as (anna, ben):
        await anna.call({"type": "talk", "text": "<b>hi</b>\n\tthere\u0007"})
        said = await ben.until(lambda: next((h for h in ben.heard if h["type"] == "said"), None))
        assert (said["seat"], said["text"]) == (0, "<b>hi</b> there")
        assert (await anna.call({"type": "talk", "phrase": "thanks"}))["type"] == "acknowledged"
        assert (await anna.call({"type": "talk"}))["code"] == "malformed"
        assert (await anna.call({"type": "talk", "text": "a", "phrase": "thanks"}))["code"] == "malformed"
    async with house.sit(created, 0) as back:
        await back.until(lambda: sum(h["type"] == "said" for h in back.heard) == 2)


@with_house
async def test_votes_pause_go_on_replace_and_end(house: House) -> None:
    created = await house.create("ppp")
    async with house.sit_all(created) as (anna, ben, cleo):
        await anna.call({"type": "vote", "about": "pause"})
        await cleo.call({"type": "vote", "about": "pause"})
        assert (await ben.until(lambda: ben.view["table"]["votes"]))[0]["yes"] == [0, 2]
        await ben.call({"type": "vote", "about": "pause"})
        await anna.until(lambda: anna.view["table"]["state"] == "paused")
        assert anna.question is None
        for client in (anna, ben, cleo):
            await client.call({"type": "vote", "about": "resume"})
        await anna.asked()
        await anna.call({"type": "vote", "about": "replace", "seat": 2})
        await ben.call({"type": "vote", "about": "replace", "seat": 2})
        await anna.until(lambda: anna.view["table"]["seats"][2]["is_played_by_bot"])
        await anna.until(lambda: anna.view["moment"]["answered"] == [2])
        for client in (anna, ben):
            await client.call({"type": "vote", "about": "end"})
        await anna.until(lambda: anna.view["table"]["state"] == "ended")


@with_house
async def test_a_rematch_has_the_same_seats_and_keys(house: House) -> None:
    created = await house.create("pp")
    async with house.sit_all(created) as (anna, ben):
        assert (await anna.call({"type": "rematch"}))["code"] == "not_now"
        for client in (anna, ben):
            await client.call({"type": "vote", "about": "end"})
        await anna.call({"type": "rematch"})
        await ben.call({"type": "rematch"})
        table = await ben.until(lambda: ben.view["table"]["rematch"])
        async with house.sit({**created, "table": table}, 1) as again:
            assert again.view["table"]["seats"][1]["name"] == "Seat 1"
            assert again.view["table"]["seats"][0]["has_joined"] is False


def test_a_bot_sits_in_for_who_is_gone_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path, grace_s=0.2)) as house:
            created = await house.create("pp")
            async with house.sit(created, 0, name="Anna") as anna:
                async with house.sit(created, 1, name="Ben"):
                    pass
                await anna.until(lambda: anna.view["table"]["seats"][1]["is_played_by_bot"])
                await anna.until(lambda: anna.view["moment"]["answered"] == [1])
                async with house.sit(created, 1) as ben:
                    await ben.until(lambda: not ben.view["table"]["seats"][1]["is_played_by_bot"])
                    await anna.answer()
                    await asyncio.wait_for(ben.until(lambda: ben.view["moment"]["question"] != "choose_spell"), 10)

    asyncio.run(inside())


def test_when_time_is_up_a_bot_plays_and_the_game_goes_on(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            created = await house.create("pp", clock={"bank_s": 5, "increment_s": 1})
            table = (await house.node.hub.live(created["table"])).table
            assert table.clocks is not None
            table.clocks.left = [300, 300]
            async with house.sit_all(created) as (anna, _):
                assert anna.view["table"]["seats"][0]["clock"]["until_ms"] is not None
                await anna.until(lambda: all(seat["is_played_by_bot"] for seat in anna.view["table"]["seats"]))

    asyncio.run(inside())


@with_house
async def test_a_standing_order_passes_windows_and_nobody_sees_it(house: House) -> None:
    created = await house.create("pp")
    async with house.sit_all(created) as (anna, ben):
        await anna.call({"type": "auto_pass", "passing": "round"})
        await anna.until(lambda: anna.view["auto_pass"] == "round")
        before = len(await ben.views())
        await anna.call({"type": "auto_pass", "passing": "game"})
        assert len(await ben.views()) == before


def test_who_watches_the_same_shares_one_view_and_keeps_no_head_of_the_handshake(tmp_path: Path) -> None:
    """An idle socket takes little; `zaubertisch load` counts how much."""

    async def watch() -> None:
        async with open_house(quick(tmp_path)) as house, contextlib.AsyncExitStack() as stack:
            created = await house.create("pp")
            for _ in range(3):
                await stack.enter_async_context(house.sit(created))
            guests = [*(await house.node.hub.live(created["table"])).visitors]
            assert len(guests) == 3
            assert len({id(guest._sent) for guest in guests}) == 1  # type: ignore[attr-defined]
            assert not any(guest.socket.scope["headers"] for guest in guests)  # type: ignore[attr-defined]

    asyncio.run(watch())


def test_a_mailbox_gives_messages_in_their_order_also_to_a_reader_who_waits() -> None:
    async def write_and_read() -> list[int]:
        box = Mailbox()
        waiting = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        for number in (1, 2, 3):
            box.put_nowait(number)
        return [await waiting, await box.get(), await box.get()]

    assert asyncio.run(write_and_read()) == [1, 2, 3]
