"""Grimoria's forms: numbers only, and no new cards."""

import re
from typing import Any

from zaubertisch.forms import FieldInfo
from zaubertisch.kernel.cards import Fields

MOST_NEW = 0
REASONS = {"cards_in_all": re.compile(r"(?P<total>\d+) cards in all: .*?(?P<low>\d+) to (?P<high>\d+)")}


def describe(field: Any) -> FieldInfo:
    raise TypeError(f"no form for {field!r}")


def new_cards() -> list[tuple[dict[str, str], Fields]]:
    return []
