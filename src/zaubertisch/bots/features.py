"""What a net sees of a view: the observation that a game declares, made into code that is compiled like its rules."""

import functools
import hashlib
from typing import Any

import numpy as np

from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.observation import Box, Observation, Part, names_of, plain_observation, writer_of
from zaubertisch.kernel.packages import part_of
from zaubertisch.kernel.rules import specialise


class Features:
    """The observation of one game: what its numbers say, and the rule that writes them."""

    def __init__(self, game: Game) -> None:
        parts, box = parts_of(game), Box(game.state, game.most_seats)
        self.names = names_of(parts, box)
        self._source, self._tables = writer_of(parts, box)
        self.suffix = f"{game.key}_{self.fingerprint}"

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return len(self.names)

    @functools.cached_property
    def fingerprint(self) -> str:
        """Of what is written, and how: a declaration is no rule, so a change of it must show in compiled names."""
        arrays = b"".join(table.tobytes() for table in self._tables.values())
        return hashlib.sha256(self._source.encode() + arrays).hexdigest()[:12]

    @functools.cached_property
    def write(self) -> Any:
        """The rule `write_features(view, seat, out, row)`."""
        inside = {"np": np, "__name__": __name__, "__builtins__": __builtins__}
        exec(compile(self._source, __file__, "exec"), inside)
        return specialise(inside["write_features"], self.suffix, opened=False, **self._tables)  # type: ignore[arg-type]


@functools.cache
def features_of(game: Game) -> Features:
    return Features(game)


def parts_of(game: Game) -> tuple[Part, ...]:
    """What a learner sees: as the game declares it, else all numbers of its record."""
    declared = getattr(part_of(game.key, "view.observation"), "OBSERVATION", None)
    if not isinstance(declared, Observation):
        declared = plain_observation(game.state, len(game.card_names), game.most_seats)
    return declared.all_parts(len(game.questions))
