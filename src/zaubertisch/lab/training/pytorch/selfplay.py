"""Games that a net plays against itself, of all kinds side by side."""

from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from zaubertisch.kernel.contract import Game
from zaubertisch.lab.environments import Batch
from zaubertisch.lab.training.pytorch.model import Model
from zaubertisch.lab.training.returns import Played
from zaubertisch.lab.training.settings import Kind, Settings

WATCH_EVERY = 8  # steps; then a seat that may not be asked is looked at too, so that its chances are learned


@dataclass(frozen=True)
class Rollout:
    """What was seen, answered and won in some steps of all games."""

    seen: Tensor  # [step, game, number]
    masks: Tensor  # [step, game, option]
    actions: Tensor  # [step, game]
    logs: Tensor  # [step, game]: the logarithm of how likely that answer was
    seats: NDArray[np.int64]  # [game]: how many play
    played: Played
    is_own: NDArray[np.bool_]  # [step, game]: whether the net that learns answered
    watched: Tensor  # [watch, game, number]: what other seats saw
    watchers: NDArray[np.int64]  # [watch, game]: which seat that was


class SelfPlay:
    """A batch of games for each kind."""

    def __init__(self, game: Game, settings: Settings, seed: int, rival: Model | None = None) -> None:
        """With a rival only one seat of each game learns; the rival, which does not change, answers on the others."""
        self.game, self.settings, self.rival = game, settings, rival
        each = max(1, settings.games // len(settings.kinds))
        self.batches = [self._batch(kind, each, seed + place) for place, kind in enumerate(settings.kinds)]
        self.seats = np.concatenate([np.full(each, kind.seats, np.int64) for kind in settings.kinds])
        self.own = np.arange(len(self.seats)) % self.seats  # the seat that learns, against a rival
        self._random = np.random.default_rng(seed)

    def _batch(self, kind: Kind, count: int, seed: int) -> Batch:
        return Batch(
            self.game.key, seats=kind.seats, count=count, seed=seed * 2**32, variants=kind.variants, only_choices=True
        )

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self, model: Model, trust: float = 1.0) -> Rollout:
        """So many steps of all games; the net answers for every seat. As far as it is not trusted to judge, the game's
        own outlook does."""
        steps, games, most = self.settings.steps, len(self.seats), self.game.most_seats
        width, options = self.batches[0].width, len(self.game.options)
        seen = torch.zeros(steps, games, width, dtype=torch.bfloat16)
        masks = torch.zeros(steps, games, options, dtype=torch.bool)
        actions, logs = torch.zeros(steps, games, dtype=torch.int64), torch.zeros(steps, games)
        watched = torch.zeros(steps // WATCH_EVERY, games, width, dtype=torch.bfloat16)
        watchers = np.zeros((steps // WATCH_EVERY, games), np.int64)
        played = Played(
            np.zeros((steps, games), np.int64), np.zeros((steps, games, most), np.float32),
            np.zeros((steps, games), np.float32), np.zeros((steps, games), np.bool_),
            np.zeros((steps, games, most), np.float32), np.zeros((steps, games, most), np.float32),
        )  # fmt: skip
        seats = torch.from_numpy(self.seats)
        for step in range(steps):
            self._look(seen[step], masks[step], played.seats[step])
            if step % WATCH_EVERY == 0 and step // WATCH_EVERY < len(watched):
                self._watch(watched[step // WATCH_EVERY], watchers[step // WATCH_EVERY])
            shares, chances, leads = model(seen[step], masks[step], seats)
            actions[step] = self._answers(shares, seen[step], masks[step], played.seats[step])
            logs[step] = shares.gather(1, actions[step, :, None]).squeeze(1)
            played.chances[step] = self._judged(self._absolute(chances.exp().numpy(), played.seats[step]), trust)
            played.leads[step] = leads.numpy()
            self._step(actions[step].numpy(), step, played)
        is_own = played.seats == self.own if self.rival else np.ones_like(played.ended)
        return Rollout(seen, masks, actions, logs, self.seats, played, is_own, watched, watchers)

    def _answers(self, shares: Tensor, seen: Tensor, masks: Tensor, asked: NDArray[np.int64]) -> Tensor:
        answers = torch.multinomial(shares.exp(), 1).squeeze(1)
        if self.rival is None:
            return answers
        theirs, _, _ = self.rival(seen, masks, torch.from_numpy(self.seats))
        is_own = torch.from_numpy(asked == self.own)
        return torch.where(is_own, answers, torch.multinomial(theirs.exp(), 1).squeeze(1))

    def _look(self, seen: Tensor, masks: Tensor, asked: NDArray[np.int64]) -> None:
        first = 0
        for batch in self.batches:
            here = slice(first, first + len(batch))
            seen[here], masks[here] = torch.from_numpy(batch.observations), torch.from_numpy(batch.masks)
            asked[here] = batch.seats
            first += len(batch)

    def _watch(self, watched: Tensor, watchers: NDArray[np.int64]) -> None:
        watchers[:] = self._random.integers(0, self.seats)
        first = 0
        for batch in self.batches:
            here = slice(first, first + len(batch))
            observations = np.zeros_like(batch.observations)
            batch.observe(watchers[here], observations)
            watched[here] = torch.from_numpy(observations)
            first += len(batch)

    def _absolute(self, chances: NDArray[np.float32], asked: NDArray[np.int64]) -> NDArray[np.float32]:
        """Chances by seat, from those counted from the seat that looks."""
        most = chances.shape[1]
        place = (np.arange(most) - asked[:, None]) % self.seats[:, None]
        found = np.take_along_axis(chances, place, 1)
        return np.where(np.arange(most) < self.seats[:, None], found, 0).astype(np.float32)

    def _judged(self, chances: NDArray[np.float32], trust: float) -> NDArray[np.float32]:
        if trust >= 1 or not self.settings.outlook_scale:
            return chances
        outlooks, first = np.full_like(chances, -np.inf), 0
        for batch in self.batches:
            found = np.zeros_like(batch.rewards)
            batch.weigh(found)
            outlooks[first : first + len(batch), : found.shape[1]] = found / self.settings.outlook_scale
            first += len(batch)
        outlooks = np.exp(outlooks - outlooks.max(1, keepdims=True))
        mixed: NDArray[np.float32] = trust * chances + (1 - trust) * outlooks / outlooks.sum(1, keepdims=True)
        return mixed

    def share_of_own(self, rollout: Rollout) -> tuple[float, float]:
        """Against a rival: what the net that learns won of the games that ended, and what would be even."""
        ended, rows = rollout.played.ended, np.arange(len(self.seats))
        won = rollout.played.shares[:, rows, self.own]
        even = np.broadcast_to(1 / self.seats, ended.shape)
        return float(won[ended].sum()), float(even[ended].sum())

    def _step(self, actions: NDArray[np.int64], step: int, played: Played) -> None:
        first, scale = 0, self.settings.lead_scale
        for batch in self.batches:
            here, taken = slice(first, first + len(batch)), batch.rewards.shape[1]
            batch.step(actions[here])
            played.ended[step, here] = batch.ended
            played.shares[step, here, :taken] = np.where(batch.ended[:, None], batch.rewards + 1 / taken, 0)
            played.margins[step, here, :taken] = batch.leads / (np.abs(batch.leads) + scale)
            first += len(batch)
