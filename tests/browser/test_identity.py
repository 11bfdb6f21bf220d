"""Who one is: a guest, or a person on two devices by a passkey or a recovery link; and all of it deleted again."""

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Visit
from tests.browser.past import new_table
from tests.browser.player import Player
from tests.browser.test_pages import check
from tests.server.house import House, play_out

AUTHENTICATOR = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


def named(server: str) -> str:
    """Passkeys need a host with a name."""
    return server.replace("127.0.0.1", "localhost")


class Device:
    """A browser with an authenticator of its own."""

    def __init__(self, page: Page, server: str) -> None:
        self.page, self.home = page, named(server)
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.line.send("WebAuthn.enable")
        added = self.line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self.authenticator = added["authenticatorId"]

    def passkeys(self) -> list[dict[str, Any]]:
        found = self.line.send("WebAuthn.getCredentials", {"authenticatorId": self.authenticator})
        return list(found["credentials"])

    def sync(self, other: "Device") -> None:
        """What the maker of the devices does: the passkeys of one are on the other too."""
        for credential in other.passkeys():
            self.line.send("WebAuthn.addCredential", {"authenticatorId": self.authenticator, "credential": credential})

    def open(self, path: str = "/me") -> Page:
        self.page.goto(f"{self.home}{path}")
        self.page.locator("h1").first.wait_for()
        return self.page


def call_oneself(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)


def test_a_passkey_brings_name_settings_and_tables_to_a_second_device(visit: Visit, server: str) -> None:
    one, two = Device(visit(), server), Device(visit(390, 844), server)
    page = one.open()
    table = new_table(server, "Anna", "random")
    Player(page).sit_down(f"{one.home}/t/{table['table']}#{table['seats'][0]['token']}").wait()
    page = one.open()
    call_oneself(page, "Annabell")
    page.get_by_role("radio", name="Witch").check(force=True)
    check(page)
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text("You are known on all your devices.")).to_be_visible()
    expect(page.get_by_text("Passkey", exact=True)).to_be_visible()
    assert [each["rpId"] for each in one.passkeys()] == ["localhost"]
    check(page)
    two.sync(one)
    phone = two.open()
    phone.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.get_by_label("Your name")).to_have_value("Annabell")
    expect(phone.get_by_role("radio", name="Witch")).to_be_checked()
    expect(phone.get_by_text("This one")).to_be_visible()
    expect(phone.get_by_role("region", name="Your devices").get_by_role("listitem")).to_have_count(2)
    check(phone)
    phone.goto(f"{two.home}/")
    phone.get_by_role("region", name="Your running tables").get_by_role("link", name="Continue").click()
    phone.locator("[data-question]").wait_for()
    phone.goto(f"{two.home}/settings")
    with phone.expect_response(lambda answer: answer.request.method == "PUT" and answer.url.endswith("/api/me")):
        phone.get_by_text("daylight").click()
    page = one.open("/settings")
    expect(page.get_by_role("radio", name="daylight")).to_be_checked()


def test_a_recovery_link_works_once_and_is_renewed(visit: Visit, server: str) -> None:
    page, other, third = visit(locale="de-DE"), visit(820, 1180), visit()
    page.goto("/me")  # an address without a name: there are no passkeys, and nobody is asked to make one
    expect(page.get_by_role("button", name="Passkey anlegen")).to_have_count(0)
    page.get_by_label("Dein Name").fill("Ännchen")
    page.get_by_role("button", name="Rückkehr-Link nehmen").click()
    link = page.get_by_label("Dein Rückkehr-Link").input_value()
    assert re.fullmatch(rf"{re.escape(server)}/me#recover-[0-9a-f]{{48}}", link)
    check(page)
    other.goto(link)
    check(other)
    other.get_by_role("button", name="Sign in here").click()
    expect(other.get_by_label("Dein Name")).to_have_value("Ännchen")  # the language came along
    fresh = other.get_by_label("Dein Rückkehr-Link").input_value()
    assert fresh != link
    assert "#" not in other.url
    third.goto(link)
    third.get_by_role("button", name="Sign in here").click()
    expect(third.get_by_role("alert")).to_contain_text("opens nothing any more")
    check(third)
    third.goto("/")
    third.goto(fresh)
    third.get_by_role("button", name="Sign in here").click()
    expect(third.get_by_label("Dein Name")).to_have_value("Ännchen")


