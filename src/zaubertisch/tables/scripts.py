"""Scenario files as text: which line is what (docs/scenarios.md). Nothing is carried out here."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from zaubertisch.kernel.errors import BadInput
from zaubertisch.tables.old_words import today
from zaubertisch.tables.records import read_text

OBSERVER = r"(?:(?P<observer>\S+) sees? )?"
KINDS = {
    "scenario": r"scenario: (?P<value>.+)",
    "rules": r"rules: (?P<value>[A-Z]\d+(?: [A-Z]\d+)*)",
    "game": r"game: (?P<value>\S+)",
    "seats": r"seats: (?P<value>.+)",
    "seed": r"seed: (?P<value>\d+)",
    "variant": r"(?:variant|option) (?P<name>\w+): (?P<value>\S+)",
    "card": r"card (?P<name>\w+\.\w+): (?P<value>.+)",  # the value as TOML writes it, comments and all
    "begin": r"begin: (?P<value>.+)",
    "auto": r"auto",
    "refuse": r"refuse (?P<name>\S+): (?P<value>.+) because (?P<rule>[A-Z]\d+)",
    "expect no event": rf"expect {OBSERVER}no event: (?P<value>.+)",
    "expect event": rf"expect {OBSERVER}event: (?P<value>.+)",
    "expect events": rf"expect {OBSERVER}events: (?P<value>.+)",
    "expect": rf"expect {OBSERVER}(?P<name>\S+): (?P<value>.+)",
    "set": r"(?P<name>\S+): (?P<value>.+)",  # a fact, or an answer if the name is a seat's
}
PATTERNS = {kind: re.compile(pattern) for kind, pattern in KINDS.items()}
ONCE = ("rules", "game", "seats", "seed", "variant", "card", "begin", "set")  # those that may stand before the titles
FORMS = (
    "scenario: TITLE", "rules: G12 G13", "game: GAME", "seats: NAME, NAME", "seed: NUMBER", "variant NAME: VALUE",
    "card CARD.FIELD: VALUE", "FACT: VALUE", "begin: PHASE", "SEAT: OPTION", "auto",
    "refuse SEAT: OPTION because RULE", "expect FACT: VALUE", "expect event: EVENT", "expect no event: EVENT",
    "expect events: NAME, NAME", "expect SEAT sees ...",
)  # fmt: skip


@dataclass(frozen=True)
class Line:
    """One line with its kind and parts."""

    number: int
    kind: str
    name: str = ""
    value: str = ""
    observer: str = ""
    rule: str = ""

    def key(self) -> tuple[str, str]:
        """What this line sets."""
        return self.kind, self.name


@dataclass
class Script:
    """One scenario of a file: its title, and its lines with those before the first title in front."""

    title: str
    number: int
    lines: list[Line] = field(default_factory=list)

    def value(self, kind: str, default: str = "") -> str:
        return next((line.value for line in self.lines if line.kind == kind), default)

    def rules(self) -> list[str]:
        return self.value("rules").split()


def read_scripts(path: Path) -> list[Script]:
    return parse_scripts(read_text(path), str(path))


def parse_scripts(text: str, file: str = "") -> list[Script]:
    """All scenarios of a file."""
    try:
        return _group(list(_parse_lines(text)))
    except BadInput as error:
        raise error.at(file, 1) from None


def _parse_lines(text: str) -> Iterator[Line]:
    for number, raw in enumerate(text.splitlines(), 1):
        plain = _plain(raw)
        if plain:
            yield _parse_line(number, plain)


def _plain(raw: str) -> str:
    """A line without its comment and needless blanks; in the value of a card both may belong to a text."""
    words = raw.split(maxsplit=2)
    return " ".join(words).rstrip() if words[:1] == ["card"] else " ".join(raw.partition("#")[0].split())


def _parse_line(number: int, text: str) -> Line:
    for kind, pattern in PATTERNS.items():
        if match := pattern.fullmatch(text):
            parts = {name: value for name, value in match.groupdict().items() if value is not None}
            if kind == "variant":
                today(text.split()[0])
            return _checked(Line(number, kind, **parts), text)
    raise BadInput(f"{text!r}", " | ".join(FORMS), line=number)


def _checked(line: Line, text: str) -> Line:
    """What looks like a fact but begins like another kind of line is a mistake in that one."""
    if line.kind == "set" and line.name in KINDS:
        form = next(form for form in FORMS if form.startswith(f"{line.name}:"))
        raise BadInput(f"{text!r}", form, line=line.number)
    return line


def _group(lines: list[Line]) -> list[Script]:
    starts = [i for i, line in enumerate(lines) if line.kind == "scenario"]
    if not starts:
        raise BadInput("no scenario", "scenario: TITLE")
    common = lines[: starts[0]]
    _check_common(common)
    ends = [*starts[1:], len(lines)]
    return [_script(common, lines[start:end]) for start, end in zip(starts, ends, strict=True)]


def _check_common(lines: list[Line]) -> None:
    for line in lines:
        if line.kind not in ONCE:
            raise BadInput(f"{line.kind} before the first scenario", "set-up lines only", line=line.number)


def _script(common: list[Line], lines: list[Line]) -> Script:
    """A scenario's own lines take the place of equal ones before the first title."""
    title, *own = lines
    keys = {line.key() for line in own}
    return Script(title.value, title.number, [*(line for line in common if line.key() not in keys), *own])
