"""Games that a net plays against itself, of all kinds side by side, on the processor or on a GPU.

All tensors are made on PyTorch's default device (`torch.set_default_device`), and there the games are, too.
"""

from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from zaubertisch.kernel.contract import Game
from zaubertisch.lab.environments import Batch
from zaubertisch.lab.training.pytorch.model import Model
from zaubertisch.lab.training.returns import Played, absolute
from zaubertisch.lab.training.settings import Kind, Settings

WATCH_EVERY = 8  # steps; then a seat that may not be asked is looked at too, so that its chances are learned


@dataclass(frozen=True)
class Rollout:
    """What was seen, answered and won in some steps of all games."""

    seen: Tensor  # [step, game, number]
    masks: Tensor  # [step, game, option]
    actions: Tensor  # [step, game]
    logs: Tensor  # [step, game]: the logarithm of how likely that answer was
    seats: Tensor  # [game]: how many play
    played: Played
    is_own: Tensor  # [step, game]: whether the net that learns answered
    watched: Tensor  # [watch, game, number]: what other seats saw
    watchers: Tensor  # [watch, game]: which seat that was


class Games:
    """A batch of games of one kind, and its arrays as tensors: the same memory."""

    def __init__(self, key: str, kind: Kind, count: int, seed: int, first: int) -> None:
        self.batch = Batch(
            key, seats=kind.seats, count=count, seed=seed * 2**32, variants=kind.variants, only_choices=True,
            device=torch.get_default_device().type,
        )  # fmt: skip
        self.here = slice(first, first + count)  # its rows among all games
        self.seats, self.seen = torch.as_tensor(self.batch.seats), torch.as_tensor(self.batch.observations)
        self.masks, self.ended = torch.as_tensor(self.batch.masks), torch.as_tensor(self.batch.ended)
        self.rewards, self.leads = torch.as_tensor(self.batch.rewards), torch.as_tensor(self.batch.leads)
        self._other = torch.empty_like(self.seen)
        self._outlooks = torch.empty_like(self.rewards)

    def answer(self, actions: Tensor) -> None:
        """What was drawn from the masks is legal."""
        self.batch.step(shared(actions), are_legal=True)

    def seen_by(self, lookers: Tensor) -> Tensor:
        self.batch.observe(shared(lookers), shared(self._other))
        return self._other

    def outlooks(self) -> Tensor:
        self.batch.weigh(shared(self._outlooks))
        return self._outlooks


def shown(name: str) -> Any:
    """An array of a batch on the processor, copied to where the net is."""
    return property(lambda games: games.copied(getattr(games.finished(), name)))


class HostedGames:
    """The same with games on the processor, while the net is elsewhere: what they show is copied there. Batches are
    stepped side by side: compiled rules let other threads run."""

    def __init__(self, key: str, kind: Kind, count: int, seed: int, first: int) -> None:
        self.batch = Batch(
            key, seats=kind.seats, count=count, seed=seed * 2**32, variants=kind.variants, only_choices=True
        )
        self.here = slice(first, first + count)
        self._hand, self._answered = ThreadPoolExecutor(1), Future[None]()
        self._answered.set_result(None)

    def answer(self, actions: Tensor) -> None:
        self._answered = self._hand.submit(self.batch.step, actions.cpu().numpy(), are_legal=True)

    def finished(self) -> Batch:
        """The batch, when its last step is made."""
        self._answered.result()
        return self.batch

    def copied(self, array: NDArray[Any]) -> Tensor:
        return torch.as_tensor(array, device=torch.get_default_device())

    seats, seen, masks = shown("seats"), shown("observations"), shown("masks")
    ended, rewards, leads = shown("ended"), shown("rewards"), shown("leads")

    def seen_by(self, lookers: Tensor) -> Tensor:
        seen = np.zeros_like(self.batch.observations)
        self.finished().observe(lookers.cpu().numpy(), seen)
        return self.copied(seen)

    def outlooks(self) -> Tensor:
        outlooks = np.zeros_like(self.batch.rewards)
        self.finished().weigh(outlooks)
        return self.copied(outlooks)


def shared(tensor: Tensor) -> "Tensor":
    """As a batch takes it: the same memory."""
    return tensor if tensor.is_cuda else tensor.numpy()


