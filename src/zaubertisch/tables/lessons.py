"""Guided first games: a prepared deal, the answers of all seats, and one hint for each step (docs/lessons.md)."""

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from msgspec import field as shape_field

from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.codec import Shape
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.facts import parse_number
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.words import Words, words
from zaubertisch.tables.old_words import today
from zaubertisch.tables.records import MOST_SEED, Answer, Record, Step, check_names, read_text

HINT = re.compile(r"([a-z0-9_]+)(?: \(([A-Z]\d+(?: [A-Z]\d+)*)\))?")
STILL = "..."  # before an answer: the last hint goes on
LEARNED = "learned"  # the word that sums a lesson up, a line for each thing
FORMS = (
    "game: GAME | seats: NAME, NAME | learner: NAME | variant NAME: VALUE | seed: NUMBER | hint: KEY (G7 G8) | "
    "... | SEAT: OPTION"
)


class LessonStep(Shape, frozen=True):
    """An answer of the script; the learner gives those with a hint, the table gives all others."""

    seat: int
    option: int
    hint: str = shape_field(default="", name="thought")
    rules: list[str] = shape_field(default_factory=list)


def distinct(steps: list[LessonStep]) -> int:
    """How many hints there are in these steps; one may last for several."""
    return len({step.hint for step in steps} - {""})


class LessonPlan(Shape, frozen=True):
    """What a table needs to know of its lesson."""

    learner: int
    steps: list[LessonStep]

    def of(self, seat: int) -> list[LessonStep]:
        """The answers of one seat; where several are asked at once, each answers when it likes."""
        return [step for step in self.steps if step.seat == seat]

    def hints(self) -> int:
        return distinct(self.steps)


@dataclass
class Lesson:
    """A lesson file."""

    file: str = ""
    game: str = ""
    seats: list[str] = field(default_factory=list)
    learner: str = ""
    seed: int = 0
    variants: dict[str, str] = field(default_factory=dict)
    steps: list[LessonStep] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)  # where each answer stands

    def plan(self) -> LessonPlan:
        return LessonPlan(self.seats.index(self.learner), self.steps)

    def rulebook(self) -> Game:
        return load_game(self.game)

    def record(self) -> Record:
        names = self.rulebook().options.names
        answers = tuple(Answer(step.seat, names[step.option]) for step in self.steps)
        lines = {f"answer {number}": line for number, line in enumerate(self.lines, 1)}
        return Record(self.game, tuple(self.seats), self.seed, self.variants, "", answers, file=self.file, lines=lines)

    def replay(self) -> Iterator[Step]:
        return self.record().replay()

    def words(self, language: str) -> Words:
        """The words of the game and the hints of its lesson."""
        return words(language, self.rulebook().folder / "words", self.rulebook().folder / "lesson")

    def check(self) -> None:
        """Every answer fits, and at the end the game is over or the learner may play on."""
        for last in self.replay():
            position = last.position
        if not position.is_over and self.plan().learner not in position.asked():
            allowed = f"the end of the game, or a question to {self.learner}"
            raise BadInput("the lesson ends while others are asked", allowed, file=self.file, line=self.lines[-1])

    def wanting(self, language: str) -> list[str]:
        """The hints that have no words."""
        keys = [*dict.fromkeys(step.hint for step in self.steps if step.hint), "title", LEARNED]
        return [key for key in keys if not self.words(language).has(f"lesson-{key}")]


def lesson_file(game: str) -> Path:
    return load_game(game).folder / "lesson" / "script.lesson"


def has_lesson(game: str) -> bool:
    return game in GAMES and lesson_file(game).exists()


@functools.cache
def lesson_of(game: str) -> Lesson:
    """The guided first game of a game."""
    if not has_lesson(game):
        raise BadInput(f"no lesson for {game!r}", ", ".join(key for key in GAMES if has_lesson(key)))
    return read_lesson(lesson_file(game))


def read_lesson(path: Path) -> Lesson:
    return parse_lesson(read_text(path), str(path))


def parse_lesson(text: str, file: str = "") -> Lesson:
    """The lesson in a text; what is wrong is an error with its line."""
    reader = _Reader(Lesson(file))
    number = 0
    for number, raw in enumerate(text.splitlines(), 1):
        line = " ".join(raw.partition("#")[0].split())
        try:
            reader.read(line, number)
        except BadInput as error:
            raise error.at(file, number) from None
    try:
        return reader.finished()
    except BadInput as error:
        raise error.at(file, number) from None


