"""Rule numbers stand behind a small "?": it opens the rule, and nothing else shows a number."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.past import every_question, go_on
from tests.browser.player import PHONE, Player, touch
from tests.browser.test_pages import check
from tests.sample import part

NUMBER = re.compile(r"\bG\d+\b")
LEAST, FINGER = 24, 44
WIDE, NARROW = {"width": 1440}, {"width": 390, "height": 844, "has_touch": True}
SCREENS = pytest.mark.parametrize("screen", part("screens on which rules are opened", (WIDE, NARROW), 2))


def seated(visit: Visit, server: str, **screen: object) -> Page:
    player = Player(visit(locale="de-DE", **screen)).sit_down(go_on(server, every_question()["choose_spell"]))
    player.wait()
    return player.page


def ask_for_help(page: Page) -> Locator:
    page.get_by_role("button", name="Worum geht es?").click()
    sheet = page.get_by_role("dialog", name="Wähle geheim")
    expect(sheet).to_be_visible()
    return sheet


def mark_in(sheet: Locator) -> Locator:
    return sheet.get_by_role("button", name=re.compile("^Regel")).first


@SCREENS
def test_the_help_of_a_question_opens_its_rules(visit: Visit, server: str, screen: dict[str, object]) -> None:
    page = seated(visit, server, **screen)
    sheet = ask_for_help(page)
    assert not NUMBER.search(page.locator("body").inner_text())
    box = mark_in(sheet).bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= LEAST
    mark_in(sheet).click()
    rules = page.get_by_role("dialog", name="Regeln G7, G9, G10, G8")
    expect(rules.locator("[data-rule='G7']")).to_contain_text("Alle wählen gleichzeitig und geheim je einen Spruch")
    expect(rules.locator("[data-rule='G8']")).to_contain_text("Das haben wir entschieden")
    page.go_back()
    expect(rules).to_have_count(0)
    expect(sheet).to_be_visible()


def test_a_finger_has_room_for_the_mark(visit: Visit, server: str) -> None:
    page = seated(visit, server, width=390, height=844, has_touch=True, is_mobile=True)
    mark = mark_in(ask_for_help(page))
    reach = mark.evaluate("mark => parseFloat(getComputedStyle(mark, '::after').width)")
    assert reach >= FINGER


def test_rules_are_opened_and_closed_by_keyboard(visit: Visit, server: str) -> None:
    page = seated(visit, server)
    sheet = ask_for_help(page)
    question = page.locator("[data-question]").get_attribute("data-question")
    mark_in(sheet).focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-rule]")).to_have_count(4)
    page.keyboard.press("1")  # answers nothing behind the sheet
    page.keyboard.press("Escape")
    expect(page.locator("[data-rule]")).to_have_count(0)
    expect(sheet).to_be_visible()
    expect(mark_in(sheet)).to_be_focused()
    assert page.locator("[data-question]").get_attribute("data-question") == question


def test_a_rule_leads_to_another_and_back_one_at_a_time(visit: Visit, server: str) -> None:
    player = Player(visit(locale="de-DE")).sit_down(go_on(server, every_question()["react"]))
    player.wait()
    page = player.page
    page.get_by_role("button", name="Worum geht es?").click()
    page.get_by_role("button", name="Regeln G59, G62, G66").click()
    page.locator("[data-rule='G62']").get_by_role("button", name="Regel G66").click()
    expect(page.get_by_role("dialog", name="Regel G66", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Regel G66", exact=True)).to_have_count(0)
    expect(page.get_by_role("dialog", name="Regeln G59, G62, G66")).to_be_visible()


@SCREENS
def test_what_explains_itself_at_the_table_opens_its_rules(
    visit: Visit, server: str, screen: dict[str, object]
) -> None:
    page = seated(visit, server, **screen)
    page.get_by_role("button", name=re.compile(r"^15\b")).first.click(force=True)
    sheet = page.get_by_role("dialog", name="Dunkler Raubzug")
    expect(sheet).to_contain_text("Warum nicht?")
    assert not NUMBER.search(page.locator("body").inner_text())
    sheet.get_by_role("button", name="Regel G7", exact=True).click()
    expect(page.get_by_role("dialog", name="Regel G7")).to_contain_text("So steht es in der gedruckten Regel")
    check(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Regel G7")).to_have_count(0)
    expect(sheet).to_be_visible()


def test_rules_over_the_log_of_a_phone_leave_it_open(visit: Visit, server: str) -> None:
    page = visit(**PHONE)
    player = Player(page).sit_down(go_on(server, every_question()["react"]))
    player.wait()
    touch(page.get_by_role("button", name="Log and talk"))
    page.locator(".side .thing").first.click()
    touch(page.get_by_role("dialog").get_by_role("button", name=re.compile("^Rule")).first)
    expect(page.locator("[data-rule]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-rule]")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(1)
    expect(page.locator(".side")).to_be_visible()


def test_the_explanation_of_a_card_opens_its_rule(visit: Visit, server: str) -> None:
    page = visit(locale="de-DE")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/rules/" in request.url else None)
    page.goto("/cards/grimoria")
    card = page.locator("#card-king")
    expect(card).to_contain_text("5 Punkte dazu")
    assert not NUMBER.search(page.locator("main").inner_text())
    assert asked == []  # fetched when the first one is opened, and kept
    for _ in range(2):
        card.get_by_role("button", name="Regel G94", exact=True).click()
        expect(page.get_by_role("dialog", name="Regel G94")).to_contain_text("Ab 5 Talern bringt jeder König")
        page.get_by_role("button", name="Schließen").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert len(asked) == 1
