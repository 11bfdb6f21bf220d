"""Every numbered rule has a function that carries it out and a test that proves it, and every citation means a rule."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from zaubertisch.games import GAMES
from zaubertisch.tables import rule_index
from zaubertisch.tables.rule_index import DOCS, PACKAGE, Places, citing_functions, citing_tests, written_rules
from zaubertisch.tables.rulebook import Rule, read_rules, rulebooks, write_rules

RANGE = re.compile(r"\b[GSZ]\d+ (?:to|-|–) [GSZ]?\d+\b")
OF_ALL_CHAPTERS = {"flow", "legality"}
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def docs_of(game: str) -> str:
    return (DOCS / f"{game}.md").read_text(encoding="utf-8")


def all_rules() -> list[Rule]:
    return [rule for rules in rulebooks().values() for rule in rules]


def all_numbers() -> list[str]:
    return [number for rule in all_rules() for number in rule.numbers]


def docstrings() -> Iterator[tuple[str, str]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                yield f"{path.name}: {getattr(node, 'name', 'module')}", ast.get_docstring(node) or ""


@EVERY_GAME
def test_there_are_rules(game: str) -> None:
    assert len(rulebooks()[game]) == len(re.findall(r"^- \*\*", docs_of(game), re.MULTILINE)) >= 100


def test_no_number_is_given_twice() -> None:
    numbers = all_numbers()
    assert [number for number in numbers if numbers.count(number) > 1] == []


def test_every_rule_has_a_test() -> None:
    assert [rule.number for rule in all_rules() if not rule.tests] == []


def test_every_rule_is_carried_out_somewhere_or_says_why_not() -> None:
    assert [rule.number for rule in all_rules() if rule.needs_code and not rule.functions] == []
    assert [rule.number for rule in all_rules() if not rule.needs_code and rule.functions] == []


def test_no_docstring_cites_a_range() -> None:
    assert [place for place, text in docstrings() if RANGE.search(text)] == []


@pytest.mark.parametrize("cited", [citing_tests, citing_functions])
def test_every_citation_is_a_rule(cited: Callable[[], Places]) -> None:
    known = set(all_numbers())
    assert {number: places for number, places in cited().items() if number not in known} == {}


@EVERY_GAME
def test_chapters_name_the_files_that_name_them(game: str) -> None:
    """From the document to the file, and back."""
    for path in sorted((PACKAGE / "games" / game / "rules").glob("[a-z]*.py")):
        first = (ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "").partition("\n")[0]
        named = re.findall(r"\d+", (re.search(r"\(chapters? [^)]*\)", first) or [""])[0])
        headings = re.findall(rf"^## (\d+)\. .*/{game}/rules/{path.name}\)", docs_of(game), re.MULTILINE)
        assert headings == named, path
        assert named or path.stem in OF_ALL_CHAPTERS, path


def test_a_package_holds_the_same_rules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for game, rules in rulebooks().items():
        (tmp_path / f"{game}.json").write_text(write_rules(rules), encoding="utf-8")
    monkeypatch.setattr(rule_index, "DOCS", tmp_path / "none")
    monkeypatch.setattr("zaubertisch.tables.rulebook.packaged", lambda game: tmp_path / f"{game}.json")
    assert rulebooks.__wrapped__() == rulebooks()
    assert read_rules("[]") == ()


def test_a_number_that_a_rule_took_over_still_means_it() -> None:
    text = "## 1. Fights ([fight](x.py))\n- **S1**, S9 (given, #1) One\n  two.\n- **S2** (ours; no code: why) Three.\n"
    first, second = written_rules(text)
    assert first == Rule("S1", ("S9",), "1. Fights", "given, #1", "One two.")
    assert first.needs_code
    assert not second.needs_code
