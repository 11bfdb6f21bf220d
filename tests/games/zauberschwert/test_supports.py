"""Spells like Absolutus that change hands with their artefacts (rules Z111, Z112)."""

import pytest

from zaubertisch.games.zauberschwert.names import ARTEFACTS, DESIGN_NAMES, SPELL_NAMES
from zaubertisch.games.zauberschwert.rules.handover import swap
from zaubertisch.games.zauberschwert.state import STATE
from zaubertisch.kernel.record import NOTHING, allocate
from zaubertisch.kernel.rules import rule, specialise

AMULET, ABSOLUTUS, OMNUS = DESIGN_NAMES.index("amulet_leaf"), SPELL_NAMES.index("absolutus"), SPELL_NAMES.index("omnus")


@rule
def swap_amulets(g):
    swap(g, 0, 1, ARTEFACTS + AMULET, NOTHING, ARTEFACTS + AMULET, NOTHING)


swap_amulets = specialise(swap_amulets, "supports")


@pytest.mark.rules("Z111")
@pytest.mark.parametrize(("mine", "yours"), [(ABSOLUTUS, OMNUS), (OMNUS, ABSOLUTUS)])
def test_of_two_equal_artefacts_that_change_places_each_keeps_its_own_spell(mine: int, yours: int) -> None:
    g = allocate(STATE)[0]
    g.seats, g.depth, g.spell_owner[:], g.support[:] = 2, 1, NOTHING, NOTHING
    g.spell_owner[[mine, yours]], g.support[[mine, yours]] = [0, 1], AMULET
    g.player[0].laid[AMULET] = g.player[1].laid[AMULET] = 1
    swap_amulets(g)
    assert (g.spell_owner[mine], g.spell_owner[yours]) == (1, 0)
    assert [g.player[seat].laid[AMULET] for seat in range(2)] == [1, 1]
