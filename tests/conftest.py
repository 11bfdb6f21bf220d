"""What all tests share."""

import asyncio
from collections.abc import Iterator

import pytest
from hypothesis import settings

settings.register_profile("house", deadline=None)  # machines are shared, and the first call may compile
settings.load_profile("house")


@pytest.fixture(autouse=True)
def own_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser that is kept open leaves its loop marked as running; other tests may run loops of their own."""
    if "browser" in request.node.path.parts:
        yield
        return
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)
