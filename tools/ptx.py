"""Compile the kernels of all games for a GPU that need not be there: `python -m tools.ptx [GAME ...]`.

It needs numba-cuda and NVIDIA's compiler (`pip install 'zaubertisch[gpu]'`), and no GPU. Numba's simulator runs kernels
as plain Python and takes what the compiler refuses; this does not. Where `ptxas` is installed it goes on to machine
code, and says how many registers and how much memory a thread needs.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numba import cuda, types
from numba.cuda import dispatcher
from numba.cuda.np.numpy_support import from_dtype

from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.lab import gpu_play
from zaubertisch.lab.environments import gpu
from zaubertisch.lab.environments.compiled import steps_of

CAPABILITY = (9, 0)  # an H100 or H200
USED = {
    "registers": r"Used (\d+) registers",
    "bytes": r"(\d+) bytes stack frame",
    "spilled": r"(\d+) bytes spill stores",
}


class Absent(NamedTuple):
    """A GPU of which only its kind is known."""

    compute_capability: tuple[int, int] = CAPABILITY


def array(dtype: Any, layout: str = "C") -> Any:
    return types.Array(from_dtype(np.dtype(dtype)), 2 if layout == "F" else 1, layout)


def kernels_of(game: Game) -> Iterator[tuple[str, Any, tuple[Any, ...]]]:
    """Every kernel of a game: its name, itself, and what it is called with."""
    steps, whole = steps_of(game.key), array("i8")
    games, decks = array(game.state), array(game.deck.dtype)
    batch = (
        games,
        decks,
        whole,
        array("u8"),
        whole,
        *(array(kind, "F") for kind in ("f4", "?", "f4", "f4")),
        array("?"),
    )
    played = gpu_play.kernel_of(game, gpu_play.Launch(1, gpu.BLOCK))
    yield "play", played, (games, decks, types.int64, whole, types.uint64, types.int64, whole)
    yield "check", gpu.kernel_of(steps, gpu.check_actions), (array("?", "F"), whole, whole)
    yield "begin", gpu.kernel_of(steps, gpu.begin_games), (*batch, types.boolean)
    yield "step", gpu.kernel_of(steps, gpu.step_games), (*batch, types.boolean, whole)
    seen, masks = array("f4", "F"), array("?", "F")
    yield "observe", gpu.kernel_of(steps, gpu.observe_games), (games, decks, whole, seen, masks)
    yield "weigh", gpu.kernel_of(steps, gpu.weigh_games), (games, decks, seen)


def assemble(ptx: str, folder: str) -> str:
    """What ptxas says of it; nothing where there is none."""
    if shutil.which("ptxas") is None:
        return ""
    file = Path(folder) / "kernel.ptx"
    file.write_text(re.sub(r"(?m)^\.version .*", ".version 9.0", ptx), encoding="ascii")
    arch = "sm_{}{}".format(*CAPABILITY)
    command = ["ptxas", "-v", f"-arch={arch}", file, "-o", file.with_suffix(".cubin")]
    said = subprocess.run(command, capture_output=True, text=True)
    if said.returncode:
        raise SystemExit(said.stderr[-2000:])
    return ", ".join(f"{max(map(int, re.findall(used, said.stderr)))} {what}" for what, used in USED.items())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], help="default: all")
    parser.add_argument("--kernel", default="", help="play, check, begin, step, observe or weigh; default: all")
    parser.add_argument("--keep", type=Path, help="a folder for the PTX")
    given = parser.parse_args()
    dispatcher.get_current_device = Absent  # what device functions are compiled for
    for key in given.games or GAMES:
        for name, kernel, signature in kernels_of(load_game(key)):
            if given.kernel in ("", name):
                compile_one(key, name, kernel, signature, given.keep)


def compile_one(key: str, name: str, kernel: Any, signature: tuple[Any, ...], keep: Path | None) -> None:
    begun = time.process_time()
    ptx, _ = cuda.compile_ptx(kernel.py_func, signature, cc=CAPABILITY)
    taken = time.process_time() - begun
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
        (keep / f"{key}-{name}.ptx").write_text(ptx, encoding="ascii")
    with tempfile.TemporaryDirectory() as folder:
        print(f"{key} {name}: {len(ptx):,} characters of PTX in {taken:.0f} s. {assemble(ptx, folder)}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
