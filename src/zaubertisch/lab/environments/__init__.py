"""The games as environments for learning: many at once (`Batch`), in PettingZoo (`aec`), in OpenSpiel (`spiel`).

    Batch("grimoria", seats=4, count=4096)
    aec("grimoria", seats=4)
    spiel("grimoria", players=4)

What each of them shows of a game comes from the view of the seat that looks, and from nothing else (docs/lab.md).
"""

from typing import Any

from zaubertisch.lab.environments.batch import Batch

__all__ = ["Batch", "aec", "spiel"]


def aec(game: str, **settings: Any) -> Any:
    """A game as an environment of PettingZoo: `seats`, `variants`, `render_mode`."""
    from zaubertisch.lab.environments.pettingzoo_games import GameEnv

    return GameEnv(game, **settings)


def spiel(game: str, **parameters: Any) -> Any:
    """A game as OpenSpiel loads it: `players`, `deals`, `variants`."""
    from zaubertisch.lab.environments.openspiel_games import load

    return load(game, parameters)
