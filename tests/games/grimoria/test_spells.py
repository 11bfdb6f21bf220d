"""Spells are known by number on the screen and by name in code; the names are those that players read."""

import re

import pytest

from zaubertisch.games import game as load_game
from zaubertisch.games.grimoria import state
from zaubertisch.kernel.words import Words


@pytest.mark.parametrize("number", range(1, state.SPELLS + 1))
def test_a_spell_has_the_same_name_in_code_as_on_the_screen(number: int) -> None:
    name = Words("en", load_game("grimoria").folder / "words").say(f"spell-{number}")
    assert getattr(state, re.sub(r"\W+", "_", name).upper()) == number


def test_black_magic_attacks_and_protection_are_spells_of_their_own() -> None:
    marked = [*state.BLACK_SPELLS, *state.ATTACK_SPELLS, *state.PROTECTING_SPELLS]
    assert len(set(marked)) == len(marked)
