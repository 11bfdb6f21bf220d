"""Processes that read what strangers send: card files, records, and what a bot thinks of them.

Whatever such a text does to its reader, it cannot hold up the server: a reader that takes too long is ended, and the
next one is started. A few may wait; the rest get the answer "busy".
"""

import logging
import multiprocessing
import warnings
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from zaubertisch.kernel.children import depend_on_parent
from zaubertisch.kernel.errors import BadInput
from zaubertisch.server.play.hub import Busy
from zaubertisch.server.threads import Threads
from zaubertisch.tables.old_words import OldWord

log = logging.getLogger(__name__)

SPAWN = multiprocessing.get_context("spawn")
START_S = 120.0  # a new reader may have to load, or even compile, the rules
BEGUN, DONE, REFUSED, FAILED = "begun", "done", "refused", "failed"

T = TypeVar("T")
Outcome = tuple[str, Any]  # how it went, and what came of it


def read_for_ever(line: Connection) -> None:
    """The life of a reader; its parent process ends it."""
    depend_on_parent()
    warnings.simplefilter("ignore", OldWord)  # strangers may use any words that are read
    with suppress(EOFError, OSError):
        while True:
            prepare, work, arguments = line.recv()
            prepare(*arguments)
            line.send((BEGUN, None))
            line.send(outcome_of(work, arguments))


def outcome_of(work: Callable[..., Any], arguments: tuple[Any, ...]) -> Outcome:
    try:
        return DONE, work(*arguments)
    except BadInput as error:
        return REFUSED, (error.what, error.allowed, error.file, error.line)
    except Exception as error:
        return FAILED, f"{type(error).__name__}: {error}"


def result_of(kind: str, found: Any) -> Any:
    """The same on this side of the line."""
    if kind == REFUSED:
        what, allowed, file, place = found
        raise BadInput(what, allowed, file=file, line=place)
    if kind == FAILED:
        raise RuntimeError(found)
    return found


class Reader:
    """One process, and the line to it."""

    def __init__(self) -> None:
        self.line, far_end = SPAWN.Pipe()
        self.process = SPAWN.Process(target=read_for_ever, args=(far_end,), daemon=True)
        self.process.start()
        far_end.close()

    def ask(
        self, seconds: float, prepare: Callable[..., Any], work: Callable[..., Any], *arguments: Any
    ) -> tuple[str, Any]:
        """What comes of the work; the time counts from when everything it needs is loaded."""
        self.line.send((prepare, work, arguments))
        self._reply(START_S)
        return self._reply(seconds)

    def _reply(self, seconds: float) -> Outcome:
        if not self.line.poll(seconds):
            raise TimeoutError
        reply: Outcome = self.line.recv()
        return reply

    def stop(self) -> None:
        self.line.close()
        self.process.kill()
        self.process.join()
        self.process.close()


class Readers:
    """So many texts are read at once, so many more may wait. Processes start when they are first needed."""

    def __init__(self, count: int, most_waiting: int) -> None:
        self._threads = Threads(count, most_waiting)  # each waits for one process
        self._idle: list[Reader] = []
        self._all: set[Reader] = set()

    async def do(self, seconds: float, prepare: Callable[..., Any], work: Callable[..., T], *arguments: Any) -> T:
        """Let a reader work; an error of the visitor comes back as such."""
        found: T = await self._threads.do(self._ask, seconds, prepare, work, *arguments)
        return found

    def _ask(self, seconds: float, *job: Any) -> Any:
        """In a thread: ask a free reader; one that is late or dead is ended, and the next job gets a new one."""
        reader = self._idle.pop() if self._idle else self._new()
        try:
            kind, found = reader.ask(seconds, *job)
        except TimeoutError:
            self._end(reader)
            log.warning("reader_ended", extra={"seconds": seconds})
            raise BadInput("this takes too long to read", "something shorter or simpler") from None
        except (EOFError, OSError):
            self._end(reader)
            raise Busy("reading failed; try again") from None
        self._idle.append(reader)
        return result_of(kind, found)

    def _new(self) -> Reader:
        reader = Reader()
        self._all.add(reader)
        return reader

    def _end(self, reader: Reader) -> None:
        self._all.discard(reader)
        reader.stop()

    def close(self) -> None:
        """End all processes."""
        self._threads.close()
        for reader in [*self._all]:
            with suppress(Exception):
                self._end(reader)
