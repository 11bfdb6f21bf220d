"""One word for one thing (docs/vocabulary.md): no identifier, module or comment uses a word that was given up."""

import ast
import functools
import io
import re
import tokenize
from collections.abc import Iterator, Set
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "tests", "tools", "examples", "web/src")
THIS = Path(__file__)

# Words that are gone from identifiers; where one is a word of a game's own, that stands behind it.
BANNED = {
    "deed": (), "deeds": (), "sight": ("far_sight",), "sights": (), "ear": (), "ears": (), "told": (), "whoever": (),
    "anew": (), "founding": (), "foundings": (), "founded": (), "lean": (), "leaning": (), "leanings": (),
    "thought": (), "thoughts": ("steal_thoughts",), "worths": (),
}  # fmt: skip
BODY = {"ear", "ears"}
PHRASES = {"let_go", "table_option", "table_options", "card_table"}  # parts of identifiers that are gone
DIALECT = re.compile(
    r"\b(?:deeds?|ears?|told|whoever|anew|leans?|leaning|foundings?|(?:let|lets|letting)(?: \w+)? go)\b", re.IGNORECASE
)
SWAPS = ("zauberschwert", "swap", "balance")  # where an offer is one: the game with swaps, and rules about swaps
NOUNS_IN_ING = {"scoring", "staging", "testing", "opening", "ranking", "v0004_snapshots_and_purging"}

NAME = re.compile(r"[A-Za-z_$][\w$]*")
PART = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")
STYLE_SHEET = re.compile(r"<style.*?</style>", re.DOTALL)
WEB_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", re.DOTALL)
STRING_OR_NAME = re.compile(r"\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'")


@functools.cache
def files(*suffixes: str) -> list[Path]:
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in suffixes]
    return sorted(p for p in found if p != THIS and "client" not in p.parts and "node_modules" not in p.parts)


def parts_of(name: str) -> list[str]:
    """The words of an identifier.

    >>> parts_of("mostTold_ofAll"), parts_of("HTTPSocket")
    (['most', 'told', 'of', 'all'], ['http', 'socket'])
    """
    return [part.lower() for part in PART.findall(name)]


def is_drawn(path: Path) -> bool:
    """In the kit, or among the drawings of a game."""
    return "art" in path.relative_to(ROOT).parts


def is_gone(name: str, allowed: Set[str] = frozenset()) -> bool:
    """Does an identifier use a word that was given up?

    >>> is_gone("last_told"), is_gone("FAR_SIGHT"), is_gone("TableSight"), is_gone("letGo"), is_gone("untold_wealth")
    (True, False, True, True, False)
    """
    parts = [part for part in parts_of(name) if part not in allowed]
    whole = "_".join(parts)
    gone = [part for part in parts if part in BANNED and not any(kept in whole for kept in BANNED[part])]
    return bool(gone) or any(re.search(rf"(?:^|_){phrase}(?:_|$)", whole) for phrase in PHRASES)


@functools.cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@functools.cache
def tokens_of(path: Path) -> list[tuple[int, str]]:
    """Names and comments."""
    tokens = tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline)
    return [(token.type, token.string) for token in tokens if token.type in (tokenize.NAME, tokenize.COMMENT)]


@functools.cache
def python_names(path: Path) -> set[str]:
    """Every identifier: what is defined and what is used, fields of records too."""
    fields = {
        node.elts[0].value
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Tuple) and node.elts and isinstance(node.elts[0], ast.Constant)
        and isinstance(node.elts[0].value, str) and node.elts[0].value.isidentifier()
    }  # fmt: skip
    return {string for kind, string in tokens_of(path) if kind == tokenize.NAME} | fields


@functools.cache
def web_names(path: Path) -> set[str]:
    text = STYLE_SHEET.sub("", path.read_text(encoding="utf-8"))
    return set(NAME.findall(STRING_OR_NAME.sub("", WEB_COMMENT.sub("", text))))


def names_by_file() -> Iterator[tuple[Path, set[str]]]:
    for path in files(".py"):
        yield path, python_names(path)
    for path in files(".ts", ".svelte"):
        yield path, web_names(path)


def python_prose(path: Path) -> Iterator[str]:
    """Comments and docstrings."""
    yield from (string for kind, string in tokens_of(path) if kind == tokenize.COMMENT)
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""


def prose_by_file() -> Iterator[tuple[Path, list[str]]]:
    for path in files(".py"):
        yield path, [*python_prose(path)]
    for path in files(".ts", ".svelte"):
        yield path, WEB_COMMENT.findall(STYLE_SHEET.sub("", path.read_text(encoding="utf-8")))


def place(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_no_identifier_uses_a_word_that_was_given_up() -> None:
    found = {
        (place(path), name)
        for path, names in names_by_file()
        for name in names
        if is_gone(name, BODY if is_drawn(path) else set())
    }
    assert sorted(found) == []


def test_comments_and_docstrings_are_in_plain_english() -> None:
    found = [
        (place(path), said[:80])
        for path, texts in prose_by_file()
        for said in texts
        if any(word.lower() not in BODY or not is_drawn(path) for word in DIALECT.findall(said))
    ]
    assert found == []


def test_only_swaps_are_offered() -> None:
    """What may be answered is an option, and legal or not; an offer is made by one seat to another."""
    found = {
        (place(path), name)
        for path, names in names_by_file()
        for name in names
        if path.is_relative_to(ROOT / "src") and {"offer", "offers", "offered"} & {*parts_of(name)}
        and not any(word in f"{place(path)} {name}" for word in SWAPS)
    }  # fmt: skip
    assert sorted(found) == []


def test_modules_are_named_by_nouns() -> None:
    found = [
        place(p) for p in files(".py") if p.stem.endswith("ing") and p.stem.removeprefix("test_") not in NOUNS_IN_ING
    ]
    assert found == []


def rules_of(path: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.FunctionDef) and any("rule" in ast.unparse(each) for each in node.decorator_list):
            yield node


def test_rules_call_the_record_of_card_values_deck() -> None:
    rules = [(place(path), each) for path in files(".py") for each in rules_of(path)]
    assert len(rules) > 500
    assert [(file, each.name) for file, each in rules if "cards" in {arg.arg for arg in each.args.args}] == []


@pytest.mark.parametrize("word", ["option", "variant", "table", "deck", "offer", "order", "evaluate", "rollout policy"])
def test_the_page_of_words_says_what_each_is(word: str) -> None:
    page = (ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8")
    assert re.search(rf"^\| {word} \|", page, re.MULTILINE)


def test_the_page_of_words_is_one_page() -> None:
    page = (ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8")
    assert len(page.splitlines()) <= 110
