"""What a net learns to make smaller, for arrays of NumPy and of PyTorch alike: `xp` is one of the two."""

from typing import Any

LEAST_LOG = -50.0  # the logarithm of a share that counts as nothing: what is forbidden has a share of 0


def clipped_gain(xp: Any, moved: Any, advantages: Any, clip: float) -> Any:
    """What a change of the policy brings, as far as it may be believed; `moved` is the logarithm of the change."""
    ratio = xp.exp(moved)
    return xp.minimum(ratio * advantages, xp.clip(ratio, 1 - clip, 1 + clip) * advantages)


def entropy_of(xp: Any, logs: Any) -> Any:
    """How undecided shares are, from their logarithms."""
    return -(xp.exp(logs) * xp.clip(logs, LEAST_LOG, 0.0)).sum(-1)


def surprise_of(xp: Any, logs: Any, shares: Any) -> Any:
    """The cross entropy of what was foreseen with what came."""
    return -(shares * xp.clip(logs, LEAST_LOG, 0.0)).sum(-1)


def divergence_of(xp: Any, moved: Any) -> Any:
    """How far a policy has moved from the one that answered: an estimate that is never below 0."""
    return xp.exp(moved) - 1 - moved
