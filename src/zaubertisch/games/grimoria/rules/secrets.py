"""Who may know what: `redact` blots out the rest, `imagine` deals it again (chapter 9)."""

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
from zaubertisch.kernel.piles import deal_from, place_in, redact_pile
from zaubertisch.kernel.record import EVERYONE, HIDDEN, NOTHING, OBSERVERS, PUBLIC_MARK
from zaubertisch.kernel.rules import rule


@rule
def redact(g, observer):
    """G82, G100: the record as this observer may know it; EVERYONE stands for spectators."""
    keep = (1 << observer) | (1 << EVERYONE)
    g.rng = 0
    redact_replies(g, observer)
    if not g.over:
        redact_rows(g, observer)
    redact_knowledge(g, observer)
    if g.face_down != NOTHING and g.seen & keep == 0:
        g.face_down = HIDDEN
    g.seen &= keep | PUBLIC_MARK
    redact_pile(g.draw, keep)
    redact_pile(g.treasure, keep)
    redact_events(g, keep)


@rule
def redact_replies(g, observer):
    """G8: what others chose is secret. Who still ponders over a cloak is, too."""
    for seat in range(g.seats):
        is_other = seat != observer and (g.window >> seat) & 1 == 1
        if is_other and (g.question == LAY_CLOAK or g.reply[seat] != NOTHING):
            g.reply[seat] = HIDDEN
    if g.question == LAY_CLOAK:
        g.asked &= 1 << observer


@rule
def redact_rows(g, observer):
    for seat in range(g.seats):
        if seat != observer:
            for spot in range(HIDDEN_KINDS):
                g.player[seat].row[spot] = g.known[observer, seat, spot]


@rule
def redact_knowledge(g, observer):
    """What the others know is not known, beyond what everyone knows."""
    for other in range(OBSERVERS):
        if other != observer and other != EVERYONE:
            for seat in range(g.seats):
                for spot in range(HIDDEN_KINDS):
                    g.known[other, seat, spot] = 0


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
    imagine_replies(g, observer)


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
    known_places, known_treasures = 0, 0
    for spot in range(HIDDEN_KINDS):
        if spot < PLACES:
            known_places += me.row[spot]
        else:
            known_treasures += me.row[spot]
    for _ in range(known_places, me.places):
        me.row[deal_from(g, g.pool, FIRST_HIDDEN, ADVENTURES) - FIRST_HIDDEN] += 1
    for _ in range(known_treasures, me.treasures):
        me.row[deal_from(g, g.pool, ADVENTURES, KINDS) - FIRST_HIDDEN] += 1


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
def imagine_replies(g, observer):
    """Spells already chosen are guessed; at a cloak window all others still ponder."""
    if g.question == LAY_CLOAK:
        for seat in range(g.seats):
            if seat != observer:
                g.asked |= g.window & (1 << seat)
    for seat in range(g.seats):
        if g.reply[seat] == HIDDEN:
            g.reply[seat] = SPELL + below(g, highest_spell(g)) if g.question == CHOOSE_SPELL else NOTHING
