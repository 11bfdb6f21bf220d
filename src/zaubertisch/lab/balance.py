"""Do the cards of a game hold what they should? Its module `measures` says what is counted, `targets` what for.

A study may change the game it watches (hand out cards at random, say); so it looks before every question is answered.
"""

import importlib
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from zaubertisch.bots import bot
from zaubertisch.kernel.errors import BadInput
from zaubertisch.lab.arena import Match
from zaubertisch.lab.notebook import Piece, Progress, do_all


def studies_of(game: str) -> dict[str, Any]:
    """What can be counted in a game, by name."""
    try:
        studies: dict[str, Any] = importlib.import_module(f"zaubertisch.games.{game}.measures").STUDIES
    except ModuleNotFoundError:
        raise BadInput(f"game {game!r} has no measures", "zauberschwert") from None
    return studies


def watch_one(job: tuple[Match, str, int]) -> Piece:
    """One game, watched by its study; what was counted."""
    match, study, number = job
    seating = match.seating(number)
    choosers = {name: bot(name) for name in seating}
    position, rng = match.start(number), Random(number)
    watch = studies_of(match.game)[study](position)
    while not position.is_over:
        seat = position.asked()[0]
        position.answer(seat, choosers[seating[seat]](position.view(seat), seat, rng))
        watch.see(position)
    return [number, dict(watch.counts)]


def run_balance(match: Match, study: str, folder: Path, progress: Progress, processes: int = 0) -> "Counter[str]":
    """All games of a match, added up."""
    match.check()
    known = studies_of(match.game)
    if study not in known:
        raise BadInput(f"study {study!r}", ", ".join(known))
    jobs = [(number, (match, study, number)) for number in range(match.games)]
    total: Counter[str] = Counter()
    for _, counts in do_all(watch_one, jobs, match.notebook(folder, f"balance-{study}"), progress, processes):
        total.update(counts)
    return total


def findings(match: Match, counts: "Counter[str]") -> list[Any]:
    """The game's own targets with what was measured."""
    found: list[Any] = importlib.import_module(f"zaubertisch.games.{match.game}.targets").findings(
        counts, len(match.bots), match.options
    )
    return found
