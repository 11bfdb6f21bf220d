"""Numbers of the record under names: read for clients, written and parsed for scenarios."""

import pytest

from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.event_kinds import Dice, EventKind, Field, Flag, Number, Numbered, OneOf, Seat, Value
from zaubertisch.kernel.record import NOTHING

SEATS = ("Anna", "Ben")
ORC = OneOf("orc", ("orc_1", "orc_2"), thing="card", first=1)
FIELDS: list[tuple[Field, int, Value, str, str]] = [
    (Number("coins"), 3, 3, "3", "number"),
    (Seat("victim"), 1, 1, "Ben", "seat"),
    (Flag("shared"), 1, True, "yes", "flag"),
    (Flag("shared"), 0, False, "no", "flag"),
    (Dice("dice"), 35, [3, 5], "3:5", "dice"),
    (Dice("dice"), 40, [4, 0], "4:0", "dice"),
    (Dice("dice", 3), 125, [1, 2, 5], "1:2:5", "dice"),
    (OneOf("field", ("a0", "b0")), 1, "b0", "b0", "field"),
    (OneOf("castle", ("green", "red"), thing="colour"), 0, "green", "green", "colour"),
    (ORC, 2, "orc_2", "orc_2", "card"),
    (Numbered("spell"), 12, 12, "12", "spell"),
]


@pytest.mark.parametrize(("field", "number", "value", "text", "sort"), FIELDS)
def test_a_number_is_read_written_and_parsed_by_what_it_is(
    field: Field, number: int, value: Value, text: str, sort: str
) -> None:
    assert (field.read(number), field.write(number, SEATS), field.is_a) == (value, text, sort)
    assert type(field.read(number)) is type(value)
    assert field.parse(text, SEATS) == number


@pytest.mark.parametrize(
    ("field", "text", "allowed"),
    [
        (Number("coins"), "x", "coins 'x': allowed is a whole number"),
        (Seat("victim"), "Dora", "seat 'Dora': allowed is Anna, Ben"),
        (Flag("shared"), "1", "shared '1': allowed is no, yes"),
        (Dice("dice"), "35", "dice '35': allowed is the faces of the dice, as in 3:6"),
        (Dice("dice"), "3:7", "dice '3:7': allowed is "),
        (OneOf("field", ("a0", "b0")), "z9", "field 'z9': allowed is a0, b0"),
    ],
)
def test_what_it_cannot_be_is_refused_with_what_it_can(field: Field, text: str, allowed: str) -> None:
    with pytest.raises(BadInput) as error:
        field.parse(text, SEATS)
    assert str(error.value).startswith(allowed)


def test_an_event_says_its_numbers_by_name_and_leaves_out_what_is_not_there() -> None:
    kind = EventKind("coins_taken", Seat("victim"), Number("coins"), has_card=True)
    assert kind.read(1, 3) == {"victim": 1, "coins": 3}
    assert kind.read(NOTHING, 0) == {"coins": 0}
    assert kind.sorts() == {"victim": "seat", "coins": "number", "card": "card"}
    assert EventKind("stayed").read(NOTHING, 0) == {}
