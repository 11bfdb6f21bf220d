"""What visitors see of the operator's choices: privacy as the settings have it, and a server for invited players."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.server import served
from tests.browser.test_pages import check
from tests.commands import run as run_command
from tests.sample import part

OPERATOR = "Anna Muster, anna@example.org"
OPTIONS = ("--operator", OPERATOR, "--keep-talk", "7", "--keep-finished", "0", "--site", "http://127.0.0.1")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("operated")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[str]:
    with served(folder, *OPTIONS) as address:
        yield address


def admin(folder: Path, *words: str) -> str:
    done = run_command("admin", *words, "--database", str(folder / "tables.sqlite"))
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


KEPT = [
    ("en-GB", "Kept for 7 days.", "Kept for ever."),
    ("de-DE", "Wird 7 Tage aufgehoben.", "Wird für immer aufgehoben."),
]


@pytest.mark.parametrize(("locale", "talk", "finished"), part("languages of privacy", KEPT, 2))
def test_privacy_is_shown_as_the_settings_have_it(visit: Visit, locale: str, talk: str, finished: str) -> None:
    page = visit(locale=locale)
    page.goto("/")
    name, finished_name, talk_name, webhooks = {
        "en-GB": ("Privacy", "Finished games", "Talk", "Webhooks:"),
        "de-DE": ("Datenschutz", "Beendete Spiele", "Gespräche", "Webhooks:"),
    }[locale]
    page.get_by_role("contentinfo").get_by_role("link", name=name).click()
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
    cards = page.get_by_role("listitem")
    expect(cards.filter(has=page.get_by_role("heading", name=talk_name))).to_contain_text(talk)
    expect(cards.filter(has=page.get_by_role("heading", name=finished_name))).to_contain_text(finished)
    expect(page.locator("main")).to_contain_text(OPERATOR)
    expect(page.locator("main")).to_contain_text(webhooks)  # there is a site, but neither mail nor push
    expect(page.locator("main")).not_to_contain_text("E-Mail:")
    check(page)


def come_when(page: Page, *, is_closed: bool) -> None:
    """The server looks once a second for what the operator said."""
    for _ in range(100):
        page.goto("/")
        page.get_by_role("button", name="Play now").first.wait_for()
        page.wait_for_load_state("networkidle")
        if page.get_by_role("heading", name="invited guests").is_visible() == is_closed:
            return
    raise AssertionError("the server did not hear of it")


def test_strangers_hear_kindly_that_only_invited_players_play(visit: Visit, folder: Path) -> None:
    assert "only invited players" in admin(folder, "invite-only", "on")
    stranger = visit()
    come_when(stranger, is_closed=True)
    expect(stranger.get_by_role("button", name="Play now").first).to_be_disabled()
    expect(stranger.get_by_role("link", name="Play with friends")).to_have_count(0)
    check(stranger)
    link = admin(folder, "invite")
    stranger.goto(f"/welcome#{link.partition('#')[2]}")
    stranger.get_by_role("button", name="Come in").wait_for()
    assert "#" not in stranger.url
    stranger.get_by_role("button", name="Come in").click()
    stranger.get_by_role("link", name="To the first page").click()
    expect(stranger.get_by_role("heading", name="invited guests")).to_have_count(0)
    stranger.get_by_role("button", name="Play now").first.click()
    stranger.locator("[data-question]").first.wait_for()
    late = visit()
    late.goto(f"/welcome#{link.partition('#')[2]}")
    late.get_by_role("button", name="Come in").click()
    expect(late.get_by_role("alert")).to_be_visible()
    admin(folder, "invite-only", "off")


def test_everybody_sees_that_a_table_was_closed(visit: Visit, folder: Path) -> None:
    page = visit()
    come_when(page, is_closed=False)
    page.get_by_role("button", name="Play now").first.click()
    page.locator("[data-question]").first.wait_for()
    admin(folder, "close", page.url.rpartition("/t/")[2])
    expect(page.locator("body")).to_contain_text("The people who run this server have closed this table.")
