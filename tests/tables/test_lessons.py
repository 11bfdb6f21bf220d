"""Guided first games: every way through every lesson can be played to its end, and every step has its words."""

import math
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
from zaubertisch.tables.courses import Course
from zaubertisch.tables.entries import LessonLeft
from zaubertisch.tables.lesson_paths import Paths, check_lesson
from zaubertisch.tables.lessons import answer_key, lesson_file, lesson_of, parse_lesson
from zaubertisch.tables.progress import lesson_brought, lesson_place
from zaubertisch.tables.refusals import NotNow, Otherwise
from zaubertisch.tables.rulebook import rulebooks
from zaubertisch.tables.setup import SeatPlan, TableSetup
from zaubertisch.tables.table import Table

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
CHOICE = "choose: pick\neither: spell 1\n"
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
def test_every_game_has_a_lesson_of_about_ten_minutes(game: str) -> None:
    assert 20 <= lesson_of(game).plan().hints() <= 40


@EVERY_GAME
def test_every_way_through_a_lesson_leads_to_its_end(game: str) -> None:
    """On each the script fits, others wait for the learner, hints come one after the other, and all is explained."""
    lesson = lesson_of(game)
    words = [lesson.words(language) for language in LANGUAGES]
    course, ends = Course(lesson.plan()), 0
    for moment in Paths(lesson).moments():
        place = course.place(moment.step, moment.answers)
        assert place.is_done == (moment.step is None)
        ends += place.is_done
        said = [
            place.hint,
            answer_key(lesson.rulebook(), place.chosen.hint, place.chosen.option) if place.chosen else "",
        ]
        assert all(each.has(f"lesson-{key}") for key in said if key for each in words), said
        assert place.step <= place.steps
    sizes = [len(step.ways) for step in lesson.choices()]
    assert len(sizes) >= 4
    assert ends == math.prod(sizes)


@EVERY_GAME
def test_what_is_chosen_makes_a_difference(game: str) -> None:
    """No two ways of a choice give the same game."""
    lesson = lesson_of(game)
    for step in lesson.choices():
        ways = [names(game, way.option) for way in step.ways]
        games = {way: tuple([*Paths(lesson).one({step.hint: way})][-1].answers) for way in ways}
        assert len({*games.values()}) == len(ways)


@EVERY_GAME
def test_a_lesson_remembers_its_place_whatever_was_chosen(game: str) -> None:
    """The last way of each choice, at a table; its numbers are those of the rules."""
    table = new_table(game)
    brought: list[dict[str, int]] = []
    while (place := lesson_place(table, 0)) is not None and not place.is_done:
        seat = min(seat for seat in table.position.asked() if not table.lesson_waits(seat))
        step = table.lesson_step(seat)
        assert step is not None
        brought.append(lesson_brought(table, place))
        give(table, seat, step.options()[-1])
        again = decode(encode(table.setup), TableSetup)
        assert again.lesson is not None
        assert Course(again.lesson).place(None, table.answers()).step >= place.step - 1
    chosen = [step for step in lesson_of(game).choices() if (0, step.ways[-1].option) in table.answers()]
    assert len(chosen) >= 4
    assert any(brought)


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_has_words_and_no_word_is_left_over(game: str, language: str) -> None:
    lesson = lesson_of(game)
    assert not lesson.wanting(language)
    assert keys_of(lesson_file(game).parent / f"{language}.ftl") == {f"lesson-{key}" for key in lesson.word_keys()}
    for key in lesson.word_keys():
        text, errors = lesson.words(language).said(f"lesson-{key}", "", {"change": "+1", "count": 1})
        assert not errors
        assert len(text) < (130 if "-" in key else 215) or key == "learned", key  # it stands over the table on a phone


@EVERY_GAME
def test_lessons_cite_rules_that_exist(game: str) -> None:
    lesson = lesson_of(game)
    known = {number for rule in rulebooks()[game] for number in rule.numbers}
    cited = {rule for step in lesson.all_steps() for rule in step.rules}
    for language in LANGUAGES:
        cited |= set(re.findall(r"[A-Z]\d+(?=[,)])", lesson.words(language).say("lesson-learned")))
    assert len(cited) > 20
    assert cited <= known


