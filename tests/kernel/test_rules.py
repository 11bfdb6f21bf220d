"""How rules are compiled and kept."""

import math
import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import zaubertisch
from zaubertisch.bots import tree
from zaubertisch.games import game as load_game
from zaubertisch.kernel.cache import cache_folder, hash_of_sources
from zaubertisch.kernel.dice import below
from zaubertisch.kernel.loops import DICE
from zaubertisch.kernel.record import allocate
from zaubertisch.kernel.rules import COMPILED, MODE, hold_back, loading, open_to_python, specialise, take_over

PACKAGE = Path(zaubertisch.__file__).parent


def test_a_rule_is_a_plain_function_and_what_is_open_is_one_of_them() -> None:
    dice = [allocate(DICE)[0] for _ in range(2)]
    assert below(dice[0], 6) == specialise(below, "open")(dice[1], 6)
    with pytest.raises(TypeError, match=r"twice of .* is no rule: mark it with @rule"):
        open_to_python(twice)


def test_what_is_held_back_runs_plain_but_for_who_loads_it() -> None:
    """And it is taken over at once for everybody."""
    rule = specialise(inverse, "held")
    hold_back("kernel")
    try:
        assert not runs_compiled(rule)
        with loading():
            assert runs_compiled(rule) is COMPILED
        assert not runs_compiled(rule)
    finally:
        take_over("kernel")
    assert runs_compiled(rule) is COMPILED


def inverse(n):
    """Compiled, the one of nothing is infinite; in Python it is an error."""
    return 1 / n


def runs_compiled(rule: Any) -> bool:
    with suppress(ZeroDivisionError):
        return bool(rule(0) == math.inf)
    return False


def twice(n):
    return helper(n) + helper(n)  # noqa: F821


def test_templates_are_bound_by_name() -> None:
    three = specialise(twice, "three", helper=specialise(lambda n: n + 3, "add_three"))
    four = specialise(twice, "four", helper=specialise(lambda n: n + 4, "add_four"))
    assert (three(1), four(1)) == (8, 10)


def test_an_edit_leads_to_another_cache_folder_where_it_can_matter(tmp_path: Path) -> None:
    """Also an edit of a constant in another module, which Numba itself would not notice."""
    shutil.copytree(PACKAGE, tmp_path / "zaubertisch", ignore=shutil.ignore_patterns("__pycache__"))
    state = tmp_path / "zaubertisch/games/grimoria/state.py"
    modules = ("kernel.piles", "games.grimoria.spells", "games.schatzjagd.spells")
    ask = f"""
from zaubertisch.kernel.cache import cache_folder, sources_of
for module in {modules}: print(cache_folder('checked', sources_of('zaubertisch.' + module)))
"""

    def folders() -> list[str]:
        environment = os.environ | {"PYTHONPATH": str(tmp_path)}
        done = subprocess.run([sys.executable, "-c", ask], env=environment, capture_output=True, text=True, check=True)
        return done.stdout.split()

    before = folders()
    assert before == folders()
    state.write_text(state.read_text().replace("SPELLS = 15", "SPELLS = 14"))
    assert [old == new for old, new in zip(before, folders(), strict=True)] == [True, False, True]
    (tmp_path / "zaubertisch/kernel/piles.py").write_text("")
    assert not set(before) & set(folders())


@pytest.mark.parametrize(("view", "matters"), [("odds", True), ("picture", False)])
def test_what_a_view_computes_by_rules_counts_after_an_edit(view: str, matters: bool, tmp_path: Path) -> None:
    game = tmp_path / "schatzjagd"
    shutil.copytree(PACKAGE / "games/schatzjagd", game)
    before = hash_of_sources([str(game)])
    with (game / f"view/{view}.py").open("a") as file:
        file.write("\n")
    assert (hash_of_sources([str(game)]) != before) is matters


@pytest.mark.skipif(not COMPILED, reason="what is not compiled is not kept")
def test_a_template_depends_on_what_is_bound_to_it() -> None:
    game = load_game("grimoria")
    think = game.specialised(*tree.FAMILY)
    kept = Path(think.door((False,))._cache.cache_path)
    assert kept.is_relative_to(cache_folder(MODE, frozenset({"kernel", "games/grimoria", "bots"})))


def test_modes_have_folders_of_their_own() -> None:
    assert cache_folder("checked", frozenset()) != cache_folder("fast", frozenset())


def test_an_unknown_mode_is_refused_in_one_line() -> None:
    command = [sys.executable, "-m", "zaubertisch", "bench", "nothing"]
    done = subprocess.run(command, env=os.environ | {"ZAUBERTISCH_RULES": "quick"}, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == "zaubertisch: ZAUBERTISCH_RULES: 'quick': allowed is checked, fast, python\n"
