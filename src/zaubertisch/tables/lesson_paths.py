"""Every way through a guided first game, played to its end: whatever is chosen, the script must fit."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NoReturn

from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.position import Position
from zaubertisch.tables.courses import Course, Given, LessonStep, Track, track
from zaubertisch.tables.lessons import Lesson

MOST_ANSWERS = 1000


@dataclass(frozen=True)
class Moment:
    """After so many answers on one way through a lesson; `step` is what comes next, nothing at the end."""

    position: Position
    step: LessonStep | None
    answers: list[Given] = field(default_factory=list)
    choices: list[str] = field(default_factory=list)  # "first_card: take king"


class Paths:
    """Plays a lesson on every way, or on one of them."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.plan = lesson.plan()
        self.course = Course(self.plan)

    def ends(self) -> Iterator[Moment]:
        """The end of every way; what does not fit is an error with its line and the choices before it."""
        for moment in self.moments():
            if moment.step is None:
                yield moment

    def moments(self) -> Iterator[Moment]:
        """All moments of all ways; what ways have in common comes once."""
        waiting = [Moment(self.lesson.record().start(), None)]
        while waiting:
            before = waiting.pop()
            moment = self._looked_ahead(before)
            yield moment
            step = moment.step
            if step is not None:
                waiting.extend(self._after(moment, step, option) for option in reversed(step.options()))

    def one(self, chosen: Mapping[str, str]) -> Iterator[Moment]:
        """One way: what is chosen at each choice, and the first answer where nothing is."""
        moment = self._looked_ahead(Moment(self.lesson.record().start(), None))
        while moment.step is not None:
            yield moment
            moment = self._looked_ahead(self._after(moment, moment.step, self._picked(moment.step, chosen)))
        yield moment

    def _picked(self, step: LessonStep, chosen: Mapping[str, str]) -> int:
        if not step.ways or step.hint not in chosen:
            return step.option
        name = self.lesson.rulebook().options.name
        ways = {name(option): option for option in step.options()}
        if chosen[step.hint] not in ways:
            raise BadInput(f"{step.hint}: {chosen[step.hint]}", ", ".join(ways))
        return ways[chosen[step.hint]]

    def _looked_ahead(self, moment: Moment) -> Moment:
        """The same with its step, if there is one that fits."""
        known = track(self.plan, moment.answers)
        if known.is_done:
            self._check_end(moment, known)
            return moment
        pending = sorted(known.next.values(), key=known.steps.index)
        if len(moment.answers) > MOST_ANSWERS:
            self._fail(moment, pending[0].line, "this is never asked")
        return Moment(moment.position, self._step(moment, pending), moment.answers, moment.choices)

    def _step(self, moment: Moment, pending: list[LessonStep]) -> LessonStep:
        """What is answered next: the first line of somebody who is asked, as at a table."""
        asked = moment.position.asked()
        order = [*(step.seat for step in pending if step.seat in asked), *asked]
        steps = (self.course.next(moment.position, seat, moment.answers) for seat in order)
        step = next((step for step in steps if step is not None), None)
        if step is None:
            self._complain(moment, pending[0])
        if step.hint and track(self.plan, moment.answers).next[step.seat].ways:
            self._check_choice(moment, step)
        return step

    def _after(self, moment: Moment, step: LessonStep, option: int) -> Moment:
        position = moment.position.copy()
        position.answer(step.seat, option)
        made = [f"{step.hint}: {position.game.options.name(option)}"] if step.ways else []
        return Moment(position, None, [*moment.answers, (step.seat, option)], [*moment.choices, *made])

    def _complain(self, moment: Moment, step: LessonStep) -> NoReturn:
        position, asked = moment.position, moment.position.asked()
        if step.seat not in asked:
            waited = ", ".join(self.lesson.seats[seat] for seat in asked) or "nobody: the game is over"
            self._fail(moment, step.line, f"{self.lesson.seats[step.seat]} is not asked here but {waited}")
        rule = position.game.cite(position.why_not(step.seat, step.option))
        name = position.game.options.name(step.option)
        self._fail(moment, step.line, f"{name!r} is not possible now (rule {rule})")

    def _check_choice(self, moment: Moment, step: LessonStep) -> None:
        """At least two ways are open, and whatever else is legal is declined with a reason."""
        name = moment.position.game.options.name
        if len(step.ways) < 2:
            self._fail(moment, step.line, f"the choice {step.hint!r} has only one way here: {name(step.option)}")
        others = [name(option) for option in moment.position.legal(step.seat) if option not in step.options()]
        if others and not step.declines:
            self._fail(moment, step.line, f"the choice {step.hint!r} does not speak of {', '.join(others)}", "else")

    def _check_end(self, moment: Moment, known: Track) -> None:
        """The game is over, or the learner may play on."""
        position, learner = moment.position, self.plan.learner
        if not position.is_over and learner not in position.asked():
            allowed = f"the end of the game, or a question to {self.lesson.learner}"
            self._fail(moment, known.steps[-1].line, "the lesson ends while others are asked", allowed)

    def _fail(self, moment: Moment, line: int, what: str, allowed: str = "") -> NoReturn:
        after = f" (after {', '.join(moment.choices)})" if moment.choices else ""
        raise BadInput(what + after, allowed, file=self.lesson.file, line=line)


def check_lesson(lesson: Lesson) -> int:
    """Every way can be played to its end; how many there are."""
    return sum(1 for _ in Paths(lesson).ends())
