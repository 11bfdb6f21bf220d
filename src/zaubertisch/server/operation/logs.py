"""Logs that one can search, that tell no secrets, and that nobody can flood: one JSON object a line."""

import json
import logging
import sys
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from pathlib import PurePath
from typing import Any

from zaubertisch.server.network.limits import Bucket

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
LONGEST = 200  # letters of what others' code says
DEEPEST = 12  # places of an error, from where it happened upwards
TABLE_LETTERS = 4  # enough to find a table in the database, too few to open it
AT_ONCE, EACH_S = 5, 12.0  # lines of one kind: so many at once, then one in so many seconds
ALL_AT_ONCE, ALL_PER_S = 200, 20.0  # lines of all kinds
MOST_KINDS = 1_000


class OneLine(logging.Formatter):
    """Each line of the log is one JSON object. Errors are kinds and places: their texts may hold what visitors sent."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": first_line(record.getMessage()),
        }
        line |= {name: shown(name, value) for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = error_of(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def first_line(text: str) -> str:
    return text.strip().partition("\n")[0][:LONGEST]


def shown(name: str, value: Any) -> Any:
    return f"{str(value)[:TABLE_LETTERS]}…" if name == "table" else value


def error_of(error: BaseException) -> str:
    """What kind of error, and where it came from, innermost first; no text, no path of this machine.

    >>> try: 1 / 0
    ... except ZeroDivisionError as error: error_of(error).partition(" in ")[0]
    'ZeroDivisionError'
    """
    places = [place_of(frame) for frame in reversed(traceback.extract_tb(error.__traceback__))]
    return " in ".join([type(error).__name__, " < ".join(places[:DEEPEST])])


def place_of(frame: traceback.FrameSummary) -> str:
    return f"{'/'.join(PurePath(frame.filename).parts[-2:])}:{frame.lineno}"


class Thrift(logging.Filter):
    """Lets a few lines of each kind pass at once, then one now and then, which says how many were left out."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._all = Bucket(ALL_PER_S, ALL_AT_ONCE, now)
        self._kinds: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._left_out: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno <= logging.DEBUG:
            return True
        kind = (record.name, first_line(str(record.msg)))
        if not (self._bucket(kind).take() and self._all.take()):
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        if left_out := self._left_out.pop(kind, 0):
            record.left_out = left_out
        return True

    def _bucket(self, kind: tuple[str, str]) -> Bucket:
        bucket = self._kinds.pop(kind, None) or Bucket(1 / EACH_S, AT_ONCE, self._now)
        self._kinds[kind] = bucket
        if len(self._kinds) > MOST_KINDS:
            oldest, _ = self._kinds.popitem(last=False)
            self._left_out.pop(oldest, None)
        return bucket


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine())
    handler.addFilter(Thrift())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("uvicorn.error", "websockets", "alembic", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
