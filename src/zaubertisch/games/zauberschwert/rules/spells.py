"""Appendux at a draw, Absolutus at an artefact (chapter 16)."""

from zaubertisch.games.zauberschwert.names import (
    ARTEFACT_CARD,
    DESIGNS,
    DRAW_AND_RETURN,
    FIRST_SPELL,
    SPELLS,
    SUPPORT_ARTEFACT,
)
from zaubertisch.games.zauberschwert.rules.belongings import (
    add_to_hand,
    can_pay,
    design_card,
    draw_now,
    ready_spell,
    refusal_of_spell,
)
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
ASKING, CAST_ANSWERED, RETURNED = range(3)
SUPPORTER = 0  # the note of a SUPPORT frame
FINDING, FOUND = range(2)


@rule
def begin_draw(g, deck, seat, count):
    """Z147, Z148: a seat that can draw one more with Appendux is asked first."""
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
    """Z148: the frame of a draw with Appendux at hand."""
    seat = frame.seat
    if frame.stage == ASKING:
        ask_one(g, USE_APPENDUX, seat, CAST_ANSWERED)
    elif frame.stage == CAST_ANSWERED and g.reply[seat] == PASS:
        count = frame.note[COUNT]
        pop(g)
        draw_now(g, seat, count)
    elif frame.stage == CAST_ANSWERED:
        draw_more(g, deck, frame)
        ask_one(g, RETURN_CARD, seat, RETURNED)
    else:
        pop(g)
        return_card(g, seat, g.reply[seat] - RETURN)


# The question USE_APPENDUX.


@rule
def refusal_of_appendux(g, deck, seat, spell):
    """Z54, Z147."""
    return refusal_of_spell(g, deck, seat, spell, DRAW_AND_RETURN)


@rule
def draw_more(g, deck, frame):
    """Z148: the cards lie apart until one has gone back."""
    spell = frame.note[SPELL]
    g.spell_used[spell] = 1
    tell(g, SPELL_CAST, frame.seat, NOTHING, FIRST_SPELL + spell)
    for _ in range(min(frame.note[COUNT] + deck.draws[spell], g.artefacts.count)):
        kind, knowers = draw(g.artefacts)
        g.drawn[g.drawn_count] = kind
        g.drawn_count += 1
        tell_secret(g, ARTEFACT_DRAWN, frame.seat, ARTEFACT_CARD + kind, knowers | (1 << frame.seat))


# The question RETURN_CARD.


@rule
def refusal_of_return(g, kind):
    """Z148: one of the cards just drawn."""
    for i in range(g.drawn_count):
        if g.drawn[i] == kind:
            return 0
    return 148


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


# The question ASSIGN_SUPPORT.


@rule
def carry_out_support(g, frame):
    """Z143, Z144, Z146: the frame of Absolutus when it is won."""
    if frame.stage == FINDING:
        find_support(g, frame)
    else:
        seat, spell = frame.seat, frame.note[SUPPORTER]
        pop(g)
        assign_support(g, seat, spell, g.reply[seat] - SUPPORT_IT)


@rule
def find_support(g, frame):
    """Z144, Z146: a lone candidate is not asked for; without one Absolutus waits."""
    seat, spell = frame.seat, frame.note[SUPPORTER]
    candidates, last = 0, NOTHING
    for design in range(DESIGNS):
        if refusal_of_support(g, seat, design) == 0:
            candidates, last = candidates + 1, design
    if candidates > 1:
        ask_one(g, ASSIGN_SUPPORT, seat, FOUND)
        return
    pop(g)
    if candidates == 1:
        assign_support(g, seat, spell, last)
    else:
        tell(g, SUPPORT_WAITS, seat, NOTHING, FIRST_SPELL + spell)


@rule
def refusal_of_support(g, seat, design):
    """Z143: a laid-out artefact that can pay."""
    return 0 if can_pay(design) and g.player[seat].laid[design] > 0 else 143


@rule
def assign_support(g, seat, spell, design):
    g.support[spell] = design
    tell(g, SUPPORT_ASSIGNED, seat, NOTHING, design_card(design))


# Absolutus after that.


@rule
def support_new_artefact(g, deck, seat, design):
    """Z144: a waiting Absolutus goes to the first fitting artefact that is laid out."""
    if not can_pay(design):
        return
    for spell in range(SPELLS):
        if g.spell_owner[spell] == seat and deck.effect[spell] == SUPPORT_ARTEFACT and g.support[spell] == NOTHING:
            assign_support(g, seat, spell, design)


@rule
def supports_on(g, seat, design):
    """How many spells like Absolutus stand by this artefact."""
    count = 0
    for spell in range(SPELLS):
        if is_supporter(g, seat, spell, design):
            count += 1
    return count


@rule
def is_supporter(g, seat, spell, design):
    return g.support[spell] == design and g.spell_owner[spell] == seat


@rule
def supporter_left_over(g, seat, design):
    """Z112: an Absolutus that has no artefact now that one is gone; the one without it goes first."""
    if supports_on(g, seat, design) <= g.player[seat].laid[design]:
        return NOTHING
    for spell in range(SPELLS):
        if is_supporter(g, seat, spell, design):
            return spell
    return NOTHING
