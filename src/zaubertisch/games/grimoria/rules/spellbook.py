"""The spell books: secret choice, reveal, and the order that follows from it (chapter 2)."""

from zaubertisch.games.grimoria.state import CHOOSE_SPELL, ORDER_SET, SPELL, SPELL_REVEALED, SPELLS
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import ask
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule


@rule
def close_books(g):
    """G86: the spells of a round are over with it."""
    for seat in range(g.seats):
        g.chosen[g.player[seat].spell] = 0
        g.player[seat].spell = 0


# Choosing a spell: the question CHOOSE_SPELL.


@rule
def open_books(g, then):
    """G7: all seats choose at once."""
    ask(g, CHOOSE_SPELL, (1 << g.seats) - 1, then)


@rule
def highest_spell(g):
    """G7: the magic level, but never above 15."""
    return min(g.level, SPELLS)


@rule
def refusal_of_spell(g, seat, page):
    """G7: none above the highest."""
    return 0 if page < highest_spell(g) else 7


@rule
def list_spells(g, out):
    """G7: up to the highest, without asking for each."""
    count = highest_spell(g)
    for page in range(count):
        out[page] = SPELL + page
    return count


@rule
def reveal_spells(g):
    """G7, G8: when all have chosen, all see it."""
    for seat in range(g.seats):
        spell = g.reply[seat] - SPELL + 1
        g.player[seat].spell = spell
        g.chosen[spell] += 1
        tell(g, SPELL_REVEALED, seat, NOTHING, NOTHING, spell)


# The order of the round.


@rule
def others_with_spell(g, seat):
    """How many other seats chose the same spell."""
    return g.chosen[g.player[seat].spell] - 1


@rule
def rank(g, seat):
    """G9, G10: seats alone on their spell before groups, lower spells before higher."""
    spell = g.player[seat].spell
    return spell + SPELLS + 1 if others_with_spell(g, seat) > 0 else spell


@rule
def set_order(g):
    """G9, G10: sorted by rank; equals keep last round's order."""
    for i in range(1, g.seats):
        seat = g.order[i]
        mine = rank(g, seat)
        j = i
        while j > 0 and rank(g, g.order[j - 1]) > mine:
            g.order[j] = g.order[j - 1]
            j -= 1
        g.order[j] = seat
    for i in range(g.seats):
        seat = g.order[i]
        shared = 1 if others_with_spell(g, seat) > 0 else 0
        tell(g, ORDER_SET, seat, shared, NOTHING, i + 1)
