"""New games: what is in them, and in which order."""

import pytest

from zaubertisch.games import game as load_game
from zaubertisch.games.zauberschwert.names import ADVENTURE_NAMES, HERO_NAMES
from zaubertisch.games.zauberschwert.state import IN_BOX
from zaubertisch.kernel.piles import cards_in
from zaubertisch.kernel.position import Position

GAME = load_game("zauberschwert")


def new_game(seats: int, seed: int, **options: str) -> Position:
    return Position.new(GAME, GAME.card_set(), seats, GAME.parse_variants(options), seed)


def boxed(position: Position) -> set[str]:
    return {name for name, where in zip(ADVENTURE_NAMES, position.g.where, strict=True) if where == IN_BOX}


def displayed(position: Position) -> list[int]:
    return [int(spot.card) for spot in position.g.display[: position.g.displayed]]


@pytest.mark.rules("Z5")
@pytest.mark.parametrize("way", ["base", "heroes"])
def test_the_letters_are_stacked_with_a_on_top(way: str) -> None:
    for seed in range(20):
        position = new_game(3, seed, way=way)
        order = displayed(position) + [card for card, _ in cards_in(position.g.adventures)]
        letters = [int(position.deck[0].letter[card]) for card in order]
        assert letters == sorted(letters)
        assert max(letters) == (2 if way == "base" else 3)


@pytest.mark.rules("Z5")
def test_each_letter_is_shuffled() -> None:
    firsts = {displayed(new_game(3, seed, way="base"))[0] for seed in range(60)}
    assert len(firsts) == 8


@pytest.mark.rules("Z1", "Z4")
def test_two_spells_stay_in_the_box_with_heroes() -> None:
    assert boxed(new_game(3, 1)) == {"harpagarus", "re_transformus"}


@pytest.mark.rules("Z1", "Z14")
def test_without_heroes_no_hero_is_there() -> None:
    away = boxed(new_game(3, 1, way="base"))
    assert set(HERO_NAMES) <= away
    assert len(ADVENTURE_NAMES) - len(away) == 25


def taken_out_for_two(way: str) -> set[str]:
    cards = GAME.card_set()
    return {name for name in ADVENTURE_NAMES if way in cards[name].ways and cards[name].from_seats > 2}


@pytest.mark.rules("Z154")
@pytest.mark.parametrize("way", ["base", "heroes"])
def test_in_the_short_game_for_two_some_adventures_stay_in_the_box(way: str) -> None:
    printed, short = (boxed(new_game(2, 1, way=way, two_seats=how)) for how in ("printed", "short"))
    assert short - printed == taken_out_for_two(way) != set()
    assert printed == boxed(new_game(3, 1, way=way))
    assert short == boxed(new_game(2, 1, way=way))


@pytest.mark.rules("Z154")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_more_than_two_play_with_all_adventures_whatever_was_agreed_for_two(seats: int) -> None:
    for way in ("base", "heroes"):
        short, printed = (new_game(seats, 1, way=way, two_seats=how) for how in ("short", "printed"))
        assert boxed(short) == boxed(printed)
        assert displayed(short) == displayed(printed)


@pytest.mark.rules("Z8")
def test_the_start_player_is_drawn_by_lot() -> None:
    starts = [int(new_game(5, seed).g.start) for seed in range(400)]
    assert all(60 <= starts.count(seat) <= 100 for seat in range(5))
