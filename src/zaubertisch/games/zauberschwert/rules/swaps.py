"""Phase E, first part: swaps as offers, seat by seat (rules Z102 to Z112).

An offer names items: a number below ARTEFACTS is a card in the hand, above it an artefact laid out (variant).
A laid-out double is worth two cards; then the other side names a second item.
"""

from zaubertisch.games.zauberschwert.names import (
    ARTEFACT_CARD,
    ARTEFACTS,
    BLACK_EGG,
    DESIGNS,
    FIRST_DOUBLE,
    FIRST_RED_EGG,
    FIRST_RUNE_STONE,
    SPELLS,
)
from zaubertisch.games.zauberschwert.rules.belongings import (
    add_to_hand,
    design_card,
    design_of,
    hide_from_hand,
    is_poison,
    learn_of_card,
    pieces_in_game,
    seat_after,
)
from zaubertisch.games.zauberschwert.rules.layout import uncharge
from zaubertisch.games.zauberschwert.rules.win import supports_on
from zaubertisch.games.zauberschwert.state import (
    ACCEPT,
    ANSWER_OFFER,
    ARTEFACT_RECEIVED,
    ASK_FOR,
    CARD_RECEIVED,
    COUNTER,
    DECLINE,
    GIFT_NAMED,
    GIVE,
    ITEMS,
    MAKE_OFFER,
    NAME_GIFT,
    NAME_WISH,
    OFFER,
    OFFER_DECLINED,
    OFFER_MADE,
    OFFER_TO,
    PASS,
    SUPPORT_ASSIGNED,
    SWAPPED,
    WISH_NAMED,
)
from zaubertisch.kernel.events import tell, tell_privately
from zaubertisch.kernel.frames import ask_one, pop, push
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

LAP = 0  # the note of a SWAPPING frame
NEXT, ANSWERED = range(2)
PARTNER, GIFT, GIFT_2, WISH, WISH_2, IS_COUNTER = range(6)  # the notes of an OFFER frame
ON_ITS_WAY = 16  # the owner of a spell between two owners is this plus the new one
GIVING, GIFT_GIVEN, WISHING, WISH_GIVEN, SECOND_GIFT, SECOND_WISH, PROPOSING, PROPOSED = range(8)


@rule
def carry_out_swapping(g, frame):
    """Z104: the frame of all swaps of a round."""
    if frame.note[LAP] == g.seats:
        end_swapping(g)
        return
    seat = seat_after(g, g.start, frame.note[LAP])
    if frame.stage == ANSWERED:
        answer_making(g, frame, seat)
    elif can_offer(g, seat):
        g.turn = seat
        ask_one(g, MAKE_OFFER, seat, ANSWERED)
    else:
        end_offers(g, frame, seat)


@rule
def answer_making(g, frame, seat):
    frame.stage = NEXT
    if g.reply[seat] == PASS:
        end_offers(g, frame, seat)
    else:
        begin_offer(g, seat, g.reply[seat] - OFFER_TO, 0)


@rule
def end_swapping(g):
    """How many offers a seat made stays between it and its partners: nothing is left to see."""
    for seat in range(g.seats):
        g.player[seat].offers = g.offers
        g.player[seat].has_offered = 0
    g.turn = NOTHING
    pop(g)


@rule
def end_offers(g, frame, seat):
    g.player[seat].has_offered = 1
    frame.note[LAP] += 1


@rule
def begin_offer(g, seat, partner, is_counter):
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
def can_be_traded(design):
    """Z109, Z110: no eggs and no poison among laid-out artefacts."""
    return not (FIRST_RED_EGG <= design < FIRST_RUNE_STONE or design == BLACK_EGG or is_poison(design))


@rule
def single_items(g, seat):
    """How many items worth one card a seat has, by public knowledge."""
    me = g.player[seat]
    count = me.hand_size
    if g.variant:
        for design in range(FIRST_DOUBLE):
            if can_be_traded(design):
                count += me.laid[design]
    return count


@rule
def has_double(g, seat):
    """Variant: does a two-part artefact lie before the seat?"""
    if g.variant:
        for design in range(FIRST_DOUBLE, DESIGNS):
            if g.player[seat].laid[design] > 0:
                return True
    return False


@rule
def can_give_for(g, seat, partner, deck):
    """Could a gift worth so many cards be answered by anything the partner has?"""
    if deck == 2:
        return has_double(g, partner) or single_items(g, partner) >= 2
    return single_items(g, partner) >= 1 or (single_items(g, seat) >= 2 and has_double(g, partner))


