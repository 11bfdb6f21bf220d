"""Chances to win by playing on, written once against the game contract and compiled whole for each game.

Deals that fit a view are imagined; each is played on by the rollout policy to a horizon, with the same chance for every
option. At the horizon the outlooks of all seats become chances; how steeply was fitted to finished games.
"""

# ruff: noqa: F821
from typing import TYPE_CHECKING, Any

import numpy as np

from zaubertisch.bots import tree
from zaubertisch.kernel.dice import reseed
from zaubertisch.kernel.record import MOST_SEATS, NOTHING, record

if TYPE_CHECKING:
    answer: Any
    imagine: Any
    outlook: Any
    winners: Any
    play_out: Any
    open_again: Any
    secret_answers: Any

STEEPEST = 40.0  # a difference of exponents that is as good as certain
DEALT, NOW = range(2)  # the games a judgement works on: as imagined, and played on

JUDGEMENT = record(
    ("rng", "u8"),
    ("guided", "i4"),  # of 256 answers, so many by the rollout policy, the others by chance
    ("horizon", "i4"),  # answers after which outlooks are judged, at the end of a turn; 0: at the end of the game
    ("steepness", "f8"),  # the logarithm of what a point of outlook counts in logits
    ("growth", "f8"),  # how this grows with each point of the best outlook
    ("chance", "f8", (MOST_SEATS,)),
)


def share_victory(g, deck, judgement):
    """At the end chances are certain; a shared victory counts its part."""
    who, shared = winners(g, deck), 0
    for seat in range(g.seats):
        shared += (who >> seat) & 1
    for seat in range(g.seats):
        judgement.chance[seat] = 1.0 / shared if (who >> seat) & 1 else 0.0


def compare_outlooks(g, deck, judgement):
    """Who has the better outlook has the better chance; the further the game, the more so."""
    best = -1.0e9
    for seat in range(g.seats):
        judgement.chance[seat] = outlook(g, deck, seat)
        best = max(best, judgement.chance[seat])
    scale = np.exp(judgement.steepness + judgement.growth * best)
    total = 0.0
    for seat in range(g.seats):
        judgement.chance[seat] = np.exp(-min(scale * (best - judgement.chance[seat]), STEEPEST))
        total += judgement.chance[seat]
    for seat in range(g.seats):
        judgement.chance[seat] /= total


def foretell(g, deck, judgement):
    """Every seat's chance to win, without playing on."""
    if g.over:
        share_victory(g, deck, judgement)
    else:
        compare_outlooks(g, deck, judgement)


def deal_again(games, deck, view, observer, seed):
    """A game that fits what the observer knows; without an observer the very same, with other chance to come."""
    games[DEALT] = view
    if observer == NOTHING:
        reseed(games[DEALT], seed)
        return
    imagine(games[DEALT], deck, observer, seed)
    open_again(games[DEALT], secret_answers(view, observer))


def weigh(views, games, decks, judgements, out, options, totals, observer, seed, first, deals):
    """Add to `totals`, for each option (NOTHING: none is given), every seat's chance after it, over so many deals."""
    judgement = judgements[0]
    for i in range(first, first + deals):
        deal_again(games, decks[0], views[0], observer, seed + np.uint64(i))
        for k in range(options.size):
            games[NOW] = games[DEALT]
            reseed(judgement, seed + np.uint64(i))
            if options[k] != NOTHING:
                answer(games[NOW], decks[0], observer, options[k])
            play_out(games[NOW], decks[0], judgement, out)
            foretell(games[NOW], decks[0], judgement)
            for seat in range(views[0].seats):
                totals[k, seat] += judgement.chance[seat]


def foretell_now(games, decks, judgements):
    """Every seat's chance in this very position, from outlooks alone."""
    foretell(games[0], decks[0], judgements[0])


CHANCES = (share_victory, compare_outlooks, foretell)
FAMILY = (
    tree.guided_answer, tree.next_answer, tree.is_far_enough, tree.play_out, *CHANCES, tree.secret_answers,
    tree.open_again, deal_again, weigh,
)  # fmt: skip
