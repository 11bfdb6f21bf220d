"""The forward pass of a net, compiled like the rules and without allocation, so that a search can call it.

A net sees the view of a seat and says two things: which of its options it prefers, and who will win. Most numbers of an
observation are 0 and half of a layer is: only what is not 0 is worked with.
"""

# ruff: noqa: F821
from typing import TYPE_CHECKING, Any

import numpy as np

from zaubertisch.kernel.record import MOST_SEATS, record

if TYPE_CHECKING:
    write_features: Any


def net_type(width: int, hidden: int, options: int, seats: int) -> np.dtype[Any]:
    """All weights of a net: three layers, the second of which is added to the first; two ways out."""
    return record(
        ("first", "f4", (width, hidden)), ("first_bias", "f4", (hidden,)),
        ("second", "f4", (hidden, hidden)), ("second_bias", "f4", (hidden,)),
        ("third", "f4", (hidden, hidden)), ("third_bias", "f4", (hidden,)),
        ("policy", "f4", (options, hidden)), ("policy_bias", "f4", (options,)),
        ("chance", "f4", (seats, hidden)), ("chance_bias", "f4", (seats,)),
    )  # fmt: skip


def mind_type(width: int, hidden: int, options: int) -> np.dtype[Any]:
    """What a net works in."""
    return record(
        ("seen", "f4", (1, width)), ("inner", "f4", (hidden,)), ("more", "f4", (hidden,)),
        ("prior", "f4", (options,)), ("chance", "f4", (MOST_SEATS,)),
    )  # fmt: skip


def look(view, seat, net, mind):
    """What the seat sees, through all layers."""
    write_features(view, seat, mind.seen, 0)
    inner, more = mind.inner, mind.more
    copy_bias(net.first_bias, inner)
    for i in range(mind.seen.shape[1]):
        if mind.seen[0, i] != np.float32(0):
            add_row(inner, net.first, i, mind.seen[0, i])
    keep_positive(inner)
    add_layer(net.second, net.second_bias, inner, more)
    add_layer(net.third, net.third_bias, inner, more)


def copy_bias(bias, out):
    for j in range(bias.size):
        out[j] = bias[j]


def add_row(out, weights, i, times):
    for j in range(out.size):
        out[j] += times * weights[i, j]


def keep_positive(out):
    for j in range(out.size):
        out[j] = max(out[j], np.float32(0))


def add_layer(weights, bias, inner, more):
    """What this layer makes of the others comes to them."""
    copy_bias(bias, more)
    for i in range(inner.size):
        if inner[i] != np.float32(0):
            add_row(more, weights, i, inner[i])
    keep_positive(more)
    for j in range(inner.size):
        inner[j] += more[j]


def output_of(weights, bias, row, inner):
    total = bias[row]
    for j in range(inner.size):
        total += weights[row, j] * inner[j]
    return total


def prefer(net, mind, out, count):
    """How likely it is to choose each of these options, after `look`."""
    for i in range(count):
        mind.prior[i] = output_of(net.policy, net.policy_bias, out[i], mind.inner)
    share_out(mind.prior, count)


def share_out(numbers, count):
    """From any numbers to shares of 1: the softmax."""
    most = numbers[0]
    for i in range(count):
        most = max(most, numbers[i])
    total = np.float32(0)
    for i in range(count):
        numbers[i] = np.exp(numbers[i] - most)
        total += numbers[i]
    for i in range(count):
        numbers[i] /= total


def foresee(seats, seat, net, mind):
    """Each seat's chance to win, after `look`; a net counts seats from the one that looks."""
    for turn in range(seats):
        other = seat + turn if seat + turn < seats else seat + turn - seats
        mind.chance[other] = output_of(net.chance, net.chance_bias, turn, mind.inner)
    share_out(mind.chance, seats)


def consult(views, seat, nets, minds, out, count):
    """All that the net says of a view: the shares of these options, and everybody's chance."""
    look(views[0], seat, nets[0], minds[0])
    prefer(nets[0], minds[0], out, count)
    foresee(views[0].seats, seat, nets[0], minds[0])


FAMILY = (copy_bias, add_row, keep_positive, add_layer, output_of, share_out, look, prefer, foresee)
CONSULT = (*FAMILY, consult)
