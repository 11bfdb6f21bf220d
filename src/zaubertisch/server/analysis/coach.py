"""The coach in running games: hints and warnings, made from views in a process of their own."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import numpy as np

from zaubertisch.bots.coach import Advice, Cost, advice_for, cost_of, open_advice, seed_of
from zaubertisch.games import game as load_game
from zaubertisch.kernel.errors import BadInput, Stale, TableError
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.kernel.warmup import is_plain
from zaubertisch.server.analysis.readers import Readers
from zaubertisch.server.network.limits import Bucket, TooFast
from zaubertisch.server.play import messages as m
from zaubertisch.server.play.hub import Busy, Hub
from zaubertisch.server.play.live import Live
from zaubertisch.tables.entries import Hinted
from zaubertisch.tables.refusals import Again, NotNow
from zaubertisch.tables.setup import cards_of
from zaubertisch.tables.table import Table

SECONDS = 20.0  # a hint takes some hundredths of one
HINTS_PER_S, HINTS_AT_ONCE = 2.0, 20  # of one seat, warnings among them
WHERE, WHAT = 1, 2  # the steps of a hint; the third says why
KEPT = 256  # pieces of advice: the steps of a hint are one

Asked = m.AskCoach | m.Weigh
Send = Callable[[Any], None]
Complain = Callable[[TableError, str | None], None]


class Seen(NamedTuple):
    """A view on its way to a reader, and who is asked what."""

    game: str
    cards: str  # the text of a card file
    state: bytes
    seat: int
    among: tuple[int, ...] = ()  # the options that a lesson offers; nothing: all


# In a process of its own


def get_ready(key: str, *_: Any) -> None:
    know(key)


@cache
def know(key: str) -> None:
    """Judge once, so that all it needs is loaded."""
    game = load_game(key)
    position = Position.new(game, game.card_set(), game.least_seats, game.parse_variants({}), 1)
    seat = position.asked()[0]
    cost_of(position.view(seat), seat, position.legal(seat)[0], 1)


deck_of = lru_cache(maxsize=16)(cards_of)


def view_in(seen: Seen) -> Position:
    game, (cards, deck) = load_game(seen.game), deck_of(seen.game, seen.cards)
    return Position(game, cards, np.frombuffer(bytearray(seen.state), game.state), deck)


def own_advice(_: str, seen: Seen) -> Advice:
    view = view_in(seen)
    return advice_for(view, seen.seat, seed_of(view), seen.among)


def advice_for_all(_: str, seen: Seen) -> Advice | None:
    view = view_in(seen)
    return open_advice(view, seen.seat, seed_of(view))


def cost(_: str, seen: Seen, option: int) -> Cost:
    view = view_in(seen)
    return cost_of(view, seen.seat, option, seed_of(view))


# At the table


class Coach:
    """Answers what seats ask the coach; it works beside all else, and nobody waits for it but who asked."""

    def __init__(self, hub: Hub, most_waiting: int) -> None:
        self._hub = hub
        self._readers = Readers(1, most_waiting)
        self._known: OrderedDict[Any, Any] = OrderedDict()
        self._buckets: WeakKeyDictionary[Live, dict[int, Bucket]] = WeakKeyDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, live: Live, seat: int, asked: Asked, send: Send, complain: Complain) -> None:
        """The question is looked at now; the answer comes when it is made."""
        self._check(live, seat, asked)
        answering = self._cost(live, seat, asked) if isinstance(asked, m.Weigh) else self._hint(live, seat, asked)
        task = asyncio.create_task(self._send(answering, asked.ref, send, complain))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _check(self, live: Live, seat: int, asked: Asked) -> None:
        table = live.table
        if table.coach != "on":
            raise NotNow("the coach does not help here" if table.coach == "never" else "not all want the coach")
        if table.question(seat) != asked.question:
            raise Stale("this question is no longer open")
        if isinstance(asked, m.Weigh):
            self._check_weighing(table, seat, asked.option)
        if is_plain(table.game.key):
            raise Busy("the coach comes as soon as the rules are compiled; try again in a minute")
        if not self._buckets.setdefault(live, {}).setdefault(seat, Bucket(HINTS_PER_S, HINTS_AT_ONCE)).take():
            raise TooFast("the coach needs a moment")

    def _check_weighing(self, table: Table, seat: int, option: int) -> None:
        if table.lesson is not None:
            raise NotNow("a lesson does what it says; nothing in it is a mistake")
        table.position.check(seat, option)

    async def _send(self, answering: Any, ref: str, send: Send, complain: Complain) -> None:
        try:
            send(await answering)
        except BadInput:  # a reader that was too slow
            complain(Busy("the coach needs too long; try again"), ref)
        except Again:
            send(m.Acknowledged(ref))
        except TableError as error:
            complain(error, ref)

    def _cost(self, live: Live, seat: int, asked: m.Weigh) -> Any:
        seen = seen_by(live.table, seat, seat)
        return self._weighed(seen, asked)

    async def _weighed(self, seen: Seen, asked: m.Weigh) -> m.Weighed:
        found = await self._readers.do(SECONDS, get_ready, cost, seen.game, seen, asked.option)
        return m.Weighed(asked.ref, asked.question, asked.option, found.better, found.loss)

    def _hint(self, live: Live, seat: int, asked: m.AskCoach) -> Any:
        table = live.table
        if not table.has_company:
            return self._own_hint(live, seen_by(table, seat, seat), asked)
        if table.position.question in table.game.reactions.passes:
            raise NotNow("a hint would show the others that you can react")
        return self._open_hint(live, seen_by(table, EVERYONE, seat), asked)

    async def _own_hint(self, live: Live, seen: Seen, asked: m.AskCoach) -> m.Hint:
        advice = await self._advice(live, own_advice, seen, asked)
        return m.Hint(asked.ref, asked.question, hint_info(seen.seat, asked.step, advice))

    async def _open_hint(self, live: Live, seen: Seen, asked: m.AskCoach) -> m.Acknowledged:
        advice = await self._advice(live, advice_for_all, seen, asked)
        if advice is None:
            raise NotNow("by what everybody knows there is nothing to say here")
        hint = hinted(hint_info(seen.seat, asked.step, advice), asked.ref)
        await self._hub.write(live, lambda table: still_asked(table, hint, asked.question))
        return m.Acknowledged(asked.ref)

    async def _advice(self, live: Live, work: Callable[..., Any], seen: Seen, asked: m.AskCoach) -> Any:
        """The steps of a hint are of one piece, also when others answer between them."""
        place = (work.__name__, live.name, seen.seat, asked.question, seen.among)
        if place not in self._known:
            self._known[place] = await self._readers.do(SECONDS, get_ready, work, seen.game, seen)
        self._known.move_to_end(place)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return self._known[place]

    def close(self) -> None:
        for task in [*self._tasks]:
            task.cancel()
        self._readers.close()


def seen_by(table: Table, observer: int, seat: int) -> Seen:
    """All that goes to the coach: what this observer knows."""
    step = table.lesson_step(seat)
    among = () if step is None else tuple(step.options())
    return Seen(table.game.key, table.setup.cards, table.view(observer).state.tobytes(), seat, among)


def hint_info(seat: int, step: int, advice: Advice) -> m.HintInfo:
    """What one step shows."""
    reason = advice.reason
    if step == WHERE:
        return m.HintInfo(seat, step, advice.places)
    if step == WHAT:
        return m.HintInfo(seat, step, [reason.option])
    return m.HintInfo(
        seat, step, [reason.option], reason.key, reason.next, reason.share, reason.next_share, reason.before
    )


def hinted(hint: m.HintInfo, ref: str) -> Hinted:
    return Hinted(
        hint.seat, hint.step, hint.options, hint.reason, hint.next, hint.share, hint.next_share, hint.before, ref
    )


def still_asked(table: Table, hint: Hinted, question: int) -> Hinted:
    if table.question(hint.seat) != question:
        raise Stale("this question is no longer open")
    return table.hinted(hint)
