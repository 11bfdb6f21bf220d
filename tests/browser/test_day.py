"""The deal of the day: two visitors play it, see each other's results, and tell of theirs in a line of symbols."""

import json
import re

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from tests.browser.conftest import Visit
from tests.browser.player import Player, touch
from tests.browser.test_open_tables import come
from tests.browser.test_pages import check

GAME = "grimoria"
HELD = "(table) => JSON.parse(localStorage['zaubertisch.tables']).find((held) => held.table === table).here[0]"
LINE = re.compile(r"^Zaubertisch Grimoria \d{4}-\d\d-\d\d (🏆|🕯️) [+−±]\d+ [🟩🟨🟥]{1,8} http://[\d.:]+/day$")


def finish(page: Page, server: str) -> None:
    """The rest of the game over a second screen of the same seat: always the first option."""
    table = page.url.rpartition("/t/")[2].partition("#")[0]
    token = page.evaluate(HELD, table)
    with connect(f"{server.replace('http', 'ws')}/api/tables/{table}/socket", max_size=None) as line:
        line.send(json.dumps({"type": "hello", "token": token, "key": token}))
        answered = None
        while True:
            message = json.loads(line.recv(60))
            if message["type"] != "view":
                continue
            if message["result"]:
                return
            question = message["question"]
            if question and question["number"] != answered:
                answered = question["number"]
                line.send(json.dumps({"type": "answer", "question": answered, "option": question["options"][0]}))


def play(page: Page, server: str) -> None:
    page.locator("[data-question]").first.wait_for()
    finish(page, server)
    expect(page.get_by_role("link", name="Results of the day")).to_be_visible()


def test_two_visitors_play_the_deal_and_see_each_others_results(visit: Visit, server: str) -> None:
    anna = come(visit, "Annegret", "/")
    check(anna)
    anna.get_by_role("link", name="The deal of the day").click()
    article = anna.get_by_role("article", name="Grimoria")
    expect(article).to_contain_text("You and 2 bots of level 3")
    expect(article).to_contain_text("Nobody has finished it yet")
    check(anna)
    article.get_by_role("button", name="Play the deal").click()
    player = Player(anna)
    player.wait()
    last = player.answer()
    player.wait(last)
    expect(anna.get_by_role("button", name="Take back")).to_have_count(0)
    play(anna, server)
    check(anna)
    anna.get_by_role("link", name="Results of the day").click()
    article = anna.get_by_role("article", name="Grimoria")
    expect(article).to_contain_text("Your result: 1 of 1")
    assert LINE.match(article.get_by_label("Your result as a line of symbols").input_value())
    expect(article.get_by_role("button", name="Play the deal")).to_have_count(0)

    ben = come(visit, "Benno", "/day", width=390, height=844, has_touch=True, is_mobile=True)
    expect(ben.get_by_role("article", name="Grimoria")).to_contain_text("Annegret")
    touch(ben.get_by_role("article", name="Grimoria").get_by_role("button", name="Play the deal"))
    play(ben, server)
    ben.goto("/day?game=grimoria")
    article = ben.get_by_role("article", name="Grimoria")
    expect(article).to_contain_text(re.compile(r"Your result: [12] of 2"))
    for name in ("Annegret", "Benno"):
        expect(article.get_by_role("listitem").filter(has_text=name)).to_have_count(1)
    expect(article.get_by_role("listitem").filter(has_text="Benno")).to_contain_text("(you)")
    check(ben)
    assert ben.evaluate("document.documentElement.scrollWidth <= innerWidth")
    anna.reload()
    expect(anna.get_by_role("article", name="Grimoria")).to_contain_text("Benno")


def test_a_deal_that_was_begun_goes_on_and_is_not_begun_again(visit: Visit) -> None:
    page = come(visit, "Annegret", "/day")
    article = page.get_by_role("article", name="Schatzjagd")
    article.get_by_role("button", name="Play the deal").click()
    page.locator("[data-question]").first.wait_for()
    address = page.url
    page.goto("/day")
    article.get_by_role("button", name="Play on").click()
    page.wait_for_url(address)


@pytest.mark.parametrize(("width", "height", "scheme"), [(390, 844, "dark"), (1440, 900, "light")])
def test_the_page_is_german_too_and_says_how_luck_is_checked(
    visit: Visit, width: int, height: int, scheme: str
) -> None:
    page = visit(width, height, color_scheme=scheme, locale="de-DE")
    page.goto("/")
    page.get_by_role("link", name="Das Blatt des Tages").click()
    page.get_by_text("Lässt sich das Glück prüfen?").click()
    expect(page.get_by_text(re.compile("^[0-9a-f]{64}$")).first).to_be_visible()
    check(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
