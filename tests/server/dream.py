"""An event loop whose time passes only while nothing else is to be done: hours of waiting in a moment.

What runs in threads is waited for, and takes no time.
"""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Sleeper(selectors.DefaultSelector):  # type: ignore[misc, valid-type]
    """Does not wait for a time to come, but sets the time forward."""

    loop: "DreamingLoop"

    def select(self, timeout: float | None = None) -> Any:
        events = super().select(0)
        if events or timeout is None or timeout <= 0 or self.loop.in_threads:
            return events or super().select(timeout if timeout is None or timeout <= 0 else min(timeout, 0.01))
        self.loop.passed += timeout
        return events


class DreamingLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.passed, self.in_threads = 0.0, 0
        selector = Sleeper()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.passed

    def run_in_executor(self, *args: Any) -> Any:
        self.in_threads += 1
        future = super().run_in_executor(*args)
        future.add_done_callback(self._come_back)
        return future

    def _come_back(self, _: Any) -> None:
        self.in_threads -= 1


def dream(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=DreamingLoop) as runner:
        return runner.run(work)
