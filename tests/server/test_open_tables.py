"""Open tables: the list, sitting down at one, bots until somebody comes, and what strangers may not do."""

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import sqlalchemy as sa
from msgspec import structs

from tests.server.house import Client, House, key_of, open_house, play_out, quick
from tests.server.test_sockets import with_house
from zaubertisch.kernel.codec import encode
from zaubertisch.server.lobby.lobby import ON_A_PAGE, Lobby
from zaubertisch.server.lobby.openings import Noted, open_table_in
from zaubertisch.server.play.socket import SEAT_FREED
from zaubertisch.server.requests import OpenTable
from zaubertisch.server.storage.store_schema import OPEN_TABLES, TABLES
from zaubertisch.tables.figures import FIGURES

OPEN = {"title": "After dinner", "with_bots": True}


def secret(name: str) -> str:
    return f"{name}-{'s' * 30}"


def headers_of(name: str) -> dict[str, str]:
    return {"X-Person": secret(name)}


async def open_table(house: House, seats: str = "ppp", game: str = "grimoria", **opening: Any) -> dict[str, Any]:
    return await house.create(seats, game, opening={**OPEN, **opening})


async def listed(house: House, **query: Any) -> list[dict[str, Any]]:
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    _, page = await house.request("GET", f"/api/open?{asked}")
    return list(page["tables"])


async def take(house: House, table: str, name: str) -> tuple[int, Any]:
    """Sit down; where a bot is about to answer, a moment later."""
    for _ in range(200):
        status, taken = await house.request(
            "POST", f"/api/open/{table}/seats", {"key": key_of(name)}, **headers_of(name)
        )
        if "about to answer" not in str(taken):
            return status, taken
        await asyncio.sleep(0.05)
    raise AssertionError(taken)


@contextlib.asynccontextmanager
async def sit_with(house: House, table: str, name: str) -> AsyncIterator[Client]:
    """A client with a key that opens a seat already."""
    created = {"table": table, "tokens": {0: key_of(name)}}
    async with house.sit(created, 0, name=name, person=secret(name)) as client:
        yield client


def seats_of(client: Client) -> list[dict[str, Any]]:
    assert client.view
    return list(client.view["table"]["seats"])


@with_house
async def test_a_table_is_listed_while_its_founder_is_there_and_the_game_goes_on(house: House) -> None:
    created = await open_table(house)
    assert await listed(house) == []
    async with house.sit(created, 0, name="Anna") as anna:
        await anna.until(lambda: anna.question)
        (row,) = await listed(house)
        assert (row["title"], row["host"], row["names"], row["free"]) == ("After dinner", "Anna", ["Anna"], 2)
        assert row["state"] == "running"
    while await listed(house):
        await asyncio.sleep(0.02)


def test_a_line_that_this_version_cannot_read_is_left_out() -> None:
    assert open_table_in('{"table":"abc","from":"another version"}') is None
    assert open_table_in("not JSON") is None


@with_house
async def test_only_the_founder_gets_an_invitation_and_anybody_a_link_to_watch(house: House) -> None:
    created = await open_table(house)
    assert [seat["seat"] for seat in created["seats"]] == [0]
    async with house.sit(created, 0, name="Anna"):
        (row,) = await listed(house)
        assert row["watch"] == created["spectator"]
        async with house.sit({"table": row["table"], "spectator": row["watch"]}, None, watch=True) as stranger:
            assert stranger.heard[0]["seat"] is None
            assert stranger.question is None
            assert (await stranger.call({"type": "leave"}))["code"] == "forbidden"


@with_house
async def test_a_stranger_takes_a_bots_seat_in_the_middle_of_the_game(house: House) -> None:
    created = await open_table(house, "pp")
    async with house.sit(created, 0, name="Anna") as anna:
        assert seats_of(anna)[1]["is_played_by_bot"]
        for _ in range(3):
            await anna.answer()
        status, taken = await take(house, created["table"], "ben")
        assert (status, taken["seat"]) == (201, 1)
        async with sit_with(house, created["table"], "ben") as ben:
            assert ben.heard[0]["seat"] == 1
            await anna.until(lambda: seats_of(anna)[1]["name"] == "ben")
            assert not seats_of(anna)[1]["is_played_by_bot"]
            assert not seats_of(anna)[1]["is_free"]
            rng = Random(1)
            await play_out([anna, ben], rng.choice)
            assert anna.is_over


