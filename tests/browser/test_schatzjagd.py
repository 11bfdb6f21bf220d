"""Schatzjagd's table in a real browser: the walk, a duel, death and plundering, orders; whole games in three ways."""

import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import player
from tests.browser.conftest import Visit
from tests.browser.past import Moment, fork, go_on, post, read_in
from tests.browser.player import PHONE, TABLET, play_together, touch
from tests.browser.test_pages import KEY, serious
from tests.sample import part, whole
from zaubertisch.games.schatzjagd.view.picture import SchatzjagdPicture, picture
from zaubertisch.tables.records import Record, read_record

FOLDER = Path(__file__).parents[1] / "records"
RECORDS = sorted(FOLDER.glob("schatzjagd-*.record"))
FINGER = 44  # pixels
WIDTH = "(field) => field.getBoundingClientRect().width"
SCENES = (
    "choose_castle", "travel", "step", "influence", "use_place", "fight", "do_business", "spend_on_life", "give_order",
    "challenge", "place_bet", "name_number", "steal_card", "play_found", "lay_card", "displace_to", "take_treasures",
    "search_castle",
)  # fmt: skip


@functools.cache
def recorded(name: str) -> Record:
    return read_record(FOLDER / f"schatzjagd-{name}.record")


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


def asked(name: str, question: str, since: int = 0) -> Moment:
    """The first time that this was asked in a recorded game."""
    steps = (step for step in recorded(name).replay() if step.number > since and step.position.question == question)
    step = next(steps)
    return Moment(recorded(name), step.number, step.position.asked()[0])


def before(name: str, event: str) -> Moment:
    """The question of a recorded game whose answer first made this happen, and the seat that answered it."""
    record = recorded(name)
    kind = record.rulebook().events.index(record.rulebook().event_kind(event))
    for step in record.replay():
        g = step.position.g
        if kind in g.event["kind"][: int(g.event_count)].tolist():
            return Moment(record, step.number - 1, record.answers[step.number - 1].seat)
    raise AssertionError(f"{name}: {event} never happened")


# Persons. What was chosen on the table is confirmed in the bar; a walk that has begun is left alone.

STANDS = "() => !document.querySelector('[data-walking]')"


class Player(player.Player):
    second = "dialog[open] [data-option], [data-confirms]"

    def answer(self) -> str | None:
        self.page.wait_for_function(STANDS)
        return super().answer()


class Typist(Player, player.Typist):
    """By keyboard alone, from the name at the door on."""


class Thumb(Player, player.Thumb):
    """The same with a thumb."""


def sit_at(page: Page, server: str, found: Moment) -> Player:
    page.evaluate("() => location.href.startsWith('http') && localStorage.clear()")
    someone = Player(page).sit_down(go_on(server, found))
    page.locator("[data-question]").wait_for()
    return someone


def sit_and_watch(visit: Visit, server: str, found: Moment) -> tuple[Page, Page]:
    """Somebody who plays on from there, and somebody else who only watches."""
    table = fork(server, found)
    mine, guest = visit(), visit()
    Player(mine).sit_down(f"/t/{table['table']}#{table['seats'][0]['token']}")
    guest.goto(f"/t/{table['table']}?watch#{table['spectator']}")
    expect(guest.locator(".stage")).to_be_visible()
    return mine, guest


def log(page: Page) -> Locator:
    return page.get_by_role("log", name="Log")


def mine(page: Page) -> Locator:
    return page.locator("[data-region=mine] > section")


def bar(page: Page) -> Locator:
    return page.locator("[data-region=bar]")


# Every scene


def look_over(page: Page) -> None:
    """Nothing serious found by axe, and no word missing."""
    page.evaluate("() => document.fonts.ready")
    found = serious(page)
    assert not found, "\n".join(found)
    assert not KEY.findall(page.locator("body").inner_text())


