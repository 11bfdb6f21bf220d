"""Facts of every game: whatever can be read can be set, and a position set up in words is a whole game."""

from random import Random

import pytest

from zaubertisch.games import GAMES, game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.facts import Entry, parse_list, split_fact, write_list
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.tables.comparison import read_fact, same

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]


def new_game(key, seats, seed):
    this = game(key)
    return Position.new(this, this.card_set(), seats, this.parse_variants(this.measured_variants), seed)


def facts_of(position, seats):
    """Every fact of a position, by name."""
    names = [name.replace("SEAT", seat) for name in position.game.facts.names for seat in seats]
    return {name: read_fact(position, name, seats) for name in dict.fromkeys(names)}


def can_be_set(position, name, seats):
    return split_fact(name, seats)[1] not in position.game.facts.read_only


def can_begin_here(position):
    """Is this a moment that the first phase of its game opens?"""
    if position.game.key == "schatzjagd":
        return any(event.name == "day_began" for event in position.events()) and position.question == "travel"
    return position.question == position.game.questions[0] and len(position.asked()) == position.seats


def beginnings(key, seats, seed):
    """A random game at every moment where it can be set up again."""
    position, chance = new_game(key, seats, seed), Random(seed)
    while not position.is_over:
        if can_begin_here(position):
            yield position.copy()
        seat = position.asked()[0]
        position.answer(seat, chance.choice(position.legal(seat)))


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_read_can_be_set_and_read_again(key, seats):
    seats = min(seats, game(key).most_seats)
    names = NAMES[:seats]
    for position in beginnings(key, seats, seed=seats):
        facts = facts_of(position, names)
        again = new_game(key, seats, 99)
        staging = position.game.facts.stage(again, names)
        for name, value in facts.items():
            if can_be_set(position, name, names) and not name.endswith(".spell"):
                staging.set(name, value)
        staging.begin(position.game.facts.phases[0])
        assert facts_of(again, names) == facts
        assert position.game.audit(again.g, again.deck[0]) == 0


@pytest.mark.parametrize("key", GAMES)
def test_a_position_without_facts_is_a_whole_game(key):
    for seed in range(20):
        position = new_game(key, 3, seed)
        position.game.facts.stage(position, NAMES[:3]).begin(position.game.facts.phases[0])
        assert position.game.audit(position.g, position.deck[0]) == 0
        assert position.asked()


@pytest.mark.parametrize("key", GAMES)
def test_every_fact_can_be_read_from_every_view(key):
    position = new_game(key, 3, 1)
    for observer in (0, 1, 2, EVERYONE):
        assert all(facts_of(position.view(observer), NAMES[:3]).values())


@pytest.mark.parametrize("key", GAMES)
def test_a_fact_that_cannot_be_set_is_refused_by_name(key):
    position = new_game(key, 2, 1)
    staging = position.game.facts.stage(position, NAMES[:2])
    for name in [*position.game.facts.read_only, "weather", "Anna.mood", "SEAT.coins"]:
        with pytest.raises(BadInput, match=name):
            staging.set(name, "1")


def test_setting_up_forgets_the_game_that_was_there():
    for seed in range(5):
        one, other = new_game("grimoria", 2, 7), new_game("grimoria", 2, 7)
        chance = Random(seed)
        while not one.is_over:
            seat = one.asked()[0]
            one.answer(seat, chance.choice(one.legal(seat)))
        one.g.rng = other.g.rng
        for position in (one, other):
            position.game.facts.stage(position, NAMES[:2]).begin("books")
        assert one.state.tobytes() == other.state.tobytes()


# Lists.

LISTS = [
    "none",
    "king",
    "2 king, ?",
    "castle (known to Ben, Cleo), 3 town",
    "..., hut",
    "take face_down, drop cloaked king",
]


@pytest.mark.parametrize("text", LISTS)
def test_lists_read_as_they_are_written(text):
    assert write_list(parse_list(text)) == text


def test_equal_neighbours_are_counted():
    assert (
        write_list(["king", "king", Entry("king", 1, "cloaked"), "hut", "king"]) == "2 king, king (cloaked), hut, king"
    )
    assert write_list([Entry("king", 0)]) == "none"


AGREE = [
    ("king, hut", "hut, king"),
    ("2 king", "king, king"),
    ("hut, ...", "king, 3 hut"),
    ("...", "none"),
    ("none", "none"),
]
DIFFER = [("king", "2 king"), ("king", "king (cloaked)"), ("2 hut, ...", "hut"), ("none", "hut"), ("hut", "none")]


@pytest.mark.parametrize(("expected", "found"), AGREE)
def test_lists_agree(expected, found):
    assert same(expected, found, ordered=False)


@pytest.mark.parametrize(("expected", "found"), DIFFER)
def test_lists_differ(expected, found):
    assert not same(expected, found, ordered=False)
    assert not same(expected, found, ordered=True)


def test_lists_with_an_order():
    assert same("king, ..., hut", "king, 5 town, hut", ordered=True)
    assert same("king, ..., hut", "king, hut", ordered=True)
    assert same("..., 2 hut", "king, 3 hut", ordered=True)
    assert not same("king, hut", "hut, king", ordered=True)
    assert not same("king, ..., king", "king", ordered=True)
    assert not same("hut, ...", "king, hut", ordered=True)
