"""What may be answered, and why not (every reason is the number of a rule in docs/rules/grimoria.md)."""

from zaubertisch.games.grimoria.rules.attacks import (
    VICTIM,
    cloaks_help,
    why_not_cloak,
    why_not_give,
    why_not_mirror,
    why_not_name,
    why_not_target,
)
from zaubertisch.games.grimoria.rules.belongings import holds_cloak, in_display, visible
from zaubertisch.games.grimoria.rules.witch import why_not_swap
from zaubertisch.games.grimoria.state import (
    ACCEPT,
    ADVENTURES,
    CHOOSE_SPELL,
    CLOAK,
    COMPANIONS,
    DROP,
    DROP_CLOAKED,
    FACE_DOWN,
    FIRST_HIDDEN,
    GIVE,
    GIVE_AWAY,
    GIVE_COMPANION,
    KINDS,
    LAY,
    LAY_CLOAK,
    NAME,
    NAME_COMPANION,
    PASS,
    PAY,
    PAY_MERCHANT,
    PICK_TARGET,
    REACT,
    REMOVE,
    REMOVE_CARD,
    SPELL,
    SPELLS,
    SWAP,
    SWAP_WITCH,
    TAKE,
    TAKE_CARD,
    TARGET,
    USE_MIRROR,
    WITCH,
)
from zaubertisch.kernel.frames import top
from zaubertisch.kernel.record import NOTHING, is_asked, is_within
from zaubertisch.kernel.rules import rule

DISPLAY_SPOTS = FACE_DOWN + 1


@rule
def why_not_spell(g, spell):
    """G7."""
    return 0 if 1 <= spell <= min(g.level, SPELLS) else 7


@rule
def why_not_drop(g, seat, kind):
    """G32, G34: a card of one's own; a cloak only while it is not assigned."""
    me = g.player[seat]
    if kind < COMPANIONS:
        return 0 if visible(g, seat, kind) > 0 else 32
    if me.row[kind - FIRST_HIDDEN] > 0:
        return 0
    return 34 if kind == CLOAK and has_assigned_cloak(g, seat) else 32


@rule
def has_assigned_cloak(g, seat):
    for kind in range(COMPANIONS):
        if g.player[seat].cloaked[kind] > 0:
            return True
    return False


@rule
def why_not_drop_cloaked(g, seat, kind):
    return 0 if g.player[seat].cloaked[kind] > 0 else 32


@rule
def cloak_is_offered(g, seat):
    """G51, G52, G54, G55: in one's own turn, before a 9 or 14 picks, and to the one who is hit."""
    if g.question == LAY_CLOAK or g.turn == seat:
        return True
    return g.question == REACT and cloaks_help(g, top(g))


@rule
def why_not_lay(g, seat, kind):
    """G49, G51, G63."""
    if cloak_is_offered(g, seat):
        return why_not_cloak(g, seat, kind)
    return 63 if g.question == REACT else 51


@rule
def why_not(g, deck, seat, option):
    """0 if the option is legal for the seat now, else the rule that forbids it."""
    if g.over or seat >= g.seats or not is_asked(g, seat):
        return 8 if g.question == CHOOSE_SPELL else 11
    if is_within(option, LAY, COMPANIONS):
        return why_not_lay(g, seat, option - LAY)
    if g.question == CHOOSE_SPELL:
        return why_not_spell(g, option - SPELL + 1) if is_within(option, SPELL, SPELLS) else 7
    if option == PAY and g.turn == seat:
        return 0 if g.question == PAY_MERCHANT else 75
    if g.question == TAKE_CARD:
        return why_not_in_taking(g, seat, option)
    if g.question == REACT:
        return why_not_in_reaction(g, seat, option)
    return why_not_elsewhere(g, seat, option)


@rule
def why_not_in_taking(g, seat, option):
    """G16, G76."""
    if is_within(option, TAKE, DISPLAY_SPOTS):
        return 0 if in_display(g, option - TAKE) else 16
    if is_within(option, SWAP, DISPLAY_SPOTS):
        return why_not_swap(g, seat, option - SWAP)
    return 11


@rule
def why_not_in_reaction(g, seat, option):
    if option == USE_MIRROR:
        return why_not_mirror(g, top(g), seat)
    return 0 if option == ACCEPT else 62


