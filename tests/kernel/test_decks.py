"""The deck that rules read: made from the kinds of cards, so that every value of every card is in it."""

import random
from typing import Annotated, Any

import msgspec
import numpy as np
import pytest
from msgspec import Meta

from tests.generic.cardfiles import some_value
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.cards import Card, CardSet, fields_of, notes_of
from zaubertisch.kernel.decks import NOWHERE, DeckType, In, index_in
from zaubertisch.kernel.fields import FieldInfo, one_of


def another(info: FieldInfo, value: Any) -> Any:
    """A value that is allowed too; nothing if there is no other."""
    rng = random.Random(1)
    others = (some_value(info, rng) for _ in range(300))
    return next((other for other in others if other != value), None)


@pytest.mark.parametrize("key", GAMES)
def test_every_value_of_every_card_reaches_the_deck(key: str) -> None:
    game = load_game(key)
    cards = game.card_file.standard
    standard = game.make_deck(cards)
    for name, card in cards.cards.items():
        for value, info in fields_of(type(card)).items():
            other = another(info, getattr(card, value))
            if other is None or NOWHERE in notes_of(type(card), value):
                continue
            changed = msgspec.structs.replace(card, **{value: other})
            deck = game.make_deck(CardSet(key, cards.cards | {name: changed}))
            assert deck.tobytes() != standard.tobytes(), f"{name}.{value}"


MOODS = In("moods", ("cat", "dog", "cow"), index_in(("angry", "calm")), other=7)


class Beast(Card, frozen=True, kw_only=True):
    """Something wild."""

    teeth: Annotated[int, Meta(ge=0, le=9)]
    mood: Annotated[str, one_of("calm", "angry"), MOODS]
    cold: Annotated[int, Meta(ge=-9, le=9)]


class Zoo(Card, frozen=True, kw_only=True):
    """Where they live."""

    cages: Annotated[list[Annotated[int, Meta(ge=0, le=9)]], Meta(min_length=2, max_length=2)]


KINDS = {"cat": Beast, "dog": Beast, "zoo": Zoo}
CAT, DOG = Beast(teeth=3, mood="calm", cold=-2), Beast(teeth=4, mood="angry", cold=5)
CARDS = CardSet("zoo", {"cat": CAT, "dog": DOG, "zoo": Zoo(cages=[1, 2])})


def test_columns_have_the_rows_types_and_codes_that_are_noted() -> None:
    deck = DeckType(KINDS).filled(CARDS)[0]
    assert deck.dtype.names == ("teeth", "moods", "cold", "cages")
    assert [deck[name].tolist() for name in deck.dtype.names] == [[3, 4], [1, 0, 7], [-2, 5], [1, 2]]
    assert [deck.dtype[name].base for name in deck.dtype.names] == [np.uint8, np.uint8, np.int8, np.uint8]
