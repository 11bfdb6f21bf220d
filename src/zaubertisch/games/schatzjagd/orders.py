"""Standing orders: what a henchman does in a fight without being asked (rules S80, S203, S204)."""

from zaubertisch.games.schatzjagd.state import FIRST_THRESHOLD, GIVE_ORDER, ORDER, ORDER_GIVEN
from zaubertisch.kernel.events import tell_privately
from zaubertisch.kernel.frames import ask_one, pop
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

FIGHT_TO_DEATH = 0  # an order never to flee
NAMED_ORDERS = 2  # none, fight on; then come the thresholds


@rule
def take_order(g, frame):
    """S203: the frame of giving an order."""
    if frame.stage == 0:
        ask_one(g, GIVE_ORDER, frame.seat, 1)
    else:
        g.player[frame.seat].order = threshold(g.reply[frame.seat] - ORDER)
        tell_privately(g, ORDER_GIVEN, frame.seat, NOTHING, NOTHING, g.player[frame.seat].order, 1 << frame.seat)
        pop(g)


@rule
def threshold(number):
    """The life below which he flees; NOTHING for no order."""
    if number == 0:
        return NOTHING
    return FIGHT_TO_DEATH if number == 1 else number - NAMED_ORDERS + FIRST_THRESHOLD
