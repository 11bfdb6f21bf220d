"""Pictures of the screens for docs/screens: `make screens`. Run it after a change, and look at them."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import FLAGS, chromium
from tests.browser.past import Moment, go_on, new_table, random_game, read_in
from tests.browser.player import Player
from tests.browser.serving import served

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
SIZES = {390: 844, 820: 1180, 1440: 900}
Draw = Callable[[Page, str], None]


def moment(question: str, level: int, seed: int = 31, seats: int = 4) -> Moment:
    """A question from the middle of a game, when there is something on the table."""
    for other in range(seed, seed + 60):
        record = random_game(other, seats)
        for step in record.replay():
            is_there = step.position.question == question and int(step.position.g.level) >= level
            for seat in step.position.asked() if is_there else []:
                if len(step.position.legal(seat)) > 1:
                    return Moment(record, step.number, seat)
    raise AssertionError(question)


def table(question: str, level: int) -> Draw:
    def draw(page: Page, server: str) -> None:
        Player(page).sit_down(go_on(server, moment(question, level)), "Wanda")
        page.locator("[data-question]").wait_for()

    return draw


def address(path: str) -> Draw:
    return lambda page, server: page.locator("h1").first.wait_for() if page.goto(path) else None


def past(at: int, eyes: str) -> Draw:
    def draw(page: Page, server: str) -> None:
        page.goto(f"/replay/{read_in(server, random_game(31, 4))}?at={at}&as={eyes}")
        page.locator(".step").wait_for()

    return draw


def plain(page: Page, server: str) -> None:
    made = new_table(server, "Anna", "random", "random", game="schatzjagd")
    player = Player(page, 4).sit_down(f"/t/{made['table']}#{made['seats'][0]['token']}")
    last = None
    for _ in range(5):
        player.wait(last)
        last = player.answer()
    player.wait(last)


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


PICTURES: list[tuple[str, Draw, str, tuple[int, ...]]] = [
    ("start", address("/"), "dark", (390, 1440)),
    ("new-table", address("/new/grimoria"), "dark", (820,)),
    ("cards", address("/cards/grimoria"), "dark", (1440,)),
    ("own-cards", workshop, "dark", (390, 820, 1440)),
    ("own-cards-sheet", printed, "light", (1440,)),
    ("book", table("choose_spell", 9), "dark", (390, 820, 1440)),
    ("take", table("take_card", 8), "light", (390, 820, 1440)),
    ("attack", table("give_companion", 9), "dark", (390, 1440)),
    ("replay", past(60, "all"), "dark", (820, 1440)),
    ("tally", past(1_000_000, "all"), "dark", (390, 1440)),
    ("plain-table", plain, "dark", (1440,)),
]


def take(browser: Browser, server: str, name: str, draw: Draw, scheme: str, width: int) -> None:
    context = browser.new_context(
        base_url=server, viewport={"width": width, "height": SIZES[width]}, locale="de-DE", color_scheme=scheme,
        reduced_motion="reduce",
    )  # fmt: skip
    context.set_default_timeout(60_000)
    page = context.new_page()
    draw(page, server)
    page.wait_for_load_state("networkidle")
    page.mouse.move(2, 2)
    page.wait_for_timeout(600)
    page.screenshot(path=FOLDER / f"{name}-{width}.jpg", type="jpeg", quality=82)
    print(f"{name}-{width}", flush=True)
    context.close()


def main(server: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for name, draw, scheme, widths in PICTURES:
            for width in widths:
                take(browser, server, name, draw, scheme, width)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        main(sys.argv[1])
    else:
        with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as running:
            main(running)
