"""What a second look with fresh eyes found: pages that were forms, covered or cut, and stay mended."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.fit import FAULTS, GAMES, seat_counts
from tests.browser.moments import fullest, played
from tests.browser.past import go_on, new_table, random_game, read_in
from tests.browser.player import PHONE, Player, touch
from tests.browser.test_home import home
from tests.browser.test_pages import check
from tests.sample import part

DESKTOP = {"width": 1440, "height": 900}
LAYS = [(game, screen) for screen in (PHONE, DESKTOP) for game in GAMES]
FINGER = 40
END = 1_000_000
TOPS = "(all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().top)))]"
OWN_FORM = """() => [...document.querySelectorAll("select, input[type=checkbox]")]
    .filter((one) => getComputedStyle(one).appearance !== "none").map((one) => one.outerHTML)"""
FULL_STOPS = """() => [...document.querySelectorAll(".kept:has(.thing)")].map((kept) => {
    const lines = kept.querySelector(".thing").getClientRects(), last = lines[lines.length - 1];
    const text = kept.lastChild, range = document.createRange();
    if (text.nodeType !== Node.TEXT_NODE || !text.data.trim()) return [lines.length, 0];
    range.selectNodeContents(text);
    return [lines.length, Math.abs(range.getBoundingClientRect().left - last.right)] })"""

FULL_TABLES = [("grimoria", "take_card"), ("schatzjagd", "step"), ("zauberschwert", "lay_out")]
A_TABLE = 300_000  # bytes of the drawing itself, and of the pictures that are put into it
WEIGHT = """async () => {
    const drawn = [...document.querySelectorAll("svg")].filter((one) => !one.parentElement.closest("svg"));
    const shown = [...document.querySelectorAll("img, image")].map((one) => one.src || one.getAttribute("href"));
    const pictures = await Promise.all([...new Set(shown)].map(async (one) => (await (await fetch(one)).blob()).size));
    const sum = (sizes) => sizes.reduce((all, one) => all + one, 0);
    return [sum(drawn.map((one) => one.outerHTML.length)), sum(pictures)] }"""


def past(visit: Visit, server: str, game: str, screen: dict[str, int], at: int = 60) -> Page:
    page = visit(**screen)
    page.goto(f"/replay/{read_in(server, played(game, 7, 4))}?at={at}&as=all")
    page.locator(".step").wait_for()
    page.wait_for_load_state("networkidle")
    return page


@pytest.mark.parametrize(("game", "screen"), part("games and screens of looking back", LAYS, 4))
def test_looking_back_fills_the_window_and_covers_nothing(
    visit: Visit, server: str, game: str, screen: dict[str, int]
) -> None:
    page = past(visit, server, game, screen)
    page.locator(".happened").evaluate("(one) => one.replaceChildren()")  # may be longer than its room: it is scrolled
    assert page.evaluate(FAULTS, FINGER) == []
    desk = page.locator(".desk")
    assert desk.evaluate("(desk) => desk.scrollWidth - desk.clientWidth") <= 0
    for button in desk.locator("button:visible").all():
        box = button.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= screen["width"]


def test_on_a_phone_a_finger_steps_on_and_unfolds_the_rest(visit: Visit, server: str) -> None:
    page = past(visit, server, "schatzjagd", PHONE)
    touch(page.get_by_role("button", name="One step on"))
    expect(page.locator(".step")).to_contain_text("Answer 61")
    touch(page.get_by_role("button", name="Menu"))
    touch(page.get_by_text("as Ben", exact=True))
    expect(page).to_have_url(re.compile("as=1$"))
    touch(page.get_by_role("button", name="Play on from here"))
    expect(page.get_by_role("dialog", name="Play on from here")).to_be_visible()


def test_at_the_end_the_tally_stands_in_the_boards_place(visit: Visit, server: str) -> None:
    page = past(visit, server, "zauberschwert", PHONE, END)
    expect(page.locator("[data-region=instead] .pad")).to_be_visible()
    expect(page.locator("[data-region=board]")).to_have_count(0)
    touch(page.get_by_role("button", name="One step back"))
    expect(page.locator("[data-region=board]")).to_be_visible()
    check(page)


def test_on_a_desktop_all_golden_buttons_of_the_first_page_are_in_the_window_in_one_line(visit: Visit) -> None:
    page = visit()
    home(page)
    buttons = page.locator(".cover .play")
    buttons.nth(len(GAMES) - 1).wait_for()
    tops = buttons.evaluate_all(TOPS)
    assert len(tops) == 1
    assert tops[0] < DESKTOP["height"] - 150  # and the ways below them


def test_the_table_of_strangers_shows_the_cover_of_the_game_one_wants(visit: Visit) -> None:
    page = visit()
    page.goto("/open")
    wish = page.locator(".wish")
    wish.get_by_role("group", name="Game", exact=True).get_by_text("Schatzjagd").click()
    expect(wish.locator(".banner")).to_have_attribute("data-cover", "schatzjagd")


def test_a_guest_without_links_is_not_asked_to_send_any(visit: Visit, server: str) -> None:
    table = new_table(server, "Anna", "Ben", "2")
    page = Player(visit()).sit_down(f"/t/{table['table']}#{table['seats'][0]['token']}").page
    expect(page.get_by_text("The game begins as soon as everyone is seated.", exact=True)).to_be_visible()
    expect(page.get_by_role("tab", name="Talk")).to_have_attribute("aria-selected", "true")
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_text("Nothing has happened yet.")).to_be_visible()
    expect(page.get_by_role("switch", name="small things too")).to_have_count(0)


def test_chances_of_a_fight_add_up(visit: Visit, server: str) -> None:
    page = visit()
    Player(page).sit_down(go_on(server, fullest("schatzjagd", 4)["fight"])).wait()
    shares = [int(text.removesuffix(" %")) for text in page.locator(".odds .bar b").all_inner_texts()]
    assert sum(shares) == 100


def test_a_full_stop_follows_the_name_of_a_card_that_needs_two_lines(visit: Visit, server: str) -> None:
    page = visit(locale="de-DE")
    Player(page).sit_down(go_on(server, fullest("zauberschwert", 5)["lay_out"])).wait()
    page.locator(".log .thing").first.wait_for()
    found = page.evaluate(FULL_STOPS)
    assert any(lines > 1 for lines, _ in found), "no name needs two lines"
    assert max(gap for _, gap in found) < 2


def test_no_page_has_switches_and_lists_that_the_browser_draws(visit: Visit, server: str) -> None:
    page = visit()
    page.goto("/settings")
    page.get_by_role("checkbox").first.wait_for()
    assert page.evaluate(OWN_FORM) == []
    page.goto("/cards/schatzjagd/own")
    page.locator(".ways .gold").click()
    page.locator(".make").click()
    page.get_by_role("dialog").locator("select").first.wait_for()
    assert page.evaluate(OWN_FORM) == []
    Player(page).sit_down(go_on(server, fullest("grimoria", 4)["take_card"])).wait()
    page.get_by_role("button", name=re.compile("^Menu")).click()
    switch = page.get_by_role("checkbox", name="Sounds at the table")
    was = switch.is_checked()
    switch.click()
    expect(switch).to_be_checked(checked=not was)
    assert page.evaluate(OWN_FORM) == []


def test_an_empty_shelf_leads_to_the_workshops(visit: Visit) -> None:
    page = visit()
    page.route("**/api/sets**", lambda route: route.fulfill(json=[]))
    page.goto("/shelf")
    page.locator(".none").get_by_role("link", name="Schatzjagd").click()
    expect(page).to_have_url(re.compile("/cards/schatzjagd/own$"))


def test_the_review_opens_with_its_cover(visit: Visit, server: str) -> None:
    page = visit()
    page.goto(f"/review/{read_in(server, random_game(11, 3))}")
    expect(page.locator(".banner").get_by_role("heading", level=1)).to_have_text("Review: Grimoria")


@pytest.mark.parametrize(("game", "question"), FULL_TABLES)
def test_all_drawings_of_a_full_table_are_light(
    visit: Visit, server: str, game: str, question: str, capsys: pytest.CaptureFixture[str]
) -> None:
    page = visit(bypass_csp=True)  # the test asks for pictures that only the page itself may draw
    seats = max(seat_counts(game))
    Player(page).sit_down(go_on(server, fullest(game, seats)[question])).wait()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)  # pictures are drawn after the first view, one after the other
    table, pictures = page.evaluate(WEIGHT)
    with capsys.disabled():
        print(f"\n{game}: the drawing of a full table weighs {table / 1000:.0f} KB, ", end="")
        print(f"all different pictures of cards on it {pictures / 1000:.0f} KB")
    assert 20_000 < table < A_TABLE
    assert 20_000 < pictures < A_TABLE
