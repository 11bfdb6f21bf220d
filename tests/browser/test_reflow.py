"""400 % zoom: a window of 320 by 256 pixels. Pages are read downwards, and every answer can be reached and pressed."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.fit import GAMES
from tests.browser.past import new_table
from tests.browser.player import WHERE, Player
from tests.sample import part

TINY = (320, 256)
PAGES = ("/", "/new/grimoria", "/cards/schatzjagd", "/records", "/settings", "/credits", "/nowhere", "/t/nosuchtable")
WIDER = "() => document.documentElement.scrollWidth - innerWidth"


def is_read_downwards(page: Page) -> None:
    assert page.evaluate(WIDER) <= 0, page.url


def test_pages_are_read_downwards_only(visit: Visit) -> None:
    page = visit(*TINY)
    for address in PAGES:
        page.goto(address)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        is_read_downwards(page)


@pytest.mark.parametrize("game", part("games under a glass", GAMES))
def test_every_answer_can_be_reached_and_pressed(visit: Visit, server: str, game: str) -> None:
    page = visit(*TINY)
    table = new_table(server, "Anna", "random", "random", game=game)
    player, last = Player(page, 5).sit_down(f"/t/{table['table']}#{table['seats'][0]['token']}"), None
    for _ in range(4):
        assert player.wait(last)
        is_read_downwards(page)
        options = page.locator("[data-option]")
        for i in range(min(options.count(), 12)):
            option = options.nth(i)
            option.evaluate("(control) => control.scrollIntoView({ block: 'center', inline: 'center' })")
            found = option.evaluate(WHERE)
            assert found["isIn"], option
            assert found["isFree"], f"{option}: {found['hit']} takes the tap"
        last = player.answer()
