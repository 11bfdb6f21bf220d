"""Other values of cards: the same deals, other points, and a clear line in reply to nonsense."""

from pathlib import Path

import pytest

from zaubertisch.kernel.errors import BadInput
from zaubertisch.lab.arena import Match
from zaubertisch.lab.crew import ALONE
from zaubertisch.lab.study import run_study
from zaubertisch.lab.variation import chosen_share, parse_change, vary, with_value

MATCH = Match("grimoria", ("random", "random"), 12)


def silent(done: int, total: int) -> None:
    """No progress to show."""


def test_points_follow_the_value_of_a_card(tmp_path: Path) -> None:
    """Random bots play the same games whatever a card is worth: only the tally differs."""
    change = parse_change("castle.points,town.points=0,5")
    poor, rich = vary(MATCH, change, tmp_path, silent, crew=ALONE)
    assert (poor.number, rich.number, poor.games) == (0, 5, MATCH.games)
    assert rich.best_points > poor.best_points + 5
    assert rich.holders == poor.holders
    assert rich.chosen == poor.chosen
    assert 0 < rich.low <= rich.win_share <= rich.high <= 1


def test_every_value_is_a_study_of_its_own(tmp_path: Path) -> None:
    change = parse_change("king.bonus=1,2")
    seen: list[tuple[int, int]] = []
    list(vary(MATCH, change, tmp_path, lambda done, total: seen.append((done, total)), crew=ALONE))
    assert seen[-1] == (2 * MATCH.games, 2 * MATCH.games)
    assert len(list(tmp_path.iterdir())) == 2


def test_how_often_a_card_is_taken_when_it_can_be(tmp_path: Path) -> None:
    study = run_study(MATCH, tmp_path, silent, crew=ALONE)
    share = chosen_share(study, {"castle"})
    possible = sum(story.possible[seat].get("take castle", 0) for story, seat in study.each_seat())
    chosen = sum(story.chosen[seat].get("take castle", 0) for story, seat in study.each_seat())
    assert share == chosen / possible
    assert chosen_share(study, {"goblet"}) is None or chosen_share(study, {"goblet"}) != share


@pytest.mark.parametrize("text", ["king", "king=1", "king.points", "king.points=many", "king.points.more=1"])
def test_a_change_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match=r"card\.value,card\.value=0,1,2"):
        parse_change(text)


def test_a_value_that_is_not_allowed_is_refused() -> None:
    with pytest.raises(BadInput, match="a whole number from 0 to 20"):
        with_value(MATCH, parse_change("king.points=99"), 99)
