"""Chances to win by a net, written once against the game contract and compiled whole for each game.

Every seat's chance is what the net says of that seat's own view; together they are made to sum to 1. After an answer to
a question that several seats answer in secret the others answer too, as the net would: nothing is seen of it before.
"""

# ruff: noqa: F821
from typing import TYPE_CHECKING, Any

import numpy as np

from zaubertisch.bots import network, playouts, tree
from zaubertisch.kernel.dice import below, reseed
from zaubertisch.kernel.record import NOTHING, lowest_asked

if TYPE_CHECKING:
    answer: Any
    legal: Any
    redact: Any
    deal_again: Any
    share_victory: Any
    look: Any
    prefer: Any
    foresee: Any

FINE = 1 << 20  # chance is drawn in so many parts


def any_by_share(mind, count, chance):
    """The place of an option, each as often as its share says."""
    rest = np.float32(below(chance, FINE)) / FINE
    for i in range(count - 1):
        rest -= mind.prior[i]
        if rest < 0:
            return i
    return count - 1


def answer_by_net(g, deck, net, mind, views, out, chance):
    """The next seat that is asked answers, from what it sees."""
    seat = lowest_asked(g)
    views[0] = g
    redact(views[0], seat)
    count = legal(views[0], deck, seat, out)
    look(views[0], seat, net, mind)
    prefer(net, mind, out, count)
    answer(g, deck, seat, out[any_by_share(mind, count, chance)])


def is_still_secret(g, observer):
    """Have others still to answer what the observer has answered?"""
    return g.over == 0 and g.asked != 0 and g.reply[observer] != NOTHING and (g.window >> observer) & 1 == 1


def judge_by_net(g, deck, net, mind, views, judgement):
    """Every seat's chance by its own view."""
    if g.over:
        share_victory(g, deck, judgement)
        return
    total = 0.0
    for seat in range(g.seats):
        views[0] = g
        redact(views[0], seat)
        look(views[0], seat, net, mind)
        foresee(g.seats, seat, net, mind)
        judgement.chance[seat] = mind.chance[seat]
        total += judgement.chance[seat]
    for seat in range(g.seats):
        judgement.chance[seat] /= total


def weigh_by_net(views, games, scratch, decks, nets, minds, judgements, out, options, totals, observer, seed, deals):
    """Add to `totals`, for each option (NOTHING: none is given), every seat's chance after it, over so many deals."""
    judgement, deck = judgements[0], decks[0]
    for i in range(deals):
        deal_again(games, deck, views[0], observer, seed + np.uint64(i))
        for k in range(options.size):
            games[playouts.NOW] = games[playouts.DEALT]
            reseed(judgement, seed + np.uint64(i))
            g = games[playouts.NOW]
            if options[k] != NOTHING:
                answer(g, deck, observer, options[k])
                while is_still_secret(g, observer):
                    answer_by_net(g, deck, nets[0], minds[0], scratch, out, judgement)
            judge_by_net(g, deck, nets[0], minds[0], scratch, judgement)
            for seat in range(views[0].seats):
                totals[k, seat] += judgement.chance[seat]


FAMILY = (
    *network.FAMILY, playouts.share_victory, tree.secret_answers, tree.open_again, playouts.deal_again, any_by_share,
    answer_by_net, is_still_secret, judge_by_net, weigh_by_net,
)  # fmt: skip
