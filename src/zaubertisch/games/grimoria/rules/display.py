"""The display and the piles it is laid from: cards come into it, are looked at, leave it (chapter 10)."""

from zaubertisch.games.grimoria.state import (
    ADVENTURES,
    CARD_DISCARDED,
    CARD_LAID_FACE_DOWN,
    CARD_TURNED_UP,
    DISPLAY_SHORT,
    FACE_DOWN,
    FACE_DOWN_SEEN,
    PILE_REFILLED,
    SEER,
)
from zaubertisch.kernel.dice import below
from zaubertisch.kernel.events import tell, tell_secret
from zaubertisch.kernel.piles import draw, put_under
from zaubertisch.kernel.record import ALL_OBSERVERS, NOTHING
from zaubertisch.kernel.rules import rule


@rule
def in_display(g, spot):
    """Is there such a card in the display (the last spot is the face-down one)?"""
    return g.display[spot] > 0 if spot != FACE_DOWN else g.face_down != NOTHING


@rule
def display_is_empty(g):
    if g.face_down != NOTHING:
        return False
    for kind in range(ADVENTURES):
        if g.display[kind] > 0:
            return False
    return True


@rule
def take_out(g, seat, spot):
    """G16, G83: a card leaves the display, and none replaces it; returns the card and who knows it."""
    if spot != FACE_DOWN:
        g.display[spot] -= 1
        return spot, ALL_OBSERVERS
    kind, knowers = g.face_down, g.seen | (1 << seat)
    g.face_down = NOTHING
    g.seen = 0
    return kind, knowers


@rule
def turn_up_card(g):
    """The top card of the draw pile lies open in the display."""
    kind, _ = draw(g.draw)
    g.display[kind] += 1
    tell(g, CARD_TURNED_UP, NOTHING, NOTHING, kind)


@rule
def lay_card_face_down(g):
    """G35, G80: the top card of the draw pile becomes the face-down card of the display; Seers see it."""
    kind, knowers = draw(g.draw)
    g.face_down = kind
    g.seen = knowers
    tell_secret(g, CARD_LAID_FACE_DOWN, NOTHING, kind, knowers)
    for seat in range(g.seats):
        if g.player[seat].companion[SEER] > 0:
            look_at_face_down(g, seat)


@rule
def look_at_face_down(g, seat):
    """G80: the Seer's owner sees the face-down card; an event even if it was known, for that may be a secret (G36)."""
    if g.face_down != NOTHING:
        g.seen |= 1 << seat
        tell_secret(g, FACE_DOWN_SEEN, seat, g.face_down, g.seen)


@rule
def discard_display(g):
    """G85: what is left goes openly to the discard pile."""
    if g.face_down != NOTHING:
        g.display[g.face_down] += 1
        g.face_down = NOTHING
        g.seen = 0
    for kind in range(ADVENTURES):
        if g.display[kind] > 0:
            tell(g, CARD_DISCARDED, NOTHING, NOTHING, kind, g.display[kind])
        g.discard[kind] += g.display[kind]
        g.display[kind] = 0


@rule
def lay_display(g):
    """G3, G86: one card face down and one open for each seat; G89: with too few cards none at all."""
    if g.draw.count + discard_size(g) < g.seats + 1:
        go_without_display(g)
        return
    refill_if_empty(g)
    lay_card_face_down(g)
    for _ in range(g.seats):
        refill_if_empty(g)
        turn_up_card(g)


@rule
def go_without_display(g):
    """G89, G90: the round is played without a display; the shuffled discard pile goes under the draw pile."""
    put_discard_under(g)
    g.no_display = 1
    tell(g, DISPLAY_SHORT, NOTHING)


@rule
def refill_if_empty(g):
    """G88."""
    if g.draw.count == 0:
        put_discard_under(g)


@rule
def can_draw(g):
    """G42, G88: is there a card to draw, after refilling an empty draw pile?"""
    if g.draw.count == 0 and discard_size(g) > 0:
        put_discard_under(g)
    return g.draw.count > 0


@rule
def put_discard_under(g):
    """G88, G90: the discard pile is shuffled and goes under the draw pile."""
    tell(g, PILE_REFILLED, NOTHING)
    for _ in range(discard_size(g)):
        put_under(g.draw, draw_from_discard(g), 0)


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
def discard_size(g):
    count = 0
    for kind in range(ADVENTURES):
        count += g.discard[kind]
    return count
