"""`zaubertisch lessons`: guided first games played on every way and checked, and shown step by step to authors."""

import functools
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from rich.console import Console

from zaubertisch.games import GAMES
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.words import LANGUAGES, Words, check_language, spoken_language
from zaubertisch.tables.courses import LessonStep, changes
from zaubertisch.tables.lesson_paths import Moment, Paths, check_lesson
from zaubertisch.tables.lessons import ELSE, Lesson, answer_key, has_lesson, lesson_file, read_lesson
from zaubertisch.terminal.files import FAILS, HOLDS, each_file, say
from zaubertisch.terminal.warm import at_once
from zaubertisch.text.sentences import event_sentence
from zaubertisch.text.styles import GOOD, WARNING


def check_lessons(paths: Sequence[Path], *, show: bool, language: str, choose: Sequence[str] = ()) -> int:
    """0 if all can be played to their end, 1 if words are missing, 2 if a file cannot be understood or played."""
    spoken = check_language(language or spoken_language())
    files = paths or [lesson_file(game) for game in GAMES if has_lesson(game)]
    chosen = parse_choices(choose)
    return each_file(files, functools.partial(check_one, language=spoken if show else "", chosen=chosen))


def parse_choices(texts: Sequence[str]) -> dict[str, str]:
    """What to choose where, as a script says it.

    >>> parse_choices(["first_card: take queen"])
    {'first_card': 'take queen'}
    """
    for text in texts:
        if ": " not in text:
            raise BadInput(f"choose {text!r}", "KEY: OPTION")
    return {key: option for key, _, option in (text.partition(": ") for text in texts)}


def check_one(path: Path, console: Console, language: str, chosen: Mapping[str, str]) -> int:
    lesson = read_lesson(path)
    at_once(lesson.rulebook())
    check_chosen(lesson, chosen)
    for line in lesson_lines(lesson, language, chosen) if language else ():
        console.print(line, markup=False)
    return report(lesson, console)


def check_chosen(lesson: Lesson, chosen: Mapping[str, str]) -> None:
    keys = [step.hint for step in lesson.choices()]
    for key in chosen:
        if key not in keys:
            raise BadInput(f"choice {key!r}", ", ".join(keys) or "none in this lesson")


def report(lesson: Lesson, console: Console) -> int:
    ways = check_lesson(lesson)
    missing = {language: lesson.wanting(language) for language in LANGUAGES}
    for language, keys in missing.items():
        if keys:
            say(console, "failed", WARNING, f"{lesson.file}: no words ({language}) for {', '.join(keys)}")
    if any(missing.values()):
        return FAILS
    counts = f"{lesson.plan().hints()} hints, {len(lesson.choices())} choices, {ways} ways"
    say(console, "ok", GOOD, f"{lesson.game}: {counts}")
    return HOLDS


def lesson_lines(lesson: Lesson, language: str, chosen: Mapping[str, str]) -> Iterator[str]:
    """Every answer with its hint and what came of it; at the end what is asked next."""
    words, hint = lesson.words(language), ""
    last: Moment | None = None
    choice: Moment | None = None
    for moment in Paths(lesson).one(chosen):
        if last is not None:
            yield from outcome(lesson, words, last, moment)
        step = moment.step
        if step is None or step.hint not in ("", hint):
            yield from answered(lesson, words, choice, moment)
            choice = moment if step is not None and step.ways else None
        if step is not None and step.hint not in ("", hint):
            hint = step.hint
            yield f"\n{hint}: {words.say(f'lesson-{hint}')}"
            yield from choosable(lesson, words, step)
        last = moment
    assert last is not None
    yield from asked(lesson, last.position)


def outcome(lesson: Lesson, words: Words, before: Moment, after: Moment) -> Iterator[str]:
    """An answer, and what the learner heard of it."""
    seat, option = after.answers[-1]
    yield f"{lesson.seats[seat]}: {lesson.rulebook().options.name(option)}  [{before.position.question}]"
    for event in after.position.view(lesson.plan().learner).events():
        yield f"    {event_sentence(lesson.rulebook(), words, lesson.seats, event)}"


def choosable(lesson: Lesson, words: Words, step: LessonStep) -> Iterator[str]:
    """The ways of a choice with what is said of each."""
    for way in step.ways:
        said = words.say(f"lesson-{answer_key(lesson.rulebook(), step.hint, way.option)}")
        yield f"  * {lesson.rulebook().options.name(way.option)}: {said}"
    if step.declines:
        yield f"  * {ELSE}: {words.say(f'lesson-{step.hint}-{ELSE}')}"


def answered(lesson: Lesson, words: Words, choice: Moment | None, now: Moment) -> Iterator[str]:
    """What the last choice brought, when the learner is asked again."""
    if choice is None or choice.step is None:
        return
    learner, option = lesson.plan().learner, now.answers[len(choice.answers)][1]
    brought = changes(choice.position.view(learner), now.position.view(learner), lesson.plan())
    numbers = ", ".join(said_change(words, name, count) for name, count in brought.items())
    key = answer_key(lesson.rulebook(), choice.step.hint, option)
    yield f"\n=> {words.say(f'lesson-{key}')}" + (f" [{numbers}]" if numbers else "")


def said_change(words: Words, name: str, count: int) -> str:
    return words.say(f"lesson-brought-{name}", change=f"{count:+}".replace("-", "−"), count=abs(count))


def asked(lesson: Lesson, position: Position) -> Iterator[str]:
    """Who could answer what now: the next line to write."""
    for seat in position.asked():
        options = ", ".join(position.game.options.name(option) for option in position.legal(seat))
        yield f"\n{lesson.seats[seat]} is asked {position.question}: {options}"
