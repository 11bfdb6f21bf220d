"""Whole games, played more or less sensibly, to find moments in."""

import dataclasses
import functools
from random import Random

from tests.browser.past import NAMES
from zaubertisch.bots import bot
from zaubertisch.tables.records import Answer, Record

SENSIBLE = 0.8  # the share of answers that a bot gives; the rest is chance, so that something happens


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
