"""A slow table in real browsers: persons play it, and none comes but when called."""

import asyncio
import re
import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import PATIENCE
from tests.browser.past import post
from tests.browser.player import CLOSE, Player
from tests.browser.server import served
from tests.sample import IS_WHOLE, sample
from tests.server.receivers import Received, Sink

EVERYBODY = ("Anna", "Ben", "Cora", "Dorian")
NAMES = EVERYBODY[: sample("persons at a slow table", 4, 2)]
ELSEWHERE = "about:blank"
MOST_CALLS = sample("calls to a slow table", 150, 30)  # a whole game needs fewer
TICK = 50  # milliseconds
# Nothing is to be done: the game is over, others are waited for, or one's share of the luck is with the table.
SETTLED = """([name, last]) => { const asked = document.querySelector('[data-question]')?.dataset.question;
    const said = document.body.textContent, lacking = said.split('share of the luck:')[1]?.split('.')[0];
    return document.querySelector('.pad') || (asked && asked !== last) || (lacking && !lacking.includes(name))
        || /waiting for (Anna|Ben|Cora|Dorian)/.test(said) }"""


class Caller:
    """Whom the webhooks of all go to: real requests, taken in a thread of their own."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()
        self.sink = asyncio.run_coroutine_threadsafe(self._open(), self.loop).result()

    async def _open(self) -> Sink:
        found = Sink()
        self._server = await asyncio.start_server(found.answer, "127.0.0.1", found.port)
        return found

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self._server.close)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()

    def call(self, number: int, page: Page) -> Received:
        """The call of this number, as soon as it has come."""
        for _ in range(PATIENCE // TICK):
            if len(self.sink.received) > number:
                return self.sink.received[number]
            page.wait_for_timeout(TICK)
        raise AssertionError(f"nobody is called any more after {number} calls")


class Person:
    """One of them, with a browser of its own; it is somewhere else until it is called."""

    def __init__(self, context: BrowserContext, number: int) -> None:
        context.set_default_timeout(PATIENCE)
        self.page, self.path, self.name = context.new_page(), f"/200/person{number}", NAMES[number]
        self.player = Player(self.page, seed=number)
        self.visits = self.answers = 0

    def want_calls(self, caller: Caller) -> None:
        """A webhook of one's own, confirmed by the link that is sent to it."""
        self.page.goto("/settings")
        way = self.page.get_by_role("article").filter(has_text="webhook")
        way.locator("input").fill(caller.sink.url(self.path))
        way.get_by_role("button", name="Add").click()
        sent = caller.call(0, self.page).json()["content"]
        self.page.goto(re.findall(r"(/calls/confirm#\S+)", sent)[0])
        self.page.get_by_role("button", name="Yes, call me here").click()
        expect(self.page.get_by_text("From now on you are called there")).to_be_visible()
        caller.sink.received.clear()

    def sit_down(self, link: str) -> None:
        self.player.sit_down(link, self.name)
        self.page.goto(ELSEWHERE)

    def come(self, call: Received) -> bool:
        """Follow the link of the call, answer whatever is asked, go again; is the game over?"""
        self.visits += 1
        self.page.goto(re.findall(r"http://127.0.0.1(/t/\w+)", call.json()["content"])[0])
        self.page.wait_for_function(SETTLED, arg=[self.name, None])
        if self.page.locator(CLOSE).count():  # what happened meanwhile is shown first
            self.page.locator(CLOSE).click()
        while self.player.question() and not self.player.is_over():
            last = self.player.answer()
            self.answers += last is not None
            self.page.wait_for_function(SETTLED, arg=[self.name, last])
        is_over = self.player.is_over()
        self.page.goto(ELSEWHERE)
        return is_over


@pytest.fixture(scope="module")
def caller() -> Iterator[Caller]:
    found = Caller()
    yield found
    found.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    options = ("--site", "http://127.0.0.1", "--call-anywhere")
    with served(tmp_path_factory.mktemp("slow"), *options) as address:
        yield address


@pytest.mark.long
def test_persons_play_a_slow_table_and_each_acts_only_when_called(browser: Browser, house: str, caller: Caller) -> None:
    contexts = [browser.new_context(base_url=house, locale="en-GB", reduced_motion="reduce") for _ in NAMES]
    persons = [Person(context, number) for number, context in enumerate(contexts)]
    for person in persons:
        person.want_calls(caller)
    seats = [{"kind": "person"} for _ in NAMES]
    body = {"game": "schatzjagd", "seats": seats, "variants": {"last_day": "5"}, "clock": {"days": 2}}
    made = post(f"{house}/api/tables", body)
    for person, seat in zip(persons, made["seats"], strict=True):
        person.sit_down(f"/t/{made['table']}#{seat['token']}")
    by_path = {person.path: person for person in persons}
    calls = (caller.call(number, persons[0].page) for number in range(MOST_CALLS))
    is_over = any(by_path[call.path].come(call) for call in calls)
    assert is_over or not IS_WHOLE, "the game does not end"
    assert sum(person.visits for person in persons) <= len(caller.sink.received)
    assert all(person.answers >= person.visits - 1 for person in persons)
    assert min(person.visits for person in persons) > (4 if IS_WHOLE else 0)
    for context in contexts:
        context.close()
