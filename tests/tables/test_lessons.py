"""Guided first games: every lesson can be played to its end, and every step has its words."""

import re
from pathlib import Path

import pytest

from tests.fluent_keys import keys_of
from zaubertisch.cli import app
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.codec import decode, encode
from zaubertisch.kernel.errors import BadInput, Illegal
from zaubertisch.kernel.words import LANGUAGES
from zaubertisch.tables.entries import LessonLeft
from zaubertisch.tables.lessons import lesson_file, lesson_of, parse_lesson
from zaubertisch.tables.refusals import NotNow, Otherwise
from zaubertisch.tables.rulebook import rulebooks
from zaubertisch.tables.setup import SeatPlan, TableSetup
from zaubertisch.tables.table import Table

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
HEAD = "game: grimoria\nseats: Anna, Bela\nlearner: Anna\nseed: 5\n"


def new_table(game: str) -> Table:
    """A table whose learner has sat down."""
    lesson = lesson_of(game)
    plans = [SeatPlan("person" if name == lesson.learner else "bot", "random", name) for name in lesson.seats]
    table = Table(TableSetup(game, lesson.variants, "", plans, None, lesson.seed, "00", "", lesson=lesson.plan()))
    table.apply(table.joined(lesson.plan().learner, "Lea"), 0)
    return table


def give(table: Table, seat: int, option: int) -> None:
    question = table.question(seat)
    assert question is not None
    table.apply(table.answered(seat, question, option), 0)


def names(game: str, option: int) -> str:
    return load_game(game).options.name(option)


@EVERY_GAME
def test_every_game_has_a_lesson_of_about_ten_minutes_that_runs_to_its_end(game: str) -> None:
    lesson = lesson_of(game)
    lesson.check()
    assert 20 <= lesson.plan().hints() <= 35


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_has_words_and_no_word_is_left_over(game: str, language: str) -> None:
    lesson = lesson_of(game)
    assert not lesson.wanting(language)
    hints = {f"lesson-{step.hint}" for step in lesson.steps if step.hint}
    assert keys_of(lesson_file(game).parent / f"{language}.ftl") == hints | {"lesson-title", "lesson-learned"}
    for key in hints:
        text, errors = lesson.words(language).said(key, "", {})
        assert not errors
        assert len(text) < 215, key  # it stands over the table, on a phone too


@EVERY_GAME
def test_lessons_cite_rules_that_exist(game: str) -> None:
    lesson = lesson_of(game)
    known = {number for rule in rulebooks()[game] for number in rule.numbers}
    cited = {rule for step in lesson.steps for rule in step.rules}
    for language in LANGUAGES:
        cited |= set(re.findall(r"[A-Z]\d+(?=[,)])", lesson.words(language).say("lesson-learned")))
    assert len(cited) > 20
    assert cited <= known


@EVERY_GAME
def test_a_table_leads_through_its_lesson_no_matter_who_is_quicker(game: str) -> None:
    """Where several are asked at once, those who answer last in the script answer first."""
    table = new_table(game)
    steps = []
    while (place := table.lesson_place(0)) is not None and not place.is_done:
        steps.append(place.step)
        seat = max(table.position.asked())
        step = table.lesson_step(seat)
        assert step is not None
        give(table, seat, step.option)
    assert steps == sorted(steps)
    assert sorted(table.answers()) == sorted((step.seat, step.option) for step in lesson_of(game).steps)
    assert table.lesson_step(0) is None


def test_the_lesson_refuses_what_the_rules_allow_and_the_rules_what_they_forbid() -> None:
    table = new_table("grimoria")
    question = table.question(0)
    assert question is not None
    options = table.game.options
    with pytest.raises(Otherwise, match="the lesson goes on with 'spell 1'"):
        table.answered(0, question, options.number("spell 2"))
    with pytest.raises(Illegal, match="rule G7"):
        table.answered(0, question, options.number("spell 9"))


def test_a_learner_who_leaves_plays_freely() -> None:
    table = new_table("grimoria")
    with pytest.raises(NotNow, match="no lesson to leave"):
        table.lesson_left(1)
    table.apply(table.lesson_left(0), 0)
    give(table, 0, table.game.options.number("spell 2"))
    assert table.lesson_place(0) is None
    with pytest.raises(NotNow):
        table.lesson_left(0)


