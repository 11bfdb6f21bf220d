"""Bots that nobody watches do not play, and answers that no worker gave are counted and logged."""

import asyncio
import logging
from pathlib import Path

import pytest

from tests.server.house import open_house, quick
from zaubertisch.server.operation.measures import REGISTRY
from zaubertisch.server.play.duties import duties_of
from zaubertisch.server.play.player import Fallbacks


def test_bots_alone_play_only_while_somebody_watches(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            created = await house.create("bbb")
            live = await house.node.hub.live(created["table"])
            player = house.node.player
            await player.sweep()
            assert (live.table.number, player._duties.get(live), (await player.settled(live)).due_ms) == (0, None, None)
            async with house.sit(created) as watching:
                await watching.until(lambda: watching.events)
            assert duties_of(live.table, set())
            while live.visitors:
                await asyncio.sleep(0)
            assert player._duties.get(live) is None

    asyncio.run(inside())


def test_fallbacks_are_counted_one_by_one_and_logged_together(caplog: pytest.LogCaptureFixture) -> None:
    def count() -> float:
        return REGISTRY.get_sample_value("zaubertisch_bot_fallbacks_total", {"why": "busy"}) or 0.0

    before, tell = count(), Fallbacks()
    with caplog.at_level(logging.WARNING):
        for _ in range(5):
            tell("busy")
    assert count() - before == 5
    assert [record.message for record in caplog.records] == ["bot_fallbacks"]
