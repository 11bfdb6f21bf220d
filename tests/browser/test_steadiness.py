"""While one plays, nothing jumps: what the browser counts as layout shift stays small, whatever the bots do."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.fit import GAMES
from tests.browser.past import new_table
from tests.browser.player import Player

MOST = 0.05  # cumulative layout shift, as browsers count it
ANSWERS = 8
WATCH = """() => { window.shifts = []; new PerformanceObserver((list) => { for (const { value, hadRecentInput, sources }
    of list.getEntries()) if (!hadRecentInput) window.shifts.push([value, ...sources.map(({ node }) =>
    node?.className?.baseVal ?? node?.className ?? node?.nodeName)]) })
    .observe({ type: 'layout-shift' }) }"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
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
    total = sum(shift[0] for shift in shifts)
    with capsys.disabled():
        print(f"\n{game}, {size[0]} px: layout shift {total:.3f} over {len(player.questions)} answers")
    assert total < MOST, sorted(shifts, key=lambda shift: -float(shift[0]))[:6]
