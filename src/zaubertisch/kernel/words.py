"""The words for people, in German and English, from Fluent files. Code knows only keys."""

import functools
import re
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from zaubertisch.kernel.errors import BadInput

LANGUAGES = ("de", "en")
COMMON = Path(__file__).resolve().parent.parent / "words"
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


class Words:
    """One language's words for one game (or for no game: the common ones)."""

    def __init__(self, language: str, *folders: Path) -> None:
        if language not in LANGUAGES:
            raise BadInput(f"language {language!r}", " or ".join(LANGUAGES))
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in (COMMON, *folders):
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **values: Any) -> str:
        """The sentence for a key; a missing word is shown as its key, never as a crash."""
        if not self._bundle.has_message(key):
            return key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        text, _ = self._bundle.format_pattern(pattern, values)
        return str(text)


@functools.cache
def words(language: str, *folders: Path) -> Words:
    return Words(language, *folders)


def keys_of(path: Path) -> set[str]:
    """All message keys of a Fluent file (for the test that both languages are complete)."""
    return set(MESSAGE.findall(path.read_text(encoding="utf-8")))
