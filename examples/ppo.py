"""A small PPO that learns a game by playing against itself, in one file.

pip install 'zaubertisch[train]'
python examples/ppo.py grimoria --seats 4 --updates 60

One net plays all seats. It sees what the asked seat sees, nothing else; questions with one answer are not put to it.
Before and after, it plays against seats that answer at random: an even share of the victories is 1 / seats.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

from zaubertisch.lab.environments import Batch

GAMES, STEPS, EPOCHS, MINIBATCH = 512, 64, 2, 4096
RATE, CLIP, ENTROPY, VALUE, TRACE = 1e-3, 0.2, 0.01, 0.5, 0.95  # TRACE: lambda of GAE; rewards are not discounted
FORBIDDEN = -1e9


class Net(nn.Module):
    """What to answer, and how the game will end for the seat that looks."""

    def __init__(self, width: int, options: int, hidden: int = 256) -> None:
        super().__init__()
        layers = [nn.Linear(width, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()]
        self.body, self.policy, self.value = nn.Sequential(*layers), nn.Linear(hidden, options), nn.Linear(hidden, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        inner = self.body(seen)
        logits = self.policy(inner).masked_fill(~mask, FORBIDDEN)
        return logits.log_softmax(-1), self.value(inner).squeeze(-1)


def looked_at(batch: Batch) -> tuple[torch.Tensor, torch.Tensor]:
    """The arrays of a batch as tensors, without copying."""
    return torch.from_dlpack(batch.observations), torch.from_dlpack(batch.masks)


class Rollout:
    """What was seen, answered and won in some steps of all games."""

    def __init__(self, batch: Batch) -> None:
        rows = (STEPS, len(batch))
        self.seen, self.masks = (
            torch.zeros(*rows, batch.width),
            torch.zeros(*rows, batch.masks.shape[1], dtype=torch.bool),
        )
        self.actions, self.chances = torch.zeros(rows, dtype=torch.int64), torch.zeros(rows)
        self.values, self.seats = np.zeros(rows, np.float32), np.zeros(rows, np.int64)
        self.rewards, self.ended = np.zeros((*rows, batch.rewards.shape[1]), np.float32), np.zeros(rows, np.bool_)

    @torch.no_grad()
    def play(self, batch: Batch, net: Net) -> None:
        for step in range(STEPS):
            self.seen[step], self.masks[step] = looked_at(batch)
            logs, values = net(self.seen[step], self.masks[step])
            actions = torch.multinomial(logs.exp(), 1)
            self.actions[step], self.chances[step] = actions.squeeze(1), logs.gather(1, actions).squeeze(1)
            self.values[step], self.seats[step] = values.numpy(), batch.seats
            batch.step(self.actions[step].numpy())
            self.rewards[step], self.ended[step] = batch.rewards, batch.ended

    def advantages(self) -> tuple[np.ndarray, np.ndarray]:
        """GAE along each seat's own decisions; and which of them are known: a seat's last one here may not be."""
        games = np.arange(self.values.shape[1])
        found, is_known = np.zeros_like(self.values), np.zeros_like(self.ended)
        value, advantage, paid = (np.zeros_like(self.rewards[0]) for _ in range(3))  # of each seat's next decision
        goes_on = np.zeros(paid.shape, np.bool_)
        for step in reversed(range(STEPS)):
            over, seat = self.ended[step], self.seats[step]
            value[over], advantage[over], paid[over], goes_on[over] = 0, 0, self.rewards[step][over], True
            here = games, seat
            found[step] = paid[here] + value[here] - self.values[step] + TRACE * advantage[here]
            is_known[step] = goes_on[here]
            advantage[here] = np.where(goes_on[here], found[step], 0)
            value[here], paid[here], goes_on[here] = self.values[step], 0, True
        return found, is_known


def learn(net: Net, optimizer: torch.optim.Optimizer, rollout: Rollout) -> float:
    """Some epochs over a rollout; returns the mean entropy of the policy."""
    found, is_known = rollout.advantages()
    use = torch.from_numpy(np.flatnonzero(is_known.ravel()))
    advantage = torch.from_numpy(found.ravel())
    target = advantage + torch.from_numpy(rollout.values.ravel())
    seen, masks = rollout.seen.flatten(0, 1), rollout.masks.flatten(0, 1)
    actions, before = rollout.actions.ravel(), rollout.chances.ravel()
    entropies = []
    for _ in range(EPOCHS):
        for part in use[torch.randperm(len(use))].split(MINIBATCH):
            logs, values = net(seen[part], masks[part])
            ratio = (logs.gather(1, actions[part, None]).squeeze(1) - before[part]).exp()
            weight = (advantage[part] - advantage[use].mean()) / (advantage[use].std() + 1e-6)
            gain = torch.minimum(ratio * weight, ratio.clamp(1 - CLIP, 1 + CLIP) * weight).mean()
            entropy = -(logs.exp() * logs).sum(-1).mean()
            loss = VALUE * (values - target[part]).square().mean() - gain - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
            entropies.append(entropy.item())
    return float(np.mean(entropies))


@torch.no_grad()
def share_of_victories(game: str, seats: int, net: Net, games: int = 256) -> float:
    """What seat 1 wins with the net, against seats that answer at random."""
    batch, won, played = Batch(game, seats=seats, count=games, seed=10**6, only_choices=True), 0.0, 0
    while played < games:
        logs, _ = net(*looked_at(batch))
        at_random = torch.from_dlpack(batch.masks).float()
        chances = torch.where(torch.from_dlpack(batch.seats)[:, None] == 0, logs.exp(), at_random)
        batch.step(torch.multinomial(chances, 1).squeeze(1).numpy())
        won += float((batch.rewards[batch.ended, 0] + 1 / seats).sum())
        played += int(batch.ended.sum())
    return won / played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--updates", type=int, default=60)
    given = parser.parse_args()
    torch.manual_seed(1)
    batch = Batch(given.game, seats=given.seats, count=GAMES, seed=1, only_choices=True)
    net, rollout, begun = Net(batch.width, batch.masks.shape[1]), Rollout(batch), time.perf_counter()
    optimizer = torch.optim.Adam(net.parameters(), lr=RATE)
    print(
        f"before: wins {share_of_victories(given.game, given.seats, net):.0%} (even: {1 / given.seats:.0%})", flush=True
    )
    for update in range(1, given.updates + 1):
        rollout.play(batch, net)
        entropy = learn(net, optimizer, rollout)
        if update % 10 == 0 or update == given.updates:
            steps, seconds = update * STEPS * GAMES, time.perf_counter() - begun
            won = share_of_victories(given.game, given.seats, net)
            print(f"{steps:>9,} decisions in {seconds:4.0f} s: wins {won:.0%}, entropy {entropy:.2f}", flush=True)


if __name__ == "__main__":
    main()
