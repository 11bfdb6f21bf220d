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


def play_audited(games, cards, seats, choices, dice, out, first_seed, count):
    """Play whole games; nothing is ever wrong with the record, and everybody who is asked has an answer."""
    g, deck, chance = games[0], cards[0], dice[0]
    wrong, decisions = 0, 0
    for i in range(count):
        set_up(g, deck, seats, choices, first_seed + np.uint64(i))
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


def play_lawfully(games, cards, seats, choices, dice, out, first_seed, count, options):
    """`legal` and `why_not` agree on the whole option space, for every seat at every question."""
    g, deck, chance = games[0], cards[0], dice[0]
    wrong = 0
    for i in range(count):
        set_up(g, deck, seats, choices, first_seed + np.uint64(i))
        reseed(chance, first_seed + np.uint64(i))
        while g.over == 0:
            for seat in range(seats):
                wrong += legality_of(g, deck, seat, out, options)
            seat, option = a_random_answer(g, deck, chance, out)
            answer(g, deck, seat, option)
    return wrong


def differ(bytes_of, a, b):
    for i in range(bytes_of.shape[1]):
        if bytes_of[a, i] != bytes_of[b, i]:
            return 1
    return 0


def same_options(games, deck, a, b, seat, out, other):
    """Has the seat the same options in both games?"""
    n, m = legal(games[a], deck, seat, out), legal(games[b], deck, seat, other)
    if n != m:
        return False
    for i in range(n):
        if out[i] != other[i]:
            return False
    return True


def redeal_once(games, bytes_of, cards, observer, seed, out, other):
    """Deal anew what an observer cannot know: its view, its options and the marks of who is waited for stay the same.

    games[1] is the view, games[2] the re-dealt game, games[3] the view of that.
    """
    deck = cards[0]
    games[1] = games[0]
    redact(games[1], observer)
    games[2] = games[1]
    imagine(games[2], deck, observer, seed)
    games[3] = games[2]
    redact(games[3], observer)
    wrong = differ(bytes_of, 1, 3)
    if observer != EVERYONE and not same_options(games, deck, 0, 2, observer, out, other):
        wrong += 1
    if audit(games[2], deck) != 0:
        wrong += 1
    return wrong


def play_redealt(games, bytes_of, cards, seats, choices, dice, out, other, first_seed, count):
    """Non-interference of a single moment, for every observer at every question of whole games."""
    g, deck, chance = games[0], cards[0], dice[0]
    wrong, checks = 0, 0
    for i in range(count):
        set_up(g, deck, seats, choices, first_seed + np.uint64(i))
        reseed(chance, first_seed + np.uint64(i))
        while g.over == 0:
            for observer in range(seats + 1):
                who = observer if observer < seats else EVERYONE
                wrong += redeal_once(games, bytes_of, cards, who, first_seed + np.uint64(checks), out, other)
                checks += 1
            seat, option = a_random_answer(g, deck, chance, out)
            answer(g, deck, seat, option)
    return wrong, checks


def play_shaken(games, bytes_of, cards, seats, choices, dice, out, other, first_seed, count):
    """Non-interference over time: exchange hidden cards that stay hidden, give the same answer in both games.

    What the observer sees and hears of it, its next options and who is waited for must be the same, byte for byte.
    games[1] is the shaken twin, games[2] and games[3] the two views after the answer.
    """
    g, deck, chance = games[0], cards[0], dice[0]
    wrong, checks = 0, 0
    for i in range(count):
        set_up(g, deck, seats, choices, first_seed + np.uint64(i))
        reseed(chance, first_seed + np.uint64(i))
        while g.over == 0:
            seat, option = a_random_answer(g, deck, chance, out)
            for observer in range(seats + 1):
                who = observer if observer < seats else EVERYONE
                games[1] = games[0]
                games[2] = games[0]
                shaken = shake(games[1], deck, who, chance)
                if shaken and why_not(games[1], deck, seat, option) == 0:
                    answer(games[1], deck, seat, option)
                    answer(games[2], deck, seat, option)
                    if games[2].over == 0:
                        checks += 1
                        if who != EVERYONE and not same_options(games, deck, 1, 2, who, out, other):
                            wrong += 1
                        games[3] = games[1]
                        redact(games[2], who)
                        redact(games[3], who)
                        wrong += differ(bytes_of, 2, 3)
            answer(g, deck, seat, option)
    return wrong, checks


