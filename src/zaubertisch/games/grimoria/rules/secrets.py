"""Who may know what (chapter 9): `redact` blots out the rest, `imagine` deals it at random."""

from zaubertisch.games.grimoria.rules.spellbook import highest_spell
from zaubertisch.games.grimoria.state import (
    ADVENTURES,
    CHOOSE_SPELL,
    CLOAK,
    FIRST_HIDDEN,
    HIDDEN_KINDS,
    KINDS,
    LAY_CLOAK,
    MIRROR,
    PLACES,
    SEER,
    SPELL,
)
from zaubertisch.kernel.dice import below, reseed
from zaubertisch.kernel.events import redact_events
from zaubertisch.kernel.hands import deal_hand, redact_hand, redact_knowledge
from zaubertisch.kernel.piles import deal_from, place_in, redact_pile
from zaubertisch.kernel.record import EVERYONE, HIDDEN, NOTHING, PUBLIC_MARK
from zaubertisch.kernel.rules import rule
from zaubertisch.kernel.windows import imagine_window, redact_replies, redact_window


@rule
def redact(g, observer):
    """G82, G100: the record as this observer may know it; EVERYONE stands for spectators."""
    keep = (1 << observer) | (1 << EVERYONE)
    g.rng = 0
    redact_answers(g, observer)
    if not g.over:
        redact_rows(g, observer)
    redact_knowledge(g.known, observer)
    if g.face_down != NOTHING and g.seen & keep == 0:
        g.face_down = HIDDEN
    g.seen &= keep | PUBLIC_MARK
    redact_pile(g.draw, keep)
    redact_pile(g.treasure, keep)
    redact_events(g, keep)


@rule
def redact_answers(g, observer):
    """G8, G66: what others chose is secret; at a cloak window, who still has to answer is, too."""
    if g.question == LAY_CLOAK:
        redact_window(g, observer)
    else:
        redact_replies(g, observer)


@rule
def redact_rows(g, observer):
    """G17, G84: of the rows of others stays what the observer knows; G100: at the end all cards are shown."""
    for seat in range(g.seats):
        redact_hand(g.player[seat].row, g.known, seat, observer)


@rule
def imagine(g, deck, observer, seed):
    """Turn a view into a full game that fits it; all such deals are equally likely."""
    reseed(g, seed)
    collect_pool(g, deck)
    for seat in range(g.seats):
        deal_row(g, seat)
    deal_known_places(g)
    if g.face_down == HIDDEN:
        g.face_down = deal_from(g, g.pool, 0, ADVENTURES)
    deal_pile(g, g.draw, 0, ADVENTURES)
    deal_pile(g, g.treasure, ADVENTURES, KINDS)
    for kind in range(KINDS):
        g.pool[kind] = 0
    imagine_knowledge(g, observer)
    imagine_answers(g, observer)


@rule
def collect_pool(g, deck):
    """All cards whose place the view does not show."""
    for kind in range(KINDS):
        g.pool[kind] = deck.count[kind]
    g.pool[CLOAK] -= g.cloaks_out
    g.pool[MIRROR] -= g.mirrors_out
    for kind in range(ADVENTURES):
        g.pool[kind] -= g.display[kind] + g.discard[kind]
    if g.face_down >= 0:
        g.pool[g.face_down] -= 1
    for seat in range(g.seats):
        take_from_pool(g, g.player[seat])
    take_pile_from_pool(g, g.draw)
    take_pile_from_pool(g, g.treasure)


@rule
def take_from_pool(g, player):
    for kind in range(FIRST_HIDDEN):
        g.pool[kind] -= player.companion[kind]
    for spot in range(HIDDEN_KINDS):
        g.pool[FIRST_HIDDEN + spot] -= player.row[spot]


@rule
def take_pile_from_pool(g, pile):
    for i in range(pile.count):
        card = pile.card[place_in(pile, i)]
        if card >= 0:
            g.pool[card] -= 1


@rule
def deal_row(g, seat):
    """Unknown face-down cards of a seat: places among the places, treasures among the treasures."""
    me = g.player[seat]
    deal_hand(g, me.row, g.pool, 0, PLACES, me.places, FIRST_HIDDEN)
    deal_hand(g, me.row, g.pool, PLACES, HIDDEN_KINDS, me.treasures, FIRST_HIDDEN)


@rule
def deal_known_places(g):
    """G33: what was given away unseen under the adventure pile is a place, as all know, also when it is drawn."""
    if g.face_down == HIDDEN and g.seen & PUBLIC_MARK:
        g.face_down = deal_from(g, g.pool, FIRST_HIDDEN, ADVENTURES)
    for i in range(g.draw.count):
        spot = place_in(g.draw, i)
        if g.draw.card[spot] == HIDDEN and g.draw.knowers[spot] & PUBLIC_MARK:
            g.draw.card[spot] = deal_from(g, g.pool, FIRST_HIDDEN, ADVENTURES)


@rule
def deal_pile(g, pile, first, last):
    for i in range(pile.count):
        spot = place_in(pile, i)
        if pile.card[spot] == HIDDEN:
            pile.card[spot] = deal_from(g, g.pool, first, last)


@rule
def imagine_knowledge(g, observer):
    """Others know what everyone knows, and through a Seer the face-down card."""
    for other in range(g.seats):
        if other != observer:
            for seat in range(g.seats):
                for spot in range(HIDDEN_KINDS):
                    g.known[other, seat, spot] = g.known[EVERYONE, seat, spot] if other != seat else 0
        if g.face_down != NOTHING and g.player[other].companion[SEER] > 0:
            g.seen |= 1 << other


@rule
def imagine_answers(g, observer):
    """Spells already chosen are guessed; at a cloak window all others still have to answer."""
    if g.question == LAY_CLOAK:
        imagine_window(g, observer)
    elif g.question == CHOOSE_SPELL:
        for seat in range(g.seats):
            if g.reply[seat] == HIDDEN:
                g.reply[seat] = SPELL + below(g, highest_spell(g))
