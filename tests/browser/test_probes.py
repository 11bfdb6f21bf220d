"""What programs outside can read of a table: the question, every control that answers it, and what one must know."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Visit
from tests.browser.fit import GAMES, GROUPS, Size, new_page, resize, seat_counts, sit_down
from tests.browser.moments import fullest
from tests.browser.test_pages import check
from tests.sample import part

PROBE = """() => {
    const all = (mark) => [...document.querySelectorAll(`[data-${mark}]`)].map((one) => one.dataset[mark])
    const [question] = document.querySelectorAll("[data-question]")
    return { number: question.dataset.question, name: question.dataset.name, options: all("option").map(Number),
             declared: document.querySelector(".stage").dataset.grounds.split(" "), grounds: all("ground"),
             ranges: all("range").length, questions: all("question").length }
}"""
A_GAME = range(7, 9)


def probed(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(PROBE)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_program_reads_question_options_and_grounds_from_the_page(visit: Visit, server: str, game: str) -> None:
    """What it reads is what the server asks, no more and no less; only a range has one control for many numbers."""
    page, sent = visit(), list[dict[str, Any]]()
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: sent.append(json.loads(str(text)))))
    moments = fullest(game, max(seat_counts(game)), A_GAME)
    for kind in part(f"questions of {game} that programs read", sorted(moments), 14):
        sit_down(page, server, moments[kind])
        asked = next(view["question"] for view in reversed(sent) if view["type"] == "view" and view["question"])
        found = probed(page)
        assert (found["questions"], found["number"], found["name"]) == (1, str(asked["number"]), kind)
        assert set(found["options"]) <= set(asked["options"]), kind
        assert set(found["options"]) == set(asked["options"]) or found["ranges"], kind
        assert found["declared"], kind
        assert set(found["declared"]) <= set(found["grounds"]), kind


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_on_any_screen(browser: Browser, server: str, game: str) -> None:
    moments = fullest(game, max(seat_counts(game)), A_GAME)
    for kind, is_touch, sizes in part(f"questions of {game} on all screens seen by axe", turns(list(moments)), 29):
        page = new_page(browser, server, sizes[0], is_touch, color_scheme="light" if is_touch else "dark")
        sit_down(page, server, moments[kind])
        for size in part("screens seen by axe, of four", sizes, 2):
            resize(page, size)
            check(page)
        page.context.close()


def turns(kinds: list[str]) -> list[tuple[str, bool, tuple[Size, ...]]]:
    """By mouse and by finger; in a sample both come."""
    return [
        (kind, is_touch, GROUPS[is_touch][1]) for i, kind in enumerate(kinds) for is_touch in (i % 2 == 0, i % 2 == 1)
    ]
