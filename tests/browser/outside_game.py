"""The game of examples/mondtuerme in a real browser, where it is installed (`test_outside_game.py`)."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.past import new_table
from tests.browser.player import Player


def test_it_is_played_at_the_plain_table_in_the_browser(visit: Visit, server: str) -> None:
    table = new_table(server, "Anna", "random", game="mondtuerme")
    page = visit()
    player = Player(page, 5)
    player.sit_down(f"/t/{table['table']}#{table['seats'][0]['token']}")
    expect(page.get_by_label("What you are asked")).to_contain_text("Choose in secret the tower")
    expect(page.locator(".house")).to_contain_text("gems in the towers")
    player.play()
    expect(page.locator(".pad tfoot")).to_contain_text("Sum")
    assert "choose_tower" in player.questions
