"""Flourishes: over the board and nothing else, gone at the next press, still without motion, begun by real events."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.flourishes import ENDLESS, HAPPENINGS, SHOWN, Happening, Table
from tests.browser.past import NAMES, Moment, go_on
from tests.browser.player import HEARD, Player
from tests.sample import part
from zaubertisch.games import game
from zaubertisch.tables.records import Record

MOVING = "() => document.querySelector('[data-flourish]').getAnimations({ subtree: true }).length"
TAKES_PRESS = """() => { const box = document.querySelector('[data-flourish]').getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !!hit?.closest('[data-flourish]') }"""
DUEL = next(each for each in HAPPENINGS if each.kind == "duel")
MIRROR = next(each for each in HAPPENINGS if each.kind == "mirror")
MOST_ANSWERS = 60  # of a game that is only begun
SCREENS = [(DUEL, 390, 844), *((each, 1440, 900) for each in HAPPENINGS), (MIRROR, 844, 390)]


def box(page: Page, what: str) -> dict[str, Any]:
    found = page.locator(what).first.bounding_box()
    assert found
    return dict(found)


def lies_apart(one: dict[str, Any], other: dict[str, Any]) -> bool:
    is_beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return is_beside or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]


@pytest.mark.parametrize(("happening", "width", "height"), part("flourishes", SCREENS, 4))
def test_it_stands_still_over_the_board_alone_takes_no_press_and_goes_by_itself(
    visit: Visit, server: str, happening: Happening, width: int, height: int
) -> None:
    """The visitor wants no motion."""
    page = visit(width, height)
    table = Table(page, server, happening.game)
    page.evaluate(ENDLESS)
    table.let_happen(happening)
    expect(page.locator(SHOWN)).to_have_attribute("data-flourish", happening.kind)
    assert page.evaluate(MOVING) == 0
    assert not page.evaluate(TAKES_PRESS)
    shown = box(page, SHOWN)
    for region in ("bar", "lintel", "opponents"):
        assert lies_apart(shown, box(page, f"[data-region={region}]")), region
    page.keyboard.press("Shift")
    expect(page.locator(SHOWN)).to_have_count(0)


def test_it_moves_where_motion_is_wanted_and_goes_by_itself(visit: Visit, server: str) -> None:
    page = visit(reduced_motion="no-preference")
    table = Table(page, server, DUEL.game)
    table.let_happen(DUEL)
    assert page.evaluate(MOVING) > 0
    expect(page.locator(SHOWN)).to_have_count(0)


def test_a_press_ends_it_and_is_not_lost(visit: Visit, server: str) -> None:
    page = visit()
    table = Table(page, server, MIRROR.game)
    page.evaluate(ENDLESS)
    table.let_happen(MIRROR)
    player = Player(page)
    asked = player.question()
    assert asked
    page.locator("[data-region=board] [data-option]").first.click()
    page.wait_for_function(HEARD, arg=[player.second, asked[0]])
    expect(page.locator(SHOWN)).to_have_count(0)


def test_who_wants_bots_at_once_sees_none(visit: Visit, server: str) -> None:
    page = visit()
    page.add_init_script("localStorage.setItem('zaubertisch.settings', JSON.stringify({ pace: 'at_once' }))")
    table = Table(page, server, DUEL.game)
    page.evaluate(ENDLESS)
    table.say(DUEL)
    page.get_by_role("log").get_by_text("fight.").wait_for()
    expect(page.locator(SHOWN)).to_have_count(0)


def asked_with(name: str, question: str, option: str) -> Moment:
    """The beginning of a game of two, up to where a seat may give this answer to such a question."""
    number = game(name).options.number(option)
    for seed in range(1, 50):
        rng, record = Random(seed), Record(name, NAMES[:2], seed)
        position = record.start()
        for at in range(MOST_ANSWERS):
            seat = position.asked()[0]
            if position.question == question and number in position.legal(seat):
                return Moment(record, at, seat)
            answer = rng.choice(position.legal(seat))
            position.answer(seat, answer)
            record = record.answered(seat, position.game.options.name(answer))
    raise AssertionError(f"{option}: never possible")


@pytest.mark.parametrize(("option", "kind"), [("fight", "beaten"), ("decline", "retreat")])
def test_an_answer_of_ones_own_begins_it(visit: Visit, server: str, option: str, kind: str) -> None:
    page = visit()
    player = Player(page).sit_down(go_on(server, asked_with("zauberschwert", "fight_creature", option)))
    player.wait()
    page.evaluate(ENDLESS)
    page.locator(f'[data-option="{game("zauberschwert").options.number(option)}"]').first.click()
    expect(page.locator(SHOWN)).to_have_attribute("data-flourish", kind)
