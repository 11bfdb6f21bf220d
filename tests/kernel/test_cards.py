"""Card files: complete, marked, and a bad one is refused with its line, its field and what is allowed there."""

from pathlib import Path

import pytest

from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.cards import MARKS
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.toml import Source, read_source

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
    assert game.make_deck(own)[0].king_bonus == 7


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (".".join("a" * 14_000) + " = 1", "line 2: not TOML: a line of 28003 letters: allowed is at most 4000"),
        (".".join("a" * 60) + " = 1", "line 2: not TOML: 59 dots in a line: allowed is at most 40"),
        ("[" + ".".join("a" * 60) + "]", "59 dots"),
        ("a = " + "[" * 17 + "]" * 17, "nested too deep: allowed is at most 16 brackets in brackets"),
        ("a = [\n" * 17 + "]\n" * 17, "line 18: not TOML: nested too deep"),
        ("a = " + "1" * 100, "a number too long"),
        ("a = 1\n" * 6_000, "36013 letters in 6001 lines: allowed is at most 120000 letters in 6000 lines"),
    ],
)
def test_what_would_keep_a_reader_busy_is_refused_before_it_is_read(
    text: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import tomllib

    def read(_: str) -> None:
        raise AssertionError("it was read")

    monkeypatch.setattr(tomllib, "loads", read)
    with pytest.raises(BadInput) as refused:
        Source("cards", 'game = "one"\n' + text)
    assert words in str(refused.value)


def test_finding_the_lines_of_keys_takes_one_look_at_each_letter() -> None:
    """A line that begins like a table and never ends costs no more than any other (it took minutes)."""
    import time

    def cost(line: str) -> float:
        begun = time.thread_time()
        for _ in range(20):
            Source("cards", f'a = """\n{line}\n"""\n')
        return time.thread_time() - begun

    assert cost("[" + " " * 900) < 20 * cost("x" * 900) + 0.1
