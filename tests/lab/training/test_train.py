"""The command, its settings, its curves, and the marks by which a net is known to fit."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.bots.test_nets import any_net
from tests.commands import run
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.lab.training.curves import curves_of, svg_of
from zaubertisch.lab.training.settings import settings_for
from zaubertisch.lab.training.traces import can_renew, trace_of
from zaubertisch.terminal.train import parse_settings


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_settings_for_tables_that_exist(key: str) -> None:
    game = load_game(key)
    for kind in settings_for(game).kinds:
        game.check_seats(kind.seats)
        game.parse_variants(game.agreed(kind.variants))


def test_a_setting_that_is_none_is_refused_by_name() -> None:
    with pytest.raises(BadInput, match="--set speed=3"):
        parse_settings(["speed=3"])
    with pytest.raises(BadInput, match="--set rate=fast: allowed is a number for rate"):
        parse_settings(["rate=fast"])
    with pytest.raises(BadInput, match="setting 'speed'"):
        settings_for(load_game("grimoria"), speed=3)


@pytest.mark.parametrize(
    ("words", "place"),
    [
        (["--set", "speed=3"], "--set speed=3"),
        (["--against", "nobody"], "--against nobody"),
        (["--report", "--folder", "/nowhere"], "--folder /nowhere"),
    ],
)
def test_the_command_says_in_one_line_what_is_wrong(words: list[str], place: str) -> None:
    done = run("train", "grimoria", *words)
    assert done.returncode == 2
    assert place in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_report_has_a_curve_for_every_number_of_the_log(tmp_path: Path) -> None:
    lines = [
        {"decisions": 10**6 * number, "seconds": 60.0 * number, "updates": number, "entropy": 1 / number}
        for number in (1, 2, 3)
    ]
    lines.append({"decisions": 3 * 10**6, "seconds": 180.0, "updates": 3, "share": 0.25})
    (tmp_path / "log.jsonl").write_text("\n".join(map(json.dumps, lines)))
    assert run("train", "grimoria", "--report", "--folder", str(tmp_path)).returncode == 0
    page = (tmp_path / "report.html").read_text()
    assert page.count("<polyline") == 2
    assert "share of victories" in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")


def test_a_curve_goes_from_its_first_to_its_last_value() -> None:
    curve, *others = curves_of([{"decisions": 0, "share": 0.2}, {"decisions": 2_000_000, "share": 0.6}])
    assert not others
    assert (curve.places, curve.values) == ((0, 2), (0.2, 0.6))
    assert "34.0,186.0 606.0,34.0" in svg_of(curve)


def test_a_net_is_renewed_only_if_it_saw_the_same_games() -> None:
    game = load_game("grimoria")
    known = replace(any_net(game).about, rules="older", seats=(2,), trace=trace_of(game, (2,)))
    assert can_renew(game, known)
    assert not can_renew(game, replace(known, trace="of other games"))
    assert not can_renew(game, replace(known, cards="others"))
    assert trace_of(game, (3,)) != known.trace
