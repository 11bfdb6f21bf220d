"""Tests wait for what they want to see, never for a time."""

import asyncio
from collections.abc import Callable

PATIENCE_S = 120.0  # then something is wrong, on the busiest machine
BETWEEN_S = 0.02


async def until(holds: Callable[[], object], seconds: float = PATIENCE_S) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(BETWEEN_S)
