"""What an adventure would cost a seat and bring it, by public knowledge, for screens. No opinion.

It counts what the rules would do now: heroes, orc, artefact bonuses, Absolutus, energy steps, poison. What others add
of their own heroes in a joint fight is theirs to decide and is not counted.
"""

from zaubertisch.games.zauberschwert.names import (
    BUYING_MARKET,
    DESIGNS,
    FIRST_ENERGY_STONE,
    FIRST_ORB,
    FIRST_SITE,
    FIRST_SPELL,
    SITE_STONES,
)
from zaubertisch.games.zauberschwert.rules.belongings import is_energy_stone, is_poison, is_rune_stone, ready_spell
from zaubertisch.games.zauberschwert.rules.display import is_creature, unit_strength
from zaubertisch.games.zauberschwert.rules.fight import share_of
from zaubertisch.games.zauberschwert.rules.heroes import fresh_strength, highest_bid
from zaubertisch.games.zauberschwert.rules.win import cards_of, matches, paying_copies, stones_of
from zaubertisch.games.zauberschwert.state import COLUMNS
from zaubertisch.kernel.record import MOST_SEATS, NOTHING, record
from zaubertisch.kernel.rules import rule

PROSPECT = record(
    ("price", "i2"),  # the strength of the unit, or the lowest bid
    ("cost", "i2", (COLUMNS,)),  # magic to pay as one of so many wizards, own heroes used
    ("stones", "i2", (COLUMNS,)),  # the reward as one of so many wizards
    ("cards", "i2", (COLUMNS,)),
    ("magic", "i2", (COLUMNS,)),
    ("bonus_stones", "i2"),  # what artefacts add to any win
    ("bonus_magic", "i2"),
    ("bonus_choices", "i2"),  # rune stones: a stone or a card each
    ("poison", "i2"),  # magic lost afterwards
    ("highest_bid", "i2", (MOST_SEATS,)),  # what each seat could bid at most
)


@rule
def foresee(g, deck, seat, card, by_apprentice, out):
    """Write to `out` what the adventure, which lies in the display, would cost and bring the seat."""
    clear_prospect(out)
    for other in range(g.seats):
        out.highest_bid[other] = highest_bid(g, deck, other, card)
    if is_creature(card):
        foresee_fight(g, deck, seat, card, out)
        if not by_apprentice:
            foresee_bonuses(g, deck, seat, card, out)
    elif card < FIRST_SPELL:
        foresee_visit(g, deck, seat, card, out)
    elif card < BUYING_MARKET:
        foresee_claim(deck, out)


@rule
def clear_prospect(out):
    out.price = 0
    out.bonus_stones = 0
    out.bonus_magic = 0
    out.bonus_choices = 0
    out.poison = 0
    for number in range(COLUMNS):
        out.cost[number] = 0
        out.stones[number] = 0
        out.cards[number] = 0
        out.magic[number] = 0
    for other in range(MOST_SEATS):
        out.highest_bid[other] = 0


@rule
def foresee_fight(g, deck, seat, card, out):
    """Z70, Z76, Z78, Z82, Z83."""
    out.price = unit_strength(g, deck, card)
    left = max(0, out.price - fresh_strength(g, deck, seat))
    for number in range(1, g.seats + 1):
        out.cost[number] = share_of(left, number)
        out.stones[number] = stones_of(g, deck, card, number)
        out.cards[number] = cards_of(g, deck, card, number)


@rule
def foresee_bonuses(g, deck, seat, card, out):
    """Z88, Z117, Z126, Z146."""
    for design in range(DESIGNS):
        if is_poison(design) and matches(deck, card, design):
            out.poison += g.player[seat].laid[design] * deck.bonus_magic[design]
        copies = paying_copies(g, deck, seat, design, card, 0)
        if copies == 0:
            continue
        if is_rune_stone(design):
            out.bonus_choices += copies
        elif is_energy_stone(design):
            stone = design - FIRST_ENERGY_STONE
            out.bonus_stones += deck.step_stones[stone, g.charge[stone]]
            out.bonus_magic += deck.step_magic[stone, g.charge[stone]]
        else:
            out.bonus_stones += copies * deck.bonus_stones[design]
            out.bonus_magic += copies * deck.bonus_magic[design]


@rule
def foresee_visit(g, deck, seat, card, out):
    """Z51, Z52, Z135: orbs and sites bring the same to any number."""
    spell = ready_spell(g, deck, seat, SITE_STONES)
    for number in range(1, g.seats + 1):
        if card < FIRST_SITE:
            out.magic[number] = deck.orb_magic[card - FIRST_ORB]
        else:
            out.stones[number] = deck.site_stones[card - FIRST_SITE]
            out.cards[number] = deck.site_cards[card - FIRST_SITE]
            if spell != NOTHING:
                out.stones[number] += deck.spell_stones[spell]


@rule
def foresee_claim(deck, out):
    """Z53, Z64, Z98: free for one; several bid at least this."""
    out.price = deck.least_bid
    for number in range(2, COLUMNS):
        out.cost[number] = deck.least_bid
