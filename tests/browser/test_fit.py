"""A sample of `make fit`: the fullest questions of each game, with the most seats, on the hardest screens."""

from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Visit
from tests.browser.fit import FAULTS, GAMES, TOUCH, Screens, faults_of, seat_counts
from tests.browser.fit_table import Notebook, Tried, table_of
from tests.browser.moments import fullest
from tests.browser.past import Moment, go_on
from tests.browser.player import PHONE, Player, touch
from tests.sample import part

SCREENS = ((1280, 720), (720, 450), (360, 740), (844, 390))
SAMPLE = {
    "grimoria": ("choose_spell", "react", "take_card"),
    "schatzjagd": ("step", "fight", "influence"),
    "zauberschwert": ("choose_adventure", "bid", "choose_alliance"),
}
HARDEST = tuple(part("hardest screens", SCREENS, 2))
A_GAME = range(7, 9)


def moments_of(game: str) -> dict[str, Moment]:
    found = fullest(game, max(seat_counts(game)), A_GAME)
    return {kind: found[kind] for kind in SAMPLE[game] if kind in found}


@pytest.mark.parametrize("game", GAMES)
def test_the_fullest_questions_fit_on_the_hardest_screens(browser: Browser, server: str, game: str) -> None:
    tried = moments_of(game)
    assert len(tried) == len(SAMPLE[game])
    with closing(Screens.of(browser, server)) as screens:
        for kind in part(f"fullest questions of {game} on the hardest screens", SAMPLE[game]):
            for size, faults in screens.attempt(tried[kind], HARDEST):
                assert not faults, f"{kind} at {size}: {faults}"


def test_what_was_tried_is_kept_until_the_screens_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fits, does_not = (
        Tried("grimoria", 2, size, "react", faults) for size, faults in (((390, 844), []), ((1, 2), ["?"]))
    )
    for one in (fits, does_not):
        Notebook(tmp_path, GAMES).write(one)
    again = Notebook(tmp_path, GAMES)
    assert list(again.tried.values()) == [fits, does_not]
    assert again.fits("grimoria", 2, (390, 844), "react")
    assert not again.fits("grimoria", 2, (1, 2), "react")  # tried again
    assert table_of([fits]).endswith(" 100%")
    assert table_of([does_not._replace(size=(390, 844))]).endswith("   0%")
    monkeypatch.setattr("tests.browser.fit_table.fingerprint", lambda game: "another")
    assert not Notebook(tmp_path, GAMES).tried


def sit(visit: Visit, server: str) -> Page:
    page = visit(**PHONE)
    Player(page).sit_down(go_on(server, moments_of("grimoria")["choose_spell"]))
    page.locator("[data-question]").wait_for()
    return page


HARMS = {
    ".stage { height: 200dvh !important }": "the page scrolls down",
    ".spell { font-size: 9px !important } .spell .tag { font-size: 9px !important }": "has only 9.0 px",
    ".spell { width: 30px }": "is only 30x",
    ".mine { position: relative; top: -120px }": "is covered by",
    "[data-ground='coins'] { display: none !important }": "has no size",
    ".name { max-width: 6px; overflow: hidden }": "is cut off",
}


def test_the_fitting_test_sees_what_does_not_fit(visit: Visit, server: str) -> None:
    page = sit(visit, server)
    for harm, complaint in HARMS.items():
        assert faults_of(page, 44) == []
        style = page.add_style_tag(content=harm)
        assert any(complaint in fault for fault in faults_of(page, 44)), page.evaluate(FAULTS, 44)
        style.evaluate("(style) => style.remove()")
    page.evaluate("() => { document.querySelector('.stage').dataset.grounds += ' moon' }")
    assert faults_of(page, 44) == ["ground moon is nowhere"]


def test_the_drawer_is_a_page_of_its_own_that_escape_and_back_close(visit: Visit, server: str) -> None:
    page = sit(visit, server)
    side = page.locator(".side")
    for close in (lambda: page.keyboard.press("Escape"), page.go_back):
        touch(page.get_by_role("button", name="Log and talk"))
        side.wait_for()
        assert side.bounding_box() == {"x": 0, "y": 0, "width": PHONE["width"], "height": PHONE["height"]}
        close()
        side.wait_for(state="detached")
    assert page.locator("[data-question]").count() == 1
    assert (PHONE["width"], PHONE["height"]) in TOUCH