def test_an_answer_taken_back_takes_the_lesson_back() -> None:
    table = new_table("grimoria")
    give(table, 0, table.game.options.number("spell 1"))
    assert table.can_undo(0)
    table.apply(table.undone(0), 0)
    place = table.lesson_place(0)
    assert place is not None
    assert (place.step, place.hint) == (1, "bookmark")


def test_a_lesson_whose_script_no_longer_fits_the_rules_lets_its_learner_play() -> None:
    lesson = lesson_of("grimoria")
    plan = lesson.plan()
    sealed = plan.steps[0].option + 9  # above the level of the first round
    steps = [type(step)(step.seat, sealed, step.hint) for step in plan.steps]
    plans = [SeatPlan("person", "random", name) for name in lesson.seats]
    table = Table(TableSetup("grimoria", lesson.variants, "", plans, None, 1, "00", "", lesson=type(plan)(0, steps)))
    for seat, name in enumerate(lesson.seats):
        table.apply(table.joined(seat, name), 0)
    give(table, 0, table.game.options.number("spell 2"))


def test_tables_of_before_have_no_lesson_and_lessons_are_kept_with_their_table() -> None:
    setup = new_table("grimoria").setup
    assert decode(encode(setup), TableSetup) == setup
    old = encode(setup).split(b',"lesson":')[0] + b"}"
    assert decode(old, TableSetup).lesson is None
    assert decode(encode(LessonLeft(0)), LessonLeft) == LessonLeft(0)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("seats: Anna, Bela", "line 1: no game: allowed is game: GAME first"),
        ("game: chess", "line 1: game 'chess'"),
        (HEAD + "learner: Dora", "line 5: learner 'Dora': allowed is Anna, Bela"),
        (HEAD + "variant last_level: 40", "line 5: "),
        (HEAD + "Dora: spell 1", "line 5: 'Dora: spell 1': allowed is game: GAME | "),
        (HEAD + "Anna: spell 99", "line 5: option 'spell 99': allowed is spell 1"),
        (HEAD + "hint: Why?\nAnna: spell 1", "line 5: hint 'Why?': allowed is KEY or KEY (G7 G8)"),
        (
            HEAD + "hint: why\nBela: spell 1",
            "line 6: a hint before an answer of Bela",
        ),
        (HEAD + "hint: why\nhint: how", "line 6: nothing is done after the hint 'why'"),
        (HEAD + "hint: why\nAnna: spell 1\nhint: why", "line 7: hint 'why' twice"),
        (HEAD + "...\nAnna: spell 1", "line 5: ... before the first hint"),
        (HEAD + "hint: why", "line 5: nothing is done after the hint 'why'"),
        (HEAD + "Anna: spell 1\nseed: 7", "line 6: seed after the first answer"),
        (HEAD, "line 4: no answers"),
    ],
)
def test_a_wrong_lesson_gets_one_line(text: str, line: str) -> None:
    with pytest.raises(BadInput) as error:
        parse_lesson(text, "a.lesson")
    assert str(error.value).startswith(f"a.lesson, {line}")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("answers", "line"),
    [
        ("Anna: spell 9", "line 5: 'spell 9' is not possible now (rule G7)"),
        ("Anna: spell 1", "line 5: the lesson ends while others are asked"),
        ("Anna: spell 1\nAnna: spell 1", "line 6: Anna is not asked here but Bela"),
    ],
)
def test_a_lesson_that_cannot_be_played_says_where(answers: str, line: str) -> None:
    with pytest.raises(BadInput) as error:
        parse_lesson(HEAD + answers, "a.lesson").check()
    assert str(error.value).startswith(f"a.lesson, {line}")


def test_the_command_checks_and_tells_lessons(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert app(["lessons"], standalone_mode=False) == 0
    assert [line.split()[:2] for line in capsys.readouterr().out.splitlines()] == [["ok", f"{game}:"] for game in GAMES]
    broken = tmp_path / "a.lesson"
    text = lesson_file("grimoria").read_text(encoding="utf-8")
    broken.write_text("\n".join(text.splitlines()[:10]) + "\nAnna: remove castle\n", encoding="utf-8")
    assert app(["lessons", str(broken), "--show", "-l", "en"], standalone_mode=False) == 2
    shown = capsys.readouterr().out
    assert "Eleven rounds" in shown
    assert "malformed" in shown
    broken.write_text(text.replace("hint: exchange", "hint: barter"), encoding="utf-8")
    assert app(["lessons", str(broken)], standalone_mode=False) == 1
    assert "no words (de) for barter" in capsys.readouterr().out
