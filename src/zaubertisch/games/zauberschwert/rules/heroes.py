"""What heroes can do in a fight, and what a seat can bid with them (rules Z17, Z63 to Z75)."""

from zaubertisch.games.zauberschwert.names import FIRST_HERO, HEROES
from zaubertisch.games.zauberschwert.rules.display import is_creature
from zaubertisch.games.zauberschwert.state import HERO_USED, MOST_BID
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule


@rule
def may_act(g, cards, hero):
    """Z17: the landscape shows this hero."""
    return g.landscape != NOTHING and cards.allows[g.landscape, hero] == 1


@rule
def is_fresh(g, cards, seat, hero):
    """Z65, Z67, Z68: an own hero who can help in a fight and has not done so in this round."""
    if g.hero_owner[hero] != seat or cards.fight[hero] == 0:
        return False
    return (g.hero_used >> hero) & 1 == 0 and may_act(g, cards, hero)


@rule
def fresh_strength(g, cards, seat):
    total = 0
    for hero in range(HEROES):
        if is_fresh(g, cards, seat, hero):
            total += cards.fight[hero]
    return total


@rule
def has_fresh_hero(g, cards, seat, committed):
    """Is there a hero the seat could still add to those committed?"""
    for hero in range(HEROES):
        if (committed >> hero) & 1 == 0 and is_fresh(g, cards, seat, hero):
            return True
    return False


@rule
def strength_of(cards, committed):
    """What a set of heroes takes off."""
    total = 0
    for hero in range(HEROES):
        if (committed >> hero) & 1:
            total += int(cards.fight[hero])
    return total


@rule
def highest_bid(g, cards, seat, card):
    """Z71, Z75, Z97: what a seat could bid at most, by public knowledge."""
    magic = g.player[seat].magic
    if is_creature(card):
        magic += fresh_strength(g, cards, seat)
    return min(magic, MOST_BID)


@rule
def use_heroes(g, committed):
    """Z68: they have fought in this round."""
    g.hero_used |= committed
    for hero in range(HEROES):
        if (committed >> hero) & 1:
            tell(g, HERO_USED, g.hero_owner[hero], NOTHING, FIRST_HERO + hero)


@rule
def why_not_hero(g, cards, seat, hero, committed):
    """Z67, Z68: a fresh hero of one's own, once."""
    if g.hero_owner[hero] != seat or (committed >> hero) & 1 or (g.hero_used >> hero) & 1:
        return 68
    return 0 if is_fresh(g, cards, seat, hero) else 67
