"""Four levels of play, from friendly to merciless; each is a setting of the same search.

The weaker ones make a person's mistakes: they do not look far (`horizon`), they think only a little (`simulations`),
and they have a taste of their own (`taste`), which makes them like some things more than these are worth.
A game may bring its own settings in `levels.toml` beside its card file; what it does not say is as below.
"""

import functools
import re
import tomllib
from collections.abc import Collection
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput

ENDLESS = 10_000_000  # simulations, where only time counts
MOST_LEVELS = 5  # of which the last one, the master, is for nets alone
BUDGET = re.compile(r"([1-9]\d{0,7})(ms)?")


@dataclass(frozen=True)
class Level:
    """How a search thinks."""

    simulations: int = 2000
    milliseconds: int = 0  # after which it answers, however many simulations there were; 0: it takes its time
    explore: float = 0.5  # how much it tries what it knows little of
    urgency: float = 9.0  # how far an option never tried is taken above the others; 9: every one is tried first
    trust: float = (
        0.0  # above 0: only the rollout policy's answers are tried, and so often followed against the numbers
    )
    guided: float = 1.0  # how much of a simulation follows the rollout policy; the rest goes by chance
    win_weight: float = 0.5  # how much winning counts; the rest is the lead in points
    lead_scale: float = 8.0  # the lead in points that counts as much as half of the greatest
    horizon: int = 0  # answers after which a simulation is judged by points; 0: at the end of the game
    taste: float = 0.0  # how much its likings count, against 1 for winning
    haste: float = 0.0  # how often it answers without thinking where the game has hasty answers
    threads: int = 1  # trees that grow side by side and are added up
    net: str = ""  # the net that it asks; nothing: it plays games out
    temperature: float = 0.0  # of a net's shares, where it answers by itself; 0: always what it likes best


SETTINGS = {field.name: field.type for field in fields(Level)}
LEVELS = {
    1: Level(simulations=60, horizon=12, taste=0.15),
    2: Level(simulations=150, horizon=40, taste=0.05),
    3: Level(simulations=400, horizon=150),
    4: Level(simulations=2000, horizon=150),
}


@functools.cache
def levels(game: Game) -> dict[int, Level]:
    """The levels of a game, by number."""
    own = _read(game.folder / "levels.toml", LEVELS)
    return {number: replace(level, **own.get(number, {})) for number, level in LEVELS.items()}


@functools.cache
def net_levels(game: Game) -> dict[int, Level]:
    """The levels of a game that play by its nets; none if it has no nets."""
    own = _read(game.folder / "nets" / "levels.toml", range(1, MOST_LEVELS + 1))
    return {number: Level(**{"simulations": 0} | values) for number, values in own.items()}


def _read(path: Path, numbers: Collection[int]) -> dict[int, dict[str, Any]]:
    own = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for number, values in own.items():
        if number not in map(str, numbers) or not set(values) <= set(SETTINGS):
            allowed = f"tables [1] to [{max(numbers)}] with {', '.join(sorted(SETTINGS))}"
            raise BadInput(f"{path.name}: [{number}]", allowed)
    return {int(number): values for number, values in own.items()}


def parse_settings(text: str) -> dict[str, Any]:
    """What is said behind the number of a level: simulations, milliseconds, and any setting by its name.

    >>> parse_settings("2000"), parse_settings("500ms"), parse_settings("2000:taste=0.1")
    ({'simulations': 2000}, {'simulations': 10000000, 'milliseconds': 500}, {'simulations': 2000, 'taste': 0.1})
    """
    settings: dict[str, Any] = {}
    for part in text.split(":") if text else ():
        name, is_named, value = part.partition("=")
        settings |= {name: _setting(name, value)} if is_named else _budget(part)
    return settings


def _budget(text: str) -> dict[str, int]:
    match = BUDGET.fullmatch(text)
    if not match:
        raise BadInput(f"budget {text!r}", "simulations (2000) or milliseconds (500ms)")
    return {"simulations": ENDLESS, "milliseconds": int(match[1])} if match[2] else {"simulations": int(match[1])}


def _setting(name: str, value: str) -> int | float | str:
    if name not in SETTINGS:
        raise BadInput(f"setting {name!r}", ", ".join(SETTINGS))
    try:
        return value if SETTINGS[name] is str else int(value) if SETTINGS[name] is int else float(value)
    except ValueError:
        raise BadInput(f"setting {name}: {value!r}", "a number") from None
