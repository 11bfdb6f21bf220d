"""What an answer would bring now: what is foreseen is what happens, and nobody's secret helps to foresee it."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from zaubertisch.games import game as load_game
from zaubertisch.games.grimoria.state import MERCENARY
from zaubertisch.games.grimoria.view.prospects import IDLE, Prospect, prospects
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE

GAME = load_game("grimoria")
GAMES_PLAYED = 40
# After these, others act or something is drawn by chance: what has changed by then is not the answer alone.
LATER = {"turn_began", "spell_cast", "treasure_drawn", "companion_named"}


def moments(games: int = GAMES_PLAYED) -> Iterator[tuple[Position, int, int]]:
    """Whole random games: a position, who is asked, and what is answered."""
    for seed in range(games):
        position, chance = (
            Position.new(GAME, GAME.card_set(), 2 + seed % 4, GAME.parse_variants({}), seed),
            Random(seed),
        )
        while not position.is_over:
            seat = position.asked()[0]
            option = chance.choice(position.legal(seat))
            yield position, seat, option
            position.answer(seat, option)


def wealth(position: Position, seat: int) -> tuple[int, int]:
    return int(position.state["player"]["coins"][0][seat]), position.points(seat)


def events(position: Position) -> list[str]:
    happened = position.state["event"][0, : int(position.state["event_count"][0])].tolist()
    return [GAME.events[event[0]].name for event in happened]


def coins_of_all(position: Position) -> list[int]:
    coins: list[int] = position.state["player"]["coins"][0][: position.seats].tolist()
    return coins


def found_at(position: Position, seat: int) -> dict[str, Prospect]:
    return {GAME.options.name(option): found for option, found in prospects(position.view(seat), seat).items()}


def test_what_is_foreseen_is_what_happens() -> None:
    tried: Counter[str] = Counter()
    for position, seat, option in moments():
        found = prospects(position.view(seat), seat).get(option)
        verb = GAME.options.name(option).split()[0]
        if found is None or verb not in ("take", "swap", "give", "drop"):
            continue
        after = position.copy()
        after.answer(seat, option)
        (coins, points), (coins_then, points_then) = wealth(position, seat), wealth(after, seat)
        happened = events(after)
        if LATER.isdisjoint(happened) and happened.count("coins_gained") == (found.coins > 0):
            assert (found.coins, found.points) == (coins_then - coins, points_then - points), happened
            tried[verb] += 1
    assert min(tried[verb] for verb in ("take", "swap", "give", "drop")) > 20, tried


def test_an_attack_names_those_who_have_most_and_half_of_it() -> None:
    """G39, G44."""
    tried = 0
    for position, seat, _ in moments():
        found = found_at(position, seat).get("spell 12")
        if found is None:
            continue
        others = {other: coins for other, coins in enumerate(coins_of_all(position)) if other != seat}
        most = max(others.values())
        expected = [other for other, coins in others.items() if coins == most] if most else []
        assert (found.victims, found.coins, found.is_idle) == (expected, (most + 1) // 2, most == 0)
        tried += 1
    assert tried > 20


def test_a_spell_that_cannot_be_paid_would_do_nothing() -> None:
    """G41: black magic costs a coin."""
    tried: Counter[bool] = Counter()
    for position, seat, _ in moments():
        found = found_at(position, seat).get("spell 15")
        if found is not None:
            has_coin = coins_of_all(position)[seat] > 0
            assert (found == IDLE) != has_coin
            assert found.coins == -has_coin
            tried[has_coin] += 1
    assert min(tried[True], tried[False]) > 5, tried


def test_who_is_not_asked_is_shown_nothing() -> None:
    for position, _, _ in moments():
        for observer in {EVERYONE, *range(position.seats)} - {*position.asked()}:
            assert prospects(position.view(observer), observer) == {}


def test_what_an_attack_takes_is_said_before_it_is_accepted() -> None:
    """G39, G67: coins are halved, a named companion goes, Mercenaries pay; a mirror takes half from the attacker."""
    tried: Counter[str] = Counter()
    for position, seat, option in moments(games=400):
        answer = GAME.options.name(option)
        found = prospects(position.view(seat), seat).get(option) if answer in ("accept", "mirror") else None
        if found is None:
            continue
        after = position.copy()
        after.answer(seat, option)
        if after.question == "react":  # the attacker could hold a mirror too
            after.answer(after.asked()[0], GAME.options.number("accept"))
        mercenaries = int(position.state["player"]["companion"][0][seat][MERCENARY])
        if LATER.isdisjoint(events(after)) and events(after).count("coins_gained") == (
            answer == "accept" and mercenaries > 0
        ):
            (coins, points), (coins_then, points_then) = wealth(position, seat), wealth(after, seat)
            assert (found.coins, found.points) == (coins_then - coins, points_then - points), events(after)
            tried[answer] += 1
    assert min(tried["accept"], tried["mirror"]) > 2, tried
