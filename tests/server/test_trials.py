"""What a card set does to the game: bots play without and with it, numbers grow, and it ends when nobody listens."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE_S, until
from tests.server.house import House, open_house, quick
from zaubertisch.lab.arena import Match
from zaubertisch.lab.trial import change_of, compare

TEXT = 'game = "grimoria"\n[king]\npoints = 20\nflavour = "Rich."\n[back]\ncolour = "wine"\n'
TRIAL = {"game": "grimoria", "text": TEXT, "seats": 2, "games": 12, "level": "random"}


def test_the_same_deals_are_played_and_only_the_change_makes_a_difference(tmp_path: Path) -> None:
    match = Match("grimoria", ("random",) * 2, 12, cards=TEXT)
    assert change_of(match).cards == {"king"}
    first, last = compare(match, tmp_path)
    assert [side.games for side in (*first, *last)] == [10, 10, 12, 12]
    without, changed = last
    assert changed.held == without.held  # random bots take the same cards, whatever these are worth
    assert changed.length == without.length
    assert changed.variation.best_points > without.variation.best_points
    for share, low, high in changed.by_seat:
        assert low <= share <= high


async def begin(house: House, **more: Any) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, int]:
    """A trial over a line of its own; gives the status too."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    body = json.dumps(TRIAL | more)
    head = "POST /api/trials HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n{body}".encode())
    status = int((await asyncio.wait_for(reader.readline(), PATIENCE_S)).split()[1])
    while (await reader.readline()).strip():
        pass
    return reader, writer, status


async def states(reader: asyncio.StreamReader, count: int) -> list[Any]:
    found: list[Any] = []
    while len(found) < count:
        line = await asyncio.wait_for(reader.readline(), PATIENCE_S)
        if line.startswith(b"{"):
            found.append(json.loads(line))
    return found


def test_numbers_come_as_they_grow_and_who_goes_away_ends_it(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            reader, writer, status = await begin(house)
            assert status == 200
            first, last = await states(reader, 2)
            assert (first["changed"]["games"], last["changed"]["games"], last["games"]) == (10, 12, 12)
            assert len(last["without"]["by_seat"]) == 2
            writer.close()

            reader, writer, status = await begin(house, games=2_000)
            assert status == 200
            await states(reader, 1)
            _, _, refused = await begin(house)
            assert refused == 503  # one at a time
            writer.close()
            await until(lambda: not house.node.trials.running)
            _, _, status = await begin(house)
            assert status == 200

    asyncio.run(inside())


def test_what_cannot_be_tried_is_refused_in_one_line(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            for change, expected in (
                ({"game": "chess"}, 404),
                ({"text": TEXT.replace("20", "99")}, 400),
                ({"games": 3_000}, 400),
                ({"seats": 9}, 400),
                ({"level": "4"}, 400),
            ):
                status, complaint = await house.request("POST", "/api/trials", TRIAL | change)
                assert status == expected, complaint
                assert "\n" not in complaint["message"]

    asyncio.run(inside())


def test_without_compiled_rules_nobody_waits_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            monkeypatch.setattr("zaubertisch.server.workshop.trials.is_plain", lambda _: True)
            status, complaint = await house.request("POST", "/api/trials", TRIAL)
            assert (status, complaint["code"]) == (503, "busy")

    asyncio.run(inside())
