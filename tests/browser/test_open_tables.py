"""Open tables: strangers find each other, take a bot's seat in the middle of a game, watch, and can be removed."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_pages import check

NAMED = """(name) => {
    if (!localStorage.getItem('zaubertisch.settings'))
        localStorage.setItem('zaubertisch.settings', JSON.stringify({ name })) }"""


def come(visit: Visit, name: str, path: str = "/open", **options: object) -> Page:
    page = visit(**options)
    page.add_init_script(f"({NAMED})({name!r})")
    page.goto(path)
    return page


def play_with_people(page: Page, game: str, seats: int) -> None:
    page.get_by_role("group", name="Game", exact=True).get_by_text(game).first.click()
    page.get_by_role("group", name="Seats").get_by_text(str(seats)).click()
    page.get_by_role("button", name="Play with people").click()
    page.wait_for_url(re.compile(r"/t/"))


def test_two_strangers_find_each_other_and_the_game_has_already_begun(visit: Visit) -> None:
    """The second one takes a bot's seat in the middle of the game."""
    anna = come(visit, "Annegret")
    play_with_people(anna, "Grimoria", 2)
    anna.locator("[data-question]").first.wait_for()
    expect(anna.locator("body")).to_contain_text("Bela")
    ben = come(visit, "Benno", width=390, height=844)
    play_with_people(ben, "Grimoria", 2)
    assert anna.url == ben.url
    expect(anna.locator("body")).to_contain_text("Benno")
    expect(ben.locator("body")).to_contain_text("Annegret")
    expect(anna.locator("body")).not_to_contain_text("Bela")


def test_the_list_changes_while_one_looks_at_it(visit: Visit) -> None:
    looker = visit()
    looker.goto("/open?game=schatzjagd")
    expect(looker.get_by_role("status")).to_contain_text("No table is open")
    check(looker)
    host = come(visit, "Annegret", "/new/schatzjagd")
    host.get_by_text("everybody; we wait until the table is full").click()
    host.get_by_label("Name of the table").fill("By the fire")
    host.get_by_role("button", name="Lay the table").click()
    card = looker.get_by_role("article", name="By the fire")
    expect(card).to_contain_text("One seat is free")
    check(looker)
    card.get_by_role("button", name="Sit down").click()
    looker.locator("[data-question], .field, .stage, .board").first.wait_for(state="attached")
    expect(host.locator("body")).to_contain_text("Guest")
    other = visit()
    other.goto("/open")
    full = other.get_by_role("article", name="By the fire")
    expect(full).to_contain_text("All seats are taken")
    host.close()
    looker.close()
    expect(full).to_have_count(0)


@pytest.mark.parametrize(
    ("width", "height", "scheme"), [(390, 844, "light"), (820, 1180, "dark"), (1440, 900, "light")]
)
def test_anybody_watches_and_axe_finds_nothing_serious(visit: Visit, width: int, height: int, scheme: str) -> None:
    host = come(visit, "Annegret")
    play_with_people(host, "Grimoria", 3)
    host.locator("[data-question]").first.wait_for()
    page = visit(width, height, color_scheme=scheme, locale="de-DE")
    page.goto("/open?game=grimoria")
    card = page.get_by_role("article", name="Annegret lädt ein").first
    expect(card).to_be_visible()
    check(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    card.get_by_role("button", name="Zusehen").click()
    expect(page.locator("body")).to_contain_text("Annegret")
    expect(page.locator("[data-question]")).to_have_count(0)


def test_the_host_removes_somebody_and_a_bot_plays_on(visit: Visit, server: str) -> None:
    host = come(visit, "Annegret", "/new/grimoria")
    host.get_by_text("everybody; bots play until somebody comes").click()
    host.get_by_label("Name of the table").fill("House rules")
    host.get_by_role("button", name="Lay the table").click()
    host.locator("[data-question]").first.wait_for()
    guest = come(visit, "Rudolf")
    guest.get_by_role("article", name="House rules").get_by_role("button", name="Sit down").click()
    expect(host.locator("body")).to_contain_text("Rudolf")
    host.get_by_role("button", name="Menu").first.click()
    host.get_by_role("button", name="Remove Rudolf from the table").click()
    expect(guest.get_by_role("heading", name="You no longer sit here")).to_be_visible()
    check(guest)
    guest.goto("/open")
    guest.get_by_role("article", name="House rules").get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("article", name="House rules").get_by_role("alert")).to_be_visible()


def test_the_bare_address_of_an_open_table_lets_one_sit_down(visit: Visit, server: str) -> None:
    host = come(visit, "Annegret", "/new/grimoria")
    host.get_by_text("everybody; bots play until somebody comes").click()
    host.get_by_role("button", name="Lay the table").click()
    host.locator("[data-question]").first.wait_for()
    guest = come(visit, "Rudolf", host.url)
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator("body")).to_contain_text("Rudolf")


def test_a_name_that_hurts_stands_in_no_list(visit: Visit, server: str) -> None:
    page = come(visit, "Annegret", "/new/grimoria")
    page.get_by_text("everybody; bots play until somebody comes").click()
    page.get_by_label("Name of the table").fill("F u c k")
    page.get_by_role("button", name="Lay the table").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert "/new/" in page.url
