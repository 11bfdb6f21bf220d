"""What would it bring: what is foreseen is what happens."""

from random import Random

import numpy as np
import pytest

from zaubertisch.games import game as load_game
from zaubertisch.games.zauberschwert.names import ADVENTURE_NAMES
from zaubertisch.games.zauberschwert.state import FIGHT_IT
from zaubertisch.games.zauberschwert.view import prospect as prospects
from zaubertisch.games.zauberschwert.view.prospect import PROSPECT
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import allocate
from zaubertisch.kernel.rules import specialise
from zaubertisch.tables.scripts import parse_scripts
from zaubertisch.tables.stage import Stage

GAME = load_game("zauberschwert")
foresee = specialise(prospects.foresee, "test")

TEXT = """\
game: zauberschwert
seats: Anna, Ben, Cleo
start: Anna
scenario: a rich seat
variant poison: on
landscape: wasteland_1
display: skeleton_warriors (orc_2), stone_circle, small_orb, elf
Anna.magic: 6
Ben.magic: 4
Ben.heroes: fighter
Cleo.magic: 9
Anna.heroes: dwarf, thief
Anna.spells: absolutus, stonex
Anna.laid: 2 red_egg_moon, amulet_leaf (supported by absolutus), rune_stone_flame, energy_stone_moon (step 3), poison_flame
begin: choosing
"""  # noqa: E501


def position(text: str = TEXT) -> Position:
    [script] = parse_scripts(text)
    return Stage(script).position()


def prospect(here: Position, seat: int, adventure: str, by_apprentice: bool = False):
    out = allocate(PROSPECT)
    foresee(here.g, here.deck[0], seat, ADVENTURE_NAMES.index(adventure), int(by_apprentice), out[0])
    return out[0]


@pytest.mark.rules("Z71", "Z83", "Z88")
def test_a_fight_with_all_bonuses() -> None:
    found = prospect(position(), 0, "skeleton_warriors")
    assert found.price == 5
    assert found.cost.tolist()[1:4] == [4, 2, 2]
    assert found.stones.tolist()[1:4] == [5, 2, 2]
    assert found.cards.tolist()[1:4] == [1, 1, 0]
    assert (found.bonus_stones, found.bonus_magic, found.bonus_choices, found.poison) == (3, 3, 1, 1)
    assert found.highest_bid.tolist() == [7, 6, 9, 0, 0]


def test_the_apprentice_brings_no_bonus() -> None:
    found = prospect(position(), 0, "skeleton_warriors", by_apprentice=True)
    assert found.stones[1] == 5
    assert (found.bonus_stones, found.bonus_magic, found.bonus_choices, found.poison) == (0, 0, 0, 0)


def test_orbs_sites_and_claims() -> None:
    here = position()
    assert prospect(here, 0, "small_orb").magic.tolist()[1:4] == [4, 4, 4]
    site = prospect(here, 0, "stone_circle")
    assert (site.stones[1], site.cards[1]) == (2, 1)
    hero = prospect(here, 0, "elf")
    assert hero.cost.tolist()[1:4] == [0, 1, 1]
    assert hero.highest_bid.tolist() == [6, 4, 9, 0, 0]


def test_what_is_foreseen_happens_in_random_games() -> None:
    """Whenever a lone wizard fights and no question comes in between, stones and magic change as foreseen."""
    rng, checked = Random(5), 0
    for seed in range(60):
        variants = np.array([rng.choice(choice.allowed) for choice in GAME.variants.values()], np.int64)
        here = Position.new(GAME, GAME.card_set(), 2 + seed % 4, variants, seed)
        while not here.is_over:
            seat = here.asked()[0]
            options = here.legal(seat)
            option = rng.choice(options)
            if here.question == "fight_creature" and FIGHT_IT in options:
                checked += compare(here.copy(), seat)
            here.answer(seat, option)
    assert checked > 100


def compare(here: Position, seat: int) -> bool:
    g = here.g
    frame = g.frame[g.depth - 1]
    card = int(frame.note[0])
    out = allocate(PROSPECT)
    foresee(g, here.deck[0], seat, card, int(g.player[seat].wizard != card), out[0])
    found = out[0]
    here.answer(seat, FIGHT_IT)
    events = [event for event in here.events() if event.seat == seat]
    asked_again = here.question in ("use_appendux", "use_omnus", "use_rune_stone")
    stop = next((i for i, event in enumerate(events) if event.name in ("turn_began", "swapped")), len(events))
    stones = sum(event.number("stones") for event in events[:stop] if event.name == "stones_gained")
    if asked_again or frame.note[4]:
        return False
    assert stones == found.stones[1] + found.bonus_stones
    return True
