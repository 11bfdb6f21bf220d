"""The games in PettingZoo: its own conformance tests, and what they do not look at."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tests.lab.environments.play import EVERY_GAME, WHOLE_GAMES, fewer
from zaubertisch.kernel.errors import BadInput, Illegal
from zaubertisch.lab.environments import aec


@EVERY_GAME
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # it knows masks, but wishes for plain arrays
def test_pettingzoo_finds_nothing_wrong(key: str) -> None:
    api_test(aec(key, seats=4), num_cycles=fewer(300))


@EVERY_GAME
def test_the_same_seed_gives_the_same_game(key: str) -> None:
    seed_test(lambda: aec(key, seats=3), num_cycles=fewer(60))


@WHOLE_GAMES
@EVERY_GAME
def test_a_whole_game_pays_what_the_victory_is_worth(key: str) -> None:
    env = aec(key, seats=3)
    env.reset(seed=4)
    paid = {}
    for agent in env.agent_iter():
        seen, reward, is_over, _, _ = env.last()
        if is_over:
            paid[agent] = reward
        else:
            assert not any(env.observe(other)["action_mask"].any() for other in env.agents if other != agent)
        env.step(None if is_over else env.action_space(agent).sample(seen["action_mask"]))
    assert len(paid) == 3
    assert max(paid.values()) > 0
    assert sum(paid.values()) == pytest.approx(0)


def test_games_without_a_seed_differ_and_follow_from_the_seed_before() -> None:
    def deals(seed: int) -> list[bytes]:
        env, found = aec("grimoria", seats=3), []
        env.reset(seed=seed)
        for _ in range(3):
            found.append(env._position.state.tobytes())
            env.reset()
        return found

    assert deals(1) == deals(1)
    assert len({*deals(1), *deals(2)}) == 6


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    env = aec("grimoria", seats=3)
    env.reset(seed=1)
    before = env._position.state.tobytes()
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(Illegal):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(BadInput):
        env.step(None)
    assert env._position.state.tobytes() == before


def test_what_is_asked_can_be_read() -> None:
    env = aec("grimoria", seats=2, render_mode="ansi")
    env.reset(seed=1)
    assert env.render().startswith("grimoria: seat_0 is asked choose_spell: spell 1, spell 2")
    with pytest.raises(BadInput, match="ansi"):
        aec("grimoria", seats=2, render_mode="human")
