"""Guided first games as files: a prepared deal, the answers of all seats, hints and choices (docs/lessons.md)."""

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from msgspec.structs import replace

from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.facts import parse_number
from zaubertisch.kernel.words import Words, words
from zaubertisch.tables.courses import LessonPlan, LessonStep, Way, read_number
from zaubertisch.tables.old_words import today
from zaubertisch.tables.records import MOST_SEED, Record, check_names, read_text

HINT = re.compile(r"([a-z0-9_]+)(?: \(([A-Z]\d+(?: [A-Z]\d+)*)\))?")
STILL = "..."  # before an answer: the last hint goes on
ELSE = "else"  # of a choice: all other answers are declined, with a word that says why
OR = " | "  # between answers of which the first that is legal is given
COMMON_WORDS = ("title", "goal", "learned")  # of every lesson; the last sums it up, a line for each thing
FORMS = (
    "game: GAME | seats: NAME, NAME | learner: NAME | variant NAME: VALUE | seed: NUMBER | numbers: NAME, NAME | "
    "idle: OPTION | hint: KEY (G7 G8) | ... | SEAT: OPTION | choose: KEY (G7 G8) | either: OPTION | or: OPTION | else"
)


def answer_key(game: Game, hint: str, option: int) -> str:
    """The word that answers a choice."""
    return f"{hint}-{re.sub('[^a-z0-9]+', '_', game.options.name(option))}"


@dataclass
class Lesson:
    """A lesson file."""

    file: str = ""
    game: str = ""
    seats: list[str] = field(default_factory=list)
    learner: str = ""
    seed: int = 0
    variants: dict[str, str] = field(default_factory=dict)
    numbers: list[str] = field(default_factory=list)
    idle: list[int] = field(default_factory=list)
    steps: list[LessonStep] = field(default_factory=list)

    def plan(self) -> LessonPlan:
        return LessonPlan(self.seats.index(self.learner), self.steps, self.numbers, self.idle)

    def rulebook(self) -> Game:
        return load_game(self.game)

    def record(self) -> Record:
        """The game before the first answer."""
        return Record(self.game, tuple(self.seats), self.seed, self.variants, file=self.file)

    def words(self, language: str) -> Words:
        """The words of the game and the hints of its lesson."""
        return words(language, self.rulebook().folder / "words", self.rulebook().folder / "lesson")

    def all_steps(self) -> list[LessonStep]:
        """Those of every way."""
        return [*every(self.steps)]

    def choices(self) -> list[LessonStep]:
        return [step for step in self.all_steps() if step.ways]

    def word_keys(self) -> list[str]:
        """All words of the lesson."""
        hints = [step.hint for step in self.all_steps() if step.hint]
        answers = [answer_key(self.rulebook(), step.hint, way.option) for step in self.choices() for way in step.ways]
        declined = [f"{step.hint}-{ELSE}" for step in self.choices() if step.declines]
        brought = [f"brought-{number}" for number in ["points", *self.numbers]] if self.choices() else []
        return [*dict.fromkeys([*hints, *answers, *declined, *brought, *COMMON_WORDS])]

    def wanting(self, language: str) -> list[str]:
        """The keys that have no words."""
        return [key for key in self.word_keys() if not self.words(language).has(f"lesson-{key}")]


def every(steps: list[LessonStep]) -> Iterator[LessonStep]:
    for step in steps:
        yield step
        for way in step.ways:
            yield from every(way.steps)


def numbers_of(game: Game) -> list[str]:
    """The facts of a seat that are numbers when a game begins."""
    seats = [str(seat) for seat in range(game.least_seats)]
    start = Record(game.key, tuple(seats), 0).start()
    facts = [name.partition(".")[2] for name in game.facts.names if name.startswith("SEAT.")]
    return [name for name in facts if read_number(start, seats, 0, name) is not None]


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
            reader.read(line, number, is_indented=raw[:1].isspace())
        except BadInput as error:
            raise error.at(file, number) from None
    try:
        return reader.finished()
    except BadInput as error:
        raise error.at(file, number) from None


