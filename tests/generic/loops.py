"""Compiled loops over whole random games, one for each thing that must hold in every game.

They are written against the game contract and compiled for each game; each returns how often something did not hold.
"""

# ruff: noqa: F821, SIM110
import numpy as np

from zaubertisch.kernel.dice import below, reseed
from zaubertisch.kernel.record import EVERYONE, lowest_asked


def a_random_answer(g, deck, chance, out):
    """The first seat that is asked, and one of its legal options."""
    seat = lowest_asked(g)
    count = legal(g, deck, seat, out)
    return seat, out[below(chance, count)]


def play_audited(games, decks, seats, variants, dice, out, first_seed, count):
    """Play whole games; nothing is ever wrong with the record, and everybody who is asked has an answer."""
    g, deck, chance = games[0], decks[0], dice[0]
    wrong, decisions = 0, 0
    for i in range(count):
        set_up(g, deck, seats, variants, first_seed + np.uint64(i))
        reseed(chance, first_seed + np.uint64(i))
        while g.over == 0:
            wrong += audit(g, deck)
            seat, option = a_random_answer(g, deck, chance, out)
            if why_not(g, deck, seat, option) != 0:
                wrong += 1
            answer(g, deck, seat, option)
            decisions += 1
        wrong += audit(g, deck)
        if winners(g, deck) == 0:
            wrong += 1
    return wrong, decisions


def legality_of(g, deck, seat, out, options):
    """Do `legal` and `why_not` say the same about every option there is?"""
    count = legal(g, deck, seat, out)
    wrong, found = 0, 0
    for option in range(options):
        if why_not(g, deck, seat, option) == 0:
            found += 1
            listed = 0
            for i in range(count):
                if out[i] == option:
                    listed += 1
            if listed != 1:
                wrong += 1
    return wrong + abs(found - count)


def play_lawfully(games, decks, seats, variants, dice, out, first_seed, count, options):
    """`legal` and `why_not` agree on the whole option space, for every seat at every question."""
    g, deck, chance = games[0], decks[0], dice[0]
    wrong = 0
    for i in range(count):
        set_up(g, deck, seats, variants, first_seed + np.uint64(i))
        reseed(chance, first_seed + np.uint64(i))
        while g.over == 0:
            for seat in range(seats):
                wrong += legality_of(g, deck, seat, out, options)
            seat, option = a_random_answer(g, deck, chance, out)
            answer(g, deck, seat, option)
    return wrong


def differ_between(bytes_of, a, b, first, last):
    for i in range(first, last):
        if bytes_of[a, i] != bytes_of[b, i]:
            return True
    return False


def differ(bytes_of, a, b):
    return differ_between(bytes_of, a, b, 0, bytes_of.shape[1])


def same_options(games, deck, a, b, seat, out, other):
    """Has the observer the same options in both games? A spectator has none."""
    if seat == EVERYONE:
        return True
    n, m = legal(games[a], deck, seat, out), legal(games[b], deck, seat, other)
    if n != m:
        return False
    for i in range(n):
        if out[i] != other[i]:
            return False
    return True


# Three checks of one observer's knowledge before one answer. Each returns HOLDS, BROKEN or NOT_POSSIBLE.
HOLDS, BROKEN, NOT_POSSIBLE = range(3)


def redeal_once(games, bytes_of, deck, observer, seat, option, chance, seed, out, other, first, last):
    """Deal again what an observer cannot know: its view, its options and the marks of who is waited for stay the same.

    games[1] is the view, games[2] the re-dealt game, games[3] the view of that.
    """
    games[1] = games[0]
    redact(games[1], observer)
    games[2] = games[1]
    imagine(games[2], deck, observer, seed)
    games[3] = games[2]
    redact(games[3], observer)
    if differ(bytes_of, 1, 3) or not same_options(games, deck, 0, 2, observer, out, other):
        return BROKEN
    return HOLDS if audit(games[2], deck) == 0 else BROKEN


def shake_once(games, bytes_of, deck, observer, seat, option, chance, seed, out, other, first, last):
    """Exchange hidden cards that stay hidden, give the same answer in both games.

    What the observer sees and hears of it, its next options and who is waited for must be the same, byte for byte.
    games[1] is the shaken twin, games[2] and games[3] the two views after the answer.
    """
    games[1] = games[0]
    games[2] = games[0]
    shaken = shake(games[1], deck, observer, chance)
    if not shaken or why_not(games[1], deck, seat, option) != 0:
        return NOT_POSSIBLE
    answer(games[1], deck, seat, option)
    answer(games[2], deck, seat, option)
    if games[2].over:
        return NOT_POSSIBLE
    is_same = same_options(games, deck, 1, 2, observer, out, other)
    games[3] = games[1]
    redact(games[2], observer)
    redact(games[3], observer)
    return HOLDS if is_same and not differ(bytes_of, 2, 3) else BROKEN


