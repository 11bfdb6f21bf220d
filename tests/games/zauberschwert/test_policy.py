"""How bots judge and rollout_policy: no rules, but never against them, and with a memory for broken words."""

from collections import Counter

import numpy as np
import pytest

from zaubertisch.games import game as load_game
from zaubertisch.games.zauberschwert.names import ADVENTURE_NAMES
from zaubertisch.games.zauberschwert.policy.outlook import STONE, outlook
from zaubertisch.games.zauberschwert.policy.rollout import rollout_policy
from zaubertisch.games.zauberschwert.state import ACCEPT, CHOOSE
from zaubertisch.games.zauberschwert.study import HandingWatch, Watch
from zaubertisch.kernel.loops import DICE
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import allocate
from zaubertisch.kernel.rules import COMPILED, specialise
from zaubertisch.tables.scripts import parse_scripts
from zaubertisch.tables.stage import Stage

GAME = load_game("zauberschwert")
policy_in = specialise(rollout_policy, "test")
outlook_of = specialise(outlook, "test")
GAMES = 12 if COMPILED else 1

HEAD = """\
game: zauberschwert
seats: Anna, Ben, Cleo
start: Anna
scenario: policy_answer
"""


def staged(text: str) -> Position:
    [script] = parse_scripts(HEAD + text)
    return Stage(script).position()


def policy_answer(position: Position, seat: int, dice, out) -> int:
    """What the rollout policy answers for the asked seat, from its view alone."""
    view = position.view(seat)
    count = GAME.legal(view.g, view.deck[0], seat, out)
    place = policy_in(view.g, view.deck[0], seat, out, count, dice[0])
    assert 0 <= place < count
    return int(out[place])


def play(seats: int, seed: int, watch: type[Watch] = Watch, way: str = "heroes") -> tuple[Position, Watch]:
    position = Position.new(GAME, GAME.card_set(), seats, GAME.parse_variants({"way": way, "poison": "on"}), seed)
    dice, out = allocate(DICE), np.zeros(len(GAME.options) + 1, np.int16)
    dice[0].rng = seed
    watcher = watch(position)
    while not position.is_over:
        seat = position.asked()[0]
        position.answer(seat, policy_answer(position, seat, dice, out))
        watcher.see(position)
    return position, watcher


@pytest.mark.parametrize("way", ["base", "heroes"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_policy_is_legal_and_ends_the_game(seats: int, way: str) -> None:
    assert play(seats, seats, way=way)[0].is_over


@pytest.mark.parametrize("way", ["base", "heroes"])
def test_a_judgement_stays_within_what_a_game_can_bring(way: str) -> None:
    """Unsigned numbers on cards must not wrap."""
    position = Position.new(GAME, GAME.card_set(), 4, GAME.parse_variants({"way": way}), 0)
    dice, out = allocate(DICE), np.zeros(len(GAME.options) + 1, np.int16)
    while not position.is_over:
        seat = position.asked()[0]
        for other in range(4):
            assert 0 <= outlook_of(position.g, position.deck[0], other) < STONE * 300
        position.answer(seat, policy_answer(position, seat, dice, out))


def test_in_the_end_only_points_are_worth_something() -> None:
    position, _ = play(3, 1)
    for seat in range(3):
        assert outlook_of(position.g, position.deck[0], seat) == STONE * position.points(seat)


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ("Anna.magic: 4", "Anna.magic: 9"),
        ("Anna.stones: 4", "Anna.stones: 5"),
        ("Anna.magic: 4", "Anna.magic: 4\nAnna.laid: red_egg_moon"),
        ("Anna.laid: red_egg_moon", "Anna.laid: wand_moon_1"),
        ("Anna.hand: wand_moon_1a", "Anna.hand: wand_moon_1a, wand_moon_1b"),
        ("Anna.magic: 4", "Anna.magic: 4\nAnna.heroes: fighter"),
        ("Anna.magic: 4", "Anna.magic: 4\nAnna.spells: fontanus"),
        ("Anna.laid: poison_moon\nvariant poison: on", "Anna.magic: 2\nvariant poison: on"),
    ],
)
def test_more_is_worth_more(less: str, more: str) -> None:
    display = "display: spiders, wolves, small_orb\nlandscape: forest_1\nbegin: choosing\n"
    poor, rich = (staged(f"{text}\n{display}") for text in (less, more))
    assert outlook_of(poor.g, poor.deck[0], 0) < outlook_of(rich.g, rich.deck[0], 0)


PROMISE = """\
display: {card}, stone_circle, small_orb
landscape: town_1
Anna.magic: {magic}
Ben.magic: 12
Cleo.magic: 1
Ben.announced: {card}
Ben.invited: Anna
Ben.words_given: 6
Ben.words_broken: {broken}
begin: choosing
"""


def follows(broken: int, card: str = "red_dragon", magic: int = 6) -> int:
    """How often of 200 times Anna, who cannot pay it alone, goes where Ben promised to come."""
    here = staged(PROMISE.format(broken=broken, card=card, magic=magic))
    dice, out = allocate(DICE), np.zeros(len(GAME.options) + 1, np.int16)
    return sum(policy_answer(here, 0, dice, out) == CHOOSE + ADVENTURE_NAMES.index(card) for _ in range(200))


def test_who_broke_words_is_followed_less() -> None:
    assert follows(broken=0) > follows(broken=6) + 40


SWAP = """\
variant announcements: off
display: spiders, wolves, small_orb
landscape: forest_1
Anna.hand: wand_moon_1a, wand_leaf_1b
Ben.hand: wand_moon_1b, wand_leaf_1a
begin: swapping
"""


def test_a_swap_that_makes_two_wholes_of_four_halves_is_accepted() -> None:
    here = staged(SWAP)
    for name in ("offer 2", "give wand_leaf_1b", "ask for wand_moon_1b"):
        here.answer(0, GAME.options.number(name))
    dice, out = allocate(DICE), np.zeros(len(GAME.options) + 1, np.int16)
    assert {policy_answer(here, 1, dice, out) for _ in range(20)} == {ACCEPT}


def test_games_see_offers_counter_offers_swaps_and_broken_words() -> None:
    totals: Counter[str] = Counter()
    for seed in range(GAMES):
        totals.update(play(4, seed)[1].counts)
    assert totals["games"] == GAMES
    if COMPILED:
        for name in ("offer_made", "counter_offers", "swapped", "announced", "invited", "word_broken"):
            assert totals[name] > 0, name


def test_what_is_watched_adds_up() -> None:
    position, watch = play(4, 3)
    counts = watch.counts
    assert counts["rounds"] == position.g.round_number
    assert sum(counts[f"wins of place {place}"] for place in range(1, 5)) == pytest.approx(1)
    stones = sum(int(position.g.player[seat].stones) for seat in range(4))
    paid = counts["stones paid"]
    assert sum(number for name, number in counts.items() if name.startswith("stones from ")) - paid == stones
    beaten = sum(number for name, number in counts.items() if name.startswith("beaten "))
    assert counts["lone wins"] + counts["joint wins"] + counts["auction wins"] == beaten


def test_handed_spells_and_heroes_belong_to_somebody_at_once() -> None:
    _, watch = play(3, 5, HandingWatch)
    handed = {name for name in watch.counts if name.startswith("handed ")}
    assert len(handed) == 9 + 6
    assert not any(name.startswith(("auctions of spell", "auctions of hero")) for name in watch.counts)
    assert sum(number for name, number in watch.counts.items() if name.startswith("chosen dwarf")) == 0
