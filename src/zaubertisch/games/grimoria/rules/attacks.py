"""Attacks: whom Tribute, Cutpurse and Abduction hit, what may be done against it, what is lost (chapter 5)."""

from zaubertisch.games.grimoria.rules.belongings import gain, lose_companion
from zaubertisch.games.grimoria.rules.cloaks import (
    cloaks_help,
    could_lay_cloak,
    lay_cloak,
    refusal_of_visible,
    seats_that_could_cloak,
    show_cloaks,
    visible_companions,
)
from zaubertisch.games.grimoria.rules.companions import compensate
from zaubertisch.games.grimoria.rules.mirrors import could_use_mirror, use_mirror
from zaubertisch.games.grimoria.rules.spells import fizzle
from zaubertisch.games.grimoria.state import (
    ABDUCTION,
    ACCEPT,
    ATTACK_ACCEPTED,
    ATTACK_MISSED,
    COINS_TAKEN,
    COMPANION_NAMED,
    COMPANION_TAKEN,
    CUTPURSE,
    GIVE,
    GIVE_COMPANION,
    LAY,
    LAY_CLOAK,
    MERCENARY,
    NAME,
    NAME_COMPANION,
    NAMED,
    OPTIONS,
    PICK_TARGET,
    PROTECTING_SPELLS,
    REACT,
    TAKER,
    TARGET,
    TARGET_PICKED,
    TRIBUTE,
    USE_MIRROR,
    VICTIM,
)
from zaubertisch.kernel.answers import listing
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import ask_if, ask_one, pop, top
from zaubertisch.kernel.ladders import ladder
from zaubertisch.kernel.record import ALL_OBSERVERS, NOTHING
from zaubertisch.kernel.rules import rule
from zaubertisch.kernel.windows import open_window

(WINDOW, CLOAKS_SHOWN, PICKING, PICKED, NAMING, WAS_NAMED, REACTING, REACTED, LOSS, GIVEN) = range(10)


# Who can be hit.


@rule
def is_protected(g, seat):
    """G30."""
    return g.player[seat].spell in PROTECTING_SPELLS


@rule
def can_be_hit(g, attacker, seat):
    """G43: only an unprotected opponent."""
    return seat < g.seats and seat != attacker and not is_protected(g, seat)


@rule
def wealth(g, attacker, seat):
    """G44: what the attacker's spell counts."""
    return g.player[seat].coins if g.player[attacker].spell == CUTPURSE else visible_companions(g, seat)


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


# Before it picks, cloaks may be laid.


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
    """G52, G53: before Tribute or Abduction picks, everybody who could cloak a companion is asked at once."""
    asked = 0
    if cloaks_help(g, frame) and can_be_moved(g, frame.seat):
        asked = seats_that_could_cloak(g, deck)
    open_window(g, LAY_CLOAK, asked, CLOAKS_SHOWN, PICKING)


@rule
def close_cloak_window(g, deck, frame):
    """G52: as long as anyone laid a cloak, all are asked again."""
    frame.stage = WINDOW if show_cloaks(g) else PICKING


# The question PICK_TARGET.


@rule
def pick_target(g, deck, frame):
    """G45, G46, G47: the richest at this moment is hit; among equals the attacker chooses."""
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
def refusal_of_target(g, attacker, seat):
    """G43, G44."""
    if not can_be_hit(g, attacker, seat):
        return 43
    return 0 if is_target(g, attacker, seat, greatest_wealth(g, attacker)) else 44


list_targets = listing(OPTIONS, "target", refusal_of_target)


@rule
def take_aim(g, deck, frame):
    """G45: at the one that the attacker chose."""
    aim_at(g, frame, g.reply[frame.seat] - TARGET)


@rule
def aim_at(g, frame, target):
    tell(g, TARGET_PICKED, frame.seat, target, NOTHING, g.player[frame.seat].spell)
    turn_on(g, frame, target, frame.seat)


