"""Being called in a real browser: the tab, the worker, push messages, mail, and what is said without a line."""

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visit
from tests.browser.past import post
from tests.browser.player import Player
from tests.browser.server import served
from tests.browser.test_pages import check
from tests.server import receivers
from zaubertisch.server.calls.push import make_keys

ICON = "() => document.querySelector('link[rel=icon]').href"
WORKER = "() => navigator.serviceWorker.ready.then((found) => found.active.scriptURL)"
# A Chromium without a window shows no notifications and refuses them: it is noted what would be shown, and allowed.
NOTE = """() => { self.shown = []; ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    self.shown.push({ title, ...options }) } }"""
ALLOW = """(() => { Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Notification.requestPermission = async () => 'granted' })()"""
SHOWN = "() => self.shown"
KEPT = """async () => { const kept = [];
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname);
    return kept }"""
# Chromium's own push service is far away: its place is taken by ours, everything else is real.
SUBSCRIBE = """([address, p256dh, auth]) => {
    const plain = (text) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = (text) => Uint8Array.from(plain(text), (letter) => letter.charCodeAt(0)).buffer;
    const found = { endpoint: address, getKey: (name) => bytes(name === 'auth' ? auth : p256dh), options: {},
        unsubscribe: async () => { window.isSubscribed = false; return true } };
    PushManager.prototype.subscribe = async function ({ applicationServerKey }) {
        found.options = { applicationServerKey: applicationServerKey.buffer };
        window.isSubscribed = true; return found };
    PushManager.prototype.getSubscription = async () => window.isSubscribed ? found : null }"""


class House:
    """A server that can call, and whom it calls."""

    def __init__(self, address: str, sink: receivers.Sink, post: receivers.Postman) -> None:
        self.address, self.sink, self.post = address, sink, post


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("calling")
    make_keys(folder / "push.pem")
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    sink = asyncio.run_coroutine_threadsafe(make_sink(), loop).result()
    with receivers.postman() as (post, url):
        options = ("--site", "http://127.0.0.1", "--push-keys", str(folder / "push.pem"), "--mail", url)
        with served(folder, *options, "--mail-from", "table@example.org", "--call-anywhere") as address:
            yield House(address, sink, post)
    loop.call_soon_threadsafe(loop.stop)
    thread.join()


async def make_sink() -> receivers.Sink:
    found = receivers.Sink()
    await asyncio.start_server(found.answer, "127.0.0.1", found.port)
    return found


@pytest.fixture
def page(browser: Browser, calling: House) -> Iterator[Page]:
    context = browser.new_context(base_url=calling.address, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(f"({NOTE})()")
    context.set_default_timeout(60_000)
    yield context.new_page()
    context.close()


def until(page: Page, holds: Any) -> Any:
    for _ in range(600):
        if found := holds():
            return found
        page.wait_for_timeout(100)
    raise AssertionError("it never came")


def hide(page: Page, *, hidden: bool = True) -> None:
    """As if another tab lay over it."""
    state = "hidden" if hidden else "visible"
    page.evaluate(
        f"""() => {{ for (const [name, value] of [['hidden', {str(hidden).lower()}], ['visibilityState', '{state}']])
        Object.defineProperty(document, name, {{ value, configurable: true }});
        document.dispatchEvent(new Event('visibilitychange')) }}"""
    )


def test_the_tab_says_whose_turn_it_is_in_its_title_and_icon(visit: Visit, server: str) -> None:
    page, other = visit(), visit(locale="de-DE")
    seats = [{"kind": "person"}, {"kind": "person"}]
    made = post(f"{server}/api/tables", {"game": "grimoria", "seats": seats})
    links = [f"/t/{made['table']}#{seat['token']}" for seat in made["seats"]]
    anna = Player(page).sit_down(links[0])
    Player(other).sit_down(links[1], "Ben")
    expect(page).to_have_title("Your turn – Grimoria")
    expect(other).to_have_title("Du bist dran – Grimoria")
    marked = page.evaluate(ICON)
    anna.answer()
    expect(page).to_have_title("Grimoria – Zaubertisch")
    assert page.evaluate(ICON) != marked
    page.goto("/")
    assert page.evaluate(ICON) != marked


def test_a_call_goes_from_the_server_to_a_notification_of_the_browser(page: Page, calling: House) -> None:
    keys = receivers.Browser()
    page.add_init_script(ALLOW)
    page.goto("/settings")
    assert page.evaluate(WORKER).endswith("/worker.js")
    page.evaluate(SUBSCRIBE, [calling.sink.url("/201/browser"), *keys.keys().values()])
    page.get_by_text("always, also when closed").click()
    expect(page.get_by_label("always, also when closed")).to_be_checked()
    check(page)
    seats = [{"kind": "person"}, {"kind": "person"}]
    made = post(f"{calling.address}/api/tables", {"game": "grimoria", "seats": seats, "clock": {"days": 1}})
    links = [f"/t/{made['table']}#{seat['token']}" for seat in made["seats"]]
    Player(page).sit_down(links[0])
    page.goto("/credits")
    with page.context.browser.new_context(base_url=calling.address) as other:
        Player(other.new_page()).sit_down(links[1], "Ben")
        (call,) = until(page, lambda: calling.sink.at("/201/browser"))
    said = keys.read(call)
    (worker,) = page.context.service_workers
    worker.evaluate(NOTE)
    deliver(page, calling.address, json.dumps(said))
    (notice,) = until(page, lambda: worker.evaluate(SHOWN))
    assert notice["title"] == "Your turn – Grimoria"
    assert notice["data"] == f"/t/{made['table']}"


def deliver(page: Page, origin: str, data: str) -> None:
    """What the browser does when its push service brings something."""
    line = page.context.new_cdp_session(page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    line.send("ServiceWorker.enable")
    until(page, lambda: found)
    line.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[-1], "data": data})


