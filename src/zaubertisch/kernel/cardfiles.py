"""Reading card files: a game's own, and those of users, with everything that is wrong with them found in one pass."""

import functools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from zaubertisch.kernel.cards import (
    MARKS,
    Card,
    CardSet,
    Check,
    Conflict,
    Fault,
    Kind,
    fields_of,
    marks_of,
)
from zaubertisch.kernel.codec import Shape
from zaubertisch.kernel.fields import FieldInfo, allowed, problem
from zaubertisch.kernel.looks import without_looks, wrong_looks
from zaubertisch.kernel.toml import Source, Values, read_source

CARD_NAME = re.compile(r"[a-z][a-z0-9_]*")
LONGEST_QUOTE = 200  # letters of what a fault quotes


@dataclass(frozen=True)
class NewCards:
    """The cards that users may add: what makes each kind, step by step, and the names that the rules know them by."""

    steps: tuple[str, ...] = ()
    kinds: Mapping[tuple[str, ...], Kind] = field(default_factory=dict)
    names: tuple[str, ...] = ()

    def words(self, chosen: tuple[str, ...]) -> list[str]:
        """What may be chosen next; nothing if the kind is known."""
        return [*dict.fromkeys(key[len(chosen)] for key in self.kinds if key[: len(chosen)] == chosen != key)]


class Reading:
    """One pass through a card file: what it says, as far as it is right, and everything that is wrong with it."""

    def __init__(self, source: Source, kinds: Mapping[str, Kind], new: NewCards) -> None:
        self.source, self.kinds, self.new = source, kinds, new
        self.tables = without_looks(source.tables)
        self.faults: list[Fault] = []

    def wrong(
        self, code: str, card: str | None, name: str | None, what: str, allowed: str,
        wanted: FieldInfo | None = None, **values: Any,
    ) -> None:  # fmt: skip
        line = self.source.line(".".join(part for part in (card, name) if part))
        said = {key: str(value) for key, value in values.items()}
        self.faults.append(Fault(code, card, name, line, said, wanted, what[:LONGEST_QUOTE], allowed))

    def note(self, conflict: Conflict) -> None:
        """Cards that do not fit together: the fault lies at one of them, or with the whole file."""
        card, _, name = conflict.place.partition(".")
        at, of = (card, name or None) if card in self.tables else (None, conflict.place)
        self.wrong(conflict.code, at, of, conflict.what, conflict.allowed, **conflict.values)

    def is_of(self, game: str) -> bool:
        found = self.source.data.get("game", "missing")
        if found != game:
            self.wrong("other_game", None, "game", repr(found), f'game = "{game}"')
        return not self.faults

    def check_keys(self) -> None:
        for key, table in self.source.data.items():
            if not isinstance(table, dict) and key not in ("game", "title"):
                self.wrong("unknown_field", None, key, "unknown field", "game, title, or a table of a card")
            if key in self.tables and key not in self.kinds and not self.new.names:
                self.wrong("no_such_card", key, None, "no such card", ", ".join(self.kinds))

    def check_looks(self) -> None:
        for wrong in wrong_looks(self.source.tables):
            self.wrong(wrong.code, wrong.card, wrong.field, wrong.what, wrong.allowed, wrong.wanted)

    # Values

    def values(self, card: str, kind: Kind) -> dict[str, Any]:
        """What the file says of a card, as far as it is right."""
        fields = fields_of(kind)
        said = {name: value for name, value in self.tables[card].items() if name not in MARKS}
        return {name: value for name, value in said.items() if self.is_right(card, name, value, fields)}

    def is_right(self, card: str, name: str, value: object, fields: dict[str, FieldInfo]) -> bool:
        if name not in fields:
            self.wrong("unknown_field", card, name, "unknown field", ", ".join(fields))
            return False
        if wrong := problem(fields[name], value):
            found = str(wrong.part)[:LONGEST_QUOTE]
            self.wrong("value", card, name, wrong.quote, allowed(fields[name]), wrong.wanted, found=found)
        return not wrong

    def check_missing(self, card: str, kind: Kind) -> None:
        for name, info in fields_of(kind).items():
            if name not in self.tables[card] and info.default is None:
                self.wrong("missing", card, name, "missing", allowed(info))

    # Marks

    def marks(self, card: str, kind: Kind) -> dict[str, list[str]]:
        """The marks that the file gives, each with the names it is right about."""
        seen: set[str] = set()
        return {mark: [*self.marked(card, mark, fields_of(kind), seen)] for mark in MARKS if mark in self.tables[card]}

    def marked(self, card: str, mark: str, fields: dict[str, FieldInfo], seen: set[str]) -> Iterator[str]:
        names = self.tables[card][mark]
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            self.wrong("mark", card, mark, repr(names), "a list of names of values")
            return
        for name in names:
            if name not in fields:
                self.wrong("mark", card, mark, f"{name!r} is no value here", ", ".join(fields))
            elif name in seen:
                self.wrong("mark", card, mark, f"{name!r} is marked twice", "one mark for each value")
            else:
                seen.add(name)
                yield name

    # Cards

    def standard(self, card: str) -> Card | None:
        """A card of the game's own file: it says everything, and marks every value exactly once."""
        kind = self.kinds[card]
        if card not in self.tables:
            self.wrong("missing", None, card, "missing", f"a table [{card}] with {', '.join(fields_of(kind))}")
            return None
        marks = self.marks(card, kind)
        for name in fields_of(kind):
            if not any(name in names for names in marks.values()):
                if name in self.tables[card]:
                    self.wrong("mark", card, name, "has no mark", "its name in given, likely or ours")
                marks.setdefault("ours", []).append(name)  # that a card does not state it was decided here
        return self.complete(card, kind, marks)

    def changed(self, card: str, before: Card) -> Card:
        """A card with what the file says laid over it."""
        kind = type(before)
        values = self.values(card, kind)
        marks = marks_of(before) | dict.fromkeys(values, "own") | self.own_marks(card, kind, values)
        return msgspec.structs.replace(before, **values, **by_mark(marks))

    def own_marks(self, card: str, kind: Kind, values: dict[str, Any]) -> dict[str, str]:
        return {name: mark for mark, names in self.marks(card, kind).items() for name in names if name in values}

    def added(self, card: str) -> Card | None:
        """A card that only this file has; nothing if it is not right."""
        kind = self.kind_of_new(card)
        if not kind:
            return None
        marks = dict.fromkeys(fields_of(kind), "own")
        marks |= {name: mark for mark, names in self.marks(card, kind).items() for name in names}
        return self.complete(card, kind, by_mark(marks))

    def complete(self, card: str, kind: Kind, marks: dict[str, list[str]]) -> Card | None:
        before = len(self.faults)
        values = self.values(card, kind)
        self.check_missing(card, kind)
        return kind(**values, **marks) if len(self.faults) == before else None

    def kind_of_new(self, card: str) -> Kind | None:
        if not CARD_NAME.fullmatch(card) or card in self.new.names:
            self.wrong("name", card, None, "no name for a card", "small letters, digits and _, as in magic_well")
            return None
        chosen: tuple[str, ...] = ()
        for step in self.new.steps:
            if words := self.new.words(chosen):
                if not self.is_chosen(card, step, words):
                    return None
                chosen += (self.tables[card][step],)
        return self.new.kinds[chosen]

    def is_chosen(self, card: str, step: str, words: Sequence[str]) -> bool:
        info = FieldInfo("word", words=[*words])
        if step not in self.tables[card]:
            self.wrong("missing", card, step, "missing", allowed(info))
            return False
        return self.is_right(card, step, self.tables[card][step], {step: info})


