"""What is long because it repeats: `make test` runs a sample of it, `make test-all` the whole; both say how much."""

import os
from collections.abc import Sequence
from typing import TypeVar

import pytest

T = TypeVar("T")

IS_WHOLE = os.environ.get("ZAUBERTISCH_TESTS") == "all"
COVERED: dict[str, tuple[int, int]] = {}  # what is repeated: how often here, and how often in all

whole = pytest.mark.skipif(not IS_WHOLE, reason="part of make test-all")  # one of many of its kind


def sample(what: str, times: int, share: int = 10) -> int:
    """How often something is repeated: one of so many times, or every time."""
    taken = times if IS_WHOLE else -(-times // share)
    COVERED[what] = (taken, times)
    return taken


def part(what: str, things: Sequence[T], share: int = 3) -> Sequence[T]:
    """One of so many things, or all of them."""
    taken = things if IS_WHOLE else things[::share]
    COVERED[what] = (len(taken), len(things))
    return taken
