"""Files of before are read, with a line for each old word, and one command brings them into today's words."""

import subprocess
import sys
import warnings
from pathlib import Path

import pytest

from zaubertisch.games import game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.tables.lessons import parse_lesson
from zaubertisch.tables.names import parse_event
from zaubertisch.tables.old_words import OldWord
from zaubertisch.tables.records import parse_record
from zaubertisch.tables.revision import revised
from zaubertisch.tables.scenarios import check_script
from zaubertisch.tables.scripts import parse_scripts
from zaubertisch.terminal.rewrite import rewrite

FOLDER = Path(__file__).parent.parent / "files_of_before"
CARDS = 'game = "grimoria"\n\n[king]\npoints = 3\n'
SHORT = """game: grimoria
seats: Anna, Ben
scenario: one
option last_level: 16  # a remark
begin: new game
expect over: no
"""


def before(name: str) -> str:
    """A file of before, kept under a name that nothing else reads."""
    return (FOLDER / f"{name}.before").read_text(encoding="utf-8")


def test_a_record_of_before_is_read_and_its_old_word_reported() -> None:
    with pytest.warns(OldWord, match="'option' is called 'variant' now; `zaubertisch rewrite`"):
        record = parse_record(before("game.record"))
    record.check()
    assert record.variants == {"last_level": "15"}


def test_a_scenario_of_before_is_read_and_still_holds() -> None:
    with pytest.warns(OldWord, match="'option'"):
        scripts = parse_scripts(before("knowledge.scenario"))
    assert [failure for script in scripts for failure in check_script(script, "")] == []


def test_a_lesson_of_before_is_read() -> None:
    with pytest.warns(OldWord) as reported:
        lesson = parse_lesson(before("script.lesson"))
    assert {str(one.message).split(";")[0] for one in reported} == {
        "'option' is called 'variant' now",
        "'thought' is called 'hint' now",
    }
    assert lesson.variants == {"last_level": "15"}
    assert lesson.steps[0].hint == "bookmark"


@pytest.mark.parametrize("name", ["game.record", "knowledge.scenario", "script.lesson"])
def test_in_todays_words_a_file_means_the_same_and_nothing_is_reported(name: str) -> None:
    text = before(name)
    new = revised(text, name)
    assert new != text
    with warnings.catch_warnings():
        warnings.simplefilter("error", OldWord)
        assert revised(new, name) == new
        if name.endswith(".record"):
            parse_record(new).check()
    assert "\noption " not in new
    assert "\nthought:" not in new


def test_a_record_in_todays_words_is_the_same_game() -> None:
    text = before("game.record")
    with pytest.warns(OldWord):
        old = parse_record(text)
    new = parse_record(revised(text, "game.record"))
    assert (new.answers, new.points, new.winners) == (old.answers, old.points, old.winners)
    assert new.text().startswith("zaubertisch record 2\n")


def test_remarks_and_everything_else_stay_where_they_are() -> None:
    assert revised(SHORT, "a.scenario") == SHORT.replace("option last_level", "variant last_level")


def test_the_numbers_of_events_get_their_names() -> None:
    line = "expect Ben sees event: coins_taken by Anna with Ben amount 3  # half\n"
    new = "expect Ben sees event: coins_taken by Anna victim Ben coins 3  # half\n"
    assert revised(SHORT + line, "a.scenario") == revised(SHORT, "a.scenario") + new
    assert revised(SHORT + new, "a.scenario") == revised(SHORT, "a.scenario") + new


def test_an_old_name_in_an_event_is_reported() -> None:
    with pytest.warns(OldWord, match="'amount of coins_taken' is called 'coins' now"):
        assert parse_event(game("grimoria"), ["Anna", "Ben"], "coins_taken by Anna amount 3").wanted["amount"] == 3


def test_an_event_that_cannot_be_understood_is_named_by_its_line() -> None:
    with pytest.raises(BadInput, match=r"a.scenario, line 7: .*'height'"):
        revised(SHORT + "expect event: coins_taken height 3\n", "a.scenario")


def test_a_seat_that_is_called_like_an_old_word_keeps_its_answers() -> None:
    text = "game: grimoria\nseats: thought, Ben\nlearner: Ben\nseed: 5\nthought: spell 1\nhint: why\nBen: spell 1\n"
    assert revised(text, "a.lesson") == text


def test_the_command_rewrites_what_is_old_and_leaves_the_rest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("game.record", "knowledge.scenario", "script.lesson"):
        (tmp_path / name).write_text(before(name), encoding="utf-8")
    (tmp_path / "mine.toml").write_text(CARDS, encoding="utf-8")
    paths = sorted(tmp_path.iterdir())
    assert rewrite(paths) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["rewritten"] * 2 + ["as", "rewritten"]
    assert rewrite(paths) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["as"] * 4


@pytest.mark.parametrize(
    ("name", "text", "line"),
    [
        ("a.record", "zaubertisch record 1\nnonsense\n", "a.record, line"),
        ("a.scenario", "option last_level 15\n", "a.scenario, line 1"),
        ("a.toml", 'game = "chess"\n', "game: 'chess'"),
        ("a.txt", "hello\n", ".record, .scenario, .lesson, .toml"),
    ],
)
def test_what_cannot_be_understood_stays_as_it_is(
    name: str, text: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    assert rewrite([path]) == 2
    assert line in capsys.readouterr().out
    assert path.read_text(encoding="utf-8") == text


def test_a_person_reads_one_line_about_an_old_word(tmp_path: Path) -> None:
    path = tmp_path / "a.scenario"
    path.write_text(SHORT + SHORT.split("\n", 2)[2].replace("one", "two"), encoding="utf-8")
    done = subprocess.run([sys.executable, "-m", "zaubertisch", "check", str(path)], capture_output=True, text=True)
    assert (
        done.stderr == "zaubertisch: 'option' is called 'variant' now; `zaubertisch rewrite` brings files up to date\n"
    )
    assert done.returncode == 0
