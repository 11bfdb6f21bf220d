"""Who may know what: `redact` blots out the rest, `imagine` deals it at random (chapter 17)."""

from zaubertisch.games.zauberschwert.names import (
    ADVENTURES,
    ARTEFACTS,
    DESIGNS,
    FIRST_DOUBLE,
    LANDSCAPES,
    LETTERS,
    ORCS,
    WITH_HEROES,
)
from zaubertisch.games.zauberschwert.rules.belongings import design_of, first_half, pieces_in_game
from zaubertisch.games.zauberschwert.rules.fight import refusal_of_alone
from zaubertisch.games.zauberschwert.rules.items import has_partner
from zaubertisch.games.zauberschwert.rules.setup import shuffle_end
from zaubertisch.games.zauberschwert.rules.swaps import (
    ANSWERED,
    GIFT_GIVEN,
    GIVING,
    IS_COUNTER,
    LAP,
    NEXT,
    PARTNER,
    clear_offer,
)
from zaubertisch.games.zauberschwert.state import (
    ALONE,
    ANSWER_OFFER,
    AUCTION,
    DRAW,
    IN_PILE,
    MAKE_OFFER,
    NAME_GIFT,
    OFFER,
    SWAPS,
    TOGETHER,
)
from zaubertisch.kernel.dice import below, reseed
from zaubertisch.kernel.events import redact_events
from zaubertisch.kernel.frames import forget_replies, pop, top
from zaubertisch.kernel.laps import seat_after
from zaubertisch.kernel.piles import deal_from, place_in, put_under, redact_pile
from zaubertisch.kernel.record import EVERYONE, HIDDEN, MOST_SEATS, NOTHING
from zaubertisch.kernel.rules import rule

NUMBER_OF_LETTERS = len(LETTERS)
SWAPS_DEPTH = 2  # the frame of all swaps lies on that of the round; an offer lies on it


@rule
def redact(g, observer):
    """Z149, Z150: the record as this observer may know it; EVERYONE stands for spectators."""
    keep = (1 << observer) | (1 << EVERYONE)
    g.rng = 0
    redact_swapping(g, observer)
    redact_choices(g, observer)
    redact_hands(g, observer)
    redact_pile(g.adventures, keep)
    redact_pile(g.artefacts, keep)
    redact_pile(g.landscapes, keep)
    redact_pile(g.orcs, keep)
    redact_events(g, keep)


@rule
def redact_choices(g, observer):
    """Z80, Z100: what others chose in secret, their standing orders, and what they just drew."""
    for seat in range(g.seats):
        if seat != observer and g.reply[seat] != NOTHING:
            g.reply[seat] = HIDDEN
        if seat != observer and is_top(g, AUCTION):
            g.player[seat].limit = HIDDEN
    if is_top(g, DRAW) and top(g).seat != observer:
        for i in range(g.drawn_count):
            g.drawn[i] = HIDDEN


@rule
def is_top(g, rule_number):
    return g.depth > 0 and top(g).rule == rule_number


@rule
def redact_hands(g, observer):
    """Others' hands as far as they are known; what others know is not known."""
    for seat in range(g.seats):
        if seat != observer:
            for kind in range(ARTEFACTS):
                g.player[seat].hand[kind] = g.known[observer, seat, kind] if observer < MOST_SEATS else 0
    for other in range(g.seats):
        if other != observer:
            for seat in range(g.seats):
                for kind in range(ARTEFACTS):
                    g.known[other, seat, kind] = 0


@rule
def is_swapping(g):
    return g.depth >= SWAPS_DEPTH and g.frame[SWAPS_DEPTH - 1].rule == SWAPS


@rule
def sees_offer(g, observer):
    """Z107: the seat that makes the offer, and the one that is asked for the answer."""
    frame = top(g)
    if frame.rule == SWAPS:
        return observer == seat_after(g, g.start, frame.note[LAP])
    return observer == frame.seat or (g.question == ANSWER_OFFER and observer == frame.note[PARTNER])


@rule
def awaits_counter(g, observer):
    """A seat whose offer is being answered by a counter-offer knows that much."""
    frame = top(g)
    return frame.rule == OFFER and frame.note[IS_COUNTER] == 1 and observer == frame.note[PARTNER]


@rule
def redact_swapping(g, observer):
    """Z107: who makes an offer to whom is seen only by the two; how many are left only by oneself."""
    if not is_swapping(g):
        return
    for seat in range(g.seats):
        if seat != observer:
            g.player[seat].offers = HIDDEN
            g.player[seat].has_offered = 0
    if sees_offer(g, observer):
        return
    if awaits_counter(g, observer):
        show_counter_as_begun(g)
    else:
        hide_offers(g)


@rule
def show_counter_as_begun(g):
    frame = top(g)
    clear_offer(frame, frame.note[PARTNER], 1)
    frame.stage = GIFT_GIVEN
    frame.asked_at = GIVING
    g.question = NAME_GIFT
    g.asked = 1 << frame.seat
    g.window = g.asked


@rule
def hide_offers(g):
    if g.depth > SWAPS_DEPTH:
        pop(g)
    frame = top(g)
    frame.stage = ANSWERED
    frame.asked_at = NEXT
    frame.note[LAP] = HIDDEN
    g.question = MAKE_OFFER
    g.turn = HIDDEN
    g.asked = 0
    g.window = 0
    forget_replies(g)


