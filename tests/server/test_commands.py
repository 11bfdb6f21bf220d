"""The commands around the server: what they print, and the one line for what is wrong."""

import asyncio
import json
import random
import re
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.commands import run as run_command
from tests.server.house import House, free_port, open_house, play_out, quick
from tests.server.nursery import listens
from zaubertisch.load.growth import SERIES, plot
from zaubertisch.server.settings import sqlite_url
from zaubertisch.server.storage.store import Store

ROOT = Path(__file__).parents[2]


def run(*words: str, status: int = 0) -> str:
    """Run a command; its output, or what it complained about."""
    done = run_command(*words)
    assert done.returncode == status, done.stderr + done.stdout
    return done.stderr if status == 2 else done.stdout


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path, str]:
    """A database with a finished game, its record file, and the hash that was shown at its start."""
    folder = tmp_path_factory.mktemp("finished")

    async def inside() -> tuple[str, str]:
        async with open_house(quick(folder)) as house:
            created = await house.create("pp")
            async with house.sit_all(created) as clients:
                await play_out(clients, random.Random(9).choice)
            _, text = await house.request("GET", f"/api/tables/{created['table']}/record")
            return text, created["seed_hash"]

    text, published = asyncio.run(inside())
    record = folder / "game.record"
    record.write_text(text, encoding="utf-8")
    return folder / "tables.sqlite", record, published


def test_verify_finds_honest_games_honest(finished: tuple[Path, Path, str]) -> None:
    _, record, published = finished
    alone = run("verify", str(record))
    assert "not compared" in alone
    assert "honest" not in alone
    assert "honest" in run("verify", str(record), "--published", published)
    assert "honest" in run("verify", str(record), "--hash", published)


def test_verify_finds_another_hash_another_seed_and_another_file(
    finished: tuple[Path, Path, str], tmp_path: Path
) -> None:
    from zaubertisch.tables.records import checksum

    _, record, published = finished
    assert "not the published one" in run("verify", str(record), "--published", "0" * 64, status=1)
    text = record.read_text(encoding="utf-8")
    changed = re.sub(r"salt: ....", "salt: 0000", text)
    body = changed[: changed.rindex("end: ")]
    changed = f"{body}{re.sub('[0-9a-f]{16}', checksum(body), changed[len(body) :])}"
    forged = tmp_path / "forged.record"
    forged.write_text(changed, encoding="utf-8")
    assert "does not fit seed and salt" in run("verify", str(forged), status=1)
    old = ROOT / "tests/records/grimoria-2-seats.record"
    assert "no seed hash" in run("verify", str(old), status=2)
    assert published in text


