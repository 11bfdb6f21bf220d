"""The review of a game that was played here: read by mouse, by keyboard, and on a phone."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.past import new_table, random_game, read_in
from tests.browser.player import PHONE, Player, swipe_to, touch
from tests.browser.test_keys import link_of
from tests.browser.test_pages import check

A_REVIEW = 180_000  # milliseconds; it takes seconds, but a busy machine is no mistake


def wait_for_review(page: Page) -> None:
    expect(page.get_by_role("heading", name=re.compile("^(Dearest answers|Die teuersten Antworten)$"))).to_be_visible(
        timeout=A_REVIEW
    )


def numbers(row: Locator) -> list[int]:
    return [int(re.search(r"[+−]?\d+", text)[0].replace("−", "-")) for text in row.locator("td").all_inner_texts()]  # type: ignore[index]


def test_a_whole_game_is_played_and_its_review_read_by_mouse(visit: Visit, server: str) -> None:
    page = visit()
    Player(page).sit_down(link_of(new_table(server, "Anna", "random"), 0)).play()
    page.locator(".end").get_by_role("link", name="Review").click()
    wait_for_review(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Review: Grimoria")
    for row in page.locator("section[aria-labelledby=account] tbody tr").all():
        start, luck, own, others, result = numbers(row)
        assert start + luck + own + others == result
    chart = page.locator(".field-of-lines")
    box = chart.bounding_box()
    assert box is not None
    slider = page.get_by_role("slider", name="Chances to win")
    page.mouse.click(box["x"] + 1, box["y"] + 5)
    expect(page.locator(".moment b")).to_have_text("After the deal")
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 5)
    answers = int(slider.get_attribute("max") or 0)
    assert abs(int(slider.input_value()) - answers / 2) <= 1
    page.get_by_text("as Anna knew it", exact=True).click()
    expect(page.locator(".field-of-lines polyline")).to_have_count(2)
    at = slider.input_value()
    page.locator(".moment").get_by_role("link", name="See this moment").click()
    expect(page).to_have_url(re.compile(rf"/replay/[a-z0-9]+\?at={at}&as=0"))
    expect(page.locator(".step")).to_contain_text(f"Answer {at} of {answers}")
    page.locator("header").get_by_role("link", name="Review").click()
    wait_for_review(page)


def test_a_review_is_read_by_keyboard_with_its_table_of_chances(visit: Visit, server: str) -> None:
    record = random_game(11, 3)
    page = visit(color_scheme="dark")
    page.goto(f"/review/{read_in(server, record)}")
    wait_for_review(page)
    slider = page.get_by_role("slider", name="Chances to win")
    slider.press("Home")
    slider.press("ArrowRight")
    slider.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"Answer 2: Anna: \d+ %, Ben: \d+ %, Cleo: \d+ %"))
    page.locator("summary", has_text="All chances as a table").press("Enter")
    rows = page.locator(".curve tbody tr")
    expect(rows).to_have_count(len(record.answers) + 1)
    spoken = rows.nth(2).locator("td").all_inner_texts()
    shown = page.locator(".readout .share").all_inner_texts()
    assert spoken == shown
    turn = page.locator(".turn").first
    number = turn.inner_text()
    turn.press("Enter")
    expect(page.locator(".step")).to_contain_text(f"Answer {number} of")


@pytest.mark.parametrize(("scheme", "locale"), [("light", "de-DE"), ("dark", "en-GB")])
def test_a_review_is_read_on_a_phone_and_one_plays_on_from_a_dear_answer(
    visit: Visit, server: str, scheme: str, locale: str
) -> None:
    page = visit(**PHONE, color_scheme=scheme, locale=locale)
    page.goto(f"/review/{read_in(server, random_game(11, 3))}")
    wait_for_review(page)
    check(page)
    expect(page.locator("section[aria-labelledby=dearest]")).to_contain_text(re.compile("For comparison|Zum Vergleich"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for control in (".moment .button", ".turn"):
        swipe_to(page.locator(control).first)
        box = page.locator(control).first.bounding_box()
        assert box is not None
        assert box["height"] >= 40
    dear = page.locator("article li").first
    number = int(re.search(r"\d+", dear.inner_text())[0])  # type: ignore[index]
    on = dear.locator("button")
    swipe_to(on)
    touch(on)
    go = page.locator("dialog[open] button.gold")
    touch(go)
    expect(page).to_have_url(re.compile("/t/"))
    page.locator(".house").wait_for()
    assert number >= 1
