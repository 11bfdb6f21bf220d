"""Pictures of the screens for docs/screens, and the page that shows them: `make screens`. Look at them afterwards."""

import base64
import functools
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import FLAGS, chromium
from tests.browser.fit import seat_counts
from tests.browser.flourishes import contact_sheet
from tests.browser.moments import SEEDS, fullest, played
from tests.browser.past import Moment, go_on, new_table, random_game, read_in
from tests.browser.player import Player
from tests.browser.server import served
from zaubertisch.tables.records import Record

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
SIZES = {390: 844, 820: 1180, 1440: 900}
ALL = tuple(SIZES)
QUALITY = 76  # of WebP
PATIENCE = 60_000  # milliseconds
ATTEMPTS = 2
MOST = 10  # kinds of questions of a game

Draw = Callable[[Page, str], None]


class Picture(NamedTuple):
    """What is drawn, how it is called, by candle light (dark) or by day, and how wide."""

    chapter: str
    name: str
    title: str
    draw: Draw
    scheme: str = "dark"
    widths: tuple[int, ...] = ALL
    is_fleeting: bool = False  # a reload would lose it


# Where the camera goes


@functools.cache
def frequent(game: str) -> tuple[str, ...]:
    """The questions that are asked most often, where there is a choice."""
    counts: Counter[str] = Counter()
    for seed in SEEDS:
        for step in played(game, seed, max(seat_counts(game))).replay():
            counts.update(
                step.position.question for seat in step.position.asked() if len(step.position.legal(seat)) > 1
            )
    return tuple(name for name, _ in counts.most_common(MOST))


def questions(game: str, chapter: str) -> list["Picture"]:
    """By candle light and by day in turns; each is the fullest moment of its kind."""
    return [
        Picture(chapter, f"{game}-{name.replace('_', '-')}", name.replace("_", " ").capitalize(),
                table(lambda name=name: fullest(game, max(seat_counts(game)))[name]), ("dark", "light")[i % 2])
        for i, name in enumerate(frequent(game))
    ]  # fmt: skip


def table(find: Callable[[], Moment]) -> Draw:
    def draw(page: Page, server: str) -> None:
        Player(page).sit_down(go_on(server, find()), "Wanda")
        page.locator("[data-question]").wait_for()

    return draw


def address(path: str) -> Draw:
    return lambda page, server: page.locator("h1").first.wait_for() if page.goto(path) else None


def past(find: Callable[[], Record], at: int, eyes: str = "all") -> Draw:
    def draw(page: Page, server: str) -> None:
        page.goto(f"/replay/{read_in(server, find())}?at={at}&as={eyes}")
        page.locator(".step").wait_for()

    return draw


def waiting_room(page: Page, server: str) -> None:
    """One has sat down, another place waits for a friend."""
    made = new_table(server, "Wanda", "Bela", "3", game="schatzjagd")
    Player(page).sit_down(f"/t/{made['table']}#{made['seats'][0]['token']}", "Wanda")
    page.locator(".room").wait_for()


def lesson(page: Page, server: str) -> None:
    page.goto("/")
    cover = page.locator("article[data-cover=grimoria]")
    cover.get_by_role("button", name="Spielend lernen").click()
    page.locator(".lesson[data-step='1'] .hint").wait_for()


def workshop(page: Page, server: str) -> None:
    """A card being made, with what it does on each face of the die."""
    page.goto("/cards/schatzjagd/own")
    page.locator(".ways .gold").click()
    page.locator(".make").click()
    bench = page.get_by_role("dialog")
    bench.locator(".step select").nth(0).select_option("place")
    bench.locator(".step select").nth(1).select_option("die")
    bench.locator("input.text").fill("Zauberbrunnen")
    for face, effect in ((0, "death"), (2, "skip"), (5, "cure")):
        bench.locator(".nested > li").nth(face).locator("button").last.click()
        bench.locator(".nested > li").nth(face).locator("select").first.select_option(effect)
    page.locator("[data-stage=right]").wait_for()
    bench.locator("h2").scroll_into_view_if_needed()


def printed(page: Page, server: str) -> None:
    page.goto("/cards/schatzjagd/sheet")
    page.locator(".page").first.wait_for()


END = 1_000_000  # beyond the last answer
HOUSE = "The house"


