"""A series in the browser: agreed on before, its score at the end and in the menu, the next game by one press."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.past import post
from tests.browser.player import CLOSE, Player
from tests.browser.test_pages import check

MENU = re.compile("^Menu")


@pytest.mark.long
def test_the_next_game_of_a_series_begins_at_the_end_of_the_one_before(visit: Visit, server: str) -> None:
    page = visit(820, 1180)
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    body = {"game": "schatzjagd", "seats": seats, "variants": {"last_day": "5"}, "series": 3}
    made = post(f"{server}/api/tables", body)
    player = Player(page).sit_down(f"/t/{made['table']}#{made['seats'][0]['token']}")
    assert player.wait()
    page.get_by_role("button", name=MENU).click()
    expect(page.get_by_role("region", name="Series")).to_contain_text("Game 1 of 3")
    page.locator(CLOSE).click()
    player.play()
    score = page.get_by_role("region", name="Series")
    expect(score.get_by_role("row")).to_have_count(3)
    check(page)
    page.get_by_role("button", name="Next game (2 of 3)").click()
    page.wait_for_url(lambda address: made["table"] not in address)
    assert player.wait()
    page.get_by_role("button", name=MENU).click()
    expect(score).to_contain_text("Game 2 of 3")
    expect(score.get_by_role("row")).to_have_count(3)
    check(page)


def test_a_series_is_chosen_when_a_table_is_laid(visit: Visit) -> None:
    page = visit()
    page.goto("/new/grimoria")
    page.get_by_text("3 games").click()
    check(page)
    with page.expect_request(lambda request: request.url.endswith("/api/tables")) as asked:
        page.locator("form button.gold").click()
    assert asked.value.post_data_json["series"] == 3