def overhear_once(games, bytes_of, deck, observer, seat, option, chance, seed, out, other, first, last):
    """Re-deal all that is hidden, go on with the same chance and the same answer.

    If the observer knows the same afterwards, it heard the same: no event says more than the view does (but for
    cards that were seen and then shuffled away). If not, something was rightly revealed.
    games[1] is the twin, games[2] and games[3] the two views; events lie in the bytes from `first` to `last`.
    """
    games[1] = games[0]
    redact(games[1], observer)
    imagine(games[1], deck, observer, seed)
    if (games[1].asked >> seat) & 1 == 0:
        return NOT_POSSIBLE  # the observer does not know whose answer this is
    games[1].rng = games[0].rng
    games[1].asked = games[0].asked
    for other_seat in range(games[0].seats):
        games[1].reply[other_seat] = games[0].reply[other_seat]
    if why_not(games[1], deck, seat, option) != 0:
        return NOT_POSSIBLE
    games[2] = games[0]
    answer(games[1], deck, seat, option)
    answer(games[2], deck, seat, option)
    if was_shuffled(games[1]) or was_shuffled(games[2]):
        return NOT_POSSIBLE
    games[3] = games[1]
    redact(games[2], observer)
    redact(games[3], observer)
    if differ_between(bytes_of, 2, 3, 0, first) or differ_between(bytes_of, 2, 3, last, bytes_of.shape[1]):
        return NOT_POSSIBLE
    return HOLDS if sum_of_events(games[2]) == sum_of_events(games[3]) else BROKEN


def sum_of_events(g):
    """A sum over the events, in whatever order: two open cards may be turned up the other way round."""
    total = 0
    for i in range(g.event_count):
        e = g.event[i]
        who, what = int(e.seat) * 11 + int(e.other), int(e.card) * 1009 + int(e.amount)
        row = ((int(e.kind) * 77 + who) * 131 * 1009 + what) * 3 + int(e.private)
        total += row * row % 1000003
    return total


def play_in_secret(games, bytes_of, decks, seats, variants, dice, out, other, first_seed, count, first, last):
    """Whole games; a check for every observer at every question. Returns how many were broken, how many held."""
    g, deck, chance = games[0], decks[0], dice[0]
    broken, held, tried = 0, 0, 0
    for i in range(count):
        set_up(g, deck, seats, variants, first_seed + np.uint64(i))
        reseed(chance, first_seed + np.uint64(i))
        while g.over == 0:
            seat, option = a_random_answer(g, deck, chance, out)
            for observer in range(seats + 1):
                who = observer if observer < seats else EVERYONE
                seed = first_seed + np.uint64(tried)
                found = check(games, bytes_of, deck, who, seat, option, chance, seed, out, other, first, last)
                broken += 1 if found == BROKEN else 0
                held += 1 if found == HOLDS else 0
                tried += 1
            answer(g, deck, seat, option)
    return broken, held


def play_from_copies(games, bytes_of, decks, seats, variants, dice, out, first_seed, count):
    """A game stored at every question and taken up again goes on identically."""
    g, deck, chance = games[0], decks[0], dice[0]
    wrong = 0
    for i in range(count):
        set_up(g, deck, seats, variants, first_seed + np.uint64(i))
        step = 0
        while g.over == 0:
            games[1] = games[0]
            reseed(chance, np.uint64(step))
            while games[1].over == 0:
                seat, option = a_random_answer(games[1], deck, chance, out)
                answer(games[1], deck, seat, option)
            games[2] = games[0]
            reseed(chance, np.uint64(step))
            while games[2].over == 0:
                seat, option = a_random_answer(games[2], deck, chance, out)
                answer(games[2], deck, seat, option)
            wrong += 1 if differ(bytes_of, 1, 2) else 0
            reseed(chance, np.uint64(step + 1000))
            seat, option = a_random_answer(g, deck, chance, out)
            answer(g, deck, seat, option)
            step += 1
    return wrong
