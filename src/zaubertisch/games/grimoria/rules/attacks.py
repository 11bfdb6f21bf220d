"""Attack spells 9, 12 and 14: who is hit, what may be done against it, what is lost (rules G43 to G68).

The notes of an ATTACK frame: who is hit now, who takes, which companion was named, how often it was reflected.
"""

from zaubertisch.games.grimoria.rules.belongings import (
    gain,
    holds_cloak,
    lay_cloak,
    lose_companion,
    lose_openly,
    visible,
    visible_companions,
)
from zaubertisch.games.grimoria.rules.companions import compensate
from zaubertisch.games.grimoria.rules.spells import fizzle
from zaubertisch.games.grimoria.state import (
    ACCEPT,
    ATTACK_ACCEPTED,
    ATTACK_MISSED,
    CLOAK,
    COINS_TAKEN,
    COMPANION_NAMED,
    COMPANION_TAKEN,
    FIRST_HIDDEN,
    GIVE,
    GIVE_COMPANION,
    HIDDEN_KINDS,
    LAY,
    LAY_CLOAK,
    MERCENARY,
    MIRROR,
    MIRROR_USED,
    NAME,
    NAME_COMPANION,
    PASS,
    PICK_TARGET,
    PLACES,
    PROTECTING_SPELLS,
    REACT,
    TARGET,
    TARGET_PICKED,
    USE_MIRROR,
)
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import ask, ask_one, pop
from zaubertisch.kernel.record import ALL_OBSERVERS, EVERYONE, NOTHING
from zaubertisch.kernel.rules import rule

VICTIM, TAKER, NAMED, REFLECTIONS = range(4)
(WINDOW, CLOAKS_SHOWN, PICKING, PICKED, NAMING, WAS_NAMED, REACTING, REACTED, LOSS, GIVEN) = range(10)
MOST_REFLECTIONS = 2


@rule
def is_protected(g, seat):
    """G30."""
    return g.player[seat].spell in PROTECTING_SPELLS


@rule
def can_be_hit(g, attacker, seat):
    """G43."""
    return seat != attacker and not is_protected(g, seat)


@rule
def wealth(g, attacker, seat):
    """G44: what the attacker's spell counts."""
    return g.player[seat].coins if g.player[attacker].spell == 12 else visible_companions(g, seat)


@rule
def greatest_wealth(g, attacker):
    most = 0
    for seat in range(g.seats):
        if can_be_hit(g, attacker, seat):
            most = max(most, wealth(g, attacker, seat))
    return most


@rule
def is_target(g, attacker, seat, most):
    """G44: an unprotected opponent who has the most, and anything at all (G46)."""
    return most > 0 and can_be_hit(g, attacker, seat) and wealth(g, attacker, seat) == most


@rule
def could_hold(g, seat, kind, are_left):
    """G66: by public knowledge, which is what spectators know: one of its secret treasures could be of this kind."""
    secret = g.player[seat].treasures
    for spot in range(PLACES, HIDDEN_KINDS):
        secret -= g.known[EVERYONE, seat, spot]
    return g.known[EVERYONE, seat, kind - FIRST_HIDDEN] > 0 or (secret > 0 and are_left)


@rule
def could_hold_cloak(g, deck, seat):
    return could_hold(g, seat, CLOAK, g.cloaks_out < deck.count[CLOAK])


@rule
def could_hold_mirror(g, deck, seat):
    return could_hold(g, seat, MIRROR, g.mirrors_out < deck.count[MIRROR])


@rule
def could_lay_cloak(g, deck, seat):
    return could_hold_cloak(g, deck, seat) and visible_companions(g, seat) > 0


@rule
def carry_out_attack(g, deck, frame):
    """The frame of an attack, stage by stage."""
    if frame.stage == WINDOW:
        open_cloak_window(g, deck, frame)
    elif frame.stage == CLOAKS_SHOWN:
        show_cloaks(g, frame)
    elif frame.stage == PICKING:
        pick_target(g, frame)
    elif frame.stage == PICKED:
        aim_at(g, frame, g.reply[frame.seat] - TARGET)
    elif frame.stage == NAMING:
        ask_for_name(g, frame)
    elif frame.stage == WAS_NAMED:
        name_companion(g, frame)
    elif frame.stage == REACTING:
        ask_for_reaction(g, deck, frame)
    elif frame.stage == REACTED:
        react(g, frame)
    elif frame.stage == LOSS:
        suffer(g, deck, frame)
    else:
        give_companion(g, deck, frame)


