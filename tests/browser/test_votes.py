"""A bot for somebody's seat: proposed only where it can be voted for, heard on a phone, and taken back by one press."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.past import NAMES, new_table
from tests.browser.player import PHONE, Player, touch
from tests.browser.test_keys import link_of
from tests.browser.test_pages import check

REPLACE = "Replace {} by a bot"


def seat_all(table: Any, *pages: Page) -> None:
    """Nothing is dealt before all sit."""
    for seat, (page, name) in enumerate(zip(pages, NAMES, strict=False)):
        Player(page).sit_down(link_of(table, seat), name)
    for page in pages:
        page.locator("[data-question]").wait_for()


def menu(page: Page) -> Locator:
    page.get_by_role("button", name="Menu").click()  # a new view may take the focus from a key
    found = page.get_by_role("dialog", name="Menu")
    expect(found).to_be_visible()
    return found


def proposals(page: Page) -> list[str]:
    """Whom the menu offers to replace."""
    found = menu(page).get_by_role("button", name="by a bot").all_inner_texts()
    page.keyboard.press("Escape")
    return found


def ask_for_a_bot(page: Page, name: str) -> None:
    menu(page).get_by_role("button", name=REPLACE.format(name)).press("Enter")


def test_the_only_other_person_is_replaced_when_away_and_not_before(visit: Visit, server: str) -> None:
    table = new_table(server, "Anna", "Ben")
    anna, ben = visit(), visit()
    seat_all(table, anna, ben)
    assert proposals(anna) == []
    ben.goto("/settings")
    expect(anna.locator(".seat").filter(has_text="Ben")).to_contain_text("away")
    assert proposals(anna) == [REPLACE.format("Ben")]
    ask_for_a_bot(anna, "Ben")
    expect(anna.locator(".seat").filter(has_text="Ben")).to_contain_text("a bot is sitting in")
    assert proposals(anna) == []


def test_two_agree_on_a_bot_and_one_press_takes_the_seat_back(visit: Visit, server: str) -> None:
    table = new_table(server, "Anna", "Ben", "Cleo")
    anna, ben, cleo = visit(), visit(**PHONE), visit(**PHONE)
    seat_all(table, anna, ben, cleo)
    assert proposals(anna) == [REPLACE.format("Ben"), REPLACE.format("Cleo")]
    ask_for_a_bot(anna, "Ben")
    for page in (anna, ben, cleo):
        expect(page.locator(".vote")).to_contain_text("Replace Ben by a bot? (1 of 2 in favour)")
    expect(ben.locator(".vote button")).to_have_count(0)
    touch(cleo.get_by_role("button", name="Yes"))  # where the page stands, at the book
    expect(cleo.locator(".vote")).to_have_count(0)
    back = ben.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    check(ben)
    assert proposals(ben) == []  # no seat, no vote
    expect(anna.locator(".seat").filter(has_text="Ben")).to_contain_text("a bot is sitting in")
    touch(back)
    expect(back).to_have_count(0)
    expect(anna.locator(".seat").filter(has_text="Ben")).not_to_contain_text("a bot is sitting in")


def test_a_bot_sits_in_for_a_friend_who_never_came(visit: Visit, server: str) -> None:
    page = visit()
    Player(page).sit_down(link_of(new_table(server, "Anna", "Ben"), 0), "Anna")
    expect(page.get_by_text("We are waiting for players.")).to_be_visible()
    ask_for_a_bot(page, "Ben")
    page.locator("[data-question]").wait_for()
    expect(page.locator(".seat").filter(has_text="Ben")).to_contain_text("a bot is sitting in")
