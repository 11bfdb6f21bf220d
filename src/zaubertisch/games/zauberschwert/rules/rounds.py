"""A round from phase A to phase F, and the end of the game (chapter 15)."""

from zaubertisch.games.zauberschwert.names import SPELLS, WITH_HEROES
from zaubertisch.games.zauberschwert.rules.display import (
    can_fill_display,
    fill_display,
    remove_card,
    send_orcs,
    turn_up_landscape,
)
from zaubertisch.games.zauberschwert.state import (
    CHOICE,
    GAME_ENDED,
    LAYOUT,
    RESOLUTION,
    ROUND_BEGAN,
    START_MOVED,
    SUPPLY,
    SWAPS,
)
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import pop, push
from zaubertisch.kernel.laps import seat_after
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

PHASE_A, PHASE_B, PHASE_C, PHASE_D, PHASE_E, LAYING_OUT, PHASE_F = range(7)


@rule
def play_round(g, deck, frame):
    """Z9: the frame of a round; each phase but A and F is a frame of its own."""
    phase = frame.stage
    frame.stage += 1
    if phase == PHASE_A:
        begin_round(g, deck)
    elif phase == PHASE_B:
        push(g, SUPPLY, NOTHING)
    elif phase == PHASE_C:
        push(g, CHOICE, NOTHING)
    elif phase == PHASE_D:
        push(g, RESOLUTION, NOTHING)
    elif phase == PHASE_E:
        push(g, SWAPS, NOTHING)
    elif phase == LAYING_OUT:
        push(g, LAYOUT, NOTHING)
    else:
        frame.stage = PHASE_A
        end_round(g, deck)


@rule
def begin_round(g, deck):
    """Z21, Z22: phase A. The game ends when the display cannot be filled; a round that is not played is not counted."""
    if not can_fill_display(g, deck):
        fill_display(g, deck)
        end_game(g)
        return
    g.round_number += 1
    tell(g, ROUND_BEGAN, g.start, NOTHING, NOTHING, g.round_number)
    fill_display(g, deck)
    if g.way == WITH_HEROES:
        turn_up_landscape(g)
        send_orcs(g, deck)


@rule
def end_game(g):
    g.over = 1
    pop(g)
    tell(g, GAME_ENDED, NOTHING)


@rule
def end_round(g, deck):
    """Z129: phase F. Everything of the round is forgotten, the start player's card moves on."""
    end_stalemate(g, deck)
    for spell in range(SPELLS):
        g.spell_used[spell] = 0
    g.hero_used = 0
    for seat in range(g.seats):
        g.player[seat].announced = NOTHING
        g.player[seat].invited = NOTHING
    g.start = seat_after(g, g.start, 1)
    tell(g, START_MOVED, g.start)


@rule
def end_stalemate(g, deck):
    """Z130: after some rounds in which the display did not change its oldest card leaves."""
    g.quiet = 0 if g.stirred else g.quiet + 1
    g.stirred = 0
    if g.quiet == deck.quiet_rounds:
        g.quiet = 0
        remove_card(g, g.display[0].card)
        g.stirred = 0
