"""Each bot at each table is a character of its own: the same through a game, after a restart, on every node."""

import asyncio
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.house import House, open_house, quick
from zaubertisch.bots.workers import Workers
from zaubertisch.kernel.position import Position
from zaubertisch.server.settings import Settings

TABLES, SEATS = 2, 3
Characters = dict[tuple[str, int], set[int]]  # the personalities that were asked for at a seat of a table


@pytest.fixture
def characters(monkeypatch: pytest.MonkeyPatch) -> Characters:
    """Notes with which personality workers are asked; they answer by chance."""
    seen: Characters = defaultdict(set)

    async def choose(
        self: Workers, view: Position, seat: int, level: str, seed: int, seconds: float, personality: int = 0,
        **more: Any,
    ) -> int:  # fmt: skip
        seen[more["table"], seat].add(personality)
        return Random(seed).choice(view.legal(seat))

    monkeypatch.setattr(Workers, "choose", choose)
    return seen


async def watch(house: House, created: dict[str, Any], answers: int) -> str:
    """Watch bots until they have given so many more answers; all that a spectator received."""
    live = await house.node.hub.live(created["table"])
    wanted = live.table.number + answers
    async with house.sit(created) as watching:
        await watching.until(lambda: live.table.number >= wanted)
        return "".join(watching.raw)


def two_halves(settings: Settings) -> tuple[list[dict[str, Any]], str]:
    """Tables of bots, played in part, then further by a server that was started again."""

    async def first() -> tuple[list[dict[str, Any]], str]:
        async with open_house(settings) as house:
            tables = [await house.create("b" * SEATS) for _ in range(TABLES)]
            return tables, "".join([await watch(house, one, 8) for one in tables])

    async def again(tables: list[dict[str, Any]]) -> str:
        async with open_house(settings) as house:
            return "".join([await watch(house, one, 8) for one in tables])

    tables, seen = asyncio.run(first())
    return tables, seen + asyncio.run(again(tables))


def test_a_bot_keeps_its_character_and_shares_it_with_no_other(characters: Characters, tmp_path: Path) -> None:
    tables, seen = two_halves(quick(tmp_path))
    assert {table for table, _ in characters} == {one["table"] for one in tables}
    assert len(characters) == TABLES * SEATS
    assert {len(found) for found in characters.values()} == {1}
    all_of_them = {personality for found in characters.values() for personality in found}
    assert len(all_of_them) == TABLES * SEATS
    assert not any(str(one) in seen or f"{one:x}" in seen for one in all_of_them)
