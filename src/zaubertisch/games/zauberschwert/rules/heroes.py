"""What heroes can do in a fight, and what a seat can bid with them (rules Z17, Z63 to Z75)."""

from zaubertisch.games.zauberschwert.names import FIRST_HERO, HEROES
from zaubertisch.games.zauberschwert.rules.display import is_creature
from zaubertisch.games.zauberschwert.state import HERO_USED, MOST_BID
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule


@rule
def may_act(g, deck, hero):
    """Z17: the landscape shows this hero."""
    return g.landscape != NOTHING and deck.allows[g.landscape, hero] == 1


@rule
def is_fresh(g, deck, seat, hero):
    """Z65, Z67, Z68: an own hero who can help in a fight and has not done so in this round."""
    if g.hero_owner[hero] != seat or deck.fight[hero] == 0:
        return False
    return (g.hero_used >> hero) & 1 == 0 and may_act(g, deck, hero)


@rule
def fresh_strength(g, deck, seat):
    total = 0
    for hero in range(HEROES):
        if is_fresh(g, deck, seat, hero):
            total += deck.fight[hero]
    return total


@rule
def has_fresh_hero(g, deck, seat, committed):
    """Is there a hero the seat could still add to those committed?"""
    for hero in range(HEROES):
        if (committed >> hero) & 1 == 0 and is_fresh(g, deck, seat, hero):
            return True
    return False


@rule
def strength_of(deck, committed):
    """What a set of heroes takes off."""
    total = 0
    for hero in range(HEROES):
        if (committed >> hero) & 1:
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
    """Z68: they have fought in this round."""
    g.hero_used |= committed
    for hero in range(HEROES):
        if (committed >> hero) & 1:
            tell(g, HERO_USED, g.hero_owner[hero], NOTHING, FIRST_HERO + hero)


@rule
def why_not_hero(g, deck, seat, hero, committed):
    """Z67, Z68: a fresh hero of one's own, once."""
    if g.hero_owner[hero] != seat or (committed >> hero) & 1 or (g.hero_used >> hero) & 1:
        return 68
    return 0 if is_fresh(g, deck, seat, hero) else 67
