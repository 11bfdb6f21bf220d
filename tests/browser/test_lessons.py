"""The guided first games in a real browser: by mouse, by keyboard alone and on a phone, each to its end."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import player
from tests.browser.conftest import Visit
from tests.browser.player import Player, Typist
from tests.browser.test_pages import check
from zaubertisch.games import game as load_game
from zaubertisch.tables.lessons import lesson_of

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
NEXT = """(last) => document.querySelector('.lesson[data-done]') || [...document.querySelectorAll('[data-question]')]
    .some((asked) => asked.dataset.question !== last && document.querySelector('.house [data-option]'))"""


class Thumb(player.Thumb):
    """On Schatzjagd's land a tap shows what would happen there, a second one goes there."""

    second = f"{Player.second}, .fields .pointed[data-option]"


def begin(page: Page, game: str) -> None:
    """From the first page, in English."""
    page.goto("/")
    title = load_game(game).words("en").say("game-name")
    cover = page.locator("article", has=page.get_by_role("heading", name=title))
    cover.get_by_role("button", name="Learn by playing").click()
    page.locator(".lesson[data-step='1'] .thought").wait_for()


def thought(page: Page) -> str:
    return page.locator(".lesson .thought").inner_text()


def steps_of(game: str) -> int:
    return lesson_of(game).plan().thoughts()


def follow(someone: Player, most: int = 200) -> list[int]:
    """Does what the lesson says, to its end; gives the steps at which somebody was asked."""
    page = someone.page
    lesson = page.locator(".lesson")
    last: str | None = None
    steps: list[int] = []
    for _ in range(most):
        page.wait_for_function(NEXT, arg=last)
        if lesson.get_attribute("data-done") is not None:
            return steps
        steps.append(int(lesson.get_attribute("data-step") or 0))
        last = someone.answer()
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize(
    ("game", "kind", "screen"),
    [("grimoria", Player, {"color_scheme": "light"}), ("schatzjagd", Thumb, PHONE), ("zauberschwert", Typist, {})],
    ids=["mouse", "phone", "keyboard"],
)
def test_a_guided_game_is_played_to_its_end(
    visit: Visit, game: str, kind: type[Player], screen: dict[str, int | bool | str]
) -> None:
    page = visit(**screen)
    begin(page, game)
    check(page)
    steps = follow(kind(page))
    assert steps == sorted(steps)
    assert {*steps} == {*range(1, steps_of(game) + 1)}
    expect(page.get_by_role("region", name="What you know now").locator("li")).not_to_have_count(0)
    check(page)
    page.get_by_role("button", name="Play a real game now").click()
    page.locator(".house [data-question]").wait_for()
    expect(page.locator(".lesson")).to_have_count(0)
