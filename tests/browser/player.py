"""Persons at a table in the browser: they see what is lit, and press it."""

import re
import time
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as NotInTime

LIT = ".house [data-option]"
NEXT = """(last) => document.querySelector('.pad')
    || (document.querySelector('[data-question]')?.dataset.question ?? last) !== last"""
HEARD = """([second, number]) => document.querySelector(second)
    || document.querySelector('[data-question]')?.dataset.question !== number"""
QUESTION = """() => { const asked = document.querySelector('[data-question]');
    return asked && [asked.dataset.question, asked.dataset.name] }"""
ON_AN_OPTION = "() => document.activeElement?.hasAttribute('data-option')"
WATCH_FLIGHTS = """() => { window.flown = 0; new MutationObserver((changes) => changes.forEach(({ addedNodes }) =>
    addedNodes.forEach((node) => { if (node.className === 'flying-card') window.flown += 1 })))
    .observe(document.body, { childList: true }) }"""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
FLOWN = "() => window.flown > 0"
MOST_PRESSES = 20  # for one question
MOST_SWIPES = 3
CLOSE = "dialog[open] .close"
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
TABLET = {"width": 820, "height": 1180, "has_touch": True, "is_mobile": True}
A_MOMENT = 10_000  # milliseconds after which a person presses again
A_FRAME = 17  # milliseconds
WHERE = """(control) => { const box = control.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const isIn = x >= 0 && x < innerWidth && y >= 0 && y < innerHeight;
    const hit = isIn ? document.elementFromPoint(x, y) : null;
    return { x, y, isIn, isFree: control.contains(hit), hit: hit && `${hit.tagName} ${hit.getAttribute('class')}` } }"""


def touch(control: Locator) -> None:
    """A finger on the middle of what is seen, as soon as it lies free and still: nothing is scrolled."""
    found = resting_place(control)
    place = f"{control} at {found['x']:.0f}, {found['y']:.0f}"
    assert found["isIn"], f"{place}: outside the window"
    assert found["isFree"], f"{place}: {found['hit']} takes the tap"
    control.page.touchscreen.tap(found["x"], found["y"])


def resting_place(control: Locator) -> dict[str, Any]:
    by, before = time.monotonic() + A_MOMENT / 1000, None
    while True:
        found: dict[str, Any] = control.evaluate(WHERE, timeout=A_MOMENT)
        if (found["isFree"] and found == before) or time.monotonic() > by:
            return found
        before = found
        control.page.wait_for_timeout(A_FRAME)


def is_free(control: Locator) -> bool:
    """Can a finger press it where it is?"""
    return bool(control.evaluate(WHERE, timeout=A_MOMENT)["isFree"])


def is_in_window(control: Locator) -> bool:
    return bool(control.evaluate(WHERE, timeout=A_MOMENT)["isIn"])


def swipe_to(control: Locator) -> None:
    """As a person brings into the middle of the screen what a finger shall press."""
    control.evaluate("(control) => control.scrollIntoView({ block: 'center', behavior: 'instant' })")


def speak_at_table(page: Page, language: str) -> None:
    """The menu of a stage has what the header of the house has."""
    page.locator(".stage").get_by_role("button", name=re.compile("^Men")).click()
    page.get_by_role("button", name=language).click()
    page.keyboard.press("Escape")


