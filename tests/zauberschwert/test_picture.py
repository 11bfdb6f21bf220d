"""What a screen is sent of Zauberschwert: the numbers before a decision, from public knowledge."""

from zaubertisch.games.zauberschwert.picture import Battle, ZauberschwertPicture, picture
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.tables.scripts import parse_scripts
from zaubertisch.tables.stage import Stage

TEXT = """\
game: zauberschwert
seats: Anna, Ben, Cleo
start: Anna
option announcements: off
scenario: a creature with an orc
landscape: mountains_2
display: skeleton_warriors (orc_2), stone_circle, small_orb
Anna.magic: 6
Ben.magic: 4
Cleo.magic: 9
Anna.heroes: dwarf
Anna.laid: red_egg_moon
begin: choosing
"""


def position() -> Position:
    [script] = parse_scripts(TEXT)
    return Stage(script).position()


def answer(here: Position, seat: int, option: str) -> None:
    here.answer(seat, here.game.options.number(option))


def seen(here: Position, observer: int = EVERYONE) -> ZauberschwertPicture:
    return picture(here.view(observer), observer)


def battle(here: Position) -> Battle:
    found = seen(here).battle
    assert found is not None
    return found


def choose(here: Position, *adventures: str) -> None:
    for seat, adventure in enumerate(adventures):
        answer(here, seat, f"choose {adventure}")


def test_every_seat_sees_what_each_could_pay_and_get() -> None:
    unit = seen(position()).display[0]
    anna, ben, _ = unit.prospects
    assert unit.price == 5
    assert (anna.cost, ben.cost) == ([4, 2, 2], [5, 3, 2])
    assert anna.stones == [5, 2, 1]
    assert (anna.bonus_stones, ben.bonus_stones) == (1, 0)
    assert [prospect.highest_bid for prospect in unit.prospects] == [7, 4, 9]


def test_the_phase_and_the_card_in_evaluation() -> None:
    here = position()
    assert (seen(here).phase, seen(here).evaluated) == ("choosing", None)
    choose(here, "skeleton_warriors", "skeleton_warriors", "small_orb")
    assert (seen(here).phase, seen(here).evaluated) == ("evaluation", "skeleton_warriors")


def test_a_joint_fight_is_shared_with_the_heroes_added_so_far() -> None:
    here = position()
    choose(here, "skeleton_warriors", "skeleton_warriors", "small_orb")
    assert (battle(here).seats, battle(here).price, battle(here).share) == ([0, 1], 5, 3)
    answer(here, 0, "together")
    answer(here, 1, "together")
    answer(here, 0, "use dwarf")
    assert here.question != "add_heroes"  # nobody else has a hero, so the fight is won
    assert [seat.magic for seat in seen(here).seats[:2]] == [4, 2]


def test_a_winner_of_the_auction_sees_its_bid_less_its_heroes() -> None:
    here = position()
    choose(here, "skeleton_warriors", "small_orb", "skeleton_warriors")
    answer(here, 0, "together")
    answer(here, 2, "alone")
    answer(here, 0, "bid 6")
    answer(here, 2, "pass")
    found = battle(here)
    assert (found.winner, found.price, found.share, found.is_won) == (0, 6, 6, False)
    answer(here, 0, "use dwarf")
    assert seen(here).seats[0].magic == 1


def test_secret_choices_are_not_in_the_picture_before_they_are_shown() -> None:
    one, two = position(), position()
    for here, choice in ((one, "together"), (two, "alone")):
        choose(here, "skeleton_warriors", "small_orb", "skeleton_warriors")
        answer(here, 2, choice)
    assert seen(one, 0) == seen(two, 0)
