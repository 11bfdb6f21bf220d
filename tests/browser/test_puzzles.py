"""A puzzle solved and one failed: by mouse, by keyboard, and by touch on a phone; the streak, why, and the next one."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import PHONE, touch
from tests.browser.test_pages import check
from tests.puzzles.examples import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.puzzles.days import puzzle_of_day
from zaubertisch.puzzles.files import puzzles_of
from zaubertisch.puzzles.puzzle import Puzzle
from zaubertisch.server.challenges.day_deals import today

GAME = "grimoria"
QUESTION = "take_card"
WALKS = 40  # steps over what is lit
KEPT = "() => JSON.parse(localStorage['zaubertisch.puzzles'] ?? '[]')"


def some(question: str = QUESTION, count: int = 1) -> list[Puzzle]:
    return [puzzle for puzzle in puzzles_of(load_game(GAME)) if puzzle.question == question][:count]


def number(puzzle: Puzzle, place: int) -> int:
    """The option of the best answer, the second best, ..."""
    return load_game(puzzle.game).options.number([*puzzle.chances][place])


def open_puzzle(page: Page, puzzle: Puzzle) -> None:
    page.goto(f"/puzzles/{puzzle.game}/{puzzle.key}")
    expect(page.locator("[data-question]")).to_have_attribute("data-name", puzzle.question)


def choose(page: Page, option: int) -> None:
    page.locator(f".stage [data-option='{option}']").first.click()
    confirm = page.locator(f"[data-confirms][data-option='{option}']")
    if confirm.count():
        confirm.click()


def verdict(page: Page, outcome: str) -> None:
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", outcome)


def test_a_puzzle_is_failed_explained_and_the_next_one_is_solved(visit: Visit) -> None:
    page = visit()
    first, second = some(count=2)
    open_puzzle(page, first)
    check(page)
    assert not page.locator("[data-verdict]").count()
    choose(page, number(first, 1))
    verdict(page, "missed")
    expect(page.get_by_role("status").filter(has_text="There is something better")).to_be_focused()
    best = first.chances[first.solution]
    expect(page.get_by_label("The verdict")).to_contain_text(f"{best / 10:.1f}%")
    page.get_by_role("button", name="Why?").click()
    lines = page.get_by_role("dialog").get_by_role("listitem")
    expect(lines).to_have_count(len(first.chances))
    expect(lines.first).to_contain_text(f"{best / 10:.1f}%")
    expect(lines.first).to_contain_text("(best)")
    expect(lines.filter(has_text="(yours)")).to_have_count(1)
    expect(page.get_by_role("dialog")).to_contain_text("the best (")
    check(page)
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Next puzzle").click()
    page.wait_for_url(lambda url: first.key not in url)
    expect(page.locator("[data-question]")).to_be_visible()
    open_puzzle(page, second)
    choose(page, number(second, 0))
    verdict(page, "solved")
    assert page.evaluate(KEPT) == [
        {"key": first.key, "is_solved": False, "day": day_of(first)},
        {"key": second.key, "is_solved": True, "day": day_of(second)},
    ]
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_text("1 of 2 solved")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile(r"^Puzzle \d+, solved$"))).to_have_count(1)
    expect(page.get_by_role("link", name=re.compile(r"^Puzzle \d+, missed$"))).to_have_count(1)
    check(page)


def day_of(puzzle: Puzzle) -> str | None:
    return today() if puzzle_of_day(puzzles_of(load_game(GAME)), today()) == puzzle else None


def test_a_puzzle_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    (puzzle,) = some("choose_spell")
    open_puzzle(page, puzzle)
    wanted = str(number(puzzle, 0))
    for _ in range(WALKS):
        page.keyboard.press("ArrowRight")
        if page.evaluate("() => document.activeElement?.dataset.option") == wanted:
            break
    page.keyboard.press("Enter")
    confirm = page.locator(f"[data-confirms][data-option='{wanted}']")
    if confirm.count():
        page.keyboard.press("Escape")  # it is taken back, and chosen again
        expect(confirm).to_have_count(0)
        page.keyboard.press("Enter")
        confirm.focus()
        page.keyboard.press("Enter")
    verdict(page, "solved")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Why?")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Next puzzle")).to_be_focused()


def test_the_puzzle_of_the_day_on_a_phone_from_the_first_page(visit: Visit) -> None:
    page = visit(**PHONE, locale="de-DE")
    page.goto("/")
    page.get_by_role("link", name="Rätsel").click()
    puzzle = puzzle_of_day(puzzles_of(load_game(GAME)), today())
    assert puzzle is not None
    article = page.get_by_role("article", name="Grimoria")
    expect(article).to_contain_text("noch offen")
    check(page)
    article.get_by_role("link", name="Lösen").click()
    page.wait_for_url(f"**/{puzzle.key}")
    option = number(puzzle, 0)
    lit = page.locator(f".stage [data-option='{option}']").first
    lit.scroll_into_view_if_needed()
    touch(lit)
    confirm = page.locator(f"[data-confirms][data-option='{option}']")
    if confirm.count():
        touch(confirm)
    verdict(page, "solved")
    check(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(KEPT) == [{"key": puzzle.key, "is_solved": True, "day": today()}]
    for control in (page.get_by_role("button", name="Warum?"), page.get_by_role("link", name="Nächstes Rätsel")):
        box = control.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= 844
    page.goto("/puzzles")
    expect(page.get_by_text("ein Tag in Folge")).to_be_visible()


@pytest.mark.parametrize("key", GAMES)
def test_every_kind_of_question_can_be_answered(visit: Visit, key: str) -> None:
    """What is best lies on the table or in the bar, on a desk and on a phone."""
    kinds = {puzzle.question: puzzle for puzzle in puzzles_of(load_game(key))}
    for size in ({}, PHONE):
        page = visit(**size)
        for puzzle in kinds.values():
            open_puzzle(page, puzzle)
            lit = page.locator(f".stage [data-option='{number(puzzle, 0)}']")
            if not lit.count():  # behind the question mark all answers stand in words
                page.get_by_role("button", name="What is this about?").click()
                lit = page.get_by_role("dialog").locator(f"[data-option='{number(puzzle, 0)}']")
            expect(lit.first).to_be_visible()


def test_a_card_of_a_puzzle_explains_itself(visit: Visit) -> None:
    """Also what cannot be answered now: it says which rule forbids it."""
    page = visit()
    (puzzle,) = some()
    open_puzzle(page, puzzle)
    page.locator("[data-region='mine'] button:not([data-option])").first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("link", name="All cards and spells")).to_be_visible()
    expect(sheet).to_contain_text("Why not?")
    expect(sheet.get_by_role("button", name=re.compile(r"^Rule G\d+$")).last).to_be_visible()
    check(page)
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    expect(page.locator("[data-question]")).to_be_visible()  # nothing was answered
    assert page.evaluate(KEPT) == []


def test_a_puzzle_that_is_not_there_says_so(visit: Visit) -> None:
    page = visit()
    page.goto("/puzzles/grimoria/00000000")
    expect(page.get_by_role("heading", name="No such puzzle")).to_be_visible()
    check(page)