class Player:
    """Plays with the mouse whatever is lit."""

    # What can be used in several ways asks which; what was chosen asks to be confirmed.
    second = "dialog[open] [data-option], [data-confirms]"

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = Random(seed)
        self.questions: list[str] = []
        self.looks_elsewhere = False  # what wanted a second press did not take it

    def sit_down(self, address: str, name: str = "Anna") -> "Player":
        """Opens the link of a seat, and says who came."""
        self.page.goto(address)
        self.page.locator("form input.field").fill(name)
        self.page.locator("form button").first.click()
        self.page.locator(".house").wait_for()
        return self

    def question(self) -> tuple[str, str] | None:
        """Number and name of what is asked now."""
        found = self.page.evaluate(QUESTION)
        return (found[0], found[1]) if found else None

    def is_over(self) -> bool:
        return self.page.locator(".pad").count() > 0

    def wait(self, last: str | None = None) -> bool:
        """Until the next question (true) or the end of the game (false); one that was taken back is asked again."""
        with suppress(NotInTime):
            self.page.wait_for_function(NEXT, arg=last, timeout=A_MOMENT)
            return not self.is_over()
        self.page.wait_for_function(NEXT)
        return not self.is_over()

    def second_press(self) -> Locator | None:
        """Where a second press is wanted, or a sheet lies over the table that must go away."""
        for wanted in (self.page.locator(self.second), self.page.locator(CLOSE)):
            if wanted.count() and not self.looks_elsewhere:
                return wanted.first
        return None

    def first_press(self) -> Locator:
        """Anything that is lit."""
        lit = self.page.locator(LIT)
        return lit.nth(self.rng.randrange(max(lit.count(), 1)))

    def press(self) -> None:
        (self.second_press() or self.first_press()).click(timeout=A_MOMENT)

    def is_asked(self, number: str) -> bool:
        asked = self.question()
        return asked is not None and asked[0] == number

    def is_heard(self, number: str) -> bool:
        """Presses; does the page then ask which, or is the question gone?"""
        with suppress(NotInTime):
            self.press()
            self.page.wait_for_function(HEARD, arg=[self.second, number], timeout=A_MOMENT)
            return True
        return False

    def answer(self) -> str | None:
        """Answers what is asked now; gives the question's number.

        The table may be quicker where there is only one answer: then what was lit goes out before it is pressed.
        """
        asked = self.question()
        if asked is None:
            return None
        self.questions.append(asked[1])
        for _ in range(MOST_PRESSES):
            self.looks_elsewhere = not self.is_heard(asked[0]) and not self.looks_elsewhere
            if not self.is_asked(asked[0]):
                return asked[0]
        raise AssertionError(f"{asked[1]}: no press answers it")

    def play(self, most: int = 400) -> None:
        """To the end of the game."""
        last: str | None = None
        for _ in range(most):
            if not self.wait(last):
                return
            last = self.answer()
        raise AssertionError("the game does not end")


class Typist(Player):
    """Never touches the mouse: arrows walk over what is lit, Enter chooses."""

    def sit_down(self, address: str, name: str = "Kay") -> "Typist":
        self.page.goto(address)
        expect(self.page.locator("form input.field")).to_be_focused()  # keys that come before the cursor go nowhere
        self.page.keyboard.type(name)
        self.page.keyboard.press("Enter")
        self.page.locator(".house").wait_for()
        return self

    def press(self) -> None:
        if self.page.locator(self.second).count():
            self.walk_to_an_option()
        elif self.page.locator(CLOSE).count():
            self.page.keyboard.press("Escape")
            return
        else:
            for _ in range(self.rng.randrange(1, 4)):
                self.page.keyboard.press("ArrowRight")
        if self.page.evaluate(ON_AN_OPTION):  # what was lit may just have gone out: look before you press
            self.page.keyboard.press("Enter")

    def walk_to_an_option(self) -> None:
        for _ in range(MOST_PRESSES):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(ON_AN_OPTION):
                return


class Thumb(Player):
    """On a small touch screen: a tap shows what a card or spell does, a second one plays it.

    The page is moved only for a first tap. What it then asks for must lie free where one stands.
    """

    def press(self) -> None:
        wanted = self.second_press()
        if wanted and not is_in_window(wanted):
            swipe_to(wanted)  # the page has moved on by itself, to what is asked
        touch(wanted or self.swiped())

    def swiped(self) -> Locator:
        """Something lit, in reach of the thumb; others may move the page meanwhile."""
        wanted = self.first_press()
        for _ in range(MOST_SWIPES):
            if is_free(wanted):
                break
            swipe_to(wanted)
        return wanted


class ThumbOnLand(Thumb):
    """Where a tap on a field shows what would happen there, a second one goes there."""

    second = f"{Player.second}, .fields .pointed[data-option]"


def play_together(players: list[Player], most: int = 600) -> None:
    """Several persons at one table, each in a browser of its own, to the end."""
    last: dict[Player, str | None] = dict.fromkeys(players)
    for _ in range(most):
        for player in players:
            asked = player.question()
            if asked and asked[0] != last[player]:
                last[player] = player.answer()
        if all(player.is_over() for player in players):
            return
        players[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not end")
