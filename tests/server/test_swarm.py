"""The clients of `zaubertisch load`: when an answer is over, so that the next one may be given."""

import asyncio
import time

from zaubertisch.load.clients import UNCHANGED_S, ClientTable, Report
from zaubertisch.load.swarm import Swarm

SEATS = [{"seat": seat, "token": str(seat)} for seat in range(3)]


def waiting_table() -> ClientTable:
    """Somebody has answered, and nobody has seen anything of it."""
    table = ClientTable({"table": "t", "seats": SEATS, "spectator": "s"}, Report())
    table._sent, table._waiting, table._acknowledged = time.perf_counter(), {*table.clients}, None
    return table


def test_an_answer_is_over_when_all_have_seen_it() -> None:
    table = waiting_table()
    for client in table.clients:
        assert not table.is_ready(time.perf_counter())
        table.saw(client, is_over=False)
    assert table.is_ready(time.perf_counter())


def test_who_sees_nothing_of_an_answer_is_waited_for_until_all_that_came_with_its_acknowledgement_is_read() -> None:
    table = waiting_table()
    assert not table.is_ready(time.perf_counter() + UNCHANGED_S)
    table.acknowledged()
    assert not table.is_ready(time.perf_counter())
    assert table.is_ready(time.perf_counter() + 2 * UNCHANGED_S)


def test_a_measurement_ends_when_games_are_over_and_counts_only_the_time_until_then() -> None:
    report = Report()
    tables = [ClientTable({"table": str(n), "seats": [], "spectator": "s"}, report) for n in range(20)]
    for table in tables[:3]:
        table.is_over = True
    asyncio.run(asyncio.wait_for(Swarm("nowhere", tables, report)._play(100.0, 60.0, lambda _: None), 30))
    assert report.seconds < 30
    tables[0].is_over = False  # a tenth of them
    assert not Swarm("nowhere", tables, report).is_thinned()
