"""A table: its setup and its log, folded into what is true now. The same log always gives the same table."""

from array import array
from collections import deque
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from numpy.typing import NDArray

from zaubertisch.kernel.errors import Stale
from zaubertisch.kernel.position import View, copy_of, without_events
from zaubertisch.kernel.record import EVERYONE, NOTHING
from zaubertisch.tables import undo
from zaubertisch.tables.clocks import Clocks
from zaubertisch.tables.company import Company, State
from zaubertisch.tables.courses import Course, LessonStep
from zaubertisch.tables.days_off import take_days_off
from zaubertisch.tables.entries import (
    Answered,
    AutoPassSet,
    DaysOff,
    Entry,
    Forgotten,
    Freed,
    Giver,
    Hinted,
    Joined,
    Left,
    LessonLeft,
    OrderGiven,
    Reacted,
    Received,
    Rematched,
    Returned,
    Shared,
    Spoken,
    Stood,
    Stopped,
    TableClosed,
    Undone,
    Voted,
    WindowClosed,
)
from zaubertisch.tables.luck import Luck
from zaubertisch.tables.orders import keep_order, ordered_option
from zaubertisch.tables.questions import asked_in, is_secret, question_number, show_reply
from zaubertisch.tables.reactions import Reactions
from zaubertisch.tables.receipts import keep, receipt_of, sender_of
from zaubertisch.tables.records import Record
from zaubertisch.tables.refusals import CannotUndo, NotNow
from zaubertisch.tables.seats import draw, forget, give_up, name_for, seated, silence, without_name
from zaubertisch.tables.setup import TableSetup, record_of
from zaubertisch.tables.streams import Stream
from zaubertisch.tables.undo import Past
from zaubertisch.tables.votes import Votes

SEAT_BITS = 4
KEPT_TALK = 50


