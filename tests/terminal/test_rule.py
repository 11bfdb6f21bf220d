"""`zaubertisch rule`: found by its number, shown with its places."""

import re

import pytest

from zaubertisch.__main__ import main
from zaubertisch.cli import app
from zaubertisch.terminal.rule import PACKAGE


def shown(capsys: pytest.CaptureFixture[str], *numbers: str, language: str = "en") -> str:
    assert app(["rule", *numbers, "--language", language], standalone_mode=False) == 0
    return capsys.readouterr().out


def test_a_rule_is_shown_with_its_functions_and_tests(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "g39")
    assert text.startswith("G39  grimoria, 4. The spells (given)\n  Spell 12 is an attack")
    assert "take_half" in text
    assert "tests/scenarios/grimoria/05_attacks.scenario: spell 12: half of the coins, rounded up" in text


def test_an_old_number_leads_to_the_rule_that_took_it_over(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(capsys, "S134").startswith("S120, S134  schatzjagd")


def test_several_rules_are_shown_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "Z80", "G7")
    assert text.index("Z80, Z153  zauberschwert") < text.index("G7  grimoria")


def test_a_constant_carries_out_a_rule_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert re.search(r"games/schatzjagd/rules/board.py:\d+ CITY_FIELDS", shown(capsys, "S3"))


def test_a_place_is_where_the_function_begins(capsys: pytest.CaptureFixture[str]) -> None:
    for path, line, name in re.findall(r"zaubertisch/(\S+):(\d+) (\w+)", shown(capsys, "S70", "Z82", "G66", "Z107")):
        assert re.match(rf"def {name}\b", (PACKAGE / path).read_text("utf-8").splitlines()[int(line) - 1])


def test_a_rule_is_printed_in_german_too(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "g39", language="de")
    assert text.startswith("G39  grimoria, 4. Die Sprüche (gegeben)\n  Spruch 12 ist ein Angriff")
    assert "ausgeführt von" in text
    assert "take_half" in text


def test_the_language_is_that_of_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert app(["rule", "G39"], standalone_mode=False) == 0
    assert "Die Sprüche" in capsys.readouterr().out


@pytest.mark.parametrize("words", [("Q1",), ("G12", "--language", "fr"), ("G999", "-l", "de")])
def test_what_is_unknown_is_one_line(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["zaubertisch", "rule", *words])
    with pytest.raises(SystemExit) as ended:
        main()
    printed = capsys.readouterr()
    assert (ended.value.code, printed.out, printed.err.count("\n")) == (2, "", 1)


def test_opinions_and_pictures_are_named_apart(capsys: pytest.CaptureFixture[str]) -> None:
    carried, _, heeded = shown(capsys, "S70").partition("heeded by bots, screens and checks")
    assert "rules/fight.py" in carried
    assert "policy" not in carried
    assert "policy" in heeded
