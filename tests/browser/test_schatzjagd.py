"""Schatzjagd's table in a real browser: the walk, the fight, death and successor, orders; whole games in three ways."""

import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import player
from tests.browser.conftest import Visit
from tests.browser.past import Moment, go_on, post
from tests.browser.player import Player, Typist
from tests.browser.test_pages import check
from zaubertisch.games.schatzjagd.picture import SchatzjagdPicture, picture
from zaubertisch.tables.records import read_record

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("schatzjagd-*.record"))
SCENES = (
    "choose_castle", "travel", "step", "influence", "use_place", "fight", "do_business", "spend_on_life", "give_order",
    "challenge", "place_bet", "name_number", "steal_card", "play_found", "lay_card", "displace_to",
)  # fmt: skip


def moments(question: str) -> Iterator[tuple[Moment, SchatzjagdPicture]]:
    """The moments of the recorded games at which this was asked, with what the asked seat saw."""
    for path in RECORDS:
        record = read_record(path)
        for step in record.replay():
            for seat in step.position.asked() if step.position.question == question else []:
                yield Moment(record, step.number, seat), picture(step.position.view(seat), seat)


@functools.cache
def moment(question: str) -> Moment:
    return next(moments(question))[0]


def sit_at(page: Page, server: str, found: Moment) -> Player:
    page.evaluate("() => location.href.startsWith('http') && localStorage.clear()")
    player = Player(page).sit_down(go_on(server, found))
    page.locator("[data-question]").wait_for()
    return player


@pytest.mark.parametrize(("scheme", "width", "locale"), [("dark", 1440, "de-DE"), ("light", 390, "en-GB")])
def test_every_scene_has_all_words_and_axe_finds_nothing_serious(
    visit: Visit, server: str, scheme: str, width: int, locale: str
) -> None:
    page = visit(width, 900, color_scheme=scheme, locale=locale)
    for question in SCENES:
        sit_at(page, server, moment(question))
        check(page)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width, question


def log(page: Page) -> Locator:
    return page.get_by_role("log", name="Log")


def test_the_henchman_walks_to_a_far_field_step_by_step(visit: Visit, server: str) -> None:
    found, path = next(
        (found, way.path) for found, seen in moments("step") for way in seen.ways if len(way.path) == 3 == seen.steps
    )
    page = visit()
    sit_at(page, server, found)
    page.locator(f"[data-field={path[2]}]").click()
    for field in path:
        expect(log(page)).to_contain_text(f"went to {field.upper()}")


def test_a_press_halts_the_walk_between_two_steps(visit: Visit, server: str) -> None:
    found, path = next(
        (found, way.path) for found, seen in moments("step") for way in seen.ways if len(way.path) == 3 == seen.steps
    )
    page = visit(reduced_motion="no-preference")
    sit_at(page, server, found)
    page.locator(f"[data-field={path[2]}]").click()
    page.get_by_role("button", name="Halt").click()
    expect(page.get_by_text(re.compile("steps left: [12]"))).to_be_visible()
    expect(page.get_by_role("button", name="Halt")).to_have_count(0)
    expect(log(page)).not_to_contain_text(f"went to {path[2].upper()}")


def test_before_strike_and_flight_the_odds_are_shown_and_fleeing_ends_the_fight(visit: Visit, server: str) -> None:
    found, seen = next((found, seen) for found, seen in moments("fight") if seen.fight and seen.fight.exchanges)
    assert seen.fight is not None
    page = visit()
    sit_at(page, server, found)
    duel = page.get_by_role("region", name="Fight")
    expect(duel).to_contain_text(f"{seen.fight.odds.win:.0%}".replace("%", " %"))
    expect(duel.get_by_role("button", name="Flee")).to_contain_text("parting blow")
    duel.get_by_role("button", name="Flee").click()
    expect(duel).to_have_count(0)
    expect(log(page)).to_contain_text("fled")


def test_a_successor_is_bought_value_by_value(visit: Visit, server: str) -> None:
    page = visit()
    sit_at(page, server, moment("spend_on_life"))
    expect(page.locator(".scene")).to_contain_text("is dead")
    for points in (4, 0, 6, 5):
        page.get_by_role(
            "button", name=re.compile(rf"^({'One point' if points == 1 else f'{points} points'}):")
        ).click()
    expect(log(page)).to_contain_text("has a new henchman")
    expect(page.locator("section.mine")).to_contain_text("5")


def test_a_standing_order_is_given_and_shown_to_its_giver(visit: Visit, server: str) -> None:
    page = visit()
    sit_at(page, server, moment("give_order"))
    page.get_by_role("button", name="flee below 7 life").click()
    expect(page.locator("section.mine header")).to_contain_text("flee below 7 life")


def test_what_was_seen_is_shown_only_with_memory(visit: Visit, server: str) -> None:
    found, _ = next((found, seen) for found, seen in moments("influence") if not seen.remembers and seen.day > 6)
    page = visit()
    sit_at(page, server, found)
    assert page.locator("svg .face").count() == 0
    expect(log(page)).to_contain_text("uncovered an unknown card")


class Thumb(player.Thumb):
    """Here a tap on a field shows what would happen there, a second one goes there."""

    second = f"{Player.second}, .fields .pointed[data-option]"


@pytest.mark.parametrize(
    ("kind", "screen"),
    [(Player, {}), (Typist, {}), (Thumb, {"width": 390, "height": 844, "has_touch": True, "is_mobile": True})],
    ids=["mouse", "keyboard", "phone"],
)
def test_whole_games_are_played(visit: Visit, server: str, kind: type[Player], screen: dict[str, int | bool]) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "level": "random"}]
    options = {"last_day": "5", "memory": "on", "plunder": "on"}
    table = post(f"{server}/api/tables", {"game": "schatzjagd", "seats": seats, "options": options})
    page = visit(**screen)
    someone = kind(page, 3).sit_down(f"/t/{table['table']}#{table['seats'][0]['token']}")
    someone.play()
    expect(page.locator(".pad tfoot")).to_contain_text("Sum")
    assert {"travel", "step"} <= set(someone.questions)