class _Reader:
    """Line by line: first what the table is like, then hints and answers."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.hint: tuple[str, list[str]] | None = None

    def read(self, line: str, number: int) -> None:
        name, _, value = line.partition(": ")
        if not line:
            return
        if line == STILL:
            self._go_on_with_hint()
        elif name in self.lesson.seats and value:
            self._answer(name, value, number)
        elif name in ("hint", "thought"):
            today(name)
            self._hint(value)
        elif name in ("game", "seats", "learner", "seed") or name.startswith(("variant ", "option ")):
            self._set(name, value)
        else:
            raise BadInput(f"{line!r}", FORMS)

    def _set(self, name: str, value: str) -> None:
        lesson = self.lesson
        if lesson.steps:
            raise BadInput(f"{name} after the first answer", "hints and answers")
        match name:
            case "game":
                lesson.game = load_game(value).key
            case "seats":
                lesson.seats = value.split(", ")
                check_names(lesson.seats)
                self._rulebook().check_seats(len(lesson.seats))
            case "learner":
                self._check_learner(value)
                lesson.learner = value
            case "seed":
                lesson.seed = parse_number(value, 0, MOST_SEED)
            case _:
                word, _, variant = name.partition(" ")
                today(word)
                self._rulebook().parse_variants({variant: value})
                lesson.variants[variant] = value

    def _rulebook(self) -> Game:
        if not self.lesson.game:
            raise BadInput("no game", "game: GAME first")
        return self.lesson.rulebook()

    def _check_learner(self, name: str) -> None:
        if name not in self.lesson.seats:
            raise BadInput(f"learner {name!r}", ", ".join(self.lesson.seats) or "one of the seats, which come first")

    def _hint(self, value: str) -> None:
        self._check_no_hint()
        found = HINT.fullmatch(value)
        if found is None:
            raise BadInput(f"hint {value!r}", "KEY or KEY (G7 G8)")
        if any(step.hint == found[1] for step in self.lesson.steps):
            raise BadInput(f"hint {found[1]!r} twice", "a hint of its own for each step")
        self.hint = found[1], (found[2] or "").split()

    def _go_on_with_hint(self) -> None:
        """The hint of the learner's last answer, for one more."""
        self._check_no_hint()
        last = next((step for step in reversed(self.lesson.steps) if step.hint), None)
        if last is None:
            raise BadInput(f"{STILL} before the first hint", "hint: KEY")
        self.hint = last.hint, last.rules

    def _check_no_hint(self) -> None:
        if self.hint is not None:
            raise BadInput(f"nothing is done after the hint {self.hint[0]!r}", "an answer of the learner")

    def _answer(self, name: str, option: str, number: int) -> None:
        lesson = self.lesson
        self._check_learner(lesson.learner)
        seat = lesson.seats.index(name)
        hint, rules = self.hint or ("", [])
        if hint and name != lesson.learner:
            raise BadInput(f"a hint before an answer of {name}", f"an answer of {lesson.learner}")
        lesson.steps.append(LessonStep(seat, self._rulebook().options.number(option), hint, rules))
        lesson.lines.append(number)
        self.hint = None

    def finished(self) -> Lesson:
        self._check_no_hint()
        if not self.lesson.steps:
            raise BadInput("no answers", FORMS)
        return self.lesson


@dataclass(frozen=True)
class Place:
    """Where the learner is: at which hint of how many, and what it is (nothing while others play)."""

    step: int
    steps: int
    hint: str = ""
    rules: tuple[str, ...] = ()
    is_done: bool = False


class Course:
    """A lesson under way at a table. It is where its seats are; how many answers each has given says so."""

    def __init__(self, plan: LessonPlan, seats: int) -> None:
        self.plan = plan
        self._of = [plan.of(seat) for seat in range(seats)]

    def next(self, position: Position, seat: int, given: int) -> LessonStep | None:
        """What the script answers for a seat; nothing if it is played out or does not fit the rules of today."""
        step = self._of[seat][given] if given < len(self._of[seat]) else None
        return None if step is None or position.why_not(seat, step.option) else step

    def is_done(self, answers: int) -> bool:
        return answers >= len(self.plan.steps)

    def place(self, step: LessonStep | None, given: int, answers: int) -> Place:
        """Where the learner is after so many answers, and the step that is asked for now."""
        so_far = self._of[self.plan.learner][: given + 1 if step is not None and step.hint else given]
        number = distinct(so_far)
        total = self.plan.hints()
        if self.is_done(answers):
            return Place(total, total, is_done=True)
        if step is None or not step.hint:
            return Place(number, total)
        return Place(number, total, step.hint, tuple(step.rules))
