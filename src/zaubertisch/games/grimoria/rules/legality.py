"""What may be answered, and why not (every reason is the number of a rule in docs/rules/grimoria.md).

Here stands which verbs answer which question; what forbids one of their objects stands beside what the answer does,
in the chapters.
"""

from zaubertisch.games.grimoria.rules.attacks import (
    list_companions_to_give,
    list_names,
    list_targets,
    refusal_of_giving,
    refusal_of_name,
    refusal_of_target,
)
from zaubertisch.games.grimoria.rules.cloaks import list_cloaks, refusal_of_cloak, refusal_of_cloaking
from zaubertisch.games.grimoria.rules.mirrors import refusal_of_mirror
from zaubertisch.games.grimoria.rules.spellbook import list_spells, refusal_of_spell
from zaubertisch.games.grimoria.rules.spells import (
    list_cloaked_gifts,
    list_gifts,
    list_removals,
    refusal_of_cloaked_gift,
    refusal_of_gift,
    refusal_of_removal,
)
from zaubertisch.games.grimoria.rules.turns import list_takes, refusal_of_take
from zaubertisch.games.grimoria.rules.witch import list_swaps, refusal_of_swap, refusal_without_witch
from zaubertisch.games.grimoria.state import (
    ACCEPT,
    CHOOSE_SPELL,
    DROP,
    DROP_CLOAKED,
    GIVE,
    LAY,
    NAME,
    OPTIONS,
    PASS,
    PAY,
    QUESTION_NAMES,
    REACT,
    REMOVE,
    SPELL,
    SWAP,
    TAKE,
    TARGET,
    USE_MIRROR,
)
from zaubertisch.kernel.answers import questions_by_verb, verbs_by_option
from zaubertisch.kernel.record import is_asked, is_within
from zaubertisch.kernel.rules import rule

# The verbs that answer a question. A cloak comes with any but the first; its chapter says when it may be laid.
ANSWERS = {
    "choose_spell": ("spell",),
    "swap_witch": ("pass", "swap", "cloak"),
    "remove_card": ("remove", "cloak"),
    "give_away": ("drop", "drop cloaked", "cloak"),
    "lay_cloak": ("pass", "cloak"),
    "pick_target": ("target", "cloak"),
    "name_companion": ("name", "cloak"),
    "react": ("accept", "mirror", "cloak"),
    "give_companion": ("give", "cloak"),
    "pay_merchant": ("pass", "pay", "cloak"),
    "take_card": ("take", "swap", "cloak"),
}
QUESTIONS = questions_by_verb(OPTIONS, QUESTION_NAMES, ANSWERS)
VERB = verbs_by_option(OPTIONS)  # a verb is known by the first of its options
PLAIN_VERBS = (PASS, PAY, ACCEPT, USE_MIRROR)  # without an object


@rule
def why_not(g, deck, seat, option):
    """0 if the option is legal for the seat now, else the rule that forbids it."""
    if g.over or seat >= g.seats or not is_asked(g, seat) or not is_within(option, 0, VERB.size):
        return 8 if g.question == CHOOSE_SPELL else 11
    verb = VERB[option]
    refusal = refusal_of_verb(g, seat, verb)
    return refusal if refusal != 0 else refusal_of_object(g, seat, verb, option - verb)


@rule
def answers(question, verb):
    """G11: is the question one that this verb answers?"""
    return (QUESTIONS[verb] >> question) & 1 == 1


@rule
def refusal_of_verb(g, seat, verb):
    """Why this verb is no answer now, whatever its object."""
    if not answers(g.question, verb):
        return refusal_of_other_verb(g, seat, verb)
    if verb == LAY:
        return refusal_of_cloaking(g, seat)
    if verb == SWAP:
        return refusal_without_witch(g, seat)
    return refusal_of_mirror(g, seat) if verb == USE_MIRROR else 0


@rule
def refusal_of_other_verb(g, seat, verb):
    """G7, G11, G51, G62, G75: the rule of a question that this verb does not answer."""
    if g.question == CHOOSE_SPELL:
        return 51 if verb == LAY else 7
    if verb == PAY and g.turn == seat:
        return 75
    return 62 if g.question == REACT else 11


@rule
def refusal_of_object(g, seat, verb, thing):
    """Why the verb is no answer with this object."""
    if verb == SPELL:
        return refusal_of_spell(g, seat, thing)
    if verb == TAKE:
        return refusal_of_take(g, seat, thing)
    if verb == TARGET:
        return refusal_of_target(g, seat, thing)
    if verb == NAME:
        return refusal_of_name(g, seat, thing)
    if verb == GIVE:
        return refusal_of_giving(g, seat, thing)
    if verb == REMOVE:
        return refusal_of_removal(g, seat, thing)
    if verb == DROP:
        return refusal_of_gift(g, seat, thing)
    if verb == DROP_CLOAKED:
        return refusal_of_cloaked_gift(g, seat, thing)
    if verb == SWAP:
        return refusal_of_swap(g, seat, thing)
    return refusal_of_cloak(g, seat, thing) if verb == LAY else 0


@rule
def can_answer(g, seat, verb):
    return refusal_of_verb(g, seat, verb) == 0


@rule
def legal(g, deck, seat, out):
    """All legal options of an asked seat, written to `out`; returns their number."""
    if not is_asked(g, seat):
        return 0
    if can_answer(g, seat, SPELL):
        return list_spells(g, out)
    n = list_takes(g, seat, out, 0) if can_answer(g, seat, TAKE) else list_rarer_answers(g, seat, out)
    if can_answer(g, seat, SWAP):
        n = list_swaps(g, seat, out, n)
    if can_answer(g, seat, LAY):
        n = list_cloaks(g, seat, out, n)
    return n


@rule
def list_rarer_answers(g, seat, out):
    n = 0
    for verb in PLAIN_VERBS:
        out[n] = verb
        n += 1 if can_answer(g, seat, verb) else 0
    if can_answer(g, seat, TARGET):
        n = list_targets(g, seat, out, n)
    if can_answer(g, seat, NAME):
        n = list_names(g, seat, out, n)
    if can_answer(g, seat, GIVE):
        n = list_companions_to_give(g, seat, out, n)
    if can_answer(g, seat, REMOVE):
        n = list_removals(g, seat, out, n)
    if can_answer(g, seat, DROP):
        n = list_gifts(g, seat, out, n)
    if can_answer(g, seat, DROP_CLOAKED):
        n = list_cloaked_gifts(g, seat, out, n)
    return n
