"""What heroes can do in a fight, and what a seat can bid with them (chapter 8)."""

from zaubertisch.games.zauberschwert.names import FIRST_HERO, HEROES
from zaubertisch.games.zauberschwert.rules.display import is_creature
from zaubertisch.games.zauberschwert.state import HERO_USED, MOST_BID, USE
from zaubertisch.kernel.answers import admit
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule


@rule
def may_act(g, deck, hero):
    """Z17: the landscape shows this hero."""
    return g.landscape != NOTHING and deck.allows[g.landscape, hero] == 1


@rule
def refusal_of_hero(g, deck, seat, hero, committed):
    """Z63, Z67, Z68: a hero of its own who can help here, and has not fought in this round."""
    if g.hero_owner[hero] != seat or is_among(hero, committed) or is_among(hero, g.hero_used):
        return 68
    return 0 if deck.fight[hero] > 0 and may_act(g, deck, hero) else 67


@rule
def is_among(hero, heroes):
    """Does a set of heroes hold this one?"""
    return (heroes >> hero) & 1 == 1


@rule
def has_hero_to_add(g, deck, seat, committed):
    """Z69: is there a hero the seat could still add to those committed?"""
    for hero in range(HEROES):
        if refusal_of_hero(g, deck, seat, hero, committed) == 0:
            return True
    return False


@rule
def list_heroes(g, deck, seat, committed, out, n):
    for hero in range(HEROES):
        n = admit(out, n, USE + hero, refusal_of_hero(g, deck, seat, hero, committed))
    return n


@rule
def fresh_strength(g, deck, seat):
    """Z65, Z67, Z68: the numbers of all heroes that the seat could use now."""
    total = 0
    for hero in range(HEROES):
        if refusal_of_hero(g, deck, seat, hero, 0) == 0:
            total += int(deck.fight[hero])
    return total


@rule
def strength_of(deck, committed):
    """What a set of heroes takes off."""
    total = 0
    for hero in range(HEROES):
        if is_among(hero, committed):
            total += int(deck.fight[hero])
    return total


@rule
def highest_bid(g, deck, seat, card):
    """Z71, Z75, Z97: what a seat could bid at most, by public knowledge."""
    magic = g.player[seat].magic
    if is_creature(card):
        magic += fresh_strength(g, deck, seat)
    return min(magic, MOST_BID)


@rule
def use_heroes(g, committed):
    """Z68, Z73: these have fought in this round, and no others."""
    g.hero_used |= committed
    for hero in range(HEROES):
        if is_among(hero, committed):
            tell(g, HERO_USED, g.hero_owner[hero], NOTHING, FIRST_HERO + hero)
