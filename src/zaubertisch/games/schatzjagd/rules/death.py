"""Death and successor (chapter 8).

The notes of a SUCCESSION frame: the points left, and the points spent on each value.
"""

from zaubertisch.games.schatzjagd.rules.effects import begin_drawing, change_value
from zaubertisch.games.schatzjagd.rules.hands import discard_hand
from zaubertisch.games.schatzjagd.rules.land import cover, home_of, move_to
from zaubertisch.games.schatzjagd.rules.treasures import drop_treasures, move_all, treasures_at
from zaubertisch.games.schatzjagd.state import (
    ANSWER_SPANS,
    CARRIED,
    DIED,
    ENDING,
    GOLD,
    PLAIN,
    SPEND,
    SPEND_ON_LIFE,
    SUCCESSION,
    SUCCESSOR_CAME,
    TREASURE_PASSED,
    TURN,
    VALUES,
)
from zaubertisch.kernel.answers import listing_of_answers
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import ask_one, pop, push, top
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

POINTS_LEFT = 4  # the notes before hold the points spent on each value
DRAWN, FIRST_ANSWER = 1, 2


@rule
def die(g, deck, seat, killer):
    """S86, S87: at once; in the own turn everything in progress is over."""
    tell(g, DIED, seat, killer, NOTHING, g.player[seat].field)
    if seat == g.turn:
        unwind_turn(g, ENDING)
    if killer == NOTHING:
        drop_treasures(g, seat)
    else:
        rob_the_dead(g, deck, seat, killer)
    discard_hand(g, seat)
    bury(g, seat)
    push(g, SUCCESSION, seat)


@rule
def unwind_turn(g, stage):
    """What lies above the turn is over; an open card stands face down again."""
    cover(g)
    while top(g).rule != TURN:
        pop(g)
    top(g).stage = stage


@rule
def rob_the_dead(g, deck, seat, killer):
    """S90, S91, S93: treasures and gold go to the victor of a duel."""
    count = treasures_at(g, CARRIED + seat)
    if count > 0:
        tell(g, TREASURE_PASSED, killer, seat, NOTHING, count)
        move_all(g, CARRIED + seat, CARRIED + killer)
    change_value(g, deck, killer, GOLD, g.player[seat].value[GOLD])


@rule
def bury(g, seat):
    """S80, S92: nothing of him is left; his successor stands in the castle."""
    me = g.player[seat]
    for value in range(VALUES):
        me.value[value] = 0
    me.poisoned = 0
    me.skips = 0
    me.in_flight = 0
    me.order = NOTHING
    move_to(g, seat, home_of(g, seat))


@rule
def send_successor(g, deck, frame):
    """S97, S166: the frame of a successor: four cards first, then his values."""
    if frame.stage == 0:
        frame.stage = DRAWN
        begin_drawing(g, frame.seat, deck.hand)
    elif frame.stage == DRAWN:
        frame.note[POINTS_LEFT] = deck.points
        ask_one(g, SPEND_ON_LIFE, frame.seat, FIRST_ANSWER)
    elif g.reply[frame.seat] == PLAIN:
        begin_plain(g, deck, frame.seat)
        pop(g)
    else:
        spend_points(g, deck, frame)


@rule
def begin_plain(g, deck, seat):
    """S18."""
    for value in range(VALUES):
        g.player[seat].value[value] = deck.start[value]
    tell(g, SUCCESSOR_CAME, seat)


@rule
def why_not_spend(g, deck, seat, option):
    """S97, S98: a plain henchman is taken at once or not at all; one who is bought has some life."""
    if option == PLAIN:
        return 0 if g.question == SPEND_ON_LIFE else 97
    points = option - SPEND
    if points > deck.most_points:
        return 97
    if g.question == SPEND_ON_LIFE and points == 0:
        return 98
    return 0 if points <= top(g).note[POINTS_LEFT] else 97


list_points = listing_of_answers(ANSWER_SPANS, why_not_spend)


@rule
def spend_points(g, deck, frame):
    """S98: value by value; the last answer makes him ready."""
    value = frame.stage - FIRST_ANSWER
    spent = g.reply[frame.seat] - SPEND
    frame.note[value] = spent
    frame.note[POINTS_LEFT] -= spent
    if value + 1 < VALUES:
        ask_one(g, SPEND_ON_LIFE + value + 1, frame.seat, frame.stage + 1)
    else:
        equip(g, deck, frame)


@rule
def equip(g, deck, frame):
    me = g.player[frame.seat]
    for value in range(VALUES):
        bought = frame.note[value] * deck.bought[value] // deck.per_points[value]
        me.value[value] = min(bought, deck.most)
    tell(g, SUCCESSOR_CAME, frame.seat)
    pop(g)
