"""The games in OpenSpiel: its own conformance tests run on them, and its algorithms."""

import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from tests.lab.environments.play import EVERY_GAME, WHOLE_GAMES
from zaubertisch.kernel.errors import BadInput
from zaubertisch.lab.environments import spiel
from zaubertisch.lab.environments.compiled import Observer
from zaubertisch.lab.environments.openspiel_games import register_games


@WHOLE_GAMES
@EVERY_GAME
def test_openspiel_finds_nothing_wrong(key: str) -> None:
    """Whole random games with every state cloned, serialised, checked."""
    game = spiel(key, players=3, deals=16)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_games_are_found_by_their_names() -> None:
    assert set(register_games()) <= set(pyspiel.registered_names())
    game = pyspiel.load_game("zaubertisch_schatzjagd(players=4,variants=last_day:60;memory:on)")
    assert game.num_players() == 4
    state = game.new_initial_state()
    state.apply_action(7)
    assert state.position.g.last_day == 60
    with pytest.raises(BadInput, match="moon"):
        spiel("grimoria", players=3, variants="moon:on")


def played(key: str, deal: int, answers: int) -> pyspiel.State:
    """A random game after some answers."""
    state, rng = spiel(key, players=3).new_initial_state(), np.random.default_rng(deal)
    state.apply_action(deal)
    for _ in range(answers):
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@EVERY_GAME
def test_a_resampled_state_looks_the_same_to_its_player(key: str) -> None:
    for answers in (0, 7, 25):
        state = played(key, 3, answers)
        seat = state.current_player()
        other = state.resample_from_infostate(seat, np.random.default_rng(1).random)
        assert other.position.state.tobytes() != state.position.state.tobytes()
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()


def test_a_player_sees_nothing_of_what_others_choose_at_the_same_time() -> None:
    """The first question of Grimoria is put to all at once; here they answer one by one."""
    state = played("grimoria", 3, 0)
    assert [state.current_player(), state.child(0).current_player()] == [0, 1]
    strings = {state.child(spell).information_state_string(1) for spell in state.legal_actions()}
    tensors = {tuple(state.child(spell).observation_tensor(1)) for spell in state.legal_actions()}
    assert len(strings) == len(tensors) == 1
    own = {state.child(spell).information_state_string(0) for spell in state.legal_actions()}
    assert len(own) == len(state.legal_actions()) > 1


@EVERY_GAME
def test_tensors_are_the_observations_of_all_environments(key: str) -> None:
    state = played(key, 5, 12)
    for seat in range(3):
        expected, _ = Observer(key).observe(state.position, seat)
        assert np.array(state.observation_tensor(seat), np.float32).tobytes() == expected.tobytes()


@WHOLE_GAMES
def test_openspiels_search_plays_a_game_with_hidden_cards() -> None:
    game = spiel("grimoria", players=2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game, evaluator, uct_c=1.4, max_simulations=8, random_state=np.random.RandomState(2),
        allow_inconsistent_action_sets=True,
    )  # fmt: skip
    state = played("grimoria", 1, 0)
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_python_comes_to_a_clean_end_after_games_of_openspiel() -> None:
    """OpenSpiel keeps what was registered until after Python is gone."""
    code = "from zaubertisch.lab.environments.openspiel_games import register_games as r; print(r())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
