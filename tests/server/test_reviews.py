"""Reviews over HTTP: of finished games only, growing while they are made, made once and kept as long as the table."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.house import House, open_house, quick
from zaubertisch.kernel.rules import COMPILED
from zaubertisch.server.storage.store_schema import REVIEWS, TABLES

RECORDS = Path(__file__).parents[1] / "records"

pytestmark = pytest.mark.skipif(not COMPILED, reason="a review needs compiled rules")


async def imported(house: House, name: str) -> str:
    text = (RECORDS / f"{name}.record").read_text(encoding="utf-8")
    _, found = await house.request("POST", "/api/records", text)
    return str(found["table"])


async def grown(house: House, table: str) -> list[dict[str, Any]]:
    """Ask until it is done, as a page does."""
    await house.node.preparation.ready("grimoria")
    states: list[dict[str, Any]] = []
    while not states or not states[-1]["is_done"]:
        status, state = await house.request("GET", f"/api/tables/{table}/review")
        assert status == 200, state
        states.append(state)
        await asyncio.sleep(0.1)
    return states


def reviews_in(house: House) -> list[str]:
    with house.node.store.engine.connect() as link:
        return [row.table for row in link.execute(sa.select(REVIEWS.c.table))]


def test_a_review_grows_closes_is_kept_and_goes_with_its_table(tmp_path: Path) -> None:
    async def inside() -> None:
        settings = quick(tmp_path)
        async with open_house(settings) as house:
            table = await imported(house, "grimoria-2-seats")
            states = await grown(house, table)
            shares = [state["share"] for state in states]
            assert shares == sorted(shares)
            assert any(0 < share < 1 for share in shares), "nobody saw it grow"
            assert all(not state["seats"] for state in states[:-1])
            last = states[-1]
            assert len(last["curve"]) == last["answers"] + 1
            assert all(sum(chances) == 10_000 for chances in last["curve"])
            for seat in last["seats"]:
                assert seat["start"] + seat["luck"] + seat["own"] + seat["others"] == seat["result"]
            assert sum(seat["result"] for seat in last["seats"]) == 100
            assert 1 <= len(last["story"]) <= 3
            _, known = await house.request("GET", f"/api/tables/{table}/review?knowledge=seat&seat=1")
            assert known["curve"] != last["curve"]
            assert known["seats"] == last["seats"]
            assert reviews_in(house) == [table]
            status, picture = await house.request("GET", f"/api/tables/{table}/review/picture?language=de")
            assert status == 200
            assert str(picture).startswith("<svg")
        async with open_house(settings) as house:
            assert await grown(house, table) == [last], "it is kept, not made again"
            with house.node.store.engine.begin() as link:
                link.execute(sa.delete(TABLES).where(TABLES.c.table == table))
            assert reviews_in(house) == []

    asyncio.run(inside())


def test_a_game_that_is_not_over_has_no_review_for_anybody(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            created = await house.create("pp")
            async with house.sit_all(created):
                for path in ("review", "review?knowledge=seat&seat=0", "review/picture"):
                    for key in (created["seats"][0]["token"], created["spectator"], "nothing"):
                        status, said = await house.request(
                            "GET", f"/api/tables/{created['table']}/{path}", Authorization=f"Bearer {key}"
                        )
                        assert status == 409
                        assert said["code"] == "not_now"
            unfinished = await imported(house, "grimoria-unfinished")
            assert (await house.request("GET", f"/api/tables/{unfinished}/review"))[0] == 409
            assert (await house.request("GET", "/api/tables/nothing/review"))[0] == 404
            finished = await imported(house, "grimoria-2-seats")
            status, said = await house.request("GET", f"/api/tables/{finished}/review?knowledge=seat&seat=4")
            assert (status, said["message"]) == (400, "seat 4: allowed is a number from 0 to 1")
            assert reviews_in(house) == []

    asyncio.run(inside())


def test_a_table_has_one_review_in_the_making_however_many_ask(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            table = await imported(house, "grimoria-2-seats")
            await house.node.preparation.ready("grimoria")
            asked = [house.request("GET", f"/api/tables/{table}/review") for _ in range(3)]
            assert {status for status, _ in await asyncio.gather(*asked)} == {200}
            assert len(house.node.reviews._tasks) <= 1

    asyncio.run(inside())
