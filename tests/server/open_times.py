"""How long a table with a long log takes to open, with a snapshot and without.

python -m tests.server.open_times --entries 200000
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

import sqlalchemy as sa

from zaubertisch.kernel.versions import rule_version
from zaubertisch.server.network.bus import Bus
from zaubertisch.server.play.hub import Hub
from zaubertisch.server.play.keys import KeyRow
from zaubertisch.server.play.loader import SNAPSHOT_EVERY
from zaubertisch.server.settings import sqlite_url
from zaubertisch.server.storage.pen import Written, row_of
from zaubertisch.server.storage.store import Store
from zaubertisch.server.storage.store_schema import ENTRIES, SNAPSHOTS, TABLES
from zaubertisch.tables.entries import Answered, Entry, Joined, Spoken, Undone
from zaubertisch.tables.questions import asked_in
from zaubertisch.tables.setup import SeatPlan, TableSetup
from zaubertisch.tables.snapshots import contents
from zaubertisch.tables.table import Table


def setup() -> TableSetup:
    seats = [SeatPlan("person", "random", name) for name in ("Anna", "Ben")]
    return TableSetup("grimoria", {}, "", seats, None, 5, "", rule_version("grimoria"))


def long_log(begin: TableSetup, length: int) -> tuple[Table, list[Entry]]:
    """Two persons who cannot make up their minds: answer, talk, take back, talk, over and over."""
    table = Table(begin)
    log: list[Entry] = [Joined(0, "Anna"), Joined(1, "Ben")]
    for entry in log:
        table.apply(entry, table.number + 1)
    seat = asked_in(table.position)[0]
    option = table.view(seat).legal(seat)[0]
    talk = [Spoken(seat, "hm", None)] * 3
    while len(log) < length:
        step: list[Entry] = [Answered(seat, option), *talk, Undone(seat), *talk]
        for entry in step:
            table.apply(entry, table.number + 1)
        log += step
    return table, log


async def opened(store: Store, name: str) -> tuple[float, Table]:
    hub = Hub(store, Bus(), most_tables=10)
    begun = time.perf_counter()
    live = await hub.live(name)
    return time.perf_counter() - begun, live.table


def write(store: Store, name: str, log: list[Entry]) -> None:
    rows = [row_of(Written(name, number, number, entry)) for number, entry in enumerate(log, 1)]
    with store.engine.begin() as link:
        link.execute(sa.insert(ENTRIES), rows)
        link.execute(sa.update(TABLES).values(number=len(log)))


async def measure(length: int, folder: Path) -> bool:
    store, begin, name = Store(sqlite_url(folder / "tables.sqlite")), setup(), "long"
    await store.open()
    await store.create(name, begin, [KeyRow("hash", 0)], "running", None)
    table, log = await asyncio.to_thread(long_log, begin, length)
    await asyncio.to_thread(write, store, name, log)
    whole, once = await opened(store, name)
    quick, again = await opened(store, name)
    with store.engine.connect() as link:
        size = len(link.execute(sa.select(SNAPSHOTS.c.body)).scalar_one())
    await store.close()
    is_same = contents(once) == contents(again) == contents(table)
    print(f"{len(log)} entries: {whole:.2f} s from the start, {quick:.3f} s from the snapshot of {size} bytes")
    print(f"a snapshot every {SNAPSHOT_EVERY} entries; the tables are {'the same' if is_same else 'NOT THE SAME'}")
    return is_same


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.open_times", description=__doc__.partition("\n")[0])
    parser.add_argument("--entries", type=int, default=200_000)
    with tempfile.TemporaryDirectory(prefix="zaubertisch-opening-") as folder:
        return 0 if asyncio.run(measure(parser.parse_args().entries, Path(folder))) else 1


if __name__ == "__main__":
    sys.exit(main())
