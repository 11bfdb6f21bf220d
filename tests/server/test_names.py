"""Names that people, or attackers, choose: they are made fit where they come in, and no table stops the others."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.house import House, open_house, quick
from zaubertisch.kernel.versions import rule_version
from zaubertisch.server.play.keys import SPECTATOR, KeyRow, hash_of, new_token
from zaubertisch.server.play.loader import fold
from zaubertisch.tables.entries import Entry, Joined, Voted
from zaubertisch.tables.records import check_names, parse_record
from zaubertisch.tables.setup import SeatPlan, TableSetup, free_name
from zaubertisch.tables.table import Table
from zaubertisch.tables.transcripts import Transcript

HOSTILE = [
    " ", "\u0007", "x" * 35 + " y", "\u0000", "\u200b\u200b", "\u3164", "\u2800", "\u202eannA", "\u0301\u0301",
    "a: b", "| end: 3 answers", "winner: 2", "<b>x</b>", "\ud7ff" * 40, "Anna\r\nseat: Ben", "e\u0301", "😀" * 40, "-",
]  # fmt: skip


def plan(names: tuple[str, str] = ("#1", "#2")) -> TableSetup:
    seats = [SeatPlan("person", "random", name) for name in names]
    return TableSetup("grimoria", {}, "", seats, None, 7, "salt", rule_version("grimoria"))


@given(names=st.lists(st.text(max_size=60) | st.sampled_from(HOSTILE), min_size=2, max_size=5))
@settings(max_examples=300)
def test_any_names_become_names_that_a_record_may_hold(names: list[str]) -> None:
    taken: list[str] = []
    for number, name in enumerate(names):
        taken.append(free_name(name, taken, f"#{number}"))
    check_names(taken)


def ended(names: list[str]) -> list[tuple[int, Entry]]:
    """An old log, with names as they came in."""
    joined = [Joined(seat, name) for seat, name in enumerate(names)]
    return [(0, entry) for entry in (*joined, Voted(0, "end", True), Voted(1, "end", True))]


@pytest.mark.parametrize("name", HOSTILE)
def test_the_record_of_a_table_with_any_names_opens(name: str) -> None:
    """Also where an older server wrote the name into the log as it came, twice."""
    log = ended([name, name])
    table: Table = fold(plan(), log)
    assert table.state == "ended"
    for text in (table.record().text(), Transcript(plan(), log).record([]).text()):
        assert parse_record(text).seats == tuple(seat.name for seat in table.seats)


def test_hello_with_a_hostile_name_sits_down_under_one_that_can_be_shown(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            for name in HOSTILE:
                created = await house.create("pp")
                async with house.sit(created, 0, name=name[:40]) as anna, house.sit(created, 1, name=name[:40]):
                    shown = await anna.until(lambda anna=anna: both_sit(anna.view))
                    check_names([seat["name"] for seat in shown])
            status, _ = await house.request(
                "POST", "/api/tables", {"game": "grimoria", "seats": [{"kind": "person", "name": " "}] * 2}
            )
            assert status == 201

    asyncio.run(inside())


def both_sit(view: dict[str, Any]) -> Any:
    seats = view["table"]["seats"]
    return seats if all(seat["has_joined"] for seat in seats) else None


async def put(house: House, name: str, log: list[tuple[int, Entry]]) -> None:
    """A table straight into the store."""
    keys = [KeyRow(hash_of(new_token()), SPECTATOR)]
    await house.node.store.create(name, plan(), keys, "waiting", None, None)
    live = await house.node.hub.live(name)
    for _, entry in log:
        await house.node.hub.write(live, lambda _, entry=entry: entry)


def test_one_table_does_not_stop_the_housekeeping_of_the_others(tmp_path: Path) -> None:
    """A broken table is first in the sweep; behind it a leaver gets a bot, and an idle table leaves the memory."""

    async def inside() -> None:
        async with open_house(quick(tmp_path, grace_s=0.05, idle_s=0.5)) as house:
            await put(house, "broken", [(0, Joined(0, " ")), (0, Joined(1, "Ben"))])
            house.node.hub.tables["broken"].table.seats = None  # type: ignore[assignment]
            created = await house.create("pp")
            async with house.sit(created, 0) as anna:
                async with house.sit(created, 1):
                    pass
                await anna.until(lambda: anna.view["table"]["seats"][1]["is_played_by_bot"])
            while created["table"] in house.node.hub.tables:
                await asyncio.sleep(0.02)

    asyncio.run(asyncio.wait_for(inside(), 60))


def test_a_blank_name_in_an_old_log_stops_no_sweep_and_its_record_opens(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path, idle_s=0.0)) as house:
            await put(house, "old", ended([" ", "x" * 35 + " "]))
            while "old" in house.node.hub.tables:
                await asyncio.sleep(0.02)
            status, text = await house.request("GET", "/api/tables/old/record")
            assert status == 200
            assert parse_record(text).seats == ("#1", "x" * 35)

    asyncio.run(asyncio.wait_for(inside(), 60))
