"""A real Chromium for the tests: the machine's own, or Debian's, installed where it is missing.

One without a window is preferred: it costs a third less, since no tab bar is drawn for each visitor.
"""

import os
import shutil
import subprocess

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# As root there is no sandbox; and a browser under test talks to nobody but the server under test.
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
)  # fmt: skip


def find() -> str | None:
    named = os.environ.get("CHROMIUM")
    return named or next((path for path in map(shutil.which, NAMES) if path), None)


def install() -> None:
    quiet = {"check": True, "stdout": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
    subprocess.run(["apt-get", "update", "-qq"], **quiet)  # type: ignore[call-overload]
    subprocess.run(["apt-get", "install", "-qq", "-y", NAMES[0]], **quiet)  # type: ignore[call-overload]


def chromium() -> str:
    """The path of a Chromium; without one, and without the right to install it, a line that says what to do."""
    found = find()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install()
        found = find()
    if found is None:
        raise RuntimeError("the browser tests need Chromium: install it, or name it in the variable CHROMIUM")
    return found
