"""Exchange cards that an observer cannot know and will not learn of in the next step."""

from zaubertisch.games.zauberschwert.names import ARTEFACTS, CREATURES, HEROES, ORCS, SITES
from zaubertisch.games.zauberschwert.state import MOST_BOUGHT, PILE_REFILLED
from zaubertisch.kernel.dice import below
from zaubertisch.kernel.piles import place_in
from zaubertisch.kernel.record import MOST_SEATS
from zaubertisch.kernel.rules import rule

VISITS = MOST_SEATS + 1  # cards that wizards and apprentice are at


@rule
def secret_of(g, seat, kind):
    """How many cards of this kind in the hand nobody but the owner knows."""
    known = 0
    for observer in range(g.seats):
        if observer != seat:
            known = max(known, g.known[observer, seat, kind])
    return g.player[seat].hand[kind] - known


@rule
def deepest_draw(deck):
    """No single answer draws so many cards."""
    reward, orc, site = 0, 0, 0
    for creature in range(CREATURES):
        reward = max(reward, deck.reward_cards[creature].max())
    for i in range(ORCS):
        orc = max(orc, deck.orc_cards[i].max())
    for i in range(SITES):
        site = max(site, deck.site_cards[i])
    return max(VISITS * max(reward + orc, site), HEROES) + MOST_BOUGHT


@rule
def exchange_with_hand(g, chance, observer, deep):
    """One card of another seat's hand against one deep in the pile."""
    seat, kind, pile = below(chance, g.seats), below(chance, ARTEFACTS), g.artefacts
    if seat == observer or pile.count <= deep or secret_of(g, seat, kind) <= 0:
        return 0
    place = place_in(pile, deep + below(chance, pile.count - deep))
    other = pile.card[place]
    if pile.knowers[place] != 0 or other == kind:
        return 0
    g.player[seat].hand[kind] -= 1
    g.player[seat].hand[other] += 1
    pile.card[place] = kind
    return 1


@rule
def exchange_in_pile(pile, chance, deep):
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
    done, deep = 0, deepest_draw(deck)
    for _ in range(6):
        done += exchange_with_hand(g, chance, observer, deep)
        done += exchange_in_pile(g.artefacts, chance, deep)
        done += exchange_in_pile(g.adventures, chance, deep)
    return done


@rule
def was_shuffled(g):
    """Did the last answer shuffle cards that may have been seen before?"""
    for i in range(g.event_count):
        if g.event[i].kind == PILE_REFILLED:
            return True
    return False
