"""A server, a browser, and visitors with pages of their own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.chromium import FLAGS, chromium
from tests.browser.server import served

CLIENT = Path(__file__).parents[2] / "src" / "zaubertisch" / "server" / "client" / "index.html"

Visit = Callable[..., Page]
PATIENCE = 60_000  # milliseconds; a busy machine is no mistake
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert CLIENT.exists(), "the browser client is not built: make client"
    with served(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield found
        found.close()


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Visit]:
    """A new visitor with a browser of its own; errors of its pages fail the test."""
    contexts = []
    complaints: list[str] = []

    def new(width: int = 1440, height: int = 900, **options: Any) -> Page:
        context = browser.new_context(
            base_url=server, viewport={"width": width, "height": height},
            **{"locale": "en-GB", "reduced_motion": "reduce", **options},
        )  # fmt: skip
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield new
    for context in contexts:
        context.close()
    assert not complaints
