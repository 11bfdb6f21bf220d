"""A small card is seen whole and large where the mouse rests on it, and where a finger asks for it."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.moments import fullest
from tests.browser.past import go_on
from tests.browser.player import PHONE, Player, touch

LEAST = 10.95  # pixels of a letter
LETTERS = """(card) => Math.min(...[...card.querySelectorAll('text')].map((text) =>
    parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""
IS_INSIDE = """(card) => { const box = card.getBoundingClientRect();
    return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight }"""


def sit(page: Page, server: str) -> Page:
    Player(page).sit_down(go_on(server, fullest("grimoria", 5, range(7, 9))["choose_spell"]))
    page.locator("[data-question]").wait_for()
    return page


def check(card: Locator) -> None:
    expect(card).to_be_visible()
    assert card.evaluate(IS_INSIDE)
    assert card.evaluate(LETTERS) >= LEAST


def test_a_card_under_the_mouse_is_shown_large_and_whole(visit: Visit, server: str) -> None:
    page = sit(visit(1280, 720), server)
    for own in (page.locator(".mine .card").first, page.locator(".mine .card").last):
        own.hover()
        check(page.locator(".hint svg").first)
        page.mouse.move(2, 2)
        expect(page.locator(".hint")).to_have_count(0)


def test_a_touched_card_is_shown_large_and_whole(visit: Visit, server: str) -> None:
    page = sit(visit(**PHONE), server)
    touch(page.locator(".mine .card").last)
    check(page.get_by_role("dialog").locator(".face svg").first)
