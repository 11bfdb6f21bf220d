"""Whole games in a real browser: by mouse, by keyboard alone, on a phone, several at one table, on one screen."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.past import every_question, go_on, new_table
from tests.browser.player import FLOWN, PHONE, TABLET, WATCH_FLIGHTS, Player, Thumb, Typist, play_together
from tests.sample import whole


def test_two_clicks_lead_from_the_first_page_to_the_first_own_decision(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("button", name=re.compile("^1. Exchange")).click()
    expect(page.get_by_role("log", name="Log")).to_contain_text("Guest showed spell 1")


@pytest.mark.long
@whole
def test_three_persons_play_a_whole_game_by_mouse_and_on_a_tablet_and_check_the_luck(visit: Visit) -> None:
    host = visit()
    host.goto("/new/grimoria")
    for seat in (2, 3):
        host.get_by_role("group", name=f"Seat {seat}").get_by_text("by link").click()
    host.get_by_role("button", name="Lay the table").click()
    links = host.get_by_role("textbox", name="Link to this seat")
    expect(links).to_have_count(2)
    expect(host.get_by_role("textbox", name="Link for spectators")).to_have_count(1)
    addresses = [links.nth(i).input_value() for i in range(2)]
    guest, thumb = Player(visit(), 0), Thumb(visit(**TABLET), 1)
    players = [Player(host, 7), guest.sit_down(addresses[0], "Guest"), thumb.sit_down(addresses[1], "Thumb")]
    play_together(players)
    for player in players:
        expect(player.page.locator(".pad tfoot")).to_contain_text("Sum")
    host.get_by_role("button", name="Verify the luck").click()
    expect(host.locator(".verify .fits")).to_contain_text("Everything that this browser can check by itself fits.")


@pytest.mark.long
@whole
def test_a_whole_game_by_keyboard_alone(visit: Visit, server: str) -> None:
    table = new_table(server, "Anna", "random")
    player = Typist(visit(), 5)
    player.sit_down(f"/t/{table['table']}#{table['seats'][0]['token']}").play()
    assert "take_card" in player.questions


@pytest.mark.long
def test_a_whole_game_on_a_phone(visit: Visit, server: str) -> None:
    table = new_table(server, "Anna", "random")
    page = visit(**PHONE)
    player = Thumb(page, 2).sit_down(f"/t/{table['table']}#{table['seats'][0]['token']}")
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390, "nothing may stand out of the screen"
    player.play()


def test_two_pass_one_screen_to_each_other_and_a_curtain_hides_their_cards(visit: Visit) -> None:
    page = visit()
    page.goto("/new/grimoria")
    page.get_by_role("group", name="Seat 2").get_by_text("on this device").click()
    page.get_by_role("group", name="Seat 3").get_by_text("free").click()
    for seat, name in enumerate(("Ada", "Bob")):
        page.get_by_label("Your name").nth(seat).fill(name)
    page.get_by_role("button", name="Lay the table").click()
    player = Player(page)
    player.wait()
    asked = page.get_by_label("What you are asked")
    expect(asked).to_contain_text("Ada:")
    player.answer()
    ready = page.get_by_role("button", name="I am Bob")
    expect(ready).to_be_visible()
    assert page.locator(".house").count() == 0
    ready.click()
    expect(asked).to_contain_text("Bob:")
    player.answer()


def test_a_card_that_is_taken_flies_to_its_new_place(visit: Visit, server: str) -> None:
    page = visit(reduced_motion="no-preference")
    player = Player(page).sit_down(go_on(server, every_question()["take_card"]))
    player.wait()
    page.evaluate(WATCH_FLIGHTS)
    player.answer()
    page.wait_for_function(FLOWN)
