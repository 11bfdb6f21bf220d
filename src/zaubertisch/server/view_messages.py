"""From a table to what one observer is sent: always from that observer's own view."""

import functools
from collections.abc import Collection, Iterable
from typing import Any

from zaubertisch.kernel.codec import Raw, Shape, encode
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE, HIDDEN, NOTHING
from zaubertisch.server.messages import (
    Clock,
    GameEvent,
    LessonInfo,
    LuckInfo,
    Moment,
    OpeningInfo,
    Question,
    Result,
    SeatInfo,
    TableInfo,
    VoteInfo,
)
from zaubertisch.tables.days_off import days_left
from zaubertisch.tables.lessons import ELSE, answer_key
from zaubertisch.tables.progress import lesson_brought, lesson_place
from zaubertisch.tables.questions import seats_in, window_of, without_events
from zaubertisch.tables.seats import host_of
from zaubertisch.tables.seeds import binding_hash
from zaubertisch.tables.streams import UNDONE, UNDONE_KIND, Heard
from zaubertisch.tables.table import Table
from zaubertisch.tables.votes import needed

Parts = dict[str, Any]  # of a JSON object


class Drawn:
    """A view without its events (see `View`), in parts, so that what stayed as it was need not be sent again."""

    __slots__ = ("_changes", "_parts", "_picture", "_whole")

    def __init__(self, parts: Parts, picture: Shape | None) -> None:
        self._parts, self._picture = parts, picture
        self._whole = b""
        self._changes: tuple[Drawn, bytes] | None = None  # the last that were asked for, and since when

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Drawn) and (self._parts, self._picture) == (other._parts, other._picture)

    __hash__ = None  # type: ignore[assignment]

    def whole(self) -> bytes:
        self._whole = self._whole or encode({**self._parts, "picture": self._picture})
        return self._whole

    def since(self, before: "Drawn") -> bytes:
        """The parts of view and picture that are not as before; written once for all who saw that."""
        if self._changes is None or self._changes[0] is not before:
            parts = {name: part for name, part in self._parts.items() if part != before._parts[name]}
            changes = encode({"parts": parts, "picture": changed_fields(self._picture, before._picture)})
            self._changes = before, changes
        return self._changes[1]

    def is_dealt(self) -> bool:
        return self._picture is not None


def changed_fields(now: Shape | None, before: Shape | None) -> Parts:
    if now is None:
        return {}
    pairs = [(name, getattr(now, name), getattr(before, name)) for name in now.__struct_fields__]
    return {name: value for name, value, old in pairs if value is not old and value != old}


class Easel:
    """Draws one table for all its observers: what is the same for all once, and what did not change not again."""

    def __init__(self, table: Table, here: Collection[int] = ()) -> None:
        self._table, self._here = table, here
        self._common: Parts = {}  # the table around the game, and its result
        self._pictures: dict[int, tuple[bytes, Shape]] = {}  # the last of each observer, and of which view

    def table_changed(self, here: Collection[int]) -> None:
        """From now on it is as it is now; these seats are there."""
        self._common, self._here = {}, here

    def draw(self, observer: int, screens: int | None = None) -> Drawn:
        """All that this observer may know, as JSON; `screens` are those of the observer's own seat."""
        table, is_seat = self._table, observer != EVERYONE
        view = table.view(observer)
        parts = {
            **self._shared(),
            "moment": moment_of(table, view),
            "question": question_of(table, observer) if is_seat else None,
            "reply": reply_of(view, observer) if is_seat else None,
            "auto_pass": table.seats[observer].auto_pass if is_seat else None,
            "can_undo": is_seat and table.can_undo(observer),
            "lesson": lesson_of(table, observer) if is_seat else None,
            "screens": screens,
        }
        return Drawn(parts, self._picture(view, observer) if table.is_dealt else None)

    def _shared(self) -> Parts:
        if not self._common:
            info, result = table_info(self._table, self._here), result_of(self._table)
            self._common = {"table": Raw(encode(info)), "result": Raw(encode(result))}
        return self._common

    def _picture(self, view: Position, observer: int) -> Shape:
        """Made from the view alone; events say what happened last, and are not drawn."""
        seen = without_events(view.game, view.state.tobytes())
        found = self._pictures.get(observer)
        if found is None or found[0] != seen:
            found = self._pictures[observer] = seen, view.game.picture(view, observer)
        return found[1]


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


def events_of(game: Game, heard: Iterable[Heard]) -> bytes:
    """Events as a message carries them; a long log says the same many times, so only the numbers are new."""
    written = [b'{"number":%d%s' % (number, behind_number(game, *event)) for number, *event in heard]
    return b"[%s]" % b",".join(written)


@functools.lru_cache(maxsize=1 << 14)
def behind_number(game: Game, *event: int) -> bytes:
    return encode(event_of(game, Heard(0, *event))).removeprefix(b'{"number":0')


def event_of(game: Game, heard: Heard) -> GameEvent:
    """An event by names; what is not there is left out."""
    kind = UNDONE_KIND if heard.kind == UNDONE else game.events[heard.kind]
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
        for (about, seat), yes in table.votes.open.items()
    ]
    return TableInfo(
        table.state, [seat_info(table, i, i in here) for i in range(len(table.seats))], votes, table.rematch,
        luck_info(table), opening_info(table),
    )  # fmt: skip


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
    state, is_running = view.state, table.state == "running"
    asked, window = state["asked"].item() if is_running else 0, state["window"].item()
    return moment(view.question, state["turn"].item(), asked, window, tuple(state["reply"][0].tolist()))


@functools.lru_cache(maxsize=1 << 12)
def moment(question: str, turn: int, asked: int, window: int, replies: tuple[int, ...]) -> Moment:
    return Moment(
        question=question or None,
        turn=turn if turn >= 0 else None,
        asked=seats_in(asked),
        window=seats_in(window),
        answered=[seat for seat in seats_in(window & ~asked) if replies[seat] != NOTHING],
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
    reply = int(view.state["reply"][0, seat])
    return reply if reply >= 0 and seat in window_of(view) else None


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
