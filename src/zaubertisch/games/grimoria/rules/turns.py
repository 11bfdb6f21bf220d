"""A seat's turn in the adventure phase: spell, companions, a card of the display (chapter 3)."""

from zaubertisch.games.grimoria.rules.belongings import gain, shown_to
from zaubertisch.games.grimoria.rules.companions import ask_to_pay_merchant, pay_merchant, use_companions
from zaubertisch.games.grimoria.rules.display import display_is_empty, in_display, take_out
from zaubertisch.games.grimoria.rules.spells import cast_spell
from zaubertisch.games.grimoria.rules.witch import ask_to_swap, swap_witch
from zaubertisch.games.grimoria.state import (
    CARD_TAKEN,
    FACE_DOWN,
    FACE_DOWN_TAKEN,
    OPTIONS,
    SWAP,
    TAKE,
    TAKE_CARD,
    TURN_BEGAN,
)
from zaubertisch.kernel.answers import listing
from zaubertisch.kernel.events import tell, tell_secret
from zaubertisch.kernel.frames import ask_one, pop
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

(BEGIN, CAST, BEFORE_COMPANIONS, USE_COMPANIONS, MERCHANT, MERCHANT_ANSWER, TAKING, TAKEN) = range(8)
TURN_DEPTH = 2  # a turn lies on its round; what its spell asks lies above


@rule
def take_turn(g, deck, frame):
    """G11: the frame of a turn; each step is complete before the next. It returns where somebody must be asked."""
    seat = frame.seat
    if frame.stage == BEGIN:
        g.turn = seat
        tell(g, TURN_BEGAN, seat)
        frame.stage = CAST
        if ask_to_swap(g, seat):
            return
    if frame.stage == CAST:
        frame.stage = BEFORE_COMPANIONS
        cast_spell(g, deck, seat)
        if g.depth > TURN_DEPTH:
            return
    if frame.stage == BEFORE_COMPANIONS:
        frame.stage = USE_COMPANIONS
        if ask_to_swap(g, seat):
            return
    if frame.stage == USE_COMPANIONS:
        use_companions(g, deck, seat)
        frame.stage = MERCHANT
    finish_turn(g, deck, frame)


@rule
def finish_turn(g, deck, frame):
    """The Merchant, then the card."""
    if frame.stage == MERCHANT_ANSWER:
        pay_merchant(g, deck, frame, MERCHANT, TAKING)
    if frame.stage == MERCHANT:
        ask_to_pay_merchant(g, deck, frame, MERCHANT_ANSWER, TAKING)
    if frame.stage == TAKING:
        ask_to_take(g, frame)
    elif frame.stage == TAKEN:
        answer_taking(g, frame)


# Taking a card: the question TAKE_CARD.


@rule
def ask_to_take(g, frame):
    """G48, G90: asked even with one card left; without a display nothing is taken."""
    if display_is_empty(g):
        end_turn(g)
    else:
        ask_one(g, TAKE_CARD, frame.seat, TAKEN)


@rule
def refusal_of_take(g, seat, spot):
    """G16: a card of the display."""
    return 0 if in_display(g, spot) else 16


list_takes = listing(OPTIONS, "take", refusal_of_take)


@rule
def answer_taking(g, frame):
    """G76: the last moment for the Witch is before taking."""
    option = g.reply[frame.seat]
    if option >= SWAP:
        swap_witch(g, frame.seat, option - SWAP)
        frame.stage = TAKING
    else:
        take_card(g, frame.seat, option - TAKE)
        end_turn(g)


@rule
def take_card(g, seat, spot):
    """G16, G18: one card of the display; the face-down one is looked at first."""
    kind, knowers = take_out(g, seat, spot)
    if spot == FACE_DOWN:
        knowers = shown_to(g, kind, knowers)
        tell_secret(g, FACE_DOWN_TAKEN, seat, kind, knowers)
    else:
        tell(g, CARD_TAKEN, seat, NOTHING, kind)
    gain(g, seat, kind, knowers)


@rule
def end_turn(g):
    g.turn = NOTHING
    pop(g)
