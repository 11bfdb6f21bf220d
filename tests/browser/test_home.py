"""The first page: where one is asked comes first, then three games that say what they are; none is an orphan."""

import re
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.past import new_table, post
from tests.browser.player import Player, touch
from tests.browser.test_ends import end_by_vote
from tests.browser.test_pages import check
from tests.sample import part
from zaubertisch.games import GAMES

BANK = 300  # seconds on a clock
BOXES = """() => [...document.querySelectorAll('.cover, .cover .play, .cover h2')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height] })"""
MOVED = "(layer) => getComputedStyle(layer).transform"
ROWS = "(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))"


def home(page: Page) -> None:
    page.goto("/")
    expect(page.locator(".cover")).to_have_count(len(GAMES))


def test_a_running_table_stands_first_says_whose_turn_it_is_and_goes_on(visit: Visit, server: str) -> None:
    page, height = visit(390, 844, has_touch=True, is_mobile=True), 844
    wanted = {
        "game": "grimoria",
        "seats": [{"kind": "person"}, {"kind": "bot", "level": "1"}],
        "clock": {"bank_s": BANK},
    }
    table = post(f"{server}/api/tables", wanted)
    Player(page).sit_down(f"/t/{table['table']}#{table['seats'][0]['token']}").wait()
    home(page)
    mine = page.get_by_role("region", name="Your running tables")
    expect(mine).to_contain_text("Your turn")
    expect(mine.get_by_role("timer")).to_have_text(re.compile(r"[0-5]:\d\d"))
    first = page.locator(".cover").first.bounding_box()
    card = mine.locator("li").bounding_box()
    assert card
    assert first
    assert card["y"] + card["height"] < min(first["y"], height)
    check(page)
    touch(mine.get_by_text("Continue"))
    page.locator("[data-question]").wait_for()


def test_a_table_that_is_over_stands_below_and_is_looked_back_at(visit: Visit, server: str) -> None:
    page = visit()
    table = new_table(server, "Anna", "random")
    Player(page).sit_down(f"/t/{table['table']}#{table['seats'][0]['token']}").wait()
    end_by_vote(page)
    page.locator(".pad").wait_for()
    home(page)
    done = page.get_by_role("region", name="Played to the end")
    expect(done).to_contain_text("broken off")
    expect(page.get_by_role("region", name="Your running tables")).to_have_count(0)
    done.get_by_role("link", name="Look back").click()
    expect(page).to_have_url(re.compile(f"/replay/{table['table']}"))


def test_games_stand_side_by_side_or_one_below_the_other(visit: Visit) -> None:
    page = visit()
    home(page)
    for width in (320, 390, 820, 1000, 1280, 1440, 1920):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_function("(width) => innerWidth === width", arg=width)
        rows = Counter(page.locator(".cover").evaluate_all(ROWS))
        assert {*rows.values()} in ({1}, {len(GAMES)}), (width, rows)


@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
def test_each_game_says_for_how_many_how_long_how_hard_and_why(visit: Visit, locale: str) -> None:
    page = visit(locale=locale)
    home(page)
    for cover in page.locator(".cover").all():
        assert len(cover.locator(".facts li").all_inner_texts()) == 3
        assert len(cover.locator(".lure").inner_text()) > 40
        friends = cover.get_by_role("link", name=re.compile("friends|Freunden"))
        box = friends.bounding_box()
        assert box
        assert box["height"] >= 44
        expect(friends).to_have_class(re.compile(r"\bbutton\b"))


def covers_are_drawn(page: Page) -> None:
    expect(page.locator(".cover").first.locator(".picture img").last).to_be_visible()


@pytest.mark.parametrize("width", part("widths at which covers move nothing", (390, 820, 1440)))
def test_covers_come_after_the_first_view_and_move_nothing(visit: Visit, width: int) -> None:
    """A page without its pictures lies as one with them: their boxes are there before."""
    bare = visit(width, 900)
    bare.route("**/assets/art-*.js", lambda route: route.abort())
    home(bare)
    drawn = visit(width, 900)
    home(drawn)
    covers_are_drawn(drawn)
    assert bare.locator(".picture img").count() == 0
    assert bare.evaluate(BOXES) == drawn.evaluate(BOXES)


@pytest.mark.parametrize(("wish", "moves"), [("no-preference", True), ("reduce", False)])
def test_layers_of_a_cover_follow_the_pointer_unless_motion_is_unwanted(visit: Visit, wish: str, moves: bool) -> None:
    page = visit(reduced_motion=wish)
    home(page)
    covers_are_drawn(page)
    near, far = page.locator(".cover").first.locator(".picture img").last, page.locator(".picture img").first
    before = near.evaluate(MOVED)
    page.mouse.move(40, 300)
    page.mouse.move(60, 500)
    if not moves:
        assert before == near.evaluate(MOVED) == "none"
        return
    page.wait_for_function(f"([layer, before]) => ({MOVED})(layer) !== before", arg=[near.element_handle(), before])
    assert far.evaluate(MOVED) == "matrix(1, 0, 0, 1, 0, 0)"
