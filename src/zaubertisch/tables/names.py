"""Answers and events by name, with the names of the seats in them: `target Ben`, `coins_taken by Anna with Ben`."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.facts import UNKNOWN, parse_seat
from zaubertisch.kernel.position import Event
from zaubertisch.kernel.record import HIDDEN, NOTHING

LABELS = {"by": "seat", "with": "other", "card": "card", "amount": "amount"}
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
    text = event.name
    if event.seat != NOTHING:
        text += f" by {seat_name(seats, event.seat)}"
    if event.other != NOTHING:
        text += f" with {event.other if event.name in game.facts.marks else seat_name(seats, event.other)}"
    if event.card != NOTHING:
        text += f" card {card_name(game, event.card)}"
    return text + (f" amount {event.amount}" if event.amount else "")


@dataclass(frozen=True)
class EventPattern:
    """What an event should look like; only what the pattern says is compared."""

    name: str
    wanted: dict[str, int]

    def fits(self, event: Event) -> bool:
        return event.name == self.name and all(getattr(event, part) == want for part, want in self.wanted.items())


def parse_event(game: Game, seats: Sequence[str], text: str) -> EventPattern:
    """`coins_taken by Anna with Ben amount 3`."""
    name, *words = text.split()
    if name not in game.events or not name:
        raise BadInput(f"event {name!r}", ", ".join(filter(None, game.events)))
    if len(words) % 2:
        raise BadInput(f"{text!r}", "NAME by SEAT with SEAT card CARD amount NUMBER")
    wanted = {}
    for label, value in zip(words[::2], words[1::2], strict=True):
        if label not in LABELS:
            raise BadInput(f"{label!r}", ", ".join(LABELS))
        wanted[LABELS[label]] = _part(game, seats, name, label, value)
    return EventPattern(name, wanted)


def _part(game: Game, seats: Sequence[str], event: str, label: str, value: str) -> int:
    if label == "card":
        return _card(game, value)
    if label == "amount" or (label == "with" and event in game.facts.marks):
        if not NUMBER.fullmatch(value):
            raise BadInput(f"{label} {value!r}", "a whole number")
        return int(value)
    return parse_seat(value, seats)


def _card(game: Game, value: str) -> int:
    if value == UNKNOWN:
        return HIDDEN
    if value not in game.card_names:
        raise BadInput(f"card {value!r}", ", ".join((*game.card_names, UNKNOWN)))
    return game.card_names.index(value)
