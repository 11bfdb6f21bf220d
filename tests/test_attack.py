"""A sample of `make attack`: nothing of it gets through."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
VISITORS = (
    "names", "files", "json", "types", "http", "paths", "headers", "rights", "frames", "origins", "seats", "votes",
    "resends", "markup", "counting", "rewinding",
)  # fmt: skip


def attacked(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.attack", "--rounds", "1", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=540, check=False)


def test_no_visitor_gets_through() -> None:
    run = attacked(*VISITORS)
    assert run.returncode == 0, run.stdout + run.stderr
    assert [line.split()[0] for line in run.stdout.splitlines()] == [*VISITORS, "all"]


@pytest.mark.parametrize("outage", ["kills", "full disk"])
def test_an_outage_loses_nothing(outage: str) -> None:
    run = attacked(outage)
    assert run.returncode == 0, run.stdout + run.stderr


def test_an_unknown_attack_gets_one_line() -> None:
    run = attacked("nonsense")
    assert run.returncode == 2
    assert run.stderr.splitlines()[-1].startswith(
        "python -m tools.attack: error: no attack 'nonsense': allowed are names,"
    )
