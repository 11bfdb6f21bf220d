"""`zaubertisch lessons`: guided first games replayed and checked, and shown step by step to their authors."""

import functools
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console

from zaubertisch.games import GAMES
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.words import LANGUAGES, check_language, spoken_language
from zaubertisch.tables.lessons import Lesson, has_lesson, lesson_file, read_lesson
from zaubertisch.terminal.files import FAILS, HOLDS, each_file, say
from zaubertisch.terminal.warm import at_once
from zaubertisch.text.sentences import event_sentence
from zaubertisch.text.styles import GOOD, WARNING


def check_lessons(paths: Sequence[Path], *, show: bool, language: str) -> int:
    """0 if all can be played to their end, 1 if words are missing, 2 if a file cannot be understood or played."""
    spoken = check_language(language or spoken_language())
    files = paths or [lesson_file(game) for game in GAMES if has_lesson(game)]
    return each_file(files, functools.partial(check_one, language=spoken if show else ""))


def check_one(path: Path, console: Console, language: str) -> int:
    lesson = read_lesson(path)
    at_once(lesson.rulebook())
    for line in lesson_lines(lesson, language) if language else ():
        console.print(line, markup=False)
    lesson.check()
    return report(lesson, console)


def report(lesson: Lesson, console: Console) -> int:
    missing = {language: lesson.wanting(language) for language in LANGUAGES}
    for language, keys in missing.items():
        if keys:
            say(console, "failed", WARNING, f"{lesson.file}: no words ({language}) for {', '.join(keys)}")
    if any(missing.values()):
        return FAILS
    plan = lesson.plan()
    say(console, "ok", GOOD, f"{lesson.game}: {plan.hints()} hints, {len(plan.steps)} answers")
    return HOLDS


def lesson_lines(lesson: Lesson, language: str) -> Iterator[str]:
    """Every answer with its hint and what came of it; at the end what is asked next."""
    words, hint = lesson.words(language), ""
    for step in lesson.replay():
        if step.answer is not None:
            planned = lesson.steps[step.number - 1]
            if planned.hint not in ("", hint):
                hint = planned.hint
                yield f"\n{hint}: {words.say(f'lesson-{hint}')}"
            yield f"{lesson.seats[planned.seat]}: {step.answer.option}  [{step.question}]"
        for event in step.events(lesson.plan().learner):
            yield f"    {event_sentence(lesson.rulebook(), words, lesson.seats, event)}"
    yield from asked(lesson, step.position)


def asked(lesson: Lesson, position: Position) -> Iterator[str]:
    """Who could answer what now: the next line to write."""
    for seat in position.asked():
        options = ", ".join(position.game.options.name(option) for option in position.legal(seat))
        yield f"\n{lesson.seats[seat]} is asked {position.question}: {options}"
