"""What must hold of the game of examples/mondtuerme where it is installed; `test_outside_game.py` installs it and asks.

No test collects this file by itself: in a working copy the game is not there.
"""

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.house import open_house, play_out, quick
from zaubertisch.bots import BOTS, bot
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.packages import BUILT_IN, folder_of
from zaubertisch.kernel.position import Position
from zaubertisch.tables.records import read_record

KEY = "mondtuerme"
ROOT = Path(__file__).parents[2]


def run(*arguments: str, lines: int = 0) -> str:
    """A command of the house, with the first option typed so many times."""
    command = [sys.executable, "-m", "zaubertisch", *arguments]
    done = subprocess.run(command, input="1\n" * lines, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_stands_beside_the_games_of_the_house_and_lies_elsewhere() -> None:
    assert (*BUILT_IN, KEY) == GAMES
    assert not folder_of(KEY).is_relative_to(ROOT)


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_it_to_the_end(name: str) -> None:
    game, rng = load_game(KEY), random.Random(name)
    choose, other = bot(f"{name}:60" if name.isdigit() else name), bot("random")
    position = Position.new(game, game.card_set(), 3, game.parse_variants({"nights": "5"}), 5)
    while not position.is_over:
        seat = position.asked()[0]
        position.answer(seat, (other if seat else choose)(position.view(seat), seat, rng))
    assert position.winners()


def test_who_thinks_ahead_beats_chance() -> None:
    """The bots know nothing of this game but its contract."""
    game, rng, won = load_game(KEY), random.Random(1), 0.0
    choosers = {0: bot("3:200"), 1: bot("random")}
    for seed in range(20):
        position = Position.new(game, game.card_set(), 2, game.parse_variants({}), seed)
        while not position.is_over:
            seat = position.asked()[0]
            position.answer(seat, choosers[seat](position.view(seat), seat, rng))
        won += (0 in position.winners()) / len(position.winners())
    assert won >= 14


def test_it_is_played_in_the_terminal_recorded_and_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    shown = run("play", KEY, "--bots", "random", "--seats", "3", "--seed", "4", "--language", "de", lines=60)
    assert "Der Tag bricht an: Das Spiel ist zu Ende." in shown
    [file] = tmp_path.rglob("*.record")
    assert read_record(file).game == KEY
    for knowledge in ([], ["--open"], ["--seat", "2"]):
        assert "Day breaks: the game is over." in run("replay", str(file), "--language", "en", *knowledge)


def test_its_scenarios_hold_and_prove_every_rule_of_it() -> None:
    assert "5 scenarios" in run("check", str(folder_of(KEY) / "scenarios" / "nights.scenario"))
    for number in range(1, 12):
        assert "tests: none" not in run("rule", f"M{number}")


def test_its_cards_can_be_changed_and_what_is_wrong_is_said_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f'game = "{KEY}"\n[raven]\npoints = 9\n')
    assert run("cards", "check", str(file))
    file.write_text(f'game = "{KEY}"\n[raven]\npoints = 99\n')
    command = [sys.executable, "-m", "zaubertisch", "cards", "check", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "line 3: raven.points: 99: allowed is a whole number from -9 to 20" in done.stdout + done.stderr


def test_it_is_served_over_http_and_sockets(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(quick(tmp_path)) as house:
            status, games = await house.request("GET", "/api/games")
            assert status == 200
            assert KEY in [game["key"] for game in games]
            table = await house.create("ppb", game=KEY)
            async with house.sit_all(table) as clients:
                first = await clients[0].asked()
                assert first["name"] == "choose_tower"
                await play_out(clients, random.Random(3).choice)
                assert all(client.is_over for client in clients)

    asyncio.run(play())
