"""Days and turns: journey, influence, drawing (chapters 3 and 7).

The notes of a TURN frame: steps left, whether he has moved, whether an order was given.
"""

from zaubertisch.games.schatzjagd.rules.board import NEIGHBOUR
from zaubertisch.games.schatzjagd.rules.death import die
from zaubertisch.games.schatzjagd.rules.effects import begin_drawing, is_alive
from zaubertisch.games.schatzjagd.rules.hands import hand_size
from zaubertisch.games.schatzjagd.rules.influence import play_card
from zaubertisch.games.schatzjagd.rules.land import move_to, stops, why_not_walk
from zaubertisch.games.schatzjagd.rules.scoring import end_game
from zaubertisch.games.schatzjagd.state import (
    BEGIN,
    CHOOSING,
    CHOSEN,
    DAY_BEGAN,
    DAY_ENDED,
    ENCOUNTER,
    ENDING,
    GIVE_ORDERS,
    GO,
    HAS_MOVED,
    HAS_ORDERED,
    INFLUENCE,
    LIFE,
    ORDERS,
    PLAYED,
    PLAYING,
    POISON_WORKED,
    REFILLING,
    ROLL,
    STAY,
    STAYED,
    STEP,
    STEPPED,
    STEPS,
    STOP,
    TAKE,
    TRAVEL,
    TRAVEL_ROLLED,
    TURN,
    TURN_BEGAN,
    TURN_LOST,
    WALKED,
    WALKING,
)
from zaubertisch.kernel.answers import admit
from zaubertisch.kernel.dice import roll_die
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import ask_one, pop, push, top
from zaubertisch.kernel.ladders import ladder
from zaubertisch.kernel.laps import begin_lap, end_go, seat_in_order
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

MORNING, TURNS, NIGHT, MIDNIGHT = range(4)
TURNS_DONE, NIGHTS_DONE = range(2)


@rule
def begin_day(g, deck, frame):
    """S174: every seat has its turn."""
    g.day += 1
    tell(g, DAY_BEGAN, NOTHING, NOTHING, NOTHING, g.day)
    begin_lap(frame, TURNS_DONE)
    begin_lap(frame, NIGHTS_DONE)
    frame.stage = TURNS


@rule
def begin_next_turn(g, deck, frame):
    seat = seat_in_order(g, frame, TURNS_DONE, g.order)
    if seat == NOTHING:
        frame.stage = NIGHT
    else:
        end_go(frame, TURNS_DONE)
        push(g, TURN, seat)


@rule
def work_next_poison(g, deck, frame):
    """S81, S82, S85, S147: the poisoned lose life one by one, from the first player on."""
    seat = seat_in_order(g, frame, NIGHTS_DONE, g.order)
    if seat == NOTHING:
        frame.stage = MIDNIGHT
        return
    end_go(frame, NIGHTS_DONE)
    me = g.player[seat]
    if me.poisoned:
        me.value[LIFE] = max(0, me.value[LIFE] - deck.poison_loss)
        tell(g, POISON_WORKED, seat, NOTHING, NOTHING, deck.poison_loss)
        if not is_alive(g, seat):
            die(g, deck, seat, NOTHING)


@rule
def end_day(g, deck, frame):
    """S135, S170: after the poison of the last day comes the ranking."""
    tell(g, DAY_ENDED, NOTHING, NOTHING, NOTHING, g.day)
    if g.day == g.last_day:
        end_game(g)
    else:
        frame.stage = MORNING


# S174: the frame of a day; every seat has its turn.
play_day = ladder(
    "schatzjagd_day",
    {MORNING: begin_day, TURNS: begin_next_turn, NIGHT: work_next_poison, MIDNIGHT: end_day},
)


@rule
def begin_turn(g, deck, frame):
    """S22, S38, S60, S63, S139: a lost turn; the end of a flight; a card to uncover first."""
    seat = frame.seat
    me = g.player[seat]
    g.turn = seat
    me.in_flight = 0
    tell(g, TURN_BEGAN, seat)
    if me.skips:
        me.skips = 0
        frame.stage = ENDING
        tell(g, TURN_LOST, seat)
    elif me.must_uncover and g.card[me.field] != NOTHING:
        me.must_uncover = 0
        arrive(g, frame)
    else:
        me.must_uncover = 0
        frame.stage = CHOOSING


