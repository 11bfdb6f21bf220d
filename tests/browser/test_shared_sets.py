"""Card sets that go to others: as one file with their pictures, by a link that a second visitor plays, on the shelf."""

import json
import re
import zipfile
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_own_cards import bench, bring, is_right, look_at, png, saved, tile, workshop

CARDS = 'game = "grimoria"\ntitle = "{}"\n[king]\npoints = 7\nflavour = "Mine, all mine."\n'


def made(page: Page, title: str) -> Page:
    """A set with a picture of the maker's own on the queen."""
    workshop(page, "grimoria")
    file = {"name": "mine.toml", "mimeType": "application/toml", "buffer": CARDS.format(title).encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    is_right(page)
    tile(page, "Queen").click()
    bring(page, "mine.png", "image/png", png())
    expect(bench(page).locator(".face image")).to_have_attribute("href", re.compile("^/pictures/"))
    bench(page).get_by_role("button", name="Done").click()
    is_right(page)
    return page


def shared_link(page: Page) -> str:
    page.get_by_role("button", name="Share by a link").click()
    link = page.get_by_label("Link to this card set").input_value()
    return "/sets/" + link.rpartition("/")[2]


def test_a_set_with_a_picture_is_saved_and_read_in_as_one_file(visit: Visit, tmp_path: Path) -> None:
    page = made(visit(accept_downloads=True), "In a box")
    download = saved(page)
    assert download.suggested_filename == "in-a-box.grimoria.zip"
    path = tmp_path / download.suggested_filename
    download.save_as(path)
    with zipfile.ZipFile(path) as archive:
        assert sorted(name.partition("/")[0] for name in archive.namelist()) == ["pictures", "set.toml"]
    other = workshop(visit(), "grimoria")
    other.locator("input[type=file]").set_input_files(path)
    is_right(other)
    expect(tile(other, "Queen").locator("image")).to_have_attribute("href", re.compile("^/pictures/"))
    expect(tile(other, "King").locator(".flavour")).to_have_text("Mine, all mine.")
    no_archive = {"name": "evil.zip", "mimeType": "application/zip", "buffer": b"PK\x03\x04 no"}
    other.locator("input[type=file]").set_input_files(no_archive)  # type: ignore[arg-type]
    expect(other.get_by_role("alert")).to_contain_text("This is no archive with a card set")


def test_a_second_visitor_opens_the_link_plays_the_set_and_copies_it(visit: Visit) -> None:
    maker = made(visit(), "For friends")
    link = shared_link(maker)
    friend = visit()
    friend.goto(link)
    expect(friend.locator("h1")).to_have_text("For friends")
    king = friend.locator("li", has_text="King")
    expect(king.locator(".points")).to_have_text("7")
    expect(friend.locator("li", has_text="Queen").locator("image")).to_have_attribute("href", re.compile("^/pictures/"))

    friend.get_by_role("link", name="A table with these cards").click()
    expect(friend.get_by_role("radio", name="For friends")).to_be_checked()
    friend.get_by_role("group", name="Seat 2").get_by_text("bot").click()
    friend.get_by_role("group", name="Seat 3").get_by_text("free").click()
    friend.get_by_role("button", name="Lay the table").click()
    friend.locator(".stage").get_by_role("button", name="Menu").click()
    expect(friend.get_by_role("link", name="This table plays with cards of its own: For friends")).to_be_visible()
    friend.keyboard.press("Escape")
    player, last = Player(friend, 3), None
    for _ in range(4):
        assert player.wait(last)
        last = player.answer()

    friend.goto(link)
    expect(friend.locator(".lead")).to_contain_text("played once")
    friend.get_by_role("button", name="Copy to my sets").click()
    is_right(friend)
    expect(tile(friend, "King").locator(".points")).to_have_text("7")

    tile(maker, "King").click()
    bench(maker).get_by_label("points", exact=True).fill("9")
    bench(maker).get_by_role("button", name="Done").click()
    is_right(maker)
    maker.get_by_role("button", name="Share the changes").click()
    expect(maker.get_by_role("button", name="Share the changes")).to_be_disabled()
    friend.goto(link)
    expect(friend.locator("li", has_text="King").locator(".points")).to_have_text("9")
    maker.get_by_role("button", name="Stop sharing").click()
    expect(maker.get_by_role("button", name="Share by a link")).to_be_visible()
    friend.goto(link)
    expect(friend.get_by_role("alert")).to_have_text("There is no card set under this link, or no longer.")


def test_a_set_is_put_on_the_shelf_found_there_and_reported(visit: Visit) -> None:
    maker = made(visit(), "On the shelf")
    shared_link(maker)
    maker.get_by_label("Your name").fill("Wichser")
    maker.get_by_role("button", name="Put it on the shelf for everybody").click()
    expect(maker.get_by_role("alert")).to_contain_text("no words that offend")
    maker.get_by_label("Your name").fill("Anna")
    maker.get_by_role("button", name="Put it on the shelf for everybody").click()
    expect(maker.get_by_role("link", name="It stands on the shelf.")).to_be_visible()

    for width, scheme, locale in ((1440, "dark", "en-GB"), (390, "light", "de-DE")):
        page = visit(width, 900, color_scheme=scheme, locale=locale)
        page.goto("/shelf?game=grimoria")
        box = page.locator(".box", has_text="On the shelf")
        expect(box).to_contain_text("Anna")
        look_at(page, width)
        box.click()
        expect(page.locator("h1")).to_have_text("On the shelf")
        look_at(page, width)
    friend = visit()
    friend.goto("/shelf?game=schatzjagd")
    expect(friend.locator(".box", has_text="On the shelf")).to_have_count(0)
    friend.get_by_text("Grimoria").click()
    friend.locator(".box", has_text="On the shelf").click()
    friend.get_by_role("button", name="Report").click()
    bench(friend).get_by_label("What is wrong with it?").fill("not nice")
    bench(friend).get_by_role("button", name="Send the report").click()
    expect(friend.get_by_role("button", name="Reported")).to_be_disabled()
    maker.get_by_role("button", name="Take it off the shelf").click()
    expect(maker.get_by_role("button", name="Put it on the shelf for everybody")).to_be_visible()
    friend.goto("/shelf")
    expect(friend.locator("h1")).to_be_visible()
    expect(friend.locator(".box", has_text="On the shelf")).to_have_count(0)


def with_quick_bots(route: Route) -> None:
    """How bots play is no matter of the page."""
    route.continue_(post_data=json.dumps(route.request.post_data_json | {"level": "random"}))


def test_bots_try_a_set_out_and_are_stopped(visit: Visit) -> None:
    page = made(visit(), "To try")
    page.route("**/api/trials", with_quick_bots)
    begin = page.get_by_role("button", name="Let bots try it out")
    page.get_by_role("group", name="Seats").get_by_text("2", exact=True).click()
    refusal = page.get_by_role("alert").filter(has_text="Bots cannot try it out at the moment")
    table = page.get_by_role("table")
    begin.click()
    while not table.count():  # a server that has just begun may still prepare the rules
        expect(table.or_(refusal)).to_be_visible(timeout=600_000)
        if refusal.count():
            begin.click()
    expect(table.get_by_role("row", name=re.compile("Victories of seat 1"))).to_contain_text("to")
    expect(page.get_by_role("status").filter(has_text="games each")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(begin).to_be_enabled()
