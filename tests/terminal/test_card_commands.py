"""`zaubertisch cards check` and `zaubertisch cards show`."""

from pathlib import Path

import pytest

from zaubertisch.games import GAMES
from zaubertisch.kernel.errors import BadInput
from zaubertisch.terminal.cardfiles import check_cards, show_cards

WRONG = """\
game = "schatzjagd"
[pit]
effects = ["luck +1"]
count = -2
[nail]
type = "trap"
title = "Nail"
count = 2
effects = [
  "life -1",
  "joy",
]
[den]
type = "plce"
[knife]
count = 3
"""


def test_everything_that_is_wrong_is_said_line_by_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(WRONG)
    assert check_cards([file]) == 2
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(": ")[0] for line in lines] == [f"malformed wrong.toml, line {n}" for n in (3, 4, 9, 14)]
    assert "pit.effects: 'luck +1': allowed is" in lines[0]
    assert "nail.effects: 'joy'" in lines[2]


def test_a_good_file_is_described(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "good.toml"
    file.write_text(
        'game = "schatzjagd"\n[pit]\ncount = 3\n[shackles]\ncount = 2\ngiven = ["count"]\n'
        '[nail]\ntype = "trap"\ntitle = "N"\ncount = 1\neffects = []\n'
    )
    assert check_cards([file]) == 0
    assert capsys.readouterr().out == f"ok        {file}: schatzjagd, 2 cards changed, 1 added\n"


@pytest.mark.parametrize("text", ["", 'game = "chess"\n', "game = [\n", f"game = {'[' * 5000}{']' * 5000}\n"])
def test_a_file_without_a_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text)
    assert check_cards([file, tmp_path / "none.toml"]) == 2
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("malformed bad.toml, line ")
    assert "No such file" in second


@pytest.mark.parametrize("key", GAMES)
def test_all_cards_are_listed(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert show_cards(key) == 0
    shown = capsys.readouterr().out
    assert "count" in shown
    assert "likely" in shown


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadInput, match="chess"):
        show_cards("chess")
