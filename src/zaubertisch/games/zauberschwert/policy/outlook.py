"""How well a seat stands in the middle of a game, for bots that do not think to its end. No rule; a guess."""

from zaubertisch.games.zauberschwert.policy.appraisal import census, hand_value, laid_value, price_of_magic, purse_value
from zaubertisch.games.zauberschwert.policy.powers import powers_value
from zaubertisch.games.zauberschwert.policy.quests import quest_value
from zaubertisch.games.zauberschwert.rules.display import is_unresolved
from zaubertisch.games.zauberschwert.rules.scoring import points
from zaubertisch.games.zauberschwert.rules.wizards import is_sender, wizards_at
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

STONE = 10  # what a stone counts: tenths matter before the end
A_WORD_BROKEN = 0.8  # stones: who is not believed finds nobody to come along
HAND_COUNTS = 0.9  # of what cards in the hand would bring at once


@rule
def outlook(g, deck, seat):
    """Stones, and what magic, artefacts, hand, spells, heroes and adventures under way will still bring."""
    if g.over:
        return STONE * points(g, deck, seat)
    packed, price = census(g, deck), price_of_magic(g, deck)
    prospects = purse_value(g, deck, seat, price) + laid_value(g, deck, seat, packed, price)
    prospects += HAND_COUNTS * hand_value(g, deck, seat, packed, price) + powers_value(g, deck, seat, packed, price)
    prospects += quests_under_way(g, deck, seat, packed, price) - A_WORD_BROKEN * g.player[seat].words_broken
    return int(STONE * (points(g, deck, seat) + prospects))


@rule
def quests_under_way(g, deck, seat, packed, price):
    """What the wizard and the apprentice lie at, as long as it is not resolved."""
    total = quest_under_way(g, deck, seat, g.player[seat].wizard, packed, price)
    if is_sender(g, seat):
        total += quest_under_way(g, deck, seat, g.apprentice, packed, price)
    return total


@rule
def quest_under_way(g, deck, seat, card, packed, price):
    if card == NOTHING or not is_unresolved(g, card):
        return 0.0
    return max(0.0, quest_value(g, deck, seat, card, wizards_at(g, card) - 1, packed, price))
