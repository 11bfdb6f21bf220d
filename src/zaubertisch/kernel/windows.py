"""Windows: a question put to several seats at once. What each answers stays secret until all have answered.

A reaction window is put to all who could react by public knowledge, whether they can or not, so that being asked
betrays no hand. Where even the moment of an answer would tell something, nobody sees who still owes one.
"""

from zaubertisch.kernel.frames import ask, top
from zaubertisch.kernel.record import HIDDEN, NOTHING
from zaubertisch.kernel.rules import rule


@rule
def open_window(g, question, seats, then, otherwise):
    """Ask a set of seats at once; if there are none in it, the frame goes straight on at `otherwise`."""
    if seats:
        ask(g, question, seats, then)
    else:
        top(g).stage = otherwise


@rule
def is_in_window(g, seat):
    return (g.window >> seat) & 1 == 1


@rule
def has_reacted(g, seat, passing):
    """Did the seat answer anything but `passing`?"""
    return g.reply[seat] != NOTHING and g.reply[seat] != passing


@rule
def anyone_reacted(g, passing):
    for seat in range(g.seats):
        if has_reacted(g, seat, passing):
            return True
    return False


@rule
def redact_replies(g, observer):
    """What others have answered is hidden; that they have is not."""
    for seat in range(g.seats):
        if seat != observer and g.reply[seat] != NOTHING:
            g.reply[seat] = HIDDEN


@rule
def redact_window(g, observer):
    """What others have answered is hidden, and who of them still owes an answer."""
    for seat in range(g.seats):
        if seat != observer and is_in_window(g, seat):
            g.reply[seat] = HIDDEN
    g.asked &= 1 << observer


@rule
def imagine_window(g, observer):
    """The other way: all others of a window that was hidden still owe an answer."""
    for seat in range(g.seats):
        if seat != observer and is_in_window(g, seat):
            g.reply[seat] = NOTHING
            g.asked |= 1 << seat
