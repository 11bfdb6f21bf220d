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
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

BOOKS, REVEAL, TURNS, PREPARATION, WITCHES = range(5)
TURNS_DONE = 0  # the note that counts the turns of the round
WITCHES_ASKED = 1


@rule
def play_round(g, frame):
    """The frame of a round."""
    if frame.stage == BOOKS:
        open_books(g, REVEAL)
    elif frame.stage == REVEAL:
        reveal_spells(g)
        set_order(g)
        frame.note[TURNS_DONE] = 0
        frame.stage = TURNS
    elif frame.stage == TURNS:
        begin_next_turn(g, frame)
    elif frame.stage == PREPARATION:
        prepare_next_round(g, frame)
    else:
        ask_next_witch(g, frame)


@rule
def begin_next_turn(g, frame):
    """G11: in the order of the round."""
    if frame.note[TURNS_DONE] == g.seats:
        frame.stage = PREPARATION
    else:
        push(g, TURN, g.order[frame.note[TURNS_DONE]])
        frame.note[TURNS_DONE] += 1


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
    frame.note[WITCHES_ASKED] = 0
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
    seat = frame.note[WITCHES_ASKED]
    if seat == g.seats:
        frame.stage = BOOKS
    else:
        frame.note[WITCHES_ASKED] += 1
        ask_to_swap(g, seat)
