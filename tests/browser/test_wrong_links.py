"""Addresses that lead nowhere: one sentence in the page's language, a way on, and nothing that pretends to work."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.past import new_table
from tests.browser.test_pages import check
from tests.sample import part

WRONG = "wrong-key-wrong-key-wrong-key"
NO_TABLE = {"de-DE": "Diesen Tisch gibt es nicht", "en-GB": "There is no such table"}
NO_PAGE = {"de-DE": "Hier ist nichts", "en-GB": "There is nothing here"}
NO_KEY = {"de-DE": "Zu diesem Tisch fehlt der Schlüssel", "en-GB": "The key to this table is missing"}
NO_TABLES = [
    address
    for name in ("nosuchtable", "No-Such-Table")
    for address in (f"/t/{name}", f"/t/{name}#{WRONG}", f"/t/{name}?watch#{WRONG}", f"/replay/{name}")
]
NO_PAGES = ("/nowhere", "/new/chess", "/cards/chess", "/cards/chess/own", "/cards/chess/sheet", "/t/a/b")
WRONG_KEY = {"de-DE": "Dieser Link öffnet nichts", "en-GB": "This link opens nothing"}


def leads_nowhere(page: Page, address: str, title: str) -> None:
    """It says so and no more, and one press leads home."""
    page.goto("/credits")
    page.goto(address)
    expect(page.locator("h1")).to_have_text(title)
    expect(page.get_by_role("alert")).to_have_count(1)
    expect(page.locator("form, input")).to_have_count(0)
    check(page)
    page.locator("main a.gold").click()
    expect(page.locator(".games")).to_be_visible()


@pytest.mark.parametrize("locale", part("languages of wrong links", ["de-DE", "en-GB"]))
def test_a_wrong_link_says_so_in_one_sentence_and_leads_on(visit: Visit, server: str, locale: str) -> None:
    page = visit(locale=locale)
    table = new_table(server, "Anna", "random")["table"]
    for address in part("addresses of no table", NO_TABLES, 7):
        leads_nowhere(page, address, NO_TABLE[locale])
    for address in part("addresses of no page", NO_PAGES, 4):
        leads_nowhere(page, address, NO_PAGE[locale])
    leads_nowhere(page, f"/t/{table}", NO_KEY[locale])
    leads_nowhere(page, f"/t/{table}#{WRONG}", WRONG_KEY[locale])
    leads_nowhere(page, f"/t/{table}?watch#{WRONG}", WRONG_KEY[locale])


def test_a_table_that_goes_on_is_not_looked_back_at_by_strangers(visit: Visit, server: str) -> None:
    page = visit(locale="de-DE")
    page.goto(f"/replay/{new_table(server, 'Anna', 'random')['table']}?as=all")
    expect(page.get_by_role("alert")).to_have_text("Diese Partie lässt sich noch nicht oder nicht mehr ansehen.")