@functools.cache
def pictures() -> tuple[Picture, ...]:
    return (
        Picture(HOUSE, "start", "The first page", address("/"), widths=(390, 1440)),
        Picture(HOUSE, "new-table", "Laying a table", address("/new/grimoria"), widths=(820,)),
        Picture(HOUSE, "waiting", "The waiting room", waiting_room, widths=(390, 1440), is_fleeting=True),
        Picture(HOUSE, "lesson", "A guided first game", lesson, widths=(390, 1440), is_fleeting=True),
        Picture(HOUSE, "open", "Open tables", address("/open"), "light", (390, 1440)),
        Picture(HOUSE, "cards", "Every card of a game", address("/cards/schatzjagd"), widths=(1440,)),
        Picture(HOUSE, "own-cards", "Making a card of one's own", workshop, is_fleeting=True),
        Picture(HOUSE, "own-cards-sheet", "Cards to cut out", printed, "light", (1440,)),
        Picture(HOUSE, "replay", "Looking back", past(lambda: random_game(31, 4), 60)),
        Picture(HOUSE, "tally", "The tally", past(lambda: random_game(31, 4), END), widths=(390, 1440)),
        Picture(HOUSE, "flourishes", "Flourishes, frame by frame", contact_sheet, widths=(1440,), is_fleeting=True),
        *questions("grimoria", "Grimoria"),
        *questions("schatzjagd", "Schatzjagd"),
        *questions("zauberschwert", "Zauberschwert & Drachenei"),
    )  # fmt: skip


# The camera


def file_of(name: str, width: int) -> Path:
    return FOLDER / f"{name}-{width}.webp"


def shoot(page: Page, path: Path) -> None:
    """What is to be seen now, once nothing is loaded or moved any more."""
    page.wait_for_load_state("networkidle")
    page.mouse.move(2, 2)
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(400)
    wanted = {"format": "webp", "quality": QUALITY}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", wanted)
    path.write_bytes(base64.b64decode(taken["data"]))


def take(browser: Browser, server: str, picture: Picture) -> None:
    """One visitor for all widths: each time as somebody with such a screen finds it."""
    context = browser.new_context(
        base_url=server, locale="de-DE", color_scheme=picture.scheme, reduced_motion="reduce",
        viewport={"width": picture.widths[0], "height": SIZES[picture.widths[0]]},
    )  # fmt: skip
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    try:
        picture.draw(page, server)
        place = page.locator("[data-question], .step, main h1, h1").first
        for width in picture.widths:
            if width != picture.widths[0]:
                page.set_viewport_size({"width": width, "height": SIZES[width]})
                page.reload()
            place.wait_for(state="attached")
            shoot(page, file_of(picture.name, width))
            print(f"{picture.name}-{width}", flush=True)
    finally:
        context.close()


def visits(picture: Picture) -> list[Picture]:
    return [picture._replace(widths=(width,)) for width in picture.widths] if picture.is_fleeting else [picture]


def take_patiently(browser: Browser, server: str, picture: Picture) -> bool:
    """A second attempt where the first failed; says what went wrong."""
    for _ in range(ATTEMPTS):
        try:
            for visited in visits(picture):
                take(browser, server, visited)
            return True
        except Exception:
            traceback.print_exc()
    return False


# The page


def row(picture: Picture) -> str:
    shown = [f"![]({file_of(picture.name, w).name})" if w in picture.widths else "" for w in SIZES]
    return f"| {picture.title} | " + " | ".join(shown) + " |"


def write_page() -> None:
    """docs/screens/README.md; pictures that it does not show are thrown away."""
    lines = [
        "# The screens", "",
        "Taken by `make screens` from real games, at phone (390), tablet (820) and desktop (1440 pixels) width, by",
        "candle light and by day: the ten questions of each game that are asked most often, with the most seats,",
        "each at its fullest. The same command writes this page. Look at them after every change of a screen.",
        "Whether every question fits on every screen is told by `make fit` ([fit.md](fit.md)); every card, cover,",
        "figure and back is shown in [../art.md](../art.md).",
    ]  # fmt: skip
    for chapter in dict.fromkeys(picture.chapter for picture in pictures()):
        lines += ["", f"## {chapter}", "", "| | 390 | 820 | 1440 |", "|---|---|---|---|"]
        lines += [row(picture) for picture in pictures() if picture.chapter == chapter]
    (FOLDER / "README.md").write_text("\n".join(lines) + "\n")
    wanted = {file_of(picture.name, width) for picture in pictures() for width in picture.widths}
    for path in {*FOLDER.glob("*.webp")} - wanted:
        path.unlink()


def main(server: str, names: list[str]) -> int:
    """All pictures, or those whose names begin so; 1 if one could not be taken."""
    FOLDER.mkdir(exist_ok=True)
    chosen = [picture for picture in pictures() if not names or picture.name.startswith(tuple(names))]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        missing = [picture.name for picture in chosen if not take_patiently(browser, server, picture)]
        browser.close()
    if missing:
        print(f"could not be taken: {', '.join(missing)}", file=sys.stderr)
        return 1
    write_page()
    return 0


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as running:
        sys.exit(main(running, sys.argv[1:]))
