"""What a learner sees of a view, as a row of numbers: a game declares it, part by part; `writer_of` makes it code.

The seat that looks comes first everywhere: seats are numbered from it on, clockwise. Rows are as wide for two seats as
for the most that can play, so that one net can learn all of it; what is not there is 0.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Protocol

import numpy as np

from zaubertisch.kernel.record import EVERYONE, HIDDEN, KERNEL_FIELDS, NOTHING, is_gap


@dataclass(frozen=True)
class Box:
    """A record, or a record within one: how code reaches it, what it has, what it is called."""

    dtype: np.dtype[Any]
    seats: int  # as many as can play
    path: str = "g"
    label: str = ""

    def type_of(self, name: str) -> tuple[np.dtype[Any], tuple[int, ...]]:
        """The type of a field's elements, and its shape."""
        assert name in (self.dtype.names or ()), f"no field {name!r} in {self.path}"
        found = self.dtype[name]
        return found.subdtype or (found, ())

    def inside(self, name: str, index: str = "", label: str = "") -> "Box":
        base, _ = self.type_of(name)
        return replace(self, dtype=base, path=f"{self.path}.{name}{index}", label=self.called(label or name))

    def called(self, name: str) -> str:
        return f"{self.label} {name}".strip()

    def elements(self, name: str) -> list[str]:
        """A name for each element of a field."""
        _, shape = self.type_of(name)
        return [" ".join((self.called(name), *map(str, index))) for index in np.ndindex(*shape)]


