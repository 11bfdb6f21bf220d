"""Links that invite once: the address stays clean, a second guest hears it, a second device is added by the seat."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.past import new_table
from tests.browser.player import PHONE, Player, touch
from tests.browser.test_pages import check


def link_of(table: Any, seat: int) -> str:
    return f"/t/{table['table']}#{table['seats'][seat]['token']}"


def screens(page: Page) -> Page:
    """Opens the sheet of one's own screens, by keyboard."""
    page.get_by_role("button", name="Menu").press("Enter")
    page.get_by_role("button", name="My screens").press("Enter")
    return page


def test_the_secret_leaves_the_address_at_once_and_a_reload_keeps_the_seat(visit: Visit, server: str) -> None:
    table = new_table(server, "Anna", "random")
    page = visit()
    page.goto(link_of(table, 0))
    page.locator("form input.field").wait_for()
    assert page.url == f"{server}/t/{table['table']}"
    page.reload()  # before sitting down: the invitation is not lost with the address
    page.locator("form input.field").fill("Anna")
    page.locator("form button").click()
    page.locator("[data-question]").wait_for()
    kept = page.evaluate("() => JSON.stringify(localStorage)")
    for _ in range(2):
        assert page.url == f"{server}/t/{table['table']}"
        page.reload()
        page.locator("[data-question]").wait_for()
    assert re.search(r"[0-9a-f]{48}", kept)
    page.goto(link_of(table, 0))  # the same link again, in the browser that sat down with it
    page.locator("[data-question]").wait_for()
    assert page.url == f"{server}/t/{table['table']}"


def test_a_used_link_says_so_and_allows_watching(visit: Visit, server: str) -> None:
    table = new_table(server, "Anna", "random")
    Player(visit()).sit_down(link_of(table, 0)).wait()
    page = visit(locale="de-DE")
    page.goto(link_of(table, 0))
    expect(page.get_by_role("heading", name="Dieser Platz ist vergeben")).to_be_visible()
    expect(page.locator("main")).to_contain_text("Der Link lädt einmal ein")
    check(page)
    page.get_by_role("button", name="Lieber zuschauen").press("Enter")
    page.locator(".house").wait_for()
    assert page.locator("[data-question]").count() == 0
    page.reload()
    page.locator(".house").wait_for()
    expect(page.locator(".watching")).to_contain_text("Du siehst zu")


def test_a_seat_adds_a_second_device_sees_it_and_signs_it_out(visit: Visit, server: str) -> None:
    table = new_table(server, "Anna", "Ben")
    anna, ben, phone = visit(), visit(), visit(390, 844)
    for page, seat in ((anna, 0), (ben, 1)):
        Player(page).sit_down(link_of(table, seat), f"Seat {seat}")
    anna.locator("[data-question]").wait_for()  # before the game begins another menu is there
    screens(anna).get_by_role("button", name="Link for another device").press("Enter")
    link = anna.get_by_label("One-time link to your seat").input_value()
    anna.get_by_role("dialog").get_by_role("button", name="Close").press("Enter")
    Player(phone).sit_down(link, "Seat 0")
    for page in (anna, phone):
        expect(page.locator(".screens")).to_contain_text("Two screens are at your seat.")
        check(page)
    assert phone.url == f"{server}/t/{table['table']}"
    assert ben.locator(".screens").count() == 0
    anna.get_by_role("button", name="What is that?").press("Enter")
    anna.get_by_role("button", name="Sign the others out").press("Enter")
    expect(phone.get_by_role("heading", name="Signed out")).to_be_visible()
    expect(anna.get_by_text("Only this screen is at your seat.")).to_be_visible()
    check(anna)
    phone.reload()
    expect(phone.get_by_role("heading", name="This link opens nothing")).to_be_visible()
    anna.reload()
    anna.locator("[data-question]").wait_for()
    assert anna.locator(".screens").count() == 0


def test_on_a_phone_the_screens_are_reached_where_one_stands(visit: Visit, server: str) -> None:
    table = new_table(server, "Anna", "random")
    page, other = visit(**PHONE), visit()
    Player(other).sit_down(link_of(table, 0)).wait()
    screens(other).get_by_role("button", name="Link for another device").press("Enter")
    Player(page).sit_down(other.get_by_label("One-time link to your seat").input_value()).wait()
    touch(page.locator(".screens").get_by_role("button", name="What is that?"))
    sheet = page.get_by_role("dialog", name="My screens")
    expect(sheet).to_contain_text("Two screens are at your seat.")
    touch(sheet.get_by_role("button", name="Sign the others out"))
    expect(other.get_by_role("heading", name="Signed out")).to_be_visible()


def test_the_creator_of_a_table_keeps_no_key_to_the_others_seats(visit: Visit, server: str) -> None:
    host, friend = visit(), visit()
    host.goto("/new/grimoria")
    host.get_by_role("button", name="Lay the table").click()
    link = host.get_by_label("Link to this seat").input_value()
    assert "#" not in host.url
    Player(friend).sit_down(link, "Friend").wait()
    Player(host).wait()
    host.goto(link)
    expect(host.get_by_role("button", name="Back to my seat")).to_be_visible()
    expect(host.get_by_role("heading", name="This seat is taken")).to_be_visible()


def test_two_tabs_of_one_browser_may_hold_two_seats(visit: Visit, server: str) -> None:
    table = new_table(server, "Anna", "Ben")
    one = visit()
    two = one.context.new_page()
    for page, seat in ((one, 0), (two, 1)):
        Player(page).sit_down(link_of(table, seat), f"Seat {seat}")
    for _ in range(2):
        for page, name in ((one, "Seat 0"), (two, "Seat 1")):
            page.locator("[data-question]").wait_for()
            expect(page.locator(".seat.mine h3")).to_contain_text(name)
            page.reload()
