"""The puzzles that come with the games: enough of them, clear ones, graded as they were found, and still true."""

from dataclasses import replace

import pytest

from tests.puzzles.examples import GAMES, shipped
from tests.sample import part
from zaubertisch.games import game as load_game
from zaubertisch.kernel.packages import BUILT_IN
from zaubertisch.kernel.rules import COMPILED
from zaubertisch.kernel.versions import rule_version
from zaubertisch.puzzles.checks import faults_by_figures, faults_by_judge, faults_by_rules, faults_of
from zaubertisch.puzzles.files import path_of, puzzle_by_key, puzzles_of, read_puzzles
from zaubertisch.puzzles.puzzle import LEAST_LEAD

WANTED = dict.fromkeys(BUILT_IN, 60)  # so many at least
SEED = 77_000_001  # another chance than that of making them
RENEW = "make new ones in their place: zaubertisch puzzles {}"

of_each_game = pytest.mark.parametrize("key", GAMES)


def said(faults: dict[str, list[str]], game: str) -> str:
    """Which puzzles do not hold, and what to do about it."""
    lines = [f"puzzle {key}: {'; '.join(what)}" for key, what in faults.items()]
    return "\n".join([*lines, RENEW.format(game)])


def test_there_are_puzzles() -> None:
    assert GAMES
    for key, count in WANTED.items():
        assert len(puzzles_of(load_game(key))) >= count, f"zaubertisch puzzles {key} --count {count}"


@of_each_game
def test_by_their_figures_one_answer_is_best_by_three_percent(key: str) -> None:
    for puzzle in puzzles_of(load_game(key)):
        assert not [*faults_by_figures(puzzle)], puzzle.key
        best, second, *_ = puzzle.chances.values()
        assert best - second >= LEAST_LEAD == 30, puzzle.key


@of_each_game
def test_the_master_solves_nearly_all_and_level_1_a_third_at_most(key: str) -> None:
    puzzles = puzzles_of(load_game(key))
    by_level = [sum(p.found[level] / p.tries for p in puzzles) / len(puzzles) for level in range(5)]
    assert by_level[4] >= 0.95
    assert by_level[0] <= 1 / 3
    for puzzle in puzzles:
        assert 5 in puzzle.finders
        assert puzzle.grade == 6 - len(puzzle.finders)
        assert puzzle.grade > 1, "every level finds it: that is obvious"


@of_each_game
def test_no_puzzle_is_there_twice_and_a_name_is_a_name(key: str) -> None:
    puzzles = puzzles_of(load_game(key))
    assert len({puzzle.key for puzzle in puzzles}) == len(puzzles) == len(puzzle_by_key(load_game(key)))
    assert len({(puzzle.seed, puzzle.seats, len(puzzle.answers)) for puzzle in puzzles}) == len(puzzles)


@pytest.mark.long
@of_each_game
def test_they_can_be_asked_by_the_rules_of_today(key: str) -> None:
    """The game leads there, the seat is asked, and exactly the answers with figures are possible."""
    faults = {puzzle.key: found for puzzle in puzzles_of(load_game(key)) if (found := [*faults_by_rules(puzzle)])}
    assert not faults, said(faults, key)


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="to judge needs compiled rules")
@of_each_game
def test_a_fresh_judgement_finds_the_same(key: str) -> None:
    """Of some; of all where the rules have changed since they were made."""
    found = read_puzzles(path_of(load_game(key)))
    is_of_today = found.rules == rule_version(key)
    puzzles = part(f"puzzles of {key} judged again", found.puzzles, 15) if is_of_today else found.puzzles
    faults = {puzzle.key: what for puzzle in puzzles if (what := faults_of(puzzle, SEED))}
    assert not faults, said(faults, key)


@pytest.mark.skipif(not COMPILED, reason="to judge needs compiled rules")
def test_the_judge_refuses_another_solution() -> None:
    """So the check can fail: with the second answer in the place of the best."""
    puzzle = shipped()[0]
    best, second, *rest = puzzle.chances
    swapped = {second: puzzle.chances[best], best: puzzle.chances[second]} | {one: puzzle.chances[one] for one in rest}
    assert [*faults_by_judge(replace(puzzle, chances=swapped), SEED)] == [f"{best!r} is better now"]
