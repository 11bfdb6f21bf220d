"""How fast bots play: as those at the table wish, within a lap that is bounded, and never so that time tells a hand."""

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from tests.server.house import Client, House, open_house, quick
from tests.server.test_windows import SEATS, staged_table, windows_of_games
from zaubertisch.bots.workers import START_SECONDS
from zaubertisch.games import game
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.server.node import Node
from zaubertisch.server.play.live import Live
from zaubertisch.server.play.messages import Pace
from zaubertisch.server.play.paces import LEAST, LEAST_WINDOW, paced, wished
from zaubertisch.server.play.player import has_company, is_waiting_for_persons
from zaubertisch.server.play.windows import is_window
from zaubertisch.server.settings import NO_PAUSES, Pauses
from zaubertisch.server.startup.readiness import use_pictures
from zaubertisch.tables.entries import Joined
from zaubertisch.tables.records import Record
from zaubertisch.tables.table import Table

LONGEST_LAP = 6.0  # seconds between two own turns of Schatzjagd, with three bots at the pace `brisk`
LAPS = 4


async def lap_times(client: Client, laps: int) -> list[float]:
    """How long each lap took: from the last answer of one's own turn until one is asked again, others having played."""
    found: list[float] = []
    rng, answered, others = Random(3), time.monotonic(), False
    while len(found) < laps and not client.is_over:
        question = await client.asked()
        if others and client.view and client.view["moment"]["turn"] == 0:
            found.append(time.monotonic() - answered)
        start = len(client.heard)
        await client.answer(rng.choice(question["options"]))
        answered = time.monotonic()
        await client.until(lambda n=question["number"]: client.is_over or (client.question or {}).get("number") != n)
        await client.until(lambda: client.question or client.is_over)
        others = any(h["type"] == "view" and h["moment"]["turn"] not in (0, None) for h in client.heard[start:])
    return found


async def warm_up(node: Node) -> None:
    """The first answers of a game load its rules, here and where bots think; that is not what is measured here."""
    use_pictures(game("schatzjagd"))
    position = Record("schatzjagd", tuple("ABCD"), 1).start()
    seat = position.asked()[0]
    workers = await node.player._begin_thinking()
    await workers.choose(position.view(seat), seat, "2", 1, START_SECONDS)


async def table_of(house: House) -> dict[str, object]:
    bots = [{"kind": "bot", "level": "2"}] * 3
    created = (
        await house.request("POST", "/api/tables", {"game": "schatzjagd", "seats": [{"kind": "person"}, *bots]})
    )[1]
    created["tokens"] = {key["seat"]: key["token"] for key in created["seats"]}
    return dict(created)


@pytest.mark.parametrize("pace", ["brisk", "at_once"])
def test_between_two_own_turns_of_schatzjagd_pass_at_most_six_seconds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], pace: Pace
) -> None:
    async def inside() -> list[float]:
        async with open_house(quick(tmp_path, pauses=Pauses(), bot_seconds=2.0)) as house:
            await warm_up(house.node)
            async with house.sit(await table_of(house), 0) as client:
                assert (await client.call({"type": "set_pace", "pace": pace}))["type"] == "acknowledged"
                return await lap_times(client, LAPS)

    laps = asyncio.run(inside())
    with capsys.disabled():
        print(f"\nSchatzjagd, three bots, {pace}: laps of {', '.join(f'{lap:.1f}' for lap in laps)} s")
    assert len(laps) == LAPS
    assert max(laps) <= LONGEST_LAP


def test_pauses_of_bots_shrink_within_a_lap_and_those_of_persons_stay() -> None:
    usual = Pauses()
    assert paced(usual, "calm", 3.0) == usual
    early, late = paced(usual, "brisk", 0.0), paced(usual, "brisk", 60.0)
    assert late.bot < early.bot < usual.bot
    assert late.bot[1] < 1.5 * LEAST
    for quicker in (early, late, paced(usual, "at_once", 0.0)):
        assert quicker.bot_window[1] >= LEAST_WINDOW
        assert (quicker.median, quicker.spread, quicker.least) == (usual.median, usual.spread, usual.least)
    assert paced(NO_PAUSES, "brisk", 0.0) == NO_PAUSES


