"""Reactions to what was said at a table: a few signs, by the number of the sentence. They count nothing secret."""

from collections.abc import Iterable
from typing import Literal

from zaubertisch.kernel.errors import BadInput
from zaubertisch.tables.entries import Reacted

Reaction = Literal["laugh", "heart", "laurels", "ouch", "peace"]
Given = dict[str, list[int]]  # the seats, by reaction


class Reactions:
    """Who reacted how to which sentence."""

    __slots__ = ("given",)

    def __init__(self) -> None:
        self.given: dict[int, Given] = {}

    def of(self, said: int) -> Given:
        return self.given.get(said, {})

    def check(self, entry: Reacted, kept: Iterable[int]) -> None:
        """Only to what is still kept."""
        if entry.said not in kept:
            raise BadInput(f"said {entry.said}", "the number of something that was said lately")

    def changes(self, entry: Reacted) -> bool:
        return (entry.seat in self.of(entry.said).get(entry.reaction, [])) != entry.is_on

    def note(self, entry: Reacted) -> None:
        seats = {*self.of(entry.said).get(entry.reaction, [])}
        seats = seats | {entry.seat} if entry.is_on else seats - {entry.seat}
        given = {**self.of(entry.said), entry.reaction: sorted(seats)}
        self.given[entry.said] = {reaction: left for reaction, left in given.items() if left}

    def forget_before(self, said: int) -> None:
        """Those sentences are no longer kept."""
        self.given = {number: given for number, given in self.given.items() if number >= said}

    def forget_seat(self, seat: int) -> None:
        self.given = {number: without(given, seat) for number, given in self.given.items()}


def without(given: Given, seat: int) -> Given:
    left = {reaction: [each for each in seats if each != seat] for reaction, seats in given.items()}
    return {reaction: seats for reaction, seats in left.items() if seats}
