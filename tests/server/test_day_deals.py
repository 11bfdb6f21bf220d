"""The deal of the day: the same for everybody, once for each, checkable, in one list on all nodes, and forgotten."""

import asyncio
import hashlib
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.house import House, open_house, play_out, quick
from tests.server.test_deletion import dump
from tests.server.test_persons import as_person, keep_profile, secrets_of
from tests.server.test_retention import purger
from tests.server.test_sockets import with_house
from zaubertisch.games import GAMES
from zaubertisch.kernel.packages import BUILT_IN
from zaubertisch.server.challenges import day_deals
from zaubertisch.server.challenges.day_deals import next_day, today
from zaubertisch.server.storage.store_schema import DAY_DEALS, DAY_RESULTS, TABLES
from zaubertisch.tables.figures import FIGURES
from zaubertisch.tables.records import parse_record

GAME = "grimoria"


async def begin(house: House, secret: str, game: str = GAME, name: str = "Anna") -> dict[str, Any]:
    """Ask for today's deal; gives the table with the token that opens the seat."""
    key = f"key-of-{secret}"[:60]
    status, taken = await house.request(
        "POST", f"/api/day/{game}", {"key": key, "name": name, "figure": FIGURES[2]}, **as_person(secret)
    )
    assert status == 201, taken
    return {**taken, "tokens": {0: key}}


async def finish(house: House, taken: dict[str, Any], secret: str, name: str = "Anna", pick: int = 0) -> None:
    async with house.sit(taken, 0, name=name, person=secret) as client:
        await play_out([client], lambda options: options[min(pick, len(options) - 1)])
    await house.node.days.settled()


async def play(house: House, secret: str, name: str = "Anna", pick: int = 0) -> dict[str, Any]:
    taken = await begin(house, secret, name=name)
    await finish(house, taken, secret, name, pick)
    return taken


async def deals(house: House, secret: str | None = None) -> dict[str, Any]:
    status, found = await house.request("GET", "/api/day", **(as_person(secret) if secret else {}))
    assert status == 200, found
    return {each["game"]: each for each in found}


async def results(house: House, secret: str | None = None, game: str = GAME, day: str = "") -> dict[str, Any]:
    path = f"/api/day/{game}/results" + (f"?day={day}" if day else "")
    status, found = await house.request("GET", path, **(as_person(secret) if secret else {}))
    assert status == 200, found
    return dict(found)


def secret_deal(house: House, day: str, game: str = GAME) -> Any:
    with house.node.store.engine.connect() as link:
        return link.execute(sa.select(DAY_DEALS).where(DAY_DEALS.c.day == day, DAY_DEALS.c.game == game)).one()


@with_house
async def test_everybody_gets_the_same_cards_and_the_same_bots(house: House) -> None:
    anna, ben = secrets_of("anna", "ben")
    for secret, name in ((anna, "Anna"), (ben, "Ben")):
        await play(house, secret, name)
    found = await results(house, ben)
    assert [line["rank"] for line in found["results"]] == [1, 2]
    first, second = found["results"]
    assert {first["name"], second["name"]} == {"Anna", "Ben"}
    same = ("points", "lead", "is_won", "course")
    assert [first[name] for name in same] == [second[name] for name in same]  # who answers the same gets the same game
    assert len(first["course"]) == 8
    assert {*first["course"]} <= {*"+=-"}
    assert [line["is_mine"] for line in found["results"]] == [line["name"] == "Ben" for line in found["results"]]


@with_house
async def test_who_plays_otherwise_gets_another_result_and_the_best_stands_first(house: House) -> None:
    secrets = secrets_of("anna", "ben", "cora")
    for pick, secret in enumerate(secrets):
        await play(house, secret, f"Player {pick}", pick)
    found = (await results(house))["results"]
    order = [(line["is_won"], line["lead"], line["points"]) for line in found]
    assert order == sorted(order, reverse=True)
    assert len({(line["lead"], line["course"]) for line in found}) > 1
    assert (await deals(house))[GAME]["finished"] >= 3


@with_house
async def test_a_deal_is_played_once_by_each_browser(house: House) -> None:
    (anna,) = secrets_of("anna")
    first = await begin(house, anna)
    assert first["is_new"]
    again = await asyncio.gather(*(begin(house, anna) for _ in range(4)))
    assert {(each["table"], each["is_new"], each["watch"]) for each in again} == {(first["table"], False, "")}
    mine = (await deals(house, anna))[GAME]["mine"]
    assert mine == {"table": first["table"], "result": None}
    await finish(house, first, anna)
    assert (await begin(house, anna))["table"] == first["table"]
    assert (await deals(house, anna))[GAME]["mine"]["result"]["is_mine"]


