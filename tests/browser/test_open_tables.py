"""Open tables: strangers find each other, take a bot's seat in the middle of a game, watch, and can be removed."""

import re
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec import structs
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visit
from tests.browser.server import served
from tests.browser.test_pages import FIRST_LOAD, PICTURES, check
from tests.sample import part
from tests.server.test_open_tables import row_of
from zaubertisch.kernel.codec import encode
from zaubertisch.kernel.versions import rule_version
from zaubertisch.server.lobby.lobby import ON_A_PAGE
from zaubertisch.server.migrations import renew_schema
from zaubertisch.server.settings import sqlite_url
from zaubertisch.server.storage.store import make_engine
from zaubertisch.server.storage.store_schema import OPEN_TABLES, TABLES
from zaubertisch.tables.figures import FIGURES
from zaubertisch.tables.setup import DAY_MS, ClockPlan, Opening, SeatPlan, TableSetup

MANY = 5_000

NAMED = """(name) => {
    if (!localStorage.getItem('zaubertisch.settings'))
        localStorage.setItem('zaubertisch.settings', JSON.stringify({ name })) }"""


def come(visit: Visit, name: str, path: str = "/open", **options: object) -> Page:
    page = visit(**options)
    page.add_init_script(f"({NAMED})({name!r})")
    page.goto(path)
    return page


def play_with_people(page: Page, game: str, seats: int) -> None:
    page.get_by_role("group", name="Game", exact=True).get_by_text(game).first.click()
    page.get_by_role("group", name="Seats").get_by_text(str(seats)).click()
    page.get_by_role("button", name="Play with people").click()
    page.wait_for_url(re.compile(r"/t/"))


def test_two_strangers_find_each_other_and_the_game_has_already_begun(visit: Visit) -> None:
    """The second one takes a bot's seat in the middle of the game."""
    anna = come(visit, "Annegret")
    play_with_people(anna, "Grimoria", 2)
    anna.locator("[data-question]").first.wait_for()
    expect(anna.locator("body")).to_contain_text("Bela")
    ben = come(visit, "Benno", width=390, height=844)
    play_with_people(ben, "Grimoria", 2)
    assert anna.url == ben.url
    expect(anna.locator("body")).to_contain_text("Benno")
    expect(ben.locator("body")).to_contain_text("Annegret")
    expect(anna.locator("body")).not_to_contain_text("Bela")


def test_the_list_changes_while_one_looks_at_it(visit: Visit) -> None:
    looker = visit()
    looker.goto("/open?game=schatzjagd")
    expect(looker.get_by_role("status")).to_contain_text("No table is open")
    check(looker)
    host = come(visit, "Annegret", "/new/schatzjagd")
    host.get_by_text("everybody; we wait until the table is full").click()
    host.get_by_label("Name of the table").fill("By the fire")
    host.get_by_role("button", name="Lay the table").click()
    card = looker.get_by_role("article", name="By the fire")
    expect(card).to_contain_text("One seat is free")
    check(looker)
    looker.get_by_label("Your name").fill("Lukas")  # who has none yet can say it here
    card.get_by_role("button", name="Sit down").click()
    looker.locator("[data-question], .field, .stage, .board").first.wait_for(state="attached")
    expect(host.locator("body")).to_contain_text("Lukas")
    other = visit()
    other.goto("/open")
    full = other.get_by_role("article", name="By the fire")
    expect(full).to_contain_text("All seats are taken")
    host.close()
    looker.close()
    expect(full).to_have_count(0)


SCREENS = [(390, 844, "light"), (820, 1180, "dark"), (1440, 900, "light")]


