"""The rules on a GPU, simulated: the same games as on the processor, byte for byte. `tools/ptx.py` compiles them."""

import json
import os
import subprocess
import sys

import pytest

SHORT = {
    "grimoria": ("2", "5", "3", "150"),
    "schatzjagd": ("2", "5", "3", "120", "last_day=5", "standing_orders=off"),
    "zauberschwert": ("2", "1", "1", "800"),
}


def simulated(*words: str) -> subprocess.CompletedProcess[str]:
    own = {"NUMBA_ENABLE_CUDASIM": "1"}
    return subprocess.run([sys.executable, "-m", *words], env=os.environ | own, capture_output=True, text=True)


@pytest.mark.parametrize("key", SHORT)
def test_a_gpu_plays_the_same_games_as_the_processor(key: str) -> None:
    done = simulated("tests.lab.on_gpu", key, *SHORT[key])
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout)
    assert max(found["begun"]) > 1, "no game came to its end"
    assert found["refusal"].startswith("action -1 of game 0: allowed is ")


def test_the_benchmark_measures_it_and_compares() -> None:
    launch = ("--threads", "3", "--block", "2", "--decisions", "9")
    done = simulated("zaubertisch", "bench", "grimoria", "--gpu", "--json", "--seconds", "0.1", *launch)
    assert done.returncode == 0, done.stderr[-2000:]
    rows = json.loads(done.stdout)
    assert [(row["game"], row["seats"], row["compared"]) for row in rows] == [("grimoria", n, 3) for n in (2, 3, 4, 5)]
    assert all(row["decisions_per_s"] > row["games_per_s"] > 0 for row in rows)
    assert {row["device"] for row in rows} == {"simulator"}


def test_without_a_gpu_one_line_says_what_is_missing() -> None:
    """Here is neither numba-cuda nor a GPU; what is missing first is named."""
    done = subprocess.run(
        [sys.executable, "-m", "zaubertisch", "bench", "--gpu"], capture_output=True, text=True, env=os.environ
    )
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "numba_cuda" in done.stderr or "no NVIDIA GPU" in done.stderr


def test_nothing_of_cuda_is_loaded_by_who_does_not_ask_for_it() -> None:
    """Neither by games nor by environments nor by the compiler of rules; a server starts with the first of these."""
    code = "import sys, zaubertisch.kernel.compilation; from zaubertisch.lab.environments import Batch; "
    code += "Batch('grimoria', seats=2, count=1); print('numba.cuda' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ)
    assert done.stdout == "False\n", done.stderr[-2000:]
