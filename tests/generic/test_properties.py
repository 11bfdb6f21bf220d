"""Properties of whole games: Hypothesis chooses the seats, the variants, the deal and every answer."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.sample import sample
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.errors import Illegal, Stale
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE

PATIENT = [HealthCheck.too_slow, HealthCheck.data_too_large]
EXAMPLES = sample("examples of each property of whole games", 60, 4)
SLOW = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=PATIENT)
EVERY_GAME = pytest.mark.parametrize("key", GAMES)


def new_position(key: str, data: st.DataObject) -> Position:
    game = load_game(key)
    seats = data.draw(st.integers(game.least_seats, game.most_seats), label="seats")
    variants = {name: data.draw(st.sampled_from(c.names()), label=name) for name, c in game.variants.items()}
    seed = data.draw(st.integers(0, 2**64 - 1), label="seed")
    return Position.new(game, game.card_set(), seats, game.parse_variants(variants), seed)


def play_some(position: Position, data: st.DataObject) -> list[tuple[int, int]]:
    """Up to so many answers, each chosen freely among those who are asked and what they may answer."""
    answers = []
    for pick in data.draw(st.lists(st.integers(0, 10_000), max_size=120), label="answers"):
        if position.is_over:
            break
        asked = position.asked()
        seat = asked[pick % len(asked)]
        options = position.legal(seat)
        answers.append((seat, options[pick // 7 % len(options)]))
        position.answer(*answers[-1])
    return answers


@EVERY_GAME
@SLOW
@given(data=st.data())
def test_seed_and_answers_replay_to_the_same_end(key: str, data: st.DataObject) -> None:
    position = new_position(key, data)
    again = position.copy()
    for seat, option in play_some(position, data):
        again.answer(seat, option)
    assert again.state.tobytes() == position.state.tobytes()


@EVERY_GAME
@SLOW
@given(data=st.data())
def test_a_view_is_a_view_of_what_it_makes_one_imagine(key: str, data: st.DataObject) -> None:
    position = new_position(key, data)
    play_some(position, data)
    observer = data.draw(st.sampled_from([*range(position.seats), EVERYONE]))
    view = position.view(observer)
    imagined = view.imagine(observer, data.draw(st.integers(0, 2**64 - 1)))
    assert imagined.view(observer).state.tobytes() == view.state.tobytes()
    assert view.view(observer).state.tobytes() == view.state.tobytes()
    assert position.game.audit(imagined.g, imagined.deck[0]) == 0


@EVERY_GAME
@SLOW
@given(data=st.data())
def test_a_refused_answer_names_its_rule_and_changes_nothing(key: str, data: st.DataObject) -> None:
    position = new_position(key, data)
    play_some(position, data)
    before = position.state.tobytes()
    seat = data.draw(st.integers(0, position.seats - 1))
    option = data.draw(st.integers(0, len(position.game.options) - 1))
    if seat in position.asked() and position.why_not(seat, option) == 0:
        return
    with pytest.raises((Illegal, Stale)) as refused:
        position.answer(seat, option)
    assert position.state.tobytes() == before
    if seat in position.asked():
        assert position.game.rule_letter in str(refused.value)


@EVERY_GAME
@SLOW
@given(data=st.data())
def test_the_tally_adds_up(key: str, data: st.DataObject) -> None:
    position = new_position(key, data)
    play_some(position, data)
    for seat in range(position.seats):
        assert sum(position.tally(seat).values()) == position.points(seat)