class Code:
    """The text of a function, line by line."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.tables: dict[str, Any] = {}  # arrays that it reads, by name
        self._depth, self._names = 1, 0

    def say(self, line: str) -> None:
        self.lines.append("    " * self._depth + line)

    @contextmanager
    def block(self, line: str) -> Iterator[None]:
        self.say(line)
        self._depth += 1
        yield
        self._depth -= 1

    def name(self, stem: str) -> str:
        self._names += 1
        return f"{stem}_{self._names}"

    def table(self, values: Sequence[int]) -> str:
        name = self.name("table")
        self.tables[name] = np.array(values, np.int64)
        return name

    def put(self, at: str, value: str, most: float = 1) -> None:
        scale = "" if most == 1 else f" * np.float32({1 / most!r})"
        self.say(f"out[row, {at}] = np.float32({value}){scale}")

    def mark(self, at: str, number: str, count: int) -> None:
        """A one at the place of a number from 0 on; nothing where it is not below `count`."""
        with self.block(f"if 0 <= {number} < {count}:"):
            self.say(f"out[row, {at} + np.int64({number})] = np.float32(1)")

    def add(self, at: str, value: str = "1", most: float = 1) -> None:
        self.say(f"out[row, {at}] += np.float32({value}) * np.float32({1 / most!r})")

    @contextmanager
    def each(self, shape: tuple[int, ...]) -> Iterator[tuple[str, str]]:
        """Loops over an array: the index of an element, and its number."""
        names = [self.name("i") for _ in shape]
        for name, count in zip(names, shape, strict=True):
            self.say(f"for {name} in range({count}):")
            self._depth += 1
        steps = [int(np.prod(shape[place + 1 :])) for place in range(len(shape))]
        number = " + ".join(f"{name} * {step}" for name, step in zip(names, steps, strict=True)) or "0"
        yield (f"[{', '.join(names)}]" if names else ""), number
        self._depth -= len(shape)

    @contextmanager
    def each_seat(self) -> Iterator[tuple[str, str]]:
        """A loop over the seats, from the one that looks: which one it is, and its place in this order."""
        turn, one = self.name("turn"), self.name("seat")
        with self.block(f"for {turn} in range(g.seats):"):
            self.say(f"{one} = seat + {turn} if seat + {turn} < g.seats else seat + {turn} - g.seats")
            yield one, turn

    def turned(self, seat: str) -> str:
        """A variable that counts from the seat that looks to that one; below 0 for none."""
        found = self.name("turned")
        self.say(f"{found} = np.int64({seat})")
        with self.block(f"if 0 <= {found} < g.seats:"):
            self.say(f"{found} = {found} - seat if {found} >= seat else {found} - seat + g.seats")
        with self.block("else:"):
            self.say(f"{found} = np.int64({NOTHING})")
        return found


class Part(Protocol):
    """A part of an observation."""

    def names(self, box: Box) -> list[str]:
        """What each of its numbers says."""

    def write(self, code: Code, box: Box, at: str) -> None:
        """Write them, from the place `at` on, where all is 0."""


@dataclass(frozen=True)
class Number:
    """A number, or all numbers of an array, as a share of what is a lot."""

    field: str
    most: float = 1

    def names(self, box: Box) -> list[str]:
        return box.elements(self.field)

    def write(self, code: Code, box: Box, at: str) -> None:
        with code.each(box.type_of(self.field)[1]) as (index, number):
            code.put(f"{at} + {number}", f"{box.path}.{self.field}{index}", self.most)


@dataclass(frozen=True)
class Kind:
    """Which of several: a place for each, for nothing and for something hidden; `groups` names the group of each."""

    field: str
    count: int
    groups: tuple[int, ...] = ()

    def places(self) -> list[str]:
        return ["hidden", "none", *map(str, range(self.count))]

    def names(self, box: Box) -> list[str]:
        return [f"{name} is {place}" for name in box.elements(self.field) for place in self.places()]

    def write(self, code: Code, box: Box, at: str) -> None:
        table = code.table([*range(-HIDDEN), *(-HIDDEN + group for group in self.groups)]) if self.groups else ""
        with code.each(box.type_of(self.field)[1]) as (index, number):
            value = code.name("value")
            code.say(f"{value} = np.int64({box.path}.{self.field}{index}) + {-HIDDEN}")
            if table:
                code.say(f"{value} = {table}[{value}]")
            code.mark(f"{at} + ({number}) * {len(self.places())}", value, len(self.places()))


@dataclass(frozen=True)
class SeatNumber:
    """Which seat: a place for each; none for no seat."""

    field: str

    def names(self, box: Box) -> list[str]:
        return [f"{name} is seat {turn}" for name in box.elements(self.field) for turn in range(box.seats)]

    def write(self, code: Code, box: Box, at: str) -> None:
        with code.each(box.type_of(self.field)[1]) as (index, number):
            turn = code.turned(f"{box.path}.{self.field}{index}")
            code.mark(f"{at} + ({number}) * {box.seats}", turn, box.seats)


@dataclass(frozen=True)
class SeatSet:
    """Which seats, of a set of bits."""

    field: str

    def names(self, box: Box) -> list[str]:
        return [f"{name} has seat {turn}" for name in box.elements(self.field) for turn in range(box.seats)]

    def write(self, code: Code, box: Box, at: str) -> None:
        with code.each(box.type_of(self.field)[1]) as (index, number), code.each_seat() as (seat, turn):
            code.put(f"{at} + ({number}) * {box.seats} + {turn}", f"({box.path}.{self.field}{index} >> {seat}) & 1")


@dataclass(frozen=True)
class BySeat:
    """An array with an element for each seat: parts of its records, or the plain numbers themselves."""

    field: str
    parts: tuple[Part, ...] = ()
    most: float = 1

    def inner(self, box: Box) -> list[str]:
        base, shape = box.type_of(self.field)
        inside = replace(box, dtype=base, label="")
        if self.parts:
            return [name for part in self.parts for name in part.names(inside)]
        return [" ".join(map(str, index)) for index in np.ndindex(*shape[1:])]

    def names(self, box: Box) -> list[str]:
        called = box.called(self.field)
        return [f"{called} {turn} {name}".strip() for turn in range(box.seats) for name in self.inner(box)]

    def write(self, code: Code, box: Box, at: str) -> None:
        step = len(self.inner(box))
        with code.each_seat() as (seat, turn):
            if self.parts:
                write_parts(self.parts, code, box.inside(self.field, f"[{seat}]"), f"{at} + {turn} * {step}")
            else:
                self._write_numbers(code, box, seat, f"{at} + {turn} * {step}")

    def _write_numbers(self, code: Code, box: Box, seat: str, at: str) -> None:
        with code.each(box.type_of(self.field)[1][1:]) as (index, number):
            rest = f", {index[1:-1]}" if index else ""
            code.put(f"{at} + {number}", f"{box.path}.{self.field}[{seat}{rest}]", self.most)


@dataclass(frozen=True)
class Set:
    """Which of several, of a set of bits."""

    field: str
    count: int

    def names(self, box: Box) -> list[str]:
        return [f"{name} has {place}" for name in box.elements(self.field) for place in range(self.count)]

    def write(self, code: Code, box: Box, at: str) -> None:
        shape = (*box.type_of(self.field)[1], self.count)
        with code.each(shape) as (index, number):
            *of, bit = index[1:-1].split(", ")
            element = f"[{', '.join(of)}]" if of else ""
            code.put(f"{at} + {number}", f"({box.path}.{self.field}{element} >> {bit}) & 1")


@dataclass(frozen=True)
class Records:
    """A list of records: parts of each."""

    field: str
    parts: tuple[Part, ...]

    def names(self, box: Box) -> list[str]:
        (size,) = box.type_of(self.field)[1]
        return [name for place in range(size) for name in names_of(self.parts, self._inside(box, str(place)))]

    def _inside(self, box: Box, place: str) -> Box:
        return box.inside(self.field, f"[{place}]", f"{self.field} {place}")

    def write(self, code: Code, box: Box, at: str) -> None:
        place, step = code.name("i"), len(names_of(self.parts, self._inside(box, "0")))
        with code.block(f"for {place} in range({box.type_of(self.field)[1][0]}):"):
            write_parts(self.parts, code, self._inside(box, place), f"{at} + {place} * {step}")


@dataclass(frozen=True)
class Knowledge:
    """An array [observer, seat, ...]: what the seat that looks knows of each, and what everyone does, if noted."""

    field: str
    most: float = 1

    def observers(self, box: Box) -> list[str]:
        return ["seat", str(EVERYONE)][: 2 if box.type_of(self.field)[1][0] > EVERYONE else 1]

    def names(self, box: Box) -> list[str]:
        shape = box.type_of(self.field)[1][2:]
        inner = [" ".join(map(str, index)) for index in np.ndindex(*shape)]
        who = ["own", "public"][: len(self.observers(box))]
        return [f"{box.called(self.field)} {one} {turn} {i}" for one in who for turn in range(box.seats) for i in inner]

    def write(self, code: Code, box: Box, at: str) -> None:
        shape = box.type_of(self.field)[1][2:]
        step = int(np.prod(shape))
        for place, observer in enumerate(self.observers(box)):
            with code.each_seat() as (seat, turn), code.each(shape) as (index, number):
                spot = f"{at} + {place * box.seats * step} + {turn} * {step} + {number}"
                code.put(spot, f"{box.path}.{self.field}[{observer}, {seat}, {index[1:-1]}]", self.most)


@dataclass(frozen=True)
class Counts:
    """How often each value from 0 on stands in a list, or in a field of its records.

    `length` is the field that says how many there are. Values from each number of `seats_at` on stand for seats. With
    a `kind`, another field of the records, those of each of its `kinds` are counted apart, unknown ones first.
    """

    field: str
    count: int
    value: str = ""
    length: str = ""
    seats_at: tuple[int, ...] = ()
    kind: str = ""
    kinds: int = 0
    most: float = 1

    def names(self, box: Box) -> list[str]:
        called = box.called(f"{self.field} {self.value}".strip())
        kinds = ["", *(f" of kind {kind}" for kind in range(self.kinds))]
        return [f"{called} count of {place}{kind}" for place in range(self.count) for kind in kinds]

    def write(self, code: Code, box: Box, at: str) -> None:
        (size,) = box.type_of(self.field)[1]
        index, value = code.name("i"), code.name("value")
        with code.block(f"for {index} in range({f'{box.path}.{self.length}' if self.length else size}):"):
            element = f"{box.path}.{self.field}[{index}]" + (f".{self.value}" if self.value else "")
            code.say(f"{value} = np.int64({element})")
            for first in self.seats_at:
                with code.block(f"if {first} <= {value} < {first} + g.seats:"):
                    code.say(f"{value} = {first} + {code.turned(f'{value} - {first}')}")
            kind = f"max(np.int64({box.path}.{self.field}[{index}].{self.kind}) + 1, 0)" if self.kind else "0"
            with code.block(f"if 0 <= {value} < {self.count}:"):
                code.add(f"{at} + {value} * {self.kinds + 1} + {kind}", most=self.most)


@dataclass(frozen=True)
class Pile:
    """A pile: how high it is, its top card where that is known, and how many of each card are known to lie in it.

    Without kinds only how high it is.
    """

    field: str
    kinds: int = 0
    most: float = 1

    def names(self, box: Box) -> list[str]:
        called, kinds = box.called(self.field), range(self.kinds)
        return [f"{called} size", *(f"{called} top is {kind}" for kind in kinds), *(f"{called} has {k}" for k in kinds)]

    def write(self, code: Code, box: Box, at: str) -> None:
        pile, index, card = f"{box.path}.{self.field}", code.name("i"), code.name("card")
        size = box.inside(self.field).type_of("card")[1][0]
        code.put(at, f"{pile}.count", size)
        if not self.kinds:
            return
        with code.block(f"for {index} in range({pile}.count):"):
            code.say(f"{card} = np.int64({pile}.card[(np.int64({pile}.first) + {index}) & {size - 1}])")
            with code.block(f"if 0 <= {card} < {self.kinds}:"):
                code.add(f"{at} + {1 + self.kinds} + {card}", most=self.most)
                with code.block(f"if {index} == 0:"):
                    code.say(f"out[row, {at} + 1 + {card}] = np.float32(1)")


@dataclass(frozen=True)
class Frames:
    """What is in progress, the latest first: its rule, stage, seat and notes, and those of them that are seats."""

    rules: int  # their numbers are below this
    depth: int = 2
    seat_notes: tuple[int, ...] = ()

    def names(self, box: Box) -> list[str]:
        notes = range(box.inside("frame").type_of("note")[1][0])
        seats = [f"note {note} is seat {turn}" for note in self.seat_notes for turn in range(box.seats)]
        one = [*(f"rule is {rule}" for rule in range(self.rules)), "stage"]
        one += [*(f"seat is {turn}" for turn in range(box.seats)), *(f"note {note}" for note in notes), *seats]
        return [f"frame {place} {name}" for place in range(self.depth) for name in one]

    def write(self, code: Code, box: Box, at: str) -> None:
        step = len(self.names(box)) // self.depth
        for place in range(self.depth):
            with code.block(f"if g.depth > {place}:"):
                inside = box.inside("frame", f"[g.depth - {place + 1}]")
                self._write_one(code, inside, f"{at} + {place * step}")

    def _write_one(self, code: Code, frame: Box, at: str) -> None:
        code.mark(at, f"{frame.path}.rule", self.rules)
        code.put(f"{at} + {self.rules}", f"{frame.path}.stage", 10)
        SeatNumber("seat").write(code, frame, f"{at} + {self.rules + 1}")
        Number("note", 20).write(code, frame, f"{at} + {self.rules + 1 + frame.seats}")
        first = self.rules + 1 + frame.seats + frame.type_of("note")[1][0]
        for place, note in enumerate(self.seat_notes):
            turn = code.turned(f"{frame.path}.note[{note}]")
            code.mark(f"{at} + {first + place * frame.seats}", turn, frame.seats)


def write_parts(parts: Sequence[Part], code: Code, box: Box, at: str) -> None:
    first = 0
    for part in parts:
        part.write(code, box, f"{at} + {first}")
        first += len(part.names(box))


@dataclass(frozen=True)
class Replied:
    """Which seats have answered what is asked now."""

    def names(self, box: Box) -> list[str]:
        return [f"seat {turn} has replied" for turn in range(box.seats)]

    def write(self, code: Code, box: Box, at: str) -> None:
        with code.each_seat() as (seat, turn), code.block(f"if g.reply[{seat}] != {NOTHING}:"):
            code.put(f"{at} + {turn}", "1")


@dataclass(frozen=True)
class SeatCount:
    """How many play: a place for each number up to the most."""

    def names(self, box: Box) -> list[str]:
        return [f"{count + 1} seats" for count in range(box.seats)]

    def write(self, code: Code, box: Box, at: str) -> None:
        code.mark(at, "(g.seats - 1)", box.seats)


@dataclass(frozen=True)
class Observation:
    """All that a learner sees of a game: what is in progress, and what lies on the table."""

    frames: Frames
    parts: tuple[Part, ...]

    def all_parts(self, questions: int) -> tuple[Part, ...]:
        """Beside those of the game, what every game has."""
        asked = (Kind("question", questions), Replied(), SeatSet("window"), SeatSet("asked"))
        return (SeatCount(), *asked, SeatNumber("turn"), self.frames, *self.parts)


def writer_of(parts: Sequence[Part], box: Box) -> tuple[str, dict[str, Any]]:
    """The source of `write_features(g, seat, out, row)`, which writes a row of `out`; and the arrays that it reads."""
    code = Code()
    width = len(names_of(parts, box))
    with code.block(f"for i in range({width}):"):
        code.say("out[row, i] = np.float32(0)")
    write_parts(parts, code, box, "0")
    return "\n".join(["def write_features(g, seat, out, row):", *code.lines, ""]), code.tables


def names_of(parts: Sequence[Part], box: Box) -> list[str]:
    return [name for part in parts for name in part.names(box)]


# A game that declares nothing: every number of its record, and nothing of what the kernel keeps for itself.
USUALLY_A_LOT = 10
A_PILE = {"first", "count", "card", "knowers"}


def plain_observation(dtype: np.dtype[Any], kinds: int, seats: int) -> Observation:
    """What can be said of any game by the type of its record alone."""
    own = [name for name in dtype.names or () if name not in KERNEL_NAMES]
    box = Box(dtype, seats)
    return Observation(Frames(rules=32), tuple(part for name in own for part in _plain_part(box, name, kinds)))


def _plain_part(box: Box, name: str, kinds: int) -> Iterator[Part]:
    base, shape = box.type_of(name)
    if is_gap(name):
        return
    if base.names is None:
        yield Number(name, USUALLY_A_LOT)
    elif set(base.names) == A_PILE:
        yield Pile(name, kinds, USUALLY_A_LOT)
    elif shape and shape[0] >= box.seats:
        inside = replace(box, dtype=base)
        yield BySeat(name, tuple(part for inner in base.names for part in _plain_part(inside, inner, kinds)))


KERNEL_NAMES = {name for name, *_ in KERNEL_FIELDS} | {"event"}
