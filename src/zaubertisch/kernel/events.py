"""What happened, in the past tense. `card` is the one part of an event that may be secret: `knowers` says for whom not.

A private event is not shown at all to those who are not among its knowers.
"""

from zaubertisch.kernel.record import ALL_OBSERVERS, HIDDEN, NOTHING
from zaubertisch.kernel.rules import CHECKED, rule


@rule
def write_event(g, kind, seat, other, card, amount, knowers, private):
    """No event is dropped: a record has room for all of them; if one did not fit, the wrong index would be an error."""
    if CHECKED or g.event_count < g.event.size:
        event = g.event[g.event_count]
        event.kind = kind
        event.seat = seat
        event.other = other
        event.card = card
        event.amount = amount
        event.knowers = knowers
        event.private = private
        g.event_count += 1


@rule
def tell(g, kind, seat, other=NOTHING, card=NOTHING, amount=0):
    """Tell everyone."""
    write_event(g, kind, seat, other, card, amount, ALL_OBSERVERS, 0)


@rule
def tell_secret(g, kind, seat, card, knowers, amount=0, other=NOTHING):
    """Everyone hears that it happened; only the knowers hear with which card."""
    write_event(g, kind, seat, other, card, amount, knowers, 0)


@rule
def tell_privately(g, kind, seat, other, card, amount, knowers):
    """Only the knowers hear of it at all."""
    write_event(g, kind, seat, other, card, amount, knowers, 1)


@rule
def wipe_event(event):
    event.kind = 0
    event.seat = 0
    event.other = 0
    event.card = 0
    event.amount = 0
    event.knowers = 0
    event.private = 0


@rule
def forget_events(g):
    for i in range(g.event_count):
        wipe_event(g.event[i])
    g.event_count = 0


@rule
def redact_events(g, keep):
    """What the observers in `keep` heard, and nothing of who else heard it."""
    kept = 0
    for i in range(g.event_count):
        event = g.event[i]
        knows = event.knowers & keep != 0
        if knows or event.private == 0:
            mine = g.event[kept]
            mine.kind = event.kind
            mine.seat = event.seat
            mine.other = event.other
            mine.card = event.card if knows or event.card == NOTHING else HIDDEN
            mine.amount = event.amount
            mine.knowers = event.knowers & keep
            mine.private = event.private
            kept += 1
    for i in range(kept, g.event_count):
        wipe_event(g.event[i])
    g.event_count = kept
