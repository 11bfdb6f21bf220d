"""Shared luck in the browser: the deal waits for all, and one press checks the game against what was noted."""

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.past import new_table
from tests.browser.player import Player
from tests.browser.test_keys import link_of
from tests.browser.test_pages import check


def verify(page: Page, table: str) -> Page:
    page.goto(f"/replay/{table}?at=100000&as=all")
    page.get_by_role("button", name="Verify the luck").press("Enter")
    return page


def test_the_browser_checks_a_game_against_what_it_noted(visit: Visit, server: str) -> None:
    table = new_table(server, "Anna", "random")
    page = visit()
    player = Player(page).sit_down(link_of(table, 0))
    last = None
    for _ in range(2):
        player.wait(last)
        last = player.answer()
    player.wait(last)
    page.get_by_role("button", name="Menu").press("Enter")
    page.get_by_role("button", name="Suggest to end the game").press("Enter")
    expect(page.get_by_text("ended by agreement")).to_be_visible()
    verify(page, table["table"])
    expect(page.locator(".verify .fits")).to_contain_text("Everything that this browser can check by itself fits.")
    for words in ("this browser was shown first", "that this browser added", "(2) are in the record"):
        expect(page.locator(".verify li").filter(has_text=words)).to_contain_text("✓")
    command = page.get_by_label("Command that replays the game").input_value()
    assert command.startswith("zaubertisch verify FILE --hash ")
    check(page)

    stranger = verify(visit(), table["table"])
    expect(stranger.locator(".verify [role=status]")).to_contain_text("Not compared")

    def forge(route: Route) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, body=reply.text().replace("share: ", "share: 00", 1))

    page.route("**/record", forge)
    verify(page, table["table"])
    expect(page.locator(".verify [role=status]")).to_contain_text("Something does not fit!")
    expect(page.locator(".verify li").filter(has_text="that this browser added")).to_contain_text("does not fit")


def test_nothing_is_dealt_before_everybody_has_come_and_shared(visit: Visit, server: str) -> None:
    table = new_table(server, "Anna", "Ben")
    anna, ben = visit(), visit()
    Player(anna).sit_down(link_of(table, 0), "Anna")
    expect(anna.get_by_text("We are waiting for players.")).to_be_visible()
    assert anna.locator("[data-place]").count() == 0
    check(anna)
    Player(ben).sit_down(link_of(table, 1), "Ben")
    for page in (anna, ben):
        page.locator("[data-question]").wait_for()
        assert page.locator("[data-place]").count() > 0
