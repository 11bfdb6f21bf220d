"""Information-set Monte Carlo tree search, written once against the game contract and compiled whole for each game.

Every simulation imagines a full game that fits the view, follows the tree while it knows the options, tries one new
option, plays on by chance and notes for every decision on the way what it brought to the seat that made it.

A decision is found again by what its seat *saw*: the hash of the events it heard since the root and of its own answers.
So nobody's choice depends on what that seat cannot know: secret simultaneous choices need no special case.
"""

# ruff: noqa: F821
from typing import TYPE_CHECKING, Any

import numpy as np

from zaubertisch.kernel.dice import below, mixed, reseed
from zaubertisch.kernel.record import MOST_SEATS, NOTHING, lowest_asked, record

if TYPE_CHECKING:
    legal: Any
    answer: Any
    imagine: Any
    worth: Any
    winners: Any

MOST_DEPTH = 64  # decisions of one simulation that are kept in the tree
PROBES = 16

EDGE = record(("key", "u8"), ("visits", "i4"), ("offers", "i4"), ("total", "f4"), ("lead", "f4"))
PATH = record(("edge", "i4"), ("seat", "i1"))
THOUGHT = record(  # what a search works with besides its tree
    ("rng", "u8"),
    ("explore", "f4"),  # how much the tree tries what it knows little of
    ("win_weight", "f4"),  # how much winning counts; the rest is the lead in points
    ("lead_scale", "f4"),  # the lead in points that counts half of the greatest
    ("horizon", "i4"),  # answers after which a simulation is judged by points, 0 = at the end of the game
    ("depth", "i4"),
    ("edges", "i4"),  # how many edges the tree has
    ("path", PATH, (MOST_DEPTH,)),
    ("heard", "u8", (MOST_SEATS,)),
    ("reward", "f4", (MOST_SEATS,)),
    ("lead", "f4", (MOST_SEATS,)),
)

FNV = np.uint64(0x100000001B3)
START = np.uint64(0xCBF29CE484222325)


def hash_of_event(event, seat):
    """What this seat heard of it."""
    knows = (event.knowers >> seat) & 1
    card = event.card if knows or event.card == NOTHING else 99
    packed = (((event.kind * 16 + event.seat + 1) * 16 + event.other + 1) * 256 + card + 2) * 65536 + event.amount + 1
    return mixed(np.uint64(packed))


def hear(g, thought, actor, option):
    """After an answer every seat knows what it heard, and the actor what it answered."""
    for seat in range(g.seats):
        key = thought.heard[seat]
        for i in range(g.told):
            event = g.event[i]
            if event.private == 0 or (event.knowers >> seat) & 1:
                key = mixed((key ^ hash_of_event(event, seat)) * FNV)
        if seat == actor:
            key = mixed((key ^ np.uint64(option + 1)) * FNV)
        thought.heard[seat] = key


def find_edge(edges, key):
    """Where this edge is or may be put; NOTHING if its neighbourhood is full."""
    mask = edges.size - 1
    spot = np.int64(key & np.uint64(mask))
    for _ in range(PROBES):
        if edges[spot].key == key or edges[spot].key == np.uint64(0):
            return spot
        spot = (spot + 1) & mask
    return NOTHING


def value_of(edge, explore):
    """Upper confidence bound: what it brought, and how little is known of it."""
    return edge.total / edge.visits + explore * np.sqrt(np.log(edge.offers + 1.0) / edge.visits)


def choose_edge(g, thought, edges, seat, out, count):
    """The best known option, or any that was never tried; returns its place in `out` and its edge."""
    best, best_edge, best_value, untried = 0, NOTHING, -1.0, 0
    for i in range(count):
        spot = find_edge(edges, mixed(thought.heard[seat] ^ np.uint64(out[i] * 8 + seat + 1)))
        if spot == NOTHING:
            continue
        edge = edges[spot]
        if edge.visits == 0:
            untried += 1
            if below(thought, untried) == 0:
                best, best_edge = i, spot
        else:
            edge.offers += 1
            value = value_of(edge, thought.explore)
            if untried == 0 and value > best_value:
                best, best_edge, best_value = i, spot, value
    if best_edge == NOTHING:
        best = below(thought, count)
    return best, best_edge, untried > 0


