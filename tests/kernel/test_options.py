"""Every option has a number and a readable name; a wrong name is answered with what is allowed."""

import pytest

from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.errors import BadInput


@pytest.mark.parametrize("key", GAMES)
def test_names_and_numbers_are_one_to_one(key: str) -> None:
    options = load_game(key).options
    assert len(set(options.names)) == len(options)
    for number in range(len(options)):
        assert options.number(options.name(number)) == number
        verb, thing = options.split(number)
        assert options.first(verb) + thing == number


def test_an_unknown_name_is_answered_with_what_is_allowed() -> None:
    options = load_game("grimoria").options
    with pytest.raises(BadInput, match=r"option 'take kign': allowed is take bronze_smith \| take king"):
        options.number("take kign")
    with pytest.raises(BadInput, match="an option that begins with spell, pass"):
        options.number("jump")
    assert options.name(options.number("  Take   KING ")) == "take king"
