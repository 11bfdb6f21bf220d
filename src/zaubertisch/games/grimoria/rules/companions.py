"""Companions at work in step 2 of a turn, and the Mercenary (rules G13, G14, G67 to G75)."""

from zaubertisch.games.grimoria.rules.spellbook import others_with_spell
from zaubertisch.games.grimoria.rules.spells import draw_treasure, pay, someone_blocks
from zaubertisch.games.grimoria.state import (
    BARD,
    COINS_GAINED,
    DARK_MAGE,
    MAID,
    MERCENARY,
    MERCHANT,
    MESSENGER,
    PAY,
    PAY_MERCHANT,
)
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import ask_one
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule


@rule
def pay_out(g, deck, seat, kind, times):
    """G13: every companion of the kind pays, so many times."""
    coins = g.player[seat].companion[kind] * deck.companion_coins[kind] * times
    if coins > 0:
        g.player[seat].coins += coins
        tell(g, COINS_GAINED, seat, NOTHING, kind, coins)


@rule
def use_companions(g, deck, seat):
    """G14: what pays by itself pays first."""
    if g.order[0] == seat:
        pay_out(g, deck, seat, MESSENGER, 1)
    if g.order[g.seats - 1] == seat:
        pay_out(g, deck, seat, MAID, 1)
    pay_out(g, deck, seat, BARD, others_with_spell(g, seat))
    if not someone_blocks(g):
        pay_out(g, deck, seat, DARK_MAGE, black_magic_chosen(g))


@rule
def black_magic_chosen(g):
    """G72, G73: every seat that chose black magic counts, whether it could use it or not."""
    return g.chosen[3] + g.chosen[7] + g.chosen[13] + g.chosen[15]


@rule
def merchant_can_help(g, deck, seat, used):
    """G74, G75: with spell 5, one treasure per Merchant, while coins and treasures last."""
    me = g.player[seat]
    return me.spell == 5 and used < me.companion[MERCHANT] and me.coins >= deck.merchant_price and g.treasure.count > 0


@rule
def offer_merchant(g, deck, frame, then, otherwise):
    if merchant_can_help(g, deck, frame.seat, frame.note[0]):
        ask_one(g, PAY_MERCHANT, frame.seat, then)
    else:
        frame.stage = otherwise


@rule
def answer_merchant(g, deck, frame, again, done):
    """G74: pay, draw, look, decide again."""
    seat = frame.seat
    frame.stage = done
    if g.reply[seat] == PAY:
        pay(g, seat, deck.merchant_price)
        draw_treasure(g, seat)
        frame.note[0] += 1
        frame.stage = again


@rule
def compensate(g, deck, seat, mercenaries):
    """G67: the Mercenaries held at the moment of the loss pay, right after it."""
    coins = mercenaries * deck.companion_coins[MERCENARY]
    if coins > 0:
        g.player[seat].coins += coins
        tell(g, COINS_GAINED, seat, NOTHING, MERCENARY, coins)
