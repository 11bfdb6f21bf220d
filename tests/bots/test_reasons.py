"""Why a bot does what it does: a reason from the search's own numbers, in both languages, from one seat's knowledge."""

from dataclasses import replace

import pytest

from tests.bots.test_bots import EVERY_GAME, new_game, positions_on_the_way
from tests.kernel.test_words import NAMES
from zaubertisch.bots.considered import Considered
from zaubertisch.bots.judge import Weighed
from zaubertisch.bots.levels import MOST_LEVELS
from zaubertisch.bots.reasons import Reason, advise, explain, explain_chances, judge, reason_sentence
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.words import LANGUAGES

KING, QUEEN, PASS = 3, 4, 5
BEST = Considered(KING, 300, 0.6, 6.0)
GOOD = Considered(QUEEN, 90, 0.5, 1.9)
RARE = Considered(PASS, 2, 0.9, 9.0)


def view_of(game: Game) -> Position:
    return new_game(game, game.least_seats, 1).view(0)


def test_points_are_compared_with_the_best_of_the_others() -> None:
    """An option that was hardly tried is not one of them."""
    found = explain(view_of(load_game("grimoria")), [BEST, RARE, GOOD])
    assert found == Reason("reason-points", KING, QUEEN, 4.1, 60, 50, 392)


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"value": 0.505, "lead": 2.0}, "reason-alike"),
        ({"value": 0.6, "lead": 1.0}, "reason-prospect"),
        ({"value": 0.4, "lead": 1.0}, "reason-points-less"),
        ({"value": 0.4, "lead": 3.0}, "reason-prospect-less"),
    ],
)
def test_a_reason_fits_the_numbers(changed: dict[str, float], key: str) -> None:
    assert explain(view_of(load_game("grimoria")), [replace(BEST, **changed), GOOD]).key == key


def test_where_points_say_little_prospects_are_named() -> None:
    game = load_game("schatzjagd")
    assert explain(view_of(game), [BEST, GOOD]).key == "reason-prospect"
    assert explain(view_of(game), [GOOD, BEST]).key == "reason-prospect-less"


def test_a_net_speaks_in_chances_and_names_the_next_best() -> None:
    weighed = Weighed((0.31, 0.69), {KING: (0.38, 0.62), QUEEN: (0.35, 0.65), PASS: (0.1, 0.9)})
    assert weighed.best(0) == KING
    assert explain_chances(weighed, 0, KING) == Reason("reason-chance", KING, QUEEN, share=38, next_share=35, before=31)
    assert explain_chances(weighed, 0, PASS).key == "reason-chance-less"
    assert explain_chances(weighed, 0, PASS).next == KING
    alike = Weighed((0.31, 0.69), {KING: (0.38, 0.62), QUEEN: (0.379, 0.621)})
    assert explain_chances(alike, 0, KING).key == "reason-alike"


def test_what_is_done_without_thinking_is_not_compared() -> None:
    never = Considered(QUEEN, 0, 0.0, 0.0)
    assert explain(view_of(load_game("zauberschwert")), [replace(BEST, visits=1), never]).key == "reason-habit"


@EVERY_GAME
def test_advice_comes_from_the_view_alone(key: str) -> None:
    game, compared = load_game(key), 0
    for position in positions_on_the_way(game, game.least_seats, 9, 4):
        seat = position.asked()[0]
        view = position.view(seat)
        again = view.imagine(seat, 77).view(seat)
        reason = advise(view, seat, 5, level=1)
        assert reason == advise(again, seat, 5, level=1)
        assert reason.option in view.legal(seat)
        assert judge(view, seat, reason.option, 5, level=1) == reason
        compared += reason.key != "reason-only"
    assert compared


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_every_level_has_its_words(key: str, language: str) -> None:
    game = load_game(key)
    words = game.words(language)
    ends = ("only", "chance", "chance-less", "points", "points-less", "prospect", "prospect-less", "alike", "habit")
    for end in ends:
        reason = Reason(f"reason-{end}", 0, 1, 4.1, 60, 50, 300)
        said = reason_sentence(game, words, NAMES, reason)
        assert "reason-" not in said
        assert "{" not in said
    names = [words.say(f"level-{number}") for number in range(1, MOST_LEVELS + 1)]
    assert len(set(names)) == MOST_LEVELS
    assert not any("level-" in name for name in names)
    assert all(words.has(f"level-{number}-about") for number in range(1, MOST_LEVELS + 1))
