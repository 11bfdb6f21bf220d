"""A game is played at once, and taken over when it is compiled: who plays it notices a short pause at most."""

import json
import shutil
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PATIENCE
from tests.browser.player import Player
from tests.browser.server import served
from tests.sample import whole
from zaubertisch.games import GAMES
from zaubertisch.kernel.cache import cache_folder, cache_root
from zaubertisch.kernel.rules import COMPILED, MODE
from zaubertisch.kernel.warmup import source_of

AFTERWARDS = 5  # answers
MOST = 400
pytestmark = pytest.mark.skipif(not COMPILED, reason="nothing is taken over where nothing is compiled")


def forget_a_bot(game: str, cache: Path) -> None:
    """A copy of what is compiled, without one bot of a game: to compile that takes seconds, not minutes."""
    kept = [{"kernel"}] + [{"kernel", *more, source_of(key)} for key in GAMES for more in ((), ("bots",))]
    for sources in kept:
        folder = cache_folder(MODE, frozenset(sources))
        shutil.copytree(folder, cache / folder.relative_to(cache_root()))
    bots = cache_folder(MODE, frozenset({"kernel", "bots", source_of(game)})).relative_to(cache_root())
    forgotten = [*(cache / bots).glob("bots/ahead.look_ahead_*"), cache / bots / "ready"]
    assert len(forgotten) > 2
    for path in forgotten:
        path.unlink()


@pytest.fixture
def cold(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    forget_a_bot(game, tmp_path / "cache")
    monkeypatch.setenv("ZAUBERTISCH_CACHE", str(tmp_path / "cache"))
    with served(tmp_path) as address:
        yield address


def state_of(address: str, game: str) -> str:
    with urllib.request.urlopen(f"{address}/api/readiness") as reply:
        return str(json.loads(reply.read())[game]["state"])


@pytest.mark.long
@pytest.mark.parametrize("game", [GAMES[0], *(pytest.param(game, marks=whole) for game in GAMES[1:])])
def test_a_person_plays_on_through_the_hand_over(game: str, cold: str, browser: Browser) -> None:
    page = browser.new_context(base_url=cold, locale="en-GB", reduced_motion="reduce").new_page()
    page.set_default_timeout(PATIENCE)
    page.goto("/")
    expect(page.locator("[data-readiness=compiling]")).to_have_count(1)
    page.get_by_role("button", name="Play now").nth(GAMES.index(game)).click()
    player, states, waits, last = Player(page), [], [], None
    while states.count("compiled") < AFTERWARDS and len(states) < MOST:
        begun = time.monotonic()
        if not player.wait(last):
            break
        waits.append(time.monotonic() - begun)
        states.append(state_of(cold, game))
        last = player.answer()
    assert states[0] != "compiled"
    assert states.count("compiled") >= AFTERWARDS or player.is_over()
    print(f"{game}: {len(states)} answers, the longest wait for a question {max(waits):.2f} s")
    expect(page.locator(".house [data-readiness]")).to_have_count(0)
    page.context.close()
