"""Clearing leaves nothing behind, whatever stood there."""

import numpy as np
import pytest

from tests.kernel.toy import STATE
from zaubertisch.kernel.blanks import blank, copy_record
from zaubertisch.kernel.record import NOTHING, allocate, as_bytes
from zaubertisch.kernel.rules import rule, specialise

BLANK = blank(STATE, order=NOTHING, place=7, player={"coins": 3, "hand": [0, 0, 0, 9]})


@rule
def clear_table(g):
    copy_record(BLANK[0], g)


CLEAR = specialise(clear_table, "test")


def test_a_blank_is_empty_but_for_what_is_named() -> None:
    g = BLANK[0]
    assert (g.question, g.turn, g.place, g.over, g.depth) == (NOTHING, NOTHING, 7, 0, 0)
    assert set(g.reply.tolist()) == set(g.order.tolist()) == {NOTHING}
    assert g.player["coins"].tolist() == [3] * 5
    assert g.player["hand"].tolist() == [[0, 0, 0, 9]] * 5
    assert not g.known.any()
    assert not g.player["points"].any()


def test_clearing_changes_every_byte_that_differs_and_no_neighbour() -> None:
    games = allocate(STATE, 3)
    as_bytes(games)[:] = np.random.default_rng(1).integers(1, 255, as_bytes(games).shape)
    before = as_bytes(games).copy()
    CLEAR(games[1])
    assert games[1].tobytes() == BLANK[0].tobytes()
    assert (as_bytes(games)[[0, 2]] == before[[0, 2]]).all()


def test_a_field_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="no field of name wizard"):
        blank(STATE, wizard=1)
    with pytest.raises(ValueError, match="no field of name wand"):
        blank(STATE, player={"wand": 1})


def test_a_blank_cannot_be_written_on() -> None:
    with pytest.raises(ValueError, match="read-only"):
        BLANK["place"] = 1
