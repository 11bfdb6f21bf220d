"""What must hold at every moment of a game; `audit` counts what does not."""

from zaubertisch.games.grimoria.state import (
    ADVENTURES,
    CLOAK,
    COMPANIONS,
    FIRST_HIDDEN,
    HIDDEN_KINDS,
    KINDS,
    MIRROR,
    PLACES,
)
from zaubertisch.kernel.frames import audit_progress
from zaubertisch.kernel.hands import audit_knowledge, cards_between
from zaubertisch.kernel.piles import in_pile
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.kernel.rules import rule


@rule
def audit(g, deck):
    wrong = audit_progress(g)
    for kind in range(KINDS):
        if cards_of_kind(g, kind) != deck.count[kind]:
            wrong += 1
    for seat in range(g.seats):
        wrong += audit_seat(g, seat)
        wrong += audit_knowledge(g.player[seat].row, g.known, seat)
        wrong += audit_public_knowledge(g, seat)
    return wrong if g.level <= g.last_level else wrong + 1


@rule
def cards_of_kind(g, kind):
    """Every card is somewhere, or has left the game."""
    count = 0
    if kind == MIRROR:
        count += g.mirrors_out
    if kind == CLOAK:
        count += g.cloaks_out
    for seat in range(g.seats):
        me = g.player[seat]
        count += me.companion[kind] if kind < COMPANIONS else me.row[kind - FIRST_HIDDEN]
    if kind < ADVENTURES:
        count += g.display[kind] + g.discard[kind]
        if g.face_down == kind:
            count += 1
        return count + in_pile(g.draw, kind)
    return count + in_pile(g.treasure, kind)


@rule
def audit_seat(g, seat):
    """Coins are never owed, public sizes fit the rows, no more cloaks than companions."""
    me = g.player[seat]
    wrong = 1 if me.coins < 0 else 0
    places, treasures = cards_between(me.row, 0, PLACES), cards_between(me.row, PLACES, HIDDEN_KINDS)
    if places != me.places or treasures != me.treasures:
        wrong += 1
    for kind in range(COMPANIONS):
        if me.cloaked[kind] > me.companion[kind]:
            wrong += 1
    return wrong


@rule
def audit_public_knowledge(g, seat):
    """Every other seat knows at least what is public."""
    wrong = 0
    for spot in range(HIDDEN_KINDS):
        for observer in range(g.seats):
            if observer != seat and g.known[observer, seat, spot] < g.known[EVERYONE, seat, spot]:
                wrong += 1
    return wrong
