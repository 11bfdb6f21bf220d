"""Appendux at a draw, Absolutus at an artefact (rules Z143 to Z148)."""

from zaubertisch.games.zauberschwert.names import (
    ARTEFACT_CARD,
    ARTEFACTS,
    BLACK_EGG,
    DESIGNS,
    DRAW_AND_RETURN,
    FIRST_DOUBLE,
    FIRST_SPELL,
    SPELLS,
    SUPPORT_ARTEFACT,
)
from zaubertisch.games.zauberschwert.rules.belongings import add_to_hand, design_card, draw_now, ready_spell
from zaubertisch.games.zauberschwert.state import (
    ARTEFACT_DRAWN,
    ASSIGN_SUPPORT,
    CARD_RETURNED,
    DRAW,
    PASS,
    RETURN,
    RETURN_CARD,
    SPELL_CAST,
    SUPPORT_ASSIGNED,
    SUPPORT_IT,
    SUPPORT_WAITS,
    USE_APPENDUX,
)
from zaubertisch.kernel.events import tell, tell_secret
from zaubertisch.kernel.frames import ask_one, pop, push
from zaubertisch.kernel.piles import draw, put_under
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

COUNT, SPELL = range(2)  # the notes of a DRAW frame
SUPPORTER = 0  # the note of a SUPPORT frame


@rule
def begin_draw(g, deck, seat, count):
    """Z147, Z148: whoever can draw one more with Appendux is asked first."""
    if count == 0:
        return
    spell = ready_spell(g, deck, seat, DRAW_AND_RETURN)
    if spell == NOTHING or g.artefacts.count <= count:
        draw_now(g, seat, count)
        return
    push(g, DRAW, seat)
    g.frame[g.depth - 1].note[COUNT] = count
    g.frame[g.depth - 1].note[SPELL] = spell


@rule
def carry_out_draw(g, deck, frame):
    """The frame of a draw with Appendux at hand."""
    seat = frame.seat
    if frame.stage == 0:
        ask_one(g, USE_APPENDUX, seat, 1)
    elif frame.stage == 1 and g.reply[seat] == PASS:
        count = frame.note[COUNT]
        pop(g)
        draw_now(g, seat, count)
    elif frame.stage == 1:
        draw_more(g, deck, frame)
        ask_one(g, RETURN_CARD, seat, 2)
    else:
        pop(g)
        return_card(g, seat, g.reply[seat] - RETURN)


@rule
def draw_more(g, deck, frame):
    """The cards lie apart until one has gone back."""
    spell = frame.note[SPELL]
    g.spell_used[spell] = 1
    tell(g, SPELL_CAST, frame.seat, NOTHING, FIRST_SPELL + spell)
    for _ in range(min(frame.note[COUNT] + deck.draws[spell], g.artefacts.count)):
        kind, knowers = draw(g.artefacts)
        g.drawn[g.drawn_count] = kind
        g.drawn_count += 1
        tell_secret(g, ARTEFACT_DRAWN, frame.seat, ARTEFACT_CARD + kind, knowers | (1 << frame.seat))


@rule
def return_card(g, seat, kind):
    """Z147, Z148: one card goes under the pile, known to its giver alone; the others come to the hand."""
    is_returned = False
    for i in range(g.drawn_count):
        if g.drawn[i] == kind and not is_returned:
            is_returned = True
            put_under(g.artefacts, kind, 1 << seat)
            tell_secret(g, CARD_RETURNED, seat, ARTEFACT_CARD + kind, 1 << seat)
        else:
            add_to_hand(g, seat, g.drawn[i], 0)
        g.drawn[i] = 0
    g.drawn_count = 0


@rule
def is_drawn(g, kind):
    for i in range(g.drawn_count):
        if g.drawn[i] == kind:
            return True
    return False


@rule
def list_returns(g, out):
    n = 0
    for kind in range(ARTEFACTS):
        if is_drawn(g, kind):
            out[n] = RETURN + kind
            n += 1
    return n


@rule
def can_be_supported(design):
    """Z143: never a black egg (nor a poison)."""
    return design < BLACK_EGG or design >= FIRST_DOUBLE


@rule
def why_not_support(g, seat, design):
    return 0 if can_be_supported(design) and g.player[seat].laid[design] > 0 else 143


@rule
def carry_out_support(g, frame):
    """Z143, Z144, Z146: the frame of Absolutus when it is won."""
    if frame.stage == 0:
        find_support(g, frame)
    else:
        seat, spell = frame.seat, frame.note[SUPPORTER]
        pop(g)
        assign_support(g, seat, spell, g.reply[seat] - SUPPORT_IT)


@rule
def find_support(g, frame):
    seat, spell = frame.seat, frame.note[SUPPORTER]
    candidates, last = 0, NOTHING
    for design in range(DESIGNS):
        if why_not_support(g, seat, design) == 0:
            candidates, last = candidates + 1, design
    if candidates > 1:
        ask_one(g, ASSIGN_SUPPORT, seat, 1)
        return
    pop(g)
    if candidates == 1:
        assign_support(g, seat, spell, last)
    else:
        tell(g, SUPPORT_WAITS, seat, NOTHING, FIRST_SPELL + spell)


@rule
def assign_support(g, seat, spell, design):
    g.support[spell] = design
    tell(g, SUPPORT_ASSIGNED, seat, NOTHING, design_card(design))


@rule
def support_new_artefact(g, deck, seat, design):
    """Z144: a waiting Absolutus goes to the first fitting artefact that is laid out."""
    if not can_be_supported(design):
        return
    for spell in range(SPELLS):
        if g.spell_owner[spell] == seat and deck.effect[spell] == SUPPORT_ARTEFACT and g.support[spell] == NOTHING:
            assign_support(g, seat, spell, design)


@rule
def list_supports(g, seat, out):
    n = 0
    for design in range(DESIGNS):
        if why_not_support(g, seat, design) == 0:
            out[n] = SUPPORT_IT + design
            n += 1
    return n
