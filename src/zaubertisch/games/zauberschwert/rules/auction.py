"""Auctions of creatures, spells and heroes, with standing orders (chapter 10).

The winner and the price are its result, for the frame beneath.
"""

from zaubertisch.games.zauberschwert.rules.heroes import highest_bid
from zaubertisch.games.zauberschwert.state import (
    AUCTION,
    AUCTION_BEGAN,
    AUCTION_FAILED,
    AUCTION_PASSED,
    AUCTION_WON,
    BID,
    BID_PLACED,
    BID_UP_TO,
    PASS,
    PLACE_BID,
    STANDING_ORDER_LEFT,
)
from zaubertisch.kernel.events import tell, tell_privately
from zaubertisch.kernel.frames import ask_one, pop_with, push
from zaubertisch.kernel.laps import seat_after
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

CARD, LEAST, BIDDER, BIDDERS = range(4)  # notes: what is sold, the lowest bid now, who leads, who is still in
NEXT, ANSWERED = range(2)


@rule
def begin_auction(g, seat, card, members, least):
    """Z96, Z97, Z98: the seat whose turn it is begins."""
    push(g, AUCTION, seat)
    frame = g.frame[g.depth - 1]
    frame.note[CARD] = card
    frame.note[LEAST] = least
    frame.note[BIDDER] = NOTHING
    frame.note[BIDDERS] = members
    tell(g, AUCTION_BEGAN, seat, NOTHING, card, least)


@rule
def carry_out_auction(g, deck, frame):
    if frame.stage == ANSWERED:
        answer_bidding(g, frame)
    else:
        continue_auction(g, deck, frame)


@rule
def continue_auction(g, deck, frame):
    """Z96: the next bidder is asked, bids by its standing order, or is out."""
    seat = frame.seat
    bidders, bidder = frame.note[BIDDERS], frame.note[BIDDER]
    if bidders == 0 or (bidder != NOTHING and bidders == 1 << bidder):
        end_auction(g, frame)
    elif (bidders >> seat) & 1 == 0:
        frame.seat = seat_after(g, seat, 1)
    elif refusal_of_bid(g, deck, frame, seat, frame.note[LEAST]) != 0:
        drop_out(g, frame, seat)
    elif g.player[seat].limit == NOTHING:
        ask_one(g, PLACE_BID, seat, ANSWERED)
    elif g.player[seat].limit >= frame.note[LEAST]:
        place_bid(g, frame, seat, frame.note[LEAST])
    else:
        drop_out(g, frame, seat)


# The question PLACE_BID.


@rule
def refusal_of_bid(g, deck, frame, seat, bid):
    """Z96, Z97: more than the bid before, and no more than the seat could pay."""
    if bid < frame.note[LEAST]:
        return 96
    return 97 if bid > highest_bid(g, deck, seat, frame.note[CARD]) else 0


@rule
def list_bids(g, deck, frame, seat, out, n):
    """Every bid in these bounds, then the same as standing orders."""
    least, most = frame.note[LEAST], highest_bid(g, deck, seat, frame.note[CARD])
    count = most - least + 1
    for i in range(count):
        out[n + i] = BID + least - 1 + i
        out[n + count + i] = BID_UP_TO + least - 1 + i
    return n + 2 * count


@rule
def answer_bidding(g, frame):
    """Z100: a standing order raises at once, and later by itself."""
    seat = frame.seat
    option = g.reply[seat]
    frame.stage = NEXT
    if option == PASS:
        drop_out(g, frame, seat)
    elif option < BID_UP_TO:
        place_bid(g, frame, seat, option - BID + 1)
    else:
        g.player[seat].limit = option - BID_UP_TO + 1
        tell_privately(g, STANDING_ORDER_LEFT, seat, NOTHING, NOTHING, g.player[seat].limit, 1 << seat)
        place_bid(g, frame, seat, frame.note[LEAST])


@rule
def place_bid(g, frame, seat, bid):
    frame.note[BIDDER] = seat
    frame.note[LEAST] = bid + 1
    frame.seat = seat_after(g, seat, 1)
    tell(g, BID_PLACED, seat, NOTHING, frame.note[CARD], bid)


@rule
def drop_out(g, frame, seat):
    frame.note[BIDDERS] ^= 1 << seat
    frame.seat = seat_after(g, seat, 1)
    tell(g, AUCTION_PASSED, seat, NOTHING, frame.note[CARD])


@rule
def end_auction(g, frame):
    card, winner, price = frame.note[CARD], frame.note[BIDDER], frame.note[LEAST] - 1
    pop_with(g, winner, price)
    for seat in range(g.seats):
        g.player[seat].limit = NOTHING
    if winner == NOTHING:
        tell(g, AUCTION_FAILED, NOTHING, NOTHING, card)
    else:
        tell(g, AUCTION_WON, winner, NOTHING, card, price)
