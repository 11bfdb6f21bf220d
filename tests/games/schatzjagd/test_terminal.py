"""Schatzjagd on a text screen: every question can be drawn in both languages, and a whole game be played."""

import io
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from tests.games.schatzjagd.scene import GAME, SEATS, act, scene
from zaubertisch.games.schatzjagd.view import terminal as schatzjagd
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import NOTHING
from zaubertisch.text import sentences as telling

KEY = re.compile(r"\b(?:screen|card|order|event|question|option|why)-[a-z_0-9]+")


def drawn(view: Position, seat: int, language: str, width: int) -> str:
    words = GAME.words(language, view.cards)
    console = Console(file=io.StringIO(), width=width)
    console.print(schatzjagd.draw(view, seat, words, SEATS, width))
    for event in view.events():
        console.print(telling.event_sentence(GAME, words, SEATS, event))
    for option in view.legal(seat) if seat in view.asked() else []:
        console.print(telling.option_sentence(GAME, words, SEATS, option))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize(("language", "width"), [("de", 80), ("en", 120)])
def test_every_moment_can_be_drawn(language: str, width: int) -> None:
    position = Position.new(GAME, GAME.card_set(), 4, GAME.parse_variants({"last_day": "10", "memory": "on"}), 5)
    rng = random.Random(7)
    while not position.is_over:
        seat = position.asked()[0]
        position.answer(seat, rng.choice(position.legal(seat)))
        observer = rng.choice([0, 1, 2, 3])
        text = drawn(position.view(observer), observer, language, width)
        assert not KEY.findall(text), KEY.findall(text)
        assert max(map(len, text.splitlines())) <= width
    assert drawn(position.view(0), NOTHING, language, width)


def test_the_land_shows_what_a_seat_may_know() -> None:
    lines = "Anna.field: c3\nBen.field: h7\nlying: orb at g2\nboard: mercenary at d3, pit at b2\n"
    position = scene(lines + "Anna.hand: knife\nAnna.weapons: 5\nbegin: turn of Anna, walking 3\n", seats=3)
    act(position, "step east")
    mine, theirs = (drawn(position.view(seat), seat, "en", 80) for seat in (0, 1))
    rows = {line[1]: line for line in mine.splitlines() if re.match(r" \d  ", line)}
    assert rows["3"][4 + 4 * 3] == "m"  # the open Mercenary
    assert "▒" in rows["2"]
    assert "◆" in rows["2"]
    assert "Knife" in mine
    assert "Knife" not in theirs
    assert "win 16 %" in mine


def test_fields_to_choose_are_named_if_they_are_few() -> None:
    position = scene("Anna.hand: tremor\nboard: pit at h8\nbegin: turn of Anna\n")
    act(position, "show tremor")
    assert "1 are possible: H8" in drawn(position.view(0), 0, "en", 80)


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "COLUMNS": "80", "ZAUBERTISCH_RULES": "python"}
    command = [sys.executable, "-m", "zaubertisch", "play", "schatzjagd", "--seats", "2", "--bots", "random"]
    options = ["--language", "en", "--seed", "4", "--option", "last_day=5", "--name", "Anna"]
    done = subprocess.run(
        command + options, input="1\n" * 120, capture_output=True, encoding="utf-8", env=env, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "win" in done.stdout.split("┘")[-1]
    assert list((tmp_path / "zaubertisch").glob("*.record"))
