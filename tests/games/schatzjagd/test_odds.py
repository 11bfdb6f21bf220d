"""Odds of fights: the exact table, and a million fights that were really fought."""

# ruff: noqa: F821, SIM110

import numpy as np
import pytest

from tests.games.schatzjagd.scene import GAME, scene
from zaubertisch.games.schatzjagd.state import FLEE, KIND_NAMES, LIFE, NOTHING, STRIKE
from zaubertisch.games.schatzjagd.view.odds import Oracle
from zaubertisch.kernel.loops import DICE
from zaubertisch.kernel.record import allocate
from zaubertisch.kernel.rules import specialise

POWERS = (2, 3, 4, 5, 6, 7, 8, 10, 13, 15, 17, 20)
OF_POWER = {
    2: "robber", 3: "poisoner", 4: "mercenary", 5: "robber_gang", 6: "poisoner_coven", 7: "mercenary_squad",
    8: "robber_horde", 10: "mercenary_company", 13: "field_captain", 14: "highway_giant", 15: "mire_colossus",
    17: "nightmare", 20: "warpig",
}  # fmt: skip
TABLE = {
    (2, 0): (50, 5),
    (2, 5): (96, 63, 16, 1),
    (3, 4): (100, 87, 37, 4),
    (2, 10): (100, 100, 100, 100, 95, 74, 36, 1),
    (5, 5): (100, 100, 100, 96, 63, 16, 1),
    (5, 10): (100, 100, 100, 100, 100, 100, 100, 74, 1),
    (8, 10): (100, 100, 100, 100, 100, 100, 100, 100, 74, 9),
    (10, 15): (100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 74),
}
ORACLE = Oracle()


def kind(power: int) -> int:
    return KIND_NAMES.index(OF_POWER[power])


def henchman(strength: int, weapons: int, life: int = 15):
    return scene(f"Anna.strength: {strength}\nAnna.weapons: {weapons}\nAnna.life: {life}\nbegin: turn of Anna\n")


@pytest.mark.rules("S64", "S65", "S66", "S67")
@pytest.mark.parametrize("values", TABLE)
def test_the_exact_table(values):
    position = henchman(*values)
    percents = [round(100 * ORACLE.monster(position, 0, kind(power))["win"]) for power in POWERS]
    wanted = TABLE[values]
    assert percents == [*wanted, *[0] * (len(POWERS) - len(wanted))]


@pytest.mark.rules("S70")
def test_the_parting_blow():
    position = henchman(2, 0)
    blows = {power: ORACLE.monster(position, 0, kind(power)) for power in (2, 5, 10, 13, 14)}
    assert [round(blows[power]["blow_loss"], 6) for power in (2, 5, 10)] == [3.5, 6.5, 11.5]
    assert blows[13]["blow_kills"] <= 0.5 < blows[14]["blow_kills"]


def test_the_chances_add_up():
    for order in (0, 4, 9, 16):
        odds = ORACLE.monster(henchman(4, 6), 0, kind(6), flees_below=order)
        assert sum(odds[name] for name in ("win", "lose", "flee", "foe_flees")) == pytest.approx(1)
        duel = ORACLE.duel(henchman(4, 6), 0, 1, order, 5)
        assert sum(duel[name] for name in ("win", "lose", "flee", "foe_flees")) == pytest.approx(1)


def test_equals_have_equal_chances():
    odds = ORACLE.duel(henchman(2, 0), 0, 1)
    assert odds["win"] == pytest.approx(odds["lose"])
    assert odds["loss"] == pytest.approx(odds["foe_loss"])


