"""From a puzzle to what its seat may know of it, always from the view of that seat; and what comes of an answer."""

import functools

from zaubertisch.kernel.codec import Raw, encode
from zaubertisch.kernel.errors import BadInput, Illegal
from zaubertisch.kernel.position import HEAD_PARTS, Position, View, copy_of
from zaubertisch.puzzles.puzzle import NAMES, Puzzle
from zaubertisch.server.challenges.puzzle_requests import (
    OptionChance,
    PuzzleInfo,
    PuzzleStreak,
    PuzzleVerdict,
    PuzzleView,
)
from zaubertisch.server.play.messages import GameEvent, Moment, Question, SeatInfo
from zaubertisch.server.play.view_messages import event_of, moment
from zaubertisch.tables.figures import figures_of
from zaubertisch.tables.streams import Stream

MOST_KEPT = 256  # puzzles, as their seats see them
MOST_EVENTS = 60
LEVEL = "5"  # of those who played the game


def puzzle_info(puzzle: Puzzle, is_solved: bool | None = None) -> PuzzleInfo:
    return PuzzleInfo(puzzle.key, puzzle.game, puzzle.seats, puzzle.grade, puzzle.question, is_solved)


def moments_since_own_answer(puzzle: Puzzle) -> list[View]:
    """What the asked seat saw since it answered last, or since the game began; the question is the last of it."""
    since: list[Position] = []
    answers = False  # does the seat itself give the next answer?
    for position in puzzle.steps():
        since = [position.copy()] if answers else [*since, position.copy()]
        answers = position.asked()[:1] == [puzzle.asked]
    return [position.view(puzzle.asked) for position in since]


def remembering(view: View) -> View:
    """Nobody was there to remember: the screen shows all that the seat has seen."""
    state, variant = copy_of(view.state), view.game.memory_variant
    if variant:
        state[variant] = 1
    return View(view.game, view.cards, state, view.deck)


@functools.lru_cache(MOST_KEPT)
def seen(puzzle: Puzzle) -> tuple[View, tuple[GameEvent, ...]]:
    """The view of the asked seat, and what it heard before the question."""
    views = moments_since_own_answer(puzzle)
    return remembering(views[-1]), heard_in(views)


def heard_in(views: list[View]) -> tuple[GameEvent, ...]:
    stream = Stream()
    for view in views:
        stream.hear(view)
    return tuple(event_of(views[-1].game, each) for each in stream.after(max(0, stream.number - MOST_EVENTS)))


def puzzle_view(puzzle: Puzzle, info: PuzzleInfo, is_of_day: bool) -> PuzzleView:
    """All that the page gets before an answer."""
    view, events = seen(puzzle)
    return view_message(view, puzzle.asked, events, info, is_of_day)


def view_message(view: View, seat: int, events: tuple[GameEvent, ...], info: PuzzleInfo, is_of_day: bool) -> PuzzleView:
    """From a view alone."""
    return PuzzleView(
        info, is_of_day, seat, seats_of(view, seat), moment_of(view), question_of(view, seat), list(events),
        Raw(encode(view.game.picture(view, seat))),
    )  # fmt: skip


def seats_of(view: View, seat: int) -> list[SeatInfo]:
    """Names and figures for the seats of a game that bots played."""
    kinds = ["person" if other == seat else "bot" for other in range(view.seats)]
    figures = figures_of([(kind, None) for kind in kinds])
    return [
        SeatInfo(NAMES[other], "person" if other == seat else "bot", None if other == seat else LEVEL, True, True,
                 other != seat, None, figures[other])
        for other in range(view.seats)
    ]  # fmt: skip


def moment_of(view: View) -> Moment:
    return moment(view.game, view.data[HEAD_PARTS], True)


def question_of(view: View, seat: int) -> Question:
    passing = view.game.reactions.passes.get(view.question)
    return Question(
        1, view.question, view.legal(seat), None if passing is None else view.game.options.number(passing)
    )  # fmt: skip


def why_not(puzzle: Puzzle, option: int) -> str | None:
    """The rule that forbids an option here."""
    view, _ = seen(puzzle)
    if not 0 <= option < len(view.game.options):
        raise BadInput(f"option {option}", f"a number from 0 to {len(view.game.options) - 1}")
    rule = view.why_not(puzzle.asked, option)
    return view.game.cite(rule) if rule else None


def name_of(puzzle: Puzzle, option: int) -> str:
    """Of an answer that is possible here; others are refused with their rule."""
    rule = why_not(puzzle, option)
    name = puzzle.rulebook().options.name(option)
    if rule or name not in puzzle.chances:
        raise Illegal(name, rule or "")
    return name


def verdict_on(puzzle: Puzzle, option: int, streak: PuzzleStreak | None) -> PuzzleVerdict:
    """By the figures that were found when the puzzle was made."""
    given, number = name_of(puzzle, option), puzzle.rulebook().options.number
    is_solved = given == puzzle.solution
    best, second, *_ = puzzle.chances
    return PuzzleVerdict(
        is_solved,
        option,
        puzzle.before,
        [OptionChance(number(name), chance) for name, chance in puzzle.chances.items()],
        puzzle.finders,
        "reason-chance" if is_solved else "reason-chance-less",
        number(second if is_solved else best),
        streak,
    )
