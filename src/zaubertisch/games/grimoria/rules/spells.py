"""What each spell does when its caster's turn comes (chapter 4); attacks have a chapter of their own."""

from zaubertisch.games.grimoria.rules.belongings import (
    gain,
    is_companion,
    is_place,
    lose_cloak,
    lose_companion,
    lose_unseen,
    shown_to,
)
from zaubertisch.games.grimoria.rules.cloaks import has_assigned_cloak, visible
from zaubertisch.games.grimoria.rules.display import (
    can_draw,
    discard_size,
    display_is_empty,
    draw_from_discard,
    in_display,
    lay_card_face_down,
    take_out,
    turn_up_card,
)
from zaubertisch.games.grimoria.state import (
    ADVENTURES,
    ALMS,
    ATTACK,
    ATTACK_SPELLS,
    BAN_OF_LIGHT,
    BLACK_SPELLS,
    CARD_GIVEN_AWAY,
    CARD_REMOVED,
    CLOAK,
    COINS_GAINED,
    COINS_PAID,
    COMPANIONS,
    DARK_COPPER,
    DARK_FORAY,
    DARK_GOLD,
    DARK_SILVER,
    DIP_INTO_THE_DISCARDS,
    DISCARD_DRAWN,
    DROP,
    DROP_CLOAKED,
    EXCHANGE,
    FACE_DOWN,
    FIRST_HIDDEN,
    GIFT,
    GIVE_AWAY,
    OFFERING,
    OPTIONS,
    PILE_DRAWN,
    REMOVAL,
    REMOVE,
    REMOVE_CARD,
    SPELL_BLOCKED,
    SPELL_CAST,
    SPELL_FIZZLED,
    TREASURE_DRAWN,
    TREASURE_HUNT,
    WATCHFUL_WARD,
)
from zaubertisch.kernel.answers import listing
from zaubertisch.kernel.events import tell, tell_secret
from zaubertisch.kernel.frames import ask_one, pop, push
from zaubertisch.kernel.piles import draw, put_under
from zaubertisch.kernel.record import ALL_OBSERVERS, NOTHING, PUBLIC_MARK
from zaubertisch.kernel.rules import rule


@rule
def is_black(spell):
    return spell in BLACK_SPELLS


@rule
def is_attack(spell):
    return spell in ATTACK_SPELLS


@rule
def someone_blocks(g):
    """G21, G22: a single Ban of Light voids all black magic of the round, from the reveal on."""
    return g.chosen[BAN_OF_LIGHT] > 0


@rule
def cast_spell(g, deck, seat):
    """G12, G23: the chosen spell is carried out as far as possible. Those with choices inside push a frame."""
    spell = g.player[seat].spell
    if is_black(spell) and someone_blocks(g):
        tell(g, SPELL_BLOCKED, seat, NOTHING, NOTHING, spell)
        return
    tell(g, SPELL_CAST, seat, NOTHING, NOTHING, spell)
    if is_attack(spell):
        push(g, ATTACK, seat)
    elif spell == EXCHANGE:
        push(g, REMOVAL, seat)
    elif spell == DARK_COPPER or spell == DARK_SILVER or spell == DARK_GOLD:
        gain_coins(g, seat, deck.spell_coins[spell])
    elif spell == DIP_INTO_THE_DISCARDS or spell == DARK_FORAY:
        buy_cards(g, deck, seat, spell)
    elif spell == TREASURE_HUNT:
        draw_treasure(g, seat)
    elif spell == ALMS:
        help_the_poorest(g, deck, seat)
    elif spell == OFFERING:
        push(g, GIFT, seat)
    elif spell == WATCHFUL_WARD:
        turn_up_extra_card(g, seat)


@rule
def fizzle(g, seat):
    tell(g, SPELL_FIZZLED, seat, NOTHING, NOTHING, g.player[seat].spell)


@rule
def gain_coins(g, seat, coins):
    g.player[seat].coins += coins
    tell(g, COINS_GAINED, seat, NOTHING, NOTHING, coins)


@rule
def pay(g, seat, coins):
    g.player[seat].coins -= coins
    tell(g, COINS_PAID, seat, NOTHING, NOTHING, coins)


@rule
def buy_cards(g, deck, seat, spell):
    """G24, G26, G41: pay and draw as many as the spell says, or as there are."""
    available = discard_size(g) + g.draw.count
    if g.player[seat].coins < deck.spell_price[spell] or available == 0:
        fizzle(g, seat)
        return
    pay(g, seat, deck.spell_price[spell])
    for _ in range(min(deck.spell_draws[spell], available)):
        draw_adventure(g, seat)


@rule
def draw_adventure(g, seat):
    """G25, G27: a random discard, named to all; without one the top card of the draw pile, secretly."""
    if discard_size(g) > 0:
        kind = draw_from_discard(g)
        tell(g, DISCARD_DRAWN, seat, NOTHING, kind)
        gain(g, seat, kind, ALL_OBSERVERS)
    else:
        kind, knowers = draw(g.draw)
        knowers = shown_to(g, kind, knowers | (1 << seat))
        tell_secret(g, PILE_DRAWN, seat, kind, knowers)
        gain(g, seat, kind, knowers)


