"""The coach in a browser: three steps of a hint, a warning before a dear mistake, taking it back; on each device."""

import functools
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.moments import played
from tests.browser.past import Moment, go_on, new_table
from tests.browser.player import PHONE, Player, swipe_to, touch
from tests.browser.test_keys import link_of
from tests.browser.test_pages import check
from tests.sample import part
from zaubertisch.bots.coach import cost_of, seed_of

WARNS = re.compile("Warn me before|Vor teuren Fehlern")
OFFERS = re.compile("offer to take it back|Zurücknehmen anbieten")
QUESTION = "give_away"  # of Grimoria: what is given away here shows nobody anything, and can be taken back

Press = Callable[[Locator], None]


@functools.cache
def dear_moment() -> tuple[Moment, int, int]:
    """A moment, an option that is a dear mistake there, and the better one."""
    record = played("grimoria", 7, 3)
    for step in record.replay():
        position = step.position
        if position.question != QUESTION:
            continue
        [seat] = position.asked()
        view = position.view(seat)
        for option in view.legal(seat):
            cost, after = cost_of(view, seat, option, seed_of(view)), position.copy()
            after.answer(seat, option)
            if cost.better is not None and after.asked() == [seat]:
                return Moment(record, step.number, seat), option, cost.better
    raise AssertionError("nobody ever gave the wrong card away")


def click(control: Locator) -> None:
    control.click()


def enter(control: Locator) -> None:
    control.focus()
    control.page.keyboard.press("Space" if control.get_attribute("type") == "checkbox" else "Enter")


DEVICES: dict[str, tuple[dict[str, object], Press]] = {
    "mouse": ({"color_scheme": "light"}, click),
    "keyboard": ({"color_scheme": "dark"}, enter),
    "phone": ({**PHONE, "color_scheme": "light", "locale": "de-DE"}, touch),
}


def by_each(what: str, first: str) -> pytest.MarkDecorator:
    """Each part of the coach on a device of its own, or all on each."""
    devices = [first, *(device for device in DEVICES if device != first)]
    return pytest.mark.parametrize("device", part(f"devices for {what}", devices, len(devices)))


def at_dear_moment(visit: Visit, server: str, device: str, switch: re.Pattern[str]) -> tuple[Page, Press]:
    """Somebody sits there, and turns one of the switches on."""
    options, press = DEVICES[device]
    page = visit(**options)
    Player(page).sit_down(go_on(server, dear_moment()[0]))
    page.locator(f"[data-name={QUESTION}]").wait_for()
    press(page.get_by_role("button", name=re.compile("^Men")))
    box = page.get_by_role("dialog").get_by_label(switch)
    box.scroll_into_view_if_needed()
    press(box)
    expect(box).to_be_checked()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("h")  # the coach has loaded what it needs when it answers
    page.locator("[data-coach='1']").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("[data-coach]")).to_have_count(0)
    return page, press


def answer(page: Page, option: int, press: Press) -> None:
    """What lies on the table may ask for a second press."""
    press(page.locator(f".house [data-option='{option}']").first)
    confirm = page.locator(f"[data-confirms][data-option='{option}']")
    if confirm.count():
        press(confirm)


def number_of(page: Page) -> str:
    return page.locator("[data-question]").get_attribute("data-question") or ""


@by_each("warnings", "keyboard")
def test_a_warning_comes_before_a_dear_mistake_and_lets_one_go_back(visit: Visit, server: str, device: str) -> None:
    _, dear, better = dear_moment()
    page, press = at_dear_moment(visit, server, device, WARNS)
    asked = number_of(page)
    answer(page, dear, press)
    warning = page.locator("[data-coach=warning]")
    expect(warning).to_contain_text(re.compile(r"\d+ (percentage points|Prozentpunkte)"))
    check(page)
    back = page.get_by_role("button", name=re.compile("^(Back|Zurück)$"))
    expect(back).to_be_focused()
    press(back)
    expect(warning).to_have_count(0)
    assert number_of(page) == asked, "nothing was answered"
    answer(page, dear, press)
    expect(warning).to_be_visible()
    page.keyboard.press("Escape")
    expect(warning).to_have_count(0)
    assert number_of(page) == asked
    answer(page, dear, press)
    press(page.get_by_role("button", name=re.compile("^(Do it anyway|Trotzdem)$")))
    expect(page.locator("[data-question]")).not_to_have_attribute("data-question", asked)
    press(page.get_by_role("button", name=re.compile("^(Take back|Undo|Zurücknehmen)$")))
    expect(page.locator("[data-question]")).to_have_attribute("data-question", asked)
    answer(page, better, press)
    expect(page.locator("[data-question]")).not_to_have_attribute("data-question", asked)
    expect(warning).to_have_count(0)


