"""Talk among strangers: a vote for free words, reactions, blocks and reports; and what nobody can do to another."""

import asyncio
from typing import Any

from tests.server.house import Client, House, key_of
from tests.server.test_admin import admin
from tests.server.test_open_tables import headers_of, open_table, secret, sit_with, take
from tests.server.test_persons import as_person, keep_profile, rows, secrets_of
from tests.server.test_sockets import with_house
from zaubertisch.server.play.keys import hash_of
from zaubertisch.server.storage.store_schema import BLOCKS, TALK_REPORTS


def said(client: Client) -> dict[int, dict[str, Any]]:
    """The last that was heard of each sentence."""
    return {each["number"]: each for each in client.heard if each["type"] == "said"}


def table_of(client: Client) -> dict[str, Any]:
    assert client.view
    return dict(client.view["table"])


async def vote(client: Client, yes: bool = True) -> str:
    answer = await client.call({"type": "vote", "about": "talk", "yes": yes})
    return str(answer.get("code", answer["type"]))


async def talk(client: Client, text: str) -> str:
    answer = await client.call({"type": "talk", "text": text})
    return str(answer.get("code", answer["type"]))


@with_house
async def test_strangers_talk_freely_when_all_agree_and_who_comes_later_is_asked(house: House) -> None:
    created = await open_table(house, "ppp")
    async with house.sit(created, 0, name="Anna") as anna:
        assert await vote(anna) == "not_now"  # nobody else is here
        await take(house, created["table"], "ben")
        async with sit_with(house, created["table"], "ben") as ben:
            await anna.until(
                lambda: sum(seat["kind"] == "person" and seat["is_here"] for seat in table_of(anna)["seats"]) == 2
            )
            assert await talk(anna, "hello") == "not_now"
            assert await vote(anna) == "acknowledged"
            await ben.until(lambda: table_of(ben)["votes"])
            (open_vote,) = table_of(ben)["votes"]
            assert (open_vote["about"], open_vote["yes"]) == ("talk", [0])
            assert await talk(ben, "hello") == "not_now"
            assert await vote(ben) == "acknowledged"
            await anna.until(lambda: table_of(anna)["talks_freely"])
            assert table_of(anna)["votes"] == []
            assert await talk(anna, "hello, stranger") == "acknowledged"
            async with house.sit(created) as watching:
                assert await talk(watching, "me too") == "not_now"
                assert said(watching)[1]["text"] == "hello, stranger"
            await take(house, created["table"], "cleo")
            async with sit_with(house, created["table"], "cleo") as cleo:
                await cleo.until(lambda: not table_of(cleo)["talks_freely"] and table_of(cleo)["votes"])
                assert await talk(anna, "one more") == "not_now"
                assert await vote(cleo) == "acknowledged"
                await anna.until(lambda: table_of(anna)["talks_freely"])
                assert await vote(cleo, yes=False) == "acknowledged"  # one who wants it no longer ends it
                await anna.until(lambda: not table_of(anna)["talks_freely"])
                assert await talk(anna, "one more") == "not_now"


@with_house
async def test_friends_need_no_vote_to_talk(house: House) -> None:
    created = await house.create("pp")
    async with house.sit_all(created) as (anna, _):
        assert await vote(anna) == "not_now"
        assert await talk(anna, "hello") == "acknowledged"
        assert (table_of(anna)["is_among_strangers"], table_of(anna)["talks_freely"]) == (False, True)


