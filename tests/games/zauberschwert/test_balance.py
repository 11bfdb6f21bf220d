"""The card set: what can be read off it without playing, and how findings are shown."""

from collections import defaultdict

import pytest

from zaubertisch.games.zauberschwert.cards import CARD_FILE
from zaubertisch.games.zauberschwert.names import CREATURE_NAMES, LETTERS, SITE_NAMES
from zaubertisch.games.zauberschwert.study import findings, lifts

CARDS = CARD_FILE.card_set()


def by_letter(names: tuple[str, ...], field: str) -> dict[str, int]:
    """Of all creatures or sites with a letter: the sum of a value (of a row of rewards, what a lone wizard gets)."""
    sums: dict[str, int] = defaultdict(int)
    for name in names:
        value = CARDS.value(name, field)
        sums[CARDS.value(name, "letter")] += value[0] if isinstance(value, list) else value
    return sums


def test_stones_for_strength_rise_from_letter_to_letter() -> None:
    stones, strength = by_letter(CREATURE_NAMES, "stones"), by_letter(CREATURE_NAMES, "strength")
    rates = [stones[letter] / strength[letter] for letter in LETTERS]
    assert rates == sorted(rates)
    assert len(set(rates)) == len(LETTERS)


def test_artefact_cards_fall_from_letter_to_letter() -> None:
    cards, strength = by_letter(CREATURE_NAMES, "cards"), by_letter(CREATURE_NAMES, "strength")
    sites = by_letter(SITE_NAMES, "cards")
    rates = [(cards[letter] + sites[letter]) / strength[letter] for letter in LETTERS]
    assert rates == sorted(rates, reverse=True)
    assert len(set(rates)) == len(LETTERS)


COUNTS = {
    "games": 10, "rounds": 140, "wins of place 1": 3, "wins of place 2": 2, "wins of place 3": 2.5,
    "wins of place 4": 2.5, "open goblins": 20, "chosen goblins": 1, "open stonex": 8, "chosen stonex": 4,
    "joint wins": 30, "auctions of creature": 10, "lone wins": 70, "points": 1000, "stones from artefacts": 300,
    "end scoring": 50, "margin": 40, "points of the first": 400, "doubles laid": 30,
}  # fmt: skip


@pytest.mark.parametrize(
    ("what", "value", "holds"),
    [
        ("rounds", 14, True),
        ("wins of place 1", 0.3, False),
        ("wins of place 3", 0.25, True),
        ("chosen: creature", 0.05, False),
        ("chosen: spell", 0.5, True),
        ("fought together, of those with several wizards", 0.75, True),
        ("beaten by a lone wizard, of all creatures", 0.5, True),
        ("artefact bonuses, of all stones", 0.3, False),
        ("end scoring, of all stones", 0.05, True),
        ("margin, of the winner's stones", 0.1, True),
        ("the artefact pile ran out", 0, True),
        ("doubles laid out", 3, True),
    ],
)
def test_what_was_counted_is_held_against_its_target(what: str, value: float, holds: bool) -> None:
    found = {one.what: one for one in findings(COUNTS, 4, {"way": "base"})}
    assert found[what].value == pytest.approx(value)
    assert found[what].holds is holds


@pytest.mark.parametrize(("seats", "holds"), [(2, True), (3, False)])
def test_two_seats_have_targets_of_their_own(seats: int, holds: bool) -> None:
    counts = COUNTS | {"rounds": 150, "joint wins": 22, "auctions of creature": 78, "margin": 84}
    found = {one.what: one for one in findings(counts, seats, {"way": "base"})}
    assert found["fought together, of those with several wizards"].holds is holds
    assert found["margin, of the winner's stones"].holds is holds


@pytest.mark.rules("Z154")
@pytest.mark.parametrize(("how", "creatures"), [("short", 16), ("printed", 22)])
def test_creatures_that_stay_in_the_box_are_not_counted(how: str, creatures: int) -> None:
    found = {one.what: one for one in findings(COUNTS, 2, {"way": "heroes", "two_seats": how})}
    assert found["beaten by a lone wizard, of all creatures"].value == pytest.approx(70 / 10 / creatures)
    deck = CARD_FILE.card_set()
    there = [name for name in CREATURE_NAMES if how == "printed" or deck[name].from_seats <= 2]
    assert len(there) == creatures


def test_a_lift_is_the_share_of_wins_against_the_fair_one() -> None:
    [lift] = lifts({"handed omnus": 100, "won with omnus": 40}, 4)
    assert lift.value == pytest.approx(1.6)
    assert not lift.holds
    assert lift.spread == pytest.approx(4 * 1.96 * (0.4 * 0.6 / 100) ** 0.5)
