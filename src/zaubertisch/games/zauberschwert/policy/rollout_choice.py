"""Habits in phases B and C: whom to rob, which spells to cast, what to announce, where to go."""

from zaubertisch.games.zauberschwert.names import EXCHANGE
from zaubertisch.games.zauberschwert.policy.appraisal import census, price_for
from zaubertisch.games.zauberschwert.policy.powers import exchange_gain
from zaubertisch.games.zauberschwert.policy.quests import quest_value
from zaubertisch.games.zauberschwert.rules.display import is_creature, unit_strength
from zaubertisch.games.zauberschwert.rules.scoring import points
from zaubertisch.games.zauberschwert.rules.wizards import is_at
from zaubertisch.games.zauberschwert.state import (
    ANNOUNCE,
    ANNOUNCE_ADVENTURE,
    CAST,
    CAST_SPELL,
    CHOOSE,
    CHOOSE_ADVENTURE,
    INVITE,
    INVITE_SEAT,
    SEND,
    SEND_APPRENTICE,
    TARGET,
)
from zaubertisch.kernel.dice import below
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

NOISE = 1024
SILENT = 2  # of 4 announcements are not made
PASSING = -0.3  # stones: staying at home wastes a round
WHIM = 0.923  # stones by which chance may prefer one adventure to another
A_WORD = 2.0  # stones that keeping it is worth to somebody fully trusted


@rule
def whim(chance, most):
    """A little chance, from 0 to so many stones."""
    return most * below(chance, NOISE) / NOISE


@rule
def policy_before_resolution(g, deck, seat, out, count, chance):
    question = g.question
    if question == CHOOSE_ADVENTURE:
        return best_quest(g, deck, seat, out, count, chance, CHOOSE, 1)
    if question == SEND_APPRENTICE:
        return best_quest(g, deck, seat, out, count, chance, SEND, 0)
    if question == ANNOUNCE_ADVENTURE:
        if below(chance, 4) < SILENT:
            return 0
        return best_quest(g, deck, seat, out, count, chance, ANNOUNCE, 1)
    if question == INVITE_SEAT:
        return best_companion(g, deck, seat, out, count, chance)
    if question == CAST_SPELL:
        return best_spell(g, deck, seat, out, count)
    return richest(g, deck, out, count, chance)


@rule
def best_quest(g, deck, seat, out, count, chance, first, is_wizard):
    """The adventure that promises most; passing (place 0) brings magic if the wizard stays at home."""
    packed, price = census(g, deck), price_for(g, deck, seat)
    best, best_value = 0, (price * deck.pass_magic + PASSING) * is_wizard + whim(chance, WHIM)
    for i in range(1, count):
        card = out[i] - first
        company = company_at(g, deck, seat, card, chance)
        value = quest_value(g, deck, seat, card, company, packed, price) + whim(chance, WHIM)
        if g.player[seat].announced == card:
            value += A_WORD * trust(g, seat)
        if value > best_value:
            best, best_value = i, value
    return best


@rule
def company_at(g, deck, seat, card, chance):
    """The others who are there, and those whose word to come is believed."""
    company = 0
    for other in range(g.seats):
        if other != seat:
            company += 1 if is_at(g, other, card) or is_believed(g, other, card, chance) else 0
    return company


@rule
def is_believed(g, other, card, chance):
    """Somebody who has not chosen yet said it would come, and one believes it this time."""
    if g.player[other].announced != card or g.player[other].wizard != NOTHING or has_chosen(g, other):
        return False
    return below(chance, NOISE) < NOISE * trust(g, other)


@rule
def trust(g, seat):
    """How far the word of a seat can be believed, from 0 to 1: half of the first one, more or less with each."""
    me = g.player[seat]
    return (me.words_given - 1.0 * me.words_broken + 1.0) / (me.words_given + 2.0)


@rule
def has_chosen(g, other):
    """Did the other seat come before the asked one in this round?"""
    if g.question != CHOOSE_ADVENTURE and g.question != SEND_APPRENTICE:
        return False
    asked = 0
    while (g.asked >> asked) & 1 == 0:
        asked += 1
    return (other - g.start + g.seats) % g.seats < (asked - g.start + g.seats) % g.seats


@rule
def best_companion(g, deck, seat, out, count, chance):
    """Somebody who can pay a half, for a creature one cannot or need not beat alone."""
    card = g.player[seat].announced
    if not is_creature(card) or g.player[seat].magic > unit_strength(g, deck, card) + 2:
        return 0
    best, best_magic = 0, (unit_strength(g, deck, card) + 1) // 2 - 1
    for i in range(1, count):
        magic = g.player[out[i] - INVITE].magic + below(chance, 3)
        if magic > best_magic and magic < unit_strength(g, deck, card) + 3:
            best, best_magic = i, magic
    return best


@rule
def best_spell(g, deck, seat, out, count):
    """The first spell that gains; the others come after it."""
    price = price_for(g, deck, seat)
    for i in range(1, count):
        spell = out[i] - CAST
        if deck.effect[spell] != EXCHANGE or exchange_gain(deck, spell, price) > 0:
            return i
    return 0


@rule
def richest(g, deck, out, count, chance):
    """The seat that has most, in stones and magic."""
    best, best_value = 0, -1.0
    for i in range(count):
        other = out[i] - TARGET
        value = points(g, deck, other) + g.player[other].magic + whim(chance, 6.0)
        if value > best_value:
            best, best_value = i, value
    return best
