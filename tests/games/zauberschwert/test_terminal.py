"""The table can be drawn at every question, for every seat and for spectators, in both languages."""

from random import Random

import pytest
from rich.console import Console

from tests.games.zauberschwert.staging import NAMES
from zaubertisch.games import game as load_game
from zaubertisch.games.zauberschwert.view import terminal as zauberschwert
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE, NOTHING
from zaubertisch.kernel.words import LANGUAGES
from zaubertisch.terminal import screen
from zaubertisch.text import sentences as telling

GAME = load_game("zauberschwert")


def drawn(thing, width: int = 100) -> str:
    console = Console(width=width, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    console.print(thing)
    return console.export_text()


def new_game(seats: int, seed: int, **options: str) -> Position:
    return Position.new(GAME, GAME.card_set(), seats, GAME.parse_variants(options), seed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", ["base", "heroes"])
def test_a_whole_game_can_be_drawn(language: str, way: str) -> None:
    words, rng = GAME.words(language), Random(1)
    position, asked = new_game(3, 5, way=way, poison="on", variant="on"), set()
    while not position.is_over:
        seat = position.asked()[0]
        if position.question not in asked or rng.random() < 0.02:
            asked.add(position.question)
            view = position.view(seat)
            text = drawn(zauberschwert.draw(view, seat, words, NAMES, 100))
            assert words.say("game-name") in text
            assert "screen-" not in text
            assert "card-" not in text
            assert telling.question_sentence(view, words, NAMES, seat)
            public = position.view(EVERYONE)
            drawn(zauberschwert.draw(public, NOTHING, words, NAMES, 80), 80)
            events = list(view.events())
            shown = [drawn(line) for line in screen.log(GAME, words, NAMES, zauberschwert, events, only_news=False)]
            assert not any("event-" in line for line in shown)
        position.answer(seat, rng.choice(position.legal(seat)))
    assert words.say("tally-sum") in drawn(screen.tally(position.view(0), words, NAMES))
    assert drawn(zauberschwert.draw_cards(position.view(0), words))
    assert drawn(zauberschwert.draw(position.view(0), 0, words, NAMES, 100))


def test_bids_are_said_in_one_line() -> None:
    position, rng = new_game(2, 1), Random(1)
    while position.question != "bid":
        seat = position.asked()[0]
        position.answer(seat, rng.choice(position.legal(seat)))
    seat = position.asked()[0]
    text = drawn(zauberschwert.draw(position.view(seat), seat, GAME.words("en"), NAMES, 100))
    assert "“bid up to …”" in text


def test_only_ones_own_hand_is_shown() -> None:
    position = new_game(2, 1)
    staging = GAME.facts.stage(position, ["Anna", "Ben"])
    staging.set("Anna.hand", "black_egg")
    staging.begin("choosing")
    own = drawn(zauberschwert.draw(position.view(0), 0, GAME.words("en"), NAMES, 100))
    other = drawn(zauberschwert.draw(position.view(1), 1, GAME.words("en"), NAMES, 100))
    assert "Black Dragon Egg" in own
    assert "Black Dragon Egg" not in other
