"""What a screen is sent of Zauberschwert: the numbers before a decision, from public knowledge."""

from typing import Any

from zaubertisch.games.zauberschwert.view.picture import Battle, ZauberschwertPicture, picture
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.tables.scripts import parse_scripts
from zaubertisch.tables.stage import Stage

TEXT = """\
game: zauberschwert
seats: Anna, Ben, Cleo
start: Anna
variant announcements: off
scenario: a creature with an orc
landscape: mountains_2
display: skeleton_warriors (orc_2), stone_circle, small_orb
Anna.magic: 16
Ben.magic: 14
Cleo.magic: 19
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


def printed(here: Position, card: str, field: str) -> Any:
    return here.cards.values[card][field]


def strength(here: Position) -> int:
    """Of the warriors with their orc."""
    together: int = printed(here, "skeleton_warriors", "strength") + printed(here, "orc_2", "strength")
    return together


def shares(price: int) -> list[int]:
    """What each of one, two, three pays."""
    return [-(-max(0, price) // wizards) for wizards in (1, 2, 3)]


def test_every_seat_sees_what_each_could_pay_and_get() -> None:
    here = position()
    unit = seen(here).display[0]
    anna, ben, _ = unit.prospects
    dwarf = printed(here, "dwarf", "fight")
    stones = [printed(here, card, "stones")[:3] for card in ("skeleton_warriors", "orc_2")]
    assert unit.price == strength(here)
    assert (anna.cost, ben.cost) == (shares(unit.price - dwarf), shares(unit.price))
    assert anna.stones == [sum(both) for both in zip(*stones, strict=True)]
    assert (anna.bonus_stones, ben.bonus_stones) == (printed(here, "red_egg_moon", "stones"), 0)
    assert [prospect.highest_bid for prospect in unit.prospects] == [16 + dwarf, 14, 19]


def test_the_phase_and_the_card_in_evaluation() -> None:
    here = position()
    assert (seen(here).phase, seen(here).evaluated) == ("choosing", None)
    choose(here, "skeleton_warriors", "skeleton_warriors", "small_orb")
    assert (seen(here).phase, seen(here).evaluated) == ("evaluation", "skeleton_warriors")


def test_a_joint_fight_is_shared_with_the_heroes_added_so_far() -> None:
    here = position()
    choose(here, "skeleton_warriors", "skeleton_warriors", "small_orb")
    assert (battle(here).seats, battle(here).price) == ([0, 1], strength(here))
    assert battle(here).share == shares(strength(here))[1]
    answer(here, 0, "together")
    answer(here, 1, "together")
    answer(here, 0, "use dwarf")
    assert here.question != "add_heroes"  # nobody else has a hero, so the fight is won
    paid = shares(strength(here) - printed(here, "dwarf", "fight"))[1]
    assert [seat.magic for seat in seen(here).seats[:2]] == [16 - paid, 14 - paid]


def test_a_winner_of_the_auction_sees_its_bid_less_its_heroes() -> None:
    here = position()
    choose(here, "skeleton_warriors", "small_orb", "skeleton_warriors")
    answer(here, 0, "together")
    answer(here, 2, "alone")
    bid = strength(here) + 1
    answer(here, 0, f"bid {bid}")
    answer(here, 2, "pass")
    found = battle(here)
    assert (found.winner, found.price, found.share, found.is_won) == (0, bid, bid, False)
    answer(here, 0, "use dwarf")
    assert seen(here).seats[0].magic == 16 - bid + printed(here, "dwarf", "fight")


def test_secret_choices_are_not_in_the_picture_before_they_are_shown() -> None:
    one, two = position(), position()
    for here, choice in ((one, "together"), (two, "alone")):
        choose(here, "skeleton_warriors", "small_orb", "skeleton_warriors")
        answer(here, 2, choice)
    assert seen(one, 0) == seen(two, 0)
