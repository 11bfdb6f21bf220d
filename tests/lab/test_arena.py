"""The arena: fair seating, the same deals for all, stopped and gone on with, and numbers that add up."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.interrupts import heed_interrupts
from zaubertisch.kernel.errors import BadInput
from zaubertisch.lab.arena import Match, play_game, run_match, wilson
from zaubertisch.lab.crew import ALONE
from zaubertisch.lab.standings import crosstable, standings
from zaubertisch.tables.records import read_record

MATCH = Match("grimoria", ("greedy", "random"), 8)


def silent(done: int, total: int) -> None:
    """No progress to show."""


def test_every_deal_is_played_in_every_rotation() -> None:
    assert [MATCH.deal(number) for number in range(4)] == [1, 1, 2, 2]
    assert MATCH.seating(0) == ("greedy", "random")
    assert MATCH.seating(1) == ("random", "greedy")


def test_the_same_number_is_the_same_game() -> None:
    assert play_game(MATCH, 3)[1] == play_game(MATCH, 3)[1]


def test_a_match_that_was_stopped_goes_on(tmp_path: Path) -> None:
    short = Match(MATCH.game, MATCH.bots, 3)
    first = run_match(short, tmp_path, silent, crew=ALONE)
    notebook = MATCH.notebook(tmp_path, "arena")
    assert sorted(notebook.pieces) == [0, 1, 2]
    notebook.path.write_text(notebook.path.read_text() + "[3, [")  # cut off in the middle of a line
    whole = run_match(MATCH, tmp_path, silent, crew=ALONE)
    assert whole[:3] == first
    assert [one.number for one in whole] == list(range(8))
    assert run_match(MATCH, tmp_path, silent, crew=ALONE) == whole


def test_other_cards_and_other_settings_are_another_match() -> None:
    own = 'game = "grimoria"\n[king]\npoints = 9\n'
    matches = [
        MATCH,
        Match(MATCH.game, ("2", "random"), 8),
        Match(MATCH.game, ("2:taste=0.3", "random"), 8),
        Match(MATCH.game, MATCH.bots, 8, {"last_level": "16"}),
        Match(MATCH.game, MATCH.bots, 8, cards=own),
    ]
    assert len({match.key() for match in matches}) == len(matches)
    assert Match(MATCH.game, MATCH.bots, 9).key() == MATCH.key()


def test_a_stopped_command_goes_on(tmp_path: Path) -> None:
    """Stopped as by Ctrl-C; then the same command plays only what is missing."""
    command = [sys.executable, "-m", "zaubertisch", "arena", "grimoria", "--bots", "greedy,greedy", "--json"]
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    running = subprocess.Popen(
        [*command, "--games", "100000"], env=environment, stderr=subprocess.PIPE, text=True, preexec_fn=heed_interrupts
    )
    notes = tmp_path / "zaubertisch"
    while not list(notes.glob("*.jsonl")):
        assert running.poll() is None
        time.sleep(0.1)
    running.send_signal(signal.SIGINT)
    assert "the same command goes on" in running.communicate()[1]
    assert running.returncode == 130
    [file] = notes.iterdir()
    before = file.read_text()
    played = before.count("\n")
    done = subprocess.run([*command, "--games", str(played + 2)], env=environment, capture_output=True, text=True)
    assert json.loads(done.stdout)["games"] == played + 2
    assert file.read_text().startswith(before)
    assert file.read_text().count("\n") == played + 2


def test_a_sample_of_records_is_kept_and_replays(tmp_path: Path) -> None:
    run_match(Match("grimoria", ("random", "random"), 4), tmp_path, silent, records=tmp_path / "r", every=2, crew=ALONE)
    kept = sorted((tmp_path / "r").iterdir())
    assert len(kept) == 2
    for file in kept:
        read_record(file).check()


def test_shares_add_up_and_greedy_is_first(tmp_path: Path) -> None:
    results = run_match(MATCH, tmp_path, silent, crew=ALONE)
    first, second = standings(results)
    assert first.bot == "greedy"
    assert first.win_share + second.win_share == pytest.approx(1)
    assert first.low <= first.win_share <= first.high
    assert first.rating > second.rating
    table = crosstable(results)
    assert table["greedy"]["random"] + table["random"]["greedy"] == pytest.approx(1)


def test_the_interval_of_a_share() -> None:
    low, high = wilson(60, 100)
    assert low == pytest.approx(0.502, abs=0.001)
    assert high == pytest.approx(0.691, abs=0.001)


@pytest.mark.parametrize(
    ("match", "part"),
    [
        (Match("grimoria", ("greedy",), 8), "2 to 5"),
        (Match("grimoria", ("greedy", "genius"), 8), "bot 'genius'"),
        (Match("grimoria", ("greedy", "random"), 8, {"speed": "9"}), "last_level"),
    ],
)
def test_a_bad_match_is_refused(match: Match, part: str) -> None:
    with pytest.raises(BadInput, match=part):
        match.check()


def test_the_command_prints_what_it_promises(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "zaubertisch", "arena", "grimoria", "--bots", "greedy,random", "--games", "4"]
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run([*command, "--json"], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert set(found["bots"][0]) == {"bot", "seats_played", "win_share", "low", "high", "points", "rating"}
