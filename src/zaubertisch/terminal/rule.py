"""`zaubertisch rule S103`: a rule in words, where it is carried out, and what proves it."""

import re
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import zaubertisch
from zaubertisch.kernel.words import Words, check_language, spoken_language, words
from zaubertisch.tables.rulebook import Rule, rule_named
from zaubertisch.text.styles import ACCENT, FAINT

PACKAGE = Path(zaubertisch.__file__).parent
ELSEWHERE = re.compile(r"/(?:policy|view|testing)/|/study\.py:")


def show_rules(numbers: Sequence[str], *, language: str = "") -> int:
    spoken = words(check_language(language or spoken_language()))
    found = [rule_named(number, spoken.language) for number in numbers]  # all are known before one is shown
    console = Console(highlight=False)
    for game, rule in found:
        show_rule(console, spoken, game, rule)
    return 0


def show_rule(console: Console, spoken: Words, game: str, rule: Rule) -> None:
    heading = Text.assemble((", ".join(rule.numbers), ACCENT), f"  {game}, {rule.chapter} ", (f"({rule.mark})", FAINT))
    console.print(heading)
    console.print(Padding(Text(rule.text), (0, 0, 0, 2)))
    carried, used = split(rule.functions)
    show_places(console, spoken, "rule-carried-out", [located(function) for function in carried])
    if used:
        show_places(console, spoken, "rule-heeded", [located(function) for function in used])
    show_places(console, spoken, "rule-tests", rule.tests)


def split(functions: Sequence[str]) -> tuple[list[str], list[str]]:
    """What carries a rule out, and what only has an eye on it: opinions, pictures, checks."""
    used = [function for function in functions if ELSEWHERE.search(function)]
    carried = [function for function in functions if function not in used]
    return (carried, used) if carried else (used, [])


def show_places(console: Console, spoken: Words, title: str, places: Sequence[str]) -> None:
    none = "" if places else spoken.say("rule-none")
    console.print(Text(f"{spoken.say(title)}: {none}", style=FAINT))
    for place in places:
        console.print(Text(f"  {place}"), soft_wrap=True)


def located(function: str) -> str:
    """`rules/fight.py:flee` with the line where it begins, as editors and terminals open it."""
    path, _, name = function.rpartition(":")
    begins = re.compile(rf"\s*(?:async def|def|class) {name}\b|{name}\b.* =")
    lines = enumerate((PACKAGE / path).read_text(encoding="utf-8").splitlines(), 1)
    place = path if Path(path).is_absolute() else f"{PACKAGE.name}/{path}"
    return f"{place}:{next(number for number, line in lines if begins.match(line))} {name}"