@pytest.mark.parametrize(("width", "height", "scheme"), part("screens of the open tables", SCREENS))
def test_anybody_watches_and_axe_finds_nothing_serious(visit: Visit, width: int, height: int, scheme: str) -> None:
    host = come(visit, "Annegret")
    play_with_people(host, "Grimoria", 3)
    host.locator("[data-question]").first.wait_for()
    page = visit(width, height, color_scheme=scheme, locale="de-DE")
    page.goto("/open?game=grimoria")
    card = page.get_by_role("article", name="Annegret lädt ein").first
    expect(card).to_be_visible()
    check(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    card.get_by_role("button", name="Zusehen").click()
    expect(page.locator("body")).to_contain_text("Annegret")
    expect(page.locator("[data-question]")).to_have_count(0)


def test_the_host_removes_somebody_and_a_bot_plays_on(visit: Visit, server: str) -> None:
    host = come(visit, "Annegret", "/new/grimoria")
    host.get_by_text("everybody; bots play until somebody comes").click()
    host.get_by_label("Name of the table").fill("House rules")
    host.get_by_role("button", name="Lay the table").click()
    host.locator("[data-question]").first.wait_for()
    guest = come(visit, "Rudolf")
    guest.get_by_role("article", name="House rules").get_by_role("button", name="Sit down").click()
    expect(host.locator("body")).to_contain_text("Rudolf")
    host.get_by_role("button", name="Menu").first.click()
    host.get_by_role("button", name="Remove Rudolf from the table").click()
    expect(guest.get_by_role("heading", name="You no longer sit here")).to_be_visible()
    check(guest)
    guest.goto("/open")
    guest.get_by_role("article", name="House rules").get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("article", name="House rules").get_by_role("alert")).to_be_visible()


def test_the_bare_address_of_an_open_table_lets_one_sit_down(visit: Visit, server: str) -> None:
    host = come(visit, "Annegret", "/new/grimoria")
    host.get_by_text("everybody; bots play until somebody comes").click()
    host.get_by_role("button", name="Lay the table").click()
    host.locator("[data-question]").first.wait_for()
    guest = come(visit, "Rudolf", host.url)
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator("body")).to_contain_text("Rudolf")


def test_a_name_that_hurts_stands_in_no_list(visit: Visit, server: str) -> None:
    page = come(visit, "Annegret", "/new/grimoria")
    page.get_by_text("everybody; bots play until somebody comes").click()
    page.get_by_label("Name of the table").fill("F u c k")
    page.get_by_role("button", name="Lay the table").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert "/new/" in page.url


def test_who_may_not_have_a_name_there_hears_of_it(visit: Visit) -> None:
    page = come(visit, "H1tler 88")
    play_with_people(page, "Grimoria", 4)
    expect(page.get_by_role("alert")).to_contain_text("Nobody can be called here what you call yourself")
    expect(page.locator("body")).not_to_contain_text("H1tler")


def lay_many(folder: Path, count: int) -> None:
    """So many open slow tables in the database of a server that is yet to start."""
    engine = make_engine(sqlite_url(folder / "tables.sqlite"))
    renew_schema(engine)
    plans = [SeatPlan("person", "1", f"Seat {i}", is_open=True) for i in range(4)]
    clock, opening = ClockPlan(DAY_MS, each_move=True), Opening("A title", "w" * 24, with_bots=False)
    setup = TableSetup("grimoria", {}, "", plans, clock, 1, "00", rule_version("grimoria"), opening=opening)
    about = {"game": "grimoria", "setup": encode(setup).decode(), "state": "waiting", "number": 0, "due_ms": None}
    tables = [about | {"table": row_of(i).table, "created_ms": i, "changed_ms": i} for i in range(count)]
    shown = [structs.replace(row_of(i), figures=[FIGURES[0]]) for i in range(count)]
    rows = [{"table": row.table, "node": "", "is_slow": True, "body": encode(row).decode()} for row in shown]
    with engine.begin() as link:
        link.execute(sa.insert(TABLES), tables)
        link.execute(sa.insert(OPEN_TABLES), rows)
    engine.dispose()


def test_five_thousand_open_tables_are_opened_as_quickly_as_one(browser: Browser, tmp_path: Path) -> None:
    """The page weighs what every first page may, and shows one page of the list."""
    lay_many(tmp_path, MANY)
    with served(tmp_path) as address:
        context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
        page = context.new_page()
        sizes: dict[str, int] = {}
        page.on(
            "requestfinished",
            lambda request: sizes.update({request.url: request.sizes()["responseBodySize"]}),
        )
        page.goto("/open")
        expect(page.get_by_role("status")).to_contain_text("5,000")
        assert 10 <= page.get_by_role("article").count() <= ON_A_PAGE
        check_list(page)
        page.wait_for_load_state()
        pictures = sum(size for url, size in sizes.items() if "/art-" in url)
        total = sum(size for url, size in sizes.items() if ".woff" not in url) - pictures
        assert 20_000 < total < FIRST_LOAD, sizes
        assert pictures < PICTURES, sizes
        context.close()


def check_list(page: Page) -> None:
    """One can go through it, and it stays small."""
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("article").first).to_be_visible()
    assert page.get_by_role("article").count() <= ON_A_PAGE
