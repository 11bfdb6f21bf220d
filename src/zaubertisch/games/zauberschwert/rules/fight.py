"""Fights against creatures: alone, together, or by auction (chapter 9)."""

from zaubertisch.games.zauberschwert.rules.auction import begin_auction
from zaubertisch.games.zauberschwert.rules.belongings import pay_magic
from zaubertisch.games.zauberschwert.rules.display import discard_orc, is_short, remove_card, spot_of, unit_strength
from zaubertisch.games.zauberschwert.rules.heroes import (
    has_hero_to_add,
    highest_bid,
    list_heroes,
    strength_of,
    use_heroes,
)
from zaubertisch.games.zauberschwert.rules.promises import remember_alliance
from zaubertisch.games.zauberschwert.rules.wizards import is_at, members_at, wizards_at
from zaubertisch.games.zauberschwert.state import (
    ADD_HEROES,
    ALLIANCE_SHOWN,
    ALONE,
    CHOOSE_ALLIANCE,
    CREATURE_BEATEN,
    DECLINE,
    FIGHT_CREATURE,
    FIGHT_DECLINED,
    FIGHT_IT,
    PASS,
    PAY,
    PAY_BID,
    TOGETHER,
    USE,
    WIN,
)
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import ask, ask_one, pop, push, take_result
from zaubertisch.kernel.laps import seat_after
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

CARD, LAP, WINNER, PRICE, COMMITTED = range(5)  # the notes of a FIGHT frame
(ARRIVAL, LONE, LONE_ANSWERED, SHOWN, JOINING, JOINED, SHARING, BIDDING, SOLD, PAYING, PAID, REWARDING,
 BEATEN) = range(13)  # fmt: skip


@rule
def carry_out_fight(g, deck, frame):
    """The frame of a fight, stage by stage."""
    if frame.stage == ARRIVAL:
        meet_creature(g, deck, frame)
    elif frame.stage == LONE:
        ask_lone_wizard(g, deck, frame)
    elif frame.stage == LONE_ANSWERED:
        answer_lone_fight(g, deck, frame)
    elif frame.stage == SHOWN:
        show_alliances(g, deck, frame)
    elif frame.stage == JOINING:
        ask_next_for_heroes(g, deck, frame)
    elif frame.stage == JOINED:
        answer_joining(g, frame)
    elif frame.stage == SHARING:
        share_cost(g, deck, frame)
    elif frame.stage == BIDDING:
        auction_creature(g, frame)
    else:
        carry_out_end(g, deck, frame)


@rule
def carry_out_end(g, deck, frame):
    if frame.stage == SOLD:
        settle_auction(g, frame)
    elif frame.stage == PAYING:
        ask_winner_for_heroes(g, deck, frame)
    elif frame.stage == PAID:
        answer_payment(g, deck, frame)
    elif frame.stage == REWARDING:
        reward_next(g, frame)
    else:
        remove_creature(g, frame)


@rule
def meet_creature(g, deck, frame):
    """Z76, Z80, Z153: a lone wizard decides for itself; several are asked at once, if one of them has a choice."""
    card = frame.note[CARD]
    if wizards_at(g, card) == 1:
        frame.stage = LONE
    elif can_be_wanted_alone(g, deck, frame):
        ask(g, CHOOSE_ALLIANCE, members_at(g, card), SHOWN)
    else:
        join_forces(g, frame)


@rule
def strength_to_beat(g, deck, frame):
    return unit_strength(g, deck, frame.note[CARD])


@rule
def price_left(deck, frame, price):
    """Z70, Z72, Z75: what the committed heroes leave of a price."""
    return max(0, price - strength_of(deck, frame.note[COMMITTED]))


@rule
def commit_hero(frame, option):
    frame.note[COMMITTED] |= 1 << (option - USE)


@rule
def refusal_of_payment(g, deck, frame, seat, price):
    """Z76: the price, less the committed heroes, must be there in magic."""
    return 0 if g.player[seat].magic >= price_left(deck, frame, price) else 76


@rule
def give_up(g, frame):
    """Z86, Z87: the creature stays, its orc goes."""
    card = frame.note[CARD]
    pop(g)
    discard_orc(g, g.display[spot_of(g, card)])


