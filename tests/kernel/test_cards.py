"""Card files: complete, marked, and a bad one is refused with its line, its field and what is allowed there."""

from pathlib import Path

import pytest

from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.cards import MARKS, Source, read_source
from zaubertisch.kernel.errors import BadInput

BROKEN = {
    "not TOML": ('game = "grimoria"\n[king\ncount = 3', 2, "not TOML"),
    "no game": ("[king]\ncount = 3", 1, "game"),
    "another game": ('game = "chess"', 1, "grimoria"),
    "no such card": ('game = "grimoria"\n\n[kign]\ncount = 3', 3, "king"),
    "a typo in a field": ('game = "grimoria"\n[king]\nbonsu = 3', 3, "needs"),
    "a negative count": ('game = "grimoria"\n[king]\npoints = 2\ncount = -1', 4, "a whole number from 0 to 30"),
    "a word for a number": ('game = "grimoria"\n[king]\npoints = "two"', 3, "a whole number from 0 to 20"),
    "a truth for a number": ('game = "grimoria"\n[king]\npoints = true', 3, "a whole number"),
    "half a point": ('game = "grimoria"\n[king]\npoints = 1.5', 3, "a whole number"),
    "far too many": ('game = "grimoria"\n[king]\ncount = 400', 3, "a whole number from 0 to 30"),
    "a mark for nothing": ('game = "grimoria"\n[king]\npoints = 2\nlikely = ["point"]', 4, "points"),
    "marked twice": ('game = "grimoria"\n[king]\npoints = 2\nlikely = ["points"]\nours = ["points"]', 5, "one mark"),
    "a strange list": ('game = "grimoria"\n[king]\nours = 3', 3, "a list of names"),
    "a loose value": ('game = "grimoria"\npoints = 3', 2, "title"),
    "too many cards in all": (
        'game = "grimoria"\n[town]\ncount = 30\n[hut]\ncount = 30\n[castle]\ncount = 30',
        7,
        "120",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_card_file_is_refused_in_one_line_with_its_place(name: str) -> None:
    text, line, allowed = BROKEN[name]
    with pytest.raises(BadInput) as refused:
        load_game("grimoria").card_set(Source("mine.toml", text))
    message = str(refused.value)
    assert message.startswith(f"mine.toml, line {line}: "), message
    assert allowed in message
    assert "\n" not in message


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="No such file"):
        read_source(tmp_path / "nothing.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match="not a text"):
        read_source(tmp_path / "binary.toml")


@pytest.mark.parametrize("key", GAMES)
def test_every_standard_value_has_exactly_one_mark(key: str) -> None:
    cards = load_game(key).card_set()
    for card, values in cards.values.items():
        assert set(cards.marks[card]) == set(values), card
        assert set(cards.marks[card].values()) <= set(MARKS[:3])


@pytest.mark.rules("G2")
def test_the_deck_of_grimoria_has_87_adventures_of_18_kinds_and_28_treasures_of_6() -> None:
    cards = load_game("grimoria").card_set()
    counts = [values["count"] for values in cards.values.values() if "count" in values]
    assert len(counts) == 24
    assert sum(counts) == 87 + 28


def test_own_values_are_laid_over_the_standard_and_marked() -> None:
    game = load_game("grimoria")
    own = game.card_set(
        Source("mine.toml", 'game = "grimoria"\n[bard]\npoints = 2\n[king]\nbonus = 7\ngiven = ["bonus"]')
    )
    assert own.value("bard", "points") == 2
    assert own.marks["bard"]["points"] == "own"
    assert own.marks["king"]["bonus"] == "given"
    assert own.value("bard", "count") == game.card_set().value("bard", "count")
    assert game.card_table(own)[0].king_bonus == 7