def openly_asked() -> Table:
    """A table of persons, one of whom takes a card before everybody's eyes."""
    table = Table(next(windows_of_games("person", "take_card", 1, Random(9))).setup)
    for seat in range(SEATS):
        table.apply(Joined(seat, f"Seat {seat}"), 0)
    return table


def test_before_persons_are_asked_for_the_first_time_bots_are_quickest(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path, pauses=Pauses())) as house:
            player, live = house.node.player, Live("t", openly_asked())
            live.paces = {EVERYONE: "brisk"}
            player._look_at_lap(live, served=range(5), in_window=is_window(live.table))
            opening = player._pauses(live).bot
            player._look_at_lap(live, served=(), in_window=is_window(live.table))
            assert opening == paced(Pauses(), "at_once", 0.0).bot < player._pauses(live).bot

    asyncio.run(inside())


def test_the_calmest_wish_counts_and_silence_is_calm() -> None:
    wishes: dict[int, Pace] = {0: "at_once", 1: "brisk"}
    assert wished(wishes, [0]) == "at_once"
    assert wished(wishes, [0, 1]) == "brisk"
    assert wished(wishes, [0, 1, 2]) == "calm"


class Sitting:
    def __init__(self, seat: int | None) -> None:
        self.seat, self.observer = seat, EVERYONE if seat is None else seat


def test_only_who_is_at_the_table_decides_and_skipping_is_one_wish_among_others() -> None:
    live = Live("t", staged_table("lay_cloak", 2))
    live.visitors = {Sitting(0), Sitting(None)}  # type: ignore[arg-type]
    live.paces = {0: "brisk", 1: "calm", EVERYONE: "calm"}
    assert live.pace() == "brisk"
    live.skipping = {0}
    assert live.pace() == "at_once"
    live.visitors.add(Sitting(1))  # type: ignore[arg-type]
    assert live.pace() == "calm"
    live.visitors = {Sitting(0)}  # type: ignore[arg-type]
    live.elsewhere = {1: 1}
    assert live.pace() == "calm"  # what was said at another node is not known here


def test_where_others_watch_a_lap_does_not_tell_whether_somebody_in_a_window_had_a_choice() -> None:
    """A person without a choice is served, one with a choice is not: a new lap of the bots begins for both."""
    live = Live("t", staged_table("lay_cloak", 2))
    assert has_company(live)
    assert is_waiting_for_persons(live, served=range(5), in_window=is_window(live.table))
    assert is_waiting_for_persons(live, served=(), in_window=is_window(live.table))


def test_skipping_ends_with_the_next_own_answer_and_spectators_hurry_nobody(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            created = await house.create("pbb")
            async with house.sit(created, 0) as client, house.sit(created) as onlooker:
                live = house.node.hub.tables[created["table"]]
                assert (await onlooker.call({"type": "skip"}))["code"] == "forbidden"
                await client.call({"type": "skip"})
                assert live.pace() == "at_once"
                await client.answer()
                assert live.pace() == "calm"

    asyncio.run(inside())


def test_what_is_due_later_is_due_at_once_when_somebody_skips(tmp_path: Path) -> None:
    """The bots would take a thousand seconds each."""

    async def inside() -> None:
        async with open_house(quick(tmp_path, pauses=Pauses(bot=(1e3, 1e3), bot_window=(1e3, 1e3)))) as house:
            created = await house.create("pbb")
            async with house.sit(created, 0) as client:
                await client.answer()
                before = len(client.events)
                await client.call({"type": "skip"})
                await client.until(lambda: len(client.events) > before)

    asyncio.run(inside())
