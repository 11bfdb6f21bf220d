"""A round: the books, the turns, the preparation of the next one, and the end of the game (chapter 10)."""

from zaubertisch.games.grimoria.rules.display import discard_display, lay_display
from zaubertisch.games.grimoria.rules.spellbook import close_books, open_books, reveal_spells, set_order
from zaubertisch.games.grimoria.rules.witch import ask_to_swap
from zaubertisch.games.grimoria.state import (
    GAME_ENDED,
    LEVEL_RISEN,
    ROUND_BEGAN,
    TURN,
)
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import pop, push
from zaubertisch.kernel.laps import begin_lap, end_go, seat_in_lap, seat_in_order
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

BOOKS, REVEAL, TURNS, PREPARATION, WITCHES = range(5)
TURNS_DONE, WITCHES_ASKED = range(2)  # the notes of a round: its two laps of the seats


@rule
def play_round(g, frame):
    """The frame of a round. It is on top between any two turns, where a ladder would cost 1 % of the speed."""
    if frame.stage == BOOKS:
        open_books(g, REVEAL)
    elif frame.stage == REVEAL:
        reveal_books(g, frame)
    elif frame.stage == TURNS:
        begin_next_turn(g, frame)
    elif frame.stage == PREPARATION:
        prepare_next_round(g, frame)
    else:
        ask_next_witch(g, frame)


@rule
def reveal_books(g, frame):
    """G9, G10: all spells are revealed, and the order follows from them."""
    reveal_spells(g)
    set_order(g)
    begin_lap(frame, TURNS_DONE)
    frame.stage = TURNS


@rule
def begin_next_turn(g, frame):
    """G11: one turn after the other, in the order of the round."""
    seat = seat_in_order(g, frame, TURNS_DONE, g.order)
    if seat == NOTHING:
        frame.stage = PREPARATION
    else:
        end_go(frame, TURNS_DONE)
        push(g, TURN, seat)


@rule
def prepare_next_round(g, frame):
    """G85, G86, G87, G89: clear the display; then a new one, one level higher, or the end."""
    discard_display(g)
    if g.level >= g.last_level or g.no_display:
        g.over = 1
        pop(g)
        tell(g, GAME_ENDED, NOTHING)
        return
    begin_round(g)
    lay_display(g)
    g.level += 1
    tell(g, LEVEL_RISEN, NOTHING, NOTHING, NOTHING, g.level)
    begin_lap(frame, WITCHES_ASKED)
    frame.stage = WITCHES


@rule
def begin_round(g):
    """G86: from here on all is that of the new round; only the order is still that of the last (G5, G10)."""
    g.round_number += 1
    close_books(g)
    tell(g, ROUND_BEGAN, NOTHING, NOTHING, NOTHING, g.level + 1)


@rule
def ask_next_witch(g, frame):
    """G76: right after a new display is laid, every owner of a Witch may swap her; then the books open."""
    seat = seat_in_lap(g, frame, WITCHES_ASKED, 0)
    if seat == NOTHING:
        frame.stage = BOOKS
    else:
        end_go(frame, WITCHES_ASKED)
        ask_to_swap(g, seat)
