"""A guided first game under way: what its seats answer, what its learner may choose, and where it stands."""

import re
from collections import defaultdict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from msgspec import field as shape_field
from msgspec.structs import replace

from zaubertisch.kernel.codec import Shape
from zaubertisch.kernel.position import Position
from zaubertisch.tables.refusals import Otherwise

Given = tuple[int, int]  # an answer: seat and option


class Way(Shape, frozen=True, omit_defaults=True):
    """One answer of a choice, and what is answered only after it."""

    option: int
    steps: list["LessonStep"] = shape_field(default_factory=list)
    line: int = 0


class LessonStep(Shape, frozen=True, omit_defaults=True):
    """An answer of the script; the learner gives those with a hint, the table gives all others."""

    seat: int
    option: int
    hint: str = shape_field(default="", name="thought")
    rules: list[str] = shape_field(default_factory=list)
    otherwise: list[int] = shape_field(default_factory=list)  # where the option is not legal, the first that is
    ways: list[Way] = shape_field(default_factory=list)  # among which the learner chooses
    declines: bool = False  # a word says why all else is not sensible now
    line: int = 0  # of the script

    def check(self, option: int, name: Callable[[int], str]) -> None:
        """Only what the lesson says may be answered."""
        if option not in self.options():
            wanted = " or ".join(repr(name(each)) for each in self.options())
            raise Otherwise(f"the lesson goes on with {wanted}; leave it to choose freely")

    def way(self, option: int) -> Way | None:
        return next((way for way in self.ways if way.option == option), None)

    def fitted(self, position: Position) -> "LessonStep | None":
        """The same with what is legal now; nothing if nothing of it is."""
        wanted = [way.option for way in self.ways] or [self.option, *self.otherwise]
        legal = [option for option in wanted if not position.why_not(self.seat, option)]
        ways = [way for way in self.ways if way.option in legal]
        return replace(self, option=legal[0], ways=ways) if legal else None

    def takes(self, option: int) -> bool:
        return option in (self.option, *self.otherwise) or self.way(option) is not None

    def options(self) -> list[int]:
        return [way.option for way in self.ways] or [self.option]


class LessonPlan(Shape, frozen=True, omit_defaults=True):
    """What a table needs to know of its lesson."""

    learner: int
    steps: list[LessonStep]
    numbers: list[str] = shape_field(default_factory=list)  # of a seat: what choices can change, beside points
    idle: list[int] = shape_field(default_factory=list)  # what is answered where no step fits: the first that is legal

    def hints(self) -> int:
        """How many hints there are on the way of the first answers."""
        return distinct(track(self, [], goes_on=True).steps)


def distinct(steps: Sequence[LessonStep]) -> int:
    """How many hints there are in these steps; one may last for several."""
    return len({step.hint for step in steps} - {""})


@dataclass
class Track:
    """The steps of a lesson on the ways that were chosen, up to the next choice; each seat goes through its own."""

    steps: list[LessonStep] = field(default_factory=list)
    given: list[tuple[LessonStep, int]] = field(default_factory=list)  # and which answer it was
    next: dict[int, LessonStep] = field(default_factory=dict)  # of each seat the first that is not given
    is_open: bool = False  # the learner has to choose before it goes on
    is_lost: bool = False  # something was answered that the lesson does not know

    @property
    def is_done(self) -> bool:
        return not (self.next or self.is_open or self.is_lost)


def track(plan: LessonPlan, answers: Sequence[Given], *, goes_on: bool = False) -> Track:
    """What was answered says which steps follow; `goes_on`: after the last choice the first ways are taken."""
    known, ahead, last_choice = Track(), deque(plan.steps), -1
    own: defaultdict[int, deque[tuple[int, int]]] = defaultdict(deque)
    for place, (seat, option) in enumerate(answers):
        own[seat].append((place, option))
    while ahead:
        step = ahead.popleft()
        known.steps.append(step)
        given = _place_of(step, own[step.seat], plan.idle, last_choice)
        if given is None:
            known.next.setdefault(step.seat, step)
            known.is_open = bool(step.ways) and not goes_on
        else:
            known.given.append((step, given))
            known.is_lost = not step.takes(answers[given][1])
        if known.is_open or known.is_lost:
            known.next = {} if known.is_lost else known.next
            return known
        if step.ways:
            last_choice = last_choice if given is None else given
            way = step.way(step.option if given is None else answers[given][1])
            ahead.extendleft(reversed(way.steps if way else []))
    return known


