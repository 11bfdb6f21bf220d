"""From a table to what one observer is sent: always from that observer's own view."""

import functools
import struct
from collections.abc import Collection
from typing import Any, NamedTuple

from msgspec.structs import astuple

from zaubertisch.kernel.codec import Raw, Shape, encode
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import HEAD_PARTS, Position, View
from zaubertisch.kernel.record import EVERYONE, HIDDEN, MOST_SEATS, NOTHING
from zaubertisch.server.play.messages import (
    Clock,
    GameEvent,
    HintInfo,
    LessonInfo,
    LuckInfo,
    Moment,
    OpeningInfo,
    OrderInfo,
    Question,
    Result,
    SeatInfo,
    SeriesInfo,
    TableInfo,
    VoteInfo,
)
from zaubertisch.tables.days_off import days_left
from zaubertisch.tables.lessons import ELSE, answer_key
from zaubertisch.tables.progress import lesson_brought, lesson_place
from zaubertisch.tables.questions import seats_in
from zaubertisch.tables.seats import host_of
from zaubertisch.tables.seeds import binding_hash
from zaubertisch.tables.series import score_of
from zaubertisch.tables.streams import OF_TABLES, SAID, SIZE, Heard, Stream
from zaubertisch.tables.table import Table
from zaubertisch.tables.votes import needed

Parts = dict[str, Any]  # of a JSON object
WHAT_IS_SAID = struct.Struct(SAID)
MOST_SHARED = 64 * SIZE  # bytes of events that are new to several observers; a whole log is asked for by one
READ_HEAD = struct.Struct(f"<bBbBBb{MOST_SEATS}h")  # the bytes of a view in HEAD_PARTS


class Drawn:
    """A view without its events (see `View`), in parts, so that what stayed as it was need not be sent again."""

    __slots__ = ("_changes", "_parts", "_whole", "picture")

    def __init__(self, parts: Parts, picture: Shape | None) -> None:
        self._parts, self.picture = parts, picture
        self._whole = b""
        self._changes: tuple[Drawn, bytes] | None = None  # the last that were asked for, and since when

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Drawn) and (self._parts, self.picture) == (other._parts, other.picture)

    __hash__ = None  # type: ignore[assignment]

    def whole(self) -> bytes:
        self._whole = self._whole or encode({**self._parts, "picture": self.picture})
        return self._whole

    def since(self, before: "Drawn") -> bytes:
        """The parts of view and picture that are not as before; written once for all who saw that."""
        if self._changes is not None and self._changes[0] is before:
            return self._changes[1]
        parts = {name: part for name, part in self._parts.items() if part != before._parts[name]}
        changes = encode({"parts": parts, "picture": changed_fields(self.picture, before.picture)})
        before._changes = None  # nobody asks for them any more, and they hold all that was ever drawn
        if before is not self:
            self._changes = before, changes
        return changes

    def is_dealt(self) -> bool:
        return self.picture is not None


def changed_fields(now: Shape | None, before: Shape | None) -> Parts:
    if now is None or before is None:
        return {}
    fields = zip(now.__struct_fields__, astuple(now), astuple(before), strict=True)
    return {name: value for name, value, old in fields if value is not old and value != old}


class Glance(NamedTuple):
    """What a view is drawn from. Where it is as it was, nothing is drawn again."""

    view: View
    shared: Parts
    state: str
    is_held: bool
    lesson: object  # in a lesson no two are alike
    screens: int | None
    auto_pass: str | None = None
    orders: dict[str, Any] | None = None
    can_undo: bool = False


