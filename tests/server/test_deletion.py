"""Export and deletion: a person gets everything that is kept, and when it is deleted, no trace of it is left."""

import asyncio
import hashlib
import io
import json
import zlib
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from PIL import Image

from tests.server.house import Client, House, play_out
from tests.server.test_devices import ask, make_passkey
from tests.server.test_open_tables import seats_of, sit_with, take
from tests.server.test_persons import as_person, keep_profile, rows, secrets_of
from tests.server.test_pictures import brought
from tests.server.test_sockets import with_house
from zaubertisch.server.calls.contacts import NewRow
from zaubertisch.server.operation import administration
from zaubertisch.server.people.talk_reports import NewReport
from zaubertisch.server.play.keys import hash_of
from zaubertisch.server.storage.store_schema import METADATA, PAST_CLAIMS, PICTURES, SET_PICTURES, SETS
from zaubertisch.tables.entries import Spoken
from zaubertisch.tables.records import parse_record

TEXT = 'game = "grimoria"\ntitle = "The set of NAME"\n[king]\npoints = 3\n'


def words_of(secret: str) -> tuple[str, str]:
    """A name and a sentence that nobody else ever had; tests share a database."""
    return f"Wil{secret[-6:]}", f"my very own words {secret[-12:]}"


def address_of(secret: str) -> str:
    return f"{words_of(secret)[0]}@post.example"


def dump(house: House) -> str:
    """The whole database as text; what is compressed in it is read too."""
    with house.node.store.engine.connect() as link:
        found = [tuple(row) for table in METADATA.sorted_tables for row in link.execute(sa.select(table))]
    return "\n".join(str(row) + "".join(map(unpacked, row)) for row in found)


def unpacked(value: Any) -> str:
    try:
        return zlib.decompress(value).decode("utf-8", "replace")
    except (TypeError, zlib.error):
        return ""


def file_of(house: House) -> bytes:
    """What is left in the file of the database, also where nothing points to it any more."""
    engine = house.node.store.engine
    if engine.dialect.name != "sqlite":
        return b""
    with engine.connect() as link:
        link.execute(sa.text("PRAGMA wal_checkpoint(TRUNCATE)"))
    return Path(str(engine.url.database)).read_bytes()


async def keep_snapshots(house: House) -> None:
    for live in [*house.node.hub.tables.values()]:
        await house.node.hub.loader.keep(live.name, live.table)


async def be_known(house: House, secret: str, table: str) -> None:
    """Whatever else says something of a person: wishes, blocks and reports of both kinds, a ban of before, a day."""
    store, (other,) = house.node.store, secrets_of("other")
    name, words = words_of(secret)
    mine, theirs = [(await store.persons.made(each)).person for each in (secret, other)]
    await house.request("PUT", "/api/me/calls", {"zone": "UTC"}, **as_person(secret))
    await ask(house, secret, "/sign-in/challenge")
    wish = {"key": f"d{secret}"[:40], "name": name}
    assert (await house.request("POST", "/api/day/schatzjagd", wish, **as_person(secret)))[0] == 201
    for one, two in ((mine, theirs), (theirs, mine)):
        await store.blocks.add(one, two, name if two == mine else "Other")
        about = (one, two, "rude", [words]) if one == mine else (one, two, f"{name} did it", ["other words"])
        await store.talk_reports.add(NewReport(table, "grimoria", 0, name, *about))
    with store.engine.begin() as link:
        administration.ban(link, mine, house.node.clock())
        administration.unban(link, mine)


async def end_game(clients: list[Client]) -> None:
    await play_out(clients, lambda options: options[0])


async def settled(house: House) -> None:
    """What has ended is noted with its record."""
    for live in [*house.node.hub.tables.values()]:
        await house.node.store.settle([await house.node.player.settled(live)])


def picture_of(secret: str) -> bytes:
    """Nobody else has it, at other tests on the same database either."""
    body, colour = io.BytesIO(), hashlib.sha256(secret.encode()).digest()
    Image.frombytes("RGB", (3, 3), colour[:27]).resize((120, 120), Image.Resampling.NEAREST).save(body, "PNG")
    return body.getvalue()


