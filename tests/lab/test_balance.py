"""`zaubertisch balance`: every game can be measured, with targets of its own or without."""

import json
from pathlib import Path

import pytest

from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.lab.arena import Match, play_game
from zaubertisch.lab.balance import run_balance
from zaubertisch.lab.basics import measurements
from zaubertisch.lab.course import Counting
from zaubertisch.lab.crew import ALONE
from zaubertisch.terminal import balance

OPTIONS = {"schatzjagd": {"last_day": "10"}, "zauberschwert": {"way": "base"}}
LENGTHS = {"grimoria": "rounds", "schatzjagd": "days", "zauberschwert": "rounds"}


def match_of(game: str, games: int = 2) -> Match:
    return Match(game, ("random", "random"), games, OPTIONS.get(game, {}), "")


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "data_folder", lambda: tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_measured(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.balance(match_of(game), "play", as_json=True, crew=ALONE) == 0
    measured = json.loads(capsys.readouterr().out)
    found = {one["what"]: one["value"] for one in measured["findings"]}
    assert measured["games"] == measured["counts"]["games"] == 2
    assert found[LENGTHS[game]] >= 1
    shares = [value for what, value in found.items() if what.startswith("wins of ")]
    assert len(shares) == 2
    assert sum(shares) == pytest.approx(1)
    assert balance.balance(match_of(game), "play", as_json=False, crew=ALONE) == 0
    assert LENGTHS[game] in capsys.readouterr().out


def test_what_is_measured_is_what_was_played(tmp_path: Path) -> None:
    match = match_of("grimoria", 3)
    counts = run_balance(match, "play", tmp_path, lambda done, of: None, crew=ALONE)
    records = [play_game(match, number)[1] for number in range(3)]
    found = {one.what: one.value for one in measurements(counts, 2, load_game(match.game).study)}
    points = [sorted(record.points) for record in records]
    assert found["margin between the first two"] == pytest.approx(sum(high - low for low, high in points) / 3)
    assert found["points of a seat"] == pytest.approx(sum(map(sum, points)) / 6)
    wins = sum(1 / len(record.winners) for record in records if 0 in record.winners)
    assert found["wins of seat 1"] == pytest.approx(wins / 3)


def test_schatzjagd_counts_turns_under_its_own_measures(tmp_path: Path) -> None:
    match = match_of("schatzjagd", 1)
    counts = run_balance(match, "play", tmp_path, lambda done, of: None, crew=ALONE)
    counting = Counting(load_game("schatzjagd").study.measures)
    play_game(match, 0, counting.watch)
    assert counts["turns"] == counting.turns > 10
    named = {f"turns that began {name}": count for name, count in counting.counts.items()}
    found = {one.what: one.value for one in measurements(counts, 2, load_game(match.game).study)}
    assert {"turns": counting.turns, **named}.items() <= found.items()


def test_what_has_no_target_neither_holds_nor_fails(capsys: pytest.CaptureFixture[str]) -> None:
    balance.balance(match_of("grimoria"), "play", as_json=False, crew=ALONE)
    shown = capsys.readouterr().out
    assert "wins of seat 2" in shown
    assert not {"yes", "NO"} & set(shown.split())
