"""Nets that learned a game: files of weights in the folder of the game, and what they say of a view.

A net fits a game if rules, card values, options and what it sees are those it was trained for; a view, if its variants
and number of seats are. Where it does not, the search plays.
"""

import functools
import hashlib
import io
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zaubertisch.bots import network
from zaubertisch.bots.features import features_of
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import allocate
from zaubertisch.kernel.rules import specialise
from zaubertisch.kernel.versions import rule_version
from zaubertisch.kernel.warmup import is_compiled

FOLDER = "nets"
ABOUT = "about"  # what a file says of itself, beside its weights
Weights = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class About:
    """For what a net was trained, and how."""

    game: str
    rules: str  # the version of the rules
    cards: str  # of the card values
    answers: str  # of the names of all options
    features: str  # of what it sees
    seats: tuple[int, ...]
    variants: dict[str, tuple[int, ...]]  # the values that it met, by field of the record
    trace: str = ""  # of games as it saw them
    decisions: int = 0
    command: str = ""

    def fits_game(self, game: Game) -> bool:
        return asdict(self) | asdict(about(game)) == asdict(self)

    def fits(self, view: Position) -> bool:
        """Was it trained for such a table?"""
        met = all(int(view.state[name][0]) in values for name, values in self.variants.items())
        return met and view.seats in self.seats and hash_of(view.deck.tobytes()) == self.cards


@dataclass(frozen=True)
class Identity:
    """What must be the same for a net to fit a game at all."""

    game: str
    rules: str
    cards: str
    answers: str
    features: str


@functools.cache
def about(game: Game) -> Identity:
    names = "\0".join(game.options.name(option) for option in range(len(game.options)))
    cards = game.make_deck(game.card_set()).tobytes()
    return Identity(
        game.key, rule_version(game.key), hash_of(cards), hash_of(names.encode()), features_of(game).fingerprint
    )


def hash_of(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]


@dataclass(frozen=True)
class Opinion:
    """What a net says of a view: how much it likes each legal option, and everybody's chance to win."""

    shares: dict[int, float]
    chances: tuple[float, ...]


class Net:
    """The weights of a net, and all that is needed to ask it."""

    def __init__(self, game: Game, about: About, weights: Weights) -> None:
        self.game, self.about = game, about
        width, hidden = weights["first"].shape
        self.weights = allocate(network.net_type(width, hidden, len(game.options), game.most_seats))
        for name, values in weights.items():
            self.weights[name][0] = values
        self.mind = allocate(network.mind_type(width, hidden, len(game.options)))
        self._out = np.zeros(len(game.options) + 1, np.int16)

    @property
    def hidden(self) -> int:
        """How wide its layers are."""
        return int(self.weights["first_bias"].shape[1])

    def ask(self, view: Position, seat: int) -> Opinion:
        """Its opinion of the view of a seat, which need not be asked anything."""
        options = view.legal(seat) if seat in view.asked() else []
        shares, chances = (self._ask if is_compiled(self.game.key) else self._ask_plainly)(view, seat, options)
        return Opinion(dict(zip(options, shares.tolist(), strict=True)), tuple(chances.tolist()))

    def _ask(self, view: Position, seat: int, options: list[int]) -> tuple[NDArray[Any], NDArray[Any]]:
        self._out[: len(options)] = options
        consult(self.game, self.hidden)(view.state, seat, self.weights, self.mind, self._out, len(options))
        return self.mind["prior"][0, : len(options)], self.mind["chance"][0, : view.seats]

    def _ask_plainly(self, view: Position, seat: int, options: list[int]) -> tuple[NDArray[Any], NDArray[Any]]:
        """The same by NumPy, where nothing is compiled yet."""
        features_of(self.game).write(view.g, seat, self.mind["seen"][0], 0)
        return forward(self.weights[0], self.mind["seen"][0, 0], options, view.seats, seat)


def forward(
    net: Any, seen: NDArray[Any], options: list[int], seats: int, seat: int
) -> tuple[NDArray[Any], NDArray[Any]]:
    """The forward pass as NumPy would have it."""
    inner = np.maximum(seen @ net.first + net.first_bias, 0)
    inner = inner + np.maximum(inner @ net.second + net.second_bias, 0)
    inner = inner + np.maximum(inner @ net.third + net.third_bias, 0)
    policy, chance = net.policy[options] @ inner + net.policy_bias[options], net.chance @ inner + net.chance_bias
    return softmax(policy), np.roll(softmax(chance[:seats]), seat)


def softmax(numbers: NDArray[Any]) -> NDArray[Any]:
    shares = np.exp(numbers - numbers.max(initial=-np.inf))
    found: NDArray[Any] = shares / shares.sum()
    return found


@functools.cache
def consult(game: Game, hidden: int) -> Any:
    """The compiled way to ask a net of this game whose layers are so wide."""
    return specialised(game, hidden, *network.CONSULT)


def specialised(game: Game, hidden: int, *templates: Any, **more: Any) -> Any:
    """Templates that use a net, compiled for a game: each may call those before it, the last is for Python to call.

    Nets of other widths are other types, so they have names of their own.
    """
    features = features_of(game)
    bound = {"write_features": features.write} | more
    for template in templates:
        opened = template is templates[-1]
        bound[template.__name__] = specialise(template, f"{features.suffix}_{hidden}", opened=opened, **bound)
    return bound[templates[-1].__name__]


def save_net(path: Path, about: About, weights: Weights) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(packed(about, weights))


def packed(about: About, weights: Weights) -> bytes:
    """A file of half precision."""
    file = io.BytesIO()
    small = {name: np.asarray(values, np.float16) for name, values in weights.items()}
    np.savez(file, allow_pickle=False, **small, **{ABOUT: np.array(json.dumps(asdict(about)))})
    return file.getvalue()


def load_net(game: Game, path: Path) -> Net:
    return unpacked(game, path.read_bytes())


def unpacked(game: Game, file: bytes) -> Net:
    with np.load(io.BytesIO(file)) as kept:
        said = json.loads(str(kept[ABOUT]))
        variants = {name: tuple(values) for name, values in said.pop("variants").items()}
        seats = tuple(said.pop("seats"))
        weights = {name: kept[name].astype(np.float32) for name in kept.files if name != ABOUT}
    return Net(game, About(**said, seats=seats, variants=variants), weights)


def net_names(game: Game) -> list[str]:
    return sorted(path.stem for path in (game.folder / FOLDER).glob("*.npz"))


@functools.cache
def net_of(game: Game, name: str) -> Net | None:
    """A net of a game by its name; nothing if there is none, or if the game has changed since it was trained."""
    path = game.folder / FOLDER / f"{name}.npz"
    net = load_net(game, path) if path.exists() else None
    return net if net and net.about.fits_game(game) else None