@rule
def arrive(g, frame):
    """S29: the journey is over: what is there is met, then comes the influence."""
    frame.stage = PLAYING
    push(g, ENCOUNTER, frame.seat)


@rule
def ask_to_travel(g, deck, frame):
    """S24."""
    ask_one(g, TRAVEL, frame.seat, CHOSEN)


@rule
def why_not_travel(g, deck, seat, option):
    """S24, S203: an order is given once; staying and rolling are open to everybody."""
    may_order = g.standing_orders and not top(g).note[HAS_ORDERED]
    return 203 if option == GIVE_ORDERS and not may_order else 0


@rule
def list_travel(g, deck, seat, out):
    n = admit(out, 0, STAY, why_not_travel(g, deck, seat, STAY))
    n = admit(out, n, ROLL, why_not_travel(g, deck, seat, ROLL))
    return admit(out, n, GIVE_ORDERS, why_not_travel(g, deck, seat, GIVE_ORDERS))


@rule
def choose_travel(g, deck, frame):
    """S24, S28."""
    option = g.reply[frame.seat]
    if option == STAY:
        tell(g, STAYED, frame.seat)
        arrive(g, frame)
    elif option == GIVE_ORDERS:
        frame.note[HAS_ORDERED] = 1
        frame.stage = CHOOSING
        push(g, ORDERS, frame.seat)
    else:
        roll_for_travel(g, frame)


@rule
def roll_for_travel(g, frame):
    """S23."""
    frame.note[STEPS] = roll_die(g)
    frame.stage = WALKING
    tell(g, TRAVEL_ROLLED, frame.seat, NOTHING, NOTHING, frame.note[STEPS])


@rule
def walk_on(g, deck, frame):
    """S25."""
    if frame.note[STEPS] == 0:
        arrive(g, frame)
    else:
        ask_one(g, STEP, frame.seat, WALKED)


@rule
def why_not_step(g, deck, seat, option):
    """S25: he may stop at any time."""
    if option == STOP:
        return 0
    return why_not_walk(g, seat, g.player[seat].field, option - GO, top(g).note[HAS_MOVED])


@rule
def list_steps(g, deck, seat, out):
    n = admit(out, 0, STOP, why_not_step(g, deck, seat, STOP))
    for option in range(GO, TAKE):
        n = admit(out, n, option, why_not_step(g, deck, seat, option))
    return n


@rule
def walk(g, deck, frame):
    """S26, S27: one step; an obstacle ends the journey."""
    seat = frame.seat
    option = g.reply[seat]
    if option == STOP:
        arrive(g, frame)
        return
    field = NEIGHBOUR[g.player[seat].field, option - GO]
    move_to(g, seat, field)
    frame.note[STEPS] -= 1
    frame.note[HAS_MOVED] = 1
    tell(g, STEPPED, seat, NOTHING, NOTHING, field)
    if stops(g, seat, field):
        arrive(g, frame)
    else:
        frame.stage = WALKING


@rule
def ask_to_play(g, deck, frame):
    """S100, S104."""
    if g.played:
        frame.stage = REFILLING
    else:
        ask_one(g, INFLUENCE, frame.seat, PLAYED)


@rule
def play_chosen(g, deck, frame):
    frame.stage = REFILLING
    play_card(g, deck, frame.seat)


@rule
def refill_hand(g, deck, frame):
    """S108."""
    frame.stage = ENDING
    missing = deck.hand - hand_size(g, frame.seat)
    if missing > 0:
        begin_drawing(g, frame.seat, missing)


@rule
def end_turn(g, deck, frame):
    """S145: a turn without a search ends the count."""
    if not g.searched:
        g.player[frame.seat].searches = 0
    g.turn = NOTHING
    g.played = 0
    g.challenged = 0
    g.searched = 0
    forget_places(g)
    pop(g)


@rule
def forget_places(g):
    for i in range(g.uses):
        g.used[i] = 0
    g.uses = 0


# S22: the frame of a turn.
take_turn = ladder(
    "schatzjagd_turn",
    {
        BEGIN: begin_turn,
        CHOOSING: ask_to_travel,
        CHOSEN: choose_travel,
        WALKING: walk_on,
        WALKED: walk,
        PLAYING: ask_to_play,
        PLAYED: play_chosen,
        REFILLING: refill_hand,
        ENDING: end_turn,
    },
)
