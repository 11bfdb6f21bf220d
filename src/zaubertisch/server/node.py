"""One node of the server: store, bus, live tables, bots; what pages and sockets ask it for."""

import asyncio
import functools
import logging
import secrets

from msgspec.structs import replace

from zaubertisch.games import game as load_game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.versions import rule_version
from zaubertisch.kernel.warmup import is_plain
from zaubertisch.server.analysis.coach import Coach
from zaubertisch.server.analysis.foreign import ForeignTexts
from zaubertisch.server.analysis.reviews import Reviews
from zaubertisch.server.calls.calls import Calls
from zaubertisch.server.challenges.days import Days
from zaubertisch.server.lobby.open_tables import NEWS, OpenTables
from zaubertisch.server.network.bus import IS_GONE, Bus, make_bus
from zaubertisch.server.network.limits import Buckets, Places, TooFast
from zaubertisch.server.operation.health import Pulse
from zaubertisch.server.operation.notices import NoticeBoard
from zaubertisch.server.people.refused_words import check_decent
from zaubertisch.server.play.clock import NodeClock
from zaubertisch.server.play.hub import Busy, Hub
from zaubertisch.server.play.keys import SPECTATOR, KeyRow, hash_of, new_token
from zaubertisch.server.play.live import Live
from zaubertisch.server.play.loader import OtherRules, know_versions
from zaubertisch.server.play.player import NODE_SILENT_MS, Player
from zaubertisch.server.play.socket import RESTART, SEAT_FREED, SIGNED_OUT, TOO_FAST, Closed, Guest
from zaubertisch.server.requests import Analysis, Created, Imported, NewClock, NewFork, NewLesson, NewTable, SeatKey
from zaubertisch.server.settings import Settings
from zaubertisch.server.startup.preparation import Preparation
from zaubertisch.server.storage.retention import Purger
from zaubertisch.server.storage.store import Store
from zaubertisch.server.threads import Threads
from zaubertisch.server.workshop.trials import Trials
from zaubertisch.tables.lessons import lesson_of
from zaubertisch.tables.memory import names_the_past
from zaubertisch.tables.past import Past, Reels
from zaubertisch.tables.refusals import NotNow
from zaubertisch.tables.seats import BOT_NAMES
from zaubertisch.tables.seeds import new_seed
from zaubertisch.tables.series import Series, next_in, score_of
from zaubertisch.tables.setup import (
    DAY_MS,
    HOUR_MS,
    ClockPlan,
    Opening,
    SeatPlan,
    TableSetup,
    check_setup,
    free_name,
    setup_of,
)

log = logging.getLogger(__name__)

REPLAYS_AT_ONCE = 2
ALIVE_S, ALONE_S = 5.0, 30.0  # how often a node says that it lives, with other nodes and without
CONFIRMATIONS_AT_ONCE, CONFIRMATIONS_PER_S = 3, 1 / 3_600  # links sent to one address, no matter who asks
LESSON_LEVEL = "1"  # of the bots that go on when a lesson is left


