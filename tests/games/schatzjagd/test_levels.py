"""Level 1 knows where to go, and fights in haste: its games end."""

from random import Random

from tests.games.schatzjagd.scene import GAME, scene
from zaubertisch.bots.levels import levels
from zaubertisch.bots.search import Thinker, hasty_options
from zaubertisch.lab.arena import Match, play_game

DAYS = 100
SAMPLE, MOST_UNENDED = 6, 2  # if nine games in ten end, more are left over in one sample of sixty


def test_a_beginner_strikes_or_flees_without_thinking_and_gives_no_orders() -> None:
    view = scene("Anna.field: c3\nboard: robber at d3\nbegin: turn of Anna, walking 1")
    view.answer(0, GAME.options.number("step east"))
    assert view.question == "fight"
    assert [GAME.options.name(option) for option in hasty_options(view, 0)] == ["strike", "flee"]
    answers = {Thinker(1)(view.view(0), 0, Random(seed)) for seed in range(12)}
    assert answers == {*hasty_options(view, 0)}


def test_where_the_game_names_no_hasty_answers_everybody_thinks() -> None:
    view = scene("begin: turn of Anna")
    assert hasty_options(view, 0) == []


def test_only_the_first_level_is_hasty() -> None:
    assert [level.haste for level in levels(GAME).values()] == [1.0, 0.0, 0.0, 0.0]


def test_games_of_four_beginners_end_within_a_hundred_rounds() -> None:
    match = Match("schatzjagd", ("1",) * 4, SAMPLE, {"standing_orders": "off", "last_day": str(DAYS)})
    days = [int(play_game(match, number)[0].g.day) for number in range(SAMPLE)]
    assert sum(day >= DAYS for day in days) <= MOST_UNENDED, days
