"""The version of a game's rules: two programs with the same one play the same game from the same seed and answers.

It sees what a game can depend on, card values included, and nothing else: neither comments nor other games.
"""

import contextlib
import functools
import hashlib
import json
import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from zaubertisch.kernel.cache import NO_RULES, NO_RULES_IN, PACKAGE, cache_root
from zaubertisch.kernel.packages import folder_of

# How rules are compiled, how scenarios name things, what is said of mistakes: no game is played otherwise by these.
NOT_PLAYED = {
    *NO_RULES, "rules.py", "compilation.py", "errors.py", "facts.py", "factsheet.py", "staging.py", "study.py",
}  # fmt: skip
NOT_PLAYED_IN = {*NO_RULES_IN, "policy", "testing"}  # opinions, pictures and tests of a game
CARD_FILE = "cards.toml"
LENGTH = 12

# Python's own tokenizer takes ten times as long, and a new server waits for it.
TOKEN = re.compile(
    r"""
    (?P<comment> \#[^\n]* ) | (?P<open> [([{] ) | (?P<close> [])}] )
    | (?P<text> (?:\b[rbuRBU]{1,2})? (?: \"{3} (?:\\.|[^\\])*? \"{3} | '{3} (?:\\.|[^\\])*? '{3}
      | " (?:\\.|[^"\\])* " | ' (?:\\.|[^'\\])* ' ) )
    """,
    re.VERBOSE | re.DOTALL,
)


@functools.cache
def rule_version(game: str) -> str:
    """The version as it was noted when these very sources were read before; to read them takes a moment."""
    folders = PACKAGE / "kernel", folder_of(game)
    note = cache_root() / "versions" / raw_hash(game, folders)
    with contextlib.suppress(OSError, UnicodeDecodeError):
        noted = note.read_text(encoding="ascii")
        if len(noted) == LENGTH:
            return noted
    version = version_of(game, *folders)
    with contextlib.suppress(OSError):
        note.parent.mkdir(parents=True, exist_ok=True)
        part = note.with_suffix(f".{os.getpid()}")
        part.write_text(version, encoding="ascii")
        part.replace(note)
    return version


def raw_hash(game: str, folders: tuple[Path, ...]) -> str:
    """Of all that can matter, with its comments, and of what says what matters."""
    digest = hashlib.sha256(f"{game}\0".encode() + Path(__file__).read_bytes())
    for folder in folders:
        for path in sorted([*folder.rglob("*.py"), folder / CARD_FILE]):
            if path.exists():
                digest.update(f"{path.relative_to(folder).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def version_of(game: str, kernel: Path, folder: Path) -> str:
    """The version of a game's rules, whose package is that folder, on such a kernel."""
    digest = hashlib.sha256()
    for place, sources in (("kernel", kernel), (f"games/{game}", folder)):
        for name, text in played(sources):
            digest.update(f"{place}/{name}\0{text}\0".encode())
    return digest.hexdigest()[:LENGTH]


def played(folder: Path) -> Iterator[tuple[str, str]]:
    """What matters of each file."""
    for path in sorted(folder.rglob("*.py")):
        inner = path.relative_to(folder)
        if path.name not in NOT_PLAYED and inner.parts[0] not in NOT_PLAYED_IN:
            yield inner.as_posix(), bare(path.read_text(encoding="utf-8"))
    if (folder / CARD_FILE).exists():
        yield CARD_FILE, card_values((folder / CARD_FILE).read_text(encoding="utf-8"))


def card_values(text: str) -> str:
    """A card file without its comments."""
    return json.dumps(tomllib.loads(text))


@functools.cache
def bare(source: str) -> str:
    """Source text without comments, docstrings and empty lines; the same under every version of Python.

    >>> bare('def one(): # why\\n    "How."\\n\\n    return "#"\\n')
    'def one():\\n    return "#"'
    """
    kept, end = [], 0
    for start, stop in remarks(source):
        kept.append(source[end:start])
        end = stop
    lines = ("".join(kept) + source[end:]).splitlines()
    return "\n".join(line.rstrip() for line in lines if line.strip())


def remarks(source: str) -> Iterator[tuple[int, int]]:
    """From where to where comments stand, and texts that are a statement: nothing can depend on them."""
    depth = 0
    for token in TOKEN.finditer(source):
        match token.lastgroup:
            case "open":
                depth += 1
            case "close":
                depth -= 1
            case "comment":
                yield token.span()
            case _ if not depth and is_alone(source, *token.span()):
                yield token.span()


def is_alone(source: str, start: int, end: int) -> bool:
    """Does nothing else stand on these lines, a comment excepted?"""
    first, _, before = source[:start].rpartition("\n")
    after = source[end:].partition("\n")[0].lstrip()
    return not (before.strip() or first.endswith("\\")) and (not after or after.startswith("#"))
