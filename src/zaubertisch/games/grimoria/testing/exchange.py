"""Exchange cards that an observer cannot know and will not learn of in the next step."""

from zaubertisch.games.grimoria.state import ADVENTURES, FIRST_HIDDEN, HIDDEN_KINDS, PILE_REFILLED
from zaubertisch.kernel.dice import below
from zaubertisch.kernel.piles import place_in
from zaubertisch.kernel.record import OBSERVERS
from zaubertisch.kernel.rules import rule

DEEP = 32  # no single answer draws so many cards


@rule
def secret_of(g, seat, spot):
    """How many cards of this kind in the row nobody but the owner knows."""
    known = 0
    for observer in range(OBSERVERS):
        if observer != seat:
            known = max(known, g.known[observer, seat, spot])
    return g.player[seat].row[spot] - known


@rule
def exchange_with_row(g, pile, deep, first, last, chance, observer):
    """One card of another seat's row against one deep in the pile."""
    seat, spot = below(chance, g.seats), first + below(chance, last - first)
    if seat == observer or pile.count <= deep or secret_of(g, seat, spot) <= 0:
        return 0
    place = place_in(pile, deep + below(chance, pile.count - deep))
    kind = pile.card[place]
    if pile.knowers[place] != 0 or kind < FIRST_HIDDEN or kind - FIRST_HIDDEN == spot:
        return 0
    g.player[seat].row[spot] -= 1
    g.player[seat].row[kind - FIRST_HIDDEN] += 1
    pile.card[place] = FIRST_HIDDEN + spot
    return 1


@rule
def exchange_in_pile(pile, deep, chance):
    if pile.count <= deep + 1:
        return 0
    here, there = deep + below(chance, pile.count - deep), deep + below(chance, pile.count - deep)
    here, there = place_in(pile, here), place_in(pile, there)
    if pile.knowers[here] != 0 or pile.knowers[there] != 0 or pile.card[here] == pile.card[there]:
        return 0
    pile.card[here], pile.card[there] = pile.card[there], pile.card[here]
    return 1


@rule
def shake(g, deck, observer, chance):
    """Returns how many cards were exchanged."""
    places = ADVENTURES - FIRST_HIDDEN
    done = 0
    for _ in range(6):
        done += exchange_with_row(g, g.draw, DEEP, 0, places, chance, observer)
        done += exchange_with_row(g, g.treasure, 8, places, HIDDEN_KINDS, chance, observer)
        done += exchange_in_pile(g.draw, DEEP, chance)
        done += exchange_in_pile(g.treasure, 8, chance)
    return done


@rule
def was_shuffled(g):
    """Did the last answer shuffle cards that may have been seen before?"""
    for i in range(g.event_count):
        if g.event[i].kind == PILE_REFILLED:
            return True
    return False