def test_a_device_is_signed_out_and_everything_is_saved_and_deleted(visit: Visit, server: str) -> None:
    page, lost = visit(), visit()
    page.goto("/me")
    call_oneself(page, "Wilhelmine")
    page.get_by_role("button", name="Take a recovery link").click()
    link = page.get_by_label("Your recovery link").input_value()
    lost.goto(link)
    lost.get_by_role("button", name="Sign in here").click()
    expect(lost.get_by_text("You are known on all your devices.")).to_be_visible()
    page.reload()
    devices = page.get_by_role("region", name="Your devices")
    expect(devices.get_by_role("listitem")).to_have_count(2)
    devices.get_by_role("listitem").filter(has_text="Last seen").get_by_role("button").click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    lost.reload()
    expect(lost.get_by_text("You are a guest.")).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save everything as a file").click()
    found = json.loads(saving.value.path().read_text(encoding="utf-8"))
    assert found["person"]["profile"]["name"] == "Wilhelmine"
    page.get_by_role("button", name="Delete everything").click()
    check(page)
    page.get_by_role("button", name="No, keep it").click()
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Delete it now").click()
    expect(page.get_by_text("You are a guest.")).to_be_visible()


def test_a_guest_is_known_to_nobody_and_misses_nothing(visit: Visit, server: str) -> None:
    page = visit()
    table = new_table(server, "Anna", "random")
    Player(page).sit_down(f"/t/{table['table']}#{table['seats'][0]['token']}").wait()
    page.goto("/me")
    expect(page.get_by_text("You are a guest.")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("region", name="Your running tables")).to_be_visible()


def test_a_finished_game_is_looked_back_at_with_its_statistics(visit: Visit, server: str) -> None:
    page = visit()
    page.goto("/history")
    expect(page.get_by_text("Results of guests are not kept.")).to_be_visible()
    page.goto("/me")
    call_oneself(page, "Annabell")
    page.get_by_role("button", name="Take a recovery link").click()
    expect(page.get_by_text("You are known on all your devices.")).to_be_visible()
    page.goto("/history")
    expect(page.get_by_text("No finished game yet.")).to_be_visible()
    secret = page.evaluate("() => JSON.parse(localStorage.getItem('zaubertisch.person'))")
    play_to_the_end(server, secret)
    page.reload()
    mine, own = page.get_by_role("region", name="My games"), page.get_by_role("region", name="Grimoria")
    while not (mine.count() and own.count()):  # the result is written some seconds after the end
        page.reload()
        page.locator("h2").first.wait_for()
    expect(mine.get_by_role("listitem").filter(has_text=re.compile(r"^\s*You\b"))).to_have_count(1)
    expect(own).to_contain_text("50 % would be even")
    expect(page.get_by_text("What you choose most")).to_be_visible()
    expect(page.get_by_text(re.compile(r"\(all players: \d+ %\)")).first).to_be_visible()
    check(page)
    page.set_viewport_size({"width": 390, "height": 844})
    check(page)


def play_to_the_end(server: str, secret: str) -> None:
    """A whole game of this person against a bot."""
    house = House(int(server.rpartition(":")[2]))

    async def inside() -> None:
        created = await house.create("pb")
        async with house.sit(created, 0, name="Annabell", person=secret) as seat:
            await play_out([seat], lambda options: options[0])

    with ThreadPoolExecutor(1) as thread:  # the loop of this thread is the browser's
        thread.submit(asyncio.run, inside()).result()
