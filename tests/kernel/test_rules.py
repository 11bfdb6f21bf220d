"""How rules are compiled and kept."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import zaubertisch
from zaubertisch.kernel.cache import cache_folder, hash_of_sources, rule_version
from zaubertisch.kernel.dice import below
from zaubertisch.kernel.loops import DICE
from zaubertisch.kernel.record import allocate
from zaubertisch.kernel.rules import COMPILED, specialise

PACKAGE = Path(zaubertisch.__file__).parent


@pytest.mark.skipif(not COMPILED, reason="uncompiled rules are plain Python functions, called by anyone")
def test_a_rule_that_only_rules_call_says_so() -> None:
    with pytest.raises(TypeError, match="below is called by rules only"):
        below(allocate(DICE)[0], 6)


def twice(n):
    return helper(n) + helper(n)  # noqa: F821


def test_templates_are_bound_by_name() -> None:
    three = specialise(twice, "three", helper=specialise(lambda n: n + 3, "add_three"))
    four = specialise(twice, "four", helper=specialise(lambda n: n + 4, "add_four"))
    assert (three(1), four(1)) == (8, 10)


def test_an_edit_of_any_rule_source_changes_the_cache_folder(tmp_path: Path) -> None:
    """Also an edit of a constant in another module, which Numba itself would not notice."""
    shutil.copytree(PACKAGE, tmp_path / "zaubertisch", ignore=shutil.ignore_patterns("__pycache__"))
    state = tmp_path / "zaubertisch/games/grimoria/state.py"
    ask = "from zaubertisch.kernel.cache import cache_folder; print(cache_folder('checked'))"

    def folder() -> str:
        environment = os.environ | {"PYTHONPATH": str(tmp_path)}
        return subprocess.run([sys.executable, "-c", ask], env=environment, capture_output=True, text=True).stdout

    before = folder()
    assert before == folder() != ""
    state.write_text(state.read_text().replace("SPELLS = 15", "SPELLS = 14"))
    assert before != folder() != ""


def test_the_rule_version_covers_the_rules_and_nothing_else() -> None:
    assert rule_version() == hash_of_sources(("kernel", "games")) != hash_of_sources(("kernel", "games", "bots"))


def test_modes_have_folders_of_their_own() -> None:
    assert cache_folder("checked") != cache_folder("fast")


def test_an_unknown_mode_is_refused_in_one_line() -> None:
    command = [sys.executable, "-m", "zaubertisch", "bench", "nothing"]
    done = subprocess.run(command, env=os.environ | {"ZAUBERTISCH_RULES": "quick"}, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == "zaubertisch: ZAUBERTISCH_RULES: 'quick': allowed is checked, fast, python\n"
