"""Persons without accounts: a guest leaves nothing behind, a person is known again, and nobody is somebody else."""

import asyncio
import secrets
from typing import Any

import sqlalchemy as sa

from tests.server.house import House, key_of
from tests.server.test_sockets import with_house
from zaubertisch.server.play.keys import hash_of
from zaubertisch.server.storage.store_schema import DEVICES, KEYS, PERSONS

PROFILE = {
    "name": "Anna", "figure": "elf", "language": "de", "settings": {"theme": "dark", "volume": 40, "sounds": False},
}  # fmt: skip


def secrets_of(*names: str) -> list[str]:
    """Of browsers that nobody used before; tests share a database."""
    return [f"{name}-{secrets.token_hex(20)}" for name in names]


def as_person(secret: str) -> dict[str, str]:
    return {"X-Person": secret}


async def keep_profile(house: House, secret: str, **more: Any) -> Any:
    status, found = await house.request("PUT", "/api/me", {**PROFILE, **more}, **as_person(secret))
    assert status == 200, found
    return found


async def seats_of(house: House, secret: str) -> list[tuple[str, int]]:
    status, found = await house.request("GET", "/api/me/seats", **as_person(secret))
    assert status == 200, found
    return [(claim["table"], claim["seat"]) for claim in found]


def devices_of(house: House, secret: str) -> list[Any]:
    return [row for row in rows(house, DEVICES) if row.hash == hash_of(secret)]


def rows(house: House, table: sa.Table) -> list[Any]:
    with house.node.store.engine.connect() as link:
        return list(link.execute(sa.select(table)))


@with_house
async def test_a_guest_leaves_no_row_behind(house: House) -> None:
    (anna,) = secrets_of("anna")
    status, found = await house.request("GET", "/api/me", **as_person(anna))
    assert (status, found["is_kept"], found["devices"]) == (200, False, [])
    created = await house.create("pp")
    async with house.sit(created, 0, name="Anna", person=anna), house.sit(created, 1, name="Ben") as other:
        await other.until(lambda: other.view and other.view["table"]["state"] == "running")
    assert devices_of(house, anna) == []
    assert await house.node.store.persons.claims_at(created["table"]) == {}
    assert (await house.request("GET", "/api/me/seats", **as_person(anna)))[0] == 404


@with_house
async def test_a_profile_is_kept_and_of_the_secret_only_its_hash(house: House) -> None:
    (anna,) = secrets_of("anna")
    kept = await keep_profile(house, anna, device="Firefox")
    assert kept["profile"] == PROFILE
    assert [(each["name"], each["is_this"]) for each in kept["devices"]] == [("Firefox", True)]
    assert (await house.request("GET", "/api/me", **as_person(anna)))[1] == kept
    assert len(devices_of(house, anna)) == 1
    everything = str([rows(house, table) for table in (PERSONS, DEVICES, KEYS)])
    assert anna not in everything
    again = await keep_profile(house, anna, name=" Anna\tMaria\x07 ", changed=kept["changed"])
    assert again["profile"]["name"] == "Anna Maria"
    status, complaint = await house.request("PUT", "/api/me", {**PROFILE, "changed": 1}, **as_person(anna))
    assert (status, complaint["code"]) == (409, "not_now")
    assert len(devices_of(house, anna)) == 1


@with_house
async def test_what_is_no_profile_is_one_line_and_keeps_nothing(house: House) -> None:
    (anna,) = secrets_of("anna")
    for change, message in (
        ({"name": "x" * 41}, "name: "),
        ({"figure": "dragon"}, "figure: "),
        ({"language": "fr"}, "language: "),
        ({"settings": {"a b": 1}}, "settings"),
        ({"settings": {"theme": ["dark"]}}, "settings"),
        ({"settings": {"theme": "x" * 41}}, "settings"),
        ({"settings": {f"n{i}": 1 for i in range(41)}}, "settings: "),
        ({"is_banned": False}, "data: Object contains unknown field"),
    ):
        status, complaint = await house.request("PUT", "/api/me", {**PROFILE, **change}, **as_person(anna))
        assert status == 400, change
        assert complaint["message"].startswith(message), complaint
    assert devices_of(house, anna) == []


@with_house
async def test_two_requests_at_once_make_one_person(house: House) -> None:
    (anna,) = secrets_of("anna")
    await asyncio.gather(*(keep_profile(house, anna) for _ in range(3)))
    assert len(devices_of(house, anna)) == 1
    found = await house.node.store.persons.of(anna)
    ownerless = [row for row in rows(house, PERSONS) if row.made_ms >= (found.made_ms if found else 0)]
    assert [row.person for row in ownerless] == [found.person if found else ""]


