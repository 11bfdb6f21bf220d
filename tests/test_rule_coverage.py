"""Every numbered rule has a test that cites it, and every citation means a rule."""

import ast
import re
from pathlib import Path

import pytest

from zaubertisch.tables.scripts import read_scripts

HERE = Path(__file__).parent
RULE = re.compile(r"^- \*\*([GSZ]\d+)\*\*", re.MULTILINE)
RULEBOOKS = sorted((HERE.parent / "docs" / "rules").glob("*.md"))


def numbered_rules():
    return [number for path in RULEBOOKS for number in RULE.findall(path.read_text(encoding="utf-8"))]


def cited_in_scenarios():
    files = sorted((HERE / "scenarios").rglob("*.scenario"))
    return {number: str(path) for path in files for script in read_scripts(path) for number in script.rules()}


def cited_in_marks():
    """What stands in `@pytest.mark.rules("G12", ...)` anywhere under tests."""
    found = {}
    for path in sorted(HERE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rules":
                found |= {ast.literal_eval(number): str(path) for number in node.args}
    return found


def in_order(numbers):
    return sorted(numbers, key=lambda number: (number[0], int(number[1:])))


def test_there_are_rules():
    assert RULEBOOKS
    assert len(numbered_rules()) >= 100


def test_no_number_is_given_twice():
    numbers = numbered_rules()
    assert [number for number in numbers if numbers.count(number) > 1] == []


def test_every_rule_has_a_test():
    missing = set(numbered_rules()) - cited_in_scenarios().keys() - cited_in_marks().keys()
    assert in_order(missing) == [], "rules without a test"


@pytest.mark.parametrize("cited", [cited_in_scenarios, cited_in_marks])
def test_every_citation_is_a_rule(cited):
    rules = set(numbered_rules())
    assert {number: place for number, place in cited().items() if number not in rules} == {}
