"""The words for people, in German and English, from Fluent files. Code knows only keys."""

import functools
import os
from pathlib import Path
from typing import Any

from zaubertisch.kernel.errors import BadInput

LANGUAGES = ("de", "en")
COMMON = Path(__file__).resolve().parent.parent / "words"
SPEECH = ("LC_ALL", "LC_MESSAGES", "LANG")


def _new_bundle(language: str) -> Any:
    """Fluent is read when somebody speaks: games can be played and studied without it (`extras`)."""
    from fluent.runtime import FluentBundle

    return FluentBundle([language], use_isolating=False)


class Words:
    """One language's words for one game (or for no game: the common ones)."""

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = check_language(language)
        self._folders = folders
        self._bundle = _new_bundle(language)
        for folder in (COMMON, *folders):
            self._add((folder / f"{language}.ftl").read_text(encoding="utf-8"))

    def _add(self, text: str) -> None:
        from fluent.runtime import FluentResource

        self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def with_titles(self, titles: dict[str, str]) -> "Words":
        """The same words, with the titles that a user gave to their own cards."""
        more = Words(self.language, *self._folders)
        for card, title in titles.items():
            text = title.replace("\\", "\\\\").replace('"', '\\"')
            message = f'card-{card} = {{"{text}"}}\n    .object = {{"{text}"}}\n'
            more._add(message)
        return more

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **values: Any) -> str:
        """The sentence for a key; a missing word is shown as its key, never as a crash."""
        return self.form(key, "", **values)

    def form(self, key: str, form: str, **values: Any) -> str:
        """Another form of a word, an attribute of its message ("a king"); without one the word itself."""
        return self.said(key, form, values)[0]

    def said(self, key: str, form: str, values: dict[str, Any]) -> tuple[str, list[Exception]]:
        """What is said, and what went wrong in saying it."""
        if not self._bundle.has_message(key):
            return key, [KeyError(key)]
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(form, message.value)
        if pattern is None:
            return key, [KeyError(key)]
        text, errors = self._bundle.format_pattern(pattern, values)
        return str(text), list(errors)


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadInput(f"language {language!r}", " or ".join(LANGUAGES))
    return language


def spoken_language() -> str:
    """The language that the user's environment asks for: German if it does, else English."""
    speech = next((os.environ[name] for name in SPEECH if os.environ.get(name)), "")
    return "de" if speech.lower().startswith("de") else "en"


@functools.cache
def words(language: str, *folders: Path) -> Words:
    return Words(language, *folders)
