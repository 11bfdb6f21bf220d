"""What things are worth to a seat, in stones: magic, artefacts, cards in the hand, spells, heroes. No rules; guesses.

Their numbers were found by experiment (docs/balance/zauberschwert.md). They look at what all can see and at the seat's
own hand, and write nothing.
"""

from zaubertisch.games.zauberschwert.names import (
    ARTEFACTS,
    BLACK_EGG,
    CREATURES,
    DESIGNS,
    FIRST_DOUBLE,
    FIRST_ENERGY_STONE,
    MOST_BLACK_EGGS,
    STEPS,
)
from zaubertisch.games.zauberschwert.rules.belongings import can_pay, design_of, is_energy_stone, is_poison
from zaubertisch.games.zauberschwert.state import IN_DISPLAY, IN_PILE
from zaubertisch.kernel.rules import rule

BITS = 8  # of the number of creatures with one set of symbols, in a census
SETS_OF_SYMBOLS = 8
PLENTY = 18  # magic, beyond which it is less urgent to have more
WINS_AT_ANY_TABLE = 0.22  # of the creatures that match a seat beats so many, however many sit at the table
WINS_SHARED_OUT = 0.75  # and so many more, divided by the number of seats
PACE = 0.8  # adventures that leave the pile in a round; more with every seat
INCOME = 1.625  # supply is not all: orbs, passing, artefacts bring more
LOWEST_PRICE = 0.05  # stones for a magic that nothing is left to be bought with
HIGHEST_PRICE = 1.2  # stones for a magic
SURPLUS = 0.3  # how much less the last magic of a rich seat is worth
A_SECRET = 0.15  # stones that it costs if another seat knows a card in the hand: an offer should be worth it
LONELY_HALF = 0.2  # of what the whole artefact is worth
CARD_AT_FIRST = 2.2  # what an unknown artefact card is worth when no creature has been beaten yet


@rule
def is_to_come(g, card):
    return g.where[card] == IN_PILE or g.where[card] == IN_DISPLAY


@rule
def census(g, deck):
    """How many creatures are still to come, by their symbols, packed into one number."""
    packed = 0
    for card in range(CREATURES):
        if is_to_come(g, card):
            packed += 1 << (BITS * int(deck.creature_symbols[card]))
    return packed


@rule
def matching(packed, symbols):
    """How many of the creatures to come share a symbol."""
    count = 0
    for others in range(1, SETS_OF_SYMBOLS):
        if others & symbols:
            count += (packed >> (BITS * others)) & 255
    return count


@rule
def creatures_to_come(packed):
    return matching(packed, SETS_OF_SYMBOLS - 1)


@rule
def wins_expected(g, packed, symbols):
    """Of the creatures that share a symbol a seat beats so many, alone or with others."""
    return matching(packed, symbols) * (WINS_AT_ANY_TABLE + WINS_SHARED_OUT / g.seats)


@rule
def wins_without(g, packed, symbols):
    """Wins over the creatures to come that share none of these symbols."""
    return wins_expected(g, packed, SETS_OF_SYMBOLS - 1) - wins_expected(g, packed, symbols)


@rule
def rounds_to_come(g):
    """How many rounds the pile will last, this one counted."""
    return 1.0 + g.adventures.count / (PACE + 0.2 * g.seats)


@rule
def stones_to_come(g, deck):
    """What all creatures to come bring to a seat that beats them alone."""
    stones = 0
    for card in range(CREATURES):
        if is_to_come(g, card):
            stones += int(deck.reward_stones[card, 1])
    return stones


@rule
def magic_to_come(g, deck):
    """What all seats have and will get to spend on it."""
    magic = deck.supply * g.seats * (rounds_to_come(g) - 1.0) * INCOME
    for seat in range(g.seats):
        magic += int(g.player[seat].magic)
    return magic


@rule
def price_of_magic(g, deck):
    """How many stones a magic buys."""
    return max(LOWEST_PRICE, min(HIGHEST_PRICE, stones_to_come(g, deck) / (magic_to_come(g, deck) + 3.0)))


@rule
def price_for(g, deck, seat):
    """The same to a seat: one that has much will hardly spend the last of it."""
    return price_of_magic(g, deck) * (1.0 - SURPLUS * max(0, g.player[seat].magic - PLENTY) / 12.0)


@rule
def purse_value(g, deck, seat, price):
    """The magic of a seat."""
    magic = g.player[seat].magic
    return price * (magic - 0.5 * SURPLUS * max(0, magic - PLENTY))


@rule
def bonus_of(g, deck, design, price):
    """What a laid-out artefact brings at each win that it pays for."""
    if is_energy_stone(design):
        stone = design - FIRST_ENERGY_STONE
        step = min(g.charge[stone] + 1, STEPS - 1)
        return deck.step_stones[stone, step] + price * deck.step_magic[stone, step]
    return deck.bonus_stones[design] + price * deck.bonus_magic[design]


@rule
def egg_value(g, deck, seat):
    """What one more black egg adds at the end."""
    eggs = g.player[seat].laid[BLACK_EGG]
    return 0.0 if eggs >= MOST_BLACK_EGGS else 1.0 * deck.egg_stones[eggs + 1] - deck.egg_stones[eggs]


@rule
def design_value(g, deck, seat, design, packed, price):
    """What an artefact will bring its owner from now on, were it laid out."""
    if can_pay(design):
        return bonus_of(g, deck, design, price) * wins_expected(g, packed, int(deck.symbols[design]))
    if design == BLACK_EGG:
        return egg_value(g, deck, seat)
    return -price * deck.bonus_magic[design] * wins_expected(g, packed, int(deck.symbols[design]))


@rule
def laid_value(g, deck, seat, packed, price):
    """All that lies before the seat; eggs count as points already."""
    total = 0.0
    for design in range(DESIGNS):
        copies = g.player[seat].laid[design]
        if copies > 0 and design != BLACK_EGG:
            total += copies * design_value(g, deck, seat, design, packed, price)
    return total


@rule
def card_value(g, deck, seat, kind, packed, price):
    """What one card in the hand is worth to the seat: a half without its other half is a hope."""
    if is_poison(kind):
        return 0.3 * price
    value = design_value(g, deck, seat, design_of(kind), packed, price)
    if kind < FIRST_DOUBLE:
        return value
    return 0.5 * value if g.player[seat].hand[other_half(kind)] > 0 else LONELY_HALF * value


@rule
def other_half(kind):
    return kind + 1 if (kind - FIRST_DOUBLE) % 2 == 0 else kind - 1


@rule
def hand_value(g, deck, seat, packed, price):
    total = 0.0
    for kind in range(ARTEFACTS):
        copies = g.player[seat].hand[kind]
        if copies > 0:
            total += copies * card_value(g, deck, seat, kind, packed, price)
            total -= A_SECRET * seats_that_know(g, seat, kind)
    return total


@rule
def seats_that_know(g, seat, kind):
    """Whom the seat showed such a card, by an offer."""
    count = 0
    for other in range(g.seats):
        count += 1 if g.known[other, seat, kind] > 0 else 0
    return count


@rule
def unknown_card_value(packed):
    """An artefact card from the pile."""
    return CARD_AT_FIRST * min(1.0, creatures_to_come(packed) / 14.0)
