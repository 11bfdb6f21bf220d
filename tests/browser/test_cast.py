"""Nothing of a table looks like a form: its bar, panels, book and log are of the game's own cast, and can be read."""

import io
import re
from typing import Any

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.fit import GAMES
from tests.browser.moments import fullest
from tests.browser.past import go_on, new_table
from tests.browser.player import Player
from tests.browser.test_contrast import DARKEST, LARGE, LEAST, LEAST_OF_LARGE, contrast, luminance
from tests.sample import part

LINES = """(part) => { const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT), found = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const range = document.createRange(), style = getComputedStyle(text.parentElement)
        range.selectNodeContents(text)
        const { x, y, width, height } = range.getBoundingClientRect()
        if (text.data.trim() && width > 2 && !text.parentElement.closest('.unseen'))
            found.push({ words: text.data.trim(), ink: style.color, weight: Number(style.fontWeight),
                         size: parseFloat(style.fontSize), box: [x, y, x + width, y + height] }) }
    return found }"""
NO_LETTERS = "* { color: transparent !important; transition: none !important }"
DRAWN = (
    "(one) => { const s = getComputedStyle(one); return [s.textDecorationLine, s.borderTopStyle, s.borderTopColor] }"
)
GROUND = "(part) => getComputedStyle(part).backgroundImage"
SUBJECT = 40  # the least difference of brightness in a picture with something in it, of 255
GLOWS = "(one) => getComputedStyle(one).boxShadow.includes('rgba(255, 206, 104')"
PARCHMENT = 25  # how much less blue than red there is in it, of 255
PANELS = "[data-region=opponents], [data-region=mine], [data-region=drawer]"


def sit(visit: Visit, server: str, game: str, light: str = "dark", **options: Any) -> Page:
    page = visit(color_scheme=light, **options)
    table = new_table(server, "Anna", "random", "random", game=game)
    Player(page).sit_down(f"/t/{table['table']}#{table['seats'][0]['token']}").wait()
    return page