@by_each("taking back", "phone")
def test_after_a_dear_mistake_it_can_be_taken_back(visit: Visit, server: str, device: str) -> None:
    _, dear, _ = dear_moment()
    page, press = at_dear_moment(visit, server, device, OFFERS)
    asked = number_of(page)
    answer(page, dear, press)
    expect(page.locator("[data-coach=regret]")).to_contain_text(re.compile("can still take it back|Noch kannst du"))
    check(page)
    press(page.get_by_role("button", name=re.compile("^(Take back|Undo|Zurücknehmen)$")))
    expect(page.locator("[data-question]")).to_have_attribute("data-question", asked)
    expect(page.locator("[data-coach]")).to_have_count(0)


@by_each("hints", "mouse")
def test_a_hint_says_where_to_look_then_what_to_do_then_why(visit: Visit, server: str, device: str) -> None:
    options, press = DEVICES[device]
    page = visit(**options)
    Player(page).sit_down(link_of(new_table(server, "Anna", "1", "1"), 0))
    page.locator("[data-name=choose_spell]").wait_for()
    press(page.get_by_role("button", name=re.compile("^(Hint|Tipp)$")))
    where = page.locator("[data-coach='1']")
    expect(where).to_contain_text(re.compile("Compare these first|Vergleiche zuerst"))
    marked = "() => [...document.querySelectorAll('.house [data-option]')].filter((lit) => " + (
        "getComputedStyle(lit).outlineStyle === 'dashed').length"
    )
    assert 2 <= page.evaluate(marked) <= 3
    check(page)
    press(where)
    expect(page.locator("[data-coach='2']")).to_contain_text(re.compile("My advice|Mein Rat"))
    assert page.evaluate(marked) == 1
    if device == "keyboard":
        page.keyboard.press("h")
    else:
        press(page.locator("[data-coach='2']"))
    expect(page.locator("[data-coach='3']")).to_contain_text(re.compile("percent|about as good|Prozent|etwa so gut"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    press(page.locator("[data-coach='3']"))
    expect(page.locator("[data-coach]")).to_have_count(0)
    assert page.evaluate(marked) == 0


def test_among_friends_all_must_agree_and_then_see_every_hint(visit: Visit, server: str) -> None:
    anna, ben = visit(), visit(**PHONE)
    created = new_table(server, "Anna", "Ben", "1")
    Player(anna).sit_down(link_of(created, 0), "Anna")
    Player(ben).sit_down(link_of(created, 1), "Ben")
    anna.locator("[data-name=choose_spell]").wait_for()
    expect(anna.get_by_role("button", name="Hint")).to_have_count(0)
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Suggest hints for everybody").click()
    expect(ben.get_by_text("Allow hints? Everybody sees them.")).to_be_visible()
    touch(ben.get_by_role("button", name="Yes", exact=True))
    anna.get_by_role("button", name="Hint").click()
    expect(anna.locator("[data-coach='1']")).to_be_visible()
    expect(ben.locator("[data-coach='1']")).to_contain_text("Hint for Anna: Compare these first")
    check(ben)
    touch(ben.locator("[data-coach='1']"))
    expect(ben.locator("[data-coach]")).to_have_count(0)
    expect(anna.locator("[data-coach='1']")).to_be_visible()


IS_WHOLE = """() => {
    const place = (one) => document.querySelector(one).getBoundingClientRect();
    const [bar, said] = [place('.question'), place('[data-coach]')];
    const scrolls = document.documentElement.scrollHeight > innerHeight + 1;
    return said.top >= bar.top + 4 && said.bottom <= bar.bottom && !scrolls }"""


@by_each("asking in a lesson", "phone")
def test_in_a_lesson_one_may_ask_before_one_chooses(visit: Visit, device: str) -> None:
    options, press = DEVICES[device]
    page = visit(**options)
    page.goto("/")
    learn = page.get_by_role("article", name="Grimoria").get_by_role("button", name=re.compile("^(Learn by|Spielend)"))
    swipe_to(learn)
    press(learn)
    page.locator(".lesson[data-step='1'] .hint").wait_for()
    owl = page.get_by_role("button", name=re.compile("^(Hint|Tipp)$"))
    page.locator("[data-question]").wait_for()
    expect(owl).to_have_count(0)  # there is nothing to choose yet
    Player(page).answer()
    page.locator(".lesson .choice").wait_for()
    press(owl)
    where = page.locator("[data-coach='1']")
    where.wait_for()
    assert page.evaluate(IS_WHOLE)
    press(where)
    press(page.locator("[data-coach='2']"))
    page.locator("[data-coach='3']").wait_for()
    assert page.evaluate(IS_WHOLE)
    check(page)
    press(page.locator("[data-coach='3']"))
    expect(page.locator("[data-coach]")).to_have_count(0)
    expect(page.locator(".lesson .choice")).to_be_visible()
