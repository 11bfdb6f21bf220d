"""Inviting: a code to photograph, the phone's share sheet, and a link that works before one has a name."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_pages import check
from tests.sample import part

SHARED = "() => window.shared"
SHARING = "Object.defineProperty(navigator, 'share', { value: async (what) => { window.shared = what } })"


def lay_table(page: Page, game: str = "grimoria") -> None:
    page.goto(f"/new/{game}")
    page.get_by_role("button", name=re.compile("Lay the table|Tisch decken")).click()
    expect(page.get_by_label(re.compile("Link to this seat|Link zu diesem Platz"))).to_be_visible()


@pytest.mark.parametrize("width", part("widths at which a link is photographed", (390, 1440), 2))
def test_a_seats_link_can_be_photographed_from_the_screen(visit: Visit, width: int) -> None:
    page = visit(width, 844)
    lay_table(page)
    page.get_by_role("button", name="QR code").first.click()
    code = page.get_by_role("dialog").get_by_role("img", name="Link to this seat")
    expect(code).to_be_visible()
    assert code.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 100
    check(page)


def test_the_phones_share_sheet_gets_the_link(visit: Visit) -> None:
    page = visit(390, 844, is_mobile=True, has_touch=True)
    page.add_init_script(SHARING)
    lay_table(page)
    link = page.get_by_label("Link to this seat").input_value()
    page.get_by_role("button", name="Share").first.click()
    assert page.evaluate(SHARED)["url"] == link
    assert "in=en" in link


def test_a_browser_that_cannot_share_does_not_say_so(visit: Visit) -> None:
    page = visit()
    page.add_init_script("delete Navigator.prototype.share")
    lay_table(page)
    expect(page.get_by_role("button", name="Share")).to_have_count(0)


def test_a_link_works_before_one_has_a_name(visit: Visit) -> None:
    host, guest = visit(), visit(390, 844, locale="de-DE")
    host.goto("/new/grimoria")
    host.get_by_role("button", name="Lay the table").click()
    guest.goto(host.get_by_label("Link to this seat").input_value())
    guest.get_by_role("button", name="Hinsetzen").click()
    guest.locator("[data-question]").first.wait_for()
    expect(host.locator("body")).to_contain_text("Gast")


def test_the_page_of_a_link_says_in_its_head_what_it_is(visit: Visit) -> None:
    page = visit()
    lay_table(page)
    page.reload()
    assert page.locator('meta[property="og:image"]').get_attribute("content", timeout=5_000)
    assert page.locator('meta[property="og:title"]').get_attribute("content", timeout=5_000)
