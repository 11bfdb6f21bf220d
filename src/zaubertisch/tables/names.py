"""Answers and events by name, with the names of the seats in them: `target Ben`, `coins_taken by Anna victim Ben`."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.event_kinds import EventKind, Seat
from zaubertisch.kernel.facts import NONE, UNKNOWN, parse_seat
from zaubertisch.kernel.position import Event
from zaubertisch.kernel.record import HIDDEN, NOTHING
from zaubertisch.tables.old_words import report

OLD_LABELS = {"with": "other", "amount": "amount"}  # before events had named fields
NUMBER = re.compile(r"-?\d+")


def option_number(game: Game, seats: Sequence[str], text: str) -> int:
    """The option of that name; where its object is a seat, the seat's name will do."""
    verb, _, thing = text.partition(" ")
    if game.things.get(verb) == "seat" and thing in seats:
        return game.options.number(f"{verb} {seats.index(thing) + 1}")
    return game.options.number(text)


def option_name(game: Game, seats: Sequence[str], option: int) -> str:
    """The name of an option, with the names of seats instead of their numbers."""
    verb, thing = game.options.split(option)
    if game.things.get(verb) == "seat" and thing < len(seats):
        return f"{verb} {seats[thing]}"
    return game.options.name(option)


def seat_name(seats: Sequence[str], seat: int) -> str:
    return seats[seat] if 0 <= seat < len(seats) else str(seat)


def card_name(game: Game, card: int) -> str:
    return UNKNOWN if card == HIDDEN else game.card_names[card]


def event_text(game: Game, seats: Sequence[str], event: Event) -> str:
    """An event as scenarios write it."""
    parts = [event.name]
    if event.seat != NOTHING:
        parts.append(f"by {seat_name(seats, event.seat)}")
    for part, field in event.kind.fields():
        if getattr(event, part) != NOTHING:
            parts.append(f"{field.name} {field.write(getattr(event, part), seats)}")
    if event.card != NOTHING:
        parts.append(f"card {card_name(game, event.card)}")
    return " ".join(parts)


@dataclass(frozen=True)
class EventPattern:
    """What an event should look like; only what the pattern says is compared."""

    name: str
    wanted: dict[str, int]

    def fits(self, event: Event) -> bool:
        return event.name == self.name and all(getattr(event, part) == want for part, want in self.wanted.items())


def parse_event(game: Game, seats: Sequence[str], text: str) -> EventPattern:
    """`coins_taken by Anna victim Ben coins 3`."""
    name, *words = text.split()
    kind = game.event_kind(name)
    if len(words) % 2:
        raise BadInput(f"{text!r}", event_form(kind))
    pairs = zip(words[::2], words[1::2], strict=True)
    return EventPattern(name, dict(_part(game, seats, kind, label, value) for label, value in pairs))


def event_form(kind: EventKind) -> str:
    """All that can be said of an event.

    >>> from zaubertisch.kernel.event_kinds import Number, Seat
    >>> event_form(EventKind("coins_taken", Seat("victim"), Number("coins")))
    'coins_taken by SEAT victim SEAT coins NUMBER'
    """
    return " ".join([kind.name, "by SEAT", *(f"{name} {sort.upper()}" for name, sort in kind.sorts().items())])


def _part(game: Game, seats: Sequence[str], kind: EventKind, label: str, value: str) -> tuple[str, int]:
    """Which number of the record a label means, and what it must be."""
    if label == "by":
        return "seat", parse_seat(value, seats)
    if label == "card":
        return "card", _card(game, value)
    if named := kind.field(label):
        part, field = named
        return part, NOTHING if value == NONE else field.parse(value, seats)
    if label in OLD_LABELS:
        if now := dict(kind.fields()).get(OLD_LABELS[label]):
            report(f"{label} of {kind.name}", now.name)
        return OLD_LABELS[label], _old_number(kind, seats, label, value)
    raise BadInput(f"{label!r}", ", ".join(["by", *kind.sorts()]))


def event_today(game: Game, seats: Sequence[str], text: str) -> str:
    """What is said of an event, by the names that its numbers have today."""
    pattern, (name, *words) = parse_event(game, seats, text), text.split()
    fields = dict(game.event_kind(name).fields())
    said = [name]
    for label, value in zip(words[::2], words[1::2], strict=True):
        part = OLD_LABELS.get(label, "")
        is_old = part in fields and fields[part].name != label
        said += [fields[part].name, fields[part].write(pattern.wanted[part], seats)] if is_old else [label, value]
    return " ".join(said)


def _old_number(kind: EventKind, seats: Sequence[str], label: str, value: str) -> int:
    """What files of before wrote: a seat, or the bare number of the record."""
    if label == "with" and (kind.other is None or isinstance(kind.other, Seat)):
        return parse_seat(value, seats)
    if not NUMBER.fullmatch(value):
        raise BadInput(f"{label} {value!r}", "a whole number")
    return int(value)


def _card(game: Game, value: str) -> int:
    if value == UNKNOWN:
        return HIDDEN
    if value not in game.card_names:
        raise BadInput(f"card {value!r}", ", ".join((*game.card_names, UNKNOWN)))
    return game.card_names.index(value)
