"""Long work in numbered pieces; every finished piece is written down at once, so that it can be stopped.

The same work, started again, goes on from the notebook.
"""

import json
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from zaubertisch.lab.crew import EVERY_CORE, Crew, Work

Progress = Callable[[int, int], None]
Piece = list[Any]  # its number, then whatever came of it, as JSON can hold it
Note = Callable[[Any], Piece]


class Notebook:
    """The pieces of some work so far, a line each."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.pieces: dict[int, Piece] = {piece[0]: piece for piece in self._read()}

    def _read(self) -> Iterator[Piece]:
        if self.path.exists():
            for line in self.path.read_text(encoding="utf-8").splitlines():
                if line.endswith("]"):  # a line cut off by a stop does not count
                    yield json.loads(line)

    def write(self, piece: Piece) -> None:
        """On a line of its own, also after one that was cut off."""
        self.pieces[piece[0]] = piece
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab+") as file:
            file.seek(max(0, file.seek(0, os.SEEK_END) - 1))
            cut_off = file.read(1) not in (b"", b"\n")
            file.write((b"\n" if cut_off else b"") + json.dumps(piece).encode() + b"\n")


def as_it_is(piece: Piece) -> Piece:
    return piece


def do_all(
    work: Work,
    jobs: Sequence[tuple[int, Any]],
    notebook: Notebook,
    progress: Progress,
    crew: Crew = EVERY_CORE,
    note: Note = as_it_is,
) -> list[Piece]:
    """Every numbered job that the notebook does not have yet; returns all of them in their order.

    `note` makes a piece of what came of a job: here, wherever it was done.
    """
    missing = [job for number, job in jobs if number not in notebook.pieces]
    done = len(jobs) - len(missing)
    progress(done, len(jobs))
    for more, result in enumerate(crew.results(work, missing), done + 1):
        notebook.write(note(result))
        progress(more, len(jobs))
    return [notebook.pieces[number] for number, _ in jobs]
