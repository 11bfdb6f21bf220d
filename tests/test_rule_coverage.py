"""Every numbered rule has a function that carries it out and a test that proves it, and every citation means a rule."""

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from zaubertisch.games import GAMES
from zaubertisch.kernel.words import LANGUAGES
from zaubertisch.tables import rule_index
from zaubertisch.tables.rule_index import DOCS, NUMBER, PACKAGE, Places, citing_functions, citing_tests, written_rules
from zaubertisch.tables.rulebook import CERTAINTIES, Rule, read_rules, rulebooks, rules_in_words, write_rules

RANGE = re.compile(r"\b[GSZ]\d+ (?:to|-|–) [GSZ]?\d+\b")
OF_ALL_CHAPTERS = {"flow", "legality"}
SPOKEN_OF = re.compile(r"[A-Z]?\d+|`\w+`")  # numbers, fields of the land, other rules, variants
LESS_SURE = re.compile(r"\((?:ours|likely|zum Teil von uns|von uns|wahrscheinlich)")
KNOWN_MARK = re.compile(rf"(?:{'|'.join(CERTAINTIES)})(?=[,;]|$)")
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


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


@EVERY_LANGUAGE
def test_a_package_holds_the_same_rules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str) -> None:
    for game, rules in rulebooks(language).items():
        (tmp_path / f"{game}.{language}.json").write_text(write_rules(rules), encoding="utf-8")
    monkeypatch.setattr(rule_index, "DOCS", tmp_path / "none")
    monkeypatch.setattr("zaubertisch.tables.rulebook.packaged", lambda game, tongue: tmp_path / f"{game}.{tongue}.json")
    assert rulebooks.__wrapped__(language) == rulebooks(language)
    assert rules_in_words.__wrapped__("grimoria", language) == rulebooks(language)["grimoria"]
    assert read_rules("[]") == ()


def outline(rule: Rule) -> tuple[object, ...]:
    """What a rule has in common in all languages: its numbers, its chapter, its marks, and the numbers it speaks of."""
    chapter, inner = rule.chapter.partition(".")[0], len(LESS_SURE.findall(rule.text))
    points, code = sorted(re.findall(r"#\d+", rule.mark)), bool(re.search("no code|ohne Code", rule.mark))
    return rule.numbers, chapter, rule.certainty, points, code, inner, sorted(SPOKEN_OF.findall(rule.text))


@EVERY_GAME
def test_rules_are_the_same_in_both_languages(game: str) -> None:
    english, german = rules_in_words(game, "en"), rules_in_words(game, "de")
    assert [rule.number for rule in german] == [rule.number for rule in english]
    pairs = zip(english, german, strict=True)
    assert [outline(ours) for theirs, ours in pairs if outline(theirs) != outline(ours)] == []


@EVERY_GAME
def test_every_rule_says_how_sure_it_is(game: str) -> None:
    for language in LANGUAGES:
        assert [rule.number for rule in rules_in_words(game, language) if not KNOWN_MARK.match(rule.mark)] == []


@EVERY_GAME
def test_every_rule_that_a_rule_refers_to_is_one(game: str) -> None:
    text = " ".join(rule.text for rule in rules_in_words(game, "de"))
    fields = re.compile(r"[A-J]\d")  # of the land of Schatzjagd
    assert {number for number in NUMBER.findall(text) if not fields.fullmatch(number)} <= set(all_numbers())


def test_rules_for_readers_are_those_of_the_index() -> None:
    for game, rules in rulebooks("de").items():
        bare = [replace(rule, functions=(), tests=()) for rule in rules]
        assert [*rules_in_words(game, "de")] == bare


def test_a_number_that_a_rule_took_over_still_means_it() -> None:
    text = "## 1. Fights ([fight](x.py))\n- **S1**, S9 (given, #1) One\n  two.\n- **S2** (ours; no code: why) Three.\n"
    first, second = written_rules(text)
    assert first == Rule("S1", ("S9",), "1. Fights", "given, #1", "One two.")
    assert first.needs_code
    assert not second.needs_code
