"""Fingers on a phone and a tablet, at raw coordinates: what is seen can be pressed where it is, nothing else can."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.fit import GAMES
from tests.browser.past import Moment, go_on, new_table, random_game
from tests.browser.player import PHONE, TABLET, Player, is_free, swipe_to, touch
from tests.sample import part

SIDE = "Log and talk"
Screen = dict[str, int]
TALKATIVE = 60  # sentences, more than a tablet shows

# A layer above the page that paints nothing where a finger would meet it.
INVISIBLE_TAKERS = """() => {
    const paints = (element) => { const style = getComputedStyle(element);
        return style.backgroundImage !== 'none' || !/, 0\\)$/.test(style.backgroundColor) };
    const layerOf = (element) => { for (let at = element; at; at = at.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at };
    const found = new Set();
    for (let x = 2; x < innerWidth; x += 8) for (let y = 2; y < innerHeight; y += 8) {
        const hit = document.elementFromPoint(x, y);
        const layer = layerOf(hit);
        if (!layer) continue;
        let at = hit;
        while (at !== layer && !paints(at)) at = at.parentElement;
        if (!paints(at)) found.add(`${hit.tagName} ${hit.getAttribute('class')}`);
    }
    return [...found] }"""
STAND_STILL = """() => new Promise((done) => {
    let last = scrollY, same = 0
    const look = () => {
        same = scrollY === last ? same + 1 : 0
        last = scrollY
        if (same > 15) done(true)
        else requestAnimationFrame(look)
    }
    look()
})"""
SHOWS_ITS_END = "(list) => list.scrollHeight - list.scrollTop - list.clientHeight < 2 && list.scrollTop > 0"


def wait_for_its_end(log: Locator) -> None:
    log.page.wait_for_function(SHOWS_ITS_END, arg=log.element_handle())


on_small_screens = pytest.mark.parametrize("screen", part("small screens under a finger", (PHONE, TABLET), 2))


def sit(visit: Visit, screen: Screen, address: str) -> Page:
    """Somebody with a finger and a small screen, who is asked something."""
    page = visit(**screen)
    Player(page).sit_down(address)
    page.locator("[data-question]").wait_for()
    return page


def spells(page: Page) -> list[Locator]:
    return page.locator(".spell[data-option]").all()


def asked(page: Page) -> Locator:
    """The question of this moment; the next one may come as soon as it is answered."""
    return page.locator(f'[data-question="{page.locator("[data-question]").get_attribute("data-question")}"]')


def mark(page: Page, spell: Locator) -> Locator:
    """Taps on a spell when the page stands still; gives the button that confirms it."""
    page.evaluate(STAND_STILL)
    if not is_free(spell):
        swipe_to(spell)
        page.evaluate(STAND_STILL)
    touch(spell)
    expect(spell).to_have_class(re.compile("marked"))
    return page.locator("[data-confirms]")


def many_spells() -> Moment:
    """A choice at the end of a game, when most pages of the book are open."""
    record = random_game(31, 4)
    choices = [step for step in record.replay() if step.position.question == "choose_spell"]
    return Moment(record, choices[-1].number, choices[-1].position.asked()[0])


@on_small_screens
def test_every_spell_can_be_marked_and_confirmed_where_one_stands(visit: Visit, server: str, screen: Screen) -> None:
    page = sit(visit, screen, go_on(server, many_spells()))
    question = asked(page)
    for spell in spells(page):
        button = mark(page, spell)
        assert is_free(button)
    touch(button)
    expect(question).to_have_count(0)


@on_small_screens
def test_a_second_tap_on_the_chosen_spell_confirms_it(visit: Visit, server: str, screen: Screen) -> None:
    page = sit(visit, screen, go_on(server, many_spells()))
    question = asked(page)
    *others, last = spells(page)
    mark(page, others[0])
    mark(page, last)  # another one is only marked
    touch(last)
    expect(question).to_have_count(0)


@on_small_screens
@pytest.mark.parametrize("game", part("games in which nothing invisible takes a tap", GAMES))
def test_nothing_invisible_takes_a_tap(visit: Visit, server: str, screen: Screen, game: str) -> None:
    made = new_table(server, "Anna", "random", game=game)
    page = sit(visit, screen, f"/t/{made['table']}#{made['seats'][0]['token']}")
    assert page.evaluate(INVISIBLE_TAKERS) == []
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    assert page.evaluate(INVISIBLE_TAKERS) == []


@on_small_screens
def test_the_log_is_opaque_and_opens_at_its_newest_line(visit: Visit, server: str, screen: Screen) -> None:
    page = sit(visit, screen, go_on(server, many_spells()))
    touch(page.get_by_role("button", name=SIDE))
    side = page.locator(".side")
    expect(side).to_have_css("background-color", re.compile(r"^rgb\("))
    wait_for_its_end(page.get_by_role("log", name="Log"))
    touch(side.get_by_role("button", name="Close"))
    expect(side).to_be_hidden()


@on_small_screens
def test_talk_that_came_while_the_panel_was_closed_is_seen_when_it_opens(
    visit: Visit, server: str, screen: Screen
) -> None:
    made = new_table(server, "Anna", "Ben")
    anna, ben = (f"/t/{made['table']}#{seat['token']}" for seat in made["seats"])
    page, guest = visit(**screen), visit()
    Player(page).sit_down(anna)
    Player(guest).sit_down(ben, "Ben")
    drawer = page.get_by_role("button", name=SIDE)
    touch(drawer)
    touch(page.get_by_role("tab", name="Talk"))
    touch(page.locator(".fold"))
    expect(page.locator(".side")).to_be_hidden()
    guest.get_by_role("tab", name="Talk").click()
    for _ in range(TALKATIVE):
        guest.get_by_role("button", name="Thank you").click()
    expect(drawer).to_contain_text(str(TALKATIVE))
    touch(drawer)
    wait_for_its_end(page.get_by_role("log", name="Talk"))
