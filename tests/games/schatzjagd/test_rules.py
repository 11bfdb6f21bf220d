"""Rules that are not easily written as a scenario."""

import itertools
import re
from pathlib import Path

import numpy as np
import pytest

from tests.games.schatzjagd.scene import GAME, SEATS, act, events, fact, names, scene
from zaubertisch.games.schatzjagd.rules.board import (
    CASTLE_FIELDS,
    CITY_FIELDS,
    FIELD_NAMES,
    FIELDS,
    GROUND,
    LAND,
    OPEN_FIELDS,
    RIVER,
    STREET,
    WALL_FIELDS,
    neighbours_of,
    numbers,
)
from zaubertisch.games.schatzjagd.state import MAP_NAMES, PRIEST_LIMIT, STATE
from zaubertisch.kernel.position import Position

RULES = (Path(__file__).parents[3] / "docs" / "rules" / "schatzjagd.md").read_text(encoding="utf-8")
MAP_FIELDS = numbers(" ".join(name.removeprefix("map_") for name in MAP_NAMES))


def test_every_open_point_is_a_numbered_rule():
    points = [int(number) for number in re.findall(r"#(\d+)[,);]", RULES)]
    assert sorted(points) == list(range(1, 171))
    assert set(re.findall(r"\*\*S\d+\*\* \((\w+)", RULES)) == {"given", "likely", "ours"}


@pytest.mark.rules("S1", "S2", "S3", "S4", "S12")
def test_the_land():
    assert FIELDS == 100
    assert FIELD_NAMES[43] == "d4"
    for land in range(4):
        here = [field for field in range(FIELDS) if LAND[field] == land]
        assert len(here) == 25
        assert sum(field in CASTLE_FIELDS for field in here) == 1
        assert sum(field in CITY_FIELDS for field in here) == 1
        assert sum(GROUND[field] == 0 for field in here) == 23
        assert sum(field in MAP_FIELDS for field in here) == 3
    assert len(OPEN_FIELDS) == 92
    walls = {n for field in CITY_FIELDS for n in neighbours_of(field)} - set(CITY_FIELDS)
    assert walls == set(WALL_FIELDS)


def turned(field: int) -> int:
    """By a quarter turn, clockwise."""
    row, column = divmod(field, 10)
    return column * 10 + 9 - row


@pytest.mark.rules("S7", "S8", "S9")
def test_street_and_river_run_along_the_map_fields():
    assert set(MAP_FIELDS) <= set(STREET) | set(RIVER)
    assert {turned(field) for field in MAP_FIELDS} == set(MAP_FIELDS)
    assert tuple(turned(field) for field in STREET) == RIVER
    for course in (STREET, RIVER):
        for half in (course[:8], course[8:]):
            assert all(there in neighbours_of(here) for here, there in itertools.pairwise(half))
    plain, no_roads = scene("begin: new game\n"), scene("begin: new game\n")
    assert plain.state.tobytes() == no_roads.state.tobytes()  # they are nowhere in the record
    assert not {"street", "river"} & set(STATE.names)


@pytest.mark.rules("S6")
def test_a_shuffled_city():
    variants = GAME.parse_variants({"shuffled_city": "on"})
    cities = {tuple(Position.new(GAME, GAME.card_set(), 2, variants, seed).g.house) for seed in range(200)}
    assert len(cities) == 24