@with_house
async def test_nobody_takes_a_seat_that_is_taken_and_the_same_key_gets_the_same_seat(house: House) -> None:
    created = await open_table(house, "pp")
    async with house.sit(created, 0, name="Anna"):
        first, again = await take(house, created["table"], "ben"), await take(house, created["table"], "ben")
        assert first == again
        status, refused = await take(house, created["table"], "carla")
        assert (status, refused["code"]) == (409, "not_now")


@with_house
async def test_of_many_who_come_at_once_each_gets_a_seat_of_its_own(house: House) -> None:
    created = await open_table(house, "ppppp")
    async with house.sit(created, 0, name="Anna"):
        results = await asyncio.gather(*(take(house, created["table"], f"guest{i}") for i in range(5)))
        seats = sorted(taken["seat"] for status, taken in results if status == 201)
        assert seats == [1, 2, 3, 4]
        assert sum(status == 409 for status, _ in results) == 1


@with_house
async def test_without_bots_the_game_begins_when_all_have_come(house: House) -> None:
    created = await open_table(house, "pp", with_bots=False)
    async with house.sit(created, 0, name="Anna") as anna:
        assert anna.view
        assert anna.view["table"]["state"] == "waiting"
        await take(house, created["table"], "ben")
        async with sit_with(house, created["table"], "ben") as ben:
            await ben.until(lambda: ben.view and ben.view["table"]["state"] == "running")


@with_house
async def test_who_leaves_an_open_table_gives_the_seat_up(house: House) -> None:
    created = await open_table(house, "pp")
    async with house.sit(created, 0, name="Anna") as anna:
        await take(house, created["table"], "ben")
        async with sit_with(house, created["table"], "ben") as ben:
            await ben.send({"type": "leave"})
            with contextlib.suppress(ConnectionError):
                await ben.until(lambda: ben.closed)
            assert ben.closed == SEAT_FREED
        await anna.until(lambda: seats_of(anna)[1]["is_free"])
        assert seats_of(anna)[1]["is_played_by_bot"]
        assert seats_of(anna)[1]["name"] == "Bela"
        assert (await take(house, created["table"], "carla"))[0] == 201


@with_house
async def test_only_the_host_removes_and_who_was_removed_does_not_come_back(house: House) -> None:
    created = await open_table(house, "ppp")
    async with house.sit(created, 0, name="Anna") as anna:
        for name in ("ben", "carla"):
            assert (await take(house, created["table"], name))[0] == 201
        async with sit_with(house, created["table"], "ben") as ben, sit_with(house, created["table"], "carla") as carla:
            seat = ben.heard[0]["seat"]
            assert (await carla.call({"type": "remove", "seat": seat}))["code"] == "forbidden"
            assert (await anna.call({"type": "remove", "seat": 0}))["code"] == "forbidden"
            assert (await anna.call({"type": "remove", "seat": 4}))["code"] == "malformed"
            assert (await anna.call({"type": "remove", "seat": seat}))["type"] == "acknowledged"
            with contextlib.suppress(ConnectionError):
                await ben.until(lambda: ben.closed)
            assert ben.closed == SEAT_FREED
            assert seats_of(anna)[seat]["is_free"]
            status, refused = await take(house, created["table"], "ben")
            assert (status, refused["code"]) == (403, "forbidden")
            assert (await take(house, created["table"], "dora"))[0] == 201


@with_house
async def test_at_a_table_that_is_not_open_nobody_takes_a_seat_or_removes_anybody(house: House) -> None:
    created = await house.create("ppp")
    async with house.sit_all(created) as (anna, _, _):
        status, refused = await take(house, created["table"], "ben")
        assert (status, refused["code"]) == (409, "not_now")
        assert (await anna.call({"type": "remove", "seat": 1}))["code"] == "forbidden"
        assert await listed(house) == []


@with_house
async def test_strangers_talk_in_phrases(house: House) -> None:
    created = await open_table(house, "pp")
    async with house.sit(created, 0, name="Anna") as anna, house.sit(created, None, watch=True) as stranger:
        for one in (anna, stranger):
            assert (await one.call({"type": "talk", "text": "buy this"}))["code"] == "not_now"
            assert (await one.call({"type": "talk", "phrase": "hello"}))["type"] == "acknowledged"
        await anna.until(lambda: [said["phrase"] for said in anna.heard if said["type"] == "said"] == ["hello"] * 2)


