"""Compiled rules do what uncompiled Python does, where small integers that overflow are reported."""

import os
import subprocess
import sys

import pytest

from tests.sample import sample
from zaubertisch.games import GAMES

TIMES = sample("games in plain Python beside compiled ones, of each kind", 8, 8)


def fingerprints(key: str, mode: str, *more: str) -> str:
    command = [sys.executable, "-W", "error::RuntimeWarning", "-m", "tests.generic.fingerprint", key, str(TIMES), *more]
    done = subprocess.run(command, env=os.environ | {"ZAUBERTISCH_RULES": mode}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.parametrize("key", GAMES)
def test_compiled_equals_uncompiled(key: str) -> None:
    assert fingerprints(key, "checked") == fingerprints(key, "python")


@pytest.mark.parametrize("key", GAMES)
def test_a_game_goes_on_the_same_when_it_is_taken_over_at_any_question(key: str) -> None:
    assert fingerprints(key, "checked") == fingerprints(key, "checked", "changing")
