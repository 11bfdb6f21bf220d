"""What a game gives the kernel. A game that lacks a part of this fails by name in the generic test suite."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zaubertisch.kernel.cardfiles import CardFile
from zaubertisch.kernel.cards import CardSet
from zaubertisch.kernel.codec import Shape
from zaubertisch.kernel.decks import DeckType
from zaubertisch.kernel.dice import any_of, never
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.event_kinds import EventKind
from zaubertisch.kernel.factsheet import Facts
from zaubertisch.kernel.options import OptionSpace
from zaubertisch.kernel.rules import open_to_python, specialise
from zaubertisch.kernel.screen import Screen
from zaubertisch.kernel.study import GameStudy
from zaubertisch.kernel.toml import Source
from zaubertisch.kernel.words import Words, words


@dataclass(frozen=True)
class Variant:
    """A variant: what may be agreed on before the game."""

    allowed: tuple[int, ...]
    default: int
    labels: tuple[str, ...] = ()

    def names(self) -> tuple[str, ...]:
        return self.labels or tuple(str(value) for value in self.allowed)

    def parse(self, name: str, text: str) -> int:
        if text not in self.names():
            raise BadInput(f"variant {name}: {text!r}", ", ".join(self.names()))
        return self.allowed[self.names().index(text)]

    def label(self, value: int) -> str:
        return self.names()[self.allowed.index(value)]


def switch(default: bool = False) -> Variant:
    return Variant((0, 1), int(default), ("off", "on"))


@dataclass(frozen=True)
class Reactions:
    """What a table must know of reaction windows: questions that one may wish not to be asked again."""

    passes: dict[str, str] = field(default_factory=dict)  # for each such question the option that lets it pass by
    round_event: str = ""  # the event with which "this round" ends


@dataclass(frozen=True, eq=False)
class Game:
    """A game as the rest of the house sees it. Functions from `set_up` to `audit` are rules over records."""

    key: str
    rule_letter: str  # rules are cited as G12
    least_seats: int
    most_seats: int
    state: np.dtype[Any]
    options: OptionSpace
    things: dict[str, str]  # what the object of each verb is: card, spell, seat, number
    card_names: tuple[str, ...]  # the `card` of an event
    questions: tuple[str, ...]
    events: tuple[EventKind, ...]  # by their numbers; number 0 is none
    variants: dict[str, Variant]
    tally_parts: tuple[str, ...]
    folder: Path

    set_up: Callable[..., None]  # (g, deck, seats, variants, seed): a ready game
    legal: Callable[..., int]  # (g, deck, seat, out): the legal options, written to out, counted
    why_not: Callable[..., int]  # (g, deck, seat, option): 0 if legal, else the rule that forbids it
    answer: Callable[..., None]  # (g, deck, seat, option): applies it and runs on to the next question
    redact: Callable[..., None]  # (g, observer): blots out what that observer may not know
    imagine: Callable[..., None]  # (view, deck, observer, seed): deals what the view does not show
    points: Callable[..., int]  # (g, deck, seat)
    tally: Callable[..., int]  # (g, deck, seat, out): the parts of the sum
    winners: Callable[..., int]  # (g, deck): a set of seats
    audit: Callable[..., int]  # (g, deck): how many things are wrong with this record (0)

    card_file: CardFile  # what each card is, and the values of all of them
    deck: DeckType  # the same as the rules read them
    facts: Facts
    picture: Callable[[Any, int], Shape]  # (view, observer): what a screen draws
    verbs: dict[str, tuple[str, ...]] = field(default_factory=dict)  # for each question those that can answer it
    screen: Screen = field(default_factory=Screen)  # what else a screen must know
    presets: dict[str, dict[str, str]] = field(default_factory=dict)  # variants agreed on at once, by a name
    reactions: Reactions = field(default_factory=Reactions)
    memory_variant: str = ""  # the variant, and the field of the record, without which the past names no cards
    evaluate: Callable[..., int] | None = None  # (g, deck, seat): for bots, how well a seat stands; else its points
    outlook: Callable[..., int] | None = None  # (g, deck, seat): for the search, its prospects; else its evaluation
    # (g, deck, seat, out, count, chance): for bots, the place in `out` of what a good player might answer, with chance
    # from `chance`; else any of the `count` legal options
    rollout_policy: Callable[..., int] | None = None
    # (g): for bots, whether what is asked is answered by the rollout policy, without thinking; else nothing is
    routine: Callable[..., bool] | None = None
    hasty: dict[str, tuple[str, ...]] = field(default_factory=dict)  # for bots, what a beginner answers in haste, by
    # questions: any of these, or anything legal if none is named
    study: GameStudy = field(default_factory=GameStudy)  # what the lab counts in its games, and what for
    measured_variants: dict[str, str] = field(default_factory=dict)  # variants under which speed is measured
    measured_ways: tuple[dict[str, str], ...] = ({},)  # and those beside them of which each is measured by itself

    def __post_init__(self) -> None:
        for name in RULES:
            object.__setattr__(self, name, open_to_python(getattr(self, name)))
        self.study.measures.update({name: open_to_python(rule) for name, rule in self.study.measures.items()})

    def card_set(self, own: Source | None = None) -> CardSet:
        """The values of the cards, with a user's own laid over them."""
        return self.card_file.card_set(own)

    def make_deck(self, cards: CardSet) -> NDArray[Any]:
        """The values as the rules read them."""
        return self.deck.filled(cards)

    def words(self, language: str, cards: CardSet | None = None) -> Words:
        """The words of a language; with the titles of a user's own cards, if there are any."""
        plain = words(language, self.folder / "words")
        return plain.with_titles(cards.titles) if cards and cards.titles else plain

    def cite(self, rule: int) -> str:
        """The number of a rule as people say it: G12."""
        return f"{self.rule_letter}{rule}"

    def event_kind(self, name: str) -> EventKind:
        """What an event says, by its name."""
        for kind in self.events:
            if kind.name and kind.name == name:
                return kind
        raise BadInput(f"event {name!r}", ", ".join(kind.name for kind in self.events if kind.name))

    def weight(self, event: str) -> str:
        """How an event stands in the log; in a game that names no chapters, what began or ended is one."""
        is_chapter = not self.screen.chapters and event.endswith(("_began", "_ended"))
        return "chapter" if is_chapter else self.screen.weight(event)

    def check_seats(self, seats: int) -> int:
        if not self.least_seats <= seats <= self.most_seats:
            raise BadInput(f"seats: {seats}", f"{self.least_seats} to {self.most_seats} for {self.key}")
        return seats

    def agreed(self, texts: dict[str, str]) -> dict[str, str]:
        """Variants as they were said, a preset as what it stands for; what else was said is stronger."""
        said = dict(texts)
        name = said.pop(PRESET, None)
        if name is not None and name not in self.presets:
            raise BadInput(f"variant {PRESET}: {name!r}", ", ".join(self.presets) or f"none for {self.key}")
        return (self.presets[name] if name else {}) | said

    def parse_variants(self, texts: dict[str, str]) -> NDArray[np.int64]:
        """Variants from words to numbers, in their fixed order."""
        for name in texts:
            if name not in self.variants:
                raise BadInput(f"variant {name!r}", ", ".join(self.variants))
        return np.array(
            [c.parse(name, texts[name]) if name in texts else c.default for name, c in self.variants.items()], np.int64
        )

    def specialised(self, *templates: Callable[..., Any]) -> Any:
        """Loops of the house, compiled for this game: each may call those before it, the last is for Python to call."""
        bound = {name: getattr(self, name) for name in RULES}
        evaluate = self.evaluate or self.points
        bound |= {"evaluate": evaluate, "outlook": self.outlook or evaluate}
        bound |= {"rollout_policy": self.rollout_policy or any_of, "routine": self.routine or never}
        for template in templates:
            bound[template.__name__] = specialise(template, self.key, opened=template is templates[-1], **bound)
        return bound[templates[-1].__name__]


PRESET = "preset"  # where variants are said, the name of several of them
RULES = ("set_up", "legal", "why_not", "answer", "redact", "imagine", "points", "tally", "winners", "audit")
