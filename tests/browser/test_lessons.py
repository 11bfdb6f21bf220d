"""The guided first games in a real browser: by mouse, by keyboard alone and on a phone, each to its end."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import CLOSE, PHONE, Player, Thumb, ThumbOnLand, Typist, speak_at_table
from tests.browser.test_pages import check
from tests.sample import part
from zaubertisch.games import game as load_game
from zaubertisch.tables.lesson_paths import Paths
from zaubertisch.tables.lessons import lesson_of

LOW_PHONE = PHONE | {"width": 360, "height": 740}

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


QUARTER = """() => { const lesson = document.querySelector('.lesson'), hint = lesson.querySelector('.hint');
    const [box, said] = [lesson.getBoundingClientRect(), hint.getBoundingClientRect()];
    return { share: box.height / innerHeight, isCut: said.bottom > box.bottom + 1 && said.height > 2,
        scrolls: document.documentElement.scrollHeight > innerHeight + 1,
        covers: [...document.querySelectorAll('.house [data-option]')].filter((lit) => {
            const place = lit.getBoundingClientRect();
            const [x, y] = [place.left + place.width / 2, place.top + place.height / 2];
            return lesson.contains(document.elementFromPoint(x, y)) && !lesson.contains(lit) }).length } }"""


def steps_of(game: str, way: int = 0) -> int:
    """How many hints there are if at every choice this answer is taken."""
    lesson = lesson_of(game)
    chosen = {step.hint: load_game(game).options.name(step.ways[way].option) for step in lesson.choices()}
    return len({moment.step.hint for moment in Paths(lesson).one(chosen) if moment.step} - {""})


def choosing(kind: type[Player], game: str, way: int) -> type[Player]:
    """A person who takes this answer of every choice: the first is 0, the last -1."""
    wanted = {step.hint: step.ways[way].option for step in lesson_of(game).choices()}

    class Chooser(kind):  # type: ignore[misc, valid-type]
        def first_press(self) -> Locator:
            hint = self.page.locator(".lesson").get_attribute("data-hint") or ""
            if hint == "walk":  # a press on C2 would choose before the lesson asks
                return self.page.locator("[data-field='c1'][data-option]")
            return self.reached(wanted[hint]) if hint in wanted else super().first_press()

        def reached(self, option: int) -> Locator:
            """What is lit; a bid is reached step by step, and what is no choice any more is the only thing lit."""
            lit = self.page.locator(f".house [data-option='{option}']")
            more = self.page.locator(".stepper button").last
            if lit.count():
                return lit.first
            return more if more.count() and more.is_enabled() else super().first_press()

        def press(self) -> None:
            if self.page.locator(CLOSE).count():  # something unlit was pressed while the book opened: it said why
                self.page.keyboard.press("Escape")
            if isinstance(self, Typist) and not self.second_press():
                self.first_press().focus()
                self.page.keyboard.press("Enter")
            else:
                super().press()

    return Chooser


def follow(someone: Player, most: int = 200) -> list[int]:
    """Does what the lesson says, to its end; gives the steps that were shown."""
    page = someone.page
    page.evaluate(WATCH_STEPS)
    last: str | None = None
    for _ in range(most):
        page.wait_for_function(NEXT, arg=last)
        if page.locator(".lesson[data-done]").count():
            return [int(step) for step in page.evaluate("() => window.steps")]
        found = page.evaluate(QUARTER)
        if page.viewport_size and page.viewport_size["width"] < 600:
            assert found["share"] <= 0.25, found
        assert not found["isCut"], page.locator(".lesson .hint").inner_text()
        assert not found["scrolls"]
        assert not found["covers"]
        last = someone.answer()
    raise AssertionError("the lesson does not end")


WAYS = [
    ("grimoria", Player, {"color_scheme": "light"}, -1),
    ("grimoria", Thumb, LOW_PHONE, 1),
    ("schatzjagd", ThumbOnLand, PHONE, -1),
    ("schatzjagd", Player, {}, 0),
    ("zauberschwert", Typist, {}, -1),
    ("zauberschwert", Thumb, LOW_PHONE, 0),
]


@pytest.mark.long
@pytest.mark.parametrize(("game", "kind", "screen", "way"), part("guided games, by game and device", WAYS, 6))
def test_a_guided_game_is_played_to_its_end(
    visit: Visit, game: str, kind: type[Player], screen: dict[str, int | bool | str], way: int
) -> None:
    page = visit(**screen)
    begin(page, game)
    check(page)
    steps = follow(choosing(kind, game, way)(page))
    assert steps == sorted(steps)
    assert {*steps} == {*range(1, steps_of(game, way) + 1)}
    expect(page.get_by_role("region", name="What you know now").locator("li")).not_to_have_count(0)
    puzzles = page.get_by_role("link", name="Try a puzzle")
    expect(puzzles).to_have_attribute("href", f"/puzzles?game={game}")
    check(page)
    expect(page.get_by_role("button", name="Play for real, with hints")).to_be_visible()
    page.get_by_role("button", name="Play a real game now").click()
    page.locator(".house [data-question]").wait_for()
    expect(page.locator(".lesson")).to_have_count(0)


def test_what_the_lesson_does_not_want_says_so_and_freedom_is_one_press_away(visit: Visit) -> None:
    page = visit()
    begin(page, "grimoria")
    page.locator("button.spell").nth(1).click(force=True)  # not lit, but it answers why
    expect(page.locator("dialog[open]")).to_contain_text("Not in this lesson")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play on freely").click()
    expect(page.locator(".lesson")).to_have_count(0)
    expect(page.locator(".spell[data-option]")).to_have_count(5)
    page.locator("button.spell").nth(4).click()
    expect(page.get_by_role("log", name="Log")).to_contain_text("showed spell 5")


def test_a_choice_is_free_answered_and_whatever_else_declined_with_a_reason(visit: Visit) -> None:
    page = visit()
    begin(page, "grimoria")
    Player(page).answer()
    lesson = page.locator(".lesson")
    expect(lesson.locator(".choice")).to_have_text("Your choice")
    expect(lesson.locator(".goal")).to_have_text("Goal: most points")
    expect(lesson.locator(".scores > *")).to_have_count(3)
    options = load_game("grimoria").options
    lit = page.locator(".house [data-option]")
    expect(lit).to_have_count(3)
    page.locator("[data-slot] button:not([data-option]), .slot button:not([data-option])").or_(
        page.get_by_role("button", name="face down")
    ).first.click(force=True)
    expect(page.locator("dialog[open]")).to_contain_text("Nobody knows that card")
    page.keyboard.press("Escape")
    page.locator(f"[data-option='{options.number('remove queen')}']").click()
    expect(lesson.locator(".answer")).to_contain_text("Cora will take the Castle instead")
    expect(lesson).to_have_attribute("data-hint", "take_king")


def test_keyboard_and_screen_reader_are_led_to_what_to_press(visit: Visit) -> None:
    page = visit()
    begin(page, "grimoria")
    for hint in ("exchange", "take_king", "hunt"):
        expect(page.locator(".house [data-option]").first).to_be_visible()
        page.keyboard.press("ArrowRight")
        page.wait_for_function("() => document.activeElement?.hasAttribute('data-option')")
        page.keyboard.press("Enter")
        expect(page.locator(".lesson")).to_have_attribute("data-hint", hint)
        page.wait_for_function("() => document.activeElement?.hasAttribute('data-option')")  # no arrow was needed
    expect(page.locator(".lesson .hint [aria-live=polite]")).to_contain_text("Choose 5, the Treasure Hunt")


def test_a_lesson_can_be_left_resumed_and_started_over(visit: Visit) -> None:
    page = visit(**PHONE)
    begin(page, "schatzjagd")
    learner = ThumbOnLand(page)
    learner.answer()
    expect(page.locator(".lesson")).to_have_attribute("data-step", "2")
    address = page.url
    page.get_by_role("button", name="More about the lesson").tap()
    page.get_by_role("button", name="Go on later").tap()
    expect(page.get_by_role("button", name="Learn by playing").first).to_be_visible()
    page.locator(f"a[href='{address.removeprefix(page.url.rstrip('/'))}']").first.click()
    expect(page.locator(".lesson")).to_have_attribute("data-step", "2")
    page.get_by_role("button", name="More about the lesson").tap()
    page.get_by_role("button", name="Start over").tap()
    expect(page.locator(".lesson")).to_have_attribute("data-step", "1")
    assert page.url != address


def test_a_lesson_stays_where_it_was_and_speaks_both_languages(visit: Visit) -> None:
    page = visit()
    begin(page, "grimoria")
    Player(page).answer()
    expect(page.locator(".lesson")).to_have_attribute("data-step", "2")
    expect(page.locator(".lesson .hint")).to_contain_text("Which one do you begrudge the others?")
    page.reload()
    expect(page.locator(".lesson .hint")).to_contain_text("Which one do you begrudge the others?")
    speak_at_table(page, "Deutsch")
    expect(page.locator(".lesson .hint")).to_contain_text("Welche gönnst du den anderen nicht?")
    page.get_by_role("button", name="Später weiter").click()
    expect(page.get_by_role("button", name="Spielend lernen").first).to_be_visible()


def test_the_page_of_a_new_table_offers_the_lesson_too(visit: Visit) -> None:
    page = visit()
    page.goto("/new/schatzjagd")
    page.get_by_role("button", name="Learn by playing").click()
    expect(page.locator(".lesson .hint")).to_contain_text("You are a duke")


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