class Table(Company):
    """Everything true of a table; `apply` is the only way it changes. Server, terminal and lab play on it alike."""

    def __init__(self, setup: TableSetup, observers: Sequence[int] | None = None) -> None:
        """Streams of events are kept for these observers; for every seat and the spectators if nobody is named."""
        self.setup = setup
        self.game = setup.rulebook()
        self.position = setup.start()
        self.seats = seated(setup.seats, with_bots=setup.opening is not None and setup.opening.with_bots)
        everybody = [*range(len(self.seats)), EVERYONE]
        self.observers = everybody if observers is None else [*observers]
        self.streams = {observer: Stream() for observer in self.observers}
        self.clocks = Clocks(setup.clock, len(self.seats)) if setup.clock else None
        self.luck = Luck(len(self.seats)) if setup.shares is not None else None
        self.lesson = Course(setup.lesson) if setup.lesson else None
        self.votes = Votes()
        self.talk: deque[tuple[int, int, Spoken]] = deque(maxlen=KEPT_TALK)  # number, time, what
        self.reactions = Reactions()
        self.hint: Hinted | None = None  # that all see, until its seat has answered
        self.said = 0  # how often anybody talked: the number of the log would count what is secret too
        self.number = 0  # of the last entry of the log
        self.rematch: str | None = None
        self.state: State = "waiting"
        self.is_closed = False  # by the operator of the server
        self.is_stopped = False  # its rules are no longer there
        self._receipts = {observer: array("q") for observer in everybody}  # of messages with a ref
        self.held: dict[int, Answered] = {}  # answers that wait until the window closes
        self._stood_until = 0  # no node ran shortly before this time
        self._answers = array("i")  # option and seat of every answer that counts
        self._pasts: list[Past] = []
        self._views: dict[int, View] = {}
        self._numbers: dict[int, int] = {}  # of the questions in these views
        if self.is_dealt:
            self._hear()
        for seat, option in setup.answers:
            self.position.check(seat, option)
            self._accept(seat, option)
        if setup.is_past:
            self.state = "over" if self.position.is_over else "ended"
        self._begin_if_complete()

    # What is true now

    def view(self, observer: int) -> View:
        """All that this observer may know."""
        found = self._views.get(observer)
        if found is None:
            found = self._views[observer] = self._new_view(observer)
            self._numbers.pop(observer, None)
            if observer in self.held:
                show_reply(found, observer, self.held[observer].option)
        return found

    def _new_view(self, observer: int) -> View:
        public, view = self._views.get(EVERYONE), self.position.view(observer)
        return view if public is None else view.beside(public)

    def question(self, seat: int) -> int | None:
        """The number of what a seat is asked now, if it is."""
        view, known = self.view(seat), self._numbers
        if self.state != "running" or seat in self.held or not view.asks(seat):
            return None
        return known.get(seat) or known.setdefault(seat, question_number(view, self.seats[seat].answers))

    def ordered(self, seat: int) -> int | None:
        """What a seat that is asked now answers by a standing order; nothing if it has laid down nothing for this."""
        orders = self.seats[seat].orders
        return ordered_option(orders, self.view(EVERYONE), self.view(seat), seat) if orders else None

    def answers(self) -> list[tuple[int, int]]:
        """All answers that count, as seat and option."""
        return [(value & (1 << SEAT_BITS) - 1, value >> SEAT_BITS) for value in self._answers]

    @property
    def answer_count(self) -> int:
        return len(self._answers)

    def is_answered(self) -> bool:
        return self.state == "running" and bool(self.held) and self.held.keys() >= {*asked_in(self.position)}

    def record(self) -> Record:
        """The game so far as a record."""
        record = record_of(self.setup, [seat.name for seat in self.seats], self.answers())
        return record.ended(self.position) if self.state == "over" else record

    def is_deserted(self) -> bool:
        """There were persons, and all of them are away: bots do not play on among themselves."""
        return all(seat.is_bot for seat in self.seats) and any(seat.is_person for seat in self.seats)

    def can_undo(self, seat: int) -> bool:
        """Nothing that this seat can see happened since its last answer, and a quick look finds nothing revealed."""
        is_possible = self.state == "running" and self.setup.day is None
        return is_possible and (self._can_take_hold_back(seat) or self._past_of(seat) is not None)

    def _can_take_hold_back(self, seat: int) -> bool:
        return seat in self.held and self.held[seat].by == "person"

    def lesson_step(self, seat: int) -> LessonStep | None:
        """What the lesson answers for a seat that is asked now; of a choice, what may be chosen."""
        return self.lesson.next(self.position, seat, self.answers()) if self.lesson else None

    def lesson_waits(self, seat: int) -> bool:
        """Does the learner have to choose before the lesson says what this seat answers?"""
        return self.lesson is not None and self.lesson.waits(self.position, seat, self.answers())

    # What may be written into the log; whatever may not is an error, and nothing has changed

    def answered(self, seat: int, question: int, option: int, by: Giver = "person", ref: str | None = None) -> Answered:
        answer = Answered(seat, option, by, ref)
        self._check_new(answer, question)
        self._check_running()
        if self.question(seat) != question:
            raise Stale("this question is no longer open")
        self.position.check(seat, option)
        self._check_lesson(seat, option)
        return answer

    def _check_lesson(self, seat: int, option: int) -> None:
        if (step := self.lesson_step(seat)) is not None:
            step.check(option, self.game.options.name)

    def closed(self) -> WindowClosed:
        if not self.is_answered():
            raise NotNow("somebody still ponders")
        return WindowClosed()

    def stood(self, since: int, until: int) -> Stood:
        if not self.clocks or self._stood_until >= until or not any(at < until for at in self.clocks.since.values()):
            raise NotNow("no clock ran while the server did not")
        return Stood(since, until)

    def undone(self, seat: int, ref: str | None = None) -> Undone:
        self._check_new(Undone(seat, ref))
        self._check_running()
        if self.setup.day is not None:
            raise CannotUndo("at the deal of the day nothing is taken back")
        past = self._past_of(seat)
        if not self._can_take_hold_back(seat) and (past is None or undo.revealed(past, self.position)):
            raise CannotUndo("that cannot be taken back")
        return Undone(seat, ref)

    def _check_running(self) -> None:
        if self.state != "running":
            raise NotNow(f"the table is {self.state}")

    # The fold

    def apply(self, entry: Entry, at: int, *, is_checked: bool = False) -> None:
        """One more entry of the log, written at this time (milliseconds).

        The rules are asked whether an answer fits, unless this table itself has just made the entry (`answered`).
        """
        self.number += 1
        question = self.question(entry.seat) if isinstance(entry, Answered) and entry.ref else None
        keep(self._receipts[sender_of(entry)], receipt_of(entry, question))
        match entry:
            case Answered(waits=True):
                self._sit_up(entry)
                self._hold(entry)
            case Answered():
                self._sit_up(entry)
                self._take(entry, at, is_checked=is_checked)
                self._drop_stale_holds()
            case WindowClosed():
                self._close_window(at)
            case Stood():
                self._stand(entry)
            case Undone():
                self._take_back(entry)
            case Joined():
                self._seat_person(entry)
            case Shared():
                self._take_share(entry)
            case AutoPassSet():
                self.seats[entry.seat].auto_pass = entry.passing
            case OrderGiven():
                keep_order(self.seats[entry.seat], entry)
            case DaysOff():
                take_days_off(entry, self.seats[entry.seat], self.clocks, at)
            case Spoken():
                self.said += 1
                self.talk.append((self.said, at, entry))
                self.reactions.forget_before(self.talk[0][0])
            case Reacted():
                self.reactions.note(entry)
            case Voted():
                self._decide(entry)
            case Hinted():
                self.hint = entry
            case Left():
                self._hand_to_bot(entry.seat)
            case Returned():
                self._come_back(entry.seat)
            case Freed():
                self._free(entry.seat)
            case Received():
                self.seats[entry.seat].received = entry.number
            case Rematched():
                self.rematch = entry.table
            case LessonLeft():
                self.lesson = None
            case Forgotten():
                self._forget(entry)
            case TableClosed():
                self.is_closed = True
                self._deal_and_end()
            case Stopped():
                self.state, self.is_stopped = "ended", True
        self._set_clocks(at)

    def _hold(self, entry: Answered) -> None:
        """It is written down, but nobody else sees anything of it before the window closes."""
        self.held[entry.seat] = entry
        self._views.pop(entry.seat, None)

    def _close_window(self, at: int) -> None:
        """All that waited counts now; it is checked again, for others may have taken answers back since it came."""
        answers, self.held = [*self.held.values()], {}
        self._views.clear()
        for entry in answers:
            self._take(entry, at, is_checked=False)

    def _drop_stale_holds(self) -> None:
        """A seat that is not asked any more, because another took its answer back, has not answered."""
        self.held = {seat: held for seat, held in self.held.items() if seat in asked_in(self.position)}

    def _stand(self, entry: Stood) -> None:
        self._stood_until = entry.until
        if self.clocks:
            self.clocks.stand(entry.since, entry.until)

    def _sit_up(self, entry: Answered) -> None:
        """A person who answers has seen what led to the question, and takes the seat back."""
        seat = self.seats[entry.seat]
        if entry.by == "order" and entry.seat in self.streams:
            self.streams[entry.seat].note_order(entry.seat)
        if entry.by == "person":
            seat.received = self.streams[entry.seat].number
            if seat.is_away:
                self._come_back(entry.seat)

    def _take(self, entry: Answered, at: int, *, is_checked: bool) -> None:
        if not is_checked:
            self.position.check(entry.seat, entry.option)
        before, count = copy_of(self.position.state), len(self._answers)
        self.hint = None if self.hint and self.hint.seat == entry.seat else self.hint
        self._accept(entry.seat, entry.option)
        if self.clocks:
            self.clocks.answered(entry.seat, at)
        self._remember(entry, before, count)
        if self.position.is_over:
            self.state = "over"

    def _accept(self, seat: int, option: int) -> None:
        self.position.accept(seat, option)
        self._answers.append(option << SEAT_BITS | seat)
        self.seats[seat].answers += 1
        self._hear()
        self._end_auto_pass()

    def _hear(self) -> None:
        """Everyone gets a new view, and the events in it."""
        self._views.clear()
        for observer in reversed(self.observers):  # everybody first: what is public is in all other views too
            self.streams[observer].hear(self.view(observer))

    def _end_auto_pass(self) -> None:
        """An auto-pass for this round ends with it."""
        passing = [seat for seat in self.seats if seat.auto_pass == "round"]
        if passing and self.game.reactions.round_event in (event.name for event in self.view(EVERYONE).events()):
            for seat in passing:
                seat.auto_pass = "off"

    def _remember(self, entry: Answered, before: NDArray[Any], count: int) -> None:
        """Keep what could be taken back; only persons take anything back."""
        self._pasts = [p for p in self._pasts if p.seat == entry.seat or self._past_of(p.seat)]
        if entry.by == "person":
            past = Past(entry.seat, entry.option, before, self.view(entry.seat).data, count)
            if not undo.used_chance(past, self.position) and not undo.revealed(past, self.position, 2):
                self._pasts = undo.with_past(self._pasts, past)
                return
        self._pasts = [p for p in self._pasts if p.seat != entry.seat]

    def _past_of(self, seat: int) -> Past | None:
        """What a seat could take back. While a secret window is open only a reply to it: others may have replied."""
        past = next((past for past in reversed(self._pasts) if past.seat == seat), None)
        if past is None or without_events(self.game, past.seen) != self.view(seat).content:
            return None
        has_replied = self.position.state["reply"][0, seat].item() != NOTHING
        return past if has_replied or not is_secret(self.position, self.view(EVERYONE)) else None

    def _take_back(self, entry: Undone) -> None:
        """The answer did not happen; answers that others gave since, unseen by this seat, still do."""
        if self.held.pop(entry.seat, None) is not None:
            self._views.pop(entry.seat, None)
            return
        past = self._past_of(entry.seat)
        if past is None:
            raise CannotUndo("that cannot be taken back")
        given, later = self.answers()[past.count :], self.answers()[past.count + 1 :]
        heard, corrected = (undo.events_from(past, self.position, a, self.observers) for a in (given, later))
        self.position.state[:] = past.state
        del self._answers[past.count :]
        self.seats[entry.seat].answers -= 1
        newer = {p.count: p for p in self._pasts if p.count > past.count}
        self._pasts = [p for p in self._pasts if p.count < past.count]
        for count, (seat, option) in enumerate(later, past.count + 1):
            self._give_again(seat, option, newer.get(count))
        self._views.clear()
        self._drop_stale_holds()
        for observer in self.observers:
            if heard[observer] != corrected[observer]:
                self.streams[observer].correct(entry.seat, heard[observer], corrected[observer])

    def _give_again(self, seat: int, option: int, past: Past | None) -> None:
        """An answer that came after one that was taken back; it can be taken back as before, from the new past."""
        before, count = copy_of(self.position.state), len(self._answers)
        self.position.accept(seat, option)
        self._answers.append(option << SEAT_BITS | seat)
        if past is not None:
            self._pasts.append(Past(seat, option, before, self.position.view(seat).state.tobytes(), count))

    def _seat_person(self, entry: Joined) -> None:
        seat = self.seats[entry.seat]
        seat.name, seat.has_joined = name_for(self.seats, entry.seat, entry.name), True  # old logs hold any name
        seat.is_free = False
        if entry.figure:
            draw(self.seats, entry.seat, entry.figure)
        if self.luck:
            self.luck.commit(entry.seat, entry.commitment)
        self._begin_if_complete()

    def _take_share(self, entry: Shared) -> None:
        if self.luck:
            self.luck.shares[entry.seat] = entry.share
        self._begin_if_complete()

    def _begin_if_complete(self) -> None:
        """The game begins when every person has sat down, or a bot sits in, and has shown its share of the luck."""
        if self.state != "waiting" or not all(seat.has_joined or seat.is_away for seat in self.seats):
            return
        if self.luck and not self.is_dealt:
            self.luck.is_closed = True
            if self.luck.wanted(self.seats):
                return
        self._deal()
        self.state = "over" if self.position.is_over else "running"

    def _deal(self) -> None:
        """From now on the shares are part of what the table began with."""
        if self.luck is None or self.is_dealt:
            return
        self.setup = replace(self.setup, shares=[share or "" for share in self.luck.shares])
        self.position = self.setup.start(self.position)
        self._hear()

    def _decide(self, entry: Voted) -> None:
        matter = self.votes.cast(entry, self.seats)
        if matter is None:
            return
        about, target = matter
        if about == "replace" and target is not None:
            self._hand_to_bot(target)
        elif about == "end":
            self._deal_and_end()
        elif self.state in ("running", "paused"):
            self.state = "paused" if about == "pause" else "running"

    def _deal_and_end(self) -> None:
        """Broken off; a game that never began can be looked back at too."""
        self._deal()
        self.state = "ended"

    def _hand_to_bot(self, seat: int) -> None:
        self.seats[seat].is_away = True
        self._begin_if_complete()

    def _free(self, seat: int) -> None:
        """What the person had received stays received: nobody looks their memory up by leaving."""
        opening = self.setup.opening
        give_up(self.seats, seat, to_bot=self.state != "waiting" or (opening is not None and opening.with_bots))
        self.votes.forget(seat)
        if self.luck:
            self.luck.forget(seat)
        self._pasts = [past for past in self._pasts if past.seat != seat]
        self._begin_if_complete()

    def _forget(self, entry: Forgotten) -> None:
        silence(self.talk, entry)
        if entry.until_ms is None:
            forget(self.seats, entry.seat)
            self.reactions.forget_seat(entry.seat)
            self._hand_to_bot(entry.seat)
        if not entry.since_ms:
            self.setup = without_name(self.setup, entry.seat)
            self.seats[entry.seat].plan = self.setup.seats[entry.seat]

    def _come_back(self, seat: int) -> None:
        """Coming back, or answering, takes the seat back from the bot."""
        self.seats[seat].is_away, self.seats[seat].has_joined, self.seats[seat].is_free = False, True, False
        if self.clocks:
            self.clocks.returned(seat)
        self._begin_if_complete()

    def _set_clocks(self, at: int) -> None:
        """Clocks run for persons whom everyone sees being waited for."""
        if self.clocks:
            asked = asked_in(self.view(EVERYONE)) if self.state == "running" else []
            off = [seat.off_until for seat in self.seats]
            self.clocks.run([seat for seat in asked if not self.seats[seat].is_bot], at, off)
