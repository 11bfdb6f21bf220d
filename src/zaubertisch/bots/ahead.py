"""Looking one step ahead, compiled for each game: how every option stands when the turn in progress is over.

Some full games that fit the view are imagined; in each of them every option meets the same cards and the same chance.
The others answer at random, one's own later questions are answered by what brings most at once.
"""

# ruff: noqa: F821
from typing import TYPE_CHECKING, Any

import numpy as np

from zaubertisch.kernel.dice import below, reseed
from zaubertisch.kernel.record import NOTHING, lowest_asked

if TYPE_CHECKING:
    legal: Any
    answer: Any
    imagine: Any
    evaluate: Any

LONGEST = 80  # answers in one continuation, should a turn never end
START, NOW, TRIED = range(3)  # the games a look ahead works on: as imagined, played on, and one answer further


def lead_of(g, deck, seat):
    """How well one stands, in points or in what the game counts before, less the same of the best other."""
    best = -1_000_000
    for other in range(g.seats):
        if other != seat:
            best = max(best, evaluate(g, deck, other))
    return evaluate(g, deck, seat) - best


def best_at_once(games, deck, chance, out, seat):
    """The option with the greatest lead right after it; chance decides among equals."""
    count = legal(games[NOW], deck, seat, out)
    best, best_lead, equals = out[0], -1_000_000, 0
    if count == 1:
        return best
    for i in range(count):
        games[TRIED] = games[NOW]
        answer(games[TRIED], deck, seat, out[i])
        lead = lead_of(games[TRIED], deck, seat)
        equals = equals + 1 if lead == best_lead else (1 if lead > best_lead else equals)
        if lead > best_lead or (lead == best_lead and below(chance, equals) == 0):
            best, best_lead = out[i], lead
    return best


def go_on(games, deck, chance, out, seat):
    """To the end of the turn in progress; between turns, to the end of the next turn of one's own."""
    g = games[NOW]
    waits_for = seat if games[START].turn == NOTHING else games[START].turn
    has_begun = games[START].turn == waits_for
    for _ in range(LONGEST):
        has_begun = has_begun or g.turn == waits_for
        if g.over or (has_begun and g.turn != waits_for):
            return
        asked = lowest_asked(g)
        if asked == seat:
            option = best_at_once(games, deck, chance, out, seat)
        else:
            option = out[below(chance, legal(g, deck, asked, out))]
        answer(g, deck, asked, option)


def look_ahead(views, games, decks, dice, out, options, leads, seat, seed, imagined):
    """For every option the sum of one's leads over so many imagined games, added to `leads`."""
    chance = dice[0]
    for i in range(imagined):
        games[START] = views[0]
        imagine(games[START], decks[0], seat, seed + np.uint64(i))
        for k in range(options.size):
            games[NOW] = games[START]
            reseed(chance, seed + np.uint64(i))
            answer(games[NOW], decks[0], seat, options[k])
            go_on(games, decks[0], chance, out, seat)
            leads[k] += lead_of(games[NOW], decks[0], seat)


FAMILY = (lead_of, best_at_once, go_on, look_ahead)
