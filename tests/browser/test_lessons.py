"""The guided first games in a real browser: by mouse, by keyboard alone and on a phone, each to its end."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import PHONE, Player, ThumbOnLand, Typist, speak_at_table
from tests.browser.test_pages import check
from zaubertisch.games import game as load_game
from zaubertisch.tables.lessons import lesson_of

WATCH_STEPS = """() => { const lesson = document.querySelector('.lesson'); window.steps = [lesson.dataset.step];
    const watch = new MutationObserver(() => window.steps.push(lesson.dataset.step));
    watch.observe(lesson, { attributeFilter: ['data-step'] }) }"""
NEXT = """(last) => document.querySelector('.lesson[data-done]') || [...document.querySelectorAll('[data-question]')]
    .some((asked) => asked.dataset.question !== last && document.querySelector('.house [data-option]'))"""


def begin(page: Page, game: str) -> None:
    """From the first page, in English."""
    page.goto("/")
    title = load_game(game).words("en").say("game-name")
    cover = page.locator("article", has=page.get_by_role("heading", name=title))
    cover.get_by_role("button", name="Learn by playing").click()
    page.locator(".lesson[data-step='1'] .hint").wait_for()


def steps_of(game: str) -> int:
    return lesson_of(game).plan().hints()


def follow(someone: Player, most: int = 200) -> list[int]:
    """Does what the lesson says, to its end; gives the steps that were shown."""
    page = someone.page
    page.evaluate(WATCH_STEPS)
    last: str | None = None
    for _ in range(most):
        page.wait_for_function(NEXT, arg=last)
        if page.locator(".lesson[data-done]").count():
            return [int(step) for step in page.evaluate("() => window.steps")]
        last = someone.answer()
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize(
    ("game", "kind", "screen"),
    [
        ("grimoria", Player, {"color_scheme": "light"}),
        ("schatzjagd", ThumbOnLand, PHONE),
        ("zauberschwert", Typist, {}),
    ],
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


def test_what_the_lesson_does_not_want_says_so_and_freedom_is_one_press_away(visit: Visit) -> None:
    page = visit()
    begin(page, "grimoria")
    page.locator(".spell").nth(1).click(force=True)  # not lit, but it answers why
    expect(page.locator("dialog[open]")).to_contain_text("Not in this lesson")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play on freely").click()
    expect(page.locator(".lesson")).to_have_count(0)
    expect(page.locator(".spell[data-option]")).to_have_count(5)
    page.locator(".spell").nth(4).click()
    expect(page.get_by_role("log", name="Log")).to_contain_text("showed spell 5")


def test_a_lesson_stays_where_it_was_and_speaks_both_languages(visit: Visit) -> None:
    page = visit()
    begin(page, "grimoria")
    Player(page).answer()
    expect(page.locator(".lesson")).to_have_attribute("data-step", "2")
    expect(page.locator(".hint")).to_contain_text("Away with the Castle!")
    page.reload()
    expect(page.locator(".hint")).to_contain_text("Away with the Castle!")
    speak_at_table(page, "Deutsch")
    expect(page.locator(".hint")).to_contain_text("Weg mit der Burg!")
    page.get_by_role("button", name="Lehrspiel verlassen").click()
    expect(page.get_by_role("button", name="Spielend lernen").first).to_be_visible()


def test_the_page_of_a_new_table_offers_the_lesson_too(visit: Visit) -> None:
    page = visit()
    page.goto("/new/schatzjagd")
    page.get_by_role("button", name="Learn by playing").click()
    expect(page.locator(".hint")).to_contain_text("You are a duke")


def test_a_first_game_without_a_lesson_loads_no_hints(visit: Visit) -> None:
    page = visit()
    loaded: list[str] = []
    page.on("response", lambda response: loaded.append(response.text()) if "/assets/en" in response.url else None)
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    page.locator("[data-question]").wait_for()
    page.wait_for_load_state("networkidle")
    assert loaded
    assert not [text for text in loaded if "lesson-title" in text]
