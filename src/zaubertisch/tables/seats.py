"""The seats of a table: who sits there, who plays, and which windows pass by themselves."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from zaubertisch.tables.entries import Forgotten, Passing, Spoken
from zaubertisch.tables.figures import FIGURES, Figure, figures_of, free_figure
from zaubertisch.tables.setup import SeatPlan, TableSetup, free_name

STAND_IN = "3"  # the level of a bot that plays for a person
GOOD = ("3", "4")
BOT_NAMES = ("Bela", "Cora", "Dorian", "Edda", "Falk")


@dataclass(slots=True)
class Seat:
    """One seat as it is now."""

    plan: SeatPlan
    name: str
    has_joined: bool
    figure: Figure = FIGURES[0]
    is_away: bool = False
    is_free: bool = False  # at an open table: anybody may take it
    auto_pass: Passing = "off"
    orders: dict[str, tuple[str, str]] = field(default_factory=dict)  # by question: a standing order, what it names
    answers: int = 0  # how many it has given
    off_until: int = 0  # it has days off until then (milliseconds), and its clock waits
    days_off: int = 0  # that it has taken in all
    received: int = 0  # the number of the last event that it surely has

    @property
    def is_person(self) -> bool:
        return self.plan.kind == "person"

    @property
    def is_bot(self) -> bool:
        """Does a bot play here now?"""
        return self.is_away or self.plan.kind != "person"

    @property
    def level(self) -> str:
        """How well a bot plays here; a stand-in for a person does not play badly, whatever was agreed on."""
        return self.plan.level if not self.is_person or self.plan.level in GOOD else STAND_IN


def planned(plan: SeatPlan) -> Seat:
    return Seat(plan, plan.name, has_joined=plan.kind == "bot", is_free=plan.is_open)


def seated(plans: Sequence[SeatPlan], *, with_bots: bool = False) -> list[Seat]:
    """The seats of a table before anything happened, each with a figure of its own; bots may play on free ones."""
    seats = [planned(plan) for plan in plans]
    for seat in seats:
        seat.is_away = seat.is_free and with_bots
    for seat, figure in zip(seats, figures_of([(plan.kind, plan.figure) for plan in plans]), strict=True):
        seat.figure = figure
    return seats


def host_of(seats: Sequence[Seat]) -> int | None:
    """Who looks after an open table: the first person who plays at it."""
    return next((i for i, seat in enumerate(seats) if seat.is_person and seat.has_joined and not seat.is_away), None)


def give_up(seats: Sequence[Seat], number: int, *, to_bot: bool) -> None:
    """Nobody's any more: called as a bot, which plays it where the game goes on."""
    seat, others = seats[number], [who.name for i, who in enumerate(seats) if i != number]
    seat.name = seat.plan.name if seat.plan.is_open else next(name for name in BOT_NAMES if name not in others)
    seat.has_joined, seat.is_free, seat.is_away = False, True, to_bot
    withdraw_orders(seat)


def withdraw_orders(seat: Seat) -> None:
    """What was laid down for a seat ends with the person who did it."""
    seat.auto_pass = "off"
    seat.orders.clear()


def taken_figures(seats: Sequence[Seat]) -> list[Figure | None]:
    """By seat: the figure that nobody else can have, since a person sits there."""
    return [seat.figure if seat.is_person and seat.has_joined else None for seat in seats]


def forget(seats: Sequence[Seat], seat: int) -> None:
    """Nothing about the seat says any more who sat there."""
    seats[seat].name = free_name(nameless(seat), [who.name for i, who in enumerate(seats) if i != seat])
    withdraw_orders(seats[seat])


def silence(talk: deque[tuple[int, int, Spoken]], entry: Forgotten) -> None:
    """What somebody said who is forgotten."""
    kept = [(number, at, said) for number, at, said in talk if said.seat != entry.seat or not is_within(at, entry)]
    talk.clear()
    talk.extend(kept)


def is_within(at: int, entry: Forgotten) -> bool:
    return entry.since_ms <= at and (entry.until_ms is None or at <= entry.until_ms)


def without_name(setup: TableSetup, seat: int) -> TableSetup:
    """What a table began with, but for who sat there first; what the founder called the table goes too."""
    names = [plan.name for plan in setup.seats]
    name = free_name(nameless(seat), names[:seat] + names[seat + 1 :])
    seats = [replace(plan, name=name, figure=None) if i == seat else plan for i, plan in enumerate(setup.seats)]
    founder = next((i for i, plan in enumerate(setup.seats) if plan.kind == "person"), None)
    opening = replace(setup.opening, title="") if setup.opening and seat == founder else setup.opening
    return replace(setup, seats=seats, opening=opening)


def nameless(seat: int) -> str:
    """
    >>> nameless(1)
    '#2'
    """
    return f"#{seat + 1}"


def name_for(seats: Sequence[Seat], seat: int, wanted: str) -> str:
    """What a seat is called; where nothing is to be seen in a name, as it was called before."""
    return free_name(wanted, [who.name for i, who in enumerate(seats) if i != seat], seats[seat].name)


def figure_for(seats: Sequence[Seat], seat: int, wanted: str) -> Figure:
    """What a seat is drawn as; if a person who sits here is, as it was drawn before."""
    others = [figure for i, figure in enumerate(taken_figures(seats)) if figure and i != seat]
    return free_figure(wanted, others, [seats[seat].figure])


def draw(seats: Sequence[Seat], seat: int, wanted: str) -> None:
    """Bots, and those who have not come yet, exchange figures with a person."""
    figure, before = figure_for(seats, seat, wanted), seats[seat].figure
    for other in seats:
        if other.figure == figure:
            other.figure = before
    seats[seat].figure = figure
