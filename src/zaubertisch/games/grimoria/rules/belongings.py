"""Cards changing hands, and what everybody learns from it (chapter 9)."""

from zaubertisch.games.grimoria.rules.display import look_at_face_down
from zaubertisch.games.grimoria.state import (
    ADVENTURES,
    CLOAK_LOST,
    COMPANIONS,
    FIRST_HIDDEN,
    HIDDEN_KINDS,
    PLACES,
    SEER,
)
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.hands import add_card, cards_between, hide_card, show_card
from zaubertisch.kernel.record import ALL_OBSERVERS, EVERYONE, NOTHING
from zaubertisch.kernel.rules import rule


@rule
def is_companion(kind):
    return kind < COMPANIONS


@rule
def is_place(kind):
    return COMPANIONS <= kind < ADVENTURES


@rule
def gain(g, seat, kind, knowers):
    """G17: a companion lies open before its owner, a place or treasure face down."""
    if is_companion(kind):
        g.player[seat].companion[kind] += 1
        if kind == SEER:
            look_at_face_down(g, seat)
    else:
        gain_face_down(g, seat, kind, knowers)


@rule
def gain_face_down(g, seat, kind, knowers):
    """G17, G81: who knew the card knows now who has it."""
    add_card(g.player[seat].row, g.known, seat, kind - FIRST_HIDDEN, knowers)
    count_row(g, seat, kind)


@rule
def count_row(g, seat, kind):
    """G82: how many places and how many treasures lie before a seat is public."""
    me = g.player[seat]
    if is_place(kind):
        me.places = cards_between(me.row, 0, PLACES)
    else:
        me.treasures = cards_between(me.row, PLACES, HIDDEN_KINDS)


@rule
def shown_to(g, kind, knowers):
    """G18: a companion is shown to all, a place only to those who know it already."""
    return ALL_OBSERVERS if is_companion(kind) else knowers


@rule
def lose_companion(g, seat, kind):
    """G34, G78: a companion leaves; a cloak that lay on it leaves the game."""
    me = g.player[seat]
    me.companion[kind] -= 1
    if me.cloaked[kind] > me.companion[kind]:
        lose_cloak(g, seat, kind)


@rule
def lose_cloak(g, seat, kind):
    g.player[seat].cloaked[kind] -= 1
    tell(g, CLOAK_LOST, seat, NOTHING, kind)


@rule
def lose_openly(g, seat, kind):
    """A face-down card leaves the row and everybody sees which it was."""
    show_card(g.player[seat].row, g.known, seat, kind - FIRST_HIDDEN)
    count_row(g, seat, kind)


@rule
def lose_unseen(g, seat, kind):
    """G36: a face-down card leaves unseen; returns who still knows which it was."""
    row = g.player[seat].row
    knowers = hide_card(row, g.known, seat, kind - FIRST_HIDDEN, row_start(kind), row_end(kind), NOTHING)
    count_row(g, seat, kind)
    return knowers


@rule
def row_start(kind):
    """Places and treasures are two rows with different backs: the first kind of the row, as a spot."""
    return 0 if is_place(kind) else PLACES


@rule
def row_end(kind):
    return PLACES if is_place(kind) else HIDDEN_KINDS


@rule
def could_hold(g, seat, kind, are_left):
    """G66: by public knowledge, which is what spectators know: one of its secret treasures could be of this kind."""
    secret = g.player[seat].treasures
    for spot in range(PLACES, HIDDEN_KINDS):
        secret -= g.known[EVERYONE, seat, spot]
    return g.known[EVERYONE, seat, kind - FIRST_HIDDEN] > 0 or (secret > 0 and are_left)
