"""What the list of open tables costs: `python -m tests.server.list_costs --tables 5000 --listeners 50`."""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from tests.server.house import House, open_house, quick
from tests.server.test_open_tables import row_of
from zaubertisch.server.lobby import BETWEEN_PAGES_S

UPDATES = 2_000


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=5_000)
    parser.add_argument("--listeners", type=int, default=50)
    options = parser.parse_args()
    asyncio.run(measure(options.tables, options.listeners))


if __name__ == "__main__":
    main()
