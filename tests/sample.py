"""What is long because it repeats: `make test` runs a sample of it, `make test-all` the whole; both say how much."""

import os
from collections.abc import Sequence
from typing import TypeVar
from zlib import crc32

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


def is_chosen(what: str, name: str, share: int = 4) -> bool:
    """Whether this one of many is run: by its name, so that it is the same one in every run."""
    chosen = IS_WHOLE or crc32(name.encode()) % share == 0
    taken, times = COVERED.get(what, (0, 0))
    COVERED[what] = (taken + chosen, times + 1)
    return chosen


def part(what: str, things: Sequence[T], share: int = 3) -> Sequence[T]:
    """One of so many things, or all of them."""
    taken = things if IS_WHOLE else things[::share]
    COVERED[what] = (len(taken), len(things))
    return taken
