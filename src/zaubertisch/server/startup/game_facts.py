"""The facts of a game that clients ask for once, before anything is played: names, sorts and values, never a rule."""

import functools
from collections.abc import Iterator
from typing import Any, cast

from msgspec import inspect

from zaubertisch.bots import bots_of
from zaubertisch.games import game as load_game
from zaubertisch.kernel.codec import A_SEAT
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.event_kinds import EventKind
from zaubertisch.kernel.looks import NO_LOOKS, looks_of
from zaubertisch.kernel.screen import group_of
from zaubertisch.kernel.standing_orders import orders_of
from zaubertisch.kernel.toml import Source
from zaubertisch.server.requests import EventInfo, FamilyInfo, GameFacts, GameInfo, OrderKind, VariantInfo, Weight
from zaubertisch.server.workshop.drafts import card_infos
from zaubertisch.tables.cardfiles import title_of
from zaubertisch.tables.lessons import has_lesson
from zaubertisch.tables.setup import cards_of


def game_info(key: str) -> GameInfo:
    game = load_game(key)
    variants = [VariantInfo(name, [*c.names()], c.label(c.default)) for name, c in game.variants.items()]
    return GameInfo(key, game.least_seats, game.most_seats, variants, game.presets, bots_of(game), has_lesson(key))


@functools.cache
def facts_of(key: str) -> GameFacts:
    """The facts of a game with its own cards: always the same."""
    return game_facts(load_game(key))


def game_facts(game: Game, own_cards: str = "") -> GameFacts:
    cards, _ = cards_of(game.key, own_cards)
    source = Source("cards", own_cards) if own_cards else None
    looks = looks_of(source.tables) if source else NO_LOOKS
    screen = game.screen
    return GameFacts(
        key=game.key,
        rule_letter=game.rule_letter,
        options=game.options.names,
        things=game.things,
        questions=[*game.questions],
        verbs={question: [*verbs] for question, verbs in game.verbs.items()},
        places={place: [*verbs] for place, verbs in screen.places.items()},
        events=[event_info(game, kind) for kind in game.events],
        card_names=[*game.card_names],
        cards=card_infos(game, cards, looks),
        families=[FamilyInfo(name, [*members]) for name, members in screen.families.items()],
        kinds={thing: kind for kind, things in screen.kinds.items() for thing in things},
        halves=screen.halves,
        seat_fields=sorted(seat_fields(game)),
        tally_parts=[*game.tally_parts],
        passing=game.reactions.passes,
        orders=[
            OrderKind(question, key, order.thing, [*order.objects])
            for question, orders in orders_of(game).items()
            for key, order in orders.items()
        ],
        own_cards=title_of(source) if source else None,
        back=looks.back,
    )


def event_info(game: Game, kind: EventKind) -> EventInfo:
    weight = cast(Weight, game.weight(kind.name))
    return EventInfo(kind.name, kind.sorts(), weight, group_of(game.screen.scenes, kind.name))


def seat_fields(game: Game) -> set[str]:
    """The fields of a game's picture whose numbers are seats, wherever they stand in it."""
    shape = game.picture.__annotations__["return"]
    return {
        field.name
        for struct in structs_in(inspect.type_info(shape), set())
        for field in struct.fields
        if any(is_seat(kind) for kind in kinds_in(field.type))
    }


def structs_in(kind: Any, met: set[Any]) -> Iterator[inspect.StructType]:
    """Every shape that a shape is made of, itself first."""
    for each in kinds_in(kind):
        if isinstance(each, inspect.StructType) and each.cls not in met:
            met.add(each.cls)
            yield each
            for field in each.fields:
                yield from structs_in(field.type, met)


def kinds_in(kind: Any) -> Iterator[Any]:
    """What stands in a field, without lists and choices around it."""
    yield kind
    inner = [getattr(kind, name) for name in ("item_type", "value_type", "type") if hasattr(kind, name)]
    for each in [*inner, *getattr(kind, "types", ())]:
        yield from kinds_in(each)


def is_seat(kind: Any) -> bool:
    return isinstance(kind, inspect.Metadata) and kind.extra == A_SEAT