@with_house
async def test_reactions_reach_all_are_taken_back_and_count_nothing(house: House) -> None:
    created = await house.create("pp")
    async with house.sit_all(created) as (anna, ben), house.sit(created) as watching:
        await talk(anna, "one")
        await talk(anna, "two")
        react = {"type": "react", "said": 1, "reaction": "heart"}
        assert (await ben.call({**react, "ref": "a"}))["type"] == "acknowledged"
        assert (await ben.call({**react, "ref": "a"}))["type"] == "acknowledged"  # sent again: the same
        assert (await anna.call({**react}))["type"] == "acknowledged"
        for client in (anna, ben, watching):
            await client.until(lambda client=client: said(client)[1]["reactions"] == {"heart": [0, 1]})
            assert [*said(client)] == [1, 2]
        assert (await ben.call({**react, "on": False}))["type"] == "acknowledged"
        await watching.until(lambda: said(watching)[1]["reactions"] == {"heart": [0]})
        async with house.sit(created) as late:
            await late.call({"type": "ping"})
            assert said(late)[1]["reactions"] == {"heart": [0]}
            assert said(late)[2]["reactions"] == {}
            assert (await late.call(react))["code"] == "forbidden"  # who watches has no seat to react from
        await talk(ben, "three")
        await anna.until(lambda: 3 in said(anna))  # reactions have no numbers of their own
        assert (await ben.call({**react, "said": 99}))["code"] == "malformed"
        for wrong in ({"reaction": "bomb"}, {"said": 0}):  # what has no right shape has no ref either
            before = len(ben.heard)
            await ben.send({**react, **wrong})
            await ben.until(lambda before=before: any(each.get("code") == "malformed" for each in ben.heard[before:]))


@with_house
async def test_who_is_blocked_is_not_heard_and_finds_no_seat_at_my_tables(house: House) -> None:
    anna, troll = secret("anna-blocks"), secret("troll")
    created = await open_table(house, "ppp")
    table = created["table"]
    async with house.sit(created, 0, name="Anna", person=anna) as host:
        await take(house, table, "troll")
        async with sit_with(house, table, "troll") as other, sit_with(house, table, "troll") as second:
            await other.call({"type": "talk", "phrase": "hello"})
            await host.until(lambda: 1 in said(host))
            seat = next(i for i, each in enumerate(table_of(host)["seats"]) if each["name"] == "troll")
            wish = {"table": table, "seat": seat}
            bearer = {"Authorization": f"Bearer {key_of(created['tokens'][0])}"}
            status, found = await house.request("POST", "/api/me/blocks", wish, **as_person(anna), **bearer)
            assert (status, [each["name"] for each in found]) == (200, ["troll"])
            assert "troll" not in found[0]["number"]
            await second.call({"type": "talk", "phrase": "thanks"})
            assert (await host.call({"type": "ping"}))["type"] == "pong"
            assert 2 not in said(host)
            assert 2 in said(second)
    mine = await open_table(house, "ppp")
    async with house.sit(mine, 0, name="Anna", person=anna) as host:
        await host.asked()
        status, answer = await house.request(
            "POST", f"/api/open/{mine['table']}/seats", {"key": key_of("troll again")}, **as_person(troll)
        )
        assert (status, answer["message"]) == (409, "all seats are taken")
        assert (await take(house, mine["table"], "innocent"))[0] == 201
        _, exported = await house.request("GET", "/api/me/export", **as_person(anna))
        assert [each["name"] for each in exported["blocks"]] == ["troll"]
        status, left = await house.request("DELETE", f"/api/me/blocks/{found[0]['number']}", **as_person(anna))
        assert (status, left) == (200, [])
        assert (await take(house, mine["table"], "troll"))[0] == 201


@with_house
async def test_a_block_follows_a_guest_who_becomes_a_person_and_goes_with_either(house: House) -> None:
    anna, ben = secrets_of("anna", "ben")
    created = await house.create("pp")
    async with house.sit(created, 0, name="Anna", person=anna), house.sit(created, 1, name="Ben", person=ben):
        bearer = {"Authorization": f"Bearer {key_of(created['tokens'][0])}"}
        wish = {"table": created["table"], "seat": 1}
        assert (await house.request("POST", "/api/me/blocks", wish, **as_person(anna), **bearer))[0] == 200
        report = {"seat": 1, "reason": "rude"}
        path = f"/api/tables/{created['table']}/reports"
        assert (await house.request("POST", path, report, **as_person(anna), **bearer))[0] == 201
    assert hash_of(ben) in {row.blocked for row in rows(house, BLOCKS)}
    await keep_profile(house, ben, name="Ben")
    person = (await house.node.store.persons.known(ben)).person
    mine = (await house.node.store.persons.known(anna)).person
    assert [row.blocked for row in rows(house, BLOCKS) if row.person == mine] == [person]
    assert person in {row.offender for row in rows(house, TALK_REPORTS)}
    assert (await house.request("DELETE", "/api/me", **as_person(ben)))[0] == 204
    assert [row for row in rows(house, BLOCKS) if row.person == mine] == []
    assert not [row for row in rows(house, TALK_REPORTS) if row.table == created["table"]]


