"""The version of a game's rules: what it sees, and what it does not."""

import io
import itertools
import shutil
import tokenize
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from zaubertisch.games import GAMES
from zaubertisch.kernel.cache import PACKAGE
from zaubertisch.kernel.versions import bare, remarks, rule_version, version_of


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the rules that a test may edit."""
    for folder in ("kernel", "games", "bots"):
        shutil.copytree(PACKAGE / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def version_in(package: Path, game: str) -> str:
    return version_of(game, package / "kernel", package / "games" / game)


def changed(package: Path, file: str, edit: Callable[[str], str]) -> list[str]:
    """The games whose rules are others after an edit."""
    path = package / file
    text = path.read_text(encoding="utf-8")
    assert edit(text) != text
    path.write_text(edit(text), encoding="utf-8")
    return [game for game in GAMES if version_in(package, game) != rule_version(game)]


def test_an_unedited_copy_has_the_same_rules(package: Path) -> None:
    assert [version_in(package, game) for game in GAMES] == [rule_version(game) for game in GAMES]
    assert len({rule_version(game) for game in GAMES}) == len(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_value_of_a_card_is_part_of_the_rules_of_its_game_alone(package: Path, game: str) -> None:
    assert changed(package, f"games/{game}/cards.toml", lambda text: text.replace("= 1\n", "= 2\n", 1)) == [game]


def test_an_edit_of_a_rule_changes_its_game_alone_and_one_of_the_kernel_all(package: Path) -> None:
    assert changed(package, "games/grimoria/state.py", lambda text: text.replace("SPELLS = 15", "SPELLS = 14")) == [
        "grimoria"
    ]
    assert changed(package, "kernel/dice.py", lambda text: text + "\nMORE = 1\n") == [*GAMES]


@pytest.mark.parametrize(
    ("file", "edit"),
    [
        ("kernel/dice.py", lambda text: text + "\n\n# a remark\n"),
        ("kernel/dice.py", lambda text: '"""Otherwise said."""\n' + text.partition('"""\n')[2]),
        ("games/grimoria/cards.toml", lambda text: "# a remark\n" + text),
        ("games/grimoria/view/picture.py", lambda text: text + "\nMORE = 1\n"),
        ("games/schatzjagd/policy/rollout.py", lambda text: text + "\nMORE = 1\n"),
        ("games/schatzjagd/testing/facts.py", lambda text: text + "\nMORE = 1\n"),
        ("kernel/warmup.py", lambda text: text + "\nMORE = 1\n"),
        ("bots/tree.py", lambda text: text + "\nMORE = 1\n"),
    ],
)
def test_remarks_and_what_no_game_depends_on_change_nothing(
    package: Path, file: str, edit: Callable[[str], str]
) -> None:
    assert changed(package, file, edit) == []


def test_what_looks_like_a_remark_in_a_text_is_none() -> None:
    assert bare('a = "# no"\n') == 'a = "# no"'
    assert bare('f(\n    "a text",  # why\n)\n') == 'f(\n    "a text",\n)'
    assert bare('a = "b" \\\n    "c"\n') == 'a = "b" \\\n    "c"'
    assert bare('"""Module."""\n\nA = 1\n"""More."""') == "A = 1"
    assert bare('def f():\n    """Ä: # no\n\n    more"""\n    return "é"  # why\n') == 'def f():\n    return "é"'


def test_a_noted_version_is_that_of_these_very_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is noted once; any edit leads to another note; a note that was cut off or spoilt is not believed."""
    monkeypatch.setenv("ZAUBERTISCH_CACHE", str(tmp_path))
    version = fresh_version()
    (note,) = (tmp_path / "versions").iterdir()
    note.write_text("0" * 12)
    assert fresh_version() == "0" * 12
    for spoilt in (b"0" * 5, b"\xff" * 12):
        note.write_bytes(spoilt)
        assert fresh_version() == version


def fresh_version() -> str:
    rule_version.cache_clear()
    try:
        return rule_version("grimoria")
    finally:
        rule_version.cache_clear()


def test_remarks_are_found_as_by_pythons_own_tokenizer() -> None:
    for path in sorted([*PACKAGE.rglob("*.py"), *Path(__file__).parent.rglob("*.py")]):
        source = path.read_text(encoding="utf-8")
        lines = [0, *itertools.accumulate(len(line) for line in source.splitlines(keepends=True))]
        expected = [(lines[a - 1] + b, lines[c - 1] + d) for (a, b), (c, d) in tokenized_remarks(source)]
        assert [*remarks(source)] == expected, path


def tokenized_remarks(source: str) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Comments, and texts between the beginning and the end of a statement."""
    tokens = [token for token in tokenize.generate_tokens(io.StringIO(source).readline) if token.type != tokenize.NL]
    code = [token for token in tokens if token.type != tokenize.COMMENT]
    begins, ends = (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT), (tokenize.NEWLINE, tokenize.ENDMARKER)
    alone = {
        token.start
        for before, token, after in zip([None, *code], code, code[1:], strict=False)
        if token.type == tokenize.STRING and (before is None or before.type in begins) and after.type in ends
    }
    for token in tokens:
        if token.type == tokenize.COMMENT or (token.start in alone and token.type == tokenize.STRING):
            yield token.start, token.end
