"""What spells and heroes are worth to a seat, in stones. No rules; guesses, as in `appraisal`."""

from zaubertisch.games.zauberschwert.names import (
    ALL_PAY_ONCE,
    APPRENTICE,
    DESIGNS,
    DRAW_AND_RETURN,
    END_PER_ARTEFACT,
    END_PER_HERO,
    END_PER_SPELL,
    EXCHANGE,
    FIRST_SITE,
    HEROES,
    LANDSCAPES,
    SITE_STONES,
    SITES,
    SPELLS,
    SUPPORT_ARTEFACT,
    TAKE_MAGIC,
)
from zaubertisch.games.zauberschwert.policy.appraisal import (
    bonus_of,
    creatures_to_come,
    is_to_come,
    rounds_to_come,
    unknown_card_value,
    wins_without,
)
from zaubertisch.games.zauberschwert.rules.belongings import can_pay
from zaubertisch.games.zauberschwert.rules.scoring import artefacts_of, heroes_of, spells_of
from zaubertisch.kernel.rules import rule

SUPPORT_HOPED_FOR = 0.08  # stones of Absolutus for every creature to come, without an artefact
OMNUS_NOW = 0.6  # of the bonuses that lie there
OMNUS_LATER = 0.12  # stones for every creature to come
CAST_SHARE = 0.462  # of the rounds to come in which a spell of phase B is of use
SITES_VISITED = 0.385  # of the sites to come
CARDS_EXCHANGED = 0.12  # draws with Appendux for every creature to come, in cards
END_GROWTH = 0.05  # things a round that a spell for the end will count more
APPRENTICE_ROUND = 1.06  # stones that a second wizard brings in a round in which he may act
STOLEN = 1.69  # what is taken from another counts more than what is gained
FIGHTS_HELPED = 0.55  # of the rounds in which a hero may act he helps in a fight


@rule
def exchange_gain(deck, spell, price):
    """What one use of a spell that pays and takes is worth."""
    stones = 1.0 * deck.spell_stones[spell] - deck.pay_stones[spell]
    return stones + price * (1.0 * deck.spell_magic[spell] - deck.pay_magic[spell])


@rule
def sites_to_come(g):
    count = 0
    for card in range(FIRST_SITE, FIRST_SITE + SITES):
        if is_to_come(g, card):
            count += 1
    return count


@rule
def could_support(g, seat, spell, design):
    """A laid-out artefact at which a spell like Absolutus stands, or could stand if the seat got it."""
    if not can_pay(design) or g.player[seat].laid[design] == 0:
        return False
    return g.support[spell] == design or g.spell_owner[spell] != seat


@rule
def support_value(g, deck, seat, spell, packed, price):
    """The wins for which the supported artefact, or the best one, would not pay by itself."""
    best = 0.0
    for design in range(DESIGNS):
        if could_support(g, seat, spell, design):
            wins = wins_without(g, packed, int(deck.symbols[design]))
            best = max(best, bonus_of(g, deck, design, price) * wins)
    return max(best, SUPPORT_HOPED_FOR * creatures_to_come(packed))


@rule
def all_pay_value(g, deck, seat, packed, price):
    """One win at which all artefacts pay, more than those that match."""
    total = 0.0
    for design in range(DESIGNS):
        copies = g.player[seat].laid[design]
        if copies > 0 and can_pay(design):
            total += copies * bonus_of(g, deck, design, price)
    return OMNUS_NOW * total + OMNUS_LATER * creatures_to_come(packed) if packed > 0 else 0.0


@rule
def spell_value(g, deck, seat, spell, packed, price):
    """What a spell will bring besides what it counts already as points."""
    effect, rounds = deck.effect[spell], rounds_to_come(g) - 1.0
    if effect == EXCHANGE:
        return CAST_SHARE * rounds * max(0.2, exchange_gain(deck, spell, price))
    if effect == TAKE_MAGIC:
        return CAST_SHARE * rounds * price * deck.spell_magic[spell]
    if effect == SITE_STONES:
        return SITES_VISITED * sites_to_come(g) * deck.spell_stones[spell]
    if effect == DRAW_AND_RETURN:
        return CARDS_EXCHANGED * creatures_to_come(packed) * unknown_card_value(packed)
    if effect == SUPPORT_ARTEFACT:
        return support_value(g, deck, seat, spell, packed, price)
    if effect == ALL_PAY_ONCE:
        return all_pay_value(g, deck, seat, packed, price)
    return END_GROWTH * rounds * deck.each[spell]


@rule
def end_value(g, deck, seat, spell):
    """What a spell would count at the end if the seat got it now."""
    effect, things = deck.effect[spell], 0
    if effect == END_PER_SPELL:
        things = spells_of(g, seat) + 1
    elif effect == END_PER_HERO:
        things = heroes_of(g, seat)
    elif effect == END_PER_ARTEFACT:
        things = artefacts_of(g, seat)
    else:
        return 0.0
    return 1.0 * deck.spell_stones[spell] + deck.each[spell] * (things // deck.per[spell])


@rule
def share_of_landscapes(deck, hero):
    """On how many of all landscapes a hero may act."""
    count = 0
    for landscape in range(LANDSCAPES):
        count += deck.allows[landscape, hero]
    return count / LANDSCAPES


@rule
def share_of_terrain(deck, hero):
    """On how many of all landscapes it brings or steals magic."""
    count = 0
    for landscape in range(LANDSCAPES):
        if deck.terrain[landscape] == deck.hero_at[hero]:
            count += 1
    return count / LANDSCAPES


@rule
def hero_value(g, deck, hero, price):
    """Its fights, its income, and for the apprentice a second wizard."""
    rounds, share = rounds_to_come(g) - 1.0, share_of_landscapes(deck, hero)
    if hero == APPRENTICE:
        return APPRENTICE_ROUND * rounds * share
    income = (deck.income[hero] + STOLEN * deck.steals[hero]) * share_of_terrain(deck, hero)
    return rounds * price * (FIGHTS_HELPED * deck.fight[hero] * share + income)


@rule
def powers_value(g, deck, seat, packed, price):
    """All spells and heroes of a seat."""
    total = 0.0
    for spell in range(SPELLS):
        if g.spell_owner[spell] == seat:
            total += spell_value(g, deck, seat, spell, packed, price)
    for hero in range(HEROES):
        if g.hero_owner[hero] == seat:
            total += hero_value(g, deck, hero, price)
    return total