# The question FIGHT_CREATURE.


@rule
def ask_lone_wizard(g, deck, frame):
    """Z77: a wizard that cannot pay in any way is not asked."""
    if highest_bid(g, deck, frame.seat, frame.note[CARD]) >= strength_to_beat(g, deck, frame):
        ask_one(g, FIGHT_CREATURE, frame.seat, LONE_ANSWERED)
    else:
        decline(g, frame)


@rule
def refusal_of_fight(g, deck, frame, seat):
    """Z76."""
    return refusal_of_payment(g, deck, frame, seat, strength_to_beat(g, deck, frame))


@rule
def list_fight_answers(g, deck, frame, seat, out):
    """Declining is always possible; then the fight, then heroes for it."""
    out[0] = DECLINE
    out[1] = FIGHT_IT
    n = 2 if refusal_of_fight(g, deck, frame, seat) == 0 else 1
    return list_heroes(g, deck, seat, frame.note[COMMITTED], out, n)


@rule
def answer_lone_fight(g, deck, frame):
    """Z70, Z76."""
    option = g.reply[frame.seat]
    if option == FIGHT_IT:
        win_alone(g, deck, frame, frame.seat, strength_to_beat(g, deck, frame))
    elif option == DECLINE:
        decline(g, frame)
    else:
        commit_hero(frame, option)
        frame.stage = LONE


@rule
def decline(g, frame):
    """Z77."""
    tell(g, FIGHT_DECLINED, frame.seat, NOTHING, frame.note[CARD])
    give_up(g, frame)


# The question CHOOSE_ALLIANCE.


@rule
def can_be_wanted_alone(g, deck, frame):
    """Z153: by public knowledge, somebody there could say "alone"."""
    for seat in range(g.seats):
        if is_at(g, seat, frame.note[CARD]) and refusal_of_alone(g, deck, frame, seat) == 0:
            return True
    return False


@rule
def refusal_of_alone(g, deck, frame, seat):
    """Z81: it could make the lowest bid by itself, its usable heroes counted."""
    card = frame.note[CARD]
    return 0 if highest_bid(g, deck, seat, card) >= least_bid_alone(g, deck, card) else 81


@rule
def least_bid_alone(g, deck, card):
    """Z97: the strength, and what it costs to refuse the other."""
    return unit_strength(g, deck, card) + surcharge_now(g, deck)


@rule
def surcharge_now(g, deck):
    """Z155: in the short game who of two wants a creature alone bids so much more at least."""
    return int(deck.surcharge_two) if is_short(g) else 0


@rule
def join_forces(g, frame):
    """Z153: all who are there fight together; nobody could say anything else."""
    frame.stage = JOINING
    frame.note[LAP] = 0
    for seat in range(g.seats):
        if is_at(g, seat, frame.note[CARD]):
            tell(g, ALLIANCE_SHOWN, seat, NOTHING, frame.note[CARD], 1)


@rule
def show_alliances(g, deck, frame):
    """Z79, Z80: one who wants it alone is enough for an auction."""
    frame.stage = JOINING
    frame.note[LAP] = 0
    for seat in range(g.seats):
        if g.reply[seat] != NOTHING:
            tell(g, ALLIANCE_SHOWN, seat, NOTHING, frame.note[CARD], 1 if g.reply[seat] == TOGETHER else 0)
            if g.reply[seat] == ALONE:
                frame.stage = BIDDING
                frame.note[PRICE] = least_bid_alone(g, deck, frame.note[CARD])
                remember_alliance(g, seat, frame.note[CARD])


# The question ADD_HEROES.


@rule
def ask_next_for_heroes(g, deck, frame):
    """Z74: from the start player on."""
    if frame.note[LAP] == g.seats:
        frame.stage = SHARING
        return
    seat = seat_after(g, g.start, frame.note[LAP])
    if is_at(g, seat, frame.note[CARD]) and has_hero_to_add(g, deck, seat, frame.note[COMMITTED]):
        ask_one(g, ADD_HEROES, seat, JOINED)
    else:
        frame.note[LAP] += 1


