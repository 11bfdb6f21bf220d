"""Bots that try a card set out: in a process of its own, which ends when nobody waits for it any more."""

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from zaubertisch.games import game as load_game
from zaubertisch.kernel.children import depend_on_parent
from zaubertisch.kernel.warmup import begin, is_plain
from zaubertisch.lab.arena import Match
from zaubertisch.lab.trial import Found, compare
from zaubertisch.server.analysis.readers import SPAWN
from zaubertisch.server.network.limits import Places
from zaubertisch.server.play.hub import Busy
from zaubertisch.server.requests import Estimate, TrialSide, TrialState

KINDNESS = 15  # tables come first
LOOK_S = 0.5  # how often somebody looks whether anything new is there


def try_out(line: Connection, match: Match) -> None:
    """The life of the process: numbers as soon as there are some."""
    depend_on_parent()
    os.nice(KINDNESS)
    begin(match.game)
    with tempfile.TemporaryDirectory(prefix="zaubertisch-trial-") as folder, suppress(OSError):
        for without, changed in compare(match, Path(folder)):
            line.send(TrialState(side_of(without), side_of(changed), match.games))
    line.close()


def side_of(found: Found) -> TrialSide:
    variation = found.variation
    return TrialSide(
        games=found.games,
        by_seat=[Estimate(*share) for share in found.by_seat],
        length=Estimate(*found.length),
        held=Estimate(*found.held),
        holders_win=Estimate(variation.win_share, variation.low, variation.high),
        chosen=variation.chosen,
        best_points=variation.best_points,
        margin=variation.margin,
    )


class Trials:
    """So many at once in all, and one for each visitor."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds, self.running = most, seconds, 0
        self._places = Places(1)
        self._processes: set[Any] = set()

    def check(self, game: str) -> None:
        """Before anything is answered: is there room?"""
        if is_plain(load_game(game).key):
            raise Busy("bots can try cards out as soon as the rules of this game are compiled; try again in a minute")
        if self.running >= self._most:
            raise Busy("others are trying out cards at the moment; try again in a minute")

    async def run(self, address: str, match: Match) -> AsyncIterator[TrialState]:
        """The numbers as they grow; who stops listening ends it."""
        with self._places.take(address) as has_place:
            if not has_place:
                raise Busy("one trial at a time; stop the other one first")
            self.running += 1
            try:
                async for state in self._states(match):
                    yield state
            finally:
                self.running -= 1

    async def _states(self, match: Match) -> AsyncIterator[TrialState]:
        line, far_end = SPAWN.Pipe(duplex=False)
        process = SPAWN.Process(target=try_out, args=(far_end, match), daemon=True)
        await asyncio.to_thread(process.start)
        self._processes.add(process)
        far_end.close()
        until = asyncio.get_running_loop().time() + self._seconds
        try:
            while asyncio.get_running_loop().time() < until:
                if line.poll():
                    with suppress(EOFError):
                        yield line.recv()
                        continue
                    return
                await asyncio.sleep(LOOK_S)
        finally:
            self._end(process)
            line.close()

    def _end(self, process: Any) -> None:
        if process in self._processes:
            self._processes.discard(process)
            end(process)

    def close(self) -> None:
        for process in [*self._processes]:
            self._end(process)


def end(process: Any) -> None:
    process.kill()
    process.join()
    process.close()
