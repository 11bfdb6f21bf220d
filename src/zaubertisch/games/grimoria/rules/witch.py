"""The Witch: swapped for a card of the display (rules G76 to G79)."""

from zaubertisch.games.grimoria.rules.belongings import display_is_empty, gain, in_display, lose_companion, shown_to
from zaubertisch.games.grimoria.state import FACE_DOWN, PASS, SWAP, SWAP_WITCH, WITCH, WITCH_SWAP, WITCH_SWAPPED
from zaubertisch.kernel.events import tell_secret
from zaubertisch.kernel.frames import ask_one, pop, push
from zaubertisch.kernel.record import ALL_OBSERVERS, NOTHING
from zaubertisch.kernel.rules import rule


@rule
def can_swap(g, seat):
    """G90: without a display there is nothing to swap for."""
    return g.player[seat].companion[WITCH] > 0 and not display_is_empty(g)


@rule
def offer_swap(g, seat):
    """Returns whether there is anything to offer."""
    if not can_swap(g, seat):
        return False
    push(g, WITCH_SWAP, seat)
    return True


@rule
def carry_out_swap(g, frame):
    """The frame of an offer; with several Witches it is made again after a swap."""
    seat = frame.seat
    if frame.stage == 0:
        if can_swap(g, seat):
            ask_one(g, SWAP_WITCH, seat, 1)
        else:
            pop(g)
    elif g.reply[seat] == PASS:
        pop(g)
    else:
        swap_witch(g, seat, g.reply[seat] - SWAP)
        frame.stage = 0


@rule
def swap_witch(g, seat, spot):
    """G77: the Witch lies face up in the display; the other card changes hands as if taken."""
    kind, knowers = take_out(g, seat, spot)
    lose_companion(g, seat, WITCH)
    g.display[WITCH] += 1
    knowers = shown_to(g, kind, knowers)
    tell_secret(g, WITCH_SWAPPED, seat, kind, knowers, 1 if spot == FACE_DOWN else 0)
    gain(g, seat, kind, knowers)


@rule
def take_out(g, seat, spot):
    """A card leaves the display; returns the card and who knows it (G81, G83)."""
    if spot != FACE_DOWN:
        g.display[spot] -= 1
        return spot, ALL_OBSERVERS
    kind, knowers = g.face_down, g.seen | (1 << seat)
    g.face_down = NOTHING
    g.seen = 0
    return kind, knowers


@rule
def why_not_swap(g, seat, spot):
    """G76."""
    return 0 if g.player[seat].companion[WITCH] > 0 and in_display(g, spot) else 76
