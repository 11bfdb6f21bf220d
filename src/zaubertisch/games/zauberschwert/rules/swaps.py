"""Phase E, first part: swaps as offers, seat by seat (chapter 11).

Where a laid-out double is swapped for cards, the other side names a second item.
"""

from zaubertisch.games.zauberschwert.names import ARTEFACTS
from zaubertisch.games.zauberschwert.rules.belongings import design_of, learn_of_card, pieces_in_game
from zaubertisch.games.zauberschwert.rules.handover import swap
from zaubertisch.games.zauberschwert.rules.items import (
    can_give_for,
    cards_for,
    has_partner,
    holds,
    item_card,
    items_to_name,
    refusal_of_item,
    refusal_of_partner,
    single_items,
)
from zaubertisch.games.zauberschwert.state import (
    ACCEPT,
    ANSWER_OFFER,
    ASK_FOR,
    COUNTER,
    DECLINE,
    GIFT_NAMED,
    GIVE,
    MAKE_OFFER,
    NAME_GIFT,
    NAME_WISH,
    OFFER,
    OFFER_DECLINED,
    OFFER_MADE,
    OFFER_TO,
    PASS,
    WISH_NAMED,
)
from zaubertisch.kernel.answers import admit
from zaubertisch.kernel.events import tell_privately
from zaubertisch.kernel.frames import ask_one, pop, push
from zaubertisch.kernel.laps import seat_after
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

LAP = 0  # the note of a SWAPS frame
NEXT, ANSWERED = range(2)
PARTNER, GIFT, GIFT_2, WISH, WISH_2, IS_COUNTER = range(6)  # the notes of an OFFER frame
GIVING, GIFT_GIVEN, WISHING, WISH_GIVEN, SECOND_GIFT, SECOND_WISH, PROPOSING, PROPOSED = range(8)


@rule
def carry_out_swaps(g, frame):
    """Z104: the frame of all swaps of a round."""
    if frame.note[LAP] == g.seats:
        end_swaps(g)
        return
    seat = seat_after(g, g.start, frame.note[LAP])
    if frame.stage == ANSWERED:
        answer_making(g, frame, seat)
    elif g.player[seat].offers > 0 and has_partner(g, seat):
        g.turn = seat
        ask_one(g, MAKE_OFFER, seat, ANSWERED)
    else:
        end_offers(g, frame, seat)


@rule
def end_offers(g, frame, seat):
    g.player[seat].has_offered = 1
    frame.note[LAP] += 1


@rule
def end_swaps(g):
    """Z107: how many offers a seat made stays between it and its partners: nothing is left to see."""
    for seat in range(g.seats):
        g.player[seat].offers = g.offers
        g.player[seat].has_offered = 0
    g.turn = NOTHING
    pop(g)


# The question MAKE_OFFER; `items` says to whom.


@rule
def list_partners(g, seat, out, n):
    for other in range(g.seats):
        n = admit(out, n, OFFER_TO + other, refusal_of_partner(g, seat, other))
    return n


@rule
def answer_making(g, frame, seat):
    frame.stage = NEXT
    if g.reply[seat] == PASS:
        end_offers(g, frame, seat)
    else:
        begin_offer(g, seat, g.reply[seat] - OFFER_TO, 0)


@rule
def begin_offer(g, seat, partner, is_counter):
    """Z104, Z105: one of its offers of the round."""
    g.player[seat].offers -= 1
    push(g, OFFER, seat)
    clear_offer(g.frame[g.depth - 1], partner, is_counter)


@rule
def clear_offer(frame, partner, is_counter):
    frame.note[PARTNER] = partner
    frame.note[GIFT] = NOTHING
    frame.note[GIFT_2] = NOTHING
    frame.note[WISH] = NOTHING
    frame.note[WISH_2] = NOTHING
    frame.note[IS_COUNTER] = is_counter


@rule
def carry_out_offer(g, frame):
    """Z103: the frame of an offer: gift, wish, a second one where a double is worth two cards, answer."""
    if frame.stage == GIVING:
        ask_one(g, NAME_GIFT, frame.seat, GIFT_GIVEN)
    elif frame.stage == GIFT_GIVEN:
        frame.note[GIFT] = g.reply[frame.seat] - GIVE
        frame.stage = WISHING
    elif frame.stage == WISHING:
        ask_one(g, NAME_WISH, frame.seat, WISH_GIVEN)
    elif frame.stage == WISH_GIVEN:
        frame.note[WISH] = g.reply[frame.seat] - ASK_FOR
        balance_offer(g, frame)
    elif frame.stage == SECOND_GIFT:
        frame.note[GIFT_2] = g.reply[frame.seat] - GIVE
        frame.stage = PROPOSING
    elif frame.stage == SECOND_WISH:
        frame.note[WISH_2] = g.reply[frame.seat] - ASK_FOR
        frame.stage = PROPOSING
    elif frame.stage == PROPOSING:
        propose(g, frame)
    else:
        answer_offer(g, frame)


@rule
def balance_offer(g, frame):
    """Z110: two cards for a double."""
    if cards_for(frame.note[GIFT]) < cards_for(frame.note[WISH]):
        ask_one(g, NAME_GIFT, frame.seat, SECOND_GIFT)
    elif cards_for(frame.note[GIFT]) > cards_for(frame.note[WISH]):
        ask_one(g, NAME_WISH, frame.seat, SECOND_WISH)
    else:
        frame.stage = PROPOSING


