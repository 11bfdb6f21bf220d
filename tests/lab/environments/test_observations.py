"""What learners see: the numbers that a game declares, of the view of the seat that looks, and nothing else."""

from random import Random

import numpy as np
import pytest

from tests.lab.environments.play import EVERY_GAME, EVERY_SEATS, dealt, fewer, moments
from tests.lab.environments.reference import reference
from tests.sample import sample
from zaubertisch.kernel.loops import DICE
from zaubertisch.kernel.packages import part_of
from zaubertisch.kernel.record import allocate
from zaubertisch.lab.environments.compiled import Observer, steps_of

SECRET_QUESTIONS = fewer(sample("questions at which observations are compared with those of another deal", 4_000, 20))


@EVERY_SEATS
def test_an_observation_is_what_the_game_declares(key: str, seats: int) -> None:
    """The compiled numbers are those of a plain reference, for every seat, over a whole game and its end."""
    observer, rng, compared = Observer(key), Random(seats), 0
    for place, position in enumerate(moments(key, seats, seats, fewer(2_000))):
        if place % 40 < 3 or position.is_over:
            seat = rng.randrange(seats)
            found, _ = observer.observe(position, seat)
            np.testing.assert_allclose(found, np.array([*reference(position, seat)], np.float32), rtol=1e-6)
            compared += 1
    assert compared >= 3


@EVERY_GAME
def test_a_mask_is_what_is_legal_for_the_asked_and_empty_for_others(key: str) -> None:
    observer = Observer(key)
    for position in moments(key, 3, 5, fewer(150)):
        for seat in range(3):
            _, mask = observer.observe(position, seat)
            expected = position.legal(seat) if seat in position.asked() else []
            assert np.flatnonzero(mask).tolist() == sorted(expected)


@EVERY_GAME
def test_every_number_has_a_name_of_its_own(key: str) -> None:
    names = steps_of(key).names
    assert len(set(names)) == len(names)


@EVERY_SEATS
def test_another_deal_of_what_is_hidden_gives_the_same_observation(key: str, seats: int) -> None:
    """Non-interference: re-deal what a seat cannot know; what it sees and may answer stays the same, byte for byte."""
    observer, changed = Observer(key), 0
    for place, position in enumerate(moments(key, seats, 10 + seats, SECRET_QUESTIONS)):
        for seat in range(seats):
            other = position.view(seat).imagine(seat, 1_000 + place)
            changed += other.state.tobytes() != position.state.tobytes()
            seen, mask = observer.observe(position, seat)
            seen_other, mask_other = observer.observe(other, seat)
            assert (seen.tobytes(), mask.tobytes()) == (seen_other.tobytes(), mask_other.tobytes())
    assert changed > fewer(30)


@EVERY_SEATS
def test_hidden_cards_that_change_places_do_not_show_after_the_next_answer(key: str, seats: int) -> None:
    """Exchange cards that stay hidden, give the same answer in both games: the observation is the same afterwards."""
    observer, exchange, compared = Observer(key), part_of(key, "testing.exchange"), 0
    chance = allocate(DICE)
    for position in moments(key, seats, 20 + seats, SECRET_QUESTIONS):
        if position.is_over:
            break
        seat, twin, looking = position.asked()[0], position.copy(), len(position.legal(0)) % seats
        option = position.legal(seat)[-1]
        is_shaken = exchange.shake(twin.g, twin.deck[0], looking, chance[0])
        if not is_shaken or twin.why_not(seat, option):
            continue
        after = position.copy()
        after.answer(seat, option)
        twin.answer(seat, option)
        if not after.is_over:
            assert observer.observe(after, looking)[0].tobytes() == observer.observe(twin, looking)[0].tobytes()
            compared += 1
    assert compared >= fewer(10)


def test_seats_are_numbered_from_the_one_that_looks() -> None:
    """Turn a whole table by one seat: everybody sees what the neighbour saw."""
    position, names = dealt("grimoria", 3, 1), steps_of("grimoria").names
    position.state["player"]["coins"][0, :3] = 3, 6, 9
    for seat, coins in enumerate(((3, 6, 9), (6, 9, 3), (9, 3, 6))):
        seen, _ = Observer("grimoria").observe(position, seat)
        shown = [seen[names.index(f"player {turn} coins")] * 30 for turn in range(5)]
        assert shown == pytest.approx([*coins, 0, 0])


def test_a_game_that_declares_nothing_shows_the_numbers_of_its_record() -> None:
    """The types of a record say enough for a start; secrets are redacted all the same."""
    from zaubertisch.games import game as load_game
    from zaubertisch.kernel.observation import Box, names_of, plain_observation

    game = load_game("grimoria")
    parts = plain_observation(game.state, len(game.card_names), game.most_seats).all_parts(len(game.questions))
    names = names_of(parts, Box(game.state, game.most_seats))
    assert {"player 0 coins", "display 3", "draw size", "turn is seat 2"} <= set(names)
    assert not [name for name in names if name.startswith(("rng", "event"))]
