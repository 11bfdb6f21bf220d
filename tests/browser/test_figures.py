"""Figures: chosen on sitting down, seen by the others at once, and still there when one comes back."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.past import new_table
from tests.browser.player import PHONE
from tests.sample import part

SEATS = ".room li .seal"


def address(table: dict[str, object], seat: int) -> str:
    return f"/t/{table['table']}#{table['seats'][seat]['token']}"  # type: ignore[index]


def choose(page: Page, figure: str, name: str) -> None:
    """Where one sits down: a face and a name."""
    page.locator("form input.field").fill(name)
    page.locator("form").get_by_role("radio", name=figure).check(force=True)
    page.locator("form button").first.click()


def shown(page: Page, seat: int) -> str | None:
    return page.locator(SEATS).nth(seat).get_attribute("data-figure-shown")


@pytest.mark.parametrize("size", part("screens on which a figure is chosen", ({}, PHONE), 2))
def test_a_chosen_figure_is_seen_by_the_others_and_survives_a_reload(
    visit: Visit, server: str, size: dict[str, object]
) -> None:
    table = new_table(server, "Anna", "Ben", "Cleo", "2", game="schatzjagd")
    anna, ben = visit(**size), visit()
    anna.goto(address(table, 0))
    choose(anna, "Plague doctor", "Anna")
    ben.goto(address(table, 1))
    expect(ben.locator("form").get_by_role("radio", name="Plague doctor")).to_be_disabled()
    choose(ben, "Elf", "Ben")
    for page in (anna, ben):
        expect(page.locator(SEATS).nth(1)).to_have_attribute("data-figure-shown", "elf")
        expect(page.locator(f"{SEATS} img")).to_have_count(4)
        assert shown(page, 0) == "plague_doctor"
        assert len({shown(page, seat) for seat in range(4)}) == 4
    anna.reload()
    expect(anna.locator(SEATS).first).to_have_attribute("data-figure-shown", "plague_doctor")


def test_a_bot_greets_in_the_words_of_its_level(visit: Visit, server: str) -> None:
    table = new_table(server, "Anna", "Ben", "1", "4")
    page = visit()
    page.goto(address(table, 0))
    choose(page, "Knight", "Anna")
    greetings = page.locator(".room q")
    expect(greetings).to_have_text(
        ["Pull up a stool, friend! There is luck enough for all of us.", "In the end you will kneel. Everybody does."]
    )


def test_the_figure_of_the_settings_sits_down_at_once(visit: Visit) -> None:
    page = visit()
    page.goto("/settings")
    page.get_by_role("radio", name="Witch").check(force=True)
    page.goto("/")
    page.locator(".cover .play").first.click()
    page.locator("[data-question]").wait_for()
    expect(page.locator(".mine [data-figure-shown='witch'], [data-figure-shown='witch']").first).to_be_visible()