@rule
def why_not_elsewhere(g, seat, option):
    question = g.question
    if question in (LAY_CLOAK, SWAP_WITCH, PAY_MERCHANT):
        if option == PASS:
            return 0
        if question == SWAP_WITCH and is_within(option, SWAP, DISPLAY_SPOTS):
            return why_not_swap(g, seat, option - SWAP)
    elif question == REMOVE_CARD and is_within(option, REMOVE, DISPLAY_SPOTS):
        return 0 if in_display(g, option - REMOVE) else 19
    elif question == GIVE_AWAY and is_within(option, DROP, KINDS):
        return why_not_drop(g, seat, option - DROP)
    elif question == GIVE_AWAY and is_within(option, DROP_CLOAKED, COMPANIONS):
        return why_not_drop_cloaked(g, seat, option - DROP_CLOAKED)
    elif question == PICK_TARGET and is_within(option, TARGET, 5):
        return why_not_target(g, seat, option - TARGET)
    elif question == NAME_COMPANION and is_within(option, NAME, COMPANIONS):
        return why_not_name(g, top(g).note[VICTIM], option - NAME)
    elif question == GIVE_COMPANION and is_within(option, GIVE, COMPANIONS):
        return why_not_give(g, seat, option - GIVE)
    return 11


# Offering writes every option and moves on only past the legal ones: a branch that nobody can predict costs more
# than a write.


@rule
def list_spells(g, out):
    count = min(g.level, SPELLS)
    for i in range(count):
        out[i] = SPELL + i
    return count


@rule
def list_display(g, first, out, n):
    """The cards of the display; returns how many options there are then."""
    for kind in range(ADVENTURES):
        out[n] = first + kind
        n += 1 if g.display[kind] > 0 else 0
    out[n] = first + FACE_DOWN
    return n + (1 if g.face_down != NOTHING else 0)


@rule
def list_visible(g, owner, first, out, n):
    """The visible companions of a seat."""
    for kind in range(COMPANIONS):
        out[n] = first + kind
        n += 1 if visible(g, owner, kind) > 0 else 0
    return n


@rule
def list_targets(g, seat, out):
    n = 0
    for other in range(g.seats):
        out[n] = TARGET + other
        n += 1 if why_not_target(g, seat, other) == 0 else 0
    return n


@rule
def list_gifts(g, seat, out):
    n = 0
    for kind in range(KINDS):
        out[n] = DROP + kind
        n += 1 if why_not_drop(g, seat, kind) == 0 else 0
    for kind in range(COMPANIONS):
        out[n] = DROP_CLOAKED + kind
        n += 1 if g.player[seat].cloaked[kind] > 0 else 0
    return n


@rule
def list_reaction(g, seat, out):
    out[0] = ACCEPT
    out[1] = USE_MIRROR
    return 2 if why_not_mirror(g, top(g), seat) == 0 else 1


@rule
def list_passing(g, out):
    """Pass, and for the Merchant pay."""
    out[0] = PASS
    out[1] = PAY
    return 2 if g.question == PAY_MERCHANT else 1


@rule
def list_answers(g, seat, out):
    """The options that the question itself asks for."""
    question = g.question
    if question == TAKE_CARD:
        return list_display(g, TAKE, out, 0)
    if question == REMOVE_CARD:
        return list_display(g, REMOVE, out, 0)
    if question == NAME_COMPANION:
        return list_visible(g, top(g).note[VICTIM], NAME, out, 0)
    if question == GIVE_COMPANION:
        return list_visible(g, seat, GIVE, out, 0)
    if question == PICK_TARGET:
        return list_targets(g, seat, out)
    if question == GIVE_AWAY:
        return list_gifts(g, seat, out)
    if question == REACT:
        return list_reaction(g, seat, out)
    return list_passing(g, out)


@rule
def legal(g, deck, seat, out):
    """All legal options of an asked seat, written to `out`; returns their number."""
    if not is_asked(g, seat):
        return 0
    if g.question == CHOOSE_SPELL:
        return list_spells(g, out)
    n = list_answers(g, seat, out)
    if g.player[seat].companion[WITCH] > 0 and (g.question == SWAP_WITCH or g.question == TAKE_CARD):
        n = list_display(g, SWAP, out, n)
    if holds_cloak(g, seat) and cloak_is_offered(g, seat):
        n = list_visible(g, seat, LAY, out, n)
    return n
