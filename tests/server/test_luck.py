"""Luck that nobody chooses alone: commitments, shares, the deal, and what a record proves of it."""

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

from tests.server.house import Client, House, free_port, key_of, open_house, play_out, quick
from tests.server.nursery import Nursery, nursery
from tests.server.test_sockets import with_house
from zaubertisch.kernel.codec import decode
from zaubertisch.server.play.messages import FromServer
from zaubertisch.server.settings import sqlite_url
from zaubertisch.tables.records import parse_record
from zaubertisch.tables.seeds import binding_hash, hash_of_seed, seed_of, sha256

SHARES = ("0a" * 16, "1b" * 20, "2c" * 32)


def luck(client: Client) -> dict[str, Any]:
    assert client.view is not None
    return dict(client.view["table"]["luck"])


def state(client: Client) -> str:
    return str((client.view or {})["table"]["state"])


async def show(client: Client, share: str) -> str:
    """Shows a share; gives what it was answered with."""
    reply = await client.call({"type": "share", "share": share})
    return str(reply.get("code", reply["type"]))


@with_house
async def test_the_cards_are_dealt_when_everybody_has_shown_what_he_committed_to(house: House) -> None:
    created = await house.create("ppb")
    async with contextlib.AsyncExitStack() as stack:
        anna = await stack.enter_async_context(house.sit(created, 0, commitment=sha256(SHARES[0])))
        assert anna.view
        assert (anna.view["picture"], anna.view["moment"]["question"], anna.view["events"]) == (None, None, [])
        assert await show(anna, SHARES[0]) == "not_now"
        ben = await stack.enter_async_context(house.sit(created, 1, commitment=sha256(SHARES[1])))
        await anna.until(lambda: luck(anna)["wanted"] == [0, 1])
        assert luck(anna)["commitments"] == [sha256(SHARES[0]), sha256(SHARES[1]), None]
        assert luck(anna)["shares"] == [None] * 3
        own = {"Authorization": f"Bearer {key_of(created['tokens'][0])}"}
        past = f"/api/tables/{created['table']}/replay?knowledge=seat&seat=0"
        assert (await house.request("GET", past, **own))[0] == 409
        assert await show(ben, SHARES[0]) == "malformed"
        assert await show(ben, SHARES[1]) == "acknowledged"
        assert await show(ben, SHARES[1]) == "acknowledged"
        assert await show(ben, SHARES[2]) == "malformed"
        await anna.until(lambda: luck(anna)["wanted"] == [0])
        assert state(anna) == "waiting"
        assert await show(anna, SHARES[0]) == "acknowledged"
        for client in (anna, ben):
            await client.until(lambda client=client: state(client) == "running" and client.view["picture"])
            shown = [SHARES[0], SHARES[1], None]
            bound = binding_hash(created["seed_hash"], [SHARES[0], SHARES[1], ""])
            assert (luck(client)["shares"], luck(client)["hash"]) == (shown, bound)
            for raw in client.raw:
                decode(raw, FromServer)
        table = house.node.hub.tables[created["table"]].table
        setup = table.setup
        assert setup.game_seed() == seed_of(setup.salt, setup.seed, [SHARES[0], SHARES[1], ""])
        assert setup.game_seed() != setup.seed
        assert (await show(anna, SHARES[0])) == "acknowledged"
        assert table.setup.game_seed() == setup.game_seed()


