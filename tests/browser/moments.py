"""Moments of games that tell a lot: where much is on the table, and something is decided."""

import dataclasses
import functools
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from tests.browser.past import NAMES, Moment
from zaubertisch.bots import bot
from zaubertisch.tables.records import Answer, Record, read_record

SENSIBLE = 0.8  # the share of answers that a bot gives; the rest is chance, so that something happens
RECORDS = Path(__file__).parents[1] / "records"


@functools.cache
def played(game: str, seed: int, seats: int = 4) -> Record:
    """A whole game, played more or less sensibly; always the same."""
    rng, greedy = Random(seed), bot("greedy")
    record = Record(game, NAMES[:seats], seed)
    position, answers = record.start(), list[Answer]()
    while not position.is_over:
        seat = position.asked()[0]
        view = position.view(seat)
        option = greedy(view, seat, rng) if rng.random() < SENSIBLE else rng.choice(view.legal(seat))
        position.answer(seat, option)
        answers.append(Answer(seat, position.game.options.name(option)))
    return dataclasses.replace(record, answers=tuple(answers)).ended(position)


@functools.cache
def kept(name: str) -> Record:
    return read_record(RECORDS / f"{name}.record")


def moments(record: Record, question: str) -> Iterator[tuple[Moment, Any]]:
    """Where this is asked and there is a choice, with what the asked seat sees."""
    game = record.rulebook()
    for step in record.replay():
        for seat in step.position.asked() if step.position.question == question else []:
            if len(step.position.legal(seat)) > 1:
                yield Moment(record, step.number, seat), game.picture(step.position.view(seat), seat)


def most_telling(record: Record, question: str, worth: Callable[[Any], float]) -> Moment:
    """The moment of this question that is worth most."""
    return max(moments(record, question), key=lambda found: worth(found[1]))[0]


# How much a picture tells


def of_the_walk(land: Any) -> float:
    """Many fields in reach, known monsters among them; cards that were seen; treasures."""
    known = sum(slot.card is not None for slot in land.land)
    return len(land.ways) + 9 * sum(way.odds is not None for way in land.ways) + 2 * known + 3 * len(land.lying)


def of_the_duel(land: Any) -> float:
    """A duel of two henchmen, open in its end, after the first blows."""
    if land.fight.opponent is None or not land.fight.exchanges:
        return -1.0
    return 1.0 - abs(land.fight.odds.win - 0.5)


def of_the_land(land: Any) -> float:
    """Many known cards, late in the game."""
    return sum(slot.card is not None for slot in land.land) + land.day / 100


def of_the_auction(table: Any) -> float:
    """Many bidders, and artefacts on the table."""
    bidders = len(table.auction.bidders) if table.auction else 0
    return 10 * bidders + 3 * (table.auction is not None and table.auction.leader is not None) + laid(table)


def of_the_fight(table: Any) -> float:
    """A fight of two, and artefacts on the table."""
    return (10 if table.battle and len(table.battle.seats) > 1 else 0) + laid(table)


def of_the_offer(table: Any) -> float:
    """An offer with something on both sides."""
    return (10 * min(len(table.offer.gifts), len(table.offer.wishes)) if table.offer else 0) + laid(table)


def laid(table: Any) -> float:
    """Artefacts that lie before the seats, until the display runs dry."""
    return sum(min(len(seat.laid), 4) for seat in table.seats) / 4 + 2 * len(table.display)