def _place_of(step: LessonStep, own: deque[tuple[int, int]], idle: Sequence[int], after: int) -> int | None:
    """Which of a seat's answers was given for this step, after the last choice; before it, no step fitted."""
    while own:
        place, option = own.popleft()
        if option not in idle or (step.takes(option) and place > after):
            return place
    return None


@dataclass(frozen=True)
class Chosen:
    """A choice that was made: its hint and option, and how many answers there were before it."""

    hint: str
    option: int
    before: int


@dataclass(frozen=True)
class Place:
    """Where the learner is: at which hint of how many, and what it is (nothing while others play)."""

    step: int
    steps: int
    hint: str = ""
    rules: tuple[str, ...] = ()
    is_choice: bool = False
    declines: bool = False
    chosen: Chosen | None = None  # the last choice, until the next answer of the learner
    is_done: bool = False


class Course:
    """A lesson under way at a table. Where it is follows from the answers that were given."""

    def __init__(self, plan: LessonPlan) -> None:
        self.plan = plan

    def next(self, position: Position, seat: int, answers: Sequence[Given]) -> LessonStep | None:
        """What the script answers for a seat; nothing if it is played out or does not fit the rules of today."""
        known = track(self.plan, answers)
        if known.is_done or known.is_lost or self.waits(position, seat, answers):
            return None
        step = known.next.get(seat)
        return (step and step.fitted(position)) or self._idle(position, seat)

    def _idle(self, position: Position, seat: int) -> LessonStep | None:
        legal = (option for option in self.plan.idle if not position.why_not(seat, option))
        option = next(legal, None)
        return None if option is None else LessonStep(seat, option)

    def waits(self, position: Position, seat: int, answers: Sequence[Given]) -> bool:
        """Does it depend on what the learner chooses now what this seat answers?"""
        known = track(self.plan, answers)
        return known.is_open and seat not in known.next and self.plan.learner in position.asked()

    def place(self, step: LessonStep | None, answers: Sequence[Given]) -> Place:
        """Where the learner is after these answers, and the step that is asked for now."""
        known = track(self.plan, answers)
        given = [done for done, _ in known.given if done.seat == self.plan.learner]
        total = distinct(track(self.plan, answers, goes_on=True).steps)
        chosen = self._chosen(known, answers)
        if known.is_done:
            return Place(total, total, chosen=chosen, is_done=True)
        if step is None or not step.hint:
            return Place(distinct(given), total, chosen=chosen)
        return Place(
            distinct([*given, step]), total, step.hint, tuple(step.rules), len(step.ways) > 1, step.declines,
            None if chosen is None or chosen.hint == step.hint else chosen,
        )  # fmt: skip

    def _chosen(self, known: Track, answers: Sequence[Given]) -> Chosen | None:
        """The choice in the last step of the learner, if there was one."""
        last = next((step.hint for step, _ in reversed(known.given) if step.hint), "")
        places = [place for step, place in known.given if step.ways and step.hint == last]
        return Chosen(last, answers[places[-1]][1], places[-1]) if places else None


def read_number(position: Position, seats: Sequence[str], seat: int, name: str) -> int | None:
    """A number of a seat by the name of its fact; nothing where it is none, or not known."""
    text = position.game.facts.read(position, f"{seats[seat]}.{name}", seats)
    return int(text) if re.fullmatch(r"-?\d+", text) else None


def numbers(position: Position, plan: LessonPlan) -> dict[str, int]:
    """What a choice of the learner can change, as the learner knows it."""
    names = [str(seat) for seat in range(position.seats)]
    found = {name: read_number(position, names, plan.learner, name) for name in plan.numbers}
    return {"points": position.points(plan.learner)} | {name: number or 0 for name, number in found.items()}


def changes(before: Position, now: Position, plan: LessonPlan) -> dict[str, int]:
    """What became more or less for the learner between two of its views."""
    old = numbers(before, plan)
    return {name: number - old[name] for name, number in numbers(now, plan).items() if number != old[name]}