@with_house
async def test_a_record_holds_the_shares_and_follows_from_them(house: House) -> None:
    created = await house.create("pp")
    async with (
        house.sit(created, 0, commitment=sha256(SHARES[0])) as anna,
        house.sit(created, 1) as ben,
    ):
        await show(anna, SHARES[0])
        await play_out([anna, ben], random.Random(3).choice)
        result = (anna.view or {})["result"]
    path = f"/api/tables/{created['table']}"
    _, text = await house.request("GET", f"{path}/record")
    record = parse_record(text)
    record.check()
    assert record.shares == (SHARES[0], "")
    assert (str(record.seed), str(record.server_seed), record.salt) == (
        result["seed"],
        result["server_seed"],
        result["salt"],
    )
    assert record.seed == seed_of(record.salt, record.committed_seed(), record.shares)
    assert record.seed_hash == created["seed_hash"] == hash_of_seed(record.salt, record.committed_seed())
    _, imported = await house.request("POST", "/api/records", text)
    _, again = await house.request("GET", f"/api/tables/{imported['table']}/replay?at=9&knowledge=all")
    _, own = await house.request("GET", f"{path}/replay?at=9&knowledge=all")
    assert again["picture"] == own["picture"]
    assert (await house.request("GET", f"/api/tables/{imported['table']}"))[1]["seed_hash"] == created["seed_hash"]
    _, fork = await house.request("POST", f"{path}/fork", {"at": 9, "seat": 0, "level": "random"})
    fork["tokens"] = {key["seat"]: key["token"] for key in fork["seats"]}
    async with house.sit(fork, 0, commitment=sha256(SHARES[2])) as player:
        await player.until(lambda: state(player) == "running" and player.view and player.view["picture"])


@with_house
async def test_the_last_to_come_knows_no_share_and_cannot_change_its_own(house: House) -> None:
    """Not even together with the server: every commitment is there before the first share is shown."""
    created = await house.create("pp")
    async with house.sit(created, 0, commitment=sha256(SHARES[0])) as anna:
        async with house.sit(created, 1, commitment=sha256(SHARES[1])) as ben:
            assert SHARES[0] not in "".join(ben.raw)
            assert luck(ben)["wanted"] == [0, 1]
        async with house.sit(created, 1, commitment=sha256(SHARES[2])) as ben:
            await show(anna, SHARES[0])
            await ben.until(lambda: luck(ben)["shares"][0])
            assert await show(ben, SHARES[2]) == "malformed"
            assert luck(ben)["commitments"][1] == sha256(SHARES[1])
            assert await show(ben, SHARES[1]) == "acknowledged"
            await ben.until(lambda: state(ben) == "running")


@with_house
async def test_who_commits_and_leaves_is_not_waited_for(house: House) -> None:
    created = await house.create("pp")
    async with (
        house.sit(created, 0, commitment=sha256(SHARES[0])) as anna,
        house.sit(created, 1, commitment=sha256(SHARES[1])) as ben,
    ):
        await show(anna, SHARES[0])
        assert (await ben.call({"type": "leave"}))["type"] == "acknowledged"
        await anna.until(lambda: state(anna) == "running")
        assert luck(anna)["shares"] == [SHARES[0], None]
        assert luck(anna)["commitments"][1] == sha256(SHARES[1])
        assert await show(ben, SHARES[1]) != "acknowledged"
        assert luck(anna)["shares"] == [SHARES[0], None]


@with_house
async def test_a_table_that_is_ended_before_the_deal_has_a_record(house: House) -> None:
    created = await house.create("pp")
    async with house.sit(created, 0, commitment=sha256(SHARES[0])) as anna:
        assert (await anna.call({"type": "vote", "about": "end"}))["type"] == "acknowledged"
        await anna.until(lambda: state(anna) == "ended" and anna.view and anna.view["result"])
    _, text = await house.request("GET", f"/api/tables/{created['table']}/record")
    record = parse_record(text)
    record.check()
    assert record.shares == ("", "")


@with_house
async def test_bots_alone_and_lessons_need_no_shares(house: House) -> None:
    created = await house.create("bb")
    async with house.sit(created) as watching:
        assert (watching.view or {})["table"]["luck"] is None
        assert (watching.view or {})["picture"]
    _, lesson = await house.request("POST", "/api/lessons/grimoria", {})
    lesson["tokens"] = {key["seat"]: key["token"] for key in lesson["seats"]}
    async with house.sit(lesson, 0, commitment=sha256(SHARES[0])) as learner:
        assert (learner.view or {})["table"]["luck"] is None
        assert (learner.view or {})["picture"]