@rule
def can_be_moved(g, attacker):
    """G101: a cloak can turn an attack from one seat to another only if there are two it could hit."""
    targets = 0
    for seat in range(g.seats):
        if can_be_hit(g, attacker, seat) and wealth(g, attacker, seat) > 0:
            targets += 1
    return targets > 1


@rule
def open_cloak_window(g, deck, frame):
    """G52, G53: before a 9 or 14 picks, everybody who could cloak a companion is asked at once."""
    frame.stage = PICKING
    if g.player[frame.seat].spell == 12 or not can_be_moved(g, frame.seat):
        return
    asked = 0
    for seat in range(g.seats):
        if could_lay_cloak(g, deck, seat):
            asked |= 1 << seat
    if asked:
        frame.stage = WINDOW
        ask(g, LAY_CLOAK, asked, CLOAKS_SHOWN)


@rule
def show_cloaks(g, frame):
    """G52: all cloaks are shown together; as long as anyone laid one, all are asked again."""
    frame.stage = PICKING
    for seat in range(g.seats):
        if g.reply[seat] != NOTHING and g.reply[seat] != PASS:
            lay_cloak(g, seat, g.reply[seat] - LAY)
            frame.stage = WINDOW


@rule
def pick_target(g, frame):
    """G45, G46: the richest is hit; among equals the attacker chooses."""
    targets, last = 0, NOTHING
    most = greatest_wealth(g, frame.seat)
    for seat in range(g.seats):
        if is_target(g, frame.seat, seat, most):
            targets, last = targets + 1, seat
    if targets == 0:
        fizzle(g, frame.seat)
        pop(g)
    elif targets == 1:
        aim_at(g, frame, last)
    else:
        ask_one(g, PICK_TARGET, frame.seat, PICKED)


@rule
def aim_at(g, frame, target):
    tell(g, TARGET_PICKED, frame.seat, target, NOTHING, g.player[frame.seat].spell)
    turn_on(g, frame, target, frame.seat)


@rule
def turn_on(g, frame, victim, taker):
    """The attack now hits `victim`; spell 14 names a companion before anyone reacts (G63)."""
    frame.note[VICTIM] = victim
    frame.note[TAKER] = taker
    frame.note[NAMED] = NOTHING
    frame.stage = NAMING if g.player[frame.seat].spell == 14 else REACTING


@rule
def ask_for_name(g, frame):
    """G48, G50: a visible companion is named, if there is one."""
    frame.note[NAMED] = NOTHING
    if visible_companions(g, frame.note[VICTIM]) > 0:
        ask_one(g, NAME_COMPANION, frame.note[TAKER], WAS_NAMED)
    else:
        frame.stage = REACTING


@rule
def name_companion(g, frame):
    taker = frame.note[TAKER]
    frame.note[NAMED] = g.reply[taker] - NAME
    frame.stage = REACTING
    tell(g, COMPANION_NAMED, taker, frame.note[VICTIM], frame.note[NAMED])


@rule
def may_reflect(frame):
    """G61: at most two reflections."""
    return frame.note[REFLECTIONS] < MOST_REFLECTIONS


@rule
def cloaks_help(g, frame):
    """G63: against coins a cloak is no answer."""
    return g.player[frame.seat].spell != 12


@rule
def ask_for_reaction(g, deck, frame):
    """G62, G66: one question for cloak, mirror or accept, if the seat could hold either."""
    victim = frame.note[VICTIM]
    could_cloak = cloaks_help(g, frame) and could_lay_cloak(g, deck, victim)
    could_mirror = may_reflect(frame) and could_hold_mirror(g, deck, victim)
    if could_cloak or could_mirror:
        ask_one(g, REACT, victim, REACTED)
    else:
        frame.stage = LOSS


