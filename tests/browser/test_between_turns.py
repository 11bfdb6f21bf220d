"""Between two own turns: the bots' pace, skipping, what one missed, and what a screen reader hears of it."""

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as NotInTime

from tests.browser.conftest import Visit
from tests.browser.past import every_question, go_on, new_table
from tests.browser.player import A_MOMENT, Player, Typist
from tests.browser.server import served
from tests.browser.test_pages import check
from tests.sample import sample

TRIES = sample("quick second clicks", 3, 3)
RECAP = "Since your last turn"
CALM = "localStorage.setItem('zaubertisch.settings', JSON.stringify({ pace: 'calm', language: 'en' }))"
FOCUSED = "() => document.activeElement?.id === 'question'"
SKIP_OR_NEXT = """(last) => { const now = document.querySelector('[data-question]')?.dataset.question;
    const buttons = [...document.querySelectorAll('button')];
    return (now && now !== last) || buttons.some(({ textContent }) => textContent.includes('Skip to me')) }"""


def said(page: Page) -> list[dict[str, Any]]:
    """Everything that the page will have said to its table."""
    found: list[dict[str, Any]] = []
    page.on(
        "websocket", lambda socket: socket.on("framesent", lambda text: found.append(json.loads(str(text)))),
    )  # fmt: skip
    return found


def of_kind(messages: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [message for message in messages if message["type"] == kind]


def play_until(player: Player, name: str, most: int = 40) -> None:
    """Answers until a button of this name is there."""
    button = player.page.get_by_role("button", name=name)
    last: str | None = None
    for _ in range(most):
        assert player.wait(last)
        if button.count():
            return
        last = player.answer()
    raise AssertionError(f"{name}: never offered")


@pytest.fixture(scope="module")
def patient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its bots pause as they do for persons."""
    with served(tmp_path_factory.mktemp("patient"), "--no-quick") as address:
        yield address


def test_the_pace_is_chosen_at_the_table_remembered_and_said_to_the_server(visit: Visit, server: str) -> None:
    page = visit()
    heard = said(page)
    table = new_table(server, "Anna", "random", game="schatzjagd")
    Player(page).sit_down(f"/t/{table['table']}#{table['seats'][0]['token']}").wait()
    page.get_by_role("button", name="Menu").click()
    sheet = page.get_by_role("dialog", name="Menu")
    expect(sheet.get_by_role("radio", name="brisk")).to_be_checked()
    sheet.get_by_text("at once").click()
    page.keyboard.press("Escape")
    page.reload()
    page.locator("[data-question]").wait_for()
    assert [each["pace"] for each in of_kind(heard, "set_pace")] == ["brisk", "at_once", "at_once"]
    page.goto("/settings")
    expect(page.get_by_role("radio", name="at once")).to_be_checked()


def test_skipping_brings_the_next_own_question_and_is_offered_only_while_others_play(
    visit: Visit, patient_server: str
) -> None:
    page = visit()
    page.add_init_script(CALM)
    heard = said(page)
    table = new_table(patient_server, "Anna", "random", "random", "random", game="schatzjagd")
    player = Player(page).sit_down(f"{patient_server}/t/{table['table']}#{table['seats'][0]['token']}")
    skip = page.get_by_role("button", name="Skip to me")
    last, pressed = None, 0
    while pressed < 2:
        assert player.wait(last)
        expect(skip).to_have_count(0)
        last = player.answer()
        page.wait_for_function(SKIP_OR_NEXT, arg=last)  # calm bots are slow enough to be met
        if skip.count():
            with suppress(NotInTime):  # the last bot may answer while one reaches for it
                skip.click(timeout=A_MOMENT)
                pressed += 1
    assert len(of_kind(heard, "skip")) == 2


def test_a_second_click_answers_nothing_and_opens_nothing(visit: Visit, server: str) -> None:
    """On a card of the display, on which the next answer might lie again; and a key that is held down."""
    for _ in range(TRIES):
        page = visit()
        heard = said(page)
        player = Player(page).sit_down(go_on(server, every_question()["take_card"]))
        player.wait()
        page.locator("[data-option]").first.dblclick()
        page.wait_for_function("() => performance.getEntriesByName('view-on-screen').length > 1")
        expect(page.locator("dialog[open]")).to_have_count(0)
        assert len(of_kind(heard, "answer")) == 1


def test_what_one_missed_is_shown_with_cards_and_can_be_seen_again(visit: Visit, server: str) -> None:
    page = visit()
    table = new_table(server, "Anna", "random", "random", "random", game="schatzjagd")
    player = Player(page, 3).sit_down(f"/t/{table['table']}#{table['seats'][0]['token']}")
    play_until(player, "acts since your last turn")
    asked = player.question()
    offer = page.get_by_role("button", name="acts since your last turn")
    count = int(offer.inner_text().split()[1])
    assert count >= 3
    offer.click()
    film = page.get_by_role("dialog", name=RECAP)
    expect(film).to_contain_text(f"1 / {count}")
    first = film.locator(".act p").inner_text()
    assert first
    film.get_by_role("button", name="One step on").click()
    expect(film).to_contain_text(f"2 / {count}")
    expect(film.locator(".act p")).not_to_have_text(first)
    film.get_by_role("button", name="Once more").click()
    expect(film).to_contain_text(f"1 / {count}")
    check(page)
    film.get_by_role("button", name="To my question").click()
    expect(film).to_have_count(0)
    page.reload()  # who comes back sees it first, then the question
    expect(film).to_be_visible()
    page.keyboard.press("Escape")
    expect(film).to_have_count(0)
    assert player.question() == asked


def test_the_question_has_the_focus_and_what_others_did_is_announced_in_one_sentence(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("button", name="Play now").nth(1).press("Enter")
    page.locator("[data-question]").wait_for()
    page.wait_for_function(FOCUSED)
    player, last = Typist(page, 2), None
    for _ in range(4):
        assert player.wait(last)
        page.wait_for_function(FOCUSED)
        last = player.answer()
    announced = page.locator("[data-announced]")
    expect(announced).not_to_be_empty()
    assert len(announced.inner_text()) < 400
