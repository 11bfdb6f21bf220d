"""Does every question fit on every screen? `make fit` tries all of them (fit_table.py); the tests try a sample.

A question fits where the page does not scroll, every control lies in the window, is not covered and is large enough
for a finger, every declared ground is in sight, and no text is smaller than 11 px or cut off.
"""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as NotInTime

from tests.browser.past import NAMES, Moment, go_on
from tests.browser.player import Player, touch
from zaubertisch.tables.records import Record

GAMES: tuple[str, ...] = ("grimoria", "schatzjagd", "zauberschwert")  # whose table is a stage
FAULTS = (Path(__file__).parent / "fit.js").read_text()
MOUSE = ((1920, 1080), (1440, 900), (1280, 720), (720, 450))
TOUCH = ((390, 844), (360, 740), (844, 390), (820, 1180))
GROUPS = ((False, MOUSE), (True, TOUCH))
LEAST = {True: 44, False: 24}  # pixels of a control, for a finger and for a mouse
PATIENCE = 60_000  # milliseconds
A_MOMENT = 3_000
A_WHILE = 15_000  # for an answer of the page to a touch, on a busy machine
ON_TABLE = "[data-option]:not([data-region=bar] *)"
FILLS = "() => Math.abs(document.querySelector('.stage').clientHeight - innerHeight) < 2"
AT_REST = """() => new Promise((done) => {
    let before = "", frames = 0
    const look = () => {
        const parts = [...document.querySelectorAll("[data-option], [data-ground]")]
        const now = JSON.stringify([innerWidth, innerHeight, ...parts.map((part) => part.getBoundingClientRect())])
        frames = now === before ? frames + 1 : 0
        before = now
        if (frames < 6) requestAnimationFrame(look)
        else done()
    }
    look()
})"""
STILL = """() => Promise.all(document.getAnimations()
    .filter((one) => one.effect?.getTiming().iterations !== Infinity).map((one) => one.finished.catch(() => 0)))"""
ASKED = "() => document.querySelector('[data-question]')?.dataset.question"
HEARD = f"(asked) => document.querySelector('[data-confirms], dialog[open]') || ({ASKED})() !== asked"

Size = tuple[int, int]


def seat_counts(game: str) -> range:
    rulebook = Record(game, NAMES[:2], 1).rulebook()
    return range(rulebook.least_seats, rulebook.most_seats + 1)


def new_page(browser: Browser, server: str, size: Size, is_touch: bool, **options: Any) -> Page:
    context = browser.new_context(
        base_url=server, viewport={"width": size[0], "height": size[1]}, has_touch=is_touch, is_mobile=is_touch,
        **{"locale": "de-DE", "reduced_motion": "reduce", "color_scheme": "dark", **options},
    )  # fmt: skip
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def sit_down(page: Page, server: str, moment: Moment) -> None:
    Player(page).sit_down(go_on(server, moment), "Wanda")
    page.locator("[data-question]").wait_for()
    page.evaluate("() => document.fonts.ready")
    page.evaluate(STILL)


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    with suppress(NotInTime):
        page.wait_for_function(FILLS, timeout=A_MOMENT)  # a resized window may tell its height late


def faults_of(page: Page, least: int) -> list[str]:
    page.evaluate(AT_REST)  # another size of the window reaches the page a little later
    found: list[str] = page.evaluate(FAULTS, least)
    return found


def chosen_faults(page: Page, least: int) -> list[str]:
    """The same when something was chosen by a finger and waits for its confirmation."""
    first, asked = page.locator(ON_TABLE).first, page.evaluate(ASKED)
    if not first.count():
        return []
    try:
        touch(first)
        page.wait_for_function(HEARD, arg=asked, timeout=A_WHILE)
    except (AssertionError, NotInTime) as refusal:
        return [f"option {first.get_attribute('data-option')} was touched: {refusal}"]
    if page.evaluate(ASKED) != asked:
        return []  # that was an answer
    found = [f"when chosen: {fault}" for fault in faults_of(page, least)]
    page.keyboard.press("Escape")
    return found


class Screens(NamedTuple):
    """A window for the mouse and one for fingers; many questions are tried in them, one after the other."""

    server: str
    windows: dict[bool, Page]  # by whether it is touched
    pictures: Path | None = None  # where to keep what does not fit
    is_album: bool = False  # keep a picture of everything

    @classmethod
    def of(cls, browser: Browser, server: str, pictures: Path | None = None, is_album: bool = False,
           **options: Any) -> "Screens":  # fmt: skip
        windows = {is_touch: new_page(browser, server, group[0], is_touch, **options) for is_touch, group in GROUPS}
        return cls(server, windows, pictures, is_album)

    def close(self) -> None:
        for page in self.windows.values():
            page.context.close()

    def attempt(self, moment: Moment, sizes: tuple[Size, ...]) -> Iterator[tuple[Size, list[str]]]:
        """One question on several screens, and what does not fit there; those for fingers are touched."""
        for is_touch, group in GROUPS:
            page, asked = self.windows[is_touch], None
            for size in (size for size in group if size in sizes):
                if asked is None or page.evaluate(ASKED) != asked:
                    sit_down(page, self.server, moment)
                    asked = page.evaluate(ASKED)
                resize(page, size)
                faults = faults_of(page, LEAST[is_touch])
                self.keep(page, moment, size, bool(faults))
                faults += chosen_faults(page, LEAST[is_touch]) if is_touch else []
                yield size, faults

    def keep(self, page: Page, moment: Moment, size: Size, is_fault: bool) -> None:
        if self.pictures and (is_fault or self.is_album):
            question = page.locator("[data-question]").get_attribute("data-name")
            name = f"{moment.record.game}-{len(moment.record.seats)}-{question}-{size[0]}x{size[1]}.png"
            page.screenshot(path=self.pictures / name)
