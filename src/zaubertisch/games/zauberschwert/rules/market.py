"""The markets: artefact cards bought, artefacts and spells sold (chapter 7)."""

from zaubertisch.games.zauberschwert.names import (
    BUYING_MARKET,
    DESIGNS,
    FIRST_DOUBLE,
    FIRST_SPELL,
    SELLING_MARKET,
    SPELLS,
    SUPPORT_ARTEFACT,
)
from zaubertisch.games.zauberschwert.rules.belongings import (
    design_card,
    first_half,
    gain_magic,
    gain_stones,
    is_poison,
    lose_spell,
    pay_magic,
)
from zaubertisch.games.zauberschwert.rules.display import remove_card
from zaubertisch.games.zauberschwert.rules.dragon import check_dragon
from zaubertisch.games.zauberschwert.rules.spells import begin_draw, supporter_left_over
from zaubertisch.games.zauberschwert.rules.wizards import is_at
from zaubertisch.games.zauberschwert.state import (
    ARTEFACT_SOLD,
    BUY,
    BUY_CARDS,
    CARDS_BOUGHT,
    PASS,
    SELL,
    SELL_ONE,
    SELL_SPELL,
    SPELL_SOLD,
)
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import ask_one, pop
from zaubertisch.kernel.laps import seat_after
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

CARD, LAP = 0, 1  # the notes of a MARKET frame
VISITING, ANSWERED = range(2)


@rule
def carry_out_market(g, deck, frame):
    """Z60, Z61: the frame of a market, wizard by wizard."""
    if frame.stage == VISITING:
        ask_next_visitor(g, deck, frame)
        return
    seat = seat_after(g, frame.seat, frame.note[LAP])
    frame.stage = VISITING
    frame.note[LAP] += 1
    if g.reply[seat] != PASS:
        trade(g, deck, seat, g.reply[seat])


@rule
def ask_next_visitor(g, deck, frame):
    """Z62: a seat that has nothing to choose, by what all can see, is not asked."""
    card = frame.note[CARD]
    if frame.note[LAP] == g.seats:
        pop(g)
        remove_card(g, card)
        return
    seat = seat_after(g, frame.seat, frame.note[LAP])
    if not is_at(g, seat, card):
        frame.note[LAP] += 1
    elif card == BUYING_MARKET and most_to_buy(g, deck, seat) > 0:
        ask_one(g, BUY_CARDS, seat, ANSWERED)
    elif card == SELLING_MARKET and has_something_to_sell(g, deck, seat):
        ask_one(g, SELL_ONE, seat, ANSWERED)
    else:
        frame.note[LAP] += 1


@rule
def trade(g, deck, seat, option):
    if option < SELL_SPELL:
        buy_cards(g, deck, seat, option - BUY + 1)
    elif option < SELL:
        sell_spell(g, deck, seat, option - SELL_SPELL)
    else:
        sell_artefact(g, deck, seat, option - SELL)


# The question BUY_CARDS.


@rule
def most_to_buy(g, deck, seat):
    """Z56, Z121: within the market's number, its own magic, and what is left of the pile."""
    most = min(deck.market_most, g.artefacts.count)
    while most * deck.market_price > g.player[seat].magic:
        most -= 1
    return most


@rule
def refusal_of_purchase(g, deck, seat, count):
    """Z56."""
    return 0 if count <= most_to_buy(g, deck, seat) else 56


@rule
def buy_cards(g, deck, seat, count):
    """Z56."""
    tell(g, CARDS_BOUGHT, seat, NOTHING, BUYING_MARKET, count)
    pay_magic(g, seat, count * deck.market_price, BUYING_MARKET)
    begin_draw(g, deck, seat, count)


# The question SELL_ONE.


@rule
def has_something_to_sell(g, deck, seat):
    for design in range(DESIGNS):
        if refusal_of_sale(g, seat, design) == 0:
            return True
    for spell in range(SPELLS):
        if refusal_of_spell_sale(g, deck, seat, spell) == 0:
            return True
    return False


@rule
def refusal_of_sale(g, seat, design):
    """Z58, Z59: an artefact that lies open, and no poison."""
    if is_poison(design):
        return 59
    return 0 if g.player[seat].laid[design] > 0 else 58


@rule
def sell_artefact(g, deck, seat, design):
    """Z57, Z62, Z123: a laid-out artefact leaves the game; the dragon notices a lost egg."""
    tell(g, ARTEFACT_SOLD, seat, NOTHING, design_card(design))
    g.player[seat].laid[design] -= 1
    if design < FIRST_DOUBLE:
        g.artefact_out[design] += 1
        gain_stones(g, seat, deck.single_stones, SELLING_MARKET)
        gain_magic(g, deck, seat, deck.single_magic, SELLING_MARKET)
    else:
        g.artefact_out[first_half(design)] += 1
        g.artefact_out[first_half(design) + 1] += 1
        gain_stones(g, seat, deck.double_stones, SELLING_MARKET)
        gain_magic(g, deck, seat, deck.double_magic, SELLING_MARKET)
    lose_supporter(g, seat, design)
    check_dragon(g)


@rule
def lose_supporter(g, seat, design):
    """Z112, Z145: without its artefact Absolutus leaves the game."""
    spell = supporter_left_over(g, seat, design)
    if spell != NOTHING:
        lose_spell(g, spell, FIRST_SPELL + spell)


@rule
def refusal_of_spell_sale(g, deck, seat, spell):
    """Z57, Z145: a spell of its own, but not Absolutus."""
    if g.spell_owner[spell] != seat:
        return 57
    return 145 if deck.effect[spell] == SUPPORT_ARTEFACT else 0


@rule
def sell_spell(g, deck, seat, spell):
    """Z57."""
    tell(g, SPELL_SOLD, seat, NOTHING, FIRST_SPELL + spell)
    lose_spell(g, spell, FIRST_SPELL + spell)
    gain_stones(g, seat, deck.sold_spell_stones, SELLING_MARKET)
    gain_magic(g, deck, seat, deck.sold_spell_magic, SELLING_MARKET)
