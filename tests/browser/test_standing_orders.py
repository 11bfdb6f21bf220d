"""Standing orders in the browser: laid down in one place, seen acting in the log, withdrawn by a press."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.fit import GAMES
from tests.browser.past import post
from tests.browser.player import PHONE, Player
from tests.browser.test_pages import check
from tests.sample import part

MOST_ANSWERS = 60


def new_table(page: Page, server: str, game: str) -> Player:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "1"}]
    made = post(f"{server}/api/tables", {"game": game, "seats": seats})
    return Player(page).sit_down(f"/t/{made['table']}#{made['seats'][0]['token']}")


def open_orders(page: Page) -> Locator:
    page.get_by_role("button", name=re.compile("^Men")).click()
    page.get_by_role("button", name=re.compile("^(Standing orders|Dauerbefehle)")).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("[data-orders]")).to_be_visible()
    return sheet


def answer_until(player: Player, name: str) -> None:
    """Until this is asked."""
    last: str | None = None
    for _ in range(MOST_ANSWERS):
        assert player.wait(last)
        if player.page.locator(f'[data-name="{name}"]').count():
            return
        last = player.answer()
    raise AssertionError(f"{name}: never asked")


def test_an_order_is_given_acts_is_seen_in_the_log_and_withdrawn(visit: Visit, server: str) -> None:
    page = visit()
    player = new_table(page, server, "zauberschwert")
    answer_until(player, "announce")
    sheet = open_orders(page)
    assert sheet.locator("[data-question]").first.get_attribute("data-question") == "announce"
    sheet.get_by_label("Announce nothing").check()
    expect(sheet.locator('[data-order="announce"]')).to_contain_text("Announce nothing")
    sheet.locator('[data-question="bid"] select').select_option("12")
    expect(sheet.locator('[data-order="bid"]')).to_contain_text("Pass as soon as it costs more than 12")
    check(page)
    page.keyboard.press("Escape")
    expect(page.get_by_text("answered by standing order").first).to_be_attached()
    assert not page.locator('[data-name="announce"]').count()
    page.reload()
    sheet = open_orders(page)
    expect(sheet.locator("[data-orders]")).to_have_attribute("data-orders", "2")
    sheet.locator('[data-order="bid"]').get_by_role("button", name="Withdraw").click()
    expect(sheet.locator("[data-orders]")).to_have_attribute("data-orders", "1")
    sheet.locator('[data-question="announce"]').get_by_label("Ask me").check()
    expect(sheet.get_by_text("No order is in force")).to_be_visible()
    page.keyboard.press("Escape")
    answer_until(player, "announce")


SPOKEN = [(game, locale) for locale in ("de-DE", "en-GB") for game in GAMES]


@pytest.mark.parametrize(("game", "locale"), part("standing orders in words, by game and language", SPOKEN, 4))
def test_every_order_has_its_sentence_on_a_phone(visit: Visit, server: str, game: str, locale: str) -> None:
    page = visit(locale=locale, **PHONE)
    new_table(page, server, game).wait(None)
    sheet = open_orders(page)
    first = sheet.locator("fieldset").first
    first.locator("input").nth(1).check()
    expect(sheet.locator("[data-orders]")).to_have_attribute("data-orders", "1")
    text = sheet.inner_text()
    assert not re.findall(r"standing-\w+|web-\w+|\{|…", text)
    assert page.evaluate("() => document.querySelector('dialog').scrollWidth <= innerWidth")
    check(page)
