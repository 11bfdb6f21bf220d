"""`tools/first-minute`: how long a new user waits, measured in one run with a real Chromium and an empty cache.

The browser is open, with an empty page, before the server starts. Its visitor wants bots to answer at once: who begins
is drawn, and how long others ponder before one's first decision is luck. Each line says what was reached, after how
many seconds, and what should be; the exit status is 1 if something took longer.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.browser.chromium import FLAGS, chromium
from tests.browser.server import free_port

from zaubertisch.games import GAMES

PAGE_S, DECISION_S, COMPILED_S, WARM_S = 2.0, 5.0, 100.0, 3.0
PATIENCE_S = 1800.0
BETWEEN_S = 0.02
AT_ONCE = "localStorage.setItem('zaubertisch.settings', JSON.stringify({ pace: 'at_once' }))"


@dataclass
class Watch:
    """What was reached, and when."""

    late: list[str] = field(default_factory=list)

    def tell(self, what: str, seconds: float, most: float) -> None:
        if seconds > most:
            self.late.append(what)
        print(f"{what:<44}{seconds:8.2f} s   (at most {most:g} s)", flush=True)


@dataclass
class Server:
    """A server that has just been started."""

    address: str
    begun: float

    def age(self) -> float:
        return time.monotonic() - self.begun

    def readiness(self) -> dict[str, dict[str, object]]:
        with urllib.request.urlopen(f"{self.address}/api/readiness", timeout=30) as reply:
            found: dict[str, dict[str, object]] = json.loads(reply.read())
            return found

    def is_compiled(self) -> bool:
        return all(game["state"] == "compiled" for game in self.readiness().values())

    def wait_until_compiled(self) -> None:
        while not self.is_compiled():
            check_patience(self)
            time.sleep(1)

    def wait(self) -> None:
        """Until it answers at all."""
        while True:
            try:
                self.readiness()
                return
            except (urllib.error.URLError, OSError):
                check_patience(self)
                time.sleep(BETWEEN_S)


def check_patience(server: Server) -> None:
    if server.age() > PATIENCE_S:
        sys.exit(f"first-minute: nothing after {PATIENCE_S:g} s")


@contextmanager
def started(folder: Path, cache: Path) -> Iterator[Server]:
    port = free_port()
    command = [sys.executable, "-m", "zaubertisch", "serve", "--port", str(port), "--log-level", "warning"]
    environment = os.environ | {"ZAUBERTISCH_CACHE": str(cache)}
    begun = time.monotonic()
    process = subprocess.Popen(
        [*command, "--database", str(folder / "tables.sqlite")], env=environment, stdout=subprocess.DEVNULL
    )
    try:
        yield Server(f"http://127.0.0.1:{port}", begun)
    finally:
        process.terminate()
        process.wait()


def sit_down(page: Page, server: Server, number: int) -> None:
    """Press "play now" on the first page, and be asked."""
    page.goto(server.address)
    page.locator(".cover .play").nth(number).click(timeout=1000 * PATIENCE_S)
    page.locator("[data-question]").first.wait_for(timeout=1000 * PATIENCE_S)


def measure_cold(page: Page, folder: Path, watch: Watch) -> Path:
    """Each game from a server of its own that has compiled nothing; the cache of the last, which has compiled all."""
    for number, key in enumerate(GAMES):
        cache = folder / f"cache-{key}"
        with started(folder, cache) as server:
            server.wait()
            page.goto(server.address)
            page.locator(".cover").first.wait_for()
            watch.tell(f"nothing compiled: the first page, time {number + 1}", server.age(), PAGE_S)
            sit_down(page, server, number)
            watch.tell(f"nothing compiled: first decision, {key}", server.age(), DECISION_S)
            if key == GAMES[-1]:
                server.wait_until_compiled()
                watch.tell("everything is compiled", server.age(), COMPILED_S)
    return cache


def measure_warm(page: Page, folder: Path, cache: Path, watch: Watch) -> None:
    for number, key in enumerate(GAMES):
        with started(folder, cache) as server:
            server.wait()
            sit_down(page, server, number)
            watch.tell(f"compiled before: first decision, {key}", server.age(), WARM_S)


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools/first-minute", description=__doc__.split("\n")[0])
    parser.parse_args()
    watch = Watch()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        page = browser.new_page()
        page.goto("about:blank")
        page.add_init_script(AT_ONCE)
        measure_warm(page, folder, measure_cold(page, folder, watch), watch)
        browser.close()
    return 1 if watch.late else 0


if __name__ == "__main__":
    sys.exit(main())