def test_a_browser_that_refuses_notifications_says_so(page: Page) -> None:
    page.goto("/settings")
    page.get_by_text("while a tab is open").click()
    expect(page.get_by_role("alert")).to_contain_text("does not allow notifications")
    expect(page.get_by_label("not at all")).to_be_checked()


def test_an_open_table_that_nobody_sees_makes_a_notification_if_one_wants_it(page: Page, calling: House) -> None:
    page.add_init_script(ALLOW)
    page.goto("/settings")
    page.get_by_text("while a tab is open").click()
    expect(page.get_by_label("while a tab is open")).to_be_checked()
    seats = [{"kind": "person"}, {"kind": "person"}]
    made = post(f"{calling.address}/api/tables", {"game": "grimoria", "seats": seats})
    links = [f"/t/{made['table']}#{seat['token']}" for seat in made["seats"]]
    Player(page).sit_down(links[0])
    hide(page)
    with page.context.browser.new_context(base_url=calling.address) as other:
        Player(other.new_page()).sit_down(links[1], "Ben")
        (notice,) = until(page, lambda: page.evaluate(SHOWN))
    assert notice["title"] == "Your turn – Grimoria"


def test_mail_is_confirmed_and_stopped_by_links_with_one_press(page: Page, calling: House) -> None:
    page.goto("/settings")
    page.get_by_label("Mail address").fill("anna@example.org")
    page.get_by_role("article").filter(has_text="By mail").get_by_role("button", name="Add").click()
    expect(page.get_by_text("A link is on its way to you")).to_be_visible()
    expect(page.get_by_text("waits until you press the link")).to_be_visible()
    check(page)
    (letter,) = until(page, lambda: calling.post.to("anna@example.org"))
    confirm = re.findall(r"http://127.0.0.1(/calls/confirm#\S+)", receivers.body_of(letter))[0]
    page.goto(confirm)
    check(page)
    assert "#" not in page.evaluate("location.href")
    page.get_by_role("button", name="Yes, call me here").click()
    expect(page.get_by_text("From now on you are called there")).to_be_visible()
    page.goto("/settings")
    page.get_by_role("button", name="Try anna@example.org").click()
    until(page, lambda: len(calling.post.to("anna@example.org")) == 2)
    trial = receivers.body_of(calling.post.to("anna@example.org")[1])
    page.goto(re.findall(r"http://127.0.0.1(/calls/stop#\S+)", trial)[0])
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name="Stop the calls").click()
    expect(page.get_by_text("Nothing more comes")).to_be_visible()
    token = re.findall(r"/calls/stop#(\S+)", trial)[0]
    assert asked
    assert not any(token in address for address in asked)  # addresses stand in the logs of proxies
    page.goto("/settings")
    expect(page.get_by_role("heading", name="By mail")).to_be_visible()
    expect(page.get_by_text("anna@example.org")).to_have_count(0)


def test_who_wants_to_be_called_stays_who_they_are(page: Page, calling: House) -> None:
    """Something is kept for them from then on, and they are no nameless person by it."""
    page.goto("/settings")
    page.get_by_label("Your name").fill("Annegret")
    page.get_by_text("candle light", exact=True).click()
    page.get_by_label("Mail address").fill("annegret@example.org")
    page.get_by_role("article").filter(has_text="By mail").get_by_role("button", name="Add").click()
    expect(page.get_by_text("A link is on its way to you")).to_be_visible()
    with page.expect_response(lambda answer: answer.request.method == "PUT" and answer.url.endswith("/api/me")):
        page.goto("/me")
        expect(page.get_by_text("You are known on all your devices.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Annegret")
    expect(page.get_by_role("region", name="Your devices").get_by_text("Linux")).to_be_visible()
    page.goto("/settings")
    expect(page.get_by_label("candle light", exact=True)).to_be_checked()


def test_without_a_line_the_site_says_so_and_keeps_nothing_else(page: Page, calling: House) -> None:
    page.goto("/")
    page.evaluate(WORKER)
    page.wait_for_function("() => caches.match('/offline')")
    page.reload()
    page.context.set_offline(True)
    page.goto("/records")
    expect(page.get_by_role("heading", name="No line to the table")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).not_to_have_text("No line to the table")
    assert page.evaluate(KEPT) == ["/offline"]


def test_the_site_can_be_installed(page: Page, calling: House) -> None:
    page.goto("/")
    page.evaluate(WORKER)
    line = page.context.new_cdp_session(page)
    found = line.send("Page.getAppManifest")
    assert json.loads(found["data"])["name"] == "Zaubertisch"
    assert found["errors"] == []
    errors = [each["errorId"] for each in line.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert errors in ([], ["in-incognito"])
