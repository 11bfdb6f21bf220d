"""Bytes on the wire: what one seat is sent for an answer, as whole views and as what changed.

python -m tests.server.wire
"""

import random
from collections.abc import Iterator

from tests.server.test_views import answer, new_table
from zaubertisch.games import GAMES
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.server.play.view_messages import Drawn, Easel, view_of

TABLES, ANSWERS = 3, 150  # so many of each game, from its start


def drawings(game: str, seed: int, observer: int) -> Iterator[Drawn]:
    """A game as one observer sees it."""
    table, rng = new_table(game, seed), random.Random(seed)
    easel = Easel(table)
    for _ in range(ANSWERS):
        if table.state != "running":
            return
        answer(table, rng)
        easel.table_changed(())
        yield easel.draw(observer)


def sizes(game: str, observer: int) -> tuple[float, float]:
    """Mean bytes of a message, whole and as changes."""
    whole, changes = [], []
    for seed in range(TABLES):
        before = None
        for drawn in drawings(game, seed, observer):
            if drawn != before:
                whole.append(len(view_of(drawn, None, 100, b"[]")))
                changes.append(len(view_of(drawn, before, 100, b"[]")))
            before = drawn
    return sum(whole) / len(whole), sum(changes) / len(changes)


def main() -> None:
    print(f"{'game':<14} {'observer':<10} {'view':>6} {'changes':>8}   (bytes a message, four seats, without events)")
    for game in GAMES:
        for name, observer in (("a seat", 0), ("spectator", EVERYONE)):
            whole, changes = sizes(game, observer)
            print(f"{game:<14} {name:<10} {whole:>6.0f} {changes:>8.0f}   {changes / whole:.0%}")


if __name__ == "__main__":
    main()