class Easel:
    """Draws one table for all its observers: what is the same for all once, and what did not change not again."""

    def __init__(self, table: Table, here: Collection[int] = ()) -> None:
        self._table, self._here = table, here
        self._info: tuple[TableInfo, Result | None] | None = None  # the table around the game, and its result
        self._shared: Parts = {}  # the same, written
        self._is_known = False
        self._last: dict[int, tuple[Glance, Drawn]] = {}  # what each observer saw last, and how it was drawn

    def table_changed(self, here: Collection[int]) -> None:
        """From now on it is as it is now; these seats are there."""
        self._is_known, self._here = False, here

    def draw(self, observer: int, screens: int | None = None) -> Drawn:
        """All that this observer may know, as JSON; `screens` are those of the observer's own seat."""
        glance, last = self._glance(observer, screens), self._last.get(observer)
        if last is not None and last[0] == glance:
            return last[1]
        drawn = self._draw(observer, glance, last)
        self._last[observer] = glance, drawn
        return drawn

    def _glance(self, observer: int, screens: int | None) -> Glance:
        """All that can make a view differ from the last one; lessons have a course of their own."""
        table, shared = self._table, self._common()
        view, is_held, lesson = table.view(observer), observer in table.held, object() if table.lesson else None
        if observer == EVERYONE:
            return Glance(view, shared, table.state, is_held, lesson, screens)
        seat, can_undo = table.seats[observer], table.can_undo(observer)
        return Glance(view, shared, table.state, is_held, lesson, screens, seat.auto_pass, {**seat.orders}, can_undo)

    def _draw(self, observer: int, glance: Glance, last: tuple[Glance, Drawn] | None) -> Drawn:
        table, view, is_seat = self._table, glance.view, observer != EVERYONE
        parts = {
            **glance.shared,
            "moment": moment_of(table, view),
            "question": question_of(table, observer) if is_seat else None,
            "reply": reply_of(view, observer) if is_seat else None,
            "auto_pass": glance.auto_pass,
            "orders": order_infos(table, observer) if is_seat else None,
            "can_undo": glance.can_undo,
            "lesson": lesson_of(table, observer) if is_seat else None,
            "screens": glance.screens,
        }
        drawn = Drawn(parts, self._picture(view, observer, last) if table.is_dealt else None)
        return last[1] if last is not None and last[1] == drawn else drawn

    def _common(self) -> Parts:
        if not self._is_known:
            info = table_info(self._table, self._here), result_of(self._table)
            if info != self._info:
                self._info, self._shared = info, {"table": Raw(encode(info[0])), "result": Raw(encode(info[1]))}
            self._is_known = True
        return self._shared

    def _picture(self, view: View, observer: int, last: tuple[Glance, Drawn] | None) -> Shape:
        """Made from the view alone; events say what happened last, and are not drawn."""
        if last is not None and last[1].picture is not None and last[0].view.shows_the_same(view):
            return last[1].picture
        return view.game.picture(view, observer)


def body_of(table: Table, observer: int, here: Collection[int]) -> bytes:
    """What one observer may know, by itself."""
    return Easel(table, here).draw(observer).whole()


def view_of(drawn: Drawn, before: Drawn | None, number: int, events: bytes) -> bytes:
    """A message with events: a whole `view`, or the `changes` since the one that was sent before."""
    if before is None or before.is_dealt() != drawn.is_dealt():
        kind, body = b"view", drawn.whole()
    else:
        kind, body = b"changes", drawn.since(before)
    return b'{"type":"%s","number":%d,"events":%s,%s' % (kind, number, events, body[1:])


def events_of(game: Game, stream: Stream, after: int, named_after: int) -> bytes:
    """Events after a number as a message carries them; those up to another without their cards."""
    start, data = stream.since(after, named_after)
    behind = behind_numbers if len(data) <= MOST_SHARED else each_behind_number
    return b"[%s]" % b",".join([b'{"number":%d%s' % numbered for numbered in enumerate(behind(game, data), start)])


def each_behind_number(game: Game, data: bytes) -> list[bytes]:
    return [behind_number(game, data[at : at + WHAT_IS_SAID.size]) for at in range(0, len(data), SIZE)]


behind_numbers = functools.lru_cache(maxsize=1 << 8)(each_behind_number)  # most observers hear the same of an answer


@functools.lru_cache(maxsize=1 << 14)
def behind_number(game: Game, said: bytes) -> bytes:
    """A long log says the same many times, so only the numbers are new."""
    return encode(event_of(game, Heard(0, *WHAT_IS_SAID.unpack(said)))).removeprefix(b'{"number":0')


def event_of(game: Game, heard: Heard) -> GameEvent:
    """An event by names; what is not there is left out."""
    kind = OF_TABLES.get(heard.kind) or game.events[heard.kind]
    return GameEvent(
        number=heard.number,
        name=kind.name,
        seat=None if heard.seat == NOTHING else heard.seat,
        card=game.card_names[heard.card] if heard.card >= 0 else None,
        is_hidden=heard.card == HIDDEN,
        fields=kind.read(heard.other, heard.amount),
    )


def table_info(table: Table, here: Collection[int]) -> TableInfo:
    votes = [
        VoteInfo(about, seat, sorted(yes), sorted(needed((about, seat), table.seats)))
        for (about, seat), yes in table.votes.pending(table.seats)
    ]
    return TableInfo(
        table.state, [seat_info(table, i, i in here) for i in range(len(table.seats))], votes, table.rematch,
        luck_info(table), opening_info(table), table.is_closed, is_among_strangers=table.is_among_strangers,
        talks_freely=table.talks_freely, series=series_info(table), day=table.setup.day,
        coach=table.coach, hint=hint_info(table),
    )  # fmt: skip


def hint_info(table: Table) -> HintInfo | None:
    hint = table.hint
    if hint is None:
        return None
    return HintInfo(
        hint.seat, hint.step, hint.options, hint.reason, hint.next, hint.share, hint.next_share, hint.before
    )


