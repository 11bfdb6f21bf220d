"""How puzzles are found: what is chosen and rejected, that work goes on where it was, and a hunt in a real game."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.puzzles.examples import made_up
from zaubertisch.bots.considered import Considered
from zaubertisch.games import game as load_game
from zaubertisch.kernel.codec import encode
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.rules import COMPILED
from zaubertisch.lab import puzzles as lab
from zaubertisch.lab.notebook import Notebook, Piece
from zaubertisch.lab.puzzles import Chosen, Hunt, Rejected, agrees, chosen_of, hunt_for, hunt_in_game
from zaubertisch.puzzles.checks import Figures, faults_of
from zaubertisch.puzzles.puzzle import Puzzle

HUNT = Hunt("grimoria", "4", 256, 400)


def some(count: int, level_1: int = 0, **parts: Any) -> list[Puzzle]:
    """Puzzles that differ in their seed."""
    return [replace(made_up(), seed=100 + i, found=(level_1, 4, 4, 8, 8), **parts) for i in range(count)]


def piece_of(number: int, puzzles: Sequence[Puzzle], **rejected: int) -> Piece:
    return [number, [encode(puzzle).decode() for puzzle in puzzles], rejected, 1.0]


def test_level_1_finds_a_third_of_those_that_are_chosen_at_most() -> None:
    easy, hard = some(6, 8), some(6, 0, question="take_card")
    easy = [replace(one, question=f"easy {i}") for i, one in enumerate(easy)]
    hard = [replace(one, seed=900 + one.seed, question=f"hard {i}") for i, one in enumerate(hard)]
    chosen = chosen_of([], [piece_of(1, easy), piece_of(2, hard), piece_of(3, easy)], 60)
    assert chosen.rejected["too many that level 1 finds"] == 3
    assert len(chosen.puzzles) == 9
    share = sum(one.found[0] / one.tries for one in chosen.puzzles) / len(chosen.puzzles)
    assert 0 < share <= 1 / 3


def test_the_master_finds_nineteen_of_twenty_at_least() -> None:
    sure, unsure = some(12), [replace(one, seed=500 + one.seed, found=(0, 0, 0, 5, 5)) for one in some(12)]
    kinds = [replace(one, question=f"question {i}") for i, one in enumerate([*unsure[:6], *sure, *unsure[6:]])]
    chosen = chosen_of([], [piece_of(1, kinds)], 60)
    share = sum(one.found[4] / one.tries for one in chosen.puzzles) / len(chosen.puzzles)
    assert 0.95 <= share < 1
    assert chosen.rejected["too many that the master misses"] > 6


def test_half_of_all_are_about_one_question_at_most() -> None:
    same = some(9, question="choose_spell")
    chosen = chosen_of([], [piece_of(1, same)], 60)
    assert len(chosen.puzzles) == 2
    assert chosen.rejected == {"too many about one question": 7}


def test_what_is_kept_comes_first_and_is_not_there_twice() -> None:
    first, *others = some(3)
    chosen = chosen_of([first], [piece_of(1, [first, *others], obvious=4)], 2)
    assert chosen.puzzles == [first, others[0]]
    assert chosen.rejected == {"obvious": 4}


def test_a_search_that_sees_a_rival_is_no_agreement() -> None:
    figures = Figures(0.4, {1: 0.5, 2: 0.4}, 1, 0.1, 0.001)
    clear = [Considered(1, 900, 0.5, 0.0), Considered(2, 100, 0.44, 0.0)]
    rival = [clear[0], Considered(2, 100, 0.48, 0.0)]
    hardly_tried = [clear[0], Considered(2, 20, 0.49, 0.0)]
    assert agrees([clear, hardly_tried], figures, is_chance=True)
    assert not agrees([clear, rival], figures, is_chance=True)
    assert agrees([rival], figures, is_chance=False)  # its values are no chances
    assert not agrees([clear, clear[::-1]], figures, is_chance=True)


class Games:
    """Games that are played here and now: each has one puzzle."""

    def __init__(self) -> None:
        self.played: list[int] = []

    def results(self, work: Any, jobs: Sequence[Any]) -> Iterator[Piece]:
        for _, number in jobs:
            self.played.append(number)
            yield piece_of(number, [replace(made_up(), seed=number, question=f"question {number}")])


def hunt_with(games: Games, folder: Path, count: int, kept: Sequence[Puzzle] = (), until: float = 1e18) -> Chosen:
    shown: list[int] = []
    found = hunt_for(
        HUNT, count, Notebook(folder / "a.jsonl"), lambda chosen, _: shown.append(len(chosen.puzzles)),
        games, kept, until,  # type: ignore[arg-type]
    )  # fmt: skip
    assert shown == sorted(shown)
    return found


def test_what_was_stopped_goes_on_and_no_game_is_played_twice(tmp_path: Path) -> None:
    first, second = Games(), Games()
    assert len(hunt_with(first, tmp_path, 3).puzzles) == 3
    assert len(hunt_with(second, tmp_path, 5).puzzles) == 5
    assert (first.played, second.played) == ([1, 2, 3], [4, 5])
    assert hunt_with(Games(), tmp_path, 5).puzzles == hunt_with(Games(), tmp_path, 5).puzzles


def test_a_game_is_played_in_all_its_lengths_with_all_numbers_of_seats() -> None:
    game = load_game("schatzjagd")
    kinds = {(lab.seats_of(game, number), lab.variants_of(game, number)["goal"]) for number in range(9)}
    assert kinds == {(seats, goal) for seats in (2, 3, 4) for goal in ("2", "3", "share")}
    assert lab.variants_of(load_game("zauberschwert"), 7) == {}


def test_levels_that_are_one_are_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(lab, "finds", lambda level, _: asked.append(level) or 6)
    for key, levels in (("schatzjagd", ["4"]), ("grimoria", ["4", "5"])):
        asked.clear()
        view = Position.new(load_game(key), load_game(key).card_set(), 3, load_game(key).parse_variants({}), 1).view(0)
        assert lab.found_by_the_strongest(lab.Sighting(view, 0, 0, ())) == [6, 6]
        assert asked == levels


def test_a_question_is_looked_at_closely_if_the_clearly_best_answer_was_given() -> None:
    view, sure = made_up().view(), {0: 0.5, 1: 0.4, 2: 0.3}

    class Says:
        def __init__(self, worth: dict[int, float]) -> None:
            self.worth = worth

        def worth_by_option(self, *_: Any) -> dict[int, float]:
            return self.worth

    def reason(worth: dict[int, float], answered: int) -> str:
        return lab.reason_at_once(Says(worth), view, view.asked()[0], answered, 1)  # type: ignore[arg-type]

    assert reason(sure, 0) == ""
    assert reason(sure, 1) == "answered otherwise in its game"
    assert reason(sure | {1: 0.47}, 0) == "no answer clearly best"


def test_it_ends_when_its_time_is_over(tmp_path: Path) -> None:
    games = Games()
    assert len(hunt_with(games, tmp_path, 60, until=0.0).puzzles) == 1
    assert games.played == [1]


def test_games_of_puzzles_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    games = Games()
    kept = [replace(made_up(), seed=7)]
    assert len(hunt_with(games, tmp_path, 3, kept).puzzles) == 3
    assert games.played == [8, 9]


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="bots think too slowly without compiled rules")
def test_a_hunt_finds_the_same_again_and_what_it_finds_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "EXAMINED", 3)
    number, texts, rejected, _ = hunt_in_game((HUNT, 2))
    again = hunt_in_game((HUNT, 2))
    assert [number, texts, rejected] == again[:3]
    assert sum(rejected.values()) + len(texts) > 60
    for puzzle in chosen_of([], [again], 60).puzzles:
        assert not faults_of(puzzle)
        assert puzzle.seats == 4


def test_rejected_questions_are_counted() -> None:
    assert chosen_of([], [piece_of(1, [], obvious=2), piece_of(2, [], obvious=3)], 1).rejected == Rejected(obvious=5)
