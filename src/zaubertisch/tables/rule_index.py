"""From docs/rules, the sources and the tests of a working copy: each rule with what carries it out and what proves it.

`python -m zaubertisch.tables.rule_index` writes it into the package, for those who have no working copy.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from zaubertisch.games import GAMES
from zaubertisch.kernel.cache import source_name
from zaubertisch.kernel.packages import BUILT_IN, folder_of
from zaubertisch.kernel.words import LANGUAGES
from zaubertisch.tables.rulebook import SOURCE, Rule, Rulebooks, packaged, write_rules
from zaubertisch.tables.scripts import read_scripts

PACKAGE = Path(__file__).resolve().parents[1]
ROOT = PACKAGE.parents[1]
TESTS, DOCS = ROOT / "tests", ROOT / "docs" / "rules"
OWN_RULES = "rules.md"
RULE = re.compile(
    r"""^-\ \*\*(?P<number>[A-Z]\d+)\*\*(?P<aliases>(?:,\ [A-Z]\d+)*)
        \ \((?P<mark>[^)]*)\)\ (?P<text>.*?)(?=^-\ \*\*|\Z)""",
    re.MULTILINE | re.DOTALL | re.VERBOSE,
)
CHAPTER = re.compile(r"^## (.+)$", re.MULTILINE)
LINK = re.compile(r" \(\[.*\)$")  # the files of a chapter
NUMBER = re.compile(r"\b[A-Z]\d+\b")
LEADING = re.compile(r"[A-Z]\d+(?:, [A-Z]\d+)*(?=[:.])")
CONSTANT = re.compile(r"^(\w+)(?:: [^=]+)? = .*  # (.+)$", re.MULTILINE)
Places = dict[str, list[str]]


def written_at(game: str, language: str) -> Path:
    """Where a game has its rules in words: one of the house in docs/rules, any other beside its code."""
    if game in BUILT_IN:
        return DOCS / ("" if language == SOURCE else language) / f"{game}.md"
    translated = folder_of(game) / f"rules.{language}.md"
    return translated if translated.exists() else folder_of(game) / OWN_RULES


def all_rules(language: str = SOURCE) -> Rulebooks:
    functions, tests = citing_functions(), citing_tests()
    written = {game: written_at(game, language) for game in GAMES if game in BUILT_IN}
    return {game: indexed(path, functions, tests) for game, path in written.items() if path.exists()}


def rules_of_others(language: str = SOURCE) -> Rulebooks:
    """A game outside the house has its rules in words beside its code, in `rules.md`, and its scenarios there too."""
    written = {game: written_at(game, language) for game in GAMES if game not in BUILT_IN}
    return {
        game: indexed(path, citing_functions(path.parent), by_number(scenarios(path.parent, path.parent)))
        for game, path in written.items()
        if path.exists()
    }


def indexed(path: Path, functions: Places, tests: Places) -> tuple[Rule, ...]:
    """A game's rules with what cites each, by its number or one that it took over."""
    text = path.read_text(encoding="utf-8")
    return tuple(
        replace(rule, functions=places(rule, functions), tests=places(rule, tests)) for rule in written_rules(text)
    )


def places(rule: Rule, found: Places) -> tuple[str, ...]:
    return tuple(dict.fromkeys(place for number in rule.numbers for place in found.get(number, [])))


def written_rules(text: str) -> Iterator[Rule]:
    """The rules of a document."""
    _, *parts = CHAPTER.split(text)
    for heading, body in zip(parts[::2], parts[1::2], strict=True):
        for found in RULE.finditer(body):
            aliases = tuple(NUMBER.findall(found["aliases"]))
            yield Rule(found["number"], aliases, LINK.sub("", heading), found["mark"], " ".join(found["text"].split()))


def citing_functions(package: Path = PACKAGE) -> Places:
    """Functions and classes whose docstring begins with the numbers of rules, and constants whose remark does."""
    sources = {path: path.read_text(encoding="utf-8") for path in sorted(package.rglob("*.py"))}
    return by_number(
        (f"{source_name(path)}:{name}", cited(words))
        for path, text in sources.items()
        for name, words in [*documented(ast.parse(text)), *CONSTANT.findall(text)]
    )


def documented(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name, ast.get_docstring(node) or ""


def cited(docstring: str) -> list[str]:
    """The numbers with which a docstring begins.

    >>> cited("G39, G68: half of the coins, rounded up (G12).")
    ['G39', 'G68']
    """
    head = LEADING.match(docstring)
    return NUMBER.findall(head[0]) if head else []


def citing_tests() -> Places:
    """Tests with a mark of rules, and scenarios that name them."""
    return by_number([*marked_tests(), *scenarios(TESTS, ROOT)])


def by_number(cited: Iterable[tuple[str, list[str]]]) -> Places:
    found: Places = defaultdict(list)
    for place, numbers in cited:
        for number in numbers:
            found[number].append(place)
    return found


def marked_tests() -> Iterator[tuple[str, list[str]]]:
    """What stands in `@pytest.mark.rules("G12", ...)`; a mark that is no decorator holds for its file."""
    for path in sorted(TESTS.rglob("*.py")):
        place, tree = path.relative_to(ROOT).as_posix(), ast.parse(path.read_text(encoding="utf-8"))
        tests = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
        marked = {test.name: [n for mark in test.decorator_list for n in marks_in(mark)] for test in tests}
        yield from ((f"{place}::{name}", numbers) for name, numbers in marked.items())
        yield place, sorted(set(marks_in(tree)) - {n for numbers in marked.values() for n in numbers})


def marks_in(tree: ast.AST) -> list[str]:
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [ast.literal_eval(n) for call in calls if ast.unparse(call.func) == "pytest.mark.rules" for n in call.args]


def scenarios(folder: Path, root: Path) -> Iterator[tuple[str, list[str]]]:
    for path in sorted(folder.rglob("*.scenario")):
        for script in read_scripts(path):
            yield f"{path.relative_to(root).as_posix()}: {script.title}", script.rules()


def main() -> None:
    for language in LANGUAGES:
        for game, rules in all_rules(language).items():
            packaged(game, language).write_text(write_rules(rules), encoding="utf-8")
            print(f"rules:  {packaged(game, language).relative_to(ROOT)}")


if __name__ == "__main__":
    main()