@with_house
async def test_a_report_brings_the_last_words_to_the_operator_once(house: House) -> None:
    anna, ben = secrets_of("anna", "ben")
    created = await house.create("pp")
    path = f"/api/tables/{created['table']}/reports"
    bearer = {"Authorization": f"Bearer {key_of(created['tokens'][0])}"}
    async with (
        house.sit(created, 0, name="Anna", person=anna) as one,
        house.sit(created, 1, name="Rude Ben", person=ben) as two,
    ):
        await talk(two, "something nasty")
        await talk(one, "please do not")
        for _ in range(2):
            assert (await house.request("POST", path, {"seat": 1, "reason": "insults"}, **as_person(anna), **bearer))[
                0
            ] == 201
        watching = {"Authorization": f"Bearer {created['spectator']}"}
        assert (await house.request("POST", path, {"seat": 1}, **watching))[0] == 201  # who watches may report too
    found = [row for row in rows(house, TALK_REPORTS) if row.table == created["table"]]
    assert [(row.name, row.reason, row.offender) for row in found] == [
        ("Rude Ben", "insults", hash_of(ben)), ("Rude Ben", "", hash_of(ben)),
    ]  # fmt: skip
    printed = await admin(house, "reports")
    assert "'something nasty'" in printed
    assert "'Rude Ben'" in printed
    assert "please do not" not in printed
    assert "is settled" in await admin(house, "dismiss", *(str(row.report) for row in found))
    assert not [row for row in rows(house, TALK_REPORTS) if row.table == created["table"]]


@with_house
async def test_nobody_reports_or_blocks_without_a_key_to_the_table(house: House) -> None:
    anna, stranger = secrets_of("anna", "stranger")
    created, other = await house.create("ppb"), await house.create("pp")
    path = f"/api/tables/{created['table']}/reports"
    async with house.sit(created, 0, name="Anna", person=anna), house.sit(other, 0, name="Eve", person=stranger):
        own = {"Authorization": f"Bearer {key_of(created['tokens'][0])}"}
        alien = {"Authorization": f"Bearer {key_of(other['tokens'][0])}"}
        for bearer in ({}, alien, {"Authorization": f"Bearer {created['tokens'][1]}"}):  # an unused link is no key
            assert (await house.request("POST", path, {"seat": 0}, **as_person(stranger), **bearer))[0] == 403
            wish = {"table": created["table"], "seat": 0}
            assert (await house.request("POST", "/api/me/blocks", wish, **as_person(stranger), **bearer))[0] == 403
        assert (await house.request("POST", path, {"seat": 0}, **as_person(anna), **own))[0] == 403  # oneself
        for seat in (2, 4):  # a bot, and nobody
            assert (await house.request("POST", path, {"seat": seat}, **as_person(anna), **own))[0] == 400
        assert (await house.request("POST", path, {"seat": 1, "reason": "x" * 201}, **as_person(anna), **own))[0] == 400
    assert not [row for row in rows(house, TALK_REPORTS) if row.table == created["table"]]
    assert (await house.request("GET", "/api/me", **as_person(stranger)))[1]["is_kept"] is False


def test_reports_of_one_address_are_limited(tmp_path: Any) -> None:
    from tests.server.house import open_house, quick

    async def inside() -> None:
        async with open_house(quick(tmp_path, shared_per_minute=3)) as house:
            path = "/api/tables/nosuchtable2/reports"
            found = [(await house.request("POST", path, {"seat": 0}, **headers_of("anna")))[0] for _ in range(5)]
            assert found == [404, 404, 404, 429, 429]

    asyncio.run(inside())
