"""Persons at a table in the browser: they see what is lit, and press it."""

from random import Random

from playwright.sync_api import Locator, Page

LIT = ".house [data-option]"
SHEET = "dialog[open] [data-option]"
NEXT = """(last) => document.querySelector('.pad')
    || (document.querySelector('[data-question]')?.dataset.question ?? last) !== last"""
QUESTION = """() => { const asked = document.querySelector('[data-question]');
    return asked && [asked.dataset.question, asked.dataset.name] }"""


class Player:
    """Plays with the mouse whatever is lit."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = Random(seed)
        self.questions: list[str] = []

    def sit_down(self, address: str, name: str = "Anna") -> "Player":
        """Opens the link of a seat, and says who came."""
        self.page.goto(address)
        self.page.locator("form input").fill(name)
        self.page.locator("form button").click()
        self.page.locator(".house").wait_for()
        return self

    def question(self) -> tuple[str, str] | None:
        """Number and name of what is asked now."""
        found = self.page.evaluate(QUESTION)
        return (found[0], found[1]) if found else None

    def is_over(self) -> bool:
        return self.page.locator(".pad").count() > 0

    def wait(self, last: str | None = None) -> bool:
        """Until the next question (true) or the end of the game (false)."""
        self.page.wait_for_function(NEXT, arg=last)
        return not self.is_over()

    def choose(self) -> Locator:
        lit = self.page.locator(LIT)
        return lit.nth(self.rng.randrange(lit.count()))

    def press(self, option: Locator) -> None:
        option.click()
        if self.page.locator(SHEET).count():  # a card that can be used in several ways asks which
            self.page.locator(SHEET).first.click()

    def answer(self) -> str | None:
        """Answers what is asked now; gives the question's number."""
        asked = self.question()
        if asked is None:
            return None
        self.questions.append(asked[1])
        self.press(self.choose())
        return asked[0]

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

    def answer(self) -> str | None:
        asked = self.question()
        if asked is None:
            return None
        self.questions.append(asked[1])
        for _ in range(self.rng.randrange(1, 4)):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")
        if self.page.locator(SHEET).count():
            self.page.keyboard.press("Tab")
            while not self.page.evaluate("() => document.activeElement?.hasAttribute('data-option')"):
                self.page.keyboard.press("Tab")
            self.page.keyboard.press("Enter")
        return asked[0]


class Thumb(Player):
    """On a small touch screen: a tap shows what a card or spell does, a second one plays it."""

    def press(self, option: Locator) -> None:
        option.tap()
        second = self.page.locator(f"{SHEET}, .book .confirm button")
        if second.count():
            second.first.tap()


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
