"""Export and deletion: a person gets everything that is kept, and when it is deleted, no trace of it is left."""

import json
from typing import Any

import sqlalchemy as sa

from tests.server.house import Client, House, play_out
from tests.server.test_devices import ask, make_passkey
from tests.server.test_persons import as_person, keep_profile, secrets_of
from tests.server.test_sockets import with_house
from zaubertisch.server.keys import hash_of
from zaubertisch.server.store_schema import METADATA
from zaubertisch.tables.records import parse_record

TEXT = 'game = "grimoria"\ntitle = "The set of NAME"\n[king]\npoints = 3\n'


def words_of(secret: str) -> tuple[str, str]:
    """A name and a sentence that nobody else ever had; tests share a database."""
    return f"Wil{secret[-6:]}", f"my very own words {secret[-12:]}"


def dump(house: House) -> str:
    """The whole database as text."""
    with house.node.store.engine.connect() as link:
        return "\n".join(str(tuple(row)) for table in METADATA.sorted_tables for row in link.execute(sa.select(table)))


async def end_game(clients: list[Client]) -> None:
    await play_out(clients, lambda options: options[0])


async def settled(house: House) -> None:
    """What has ended is noted with its record."""
    for live in [*house.node.hub.tables.values()]:
        await house.node.store.settle([await house.node.player.settled(live)])


async def lead_a_life(house: House, secret: str) -> dict[str, dict[str, Any]]:
    """A profile, a passkey, a recovery link, a set, a finished game with talk, and one that goes on."""
    name, words = words_of(secret)
    await keep_profile(house, secret, name=name, device=f"{name} phone")
    await make_passkey(house, secret)
    await ask(house, secret, "/recovery", {"token": f"recovery-{secret}"[:64]})
    draft = {"game": "grimoria", "text": TEXT.replace("NAME", name), "maker_name": name, "is_public": True}
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
    return {"finished": finished, "running": running}


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
    assert {*seats} == {each["table"] for each in lives.values()}
    over = seats[lives["finished"]["table"]]
    assert parse_record(over["record"]).seats == (name, "Ben")
    assert over["said"] == [words]
    assert seats[lives["running"]["table"]]["record"] is None
    assert secret not in json.dumps(found)


@with_house
async def test_deleting_a_person_leaves_no_trace_of_it_in_the_database(house: House) -> None:
    (secret,) = secrets_of("wil")
    name, words = words_of(secret)
    lives = await lead_a_life(house, secret)
    person = (await house.node.store.persons.of(secret)).person  # type: ignore[union-attr]
    traces = [name, words, person, hash_of(secret)]
    before = dump(house)
    assert all(trace in before for trace in traces)
    finished, running = lives["finished"]["table"], lives["running"]["table"]
    kept = await house.request("GET", f"/api/tables/{finished}/replay?at=40&knowledge=all")
    assert (await ask(house, secret, "", method="DELETE"))[0] == 204
    after = dump(house)
    assert [trace for trace in traces if trace in after] == []
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