@with_house
async def test_two_requests_at_once_lead_to_one_table(house: House) -> None:
    (anna,) = secrets_of("anna")
    taken = await asyncio.gather(*(begin(house, anna) for _ in range(5)))
    assert len({each["table"] for each in taken}) == 1
    assert sum(each["is_new"] for each in taken) == 1


@with_house
async def test_a_guest_who_becomes_a_person_has_played_already(house: House) -> None:
    (anna,) = secrets_of("anna")
    taken = await play(house, anna)
    await keep_profile(house, anna, name="Anna")
    assert (await begin(house, anna))["table"] == taken["table"]
    assert (await deals(house, anna))[GAME]["mine"]["result"] is not None


@with_house
async def test_nothing_is_taken_back_and_a_game_that_is_broken_off_has_no_result(house: House) -> None:
    (anna,) = secrets_of("anna")
    taken = await begin(house, anna)
    async with house.sit(taken, 0, name="Anna", person=anna) as client:
        await client.until(lambda: client.view and client.view["question"])
        assert client.view is not None
        assert client.view["table"]["day"] == today()
        await client.answer()
        reply = await client.call({"type": "undo"})
        assert reply["type"] == "error", reply
        assert not (client.view["question"] or {}).get("can_undo")
        await client.call({"type": "vote", "about": "end", "yes": True})
    assert not [line for line in (await results(house, anna))["results"] if line["is_mine"]]
    assert (await begin(house, anna))["table"] == taken["table"]


@with_house
async def test_the_hash_is_out_a_day_before_and_fits_what_was_dealt(house: House) -> None:
    (anna,) = secrets_of("anna")
    shown = (await deals(house))[GAME]
    taken = await play(house, anna)
    record = parse_record((await house.request("GET", f"/api/tables/{taken['table']}/record"))[1])
    assert record.seed_hash == shown["seed_hash"]
    assert hashlib.sha256(f"{record.salt}:{record.seed}".encode()).hexdigest() == shown["seed_hash"]
    tomorrow = next_day(today())
    deal = secret_deal(house, tomorrow)
    assert hashlib.sha256(f"{deal.salt}:{deal.seed}".encode()).hexdigest() == shown["next_seed_hash"]


@with_house
async def test_nobody_learns_the_deal_before_the_list_is_closed(house: House) -> None:
    """Neither from the deals, nor from the lists, nor from the table of somebody who still plays."""
    anna, ben = secrets_of("anna", "ben")
    day = today()
    await play(house, anna)
    running = await begin(house, ben, name="Ben")
    deal = secret_deal(house, day)
    answers: list[Any] = [await deals(house, ben), await results(house, ben)]
    for path in ("", "/facts", "/replay?at=0&knowledge=public", "/record", "/replay?at=0&knowledge=all", "/analysis"):
        answers.append(await house.request("GET", f"/api/tables/{running['table']}{path}"))
    said = str(answers)
    assert str(deal.seed) not in said
    assert deal.salt not in said
    assert (await results(house))["seed"] is None


def test_the_next_day_brings_another_deal_and_old_ones_are_opened_closed_and_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(live_through_days(tmp_path, monkeypatch))


