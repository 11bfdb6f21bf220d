"""While one plays, nothing jumps: what the browser counts as layout shift stays small, whatever the bots do."""

from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.fit import GAMES
from tests.browser.past import new_table
from tests.browser.player import Player
from tests.sample import part, sample

MOST = 0.05  # cumulative layout shift, as browsers count it
ANSWERS = sample("answers over which the table keeps its places", 60, 8)
WATCH = """() => {
    const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ")
    const name = (node) => node?.className?.baseVal ?? node?.className ?? node?.nodeName
    const told = ({ node, previousRect: from, currentRect: to }) => [name(node), place(from), place(to)].join(", ")
    window.shifts = []
    new PerformanceObserver((list) => {
        for (const { value, startTime, hadRecentInput, sources } of list.getEntries())
            if (!hadRecentInput) window.shifts.push([value, startTime, ...sources.map(told)])
    }).observe({ type: "layout-shift" })
}"""


DESKTOP, PHONE = (1440, 900), (390, 844)
PLACES = [(game, size) for size in (DESKTOP, PHONE) for game in GAMES]


@pytest.mark.parametrize(("game", "size"), part("tables that keep their places, by game and width", PLACES, 4))
def test_the_table_keeps_its_places_while_one_plays(
    visit: Visit, server: str, capsys: pytest.CaptureFixture[str], game: str, size: tuple[int, int]
) -> None:
    page = visit(*size)
    table = new_table(server, "Anna", "random", "random", "random", game=game)
    player, last = Player(page, 4).sit_down(f"/t/{table['table']}#{table['seats'][0]['token']}"), None
    assert player.wait(last)
    page.evaluate(WATCH)
    for _ in range(ANSWERS):
        if not player.wait(last):
            break
        last = player.answer()
    shifts = page.evaluate("() => window.shifts")
    most = worst_window(shifts)
    with capsys.disabled():
        print(f"\n{game}, {size[0]} px: layout shift {most:.3f} over {len(player.questions)} answers")
    assert most < MOST, sorted(shifts, key=lambda shift: -float(shift[0]))[:6]


def worst_window(shifts: list[list[Any]]) -> float:
    """Cumulative layout shift as browsers define it: the most within five seconds, no second of peace between."""
    windows: list[tuple[float, float, float]] = []  # when it began, when it last grew, how much
    for value, at, *_ in shifts:
        began, last, total = windows[-1] if windows else (at, at, 0.0)
        if at - last < 1_000 and at - began < 5_000 and windows:
            windows[-1] = (began, at, total + value)
        else:
            windows.append((at, at, value))
    return max((total for _, _, total in windows), default=0.0)
