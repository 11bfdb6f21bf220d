"""What all tests share."""

import asyncio
from collections.abc import Generator

import pytest
from hypothesis import settings

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
