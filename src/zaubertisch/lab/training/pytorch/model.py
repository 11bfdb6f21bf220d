"""The net as PyTorch learns it; `bots/network.py` is the same forward pass, compiled."""

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from zaubertisch.bots.nets import Net

FORBIDDEN = -1e9
LAYERS = ("first", "second", "third", "policy", "chance")
AS_THEY_ARE = ("policy", "chance")  # layers that a compiled net reads by outputs, as PyTorch does; others by inputs


class Model(nn.Module):  # type: ignore[misc]
    """What to answer, who will win, and by how much: seats are counted from the one that looks."""

    def __init__(self, width: int, hidden: int, options: int, seats: int) -> None:
        super().__init__()
        self.first, self.second, self.third = (
            nn.Linear(width, hidden),
            nn.Linear(hidden, hidden),
            nn.Linear(hidden, hidden),
        )
        self.policy, self.chance, self.lead = nn.Linear(hidden, options), nn.Linear(hidden, seats), nn.Linear(hidden, 1)
        for layer in (self.policy, self.chance, self.lead):
            nn.init.normal_(layer.weight, std=0.01)
            nn.init.zeros_(layer.bias)

    def inner(self, seen: Tensor) -> Tensor:
        found: Tensor = self.first(seen).relu()
        found = found + self.second(found).relu()
        found = found + self.third(found).relu()
        return found

    def forward(self, seen: Tensor, masks: Tensor, seats: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logarithms of the shares of all options and of all seats' chances, and the lead."""
        with torch.autocast(seen.device.type, torch.bfloat16):
            inner = self.inner(seen)
            policy, chance, lead = self.policy(inner), self.chance(inner), self.lead(inner)
        policy = policy.float().masked_fill(~masks, FORBIDDEN)
        taken = torch.arange(chance.shape[1]) < seats[:, None]
        chance = chance.float().masked_fill(~taken, FORBIDDEN)
        return policy.log_softmax(-1), chance.log_softmax(-1), lead.float().squeeze(-1).tanh()

    @classmethod
    def of(cls, net: Net) -> "Model":
        """The model of a net that was trained before."""
        kept = net.weights[0]
        width, hidden = kept.first.shape
        model = cls(width, hidden, len(kept.policy), len(kept.chance))
        for name in LAYERS:
            weight = getattr(kept, name) if name in AS_THEY_ARE else getattr(kept, name).T
            getattr(model, name).weight.data = torch.tensor(np.ascontiguousarray(weight))
            getattr(model, name).bias.data = torch.tensor(getattr(kept, f"{name}_bias"))
        return model

    def weights(self) -> dict[str, NDArray[np.float32]]:
        """All that playing needs, as the compiled forward pass reads it."""
        found: dict[str, Any] = {}
        for name in LAYERS:
            layer = getattr(self, name)
            weight = layer.weight.detach().cpu().numpy()
            found[name] = weight if name in AS_THEY_ARE else weight.T
            found[f"{name}_bias"] = layer.bias.detach().cpu().numpy()
        return found