@EVERY_GAME
def test_a_table_leads_through_its_lesson_no_matter_who_is_quicker(game: str) -> None:
    """Where several are asked at once, those who answer last in the script answer first."""
    table = new_table(game)
    steps = []
    while (place := lesson_place(table, 0)) is not None and not place.is_done:
        steps.append(place.step)
        seat = max(seat for seat in table.position.asked() if not table.lesson_waits(seat))
        step = table.lesson_step(seat)
        assert step is not None
        give(table, seat, step.option)
    assert steps == sorted(steps)
    assert sorted(table.answers()) == sorted([*Paths(lesson_of(game)).one({})][-1].answers)
    assert table.lesson_step(0) is None


def test_others_wait_while_it_depends_on_the_learner_what_they_answer() -> None:
    """Zauberschwert's wolves: Bela's word is known before the learner chooses, what Cora pays is not."""
    table = new_table("zauberschwert")
    while (place := lesson_place(table, 0)) is not None and place.hint != "alone":
        seat = min(table.position.asked())
        step = table.lesson_step(seat)
        assert step is not None
        give(table, seat, step.option)
    assert place is not None
    assert place.is_choice
    assert not table.lesson_waits(0)
    assert [names("zauberschwert", option) for option in table.lesson_step(0).options()] == ["alone", "together"]  # type: ignore[union-attr]
    grimoria = new_table("grimoria")
    while (place := lesson_place(grimoria, 0)) is not None and place.hint != "ward":
        seat = next(seat for seat in grimoria.position.asked() if not grimoria.lesson_waits(seat))
        step = grimoria.lesson_step(seat)
        assert step is not None
        give(grimoria, seat, step.option)
    assert [grimoria.lesson_waits(seat) for seat in range(3)] == [False, True, True]
    assert grimoria.lesson_step(1) is None


def test_a_choice_says_what_it_brought_until_the_next_answer() -> None:
    table = new_table("grimoria")

    def go_on_to(hint: str, option: str = "") -> None:
        while (place := lesson_place(table, 0)) is not None and place.hint != hint:
            seat = next(seat for seat in table.position.asked() if not table.lesson_waits(seat))
            step = table.lesson_step(seat)
            assert step is not None
            give(table, seat, step.option)
        if option:
            give(table, 0, table.game.options.number(option))

    go_on_to("dark_again", "spell 3")
    go_on_to("take_merchant")
    place = lesson_place(table, 0)
    assert place is not None
    assert place.chosen is not None
    assert (place.chosen.hint, names("grimoria", place.chosen.option)) == ("dark_again", "spell 3")
    assert lesson_brought(table, place) == {"points": 1, "coins": 1}
    give(table, 0, table.game.options.number("take merchant"))
    place = lesson_place(table, 0)
    assert place is not None
    assert place.chosen is None
    assert lesson_brought(table, place) == {}


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
    assert lesson_place(table, 0) is None
    with pytest.raises(NotNow):
        table.lesson_left(0)


def test_an_answer_taken_back_takes_the_lesson_back() -> None:
    table = new_table("grimoria")
    give(table, 0, table.game.options.number("spell 1"))
    assert table.can_undo(0)
    table.apply(table.undone(0), 0)
    place = lesson_place(table, 0)
    assert place is not None
    assert (place.step, place.hint) == (1, "bookmark")