@rule
def turn_on(g, frame, victim, taker):
    """G60, G63, G64: the attack now hits `victim`; Abduction names a companion before anyone reacts."""
    frame.note[VICTIM] = victim
    frame.note[TAKER] = taker
    frame.note[NAMED] = NOTHING
    frame.stage = NAMING if g.player[frame.seat].spell == ABDUCTION else REACTING


# The question NAME_COMPANION.


@rule
def ask_for_name(g, deck, frame):
    """G48, G50: a visible companion is named, if there is one."""
    frame.note[NAMED] = NOTHING
    has_choice = visible_companions(g, frame.note[VICTIM]) > 0
    ask_if(g, has_choice, NAME_COMPANION, frame.note[TAKER], WAS_NAMED, REACTING)


@rule
def refusal_of_name(g, seat, kind):
    """G40, G50: a companion of the seat hit, and a visible one."""
    return refusal_of_visible(g, top(g).note[VICTIM], kind, 40)


list_names = listing(OPTIONS, "name", refusal_of_name)


@rule
def name_companion(g, deck, frame):
    """G40, G60: by the one who takes."""
    taker = frame.note[TAKER]
    frame.note[NAMED] = g.reply[taker] - NAME
    frame.stage = REACTING
    tell(g, COMPANION_NAMED, taker, frame.note[VICTIM], frame.note[NAMED])


# The question REACT: cloaks and mirrors have chapters of their own.


@rule
def ask_for_reaction(g, deck, frame):
    """G62, G65, G66: one question for cloak, mirror or accept, if the seat could hold either."""
    victim = frame.note[VICTIM]
    could_cloak = cloaks_help(g, frame) and could_lay_cloak(g, deck, victim)
    could_react = could_cloak or could_use_mirror(g, deck, frame, victim)
    ask_if(g, could_react, REACT, victim, REACTED, LOSS)


@rule
def react(g, deck, frame):
    """G62: put again until mirror or accept."""
    victim = frame.note[VICTIM]
    if g.reply[victim] == ACCEPT:
        tell(g, ATTACK_ACCEPTED, victim, frame.note[TAKER])
        frame.stage = LOSS
    elif g.reply[victim] == USE_MIRROR:
        use_mirror(g, frame, victim)
        turn_on(g, frame, frame.note[TAKER], victim)
    else:
        hide(g, frame, victim, g.reply[victim] - LAY)


@rule
def hide(g, frame, victim, kind):
    """G55, G57: a cloak on the named kind covers the named card: another is named. The question comes again."""
    lay_cloak(g, victim, kind)
    frame.stage = NAMING if frame.note[NAMED] == kind else REACTING


# What is lost; the question GIVE_COMPANION.


@rule
def suffer(g, deck, frame):
    """G56: the attack gets through, and takes what there still is."""
    victim, taker = frame.note[VICTIM], frame.note[TAKER]
    spell = g.player[frame.seat].spell
    if spell == CUTPURSE:
        take_half(g, deck, taker, victim)
        pop(g)
    elif visible_companions(g, victim) == 0:
        tell(g, ATTACK_MISSED, taker, victim)
        pop(g)
    elif spell == TRIBUTE:
        ask_one(g, GIVE_COMPANION, victim, GIVEN)
    else:
        take_companion(g, deck, taker, victim, frame.note[NAMED])
        pop(g)


@rule
def refusal_of_giving(g, seat, kind):
    """G31, G50: a companion of one's own, and a visible one."""
    return refusal_of_visible(g, seat, kind, 31)


list_companions_to_give = listing(OPTIONS, "give", refusal_of_giving)


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


carry_out_attack = ladder(
    "grimoria_attack",
    {
        WINDOW: open_cloak_window,
        CLOAKS_SHOWN: close_cloak_window,
        PICKING: pick_target,
        PICKED: take_aim,
        NAMING: ask_for_name,
        WAS_NAMED: name_companion,
        REACTING: ask_for_reaction,
        REACTED: react,
        LOSS: suffer,
        GIVEN: give_companion,
    },
)