@rule
def answer_joining(g, frame):
    option = g.reply[seat_after(g, g.start, frame.note[LAP])]
    frame.stage = JOINING
    if option == PASS:
        frame.note[LAP] += 1
    else:
        commit_hero(frame, option)


@rule
def share_of(price, number):
    """Z82: split evenly, rounded up."""
    return (price + number - 1) // number


@rule
def share_cost(g, deck, frame):
    """Z78, Z82: all pay their share, or the auction follows and no hero was used."""
    card, number = frame.note[CARD], wizards_at(g, frame.note[CARD])
    share = share_of(price_left(deck, frame, strength_to_beat(g, deck, frame)), number)
    if not can_all_pay(g, card, share):
        frame.note[COMMITTED] = 0
        frame.note[PRICE] = strength_to_beat(g, deck, frame)
        frame.stage = BIDDING
        return
    for seat in range(g.seats):
        if is_at(g, seat, card):
            pay_magic(g, seat, share, card)
    use_heroes(g, frame.note[COMMITTED])
    frame.note[WINNER] = NOTHING
    begin_rewards(g, frame, number)


@rule
def can_all_pay(g, card, share):
    """Z82."""
    for seat in range(g.seats):
        if is_at(g, seat, card) and g.player[seat].magic < share:
            return False
    return True


# The auction, and the question PAY_BID.


@rule
def auction_creature(g, frame):
    """Z79, Z97, Z155: among those who are there, from the lowest bid on."""
    frame.stage = SOLD
    card = frame.note[CARD]
    begin_auction(g, frame.seat, card, members_at(g, card), frame.note[PRICE])


@rule
def settle_auction(g, frame):
    """Z97, Z99."""
    frame.note[WINNER], frame.note[PRICE] = take_result(g)
    if frame.note[WINNER] == NOTHING:
        give_up(g, frame)
    else:
        frame.stage = PAYING


@rule
def ask_winner_for_heroes(g, deck, frame):
    """Z72, Z75: only a winner with fresh heroes has to decide how it pays."""
    winner = frame.note[WINNER]
    if has_hero_to_add(g, deck, winner, frame.note[COMMITTED]):
        ask_one(g, PAY_BID, winner, PAID)
    else:
        win_alone(g, deck, frame, winner, frame.note[PRICE])


@rule
def refusal_of_paying_bid(g, deck, frame, seat):
    """Z72, Z76."""
    return refusal_of_payment(g, deck, frame, seat, frame.note[PRICE])


@rule
def answer_payment(g, deck, frame):
    winner = frame.note[WINNER]
    if g.reply[winner] == PAY:
        win_alone(g, deck, frame, winner, frame.note[PRICE])
    else:
        commit_hero(frame, g.reply[winner])
        frame.stage = PAYING


# A won fight.


@rule
def win_alone(g, deck, frame, seat, price):
    """Z76, Z97."""
    pay_magic(g, seat, price_left(deck, frame, price), frame.note[CARD])
    use_heroes(g, frame.note[COMMITTED])
    frame.note[WINNER] = seat
    begin_rewards(g, frame, 1)


@rule
def begin_rewards(g, frame, number):
    """From here on the price is the number of wizards, by which rewards are read."""
    frame.note[PRICE] = number
    frame.note[LAP] = 0
    frame.stage = REWARDING
    tell(g, CREATURE_BEATEN, frame.note[WINNER], NOTHING, frame.note[CARD], number)


@rule
def reward_next(g, frame):
    """Z45, Z88: the winner, or all who fought together, clockwise from the seat whose turn it is."""
    if frame.note[LAP] == g.seats:
        frame.stage = BEATEN
        return
    seat = seat_after(g, frame.seat, frame.note[LAP])
    frame.note[LAP] += 1
    winner, card, number = frame.note[WINNER], frame.note[CARD], frame.note[PRICE]
    if seat == winner or (winner == NOTHING and is_at(g, seat, card)):
        push(g, WIN, seat)
        g.frame[g.depth - 1].note[0] = card
        g.frame[g.depth - 1].note[1] = number


@rule
def remove_creature(g, frame):
    """Z85, Z86: it leaves the game, its orc goes to the discard pile."""
    card = frame.note[CARD]
    pop(g)
    remove_card(g, card)