@with_house
async def test_who_saw_one_hand_gets_no_other_seat_at_the_table(house: House) -> None:
    created = await open_table(house, "ppp")
    async with house.sit(created, 0, name="Anna"):
        _, taken = await take(house, created["table"], "ben")
        async with sit_with(house, created["table"], "ben") as ben:
            await ben.send({"type": "leave"})
            with contextlib.suppress(ConnectionError):
                await ben.until(lambda: ben.closed)
        assert (await take(house, created["table"], "carla"))[1]["seat"] == taken["seat"]
        status, _ = await take(house, created["table"], "ben")
        assert status == 409


@with_house
async def test_two_strangers_find_each_other_by_playing_now(house: House) -> None:
    wish = {"game": "grimoria", "seats": 3}
    _, first = await house.request("POST", "/api/open/play", {**wish, "key": key_of("anna")}, **headers_of("anna"))
    assert first["is_new"]
    async with sit_with(house, first["table"], "anna") as anna:
        await anna.until(lambda: anna.question)
        for other in ({"game": "grimoria", "seats": 4}, {"game": "grimoria", "seats": 3, "clock": {"days": 2}}):
            _, elsewhere = await house.request("POST", "/api/open/play", {**other, "key": key_of(str(other))})
            assert elsewhere["table"] != first["table"]
        _, second = await house.request("POST", "/api/open/play", {**wish, "key": key_of("ben")}, **headers_of("ben"))
        assert (second["table"], second["is_new"]) == (first["table"], False)
        async with sit_with(house, second["table"], "ben"):
            await anna.until(lambda: "ben" in [seat["name"] for seat in seats_of(anna)])


@with_house
async def test_names_that_everybody_sees_are_decent(house: House) -> None:
    status, refused = await house.request(
        "POST", "/api/tables", {"game": "grimoria", "seats": [{"kind": "person"}] * 2, "opening": {"title": "F u c k"}}
    )
    assert (status, refused["code"]) == (400, "malformed")
    created = await open_table(house)
    async with house.sit(created, 0, name="wh0re"):
        assert "wh0re" not in json.dumps(await listed(house))


def test_one_address_opens_only_so_many(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path, open_tables_per_address=2)) as house:
            for _ in range(2):
                await open_table(house)
            status, refused = await house.request(
                "POST", "/api/tables", {"game": "grimoria", "seats": [{"kind": "person"}] * 2, "opening": {}}
            )
            assert (status, refused["code"]) == (409, "not_now")
            assert await house.create("pp")  # with friends as many as before

    asyncio.run(inside())


def test_who_goes_without_a_word_is_not_waited_for(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path, grace_s=0.2)) as house:
            created = await open_table(house, "ppp", with_bots=False)
            async with house.sit(created, 0, name="Anna") as anna:
                await take(house, created["table"], "ben")
                async with sit_with(house, created["table"], "ben"):
                    await anna.until(lambda: seats_of(anna)[1]["has_joined"])
                await anna.until(lambda: seats_of(anna)[1]["is_free"])
                assert not seats_of(anna)[1]["is_played_by_bot"]

    asyncio.run(inside())


@with_house
async def test_the_list_is_live(house: House) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(b"GET /api/open/live HTTP/1.1\r\nHost: x\r\n\r\n")
    await reader.readuntil(b'"tables":[]}')
    created = await open_table(house)
    async with house.sit(created, 0, name="Anna"):
        text = await reader.readuntil(b"]}\n\n")
        assert created["table"].encode() in text
        await take(house, created["table"], "ben")
        async with sit_with(house, created["table"], "ben"):
            while b'"free":1' not in text:
                text = await reader.readuntil(b"]}\n\n")
    writer.close()


def test_a_list_that_somebody_watches_does_not_hold_up_the_end(tmp_path: Path) -> None:
    async def inside() -> float:
        async with open_house(quick(tmp_path)) as house:
            reader, _ = await asyncio.open_connection("127.0.0.1", house.port)
            _.write(b"GET /api/open/live HTTP/1.1\r\nHost: x\r\n\r\n")
            await reader.readuntil(b'"tables":[]}')
            began = time.monotonic()
        return time.monotonic() - began

    assert asyncio.run(inside()) < 9  # seconds; a server that waits for listeners takes ten


