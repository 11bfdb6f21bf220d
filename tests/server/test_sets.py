"""Shared card sets: by link for friends, on the shelf for all; changed by the maker alone, reported by anybody."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, open_house, quick
from tests.server.test_pictures import brought, fetch, keeping_tables
from tests.server.test_retention import purger
from tests.server.test_shelf import shelf_command
from tests.server.test_sockets import with_house
from zaubertisch.server.people.refused_words import is_decent

MAKER, OTHER = "maker-" + "m" * 30, "other-" + "o" * 30
TEXT = 'game = "grimoria"\ntitle = "Kings and more"\n[king]\npoints = 3\n[back]\ncolour = "wine"\n'


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def share(house: House, token: str = MAKER, **more: Any) -> Any:
    draft = {"game": "grimoria", "text": TEXT, "maker_name": "Anna", **more}
    status, found = await house.request("POST", "/api/sets", draft, **bearer(token))
    assert status == 201, found
    return found["about"]


async def shelf(house: House, query: str = "") -> list[str]:
    status, found = await house.request("GET", f"/api/sets{query}")
    assert status == 200
    return [each["set"] for each in found]


@with_house
async def test_who_has_the_key_sees_the_set_and_nobody_else_finds_it(house: House) -> None:
    about = await share(house)
    assert len(about["set"]) == 22
    status, found = await house.request("GET", f"/api/sets/{about['set']}")
    assert status == 200
    assert found["text"] == TEXT
    assert found["about"] | {"changed_ms": 0} == {
        "set": about["set"], "game": "grimoria", "title": "Kings and more", "maker_name": "Anna", "changed_cards": 1,
        "plays": 0, "is_public": False, "is_hidden": False, "is_mine": False, "changed_ms": 0,
    }  # fmt: skip
    assert about["set"] not in await shelf(house)
    assert (await house.request("GET", "/api/sets/abcdefghjkmnpqrstuvwxy"))[0] == 404
    assert [each["set"] for each in (await house.request("GET", "/api/my/sets", **bearer(MAKER)))[1]] == [about["set"]]
    assert (await house.request("GET", "/api/my/sets", **bearer(OTHER)))[1] == []


@with_house
async def test_only_the_maker_changes_and_deletes(house: House) -> None:
    key = (await share(house))["set"]
    draft = {"game": "grimoria", "text": TEXT.replace("3", "4"), "maker_name": "Ben", "is_public": True}
    for headers in (bearer(OTHER), bearer("short"), {}, bearer(key), bearer("x" * 65)):
        for method, body in (("PUT", draft), ("DELETE", None)):
            status, complaint = await house.request(method, f"/api/sets/{key}", body, **headers)
            assert (status, complaint["code"]) == (403, "forbidden"), (method, headers)
    assert (await house.request("POST", "/api/sets", draft))[0] == 403
    assert (await house.request("GET", "/api/my/sets"))[0] == 403
    assert (await house.request("GET", f"/api/sets/{key}"))[1]["text"] == TEXT
    assert (await house.request("PUT", f"/api/sets/{key}", draft, **bearer(MAKER)))[0] == 200
    _, found = await house.request("GET", f"/api/sets/{key}", **bearer(MAKER))
    assert "points = 4" in found["text"]
    assert found["about"]["is_mine"] is True
    assert (await house.request("DELETE", f"/api/sets/{key}", **bearer(MAKER)))[0] == 204
    assert (await house.request("GET", f"/api/sets/{key}"))[0] == 404
    assert (await house.request("DELETE", f"/api/sets/{key}", **bearer(MAKER)))[0] == 404


@with_house
async def test_what_cannot_be_played_or_shown_is_not_shared(house: House) -> None:
    for change, message in (
        ({"text": "[king\n"}, "cards, line 1"),
        ({"text": TEXT.replace("3", "99")}, "cards, line 4: king.points: 99"),
        ({"game": "chess"}, "no game"),
        ({"is_public": True, "maker_name": " "}, "a set without a name"),
        ({"is_public": True, "text": TEXT.replace("Kings and more", "")}, "a set without a name"),
        ({"is_public": True, "maker_name": "F_u_c_k"}, "'F_u_c_k' cannot stand where everybody sees it"),
        ({"is_public": True, "text": f'{TEXT}[queen]\nflavour = "Du Hurensohn!"\n'}, "'Du Hurensohn!' cannot"),
    ):
        draft = {"game": "grimoria", "text": TEXT, "maker_name": "Anna", **change}
        status, complaint = await house.request("POST", "/api/sets", draft, **bearer(MAKER))
        assert status in (400, 404), complaint
        assert complaint["message"].startswith(message), complaint
    await share(house, maker_name="F_u_c_k")  # for friends one may be called as one likes


@with_house
async def test_a_table_that_is_laid_with_a_set_counts(house: House) -> None:
    popular, other = (await share(house, is_public=True))["set"], (await share(house, is_public=True))["set"]
    for _ in range(2):
        await house.create("pp", cards=TEXT, set=popular)
    assert (await house.request("GET", f"/api/sets/{popular}"))[1]["about"]["plays"] == 2
    found = await shelf(house)
    assert found.index(popular) < found.index(other)
    assert popular in await shelf(house, "?game=grimoria")
    assert popular not in await shelf(house, "?game=schatzjagd")
    assert await shelf(house, "?page=900") == []


async def report(house: House, key: str, visitor: str) -> int:
    headers = {"X-Forwarded-For": visitor}
    return (await house.request("POST", f"/api/sets/{key}/reports", {"reason": "rude"}, **headers))[0]


def with_proxy(test: Any) -> Any:
    """A test with a server whose visitors come through a proxy."""

    def run(tmp_path: Path) -> None:
        async def inside() -> None:
            async with open_house(quick(tmp_path, behind_proxy=True)) as house:
                await test(house, tmp_path)

        asyncio.run(inside())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


@with_proxy
async def test_enough_reports_take_a_set_off_until_the_operator_has_looked(house: House, folder: Path) -> None:
    key = (await share(house, is_public=True))["set"]
    for visitor in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
        assert await report(house, key, visitor) == 201
    assert key in await shelf(house)  # who reports twice counts once
    assert await report(house, key, "192.0.2.3") == 201
    assert key not in await shelf(house)
    _, mine = await house.request("GET", "/api/my/sets", **bearer(MAKER))
    assert mine[0]["is_hidden"] is True
    draft = {"game": "grimoria", "text": TEXT, "maker_name": "Anna", "is_public": True}
    await house.request("PUT", f"/api/sets/{key}", draft, **bearer(MAKER))
    assert key not in await shelf(house)  # the maker cannot put it back
    listed = shelf_command(folder, "reports")
    assert key in listed
    assert "rude" in listed
    shelf_command(folder, "restore", key)
    assert key in await shelf(house)
    assert await report(house, key, "192.0.2.1") == 201
    assert key in await shelf(house)  # looked at: old reports do not count again
    shelf_command(folder, "hide", key)
    assert key not in await shelf(house)
    assert (await house.request("GET", f"/api/sets/{key}"))[0] == 200
    shelf_command(folder, "delete", key)
    assert (await house.request("GET", f"/api/sets/{key}"))[0] == 404
    assert await report(house, key, "192.0.2.9") == 404


def test_a_maker_may_share_so_many_sets_and_all_together_so_many(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path, sets_per_maker=2, most_sets=3, shared_per_minute=100)) as house:
            draft = {"game": "grimoria", "text": TEXT}
            for token, status in ((MAKER, 201), (MAKER, 201), (MAKER, 503), (OTHER, 201), ("third-" * 5, 503)):
                assert (await house.request("POST", "/api/sets", draft, **bearer(token)))[0] == status

    asyncio.run(inside())


def test_an_address_may_share_only_so_often(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path, shared_per_minute=2)) as house:
            draft = {"game": "grimoria", "text": TEXT}
            found = [(await house.request("POST", "/api/sets", draft, **bearer(MAKER)))[0] for _ in range(4)]
            assert found == [201, 201, 429, 429]

    asyncio.run(inside())


@with_house
async def test_a_set_keeps_its_pictures_and_goes_when_nobody_looks_at_it(house: House) -> None:
    picture = await brought(house)
    text = f'{TEXT}[queen]\npicture = "own:{picture}"\n'
    key = (await share(house, text=text))["set"]
    settings = house.node.settings
    await purger(house, settings.keep_pictures_days + 1, keeping_tables(settings)).purge()
    assert (await fetch(house, f"/pictures/{picture}.webp"))[0] == 200
    await purger(house, settings.keep_sets_days + 1, replace(settings, keep_pictures_days=0)).purge()
    assert (await house.request("GET", f"/api/sets/{key}"))[0] == 404
    await purger(house, settings.keep_pictures_days + 1, settings).purge()
    assert (await fetch(house, f"/pictures/{picture}.webp"))[0] == 404


DECENT = (
    "Scunthorpe United",
    "Rapeseed",
    "The Hare and the Hound",
    "Assassins of the Mist",
    "Hitzige Gefechte",
    "Cockpit",
    "Niger",
    "Ignazio",
    "Marschall Barsch",
    "Zoo und See",
    "Кот и Мышь",
    "Ώδε",
)
INDECENT = (
    "f.u.c.k", "FuCk off", "F0tze", "Wichser & Co", "n1gger", "sieg heil", "Arschlöcher", "ARSCHLOCH",
    "fuсk", "Hіtlеr", "fuuuuck", "nigggger", "ｆｕｃｋ", "fu\u200bck", "Nаzis",
)  # fmt: skip


@pytest.mark.parametrize("name", DECENT)
def test_harmless_names_are_not_refused(name: str) -> None:
    assert is_decent(name)


@pytest.mark.parametrize("name", INDECENT)
def test_refused_words_are_found_in_disguise(name: str) -> None:
    assert not is_decent(name)


def test_the_operator_adds_words() -> None:
    assert is_decent("Voldemort")
    assert not is_decent("V0ldemort's Revenge", ("voldemort*",))
