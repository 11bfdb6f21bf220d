"""Which verbs answer a question; that `legal` and `why_not` agree is tested for every game (tests/generic)."""

import pytest

from zaubertisch.games import game as load_game
from zaubertisch.games.grimoria.rules.legality import ANSWERS
from zaubertisch.games.grimoria.state import OPTIONS, QUESTION_NAMES
from zaubertisch.kernel.position import Position

GAME = load_game("grimoria")


def a_game() -> Position:
    return Position.new(GAME, GAME.card_set(), 3, GAME.parse_variants({}), 1)


def test_every_question_has_answers_and_every_verb_answers_one() -> None:
    assert set(ANSWERS) == set(QUESTION_NAMES)
    assert {verb for verbs in ANSWERS.values() for verb in verbs} == set(OPTIONS.verbs())


@pytest.mark.rules("G7")
def test_every_verb_but_a_spell_is_refused_while_spells_are_chosen() -> None:
    position = a_game()
    refusals = {position.why_not(0, option) for option in range(OPTIONS.first("pass"), OPTIONS.first("cloak"))}
    assert refusals == {7}


@pytest.mark.parametrize("option", [-1, len(OPTIONS)])
def test_what_is_no_option_at_all_is_refused(option: int) -> None:
    assert a_game().why_not(0, option) != 0
