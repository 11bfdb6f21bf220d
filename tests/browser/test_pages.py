"""What holds on every page: both languages, nothing serious found by axe, little to load, quick to draw."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import Visit
from tests.browser.past import Moment, every_question, go_on, new_table, random_game, read_in
from tests.browser.player import Player, speak_at_table
from tests.fluent_keys import keys_of
from tests.sample import part
from zaubertisch.games import GAMES
from zaubertisch.kernel.words import COMMON

WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
PAGES = (
    "/",
    "/new/grimoria",
    "/cards/grimoria",
    "/cards/zauberschwert",
    "/open",
    "/puzzles",
    "/records",
    "/settings",
    "/me",
    "/me#recover-abcdefghijklmnopqrstuvwxyz",
    "/day",
    "/shelf",
    "/history",
    "/credits",
    "/privacy",
    "/welcome",
    "/calls/confirm",
    "/calls/stop",
    "/nowhere",
)
KEY = re.compile(r"\b(?:web|screen|card|event|question|option|spell|variant|tally|family|win)-[a-z_]+(?:-[a-z_]+)*\b")
FIRST_LOAD = 300_000  # bytes, compressed, without fonts
PICTURES = 250_000  # bytes of covers, cards and figures, which come after the first view


def serious(page: Page, without: str = "") -> list[str]:
    """What axe finds serious or critical, with the places; `without` some part that was looked at before."""
    page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate(
        "(part) => axe.run(part ? { exclude: [part] } : document, { resultTypes: ['violations'] })", without
    )
    bad = [v for v in found["violations"] if v["impact"] in ("serious", "critical")]
    return [f"{v['id']}: {node['target']} {node['failureSummary']}" for v in bad for node in v["nodes"][:4]]


def check(page: Page, without: str = "") -> None:
    page.wait_for_load_state("networkidle")
    found = serious(page, without)
    assert not found, "\n".join(found)
    assert not KEY.findall(page.locator("body").inner_text())


LOOKS = [("light", "de-DE"), ("dark", "de-DE"), ("light", "en-GB"), ("dark", "en-GB")]


@pytest.mark.parametrize(("scheme", "locale"), part("lights and languages of the pages", LOOKS, 4))
def test_pages_have_all_words_and_axe_finds_nothing_serious(visit: Visit, scheme: str, locale: str) -> None:
    page = visit(locale=locale, color_scheme=scheme)
    for address in PAGES:
        page.goto(address)
        page.locator("h1").first.wait_for()
        check(page)


@pytest.mark.parametrize(("scheme", "width"), part("lights and widths of tables", [("dark", 1440), ("light", 390)], 2))
def test_tables_in_every_state_have_all_words_and_axe_finds_nothing_serious(
    visit: Visit, server: str, scheme: str, width: int
) -> None:
    page = visit(width, 900, color_scheme=scheme, locale="de-DE")
    for question in ("choose_spell", "react", "give_companion", "take_card"):
        page.evaluate("() => location.href.startsWith('http') && localStorage.clear()")
        Player(page).sit_down(go_on(server, every_question()[question]))
        page.locator("[data-question]").wait_for()
        check(page)
    page.goto(f"/replay/{read_in(server, random_game(11, 3))}?at=1000000&as=all")
    page.locator(".pad").wait_for()
    check(page)


def test_the_language_changes_at_once_in_the_middle_of_a_game(visit: Visit, server: str) -> None:
    page = visit()
    Player(page).sit_down(go_on(server, every_question()["take_card"]))
    expect(page.locator("#question")).to_contain_text("Take a card from the display.")
    speak_at_table(page, "Deutsch")
    expect(page.locator("#question")).to_contain_text("Nimm eine Karte aus der Auslage.")
    assert page.evaluate("() => document.documentElement.lang") == "de"


BEGUN = """() => ({
    view: performance.getEntriesByName("view-on-screen")[0].startTime,
    pictures: performance.getEntriesByType("resource").find(({ name }) => name.includes("/art-pictures-"))?.startTime,
})"""  # when the first view came, and when the first pictures of cards were asked for


@pytest.mark.parametrize("game", ["Grimoria", "Schatzjagd", "Zauberschwert"])
def test_the_first_load_is_small(visit: Visit, capsys: pytest.CaptureFixture[str], game: str) -> None:
    page = visit()
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if "/assets/" in response.url or response.url.endswith("/"):
            sizes[response.url] = response.request.sizes()["responseBodySize"]

    page.on("requestfinished", lambda request: weigh(request.response()))  # type: ignore[arg-type]
    page.goto("/")
    cover = page.get_by_role("article").filter(has=page.get_by_role("heading", name=re.compile(game)))
    cover.get_by_role("button", name="Play now").click()
    page.locator("[data-question]").wait_for()
    page.wait_for_function(f"() => ({BEGUN})().pictures")
    begun: dict[str, float] = page.evaluate(BEGUN)
    pictures = sum(size for url, size in sizes.items() if "/art-" in url)
    total = sum(size for url, size in sizes.items() if ".woff" not in url) - pictures
    with capsys.disabled():
        print(
            f"\n{game}: first load, up to the first question: {total / 1000:.0f} KB compressed, without fonts;", end=" "
        )
        print(f"after it pictures of {pictures / 1000:.0f} KB")
    assert 20_000 < total < FIRST_LOAD
    assert 20_000 < pictures < PICTURES
    assert begun["pictures"] > begun["view"]  # nobody waits for a picture to be asked


def times_to_screen(page: Page) -> list[float]:
    """How long each view took from its arrival to the screen, in milliseconds, the quickest first."""
    entries = "() => performance.getEntriesByName('view-on-screen').map(({ duration }) => duration)"
    return sorted(page.evaluate(entries))


def test_a_view_of_five_seats_at_the_end_of_a_game_is_drawn_quickly(
    visit: Visit, server: str, capsys: pytest.CaptureFixture[str]
) -> None:
    record = random_game(21, 5)
    at = next(s.number for s in record.replay() if int(s.position.g.level) == 17 and 0 in s.position.asked())
    player = Player(visit()).sit_down(go_on(server, Moment(record, at, 0)))
    player.play()
    times = times_to_screen(player.page)
    assert len(times) > 3
    with capsys.disabled():
        middle = times[len(times) // 2]
        print(f"\nfive seats, last round: {len(times)} views, median {middle:.0f} ms from arrival to screen")


FULL_TABLES = [("schatzjagd", 4), ("zauberschwert", 5)]


@pytest.mark.parametrize(("game", "seats"), part("full tables whose views are timed", FULL_TABLES, 2))
def test_views_of_a_full_table_are_drawn_quickly(
    visit: Visit, server: str, capsys: pytest.CaptureFixture[str], game: str, seats: int
) -> None:
    table = new_table(server, "Anna", *["random"] * (seats - 1), game=game)
    player = Player(visit(), 2).sit_down(f"/t/{table['table']}#{table['seats'][0]['token']}")
    last = None
    for _ in range(8):
        player.wait(last)
        last = player.answer()
    times = times_to_screen(player.page)
    assert len(times) > 8
    with capsys.disabled():
        print(f"\n{game}, {seats} seats: {len(times)} views, median {times[len(times) // 2]:.0f} ms to the screen")


SAID = re.compile(r"""\b(?:say|form)\(\s*["'`]([a-z_-]+)["'`]""")


def said_in(folder: Path) -> set[str]:
    return {
        key
        for path in folder.rglob("*.*")
        if path.suffix in (".svelte", ".ts")
        for key in SAID.findall(path.read_text())
    }


def in_every(files: str) -> set[str]:
    """The words that each of these files has: those that can be said whatever the game is."""
    found = [keys_of(path) for path in COMMON.parent.glob(files)]
    assert len(found) == len(GAMES)
    return set.intersection(*found)


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_word_that_the_client_says_is_in_the_files(language: str) -> None:
    known = keys_of(COMMON / f"{language}.ftl").union(*map(keys_of, COMMON.glob(f"*/{language}.ftl")))
    of_games = [folder for folder in (WEB / "src" / "games").iterdir() if folder.is_dir()]
    for folder in of_games:
        own = keys_of(COMMON.parent / "games" / folder.name / "words" / f"{language}.ftl")
        assert not said_in(folder) - known - own
    anywhere = said_in(WEB / "src").difference(*map(said_in, of_games))
    assert len(anywhere) > 100
    assert not anywhere - known - in_every(f"games/*/words/{language}.ftl") - in_every(f"games/*/lesson/{language}.ftl")


def test_a_preset_of_a_new_table_sets_its_options_and_every_value_has_words(visit: Visit) -> None:
    page = visit()
    page.goto("/new/schatzjagd")
    page.get_by_role("group", name="How long").get_by_text("an evening").click()
    expect(page.get_by_text("Three treasures win")).to_be_visible()
    page.locator("summary").click()
    options = page.locator("details")
    expect(options.get_by_role("group", name="how many treasures win").get_by_role("radio", name="3")).to_be_checked()
    expect(options.get_by_role("group", name="cleansed").get_by_role("radio", name="yes")).to_be_checked()
    for raw in ("share", "three_of_a_kind", "suggested"):
        expect(options.get_by_text(raw, exact=True)).to_have_count(0)
    options.get_by_text("three of a kind among them").click()
    expect(page.get_by_text("as agreed below")).to_be_visible()
    page.get_by_role("button", name="Lay the table").click()
    expect(page.locator(".piles, .house").first).to_be_visible()
