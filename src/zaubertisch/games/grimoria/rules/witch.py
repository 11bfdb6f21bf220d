"""The Witch: swapped for a card of the display (chapter 8): the question SWAP_WITCH."""

from zaubertisch.games.grimoria.rules.belongings import gain, lose_companion, shown_to
from zaubertisch.games.grimoria.rules.display import display_is_empty, in_display, take_out
from zaubertisch.games.grimoria.state import (
    FACE_DOWN,
    OPTIONS,
    PASS,
    SWAP,
    SWAP_WITCH,
    WITCH,
    WITCH_SWAP,
    WITCH_SWAPPED,
)
from zaubertisch.kernel.answers import listing
from zaubertisch.kernel.events import tell_secret
from zaubertisch.kernel.frames import ask_one, pop, push
from zaubertisch.kernel.rules import rule


@rule
def has_witch(g, seat):
    return g.player[seat].companion[WITCH] > 0


@rule
def can_swap(g, seat):
    """G76; G90: without a display there is nothing to swap for."""
    return has_witch(g, seat) and not display_is_empty(g)


@rule
def ask_to_swap(g, seat):
    """G76, G79: the owner of a Witch is asked; returns whether there is anything to ask."""
    if not can_swap(g, seat):
        return False
    push(g, WITCH_SWAP, seat)
    return True


@rule
def carry_out_swap(g, frame):
    """G76: the frame of a Witch; with several Witches their owner is asked again after a swap."""
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
def refusal_without_witch(g, seat):
    """G76: a Witch of one's own."""
    return 0 if has_witch(g, seat) else 76


@rule
def refusal_of_swap(g, seat, spot):
    """G76: for a card of the display."""
    return 0 if in_display(g, spot) else 76


list_swaps = listing(OPTIONS, "swap", refusal_of_swap)


@rule
def swap_witch(g, seat, spot):
    """G77: the Witch lies face up in the display; the other card changes hands as if taken."""
    kind, knowers = take_out(g, seat, spot)
    lose_companion(g, seat, WITCH)
    g.display[WITCH] += 1
    knowers = shown_to(g, kind, knowers)
    tell_secret(g, WITCH_SWAPPED, seat, kind, knowers, 1 if spot == FACE_DOWN else 0)
    gain(g, seat, kind, knowers)
