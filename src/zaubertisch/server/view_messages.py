"""From a table to what one observer is sent: always from that observer's own view."""

import functools
from collections.abc import Collection, Iterable

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
    Passing,
    Question,
    Result,
    SeatInfo,
    TableInfo,
    VoteInfo,
)
from zaubertisch.tables.questions import asked_in, window_of
from zaubertisch.tables.seeds import binding_hash
from zaubertisch.tables.streams import UNDONE, UNDONE_KIND, Heard
from zaubertisch.tables.table import Table
from zaubertisch.tables.votes import needed


class Body(Shape, frozen=True):
    """A view without its events (see `View`)."""

    table: TableInfo
    moment: Moment
    picture: Raw
    question: Question | None
    reply: int | None
    auto_pass: Passing | None
    can_undo: bool
    result: Result | None
    lesson: LessonInfo | None
    screens: int | None


def body_of(table: Table, observer: int, here: Collection[int], screens: int | None = None) -> bytes:
    """All that this observer may know, as JSON; `screens` are those of the observer's own seat."""
    view = table.view(observer)
    is_seat = observer != EVERYONE
    return encode(
        Body(
            table=table_info(table, here),
            moment=moment_of(table, view),
            picture=Raw(encode(table.game.picture(view, observer) if table.is_dealt else None)),
            question=question_of(table, observer) if is_seat else None,
            reply=reply_of(view, observer) if is_seat else None,
            auto_pass=table.seats[observer].auto_pass if is_seat else None,
            can_undo=is_seat and table.can_undo(observer),
            result=result_of(table),
            lesson=lesson_of(table, observer) if is_seat else None,
            screens=screens,
        )
    )


def view_of(body: bytes, number: int, events: bytes) -> bytes:
    """A whole `view` message around a body and events."""
    return b'{"type":"view","number":%d,"events":%s,%s' % (number, events, body[1:])


def events_of(game: Game, heard: Iterable[Heard]) -> bytes:
    """Events as a message carries them; a long log says the same many times, so only the numbers are new."""
    return b"[%s]" % b",".join([b'{"number":%d%s' % (event[0], behind_number(game, event[1:])) for event in heard])


@functools.lru_cache(maxsize=1 << 14)
def behind_number(game: Game, event: tuple[int, ...]) -> bytes:
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
        luck_info(table),
    )  # fmt: skip


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
    )


def clock_of(table: Table, seat: int) -> Clock | None:
    if table.clocks is None or not table.seats[seat].is_person:
        return None
    return Clock(table.clocks.left[seat], table.clocks.until(seat))


def moment_of(table: Table, view: Position) -> Moment:
    """Who is waited for, as this view shows it."""
    if not table.is_dealt:
        return Moment(None, None, [], [], [])
    turn, replies = int(view.state["turn"][0]), view.state["reply"][0].tolist()
    window = window_of(view)
    asked = asked_in(view) if table.state == "running" else []
    return Moment(
        question=view.question or None,
        turn=turn if turn >= 0 else None,
        asked=asked,
        window=window,
        answered=[seat for seat in window if replies[seat] != NOTHING and seat not in asked],
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
    return Question(number, view.question, view.legal(seat) if step is None else [step.option], option)


def lesson_of(table: Table, seat: int) -> LessonInfo | None:
    place = table.lesson_place(seat)
    if place is None:
        return None
    return LessonInfo(place.step, place.steps, place.hint or None, list(place.rules), place.is_done)


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
