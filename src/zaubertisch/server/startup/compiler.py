"""A game compiled in a process of its own: `python -m zaubertisch.server.startup.compiler GAME` tells how far it is.

It prints a line "done total" for every few functions, and ends when nobody listens any more.
"""

import asyncio
import contextlib
import os
import sys
import threading
from collections.abc import Callable

from zaubertisch.games import game as load_game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.warmup import warm_up
from zaubertisch.server.startup.readiness import use_all

Progress = Callable[[int, int], None]
SIDE_BY_SIDE = max(1, min(3, os.cpu_count() or 1))
GENTLY = 10  # who plays comes first; but a busy server must not keep it from ever coming to an end
EVERY = 5  # functions


async def compile_game(key: str, progress: Progress) -> str:
    """Compile a game beside what goes on here; why it failed, if it did."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "zaubertisch.server.startup.compiler", key,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        complaint = asyncio.create_task(_last_line(process.stderr))
        async for line in _stream(process.stdout):
            done, total = line.split()
            progress(int(done), int(total))
        return "" if await process.wait() == 0 else await complaint or f"ended with {process.returncode}"
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()


def _stream(found: asyncio.StreamReader | None) -> asyncio.StreamReader:
    assert found is not None
    return found


async def _last_line(found: asyncio.StreamReader | None) -> str:
    lines = (await _stream(found).read()).decode(errors="replace").strip().splitlines()
    return lines[-1] if lines else ""


# The process itself


def tell(done: int, total: int) -> None:
    if done % EVERY == 0:
        print(done, total, flush=True)


def end_with_parent() -> None:
    """Nothing is ever written to it: when its input ends, its parent is gone."""
    sys.stdin.buffer.read()
    os._exit(1)


def main() -> int:
    os.nice(GENTLY)
    threading.Thread(target=end_with_parent, daemon=True).start()
    try:
        warm_up(load_game(sys.argv[1]), use_all, tell)
    except BadInput as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    code = main()
    sys.stdout.flush()
    os._exit(code)  # the thread that waits for the parent would hold it up