def hard_to_read(part: Locator) -> list[str]:
    """Texts whose colour is too near to the very points behind them."""
    page = part.page
    page.mouse.move(2, 2)
    lines = part.evaluate(LINES)
    style = page.add_style_tag(content=NO_LETTERS)
    behind = np.asarray(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
    style.evaluate("(style) => style.remove()")
    assert lines
    return [f"{line['words']}: {ratio:.2f}" for line in lines if (ratio := ratio_of(line, behind)) < least_of(line)]


def ratio_of(line: dict[str, Any], behind: np.ndarray) -> float:
    ink = luminance(*(float(part) for part in re.findall(r"[\d.]+", line["ink"])[:3]))
    left, top, right, bottom = (round(edge) for edge in line["box"])
    points, counts = np.unique(behind[top:bottom, left:right].reshape(-1, 3), axis=0, return_counts=True)
    ratios = sorted(np.repeat([contrast(ink, luminance(*point)) for point in points.tolist()], counts))
    return float(ratios[int(DARKEST * len(ratios))])


def least_of(line: dict[str, Any]) -> float:
    return LEAST_OF_LARGE if line["size"] >= (LARGE if line["weight"] < 700 else 0.75 * LARGE) else LEAST


@pytest.mark.parametrize("light", part("lights of the bar", ("dark", "light"), 2))
def test_the_bar_is_a_ribbon_of_each_game_that_can_be_read(visit: Visit, server: str, light: str) -> None:
    cloths = set()
    for game in GAMES:
        bar = sit(visit, server, game, light).locator(".bar-cloth")
        cloths.add(bar.evaluate(GROUND))
        assert hard_to_read(bar) == []
    assert len(cloths) == len(GAMES)


def test_quiet_answers_are_buttons_that_look_like_buttons(visit: Visit, server: str) -> None:
    page = sit(visit, server, "schatzjagd")
    quiet = page.locator(".bar-cloth .act.quiet").first
    quiet.wait_for()
    line, edge, colour = quiet.evaluate(DRAWN)
    assert (line, edge) == ("none", "solid")
    assert not colour.endswith(", 0)"), "an edge that nobody sees"


@pytest.mark.parametrize("game", part("games whose panels are read by day", GAMES))
def test_by_day_panels_are_parchment_that_can_be_read(visit: Visit, server: str, game: str) -> None:
    page = sit(visit, server, game, "light")
    for panel in page.locator(PANELS).all():
        assert hard_to_read(panel) == []
        assert tint_of(panel) > PARCHMENT, "as white as the paper of a form"


def tint_of(part: Locator) -> float:
    red, _, blue = np.median(np.asarray(Image.open(io.BytesIO(part.screenshot())).convert("RGB")), axis=(0, 1))
    return float(red - blue)


def test_leaves_of_the_book_that_can_be_chosen_glow_and_show_their_pictures(visit: Visit, server: str) -> None:
    page = sit(visit, server, "grimoria", has_touch=True, is_mobile=True, width=820, height=1180)
    leaves = page.locator(".spell[data-option]")
    leaves.first.wait_for()
    for leaf in leaves.all():
        assert leaf.evaluate(GLOWS)
        leaf.locator(".plate img").wait_for()
    leaves.first.tap()
    page.locator(".spell.marked .ribbon").wait_for()
    assert page.locator(".spell .ribbon").count() == 1


def test_the_log_has_controls_of_its_own_that_keys_reach(visit: Visit, server: str) -> None:
    page = sit(visit, server, "grimoria")
    side = page.locator("[data-region=drawer]")
    assert side.locator("select, input[type=checkbox]").count() == 0
    small = side.get_by_role("switch", name="small things too")
    assert small.get_attribute("aria-checked") == "false"
    small.press("Space")
    assert small.get_attribute("aria-checked") == "true"


def test_the_contents_of_the_log_lead_to_a_chapter(visit: Visit, server: str) -> None:
    page = visit(color_scheme="dark")
    Player(page).sit_down(go_on(server, fullest("grimoria", 5, range(7, 8))["choose_spell"])).wait()
    knob = page.get_by_role("button", name="Jump to")
    knob.press("Enter")
    contents = page.get_by_role("list", name="Jump to")
    titles = contents.get_by_role("button")
    assert titles.count() > 3
    expect(titles.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(titles.nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(contents).to_have_count(0)
    expect(knob).to_be_focused()
    knob.press("Enter")
    wanted = titles.last.inner_text()
    titles.last.press("Enter")
    expect(page.get_by_role("log").locator(".chapter", has_text=wanted).first).to_be_in_viewport()


def test_a_chance_says_of_what(visit: Visit, server: str) -> None:
    page = visit(locale="de-DE")
    Player(page).sit_down(go_on(server, fullest("schatzjagd", 4, range(7, 9))["step"])).wait()
    near = page.locator(".lookout em:not(.steps)")
    near.first.wait_for()
    assert [text for text in near.all_inner_texts() if not re.fullmatch(r"Sieg \d+ %", text)] == []
    assert page.locator(".fields .odds").count() == page.locator(".fields .odds:has(svg), .odds[data-text='!']").count()


def test_each_game_has_one_golden_button_on_the_first_page(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.locator(".cover").nth(len(GAMES) - 1).wait_for()
    for cover in page.locator(".cover").all():
        assert cover.locator(".button.gold").count() == 1
        assert cover.locator(".begin .button:not(.gold)").count() == cover.locator(".way svg").count() == 3


def test_a_bidder_stands_on_its_stone(visit: Visit, server: str) -> None:
    page = visit()
    Player(page).sit_down(go_on(server, fullest("zauberschwert", 5, range(7, 9))["bid"])).wait()
    for bidder in page.locator("[data-bidder]").all():
        bid = int(bidder.locator(".figure b").inner_text()) if bidder.locator(".figure b").count() else 0
        assert bidder.locator(".trodden").count() == bid
    halves = page.locator(".face.half .picture")
    assert all(has_a_subject(half) for half in halves.all())


def has_a_subject(picture: Locator) -> bool:
    """More than a ground in one colour: there are points far from its median."""
    seen = np.asarray(Image.open(io.BytesIO(picture.screenshot())).convert("L")).astype(int)
    middle = seen[len(seen) // 4 : len(seen) * 3 // 4]
    return float(np.percentile(middle, 95) - np.percentile(middle, 5)) > SUBJECT