def row_of(number: int, free: int = 1, game: str = "grimoria") -> OpenTable:
    return OpenTable(
        f"table{number:06}", game, "A title", "Anna", "running", 4, free, ["Anna"], ["wizard"], 0, True, "none", True,
        "w" * 24, number,
    )  # fmt: skip


def test_where_one_can_sit_down_comes_first_and_then_the_newest() -> None:
    lobby = Lobby()
    for number in range(60):
        lobby.put(row_of(number, number % 2, "grimoria" if number < 40 else "schatzjagd"))
    page = json.loads(lobby.page("", 0))
    assert (page["total"], page["pages"], page["free"]) == (60, 3, 30)
    assert [row["opened_ms"] for row in page["tables"]] == [*range(59, 59 - 2 * ON_A_PAGE, -2)]
    assert json.loads(lobby.page("schatzjagd", 0))["total"] == 20
    lobby.put(row_of(59, 0, "schatzjagd"))
    lobby.drop("table000057")
    assert json.loads(lobby.page("", 0))["tables"][0]["opened_ms"] == 55
    assert json.loads(lobby.page("", 99))["tables"] == []


def test_five_thousand_tables_cost_no_more_than_ten() -> None:
    """Counted in steps, not in time: how long a change takes hardly depends on how many tables there are."""

    def cost(tables: int) -> float:
        lobby, count = Lobby(), 400
        for number in range(tables):
            lobby.put(row_of(number))
        began = time.process_time()
        for number in range(count):
            lobby.put(row_of(number % tables, number % 2))
            lobby.page("", 0)
        return (time.process_time() - began) / count

    assert cost(5_000) < 20 * cost(10)


def lay_many(house: House, count: int) -> list[OpenTable]:
    """Lines of another node in the store, of tables where moves take days."""
    lines = [structs.replace(row_of(number), figures=[FIGURES[0]]) for number in range(count)]
    about = {"game": "grimoria", "setup": "{}", "state": "waiting", "number": 0, "created_ms": 0, "changed_ms": 0}
    with house.node.store.engine.begin() as link:
        link.execute(sa.insert(TABLES), [{**about, "table": line.table} for line in lines])
        rows = [{"table": line.table, "node": "x", "is_slow": True, "body": encode(line).decode()} for line in lines]
        link.execute(sa.insert(OPEN_TABLES), rows)
    return lines


def test_news_of_one_table_costs_another_node_no_more_in_a_long_list(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            ours, lines = house.node.open_tables, lay_many(house, 3_000)
            await ours.catch_up()
            assert len(ours.lobby) == len(lines)
            changed, gone = structs.replace(lines[7], title="Changed"), lines[8]
            await house.node.store.openings.note("y", [Noted(changed.table, changed, True), Noted(gone.table, None)])

            async def cost(news: set[str] | None) -> float:
                began = time.process_time()
                await ours.catch_up(news=news)
                return time.process_time() - began

            some = {changed.table, gone.table, lines[9].table}
            await ours.catch_up(news=some)
            assert ours.lobby.find(changed.table) == changed
            assert ours.lobby.find(gone.table) is None
            assert len(ours.lobby) == len(lines) - 1
            assert min([await cost(some) for _ in range(5)]) < min([await cost(None) for _ in range(5)]) / 3

    asyncio.run(inside())


def test_two_nodes_show_one_list(redis_url: str, tmp_path: Path) -> None:
    async def inside() -> None:
        async with (
            open_house(quick(tmp_path, bus=redis_url)) as one,
            open_house(quick(tmp_path, bus=redis_url)) as two,
        ):
            created = await open_table(one)
            async with one.sit(created, 0, name="Anna") as anna:
                async with asyncio.timeout(20):
                    while not await listed(two):
                        await asyncio.sleep(0.05)
                assert (await take(two, created["table"], "ben"))[0] == 201
                async with sit_with(two, created["table"], "ben") as ben:
                    await anna.until(lambda: "ben" in [seat["name"] for seat in seats_of(anna)])
                    seat = ben.heard[0]["seat"]
                    await anna.call({"type": "remove", "seat": seat})
                    with contextlib.suppress(ConnectionError):
                        await ben.until(lambda: ben.closed)
                    assert ben.closed == SEAT_FREED

    asyncio.run(inside())
