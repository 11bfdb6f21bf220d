"""`zaubertisch rule`: found by its number, shown with its places."""

import re

import pytest

from zaubertisch.cli import app
from zaubertisch.terminal.rule import PACKAGE


def shown(capsys: pytest.CaptureFixture[str], *numbers: str) -> str:
    assert app(["rule", *numbers], standalone_mode=False) == 0
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


def test_opinions_and_pictures_are_named_apart(capsys: pytest.CaptureFixture[str]) -> None:
    carried, _, heeded = shown(capsys, "S70").partition("heeded by bots, screens and checks")
    assert "rules/fight.py" in carried
    assert "policy" not in carried
    assert "policy" in heeded
