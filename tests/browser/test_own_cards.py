"""Cards of one's own in a real browser: a set copied and changed, a card made, shared, printed, and played."""

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Download, Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import LIT, Player
from tests.browser.test_pages import check
from tests.sample import part
from zaubertisch.games.schatzjagd.state import STANDARD_NAMES
from zaubertisch.terminal.cardfiles import check_cards

NO_CARDS = 'game = "schatzjagd"\ntitle = "Bare"\n' + "".join(f"[{name}]\ncount = 0\n" for name in STANDARD_NAMES)
KEY = re.compile(r"\b(?:value|word|sheet|fault|own|web)-[a-z_]+\b")
DROP = """([selector, text]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "dropped.toml"));
    document.querySelector(selector).dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true }));
}"""


def workshop(page: Page, game: str) -> Page:
    page.goto(f"/cards/{game}/own")
    page.locator("h1").wait_for()
    return page


def copy(page: Page) -> None:
    page.get_by_role("button", name="Copy the game's cards").click()
    is_right(page)


def is_right(page: Page) -> None:
    expect(page.locator("[data-stage]")).to_have_attribute("data-stage", "right")


def tile(page: Page, title: str) -> Locator:
    return page.locator(".tile", has_text=re.compile(rf"^\s*{title}\."))


def bench(page: Page) -> Locator:
    return page.get_by_role("dialog")


def read_in(page: Page, text: str) -> None:
    file = {"name": "mine.toml", "mimeType": "application/toml", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]


def saved(page: Page) -> Download:
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    return download.value


def test_a_set_is_copied_a_value_changed_refused_with_its_reason_and_reset(visit: Visit) -> None:
    page = workshop(visit(), "grimoria")
    copy(page)
    page.get_by_label("Name of the card set").fill("True values")
    tile(page, "King").click()
    points = bench(page).get_by_label("points", exact=True)
    row = bench(page).locator(".value", has=page.get_by_label("points", exact=True))
    expect(row.locator(".mark")).not_to_have_text("own")
    before = points.input_value()

    points.fill("99")
    expect(row.get_by_role("alert")).to_have_text("Allowed is a whole number from 0 to 20.")
    expect(row.locator(".mark")).to_have_text("own")
    expect(page.locator("[data-stage]")).to_contain_text("One thing is not right yet")
    points.fill("lots")
    expect(row.get_by_role("alert")).to_have_text("Allowed is a whole number from 0 to 20.")

    points.fill("17")
    expect(row.get_by_role("alert")).to_have_count(0)
    expect(bench(page).locator("svg .points")).to_have_text("17")
    bench(page).get_by_role("button", name="Done").click()
    is_right(page)

    page.reload()
    is_right(page)
    expect(page.get_by_role("button", name=re.compile("True values.*1 changed, 0 new"))).to_be_visible()
    expect(tile(page, "King")).to_contain_text("own")
    tile(page, "King").click()
    bench(page).get_by_role("button", name=re.compile(r"^reset ?: points")).click()
    expect(bench(page).get_by_label("points", exact=True)).to_have_value(before)
    expect(bench(page).locator("svg .points")).to_have_text(before)


def test_files_that_cannot_be_cards_of_this_game_get_their_reason(visit: Visit) -> None:
    page = workshop(visit(), "grimoria")
    page.evaluate(DROP, [".oak", 'game = "grimoria"\n[king\n'])
    expect(page.get_by_role("alert")).to_have_text("The file cannot be read: line 2 is not TOML.")
    read_in(page, NO_CARDS)
    expect(page.get_by_role("alert")).to_have_text("This file is for another game.")
    expect(page.locator(".desk")).to_have_count(0)
    page.evaluate(DROP, [".oak", 'game = "grimoria"\n[king]\ncount = 30\n[wizard]\ncount = 1\n[queen]\ncolour = 3\n'])
    faults = page.locator(".faults")
    expect(faults).to_contain_text("wizard: There is no such card in this game.")
    expect(page.get_by_role("button", name="Save as a file")).to_be_disabled()
    faults.locator("li", has_text="wizard").get_by_role("button", name="Take out").click()
    expect(faults).not_to_contain_text("wizard")
    expect(faults).to_contain_text("Queen, colour: This card has no such value.")
    faults.get_by_role("button", name="Take out").click()
    is_right(page)


def test_a_file_that_is_read_in_changed_and_saved_keeps_its_comments(visit: Visit, tmp_path: Path) -> None:
    page = workshop(visit(accept_downloads=True), "grimoria")
    read_in(page, '# mine\ngame = "grimoria"\ntitle = "Attic"\n\n# the best\n[king]\npoints = 2 # by a glass\n')
    is_right(page)
    tile(page, "King").click()
    bench(page).get_by_label("points", exact=True).fill("5")
    bench(page).get_by_role("button", name="Done").click()
    is_right(page)
    expect(tile(page, "King").locator("svg .points")).to_have_text("5")
    file = tmp_path / "saved.toml"
    saved(page).save_as(file)
    assert file.read_text() == (
        '# mine\ngame = "grimoria"\ntitle = "Attic"\n\n# the best\n[king]\npoints = 5 # by a glass\n'
    )


