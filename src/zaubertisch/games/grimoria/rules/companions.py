"""Companions in play: what pays by itself, the Merchant, the Mercenary (chapter 8)."""

from zaubertisch.games.grimoria.rules.spellbook import others_with_spell
from zaubertisch.games.grimoria.rules.spells import draw_treasure, pay, someone_blocks
from zaubertisch.games.grimoria.state import (
    BARD,
    BLACK_SPELLS,
    COINS_GAINED,
    DARK_MAGE,
    MAID,
    MERCENARY,
    MERCHANT,
    MESSENGER,
    PAY,
    PAY_MERCHANT,
    TREASURE_HUNT,
)
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import ask_if
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

MERCHANTS_PAID = 0  # the note of a turn that counts them


@rule
def pay_out(g, deck, seat, kind, times):
    """G13: every companion of the kind pays, so many times."""
    bring_coins(g, deck, seat, kind, g.player[seat].companion[kind] * times)


@rule
def bring_coins(g, deck, seat, kind, times):
    coins = deck.companion_coins[kind] * times
    if coins > 0:
        g.player[seat].coins += coins
        tell(g, COINS_GAINED, seat, NOTHING, kind, coins)


@rule
def use_companions(g, deck, seat):
    """G14, G15, G69, G70, G71, G72: what pays by itself pays first."""
    if g.order[0] == seat:
        pay_out(g, deck, seat, MESSENGER, 1)
    if g.order[g.seats - 1] == seat:
        pay_out(g, deck, seat, MAID, 1)
    pay_out(g, deck, seat, BARD, others_with_spell(g, seat))
    if g.player[seat].companion[DARK_MAGE] > 0 and not someone_blocks(g):
        pay_out(g, deck, seat, DARK_MAGE, black_magic_chosen(g))


@rule
def black_magic_chosen(g):
    """G72, G73: every seat that chose black magic counts, whether it could use it or not."""
    count = 0
    for spell in BLACK_SPELLS:
        count += g.chosen[spell]
    return count


@rule
def compensate(g, deck, seat, mercenaries):
    """G67, G68: the Mercenaries held at the moment of the loss pay, right after it."""
    bring_coins(g, deck, seat, MERCENARY, mercenaries)


# The Merchant: the question PAY_MERCHANT.


@rule
def merchant_can_help(g, deck, seat, used):
    """G74, G75: with a Treasure Hunt, one treasure per Merchant, while coins and treasures last."""
    me = g.player[seat]
    has_one_left = me.spell == TREASURE_HUNT and used < me.companion[MERCHANT]
    return has_one_left and me.coins >= deck.merchant_price and g.treasure.count > 0


@rule
def ask_to_pay_merchant(g, deck, frame, then, otherwise):
    """G74, G75."""
    can_help = merchant_can_help(g, deck, frame.seat, frame.note[MERCHANTS_PAID])
    ask_if(g, can_help, PAY_MERCHANT, frame.seat, then, otherwise)


@rule
def pay_merchant(g, deck, frame, again, done):
    """G74: pay, draw, look, decide again."""
    seat = frame.seat
    frame.stage = done
    if g.reply[seat] == PAY:
        pay(g, seat, deck.merchant_price)
        draw_treasure(g, seat)
        frame.note[MERCHANTS_PAID] += 1
        frame.stage = again
