"""Recorded games, read in by the server, and tables that go on from a moment of them."""

import functools
import json
import urllib.request
from random import Random
from typing import Any, NamedTuple

from zaubertisch.tables.records import Record

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
PATIENCE = 300  # seconds; the first use of a game loads its rules, and a busy machine is no mistake
SECRET_WINDOWS = ("lay_cloak", "react")  # the server answers there for those who have only one answer


class Moment(NamedTuple):
    """After `at` answers of a record this seat is asked."""

    record: Record
    at: int
    seat: int


def post(address: str, body: Any) -> Any:
    is_text = isinstance(body, str)
    data = body.encode() if is_text else json.dumps(body).encode()
    headers = {"Content-Type": "text/plain" if is_text else "application/json"}
    with urllib.request.urlopen(urllib.request.Request(address, data, headers), timeout=PATIENCE) as reply:
        return json.load(reply)


def new_table(server: str, *kinds: str, game: str = "grimoria") -> Any:
    """A table with persons (by their names) and bots ("random", "2")."""
    bots = ("random", "greedy", "1", "2", "3", "4", "5")
    seats = [{"kind": "bot", "level": k} if k in bots else {"kind": "person", "name": k} for k in kinds]
    return post(f"{server}/api/tables", {"game": game, "seats": seats})


def read_in(server: str, record: Record) -> str:
    """The table of a record on the server; each is read in once."""
    return read_text_in(server, record.text())


@functools.cache
def read_text_in(server: str, text: str) -> str:
    name: str = post(f"{server}/api/records", text)["table"]
    return name


@functools.cache
def random_game(seed: int, seats: int = 4) -> Record:
    """A whole game in which everybody takes what comes."""
    rng = Random(seed)
    record = Record("grimoria", NAMES[:seats], seed)
    position = record.start()
    while not position.is_over:
        seat = position.asked()[0]
        option = rng.choice(position.legal(seat))
        position.answer(seat, option)
        record = record.answered(seat, position.game.options.name(option))
    return record.ended(position)


@functools.cache
def every_question() -> dict[str, Moment]:
    """One moment for every kind of question, in random games."""
    found: dict[str, Moment] = {}
    kinds = set(Record("grimoria", NAMES[:2], 1).rulebook().questions)
    for seed in range(1, 400):
        record = random_game(seed, 2 + seed % 4)
        for step in record.replay():
            for seat in step.position.asked():
                question = step.position.question
                if question not in found and (question not in SECRET_WINDOWS or len(step.position.legal(seat)) > 1):
                    found[question] = Moment(record, step.number, seat)
        if kinds <= set(found):
            return found
    raise AssertionError(f"never asked: {kinds - set(found)}")


def fork(server: str, moment: Moment, level: str = "random") -> Any:
    """A new table that begins at that moment, with one person."""
    wanted = {"at": moment.at, "seat": moment.seat, "level": level}
    return post(f"{server}/api/tables/{read_in(server, moment.record)}/fork", wanted)


def go_on(server: str, moment: Moment, level: str = "random") -> str:
    """The same; the address of the asked seat."""
    created = fork(server, moment, level)
    return f"/t/{created['table']}#{created['seats'][0]['token']}"
