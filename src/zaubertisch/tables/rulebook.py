"""The numbered rules of the games in words, with what carries each out and what proves it.

In a working copy that is read from docs/rules, the sources and the tests (`rule_index`); a package holds it ready.
"""

import functools
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import msgspec

from zaubertisch import games
from zaubertisch.games import GAMES
from zaubertisch.kernel.errors import BadInput

NO_CODE = "no code"  # in the mark of a rule that nothing has to carry out, with the reason
SOURCE = "en"  # the language in which rules are written first; one that a game lacks is read in this one
Certainty = Literal["given", "likely", "ours"]
CERTAINTIES: dict[str, Certainty] = {
    "given": "given", "likely": "likely", "ours": "ours",
    "gegeben": "given", "wahrscheinlich": "likely", "von uns": "ours",
}  # fmt: skip


@dataclass(frozen=True)
class Rule:
    """A numbered rule; functions as `path:name` under the package, tests as a reader would look for them."""

    number: str
    aliases: tuple[str, ...]  # later rulings that are part of it
    chapter: str
    mark: str  # how sure it is
    text: str
    functions: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()

    @property
    def numbers(self) -> tuple[str, ...]:
        return (self.number, *self.aliases)

    @property
    def certainty(self) -> Certainty:
        """How sure it is, in one word for all languages; a rule that does not say so is its author's."""
        return CERTAINTIES.get(re.split("[,;]", self.mark)[0], "ours")

    @property
    def needs_code(self) -> bool:
        return NO_CODE not in self.mark


Rulebooks = dict[str, tuple[Rule, ...]]  # by game, in the order of the chapters


def packaged(game: str, language: str = SOURCE) -> Path:
    """Where a package holds a game's rules ready; a working copy has no such file."""
    return Path(games.__file__).parent / game / f"rules.{language}.json"


@functools.cache
def rulebooks(language: str = SOURCE) -> Rulebooks:
    """Every rule of every game that has them in words."""
    from zaubertisch.tables import rule_index

    if rule_index.DOCS.is_dir():
        return rule_index.all_rules(language) | rule_index.rules_of_others(language)
    ready = {game: packaged(game, language) for game in GAMES}
    read = {game: read_rules(path.read_text("utf-8")) for game, path in ready.items() if path.exists()}
    return read | rule_index.rules_of_others(language)


@functools.cache
def rules_in_words(game: str, language: str) -> tuple[Rule, ...]:
    """The rules of one game for readers: without what carries them out, so that no source has to be searched."""
    from zaubertisch.tables import rule_index

    if packaged(game, language).exists() and not rule_index.DOCS.is_dir():
        return read_rules(packaged(game, language).read_text("utf-8"))
    path = rule_index.written_at(game, language)
    return tuple(rule_index.written_rules(path.read_text("utf-8"))) if path.exists() else ()


def read_rules(text: str) -> tuple[Rule, ...]:
    """What `write_rules` wrote."""
    return msgspec.json.decode(text, type=tuple[Rule, ...])


def write_rules(rules: tuple[Rule, ...]) -> str:
    return msgspec.json.format(msgspec.json.encode(rules)).decode() + "\n"


def rule_named(number: str, language: str = SOURCE) -> tuple[str, Rule]:
    """The game and the rule that a number means; small letters do too."""
    for game, rules in rulebooks(language).items():
        for rule in rules:
            if number.upper() in rule.numbers:
                return game, rule
    raise BadInput(f"rule {number!r}", "; ".join(span(rules) for rules in rulebooks(language).values()))


def span(rules: tuple[Rule, ...]) -> str:
    """Which numbers there are, briefly."""
    ordered = sorted((number for rule in rules for number in rule.numbers), key=lambda number: int(number[1:]))
    return f"{ordered[0]} to {ordered[-1]}"
