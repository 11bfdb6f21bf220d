"""The keys of Fluent files, for tests that both languages say everything."""

import re
from pathlib import Path

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def keys_of(path: Path) -> set[str]:
    """All message keys of a Fluent file."""
    return set(MESSAGE.findall(path.read_text(encoding="utf-8")))
