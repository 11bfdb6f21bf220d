"""What a third look found on phones: covered, cut, pressed out of the window, or too small to be a picture."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.moments import fullest
from tests.browser.past import go_on, random_game, read_in
from tests.browser.player import PHONE, Player, is_free
from tests.browser.test_home import home

CARD = 80  # pixels that a card on the workshop's desk needs to be seen
PORTRAIT = 70
SWORDS = 30
END = 1_000_000
COVERED = """(stops) => stops.filter((stop) => {
    const box = stop.getBoundingClientRect(), row = stop.parentElement.getBoundingClientRect();
    return box.bottom > row.bottom + 0.5
        || !stop.contains(document.elementFromPoint(box.left + box.width / 2, box.bottom - 2)) })
    .map((stop) => stop.textContent)"""
PICTURES = """(halves) => halves.map((half) => [half.className.includes("missing"), half.querySelector("img").src])"""
CUT_LINES = """(box) => { const { top, bottom } = box.getBoundingClientRect();
    return [...box.querySelectorAll("p")].map((line) => line.getBoundingClientRect())
        .filter((line) => line.top < bottom - 1 && line.bottom > bottom + 1).map((line) => line.height) }"""
WIDTHS = "(all) => all.map((one) => one.getBoundingClientRect().width)"


def at_table(visit: Visit, server: str, game: str, question: str, seats: int) -> Player:
    player = Player(visit(**PHONE))
    player.sit_down(go_on(server, fullest(game, seats)[question])).wait()
    player.page.wait_for_load_state("networkidle")
    return player


def test_on_a_phone_one_can_play_at_once_without_scrolling(visit: Visit) -> None:
    page = visit(**PHONE, locale="de-DE")
    home(page)
    button = page.locator(".cover .play").first
    button.wait_for()
    assert is_free(button)
    lures = page.locator(".bands i").evaluate_all("(all) => all.map((one) => one.scrollWidth - one.clientWidth)")
    assert lures == [0, 0]


def test_the_order_of_five_seats_is_not_covered_by_the_cards(visit: Visit, server: str) -> None:
    stops = at_table(visit, server, "grimoria", "take_card", 5).page.locator("ol > li[data-place^=order]")
    expect(stops).to_have_count(5)
    assert stops.evaluate_all(COVERED) == []
    heights = stops.evaluate_all("(all) => all.map((one) => Math.round(one.firstElementChild.offsetTop))")
    assert len(set(heights)) == 1, "the faces stand on one line"


def test_half_an_artefact_shows_itself_and_the_shadow_of_the_other(visit: Visit, server: str) -> None:
    page = at_table(visit, server, "zauberschwert", "lay_out", 5).page
    waiting = page.locator(".layable:has(.missing)")
    waiting.first.wait_for()
    for layable in waiting.all():
        expect(layable.locator(".half img")).to_have_count(2)
        found = dict(layable.locator(".half").evaluate_all(PICTURES))
        assert len(found) == 2
        assert found[True] != found[False]


def test_the_ways_out_of_an_attack_are_pictures(visit: Visit, server: str) -> None:
    page = at_table(visit, server, "grimoria", "react", 5).page
    way = page.locator(".way .mirror")
    expect(way.locator("img")).to_have_count(1)
    assert way.evaluate_all(WIDTHS)[0] >= 40


def test_fighters_are_as_large_as_there_is_room(visit: Visit, server: str) -> None:
    page = at_table(visit, server, "schatzjagd", "fight", 4).page
    assert min(page.locator(".fighter .figure").evaluate_all(WIDTHS)) >= PORTRAIT
    left, right = (page.locator(".fighter .life").nth(i).bounding_box() for i in range(2))
    assert left
    assert right
    assert left["x"] + left["width"] + SWORDS <= right["x"], "the swords between them lie on nothing"


def test_cards_lie_on_the_desk_of_the_workshop(visit: Visit) -> None:
    page = visit(**PHONE)
    page.goto("/cards/grimoria/own")
    cards = page.locator(".fan > span")
    expect(cards).to_have_count(3)
    assert min(cards.evaluate_all(WIDTHS)) >= CARD


def test_on_a_desktop_the_tally_is_seen_down_to_its_sum(visit: Visit, server: str) -> None:
    page = visit()
    page.goto(f"/replay/{read_in(server, random_game(31, 4))}?at={END}&as=all")
    total = page.locator(".pad tfoot")
    total.wait_for()
    page.wait_for_load_state("networkidle")
    assert is_free(total.locator("td").first)
    assert page.locator(".happened").evaluate(CUT_LINES) == []
