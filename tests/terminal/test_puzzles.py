"""`zaubertisch puzzles` checks those that there are, says which do not hold, and refuses what it cannot read."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.puzzles.examples import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.rules import COMPILED
from zaubertisch.lab.crew import ALONE
from zaubertisch.lab.puzzles import Hunt
from zaubertisch.puzzles.files import Collection, path_of, read_puzzles
from zaubertisch.terminal import puzzles as command
from zaubertisch.terminal.puzzles import puzzles

GAME = GAMES[0]
HUNT = Hunt(GAME, "4", 256, 400)

compiled = pytest.mark.skipif(not COMPILED, reason="to judge needs compiled rules")


def written(folder: Path, **parts: object) -> Path:
    """Two of the shipped puzzles in a file of their own."""
    found = read_puzzles(path_of(load_game(GAME)))
    path = folder / "puzzles.txt"
    path.write_text(replace(found, **{"puzzles": found.puzzles[:2], **parts}).text(), encoding="utf-8")  # type: ignore[arg-type]
    return path


@compiled
def test_a_check_says_which_puzzles_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert puzzles(HUNT, 1, to=written(tmp_path), checked=True, crew=ALONE) == 0
    assert capsys.readouterr().out == "2 of 2 puzzles hold\n"
    good, bad = read_puzzles(written(tmp_path)).puzzles
    best, second, *rest = bad.chances
    swapped = {second: bad.chances[best], best: bad.chances[second]} | {one: bad.chances[one] for one in rest}
    path = written(tmp_path, puzzles=(good, replace(bad, chances=swapped)), rules="0123456789ab")
    assert puzzles(HUNT, 1, to=path, checked=True, crew=ALONE) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("made with the rules 0123456789ab; those of today are ")
    assert said[1] == f"{bad.key}: {best!r} is better now"
    assert said[2] == "1 of 2 puzzles hold"


@compiled
@pytest.mark.long
def test_after_a_change_of_rules_those_that_hold_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "data_folder", lambda: tmp_path)
    good, bad = read_puzzles(written(tmp_path)).puzzles
    broken = replace(bad, answers=("take no_such_card", *bad.answers[1:]))
    path = written(tmp_path, puzzles=(good, broken), rules="0123456789ab")
    assert puzzles(HUNT, 1, to=path, crew=ALONE) == 0
    said = capsys.readouterr().out
    assert f"{broken.key}: puzzle {broken.key}, answer 1: option 'take no_such_card'" in said
    assert "by grade, from 1 to 5" in said
    found = read_puzzles(path)
    assert [puzzle.key for puzzle in found.puzzles] == [good.key]
    assert found.rules != "0123456789ab"


def test_a_file_of_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.txt"
    path.write_text(Collection("schatzjagd", "0123456789ab", "x", "y").text(), encoding="utf-8")
    with pytest.raises(BadInput, match="a file of grimoria"):
        command.still_good(HUNT, path, load_game(GAME), ALONE, command.Console())


def test_bad_input_gets_one_line_and_status_2(tmp_path: Path) -> None:
    wrong = tmp_path / "puzzles.txt"
    wrong.write_text("nothing\n", encoding="utf-8")
    for words, said in (
        (["chess"], "chess"),
        ([GAME, "--player", "9"], "bot '9'"),
        ([GAME, "--check", "--to", str(wrong)], f"{wrong}, line 1: not a file of puzzles"),
        ([GAME, "--check", "--to", str(tmp_path / "none")], "No such file"),
        ([GAME, "--count", "0"], "--count"),
    ):
        line = [sys.executable, "-m", "zaubertisch", "puzzles", *words]
        done = subprocess.run(line, capture_output=True, text=True, timeout=300, check=False)
        assert done.returncode == 2, (words, done.stdout, done.stderr)
        assert said in done.stderr, (words, done.stderr)
        assert "Traceback" not in done.stderr
