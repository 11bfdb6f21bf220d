"""How a net changes by what was played: proximal policy optimisation, and imitation of a teacher before it."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from zaubertisch.lab.training.imitation import Lessons
from zaubertisch.lab.training.losses import clipped_gain, divergence_of, entropy_of, surprise_of
from zaubertisch.lab.training.pytorch.model import Model
from zaubertisch.lab.training.pytorch.selfplay import WATCH_EVERY, Rollout
from zaubertisch.lab.training.returns import advantages_of, returns_of, turned
from zaubertisch.lab.training.settings import Settings

CHANCE_WEIGHT, LEAD_WEIGHT, LESSON_CHANCE_WEIGHT, STEEPEST = 0.5, 0.5, 0.1, 0.5


@dataclass(frozen=True)
class Learned:
    """How it went: what a log shows."""

    entropy: float
    surprise: float  # the cross entropy of who won
    change: float  # how far the policy moved: the approximate divergence from the one that answered


class Learner:
    """A net and how it is changed."""

    def __init__(self, model: Model, settings: Settings) -> None:
        self.model, self.settings = model, settings
        self.optimizer = torch.optim.Adam(model.parameters(), lr=settings.rate, eps=1e-5)

    @property
    def rate(self) -> float:
        """How fast it learns."""
        return float(self.optimizer.param_groups[0]["lr"])

    @rate.setter
    def rate(self, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    def learn(self, rollout: Rollout, progress: float) -> Learned:
        """Some rounds over a rollout; `progress` goes from 0 to 1 over the whole training."""
        rate = self.settings.rate + (self.settings.last_rate - self.settings.rate) * progress
        entropy = self.settings.entropy + (self.settings.last_entropy - self.settings.entropy) * progress
        self.rate = rate
        found = Material.of(rollout, self.settings)
        said = [
            self._step(found, part, entropy)
            for _ in range(self.settings.rounds)
            for part in found.use[torch.randperm(len(found.use))].split(self.settings.minibatch)
        ]
        self._learn_watched(found)
        return Learned(*torch.stack(said).mean(0).tolist())

    def _step(self, found: "Material", part: Tensor, entropy_weight: float) -> Tensor:
        shares, chances, leads = self.model(found.seen[part], found.masks[part], found.seats[part])
        moved = shares.gather(1, found.actions[part, None]).squeeze(1) - found.logs[part]
        gain = clipped_gain(torch, moved, found.advantages[part], self.settings.clip).mean()
        entropy = entropy_of(torch, shares).mean()
        surprise = surprise_of(torch, chances, found.won[part]).mean()
        off = (leads - found.margins[part]).square().mean()
        self.improve(CHANCE_WEIGHT * surprise + LEAD_WEIGHT * off - gain - entropy_weight * entropy)
        return torch.stack((entropy, surprise, divergence_of(torch, moved).mean())).detach()

    def _learn_watched(self, found: "Material") -> None:
        for part in torch.randperm(len(found.watched)).split(self.settings.minibatch):
            nothing = torch.ones(len(part), found.masks.shape[-1], dtype=torch.bool)
            _, chances, _ = self.model(found.watched[part], nothing, found.watched_seats[part])
            self.improve(CHANCE_WEIGHT * surprise_of(torch, chances, found.watched_won[part]).mean())

    def imitate(self, lessons: Lessons, chosen: NDArray[np.int64]) -> tuple[float, float]:
        """Come nearer to what a teacher answered and to who won; returns how far off both are."""
        seen, weights, masks = lessons.dense(chosen, self.model.first.in_features, self.model.policy.out_features)
        lookers, seats = lessons.lookers[chosen].astype(np.int64), lessons.seats[chosen].astype(np.int64)
        won = turned(np, lessons.shares[chosen], lookers, seats)
        shares, chances, _ = self.model(tensor(seen).bfloat16(), tensor(masks), tensor(seats))
        off, surprise = (
            surprise_of(torch, shares, tensor(weights)).mean(),
            surprise_of(torch, chances, tensor(won)).mean(),
        )
        self.improve(off + LESSON_CHANCE_WEIGHT * surprise)
        return off.item(), surprise.item()

    def improve(self, loss: Tensor) -> None:
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), STEEPEST)
        self.optimizer.step()


@dataclass(frozen=True)
class Material:
    """A rollout as one long list of answers, with what came of them."""

    seen: Tensor
    masks: Tensor
    seats: Tensor
    actions: Tensor
    logs: Tensor
    advantages: Tensor
    won: Tensor  # who won, counted from the seat that answered
    margins: Tensor
    use: Tensor  # the answers of which it is known
    watched: Tensor
    watched_seats: Tensor
    watched_won: Tensor

    @classmethod
    def of(cls, rollout: Rollout, settings: Settings) -> "Material":
        played = rollout.played
        returns = returns_of(torch, played, settings.memory)
        advantages = advantages_of(torch, played, returns, settings.lead_weight)
        use = returns.is_known & rollout.is_own
        known = advantages[use]
        advantages = (advantages - known.mean()) / (known.std() + 1e-6)
        seats = rollout.seats.expand(played.seats.shape)
        won = turned(torch, returns.shares, played.seats, seats)
        watched = slice(0, len(rollout.watched) * WATCH_EVERY, WATCH_EVERY)
        watched_seats = rollout.seats.expand(rollout.watchers.shape)
        watched_won = turned(torch, returns.shares[watched], rollout.watchers, watched_seats)
        is_known = returns.is_known[watched].ravel()
        return cls(
            rollout.seen.flatten(0, 1), rollout.masks.flatten(0, 1), seats.ravel(), rollout.actions.ravel(),
            rollout.logs.ravel(), advantages.ravel(), won.flatten(0, 1), returns.margins.ravel(),
            use.ravel().nonzero().squeeze(1), rollout.watched.flatten(0, 1)[is_known], watched_seats.ravel()[is_known],
            watched_won.flatten(0, 1)[is_known],
        )  # fmt: skip


def tensor(array: NDArray[Any]) -> Tensor:
    """An array on the device where the net learns."""
    return torch.as_tensor(np.ascontiguousarray(array), device=torch.get_default_device())