def test_a_lesson_whose_script_no_longer_fits_the_rules_lets_its_learner_play() -> None:
    lesson = lesson_of("grimoria")
    plan = lesson.plan()
    sealed = plan.steps[0].option + 9  # above the level of the first round
    steps = [type(step)(step.seat, sealed, step.hint) for step in lesson.all_steps()]
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
        (HEAD + "numbers: fame", "line 5: number 'fame': allowed is coins"),
        (HEAD + "idle: snore", "line 5: option 'snore'"),
        (HEAD + CHOICE + "Bela: spell 1", "line 7: only one way in the choice 'pick': allowed is either: OPTION, then"),
        (HEAD + "choose: Pick!", "line 5: choose 'Pick!': allowed is KEY or KEY (G7 G8)"),
        (HEAD + "choose: pick\nor: spell 1", "line 6: 'or' here: allowed is choose: KEY, then either: OPTION"),
        (HEAD + "choose: pick\nelse", "line 6: 'else' here"),
        (HEAD + CHOICE + "either: spell 2", "line 7: 'either' here"),
        (HEAD + "either: spell 1", "line 5: 'either' here"),
        (HEAD + CHOICE + "or: spell 1", "line 7: 'spell 1' twice: allowed is each answer once"),
        (HEAD + CHOICE + "or: spell 77", "line 7: option 'spell 77'"),
        (HEAD + CHOICE + "or: spell 2\nelse\nor: spell 3", "line 9: 'or' here"),
        (HEAD + CHOICE + "    choose: more", "line 7: a choice inside a way"),
        (HEAD + CHOICE + "    hint: pick\n", "line 7: hint 'pick' twice"),
        (HEAD + CHOICE + "    hint: how\nor: spell 2", "line 8: nothing is done after the hint 'how'"),
        (HEAD + CHOICE, "line 6: only one way in the choice 'pick'"),
        (HEAD + "    Anna: spell 1", "line 5: an indented line outside of a way"),
        (HEAD + CHOICE + "or: spell 2\nelse\n    Bela: spell 1", "line 9: an indented line outside of a way"),
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
        (
            CHOICE + "or: spell 2\nBela: spell 1",
            "line 5: the choice 'pick' does not speak of spell 3, spell 4: allowed is else",
        ),
        (CHOICE + "or: spell 9\nelse\nBela: spell 1", "line 5: the choice 'pick' has only one way here: spell 1"),
        (
            CHOICE + "    Bela: spell 9\nor: spell 2\n    Bela: spell 3\nelse",
            "line 7: 'spell 9' is not possible now (rule G7) (after pick: spell 1)",
        ),
    ],
)
def test_a_lesson_that_cannot_be_played_says_where(answers: str, line: str) -> None:
    with pytest.raises(BadInput) as error:
        check_lesson(parse_lesson(HEAD + answers, "a.lesson"))
    assert str(error.value).startswith(f"a.lesson, {line}")


def test_the_command_checks_and_tells_lessons(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert app(["lessons"], standalone_mode=False) == 0
    assert [line.split()[:2] for line in capsys.readouterr().out.splitlines()] == [["ok", f"{game}:"] for game in GAMES]
    broken = tmp_path / "a.lesson"
    text = lesson_file("grimoria").read_text(encoding="utf-8")
    broken.write_text("\n".join(text.splitlines()[:11]) + "\nAnna: remove castle\n", encoding="utf-8")
    assert app(["lessons", str(broken), "--show", "-l", "en"], standalone_mode=False) == 2
    shown = capsys.readouterr().out
    assert "Eleven rounds" in shown
    assert "malformed" in shown
    broken.write_text(text.replace("hint: take_king", "hint: barter"), encoding="utf-8")
    assert app(["lessons", str(broken)], standalone_mode=False) == 1
    assert "no words (de) for barter" in capsys.readouterr().out


def test_the_command_tells_another_way_too(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(lesson_file("schatzjagd"))
    assert app(["lessons", file, "--show", "-l", "en", "--choose", "healer: pass"], standalone_mode=False) == 0
    shown = capsys.readouterr().out
    assert "* cure: The poison is gone" in shown
    assert "=> The gold stays" in shown
    assert "=> A sturdy one, with as much life as anybody can have. [+15 life, +3 strength, +5 weapons]" in shown
    assert app(["lessons", file, "--show", "-l", "de"], standalone_mode=False) == 0
    assert "=> Das Gift ist fort, das Gold auch. Nun hat er Zeit. [−5 Gold]" in capsys.readouterr().out
    for wrong, line in (
        ("doctor: pass", "choice 'doctor': allowed is stop, door, healer"),
        ("healer: sleep", "healer: sleep: allowed is cure, pass"),
    ):
        assert app(["lessons", file, "--show", "--choose", wrong], standalone_mode=False) == 2
        assert line in capsys.readouterr().out
    with pytest.raises(BadInput, match="choose 'healer': allowed is KEY: OPTION"):
        app(["lessons", file, "--show", "--choose", "healer"], standalone_mode=False)