def test_shares_survive_a_kill_and_the_deal_is_the_same_on_every_node(tmp_path: Path) -> None:
    url, port = sqlite_url(tmp_path / "tables.sqlite"), free_port()

    async def inside(nurse: Nursery) -> None:
        house = House(port)
        server = nurse.start(database=url, port=port)
        created = await house.create("pp")
        async with (
            house.sit(created, 0, commitment=sha256(SHARES[0])) as anna,
            house.sit(created, 1, commitment=sha256(SHARES[1])),
        ):
            assert await show(anna, SHARES[0]) == "acknowledged"
        nurse.kill(server)
        server = nurse.start(database=url, port=port)
        async with house.sit(created, 1) as ben:
            assert luck(ben)["wanted"] == [1]
            assert await show(ben, SHARES[1]) == "acknowledged"
            await ben.until(lambda: state(ben) == "running" and ben.view and ben.view["picture"])
            picture = (ben.view or {})["picture"]
        nurse.kill(server)
        nurse.start(database=url, port=port)
        async with house.sit(created, 1) as ben:
            assert (ben.view or {})["picture"] == picture

    with nursery() as nurse:
        asyncio.run(inside(nurse))


def test_a_stopped_table_keeps_its_shares_in_its_record(tmp_path: Path) -> None:
    from zaubertisch.tables.transcripts import Transcript

    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            created = await house.create("pp")
            async with (
                house.sit(created, 0, commitment=sha256(SHARES[0])) as anna,
                house.sit(created, 1) as ben,
            ):
                await show(anna, SHARES[0])
                await anna.answer()
                await ben.answer()
                table = house.node.hub.tables[created["table"]].table
                kept = await house.node.store.kept(created["table"])
                assert kept is not None
                entries = await house.node.store.entries(created["table"])
                names = table.game.options.names
                assert Transcript(kept.setup, entries).record(names).text() == table.record().text()

    asyncio.run(inside())


def test_a_snapshot_remembers_the_luck_before_and_after_the_deal() -> None:
    from zaubertisch.tables.entries import Joined, Shared
    from zaubertisch.tables.setup import SeatPlan, TableSetup
    from zaubertisch.tables.snapshots import contents, from_bytes, restored, to_bytes
    from zaubertisch.tables.table import Table

    plans = [SeatPlan("person", "random", name) for name in ("Anna", "Ben")]
    setup = TableSetup("grimoria", {}, "", plans, None, 5, "salt", "rules", shares=[])
    log = [Joined(i, plan.name, sha256(SHARES[i])) for i, plan in enumerate(plans)]
    whole = Table(setup)
    for entry in (*log, *(Shared(i, SHARES[i]) for i in range(2))):
        whole.apply(entry, 1)
        copy = restored(setup, from_bytes(to_bytes(contents(whole))))
        assert contents(copy) == contents(whole)
        assert copy.record().text() == whole.record().text()
    assert copy.is_dealt
    assert copy.state == "running"


@with_house
async def test_a_commitment_counts_even_if_the_first_hello_had_none(house: House) -> None:
    created = await house.create("pp")
    async with house.sit(created, 0, name="Anna"):
        pass
    for share in SHARES[:2]:
        async with house.sit(created, 0, name="Anna", commitment=sha256(share)) as anna:
            assert luck(anna)["commitments"][0] == sha256(SHARES[0])  # the first one stays
    async with house.sit(created, 0) as anna, house.sit(created, 1) as ben:
        await anna.until(lambda: luck(anna)["wanted"] == [0])
        assert await show(anna, SHARES[0]) == "acknowledged"
        await ben.until(lambda: state(ben) == "running")
        assert luck(ben)["shares"] == [SHARES[0], None]
