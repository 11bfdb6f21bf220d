"""Whole games, played more or less sensibly, to find moments in."""

import dataclasses
import functools
import json
from collections.abc import Collection, Iterator
from pathlib import Path
from random import Random

from tests.browser.past import NAMES, Moment
from zaubertisch.bots import bot
from zaubertisch.games import game as load_game
from zaubertisch.kernel.versions import rule_version
from zaubertisch.tables.records import Answer, Record

SENSIBLE = 0.8  # the share of answers that a bot gives; the rest is chance, so that something happens
SEEDS = range(7, 11)  # whole games for each number of seats
MORE_SEEDS = range(100, 160)  # games with variants, as long as a kind of question was not asked

Found = dict[str, tuple[tuple[int, int], Moment]]  # by kind of question: how full the moment is, and the moment


@functools.cache
def played(game: str, seed: int, seats: int = 4, has_variants: bool = False) -> Record:
    """A whole game, played more or less sensibly; always the same."""
    rng, greedy = Random(seed), bot("greedy")
    record = Record(game, NAMES[:seats], seed, some_variants(game, seed) if has_variants else {})
    position, answers = record.start(), list[Answer]()
    while not position.is_over:
        seat = position.asked()[0]
        view = position.view(seat)
        option = greedy(view, seat, rng) if rng.random() < SENSIBLE else rng.choice(view.legal(seat))
        position.answer(seat, option)
        answers.append(Answer(seat, position.game.options.name(option)))
    return dataclasses.replace(record, answers=tuple(answers)).ended(position)


def some_variants(game: str, seed: int) -> dict[str, str]:
    """What a table might have agreed on."""
    rng = Random(seed)
    return {name: rng.choice(variant.names()) for name, variant in load_game(game).variants.items()}


def look_through(record: Record, found: Found) -> None:
    """Notes the moments of a game that are fuller than those that were found: more answers, or later in the game."""
    for step in record.replay():
        for seat in step.position.asked():
            worth = (len(step.position.legal(seat)), step.number)
            kind = step.position.question
            if worth[0] > 1 and (kind not in found or worth > found[kind][0]):
                found[kind] = (worth, Moment(record, step.number, seat))


@functools.cache
def fullest(game: str, seats: int, seeds: range = SEEDS) -> dict[str, Moment]:
    """For every kind of question the moment with the most answers, late in the game, of whole games of bots."""
    found: Found = {}
    for seed in seeds:
        look_through(played(game, seed, seats), found)
    return moments_of(found)


def every_kind(game: str, seats: int, folder: Path) -> dict[str, Moment]:
    """The same, with games of many variants for what is asked seldom; kept in the folder for the next time."""
    kept = folder / f"moments-{game}-{seats}-{rule_version(game)}.json"
    if kept.exists():
        return dict(recall(game, seats, json.loads(kept.read_text())))
    found: Found = {kind: ((0, 0), moment) for kind, moment in fullest(game, seats).items()}
    for seed in MORE_SEEDS:
        more: Found = {}
        if asked_never(game, found):
            look_through(played(game, seed, seats, has_variants=True), more)
        found = {**more, **found}
    moments = moments_of(found)
    kept.write_text(json.dumps({kind: [m.record.seed, m.at, m.seat] for kind, m in moments.items()}))
    return moments


def recall(game: str, seats: int, kept: dict[str, list[int]]) -> Iterator[tuple[str, Moment]]:
    for kind, (seed, at, seat) in kept.items():
        yield kind, Moment(played(game, seed, seats, seed in MORE_SEEDS), at, seat)


def asked_never(game: str, found: Collection[str]) -> list[str]:
    return [kind for kind in load_game(game).questions if kind not in found]


def moments_of(found: Found) -> dict[str, Moment]:
    return {kind: moment for kind, (_, moment) in sorted(found.items())}
