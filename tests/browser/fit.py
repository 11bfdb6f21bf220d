"""Does every question fit on every screen? `make fit` tries all of them and prints a table; the tests try a sample.

A question fits where the page does not scroll, every control lies in the window, is not covered and is large enough
for a finger, every declared ground is in sight, and no text is smaller than 11 px or cut off.
"""

import argparse
import functools
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as NotInTime

from tests.browser.chromium import FLAGS, chromium
from tests.browser.moments import played
from tests.browser.past import NAMES, Moment, go_on
from tests.browser.player import Player, touch
from tests.browser.server import served
from zaubertisch.tables.records import Record

GAMES: tuple[str, ...] = ("grimoria", "schatzjagd", "zauberschwert")  # whose table is a stage
FAULTS = (Path(__file__).parent / "fit.js").read_text()
MOUSE = ((1920, 1080), (1440, 900), (1280, 720), (720, 450))
TOUCH = ((820, 1180), (390, 844), (360, 740), (844, 390))
LEAST = {True: 44, False: 24}  # pixels of a control, for a finger and for a mouse
SEEDS = range(7, 11)  # whole games for each number of seats
PATIENCE = 60_000  # milliseconds
A_MOMENT = 3_000
ON_TABLE = "[data-option]:not([data-region=bar] *)"
FILLS = "() => Math.abs(document.querySelector('.stage').clientHeight - innerHeight) < 2"
AT_REST = """() => new Promise((done) => {
    let before = "", frames = 0
    const look = () => {
        const parts = [...document.querySelectorAll("[data-option], [data-ground]")]
        const now = JSON.stringify([innerWidth, innerHeight, ...parts.map((part) => part.getBoundingClientRect())])
        frames = now === before ? frames + 1 : 0
        before = now
        if (frames < 6) requestAnimationFrame(look)
        else done()
    }
    look()
})"""
STILL = """() => Promise.all(document.getAnimations()
    .filter((one) => one.effect?.getTiming().iterations !== Infinity).map((one) => one.finished.catch(() => 0)))"""

Size = tuple[int, int]


class Tried(NamedTuple):
    """One question on one screen, and what did not fit."""

    game: str
    seats: int
    size: Size
    question: str
    faults: list[str]


@functools.cache
def fullest(game: str, seats: int, seeds: range = SEEDS) -> dict[str, Moment]:
    """For every kind of question the moment with the most answers, late in the game, of whole games of bots."""
    found: dict[str, tuple[tuple[int, int], Moment]] = {}
    for seed in seeds:
        record = played(game, seed, seats)
        for step in record.replay():
            for seat in step.position.asked():
                worth = (len(step.position.legal(seat)), step.number)
                kind = step.position.question
                if worth[0] > 1 and (kind not in found or worth > found[kind][0]):
                    found[kind] = (worth, Moment(record, step.number, seat))
    return {kind: moment for kind, (_, moment) in sorted(found.items())}


def seat_counts(game: str) -> range:
    rulebook = Record(game, NAMES[:2], 1).rulebook()
    return range(rulebook.least_seats, rulebook.most_seats + 1)


def new_page(browser: Browser, server: str, size: Size, is_touch: bool, **options: Any) -> Page:
    context = browser.new_context(
        base_url=server, viewport={"width": size[0], "height": size[1]}, has_touch=is_touch, is_mobile=is_touch,
        **{"locale": "de-DE", "reduced_motion": "reduce", "color_scheme": "dark", **options},
    )  # fmt: skip
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def sit_down(page: Page, server: str, moment: Moment) -> None:
    Player(page).sit_down(go_on(server, moment), "Wanda")
    page.locator("[data-question]").wait_for()
    page.evaluate("() => document.fonts.ready")
    page.evaluate(STILL)


def faults_of(page: Page, least: int) -> list[str]:
    page.evaluate(AT_REST)  # another size of the window reaches the page a little later
    found: list[str] = page.evaluate(FAULTS, least)
    return found


