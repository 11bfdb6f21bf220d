"""What is in progress is data: a stack of frames inside the record.

A frame says which rule is at work, at which stage, for which seat, with a few notes. A rule that needs an answer asks
and returns; when every asked seat has replied, the same frame goes on at its next stage.
"""

from zaubertisch.kernel.events import forget_events
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule


@rule
def push(g, rule_number, seat):
    """Put a rule on top; it begins at stage 0."""
    frame = g.frame[g.depth]
    frame.rule = rule_number
    frame.stage = 0
    frame.seat = seat
    frame.asked_at = 0
    for i in range(frame.note.size):
        frame.note[i] = 0
    g.depth += 1


@rule
def top(g):
    return g.frame[g.depth - 1]


@rule
def pop(g):
    """The rule on top is done; its memory is wiped, so that equal positions are equal bytes."""
    g.depth -= 1
    frame = g.frame[g.depth]
    frame.rule = 0
    frame.stage = 0
    frame.seat = 0
    frame.asked_at = 0
    for i in range(frame.note.size):
        frame.note[i] = 0


@rule
def ask(g, question, seats, then):
    """Put a question to a set of seats; the frame goes on at stage `then` when all have replied."""
    frame = g.frame[g.depth - 1]
    frame.asked_at = frame.stage
    frame.stage = then
    g.question = question
    g.asked = seats
    g.window = seats
    for seat in range(g.reply.size):
        g.reply[seat] = NOTHING


@rule
def ask_one(g, question, seat, then):
    ask(g, question, 1 << seat, then)


@rule
def take_reply(g, seat, option):
    g.reply[seat] = option
    g.asked ^= 1 << seat


@rule
def close_question(g):
    """All have replied: nobody is asked until a rule asks again. The replies stay readable."""
    g.question = NOTHING
    g.window = 0


@rule
def forget_replies(g):
    for seat in range(g.reply.size):
        g.reply[seat] = NOTHING


@rule
def ask_again(g):
    """The same rule puts its question again (something beside the question was answered)."""
    frame = g.frame[g.depth - 1]
    frame.stage = frame.asked_at


@rule
def audit_progress(g):
    """How many things are wrong with it (0): somebody is asked until the game is over, and no event was dropped."""
    is_stuck = g.asked == 0 and g.over == 0
    return 1 if is_stuck or g.event_count >= g.event.size else 0


@rule
def clear_progress(g):
    """Nothing is in progress, nobody is asked, nothing was told: the kernel's own fields before a game begins."""
    forget_events(g)
    while g.depth > 0:
        pop(g)
    forget_replies(g)
    g.over = 0
    g.asked = 0
    g.window = 0
    g.question = NOTHING
    g.turn = NOTHING