def make_blessing(page: Page) -> None:
    """A spell of one's own, from the closed vocabulary."""
    page.get_by_role("button", name="Make a card").click()
    bench(page).get_by_label("kind", exact=True).select_option("spell")
    bench(page).get_by_label("what happens", exact=True).select_option("effects")
    bench(page).get_by_label("name", exact=True).fill("Blessing")
    bench(page).get_by_label("how many in the game", exact=True).fill("30")
    bench(page).get_by_role("button", name="what it does: add one").click()
    gaps = bench(page).locator(".phrase .field")
    gaps.nth(1).select_option("gold")
    gaps.nth(2).fill("99")
    expect(bench(page).get_by_role("alert").first).to_have_text("Allowed is a whole number from 1 to 15.")
    gaps.nth(2).fill("3")
    expect(bench(page).get_by_role("alert")).to_have_count(0)
    expect(bench(page).locator("svg .title")).to_have_text("Blessing")
    expect(bench(page).locator("svg .effect")).to_have_text("gold +3")
    bench(page).get_by_role("button", name="Done").click()


class Blesser(Player):
    """Plays the made card as soon as it is lit."""

    def first_press(self) -> Locator:
        made = self.page.locator(LIT, has_text="Blessing")
        return made.first if made.count() else super().first_press()


def test_a_card_is_made_shared_printed_and_played(visit: Visit, tmp_path: Path) -> None:
    page = workshop(visit(accept_downloads=True), "schatzjagd")
    read_in(page, NO_CARDS)
    expect(page.locator(".faults")).to_contain_text("That makes 0 playing cards in all; allowed are 16 to 128.")
    make_blessing(page)
    is_right(page)

    download = saved(page)
    assert download.suggested_filename == "bare.schatzjagd.toml"
    file = tmp_path / download.suggested_filename
    download.save_as(file)
    assert '[blessing]\ntype = "spell"' in file.read_text()
    assert check_cards([file]) == 0  # the command line takes the same file

    page.get_by_role("button", name="Delete this set").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.locator(".box")).to_have_count(0)
    read_in(page, file.read_text())
    is_right(page)
    expect(tile(page, "Blessing").locator("svg .effect")).to_have_text("gold +3")

    page.get_by_role("link", name="Print").click()
    page.get_by_text("only new").click()
    page.get_by_role("group", name="Backs").get_by_text("without").click()
    expect(page.locator(".page")).to_have_count(4)  # 30 cards, nine to a page
    expect(page.locator(".page").last.locator(".card")).to_have_count(3)
    page.get_by_role("link", name="Back").click()

    page.get_by_role("link", name="A table with these cards").click()
    expect(page.get_by_role("radio", name="Bare")).to_be_checked()
    page.get_by_role("group", name="Seat 2").get_by_text("bot").click()
    page.get_by_role("group", name="Seat 3").get_by_text("free").click()
    page.get_by_role("button", name="Lay the table").click()
    play_the_blessing(page)


def play_the_blessing(page: Page) -> None:
    page.locator(".stage").get_by_role("button", name="Menu").click()
    expect(page.get_by_role("link", name="This table plays with cards of its own: Bare")).to_be_visible()
    page.keyboard.press("Escape")
    player, log = Blesser(page, 5), page.get_by_role("log", name="Log")
    last: str | None = None
    for _ in range(60):
        assert player.wait(last)
        last = player.answer()
        if "showed Blessing" in log.inner_text():
            break
    expect(log).to_contain_text("showed Blessing")
    assert player.wait(last)  # until the next question the hand is still being laid
    mine = page.locator(".house button.card", has_text="Blessing").first
    mine.focus()
    page.keyboard.press("i")
    expect(bench(page)).to_contain_text("gold +3")
    expect(bench(page)).to_contain_text("This card has values of its own.")
    page.keyboard.press("Escape")
    page.locator(".stage").get_by_role("button", name="Menu").click()
    with page.expect_popup() as popup:
        page.get_by_role("link", name="This table plays with cards of its own").click()
    expect(popup.value.locator("li", has_text="Blessing").locator("svg .effect")).to_have_text("gold +3")


def test_everything_can_be_done_by_keyboard(visit: Visit) -> None:
    page = workshop(visit(), "schatzjagd")
    page.get_by_role("button", name="Copy the game's cards").focus()
    page.keyboard.press("Enter")
    is_right(page)
    page.get_by_role("button", name="Make a card").focus()
    page.keyboard.press("Enter")
    bench(page).get_by_label("name", exact=True).focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("Rusty Nail")
    page.keyboard.press("Tab")
    page.keyboard.press("Control+A")
    page.keyboard.type("4")
    expect(bench(page).locator("svg .title")).to_have_text("Rusty Nail")
    bench(page).get_by_role("button", name="Done").focus()
    page.keyboard.press("Enter")
    expect(bench(page)).to_have_count(0)
    expect(tile(page, "Rusty Nail")).to_contain_text("×4")