def differ_between(bytes_of, a, b, first, last):
    for i in range(first, last):
        if bytes_of[a, i] != bytes_of[b, i]:
            return 1
    return 0


def overhear_once(games, bytes_of, cards, observer, seat, option, seed, first, last):
    """Re-deal all that is hidden, go on with the same chance and the same answer.

    If the observer knows the same afterwards, it was told the same: no event says more than the view does (but for
    cards that were seen and then shuffled away).
    games[1] is the twin, games[2] and games[3] the two views; events lie in the bytes from `first` to `last`.
    Returns 0 if all is well, 1 if not, 2 if something was rightly revealed.
    """
    deck = cards[0]
    games[1] = games[0]
    redact(games[1], observer)
    imagine(games[1], deck, observer, seed)
    if (games[1].asked >> seat) & 1 == 0:
        return 2  # the observer does not know whose answer this is
    games[1].rng = games[0].rng
    games[1].asked = games[0].asked
    for other in range(games[0].seats):
        games[1].reply[other] = games[0].reply[other]
    if why_not(games[1], deck, seat, option) != 0:
        return 2
    games[2] = games[0]
    answer(games[1], deck, seat, option)
    answer(games[2], deck, seat, option)
    if was_shuffled(games[1]) or was_shuffled(games[2]):
        return 2
    games[3] = games[1]
    redact(games[2], observer)
    redact(games[3], observer)
    size = bytes_of.shape[1]
    if differ_between(bytes_of, 2, 3, 0, first) + differ_between(bytes_of, 2, 3, last, size) > 0:
        return 2
    return 0 if sum_of_events(games[2]) == sum_of_events(games[3]) else 1


def sum_of_events(g):
    """A sum over what was told, in whatever order: two open cards may be turned up the other way round."""
    total = 0
    for i in range(g.told):
        e = g.event[i]
        row = ((((e.kind * 7 + e.seat) * 11 + e.other) * 131 + e.card) * 1009 + e.amount) * 3 + e.private
        total += row * row % 1000003
    return total


def play_overheard(games, bytes_of, cards, seats, choices, dice, out, first_seed, count, first, last):
    """For every observer at every question: nobody is told more than it may know."""
    g, deck, chance = games[0], cards[0], dice[0]
    wrong, checks = 0, 0
    for i in range(count):
        set_up(g, deck, seats, choices, first_seed + np.uint64(i))
        reseed(chance, first_seed + np.uint64(i))
        while g.over == 0:
            seat, option = a_random_answer(g, deck, chance, out)
            for observer in range(seats + 1):
                who = observer if observer < seats else EVERYONE
                found = overhear_once(games, bytes_of, cards, who, seat, option, first_seed, first, last)
                wrong += 1 if found == 1 else 0
                checks += 1 if found == 0 else 0
            answer(g, deck, seat, option)
    return wrong, checks


def play_from_copies(games, bytes_of, cards, seats, choices, dice, out, first_seed, count):
    """A game stored at every question and taken up again goes on identically."""
    g, deck, chance = games[0], cards[0], dice[0]
    wrong = 0
    for i in range(count):
        set_up(g, deck, seats, choices, first_seed + np.uint64(i))
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
            wrong += differ(bytes_of, 1, 2)
            reseed(chance, np.uint64(step + 1000))
            seat, option = a_random_answer(g, deck, chance, out)
            answer(g, deck, seat, option)
            step += 1
    return wrong
