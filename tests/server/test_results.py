"""Results: written once when a game ends, whatever happens; statistics, head to head and ratings follow from them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.house import House, open_house, play_out, quick
from tests.server.test_deletion import settled
from tests.server.test_persons import as_person, keep_profile, secrets_of
from tests.server.test_sockets import with_house
from zaubertisch.server.history.ratings import moved_ratings
from zaubertisch.server.storage.store_schema import RATINGS, RESULT_SEATS, RESULTS


async def play(house: House, *secrets: str | None, seats: str = "", **more: Any) -> str:
    """A whole game of these persons, a guest where there is no secret; gives the table."""
    created = await house.create(seats or "p" * len(secrets), **more)
    clients = []
    lines = [house.sit(created, seat, name=f"Seat {seat}", person=secret) for seat, secret in enumerate(secrets)]
    for line in lines:
        clients.append(await line.__aenter__())
    await play_out(clients, lambda options: options[0])
    for line in lines:
        await line.__aexit__(None, None, None)
    return str(created["table"])


async def ask(house: House, secret: str, path: str) -> Any:
    status, found = await house.request("GET", f"/api{path}", **as_person(secret))
    assert status == 200, found
    return found


def rows(house: House, kept: sa.Table, **which: Any) -> list[Any]:
    same = [kept.c[name] == value for name, value in which.items()]
    with house.node.store.engine.connect() as link:
        return list(link.execute(sa.select(kept).where(*same)))


@with_house
async def test_a_game_that_ended_is_found_by_those_who_played_it_once(house: House) -> None:
    anna, ben, stranger = secrets_of("anna", "ben", "stranger")
    for secret, name in ((anna, "Anna"), (ben, "Ben"), (stranger, "Cora")):
        await keep_profile(house, secret, name=name)
    table = await play(house, anna, ben, None)
    for _ in range(2):
        await settled(house)
    (game,) = await ask(house, anna, "/me/games")
    assert (game["table"], game["game"], game["is_rated"]) == (table, "grimoria", False)
    assert [seat["is_mine"] for seat in game["seats"]] == [True, False, False]
    assert [seat["name"] for seat in game["seats"]] == ["Seat 0", "Seat 1", ""]  # nothing is kept of a guest
    assert sum(seat["victory"] for seat in game["seats"]) == pytest.approx(1)
    assert [seat["is_mine"] for seat in (await ask(house, ben, "/me/games"))[0]["seats"]] == [False, True, False]
    assert await ask(house, stranger, "/me/games") == []
    assert len(rows(house, RESULT_SEATS, table=table)) == 3
    assert rows(house, RATINGS, player=(await house.node.store.persons.known(anna)).person) == []


@with_house
async def test_statistics_are_what_the_games_were(house: House) -> None:
    anna, ben = secrets_of("anna", "ben")
    await keep_profile(house, anna)
    await keep_profile(house, ben, name="Ben of today")
    tables = [await play(house, anna, ben) for _ in range(2)]
    await settled(house)
    games = [rows(house, RESULT_SEATS, table=table) for table in tables]
    mine = [seat for game in games for seat in game if seat.seat == 0]
    found = await ask(house, anna, "/me/statistics")
    (kind,) = found["games"]
    assert (kind["game"], kind["games"], kind["even"], kind["rating"]) == ("grimoria", 2, 1.0, None)
    assert kind["victories"] == pytest.approx(sum(seat.victory for seat in mine))
    assert kind["points"] == pytest.approx(sum(seat.points for seat in mine) / 2)
    (head,) = found["others"]
    (name,) = {seat.name for game in games for seat in game if seat.seat == 1}
    assert (head["name"], head["games"]) == (name, 2)
    assert "Ben of today" not in str(found), "what somebody is called since is not told to all they ever played with"
    turned = (await ask(house, ben, "/me/statistics"))["others"][0]
    assert (head["before"], head["behind"]) == (turned["behind"], turned["before"])


@with_house
async def test_rated_games_move_ratings_of_persons_and_bots(house: House) -> None:
    anna, ben = secrets_of("anna", "ben")
    await keep_profile(house, anna, name="Anna")
    await keep_profile(house, ben, name="Ben")
    for _ in range(3):
        await play(house, anna, ben, seats="ppb", is_rated=True)
        await settled(house)
    persons = [(await house.node.store.persons.known(secret)).person for secret in (anna, ben)]
    ratings = [rows(house, RATINGS, player=person)[0] for person in persons]
    assert all(rating.games == 3 and rating.sigma < 25 / 3 for rating in ratings)
    best = await ask(house, anna, "/best/grimoria")
    assert {player["name"] for player in best if not player["level"]} >= {"Anna", "Ben"}
    assert [player["is_me"] for player in best if player["name"] == "Anna"].count(True) == 1
    assert "random" in {player["level"] for player in best}
    assert not any(person in str(best) for person in persons)
    order = [player["rating"]["mu"] - 3 * player["rating"]["sigma"] for player in best]
    assert order == sorted(order, reverse=True)


@with_house
async def test_friendly_games_own_cards_and_playing_against_oneself_are_not_rated(house: House) -> None:
    anna, ben = secrets_of("anna", "ben")
    await keep_profile(house, anna)
    await keep_profile(house, ben)
    cards = 'game = "grimoria"\n[king]\npoints = 3\n'
    await play(house, anna, ben)
    await play(house, anna, ben, cards=cards, is_rated=True)
    await play(house, anna, anna, is_rated=True)
    await play(house, None, None, is_rated=True)
    await settled(house)
    persons = [(await house.node.store.persons.known(secret)).person for secret in (anna, ben)]
    assert [rows(house, RATINGS, player=person) for person in persons] == [[], []]
    assert len(await ask(house, anna, "/me/games")) == 3


@with_house
async def test_results_of_somebody_who_is_gone_are_nobodys(house: House) -> None:
    anna, ben = secrets_of("anna", "ben")
    await keep_profile(house, anna)
    await keep_profile(house, ben)
    table = await play(house, anna, ben, is_rated=True)
    await settled(house)
    person = (await house.node.store.persons.known(anna)).person
    assert (await house.request("DELETE", "/api/me", **as_person(anna)))[0] == 204
    one, two = rows(house, RESULT_SEATS, table=table)
    assert (one.person, one.name) == (None, "")
    assert two.name == "Seat 1"
    assert rows(house, RATINGS, player=person) == []
    assert (await ask(house, ben, "/me/statistics"))["others"] == []


def test_a_result_is_written_by_the_next_node_if_the_first_one_is_gone(tmp_path: Path) -> None:
    async def inside() -> None:
        (anna,) = secrets_of("anna")
        async with open_house(quick(tmp_path, sweep_s=1_000)) as house:
            await keep_profile(house, anna)
            table = await play(house, anna, None)
            assert rows(house, RESULTS, table=table) == []
        async with open_house(quick(tmp_path)) as house:
            while not rows(house, RESULTS, table=table):
                await asyncio.sleep(0.1)
            assert len(await ask(house, anna, "/me/games")) == 1

    asyncio.run(inside())


def test_two_nodes_write_a_result_once(postgresql_url: str, redis_url: str, tmp_path: Path) -> None:
    async def inside() -> None:
        anna, ben = secrets_of("anna", "ben")
        settings = {"database": postgresql_url, "bus": redis_url}
        async with open_house(quick(tmp_path, **settings)) as one, open_house(quick(tmp_path, **settings)) as two:
            await keep_profile(one, anna)
            await keep_profile(one, ben)
            table = await play(one, anna, ben, is_rated=True)
            await two.node.hub.live(table)
            await asyncio.gather(settled(one), settled(two), settled(one), settled(two))
            person = (await one.node.store.persons.known(anna)).person
            assert rows(one, RATINGS, player=person)[0].games == 1
            assert len(rows(one, RESULT_SEATS, table=table)) == 2

    asyncio.run(inside())


def test_who_is_better_is_found_out_and_becomes_surer() -> None:
    class Row:
        def __init__(self, mu: float, sigma: float) -> None:
            self.mu, self.sigma = mu, sigma

    known: dict[str, Any] = {}
    for _ in range(30):
        found = moved_ratings(["good", "bot:1", "bot:1"], [known.get(p) for p in ("good", "bot:1", "bot:1")], [9, 5, 1])
        known = {player: Row(*rating) for player, rating in found.items()}
    assert known["good"].mu - 2 * known["good"].sigma > known["bot:1"].mu + 2 * known["bot:1"].sigma