class Node:
    """Everything that one process of the server has."""

    def __init__(self, settings: Settings, *, clock: NodeClock | None = None, bus: Bus | None = None) -> None:
        self.settings = settings
        self.clock = clock or NodeClock()
        self.name = secrets.token_hex(8)
        self.store = Store(settings.database, self.clock)
        self.pulse = Pulse(self.store, self.name)
        self.bus = bus or make_bus(settings.bus)
        self.hub = Hub(self.store, self.bus, most_tables=settings.most_tables, now=self.clock)
        self.player = Player(self.hub, settings, self.name)
        self.calls = Calls(self.hub, settings, self.name, self.player.ask_other_nodes)
        self.player.before_settling.append(self.calls.note)
        self.open_tables = OpenTables(self.hub, self.bus, settings, self.name, self._release_seat)
        self.notices = NoticeBoard(self)
        self.days = Days(self)
        self.preparation = Preparation()
        self.preparation.on_load.append(self.player.prepare)
        self.hub.get_ready = self.preparation.ready
        self.guests: set[Guest] = set()
        self.new_tables = Buckets(settings.new_tables_per_minute / 60, settings.new_tables_per_minute)
        self.checking = Buckets(settings.checked_per_minute / 60, settings.checked_per_minute / 4)
        self.replays = Buckets(settings.replays_per_minute / 60, settings.replays_per_minute / 4)
        self.looking = Buckets(settings.pictures_per_minute / 60, settings.pictures_per_minute)
        self.contacting = Buckets(settings.contacts_per_minute / 60, settings.contacts_per_minute)
        self.confirming = Buckets(CONFIRMATIONS_PER_S, CONFIRMATIONS_AT_ONCE)  # by address
        self.sending_links = Buckets(settings.links_per_hour / 3_600, settings.links_per_hour)  # by visitor
        self.sharing = Buckets(settings.shared_per_minute / 60, settings.shared_per_minute)
        self.keeping = Buckets(settings.persons_per_minute / 60, settings.persons_per_minute)
        self.foreign = ForeignTexts(settings.reading_s, settings.most_waiting)
        self.trials = Trials(settings.most_trials, settings.trial_s)
        self.threads = Threads(REPLAYS_AT_ONCE, settings.most_waiting)
        self.reviews = Reviews(self.store, self.threads, settings.most_waiting)
        self.coach = Coach(self.hub, settings.most_waiting)
        self.reels = Reels()
        self.knocking = Buckets(settings.new_tables_per_minute, 10 * settings.new_tables_per_minute)
        self.places = Places(settings.sockets_per_address)
        self.listeners = Places(settings.listeners_per_address)
        self.is_draining = False
        self.bytes_sent = 0
        self._alive: asyncio.Task[None] | None = None
        self._purging: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await asyncio.to_thread(know_versions)
        await self.store.open()
        await self.bus.open(self._heard)
        await self._wake_up()
        await self.open_tables.open()
        await self.notices.open()
        self.player.open()
        self.calls.open()
        self.preparation.begin()
        self._purging = asyncio.create_task(Purger(self.hub, self.settings).purge_for_ever())
        self._alive = asyncio.create_task(self._stay_alive())

    async def _wake_up(self) -> None:
        """Since when did no node run? Nobody's clock ran meanwhile. Without knowing that no node begins."""
        last = await self.store.last_alive()
        if last is not None:
            self.clock.go_on_from(last)
            is_alone = self.clock() - last > (NODE_SILENT_MS if self.bus.is_shared else 0)
            self.hub.slept = (last, self.clock()) if is_alone else None
        try:
            await self.store.is_alive(self.name, self.clock())
        except Exception:
            log.warning("node_cannot_reach_the_store")

    async def close(self) -> None:
        """Nothing new is taken; what is being written is written; clients come back by themselves."""
        self.is_draining = True
        for guest in [*self.guests]:
            guest.end(Closed(RESTART, "the server restarts"))
        if self._alive:
            self._alive.cancel()
        if self._purging:
            self._purging.cancel()
        self.notices.close()
        await self.open_tables.close()
        await self.days.settled()
        await self._note_all_received()
        await self.preparation.close()
        self.foreign.close()
        self.trials.close()
        self.reviews.close()
        self.coach.close()
        self.threads.close()
        await self.calls.close()
        await self.player.close()
        await self.bus.close()
        await self.store.close()

    def check_open(self) -> None:
        if self.is_draining:
            raise Busy("the server restarts")

    def is_full(self, address: str, *, has_place: bool) -> Closed | None:
        """Why no further socket is taken, if none is."""
        if self.is_draining:
            return Closed(RESTART, "the server restarts")
        if len(self.guests) >= self.settings.most_sockets:
            return Closed(TOO_FAST, "too many visitors")
        is_allowed = has_place and self.knocking.take(address)
        return None if is_allowed else Closed(TOO_FAST, "too many sockets from this address")

    def sent(self, size: int) -> None:
        self.bytes_sent += size

    # Other nodes

    async def _heard(self, name: str, number: int) -> None:
        """Another node says that a table is at a number, or is said to be gone."""
        if number == IS_GONE:
            await self.store.is_gone(name)
            return
        if name.startswith(NEWS):
            self.open_tables.hear(name.removeprefix(NEWS))
            return
        live = self.hub.tables.get(name)
        if live is None:
            return
        if number == 0:
            await self.hub.catch_up(live)
            await self.player.ask_other_nodes(live)
            await self._end_strangers([live])
            live.changed()
        elif live.table.number < number:
            await self.hub.catch_up(live)

    async def _stay_alive(self) -> None:
        """Say so; and read what the bus may have lost."""
        while True:
            await asyncio.sleep(ALIVE_S if self.bus.is_shared else ALONE_S)
            try:
                await self.store.is_alive(self.name, self.clock())
                if not self.bus.is_shared:
                    continue
                numbers = await self.store.numbers([*self.hub.tables])
                for name, number in numbers.items():
                    await self._heard(name, max(1, number))
                await self._end_strangers([*self.hub.tables.values()])
                await self.open_tables.catch_up()
            except Exception:
                log.warning("node_cannot_reach_the_store")

    # Visitors

    async def came(self, live: Live, guest: Guest) -> None:
        self.guests.add(guest)
        if guest.seat is not None:
            await self._note_presence(live, guest.seat)
            self.calls.came(live, guest.seat)
        if guest.renewals != live.renewals:  # somebody signed screens out while this one came in
            await self._end_strangers([live])
        self.hub.tell(live)

    async def went(self, live: Live, guest: Guest) -> None:
        self.guests.discard(guest)
        if guest.seat is not None:
            await self._note_presence(live, guest.seat)
            if guest.seat not in live.here():
                await self._note_received(live, guest.seat)
        self.hub.tell(live)

    async def looked(self, live: Live, guest: Guest) -> None:
        """Somebody sees a screen of a seat, or no longer does."""
        if guest.seat is not None:
            await self._note_presence(live, guest.seat)
            self.calls.plan(live)

    async def ask_other_nodes(self, live: Live) -> None:
        """With other nodes: see who is connected to them."""
        if self.bus.is_shared:
            await self.player.ask_other_nodes(live)

    async def _note_presence(self, live: Live, seat: int) -> None:
        """With other nodes: tell them who is here, and on how many screens."""
        if self.bus.is_shared and not self.is_draining:
            await self.player.ask_other_nodes(live)
            await self.store.is_here(live.name, seat, self.name, live.screens_here(seat), live.looking_here(seat))
            self.bus.tell(live.name, 0)

    async def _note_all_received(self) -> None:
        for guest in [*self.guests]:
            if guest.live is not None and guest.seat is not None:
                delivery = guest.live.delivery(guest.seat)
                delivery.arrive(delivery.sent)
                await self._note_received(guest.live, guest.seat)

    async def _note_received(self, live: Live, seat: int) -> None:
        """A seat goes: where its past is not repeated with cards, the log remembers how much of it it has."""
        live.delivery(seat).age()
        number = live.delivery(seat).certain
        is_repeated = names_the_past(live.table, seat)
        if is_repeated or number <= live.table.seats[seat].received:
            return
        try:
            await self.hub.write(live, lambda table: table.received(seat, number))
        except NotNow:
            pass
        except Exception as error:
            log.warning("received_not_noted", extra={"error": type(error).__name__})

    # Screens of a seat

    async def invite(self, live: Live, seat: int, token: str) -> None:
        """Make this token a one-time link for another screen of the seat; if it is one already, nothing changes."""
        self.check_open()
        if await self.store.keyring.has(live.name, token):
            return
        if not live.may_invite(seat):
            raise TooFast("too many links; wait a minute")
        await self.store.keyring.invite(live.name, seat, token)

    async def sign_out_others(self, live: Live, guest: Guest, seat: int, fresh: str) -> None:
        """From now on a fresh key alone opens the seat; every other screen of it is closed, on all nodes."""
        self.check_open()
        guest.key = await self.store.keyring.renew(live.name, seat, guest.key, fresh)
        await self.store.persons.hand_over(live.name, seat, guest.key, guest.person)
        self.calls.came(live, seat)
        live.renewals += 1
        await self._end_strangers([live])
        self.bus.tell(live.name, 0)

    async def end_strangers_at(self, table: str) -> None:
        """Keys of a table were taken away: close the sockets that came with them, on all nodes."""
        live = self.hub.tables.get(table)
        if live is not None:
            live.renewals += 1
            await self._end_strangers([live])
        self.bus.tell(table, 0)

    async def _end_strangers(self, tables: list[Live]) -> None:
        """Close the sockets at seats whose key opens nothing any more."""
        names = {live.name for live in tables if live.visitors}
        alive = await self.store.keyring.alive([*names])
        for guest in [*self.guests]:
            place = (guest.live.name if guest.live else "", guest.key)
            if guest.seat is not None and place[0] in names and place not in alive:
                guest.end(closing_of(guest))

    async def _release_seat(self, live: Live, seat: int, until: int) -> None:
        """Nobody's any more after this entry: no key opens it, and nobody sits there, on any node."""
        await self.store.keyring.drop(live.name, seat)
        await self.store.persons.release(live.name, seat, until)
        live.owners.pop(seat, None)
        await self._end_strangers([live])
        self.bus.tell(live.name, 0)

    # New tables

    async def create(self, new: NewTable, address: str = "", founder_key: str = "") -> Created:
        """A new table; who founds an open one may bring the key of their seat."""
        seed, salt = new_seed()
        opening = self._opening(new, address)
        if new.cards:
            await self.foreign.check_cards(load_game(new.game).key, new.cards)
        plans = open_plans(seat_plans(new)) if opening else seat_plans(new)
        setup = TableSetup(
            new.game, load_game(new.game).agreed(new.variants), new.cards, plans, clock_plan(new.clock), seed,
            salt, rule_version(new.game), shares=shares_to_come(plans), opening=opening, is_rated=new.is_rated,
            series=Series(new.series) if new.series else None,
        )  # fmt: skip
        created = await self.found(setup, founder_key)
        if opening:
            self.open_tables.note_founder(created.table, address)
        if new.set and new.cards:
            await self.store.sets.played(new.set)
        return created

    def _opening(self, new: NewTable, address: str) -> Opening | None:
        if new.opening is None:
            return None
        self.open_tables.check_room(address)
        title = " ".join(new.opening.title.split())
        check_decent([title, *(seat.name or "" for seat in new.seats)], self.settings.refused_words)
        if not title.isprintable():
            raise BadInput(f"title {title!r}", "a line of text")
        return Opening(title, new_token(), new.opening.with_bots)

    async def teach(self, game: str, new: NewLesson) -> Created:
        """A guided first game: the deal is prepared, the other seats follow the script."""
        lesson = lesson_of(game)
        others = [name for name in lesson.seats if name != lesson.learner]
        names = [free_name(new.name or "", others, name) if name == lesson.learner else name for name in lesson.seats]
        kinds = ["person" if name == lesson.learner else "bot" for name in lesson.seats]
        plans = [
            SeatPlan(kind, LESSON_LEVEL, name, new.figure if kind == "person" else None)  # type: ignore[arg-type]
            for kind, name in zip(kinds, names, strict=True)
        ]
        setup = TableSetup(
            game, lesson.variants, "", plans, None, lesson.seed, new_seed()[1], rule_version(game), lesson=lesson.plan()
        )
        return await self.found(setup)

    async def found(self, setup: TableSetup, founder_key: str = "") -> Created:
        """A table as it was set up; who founds it may bring the key of their seat."""
        self.preparation.need(setup.game)
        self.check_open()
        await asyncio.to_thread(check_setup, setup)
        persons = [i for i, seat in enumerate(setup.seats) if seat.kind == "person" and not seat.is_open]
        tokens = [SeatKey(i, founder_key or new_token()) for i in persons]
        spectator = setup.opening.watch if setup.opening else new_token()
        links = [KeyRow(hash_of(key.token), key.seat, invites=not founder_key) for key in tokens]
        name = await self.hub.create(setup, [*links, KeyRow(hash_of(spectator), SPECTATOR)])
        return Created(name, tokens, spectator, setup.seed_hash())

    async def rematch(self, live: Live) -> None:
        """The same seats, persons under the names and keys they have; who asks second finds the table there."""
        table = live.table
        if table.rematch is not None:
            return
        seed, salt = new_seed()
        plans = [SeatPlan("bot" if s.is_free else s.plan.kind, s.plan.level, s.name, s.figure) for s in table.seats]
        old, score = table.setup, score_of(live.name, table.position) if table.state == "over" else None
        setup = TableSetup(
            old.game, old.variants, old.cards, plans, old.clock, seed, salt, rule_version(old.game),
            shares=shares_to_come(plans), is_rated=old.is_rated, series=next_in(old.series, score),
            is_among_strangers=table.is_among_strangers,
        )  # fmt: skip
        table.rematched("")
        await asyncio.to_thread(check_setup, setup)
        name = await self.hub.create(setup, await self.store.keyring.of(live.name))
        await self.store.persons.copy_claims(live.name, name)
        try:
            await self.hub.write(live, lambda table: table.rematched(name))
        except NotNow:
            if table.rematch is None:
                raise

    async def past_moment(self, live: Live, at: int, observer: int | None) -> tuple[Past, int]:
        """A moment of the past, and how many there are."""
        table = live.table
        if not table.is_dealt:
            raise NotNow("the cards are not dealt yet")
        is_over = table.state in ("over", "ended")
        reel = self.reels.of(live.name, table.setup, table.position)
        return await self.threads.do(functools.partial(reel.moment, table.answers(), at, observer, is_over=is_over))

    async def analysis(self, live: Live, at: int, level: int) -> Analysis:
        """What a bot thinks of an answer of the past."""
        table = live.table
        if table.state not in ("over", "ended"):
            raise NotNow("the game still goes on; an analysis holds secrets")
        if is_plain(table.setup.game):
            raise Busy("bots think as soon as the rules of this game are compiled; try again in a minute")
        return await self.foreign.analysis(table.setup, table.answers(), at, level)

    async def record(self, name: str) -> str:
        """The record file of a game that is over, or that nobody can play on."""
        try:
            live = await self.hub.live(name)
        except OtherRules:
            return await self.hub.loader.record(await self.hub.kept(name))
        if live.table.state not in ("over", "ended"):
            raise NotNow("the game still goes on; its record holds its secrets")
        return await self.threads.do(lambda: live.table.record().text())

    async def read_in(self, text: str) -> Imported:
        """A record file from elsewhere, to look back at."""
        self.check_open()
        record, answers = await self.foreign.record(text)
        seats = [SeatPlan("bot", "greedy", name) for name in record.seats]
        setup = setup_of(record, seats, answers=answers, is_past=True)
        spectator = new_token()
        name = await self.hub.create(setup, [KeyRow(hash_of(spectator), SPECTATOR)], record=text)
        return Imported(name, spectator)

    async def fork(self, name: str, fork: NewFork) -> Created:
        """Play on from a moment of a game that is over."""
        live = await self.hub.live(name)
        table = live.table
        if table.state not in ("over", "ended"):
            raise NotNow("the game still goes on")
        if fork.seat >= len(table.seats):
            raise BadInput(f"seat {fork.seat}", f"a number from 0 to {len(table.seats) - 1}")
        plans = [
            SeatPlan("person" if i == fork.seat else "bot", fork.level, seat.name, seat.figure)
            for i, seat in enumerate(table.seats)
        ]
        old = table.setup
        answers = table.answers()[: fork.at]
        setup = TableSetup(
            old.game, old.variants, old.cards, plans, None, old.seed, old.salt, rule_version(old.game), answers,
            shares=old.shares,
        )  # fmt: skip
        return await self.found(setup)


