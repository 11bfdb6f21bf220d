"""What a game declares of its events, questions and cards is what its rules do, and enough for a screen."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.event_kinds import EventKind
from zaubertisch.kernel.packages import part_of
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import ALL_OBSERVERS, NOTHING

EVERY_GAME = pytest.mark.parametrize("key", GAMES)
MATCHES = 8


def positions(game: Game) -> Iterator[Position]:
    """Every moment of some random games, of all numbers of seats and many variants."""
    rng = random.Random(7)
    for seed in range(MATCHES):
        agreed = {name: rng.choice(variant.names()) for name, variant in game.variants.items()}
        variants = game.parse_variants(agreed | game.measured_variants)
        seats = rng.randint(game.least_seats, game.most_seats)
        position = Position.new(game, game.card_set(), seats, variants, seed)
        yield position
        while not position.is_over:
            seat = rng.choice(position.asked())
            position.answer(seat, rng.choice(position.legal(seat)))
            yield position


def undeclared(game: Game, kind: EventKind, event: Any) -> list[str]:
    """What the record says that the declaration of the event does not."""
    found = {
        "other": event["other"] != NOTHING and kind.other is None,
        "amount": event["amount"] != 0 and kind.amount is None,
        "card": event["card"] != NOTHING and not kind.has_card,
        "private": bool(event["private"]) and not kind.is_private,
        "secret": event["card"] != NOTHING and event["knowers"] != ALL_OBSERVERS and not kind.is_secret,
    }
    return [f"{kind.name}: {name}" for name, is_so in found.items() if is_so]


def is_seat(kind: EventKind, name: str) -> bool:
    return kind.sorts()[name] == "seat"


def unreadable(position: Position) -> list[str]:
    """Numbers of seats that do not exist (names out of a list would already be an error)."""
    seats = [(event, name) for event in position.events() for name in event.fields if is_seat(event.kind, name)]
    return [f"{event.name}: {name}" for event, name in seats if event.number(name) >= position.seats]


@EVERY_GAME
def test_events_say_what_their_kind_declares_and_nothing_else(key: str) -> None:
    game = load_game(key)
    wrong: set[str] = set()
    for position in positions(game):
        for event in position.state["event"][0, : int(position.state["event_count"][0])]:
            wrong |= {*undeclared(game, game.events[event["kind"]], event)}
        wrong |= {*unreadable(position)}
    assert not wrong


@EVERY_GAME
def test_only_declared_verbs_answer_a_question(key: str) -> None:
    game = load_game(key)
    found = {
        (position.question, game.options.split(option)[0])
        for position in positions(game)
        for seat in position.asked()
        for option in position.legal(seat)
    }
    assert not [pair for pair in sorted(found) if pair[1] not in game.verbs[pair[0]]]


@EVERY_GAME
def test_every_verb_answers_a_question_and_every_question_has_verbs(key: str) -> None:
    game = load_game(key)
    assert {*game.verbs} == {*game.questions}
    assert {verb for verbs in game.verbs.values() for verb in verbs} == {*game.options.verbs()}


@EVERY_GAME
def test_kinds_of_events_stand_in_the_order_of_their_numbers(key: str) -> None:
    game = load_game(key)
    state = part_of(key, "state")
    assert [getattr(state, kind.name.upper()) for kind in game.events[1:]] == [*range(1, len(game.events))]


@EVERY_GAME
def test_every_card_that_the_game_brings_is_in_one_family(key: str) -> None:
    game = load_game(key)
    grouped = [card for cards in game.screen.families.values() for card in cards]
    own = [card for card in game.card_names if card.startswith("own_")]
    assert sorted(grouped + own) == sorted(game.card_names)


def things_of(game: Game) -> set[str]:
    """Cards by their names, and what options are about: `spell-3`."""
    objects = {f"{thing}-{name}" for verb, thing in game.things.items() for name in game.options.objects(verb)}
    return {*game.card_names, *objects}


@EVERY_GAME
def test_what_a_screen_must_know_names_things_that_exist(key: str) -> None:
    game = load_game(key)
    screen, known = game.screen, things_of(game)
    weighed = [*screen.chapters, *screen.paragraphs, *screen.quiet]
    played_out = [name for names in screen.scenes.values() for name in names]
    assert {*weighed, *played_out} <= {kind.name for kind in game.events}
    assert {verb for verbs in screen.places.values() for verb in verbs} <= {*game.things}
    assert {thing for things in screen.kinds.values() for thing in things} <= known
    assert {*screen.halves, *screen.halves.values()} <= known