@rule
def react(g, frame):
    victim = frame.note[VICTIM]
    if g.reply[victim] == ACCEPT:
        tell(g, ATTACK_ACCEPTED, victim, frame.note[TAKER])
        frame.stage = LOSS
    elif g.reply[victim] == USE_MIRROR:
        use_mirror(g, frame, victim)
    else:
        hide(g, frame, victim, g.reply[victim] - LAY)


@rule
def use_mirror(g, frame, victim):
    """G59 to G61: the mirror leaves the game and the roles swap."""
    lose_openly(g, victim, MIRROR)
    g.mirrors_out += 1
    frame.note[REFLECTIONS] += 1
    tell(g, MIRROR_USED, victim, frame.note[TAKER])
    turn_on(g, frame, frame.note[TAKER], victim)


@rule
def hide(g, frame, victim, kind):
    """G55, G57: a cloak on the named kind covers the named card: another is named. The question comes again."""
    lay_cloak(g, victim, kind)
    frame.stage = NAMING if frame.note[NAMED] == kind else REACTING


@rule
def suffer(g, deck, frame):
    """The attack gets through."""
    victim, taker = frame.note[VICTIM], frame.note[TAKER]
    spell = g.player[frame.seat].spell
    if spell == 12:
        take_half(g, deck, taker, victim)
        pop(g)
    elif visible_companions(g, victim) == 0:
        tell(g, ATTACK_MISSED, taker, victim)
        pop(g)
    elif spell == 9:
        ask_one(g, GIVE_COMPANION, victim, GIVEN)
    else:
        take_companion(g, deck, taker, victim, frame.note[NAMED])
        pop(g)


@rule
def give_companion(g, deck, frame):
    """G31: the victim chooses."""
    victim = frame.note[VICTIM]
    take_companion(g, deck, frame.note[TAKER], victim, g.reply[victim] - GIVE)
    pop(g)


@rule
def take_half(g, deck, taker, victim):
    """G39, G68: half of the coins, rounded up; the compensation comes after."""
    loot = (g.player[victim].coins + 1) // 2
    if loot == 0:
        tell(g, ATTACK_MISSED, taker, victim)
        return
    g.player[victim].coins -= loot
    g.player[taker].coins += loot
    tell(g, COINS_TAKEN, taker, victim, NOTHING, loot)
    compensate(g, deck, victim, g.player[victim].companion[MERCENARY])


@rule
def take_companion(g, deck, taker, victim, kind):
    """G67: a Mercenary that is being lost still pays."""
    mercenaries = g.player[victim].companion[MERCENARY]
    lose_companion(g, victim, kind)
    tell(g, COMPANION_TAKEN, taker, victim, kind)
    gain(g, taker, kind, ALL_OBSERVERS)
    compensate(g, deck, victim, mercenaries)


@rule
def why_not_target(g, attacker, seat):
    """G43, G44."""
    if seat >= g.seats or not can_be_hit(g, attacker, seat):
        return 43
    return 0 if is_target(g, attacker, seat, greatest_wealth(g, attacker)) else 44


@rule
def is_cloaked(g, seat, kind):
    """G50: of this kind there is only what a cloak covers."""
    return visible(g, seat, kind) == 0 and g.player[seat].cloaked[kind] > 0


@rule
def why_not_name(g, victim, kind):
    """G40, G50: a companion of the seat hit, and a visible one."""
    if is_cloaked(g, victim, kind):
        return 50
    return 0 if visible(g, victim, kind) > 0 else 40


@rule
def why_not_give(g, seat, kind):
    """G31, G50: a companion of one's own, and a visible one."""
    if is_cloaked(g, seat, kind):
        return 50
    return 0 if visible(g, seat, kind) > 0 else 31


@rule
def why_not_mirror(g, frame, seat):
    """G59, G61."""
    if not may_reflect(frame):
        return 61
    return 0 if g.player[seat].row[MIRROR - FIRST_HIDDEN] > 0 else 59


@rule
def why_not_cloak(g, seat, kind):
    """G49: a cloak of one's own on an uncloaked companion of one's own."""
    return 0 if holds_cloak(g, seat) and visible(g, seat, kind) > 0 else 49