class _Reader:
    """Line by line: first what the table is like, then hints and answers; what is indented belongs to a way."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.hint: tuple[str, list[str]] | None = None
        self.choice: LessonStep | None = None  # whose ways are read now

    def read(self, line: str, number: int, *, is_indented: bool) -> None:
        name, _, value = line.partition(": ")
        if not line:
            return
        if name in ("either", "or") or line == ELSE:
            self._way(name, value, number)
            return
        self._check_indent(is_indented)
        if line == STILL:
            self._go_on_with_hint()
        elif name in self.lesson.seats and value:
            self._answer(name, value, number)
        elif name in ("hint", "thought"):
            today(name)
            self._hint(value)
        elif name == "choose":
            self._choose(value, number)
        elif name in ("game", "seats", "learner", "seed", "numbers", "idle") or name.startswith(
            ("variant ", "option ")
        ):
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
            case "numbers":
                lesson.numbers = [self._number(number) for number in value.split(", ")]
            case "idle":
                lesson.idle = self._options(value)
            case _:
                word, _, variant = name.partition(" ")
                today(word)
                self._rulebook().parse_variants({variant: value})
                lesson.variants[variant] = value

    def _rulebook(self) -> Game:
        if not self.lesson.game:
            raise BadInput("no game", "game: GAME first")
        return self.lesson.rulebook()

    def _number(self, name: str) -> str:
        numbers = numbers_of(self._rulebook())
        if name not in numbers:
            raise BadInput(f"number {name!r}", ", ".join(numbers))
        return name

    def _check_learner(self, name: str) -> None:
        if name not in self.lesson.seats:
            raise BadInput(f"learner {name!r}", ", ".join(self.lesson.seats) or "one of the seats, which come first")

    # Hints and answers

    def _hint(self, value: str) -> None:
        self.hint = self._new_hint("hint", value)

    def _new_hint(self, kind: str, value: str) -> tuple[str, list[str]]:
        self._check_no_hint()
        found = HINT.fullmatch(value)
        if found is None:
            raise BadInput(f"{kind} {value!r}", "KEY or KEY (G7 G8)")
        if any(step.hint == found[1] for step in every(self._before())):
            raise BadInput(f"hint {found[1]!r} twice", "a hint of its own for each step")
        return found[1], (found[2] or "").split()

    def _go_on_with_hint(self) -> None:
        """The hint of the learner's last answer, for one more."""
        self._check_no_hint()
        last = next((step for step in reversed(self._before()) if step.hint), None)
        if last is None:
            raise BadInput(f"{STILL} before the first hint", "hint: KEY")
        self.hint = last.hint, last.rules

    def _before(self) -> list[LessonStep]:
        """The steps before this line; of a choice whose ways are read now only those of its own way."""
        if self.choice is None:
            return self.lesson.steps
        way = self.choice.ways[-1:]
        return [*self.lesson.steps[:-1], replace(self.choice, ways=way), *(way[0].steps if way else [])]

    def _check_no_hint(self) -> None:
        if self.hint is not None:
            raise BadInput(f"nothing is done after the hint {self.hint[0]!r}", "an answer of the learner")

    def _answer(self, name: str, text: str, number: int) -> None:
        lesson = self.lesson
        self._check_learner(lesson.learner)
        hint, rules = self.hint or ("", [])
        if hint and name != lesson.learner:
            raise BadInput(f"a hint before an answer of {name}", f"an answer of {lesson.learner}")
        first, *others = self._options(text)
        self._steps().append(LessonStep(lesson.seats.index(name), first, hint, rules, others, line=number))
        self.hint = None

    def _options(self, text: str) -> list[int]:
        return [self._rulebook().options.number(option) for option in text.split(OR)]

    def _steps(self) -> list[LessonStep]:
        """Where the next answer belongs."""
        return self.choice.ways[-1].steps if self.choice else self.lesson.steps

    # Choices

    def _choose(self, value: str, number: int) -> None:
        if self.choice is not None:
            raise BadInput("a choice inside a way", "choices one after the other")
        self._check_learner(self.lesson.learner)
        hint, rules = self._new_hint("choose", value)
        self.choice = LessonStep(self.lesson.seats.index(self.lesson.learner), -1, hint, rules, line=number)
        self.lesson.steps.append(self.choice)

    def _way(self, name: str, value: str, number: int) -> None:
        self._check_no_hint()
        choice = self.choice
        if choice is None or (name == "either") == bool(choice.ways) or choice.declines:
            raise BadInput(f"{name!r} here", "choose: KEY, then either: OPTION, or: OPTION (once or more), else")
        if name == ELSE:
            self._replace_choice(choice.ways, declines=True)
            return
        option = self._rulebook().options.number(value)
        if choice.way(option):
            raise BadInput(f"{value!r} twice", "each answer once")
        self._replace_choice([*choice.ways, Way(option, line=number)])

    def _replace_choice(self, ways: list[Way], *, declines: bool = False) -> None:
        assert self.choice is not None
        self.choice = replace(self.choice, option=ways[0].option, ways=ways, declines=declines)
        self.lesson.steps[-1] = self.choice

    def _check_indent(self, is_indented: bool) -> None:
        """What is indented belongs to a way; the first line that is not ends the choice."""
        if is_indented and (self.choice is None or not self.choice.ways or self.choice.declines):
            raise BadInput("an indented line outside of a way", "either: OPTION or or: OPTION before it")
        if not is_indented:
            self._end_choice()

    def _end_choice(self) -> None:
        if self.choice is None:
            return
        self._check_no_hint()
        if len(self.choice.ways) < 2:
            raise BadInput(f"only one way in the choice {self.choice.hint!r}", "either: OPTION, then or: OPTION")
        self.choice = None

    def finished(self) -> Lesson:
        self._end_choice()
        self._check_no_hint()
        if not self.lesson.steps:
            raise BadInput("no answers", FORMS)
        return self.lesson
