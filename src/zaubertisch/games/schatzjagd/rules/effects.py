"""What cards do to a henchman: a small closed vocabulary, read from the card file (chapter 5)."""

from zaubertisch.games.schatzjagd.rules.board import CASTLE_AT
from zaubertisch.games.schatzjagd.rules.land import move_to
from zaubertisch.games.schatzjagd.state import (
    CURE,
    CURED,
    DIVIDE,
    DRAW,
    DRAWING,
    HOME,
    KILL,
    LIFE,
    LOWER,
    MOST_EFFECTS,
    MOVED,
    POISON,
    POISONED,
    RAISE,
    SET,
    SHACKLED,
    SKIP,
    VALUE_LOWERED,
    VALUE_RAISED,
)
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import push
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

CARDS_LEFT = 0  # the note of DRAWING: how many cards are still to be drawn


@rule
def set_value(g, deck, seat, value, wanted):
    """S55: within 0 and the highest mark; an event if anything changes."""
    me = g.player[seat]
    before = me.value[value]
    after = max(0, min(wanted, deck.most))
    me.value[value] = after
    if after > before:
        tell(g, VALUE_RAISED, seat, value, NOTHING, after - before)
    elif after < before:
        tell(g, VALUE_LOWERED, seat, value, NOTHING, before - after)


@rule
def change_value(g, deck, seat, value, change):
    set_value(g, deck, seat, value, g.player[seat].value[value] + change)


@rule
def is_alive(g, seat):
    return g.player[seat].value[LIFE] > 0


@rule
def apply_effects(g, deck, seat, kind, which):
    """S57, S86: the effects of one list in their order, losses first, until he dies; then promised cards are drawn."""
    promised = 0
    for i in range(MOST_EFFECTS):
        effect = deck.effect[kind, which, i]
        if effect.does == DRAW:
            promised += effect.amount
        elif is_alive(g, seat):
            apply_effect(g, deck, seat, effect)
    if promised > 0 and is_alive(g, seat):
        begin_drawing(g, seat, promised)


@rule
def apply_effect(g, deck, seat, effect):
    """S56."""
    does, value = effect.does, effect.value
    now = g.player[seat].value[value]
    if does == RAISE:
        set_value(g, deck, seat, value, now + effect.amount)
    elif does == LOWER:
        set_value(g, deck, seat, value, now - effect.amount)
    elif does == DIVIDE:
        set_value(g, deck, seat, value, now // effect.amount)
    elif does == SET:
        set_value(g, deck, seat, value, effect.amount)
    elif does == KILL:
        set_value(g, deck, seat, LIFE, 0)
    else:
        change_state(g, seat, does)


@rule
def change_state(g, seat, does):
    me = g.player[seat]
    if does == POISON and me.poisoned == 0:
        me.poisoned = 1
        tell(g, POISONED, seat)
    elif does == CURE and me.poisoned == 1:
        me.poisoned = 0
        tell(g, CURED, seat)
    elif does == SKIP and me.skips == 0:
        me.skips = 1
        tell(g, SHACKLED, seat)
    elif does == HOME:
        move_to(g, seat, CASTLE_AT[me.castle])
        tell(g, MOVED, seat, NOTHING, NOTHING, me.field)


@rule
def begin_drawing(g, seat, count):
    push(g, DRAWING, seat).note[CARDS_LEFT] = count
