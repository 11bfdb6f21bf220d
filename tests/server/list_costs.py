"""What the list of open tables costs: `python -m tests.server.list_costs --tables 5000 --listeners 50`."""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from tests.server.house import House, open_house, quick
from tests.server.test_open_tables import lay_many, row_of
from zaubertisch.server.lobby.lobby import BETWEEN_PAGES_S
from zaubertisch.server.lobby.openings import Noted

UPDATES = 2_000
AT_A_TIME = 20  # that are written down together: what happens in half a second


async def listen(house: House, counts: list[int]) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(b"GET /api/open/live HTTP/1.1\r\nHost: x\r\n\r\n")
    try:
        while True:
            counts.append(len(await reader.readuntil(b"]}\n\n")))
    finally:
        writer.close()


async def measure(tables: int, listeners: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with open_house(quick(Path(folder), listeners_per_address=10**6)) as house:
            lobby = house.node.open_tables.lobby
            for number in range(tables):
                lobby.put(row_of(number))
            began = time.perf_counter()
            for _ in range(100):
                page = lobby.page("", 0)
            print(
                f"{tables} tables: a page has {len(page)} bytes, "
                f"made in {10_000 * (time.perf_counter() - began):.0f} us"
            )
            counts: list[int] = []
            tasks = [asyncio.create_task(listen(house, counts)) for _ in range(listeners)]
            while len(counts) < listeners:
                await asyncio.sleep(0.05)
            counts.clear()
            cpu, began = time.process_time(), time.perf_counter()
            for number in range(UPDATES):
                lobby.put(row_of(number % tables, number % 2))
                if number % 20 == 19:
                    await asyncio.sleep(0.02)
            await asyncio.sleep(2 * BETWEEN_PAGES_S)
            spent, lasted = time.process_time() - cpu, time.perf_counter() - began
            for task in tasks:
                task.cancel()
            print(
                f"{UPDATES} updates in {lasted:.1f} s, {listeners} listeners: {1_000 * spent / UPDATES:.3f} ms of CPU "
                f"each, {len(counts)} pages sent and read in this very process"
            )


async def measure_store(tables: int) -> None:
    """A change is written down by one node, and read by another, which hears of which tables there is news."""
    with tempfile.TemporaryDirectory() as folder:
        async with open_house(quick(Path(folder))) as house:
            lines, ours = lay_many(house, tables), house.node.open_tables
            await ours.catch_up()
            writing = reading = 0.0
            for first in range(0, UPDATES, AT_A_TIME):
                some = [lines[number % tables] for number in range(first, first + AT_A_TIME)]
                began = time.process_time()
                await house.node.store.openings.note("x", [Noted(line.table, line, True) for line in some])
                written = time.process_time()
                await ours.catch_up(news={line.table for line in some})
                writing, reading = writing + written - began, reading + time.process_time() - written
            began = time.process_time()
            await ours.catch_up()
            print(
                f"{tables} tables: a change is written down in {1_000 * writing / UPDATES:.3f} ms of CPU and read by "
                f"another node in {1_000 * reading / UPDATES:.3f} ms; the whole list is looked through in "
                f"{1_000 * (time.process_time() - began):.1f} ms, every five seconds"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=5_000)
    parser.add_argument("--listeners", type=int, default=50)
    options = parser.parse_args()
    asyncio.run(measure(options.tables, options.listeners))
    asyncio.run(measure_store(options.tables))


if __name__ == "__main__":
    main()