@pytest.mark.parametrize(("scheme", "width", "locale"), [("dark", 1440, "de-DE"), ("light", 390, "en-GB")])
def test_every_scene_has_all_words_and_axe_finds_nothing_serious(
    visit: Visit, server: str, scheme: str, width: int, locale: str
) -> None:
    page = visit(width, 900, color_scheme=scheme, locale=locale)
    for question in part(f"scenes of schatzjagd seen by axe at {width} px", SCENES, 9):
        sit_at(page, server, moment(question))
        look_over(page)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width, question
    page.goto(f"/replay/{read_in(server, recorded('plunder'))}?at=1000000&as=all")
    page.locator(".pad").wait_for()
    look_over(page)


# The walk


def far_walks() -> Iterator[tuple[Moment, list[str]]]:
    for found, seen in moments("step"):
        yield from ((found, way.path) for way in seen.ways if len(way.path) == 3 == seen.steps)


def far_walk() -> tuple[Moment, list[str]]:
    return next(far_walks())


def stands_on(page: Page, field: str) -> None:
    expect(mine(page).locator(".at")).to_have_text(field.upper())
    page.wait_for_function(STANDS)


def test_the_henchman_walks_to_a_far_field(visit: Visit, server: str) -> None:
    found, path = far_walk()
    page = visit()
    sit_at(page, server, found)
    page.locator(f"[data-field={path[2]}]").click()
    stands_on(page, path[2])
    expect(log(page)).to_contain_text(f"went to {path[2].upper()}")


WATCH_FIGURES = """() => { window.walks = []; const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        if (this.dataset.figure) window.walks.push([this.dataset.figure, frames.length, timing.duration]);
        return animate.call(this, frames, timing) } }"""


def test_a_walk_is_one_movement_over_the_fields_of_its_way(visit: Visit, server: str) -> None:
    found, path = far_walk()
    page = visit(reduced_motion="no-preference")
    sit_at(page, server, found)
    page.evaluate(WATCH_FIGURES)
    page.locator(f"[data-field={path[2]}]").click()
    stands_on(page, path[2])
    mine_alone = [walk for walk in page.evaluate("() => window.walks") if walk[0] == str(found.seat)]
    assert [frames for _, frames, _ in mine_alone] == [len(path) + 1]
    assert mine_alone[0][2] < 500  # milliseconds


# The land under a finger


def test_a_first_tap_enlarges_the_neighbourhood_and_a_second_one_goes_there(visit: Visit, server: str) -> None:
    found, path = far_walk()
    page = visit(**PHONE)
    sit_at(page, server, found)
    field = page.locator(f"[data-field={path[2]}]")
    assert field.evaluate(WIDTH) < FINGER
    touch(field)
    expect(bar(page).locator("[data-confirms]")).to_contain_text(f"Go to {path[2].upper()}")
    page.wait_for_function(f"(field) => ({WIDTH})(field) >= {FINGER}", arg=field.element_handle())
    touch(field)
    stands_on(page, path[2])


# as soon as the first one is drawn: from here the second would come late on a busy machine
TAP_TWICE = """async ([x, y]) => { for (const _ of [1, 2]) {
    document.elementFromPoint(x, y).dispatchEvent(new PointerEvent('click', { bubbles: true, detail: 1 }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))) } }"""


