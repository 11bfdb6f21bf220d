"""The end of a game, by its rules or by a vote: what one can do then, and how a rematch calls all."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.past import new_table
from tests.browser.player import Player, touch
from tests.browser.test_keys import link_of
from tests.browser.test_pages import check
from tests.browser.test_votes import menu, seat_all


def end_by_vote(*pages: Page) -> None:
    """The first one asks, the others agree."""
    menu(pages[0]).get_by_role("button", name="Suggest to end the game").click()
    for page in pages[1:]:
        page.get_by_role("button", name="Yes").click()


def test_a_game_ended_by_vote_has_the_end_screen_with_all_ways_on(visit: Visit, server: str) -> None:
    page = visit(has_touch=True)
    Player(page).sit_down(link_of(new_table(server, "Anna", "random"), 0)).wait()
    end_by_vote(page)
    for width, height in ((1440, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".pad")).to_contain_text("Nobody has won")
        for way in ("One more game", "Look back", "To the first page"):
            expect(page.locator(".end").get_by_text(way)).to_be_in_viewport(ratio=1)
        check(page)
    touch(page.locator(".end").get_by_text("To the first page"))
    expect(page.locator(".games")).to_be_visible()


def test_a_rematch_calls_all_keeps_names_and_seats_and_says_who_is_missing(visit: Visit, server: str) -> None:
    table = new_table(server, "Anna", "Ben", "random")
    anna, ben = visit(), visit(has_touch=True)
    seat_all(table, anna, ben)
    end_by_vote(anna, ben)
    anna.get_by_role("button", name="One more game").click()
    expect(anna.locator("main")).to_contain_text("Everybody was called to the new game.")
    expect(anna.locator("li").filter(has_text="Ben")).to_contain_text("called, not here yet")
    check(anna)
    expect(ben.get_by_role("status").filter(has_text="The others call").first).to_be_visible()
    check(ben)
    touch(ben.locator(".end").get_by_role("button", name="Join in"))
    for page, me, other in ((anna, "Anna", "Ben"), (ben, "Ben", "Anna")):
        page.locator("[data-question]").wait_for()
        names = page.locator("main").inner_text()
        assert me in names
        assert other in names
        assert page.url != f"{server}/t/{table['table']}"
    assert anna.url == ben.url
