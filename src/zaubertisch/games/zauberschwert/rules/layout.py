"""Phase E, second part: artefacts and poison laid out, seat by seat (chapters 12 and 14)."""

from zaubertisch.games.zauberschwert.names import BLACK_EGG, DESIGNS, FIRST_DOUBLE, FIRST_ENERGY_STONE, MOST_BLACK_EGGS
from zaubertisch.games.zauberschwert.rules.belongings import (
    design_card,
    first_half,
    is_energy_stone,
    is_other_seat,
    is_poison,
    show_from_hand,
)
from zaubertisch.games.zauberschwert.rules.dragon import check_dragon
from zaubertisch.games.zauberschwert.rules.spells import support_new_artefact
from zaubertisch.games.zauberschwert.state import (
    ARTEFACT_LAID,
    LAY,
    LAY_OUT,
    PASS,
    POISON_LAID,
    POISON_SEAT,
    TARGET,
)
from zaubertisch.kernel.answers import admit
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import ask_one, pop
from zaubertisch.kernel.laps import seat_after
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

LAP, POISON = range(2)  # the notes of a LAYOUT frame
NEXT, ANSWERED, POISONED = range(3)


@rule
def carry_out_layout(g, deck, frame):
    """Z114: the frame of laying out; a seat without cards is not asked."""
    if frame.note[LAP] == g.seats:
        pop(g)
        return
    seat = seat_after(g, g.start, frame.note[LAP])
    if frame.stage == ANSWERED:
        answer_layout(g, deck, frame, seat)
    elif frame.stage == POISONED:
        frame.stage = NEXT
        lay_poison(g, seat, g.reply[seat] - TARGET, frame.note[POISON])
    elif g.player[seat].hand_size > 0:
        ask_one(g, LAY_OUT, seat, ANSWERED)
    else:
        frame.note[LAP] += 1


# The question LAY_OUT.


@rule
def refusal_of_laying(g, seat, design):
    """Z113, Z115, Z120: a card of its own, both parts of a double, at most four black eggs."""
    me = g.player[seat]
    if design >= FIRST_DOUBLE:
        half = first_half(design)
        return 0 if me.hand[half] > 0 and me.hand[half + 1] > 0 else 115
    if me.hand[design] == 0:
        return 113
    return 120 if design == BLACK_EGG and me.laid[BLACK_EGG] >= MOST_BLACK_EGGS else 0


@rule
def list_designs_to_lay(g, seat, out, n):
    for design in range(DESIGNS):
        n = admit(out, n, LAY + design, refusal_of_laying(g, seat, design))
    return n


@rule
def answer_layout(g, deck, frame, seat):
    """Z114: one after the other, until it passes; with two seats there is no question whom a poison is for."""
    option = g.reply[seat]
    frame.stage = NEXT
    if option == PASS:
        frame.note[LAP] += 1
    elif not is_poison(option - LAY):
        lay_artefact(g, deck, seat, option - LAY)
    elif g.seats == 2:
        lay_poison(g, seat, 1 - seat, option - LAY)
    else:
        frame.note[POISON] = option - LAY
        ask_one(g, POISON_SEAT, seat, POISONED)


@rule
def lay_artefact(g, deck, seat, design):
    """Z113, Z115, Z123: an artefact lies open from now on; the dragon watches every egg."""
    if design < FIRST_DOUBLE:
        show_from_hand(g, seat, design)
    else:
        show_from_hand(g, seat, first_half(design))
        show_from_hand(g, seat, first_half(design) + 1)
    g.player[seat].laid[design] += 1
    tell(g, ARTEFACT_LAID, seat, NOTHING, design_card(design))
    uncharge(g, design)
    support_new_artefact(g, deck, seat, design)
    check_dragon(g)


@rule
def uncharge(g, design):
    """Z117, Z118: an energy stone begins at its first step, with each owner."""
    if is_energy_stone(design):
        g.charge[design - FIRST_ENERGY_STONE] = 0


# The question POISON_SEAT.


@rule
def refusal_of_poisoning(g, seat, victim):
    """Z125: another seat."""
    return 0 if is_other_seat(g, seat, victim) else 125


@rule
def list_poison_victims(g, seat, out):
    n = 0
    for victim in range(g.seats):
        n = admit(out, n, TARGET + victim, refusal_of_poisoning(g, seat, victim))
    return n


@rule
def lay_poison(g, seat, victim, design):
    """Z125: before another seat, for good."""
    show_from_hand(g, seat, design)
    g.player[victim].laid[design] += 1
    tell(g, POISON_LAID, seat, victim, design_card(design))