def test_a_backup_of_a_running_server_is_whole(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            created = await house.create("pp")
            async with house.sit_all(created) as (anna, _):
                await anna.answer()
                copy = tmp_path / "copy.sqlite"
                await asyncio.to_thread(run, "backup", str(copy), "--database", str(tmp_path / "tables.sqlite"))
                store = Store(sqlite_url(copy))
                assert len(await store.entries(created["table"])) == 3
                await store.close()
                with sqlite3.connect(copy) as link:
                    assert link.execute("PRAGMA integrity_check").fetchone() == ("ok",)

    asyncio.run(inside())


def test_wrong_words_get_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for words, expected in (
            (("serve", "--port", port, "--database", str(tmp_path / "a.sqlite")), "a free port"),
            (("serve", "--database", "mysql://x"), "allowed is postgresql://"),
            (("serve", "--database", "postgresql://x@127.0.0.1:1/x", "--port", "0"), "can be reached"),
            (("serve", "--bus", "carrier-pigeon", "--port", "0"), "allowed is redis://"),
            (("serve", "--database", "/proc/no/tables.sqlite"), "can be written"),
            (("serve", "--metrics", "9321"), "allowed is HOST:PORT"),
            (("serve", "--site", "play.example.org"), "https://HOST"),
            (("serve", "--mail", "smtp://localhost"), "--site https://HOST"),
            (("serve", "--site", "https://a.example", "--mail", "pop://x", "--mail-from", "a@b.de"), "smtp://USER"),
            (("serve", "--site", "https://a.example", "--mail", "smtp://x", "--mail-from", "anna"), "an address"),
            (("serve", "--site", "https://a.example", "--push-keys", "/none.pem"), "`zaubertisch push-keys` made"),
            (("push-keys", "/proc/no/keys.pem"), "a folder that can be written"),
            (("serve", "--metrics", f"127.0.0.1:{port}"), "a free port"),
            (("serve", "--metrics", "127.0.0.1:8321"), "a port of its own"),
            (("serve", "--metrics", f"unix:{tmp_path}/none/metrics"), "a folder that is there"),
            (("backup", str(tmp_path / "b"), "--database", str(tmp_path / "none")), "no such file"),
            (("load", "--tables", "50", "--sockets", "20"), "one for each seat"),
            (("load", "--growth", str(tmp_path / "none" / "plot.svg")), "a folder that is there"),
        ):
            complaint = run(*words, status=2)
            assert complaint.count("\n") == 1, complaint
            assert expected in complaint


def test_load_measures_and_finds_no_errors() -> None:
    found = json.loads(run("load", "--tables", "4", "--sockets", "10", "--rate", "20", "--seconds", "2", "--json"))
    wanted = {"answers_per_s", "p50_ms", "p95_ms", "p99_ms", "errors", "kb_per_table", "kb_per_socket"}
    assert wanted <= found.keys()
    assert found["bytes_per_answer"] > 0
    assert found["errors"] == 0
    assert found["answers"] > 20


def test_the_plot_of_growth_has_a_point_for_each_measurement() -> None:
    measured = [(each.title, {n: {"server_ms_per_answer": n / 10} for n in each.values}) for each in SERIES]
    drawing = ElementTree.fromstring(plot("grimoria", measured))
    points = drawing.findall(".//{*}circle")
    assert len(points) == sum(len(each.values) for each in SERIES)
    heights = [float(point.get("cy", "nan")) for point in points[: len(SERIES[0].values)]]
    assert heights == sorted(heights, reverse=True), "what costs more stands higher"


def state_of(port: int, table: str) -> str:
    return str(asyncio.run(House(port).request("GET", f"/api/tables/{table}"))[1]["state"])


def test_a_restart_is_gentle_and_the_example_bot_goes_on_by_itself(tmp_path: Path) -> None:
    port = free_port()
    command = [
        sys.executable, "-m", "zaubertisch", "serve", "--port", str(port), "--database", str(tmp_path / "t.sqlite"),
        "--quick", "--log-level", "debug",
    ]  # fmt: skip

    def start() -> "subprocess.Popen[str]":
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        until = time.monotonic() + 120
        while not listens(port):
            assert time.monotonic() < until
            time.sleep(0.05)
        return server

    server = start()
    created = asyncio.run(House(port).create("pp"))
    bots = [
        subprocess.Popen(
            [sys.executable, str(ROOT / "examples/bot_client.py"), f"http://127.0.0.1:{port}/t/{created['table']}#{token}"],
            stdout=subprocess.PIPE, text=True,
        )
        for token in created["tokens"].values()
    ]  # fmt: skip
    while state_of(port, created["table"]) != "running":
        assert server.poll() is None
        time.sleep(0.05)
    server.terminate()
    _, log = server.communicate(timeout=60)
    assert server.returncode == 0
    server = start()
    try:
        for bot in bots:
            out, _ = bot.communicate(timeout=120)
            assert "over:" in out
    finally:
        server.terminate()
        log += server.communicate(timeout=60)[1]
    for secret in (*created["tokens"].values(), created["spectator"]):
        assert secret not in log
    assert "Traceback" not in log