def chosen_faults(page: Page, least: int) -> list[str]:
    """The same when something was chosen by a finger and waits for its confirmation."""
    first = page.locator(ON_TABLE).first
    if not first.count():
        return []
    try:
        touch(first)
    except AssertionError as refusal:
        return [str(refusal)]
    with suppress(NotInTime):
        page.locator("[data-confirms]").first.wait_for(timeout=A_MOMENT)
        found = [f"when chosen: {fault}" for fault in faults_of(page, least)]
        page.keyboard.press("Escape")
        return found
    return []


def name_of(moment: Moment, page: Page) -> str:
    question = page.locator("[data-question]").get_attribute("data-name")
    return f"{moment.record.game}-{len(moment.record.seats)}-{question}"


def try_moment(browser: Browser, server: str, moment: Moment, sizes: tuple[Size, ...], pictures: Path | None,
               **options: Any) -> Iterator[tuple[Size, list[str]]]:  # fmt: skip
    """One question on several screens; those for fingers are touched."""
    for is_touch, group in ((False, MOUSE), (True, TOUCH)):
        wanted = [size for size in group if size in sizes]
        if not wanted:
            continue
        page = new_page(browser, server, wanted[0], is_touch, **options)
        sit_down(page, server, moment)
        for width, height in wanted:
            page.set_viewport_size({"width": width, "height": height})
            with suppress(NotInTime):
                page.wait_for_function(FILLS, timeout=A_MOMENT)  # a resized window may tell its height late
            found = faults_of(page, LEAST[is_touch])
            if pictures:
                page.screenshot(path=pictures / f"{name_of(moment, page)}-{width}x{height}.png")
            if is_touch:
                found += chosen_faults(page, LEAST[is_touch])
                if not page.locator("[data-question]").count():  # that was an answer
                    sit_down(page, server, moment)
            yield (width, height), found
        page.context.close()


def tries(server: str, browser: Browser, games: tuple[str, ...], seats: int | None, sizes: tuple[Size, ...],
          question: str | None, pictures: Path | None) -> Iterator[Tried]:  # fmt: skip
    for game in games:
        for count in seat_counts(game) if seats is None else [seats]:
            for kind, moment in fullest(game, count).items():
                if question and kind != question:
                    continue
                for size, found in try_moment(browser, server, moment, sizes, pictures):
                    yield Tried(game, count, size, kind, found)


def table_of(results: list[Tried]) -> str:
    """Size, game, seats, kinds of questions that were tried, and the share that fits."""
    lines = [f"{'size':>10}  {'game':14} seats  questions  fits"]
    for size in (*MOUSE, *TOUCH):
        for game, seats in sorted({(one.game, one.seats) for one in results}):
            here = [one for one in results if (one.game, one.seats, one.size) == (game, seats, size)]
            if here:
                share = sum(not one.faults for one in here) / len(here)
                lines.append(f"{size[0]:>5}x{size[1]:<4}  {game:14} {seats:>5}  {len(here):>9}  {share:>4.0%}")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="try every kind of question on every screen")
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--size", action="append", help="for example 390x844")
    parser.add_argument("--question")
    parser.add_argument("--server", help="the address of a server that runs already")
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of everything that is tried")
    asked = parser.parse_args()
    sizes = tuple((int(w), int(h)) for w, h in (one.split("x") for one in asked.size or [])) or MOUSE + TOUCH
    if asked.pictures:
        asked.pictures.mkdir(parents=True, exist_ok=True)
    results = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = asked.server or stack.enter_context(served(folder))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for one in tries(server, browser, tuple(asked.games), asked.seats, sizes, asked.question, asked.pictures):
            results.append(one)
            for fault in one.faults:
                print(f"{one.game} {one.seats} seats {one.size[0]}x{one.size[1]} {one.question}: {fault}", flush=True)
    print(table_of(results))
    return int(any(one.faults for one in results) or not results)


if __name__ == "__main__":
    sys.exit(main())
