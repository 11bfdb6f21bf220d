"""What the screen gets beyond the record: ways, odds, a successor's purchase; all from a view."""

import pytest

from tests.games.schatzjagd.scene import act, scene
from zaubertisch.games.schatzjagd.view.picture import SchatzjagdPicture, picture
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE


def seen(position: Position, observer: int = 0) -> SchatzjagdPicture:
    return picture(position.view(observer), observer)


def ways_after(roll: int, text: str) -> dict[str, list[str]]:
    position = scene(f"{text}\ndice: {roll}\nbegin: turn of Anna\n")
    act(position, "roll")
    return {way.field: way.path for way in seen(position).ways}


@pytest.mark.rules("S25", "S26")
def test_a_card_in_the_way_can_be_reached_but_not_passed() -> None:
    ways = ways_after(2, "Anna.field: b0\nboard: knife at c0")
    assert ways["c0"] == ["c0"]
    assert "d0" not in ways
    assert "c1" in ways


@pytest.mark.rules("S31", "S131")
def test_castles_of_others_and_the_city_after_the_first_step_are_out_of_reach() -> None:
    assert "j9" not in ways_after(6, "Anna.field: j7")
    assert "e4" not in ways_after(3, "Anna.field: c4")
    assert ways_after(3, "Anna.field: d4")["g4"] == ["e4", "f4", "g4"]


def test_every_way_is_as_short_as_the_steps_allow() -> None:
    ways = ways_after(4, "Anna.field: c7")
    assert all(path[-1] == field and len(path) <= 4 for field, path in ways.items())
    assert len(ways) == 30  # a diamond of 41 fields; not his own, 8 beyond the edge, E5 and the castle of nobody


def monster(more: str = "") -> Position:
    position = scene(
        f"board: poisoner at b0\nAnna.field: a0\nAnna.strength: 3\nAnna.weapons: 4\n"
        f"{more}dice: 1\nbegin: turn of Anna\n"
    )
    act(position, "roll", "step east")
    return position


def test_both_sides_and_the_spectator_see_the_odds_of_a_fight() -> None:
    fights = [seen(monster(), observer).fight for observer in (0, 1, EVERYONE)]
    assert fights[0] is not None
    assert fights[0].odds is not None
    assert fights[0] == fights[1] == fights[2]
    assert fights[0].odds.seat == 0
    assert fights[0].odds.win + fights[0].odds.lose == pytest.approx(1, abs=0.01)
    assert fights[0].odds.win == 0.874  # the table of odds says 87 percent for 3 + 4 against 3


def test_a_bound_monster_is_easier_to_beat_and_gives_no_parting_blow() -> None:
    position = monster("Anna.hand: binding_gaze\n")
    before = seen(position).fight
    act(position, "show binding_gaze")
    after = seen(position).fight
    assert before
    assert before.odds
    assert after
    assert after.odds
    assert after.is_bound
    assert before.odds.blow_loss > 0 == after.odds.blow_loss
    assert after.odds.loss < before.odds.loss


def test_who_gives_an_order_in_a_fight_sees_what_each_would_bring() -> None:
    position = monster()
    act(position, "orders")
    fight = seen(position).fight
    assert fight
    assert fight.orders["fight_on"].flee == 0 < fight.orders["flee_below_9"].flee
    other = seen(position, 1).fight
    assert other
    assert other.orders == {}


@pytest.mark.parametrize(("memory", "known"), [("on", {"b0", "a1"}), ("off", set())])
def test_only_monsters_that_are_known_have_odds_on_the_way(memory: str, known: set[str]) -> None:
    position = scene(
        f"variant memory: {memory}\nboard: robber at b0, warpig at a1\nAnna.field: a0\nAnna.hand: far_sight\n"
        "dice: 1\nbegin: turn of Anna\n"
    )
    act(position, "show far_sight", "roll")
    assert {way.field for way in seen(position).ways if way.odds} == known
    assert {way.field for way in seen(position, 1).ways if way.odds} == set()


@pytest.mark.parametrize(("field", "known"), [("d3", ["d3"]), ("e4", [])])
def test_a_henchman_on_the_way_has_the_odds_of_a_duel_but_not_in_the_city(field: str, known: list[str]) -> None:
    position = scene(f"Anna.field: d4\nBen.field: {field}\ndice: 1\nbegin: turn of Anna\n")
    act(position, "roll")
    assert [way.field for way in seen(position).ways if way.odds] == known


def test_who_ponders_a_journey_sees_what_the_highest_roll_would_reach() -> None:
    position = scene("Anna.field: c7\ndice: 4\nbegin: turn of Anna\n")
    before = {way.field: way.path for way in seen(position).ways}
    assert max(len(path) for path in before.values()) == 6
    assert seen(position, 1).ways == []
    act(position, "roll")
    assert {way.field: way.path for way in seen(position).ways}.items() <= before.items()


@pytest.mark.rules("S97", "S98")
def test_a_successor_sees_what_each_point_brings() -> None:
    position = scene("board: pit at b0\nAnna.field: a0\nAnna.life: 4\ndice: 1\nbegin: turn of Anna\n")
    act(position, "roll", "step east", "spend 4")
    buying = seen(position).successor
    assert buying is not None
    assert (buying.seat, buying.points, buying.spent["life"]) == (0, 11, 4)
    assert buying.brings["life"][:5] == [0, 4, 8, 12, 15]
    assert buying.brings["strength"][:5] == [0, 0, 1, 1, 2]