@rule
def can_deal(g, seat, partner):
    """Is there any offer the seat could make to the partner, by public knowledge?"""
    if single_items(g, seat) >= 1 and can_give_for(g, seat, partner, 1):
        return True
    return has_double(g, seat) and can_give_for(g, seat, partner, 2)


@rule
def can_offer(g, seat):
    if g.player[seat].offers <= 0:
        return False
    for other in range(g.seats):
        if other != seat and can_deal(g, seat, other):
            return True
    return False


@rule
def worth(item):
    """Z110: a laid-out double is two cards."""
    return 2 if item >= ARTEFACTS + FIRST_DOUBLE else 1


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
    if worth(frame.note[GIFT]) < worth(frame.note[WISH]):
        ask_one(g, NAME_GIFT, frame.seat, SECOND_GIFT)
    elif worth(frame.note[GIFT]) > worth(frame.note[WISH]):
        ask_one(g, NAME_WISH, frame.seat, SECOND_WISH)
    else:
        frame.stage = PROPOSING


@rule
def item_card(item):
    """The number of an item in events."""
    return ARTEFACT_CARD + item if item < ARTEFACTS else design_card(item - ARTEFACTS)


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
def answer_offer(g, frame):
    """Z103, Z105."""
    seat, partner = frame.seat, frame.note[PARTNER]
    if g.reply[partner] == ACCEPT:
        swap(g, frame, seat, partner)
        pop(g)
        return
    tell_privately(g, OFFER_DECLINED, partner, seat, NOTHING, 0, (1 << seat) | (1 << partner))
    pop(g)
    if g.reply[partner] == COUNTER:
        begin_offer(g, partner, seat, 1)


@rule
def swap(g, frame, seat, partner):
    """Z102, Z107: the others see only how many cards changed hands."""
    tell(g, SWAPPED, seat, partner, NOTHING, max(worth(frame.note[GIFT]), worth(frame.note[WISH])))
    gift, gift_2, wish, wish_2 = frame.note[GIFT], frame.note[GIFT_2], frame.note[WISH], frame.note[WISH_2]
    gift_knowers = hand_over(g, seat, partner, gift)
    gift_2_knowers = hand_over(g, seat, partner, gift_2)
    wish_knowers = hand_over(g, partner, seat, wish)
    wish_2_knowers = hand_over(g, partner, seat, wish_2)
    receive(g, partner, seat, gift, gift_knowers)
    receive(g, partner, seat, gift_2, gift_2_knowers)
    receive(g, seat, partner, wish, wish_knowers)
    receive(g, seat, partner, wish_2, wish_2_knowers)


@rule
def hand_over(g, giver, taker, item):
    """An item leaves its owner; returns who knows which card it was. Nothing arrives before all has left."""
    if item == NOTHING:
        return 0
    if item < ARTEFACTS:
        return hide_from_hand(g, giver, item, taker)
    take_up_artefact(g, giver, taker, item - ARTEFACTS)
    return 0


@rule
def take_up_artefact(g, giver, taker, design):
    """Z111, Z112: a laid-out artefact leaves its owner, and Absolutus goes along if no equal one without it is left."""
    g.player[giver].laid[design] -= 1
    if supports_on(g, giver, design) > g.player[giver].laid[design]:
        send_supporter(g, giver, taker, design)


@rule
def send_supporter(g, giver, taker, design):
    for spell in range(SPELLS):
        if g.support[spell] == design and g.spell_owner[spell] == giver:
            g.spell_owner[spell] = ON_ITS_WAY + taker
            return


@rule
def receive(g, taker, giver, item, knowers):
    if item >= ARTEFACTS:
        put_down_artefact(g, taker, giver, item - ARTEFACTS)
    elif item != NOTHING:
        two = (1 << giver) | (1 << taker)
        add_to_hand(g, taker, item, knowers | (1 << giver))
        tell_privately(g, CARD_RECEIVED, taker, giver, item_card(item), 0, two)


@rule
def put_down_artefact(g, taker, giver, design):
    """Z110, Z111, Z118: it stays laid out; Absolutus has come along; an energy stone begins anew."""
    g.player[taker].laid[design] += 1
    tell(g, ARTEFACT_RECEIVED, taker, giver, design_card(design))
    uncharge(g, design)
    for spell in range(SPELLS):
        if g.spell_owner[spell] == ON_ITS_WAY + taker and g.support[spell] == design:
            g.spell_owner[spell] = taker
            tell(g, SUPPORT_ASSIGNED, taker, NOTHING, design_card(design))


