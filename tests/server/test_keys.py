"""Links that invite once: what they are exchanged for, who hears of it, and how a seat looks after its own screens."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.house import Client, House, free_port, key_of, open_house, quick
from tests.server.nursery import Nursery, nursery
from tests.server.test_sockets import with_house
from zaubertisch.server.migrations import configuration
from zaubertisch.server.play.keys import Forbidden, Used, hash_of
from zaubertisch.server.settings import sqlite_url
from zaubertisch.server.storage.store import Store, make_engine

USED, SIGNED_OUT, NOT_ALLOWED = 4409, 4411, 4403
MINE, THIEFS = "mine-" + "m" * 24, "thief-" + "t" * 24


async def greet(house: House, created: dict[str, Any], **hello: Any) -> tuple[int | None, dict[str, Any] | None]:
    """Says hello; gives the closing code, or nothing and the welcome."""
    async with connect(f"ws://{house.address}/api/tables/{created['table']}/socket", max_size=None) as line:
        await line.send(json.dumps({"type": "hello", **hello}))
        try:
            welcome = json.loads(await line.recv())
        except ConnectionClosed:
            return line.close_code, None
        return None, welcome


async def closing(client: Client) -> int | None:
    with pytest.raises(ConnectionError):
        await client.until(lambda: False)
    return client.closed


@with_house
async def test_the_first_hello_exchanges_the_link_and_the_link_is_dead(house: House) -> None:
    created = await house.create("pp")
    link = created["tokens"][0]
    code, welcome = await greet(house, created, token=link, key=MINE)
    assert (code, welcome and welcome["seat"], welcome and welcome["key"]) == (None, 0, MINE)
    for wrong in ({"token": link}, {"token": link, "key": THIEFS}, {"token": link, "key": created["tokens"][1]}):
        assert await greet(house, created, **wrong) == (USED, None)
    assert await greet(house, created, token=THIEFS) == (NOT_ALLOWED, None)
    code, welcome = await greet(house, created, token=MINE)
    assert (code, welcome and welcome["seat"], welcome and welcome["key"]) == (None, 0, None)


@with_house
async def test_who_lost_the_welcome_sends_the_same_again(house: House) -> None:
    """The line may break between exchange and welcome: the pair is good for as long as the key is."""
    created = await house.create("pp")
    address = f"ws://{house.address}/api/tables/{created['table']}/socket"
    hello = {"type": "hello", "token": created["tokens"][0], "key": MINE}
    async with connect(address) as line:
        await line.send(json.dumps(hello))
        line.transport.abort()
    for _ in range(2):
        code, welcome = await greet(house, created, token=created["tokens"][0], key=MINE)
        assert (code, welcome and welcome["seat"]) == (None, 0)


@with_house
async def test_who_proposes_no_key_is_given_one(house: House) -> None:
    created = await house.create("pp")
    _, welcome = await greet(house, created, token=created["tokens"][0])
    assert welcome
    assert welcome["key"] not in (None, created["tokens"][0])
    assert (await greet(house, created, token=welcome["key"]))[0] is None
    assert (await greet(house, created, token=created["tokens"][0]))[0] == USED


@with_house
async def test_a_key_that_is_not_fresh_uses_nothing_up(house: House) -> None:
    created = await house.create("pp")
    link = created["tokens"][0]
    for stale in (link, created["tokens"][1], created["spectator"]):
        assert await greet(house, created, token=link, key=stale) == (NOT_ALLOWED, None)
    assert (await greet(house, created, token=link, key=MINE))[0] is None


@with_house
async def test_of_many_who_open_a_link_at_once_one_gets_the_seat(house: House) -> None:
    created = await house.create("pp")
    wishes = [greet(house, created, token=created["tokens"][0], key=f"{i:024}") for i in range(12)]
    codes = [code for code, _ in await asyncio.gather(*wishes)]
    assert codes.count(None) == 1
    assert codes.count(USED) == 11


def test_two_stores_never_exchange_the_same_link(postgresql_url: str, tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path, database=postgresql_url)) as house:
            other = Store(postgresql_url)
            for i in range(20):
                created = await house.create("pp")
                table, link = created["table"], created["tokens"][0]
                rings = (house.node.store.keyring, other.keyring) * 2
                ends = await asyncio.gather(
                    *(ring.admit(table, link, f"{i}-{n}" + "k" * 20) for n, ring in enumerate(rings)),
                    return_exceptions=True,
                )
                assert sum(isinstance(end, Used) for end in ends) == 3
            await other.close()

    asyncio.run(inside())


@with_house
async def test_a_link_looks_at_nobodys_past(house: House) -> None:
    created = await house.create("pp")
    path = f"/api/tables/{created['table']}/replay?at=0&knowledge=seat&seat=0"
    link = created["tokens"][0]
    assert (await house.request("GET", path, Authorization=f"Bearer {link}"))[0] == 403
    async with house.sit_all(created):
        assert (await house.request("GET", path, Authorization=f"Bearer {link}"))[0] == 403
        assert (await house.request("GET", path, Authorization=f"Bearer {key_of(link)}"))[0] == 200


@with_house
async def test_a_used_link_still_lets_watch_and_an_unused_one_stays_unused(house: House) -> None:
    created = await house.create("pp")
    link = created["tokens"][0]
    for _ in range(2):
        assert ((await greet(house, created, token=link, watch=True))[1] or {})["seat"] is None
    assert ((await greet(house, created, token=link, key=MINE))[1] or {})["seat"] == 0
    _, welcome = await greet(house, created, token=link, watch=True)
    assert welcome
    assert (welcome["seat"], welcome["key"]) == (None, None)
    assert (await greet(house, created, token="x" * 24, watch=True))[0] == NOT_ALLOWED


@with_house
async def test_a_seat_invites_its_second_screen_and_only_its_owner_sees_it(house: House) -> None:
    created = await house.create("pp")
    async with house.sit_all(created) as (anna, ben), house.sit(created) as spectator:
        assert (anna.view or {})["screens"] == 1
        heard = len(ben.raw), len(spectator.raw)
        first = await anna.call({"type": "invite"})
        second = await anna.call({"type": "invite"})
        assert first["type"] == second["type"] == "invited"
        assert (await greet(house, created, token=first["token"]))[0] == NOT_ALLOWED
        created["tokens"][7] = second["token"]
        async with house.sit(created, 7) as phone:
            assert phone.heard[0]["seat"] == 0
            await anna.until(lambda: (anna.view or {})["screens"] == 2)
            assert (await greet(house, created, token=second["token"]))[0] == USED
        await anna.until(lambda: (anna.view or {})["screens"] == 1)
        assert (len(ben.raw), len(spectator.raw)) == heard
        assert (ben.view or {})["screens"] == 1
        assert (spectator.view or {})["screens"] is None
        assert (await spectator.call({"type": "invite"}))["code"] == "forbidden"


@with_house
async def test_a_seat_signs_its_other_screens_out(house: House) -> None:
    created = await house.create("pp")
    async with house.sit_all(created) as (anna, ben), house.sit(created, 0) as tab, house.sit(created) as spectator:
        created["tokens"][7] = (await anna.call({"type": "invite"}))["token"]
        async with house.sit(created, 7) as phone:
            open_link = (await anna.call({"type": "invite"}))["token"]
            assert (await anna.call({"type": "sign_out", "key": MINE}))["type"] == "acknowledged"
            assert await closing(phone) == await closing(tab) == SIGNED_OUT
            await anna.until(lambda: (anna.view or {})["screens"] == 1)
        for dead in (key_of(created["tokens"][0]), key_of(created["tokens"][7]), open_link):
            assert (await greet(house, created, token=dead))[0] in (NOT_ALLOWED, USED)
        for link in (created["tokens"][0], created["tokens"][7]):
            assert (await greet(house, created, token=link, key=key_of(link)))[0] == USED
        assert (await anna.call({"type": "sign_out", "key": MINE, "ref": "again"}))["type"] == "acknowledged"
        assert ((await greet(house, created, token=MINE))[1] or {})["seat"] == 0
        old = key_of(created["tokens"][0])
        assert ((await greet(house, created, token=old, key=MINE))[1] or {})["seat"] == 0
        assert (await ben.call({"type": "ping"}))["type"] == (await spectator.call({"type": "ping"}))["type"] == "pong"


def test_an_invitation_that_is_asked_for_again_is_the_same_one(tmp_path: Path) -> None:
    """At once, at a new socket, after a restart, after it was opened; and it does not count as another."""
    invite, settings = {"type": "invite", "ref": "once"}, quick(tmp_path)

    async def inside() -> None:
        async with open_house(settings) as house:
            created = await house.create("pp")
            async with house.sit_all(created) as (anna, ben):
                links = [await again(anna, invite) for _ in range(8)]
                assert await again(ben, invite) not in links
            async with house.sit(created, 0) as anna:
                links.append(await again(anna, invite))
        async with open_house(replace(settings, port=free_port())) as house, house.sit(created, 0) as anna:
            links.append(await again(anna, invite))
            assert len({*links}) == 1
            assert ((await greet(house, created, token=links[0], key=THIEFS))[1] or {})["seat"] == 0
            assert await again(anna, invite) == links[0]
            assert (await greet(house, created, token=links[0], key=MINE))[0] == USED
            assert await again(anna, invite | {"ref": "another"}) != links[0]

    asyncio.run(inside())


async def again(client: Client, message: dict[str, Any]) -> str | None:
    """Send it, perhaps not for the first time; gives the token it is answered with."""
    before = len(client.heard)
    await client.send(message)
    reply = await client.until(lambda: next((h for h in client.heard[before:] if h.get("ref") == message["ref"]), None))
    assert reply["type"] in ("invited", "acknowledged"), reply
    return reply.get("token")


@with_house
async def test_who_says_again_that_others_are_signed_out_signs_nobody_out_who_came_since(house: House) -> None:
    created = await house.create("pp")
    sign_out = {"type": "sign_out", "key": MINE, "ref": "once"}
    async with house.sit(created, 0) as anna:
        await again(anna, sign_out)
    created["tokens"][8] = MINE
    async with house.sit(created, 8) as anna:
        created["tokens"][7] = (await anna.call({"type": "invite"}))["token"]
        async with house.sit(created, 7) as phone:
            link = (await anna.call({"type": "invite"}))["token"]
            await again(anna, sign_out)
            assert (await phone.call({"type": "ping"}))["type"] == "pong"
            assert ((await greet(house, created, token=link, key=THIEFS))[1] or {})["seat"] == 0
            await again(anna, {"type": "sign_out", "key": "other-" + "o" * 24, "ref": "twice"})
            assert await closing(phone) == SIGNED_OUT


@with_house
async def test_nobody_signs_another_seat_out(house: House) -> None:
    created = await house.create("pp")
    async with house.sit_all(created) as (anna, ben):
        await anna.call({"type": "sign_out", "key": key_of(created["tokens"][1])})
        assert anna.heard[-1]["code"] == "forbidden"
        await anna.call({"type": "sign_out", "key": MINE})
        assert (await ben.call({"type": "ping"}))["type"] == "pong"
        with pytest.raises(Forbidden):
            await house.node.store.keyring.renew(created["table"], 0, hash_of(key_of(created["tokens"][1])), THIEFS)


@with_house
async def test_links_for_other_screens_are_not_made_without_end(house: House) -> None:
    created = await house.create("pp")
    async with house.sit(created, 0) as anna:
        replies = [await anna.call({"type": "invite"}) for _ in range(8)]
        assert [reply.get("code", "invited") for reply in replies] == ["invited"] * 5 + ["too_fast"] * 3


def test_an_exchange_survives_a_kill_at_once(tmp_path: Path) -> None:
    url, port = sqlite_url(tmp_path / "tables.sqlite"), free_port()

    async def inside(nurse: Nursery) -> None:
        house = House(port)
        server = nurse.start(database=url, port=port)
        created = await house.create("pp")
        assert ((await greet(house, created, token=created["tokens"][0], key=MINE))[1] or {})["key"] == MINE
        nurse.kill(server)
        nurse.start(database=url, port=port)
        assert (await greet(house, created, token=created["tokens"][0], key=THIEFS))[0] == USED
        assert ((await greet(house, created, token=MINE))[1] or {})["seat"] == 0

    with nursery() as nurse:
        asyncio.run(inside(nurse))


def test_screens_are_counted_and_signed_out_across_nodes(postgresql_url: str, redis_url: str, tmp_path: Path) -> None:
    async def inside() -> None:
        settings = [quick(tmp_path, database=postgresql_url, bus=redis_url) for _ in range(2)]
        async with open_house(settings[0]) as one, open_house(settings[1]) as two:
            created = await one.create("pp")
            async with one.sit(created, 0) as anna, two.sit(created, 0) as phone, two.sit(created, 1) as ben:
                for screen in (anna, phone):
                    await screen.until(lambda screen=screen: screen.view["screens"] == 2)
                assert (ben.view or {})["screens"] == 1
                await anna.call({"type": "sign_out", "key": MINE})
                assert await closing(phone) == SIGNED_OUT
                await anna.until(lambda: (anna.view or {})["screens"] == 1)
                assert (await ben.call({"type": "ping"}))["type"] == "pong"

    asyncio.run(inside())


def test_keys_of_tables_from_before_go_on_opening_their_seats(tmp_path: Path) -> None:
    """A store of the first version is renewed; its tokens were keys, and stay keys."""
    url = sqlite_url(tmp_path / "old.sqlite")
    engine = make_engine(url)
    with engine.begin() as link:
        command.upgrade(configuration(link), "0001")
        table = "INSERT INTO tables VALUES ('old', 'grimoria', '{}', 'running', 0, NULL, 1, 1)"
        for statement in (table, f"INSERT INTO keys VALUES ('old', '{hash_of(MINE)}', 1)"):
            link.exec_driver_sql(statement)
    engine.dispose()

    async def inside() -> None:
        store = Store(url)
        await store.open()
        for _ in range(2):
            admitted = await store.keyring.admit("old", MINE, THIEFS)
            assert (admitted.seat, admitted.is_fresh) == (1, False)
        await store.close()

    asyncio.run(inside())


@with_house
async def test_every_seat_keeps_its_keys_at_the_table_of_the_rematch(house: House) -> None:
    created = await house.create("pp")
    async with house.sit_all(created) as (anna, ben):
        for client in (anna, ben):
            await client.call({"type": "vote", "about": "end"})
        await anna.call({"type": "rematch"})
        again = {**created, "table": await anna.until(lambda: (anna.view or {})["table"]["rematch"])}
    for seat, link in created["tokens"].items():
        assert ((await greet(house, again, token=key_of(link)))[1] or {})["seat"] == seat
        assert (await greet(house, again, token=link, key=THIEFS))[0] == USED
