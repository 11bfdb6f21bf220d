"""Four levels of play, from friendly to merciless; each is a setting of the same search.

The weaker ones make a person's mistakes: they do not look far (`horizon`), they think only a little (`simulations`),
and they have a taste of their own (`taste`), which makes them like some things more than these are worth.
A game may bring its own settings in `levels.toml` beside its card file; what it does not say is as below.
"""

import functools
import tomllib
from dataclasses import dataclass, fields, replace

from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput


@dataclass(frozen=True)
class Level:
    """How a search thinks."""

    simulations: int = 2000
    explore: float = 0.5  # how much it tries what it knows little of
    win_weight: float = 0.5  # how much winning counts; the rest is the lead in points
    lead_scale: float = 8.0  # the lead in points that counts as much as half of the greatest
    horizon: int = 0  # answers after which a simulation is judged by points; 0: at the end of the game
    taste: float = 0.0  # how much its likings count, against 1 for winning


LEVELS = {
    1: Level(simulations=60, horizon=12, taste=0.15),
    2: Level(simulations=150, horizon=40, taste=0.05),
    3: Level(simulations=400, horizon=150),
    4: Level(simulations=2000, horizon=150),
}


@functools.cache
def levels(game: Game) -> dict[int, Level]:
    """The levels of a game, by number."""
    path = game.folder / "levels.toml"
    own = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    known = {field.name for field in fields(Level)}
    for number, values in own.items():
        if int(number) not in LEVELS or not set(values) <= known:
            raise BadInput(f"{path.name}: [{number}]", f"tables [1] to [4] with {', '.join(sorted(known))}")
    return {number: replace(level, **own.get(str(number), {})) for number, level in LEVELS.items()}
