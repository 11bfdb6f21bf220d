"""Many games at once play the same games as one by one, and give what learners need."""

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.lab.environments.play import EVERY_GAME, dealt, fewer
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.rules import COMPILED
from zaubertisch.lab.environments import Batch
from zaubertisch.lab.environments.compiled import Observer
from zaubertisch.lab.environments.rewards import rewards_of

COUNT, SEATS = 6, 3


def any_legal(batch: Batch, rng: np.random.Generator) -> NDArray[np.int64]:
    chosen: NDArray[np.int64] = (rng.random(batch.masks.shape) * batch.masks).argmax(axis=1)
    return chosen


def compare(batch: Batch, row: int, position: Position, observer: Observer) -> None:
    """A game of a batch is in the same state as one that was played by itself."""
    seat = position.asked()[0]
    observation, mask = observer.observe(position, seat)
    assert batch._games[row].tobytes() == position.state[0].tobytes()
    assert batch.seats[row] == seat
    assert batch.observations[row].tobytes() == observation.tobytes()
    assert batch.masks[row].tobytes() == mask.tobytes()


@EVERY_GAME
def test_a_batch_plays_the_same_games_as_one_by_one(key: str) -> None:
    """Byte for byte, through ends and new deals."""
    batch, observer, rng = Batch(key, seats=SEATS, count=COUNT, seed=5), Observer(key), np.random.default_rng(1)
    positions, seeds = [dealt(key, SEATS, 5 + row) for row in range(COUNT)], [5 + row for row in range(COUNT)]
    ends = 0
    for _ in range(fewer(2_000)):
        actions = any_legal(batch, rng)
        asked = batch.seats.copy()
        batch.step(actions)
        for row, position in enumerate(positions):
            position.answer(int(asked[row]), int(actions[row]))
            assert batch.ended[row] == position.is_over
            if not position.is_over:
                assert not batch.rewards[row].any()
            else:
                assert batch.rewards[row].tolist() == pytest.approx(rewards_of(position))
                ends += 1
                seeds[row] += COUNT
                positions[row] = dealt(key, SEATS, seeds[row])
            compare(batch, row, positions[row], observer)
    assert ends > 3 or not COMPILED


def test_the_same_seed_gives_the_same_games_and_another_gives_others() -> None:
    def played(seed: int) -> bytes:
        batch, rng = Batch("grimoria", seats=4, count=COUNT, seed=seed), np.random.default_rng(1)
        for _ in range(fewer(100)):
            batch.step(any_legal(batch, rng))
        return batch.observations.tobytes() + batch._games.tobytes()

    assert played(1) == played(1) != played(2)


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    batch = Batch("grimoria", seats=4, count=COUNT)
    before = batch._games.tobytes()
    actions = batch.masks.argmax(axis=1)
    for wrong in (np.flatnonzero(~batch.masks[4])[0], -1, 161, 2**40):
        actions[4] = wrong
        with pytest.raises(BadInput, match=rf"action {wrong} of game 4.*0, 1, 2"):
            batch.step(actions)
        assert batch._games.tobytes() == before


@pytest.mark.parametrize("actions", [np.zeros(COUNT), np.zeros(COUNT - 1, np.int64), np.zeros((COUNT, 1), np.int64)])
def test_actions_of_another_kind_are_refused(actions: NDArray[np.generic]) -> None:
    with pytest.raises(BadInput, match="one for each of 6 games"):
        Batch("grimoria", seats=4, count=COUNT).step(actions)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "chess"}, "game 'chess'"),
        ({"seats": 9}, "seats: 9"),
        ({"count": 0}, "count 0: allowed: 1 or more"),
        ({"device": "abacus"}, "device 'abacus'"),
        ({"variants": {"moon": "on"}}, "variant 'moon'"),
    ],
)
def test_what_a_batch_cannot_be_is_said_in_one_line(wrong: dict[str, object], said: str) -> None:
    with pytest.raises(BadInput) as caught:
        Batch(**({"game": "grimoria", "seats": 4, "count": 2} | wrong))  # type: ignore[arg-type]
    assert said.split(": allowed")[0] in str(caught.value)
    assert "\n" not in str(caught.value)


@EVERY_GAME
def test_with_only_choices_every_question_has_two_answers_at_least(key: str) -> None:
    batch, rng = Batch(key, seats=SEATS, count=COUNT, only_choices=True), np.random.default_rng(2)
    for _ in range(fewer(200)):
        assert batch.masks.sum(axis=1).min() >= 2
        batch.step(any_legal(batch, rng))


def test_arrays_are_shared_with_others_and_stay_the_same_memory() -> None:
    """`torch.from_dlpack` and `np.from_dlpack` see each step without copying."""
    batch = Batch("grimoria", seats=4, count=COUNT)
    shared = {name: np.from_dlpack(getattr(batch, name)) for name in ("observations", "masks", "rewards", "seats")}
    places = {name: array.__array_interface__["data"][0] for name, array in shared.items()}
    for _ in range(30):
        batch.step(batch.masks.argmax(axis=1))
    for name, array in shared.items():
        own = getattr(batch, name)
        assert own.__array_interface__["data"][0] == places[name] == array.__array_interface__["data"][0]
        assert array.tobytes() == own.tobytes()
