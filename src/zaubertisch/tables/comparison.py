"""Facts that every game has, and how what was expected is compared with what was found."""

from collections import Counter
from collections.abc import Callable, Sequence

from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.facts import NONE, REST, UNKNOWN, Entry, expand, parse_list, parse_seat, split_fact
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE, HIDDEN, NOTHING
from zaubertisch.tables.names import option_name

Read = Callable[[Position, int, Sequence[str]], str]
SPECTATORS = "spectators"
TALLY = "SEAT.tally."


def read_question(position: Position, seat: int, seats: Sequence[str]) -> str:
    return position.question or NONE


def names_of(chosen: Sequence[int], seats: Sequence[str]) -> str:
    return ", ".join(seats[seat] for seat in chosen) or NONE


def read_turn(position: Position, seat: int, seats: Sequence[str]) -> str:
    turn = int(position.g.turn)
    return {NOTHING: NONE, HIDDEN: UNKNOWN}.get(turn) or seats[turn]


def read_options(position: Position, seat: int, seats: Sequence[str]) -> str:
    return ", ".join(option_name(position.game, seats, option) for option in position.legal(seat)) or NONE


def read_reply(position: Position, seat: int, seats: Sequence[str]) -> str:
    """What a seat answered while others still ponder."""
    reply = int(position.g.reply[seat])
    return {NOTHING: NONE, HIDDEN: UNKNOWN}.get(reply) or option_name(position.game, seats, reply)


COMMON: dict[str, Read] = {
    "question": read_question,
    "asked": lambda position, seat, seats: names_of(position.asked(), seats),
    "turn": read_turn,
    "over": lambda position, seat, seats: "yes" if position.is_over else "no",
    "winners": lambda position, seat, seats: names_of(position.winners(), seats),
    "SEAT.options": read_options,
    "SEAT.reply": read_reply,
    "SEAT.points": lambda position, seat, seats: str(position.points(seat)),
}


def read_fact(position: Position, fact: str, seats: Sequence[str]) -> str:
    """A fact that every game has, or one of this game."""
    seat, name = split_fact(fact, seats)
    if name in COMMON:
        return COMMON[name](position, NOTHING if seat is None else seat, seats)
    if name.startswith(TALLY) and seat is not None:
        return read_tally(position, seat, name.removeprefix(TALLY))
    if name not in position.game.facts.names:
        raise BadInput(f"fact {fact!r}", ", ".join((*COMMON, f"{TALLY}PART", *position.game.facts.names)))
    return position.game.facts.read(position, fact, seats)


def read_tally(position: Position, seat: int, part: str) -> str:
    parts = position.tally(seat)
    if part not in parts:
        raise BadInput(f"part {part!r} of the tally", ", ".join(parts))
    return str(parts[part])


def observer_number(name: str, seats: Sequence[str]) -> int:
    return EVERYONE if name == SPECTATORS else parse_seat(name, seats)


def same(expected: str, found: str, ordered: bool) -> bool:
    """Do two lists agree? `...` in the expected one stands for anything."""
    wanted, there = parse_list(expected), parse_list(found)
    gaps = [i for i, entry in enumerate(wanted) if entry.what == REST]
    if len(gaps) > 1:
        raise BadInput(f"{REST} twice", "once")
    if ordered:
        return _same_order(wanted, there, gaps)
    missing, more = _differences(wanted, there)
    return not missing and (bool(gaps) or not more)


def _same_order(wanted: list[Entry], there: list[Entry], gaps: list[int]) -> bool:
    found = expand(there)
    if not gaps:
        return expand(wanted) == found
    head, tail = expand(wanted[: gaps[0]]), expand(wanted[gaps[0] + 1 :])
    fits = len(head) + len(tail) <= len(found)
    return fits and found[: len(head)] == head and found[len(found) - len(tail) :] == tail


def _differences(wanted: list[Entry], there: list[Entry]) -> tuple[Counter[tuple[str, str]], Counter[tuple[str, str]]]:
    """What is missing, and what there is more."""
    want = Counter(expand(entry for entry in wanted if entry.what != REST))
    have = Counter(expand(there))
    return want - have, have - want