class SelfPlay:
    """A batch of games for each kind."""

    def __init__(self, game: Game, settings: Settings, seed: int, rival: Model | None = None) -> None:
        """With a rival only one seat of each game learns; the rival, which does not change, answers on the others."""
        self.game, self.settings, self.rival = game, settings, rival
        each = max(1, settings.games // len(settings.kinds))
        place_of = HostedGames if settings.hosted else Games
        self.tables = [
            place_of(game.key, kind, each, seed + place, place * each) for place, kind in enumerate(settings.kinds)
        ]
        self.seats = torch.cat([torch.full((each,), kind.seats) for kind in settings.kinds])
        self.own = torch.arange(len(self.seats)) % self.seats  # the seat that learns, against a rival
        self.width = self.tables[0].batch.width

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self, model: Model, trust: float = 1.0) -> Rollout:
        """So many steps of all games; the net answers for every seat. As far as it is not trusted to judge, the game's
        own outlook does."""
        found = self._room()
        played, watch = found.played, 0
        for step in range(self.settings.steps):
            seen, masks, asked = found.seen[step], found.masks[step], played.seats[step]
            self._look(seen, masks, asked)
            if step % WATCH_EVERY == 0 and watch < len(found.watched):
                self._watch(found.watched[watch], found.watchers[watch])
                watch += 1
            shares, chances, leads = model(seen, masks, self.seats)
            actions = self._answers(shares, seen, masks, asked)
            found.actions[step] = actions
            found.logs[step] = shares.gather(1, actions[:, None]).squeeze(1)
            played.chances[step] = self._judged(absolute(torch, chances.exp(), asked, self.seats), trust)
            played.leads[step] = leads
            self._step(actions, step, played)
        if self.rival:
            found.is_own[:] = played.seats == self.own
        return found

    def _room(self) -> Rollout:
        """Room for a rollout."""
        steps, games = self.settings.steps, len(self.seats)
        watches = steps // WATCH_EVERY
        return Rollout(
            torch.zeros(steps, games, self.width, dtype=torch.bfloat16),
            torch.zeros(steps, games, len(self.game.options), dtype=torch.bool),
            torch.zeros(steps, games, dtype=torch.int64), torch.zeros(steps, games), self.seats,
            Played.blank(torch, steps, games, self.game.most_seats), torch.ones(steps, games, dtype=torch.bool),
            torch.zeros(watches, games, self.width, dtype=torch.bfloat16),
            torch.zeros(watches, games, dtype=torch.int64),
        )  # fmt: skip

    def _answers(self, shares: Tensor, seen: Tensor, masks: Tensor, asked: Tensor) -> Tensor:
        answers = drawn(shares)
        if self.rival is None:
            return answers
        theirs, _, _ = self.rival(seen, masks, self.seats)
        return torch.where(asked == self.own, answers, drawn(theirs))

    def _look(self, seen: Tensor, masks: Tensor, asked: Tensor) -> None:
        for games in self.tables:
            seen[games.here], masks[games.here], asked[games.here] = games.seen, games.masks, games.seats

    def _watch(self, watched: Tensor, watchers: Tensor) -> None:
        watchers[:] = (torch.rand(len(self.seats)) * self.seats).long()
        for games in self.tables:
            watched[games.here] = games.seen_by(watchers[games.here])

    def _judged(self, chances: Tensor, trust: float) -> Tensor:
        if trust >= 1 or not self.settings.outlook_scale:
            return chances
        outlooks = torch.full_like(chances, float("-inf"))
        for games in self.tables:
            found = games.outlooks()
            outlooks[games.here, : found.shape[1]] = found / self.settings.outlook_scale
        return trust * chances + (1 - trust) * outlooks.softmax(1)

    def share_of_own(self, rollout: Rollout) -> tuple[float, float]:
        """Against a rival: what the net that learns won of the games that ended, and what would be even."""
        ended, rows = rollout.played.ended, torch.arange(len(self.seats))
        won = rollout.played.shares[:, rows, self.own]
        even = (1 / self.seats).expand(ended.shape)
        return won[ended].sum().item(), even[ended].sum().item()

    def _step(self, actions: Tensor, step: int, played: Played) -> None:
        scale = self.settings.lead_scale
        for games in self.tables:
            games.answer(actions[games.here])
        for games in self.tables:
            taken, over = games.rewards.shape[1], games.ended[:, None]
            played.ended[step, games.here] = games.ended
            played.shares[step, games.here, :taken] = torch.where(over, games.rewards + 1 / taken, 0.0)
            played.margins[step, games.here, :taken] = games.leads / (games.leads.abs() + scale)


def drawn(shares: Tensor) -> Tensor:
    """One option of each row, by chance; a share of 0 is never drawn."""
    noise = torch.empty_like(shares).exponential_().log()
    return (shares - noise).argmax(1)
