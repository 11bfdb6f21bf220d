"""Whatever can be read of a game at its choice of adventures can be set and read again."""

from random import Random

import pytest

from tests.games.zauberschwert.staging import NAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.facts import split_fact
from zaubertisch.kernel.position import Position
from zaubertisch.tables.comparison import read_fact

GAME = load_game("zauberschwert")
OPTIONS = {"announcements": "off", "poison": "on", "variant": "on"}


def new_game(seats: int, way: str, seed: int) -> Position:
    return Position.new(GAME, GAME.card_set(), seats, GAME.parse_variants({**OPTIONS, "way": way}), seed)


def facts_of(position: Position, seats: list[str]) -> dict[str, str]:
    names = [name.replace("SEAT", seat) for name in GAME.facts.names for seat in seats]
    return {name: read_fact(position, name, seats) for name in dict.fromkeys(names)}


@pytest.mark.parametrize("way", ["base", "heroes"])
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_what_is_read_can_be_set_and_read_again(seats: int, way: str) -> None:
    names, chance, checked = list(NAMES[:seats]), Random(seats), 0
    position = new_game(seats, way, seats)
    while not position.is_over:
        seat = position.asked()[0]
        if position.question == "choose_adventure" and seat == position.g.start:
            checked += 1
            assert_same(position, names, way)
        position.answer(seat, chance.choice(position.legal(seat)))
    assert checked > 5


def assert_same(position: Position, names: list[str], way: str) -> None:
    facts = facts_of(position, names)
    again = new_game(len(names), way, 99)
    staging = GAME.facts.stage(again, names)
    for fact, value in facts.items():
        if split_fact(fact, names)[1] not in GAME.facts.read_only:
            staging.set(fact, value)
    staging.begin("choosing")
    assert facts_of(again, names) == facts
    assert again.legal(int(again.g.start)) == position.legal(int(position.g.start))