# The question NAME_GIFT.


@rule
def refusal_of_gift(g, frame, seat, item):
    """Z103, Z110: an item of its own, for which something can be given; the second one is a single card."""
    reason = refusal_of_item(g, item)
    if reason != 0:
        return reason
    first = frame.note[GIFT]
    if first != NOTHING and cards_for(item) > 1:
        return 110
    if first == NOTHING and not can_give_for(g, seat, frame.note[PARTNER], cards_for(item)):
        return 110
    return 0 if holds(g, seat, item, 2 if item == first else 1) else 103


@rule
def list_gifts(g, frame, seat, out):
    n = 0
    for item in range(items_to_name(g)):
        n = admit(out, n, GIVE + item, refusal_of_gift(g, frame, seat, item))
    return n


# The question NAME_WISH.


@rule
def refusal_of_wish(g, deck, frame, item):
    """Z106, Z110: a card by name from a seat that has cards, or an artefact that lies before it."""
    reason = refusal_of_item(g, item)
    if reason != 0:
        return reason
    partner, first = frame.note[PARTNER], frame.note[WISH]
    if first != NOTHING and cards_for(item) > 1:
        return 110
    if not could_have(g, deck, partner, item, first):
        return 106
    return refusal_of_balance(g, frame, item) if first == NOTHING else 0


@rule
def could_have(g, deck, partner, item, first):
    """By public knowledge: could the partner give this item, besides the first one?"""
    if item >= ARTEFACTS:
        return holds(g, partner, item, 2 if item == first else 1)
    if pieces_in_game(g, deck, design_of(item)) == 0:
        return False
    return g.player[partner].hand_size >= (2 if 0 <= first < ARTEFACTS else 1)


@rule
def refusal_of_balance(g, frame, item):
    """Z110: a seat that gets a double must have two single cards to give for it."""
    if cards_for(frame.note[GIFT]) < cards_for(item):
        return 0 if single_items(g, frame.seat) >= 2 else 110
    if cards_for(frame.note[GIFT]) > cards_for(item):
        return 0 if single_items(g, frame.note[PARTNER]) >= 2 else 110
    return 0


@rule
def list_wishes(g, deck, frame, out):
    n = 0
    for item in range(items_to_name(g)):
        n = admit(out, n, ASK_FOR + item, refusal_of_wish(g, deck, frame, item))
    return n


# The question ANSWER_OFFER.


@rule
def propose(g, frame):
    """Z107, Z108: only the two seats see the offer; what is offered is known from then on."""
    seat, partner = frame.seat, frame.note[PARTNER]
    two = (1 << seat) | (1 << partner)
    tell_privately(g, OFFER_MADE, seat, partner, NOTHING, frame.note[IS_COUNTER], two)
    for i in range(GIFT, WISH_2 + 1):
        if frame.note[i] != NOTHING:
            kind = GIFT_NAMED if i <= GIFT_2 else WISH_NAMED
            tell_privately(g, kind, seat, partner, item_card(frame.note[i]), 0, two)
    show_gift(g, partner, seat, frame.note[GIFT], 1)
    show_gift(g, partner, seat, frame.note[GIFT_2], 2 if frame.note[GIFT] == frame.note[GIFT_2] else 1)
    ask_one(g, ANSWER_OFFER, partner, PROPOSED)


@rule
def show_gift(g, partner, seat, item, copies):
    if 0 <= item < ARTEFACTS:
        learn_of_card(g, partner, seat, item, copies)


@rule
def refusal_of_accepting(g, frame, seat):
    """Z108: it must have all that was asked for."""
    first, second = frame.note[WISH], frame.note[WISH_2]
    has_second = second == NOTHING or holds(g, seat, second, 2 if first == second else 1)
    return 0 if holds(g, seat, first, 1) and has_second else 108


@rule
def refusal_of_counter(g, frame, seat):
    """Z105: one of its own offers, and never against a counter-offer."""
    return 0 if g.player[seat].offers > 0 and frame.note[IS_COUNTER] == 0 else 105


@rule
def list_replies(g, frame, seat, out):
    out[0] = DECLINE
    out[1] = ACCEPT
    n = 2 if refusal_of_accepting(g, frame, seat) == 0 else 1
    out[n] = COUNTER
    return n + 1 if refusal_of_counter(g, frame, seat) == 0 else n


@rule
def answer_offer(g, frame):
    """Z103, Z105."""
    seat, partner = frame.seat, frame.note[PARTNER]
    if g.reply[partner] == ACCEPT:
        accept_offer(g, frame, seat, partner)
        return
    tell_privately(g, OFFER_DECLINED, partner, seat, NOTHING, 0, (1 << seat) | (1 << partner))
    pop(g)
    if g.reply[partner] == COUNTER:
        begin_offer(g, partner, seat, 1)


@rule
def accept_offer(g, frame, seat, partner):
    """Z102."""
    gift, gift_2, wish, wish_2 = frame.note[GIFT], frame.note[GIFT_2], frame.note[WISH], frame.note[WISH_2]
    swap(g, seat, partner, gift, gift_2, wish, wish_2)
    pop(g)