def series_info(table: Table) -> SeriesInfo | None:
    series = table.setup.series
    if series is None:
        return None
    own = [score_of("", table.position)] if table.state == "over" else []
    return SeriesInfo(series.games, series.number, [*series.before, *own])


def opening_info(table: Table) -> OpeningInfo | None:
    opening = table.setup.opening
    return OpeningInfo(opening.title, host_of(table.seats)) if opening else None


def luck_info(table: Table) -> LuckInfo | None:
    luck, setup = table.luck, table.setup
    if luck is None or setup.shares is None:
        return None
    is_bound = bool(setup.shares)
    shares: list[str | None] = [share or None for share in setup.shares] if is_bound else list(luck.shares)
    bound = binding_hash(setup.seed_hash(), setup.shares) if is_bound else None
    return LuckInfo(list(luck.commitments), shares, [] if is_bound else luck.wanted(table.seats), bound)


def seat_info(table: Table, number: int, is_here: bool) -> SeatInfo:
    seat = table.seats[number]
    return SeatInfo(
        name=seat.name,
        kind=seat.plan.kind,
        level=seat.level if seat.is_bot else None,
        has_joined=seat.has_joined,
        is_here=is_here or not seat.is_person,
        is_played_by_bot=seat.is_bot,
        clock=clock_of(table, number),
        figure=seat.figure,
        off_until_ms=seat.off_until or None,
        days_off_left=days_left(seat) if can_be_off(table, number) else None,
        is_free=seat.is_free,
    )


def can_be_off(table: Table, seat: int) -> bool:
    return table.clocks is not None and table.clocks.plan.each_move and table.seats[seat].is_person


def clock_of(table: Table, seat: int) -> Clock | None:
    if table.clocks is None or not table.seats[seat].is_person:
        return None
    return Clock(table.clocks.left[seat], table.clocks.until(seat))


def moment_of(table: Table, view: Position) -> Moment:
    """Who is waited for, as this view shows it."""
    if not table.is_dealt:
        return Moment(None, None, [], [], [])
    return moment(view.game, view.data[HEAD_PARTS], table.state == "running")


@functools.lru_cache(maxsize=1 << 12)
def moment(game: Game, head: bytes, is_running: bool) -> Moment:
    """From the bytes of a view that say who is asked what."""
    _, is_over, question, asked, window, turn, *replies = READ_HEAD.unpack(head)
    still = asked if is_running else 0
    return Moment(
        question=None if is_over else game.questions[question],
        turn=turn if turn >= 0 else None,
        asked=seats_in(still),
        window=seats_in(window),
        answered=[seat for seat in seats_in(window & ~still) if replies[seat] != NOTHING],
    )


def question_of(table: Table, seat: int) -> Question | None:
    number = table.question(seat)
    if number is None:
        return None
    step = table.lesson_step(seat)
    if step is not None and not step.hint:  # the table answers it
        return None
    view = table.view(seat)
    passing = table.game.reactions.passes.get(view.question)
    option = None if passing is None else table.game.options.number(passing)
    return Question(number, view.question, view.legal(seat) if step is None else step.options(), option)


def order_infos(table: Table, seat: int) -> list[OrderInfo]:
    return [OrderInfo(question, *order) for question, order in table.seats[seat].orders.items()]


def lesson_of(table: Table, seat: int) -> LessonInfo | None:
    place = lesson_place(table, seat)
    if place is None:
        return None
    chosen, view = place.chosen, table.view(seat)
    return LessonInfo(
        step=place.step,
        steps=place.steps,
        hint=place.hint or None,
        rules=list(place.rules),
        is_done=place.is_done,
        is_choice=place.is_choice,
        declined=f"{place.hint}-{ELSE}" if place.declines else None,
        answer=None if chosen is None else answer_key(table.game, chosen.hint, chosen.option),
        brought=lesson_brought(table, place),
        scores=[view.points(other) for other in range(len(table.seats))],
    )


def reply_of(view: Position, seat: int) -> int | None:
    _, _, _, _, window, _, *replies = READ_HEAD.unpack(view.data[HEAD_PARTS])
    return replies[seat] if window >> seat & 1 and replies[seat] >= 0 else None


def result_of(table: Table) -> Result | None:
    """Nothing before the end; then everything, the seed too."""
    if table.state not in ("over", "ended"):
        return None
    position, seats = table.position, range(len(table.seats))
    return Result(
        points=[position.points(seat) for seat in seats],
        tally=[position.tally(seat) for seat in seats],
        winners=position.winners() if table.state == "over" else [],
        seed=str(table.setup.game_seed()),
        server_seed=str(table.setup.seed),
        salt=table.setup.salt,
    )