async def live_through_days(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def put_date(ms: int) -> None:
        monkeypatch.setattr(day_deals, "date_ms", lambda: ms)

    async with open_house(quick(folder, purge_s=10**6)) as house:
        anna, ben, cora = secrets_of("anna", "ben", "cora")
        day, first = today(), (await deals(house))[GAME]
        await play(house, anna)
        late, too_late = await begin(house, ben, name="Ben"), await begin(house, cora, name="Cora")
        put_date(day_deals.start_of(next_day(day)))
        second = (await deals(house, anna))[GAME]
        assert second["seed_hash"] == first["next_seed_hash"] != first["seed_hash"]
        assert second["mine"] is None
        put_date(day_deals.closes_ms(day) - 1)
        await finish(house, late, ben, "Ben")
        assert (await results(house, day=day))["seed"] is None
        put_date(day_deals.closes_ms(day))
        await finish(house, too_late, cora, "Cora")
        found = await results(house, day=day)
        assert {line["name"] for line in found["results"]} == {"Anna", "Ben"}
        assert hashlib.sha256(f"{found['salt']}:{found['seed']}".encode()).hexdigest() == first["seed_hash"]
        kept = house.node.settings.keep_deals_days
        assert (await purger(house, kept, house.node.settings).purge())["deals"] == 0
        assert (await purger(house, kept + 1, house.node.settings).purge())["deals"] == 3
        assert (await house.request("GET", f"/api/day/{GAME}/results?day={day}"))[0] == 404


@pytest.mark.parametrize("day", ["2026-13-01", "yesterday", "2026-1-1", "0", "%D9%A2026-11-1"])
def test_a_day_that_is_none_is_refused_in_one_line(tmp_path: Path, day: str) -> None:
    async def ask() -> None:
        async with open_house(quick(tmp_path)) as house:
            status, complaint = await house.request("GET", f"/api/day/{GAME}/results?day={day}")
            assert (status, "2026-11-18" in complaint["message"]) == (400, True), complaint

    asyncio.run(ask())


@with_house
async def test_a_person_who_is_forgotten_stands_in_no_list(house: House) -> None:
    anna, ben = secrets_of("anna", "ben")
    name = f"Wil{anna[-6:]}"
    await keep_profile(house, anna, name=name)
    await play(house, anna, name)
    await play(house, ben, "Ben")
    status, exported = await house.request("GET", "/api/me/export", **as_person(anna))
    assert status == 200
    assert [(each["game"], each["name"]) for each in exported["days"]] == [(GAME, name)]
    assert name in str(await results(house))
    assert (await house.request("DELETE", "/api/me", **as_person(anna)))[0] == 204
    assert name not in str(await results(house))
    assert name not in dump(house)


@with_house
async def test_names_that_hurt_and_those_who_are_banned_stand_in_no_list(house: House) -> None:
    rude, banned = secrets_of("rude", "banned")
    await play(house, rude, "F u c k")
    await keep_profile(house, banned, name="Banished")
    await play(house, banned, "Banished")
    assert "Banished" in str(await results(house))
    await house.node.store.run(ban, house, banned)
    found = str(await results(house))
    assert "F u c k" not in found
    assert "Banished" not in found


def ban(house: House, secret: str) -> None:
    from zaubertisch.server.play.keys import hash_of
    from zaubertisch.server.storage.store_schema import DEVICES, PERSONS

    person = sa.select(DEVICES.c.person).where(DEVICES.c.hash == hash_of(secret)).scalar_subquery()
    with house.node.store.engine.begin() as link:
        link.execute(sa.update(PERSONS).where(PERSONS.c.person == person).values(is_banned=True))


@with_house
async def test_every_game_of_the_house_has_a_deal(house: House) -> None:
    (anna,) = secrets_of("anna")
    assert {*BUILT_IN} <= {*await deals(house)} == {*GAMES}
    for game in BUILT_IN:
        taken = await begin(house, anna, game)
        async with house.sit(taken, 0, name="Anna", person=anna) as client:
            await client.until(lambda client=client: client.view and client.view["question"])  # type: ignore[misc]


def test_two_nodes_deal_the_same_and_show_one_list(tmp_path: Path) -> None:
    async def both() -> None:
        settings = quick(tmp_path)
        async with open_house(settings) as one, open_house(quick(tmp_path)) as two:
            at_once = await asyncio.gather(*(deals(house) for house in (one, two, one, two)))
            assert all(each == at_once[0] for each in at_once)
            anna, ben = secrets_of("anna", "ben")
            await play(one, anna, "Anna")
            await play(two, ben, "Ben", 1)
            for house in (one, two):
                assert {line["name"] for line in (await results(house))["results"]} == {"Anna", "Ben"}
            elsewhere = await begin(two, anna)
            assert not elsewhere["is_new"]

    asyncio.run(both())


@with_house
async def test_playing_on_from_a_deal_changes_no_list(house: House) -> None:
    (anna,) = secrets_of("anna")
    taken = await play(house, anna)
    before = await results(house, anna)
    status, created = await house.request("POST", f"/api/tables/{taken['table']}/fork", {"at": 0, "seat": 0})
    assert status == 201
    with house.node.store.engine.connect() as link:
        setup = link.execute(sa.select(TABLES.c.setup).where(TABLES.c.table == created["table"])).scalar()
        tables = {*link.execute(sa.select(DAY_RESULTS.c.table)).scalars()}
    assert '"day":"' not in str(setup)
    assert created["table"] not in tables
    assert await results(house, anna) == before
