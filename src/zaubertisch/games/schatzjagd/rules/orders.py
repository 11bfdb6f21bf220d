"""Standing orders: what a henchman does in a fight without being asked (chapter 6)."""

from zaubertisch.games.schatzjagd.state import GIVE_ORDER, ORDER, ORDER_GIVEN, THRESHOLDS
from zaubertisch.kernel.events import tell_privately
from zaubertisch.kernel.frames import ask_one, pop
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule


@rule
def take_order(g, frame):
    """S203: the frame of giving an order."""
    if frame.stage == 0:
        ask_one(g, GIVE_ORDER, frame.seat, 1)
    else:
        g.player[frame.seat].order = THRESHOLDS[g.reply[frame.seat] - ORDER]
        tell_privately(g, ORDER_GIVEN, frame.seat, NOTHING, NOTHING, g.player[frame.seat].order, 1 << frame.seat)
        pop(g)