def fight_many(games, decks, dice, out, seat, threshold, other_threshold, count):
    """Fight the same fight again and again by orders; counts wins, deaths, flights, others' flights, life lost."""
    g, deck = games[1], decks[0]
    wins, deaths, flights, other_flights, lost = 0, 0, 0, 0, 0
    for i in range(count):
        games[1] = games[0]
        g.rng = games[0].rng + np.uint64(i) * np.uint64(0x9E3779B97F4A7C15 * 40503 % 2**64)
        before = g.player[seat].value[LIFE]
        opponent = g.frame[g.depth - 1].note[0]
        is_fighting = True
        while is_fighting:
            asked = 0
            while (g.asked >> asked) & 1 == 0:
                asked += 1
            limit = threshold if asked == seat else other_threshold
            wants_to_flee = g.player[asked].value[LIFE] < limit
            may_flee = wants_to_flee and why_not(g, deck, asked, FLEE) == 0
            answer(g, deck, asked, FLEE if may_flee else STRIKE)
            is_fighting = False
            for k in range(g.depth):
                if g.frame[k].rule == FIGHT_FRAME:
                    is_fighting = True
        died = died_in(g, seat)
        if died:
            deaths += 1
            lost += before
        else:
            lost += before - g.player[seat].value[LIFE]
            if g.player[seat].in_flight:
                flights += 1
            elif opponent != NOTHING and not died_in(g, opponent):
                other_flights += 1
            else:
                wins += 1
    return wins, deaths, flights, other_flights, lost


def died_in(g, seat):
    for i in range(g.event_count):
        if g.event[i].kind == DIED_EVENT and g.event[i].seat == seat:
            return True
    return False


def fought(position, threshold: int, other_threshold: int, count: int) -> dict[str, float]:
    from zaubertisch.games.schatzjagd.state import DIED, FIGHT

    bound = {"answer": GAME.answer, "why_not": GAME.why_not, "FIGHT_FRAME": FIGHT, "DIED_EVENT": DIED}
    bound["died_in"] = specialise(died_in, "schatzjagd", **bound)
    loop = specialise(fight_many, "schatzjagd", **bound)
    games = allocate(GAME.state, 2)
    games[0] = position.state[0]
    out = np.zeros(len(GAME.options) + 1, np.int16)
    seat = int(position.g.turn)
    counts = loop(games, position.deck, allocate(DICE), out, seat, threshold, other_threshold, count)
    return dict(zip(("win", "lose", "flee", "foe_flees", "loss"), (n / count for n in counts), strict=True))


FIGHTS = 1_000_000  # of each kind
MONSTER_FIGHTS = [(2, 5, 15, 3, 0), (5, 5, 15, 6, 5), (3, 4, 9, 4, 4), (8, 3, 12, 8, 7)]
DUELS = [(2, 5, 3, 4, 0, 0), (4, 4, 5, 2, 5, 0), (3, 3, 3, 3, 4, 6), (6, 0, 2, 8, 0, 8)]


def assert_agree(odds: dict[str, float], found: dict[str, float]) -> None:
    """Within 0.2 points, and the loss within a fiftieth of a life."""
    for name in ("win", "lose", "flee", "foe_flees"):
        assert found[name] == pytest.approx(odds[name], abs=0.002), name
    assert found["loss"] == pytest.approx(odds["loss"], abs=0.02)


@pytest.mark.rules("S69", "S70", "S71", "S157")
@pytest.mark.parametrize(("strength", "weapons", "life", "power", "order"), MONSTER_FIGHTS)
def test_odds_agree_with_fights_against_monsters(strength, weapons, life, power, order):
    text = f"Anna.strength: {strength}\nAnna.weapons: {weapons}\nAnna.life: {life}\nAnna.field: c3\n"
    position = scene(f"{text}board: {OF_POWER[power]} at c3\nbegin: turn of Anna, arrived\n")
    assert position.question == "fight"
    odds = ORACLE.monster(position, 0, kind(power), flees_below=order)
    assert_agree(odds, fought(position, order, 0, FIGHTS))


@pytest.mark.rules("S69", "S70", "S71")
@pytest.mark.parametrize(("strength", "weapons", "other", "others", "order", "others_order"), DUELS)
def test_odds_agree_with_duels(strength, weapons, other, others, order, others_order):
    mine = f"Anna.strength: {strength}\nAnna.weapons: {weapons}\nAnna.field: c3\n"
    theirs = f"Ben.strength: {other}\nBen.weapons: {others}\nBen.field: c3\n"
    position = scene(f"{mine}{theirs}begin: turn of Anna, arrived\n")
    position.answer(0, GAME.options.number("target 2"))
    odds = ORACLE.duel(position, 0, 1, order, others_order)
    assert_agree(odds, fought(position, order, others_order, FIGHTS))
