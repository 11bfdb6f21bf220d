"""Series: the score goes on from table to table, ends with the last game, and is kept with the results."""

import random
from typing import Any

import sqlalchemy as sa

from tests.server.house import Client, House
from tests.server.test_persons import as_person, keep_profile, secrets_of
from tests.server.test_sockets import with_house
from zaubertisch.server.history.choices import choices_of
from zaubertisch.server.storage.store_schema import CHOICES
from zaubertisch.tables.series import Score, Series, next_in

SHORT = {"variants": {"last_level": "15"}}


def test_a_series_counts_its_games_begins_again_after_the_last_and_repeats_what_was_broken_off() -> None:
    one, two = Score("a", [3, 5], [0.0, 1.0]), Score("b", [9, 5], [1.0, 0.0])
    first = Series(2)
    second = next_in(first, one)
    assert second == Series(2, [one])
    assert (first.number, second.number) == (1, 2)
    assert next_in(second, None) == second
    assert next_in(second, two) == Series(2)
    assert next_in(None, one) is None


async def play_out(house: House, table: str, rng: random.Random) -> Any:
    live = await house.node.hub.live(table)
    while live.table.state == "running":
        seat = live.table.position.asked()[0]
        question, option = live.table.question(seat) or 0, rng.choice(live.table.view(seat).legal(seat))
        await house.node.hub.write(live, lambda t, s=seat, q=question, o=option: t.answered(s, q, o))
    return live.table


async def series_of(client: Client) -> dict[str, Any]:
    await client.call({"type": "ping"})
    found: dict[str, Any] = (client.view or {})["table"]["series"]
    return found


@with_house
async def test_the_same_seats_play_on_with_a_running_score_that_their_history_knows(house: House) -> None:
    rng, (anna,) = random.Random(4), secrets_of("anna")
    await keep_profile(house, anna, name="Anna")
    created = await house.create("pp", series=2, **SHORT)
    async with house.sit(created, 0, person=anna) as first, house.sit(created, 1):
        assert await series_of(first) == {"games": 2, "number": 1, "scores": []}
        table = await play_out(house, created["table"], rng)
        points = [table.position.points(seat) for seat in range(2)]
        (score,) = (await series_of(first))["scores"]
        assert score["points"] == points
        assert sum(score["victories"]) == 1
        await first.call({"type": "rematch"})
        following = await first.until(lambda: (first.view or {})["table"]["rematch"])
    again = created | {"table": following}
    async with house.sit(again, 0, person=anna) as first, house.sit(again, 1):
        shown = await series_of(first)
        assert (shown["number"], [each["points"] for each in shown["scores"]]) == (2, [points])
        assert shown["scores"][0]["table"] == created["table"]
        last = await play_out(house, following, rng)
        assert len((await series_of(first))["scores"]) == 2
        await first.call({"type": "rematch"})
        third = await first.until(lambda: (first.view or {})["table"]["rematch"])
    assert (await house.node.hub.live(third)).table.setup.series == Series(2)
    for name in (created["table"], following):
        await house.node.store.settle([await house.node.player.settled(await house.node.hub.live(name))])
    status, games = await house.request("GET", "/api/me/games", **as_person(anna))
    assert status == 200
    assert sorted((game["series_game"], game["series_games"]) for game in games) == [(1, 2), (2, 2)]
    await check_choices(house, following, last)


async def check_choices(house: House, name: str, table: Any) -> None:
    """What was chosen is counted from the answers, once."""
    with house.node.store.engine.connect() as link:
        rows = link.execute(sa.select(CHOICES).where(CHOICES.c.table == name)).all()
    found = {(row.seat, row.choice): row.count for row in rows}
    assert found == {(seat, each): n for seat, all_of in enumerate(choices_of(table)) for each, n in all_of.items()}
    rounds = sum(n for (seat, choice), n in found.items() if seat == 0 and choice.startswith("spell "))
    assert rounds == int(table.position.state["round_number"][0])


@with_house
async def test_how_long_a_series_may_be_is_bounded(house: House) -> None:
    for series in (1, 16, -3):
        body = {"game": "grimoria", "seats": [{"kind": "person"}, {"kind": "bot"}], "series": series}
        status, complaint = await house.request("POST", "/api/tables", body)
        assert status == 400, complaint
