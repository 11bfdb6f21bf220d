"""`zaubertisch admin` on the database of a server that runs: what it shows, and what happens to those who play."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from tests.commands import run as run_command
from tests.server.house import Client, House, free_port, key_of, open_house, quick
from tests.server.test_open_tables import open_table
from tests.server.test_persons import as_person, keep_profile, rows, secrets_of
from tests.server.test_public_numbers import metrics_of
from tests.server.test_sockets import with_house
from zaubertisch.cli import app
from zaubertisch.kernel.errors import BadInput
from zaubertisch.server.play.keys import hash_of
from zaubertisch.server.play.socket import NO_TABLE, NOT_ALLOWED
from zaubertisch.server.settings import Settings
from zaubertisch.server.storage.store_schema import PERSONS, RATINGS, TABLES
from zaubertisch.tables.setup import DAY_MS

KINDS = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
TABLE_MAKING: list[tuple[str, Any]] = [
    ("/api/tables", {"game": "grimoria", "seats": KINDS}),
    ("/api/lessons/grimoria", {}),
    ("/api/records", "no record"),
    ("/api/tables/nosuchtable2/fork", {"at": 0}),
    ("/api/open/nosuchtable2/seats", {"key": "k" * 30}),
    ("/api/open/play", {"game": "grimoria", "key": "k" * 30}),
]


def admin_on(settings: Settings, *words: str) -> str:
    """What the command prints."""
    database = settings.database.removeprefix("sqlite:///")
    done = CliRunner().invoke(app, ["admin", *words, "--database", database])
    if done.exception and not isinstance(done.exception, SystemExit):
        raise done.exception
    assert done.exit_code == 0, done.output
    return done.output


async def admin(house: House, *words: str) -> str:
    """The same beside the server, and what it says reaches the node at once."""
    said = await asyncio.to_thread(admin_on, house.node.settings, *words)
    await house.node.notices.look()
    return said


async def closed(client: Client) -> int | None:
    async with asyncio.timeout(20):
        while client.closed is None:
            await asyncio.sleep(0.01)
    return client.closed


async def person_of(house: House, secret: str) -> str:
    found = await house.node.store.persons.known(secret)
    return found.person


@with_house
async def test_tables_are_listed_with_their_seats_and_without_their_secrets(house: House) -> None:
    plain, opened = await house.create("ppb"), await open_table(house)
    async with house.sit(opened, 0, name="Anna") as anna:
        await anna.until(lambda: anna.question)
        while not (lines := [line for line in (await admin(house, "tables")).splitlines() if "listed" in line]):
            await asyncio.sleep(0.05)
        assert any(line.split()[:4] == [opened["table"], "grimoria", "running", "3p"] for line in lines)
    listed = await admin(house, "tables", "--json")
    found = {row["table"]: row for row in map(json.loads, listed.splitlines())}
    row = found[plain["table"]]
    assert (row["state"], row["persons"], row["bots"], row["is_open"]) == ("waiting", 2, 1, False)
    assert plain["table"] not in await admin(house, "tables", "--open")
    assert plain["table"] not in await admin(house, "tables", "--state", "over")
    setups = {each.table: each._mapping[TABLES.c.setup] for each in rows(house, TABLES)}
    for secret in ("seed", "salt"):
        assert str(json.loads(setups[plain["table"]])[secret]) not in listed


@with_house
async def test_a_table_is_closed_under_those_who_play_and_can_be_looked_back_at(house: House) -> None:
    created = await house.create("pp")
    async with house.sit_all(created) as (anna, ben):
        await anna.until(lambda: anna.view and anna.view["table"]["state"] == "running")
        assert "is closed" in await admin(house, "close", created["table"])
        for client in (anna, ben):
            await client.until(lambda client=client: client.view["table"]["state"] == "ended")
            assert client.view
            assert client.view["table"]["is_closed"]
        question = anna.question or ben.question
        assert question is None
    status, record = await house.request("GET", f"/api/tables/{created['table']}/record")
    assert (status, "grimoria" in record) == (200, True)
    with pytest.raises(BadInput, match="ended already"):
        await admin(house, "close", created["table"])


@with_house
async def test_a_table_is_closed_that_a_node_writes_to_without_having_heard_of_it(house: House) -> None:
    created = await house.create("pp")
    async with house.sit_all(created) as (anna, ben):
        asked = await anna.until(lambda: anna.view and anna.view["table"]["state"] == "running" and [anna, ben])
        player = next(client for client in asked if client.question)
        house.node.notices.close()  # as if it had not looked yet
        await asyncio.to_thread(admin_on, house.node.settings, "close", created["table"])
        answered = await player.answer()
        assert answered["type"] == "error"
        await player.until(lambda: player.view["table"]["state"] == "ended")


@with_house
async def test_old_tables_are_purged_and_nothing_is_before_it_was_said(house: House) -> None:
    old, fresh = await house.create("pp"), await house.create("pp")
    async with house.sit(old, 0, name="Anna") as anna:
        long_ago = house.node.clock() - 40 * DAY_MS
        with house.node.store.engine.begin() as link:
            link.execute(sa.update(TABLES).where(TABLES.c.table == old["table"]).values(changed_ms=long_ago))
        said = await admin(house, "purge", "--days", "30", "--dry-run")
        assert old["table"] in said
        assert "quiet for 40d" in said
        assert fresh["table"] not in said
        assert (await house.request("GET", f"/api/tables/{old['table']}"))[0] == 200
        assert "tables are deleted" in await admin(house, "purge", "--days", "30")
        assert await closed(anna) == NO_TABLE
    assert (await house.request("GET", f"/api/tables/{old['table']}"))[0] == 404
    assert (await house.request("GET", f"/api/tables/{fresh['table']}"))[0] == 200


@with_house
async def test_who_is_banned_is_refused_by_every_page_and_at_every_seat(house: House) -> None:
    anna, ben = secrets_of("anna", "ben")
    await keep_profile(house, anna)
    await keep_profile(house, ben, name="Ben")
    created, other = await house.create("pp"), await house.create("pp")
    async with (
        house.sit(created, 0, name="Anna", person=anna) as seat,
        house.sit(created, name="Anna", person=anna) as watching,
        house.sit(created, 1, name="Ben", person=ben) as innocent,
    ):
        person = await person_of(house, anna)
        assert person in await admin(house, "seats", created["table"])
        assert f"{person} is banned" in await admin(house, "ban", person)
        assert (await closed(seat), await closed(watching)) == (NOT_ALLOWED, NOT_ALLOWED)
        assert (await innocent.call({"type": "ping"}))["type"] == "pong"
    for method, path in (("GET", "/api/me"), ("GET", "/api/me/seats"), ("PUT", "/api/me"), ("DELETE", "/api/me")):
        status, answer = await house.request(
            method, path, {"name": "A"} if method == "PUT" else None, **as_person(anna)
        )
        assert (status, answer["code"]) == (403, "forbidden"), (method, path)
    opened = await open_table(house)
    wish = {"key": key_of("ban")}
    for path in (f"/api/open/{opened['table']}/seats", "/api/open/play"):
        body = wish if "seats" in path else {**wish, "game": "grimoria"}
        assert (await house.request("POST", path, body, **as_person(anna)))[0] == 403
    for hello in ({"person": anna}, {}):  # not saying who comes helps nobody at a seat that is known to be theirs
        with pytest.raises(ConnectionError, match=str(NOT_ALLOWED)):
            async with house.sit(created, 0, **hello):
                pass
    with pytest.raises(ConnectionError, match=str(NOT_ALLOWED)):
        async with house.sit(other, 0, person=anna):
            pass
    assert person in await admin(house, "bans")
    assert "may come again" in await admin(house, "unban", person)
    async with house.sit(created, 0, person=anna) as again:
        assert again.view


@with_house
async def test_a_guest_is_banned_by_the_hash_of_the_browsers_secret(house: House) -> None:
    (guest,) = secrets_of("guest")
    created = await house.create("pp")
    async with house.sit(created, 0, name="Guest", person=guest) as seat:
        assert "is banned" in await admin(house, "ban", hash_of(guest))
        assert await closed(seat) == NOT_ALLOWED
    assert (await house.request("GET", "/api/me", **as_person(guest)))[0] == 403
    with pytest.raises(BadInput, match="is banned"):
        await admin(house, "ban", hash_of(guest))
    assert "may come again" in await admin(house, "unban", hash_of(guest))
    with pytest.raises(BadInput, match="no person 'nobody'"):
        await admin(house, "ban", "nobody")


@with_house
async def test_where_only_invited_players_play_strangers_have_their_links_and_nothing_else(house: House) -> None:
    host, guest = secrets_of("host", "guest")
    try:
        await invited_players_only(house, host, guest)
    finally:
        assert "anybody may play" in await admin(house, "invite-only", "off")
    assert (await house.request("POST", *TABLE_MAKING[0], **as_person(guest)))[0] == 201


async def invited_players_only(house: House, host: str, guest: str) -> None:
    persons = len(rows(house, PERSONS))
    assert "only invited players" in await admin(house, "invite-only", "on")
    for path, body in TABLE_MAKING:
        for headers in ({}, as_person(guest)):
            status, answer = await house.request("POST", path, body, **headers)
            assert (status, answer["code"]) == (403, "invite_only"), path
    link = (await admin(house, "invite", "--site", "https://play.example.org")).strip()
    assert link.startswith("https://play.example.org/welcome#")
    token = {"token": link.partition("#")[2]}
    _, before = await house.request("GET", "/api/house", **as_person(host))
    assert (before["is_invite_only"], before["is_welcome"]) == (True, False)
    assert (await house.request("POST", "/api/me/welcome", {"token": "t" * 24}, **as_person(guest)))[0] == 403
    assert len(rows(house, PERSONS)) == persons  # a wrong token makes nobody a person
    for _ in range(2):  # the same browser may say it again
        status, after = await house.request("POST", "/api/me/welcome", token, **as_person(host))
        assert (status, after["is_welcome"]) == (200, True)
    assert (await house.request("POST", "/api/me/welcome", token, **as_person(guest)))[0] == 403  # it was for one
    status, created = await house.request("POST", *TABLE_MAKING[0], **as_person(host))
    assert status == 201
    created["tokens"] = {key["seat"]: key["token"] for key in created["seats"]}
    async with house.sit(created, 0, name="Friend", person=guest) as friend:  # by a link to a seat
        await friend.asked()


def test_bad_input_is_one_line_and_status_2(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    for words, complaint in (
        (["close", "nothing"], "no table 'nothing'"),
        (["seats", "nothing"], "no table 'nothing'"),
        (["tables", "--state", "burning"], "waiting, running, paused"),
        (["purge"], "--days"),
        (["purge", "--days", "0"], "--days"),
        (["dismiss", "7"], "no report 7"),
        (["invite-only", "maybe"], "on or off"),
        (["invite", "--site", "play.example.org"], "https://HOST"),
        (["ban", "nobody"], "no person 'nobody'"),
    ):
        done = run_command("admin", *words, "--database", database)
        assert done.returncode == 2, words
        assert complaint in done.stderr, done.stderr
        assert len(done.stderr.strip().splitlines()) <= 3, done.stderr
    for words in (["tables"], ["reports"], ["bans"]):
        assert run_command("admin", *words, "--database", database).stdout.startswith("no")


def test_a_node_hears_of_it_by_itself_and_counts_for_the_operator(tmp_path: Path) -> None:
    async def inside() -> None:
        settings = quick(tmp_path, notices_s=0.02, metrics=f"127.0.0.1:{free_port()}")
        async with open_house(settings) as house:
            (anna,) = secrets_of("anna")
            await keep_profile(house, anna)
            created = await open_table(house)
            async with house.sit(created, 0, name="Anna", person=anna) as seat:
                await seat.asked()
                numbers = await metrics_of(house)
                assert "zaubertisch_open_tables 1.0" in numbers
                assert "zaubertisch_open_tables_free 1.0" in numbers
                await asyncio.to_thread(admin_on, settings, "ban", await person_of(house, anna))
                assert await closed(seat) == NOT_ALLOWED
            while "zaubertisch_persons_banned 1.0" not in (numbers := await metrics_of(house)):
                await asyncio.sleep(0.02)
            assert "zaubertisch_persons 1.0" in numbers
            assert "zaubertisch_reports 0.0" in numbers

    asyncio.run(inside())


def test_persons_who_never_come_leave_no_rating_behind(tmp_path: Path) -> None:
    from zaubertisch.server.storage.retention import Purger

    async def inside() -> None:
        async with open_house(quick(tmp_path, keep_persons_days=30)) as house:
            (anna,) = secrets_of("anna")
            await keep_profile(house, anna)
            person = await person_of(house, anna)
            with house.node.store.engine.begin() as link:
                link.execute(sa.update(PERSONS).values(seen_ms=house.node.clock() - 31 * DAY_MS))
                rating = {"game": "grimoria", "player": person, "mu": 25.0, "sigma": 8.0, "games": 3}
                link.execute(sa.insert(RATINGS), rating)
            assert (await Purger(house.node.hub, house.node.settings).purge())["persons"] == 1
            assert rows(house, PERSONS) == rows(house, RATINGS) == []

    asyncio.run(inside())
