"""`zaubertisch replay`: a recorded game step by step, at a seat's knowledge, at a spectator's, or all open."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from zaubertisch.bots.reasons import judge, reason_sentence
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.record import EVERYONE, NOTHING
from zaubertisch.kernel.words import Words, check_language, spoken_language
from zaubertisch.tables.records import Record, Step, parse_record, read_text
from zaubertisch.terminal import screen
from zaubertisch.terminal.drawings import drawing_of
from zaubertisch.terminal.warm import at_once
from zaubertisch.text.sentences import option_sentence, question_sentence
from zaubertisch.text.styles import ACCENT, FAINT

BACK, WHY, QUIT = ("b", "z"), ("w",), ("q",)  # back, zurück


def replay(
    path: Path, *, seat: str = "", open_cards: bool = False, language: str = "", by_hand: bool | None = None
) -> int:
    """Show a record file; by hand (Enter, b, q) in a terminal, all at once into a pipe."""
    language = check_language(language or spoken_language())
    record = parse_record(read_text(path), str(path))
    at_once(record.rulebook())
    record.check()
    observer = find_observer(record, seat, open_cards)
    words = record.rulebook().words(language, record.start().cards)
    show = Replay(record, observer, words, Console(highlight=False))
    if sys.stdin.isatty() and show.console.is_terminal if by_hand is None else by_hand:
        show.step_by_step()
    else:
        show.all_at_once()
    return 0


def find_observer(record: Record, seat: str, open_cards: bool) -> int | None:
    """Whose knowledge is shown; nobody's means all cards open."""
    if open_cards and seat:
        raise BadInput("a seat's knowledge and all open", "one of the two")
    if open_cards:
        return None
    if not seat:
        return EVERYONE
    if seat in record.seats:
        return record.seats.index(seat)
    if seat.isdecimal() and 1 <= int(seat) <= len(record.seats):
        return int(seat) - 1
    raise BadInput(f"seat {seat!r}", ", ".join(record.seats))


@dataclass
class Replay:
    """A record, who looks at it, and in which words."""

    record: Record
    observer: int | None
    words: Words
    console: Console

    def __post_init__(self) -> None:
        self.game = self.record.rulebook()
        self.names = self.record.seats
        self.drawing = drawing_of(self.game)
        self.steps = list(self.record.replay())
        self.shown = [step for step in self.steps if self.is_seen(step)]

    def is_seen(self, step: Step) -> bool:
        """Does the observer notice anything? Secret answers of others leave no trace."""
        return step.answer is None or self.may_see_answer(step) or bool(step.events(self.observer))

    def may_see_answer(self, step: Step) -> bool:
        """Of others' answers one sees only what comes of them."""
        return step.answer is not None and (self.observer is None or step.answer.seat == self.observer)

    def all_at_once(self) -> None:
        self.show(self.title())
        for step in self.shown:
            self.show(*self.lines(step))
            if self.is_chapter(step):
                self.show(Text(), self.table(step), Text())
        self.show(*self.ending())

    def step_by_step(self) -> None:
        i = 0
        while i < len(self.shown):
            self.show(*self.page(i))
            while (wish := self.listen()) in WHY:
                self.show(self.reason(self.shown[i]))
            if wish in QUIT:
                return
            i = max(0, i - 1) if wish in BACK else i + 1
        self.show(*self.ending())

    def page(self, i: int) -> Iterator[RenderableType]:
        if i == 0:
            yield self.title()
        yield from self.lines(self.shown[i])
        yield Text()
        yield self.table(self.shown[i])

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def listen(self) -> str:
        try:
            return self.console.input(Text(f"{self.words.say('replay-hint')} ", style=FAINT)).strip().casefold()
        except EOFError:
            return QUIT[0]

    # What is shown.

    def title(self) -> Text:
        whose = {None: "replay-open", EVERYONE: "replay-public"}.get(self.observer, "replay-seat")
        name = "" if self.observer in (None, EVERYONE) else self.names[self.observer or 0]
        players = screen.listed(self.words, self.names)
        title = self.words.say("replay-title", game=self.words.say("game-name"), players=players)
        return Text.assemble((title, ACCENT), "\n", (self.words.say(whose, name=name), FAINT))

    def lines(self, step: Step) -> Iterator[RenderableType]:
        """The step's number, the question and the answer if they may be seen, and what happened."""
        number = self.words.say("replay-step", number=step.number, total=len(self.record.answers))
        yield Rule(Text(number, style=FAINT), style=FAINT, align="left")
        if self.may_see_answer(step):
            yield from self.answer(step)
        events = step.events(self.observer)
        yield from screen.log(self.game, self.words, self.names, self.drawing, events, only_news=False)

    def answer(self, step: Step) -> Iterator[Text]:
        assert step.answer is not None
        before = self.steps[step.number - 1].seen_by(self.observer)
        seat, option = step.answer.seat, self.game.options.number(step.answer.option)
        sentence = option_sentence(self.game, self.words, self.names, option)
        yield Text(f" ? {question_sentence(before, self.words, self.names, seat)}", style=FAINT)
        yield screen.colour_names(Text(f" ➤ {self.names[seat]}: {sentence}"), self.names)

    def reason(self, step: Step) -> Text:
        """What a good bot thinks of the answer, from what the seat knew that gave it."""
        if step.answer is None or not self.may_see_answer(step):
            return Text(self.words.say("replay-no-reason"), style=FAINT)
        seat, option = step.answer.seat, self.game.options.number(step.answer.option)
        reason = judge(self.steps[step.number - 1].position.view(seat), seat, option, step.number)
        return Text(reason_sentence(self.game, self.words, self.names, reason), style=ACCENT)

    def is_chapter(self, step: Step) -> bool:
        """Moments at which the whole table is worth a look, even without a screen."""
        return any(self.game.weight(event.name) == "chapter" for event in step.events(self.observer))

    def table(self, step: Step) -> RenderableType:
        seat = NOTHING if self.observer in (None, EVERYONE) else self.observer
        view, width = step.seen_by(self.observer), self.console.width
        drawn: RenderableType = self.drawing.draw(view, seat, self.words, self.names, width, looking_back=True)
        return drawn

    def ending(self) -> Sequence[RenderableType]:
        last = self.steps[-1].position
        if last.is_over:
            return [screen.tally(last, self.words, self.names)]
        return [Text(self.words.say("replay-unfinished"), style=FAINT)]