async def lead_a_life(house: House, secret: str) -> dict[str, dict[str, Any]]:
    """A profile, a passkey, a recovery link, a mail address, a set, a finished game with talk, and one that goes on."""
    name, words = words_of(secret)
    await keep_profile(house, secret, name=name, device=f"{name} phone")
    await make_passkey(house, secret)
    person = await house.node.store.persons.of(secret)
    assert person is not None
    await house.node.store.contacts.add(person.person, NewRow("mail", address_of(secret)))
    await ask(house, secret, "/recovery", {"token": f"recovery-{secret}"[:64]})
    text = TEXT.replace("NAME", name) + f'picture = "own:{await brought(house, picture_of(secret))}"\n'
    draft = {"game": "grimoria", "text": text, "maker_name": name, "is_public": True}
    await house.request("POST", "/api/sets", draft, **as_person(secret))
    seats = [{"kind": "person", "name": name}, {"kind": "person"}]
    finished, running = [
        (await house.request("POST", "/api/tables", {"game": "grimoria", "seats": seats}))[1] for _ in range(2)
    ]
    for created in (finished, running):
        created["tokens"] = {key["seat"]: key["token"] for key in created["seats"]}
        async with house.sit(created, 0, name=name, person=secret) as one, house.sit(created, 1, name="Ben") as two:
            await one.call({"type": "talk", "text": words})
            await two.call({"type": "talk", "text": "words of Ben"})
            if created is finished:
                await end_game([one, two])
    await settled(house)
    await keep_snapshots(house)
    await be_known(house, secret, finished["table"])
    return {"finished": finished, "running": running}


def pictures_of(house: House, person: str) -> set[str]:
    own = [row.set for row in rows(house, SETS) if row.maker == person]
    found = {row.hash for row in rows(house, SET_PICTURES) if row.set in own}
    assert len(found) == 1
    return found


@with_house
async def test_an_export_holds_everything_that_is_kept(house: House) -> None:
    (secret,) = secrets_of("wil")
    name, words = words_of(secret)
    lives = await lead_a_life(house, secret)
    status, found = await ask(house, secret, "/export", method="GET")
    assert status == 200
    assert found["person"]["profile"]["name"] == name
    assert len(found["person"]["passkeys"]) == len(found["person"]["devices"]) == len(found["sets"]) == 1
    seats = {seat["table"]: seat for seat in found["seats"]}
    assert {*seats} >= {each["table"] for each in lives.values()}
    over = seats[lives["finished"]["table"]]
    assert parse_record(over["record"]).seats == (name, "Ben")
    assert over["said"] == [words]
    assert seats[lives["running"]["table"]]["record"] is None
    assert [(each["kind"], each["address"]) for each in found["contacts"]] == [("mail", address_of(secret))]
    assert secret not in json.dumps(found)


@with_house
async def test_deleting_a_person_leaves_no_trace_of_it_in_the_database(house: House) -> None:
    (secret,) = secrets_of("wil")
    name, words = words_of(secret)
    lives = await lead_a_life(house, secret)
    person = (await house.node.store.persons.of(secret)).person  # type: ignore[union-attr]
    traces = [name, words, person, hash_of(secret), address_of(secret)]
    before = dump(house)
    assert all(trace in before for trace in traces)
    own = pictures_of(house, person)
    assert own <= {row.hash for row in rows(house, PICTURES)}
    finished, running = lives["finished"]["table"], lives["running"]["table"]
    kept = await house.request("GET", f"/api/tables/{finished}/replay?at=40&knowledge=all")
    assert (await ask(house, secret, "", method="DELETE"))[0] == 204
    await keep_snapshots(house)
    after = dump(house)
    assert [line[:400] for line in after.splitlines() if any(trace in line for trace in traces)] == []
    assert [trace for trace in traces if trace.encode() in file_of(house)] == []
    assert own.isdisjoint(row.hash for row in rows(house, PICTURES)), "nobody else has the picture of the set"
    assert "words of Ben" in after
    assert (await ask(house, secret, "", method="GET"))[1]["is_kept"] is False
    for table in (finished, running):
        assert (await house.request("GET", f"/api/tables/{table}"))[1]["seats"] == ["#1", "Ben"]
    for live in [*house.node.hub.tables.values()]:
        house.node.hub.release(live)
    again = await house.request("GET", f"/api/tables/{finished}/replay?at=40&knowledge=all")
    assert (again[0], again[1]["picture"], again[1]["result"]) == (200, kept[1]["picture"], kept[1]["result"])
    record = parse_record((await house.request("GET", f"/api/tables/{finished}/record"))[1])
    assert record.seats == ("#1", "Ben")
    for _ in record.replay():
        pass


