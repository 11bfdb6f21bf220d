"""How a game goes, as a learner sees it: a hash of many answers by chance. Equal traces are equal games for a net."""

import hashlib
from collections.abc import Iterable
from dataclasses import asdict, replace
from pathlib import Path

import numpy as np

from zaubertisch.bots.nets import FOLDER, About, about, load_net, net_names, save_net
from zaubertisch.kernel.contract import Game
from zaubertisch.lab.environments import Batch

GAMES, STEPS, SEED = 16, 400, 7


def trace_of(game: Game, seats: Iterable[int]) -> str:
    digest = hashlib.sha256()
    for count in seats:
        batch, rng = Batch(game.key, seats=count, count=GAMES, seed=SEED), np.random.default_rng(SEED)
        for _ in range(STEPS):
            for part in (batch.observations, batch.masks, batch.rewards):
                digest.update(part.tobytes())
            batch.step((rng.random(batch.masks.shape) * batch.masks).argmax(axis=1))
    return digest.hexdigest()[:12]


def state_of(game: Game, name: str) -> str:
    """Whether a net plays: it fits, it only needs a new mark, or it is of other rules."""
    known = load_net(game, file_of(game, name)).about
    if known.fits_game(game):
        return "fits"
    return "same game, new sources" if can_renew(game, known) else "other rules"


def can_renew(game: Game, known: About) -> bool:
    """Is it the same game, though its sources changed?"""
    now = about(game)
    same = (known.cards, known.answers, known.features) == (now.cards, now.answers, now.features)
    return same and trace_of(game, known.seats) == known.trace


def renew(game: Game) -> list[str]:
    """Mark the nets of a game for the rules as they are now, where these are the same for a net; says which."""
    found = []
    for name in net_names(game):
        path = file_of(game, name)
        net = load_net(game, path)
        if not net.about.fits_game(game) and can_renew(game, net.about):
            weights = {part: net.weights[part][0] for part in net.weights.dtype.names or ()}
            save_net(path, replace(net.about, **asdict(about(game))), weights)
            found.append(name)
    return found


def file_of(game: Game, name: str) -> Path:
    return game.folder / FOLDER / f"{name}.npz"