@rule
def why_not_offer_to(g, seat, partner):
    """Z106."""
    return 0 if partner < g.seats and partner != seat and can_deal(g, seat, partner) else 106


@rule
def holds(g, seat, item, copies):
    """Does the seat have so many of an item, laid out or in its hand?"""
    if item < ARTEFACTS:
        return g.player[seat].hand[item] >= copies
    return g.player[seat].laid[item - ARTEFACTS] >= copies


@rule
def why_not_item(g, item):
    """Z109, Z110: what can be named at all."""
    if item < ARTEFACTS:
        return 0
    if g.variant == 0:
        return 109
    return 0 if can_be_traded(item - ARTEFACTS) else 110


@rule
def why_not_gift(g, frame, seat, item):
    """Z103: an item of one's own; the second one is a single card."""
    reason = why_not_item(g, item)
    if reason != 0:
        return reason
    if frame.note[GIFT] != NOTHING and worth(item) > 1:
        return 110
    if frame.note[GIFT] == NOTHING and not can_give_for(g, seat, frame.note[PARTNER], worth(item)):
        return 110
    return 0 if holds(g, seat, item, 2 if frame.note[GIFT] == item else 1) else 103


@rule
def why_not_wish(g, deck, frame, item):
    """Z106, Z110: a card by name from a seat that has cards, or an artefact that lies before it."""
    reason = why_not_item(g, item)
    if reason != 0:
        return reason
    partner, first = frame.note[PARTNER], frame.note[WISH]
    if first != NOTHING and worth(item) > 1:
        return 110
    if not could_have(g, deck, partner, item, first):
        return 106
    return why_not_balanced(g, frame, item) if first == NOTHING else 0


@rule
def could_have(g, deck, partner, item, first):
    """By public knowledge: could the partner give this item, besides the first one?"""
    if item >= ARTEFACTS:
        return holds(g, partner, item, 2 if item == first else 1)
    if pieces_in_game(g, deck, design_of(item)) == 0:
        return False
    return g.player[partner].hand_size >= (2 if 0 <= first < ARTEFACTS else 1)


@rule
def why_not_balanced(g, frame, item):
    """Z110: whoever gets a double must have two single cards to give for it."""
    if worth(frame.note[GIFT]) < worth(item):
        return 0 if single_items(g, frame.seat) >= 2 else 110
    if worth(frame.note[GIFT]) > worth(item):
        return 0 if single_items(g, frame.note[PARTNER]) >= 2 else 110
    return 0


@rule
def why_not_answer(g, frame, seat, option):
    """Z105, Z108."""
    if option == DECLINE:
        return 0
    if option == COUNTER:
        return 0 if g.player[seat].offers > 0 and frame.note[IS_COUNTER] == 0 else 105
    return 0 if option == ACCEPT and can_accept(g, frame, seat) else 108


@rule
def can_accept(g, frame, seat):
    first, second = frame.note[WISH], frame.note[WISH_2]
    if second == NOTHING:
        return holds(g, seat, first, 1)
    return holds(g, seat, first, 1) and holds(g, seat, second, 2 if first == second else 1)


@rule
def list_partners(g, seat, out):
    out[0] = PASS
    n = 1
    for other in range(g.seats):
        if why_not_offer_to(g, seat, other) == 0:
            out[n] = OFFER_TO + other
            n += 1
    return n


@rule
def items_to_name(g):
    """Without the variant only cards in hands can be named."""
    return ITEMS if g.variant else ARTEFACTS


@rule
def list_gifts(g, frame, seat, out):
    n = 0
    for item in range(items_to_name(g)):
        out[n] = GIVE + item
        n += 1 if why_not_gift(g, frame, seat, item) == 0 else 0
    return n


@rule
def list_wishes(g, deck, frame, out):
    n = 0
    for item in range(items_to_name(g)):
        out[n] = ASK_FOR + item
        n += 1 if why_not_wish(g, deck, frame, item) == 0 else 0
    return n


@rule
def list_answers(g, frame, seat, out):
    out[0] = DECLINE
    out[1] = ACCEPT
    n = 2 if why_not_answer(g, frame, seat, ACCEPT) == 0 else 1
    out[n] = COUNTER
    return n + (1 if why_not_answer(g, frame, seat, COUNTER) == 0 else 0)