def descend(g, cards, thought, edges, out, observer):
    """Follow the tree to the first option that was never tried, and answer with it. The observer answers first."""
    while g.over == 0 and thought.depth < MOST_DEPTH:
        seat = observer if thought.depth == 0 else lowest_asked(g)
        count = legal(g, cards, seat, out)
        if count == 1:
            option = out[0]
            answer(g, cards, seat, option)
            hear(g, thought, seat, option)
            continue
        i, spot, is_new = choose_edge(g, thought, edges, seat, out, count)
        if spot == NOTHING:
            return
        option = out[i]
        if is_new:
            edges[spot].key = mixed(thought.heard[seat] ^ np.uint64(option * 8 + seat + 1))
            thought.edges += 1
        thought.path[thought.depth].edge = spot
        thought.path[thought.depth].seat = seat
        thought.depth += 1
        answer(g, cards, seat, option)
        hear(g, thought, seat, option)
        if is_new:
            return


def play_out(g, cards, thought, out):
    """By chance to the horizon or the end."""
    answers = 0
    while g.over == 0 and (thought.horizon == 0 or answers < thought.horizon):
        seat = lowest_asked(g)
        count = legal(g, cards, seat, out)
        answer(g, cards, seat, out[below(thought, count)])
        answers += 1


def judge(g, cards, thought):
    """What the end, or the horizon, is worth to every seat: from 0 to 1."""
    who = winners(g, cards)
    shared = 0
    for seat in range(g.seats):
        shared += (who >> seat) & 1
        thought.reward[seat] = worth(g, cards, seat)
    best, second = -1.0e9, -1.0e9
    for seat in range(g.seats):
        mine = thought.reward[seat]
        if mine > best:
            best, second = mine, best
        elif mine > second:
            second = mine
    for seat in range(g.seats):
        mine = thought.reward[seat]
        lead = mine - (second if mine == best else best)
        thought.lead[seat] = lead
        part = 0.5 + 0.5 * lead / (abs(lead) + thought.lead_scale)
        win = (1.0 / shared) if (who >> seat) & 1 else 0.0
        thought.reward[seat] = thought.win_weight * win + (1.0 - thought.win_weight) * part


def learn(thought, edges):
    for i in range(thought.depth):
        step = thought.path[i]
        edge = edges[step.edge]
        edge.visits += 1
        edge.total += thought.reward[step.seat]
        edge.lead += thought.lead[step.seat]
        if edge.offers == 0:
            edge.offers = 1


def simulate(g, cards, thought, edges, out, observer):
    thought.depth = 0
    for seat in range(MOST_SEATS):
        thought.heard[seat] = START
    descend(g, cards, thought, edges, out, observer)
    play_out(g, cards, thought, out)
    judge(g, cards, thought)
    learn(thought, edges)


def think(views, games, cards, thoughts, edges, out, observer, seed, simulations):
    """So many simulations from the view of a seat that is asked."""
    thought = thoughts[0]
    reseed(thought, seed)
    for i in range(simulations):
        games[0] = views[0]
        imagine(games[0], cards[0], observer, seed + np.uint64(i))
        simulate(games[0], cards[0], thought, edges, out, observer)
    return thought.edges


def root_edge(edges, seat, option):
    """Where the search keeps what it knows of an option at its root."""
    return find_edge(edges, mixed(START ^ np.uint64(option * 8 + seat + 1)))


FAMILY = (
    hash_of_event, hear, find_edge, value_of, choose_edge, descend, play_out, judge, learn, simulate, think,
)  # fmt: skip