def by_mark(marks: dict[str, str]) -> dict[str, list[str]]:
    return {mark: [name for name, given in marks.items() if given == mark] for mark in MARKS}


# The file of a game


class NewCardInfo(Shape, frozen=True):
    """A kind of card that users may add: what makes it that kind, and the values it has."""

    fixed: dict[str, str]
    fields: dict[str, FieldInfo]


class CardForms(Shape, frozen=True):
    """Everything that can be entered: the values of each card, and the kinds of new cards."""

    cards: dict[str, dict[str, FieldInfo]]
    new: list[NewCardInfo]
    most_new: int


def no_conflicts(cards: CardSet, said: Values) -> Iterator[Conflict]:
    return iter(())


@dataclass(frozen=True, eq=False)
class CardFile:
    """The cards of a game: what each of them is, its standard values, and what must hold of all of them."""

    game: str
    path: Path
    kinds: Mapping[str, Kind]
    check: Check = no_conflicts
    new: NewCards = field(default_factory=NewCards)

    def card_set(self, own: Source | None = None) -> CardSet:
        """The standard cards, or those with a user's own values and cards laid over them."""
        if own is None:
            return self.standard
        cards, faults = self.read(own)
        if faults:
            raise faults[0].error(own.name)
        return cards

    @functools.cached_property
    def standard(self) -> CardSet:
        source = read_source(self.path)
        reading = Reading(source, self.kinds, NewCards())
        if reading.is_of(self.game):
            reading.check_keys()
        cards = {card: reading.standard(card) for card in self.kinds}
        if reading.faults:
            raise reading.faults[0].error(source.name)
        return CardSet(self.game, cards)

    def read(self, source: Source) -> tuple[CardSet, list[Fault]]:
        """The cards of a user's file, as far as they are right, and everything that is wrong with it."""
        reading = Reading(source, self.kinds, self.new)
        if not reading.is_of(self.game):
            return self.standard, reading.faults
        reading.check_keys()
        reading.check_looks()
        cards, added = self.laid_over(reading)
        found = CardSet(self.game, cards, source.text, added, dict(zip(added, self.new.names, strict=False)))
        for conflict in (*self.too_many(added), *self.check(found, reading.tables)):
            reading.note(conflict)
        return found, reading.faults

    def laid_over(self, reading: Reading) -> tuple[dict[str, Card], tuple[str, ...]]:
        """All cards with what the file says, and the names of those that it adds."""
        changed = {card: reading.changed(card, self.standard[card]) for card in reading.tables if card in self.kinds}
        new = [card for card in reading.tables if card not in self.kinds and self.new.names]
        added = {card: made for card in new if (made := reading.added(card))}
        return self.standard.cards | changed | added, tuple(added)

    def too_many(self, added: tuple[str, ...]) -> Iterator[Conflict]:
        high = len(self.new.names)
        if len(added) > high:
            found = {"total": len(added), "high": high}
            yield Conflict("new_cards", added[high], f"{len(added)} new cards", f"at most {high}", found)

    @functools.cached_property
    def forms(self) -> CardForms:
        """What can be entered."""
        made = [
            NewCardInfo(dict(zip(self.new.steps, words, strict=False)), fields_of(kind))
            for words, kind in self.new.kinds.items()
        ]
        return CardForms({card: fields_of(kind) for card, kind in self.kinds.items()}, made, len(self.new.names))