def seat_plans(new: NewTable) -> list[SeatPlan]:
    """Every seat gets a name of its own; a person's is asked for on sitting down."""
    names: list[str] = []
    bots = iter(BOT_NAMES)
    for number, seat in enumerate(new.seats, 1):
        names.append(free_name(seat.name or "", names, f"#{number}" if seat.kind == "person" else next(bots)))
    return [SeatPlan(seat.kind, seat.level, name, seat.figure) for seat, name in zip(new.seats, names, strict=True)]


def open_plans(plans: list[SeatPlan]) -> list[SeatPlan]:
    """The first person founds the table; the other seats of persons are free, and bots who play there have names."""
    founder = next((i for i, plan in enumerate(plans) if plan.kind == "person"), None)
    if founder is None:
        raise BadInput("an open table of bots alone", "a person on one of its seats")
    opened: list[SeatPlan] = []
    for i, plan in enumerate(plans):
        taken = [*(each.name for each in opened), *(each.name for each in plans)]
        is_open = plan.kind == "person" and i != founder
        fresh = next(name for name in BOT_NAMES if name not in taken) if is_open else plan.name
        opened.append(replace(plan, name=fresh, is_open=is_open))
    return opened


def closing_of(guest: Guest) -> Closed:
    """Why a key opens nothing any more: another screen of the seat said so, or the seat was given up."""
    is_free = guest.live is not None and guest.seat is not None and guest.live.table.seats[guest.seat].is_free
    return Closed(SEAT_FREED, "this seat was given up") if is_free else Closed(SIGNED_OUT, "this screen was signed out")


def shares_to_come(plans: list[SeatPlan]) -> list[str] | None:
    """Where persons play, the deal waits for their shares of the luck."""
    return [] if any(plan.kind == "person" for plan in plans) else None


def clock_plan(clock: NewClock | None) -> ClockPlan | None:
    if clock is None:
        return None
    if [clock.days, clock.hours, clock.bank_s].count(None) != 2:
        raise BadInput("clock", "either bank_s with increment_s, or hours, or days")
    if clock.bank_s is None:
        return ClockPlan((clock.hours or 0) * HOUR_MS + (clock.days or 0) * DAY_MS, each_move=True)
    return ClockPlan((clock.bank_s or 0) * 1000, clock.increment_s * 1000)
