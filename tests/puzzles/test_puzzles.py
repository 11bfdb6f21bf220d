"""Puzzles as text, what is said of files that are wrong, which puzzles a change of rules ends, and that of the day."""

from collections import Counter
from dataclasses import replace

import pytest

from tests.puzzles.examples import made_up
from zaubertisch.kernel.errors import BadInput
from zaubertisch.puzzles.checks import faults_by_figures, faults_by_rules, faults_of
from zaubertisch.puzzles.days import puzzle_of_day
from zaubertisch.puzzles.files import Collection, parse_puzzles
from zaubertisch.server.challenges.day_deals import next_day


def collection(*answers: int) -> Collection:
    puzzles = tuple(made_up(answers=count, seed=count + 1) for count in answers)
    return Collection("grimoria", "0123456789ab", "playouts, 16 deals", "a command", puzzles)


def test_what_is_written_is_read_again() -> None:
    made = collection(0, 12, 30)
    assert parse_puzzles(made.text()) == made
    assert parse_puzzles(made.text()).text() == made.text()
    assert parse_puzzles(collection().text()).puzzles == ()
    lead = [line for line in made.text().splitlines() if line.startswith("answers:")][-1]
    assert len(lead) < 4 * 30 + len("answers: ")


def test_a_key_names_a_position_and_not_its_figures() -> None:
    puzzle = made_up()
    assert replace(puzzle, before=1, found=(0, 0, 0, 0, 8)).key == puzzle.key
    assert replace(puzzle, seed=puzzle.seed + 1).key != puzzle.key
    assert replace(puzzle, answers=puzzle.answers[:-1]).key != puzzle.key


WRONG = [
    ("zaubertisch puzzles 1", "zaubertisch record 2", "line 1: not a file of puzzles"),
    ("game: grimoria", "game: chess", "line 2: "),
    ("seats: 3", "seats: 7", ": allowed is a whole number from 2 to 5"),
    ("seed: 13", "seed: many", "'many'"),
    ("seed: 13\n", "", "seed is missing"),
    ("asked: ", "asked: 9", ": allowed is a whole number from 1 to 3"),
    ("before: 35.0", "before: 350", "a percentage with one decimal: 41.2"),
    ("found: 1 2 4 8 8 of 8", "found: 1 2 4 8 of 8", "5 numbers, one for each level"),
    ("found: 1 2 4 8 8 of 8", "found: 1 2 4 8 9 of 8", "9"),
    ("answers: ", "answers: zz ", "numbers of names, from 0 to"),
    ("variants: nothing", "variants: last_level 99", "last_level"),
    ("seats: 3", "chairs: 3", "'chairs: 3'"),
    (" 40.0; ", " 30.0; ", "the best one first"),
]


@pytest.mark.parametrize(("good", "bad", "said"), WRONG)
def test_what_is_wrong_with_a_file_is_one_line_with_its_place(good: str, bad: str, said: str) -> None:
    text = collection(12).text()
    assert good in text
    with pytest.raises(BadInput) as caught:
        parse_puzzles(text.replace(good, bad, 1), "puzzles.txt")
    assert said in str(caught.value)
    assert str(caught.value).startswith("puzzles.txt, line ")
    assert "\n" not in str(caught.value)


def test_a_puzzle_that_a_change_of_rules_ends_says_why() -> None:
    puzzle = made_up()
    assert not faults_of(puzzle)
    answers = [*puzzle.answers]
    answers[5] = "take no_such_card"
    found = [*faults_by_rules(replace(puzzle, answers=tuple(answers)))]
    assert len(found) == 1
    assert "answer 6: option 'take no_such_card'" in found[0]
    assert [*faults_by_rules(replace(puzzle, asked=(puzzle.asked + 1) % 3))]
    fewer = dict(list(puzzle.chances.items())[:-1])
    assert "other answers are possible" in next(faults_by_rules(replace(puzzle, chances=fewer)))
    late = replace(puzzle, answers=puzzle.answers * 50)
    assert ", answer " in next(faults_by_rules(late))


def test_figures_that_are_not_clear_are_refused() -> None:
    puzzle = made_up()
    best, second, *rest = puzzle.chances
    near = {best: 400, second: 371} | dict.fromkeys(rest, 10)
    assert [*faults_by_figures(replace(puzzle, chances=near))] == [
        "the second answer is only 2.9 percent behind the best"
    ]
    assert [*faults_by_figures(replace(puzzle, chances={**near, second: 370}))] == []
    assert [*faults_by_figures(replace(puzzle, chances={"a": 500, "b": 100}))] == ["only 2 answers"]
    assert [*faults_by_figures(replace(puzzle, found=(8, 8, 8, 8, 4)))] == ["the master misses it"]


def test_the_grade_says_how_many_levels_find_it() -> None:
    puzzle = made_up()
    grades = {(8, 8, 8, 8, 8): 1, (1, 8, 8, 8, 8): 2, (4, 5, 0, 5, 8): 3, (4, 4, 0, 5, 8): 4, (0, 0, 0, 0, 7): 5}
    for found, grade in grades.items():
        assert replace(puzzle, found=found).grade == grade


def test_each_puzzle_has_its_day_and_the_order_of_the_list_does_not_matter() -> None:
    puzzles = collection(0, 12, 20, 30, 40).puzzles
    day, counts = "2026-02-27", Counter[str]()
    for _ in range(10):
        found = puzzle_of_day(puzzles, day)
        assert found is puzzle_of_day(puzzles[::-1], day)
        assert found is not None
        counts[found.key] += 1
        day = next_day(day)
    assert counts == {puzzle.key: 2 for puzzle in puzzles}
    assert puzzle_of_day((), day) is None
