"""Compiled rules do what uncompiled Python does, where small integers that overflow are reported."""

import os
import subprocess
import sys

import pytest

from zaubertisch.games import GAMES


def fingerprints(key: str, mode: str) -> str:
    command = [sys.executable, "-W", "error::RuntimeWarning", "-m", "tests.generic.fingerprint", key, "8"]
    done = subprocess.run(command, env=os.environ | {"ZAUBERTISCH_RULES": mode}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.parametrize("key", GAMES)
def test_compiled_equals_uncompiled(key: str) -> None:
    assert fingerprints(key, "checked") == fingerprints(key, "python")
