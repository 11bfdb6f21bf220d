"""How a game is learned: what is played, by how many, and how fast a net changes. A game's own are in training.toml."""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from typing import Any

from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput


@dataclass(frozen=True)
class Kind:
    """One kind of games that are played: with so many seats and these variants."""

    seats: int
    variants: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Settings:
    """Every number that decides how a net comes out."""

    hidden: int = 256  # the width of its layers
    teacher: str = "search:3"  # whose answers it imitates first
    lessons: int = 100_000  # how many of them
    lesson_rounds: int = 3  # how often it goes through them
    simulations: int = 64  # that it thinks as its own teacher, for each answer of a generation
    own_lessons: int = 120_000  # answers of a generation
    own_rate: float = 2e-4  # at which it learns from itself
    games: int = 512  # that are played side by side, over all kinds
    steps: int = 64  # answers in each of them between two rounds of learning
    rounds: int = 2  # of learning from the same answers
    minibatch: int = 4096
    rate: float = 5e-4  # of learning, at first
    last_rate: float = 5e-5
    clip: float = 0.2  # how far a policy may move from the one that answered
    entropy: float = 0.01  # what indecision is worth, at first
    last_entropy: float = 0.002
    memory: float = 0.95  # the lambda of returns, from one answer of a seat to its next
    lead_weight: float = 0.25  # what a lead in points counts beside a victory
    lead_scale: float = 8.0  # the lead that counts half of the greatest
    outlook_scale: float = 0.0  # the game's outlook that is worth a factor e of chances; 0: it is not used
    outlook_until: float = 0.5  # until this part of the training the outlook judges beside the net, ever less
    hosted: bool = False  # games are played on the processor, wherever the net learns
    kinds: tuple[Kind, ...] = ()


SETTINGS: dict[str, Callable[[str], Any]] = {one.name: one.type for one in fields(Settings)}  # type: ignore[misc]


def settings_for(game: Game, device: str = "cpu", **given: Any) -> Settings:
    """The settings of a game: as its file says, for a GPU as its part [cuda] says, and as they were given."""
    path = game.folder / "training.toml"
    own = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    on_gpu = own.pop("cuda", {})
    own |= on_gpu if device == "cuda" else {}
    kinds = [Kind(**kind) for kind in own.pop("kinds", [])]
    unknown = {*own, *given} - {*SETTINGS}
    if unknown:
        raise BadInput(f"setting {min(unknown)!r}", ", ".join(SETTINGS))
    every = tuple(kinds or [Kind(seats) for seats in range(game.least_seats, game.most_seats + 1)])
    return replace(Settings(kinds=every), **own | given)