def test_a_second_quick_tap_does_not_mean_what_lies_there_in_the_enlarged_land(visit: Visit, server: str) -> None:
    found, path = next((found, path) for found, path in far_walks() if path[2][0] in "bchi" and path[2][1] in "1278")
    page = visit(**PHONE)
    sit_at(page, server, found)
    box = page.locator(f"[data-field={path[2]}]").bounding_box()
    assert box
    page.evaluate(TAP_TWICE, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
    expect(bar(page).locator("[data-confirms]")).to_contain_text(f"Go to {path[2].upper()}")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_way_back_from_the_neighbourhood_shows_the_whole_land(visit: Visit, server: str) -> None:
    found, path = far_walk()
    page = visit(**PHONE)
    sit_at(page, server, found)
    field = page.locator(f"[data-field={path[2]}]")
    touch(field)
    expect(page.locator(".letters span")).to_have_count(5)
    touch(bar(page).get_by_role("button", name="Back"))
    expect(page.locator(".letters span")).to_have_count(10)
    expect(bar(page).locator("[data-confirms]")).to_have_count(0)


def test_a_tap_beside_the_lit_fields_means_the_nearest_of_them(visit: Visit, server: str) -> None:
    found, seen = next((found, seen) for found, seen in moments("step") if seen.ways)
    page = visit(**PHONE)
    sit_at(page, server, found)
    lit = {way.field for way in seen.ways} | {seen.seats[found.seat].field}
    far = next(f"{column}{row}" for row in (0, 9) for column in "bcdefghi" if f"{column}{row}" not in lit)
    touch(page.locator(f"[data-field={far}]"))
    expect(bar(page).locator("[data-confirms]")).to_have_count(1)


def test_before_the_die_is_rolled_the_land_says_how_high_one_must_roll(visit: Visit, server: str) -> None:
    found, seen = next((found, seen) for found, seen in moments("travel") if len(seen.ways) > 20)
    page = visit()
    sit_at(page, server, found)
    for way in seen.ways:
        steps = page.locator(f"[data-field={way.field}] .steps")
        expect(steps).to_have_attribute("data-text", str(len(way.path)))
    expect(page.locator(".rolls li")).to_have_count(6)


def test_fields_in_reach_say_their_steps_and_the_odds_of_known_monsters(visit: Visit, server: str) -> None:
    found, way = next(
        (found, way) for found, seen in moments("step") for way in seen.ways if way.odds and seen.remembers
    )
    assert way.odds is not None
    page = visit()
    sit_at(page, server, found)
    field = page.locator(f"[data-field={way.field}][data-option]")
    expect(field).to_have_accessible_name(re.compile(f"{way.odds.win:.0%}".replace("%", " % victory")))
    expect(field.locator(".steps")).to_have_attribute("data-text", str(len(way.path)))


# Fights


def test_a_duel_is_seen_by_all_and_fleeing_costs_a_parting_blow(visit: Visit, server: str) -> None:
    page, guest = sit_and_watch(visit, server, asked("death", "challenge"))
    expect(guest.get_by_role("region", name="Fight")).to_have_count(0)
    page.locator(".choice [data-option]").click()
    duel, seen = (somebody.get_by_role("region", name="Fight") for somebody in (page, guest))
    expect(bar(page).get_by_role("button", name="Strike")).to_contain_text("costs about")
    duel.get_by_role("button", name="Why not flee?").click()  # not before the first exchange
    why = page.get_by_role("dialog")
    expect(why).to_contain_text("Why not?")
    why.get_by_role("button", name="Close").first.click()
    expect(seen).to_contain_text("Dora")
    expect(seen.locator("[data-option]")).to_have_count(0)
    bar(page).get_by_role("button", name="Strike").click()
    expect(duel.locator(".dice")).to_be_visible()
    expect(bar(page).get_by_role("button", name="Flee")).to_contain_text("deadly")
    bar(page).get_by_role("button", name="Flee").click()
    expect(duel).to_have_count(0)
    expect(seen).to_have_count(0)
    expect(log(guest)).to_contain_text("fled")


def test_a_standing_order_is_obeyed_and_shown_to_its_giver_alone(visit: Visit, server: str) -> None:
    challenge = asked("death", "challenge")
    page, guest = sit_and_watch(visit, server, asked("death", "give_order", since=challenge.at))
    order = page.get_by_role("button", name="flee below 8 life")
    order.hover()
    expect(page.locator(".foreseen")).to_contain_text("% victory")
    order.click()
    expect(log(page)).to_contain_text("fled")
    expect(mine(page)).to_contain_text("flee below 8 life")
    expect(log(guest)).to_contain_text("fled")
    expect(guest.locator("body")).not_to_contain_text("flee below")


# Death and plundering


def test_who_dies_with_a_treasure_leaves_it_and_a_successor_is_bought(visit: Visit, server: str) -> None:
    page, guest = sit_and_watch(visit, server, before("death", "treasure_dropped"))
    expect(mine(page)).to_contain_text("carries 1")
    page.get_by_role("button", name="Do nothing").click()
    for somebody in (page, guest):
        expect(somebody.locator("[data-field=c2]")).to_have_accessible_name(re.compile("treasure"))
    expect(page.locator(".succession")).to_contain_text("is dead")
    for points in (4, 0, 6, 5):
        page.get_by_role("button", name=re.compile(rf"^{points} points:")).click()
    expect(log(guest)).to_contain_text("has a new henchman")
    expect(mine(page)).to_contain_text("carries 0")


def test_a_treasure_that_lies_there_is_taken_by_the_next_to_come(visit: Visit, server: str) -> None:
    page, guest = sit_and_watch(visit, server, before("death", "treasures_taken"))
    expect(guest.locator("[data-field=c2]")).to_have_accessible_name(re.compile("treasure"))
    bar(page).locator(".gold").click()
    expect(mine(page)).to_contain_text("carries 1")
    expect(guest.locator("[data-field=c2]")).not_to_have_accessible_name(re.compile("treasure"))


def test_a_castle_is_plundered(visit: Visit, server: str) -> None:
    page, guest = sit_and_watch(visit, server, before("plunder", "treasure_stolen"))
    expect(mine(page)).to_contain_text("carries 0")
    bar(page).locator(".gold").click()
    expect(mine(page)).to_contain_text("carries 1")
    expect(log(guest)).to_contain_text("stole a treasure of Dora")


# What was seen


@pytest.mark.parametrize("remembers", [True, False])
def test_what_was_seen_is_shown_only_if_the_table_says_so(visit: Visit, server: str, remembers: bool) -> None:
    found, seen = next(
        (found, seen) for found, seen in moments("influence") if seen.remembers == remembers and seen.day > 6
    )
    page = visit()
    sit_at(page, server, found)
    known = sum(slot.card is not None for slot in seen.land)
    assert (known > 0) == remembers
    expect(page.locator(".map svg .face")).to_have_count(known)
    if not remembers:
        expect(log(page)).to_contain_text("uncovered an unknown card")


# Whole games


def new_table(server: str, *names: str, bots: int) -> list[str]:
    """A table with plundering; the addresses of its persons."""
    seats: list[Any] = [{"kind": "person", "name": name} for name in names]
    seats += [{"kind": "bot", "level": "random"}] * bots
    options = {"last_day": "5", "standing_orders": "off", "memory": "on", "plunder": "on"}
    table = post(f"{server}/api/tables", {"game": "schatzjagd", "seats": seats, "variants": options})
    return [f"/t/{table['table']}#{seat['token']}" for seat in table["seats"]]


def play_to_the_end(persons: list[player.Player]) -> None:
    play_together(persons, most=5_000)
    for person in persons:
        expect(person.page.locator(".pad tfoot")).to_contain_text("Sum")
        assert "travel" in person.questions
    assert any("step" in person.questions for person in persons)


@pytest.mark.long
@whole
def test_two_persons_play_a_whole_game_by_mouse_and_on_a_tablet(visit: Visit, server: str) -> None:
    by_mouse, on_tablet = new_table(server, "Anna", "Ben", bots=0)
    play_to_the_end([Player(visit(), 0).sit_down(by_mouse), Thumb(visit(**TABLET), 1).sit_down(on_tablet)])


@pytest.mark.long
@whole
def test_four_seats_play_a_whole_game_by_keyboard_alone_and_on_a_phone(visit: Visit, server: str) -> None:
    by_keyboard, on_phone = new_table(server, "Kay", "Tom", bots=2)
    play_to_the_end([Typist(visit(), 2).sit_down(by_keyboard), Thumb(visit(**PHONE), 3).sit_down(on_phone, "Tom")])
