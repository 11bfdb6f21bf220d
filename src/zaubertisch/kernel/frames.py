"""What is in progress is data: a stack of frames inside the record.

A frame says which rule is at work, at which stage, for which seat, with a few notes. A rule that needs an answer asks
and returns; when every asked seat has replied, the same frame goes on at its next stage.
"""

from zaubertisch.kernel.events import forget_events
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule


@rule
def push(g, rule_number, seat):
    """Put a rule on top; it begins at stage 0. Returns its frame, for the notes it begins with."""
    frame = g.frame[g.depth]
    frame.rule = rule_number
    frame.stage = 0
    frame.seat = seat
    frame.asked_at = 0
    for i in range(frame.note.size):
        frame.note[i] = 0
    g.depth += 1
    return frame


@rule
def top(g):
    return g.frame[g.depth - 1]


@rule
def beneath(g):
    """The frame on which the top one lies."""
    return g.frame[g.depth - 2]


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
def pop_with(g, result, more=0):
    """The rule on top is done and leaves what came of it, one number or two, to the rule beneath."""
    pop(g)
    g.result[0] = result
    g.result[1] = more


@rule
def take_result(g):
    """What came of the rule that lay on top: two numbers, to be read once."""
    result, more = g.result[0], g.result[1]
    g.result[0] = 0
    g.result[1] = 0
    return result, more


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
def ask_if(g, has_choice, question, seat, then, otherwise):
    """Ask a seat that has a choice; else the frame goes straight on at stage `otherwise`."""
    if has_choice:
        ask_one(g, question, seat, then)
    else:
        g.frame[g.depth - 1].stage = otherwise


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
    """How many things are wrong (0): somebody is asked until the game is over, no event dropped, no result unread."""
    is_stuck = g.asked == 0 and g.over == 0
    is_unread = g.result[0] != 0 or g.result[1] != 0
    return 1 if is_stuck or is_unread or g.event_count >= g.event.size else 0


@rule
def clear_progress(g):
    """Nothing is in progress, nobody is asked, no event is kept: the kernel's own fields before a game begins."""
    forget_events(g)
    while g.depth > 0:
        pop(g)
    take_result(g)
    forget_replies(g)
    g.over = 0
    g.asked = 0
    g.window = 0
    g.question = NOTHING
    g.turn = NOTHING
