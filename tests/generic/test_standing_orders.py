"""Standing orders of every game: there is one for every optional question, and they read nothing that is secret."""

import random
from collections.abc import Iterator

import pytest

from tests.sample import sample
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.packages import BUILT_IN
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.kernel.rules import COMPILED
from zaubertisch.kernel.standing_orders import StandingOrder, find_order, optional_questions, orders_of
from zaubertisch.tables.entries import Joined, OrderGiven
from zaubertisch.tables.setup import SeatPlan, TableSetup
from zaubertisch.tables.streams import ORDERED
from zaubertisch.tables.table import Table

EVERY_GAME = pytest.mark.parametrize("key", GAMES)
TABLES = sample("tables with standing orders, of each game", 60, 6) if COMPILED else 2
ANSWERS = 400 if COMPILED else 60
DEALS = 4

OPTIONAL = {
    "grimoria": "swap_witch lay_cloak react pay_merchant",
    "schatzjagd": "use_place play_found take_treasures search_castle challenge do_business influence buy_card "
    "place_bet remove_card",
    "zauberschwert": "cast_spell announce invite choose_adventure send_apprentice buy_cards sell_one fight_creature "
    "add_heroes bid use_appendux use_omnus make_offer answer_offer lay_out",
}


def all_orders(game: Game) -> Iterator[StandingOrder]:
    for orders in orders_of(game).values():
        yield from orders.values()


@pytest.mark.parametrize("key", BUILT_IN)
def test_every_optional_question_can_be_answered_by_a_standing_order(key: str) -> None:
    game = load_game(key)
    assert {*OPTIONAL[key].split()} == {*optional_questions(game)} == {*orders_of(game)}
    for question, passing in optional_questions(game).items():
        assert orders_of(game)[question]["pass"].answers == (passing,)


@EVERY_GAME
def test_whatever_an_order_answers_is_an_answer_to_its_question(key: str) -> None:
    game = load_game(key)
    for order in all_orders(game):
        for named in order.objects or ("",):
            verbs = {game.options.split(option)[0] for option in order.options(game, named)}
            assert verbs <= {*game.verbs[order.question]}, order


@EVERY_GAME
def test_in_a_reaction_window_an_order_answers_whatever_the_hand_holds(key: str) -> None:
    """Else whether the person must be called would tell it."""
    game = load_game(key)
    for question, passing in game.reactions.passes.items():
        assert {order.answers[-1] for order in orders_of(game)[question].values()} == {passing}


@pytest.mark.parametrize("key", BUILT_IN)
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_order_has_words(key: str, language: str) -> None:
    game = load_game(key)
    said = game.words(language)
    for order in all_orders(game):
        assert said.has(f"standing-{order.question}"), order
        assert order.key == "pass" or said.has(f"standing-{order.question}-{order.key}"), order


@EVERY_GAME
def test_what_no_game_knows_is_refused_with_what_is_allowed(key: str) -> None:
    game = load_game(key)
    with pytest.raises(BadInput, match="standing order"):
        find_order(game, "no_such_question", "pass")
    for order in all_orders(game):
        with pytest.raises(BadInput, match=order.question):
            find_order(game, order.question, "no_such_order")
        with pytest.raises(BadInput, match="order"):
            order.check("no such thing")


def new_table(key: str, rng: random.Random) -> Table:
    game = load_game(key)
    seats = rng.randint(game.least_seats, game.most_seats)
    agreed = {name: rng.choice(variant.names()) for name, variant in game.variants.items()} | game.measured_variants
    plans = [SeatPlan("person", "1", f"Seat {i}") for i in range(seats)]
    table = Table(TableSetup(key, agreed, "", plans, None, rng.getrandbits(40), "salt", "rules"))
    for seat in range(seats):
        table.apply(Joined(seat, f"Seat {seat}"), 0)
    return table


def give_some_orders(table: Table, rng: random.Random) -> None:
    for orders in orders_of(table.game).values():
        for seat in range(len(table.seats)):
            order = rng.choice([None, *orders.values()])
            if order is not None:
                named = rng.choice(order.objects or ("",))
                table.apply(table.order_given(OrderGiven(seat, order.question, order.key, named)), 0)


def play_by_orders(table: Table, rng: random.Random) -> tuple[int, Position]:
    """By orders where there are any, and the same answers by hand: how many orders answered, and the other game."""
    by_hand, count = table.setup.start(), 0
    for _ in range(ANSWERS):
        if table.state != "running":
            break
        seat = rng.choice(table.position.asked())
        option = table.ordered(seat)
        if option is not None:
            count += 1
            check_secrecy(table, seat)
        given = rng.choice(table.view(seat).legal(seat)) if option is None else option
        by_hand.answer(seat, given)
        by = "person" if option is None else "order"
        table.apply(table.answered(seat, table.question(seat) or 0, given, by), 0)  # type: ignore[arg-type]
    return count, by_hand


def check_secrecy(table: Table, seat: int) -> None:
    """Whether an order answers depends on what all know, and what on the seat's own view."""
    position, own = table.position, table.ordered(seat)
    order, named = table.seats[seat].orders[position.question]
    known = orders_of(table.game)[position.question][order]
    for seed in range(DEALS):
        deal = table.view(seat).imagine(seat, seed)
        assert known.answer(deal.view(EVERYONE), deal.view(seat), seat, named) == own
        public = table.view(EVERYONE).imagine(EVERYONE, seed)
        assert known.unless is None or not known.unless(public.view(EVERYONE), seat, named)


@EVERY_GAME
def test_a_game_by_orders_goes_on_legally_and_as_by_hand(key: str) -> None:
    rng, count = random.Random(f"orders {key}"), 0
    for _ in range(TABLES):
        table = new_table(key, rng)
        give_some_orders(table, rng)
        answered, by_hand = play_by_orders(table, rng)
        assert by_hand.state.tobytes() == table.position.state.tobytes()
        count += answered
        noted = [sum(heard.kind == ORDERED for heard in table.streams[seat].after(0)) for seat in table.observers]
        assert sum(noted[:-1]) <= answered  # old events are forgotten
        assert noted[-1] == 0  # spectators hear of none
    assert count >= 4 * TABLES or not orders_of(load_game(key)) or not COMPILED, count
