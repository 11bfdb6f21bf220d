"""Zauberschwert's forms: numbers, words and lists of both, and no new cards."""

import re
from typing import Any

from zaubertisch.forms import FieldInfo
from zaubertisch.kernel.cards import Fields

MOST_NEW = 0
REASONS = {
    "adventures": re.compile(r"(?P<total>\d+) adventures in (?P<way>\w+): .*?at least (?P<low>\d+)"),
    "artefacts_in_all": re.compile(r"(?P<total>\d+) artefact cards in all: .*?at most (?P<high>\d+)"),
    "landscape": re.compile(r": (?P<terrain>\w+) without (?P<hero>\w+):"),
}


def describe(field: Any) -> FieldInfo:
    raise TypeError(f"no form for {field!r}")


def new_cards() -> list[tuple[dict[str, str], Fields]]:
    return []
