"""Sound at the table: fetched after the first press and never before, heard, silenced, remembered, decoded exactly."""

import base64
import re

from playwright.sync_api import Page, expect
from tools.sound.files import FULL, STEP, content, samples
from tools.sound.sounds import RECIPES
from tools.sound.voices import RATE

from tests.browser.conftest import Visit
from tests.browser.past import new_table
from tests.browser.player import Player

HEARD = """() => performance.getEntriesByType('mark').map(({ name }) => name)
    .filter((name) => name.startsWith('sound-'))"""
FETCHED = """() => performance.getEntriesByType('resource').map(({ name }) => name)
    .filter((name) => name.endsWith('.flac'))"""
SHORT = len(RECIPES) - 1  # all but the room
ALL_FETCHED = f"() => ({FETCHED})().length >= {SHORT}"
DECODE = """async ([text, rate, steps]) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const decoded = await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes.buffer);
    return Array.from(decoded.getChannelData(0), (sample) => Math.round(sample * steps)) }"""


def sit_down(page: Page, server: str, game: str = "schatzjagd") -> Player:
    table = new_table(server, "Anna", "random", game=game)
    player = Player(page).sit_down(f"/t/{table['table']}#{table['seats'][0]['token']}")
    player.wait()
    return player


def play_on(player: Player, answers: int) -> None:
    last = None
    for _ in range(answers):
        assert player.wait(last)
        last = player.answer()


def switch(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_label(name).click()
    page.keyboard.press("Escape")


def test_nothing_is_fetched_before_the_first_press_and_then_what_happens_is_heard(visit: Visit, server: str) -> None:
    page = visit()
    player = sit_down(page, server)
    page.reload()
    player.wait()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(FETCHED) == []
    page.keyboard.press("Shift")
    page.wait_for_function(ALL_FETCHED)
    assert page.evaluate(HEARD) == []
    play_on(player, 3)
    page.wait_for_function(f"() => ({HEARD})().length > 0")
    assert not [name for name in page.evaluate(FETCHED) if "room" in name]


def test_the_switch_silences_at_once_and_is_remembered(visit: Visit, server: str) -> None:
    page = visit()
    player = sit_down(page, server)
    page.wait_for_function(ALL_FETCHED)
    switch(page, "Sounds at the table")
    before = page.evaluate(HEARD)
    play_on(player, 4)
    assert page.evaluate(HEARD) == before
    page.reload()
    player.wait()
    play_on(player, 2)
    assert page.evaluate(HEARD) == page.evaluate(FETCHED) == []
    page.goto("/settings")
    expect(page.get_by_label("Sounds at the table")).not_to_be_checked()
    expect(page.get_by_label("Volume")).to_be_disabled()


def test_a_fire_burns_only_where_one_lights_it(visit: Visit, server: str) -> None:
    page = visit()
    sit_down(page, server)
    switch(page, "Fireside in the background")
    page.wait_for_function(f"() => ({HEARD})().includes('sound-room')")
    page.reload()
    page.locator("[data-question]").wait_for()
    page.keyboard.press("Shift")
    page.wait_for_function(f"() => ({HEARD})().includes('sound-room')")


def test_one_hears_how_loud_it_is_now(visit: Visit) -> None:
    page = visit()
    page.goto("/settings")
    page.get_by_label("Volume").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function(f"() => ({HEARD})().includes('sound-coin')")
    page.reload()
    expect(page.get_by_label("Volume")).to_have_value("65")


def test_a_browser_hears_every_sample_as_it_was_made(visit: Visit) -> None:
    page = visit()
    page.goto("/credits")
    for name in RECIPES:
        heard = page.evaluate(DECODE, [base64.b64encode(content(name)).decode(), RATE, FULL // STEP])
        assert heard == (samples(name) // STEP).tolist(), name


def test_the_first_page_knows_no_sound(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("heading").first.wait_for()
    page.keyboard.press("Shift")
    page.wait_for_load_state("networkidle")
    names = page.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    assert not [name for name in names if re.search(r"\.flac|/player-", name)]
