"""Fights against creatures: alone, together, or by auction (rules Z68 to Z87)."""

from zaubertisch.games.zauberschwert.names import HEROES
from zaubertisch.games.zauberschwert.rules.auction import BIDS_WON, begin_auction
from zaubertisch.games.zauberschwert.rules.belongings import pay_magic, seat_after
from zaubertisch.games.zauberschwert.rules.display import discard_orc, remove_card, spot_of, unit_strength
from zaubertisch.games.zauberschwert.rules.heroes import (
    has_fresh_hero,
    highest_bid,
    is_fresh,
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
from zaubertisch.kernel.frames import ask, ask_one, pop, push
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

CARD, LAP, WINNER, PRICE, COMMITTED = range(5)  # notes; winner and price are written by the auction
assert BIDS_WON == WINNER
(ARRIVAL, LONE, LONE_ANSWERED, SHOWN, JOINING, JOINED, SHARING, BIDDING, SOLD, PAYING, PAID, REWARDING,
 BEATEN) = range(13)  # fmt: skip


@rule
def carry_out_fight(g, deck, frame):
    """The frame of a fight, stage by stage."""
    if frame.stage == ARRIVAL:
        meet_creature(g, deck, frame)
    elif frame.stage == LONE:
        list_lone_fight(g, deck, frame)
    elif frame.stage == LONE_ANSWERED:
        answer_lone_fight(g, deck, frame)
    elif frame.stage == SHOWN:
        show_alliances(g, frame)
    elif frame.stage == JOINING:
        ask_next_for_heroes(g, deck, frame)
    elif frame.stage == JOINED:
        answer_heroes(g, frame)
    elif frame.stage == SHARING:
        share_cost(g, deck, frame)
    elif frame.stage == BIDDING:
        frame.stage = SOLD
        begin_auction(g, frame.seat, frame.note[CARD], members_at(g, frame.note[CARD]), unit(g, deck, frame))
    else:
        carry_out_end(g, deck, frame)


@rule
def carry_out_end(g, deck, frame):
    if frame.stage == SOLD:
        settle_auction(g, frame)
    elif frame.stage == PAYING:
        ask_winner_for_heroes(g, deck, frame)
    elif frame.stage == PAID:
        answer_paying(g, deck, frame)
    elif frame.stage == REWARDING:
        reward_next(g, frame)
    else:
        bury_creature(g, frame)


@rule
def unit(g, deck, frame):
    return unit_strength(g, deck, frame.note[CARD])


@rule
def meet_creature(g, deck, frame):
    """Z76, Z80: a lone wizard decides for itself; several are asked at once, if one of them has a choice (Z153)."""
    card = frame.note[CARD]
    if wizards_at(g, card) == 1:
        frame.stage = LONE
    elif can_be_wanted_alone(g, deck, frame):
        ask(g, CHOOSE_ALLIANCE, members_at(g, card), SHOWN)
    else:
        join_forces(g, frame)


@rule
def can_be_wanted_alone(g, deck, frame):
    """Z81, Z153: by public knowledge, somebody there could bid the strength."""
    for seat in range(g.seats):
        if is_at(g, seat, frame.note[CARD]) and why_not_alone(g, deck, frame, seat) == 0:
            return True
    return False


@rule
def join_forces(g, frame):
    """Z153: all who are there fight together; nobody could say anything else."""
    frame.stage = JOINING
    frame.note[LAP] = 0
    for seat in range(g.seats):
        if is_at(g, seat, frame.note[CARD]):
            tell(g, ALLIANCE_SHOWN, seat, NOTHING, frame.note[CARD], 1)


@rule
def list_lone_fight(g, deck, frame):
    """Z77: who cannot pay in any way is not asked."""
    if highest_bid(g, deck, frame.seat, frame.note[CARD]) < unit(g, deck, frame):
        decline(g, frame)
    else:
        ask_one(g, FIGHT_CREATURE, frame.seat, LONE_ANSWERED)


@rule
def answer_lone_fight(g, deck, frame):
    """Z70, Z76."""
    option = g.reply[frame.seat]
    if option == FIGHT_IT:
        win_alone(g, deck, frame, frame.seat, unit(g, deck, frame))
    elif option == DECLINE:
        decline(g, frame)
    else:
        frame.note[COMMITTED] |= 1 << (option - USE)
        frame.stage = LONE


@rule
def decline(g, frame):
    tell(g, FIGHT_DECLINED, frame.seat, NOTHING, frame.note[CARD])
    give_up(g, frame)


@rule
def give_up(g, frame):
    """Z86, Z87: the creature stays, its orc goes."""
    card = frame.note[CARD]
    pop(g)
    discard_orc(g, g.display[spot_of(g, card)])


@rule
def price_left(deck, frame, price):
    """Z70, Z72, Z75: what the committed heroes leave of a price."""
    return max(0, price - strength_of(deck, frame.note[COMMITTED]))


@rule
def win_alone(g, deck, frame, seat, price):
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
def show_alliances(g, frame):
    """Z79, Z80: one who wants it alone is enough for an auction."""
    frame.stage = JOINING
    frame.note[LAP] = 0
    for seat in range(g.seats):
        if g.reply[seat] != NOTHING:
            tell(g, ALLIANCE_SHOWN, seat, NOTHING, frame.note[CARD], 1 if g.reply[seat] == TOGETHER else 0)
            if g.reply[seat] == ALONE:
                frame.stage = BIDDING
                remember_alliance(g, seat, frame.note[CARD])


@rule
def ask_next_for_heroes(g, deck, frame):
    """Z74: from the start player on."""
    if frame.note[LAP] == g.seats:
        frame.stage = SHARING
        return
    seat = seat_after(g, g.start, frame.note[LAP])
    if is_at(g, seat, frame.note[CARD]) and has_fresh_hero(g, deck, seat, frame.note[COMMITTED]):
        ask_one(g, ADD_HEROES, seat, JOINED)
    else:
        frame.note[LAP] += 1


@rule
def answer_heroes(g, frame):
    option = g.reply[seat_after(g, g.start, frame.note[LAP])]
    frame.stage = JOINING
    if option == PASS:
        frame.note[LAP] += 1
    else:
        frame.note[COMMITTED] |= 1 << (option - USE)


@rule
def share_of(g, deck, frame):
    """Z82: what the heroes leave, split evenly, rounded up."""
    number = wizards_at(g, frame.note[CARD])
    return (price_left(deck, frame, unit(g, deck, frame)) + number - 1) // number


@rule
def share_cost(g, deck, frame):
    """Z78, Z82: all pay their share, or the auction follows and no hero was used."""
    share = share_of(g, deck, frame)
    for seat in range(g.seats):
        if is_at(g, seat, frame.note[CARD]) and g.player[seat].magic < share:
            frame.note[COMMITTED] = 0
            frame.stage = BIDDING
            return
    for seat in range(g.seats):
        if is_at(g, seat, frame.note[CARD]):
            pay_magic(g, seat, share, frame.note[CARD])
    use_heroes(g, frame.note[COMMITTED])
    frame.note[WINNER] = NOTHING
    begin_rewards(g, frame, wizards_at(g, frame.note[CARD]))


@rule
def settle_auction(g, frame):
    """Z97, Z99."""
    if frame.note[WINNER] == NOTHING:
        give_up(g, frame)
    else:
        frame.stage = PAYING


@rule
def ask_winner_for_heroes(g, deck, frame):
    """Z72, Z75: only a winner with fresh heroes has to decide how it pays."""
    winner = frame.note[WINNER]
    if has_fresh_hero(g, deck, winner, frame.note[COMMITTED]):
        ask_one(g, PAY_BID, winner, PAID)
    else:
        win_alone(g, deck, frame, winner, frame.note[PRICE])


@rule
def answer_paying(g, deck, frame):
    winner = frame.note[WINNER]
    if g.reply[winner] == PAY:
        win_alone(g, deck, frame, winner, frame.note[PRICE])
    else:
        frame.note[COMMITTED] |= 1 << (g.reply[winner] - USE)
        frame.stage = PAYING


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
def bury_creature(g, frame):
    """Z85, Z86."""
    card = frame.note[CARD]
    pop(g)
    remove_card(g, card)


@rule
def why_not_fight(g, deck, frame, seat, price):
    """Z76: the price, less the committed heroes, must be there in magic."""
    return 0 if g.player[seat].magic >= price_left(deck, frame, price) else 76


@rule
def why_not_alone(g, deck, frame, seat):
    """Z81."""
    return 0 if highest_bid(g, deck, seat, frame.note[CARD]) >= unit(g, deck, frame) else 81


@rule
def list_heroes(g, deck, frame, seat, out, n):
    for hero in range(HEROES):
        if (frame.note[COMMITTED] >> hero) & 1 == 0 and is_fresh(g, deck, seat, hero):
            out[n] = USE + hero
            n += 1
    return n


@rule
def list_fight(g, deck, frame, seat, out):
    out[0] = DECLINE
    out[1] = FIGHT_IT
    n = 2 if why_not_fight(g, deck, frame, seat, unit(g, deck, frame)) == 0 else 1
    return list_heroes(g, deck, frame, seat, out, n)


@rule
def list_paying(g, deck, frame, seat, out):
    out[0] = PAY
    n = 1 if why_not_fight(g, deck, frame, seat, frame.note[PRICE]) == 0 else 0
    return list_heroes(g, deck, frame, seat, out, n)


@rule
def list_alliance(g, deck, frame, seat, out):
    out[0] = TOGETHER
    out[1] = ALONE
    return 2 if why_not_alone(g, deck, frame, seat) == 0 else 1
