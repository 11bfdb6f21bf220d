"""Information-set Monte Carlo tree search, written once against the game contract and compiled whole for each game.

Every simulation imagines a full game that fits the view, follows the tree while it knows the options, tries one new
option, plays on by the rollout policy and notes for every decision on the way what it brought to the seat that made it.

A decision is found again by what its seat *saw*: the hash of the events it heard since the root and of its own answers.
So nobody's choice depends on what that seat cannot know: secret simultaneous choices need no special case. What others
have answered in secret to the question at the root is open again in every simulation: they choose as well as they can.
"""

# ruff: noqa: F821
from typing import TYPE_CHECKING, Any

import numpy as np

from zaubertisch.kernel.dice import below, mixed, reseed
from zaubertisch.kernel.record import HIDDEN, MOST_SEATS, NOTHING, lowest_asked, record

if TYPE_CHECKING:
    legal: Any
    answer: Any
    imagine: Any
    outlook: Any
    rollout_policy: Any
    routine: Any
    winners: Any

MOST_DEPTH = 64  # decisions of one simulation that are kept in the tree
PROBES = 16
LONGEST_TURN = 60  # answers after the horizon, should a turn never end

EDGE = record(("key", "u8"), ("visits", "i4"), ("available", "i4"), ("total", "f4"), ("lead", "f4"))
PATH = record(("edge", "i4"), ("seat", "i1"))
SEARCH = record(  # what a search works with besides its tree
    ("rng", "u8"),
    ("explore", "f4"),  # how much the tree tries what it knows little of
    ("urgency", "f4"),  # how much more an option never tried is taken for than those that were
    ("trust", "i4"),  # of 256 choices in the tree, so many follow the rollout policy; 0: every option is tried
    ("guided", "i4"),  # of 256 answers after the tree, so many by the rollout policy, the others by chance
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

START = np.uint64(0xCBF29CE484222325)


def hash_of_event(event, seat):
    """What this seat heard of it."""
    knows = (event.knowers >> seat) & 1
    card = int(event.card) if knows or event.card == NOTHING else 99
    who = (int(event.kind) * 16 + int(event.seat) + 1) * 16 + int(event.other) + 1
    return mixed(np.uint64((who * 256 + card + 2) * 65536 + int(event.amount) + 1))


def hear(g, search, actor, option):
    """After an answer every seat knows what it heard, and the actor what it answered."""
    for seat in range(g.seats):
        key = search.heard[seat]
        for i in range(g.event_count):
            event = g.event[i]
            if event.private == 0 or (event.knowers >> seat) & 1:
                key = mixed(key ^ hash_of_event(event, seat))
        if seat == actor:
            key = mixed(key ^ np.uint64(option + 1))
        search.heard[seat] = key


def key_of(heard, seat, option):
    """The name of an edge: what its seat heard, and its answer."""
    return mixed(heard ^ np.uint64(option * 8 + seat + 1))


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
    return edge.total / edge.visits + explore * np.sqrt(np.log(edge.available + 1.0) / edge.visits)


def guided_answer(g, deck, search, seat, out, count):
    """The place of an option by the rollout policy, or by chance."""
    is_guided = search.guided > 0 and below(search, 256) < search.guided
    return rollout_policy(g, deck, seat, out, count, search) if is_guided else below(search, count)


def known_options(search, edges, seat, out, count):
    """The best of the options that were tried, any of the others, how many those are, and what was found on average."""
    best, best_edge, best_value = 0, NOTHING, -1.0
    fresh, fresh_edge, untried = 0, NOTHING, 0
    total, visits = 0.0, 0
    for i in range(count):
        spot = find_edge(edges, key_of(search.heard[seat], seat, out[i]))
        if spot == NOTHING:
            continue
        edge = edges[spot]
        if edge.visits == 0:
            untried += 1
            if below(search, untried) == 0:
                fresh, fresh_edge = i, spot
        else:
            edge.available += 1
            total += edge.total
            visits += edge.visits
            value = value_of(edge, search.explore)
            if value > best_value:
                best, best_edge, best_value = i, spot, value
    return best, best_edge, best_value, fresh, fresh_edge, untried, total / max(visits, 1)


def choose_edge(g, deck, search, edges, seat, out, count):
    """The most promising option: its place in `out`, its edge, and whether it was never tried."""
    best, best_edge, value, fresh, fresh_edge, untried, mean = known_options(search, edges, seat, out, count)
    if search.guided > 0 and (untried > 0 or search.trust > 0):
        guided = guided_answer(g, deck, search, seat, out, count)
        spot = find_edge(edges, key_of(search.heard[seat], seat, out[guided]))
        if spot != NOTHING and edges[spot].visits == 0:
            fresh, fresh_edge = guided, spot
        elif spot != NOTHING and search.trust > 0:
            follows = below(search, 256) < search.trust
            return (guided, spot, False) if follows else (best, best_edge, False)
    if untried > 0 and value < search.urgency + mean:
        return fresh, fresh_edge, True
    return best, best_edge, False


def descend(g, deck, search, edges, out, observer):
    """Follow the tree to the first option that was never tried, and answer with it. The observer answers first."""
    seat = observer
    while g.over == 0 and search.depth < MOST_DEPTH:
        count = legal(g, deck, seat, out)
        i, spot, is_new = 0, 0, False
        if count > 1 and search.depth > 0 and routine(g):
            i = rollout_policy(g, deck, seat, out, count, search)
        elif count > 1:
            i, spot, is_new = choose_edge(g, deck, search, edges, seat, out, count)
            if spot == NOTHING:
                return
            search.path[search.depth].edge = spot
            search.path[search.depth].seat = seat
            search.depth += 1
        option = out[i]
        if is_new:
            edges[spot].key = key_of(search.heard[seat], seat, option)
            search.edges += 1
        answer(g, deck, seat, option)
        if is_new:
            return
        hear(g, search, seat, option)
        seat = lowest_asked(g)


def next_answer(g, deck, search, seat, out):
    """By the rollout policy, or by chance."""
    count = legal(g, deck, seat, out)
    if count == 1:
        return out[0]
    return out[guided_answer(g, deck, search, seat, out, count)]


def is_far_enough(search, answers, turn_is_over):
    """A horizon lies at the end of a turn, never in its middle."""
    beyond = answers - search.horizon
    return search.horizon > 0 and beyond >= 0 and (turn_is_over or beyond >= LONGEST_TURN)


def play_out(g, deck, search, out):
    """To the end of the game, or of the turn in progress at the horizon."""
    answers, turn = 0, g.turn
    while g.over == 0 and not is_far_enough(search, answers, g.turn != turn):
        turn = g.turn
        seat = lowest_asked(g)
        answer(g, deck, seat, next_answer(g, deck, search, seat, out))
        answers += 1


def judge(g, deck, search):
    """The value of the end, or of the horizon, for every seat: from 0 to 1."""
    for seat in range(g.seats):
        search.lead[seat] = outlook(g, deck, seat)
    best, second = np.float32(-1.0e9), np.float32(-1.0e9)
    for seat in range(g.seats):
        mine = search.lead[seat]
        if mine > best:
            best, second = mine, best
        elif mine > second:
            second = mine
    for seat in range(g.seats):
        mine = search.lead[seat]
        lead = mine - (second if mine == best else best)
        search.lead[seat] = lead
        search.reward[seat] = 0.5 + 0.5 * lead / (abs(lead) + search.lead_scale)
    if g.over:
        judge_the_end(g, deck, search)


def judge_the_end(g, deck, search):
    """Winning counts for itself; a shared victory its part."""
    who, shared = winners(g, deck), 0
    for seat in range(g.seats):
        shared += (who >> seat) & 1
    for seat in range(g.seats):
        win = (1.0 / shared) if (who >> seat) & 1 else 0.0
        search.reward[seat] = search.win_weight * win + (1.0 - search.win_weight) * search.reward[seat]


def learn(search, edges):
    for i in range(search.depth):
        step = search.path[i]
        edge = edges[step.edge]
        edge.visits += 1
        edge.total += search.reward[step.seat]
        edge.lead += search.lead[step.seat]
        if edge.available == 0:
            edge.available = 1


def simulate(g, deck, search, edges, out, observer):
    search.depth = 0
    for seat in range(MOST_SEATS):
        search.heard[seat] = START
    descend(g, deck, search, edges, out, observer)
    play_out(g, deck, search, out)
    judge(g, deck, search)
    learn(search, edges)


def secret_answers(view, observer):
    """The seats that have answered the same question as the observer, which does not know what they said."""
    seats = 0
    for seat in range(view.seats):
        if seat != observer and (view.window >> seat) & 1 and view.reply[seat] == HIDDEN:
            seats |= 1 << seat
    return seats


def open_again(g, seats):
    """They are asked once more: an answer does nothing before the last one is given."""
    for seat in range(g.seats):
        if (seats >> seat) & 1:
            g.reply[seat] = NOTHING
            g.asked |= 1 << seat


def think(views, games, decks, searches, edges, out, observer, seed, first, count):
    """The simulations `first` to `first + count` from the view of a seat that is asked; of a routine question one."""
    search = searches[0]
    if first == 0:
        reseed(search, seed)
    answered = secret_answers(views[0], observer)
    last = 1 if routine(views[0]) else first + count
    for i in range(first, last):
        games[0] = views[0]
        imagine(games[0], decks[0], observer, seed + np.uint64(i))
        open_again(games[0], answered)
        simulate(games[0], decks[0], search, edges, out, observer)
    return search.edges


def root_edge(edges, seat, option):
    """Where the search keeps what it knows of an option at its root."""
    return find_edge(edges, key_of(START, seat, option))


FAMILY = (
    hash_of_event, hear, key_of, find_edge, value_of, guided_answer, known_options, choose_edge, descend, next_answer,
    is_far_enough, play_out, judge_the_end, judge, learn, simulate, secret_answers, open_again, think,
)  # fmt: skip
ROOT_FAMILY = (key_of, find_edge, root_edge)
