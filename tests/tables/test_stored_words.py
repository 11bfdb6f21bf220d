"""What was stored under words of before is read as it is, and is stored under the same names again."""

import json

from zaubertisch.kernel.codec import decode, encode
from zaubertisch.server.storage.store_schema import TABLES
from zaubertisch.tables.entries import AutoPassSet, Entry
from zaubertisch.tables.setup import TableSetup

STORED = {
    "game": "grimoria",
    "options": {"last_level": "15"},
    "cards": "",
    "seats": [{"kind": "person", "level": "3", "name": "Anna"}, {"kind": "bot", "level": "3", "name": "Ben"}],
    "clock": None,
    "seed": 5,
    "salt": "00",
    "rules": "",
    "answers": [],
    "is_past": False,
    "lesson": {"learner": 0, "steps": [{"seat": 0, "option": 3, "thought": "bookmark", "rules": ["G7"]}]},
    "shares": None,
}


def test_the_setup_of_a_table_from_before_is_read_and_written_under_its_old_keys() -> None:
    setup: TableSetup = decode(json.dumps(STORED), TableSetup)
    assert setup.variants == {"last_level": "15"}
    assert setup.lesson is not None
    assert setup.lesson.steps[0].hint == "bookmark"
    seats = [seat | {"figure": None, "is_open": False} for seat in STORED["seats"]]
    new = {"opening": None, "is_rated": False, "is_among_strangers": False, "series": None, "day": None}
    assert json.loads(encode(setup)) == STORED | {"seats": seats} | new


def test_an_order_of_before_is_an_auto_pass() -> None:
    body = b'{"type":"ordered","seat":1,"passing":"round","ref":null}'
    entry: Entry = decode(body, Entry)
    assert entry == AutoPassSet(1, "round")
    assert encode(entry) == body


def test_the_database_keeps_its_column() -> None:
    assert TABLES.c.setup.name == "founding"
