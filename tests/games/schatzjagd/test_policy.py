"""The rollout policy and the evaluation of Schatzjagd: from what the seat knows, and towards what wins."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from zaubertisch.bots.levels import levels
from zaubertisch.games import game as load_game
from zaubertisch.games.schatzjagd.policy.evaluation import evaluate
from zaubertisch.games.schatzjagd.policy.outlook import outlook
from zaubertisch.games.schatzjagd.policy.rollout import rollout_policy
from zaubertisch.kernel.dice import reseed
from zaubertisch.kernel.loops import DICE
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import allocate
from zaubertisch.kernel.rules import specialise

GAME = load_game("schatzjagd")
VARIANTS = {"memory": "on", "last_day": "20"}


def policy_from(games: Any, decks: Any, seat: int, out: Any, count: int, dice: Any, seed: Any) -> int:
    reseed(dice[0], seed)
    return rollout_policy(games[0], decks[0], seat, out, count, dice[0])


def outlook_in(games: Any, decks: Any, seat: int) -> int:
    return outlook(games[0], decks[0], seat)


policy_answer = specialise(policy_from, "schatzjagd", rollout_policy=rollout_policy)


def evaluation_in(games: Any, decks: Any, seat: int) -> int:
    return evaluate(games[0], decks[0], seat)


judged = specialise(outlook_in, "schatzjagd", outlook=outlook)
evaluated = specialise(evaluation_in, "schatzjagd", evaluate=evaluate)
DICE_OF_THE_BOT = allocate(DICE)
OUT = np.zeros(len(GAME.options) + 1, np.int16)


def answer_of_policy(position: Position, seat: int, seed: int = 1) -> int:
    """What the rollout policy answers for a seat."""
    count = GAME.legal(position.g, position.deck[0], seat, OUT)
    place = policy_answer(position.state, position.deck, seat, OUT, count, DICE_OF_THE_BOT, np.uint64(seed))
    assert 0 <= place < count
    return int(OUT[place])


def played(seed: int, answers: int, seats: int = 4, **options: str) -> Position:
    """A game some way on, played by the rollout policy."""
    position = Position.new(GAME, GAME.card_set(), seats, GAME.parse_variants(VARIANTS | options), seed)
    for number in range(answers):
        if position.is_over:
            break
        seat = position.asked()[0]
        position.answer(seat, answer_of_policy(position, seat, seed * 1000 + number))
    return position


@pytest.mark.parametrize("seed", range(6))
def test_policy_and_outlook_know_only_what_the_seat_knows(seed: int) -> None:
    """The full game, its view and the view dealt again: one answer, one outlook."""
    position = played(seed, 120 + 40 * seed)
    if position.is_over:
        pytest.skip("over before")
    seat = position.asked()[0]
    view = position.view(seat)
    again = view.imagine(seat, 99)
    assert answer_of_policy(position, seat) == answer_of_policy(view, seat) == answer_of_policy(again, seat)
    assert judged(position.state, position.deck, seat) == judged(view.state, view.deck, seat)
    assert judged(again.state, again.deck, seat) == judged(view.state, view.deck, seat)


def outlook_of(position: Position, **changes: Any) -> int:
    """The outlook for the first seat after some of its values were changed."""
    changed = position.copy()
    for name, value in changes.items():
        if name == "treasure":
            changed.g.treasure[0].place = value
        elif name == "field":
            changed.g.player[0].field = value
        else:
            changed.g.player[0].value[int(name[1:])] = value
    return int(judged(changed.state, changed.deck, 0))


def test_a_treasure_is_worth_more_the_nearer_to_home_and_most_when_stored() -> None:
    position = played(1, 0)
    far, near, home = (outlook_of(position, treasure=100, field=field) for field in (55, 12, 0))
    stored = outlook_of(position, treasure=104, field=0)
    assert outlook_of(position) < far < near < home < stored


def test_what_gold_buys_is_worth_more_than_the_gold() -> None:
    position = played(1, 0)
    rich = outlook_of(position, v1=8, v2=3, v3=3)
    assert outlook_of(position, v1=5, v2=4, v3=3) > rich
    assert outlook_of(position, v1=5, v2=3, v3=6) > rich


def test_poison_costs_more_than_a_small_integer_holds() -> None:
    """150: uncompiled, a byte times that is an error (tests/generic/test_modes.py runs it so)."""
    position = played(1, 0)
    sound = int(evaluated(position.state, position.deck, 0))
    position.g.player[0].poisoned = 1
    assert int(evaluated(position.state, position.deck, 0)) == sound - 150


def test_who_stands_at_home_with_a_treasure_stays_and_stores_it() -> None:
    position = played(2, 0)
    seat = position.asked()[0]
    position.g.treasure[0].place = 100 + seat
    position.answer(seat, answer_of_policy(position, seat))
    assert GAME.options.name(answer_of_policy(position, seat)).startswith("store")


def test_games_played_by_the_policy_end() -> None:
    """In four games of two seats at least three, long before the last day."""
    days = []
    for seed in range(4):
        position = played(seed, 20_000, seats=4, last_day="200")
        assert position.is_over
        days.append(int(position.g.day))
    assert sorted(days)[2] < 120


def test_the_policy_uses_the_whole_game() -> None:
    """Treasures are lifted and stored, cards laid, business done, henchmen challenged."""
    seen: Counter[str] = Counter()
    for seed in range(3):
        position = played(seed, 0, last_day="60")
        for number in range(20_000):
            if position.is_over:
                break
            seat = position.asked()[0]
            position.answer(seat, answer_of_policy(position, seat, number))
            seen.update(event.name for event in position.events())
    wanted = ("treasure_lifted", "treasure_stored", "card_laid", "business_done", "challenged", "monster_beaten")
    assert all(seen[name] for name in wanted)


def test_every_level_of_this_game_is_set() -> None:
    ours = levels(GAME)
    assert [ours[n].simulations for n in (1, 2, 3, 4)] == sorted(ours[n].simulations for n in ours)
    assert all(level.trust > 0 and level.lead_scale == 60 for level in ours.values())
