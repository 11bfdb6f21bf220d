"""Steps of environments, written once against the game contract and compiled for each game.

`write_features` is what the game's observation was made into. Observations and masks come from a view, never from the
game: `redact` is the only exit.
"""

# ruff: noqa: F821
from typing import TYPE_CHECKING, Any

import numpy as np

from zaubertisch.kernel.blanks import copy_record
from zaubertisch.kernel.record import lowest_asked
from zaubertisch.kernel.rules import rule

if TYPE_CHECKING:
    set_up: Any
    legal: Any
    answer: Any
    redact: Any
    winners: Any
    points: Any
    outlook: Any
    write_features: Any


def observe(g, views, deck, seat, observations, masks, out, row):
    """What a seat sees of the game, and what it may answer; returns how many options that are."""
    copy_record(g, views[0])
    redact(views[0], seat)
    write_features(views[0], seat, observations, row)
    for option in range(masks.shape[1]):
        masks[row, option] = False
    if (views[0].asked >> seat) & 1 == 0 or views[0].over:
        return 0
    count = legal(views[0], deck, seat, out)
    for i in range(count):
        masks[row, out[i]] = True
    return count


def observe_one(games, views, decks, seat, observations, masks, out):
    """The same for one game by itself."""
    return observe(games[0], views, decks[0], seat, observations, masks, out, 0)


def observe_all(games, views, decks, lookers, observations, masks, out):
    """What any seat of each game sees, whether it is asked or not."""
    for row in range(games.shape[0]):
        observe(games[row], views, decks[0], lookers[row], observations, masks, out, row)


def weigh(g, deck, outlooks, row):
    """How well every seat stands, all cards open: for learners alone, as a first judgement."""
    for seat in range(g.seats):
        outlooks[row, seat] = np.float32(outlook(g, deck, seat))


def weigh_all(games, decks, outlooks):
    """The same in each game."""
    for row in range(games.shape[0]):
        weigh(games[row], decks[0], outlooks, row)


def settle(g, deck, rewards, leads, row):
    """What each seat gets at the end: its share of the victory, less an even share; and its lead in points."""
    who, count = winners(g, deck), 0
    for seat in range(g.seats):
        count += (who >> seat) & 1
    for seat in range(g.seats):
        rewards[row, seat] = np.float32(((who >> seat) & 1) / count - 1 / g.seats)
        best = points(g, deck, seat + 1 if seat == 0 else 0)
        for other in range(g.seats):
            if other != seat:
                best = max(best, points(g, deck, other))
        leads[row, seat] = np.float32(points(g, deck, seat) - best)


def deal(g, deck, seats, variants, seeds, row, stride):
    """The next game of a row, each from a seed of its own."""
    set_up(g, deck, seats, variants, seeds[row])
    seeds[row] += stride


def go_on(
    games, views, deck, variants, seeds, seats, observations, masks, rewards, leads, ended, out, row, only_choices
):
    """To the next question that is put; games that are over are dealt again."""
    g, stride = games[row], np.uint64(games.shape[0])
    while True:
        if g.over:
            settle(g, deck, rewards, leads, row)
            ended[row] = True
            deal(g, deck, rewards.shape[1], variants, seeds, row, stride)
        seat = lowest_asked(g)
        count = observe(g, views, deck, seat, observations, masks, out, row)
        if count > 1 or not only_choices:
            seats[row] = seat
            return
        answer(g, deck, seat, out[0])


def begin_row(
    games, views, deck, variants, seeds, seats, observations, masks, rewards, leads, ended, out, only_choices, row
):
    """Deal the first game of a row."""
    deal(games[row], deck, rewards.shape[1], variants, seeds, row, np.uint64(games.shape[0]))
    go_on(
        games, views, deck, variants, seeds, seats, observations, masks, rewards, leads, ended, out, row, only_choices
    )
    forget_end(rewards, ended, row)


@rule
def forget_end(rewards, ended, row):
    ended[row] = False
    for seat in range(rewards.shape[1]):
        rewards[row, seat] = np.float32(0)


@rule
def is_allowed(masks, actions, row):
    return 0 <= actions[row] < masks.shape[1] and masks[row, actions[row]]


def step_row(
    games,
    views,
    deck,
    variants,
    seeds,
    seats,
    observations,
    masks,
    rewards,
    leads,
    ended,
    out,
    only_choices,
    actions,
    row,
):
    """Answer in one game, and go on."""
    forget_end(rewards, ended, row)
    answer(games[row], deck, seats[row], actions[row])
    go_on(
        games, views, deck, variants, seeds, seats, observations, masks, rewards, leads, ended, out, row, only_choices
    )


def begin_all(
    games, views, decks, variants, seeds, seats, observations, masks, rewards, leads, ended, out, only_choices
):
    """Deal every game."""
    for row in range(games.shape[0]):
        begin_row(
            games,
            views,
            decks[0],
            variants,
            seeds,
            seats,
            observations,
            masks,
            rewards,
            leads,
            ended,
            out,
            only_choices,
            row,
        )


def step_all(
    games, views, decks, variants, seeds, seats, observations, masks, rewards, leads, ended, out, only_choices, actions
):
    """Answer in every game, and go on; returns the row of an action that is not legal, and then nothing has changed."""
    for row in range(games.shape[0]):
        if not is_allowed(masks, actions, row):
            return row
    for row in range(games.shape[0]):
        step_row(
            games, views, decks[0], variants, seeds, seats, observations, masks, rewards, leads, ended, out,
            only_choices, actions, row,
        )  # fmt: skip
    return -1
