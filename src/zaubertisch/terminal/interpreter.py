"""Understanding what somebody typed: options, cards and spells by number, by name, in either language."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.words import Words
from zaubertisch.text.sentences import Names, numbered_things, option_sentence, option_thing, thing_values

T = TypeVar("T")
PLAIN = str.maketrans(dict.fromkeys("_-:,.·„“”\"'", " "))


def tokens(text: str) -> list[str]:
    return text.casefold().translate(PLAIN).split()


def best_matches(text: str, things: Iterable[T], phrases: Callable[[T], Iterable[str]]) -> list[T]:
    """The things that fit the text best: all of its words, or at least their beginnings, stand in one's phrases."""
    wanted = tokens(text)
    scored = [(fit(wanted, list(phrases(thing))), thing) for thing in things] if wanted else []
    best = max((score for score, _ in scored), default=0)
    return [thing for score, thing in scored if score == best] if best else []


def fit(wanted: list[str], phrases: list[str]) -> int:
    """3: a phrase word for word; 2: all words; 1: the beginnings of words; 0: not at all.

    >>> fit(["king"], ["king"]), fit(["king"], ["take king"]), fit(["kin"], ["take king"]), fit(["queen"], ["king"])
    (3, 2, 1, 0)
    """
    if any(tokens(phrase) == wanted for phrase in phrases):
        return 3
    there = {token for phrase in phrases for token in tokens(phrase)}
    if there.issuperset(wanted):
        return 2
    begun = all(any(len(word) > 1 and token.startswith(word) for token in there) for word in wanted)
    return 1 if begun else 0


@dataclass(frozen=True)
class Interpreter:
    """A game, its words, and the names of its seats: all that is needed to understand."""

    game: Game
    words: Words
    names: Names

    def option_phrases(self, option: int) -> list[str]:
        _, what, thing = option_thing(self.game, option)
        values = thing_values(self.words, self.names, what, thing)
        return [
            self.game.options.name(option),
            option_sentence(self.game, self.words, self.names, option),
            values["thing"],
        ]

    def listed(self, text: str, legal: Sequence[int], *, by_thing: bool) -> int | None:
        """The option that a bare number means: the one listed under it.

        `by_thing`: the list is the game's own drawing, where also what is not possible now has its number.
        """
        number = int(text)
        if 1 <= number <= len(legal):
            return legal[number - 1]
        names = {f"{self.verb(option)} {number}" for option in legal} if by_thing else set()
        return next((option for option in self.space() if self.game.options.name(option) in names), None)

    def space(self) -> list[int]:
        """Every option of the game; seats beyond the table are none."""
        return [option for option in range(len(self.game.options)) if self.is_at_the_table(option)]

    def is_at_the_table(self, option: int) -> bool:
        _, what, thing = option_thing(self.game, option)
        return what != "seat" or int(thing) <= len(self.names)

    def options(self, text: str, among: Iterable[int]) -> list[int]:
        return best_matches(text, among, self.option_phrases)

    def any_options(self, text: str, legal: Sequence[int]) -> list[int]:
        """Options of the whole space; where verbs differ, those with one that is possible now."""
        found = self.options(text, self.space())
        if len({self.verb(option) for option in found}) <= 1:
            return found
        verbs = {self.verb(option) for option in legal}
        return [option for option in found if self.verb(option) in verbs]

    def verb(self, option: int) -> str:
        return option_thing(self.game, option)[0]

    def topics(self) -> list[str]:
        """Everything that help can be asked about, as keys of words."""
        things = {option_thing(self.game, option)[1:] for option in range(len(self.game.options))}
        numbered = numbered_things(self.game)
        cards = {("card", name) for name in self.game.card_names}
        return sorted(f"{what}-{name}" for what, name in things | cards if what == "card" or what in numbered)

    def topic_phrases(self, key: str) -> list[str]:
        what, name = key.split("-", 1)
        title = self.words.say(key)
        if what == "card":
            return [title, name]
        return [title, name, f"{what} {name}", f"{self.words.say(f'thing-{what}')} {name}"]

    def topic(self, text: str, legal: Sequence[int]) -> list[str]:
        """What help is wanted about: a name, or the number of an option."""
        topics = self.topics()
        if text.isdecimal() and 1 <= int(text) <= len(legal):
            _, what, name = option_thing(self.game, legal[int(text) - 1])
            return [topic for topic in topics if topic == f"{what}-{name}"]
        return best_matches(text, topics, self.topic_phrases)
