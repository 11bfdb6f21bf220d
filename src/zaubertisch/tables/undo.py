"""Taking an answer back, as long as nothing was revealed, rolled or drawn, and nobody else acted."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from numpy.typing import NDArray

from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import Position, copy_of
from zaubertisch.kernel.warmup import is_compiled
from zaubertisch.tables.streams import events_in

# In so many other deals an answer must look the same before it may be taken back; while rules run plain, in fewer.
RE_DEALS, PLAIN_RE_DEALS = 256, 32
MOST_PASTS = 6  # of one seat: what others do in secret must not push any out


@dataclass(frozen=True, slots=True)
class Past:
    """The moment before an answer; `seen` is what the seat saw right after it, `count` how many answers there were."""

    seat: int
    option: int
    state: NDArray[Any]
    seen: bytes
    count: int


def with_past(pasts: list[Past], past: Past) -> list[Past]:
    """One more; the oldest of its seat goes if there are too many."""
    own = [p for p in pasts if p.seat == past.seat]
    gone = own[: len(own) + 1 - MOST_PASTS]
    return [*(p for p in pasts if not any(p is each for each in gone)), past]


def used_chance(past: Past, now: Position) -> bool:
    """Was chance used, or did another turn begin?"""
    before, after = past.state, now.state
    return bool(before["rng"][0] != after["rng"][0] or before["turn"][0] != after["turn"][0])


def deals_for(game: Game) -> int:
    return RE_DEALS if is_compiled(game.key) else PLAIN_RE_DEALS


def revealed(past: Past, now: Position, deals: int = 0) -> bool:
    """Would the seat see anything else if what it could not know had been dealt otherwise?

    This is tried in many other deals, not proved: what can slip through is an answer that showed only what was all but
    certain before.
    """
    before = Position(now.game, now.cards, past.state, now.deck).view(past.seat)
    return any(_otherwise(before, past, seed) != past.seen for seed in range(deals or deals_for(now.game)))


def _otherwise(before: Position, past: Past, seed: int) -> bytes:
    deal = before.imagine(past.seat, seed)
    deal.accept(past.seat, past.option)
    return deal.view(past.seat).state.tobytes()


def events_from(
    past: Past, now: Position, answers: Sequence[tuple[int, int]], observers: Sequence[int]
) -> dict[int, bytes]:
    """The events that each observer gets when these answers are given from a moment of the past on."""
    position = Position(now.game, now.cards, copy_of(past.state), now.deck)
    events = dict.fromkeys(observers, b"")
    for seat, option in answers:
        position.answer(seat, option)
        events = {observer: before + events_in(position.view(observer)) for observer, before in events.items()}
    return events