@rule
def imagine(g, deck, observer, seed):
    """Turn a view into a full game that fits it; all such deals are equally likely."""
    reseed(g, seed)
    deal_artefacts(g, deck)
    deal_adventures(g, deck)
    if g.way == WITH_HEROES:
        deal_landscapes_and_orcs(g)
    imagine_swapping(g, observer)
    for seat in range(g.seats):
        imagine_choices(g, deck, seat)


@rule
def deal_artefacts(g, deck):
    collect_pool(g, deck)
    for seat in range(g.seats):
        deal_hand(g, seat)
    for i in range(g.drawn_count):
        if g.drawn[i] == HIDDEN:
            g.drawn[i] = deal_from(g, g.pool, 0, ARTEFACTS)
    for i in range(g.artefacts.count):
        spot = place_in(g.artefacts, i)
        if g.artefacts.card[spot] == HIDDEN:
            g.artefacts.card[spot] = deal_from(g, g.pool, 0, ARTEFACTS)
    for kind in range(ARTEFACTS):
        g.pool[kind] = 0


@rule
def collect_pool(g, deck):
    """All artefact cards whose place the view does not show."""
    for kind in range(ARTEFACTS):
        g.pool[kind] = pieces_in_game(g, deck, design_of(kind)) - g.artefact_out[kind]
    for seat in range(g.seats):
        take_from_pool(g, g.player[seat])
    for i in range(g.drawn_count):
        take_kind_from_pool(g, g.drawn[i])
    for i in range(g.artefacts.count):
        take_kind_from_pool(g, g.artefacts.card[place_in(g.artefacts, i)])


@rule
def take_from_pool(g, player):
    for kind in range(ARTEFACTS):
        g.pool[kind] -= player.hand[kind]
    for design in range(DESIGNS):
        if design < FIRST_DOUBLE:
            g.pool[design] -= player.laid[design]
        else:
            g.pool[first_half(design)] -= player.laid[design]
            g.pool[first_half(design) + 1] -= player.laid[design]


@rule
def take_kind_from_pool(g, kind):
    if kind >= 0:
        g.pool[kind] -= 1


@rule
def deal_hand(g, seat):
    """The cards of a hand that are not known."""
    me = g.player[seat]
    known = 0
    for kind in range(ARTEFACTS):
        known += me.hand[kind]
    for _ in range(known, me.hand_size):
        me.hand[deal_from(g, g.pool, 0, ARTEFACTS)] += 1


@rule
def deal_adventures(g, deck):
    """Z5: what has not been seen yet, letter by letter."""
    g.adventures.count = 0
    for letter in range(NUMBER_OF_LETTERS):
        first = g.adventures.count
        for card in range(ADVENTURES):
            if g.where[card] == IN_PILE and deck.letter[card] == letter:
                put_under(g.adventures, card, 0)
        shuffle_end(g, g.adventures, first)


@rule
def deal_landscapes_and_orcs(g):
    g.landscapes.count = 0
    for landscape in range(LANDSCAPES):
        if g.landscape_open[landscape] == 0:
            put_under(g.landscapes, landscape, 0)
    shuffle_end(g, g.landscapes, 0)
    g.orcs.count = 0
    for orc in range(ORCS):
        if g.orc_open[orc] == 0 and not is_orc_displayed(g, orc):
            put_under(g.orcs, orc, 0)
    shuffle_end(g, g.orcs, 0)


@rule
def is_orc_displayed(g, orc):
    for i in range(g.displayed):
        if g.display[i].orc == orc:
            return True
    return False


@rule
def imagine_swapping(g, observer):
    """Somebody else is pondering over an offer: who, is guessed."""
    if not is_swapping(g):
        return
    for seat in range(g.seats):
        if g.player[seat].offers == HIDDEN:
            g.player[seat].offers = g.offers
    frame = g.frame[SWAPS_DEPTH - 1]
    if frame.note[LAP] == HIDDEN:
        frame.note[LAP] = guess_lap(g, observer)
        g.turn = seat_after(g, g.start, frame.note[LAP])
        g.asked = 1 << g.turn
        g.window = g.asked
    for lap in range(frame.note[LAP]):
        g.player[seat_after(g, g.start, lap)].has_offered = 1


@rule
def guess_lap(g, observer):
    """A seat that could be making offers now: before the observer, or after it if its own turn is over."""
    possible, found = 0, 0
    for lap in range(g.seats):
        seat = seat_after(g, g.start, lap)
        if seat == observer and g.player[seat].has_offered == 0:
            return found
        if seat == observer:
            possible = 0
        elif has_partner(g, seat):
            possible += 1
            if below(g, possible) == 0:
                found = lap
    return found


@rule
def imagine_choices(g, deck, seat):
    """Alliances already chosen are guessed; nobody else is thought to have a standing order."""
    if g.reply[seat] == HIDDEN:
        can_be_alone = refusal_of_alone(g, deck, top(g), seat) == 0
        g.reply[seat] = ALONE if can_be_alone and below(g, 2) == 0 else TOGETHER
    if g.player[seat].limit == HIDDEN:
        g.player[seat].limit = NOTHING