@with_house
async def test_who_sits_down_claims_the_seat_and_finds_it_again(house: House) -> None:
    anna, ben = secrets_of("anna", "ben")
    await keep_profile(house, anna)
    await keep_profile(house, ben)
    created = await house.create("pp")
    async with house.sit(created, 0, person=anna), house.sit(created, 1, person=ben), house.sit(created, person=ben):
        pass
    assert await seats_of(house, anna) == [(created["table"], 0)]
    assert await seats_of(house, ben) == [(created["table"], 1)]
    devices = {row.seat: row.device for row in rows(house, KEYS) if row.device and row.table == created["table"]}
    assert devices == {0: hash_of(anna), 1: hash_of(ben)}


@with_house
async def test_nobody_gets_a_seat_that_is_anothers_by_sitting_there_too(house: House) -> None:
    anna, ben = secrets_of("anna", "ben")
    await keep_profile(house, anna)
    await keep_profile(house, ben)
    created = await house.create("pb")
    async with house.sit(created, 0, person=anna) as seat:
        token = (await seat.call({"type": "invite"}))["token"]
        other = {**created, "tokens": {0: token}}
        async with house.sit(other, 0, person=ben) as second:
            assert (await seats_of(house, anna), await seats_of(house, ben)) == ([(created["table"], 0)], [])
            fresh = "fresh-" + "f" * 30
            assert (await second.call({"type": "sign_out", "key": fresh}))["type"] == "acknowledged"
    assert (await seats_of(house, anna), await seats_of(house, ben)) == ([], [(created["table"], 0)])


@with_house
async def test_a_guest_who_becomes_a_person_claims_the_seats_it_has_keys_to(house: House) -> None:
    (anna,) = secrets_of("anna")
    created, other = await house.create("pp"), await house.create("pp")
    async with house.sit(created, 0, person=anna), house.sit(other, 1):
        pass
    await keep_profile(house, anna)
    held = [
        {"table": created["table"], "token": key_of(created["tokens"][0])},
        {"table": created["table"], "token": created["tokens"][1]},  # a link that nobody has opened is no seat
        {"table": created["table"], "token": created["spectator"]},
        {"table": other["table"], "token": key_of(created["tokens"][0])},  # a key to another table
        {"table": "nosuchtable2", "token": "n" * 30},
    ]
    status, found = await house.request("POST", "/api/me/seats", {"seats": held}, **as_person(anna))
    assert (status, [(each["table"], each["seat"]) for each in found]) == (200, [(created["table"], 0)])


@with_house
async def test_everybody_has_the_same_seat_at_the_table_of_the_rematch(house: House) -> None:
    (anna,) = secrets_of("anna")
    await keep_profile(house, anna)
    created = await house.create("pb", game="grimoria")
    async with house.sit(created, 0, person=anna) as seat:
        await seat.call({"type": "vote", "about": "end", "yes": True})
        await seat.until(lambda: seat.view and seat.view["table"]["state"] == "ended")
        assert (await seat.call({"type": "rematch"}))["type"] == "acknowledged"
        table = await seat.until(lambda: seat.view and seat.view["table"]["rematch"])
    assert {*await seats_of(house, anna)} == {(created["table"], 0), (table, 0)}


@with_house
async def test_sets_of_a_guest_go_with_the_person(house: House) -> None:
    anna, ben = secrets_of("anna", "ben")
    text = 'game = "grimoria"\ntitle = "Kings"\n[king]\npoints = 3\n'
    status, shared = await house.request("POST", "/api/sets", {"game": "grimoria", "text": text}, **as_person(anna))
    assert status == 201
    await keep_profile(house, anna)
    for headers in (as_person(anna), {"Authorization": f"Bearer {anna}"}):
        _, mine = await house.request("GET", "/api/my/sets", **headers)
        assert [each["set"] for each in mine] == [shared["about"]["set"]]
    key = shared["about"]["set"]
    assert (await house.request("DELETE", f"/api/sets/{key}", **as_person(ben)))[0] == 403
    assert (await house.request("DELETE", f"/api/sets/{key}", **as_person(hash_of(anna))))[0] == 403
    assert (await house.request("DELETE", f"/api/sets/{key}", **as_person(anna)))[0] == 204


@with_house
async def test_who_comes_to_a_page_or_a_table_has_been_seen(house: House) -> None:
    """Else somebody who plays every day, and changes nothing, would be deleted as one who never comes."""
    anna, ben = secrets_of("anna", "ben")
    for secret in (anna, ben):
        await keep_profile(house, secret)
    created = await house.create("pp")
    before = house.node.clock()
    house.node.clock.go_on_from(before + 3 * 3_600_000)
    assert (await house.request("GET", "/api/me", **as_person(anna)))[0] == 200
    async with house.sit(created, 0, name="Ben", person=ben):
        pass
    seen = {row.hash: row.seen_ms for row in rows(house, DEVICES)}
    assert all(seen[hash_of(secret)] > before for secret in (anna, ben))