@with_house
async def test_a_seat_that_was_given_up_forgets_who_had_it_and_not_who_came_after(house: House) -> None:
    (secret,) = secrets_of("wil")
    name, _ = words_of(secret)
    await keep_profile(house, secret, name=name)
    seats = [{"kind": "person", "name": name}, {"kind": "person"}]
    opening = {"title": f"The evening of {name}", "with_bots": True}
    _, created = await house.request("POST", "/api/tables", {"game": "grimoria", "seats": seats, "opening": opening})
    created["tokens"] = {key["seat"]: key["token"] for key in created["seats"]}
    table = created["table"]
    await take(house, table, "dora")
    async with sit_with(house, table, "dora") as dora:
        async with house.sit(created, 0, name=name, person=secret) as one:
            await one.call({"type": "talk", "phrase": "well_played"})
            await one.send({"type": "leave"})
            await dora.until(lambda: seats_of(dora)[0]["is_free"])
        assert seats_of(dora)[0]["name"] in ("Bela", "Cora", "Edda"), "a bot does not play under the founder's name"
        while (await take(house, table, "ben"))[0] != 201:  # the seat is being cleared
            await asyncio.sleep(0.02)
        async with sit_with(house, table, "ben") as ben:
            await ben.call({"type": "talk", "phrase": "hello"})
            _, found = await ask(house, secret, "/export", method="GET")
            assert [(each["table"], each["said"]) for each in found["seats"]] == [(table, ["well_played"])]
            assert (await ask(house, secret, "", method="DELETE"))[0] == 204
            await keep_snapshots(house)
            async with asyncio.timeout(10):
                while house.node.open_tables._unnoted:  # what the list says of the table is written a moment later
                    await asyncio.sleep(0.02)
            await asyncio.sleep(0.1)
            assert name not in dump(house)
            assert (seats_of(ben)[0]["name"], seats_of(ben)[0]["is_played_by_bot"]) == ("ben", False)
            said = [(each.seat, each.phrase) for _, each in await house.node.store.entries(table) if is_talk(each)]
            assert said == [(0, None), (0, "hello")]
            live = await house.node.hub.live(table)
            assert [(each.phrase) for _, _, each in live.table.talk] == ["hello"]
            assert rows(house, PAST_CLAIMS) == []


@with_house
async def test_who_was_signed_out_of_a_seat_by_another_person_is_forgotten_there_too(house: House) -> None:
    secret, ben = secrets_of("wil", "ben")
    name, words = words_of(secret)
    await keep_profile(house, secret, name=name)
    await keep_profile(house, ben, name="Ben")
    created = await house.create("pp")
    async with house.sit(created, 0, name=name, person=secret) as one, house.sit(created, 1, name="Cora"):
        await one.call({"type": "talk", "text": words})
        invited = await one.call({"type": "invite", "ref": "r" * 20})
        shared = {**created, "tokens": {0: invited["token"]}}
        async with house.sit(shared, 0, name="Ben", person=ben) as two:  # the seat is lent, and kept
            await two.call({"type": "sign_out", "key": "k" * 30, "ref": "s" * 20})
            await two.call({"type": "talk", "text": "words of Ben"})
            assert (await ask(house, secret, "", method="DELETE"))[0] == 204
            await keep_snapshots(house)
            found = dump(house)
            assert [trace for trace in (name, words) if trace in found] == []
            assert "words of Ben" in found
            assert (seats_of(two)[0]["name"], seats_of(two)[0]["is_played_by_bot"]) == ("Ben", False)


def is_talk(entry: Any) -> bool:
    return isinstance(entry, Spoken)


@with_house
async def test_the_others_play_on_and_what_is_theirs_stays(house: House) -> None:
    secret, ben = secrets_of("wil", "ben")
    name, _ = words_of(secret)
    await keep_profile(house, secret, name=name)
    await keep_profile(house, ben, name="Ben")
    created = await house.create("pp")
    async with (
        house.sit(created, 0, name=name, person=secret) as one,
        house.sit(created, 1, name="Ben", person=ben) as two,
    ):
        await two.until(lambda: two.view and two.view["table"]["state"] == "running")
        assert (await ask(house, secret, "", method="DELETE"))[0] == 204
        await two.until(lambda: two.view and two.view["table"]["seats"][0]["name"] == "#1")
        seat = (two.view or {})["table"]["seats"][0]
        assert seat["is_played_by_bot"]
        await one.line.wait_closed()
        assert one.line.close_code == 4411
        await end_game([two])
    assert name not in dump(house)
    _, found = await ask(house, ben, "/seats", method="GET")
    assert [(each["table"], each["seat"]) for each in found] == [(created["table"], 1)]


@with_house
async def test_nobody_deletes_another(house: House) -> None:
    anna, ben = secrets_of("anna", "ben")
    await keep_profile(house, anna)
    await keep_profile(house, ben, name="Ben")
    assert (await ask(house, ben, "", method="DELETE"))[0] == 204
    assert (await ask(house, ben, "", method="DELETE"))[0] == 404
    assert (await ask(house, anna, "", method="GET"))[1]["profile"]["name"] == "Anna"
