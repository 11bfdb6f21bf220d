"""The information-set search of `tree.py` with a net, which says what to try first and judges instead of playouts.

A decision is found again by what its seat saw, as there. The first time that the search comes to one, it asks the net
once, from the view of the seat that decides: the shares of its options are kept with them, everybody's chance is what
the simulation brought. Nobody's choice depends on what that seat cannot know.
"""

# ruff: noqa: F821
from typing import TYPE_CHECKING, Any

import numpy as np

from zaubertisch.bots.network import FAMILY as NETWORK
from zaubertisch.bots.tree import (
    MOST_DEPTH,
    START,
    find_edge,
    hash_of_event,
    hear,
    key_of,
    open_again,
    secret_answers,
)
from zaubertisch.kernel.dice import reseed
from zaubertisch.kernel.record import MOST_SEATS, NOTHING, lowest_asked, record

if TYPE_CHECKING:
    legal: Any
    answer: Any
    imagine: Any
    redact: Any
    routine: Any
    winners: Any
    look: Any
    prefer: Any
    foresee: Any

DECISION = 4095  # stands for the decision itself among the numbers of its options
CAUTION = np.float32(0.05)  # an option never tried is taken for so much less than the decision as a whole

EDGE = record(("key", "u8"), ("visits", "i4"), ("prior", "f4"), ("total", "f4"))


def judge_the_end(g, deck, search):
    """Winning is all; a shared victory counts its part."""
    who, shared = winners(g, deck), 0
    for seat in range(g.seats):
        shared += (who >> seat) & 1
    for seat in range(g.seats):
        search.reward[seat] = (1.0 / shared) if (who >> seat) & 1 else 0.0


def ask_net(g, deck, search, seat, net, mind, views, out, count):
    """What the net thinks of the view of the seat that decides: everybody's chance, and the shares of these options."""
    views[0] = g
    redact(views[0], seat)
    look(views[0], seat, net, mind)
    foresee(g.seats, seat, net, mind)
    prefer(net, mind, out, count)
    for other in range(g.seats):
        search.reward[other] = mind.chance[other]


def keep_shares(search, edges, seat, mind, out, count):
    """Note of every option what the net said of it."""
    for i in range(count):
        key = key_of(search.heard[seat], seat, out[i])
        spot = find_edge(edges, key)
        if spot != NOTHING and edges[spot].key != key:
            edges[spot].key = key
            edges[spot].prior = mind.prior[i]
            search.edges += 1


def promise_of(edge, mean, doubt):
    """What it brought, or may bring, and how much the net would try it."""
    value = edge.total / edge.visits if edge.visits > 0 else mean - CAUTION
    return value + doubt * edge.prior / (1 + edge.visits)


def most_promising(search, edges, seat, out, count, decision):
    """The place of an option in `out`, and its edge; options that other deals did not have are as good as the rest."""
    tried = edges[decision].visits
    mean = edges[decision].total / max(tried, 1)
    doubt = search.explore * np.sqrt(np.float32(tried))
    best, best_edge, most = 0, NOTHING, np.float32(-1.0e9)
    for i in range(count):
        key = key_of(search.heard[seat], seat, out[i])
        spot = find_edge(edges, key)
        if spot == NOTHING:
            continue
        if edges[spot].key != key:
            edges[spot].key = key
            edges[spot].prior = np.float32(1.0) / count
            search.edges += 1
        promise = promise_of(edges[spot], mean, doubt)
        if promise > most:
            best, best_edge, most = i, spot, promise
    return best, best_edge


def note_step(search, spot, seat):
    search.path[search.depth].edge = spot
    search.path[search.depth].seat = seat
    search.depth += 1


def descend(g, deck, search, edges, out, observer, net, mind, views):
    """Follow the most promising options to a decision that is new, and ask the net there."""
    seat = observer
    while g.over == 0:
        count, i = legal(g, deck, seat, out), 0
        if count > 1:
            key = key_of(search.heard[seat], seat, DECISION)
            decision = find_edge(edges, key)
            if decision == NOTHING or edges[decision].key != key or search.depth > MOST_DEPTH - 2:
                ask_net(g, deck, search, seat, net, mind, views, out, count)
                if decision != NOTHING:
                    edges[decision].key = key
                    note_step(search, decision, seat)
                    keep_shares(search, edges, seat, mind, out, count)
                return
            i, spot = most_promising(search, edges, seat, out, count, decision)
            note_step(search, decision, seat)
            if spot != NOTHING:
                note_step(search, spot, seat)
        option = out[i]
        answer(g, deck, seat, option)
        hear(g, search, seat, option)
        seat = lowest_asked(g)
    judge_the_end(g, deck, search)


def learn(search, edges):
    for i in range(search.depth):
        step = search.path[i]
        edges[step.edge].visits += 1
        edges[step.edge].total += search.reward[step.seat]


def think(views, games, scratch, decks, searches, edges, out, nets, minds, observer, seed, first, count):
    """The simulations `first` to `first + count` from the view of a seat that is asked; of a routine question one."""
    search = searches[0]
    if first == 0:
        reseed(search, seed)
    answered = secret_answers(views[0], observer)
    for i in range(first, first + count):
        games[0] = views[0]
        imagine(games[0], decks[0], observer, seed + np.uint64(i))
        open_again(games[0], answered)
        search.depth = 0
        for seat in range(MOST_SEATS):
            search.heard[seat] = START
        descend(games[0], decks[0], search, edges, out, observer, nets[0], minds[0], scratch)
        learn(search, edges)
    return search.edges


def root_edge(edges, seat, option):
    """Where the search keeps what it knows of an option at its root."""
    return find_edge(edges, key_of(START, seat, option))


FAMILY = (
    *NETWORK, hash_of_event, hear, key_of, find_edge, secret_answers, open_again, judge_the_end, ask_net, keep_shares,
    promise_of, most_promising, note_step, descend, learn, think,
)  # fmt: skip
ROOT_FAMILY = (key_of, find_edge, root_edge)