def test_a_new_card_that_is_left_by_escape_leaves_nothing_behind(visit: Visit) -> None:
    page = workshop(visit(), "schatzjagd")
    copy(page)
    before = page.evaluate("() => localStorage.getItem('zaubertisch.own-cards')")
    for title in ("", "Rusty Nail"):
        page.get_by_role("button", name="Make a card").click()
        if title:
            bench(page).get_by_label("name", exact=True).fill(title)
            expect(bench(page).locator("svg .title")).to_have_text(title)
        page.keyboard.press("Escape")
        expect(bench(page)).to_have_count(0)
        is_right(page)
        expect(page.locator(".tiles").first.locator(".tile")).to_have_count(1)  # only the one that makes a card
        expect(page.get_by_role("button", name=re.compile("0 changed, 0 new"))).to_be_visible()
    after = page.evaluate("() => localStorage.getItem('zaubertisch.own-cards')")
    assert cards_in(after) == cards_in(before) == {}
    page.get_by_role("button", name="Make a card").click()
    bench(page).get_by_label("name", exact=True).fill("Kept")
    bench(page).get_by_role("button", name="Done").click()
    tile(page, "Kept").click()
    page.keyboard.press("Escape")  # a card that was there before stays
    expect(tile(page, "Kept")).to_be_visible()


def cards_in(kept: str) -> Any:
    return json.loads(kept)[0]["cards"]


def png(colour: str = "crimson") -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (300, 200), colour).save(file, "PNG")
    return file.getvalue()


def bring(page: Page, name: str, kind: str, body: bytes) -> None:
    chosen = {"name": name, "mimeType": kind, "buffer": body}
    bench(page).locator("input[type=file]").set_input_files(chosen)  # type: ignore[arg-type]


def test_a_card_gets_a_picture_of_the_game_or_ones_own_and_a_line(visit: Visit) -> None:
    page = workshop(visit(), "grimoria")
    copy(page)
    tile(page, "Queen").click()
    bench(page).get_by_role("button", name="Choose one of the game's").click()
    bench(page).get_by_role("button", name="King", exact=True).click()
    kit = bench(page).locator(".face image")
    expect(kit).to_have_attribute("href", re.compile("^blob:"))
    bring(page, "evil.svg", "image/svg+xml", b"<svg/>")
    expect(bench(page).get_by_role("alert")).to_contain_text("This cannot be a picture of a card.")
    bring(page, "evil.png", "image/png", b"<svg/>")
    expect(bench(page).get_by_role("alert")).to_contain_text("This cannot be a picture of a card.")
    bring(page, "mine.png", "image/png", png())
    picture = bench(page).locator(".face image")
    expect(picture).to_have_attribute("href", re.compile("^/pictures/[0-9a-f]{40}.webp$"))
    expect(bench(page).get_by_role("alert")).to_have_count(0)
    bench(page).get_by_label("A line of your own").fill("Long may she laugh.")
    expect(bench(page).locator(".face .flavour")).to_have_text("Long may she laugh.")
    bench(page).get_by_role("button", name="Done").click()
    is_right(page)
    page.reload()
    expect(tile(page, "Queen").locator("image")).to_be_visible()
    assert page.evaluate("fetch(document.querySelector('image').getAttribute('href')).then((r) => r.status)") == 200
    tile(page, "Queen").click()
    bench(page).get_by_role("button", name="The card's own again").click()
    expect(bench(page).locator(".face image")).to_have_attribute("href", re.compile("^blob:"))


WORKSHOPS = [
    ("schatzjagd", "dark", 1440, "de-DE"),
    ("schatzjagd", "light", 390, "en-GB"),
    ("zauberschwert", "light", 390, "de-DE"),
]


@pytest.mark.parametrize(("game", "scheme", "width", "locale"), part("workshops, by game, light and width", WORKSHOPS))
def test_the_workshop_has_all_words_and_axe_finds_nothing_serious(
    visit: Visit, game: str, scheme: str, width: int, locale: str
) -> None:
    page = workshop(visit(width, 900, color_scheme=scheme, locale=locale), game)
    look_at(page, width)
    page.locator(".ways .gold").click()
    is_right(page)
    look_at(page, width)
    for opened in (".make", ".tile:not(.make) >> nth=3", ".sheet >> nth=0"):
        if page.locator(opened).count():
            page.locator(opened).click()
            bench(page).locator(".value").first.wait_for()
            bench(page).locator(".number").first.fill("x")
            bench(page).get_by_role("alert").first.wait_for()
            look_at(page, width)
            bench(page).locator(".number").first.fill("1")
            page.keyboard.press("Escape")
            is_right(page)
    page.goto(f"/cards/{game}/sheet")
    page.locator(".page").first.wait_for()
    look_at(page, width)


def look_at(page: Page, width: int) -> None:
    check(page)
    assert not KEY.findall(page.locator("body").inner_text())
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
