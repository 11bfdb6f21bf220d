"""Cards changing hands, and what everybody learns from it."""

from zaubertisch.games.grimoria.state import (
    ADVENTURES,
    CARD_LAID_FACE_DOWN,
    CARD_TURNED_UP,
    CLOAK,
    CLOAK_LAID,
    CLOAK_LOST,
    COMPANIONS,
    FACE_DOWN_SEEN,
    FIRST_HIDDEN,
    HIDDEN_KINDS,
    PILE_REFILLED,
    PLACES,
    SEER,
)
from zaubertisch.kernel.dice import below
from zaubertisch.kernel.events import tell, tell_secret
from zaubertisch.kernel.piles import draw, put_under
from zaubertisch.kernel.record import ALL_OBSERVERS, NOTHING, OBSERVERS
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
    me = g.player[seat]
    spot = kind - FIRST_HIDDEN
    me.row[spot] += 1
    if is_place(kind):
        me.places += 1
    else:
        me.treasures += 1
    for observer in range(OBSERVERS):
        if observer != seat and (knowers >> observer) & 1:
            g.known[observer, seat, spot] += 1


@rule
def lose_companion(g, seat, kind):
    """A companion leaves; a cloak that lay on it leaves the game (G34, G78)."""
    me = g.player[seat]
    me.companion[kind] -= 1
    if me.cloaked[kind] > me.companion[kind]:
        me.cloaked[kind] -= 1
        tell(g, CLOAK_LOST, seat, NOTHING, kind)


@rule
def lose_openly(g, seat, kind):
    """A face-down card leaves the row and everybody sees which it was; it may be one of those that others knew of."""
    spot = kind - FIRST_HIDDEN
    lower_row(g, seat, kind)
    for observer in range(OBSERVERS):
        if g.known[observer, seat, spot] > 0:
            g.known[observer, seat, spot] -= 1


@rule
def lower_row(g, seat, kind):
    me = g.player[seat]
    me.row[kind - FIRST_HIDDEN] -= 1
    if is_place(kind):
        me.places -= 1
    else:
        me.treasures -= 1


@rule
def row_start(kind):
    """Places and treasures are two rows with different backs: the first kind of the row, as a spot."""
    return 0 if is_place(kind) else PLACES


@rule
def row_end(kind):
    return PLACES if is_place(kind) else HIDDEN_KINDS


@rule
def knows_whole_row(g, observer, seat, kind):
    """Does the observer know that everything in this row is of this kind (G36)?"""
    me = g.player[seat]
    size = me.places if is_place(kind) else me.treasures
    return g.known[observer, seat, kind - FIRST_HIDDEN] == size


@rule
def lose_unseen(g, seat, kind):
    """G36: a face-down card leaves unseen; returns who still knows which it was."""
    knowers = 1 << seat
    for observer in range(OBSERVERS):
        if observer != seat and knows_whole_row(g, observer, seat, kind):
            knowers |= 1 << observer
        for spot in range(row_start(kind), row_end(kind)):
            if observer != seat and g.known[observer, seat, spot] > 0:
                g.known[observer, seat, spot] -= 1
    lower_row(g, seat, kind)
    return knowers


@rule
def visible_companions(g, seat):
    """G50: cloaked companions are not counted."""
    me = g.player[seat]
    count = 0
    for kind in range(COMPANIONS):
        count += me.companion[kind] - me.cloaked[kind]
    return count


@rule
def visible(g, seat, kind):
    return g.player[seat].companion[kind] - g.player[seat].cloaked[kind]


@rule
def holds_cloak(g, seat):
    return g.player[seat].row[CLOAK - FIRST_HIDDEN] > 0


@rule
def lay_cloak(g, seat, kind):
    """G49: a cloak from the row is laid on a companion, for good."""
    lose_openly(g, seat, CLOAK)
    g.player[seat].cloaked[kind] += 1
    g.cloaks_out += 1
    tell(g, CLOAK_LAID, seat, NOTHING, kind)


@rule
def look_at_face_down(g, seat):
    """G80: the Seer's owner sees the face-down card; told even if it was known, for that may be a secret (G36)."""
    if g.face_down != NOTHING:
        g.seen |= 1 << seat
        tell_secret(g, FACE_DOWN_SEEN, seat, g.face_down, g.seen)


@rule
def discard_size(g):
    count = 0
    for kind in range(ADVENTURES):
        count += g.discard[kind]
    return count


@rule
def draw_from_discard(g):
    """A random card of the discard pile, which must not be empty."""
    left = below(g, discard_size(g))
    kind = 0
    while left >= g.discard[kind]:
        left -= g.discard[kind]
        kind += 1
    g.discard[kind] -= 1
    return kind


@rule
def put_discard_under(g):
    """The discard pile is shuffled and goes under the draw pile."""
    tell(g, PILE_REFILLED, NOTHING)
    for _ in range(discard_size(g)):
        put_under(g.draw, draw_from_discard(g), 0)


@rule
def can_draw(g):
    """G42, G88: is there a card to draw, after refilling an empty draw pile?"""
    if g.draw.count == 0 and discard_size(g) > 0:
        put_discard_under(g)
    return g.draw.count > 0


@rule
def turn_up_card(g):
    """The top card of the draw pile lies open in the display."""
    kind, _ = draw(g.draw)
    g.display[kind] += 1
    tell(g, CARD_TURNED_UP, NOTHING, NOTHING, kind)


@rule
def lay_card_face_down(g):
    """The top card of the draw pile becomes the face-down card of the display; Seers see it."""
    kind, knowers = draw(g.draw)
    g.face_down = kind
    g.seen = knowers
    tell_secret(g, CARD_LAID_FACE_DOWN, NOTHING, kind, knowers)
    for seat in range(g.seats):
        if g.player[seat].companion[SEER] > 0:
            look_at_face_down(g, seat)


@rule
def in_display(g, spot):
    """Is there such a card in the display (the last spot is the face-down one)?"""
    return g.display[spot] > 0 if spot < ADVENTURES else g.face_down != NOTHING


@rule
def display_is_empty(g):
    if g.face_down != NOTHING:
        return False
    for kind in range(ADVENTURES):
        if g.display[kind] > 0:
            return False
    return True


@rule
def shown_to(g, kind, knowers):
    """G18: a companion is shown to all, a place only to those who know it already."""
    return ALL_OBSERVERS if is_companion(kind) else knowers
