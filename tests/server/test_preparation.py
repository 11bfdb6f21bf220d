"""Games are played at once, compiled beside that, and taken over while they go on; nothing is lost."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.patience import until
from tests.server.house import Client, open_house, quick
from zaubertisch.games import GAMES
from zaubertisch.kernel.rules import COMPILED, take_over
from zaubertisch.kernel.warmup import begin_plain, is_plain, is_warm, source_of
from zaubertisch.server.startup.compiler import compile_game
from zaubertisch.server.startup.preparation import Preparation

PATIENCE = 120.0
AT_LEAST = 12  # answers
RECORDS = Path(__file__).parents[1] / "records"
compiled = pytest.mark.skipif(not COMPILED, reason="nothing is taken over where nothing is compiled")


@pytest.fixture(autouse=True)
def all_taken_over() -> Iterator[None]:
    yield
    for key in GAMES:
        take_over(source_of(key))


async def answer_first(clients: list[Client]) -> int:
    """All who are asked take the first option; how many answers that were."""
    count = 0
    for client in clients:
        if client.question and client.question["options"]:
            wanted = {"type": "answer", "question": client.question["number"], "option": client.question["options"][0]}
            count += (await client.call(wanted))["type"] == "acknowledged"
    return count


async def play(clients: list[Client], until: Callable[[int], bool], most: int = 1000) -> int:
    """How many answers were given; no more than so many, lest the game be over before."""
    count = 0
    async with asyncio.timeout(PATIENCE):
        while not until(count):
            count += await answer_first(clients) if count < most else 0
            await asyncio.sleep(0)
    return count


@compiled
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_taken_over_while_persons_play_it(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_warm(game)
    begin_plain(game)
    needed = Preparation.need
    monkeypatch.setattr(Preparation, "need", lambda self, key: None)  # not before some answers were given

    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            created = await house.create("pp", game=game)
            async with house.sit_all(created) as clients:
                plain = await play(clients, lambda count: count >= AT_LEAST)
                needed(house.node.preparation, game)
                meanwhile = await play(clients, lambda _: not is_plain(game), most=2 * AT_LEAST)
                afterwards = await play(clients, lambda count: count >= AT_LEAST)
                log = house.node.hub.tables[created["table"]].table.answers()
            assert len(log) == plain + meanwhile + afterwards

    asyncio.run(inside())


@compiled
def test_what_is_compiled_is_loaded_before_a_log_is_folded(tmp_path: Path) -> None:
    """Folding a long log plain takes a minute, loading half a second: that is worth waiting for."""
    record = (RECORDS / "grimoria-5-seats.record").read_text(encoding="utf-8")

    async def inside() -> None:
        begin_plain("grimoria")
        async with open_house(quick(tmp_path)) as house:
            status, read = await house.request("POST", "/api/records", record)
            assert (status, is_plain("grimoria")) == (201, False)
        begin_plain("grimoria")
        async with open_house(quick(tmp_path)) as house:
            assert (await house.node.hub.live(read["table"])).table.state == "over"
            assert not is_plain("grimoria")

    asyncio.run(inside())


def test_a_game_that_cannot_be_compiled_goes_on_and_the_log_says_why_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """No place to keep it: the cache is a file."""
    (tmp_path / "file").write_text("")
    monkeypatch.setattr("zaubertisch.server.startup.preparation.HEAD_START_S", 0.0)
    monkeypatch.setenv("ZAUBERTISCH_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr("zaubertisch.server.startup.preparation.is_warm", lambda key: False)
    monkeypatch.setattr("zaubertisch.server.startup.preparation.is_plain", lambda key: key == "grimoria")

    async def inside() -> Preparation:
        preparation = Preparation()
        preparation.begin()
        await until(lambda: preparation.games["grimoria"].state == "plain")
        await preparation.close()
        return preparation

    with caplog.at_level(logging.WARNING):
        asyncio.run(inside())
    complaints = [record for record in caplog.records if record.message == "game_stays_plain"]
    assert len(complaints) == 1
    assert "cache" in complaints[0].why  # type: ignore[attr-defined]


def test_what_somebody_plays_is_compiled_first_and_loaded_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    async def compile_game(key: str, progress: object) -> str:
        order.append(f"compile {key}")
        return ""

    monkeypatch.setattr("zaubertisch.server.startup.preparation.HEAD_START_S", 0.0)
    monkeypatch.setattr("zaubertisch.server.startup.preparation.compile_game", compile_game)
    monkeypatch.setattr("zaubertisch.server.startup.preparation.is_warm", lambda key: False)
    monkeypatch.setattr("zaubertisch.server.startup.preparation.is_plain", lambda key: True)
    monkeypatch.setattr("zaubertisch.server.startup.preparation.SIDE_BY_SIDE", 1)
    monkeypatch.setattr(
        "zaubertisch.server.startup.preparation.take_over_by", lambda game, use: order.append(f"load {game.key}")
    )

    async def inside() -> None:
        preparation = Preparation()
        preparation.on_load.append(lambda key: order.append(f"tell of {key}"))
        preparation.need("zauberschwert")
        preparation.begin()
        await until(lambda: all(ready.state == "compiled" for ready in preparation.games.values()))
        await preparation.close()

    asyncio.run(inside())
    loading = ["tell of zauberschwert", "load zauberschwert"]  # the processes of the bots load it beside us
    assert order == ["compile zauberschwert", *loading, "compile schatzjagd", "compile grimoria"]


PARENT = """
import asyncio, sys
from zaubertisch.server.startup.compiler import compile_game
print("begun", flush=True)
asyncio.run(compile_game("grimoria", lambda *count: print(*count, flush=True)))
"""


@compiled
def test_a_compiler_ends_when_its_parent_is_killed(tmp_path: Path) -> None:
    """And what it had done by then counts."""
    environment = os.environ | {"ZAUBERTISCH_CACHE": str(tmp_path)}
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True, env=environment) as parent:
        assert parent.stdout
        assert parent.stdout.readline() == "begun\n"
        assert parent.stdout.readline()  # something is compiled
        child = int(subprocess.run(["pgrep", "-P", str(parent.pid)], capture_output=True, text=True).stdout)
        parent.send_signal(signal.SIGKILL)
    wait_until_gone(child)
    assert [*tmp_path.rglob("*.nbc")]
    assert not [*tmp_path.rglob("ready")]


def wait_until_gone(process: int) -> None:
    end = time.monotonic() + PATIENCE
    while Path(f"/proc/{process}").exists():
        assert time.monotonic() < end
        time.sleep(0.02)


@compiled
def test_what_is_warm_is_not_compiled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[tuple[int, int]] = []
    assert asyncio.run(compile_game("grimoria", lambda *count: noted.append(count))) == ""
    assert noted == []