@rule
def draw_treasure(g, seat):
    """G28, G35, G91: the top treasure, seen by its new owner and by those who knew it."""
    if g.treasure.count == 0:
        fizzle(g, seat)
        return
    kind, knowers = draw(g.treasure)
    knowers |= 1 << seat
    tell_secret(g, TREASURE_DRAWN, seat, kind, knowers)
    gain(g, seat, kind, knowers)


@rule
def help_the_poorest(g, deck, seat):
    """G29: coins for a caster with the fewest."""
    for other in range(g.seats):
        if g.player[other].coins < g.player[seat].coins:
            fizzle(g, seat)
            return
    gain_coins(g, seat, deck.spell_coins[ALMS])


@rule
def turn_up_extra_card(g, seat):
    """G37, G38: one more card for the display, if there is one (and a display at all: G90)."""
    if g.no_display == 0 and can_draw(g):
        turn_up_card(g)
    else:
        fizzle(g, seat)


# Exchange: the question REMOVE_CARD.


@rule
def carry_out_removal(g, frame):
    """G19, G90: the frame of an Exchange."""
    if frame.stage == 0:
        if display_is_empty(g):
            fizzle(g, frame.seat)
            pop(g)
        else:
            ask_one(g, REMOVE_CARD, frame.seat, 1)
    else:
        remove_card(g, frame.seat, g.reply[frame.seat] - REMOVE)
        pop(g)


@rule
def refusal_of_removal(g, seat, spot):
    """G19: a card of the display."""
    return 0 if in_display(g, spot) else 19


list_removals = listing(OPTIONS, "remove", refusal_of_removal)


@rule
def remove_card(g, seat, spot):
    """G20: the removed card reaches the discard pile first; the new card lies as it lay."""
    kind, _ = take_out(g, seat, spot)
    tell(g, CARD_REMOVED, seat, 1 if spot == FACE_DOWN else 0, kind)
    g.discard[kind] += 1
    if can_draw(g):
        if spot == FACE_DOWN:
            lay_card_face_down(g)
        else:
            turn_up_card(g)


# Offering: the question GIVE_AWAY.


@rule
def has_something_to_give(g, seat):
    """G34."""
    me = g.player[seat]
    if me.places + me.treasures > 0:
        return True
    for kind in range(COMPANIONS):
        if me.companion[kind] > 0:
            return True
    return False


@rule
def carry_out_gift(g, deck, frame):
    """G32, G34: the frame of an Offering."""
    if frame.stage == 0:
        if has_something_to_give(g, frame.seat):
            ask_one(g, GIVE_AWAY, frame.seat, 1)
        else:
            fizzle(g, frame.seat)
            pop(g)
    else:
        give_away(g, frame.seat, g.reply[frame.seat])
        gain_coins(g, frame.seat, deck.spell_coins[OFFERING])
        pop(g)


@rule
def refusal_of_gift(g, seat, kind):
    """G32: a card of one's own; G34: a cloak only while it is not assigned."""
    if is_companion(kind):
        return 0 if visible(g, seat, kind) > 0 else 32
    if g.player[seat].row[kind - FIRST_HIDDEN] > 0:
        return 0
    return 34 if kind == CLOAK and has_assigned_cloak(g, seat) else 32


list_gifts = listing(OPTIONS, "drop", refusal_of_gift)


@rule
def refusal_of_cloaked_gift(g, seat, kind):
    """G34: a cloaked companion may be given away, if there is one (G32)."""
    return 0 if g.player[seat].cloaked[kind] > 0 else 32


list_cloaked_gifts = listing(OPTIONS, "drop cloaked", refusal_of_cloaked_gift)


@rule
def give_away(g, seat, option):
    """G33: under the adventure pile, or under the treasure pile; what lay face down is not shown."""
    if option >= DROP_CLOAKED:
        kind = option - DROP_CLOAKED
        drop_cloak_with(g, seat, kind)
    else:
        kind = option - DROP
    knowers = ALL_OBSERVERS
    if is_companion(kind):
        lose_companion(g, seat, kind)
    else:
        knowers = lose_unseen(g, seat, kind)
    is_treasure = kind >= ADVENTURES
    tell_secret(g, CARD_GIVEN_AWAY, seat, kind, knowers, 1 if is_treasure else 0)
    if is_treasure:
        put_under(g.treasure, kind, knowers)
    else:
        put_under(g.draw, kind, knowers | (PUBLIC_MARK if is_place(kind) else 0))


@rule
def drop_cloak_with(g, seat, kind):
    """G34: the cloak of a companion that is given away leaves the game."""
    if visible(g, seat, kind) > 0:  # a twin stays: the cloak must be taken off by hand
        lose_cloak(g, seat, kind)
