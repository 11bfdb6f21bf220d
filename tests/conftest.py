"""What all tests share."""

import asyncio
from collections.abc import Generator
from typing import Any

import pytest
from hypothesis import settings

from tests.sample import COVERED, IS_WHOLE

settings.register_profile("house", deadline=None)  # machines are shared, and the first call may compile
settings.load_profile("house")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """A browser that is kept open leaves its loop marked as running; other tests may run loops of their own."""
    if "browser" in item.path.parts:
        return (yield)
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(running)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long begins first, so that no worker is left alone with it at the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker tells what it repeated."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["covered"] = COVERED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    COVERED.update(getattr(node, "workeroutput", {}).get("covered", {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How much of what repeats was run, and how to see a failure again."""
    for what, (taken, times) in sorted(COVERED.items()):
        terminalreporter.write_line(f"repeated: {what}: {taken:,} of {times:,}")
    failed = [*terminalreporter.getreports("failed"), *terminalreporter.getreports("error")]
    how = "ZAUBERTISCH_TESTS=all .venv/bin/pytest" if IS_WHOLE else ".venv/bin/pytest"
    for name in dict.fromkeys(report.nodeid for report in failed):
        terminalreporter.write_line(f"again: {how} '{name}'")
