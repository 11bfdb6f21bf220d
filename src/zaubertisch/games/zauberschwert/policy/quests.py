"""What it is worth to a seat to go for an adventure, in stones, seeing who else is there. No rule; a guess."""

from zaubertisch.games.zauberschwert.names import (
    BUYING_MARKET,
    DESIGNS,
    FIRST_DOUBLE,
    FIRST_HERO,
    FIRST_ORB,
    FIRST_SITE,
    FIRST_SPELL,
    SITE_STONES,
)
from zaubertisch.games.zauberschwert.policy.appraisal import bonus_of, design_value, unknown_card_value
from zaubertisch.games.zauberschwert.policy.powers import end_value, hero_value, spell_value
from zaubertisch.games.zauberschwert.rules.belongings import is_poison, ready_spell
from zaubertisch.games.zauberschwert.rules.display import is_creature, is_hero, unit_strength
from zaubertisch.games.zauberschwert.rules.fight import least_bid_alone, share_of
from zaubertisch.games.zauberschwert.rules.heroes import fresh_strength, highest_bid
from zaubertisch.games.zauberschwert.rules.win import cards_of, matches, paying_copies, stones_of
from zaubertisch.games.zauberschwert.rules.wizards import is_at
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

HOPELESS = -9.0  # a creature one cannot pay in any way
HEROES_IN_BIDS = 0.7  # of the strength of heroes that one bids more
AUCTION_HOPE = 0.462  # of what winning an auction would be worth
CROWD = 0.4  # how likely somebody who chooses later comes along, on an empty display


@rule
def bonuses(g, deck, seat, card, price):
    """What laid-out artefacts and poison add to a win over this creature."""
    total = 0.0
    for design in range(DESIGNS):
        if g.player[seat].laid[design] > 0:
            if is_poison(design):
                total -= price * deck.bonus_magic[design] if matches(deck, card, design) else 0.0
            else:
                total += paying_copies(g, deck, seat, design, card, 0) * bonus_of(g, deck, design, price)
    return total


@rule
def spoils(g, deck, seat, card, number, packed, price):
    """What a win as one of so many brings, its cost not counted."""
    gain = stones_of(g, deck, card, number) + cards_of(g, deck, card, number) * unknown_card_value(packed)
    if g.player[seat].wizard == card or g.player[seat].wizard == NOTHING:
        gain += bonuses(g, deck, seat, card, price)
    return gain


@rule
def share_in(g, deck, seat, card, number):
    """Magic to pay in a joint fight, own heroes used."""
    left = max(0, unit_strength(g, deck, card) - fresh_strength(g, deck, seat))
    return share_of(left, number)


@rule
def lone_value(g, deck, seat, card, packed, price):
    """The creature for oneself at its strength."""
    cost = share_in(g, deck, seat, card, 1)
    if cost > g.player[seat].magic:
        return HOPELESS
    return spoils(g, deck, seat, card, 1, packed, price) - price * cost


@rule
def joint_value(g, deck, seat, card, number, packed, price):
    cost = share_in(g, deck, seat, card, number)
    if cost > g.player[seat].magic:
        return HOPELESS
    return spoils(g, deck, seat, card, number, packed, price) - price * cost


@rule
def rival_bid(g, deck, seat, card):
    """The most that another wizard at the card could bid."""
    most = 0
    for other in range(g.seats):
        if other != seat and is_at(g, other, card):
            most = max(most, highest_bid(g, deck, other, card))
    return most


@rule
def limit_of(g, deck, seat, card, packed, price):
    """The bid up to which having the card is worth its price."""
    prize = prize_of(g, deck, seat, card, packed, price)
    return min(int(prize / max(price, 0.15)), highest_bid(g, deck, seat, card))


@rule
def prize_of(g, deck, seat, card, packed, price):
    """What having it alone is worth, before paying; heroes make creatures cheaper."""
    if is_creature(card):
        return spoils(g, deck, seat, card, 1, packed, price) + HEROES_IN_BIDS * price * fresh_strength(g, deck, seat)
    return claim_value(g, deck, seat, card, packed, price)


@rule
def claim_value(g, deck, seat, card, packed, price):
    if is_hero(card):
        return hero_value(g, deck, card - FIRST_HERO, price)
    spell = card - FIRST_SPELL
    return spell_value(g, deck, seat, spell, packed, price) + end_value(g, deck, seat, spell)


@rule
def auction_value(g, deck, seat, card, packed, price):
    """Winning an auction against those who are there: rivals bid up to a part of what they have."""
    least = least_bid_alone(g, deck, card) if is_creature(card) else deck.least_bid
    mine = limit_of(g, deck, seat, card, packed, price)
    rival = min(rival_bid(g, deck, seat, card), mine + 1)
    needed = max(least, rival)
    if mine < needed:
        return 0.0
    return prize_of(g, deck, seat, card, packed, price) - price * needed


@rule
def creature_value(g, deck, seat, card, company, packed, price):
    """Alone, unless others are there, or may still come."""
    joint = joint_value(g, deck, seat, card, min(max(company, 1) + 1, g.seats), packed, price)
    shared = max(joint, AUCTION_HOPE * auction_value(g, deck, seat, card, packed, price))
    if company > 0:
        return shared
    alone = lone_value(g, deck, seat, card, packed, price)
    crowd = min(1.0, CROWD * seats_to_choose(g, seat) / max(1, g.displayed))
    return (1.0 - crowd) * alone + crowd * max(shared, HOPELESS / 3)


@rule
def seats_to_choose(g, seat):
    """How many choose after this seat."""
    return g.seats - 1 - (seat - g.start + g.seats) % g.seats


@rule
def quest_value(g, deck, seat, card, company, packed, price):
    """Going to a card with so many others there or on their way."""
    if is_creature(card):
        return creature_value(g, deck, seat, card, company, packed, price)
    if card < FIRST_SITE:
        return price * min(int(deck.orb_magic[card - FIRST_ORB]), deck.most_magic - g.player[seat].magic)
    if card < FIRST_SPELL:
        return site_value(g, deck, seat, card, packed)
    if card < BUYING_MARKET:
        if company == 0:
            return claim_value(g, deck, seat, card, packed, price)
        return AUCTION_HOPE * auction_value(g, deck, seat, card, packed, price)
    return market_value(g, deck, seat, card, packed, price)


@rule
def site_value(g, deck, seat, card, packed):
    spell = ready_spell(g, deck, seat, SITE_STONES)
    stones = deck.site_stones[card - FIRST_SITE] + (deck.spell_stones[spell] if spell != NOTHING else 0)
    return stones + deck.site_cards[card - FIRST_SITE] * unknown_card_value(packed)


@rule
def market_value(g, deck, seat, card, packed, price):
    if card == BUYING_MARKET:
        count = min(int(deck.market_most), int(g.player[seat].magic))
        return max(0.0, count * (unknown_card_value(packed) - price * deck.market_price))
    best = 0.0
    for design in range(DESIGNS):
        if g.player[seat].laid[design] > 0 and not is_poison(design):
            best = max(best, sale_gain(g, deck, seat, design, packed, price))
    return best


@rule
def sale_gain(g, deck, seat, design, packed, price):
    """Selling an artefact against keeping it."""
    return sale_price(deck, design, price) - design_value(g, deck, seat, design, packed, price)


@rule
def sale_price(deck, design, price):
    if design < FIRST_DOUBLE:
        return deck.single_stones + price * deck.single_magic
    return deck.double_stones + price * deck.double_magic
