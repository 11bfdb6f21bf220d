"""Figures over the wire: a closed list, seen by all, kept by the table."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Client, House, open_house, quick
from zaubertisch.tables.figures import OF_BOTS


def figures(client: Client) -> list[str]:
    assert client.view
    return [seat["figure"] for seat in client.view["table"]["seats"]]


def test_a_chosen_figure_is_seen_by_everybody_and_is_still_there_for_who_comes_back(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            created = await house.create("ppp")
            async with house.sit(created, 0, name="Anna", figure="elf"):
                async with house.sit(created, 1, name="Ben", figure="elf") as ben:
                    shown = await ben.until(lambda: both_sit(ben))
                    assert shown[0] == "elf"
                    assert len({*shown}) == 3
                async with house.sit(created, None) as watcher:
                    assert figures(watcher) == shown
            async with house.sit(created, 0) as anna:
                assert figures(anna) == shown
            _, summary = await house.request("GET", f"/api/tables/{created['table']}")
            assert summary["figures"] == [*shown[:2], None]

    asyncio.run(inside())


def both_sit(client: Client) -> list[str] | None:
    seats = client.view["table"]["seats"] if client.view else []
    return figures(client) if all(seat["has_joined"] for seat in seats[:2]) else None


@pytest.mark.parametrize("figure", ["unicorn", "", "King", 3, "<b>king</b>", "king\n"])
def test_an_unknown_figure_is_refused_in_a_line(tmp_path: Path, figure: Any) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            await refused_in_a_request(house, figure)
            await refused_in_hello(house, figure)

    asyncio.run(inside())


async def refused_in_a_request(house: House, figure: Any) -> None:
    seats = [{"kind": "person", "figure": figure}, {"kind": "bot"}]
    status, complaint = await house.request("POST", "/api/tables", {"game": "grimoria", "seats": seats})
    assert (status, complaint["code"]) == (400, "malformed")
    assert "figure" in complaint["message"]


async def refused_in_hello(house: House, figure: Any) -> None:
    created = await house.create("pp")
    with pytest.raises(ConnectionError):
        async with house.sit(created, 0, figure=figure):
            pass
    async with house.sit(created, 0, figure="king") as anna:  # the link is not used up
        assert figures(anna)[0] == "king"


def test_bots_of_a_new_table_differ_and_give_way_to_its_founder(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            seats = [{"kind": "person", "figure": OF_BOTS[0]}, *[{"kind": "bot", "level": "random"}] * 4]
            _, created = await house.request("POST", "/api/tables", {"game": "grimoria", "seats": seats})
            created["tokens"] = {0: created["seats"][0]["token"]}
            async with house.sit(created, 0, name="Anna") as anna:
                assert figures(anna)[0] == OF_BOTS[0]
                assert len({*figures(anna)}) == 5

    asyncio.run(inside())
