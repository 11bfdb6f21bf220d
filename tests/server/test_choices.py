"""What one chooses most, beside everybody: counted when a game ends, exported with the person, anonymous afterwards."""

import random
from collections import Counter
from typing import Any

import pytest

from tests.server.house import House
from tests.server.test_persons import as_person, keep_profile, secrets_of
from tests.server.test_series import SHORT, play_out
from tests.server.test_sockets import with_house
from zaubertisch.games import game as load_game
from zaubertisch.kernel.packages import BUILT_IN
from zaubertisch.server.history.choices import MOST_KINDS, MOST_SHOWN, choices_of, favourites, telling_questions


@pytest.mark.parametrize("key", BUILT_IN)
def test_every_game_names_questions_in_which_taste_shows(key: str) -> None:
    game = load_game(key)
    assert telling_questions(key)
    assert telling_questions(key) <= {*game.questions}


def test_favourites_are_shares_of_their_kind_and_names_of_other_rules_are_left_out() -> None:
    mine = {"spell 1": 3, "spell 2": 1, "take king": 1, "pass": 50, "no such answer": 9}
    found = favourites("grimoria", mine, {"spell 1": 1, "spell 3": 9, "take king": 5})
    names = load_game("grimoria").options.names
    assert [(names[each.option], each.share, each.share_of_all) for each in found] == [
        ("spell 1", 75.0, 10.0), ("spell 2", 25.0, 0.0), ("take king", 100.0, 100.0),
    ]  # fmt: skip
    assert favourites("grimoria", {}, mine) == []


async def finished(house: House, *secrets: str) -> Any:
    created = await house.create("pp", **SHORT)
    async with house.sit(created, 0, person=secrets[0]), house.sit(created, 1, person=secrets[1]):
        table = await play_out(house, created["table"], random.Random(created["table"]))
    await house.node.store.settle([await house.node.player.settled(await house.node.hub.live(created["table"]))])
    return table


@with_house
async def test_what_i_choose_stands_beside_all_players_and_is_nobodys_when_i_am_gone(house: House) -> None:
    anna, ben = secrets_of("anna", "ben")
    before = (await house.node.store.results.choices_of(None)).get("grimoria", {})  # of other tests in this database
    for secret in (anna, ben):
        await keep_profile(house, secret)
    tables = [await finished(house, anna, ben) for _ in range(2)]
    mine: Counter[str] = sum((choices_of(table)[0] for table in tables), Counter())
    of_all = Counter(before) + sum((each for table in tables for each in choices_of(table)), Counter())
    _, statistics = await house.request("GET", "/api/me/statistics", **as_person(anna))
    (shown,) = statistics["games"]
    wanted = favourites("grimoria", mine, of_all)
    assert [tuple(each.values()) for each in shown["choices"]] == [
        (each.option, each.share, each.share_of_all) for each in wanted
    ]
    assert MOST_SHOWN <= len(wanted) <= MOST_KINDS * MOST_SHOWN
    _, exported = await house.request("GET", "/api/me/export", **as_person(anna))
    assert exported["choices"] == {"grimoria": mine}
    assert (await house.request("DELETE", "/api/me", **as_person(anna)))[0] == 204
    assert await house.node.store.results.choices_of(None) == {"grimoria": of_all}
    _, left = await house.request("GET", "/api/me/statistics", **as_person(ben))
    assert left["games"][0]["choices"]
