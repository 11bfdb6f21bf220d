"""How this program was called: what somebody can type to call it again."""

import os
import shlex
import shutil
import sys
from pathlib import Path


def program() -> str:
    """`zaubertisch` if that is what a shell would find, else the path it was called by."""
    called = sys.argv[0]
    if Path(called).name == "__main__.py":
        return f"{shlex.quote(near(sys.executable))} -m zaubertisch"
    found = shutil.which("zaubertisch")
    if found and os.path.exists(called) and os.path.samefile(found, called):
        return "zaubertisch"
    return shlex.quote(near(called))


def near(path: str) -> str:
    """A path as short as it can be typed here.

    >>> near("zaubertisch"), near(f"{os.getcwd()}/.venv/bin/zaubertisch"), near("/opt/bin/zaubertisch")
    ('./zaubertisch', '.venv/bin/zaubertisch', '/opt/bin/zaubertisch')
    """
    full, here = os.path.abspath(path), os.getcwd()
    if not full.startswith(here + os.sep):
        return full
    inside = os.path.relpath(full, here)
    return inside if os.sep in inside else f"./{inside}"