@pytest.mark.rules("S17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_highest_roll_begins_and_ties_roll_again(seats):
    firsts = set()
    rerolled = 0
    for seed in range(60):
        position = Position.new(GAME, GAME.card_set(), seats, GAME.parse_variants({}), seed)
        rolls = [(event.seat, event.number("die")) for event in position.events() if event.name == "first_rolled"]
        rolling, best = set(range(seats)), set(range(seats))
        while rolls:
            round_, rolls = rolls[: len(rolling)], rolls[len(rolling) :]
            assert {seat for seat, _ in round_} == rolling
            highest = max(number for _, number in round_)
            best = {seat for seat, number in round_ if number == highest}
            rerolled += len(best) > 1
            rolling = best
        assert best == {int(position.g.order[0])} == {int(position.g.turn)}
        assert [int(s) for s in position.g.order[:seats]] == [(min(best) + i) % seats for i in range(seats)]
        firsts |= best
    assert firsts == set(range(seats))
    assert rerolled


@pytest.mark.rules("S20", "S173")
def test_there_is_one_draw_pile_wherever_it_stands():
    position = scene("begin: new game\n")
    assert fact(position, "draw_pile_size") == "114"
    piles = [name for name in STATE.names if "first" in (STATE[name].names or ())]
    assert piles == ["draw"]


@pytest.mark.rules("S57", "S86")
def test_losses_come_before_gains():
    cards = '[pit]\neffects = ["life +5", "life -5"]\n'
    position = scene("Anna.field: c3\nAnna.life: 3\nboard: pit at d3\nbegin: turn of Anna, walking 1\n", cards=cards)
    act(position, "step east")
    assert "died" in events(position)  # three less five is death, and no gain comes after it
    cards = '[pit]\neffects = ["gold +9", "gold -5"]\n'
    position = scene("Anna.field: c3\nboard: pit at d3\nbegin: turn of Anna, walking 1\n", cards=cards)
    act(position, "step east")
    assert fact(position, "Anna.gold") == "9"


@pytest.mark.rules("S110", "S103")
def test_a_full_board_lifts_the_duty_to_play():
    """All 92 open fields are occupied: nothing can be laid."""
    position = scene("Anna.hand: knife, club, pike, sabre, halberd\nbegin: turn of Anna\n")
    g = position.g
    for field in OPEN_FIELDS:
        g.draw.count -= 1
        spot = (int(g.draw.first) + int(g.draw.count)) % g.draw.card.size
        g.card[field], g.draw.card[spot] = g.draw.card[spot], 0
    assert GAME.audit(g, position.deck[0]) == 0
    act(position, "stay")
    assert names(position) == ["pass"]
    assert position.why_not(0, GAME.options.number("lay knife")) == 110


@pytest.mark.rules("S105", "S114")
def test_there_is_no_way_to_throw_away_or_hand_over():
    verbs = set(GAME.options.verbs())
    assert not verbs & {"discard", "throw", "give", "trade", "offer", "promise"}
    assert len(GAME.options) == 462


@pytest.mark.rules("S199")
def test_the_priest_sells_only_to_hands_below_the_limit():
    text = "Anna.field: d3\nAnna.gold: 15\nboard: merchant_priest at d3\nAnna.hand: {}\nbegin: turn of Anna\n"
    hand = "6 knife, 5 club, 4 pike, 3 sabre, 2 halberd, battle_axe, 2 antidote"
    position = scene(text.format(hand))
    assert int(position.g.player[0].cards) == PRIEST_LIMIT - 1
    act(position, "stay", "use", "buy")
    assert position.question == "influence"
    assert int(position.g.player[0].cards) == PRIEST_LIMIT


@pytest.mark.rules("S199")
def test_a_full_hand_takes_no_more():
    hand = "6 knife, 5 club, 4 pike, 3 sabre, 2 halberd, battle_axe, 2 antidote, 4 draught_of_life, 3 strength_draught"
    text = f"Anna.field: c3\nboard: binding_gaze at d3\nAnna.hand: {hand}, 2 giants_blood\n"
    position = scene(text + "begin: turn of Anna, walking 1\n")
    assert int(position.g.player[0].cards) == 32
    act(position, "step east")
    assert int(position.g.player[0].cards) == 32
    assert fact(position, "discard_top") == "binding_gaze"


@pytest.mark.rules("S200", "S206")
def test_at_most_eight_places_a_turn():
    position = scene("Anna.field: c3\nboard: courier_stable at d3\nbegin: turn of Anna, walking 1\n")
    position.g.uses, position.g.used[:] = 8, range(80, 88)
    act(position, "step east")
    assert position.question == "influence"


@pytest.mark.rules("S206")
def test_which_places_were_used_is_forgotten_but_for_the_open_one():
    position = scene("Anna.field: c3\nboard: dice_booth at d3\nbegin: turn of Anna, walking 1\n")
    act(position, "step east", "use")
    assert [int(f) for f in position.view(1).g.used[:2]] == [33, 0]
    act(position, "pass")
    assert int(position.g.uses) == 1
    assert int(position.view(1).g.uses) == 0


@pytest.mark.rules("S204")
def test_after_sixteen_exchanges_by_order_the_seat_is_asked():
    """Two equals who parry for ever."""
    text = "Anna.field: c3\nAnna.order: fight_on\nBen.field: d3\nBen.order: fight_on\n"
    dice = "dice: 3, 3, 4, 4, 5, 5, 6, 6\n"
    position = scene(text + dice + "begin: turn of Anna, walking 1\n")
    position.g.player[0].value[2] = position.g.player[1].value[2] = 2
    act(position, "step east", "target 2")
    assert position.question in ("fight", "spend_on_life")
    if position.question == "fight":
        assert events(position).count("blows_rolled") == 8  # two orders are obeyed in each exchange


@pytest.mark.rules("S150", "S170")
def test_bots_see_the_same_as_people():
    """A view is all there is: it holds no face that the board does not show."""
    position = scene("variant memory: off\nAnna.hand: knife\nboard: pit at h8\nbegin: turn of Anna, influence\n")
    act(position, "lay knife", "at c3")
    view = position.view(0)
    assert fact(view, "board") == "? at c3, ? at h8"
    assert not view.g.known.any()
    act(position, "stay")
    assert [event.card for event in position.view(0).events() if event.name == "card_laid"] == []


@pytest.mark.rules("S134", "S159")
def test_nothing_hidden_decides_a_stalemate():
    """A treasure in the ground, carried or lying keeps the game going."""
    for place in ("treasure_pile: chalice", "Ben.carries: chalice", "lying: chalice at h8"):
        stored = "Anna.stored: 4 crown\nBen.stored: 3 orb, 3 chalice\nAnna.carries: orb\n"
        position = scene(
            f"variant goal: 6\nvariant kinds: one_of_each\n{stored}{place}\nbegin: turn of Anna, influence\n"
        )
        act(position, "store orb")
        assert not position.is_over
    position = scene(
        "variant goal: 6\nvariant kinds: one_of_each\nAnna.stored: 4 crown\nBen.stored: 3 orb, 4 chalice\n"
        "Anna.carries: orb\nbegin: turn of Anna, influence\n"
    )
    act(position, "store orb")
    assert position.is_over
    assert position.winners() == [1]


@pytest.mark.rules("S162", "S59")
def test_some_of_the_treasures_are_random_ones():
    taken = set()
    for seed in range(40):
        text = f"seed: {seed}\nAnna.field: c3\nlying: crown at d3, orb at d3, chalice at d3\n"
        position = scene(text + "begin: turn of Anna, walking 1\n")
        act(position, "step east", "take 1")
        taken.add(fact(position, "Anna.carries"))
    assert taken == {"crown", "orb", "chalice"}


@pytest.mark.rules("S125", "S191", "S188")
def test_stolen_treasures_are_random_ones():
    stolen = set()
    for seed in range(40):
        text = f"seed: {seed}\nAnna.field: d3\nboard: thieves_guild at d3\nBen.carries: crown, orb, chalice\n"
        position = scene(text + "begin: turn of Anna\n")
        act(position, "stay", "use", "target 2")
        stolen.add(fact(position, "Anna.carries"))
    assert stolen == {"crown", "orb", "chalice", "none"}


@pytest.mark.rules("S202")
def test_a_treasure_that_left_a_group_unseen_makes_all_of_it_uncertain():
    hand = "variant memory: on\nAnna.carries: crown (known to Ben), orb (known to Ben)\n"
    position = scene(hand + "begin: turn of Anna, influence\n")
    assert fact(position.view(1), "Anna.carries") == "crown, orb"
    act(position, "store orb")
    assert fact(position.view(1), "Anna.carries") == "?"
    assert fact(position.view(1), "Anna.stored") == "?"
    assert fact(position.view(0), "Anna.stored") == "orb"
    alone = scene("variant memory: on\nAnna.carries: crown (known to Ben)\nbegin: turn of Anna, influence\n")
    act(alone, "store crown")
    assert fact(alone.view(1), "Anna.stored") == "crown"


@pytest.mark.rules("S201")
def test_one_knows_ones_own_stored_treasures_without_memory():
    position = scene("Anna.stored: crown, orb\nbegin: turn of Anna\n")
    assert fact(position.view(0), "Anna.stored") == "crown, orb"
    assert fact(position.view(1), "Anna.stored") == "2 ?"


def test_facts_can_be_read_from_every_view():
    position = scene("board: pit at h8\nbegin: turn of Anna\n", seats=4)
    seats = SEATS[:4]
    for name in GAME.facts.names:
        for seat in seats if name.startswith("SEAT") else [""]:
            assert GAME.facts.read(position.view(3), name.replace("SEAT", seat), seats)


def test_points_and_tally_agree():
    position = scene("Anna.stored: 2 crown, orb, chalice\nbegin: turn of Anna\n")
    assert position.points(0) == 4
    assert position.tally(0) == {"crowns": 2, "orbs": 1, "chalices": 1}
    assert int(np.sum(position.g.treasure["place"] == 104)) == 4
